// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/memory/saved_game.h"

#include <QLocale>
#include <QStringList>

#include <cmath>
#include <utility>

namespace laststone::teaching {

using theory::Count;

namespace {

struct Words {
    LASTSTONE_SENTENCES(SavedGame)
};

constexpr QLatin1String kTitle("laststone game");
constexpr QLatin1String kVersion("1");
constexpr QLatin1String kLearner("you");
constexpr QLatin1String kOther("opponent");

// A word of a line and where it begins, from 1.
struct Word {
    QStringView text;
    qsizetype column = 1;
};

std::vector<Word> wordsOf(QStringView line)
{
    std::vector<Word> words;
    for (qsizetype at = 0; at < line.size();) {
        qsizetype end = at;
        while (end < line.size() && !line[end].isSpace())
            ++end;
        if (end > at)
            words.push_back({line.mid(at, end - at), at + 1});
        at = end + 1;
    }
    return words;
}

// Reads entry by entry; what is wrong first is told.
class Reader {
public:
    explicit Reader(std::span<const Family> families) : m_families(families) { }

    // Says whether the line could be read.
    bool read(QStringView line)
    {
        ++m_line;
        const bool isStart = m_hasTitle && !m_match; // where the sign may be part of a name
        const qsizetype remark = isStart ? -1 : line.indexOf(u'#');
        const auto words = wordsOf(remark < 0 ? line : line.left(remark));
        if (words.empty())
            return true;
        m_end = words.back().column + words.back().text.size();
        if (!m_hasTitle)
            return readTitle(line, words);
        if (!m_match)
            return words[0].text == u"start"
                ? readStart(line, words)
                : fail(words[0], Words::phrase("“start” and a position were expected"));
        return readEntry(words);
    }

    std::variant<SavedGame, GameError> end()
    {
        ++m_line;
        if (!m_error && !m_hasTitle)
            fail({{}, 1}, Words::phrase("this is no game of Last Stone"));
        else if (!m_error && !m_match)
            fail({{}, 1}, Words::phrase("“start” and a position were expected"));
        if (m_error)
            return *m_error;
        if (m_done)
            m_game.done = *m_done;
        else
            m_game.done = m_game.moves.size();
        return m_game;
    }

private:
    bool fail(const Word& word, const Sentence& expected)
    {
        m_error = GameError{m_line, {expected, word.column}};
        return false;
    }

    bool readTitle(QStringView line, const std::vector<Word>& words)
    {
        m_hasTitle = true;
        if (words.size() < 2 || !line.trimmed().startsWith(kTitle))
            return fail(words[0], Words::phrase("this is no game of Last Stone"));
        if (words.size() != 3 || words[2].text != kVersion)
            return fail(words.back(), Words::phrase("this game is of a newer version of the program"));
        return true;
    }

    bool readStart(QStringView line, const std::vector<Word>& words)
    {
        const qsizetype at = words[0].column + words[0].text.size(); // the blank behind the word, from 0
        const auto parsed = parsePosition(line.mid(at).left(m_end - 1 - at), m_families, nullptr);
        if (const auto* error = std::get_if<NotationError>(&parsed))
            return fail({{}, error->column + at}, error->expected);
        m_game.start = std::get<Position>(parsed);
        m_match.emplace(m_game.start, Side::Learner);
        return true;
    }

    // A whole number behind the first word of a line.
    bool number(const std::vector<Word>& words, std::size_t index, Count least, Count most, Count& value)
    {
        bool isNumber = false;
        value = index < words.size() ? words[index].text.toULongLong(&isNumber) : 0;
        if (isNumber && value >= least && value <= most)
            return true;
        //: %1 and %2 are numbers
        return fail(index < words.size() ? words[index] : Word{{}, m_end + 1},
                    Words::phrase("a number from %1 to %2 was expected")(least, most));
    }

    bool readMove(const std::vector<Word>& words)
    {
        Count heap = 0;
        Move move;
        if (!number(words, 1, 1, theory::kMaxCount, heap)
            || !number(words, 2, 0, theory::kMaxCount, move.take)
            || (words.size() > 3 && !number(words, 3, 0, theory::kMaxCount, move.split)))
            return false;
        move.heap = heap - 1;
        if (!m_match->play(move))
            return fail(words[1], Words::phrase("this move cannot be made here"));
        m_game.moves.push_back(move);
        return true;
    }

