// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/steps/steps.h"

#include <utility>

namespace laststone::teaching {

using Role = ShownMove::Role;

Steps& Steps::add(const char* id, Sentence title)
{
    m_explanation.steps.push_back({id, std::move(title), {}, {}, {}});
    return *this;
}

Steps& Steps::detail(Sentence detail)
{
    if (!detail.isEmpty())
        current().details.push_back(std::move(detail));
    return *this;
}

Steps& Steps::details(const std::vector<Sentence>& details)
{
    for (const Sentence& each : details)
        detail(each);
    return *this;
}

Steps& Steps::table(BinaryTable table)
{
    current().table = std::move(table);
    return *this;
}

Steps& Steps::shows(const Move& move, Role role)
{
    return shows(position(), move, role);
}

Steps& Steps::shows(Position before, const Move& move, Role role)
{
    current().shown.moves.push_back({std::move(before), move, role});
    return *this;
}

Steps& Steps::mark(const Mark& mark)
{
    current().shown.marks.push_back(mark);
    return *this;
}

Steps& Steps::mark(int kind, std::size_t heap, theory::Count from, theory::Count to)
{
    return mark(Mark{kind, heap, from, to});
}

Steps& Steps::marks(const std::vector<Mark>& marks)
{
    for (const Mark& each : marks)
        mark(each);
    return *this;
}

Steps& Steps::markAll(const Mark& mark)
{
    for (Step& step : m_explanation.steps)
        step.shown.marks.push_back(mark);
    return *this;
}

} // namespace laststone::teaching
