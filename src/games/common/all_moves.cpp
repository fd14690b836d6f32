// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/all_moves.h"

#include "games/common/nim_sum.h"
#include "games/names.h"
#include "teaching/moves.h"
#include "teaching/notation.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <span>

namespace laststone::games {

using teaching::Clauses;
using teaching::Explanation;
using teaching::Mark;
using teaching::Move;
using teaching::Position;
using teaching::Sentence;
using teaching::ShownMove;
using teaching::Step;
using teaching::Steps;

namespace {

constexpr std::size_t kMostNumbers = 4; // of a position that is written out
constexpr std::size_t kMostParts = 6; // of which each has a move as an example, else the first ones have:
constexpr std::size_t kFewParts = 2; // a hall reads them one after the other
constexpr std::size_t kMostSplitNumbers = 6; // where moves have made some of them

struct Words {
    LASTSTONE_SENTENCES(AllMoves)
};

// A move in words that leave out what it splits its heap into, where that is said beside them.
Sentence briefly(const Position& position, const Move& move)
{
    return move.take > 0 && move.split > 0 ? takeWords(position, move)
                                           : position.game->describe(position, move);
}

// Whether its line ends with the position that it leaves.
bool tellsWhatIsLeft(const Position& position, const Move& move)
{
    return position.game->after(position, move).heaps.size() <= kMostNumbers
        && !position.game->describesWhatIsLeft(position);
}

QString leftBy(const Position& position, const Move& move)
{
    return teaching::tupleNotation(position.game->after(position, move));
}

Sentence line(const Position& position, const Move& move)
{
    if (!tellsWhatIsLeft(position, move)) {
        //: one winning move; %1 is a move such as "take 11 from heap 4"
        return Words::phrase("✓ %1")(Clauses{{position.game->describe(position, move)}});
    }
    const Clauses made{{briefly(position, move)}};
    const QString left = leftBy(position, move);
    if (move.take == 0 && move.split > 0) {
        //: one winning move; %1 is a move such as "split heap 1 into 4 and 3", %2 what it leaves, such as
        //: "(4, 3, 6)"
        return Words::phrase("✓ %1: %2")(made, left);
    }
    //: one winning move; %1 is a move such as "take 11 from heap 4", %2 what it leaves, such as "(7, 4)",
    //: kept on one line with the word in front of it by a no-break space
    return Words::phrase("✓ %1, leaving\u00a0%2")(made, left);
}

// A move in a lost position, and what answers it.
struct Exchange {
    Move move;
    std::optional<Move> reply; // none where the move is the last one, and loses by that
};

// A move in a position that is not on the board: by the size of its heap, as numbers of heaps would be those
// of the board.
Sentence brieflyBySize(const Position& position, const Move& move)
{
    const Clauses heap{{heapBySize(position, move.heap)}};
    if (move.take == 0) {
        //: a move, to stand within a sentence, behind a position such as "(4, 3, 8)": %1 is one of its heaps,
        //: such as "the heap of 8"
        return Words::phrase("split %1")(heap);
    }
    //: a move, to stand within a sentence, behind a position such as "(4, 3, 8)": %2 is one of its heaps,
    //: such as "the heap of 8"
    return Words::phrase("take %1 from %2")(move.take, heap);
}

Sentence line(const Position& position, const Exchange& exchange)
{
    const Clauses made{{position.game->describe(position, exchange.move)}};
    if (!exchange.reply) {
        //: misère play; %1 is a move such as "take 1 from heap 4"
        return Words::phrase("✗ %1: the last move, which loses")(made);
    }
    const Position after = position.game->after(position, exchange.move);
    const Position left = after.game->after(after, *exchange.reply);
    // Where heaps have come or gone, the answer is made in a position that is not on the board. A heap alone
    // that may be split is called by its size in any case.
    const bool isRenumbered = after.heaps.size() != position.heaps.size()
        || (position.heaps.size() == 1 && teaching::PartMoves(position, 0).hasSplit());
    if (isRenumbered && std::max(after.heaps.size(), left.heaps.size()) <= kMostSplitNumbers) {
        //: a move, what it leaves, its answer, what that leaves, such as "take 1 from heap 1", "(4, 3, 8)",
        //: "take 1 from the heap of 8", "(4, 3, 4, 3)"
        return Words::phrase("✗ %1 → %2: ✓ %3 → %4")(
            Clauses{{briefly(position, exchange.move)}}, teaching::tupleNotation(after),
            Clauses{{brieflyBySize(after, *exchange.reply)}}, teaching::tupleNotation(left));
    }
    const Clauses answer{{isRenumbered ? teaching::formula(after.game->change(after, *exchange.reply))
                                       : after.game->describe(after, *exchange.reply)}};
    if (left.heaps.size() > kMostNumbers || after.game->describesWhatIsLeft(after)) {
        //: a move and its answer, such as "take 3 from heap 1", "take 3 from heap 2"
        return Words::phrase("✗ %1: ✓ %2")(made, answer);
    }
    //: a move and its answer, such as "take 3 from heap 1", "take 3 from heap 2"; %3 is what that leaves,
    //: such as "(1, 1)", kept on one line with the word in front of it by a no-break space
    return Words::phrase("✗ %1: ✓ %2, leaving\u00a0%3")(made, answer, teaching::tupleNotation(left));
}

// Every move, or where there are many one of each part, or of a few where that is many, too.
std::vector<Move> movesToAnswer(const Position& position)
{
    if (auto all = teaching::allMoves(position, kMostWrittenMoves))
        return *std::move(all);
    std::vector<Move> moves;
    const std::size_t parts = position.game->partCount(position);
    const std::size_t most = parts > kMostParts ? kFewParts : kMostParts;
    for (std::size_t part = 0; part < parts && moves.size() < most; ++part) {
        const teaching::PartMoves ofPart(position, part);
        if (ofPart.count() > 0)
            moves.push_back(ofPart.at((ofPart.count() + 1) / 2));
    }
    return moves;
}

// The reply to a move of the position that a step has shown.
std::optional<Move> shownReply(const Explanation& explained, const Move& move)
{
    const ShownMove threat{explained.position, move, ShownMove::Role::Threat};
    for (const Step& step : explained.steps) {
        const auto& shown = step.shown.moves;
        const auto reply = std::ranges::find(shown, ShownMove::Role::Reply, &ShownMove::role);
        if (!shown.empty() && shown.front() == threat && reply != shown.end())
            return reply->move;
    }
    return std::nullopt;
}

// Of the replies that win the one that a step before has shown, or that the game argues, or that copies the
// move in an equal part, as steps of pairs argue, or else the first.
std::optional<Move> replyTo(const Explanation& explained, const Move& move, ReplyTo argued)
{
    const Position& position = explained.position;
    const Position after = position.game->after(position, move);
    const std::vector<Move> replies = after.game->winningMoves(after);
    if (replies.empty())
        return std::nullopt;
    const auto given = std::ranges::find(replies, shownReply(explained, move));
    if (given != replies.end())
        return *given;
    if (argued)
        return argued(position, move);
    const auto copies = [&](const Move& reply) {
        return reply.take == move.take && reply.split == move.split && reply.heap < after.heaps.size()
            && after.heaps[reply.heap] == position.heaps[move.heap];
    };
    const auto copy = std::ranges::find_if(replies, copies);
    return copy == replies.end() ? replies.front() : *copy;
}

std::vector<Exchange> exchanges(const Explanation& explained, ReplyTo argued)
{
    std::vector<Exchange> result;
    for (const Move& move : movesToAnswer(explained.position))
        result.push_back({move, replyTo(explained, move, argued)});
    return result;
}

// Those first that steps before have shown, in their order.
std::vector<Move> winningMoves(const Explanation& explained)
{
    const Position& position = explained.position;
    std::vector<Move> winning = position.game->winningMoves(position);
    auto next = winning.begin();
    for (const Step& step : explained.steps) {
        for (const ShownMove& each : step.shown.moves) {
            const auto found = std::find(next, winning.end(), each.move);
            if (each == ShownMove{position, each.move, ShownMove::Role::Winning} && found != winning.end())
                std::rotate(next++, found, std::next(found));
        }
    }
    return winning;
}

std::vector<ShownMove> shownMoves(const Position& position, const Exchange& exchange)
{
    std::vector<ShownMove> moves{{position, exchange.move, ShownMove::Role::Threat}};
    if (exchange.reply)
        moves.push_back(
            {position.game->after(position, exchange.move), *exchange.reply, ShownMove::Role::Reply});
    return moves;
}

// REQUIRES: no move wins, and there is one.
void addAnswers(Steps& steps, const Explanation& explained, ReplyTo argued)
{
    const Position& position = steps.position();
    const std::vector<Exchange> answered = exchanges(explained, argued);
    const bool areAll = teaching::allMoves(position, answered.size()).has_value();
    const auto hasReply = [](const Exchange& each) { return each.reply.has_value(); };
    const auto first = std::ranges::find_if(answered, hasReply);
    const bool hasAnswers = std::ranges::all_of(answered, hasReply);
    if (answered.size() == 1 && areAll)
        steps.add("answers",
                  hasAnswers ? Words::phrase("The only move is answered")
                             : Words::phrase("The only move loses"));
    else
        steps.add("answers",
                  hasAnswers ? Words::phrase("Every move is answered") : Words::phrase("Every move loses"));
    for (const Exchange& each : answered)
        steps.detail(line(position, each), shownMoves(position, each));
    if (!areAll)
        steps.detail(Words::phrase("Every other move has its answer, too."));
    const Exchange& drawn = first == answered.end() ? answered.front() : *first;
    steps.shows(drawn.move, ShownMove::Role::Threat);
    if (drawn.reply)
        steps.then(*drawn.reply);
}

// Of moves in the same words one line tells what each leaves, as where a heap is split in many ways.
void addLines(Steps& steps, std::span<const Move> moves)
{
    const Position& position = steps.position();
    for (auto first = moves.begin(); first != moves.end();) {
        const auto isOther = [&](const Move& move) {
            return move.take == 0 || !tellsWhatIsLeft(position, move)
                || briefly(position, move) != briefly(position, *first);
        };
        const auto last = std::find_if(std::next(first), moves.end(), isOther);
        Clauses left;
        for (auto each = first; each != last; ++each)
            left.items.push_back(teaching::formula(leftBy(position, *each)));
        //: several winning moves; %1 is what they have in common, such as "take 2 from heap 1", %2 a list of
        //: what they leave, such as "(4, 3), (6, 1)"
        steps.detail(left.items.size() == 1 ? line(position, *first)
                                            : Words::phrase("✓ %1, leaving one of %2")(
                                                Clauses{{briefly(position, *first)}}, left));
        first = last;
    }
}

// REQUIRES: there are winning moves.
void addWinning(Steps& steps, const std::vector<Move>& winning)
{
    const bool areAll = winning.size() <= kMostWrittenMoves;
    steps
        .add("all-moves",
             winning.size() == 1       ? Words::phrase("The only winning move")
                 : winning.size() == 2 ? Words::phrase("Both winning moves")
                 : areAll              ? Words::plural("All %n winning move(s)")(winning.size())
                          //: above some of them: %1 is how many these are, %2, always many, all of them
                          : Words::phrase("%1 of %2 winning moves")(theory::Count{kFewWrittenMoves},
                                                                    theory::Count{winning.size()}))
        .mark(Mark::All);
    addLines(steps, std::span(winning).first(areAll ? winning.size() : kFewWrittenMoves));
    for (std::size_t i = 0; i < std::min(kMostDrawnMoves, winning.size()); ++i)
        steps.shows(winning[i]);
}

} // namespace

Sentence heapBySize(const Position& position, std::size_t heap)
{
    const theory::Count size = position.heaps[heap];
    return std::ranges::count(position.heaps, size) > 1
        //: one of several heaps as large, to stand within a sentence
        ? Words::phrase("a heap of %1")(size)
        //: to stand within a sentence
        : Words::phrase("the heap of %1")(size);
}

Explanation withSummary(Explanation explanation, std::initializer_list<int> keeps, ReplyTo argued)
{
    const Position position = explanation.position;
    const std::vector<Move> winning = winningMoves(explanation);
    if (winning.empty() && position.game->isTerminal(position))
        return explanation;
    Steps steps(position);
    if (winning.empty())
        addAnswers(steps, explanation, argued);
    else
        addWinning(steps, winning);
    for (const int mark : keeps) {
        if (!explanation.steps.empty() && explanation.steps.back().shown.find(mark))
            steps.mark(mark);
    }
    explanation.steps.push_back(std::move(steps.take().steps.front()));
    return explanation;
}

} // namespace laststone::games
