// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese numerals: 十二, 三十五, 廿一, 兩千三百.
#pragma once

#include "theory/outcome.h"

#include <QStringView>

#include <vector>

namespace laststone::teaching {

// Goes behind the numerals that stand at a place of a text, up to 99 999 999. Digits are a number each, as
// 三四五 is said of three heaps. None, and no step, where there is no number.
std::vector<theory::Count> readChinese(QStringView text, qsizetype& at);

} // namespace laststone::teaching
