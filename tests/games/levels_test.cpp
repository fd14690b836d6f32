// SPDX-License-Identifier: GPL-3.0-or-later
// Whether what is easy is easier than what is hard: by the work that one has by hand, measured here from the
// rules alone, for random positions and for questions of every kind.
#include "games/catalogue.h"
#include "positions.h"
#include "rules_alone.h"
#include "teaching/sets/question_set.h"
#include "test_main.h"

#include <QTest>

#include <bit>
#include <set>

namespace laststone::levels_test {

using teaching::Difficulty;
using teaching::Position;
using teaching::Question;
using theory::Count;
using theory::Outcome;

namespace {

constexpr Difficulty kLevels[] = {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard};

Count digits(Count number)
{
    return static_cast<Count>(std::bit_width(number));
}

Count largest(const std::vector<Count>& numbers)
{
    return numbers.empty() ? 0 : *std::ranges::max_element(numbers);
}

// Of the lost positions of Wythoff's game those with a smaller number up to that one, found one after the
// other: each begins with the least number that no pair has.
Count pairsUpTo(Count number)
{
    std::set<Count> used;
    for (Count k = 1;; ++k) {
        Count a = 1;
        while (used.contains(a))
            ++a;
        used.insert({a, a + k});
        if (a == number || a + k == number)
            return k;
    }
}

// The table of digits that is written down to XOR the heaps; equal ones cancel each other.
Count digitsOfNim(const std::vector<Count>& heaps)
{
    std::vector<Count> alone;
    for (const Count heap : heaps) {
        const auto equal = std::ranges::find(alone, heap);
        if (equal != alone.end())
            alone.erase(equal);
        else if (heap > 0)
            alone.push_back(heap);
    }
    return alone.size() * digits(largest(alone));
}

// How much there is to do by hand in a position of a lesson.
Count work(const Position& position)
{
    const QString lesson = position.word();
    const auto& heaps = position.heaps;
    if (lesson == QLatin1String("bash")) {
        const Count apart = position.play == theory::Play::Misere ? 1 : 0;
        return (heaps[0] - apart) / (position.rule().toULongLong() + 1);
    }
    if (lesson == QLatin1String("wythoff"))
        return pairsUpTo(std::min(heaps[0], heaps[1]));
    if (lesson == QLatin1String("nim"))
        return digitsOfNim(heaps);
    if (lesson == QLatin1String("staircase"))
        return heaps.size() * digits(largest(heaps));
    return largest(heaps); // values to be found, one after the other
}

// In a question it may lie in the numbers that it is about.
Count work(const Question& question)
{
    const auto& about = question.about;
    const QString kind = question.position.word() + QLatin1Char(' ') + question.kind;
    if (kind == QLatin1String("wythoff pair"))
        return about[0];
    if (kind == QLatin1String("wythoff partner"))
        return pairsUpTo(about[0]);
    if (kind == QLatin1String("bash block"))
        return about.empty() ? 1 : about[0];
    if (kind == QLatin1String("nim split"))
        return question.position.heaps[0];
    if (kind == QLatin1String("staircase strip"))
        return about.size();
    if (kind == QLatin1String("sg period"))
        return about.empty() ? 0 : about.back();
    if (question.position.word() == QLatin1String("sg") && !about.empty())
        return question.position.heaps[static_cast<std::size_t>(about[0] - 1)];
    return work(question.position);
}

// The least and the most work that has been met, by level.
class Met {
public:
    void add(Difficulty level, Count work)
    {
        const auto [found, isNew] = m_ranges.try_emplace(level, work, work);
        if (!isNew)
            found->second = {std::min(found->second.first, work), std::max(found->second.second, work)};
    }
    // Whether every easier one takes less than every harder one.
    void verify(const QString& what) const
    {
        for (const auto& [easier, harder] :
             {std::pair{Difficulty::Easy, Difficulty::Medium}, {Difficulty::Medium, Difficulty::Hard}}) {
            if (!m_ranges.contains(easier) || !m_ranges.contains(harder))
                continue; // too few questions
            const QString numbers =
                QStringLiteral(" %1 %2").arg(m_ranges.at(easier).second).arg(m_ranges.at(harder).first);
            QVERIFY2(m_ranges.at(easier).second < m_ranges.at(harder).first, qPrintable(what + numbers));
        }
    }
    bool isWhole() const { return m_ranges.size() == std::size(kLevels); }

private:
    std::map<Difficulty, std::pair<Count, Count>> m_ranges;
};

} // namespace

class LevelsTest : public QObject {
    Q_OBJECT
private slots:
    // Whoever begins a lesson, or chooses a rule, is to have something to win.
    void firstPositionsCanBeWon()
    {
        rules_alone::Judge judge;
        for (const widgets::Lesson* lesson : games::lessons()) {
            QVERIFY2(judge.outcome(lesson->first) == Outcome::N, qPrintable(lesson->id()));
            const Position opening{lesson->first.game, theory::Play::Normal, lesson->firstGame};
            QVERIFY2(judge.outcome(opening) == Outcome::N, qPrintable(lesson->id()));
            for (const widgets::LessonKind& kind : lesson->kinds) {
                for (const widgets::RulePreset& preset : kind.presets) {
                    const auto read = lesson->family.read(preset.rule, 0);
                    const Position first = teaching::firstPosition(std::get<0>(read));
                    QVERIFY2(first.game->outcome(first) == Outcome::N, qPrintable(preset.rule));
                }
            }
        }
    }

