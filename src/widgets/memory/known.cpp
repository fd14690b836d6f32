// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/known.h"

#include "teaching/progress.h"
#include "teaching/tour.h"
#include "widgets/page/game_name.h"
#include "widgets/page/lesson.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace laststone::widgets {

using teaching::Grasp;
using teaching::LessonRecord;
using teaching::Voice;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Known)
};

// Every language has the same.
int sectionCount(const QString& lesson)
{
    static std::map<QString, int> counts;
    const auto found = counts.find(lesson);
    if (found != counts.end())
        return found->second;
    const auto tour = teaching::loadTour(QStringLiteral(":/tours"), lesson, QLocale(QLocale::English));
    return counts[lesson] = static_cast<int>(tour.sections.size());
}

Grasp graspOf(std::size_t done, std::size_t all)
{
    return done == 0 ? Grasp::None : done < all ? Grasp::Some : Grasp::Full;
}

Known tour(const QString& id, const LessonRecord& record)
{
    const int count = sectionCount(id);
    int section = 0;
    while (section < count && record.read.contains(section))
        ++section;
    const auto read = std::ranges::count_if(record.read, [&](int each) { return each < count; });
    //: %1 of the %2 sections of a tour
    const QString words = Tr::tr("%1 of %2 sections read").arg(read).arg(count);
    return {Known::Part::Tour, graspOf(static_cast<std::size_t>(read), static_cast<std::size_t>(count)),
            Tr::tr("Tour"), words, section};
}

QString lately(qsizetype right, qsizetype all)
{
    //: of the latest questions, %1 of %2 have been answered rightly at the first try
    return Tr::tr("lately %1 of %2 right at the first try").arg(right).arg(all);
}

QString kindWords(const teaching::KindRecord* record)
{
    if (!record || record->latest.isEmpty())
        return Tr::tr("not asked yet");
    if (record->grasp() == Grasp::Full)
        return Tr::tr("understood: the last three right at the first try");
    return lately(record->latest.count(u'1'), record->latest.size());
}

// The highest one that has been beaten, and who comes next.
Known opponents(const LessonRecord& record)
{
    using teaching::Opponent;
    std::optional<Opponent> beaten;
    for (const Opponent each : teaching::kOpponents) {
        const auto games = record.games.find(teaching::opponentWord(each));
        if (games != record.games.end() && games->second.won > 0)
            beaten = each;
    }
    const auto name = [](Opponent each) { return Voice::installed().say(teaching::opponentName(each)); };
    Known known{Known::Part::Opponents, Grasp::None, Tr::tr("Opponents"), Tr::tr("not played yet")};
    known.next = teaching::kOpponents[1]; // of the ladder, the first
    if (!record.games.empty()) {
        known.grasp = Grasp::Some;
        known.words = Tr::tr("played, not won yet");
    }
    if (!beaten)
        return known;
    const auto next = teaching::nextOpponent(*beaten);
    known.grasp = next ? Grasp::Some : Grasp::Full;
    known.next = next;
    //: %1 is the name of an opponent
    known.words = Tr::tr("won against “%1”").arg(name(*beaten));
    if (next) {
        //: what comes next: %1 is what has been done, %2 the name of an opponent
        known.words = Tr::tr("%1, next: “%2”").arg(known.words, name(*next));
    }
    return known;
}

Known boxes(const LessonRecord& record)
{
    std::array<int, teaching::Boxed::kBoxes> counts{};
    for (const auto& [question, boxed] : record.boxes)
        ++counts[static_cast<std::size_t>(boxed.box - 1)];
    QStringList parts;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) {
            //: of Leitner’s boxes: %1 is the number of a box, %2 how many questions are in it
            parts << Tr::tr("box %1: %2").arg(i + 1).arg(counts[i]);
        }
    }
    return {Known::Part::Boxes, Grasp::None, Tr::tr("Leitner’s boxes"),
            parts.isEmpty() ? Tr::tr("empty") : parts.join(QStringLiteral(" · "))};
}

// A game of the lesson that has been asked about, by the first word of its rule; one that is drawn, or not
// read any more, is called by its kind.
Known game(const Lesson& lesson, const QString& word, const LessonRecord::Kinds& kinds)
{
    Known known{Known::Part::Rule, Grasp::Full, word, {}};
    known.rule = word;
    const auto voice = Voice::installed();
    for (const LessonKind& kind : lesson.kinds) {
        const QString& preset = kind.presets.front().rule;
        if (preset != word && preset.section(u' ', 0, 0) == word) {
            known.rule = preset;
            known.name = voice.say(kind.name);
        }
    }
    const auto read = lesson.family.read(known.rule, 0);
    if (const auto* found = std::get_if<std::shared_ptr<const teaching::Game>>(&read);
        found && known.rule == word)
        known.name = gameName(lesson, {*found, theory::Play::Normal, {}}, voice);
    QStringList parts;
    qsizetype right = 0;
    qsizetype all = 0;
    for (const teaching::QuestionKind& kind : lesson.questions) {
        const auto found = kinds.find(kind.id);
        if (found == kinds.end())
            continue;
        if (found->second.grasp() != Grasp::Full)
            known.grasp = Grasp::Some;
        const QString& latest = found->second.latest;
        //: %1 is a kind of question; of the latest ones, %2 of %3 have been answered rightly at the first try
        parts << Tr::tr("%1: %2 of %3").arg(voice.say(kind.name)).arg(latest.count(u'1')).arg(latest.size());
        right += latest.count(u'1');
        all += latest.size();
    }
    if (parts.size() == 1) {
        known.words = parts.front();
        return known;
    }
    // Of several kinds the line has room for all of them together.
    known.words = lately(right, all);
    known.details = parts.join(u'\n');
    return known;
}

} // namespace

std::vector<Known> knownOf(const Lesson& lesson, const teaching::Progress& progress)
{
    const LessonRecord& record = progress.lesson(lesson.id());
    std::vector<Known> parts{tour(lesson.id(), record)};
    if (lesson.table.cells) {
        parts.push_back({Known::Part::Table, record.table ? Grasp::Full : Grasp::None, Tr::tr("Table"),
                         record.table ? Tr::tr("answered") : Tr::tr("not answered yet")});
    }
    for (const teaching::QuestionKind& kind : lesson.questions) {
        const auto found = record.kinds.find(kind.id);
        parts.push_back({Known::Part::Kind, progress.grasp(lesson.id(), kind.id),
                         Voice::installed().say(kind.name),
                         kindWords(found == record.kinds.end() ? nullptr : &found->second), 0, kind.id});
    }
    for (const auto& [rule, kinds] : record.rules) {
        if (!lesson.kinds.empty())
            parts.push_back(game(lesson, rule, kinds));
    }
    parts.push_back(opponents(record));
    parts.push_back(boxes(record));
    return parts;
}

bool isUnderstood(const std::vector<Known>& parts)
{
    return std::ranges::all_of(parts, [](const Known& known) {
        const bool counts = known.part == Known::Part::Tour || known.part == Known::Part::Kind;
        return !counts || known.grasp == Grasp::Full;
    });
}

std::optional<std::size_t> nextOf(const std::vector<Known>& parts)
{
    const auto found = std::ranges::find_if(parts, [](const Known& known) {
        return known.part != Known::Part::Boxes && known.part != Known::Part::Rule
            && known.grasp != Grasp::Full;
    });
    if (found == parts.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - parts.begin());
}

} // namespace laststone::widgets
