// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sg/sg_explanation.h"

#include "games/sg/sg_rules.h"

namespace laststone::games {

teaching::Explanation explainSg(const teaching::Position& position)
{
    teaching::Explanation explanation{position, {}};
    explanation.steps.push_back({"verdict", SgRules().verdict(position), {}, {}, {}});
    return explanation;
}

} // namespace laststone::games
