// SPDX-License-Identifier: GPL-3.0-or-later
// What a person types and writes: positions, rules, sets of questions, questions, tours.
#include "fuzz/inputs.h"

#include "games/catalogue.h"
#include "games/sums/sg_game.h"
#include "teaching/moves.h"
#include "teaching/sets/question_set.h"
#include "teaching/tour.h"

#include <algorithm>

namespace fuzz {

using namespace laststone;
using teaching::Move;
using teaching::NotationError;
using teaching::Position;
using teaching::Question;
using theory::Count;
using theory::Outcome;
using theory::Play;

namespace {

Broken misplaced(const NotationError& error, qsizetype length)
{
    if (error.column < 1 || error.column > length + 1)
        return QStringLiteral("an error in column %1 of %2").arg(error.column).arg(length);
    if (teaching::Voice::installed().say(teaching::describe(error)).isEmpty())
        return QStringLiteral("an error without words");
    return {};
}

// A position of `text` again, or what is wrong.
Broken readBack(const Position& position, const QString& text, const Position* here)
{
    const auto again = teaching::parsePosition(text, games::families(), here);
    const auto* same = std::get_if<Position>(&again);
    if (!same || *same != position || teaching::notation(*same) != teaching::notation(position))
        return QStringLiteral("not read back: ") + text;
    return {};
}

// Whoever can move to a P-position wins, and nobody else; without a move the way of play decides.
Broken wronglyDecided(const Position& position)
{
    constexpr Count kMostMoves = 200;
    const auto moves = teaching::allMoves(position, kMostMoves);
    if (!moves || !position.game->isSoonDecided(position))
        return {};
    bool wins = moves->empty() && position.play == Play::Misere;
    std::vector<Move> winning;
    for (const Move& move : *moves) {
        if (!position.game->isLegal(position, move))
            return QStringLiteral("a listed move that cannot be made");
        const Position after = position.game->after(position, move);
        if (position.game->check(after))
            return QStringLiteral("a move to no position: ") + teaching::notation(after);
        if (after.game->outcome(after) == Outcome::P)
            winning.push_back(move);
    }
    wins = wins || !winning.empty();
    if (position.game->outcome(position) != (wins ? Outcome::N : Outcome::P))
        return QStringLiteral("a wrong verdict: ") + teaching::notation(position);
    for (const Move& move : position.game->winningMoves(position)) {
        const Position after = position.game->after(position, move);
        if (!position.game->isLegal(position, move) || after.game->outcome(after) != Outcome::P)
            return QStringLiteral("a winning move that does not win");
    }
    const auto spoken = teaching::Voice::installed().say(position.game->verdict(position));
    return spoken.isEmpty() ? Broken(QStringLiteral("a verdict without words")) : Broken();
}

// Small positions are explained, in the way of their lesson; but not those of octal games, whose periods take
// seconds under the sanitizers, each.
Broken explained(const Position& position)
{
    constexpr Count kMostStones = 60;
    constexpr qsizetype kLongestRule = 60;
    if (position.game->stonesLeft(position) > kMostStones || position.rule().size() > kLongestRule
        || position.rule().startsWith(u'0') || position.rule().startsWith(u'4')
        || !position.game->isSoonDecided(position))
        return {};
    const auto explanation = games::findLesson(position.word())->explain(position);
    return explanation.steps.empty() ? Broken(QStringLiteral("an explanation without steps")) : Broken();
}

} // namespace

Broken notation(const QByteArray& bytes)
{
    const QString text = QString::fromUtf8(bytes);
    const Position here = games::lessons().front()->first;
    const auto parsed = teaching::parsePosition(text, games::families(), &here);
    if (const auto* error = std::get_if<NotationError>(&parsed))
        return misplaced(*error, text.size());
    const Position& position = std::get<Position>(parsed);
    if (position.game->check(position))
        return QStringLiteral("a position that is none");
    if (const Broken broken = readBack(position, teaching::notation(position), nullptr))
        return broken;
    if (const Broken broken = readBack(position, teaching::shortNotation(position), &position))
        return broken;
    if (const Broken broken = wronglyDecided(position))
        return broken;
    return explained(position);
}

Broken rule(const QByteArray& bytes)
{
    const QString text = QStringLiteral("sg ") + QString::fromUtf8(bytes);
    const auto parsed = teaching::parseGame(text, games::families());
    if (const auto* error = std::get_if<NotationError>(&parsed))
        return misplaced(*error, text.size());
    const Position& position = std::get<Position>(parsed);
    const QString canonical = QStringLiteral("sg ") + position.rule();
    const auto again = teaching::parseGame(canonical, games::families());
    if (!std::holds_alternative<Position>(again) || std::get<Position>(again).rule() != position.rule())
        return QStringLiteral("not read back: ") + canonical;
    const games::SgGame& game = games::SgGame::of(position);
    constexpr Count kMostValues = 24;
    const std::size_t parts = std::max<std::size_t>(game.ownValues(), 1);
    for (Count heap = 0; heap <= kMostValues; ++heap) {
        if (game.checkHeaps(std::vector<Count>(parts, heap)))
            continue;
        for (std::size_t part = 0; part < parts; ++part) {
            std::vector<Count> values;
            for (const games::SgOption& option : game.options(part, heap)) {
                Count value = option.count > 0 ? game.value(part, option.first) : 0;
                value ^= option.count > 1 ? game.value(part, option.second) : 0;
                if (value != option.value)
                    return QStringLiteral("a wrong value of an option of %1").arg(heap);
                values.push_back(value);
            }
            Count mex = 0;
            while (std::ranges::count(values, mex) > 0)
                ++mex;
            if (game.value(part, heap) != mex)
                return QStringLiteral("a wrong value of %1").arg(heap);
        }
    }
    return {};
}

Broken set(const QByteArray& bytes)
{
    const QString text = QString::fromUtf8(bytes);
    const auto read = teaching::readSetName(text, games::families(), games::questionSource);
    if (!read)
        return {};
    if (const auto* error = std::get_if<NotationError>(&*read))
        return misplaced(*error, text.size() + 1); // a word that is missing would stand behind a blank
    const auto& name = std::get<teaching::SetName>(*read);
    const QString canonical = teaching::setText(name);
    const auto again = teaching::readSetName(canonical, games::families(), games::questionSource);
    if (!again || !std::holds_alternative<teaching::SetName>(*again)
        || std::get<teaching::SetName>(*again) != name
        || teaching::setText(std::get<teaching::SetName>(*again)) != canonical)
        return QStringLiteral("not read back: ") + canonical;
    return {};
}

// The first character tells of which lesson; a line with the question, one with an answer.
Broken question(const QByteArray& bytes)
{
    const QString text = QString::fromUtf8(bytes.mid(1)).section(u'\n', 0, 0);
    const QString typed = QString::fromUtf8(bytes.mid(1)).section(u'\n', 1);
    const auto lessons = games::lessons();
    const auto& lesson = *lessons[bytes.isEmpty() ? 0 : static_cast<uchar>(bytes[0]) % lessons.size()];
    const auto read = teaching::readQuestion(text, lesson.questions, games::families(), &lesson.first);
    if (const auto* error = std::get_if<NotationError>(&read))
        return misplaced(*error, text.size());
    const auto& question = std::get<Question>(read);
    const QString canonical = teaching::questionText(question);
    const auto again = teaching::readQuestion(canonical, lesson.questions, games::families(), nullptr);
    if (!std::holds_alternative<Question>(again)
        || teaching::questionText(std::get<Question>(again)) != canonical
        || teaching::answerText(std::get<Question>(again).right) != teaching::answerText(question.right))
        return QStringLiteral("not read back: ") + canonical;
    if (!question.isRight(question.right))
        return QStringLiteral("what is right is not taken: ") + canonical;
    for (const teaching::Slip& slip : question.slips) {
        if (question.isRight(slip.answer))
            return QStringLiteral("a slip is right: ") + canonical;
    }
    if (question.form == teaching::AnswerForm::Move || question.form == teaching::AnswerForm::Moves)
        return {};
    const QString right = teaching::answerText(question.right);
    const auto answer = teaching::readAnswer(question, right, games::families());
    if (!std::holds_alternative<teaching::Answer>(answer)
        || !question.isRight(std::get<teaching::Answer>(answer)))
        return QStringLiteral("what is right is not read: ") + canonical + u' ' + right;
    const auto other = teaching::readAnswer(question, typed, games::families());
    if (const auto* given = std::get_if<teaching::Answer>(&other)) {
        if (!question.refuse || !question.refuse(*given))
            question.isRight(*given) ? teaching::Sentence() : question.replyTo(*given);
    }
    return {};
}

Broken tour(const QByteArray& bytes)
{
    const teaching::Tour tour = teaching::parseTour(QString::fromUtf8(bytes));
    for (const QString& notation : teaching::positionsOf(tour))
        teaching::parsePosition(notation, games::families(), nullptr);
    for (const teaching::Tour::Section& section : tour.sections) {
        if (section.pieces.empty())
            return QStringLiteral("a section without a piece");
        std::size_t questions = 0;
        for (const teaching::Tour::Piece& piece : section.pieces) {
            if (!piece.question && &piece != &section.pieces.back())
                return QStringLiteral("a piece without a question that is not the last one");
            if (!piece.question)
                continue;
            ++questions;
            for (const widgets::Lesson* lesson : games::lessons()) {
                const auto read = teaching::readQuestion(piece.question->text, lesson->questions,
                                                         games::families(), &lesson->first);
                const auto* error = std::get_if<NotationError>(&read);
                if (const Broken broken = error ? misplaced(*error, piece.question->text.size()) : Broken())
                    return broken;
            }
        }
        if (questions != section.questionCount())
            return QStringLiteral("a wrong number of questions");
    }
    return {};
}

} // namespace fuzz