    void harderIsMoreWork_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char* rule :
             {"bash 3: 1", "bash 3 misere: 1", "bash 7: 1", "wythoff: 1 2", "wythoff misere: 1 2", "nim: 1",
              "nim misere: 1", "staircase: 1", "staircase misere: 1", "sg {1,3,4}: 1", "sg {2,5}: 2",
              "sg 0.77: 1", "sg grundy: 3"})
            QTest::newRow(rule) << QString::fromLatin1(rule);
    }
    void harderIsMoreWork()
    {
        QFETCH(const QString, rule);
        const Position like = positionOf(rule);
        QRandomGenerator random(5);
        Met positions;
        for (int seed = 0; seed < 10'000; ++seed) {
            const Difficulty level = kLevels[seed % 3];
            positions.add(level, work(like.game->randomPosition(like, level, random)));
        }
        QVERIFY(positions.isWhole());
        positions.verify(QStringLiteral("positions"));
        const auto& kinds = games::findLesson(like.word())->questions;
        int kindsAsked = 0;
        for (const teaching::QuestionKind& kind : kinds) {
            Met questions;
            for (quint32 seed = 0; seed < 10'000 / kinds.size(); ++seed) {
                const Difficulty level = kLevels[seed % 3];
                const auto question = teaching::questionOf({like, kind.id, level, seed}, kinds, 0, level, {});
                if (question && !(kind.id == QLatin1String("period") && question->about.empty()))
                    questions.add(level, work(*question));
            }
            // Positions and questions mean the same by a level.
            questions.verify(kind.id);
            kindsAsked += questions.isWhole() ? 1 : 0;
        }
        QVERIFY(kindsAsked >= 3);
    }

    // A hard question takes an idea as well: the one heap in which a move wins is not the one at which one
    // looks first, or one is not done with the first move that is found.
    void whatIsHardTakesAnIdea()
    {
        for (const char* game : {"nim", "sg {1,3,4}", "sg 0.77", "sg grundy"}) {
            const auto head = teaching::parseGame(QString::fromLatin1(game), games::families());
            const Position like = std::get<Position>(head);
            const auto& kinds = games::findLesson(like.word())->questions;
            int hidden = 0;
            int several = 0;
            int won = 0;
            constexpr quint32 kSeeds = 200;
            const auto isLost = [&](const Position& position) {
                return position.game->outcome(position) == Outcome::P;
            };
            for (quint32 seed = 0; seed < kSeeds; ++seed) {
                const auto move = teaching::questionOf({like, QStringLiteral("move"), Difficulty::Hard, seed},
                                                       kinds, 0, Difficulty::Hard, {});
                QVERIFY(move);
                const Position& position = move->position;
                std::set<std::size_t> parts; // in which a move wins
                for (std::size_t part = 0; part < position.heaps.size(); ++part) {
                    Position alone = position;
                    alone.heaps = {position.heaps[part]};
                    for (const auto& heaps : rules_alone::options(alone)) {
                        Position left = position;
                        left.heaps.erase(left.heaps.begin() + static_cast<std::ptrdiff_t>(part));
                        left.heaps.insert(left.heaps.end(), heaps.begin(), heaps.end());
                        if (isLost(left))
                            parts.insert(part);
                    }
                }
                const bool isHidden =
                    parts.size() == 1 && position.heaps[*parts.begin()] < std::ranges::max(position.heaps);
                hidden += isHidden ? 1 : 0;
                const auto all =
                    teaching::questionOf({like, QStringLiteral("all-moves"), Difficulty::Hard, seed}, kinds,
                                         0, Difficulty::Hard, {});
                QVERIFY(all);
                const auto& right = std::get<std::vector<Position>>(all->right);
                won += right.empty() ? 0 : 1;
                several += right.size() >= 2 ? 1 : 0;
            }
            const QString what =
                QStringLiteral("%1: %2, %3 of %4").arg(QLatin1String(game)).arg(hidden).arg(several).arg(won);
            QVERIFY2(hidden > static_cast<int>(kSeeds) * 8 / 10, qPrintable(what));
            QVERIFY2(several > won * 8 / 10, qPrintable(what));
        }
    }
};

LASTSTONE_TEST(LevelsTest, Nothing)

} // namespace laststone::levels_test
#include "levels_test.moc"
