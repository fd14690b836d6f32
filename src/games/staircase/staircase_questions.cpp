// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/common/nim_sum.h"
#include "games/common/nim_sum_questions.h"
#include "games/staircase/staircase_game.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace laststone::games {

namespace nim = theory::nim;
namespace staircase = theory::staircase;

namespace {

struct Words {
    LASTSTONE_SENTENCES(StaircaseQuestions)
};

using Draw = QRandomGenerator;
using Stairs = std::vector<Count>;

// Stairs are named from 1.
Count name(std::size_t stair)
{
    return Count{stair} + 1;
}

bool isOddName(Count stair)
{
    return stair % 2 == 1;
}

// Whether the nim-sum of the odd stairs decides: in misère play only while one of them is large.
bool nimSumDecides(const Position& position)
{
    return position.play == Play::Normal || nim::sizes(staircase::oddStairs(position.heaps)).big > 0;
}

// ---- counting-stairs: those that are odd and have stones ----

// The names of the stairs with stones of which something holds.
template <class Holds> Stairs stairsThat(const Stairs& stairs, Holds holds)
{
    Stairs names;
    for (std::size_t i = 0; i < stairs.size(); ++i) {
        if (stairs[i] > 0 && holds(name(i)))
            names.push_back(name(i));
    }
    return names;
}

std::optional<Draft> drawCountingStairs(const Position& like, Difficulty difficulty, Draw& random)
{
    auto position = drawPosition(like, difficulty, std::nullopt, random);
    if (!position || !canBeAsked(position->heaps))
        return std::nullopt;
    // Now and then none counts.
    if (random.bounded(6) == 0) {
        for (std::size_t i = 0; i < position->heaps.size(); i += 2)
            position->heaps[i] = 0;
        const bool isFit = canBeAsked(position->heaps) && isOfLevel(*position, difficulty);
        return isFit ? std::optional(Draft{*position}) : std::nullopt;
    }
    // With stones on one kind of stairs only there is nothing to be told apart.
    const auto odd = stairsThat(position->heaps, isOddName);
    const auto all = stairsThat(position->heaps, [](Count) { return true; });
    return odd.empty() || odd.size() == all.size() ? std::nullopt : std::optional(Draft{*position});
}

Sentence wrongStairs(const Stairs& stairs, const Stairs& right, const Stairs& given)
{
    for (const Count stair : given) {
        if (std::ranges::find(right, stair) != right.end())
            continue;
        if (stair < 1 || stair > stairs.size()) {
            //: %1 is a number that no stair has
            return Words::phrase("There is no stair %1. The lowest stair is 1.")(stair);
        }
        if (stairs[stair - 1] == 0)
            return Words::phrase("Stair %1 has no stones.")(stair);
        return Words::phrase("Stair %1 is even: what your opponent brings down from it, you can bring one "
                             "stair further. So it does not count.")(stair);
    }
    //: %n is how many were not named
    return Words::plural("%n stair(s) that count are missing.")(right.size() - given.size());
}

std::optional<Question> askCountingStairs(const Draft& draft)
{
    const Stairs& stairs = draft.position.heaps;
    if (!draft.about.empty() || !canBeAsked(stairs))
        return std::nullopt;
    const Stairs odd = stairsThat(stairs, isOddName);
    Question question = newQuestion("counting-stairs", draft, AnswerForm::Numbers);
    question.mayBeNone = true;
    question.task = Words::phrase("Which of the stairs with stones count? Name them by their numbers; the "
                                  "lowest is stair 1. It may be that there is none.");
    question.right = odd;
    // One stone alone, or all of them on stair 1, is explained without the odd stairs.
    const Count stones = std::accumulate(stairs.begin(), stairs.end(), Count{0});
    const bool isNormal = draft.position.play == theory::Play::Normal;
    question.deciding = stones == stairs[0] && isNormal ? "first-only"
        : stones == 1                                   ? "forced"
        : stones == stairs[0]                           ? "all-but-one"
                                                        : "odd-stairs";
    question.hints = {
        Words::phrase("A stair does not count if your opponent’s move from it can be answered by bringing "
                      "the same stones one stair further."),
        Words::phrase(
            "From stair 2 stones come to stair 1, and from there to the ground: stair 2 does not count. From "
            "stair 1 they come to the ground at once: stair 1 counts. What about stair 3?")};
    //: %1 is a list of stairs such as "1, 3"
    question.because = odd.empty() ? Words::phrase("Only odd stairs count, and they are empty here.")()
                                   : Words::phrase("Only odd stairs count; with stones: %1.")(Numbers{odd});
    question.comment =
        onAnswer<Stairs>([stairs, odd](const Stairs& given) { return wrongStairs(stairs, odd, given); });
    const auto even = stairsThat(stairs, [](Count stair) { return !isOddName(stair); });
    const auto all = stairsThat(stairs, [](Count) { return true; });
    const Count most = stairs.size();
    addSlip(question, even, Words::phrase("These are the even stairs. They are the ones that cancel out."));
    addSlip(question, all,
            Words::phrase("These are all stairs with stones. Every second one does not count."));
    addSlip(question, stairsThat(stairs, [=](Count stair) { return isOddName(most + 1 - stair); }),
            Words::phrase("You have counted from the top. Stair 1 is the lowest one: what matters is how "
                          "many steps it is down to the ground."));
    Stairs oddOnes;
    for (Count stair = 1; stair <= most; stair += 2)
        oddOnes.push_back(stair);
    addSlip(question, oddOnes, Words::phrase("These are all odd stairs, but not all of them have stones."));
    if (odd.size() > 1)
        addSlip(question, Stairs{odd.front()}, wrongStairs(stairs, odd, {odd.front()}));
    return question;
}

// ---- nim-sum: of the odd stairs ----

std::optional<Draft> drawNimSum(const Position& like, Difficulty difficulty, Draw& random)
{
    const Outcome wanted = random.bounded(5) == 0 ? Outcome::P : Outcome::N;
    const auto position = drawPosition(like, difficulty, wanted, random);
    if (!position || !nimSumDecides(*position))
        return std::nullopt;
    // One odd stair with stones is its own nim-sum.
    const bool hasSum = stairsThat(position->heaps, isOddName).size() >= 2;
    return hasSum ? std::optional(Draft{*position}) : std::nullopt;
}

std::optional<Question> askNimSum(const Draft& draft)
{
    const Stairs& stairs = draft.position.heaps;
    const Stairs odd = staircase::oddStairs(stairs);
    if (!draft.about.empty() || !canBeAsked(stairs) || !canBeAsked(odd) || !nimSumDecides(draft.position))
        return std::nullopt;
    Question question = newQuestion("nim-sum", draft, AnswerForm::Number);
    question.task = Words::phrase("What is the nim-sum of the stairs that count?");
    question.right = nim::nimSum(odd);
    question.deciding = "nim-sum";
    question.hints = nimSumHints(odd);
    question.hints.front() = Words::phrase("Only the odd stairs count: 1, 3, 5 and so on. Write their "
                                           "numbers of stones in binary, one under the other.");
    question.because = nimSumBecause(odd);
    question.comment = [odd](const Answer& answer) { return wrongNimSum(odd, answer); };
    Stairs even;
    for (std::size_t i = 1; i < stairs.size(); i += 2)
        even.push_back(stairs[i]);
    //: %1 is a formula such as "7 ⊕ 9 = 14"
    addSlip(question, nim::nimSum(even),
            Words::phrase("You have taken the even stairs: %1. The odd ones count.")(xorFormula(even)));
    //: %1 is a formula such as "7 ⊕ 9 ⊕ 4 = 10"
    addSlip(question, nim::nimSum(stairs),
            Words::phrase("You have taken all stairs: %1. Only the odd ones count.")(xorFormula(stairs)));
    addNimSumSlips(question, odd, [](std::size_t i) {
        //: %1 is the number of an odd stair
        return Words::phrase("That is the nim-sum without stair %1.")(name(2 * i));
    });
    return question;
}

// ---- reply: the opponent has brought stones down from an even stair ----

// The position that the opponent had; none where the numbers do not fit.
std::optional<Position> beforeMove(const Draft& draft)
{
    const Stairs& stairs = draft.position.heaps;
    if (draft.about.size() != 2)
        return std::nullopt;
    const Count stair = draft.about[0];
    const Count moved = draft.about[1];
    if (stair < 2 || stair > stairs.size() || isOddName(stair) || moved < 1 || moved > stairs[stair - 2])
        return std::nullopt;
    Position before = draft.position;
    before.heaps[stair - 1] += moved;
    before.heaps[stair - 2] -= moved;
    return before;
}

std::optional<Draft> drawReply(const Position& like, Difficulty difficulty, Draw& random)
{
    const auto before = drawPosition(like, difficulty, Outcome::P, random);
    if (!before)
        return std::nullopt;
    const auto even = stairsThat(before->heaps, [](Count stair) { return !isOddName(stair); });
    if (even.empty())
        return std::nullopt;
    const Count stair = even[drawNumber(0, even.size() - 1, random)];
    const Count moved = drawNumber(1, before->heaps[stair - 1], random);
    const Position left = before->game->after(*before, {stair - 1, moved, 0});
    const bool isFit = !isTrivial(left) && isOfLevel(left, difficulty);
    return isFit ? std::optional(Draft{left, {stair, moved}}) : std::nullopt;
}

// What is said of a move that does not win; nothing of one that does.
Sentence stillWon(const Position& left)
{
    if (left.game->outcome(left) == Outcome::P)
        return {};
    if (left.game->isTerminal(left))
        return Words::phrase("That is the last move, and it loses.");
    if (nimSumDecides(left) && staircase::nimSum(left.heaps) != 0) {
        //: %1 is a nim-sum other than 0
        return Words::phrase("That leaves nim-sum %1 on the odd stairs, not 0, so your opponent can win.")(
            staircase::nimSum(left.heaps));
    }
    return refutation(left);
}

// The move that would make the nim-sum of all stairs 0 if they were heaps of Nim.
std::optional<Move> asInNim(const Stairs& stairs)
{
    const auto moves = nim::winningMoves(stairs, Play::Normal);
    return moves.empty() ? std::nullopt : std::optional(Move{moves.front().heap, moves.front().taken(), 0});
}

void addReplySlips(Question& question, Count stair, Count moved)
{
    const Position& position = question.position;
    const teaching::Game& game = *position.game;
    const Move again{stair - 1, moved, 0};
    if (game.isLegal(position, again)) {
        const Position left = game.after(position, again);
        //: %1 is the number of a stair; %2 a sentence such as "That leaves nim-sum 5 on the odd stairs, not
        //: 0, so your opponent can win."
        addSlip(
            question, left,
            Words::phrase(
                "You have copied the move from stair %1. The same stones have to go one stair further. %2")(
                stair, Clauses{{stillWon(left)}}));
    }
    if (const auto move = asInNim(position.heaps)) {
        const Position left = game.after(position, *move);
        //: %1 is a sentence such as "That leaves nim-sum 5 on the odd stairs, not 0, so your opponent can
        //: win."
        addSlip(question, left,
                Words::phrase("You have played Nim with all stairs. Only the odd ones count. %1")(
                    Clauses{{stillWon(left)}}));
    }
    for (std::size_t other = 0; other < position.heaps.size(); ++other) {
        const Move same{other, moved, 0};
        if (!game.isLegal(position, same))
            continue;
        const Position left = game.after(position, same);
        //: %1 is a number of stones, %2 the number of a stair; %3 a sentence such as "That leaves nim-sum 5
        //: on the odd stairs, not 0, so your opponent can win."
        addSlip(question, left,
                Words::phrase("The number %1 is right, but not stair %2: the same stones have to go on. %3")(
                    moved, name(other), Clauses{{stillWon(left)}}));
    }
}

std::optional<Question> askReply(const Draft& draft)
{
    const Position& position = draft.position;
    const auto before = beforeMove(draft);
    const teaching::Game& game = *position.game;
    if (!before || game.outcome(*before) != Outcome::P)
        return std::nullopt;
    const Count stair = draft.about[0];
    const Count moved = draft.about[1];
    Question question = newQuestion("reply", draft, AnswerForm::Move);
    //: %1 is a number of stones, %2 the number of an even stair, %3 of the one below
    question.task = Words::phrase("Your opponent has just moved %1 from stair %2 down to stair %3. Before "
                                  "that it was a P-position. Make a winning move.")(moved, stair, stair - 1);
    question.right = game.after(position, {stair - 2, moved, 0});
    question.told << game.facts(*before) << game.facts(game.after(position, {stair - 2, moved, 0}));
    //: %1 and %2 are the numbers of an even stair and of the odd one below
    question.hints = {
        Words::phrase(
            "Stair %1 is even and stair %2 is odd. Which of the two counts, and how has it changed?")(
            stair, stair - 1),
        //: %1 is the number of an odd stair
        Words::phrase("Make stair %1 as it was before your opponent’s move.")(stair - 1)};
    //: %1 is a number of stones, %2 the number of an odd stair
    question.because = Words::phrase(
        "The same %1 from stair %2 one stair further: then every odd stair is as it was before.")(moved,
                                                                                                  stair - 1);
    acceptWinningMoves(question, stillWon);
    addReplySlips(question, stair, moved);
    addWrongMoves(question, stillWon);
    if (question.slips.empty())
        return std::nullopt; // every move wins
    return question;
}

// ---- strip: coins on a strip of squares as stairs ----

constexpr Count kMostSquares = 60;

std::optional<Draft> drawStrip(const Position& like, Difficulty difficulty, Draw& random)
{
    constexpr struct {
        Count coins;
        Count squares;
    } kStrips[] = {{3, 10}, {4, 16}, {5, 24}};
    const auto& [coins, squares] = kStrips[static_cast<int>(difficulty)];
    std::set<Count> cells;
    while (cells.size() < coins)
        cells.insert(drawNumber(1, squares, random));
    Position position = like;
    position.heaps.assign(cells.size(), 0);
    return Draft{position, {cells.begin(), cells.end()}};
}

// "□●□□●": where the coins lie.
QString picture(const std::vector<Count>& coins)
{
    QString squares(static_cast<qsizetype>(coins.back()), QChar(0x25a1));
    for (const Count coin : coins)
        squares[static_cast<qsizetype>(coin) - 1] = QChar(0x25cf);
    return squares;
}

// What is said of other stairs than the right ones: the first that is wrong.
Sentence wrongGap(const std::vector<Count>& coins, const Stairs& right, const Stairs& given)
{
    if (given.size() != right.size()) {
        //: %n is a number of coins, and of stairs
        return Words::plural("There is a stair for each coin, so %n number(s) in all.")(right.size());
    }
    const auto wrong = static_cast<std::size_t>(std::ranges::mismatch(right, given).in1 - right.begin());
    const std::size_t coin = coins.size() - 1 - wrong;
    if (coin == 0) {
        //: %1 is the number of a stair, %2 that of a square, %3 how many squares there are left of it
        return Words::phrase(
            "Stair %1 is the gap between the left edge and the coin on square %2. Free squares there: %3.")(
            name(wrong), coins[0], right[wrong]);
    }
    //: %1 is the number of a stair, %2 and %3 those of two squares, %4 how many squares lie between them
    return Words::phrase(
        "Stair %1 is the gap between the coins on squares %2 and %3. Free squares there: %4.")(
        name(wrong), coins[coin - 1], coins[coin], right[wrong]);
}

void addStripSlips(Question& question, const std::vector<Count>& coins, const Stairs& gaps)
{
    const auto stairs = [&](Stairs heaps) {
        return Position{question.position.game, question.position.play, std::move(heaps)};
    };
    addSlip(question, stairs({gaps.rbegin(), gaps.rend()}),
            Words::phrase(
                "These are the gaps from left to right. Stair 1 is the gap in front of the rightmost coin."));
    addSlip(question, stairs(coins),
            Words::phrase("These are the squares of the coins. The stairs are the gaps between them."));
    addSlip(question, stairs({coins.rbegin(), coins.rend()}),
            Words::phrase("These are the squares of the coins. The stairs are the gaps between them."));
    Stairs steps = gaps;
    for (Count& gap : steps)
        ++gap;
    addSlip(question, stairs(steps),
            Words::phrase("You have counted from coin to coin. A gap has only the free squares between them, "
                          "which is one less."));
}

std::optional<Question> askStrip(const Draft& draft)
{
    std::vector<Count> coins = draft.about;
    std::ranges::sort(coins);
    const auto gaps = staircase::stairsOfCoins(coins);
    if (coins.empty() || coins.size() > kMostAsked || coins.back() > kMostSquares || !gaps)
        return std::nullopt;
    // The stairs on the board are empty: it is asked how many stones belong there.
    const Position empty{draft.position.game, draft.position.play, Stairs(coins.size(), 0)};
    Question question = newQuestion("strip", {empty, coins}, AnswerForm::Typed);
    //: %1 is a picture of squares and coins such as "□●□□●", %2 a list of squares such as "2, 5"
    question.task =
        Words::phrase("Coins lie on a strip of squares, %1, namely on the squares %2. A coin is moved to the "
                      "left, and must not pass another. As staircase Nim, how many stones are on the stairs? "
                      "Type them from stair 1 on.")(picture(coins), Numbers{coins});
    question.right = Position{empty.game, empty.play, *gaps};
    question.asked = question.told = QStringList{questionText(question)}; // not the empty stairs on the board
    question.hints = {
        Words::phrase("The stones of a stair are the free squares of a gap. If a coin moves to the left, the "
                      "gap on its left becomes smaller, and the one on its right larger."),
        Words::phrase("When the rightmost coin moves, no gap becomes larger. So the gap on its left is stair "
                      "1. Go on from right to left; the last gap is at the left edge.")};
    //: %1 is a list of gaps such as "2, 1"
    question.because =
        Words::phrase("The gaps from right to left are %1: these are the stairs from 1 on.")(Numbers{*gaps});
    question.comment = onAnswer<Position>(
        [coins, right = *gaps](const Position& given) { return wrongGap(coins, right, given.heaps); });
    question.refuse = [](const Answer& answer) -> std::optional<Sentence> {
        const auto* given = std::get_if<Position>(&answer);
        if (given && given->word() == staircaseGame()->word())
            return std::nullopt;
        return Sentence(Words::phrase("Type the stones of the stairs only, such as “3 0 2”."));
    };
    addStripSlips(question, coins, *gaps);
    return question;
}

std::vector<Sentence> misereHints()
{
    return {Words::phrase("Only the odd stairs count, and none of them has two stones or more. What counts "
                          "is how many of them have a stone."),
            Words::phrase("Count the odd stairs with a stone. With how many of them, an odd or an even "
                          "number, should your opponent be left?")};
}

} // namespace

