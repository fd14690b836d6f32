// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/sets/set_run.h"

#include "teaching/session.h"

#include <algorithm>
#include <utility>

namespace laststone::teaching {

SetRun::SetRun(const SetName& name, std::span<const QuestionKind> kinds, std::vector<Question> earlier)
    : m_name(name), m_kinds(kinds), m_places(kSetLength)
{
    for (Question& question : earlier)
        m_places.push_back({std::move(question)});
    draw();
}

SetRun::SetRun(const SetName& name, std::vector<Question> only) : m_name(name)
{
    for (Question& question : only)
        m_places.push_back({std::move(question)});
}

const Question* SetRun::question() const
{
    if (m_current >= static_cast<int>(m_places.size()))
        return nullptr;
    const Place& place = m_places[static_cast<std::size_t>(m_current)];
    return place.question ? &*place.question : nullptr;
}

// The question of the current place, unless it has one. Where the rule has no further question, the set ends
// before.
void SetRun::draw()
{
    const auto at = m_places.begin() + m_current;
    if (at == m_places.end() || at->question)
        return;
    QStringList before;
    for (const Place& place : m_places) {
        if (place.question)
            before << questionText(*place.question);
    }
    at->question = questionOf(m_name, m_kinds, m_current, level(), before);
    if (!at->question)
        m_places.erase(at, std::ranges::find_if(at, m_places.end(), [](const Place& place) {
                           return place.question.has_value();
                       }));
}

void SetRun::answered(const Asking& asking)
{
    if (!question() || m_isAnswered)
        return;
    m_isAnswered = true;
    Mark& mark = m_places[static_cast<std::size_t>(m_current)].mark;
    const bool isFirst = mark == Mark::ToCome;
    if (asking.isUnderstood())
        mark = isFirst ? Mark::Understood : Mark::Helped;
    else
        mark = Mark::Again;
    if (!isFirst)
        return;
    m_inARow = asking.isUnderstood() ? m_inARow + 1 : 0;
    const int step = m_inARow == 2 ? 1 : asking.isUnderstood() ? 0 : -1;
    if (step > 0)
        m_inARow = 0;
    m_following = static_cast<Difficulty>(std::clamp(static_cast<int>(m_following) + step, 0, 2));
}

// Those to come, one after the other; then round and round what has not been understood.
void SetRun::goOn()
{
    m_isAnswered = false;
    const auto first = m_places.begin();
    const auto has = [](Mark mark) { return [mark](const Place& place) { return place.mark == mark; }; };
    auto next = std::ranges::find_if(m_places, has(Mark::ToCome));
    if (next != m_places.end()) {
        m_current = static_cast<int>(next - first);
        draw();
        next = std::ranges::find_if(m_places, has(Mark::ToCome));
    }
    if (next == m_places.end()) {
        const auto behind = first + std::min<std::ptrdiff_t>(m_current + 1, std::ssize(m_places));
        next = std::find_if(behind, m_places.end(), has(Mark::Again));
        if (next == m_places.end())
            next = std::ranges::find_if(m_places, has(Mark::Again));
    }
    m_current = static_cast<int>(next - first);
}

int SetRun::count(Mark mark) const
{
    return static_cast<int>(std::ranges::count(m_places, mark, &Place::mark));
}

std::vector<SetRun::Tally> SetRun::tally() const
{
    std::vector<Tally> tally;
    for (const Place& place : m_places) {
        if (place.mark == Mark::ToCome)
            continue;
        auto found = std::ranges::find(tally, place.question->kind, &Tally::kind);
        if (found == tally.end())
            found = tally.insert(tally.end(), Tally{place.question->kind});
        ++found->asked;
        found->understood += place.mark == Mark::Understood ? 1 : 0;
    }
    return tally;
}

std::vector<Question> SetRun::notUnderstood() const
{
    std::vector<Question> questions;
    for (const Place& place : m_places) {
        if (place.mark == Mark::Again || place.mark == Mark::Helped)
            questions.push_back(*place.question);
    }
    return questions;
}

} // namespace laststone::teaching
