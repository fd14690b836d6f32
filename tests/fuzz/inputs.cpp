// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/inputs.h"

#include <algorithm>

namespace fuzz {

std::span<const Input> inputs()
{
    static constexpr Input all[] = {
        {"notation", notation}, // of a position of any game
        {"rule", rule}, // of the SG lesson: sets, octal codes, graphs
        {"set", set}, // the name of a set of questions
        {"question", question}, // its text, and an answer that is typed
        {"tour", tour}, // with its questions and links
        {"dot", dot}, // a graph
        {"game", game}, // that has been saved
        {"progress", progress},
        {"settings", settings},
        {"solve", solve}, // the numbers of a judge
        {"lines", lines}, // of an input of positions
        {"arguments", arguments}, // of the command line
    };
    return all;
}

const Input* findInput(const QByteArray& name)
{
    const auto found =
        std::ranges::find(inputs(), name, [](const Input& each) { return QByteArray(each.name); });
    return found == inputs().end() ? nullptr : &*found;
}

} // namespace fuzz