std::vector<Sentence> staircaseHints(const Position& position)
{
    const auto isEmpty = [](Count stones) { return stones == 0; };
    const Stairs odd = staircase::oddStairs(position.heaps);
    if (std::ranges::all_of(position.heaps, isEmpty))
        return {};
    if (!nimSumDecides(position))
        return misereHints();
    if (std::ranges::all_of(odd, isEmpty)) {
        return {Words::phrase("What is brought down from an even stair can be brought one stair further."),
                Words::phrase("Which stairs have stones here? What can always be answered?")};
    }
    const std::vector<Sentence> nimSum = nimSumHints(odd);
    return {Words::phrase("Only the odd stairs count, 1, 3, 5 and so on, as if they were heaps of Nim."),
            //: %1 is the idea how a nim-sum is worked out
            Words::phrase("Work out the nim-sum of the odd stairs. %1")(Clauses{{nimSum[1]}})};
}

std::vector<QuestionKind> staircaseKinds()
{
    return {
        {QStringLiteral("counting-stairs"), Words::phrase("Which stairs count?"), drawCountingStairs,
         askCountingStairs},
        {QStringLiteral("nim-sum"), Words::phrase("Work out the nim-sum"), drawNimSum, askNimSum},
        {QStringLiteral("reply"), Words::phrase("Reply to a move"), drawReply, askReply},
        {QStringLiteral("strip"), Words::phrase("Coins on a strip"), drawStrip, askStrip},
    };
}

} // namespace laststone::games