    bool readPlace(const std::vector<Word>& words)
    {
        constexpr double kFarthest = 1e9;
        Count vertex = 0;
        double at[2] = {};
        if (!number(words, 1, 0, theory::kMaxCount, vertex))
            return false;
        for (std::size_t i = 0; i < 2; ++i) {
            bool isNumber = false;
            at[i] = i + 2 < words.size() ? words[i + 2].text.toDouble(&isNumber) : 0;
            if (!isNumber || !(std::abs(at[i]) < kFarthest))
                return fail(i + 2 < words.size() ? words[i + 2] : Word{{}, m_end + 1},
                            Words::phrase("a number was expected"));
        }
        m_game.places[vertex] = {at[0], at[1]};
        return true;
    }

    bool readEntry(const std::vector<Word>& words)
    {
        const QStringView entry = words[0].text;
        const QString value = words.size() > 1 ? words[1].text.toString() : QString();
        const Word& place = words.size() > 1 ? words[1] : words[0];
        constexpr Count kMostSteps = 1'000'000;
        Count count = 0;
        if (entry == u"move")
            return readMove(words);
        if (entry == u"place")
            return readPlace(words);
        if (entry == u"first") {
            m_game.first = value == kOther ? Side::Other : Side::Learner;
            return value == kOther || value == kLearner
                || fail(place, Words::phrase("“you” or “opponent” was expected"));
        }
        if (entry == u"opponent") {
            m_game.opponent = opponentOf(value);
            return m_game.opponent || fail(place, Words::phrase("there is no such opponent"));
        }
        if (entry == u"at") {
            if (!number(words, 1, 0, m_game.moves.size(), count))
                return false;
            m_done = count;
            return true;
        }
        if (entry == u"step" || entry == u"section") {
            if (!number(words, 1, 1, kMostSteps, count))
                return false;
            (entry == u"step" ? m_game.step : m_game.section) = static_cast<int>(count) - 1;
            return true;
        }
        return fail(words[0], Words::phrase("“move” or another entry of a game was expected"));
    }

    std::span<const Family> m_families;
    SavedGame m_game;
    std::optional<Match> m_match; // that the moves make; who plays does not matter to it
    std::optional<std::size_t> m_done;
    std::optional<GameError> m_error;
    bool m_hasTitle = false;
    qsizetype m_line = 0;
    qsizetype m_end = 0; // one past the last word of the line, from 1
};

} // namespace

QString gameText(const SavedGame& game)
{
    QStringList lines{kTitle + u' ' + kVersion, QStringLiteral("start ") + notation(game.start),
                      QStringLiteral("first ") + (game.first == Side::Learner ? kLearner : kOther)};
    if (game.opponent)
        lines << QStringLiteral("opponent ") + opponentWord(*game.opponent);
    Match match(game.start, game.first);
    for (const Move& move : game.moves) {
        match.play(move);
        QString line = QStringLiteral("move %1 %2").arg(move.heap + 1).arg(move.take);
        if (move.split > 0)
            line += u' ' + QString::number(move.split);
        lines << line.leftJustified(16) + QStringLiteral(" # ") + shortNotation(match.position());
    }
    if (game.done != game.moves.size())
        lines << QStringLiteral("at %1").arg(game.done);
    if (game.step >= 0)
        lines << QStringLiteral("step %1").arg(game.step + 1);
    if (game.section > 0)
        lines << QStringLiteral("section %1").arg(game.section + 1);
    for (const auto& [vertex, place] : game.places) {
        lines << QStringLiteral("place %1 %2 %3")
                     .arg(vertex)
                     .arg(place.first, 0, 'g', QLocale::FloatingPointShortest)
                     .arg(place.second, 0, 'g', QLocale::FloatingPointShortest);
    }
    return lines.join(u'\n') + u'\n';
}

std::variant<SavedGame, GameError> readGame(QStringView text, std::span<const Family> families)
{
    Reader reader(families);
    for (const QStringView line : text.split(u'\n')) {
        if (!reader.read(line))
            break;
    }
    return reader.end();
}

Sentence describe(const GameError& error)
{
    //: %1 and %2 are the place in a file, from 1; %3 says what was expected there
    return Words::phrase("Line %1, column %2: %3.")(static_cast<Count>(error.line),
                                                    static_cast<Count>(error.error.column),
                                                    Clauses{{error.error.expected}});
}

} // namespace laststone::teaching
