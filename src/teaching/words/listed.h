// SPDX-License-Identifier: GPL-3.0-or-later
// Words that are the same in every language, in a list that is not: "nim, sg", "nim、sg".
#pragma once

#include "teaching/sentence.h"

#include <QStringList>

namespace laststone::teaching {

Clauses listed(const QStringList& words);

} // namespace laststone::teaching
