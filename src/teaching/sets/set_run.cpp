// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/sets/set_run.h"

#include "teaching/session.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace laststone::teaching {

using theory::Count;

namespace {

constexpr QLatin1String kSet("set");
constexpr QLatin1String kShown("shown"); // to come again, as another one
constexpr QLatin1String kAt("at"); // the place, from 1, and whether its question has been answered
constexpr QLatin1String kAnswered("answered");
constexpr QLatin1String kFollowing("following"); // the level, and how many have been understood in a row
constexpr QLatin1String kMarks[] = {QLatin1String("to-come"), QLatin1String("understood"),
                                    QLatin1String("again"), QLatin1String("helped"),
                                    QLatin1String("later")}; // in their order

// The level of a word; nothing for another word.
std::optional<Difficulty> levelOf(QStringView word)
{
    for (const Difficulty level : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard}) {
        if (word == levelWord(level))
            return level;
    }
    return std::nullopt;
}

constexpr Count kFirstMost = 8; // of the first question for somebody who tries

} // namespace

SetRun::SetRun(const SetName& name, std::span<const QuestionKind> kinds, std::vector<Question> earlier,
               const SetLimits& limits)
    : m_name(name), m_kinds(kinds), m_limits(limits)
{
    // Of a single kind a rule of few positions may have fewer.
    m_places.resize(name.kind.isEmpty() ? kSetLength : questionsOf(name, kinds, kSetLength).size());
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
    OtherQuestions others;
    others.mostAsked = m_limits.most;
    others.kinds = m_limits.kinds;
    if (m_limits.most && !m_name.level)
        others.mostOnBoard = kFirstMost + static_cast<Count>(m_current);
    for (auto place = m_places.begin(); place != m_places.end(); ++place) {
        if (place->question)
            place < at ? others.addBefore(*place->question) : others.addAfter(*place->question);
    }
    const bool isEasier = !m_name.level && m_name.kind.isEmpty() && at != m_places.begin()
        && std::prev(at)->mark == Mark::Again;
    const Difficulty drawn = m_limits.most && !m_name.level ? Difficulty::Easy : level();
    at->question = (isEasier ? easierQuestionOf : questionOf)(m_name, m_kinds, m_current, drawn, others);
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
        mark = !isFirst && asking.state == Asking::State::Shown ? Mark::Later : Mark::Again;
    m_places[static_cast<std::size_t>(m_current)].isShown =
        mark == Mark::Again && asking.state == Asking::State::Shown;
    if (!isFirst)
        return;
    m_inARow = asking.isUnderstood() ? m_inARow + 1 : 0;
    const int step = m_inARow == 2 ? 1 : asking.isUnderstood() ? 0 : -1;
    if (step > 0)
        m_inARow = 0;
    m_following = static_cast<Difficulty>(std::clamp(static_cast<int>(m_following) + step, 0, 2));
}

void SetRun::skip()
{
    if (!question() || m_isAnswered)
        return;
    m_isAnswered = true;
    m_places[static_cast<std::size_t>(m_current)].mark = Mark::Again;
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
    if (next != m_places.end() && next->isShown)
        drawLike(*next);
}

// Whoever has been shown the solution is asked for more than to remember it; the same again where the rule
// has no other one.
void SetRun::drawLike(Place& place)
{
    place.isShown = false;
    SetName like = m_name;
    like.kind = place.question->kind;
    OtherQuestions others;
    others.mostAsked = m_limits.most;
    for (const Place& each : m_places) {
        if (each.question)
            others.addBefore(*each.question);
    }
    const int number = static_cast<int>(m_places.size()) + m_current;
    if (auto other = questionOf(like, m_kinds, number, level(), others))
        place.question = std::move(other);
}

QString SetRun::text() const
{
    QStringList lines{QStringLiteral("%1 %2").arg(kSet, setText(m_name))};
    for (const Place& place : m_places) {
        const QString question = place.question ? questionText(*place.question) : QString();
        const QLatin1String mark = place.isShown ? kShown : kMarks[static_cast<int>(place.mark)];
        lines << QStringLiteral("%1 %2").arg(mark, question).trimmed();
    }
    lines << QStringLiteral("%1 %2 %3")
                 .arg(kAt)
                 .arg(m_current + 1)
                 .arg(m_isAnswered ? kAnswered : QLatin1String());
    lines << QStringLiteral("%1 %2 %3").arg(kFollowing, levelWord(m_following)).arg(m_inARow);
    return lines.join(u'\n');
}

std::optional<SetRun> readSetRun(QStringView text, std::span<const QuestionKind> kinds,
                                 std::span<const Family> families, const SourceOf& sourceOf)
{
    std::optional<SetRun> run;
    std::optional<QuestionSource> source;
    for (const QStringView line : text.split(u'\n')) {
        const qsizetype blank = line.indexOf(u' ');
        const QStringView word = blank < 0 ? line : line.first(blank);
        const QStringView rest = blank < 0 ? QStringView() : line.mid(blank + 1);
        const auto words = rest.split(u' ');
        if (word == kSet && !run) {
            const auto name = readSetName(rest, families, sourceOf);
            if (!name || !std::holds_alternative<SetName>(*name))
                return std::nullopt;
            source = sourceOf(std::get<SetName>(*name).like.word());
            if (!source || source->kinds.data() != kinds.data())
                return std::nullopt; // it is of another lesson
            run.emplace(std::get<SetName>(*name), std::vector<Question>());
            run->m_kinds = kinds;
        } else if (!run) {
            return std::nullopt;
        } else if (const auto mark =
                       std::ranges::find_if(kMarks, [&](QLatin1String each) { return word == each; });
                   mark != std::end(kMarks) || word == kShown) {
            const bool isShown = word == kShown;
            SetRun::Place place{std::nullopt,
                                isShown ? SetRun::Mark::Again
                                        : static_cast<SetRun::Mark>(mark - std::begin(kMarks)),
                                isShown};
            if (!rest.isEmpty()) {
                auto question = readQuestion(rest, kinds, families, &source->first);
                if (!std::holds_alternative<Question>(question))
                    return std::nullopt;
                place.question = std::get<Question>(std::move(question));
            } else if (place.mark != SetRun::Mark::ToCome) {
                return std::nullopt;
            }
            run->m_places.push_back(std::move(place));
        } else if (word == kAt) {
            run->m_current = words[0].toInt() - 1;
            run->m_isAnswered = words.size() > 1 && words[1] == kAnswered;
        } else if (word == kFollowing && words.size() == 2 && levelOf(words[0])) {
            run->m_following = *levelOf(words[0]);
            run->m_inARow = words[1].toInt() == 1 ? 1 : 0;
        } else {
            return std::nullopt;
        }
    }
    if (!run || run->m_current < 0 || run->m_current > std::ssize(run->m_places))
        return std::nullopt;
    run->draw();
    return run;
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
        if (place.mark != Mark::ToCome && place.mark != Mark::Understood)
            questions.push_back(*place.question);
    }
    return questions;
}

} // namespace laststone::teaching
