// SPDX-License-Identifier: GPL-3.0-or-later
// Why a position of Lasker's Nim is lost or won, in steps.
#pragma once

#include "teaching/steps/explanation.h"

namespace laststone::games {

teaching::Explanation explainLasker(const teaching::Position& position);

} // namespace laststone::games
