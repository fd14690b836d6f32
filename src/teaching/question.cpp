// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/because.h"
#include "teaching/moves.h"
#include "teaching/new_question.h"
#include "teaching/opponent.h"
#include "teaching/steps/labels.h"
#include "teaching/words/listed.h"

#include <algorithm>
#include <set>

namespace laststone::teaching {

using theory::Count;
using theory::Outcome;

namespace {

struct Words {
    LASTSTONE_SENTENCES(Question)
};

template <class... Cases> struct Either : Cases... {
    using Cases::operator()...;
};
template <class... Cases> Either(Cases...) -> Either<Cases...>; // clang up to 16 does not find it by itself

// What takes part in the order of a list does not matter to whoever answers.
Answer sorted(Answer answer)
{
    if (auto* numbers = std::get_if<std::vector<Count>>(&answer)) {
        std::ranges::sort(*numbers);
        numbers->erase(std::ranges::unique(*numbers).begin(), numbers->end());
    }
    if (auto* positions = std::get_if<std::vector<Position>>(&answer)) {
        std::ranges::sort(*positions, {}, &Position::heaps);
        positions->erase(std::ranges::unique(*positions).begin(), positions->end());
    }
    return answer;
}

Position afterMove(const Position& position, const Move& move)
{
    return position.game->after(position, move);
}

// What every question about a position of this game begins with; `winning` is what its winning moves leave.
Question begin(const char* kind, const Draft& draft, AnswerForm form, const Sentence& task,
               const std::vector<Position>& winning)
{
    Question question = newQuestion(kind, draft, form);
    question.task = task;
    question.hints = hintsOf(draft.position);
    question.because = draft.position.game->verdict(draft.position);
    for (const Position& left : winning)
        question.told << draft.position.game->facts(left).constFirst();
    return question;
}

bool isAboutPosition(const Draft& draft)
{
    return draft.about.empty() && !draft.position.game->isTerminal(draft.position);
}

std::optional<Draft> drawOutcome(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    const Outcome wanted = random.bounded(2) == 0 ? Outcome::P : Outcome::N;
    auto position = drawPosition(like, difficulty, wanted, random);
    if (!position)
        position = drawPosition(like, difficulty, std::nullopt, random);
    return position ? std::optional(Draft{*position}) : std::nullopt;
}

std::optional<Question> askOutcome(const Draft& draft)
{
    if (!isAboutPosition(draft))
        return std::nullopt;
    const Position& position = draft.position;
    Question question =
        begin("outcome", draft, AnswerForm::Outcome, Words::phrase("Is the position on the board P or N?"),
              winningPositions(draft.position));
    // Of two answers the other one is right; why is still to be found.
    question.right = position.game->outcome(position);
    if (question.right == Answer{Outcome::P})
        question.slips = {
            {Outcome::N, Words::phrase("N would mean that one move has no good answer. Which one?")}};
    else
        question.slips = {
            {Outcome::P, Words::phrase("P would mean that every move has a good answer. Has it?")}};
    return question;
}

// A position that is drawn; a hard one of normal play is such as is wanted, if one is found soon.
std::optional<Position>
drawHarder(const Position& like, Difficulty difficulty, Outcome outcome, QRandomGenerator& random,
           bool (*isWanted)(const std::vector<Move>& winning, const Position& position))
{
    constexpr int kTries = 90;
    auto position = drawPosition(like, difficulty, outcome, random);
    const bool isChoosy =
        difficulty == Difficulty::Hard && like.play == theory::Play::Normal && outcome == Outcome::N;
    for (int i = 1; isChoosy && position && i < kTries; ++i) {
        if (isWanted(position->game->winningMoves(*position), *position))
            break;
        if (auto other = drawPosition(like, difficulty, outcome, random))
            position = std::move(other);
    }
    return position;
}

// Whether the winning moves are all in one part, and where numbers can be compared not in the largest one, at
// which one looks first.
bool isHidden(const std::vector<Move>& winning, const Position& position)
{
    const std::size_t part = winning.front().heap;
    const auto isThere = [part](const Move& move) { return move.heap == part; };
    const auto& heaps = position.heaps;
    return std::ranges::all_of(winning, isThere)
        && (heaps.size() < 2 || part >= heaps.size() || heaps[part] < std::ranges::max(heaps));
}

// Whether one is not done with the first that is found.
bool areSeveral(const std::vector<Move>& winning, const Position&)
{
    return winning.size() >= 2;
}

// What moves leave that do not win: the largest and the smallest first, then others; none where all win.
std::vector<Position> leftByBadMoves(const Position& position)
{
    constexpr std::size_t kMost = 3;
    constexpr Count kMostTried = 60;
    std::vector<Move> moves = outerMoves(position);
    if (const auto all = allMoves(position, kMostTried))
        moves.insert(moves.end(), all->begin(), all->end());
    std::vector<Position> bad;
    for (const Move& move : moves) {
        Position left = afterMove(position, move);
        if (position.game->outcome(left) == Outcome::N && std::ranges::find(bad, left) == bad.end())
            bad.push_back(std::move(left));
        if (bad.size() == kMost)
            break;
    }
    return bad;
}

// What the same number leaves that the move takes, taken from the first other part where that does not win.
std::optional<Position> leftElsewhere(const Position& position, Move move)
{
    const std::size_t right = move.heap;
    for (move.heap = 0; move.heap < position.game->partCount(position); ++move.heap) {
        if (move.heap == right || !position.game->isLegal(position, move))
            continue;
        Position left = afterMove(position, move);
        if (position.game->outcome(left) == Outcome::N)
            return left;
    }
    return std::nullopt;
}

// One that can be missed.
std::optional<Draft> drawWon(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    constexpr int kTries = 8;
    auto position = drawHarder(like, difficulty, Outcome::N, random, isHidden);
    for (int i = 1; i < kTries && position && leftByBadMoves(*position).empty(); ++i)
        position = drawHarder(like, difficulty, Outcome::N, random, isHidden);
    if (!position || leftByBadMoves(*position).empty())
        return std::nullopt;
    return Draft{*position};
}

std::optional<Question> askMove(const Draft& draft)
{
    const Position& position = draft.position;
    if (!isAboutPosition(draft) || position.game->outcome(position) == Outcome::P)
        return std::nullopt;
    const std::vector<Position> right = winningPositions(position);
    Question question =
        begin("move", draft, AnswerForm::Move,
              Words::phrase("You can win this position. Make a winning move on the board."), right);
    const Move best = bestMove(position);
    question.right = afterMove(position, best);
    const auto reply = [right](const Position& left) { return refutation(left, right); };
    acceptWinningMoves(question, reply);
    std::vector<Position> bad = leftByBadMoves(position);
    if (const auto elsewhere = leftElsewhere(position, best)) {
        std::erase(bad, *elsewhere);
        bad.insert(bad.begin(), *elsewhere);
    }
    for (const Position& left : bad)
        question.slips.push_back({left, reply(left)});
    return question;
}

std::optional<Draft> drawAllMoves(const Position& like, Difficulty difficulty, QRandomGenerator& random)
{
    // Now and then there is none to be found.
    const Outcome wanted = random.bounded(5) == 0 ? Outcome::P : Outcome::N;
    auto position = drawHarder(like, difficulty, wanted, random, areSeveral);
    if (!position)
        position = drawPosition(like, difficulty, std::nullopt, random);
    constexpr std::size_t kMost = 8; // to be found by hand
    if (!position || position->game->winningMoves(*position).size() > kMost)
        return std::nullopt;
    return Draft{*position};
}

// What is said of a list of moves that is not right.
Sentence compared(const Position& position, const std::vector<Position>& right,
                  const std::vector<Position>& given)
{
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (std::ranges::find(right, given[i]) == right.end()) {
            //: %1 is the place of a move in the list of the answer, %2 the move, such as "take 1 from heap
            //: 4", %3 a sentence such as "After that, your opponent can win: take 5 from heap 2."
            return Words::phrase("Move %1, %2, does not win. %3")(Count{i} + 1,
                                                                  Clauses{{moveWords(position, given[i])}},
                                                                  Clauses{{refutation(given[i], right)}});
        }
    }
    const auto isMissing = [&](const Position& left) {
        return std::ranges::find(given, left) == given.end();
    };
    return Words::plural("%n winning move(s) are missing.")(
        static_cast<Count>(std::ranges::count_if(right, isMissing)));
}

std::optional<Question> askAllMoves(const Draft& draft)
{
    if (!isAboutPosition(draft))
        return std::nullopt;
    const Position& position = draft.position;
    const std::vector<Position> right = winningPositions(position);
    Question question = begin("all-moves", draft, AnswerForm::Moves,
                              Words::phrase("Find all winning moves. It may be that there is none."), right);
    question.right = right;
    question.comment = [position, right](const Answer& answer) {
        const auto* given = std::get_if<std::vector<Position>>(&answer);
        return given ? compared(position, right, *given) : Sentence();
    };
    std::vector<std::vector<Position>> slips;
    if (right.size() > 1)
        slips.push_back({right.front()});
    if (!right.empty())
        slips.push_back({});
    constexpr std::size_t kMost = 3;
    for (const Position& bad : leftByBadMoves(position)) {
        if (slips.size() < kMost) {
            slips.push_back(right);
            slips.back().push_back(bad);
        }
    }
    for (const std::vector<Position>& slip : slips)
        question.slips.push_back({slip, compared(position, right, slip)});
    return question;
}

QString positionText(const Position& position)
{
    return position.game ? notation(position) : QString();
}

std::variant<std::vector<Count>, NotationError> readNumbers(QStringView text)
{
    std::vector<Count> numbers;
    const QString ascii = asciiTwins(text);
    qsizetype column = 1;
    for (const QString& word : ascii.split(QLatin1Char(','))) {
        bool isNumber = false;
        const Count number = word.trimmed().toULongLong(&isNumber);
        if (!isNumber || number > theory::kMaxCount)
            return NotationError{Words::phrase("a number is expected in the brackets"), column};
        numbers.push_back(number);
        column += word.size() + 1;
    }
    return numbers;
}

} // namespace

std::optional<Sentence> lastMoveHint(const Position& position)
{
    // There is no need of theory.
    if (!lastWinningMove(position))
        return std::nullopt;
    return Words::phrase("Here one move can end the game, and win it.");
}

std::vector<Sentence> hintsOf(const Position& position)
{
    const auto last = lastMoveHint(position);
    return last ? std::vector{*last} : position.game->hints(position);
}

std::vector<Position> winningPositions(const Position& position)
{
    std::vector<Position> left;
    std::set<std::vector<Count>> seen; // of one large heap there may be thousands
    for (const Move& move : position.game->winningMoves(position)) {
        Position after = afterMove(position, move);
        if (seen.insert(after.heaps).second)
            left.push_back(std::move(after));
    }
    return left;
}

Sentence moveWords(const Position& from, const Position& to)
{
    const Game& game = *from.game;
    const auto leads = [&](const Move& move) { return game.after(from, move) == to; };
    std::vector<Move> moves = game.winningMoves(from);
    for (std::size_t part = 0; part < game.partCount(from); ++part) {
        if (const auto listed = game.listedMoves(from, part))
            moves.insert(moves.end(), listed->begin(), listed->end());
        // Where any number may be taken, one that a heap has become smaller by.
        for (std::size_t heap = 0; heap < std::min(from.heaps.size(), to.heaps.size()); ++heap) {
            if (from.heaps[heap] <= to.heaps[heap])
                continue;
            if (const Move move{part, from.heaps[heap] - to.heaps[heap], 0}; game.isLegal(from, move))
                moves.push_back(move);
        }
    }
    const auto found = std::ranges::find_if(moves, leads);
    return found == moves.end() ? formula(labels(to)) : game.describe(from, *found);
}

Sentence refutation(const Position& left, const std::vector<Position>& secret)
{
    if (left.game->isTerminal(left))
        return Words::phrase("That ends the game, and loses it.");
    const auto isSecret = [&](const Move& answer) {
        return std::ranges::find(secret, afterMove(left, answer)) != secret.end();
    };
    std::optional<Move> named = bestMove(left);
    if (isSecret(*named)) {
        const std::vector<Move> others = left.game->winningMoves(left); // only now: there may be thousands
        const auto open = std::ranges::find_if_not(others, isSecret);
        named = open == others.end() ? std::nullopt : std::optional(*open);
    }
    if (!named)
        return Words::phrase("After that, your opponent can win.");
    //: %1 is a move, such as "take 5 from heap 2"
    return Words::phrase("After that, your opponent can win: %1.")(clause(left, *named));
}

Sentence becauseOf(const Question& question, const Answer& answer)
{
    const auto* left = std::get_if<Position>(&answer);
    const Game& game = *question.position.game;
    if (question.form != AnswerForm::Move || !left || game.isTerminal(*left)
        || question.because != game.verdict(question.position))
        return question.because;
    //: %1 is what is said of the position left, such as "P-position · xor 0"
    return Words::phrase("That leaves: %1")(Clauses{{game.verdict(*left)}});
}

bool Question::isRight(const Answer& answer) const
{
    return accepts ? accepts(answer) : sorted(answer) == sorted(right);
}

Sentence Question::replyTo(const Answer& answer) const
{
    const Answer given = sorted(answer);
    const bool hasPlaces = form == AnswerForm::Moves && comment; // in the list, which slips have in theirs
    for (const Slip& slip : slips) {
        if (sorted(slip.answer) == given && !hasPlaces)
            return slip.reply;
    }
    return comment ? comment(answer) : Sentence();
}

std::span<const QuestionKind> commonKinds()
{
    static const QuestionKind kinds[] = {
        {QStringLiteral("outcome"), Words::phrase("P or N?"), drawOutcome, askOutcome},
        {QStringLiteral("move"), Words::phrase("Make a winning move"), drawWon, askMove},
        {QStringLiteral("all-moves"), Words::phrase("Find all winning moves"), drawAllMoves, askAllMoves},
    };
    return kinds;
}

std::vector<QuestionKind> withCommonKinds(std::vector<QuestionKind> own)
{
    own.insert(own.begin(), commonKinds().begin(), commonKinds().end());
    return own;
}

const QuestionKind* findKind(std::span<const QuestionKind> kinds, QStringView id)
{
    const auto found = std::ranges::find(kinds, id, &QuestionKind::id);
    return found == kinds.end() ? nullptr : &*found;
}

QString questionText(const Question& question)
{
    QString text = question.kind;
    if (!question.about.empty()) {
        QStringList numbers;
        for (const Count number : question.about)
            numbers << QString::number(number);
        text += QStringLiteral("(%1)").arg(numbers.join(QLatin1Char(',')));
    }
    return text + QLatin1Char(' ') + notation(question.position);
}

QuestionRead readQuestion(QStringView typed, std::span<const QuestionKind> kinds,
                          std::span<const Family> families, const Position* here)
{
    const QString ascii = asciiTwins(typed);
    const QStringView text(ascii);
    qsizetype start = 0;
    while (start < text.size() && text[start] == QLatin1Char(' '))
        ++start;
    qsizetype end = start;
    while (end < text.size() && text[end] != QLatin1Char(' ') && text[end] != QLatin1Char('('))
        ++end;
    const QuestionKind* kind = findKind(kinds, text.sliced(start, end - start));
    if (!kind) {
        QStringList ids;
        for (const QuestionKind& each : kinds)
            ids << each.id;
        //: %1 is a list of words such as "outcome, move, all-moves"
        return NotationError{Words::phrase("a kind of question is expected: %1")(listed(ids)), start + 1};
    }
    Draft draft;
    if (end < text.size() && text[end] == QLatin1Char('(')) {
        const qsizetype close = text.indexOf(QLatin1Char(')'), end);
        if (close < 0)
            return NotationError{Words::phrase("a closing bracket is expected"), text.size() + 1};
        auto numbers = readNumbers(text.sliced(end + 1, close - end - 1));
        if (auto* error = std::get_if<NotationError>(&numbers))
            return NotationError{error->expected, error->column + end + 1};
        draft.about = std::get<std::vector<Count>>(std::move(numbers));
        end = close + 1;
    }
    auto parsed = parsePosition(text.sliced(end), families, here);
    if (const auto* error = std::get_if<NotationError>(&parsed))
        return NotationError{error->expected, error->column + end};
    draft.position = std::get<Position>(std::move(parsed));
    // The kinds are those of the lesson of `here`; one of its own knows no other game.
    const bool isCommon = findKind(commonKinds(), kind->id) != nullptr;
    if (here && !isCommon && draft.position.word() != here->word())
        return NotationError{Words::phrase("this kind of question makes no sense for the position"), end + 1};
    if (auto question = kind->ask(draft))
        return *std::move(question);
    return NotationError{Words::phrase("this kind of question makes no sense for the position"), end + 1};
}

QString answerText(const Answer& answer)
{
    const auto joined = [](const auto& items, const QString& between, const auto& text) {
        QStringList texts;
        for (const auto& item : items)
            texts << text(item);
        return texts.isEmpty() ? QStringLiteral("-") : texts.join(between);
    };
    const auto numberText = [](Count number) { return QString::number(number); };
    return std::visit(Either{[](Outcome outcome) {
                                 return outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
                             },
                             [&](Count number) { return numberText(number); },
                             [](const Position& position) { return positionText(position); },
                             [&](const std::vector<Count>& numbers) {
                                 return joined(numbers, QStringLiteral(" "), numberText);
                             },
                             [&](const std::vector<Position>& positions) {
                                 return joined(positions, QStringLiteral("; "), positionText);
                             }},
                      answer);
}

std::variant<Answer, Sentence> readAnswer(const Question& question, QStringView typed,
                                          std::span<const Family> families)
{
    const QString text = asciiTwins(typed).trimmed();
    const auto number = [&](QString word) -> std::optional<Count> {
        if (const auto named = question.position.game->named(word))
            return named;
        bool isNumber = false;
        const Count value = withoutGroups(word.remove(QLatin1Char(' '))).toULongLong(&isNumber);
        return isNumber && value <= theory::kMaxCount ? std::optional(value) : std::nullopt;
    };
    switch (question.form) {
    case AnswerForm::Outcome:
        if (text.compare(QLatin1String("P"), Qt::CaseInsensitive) == 0)
            return Answer{Outcome::P};
        if (text.compare(QLatin1String("N"), Qt::CaseInsensitive) == 0)
            return Answer{Outcome::N};
        return Sentence(Words::phrase("Answer P or N."));
    case AnswerForm::Choice: {
        const auto choice = number(text);
        if (choice && *choice >= 1 && *choice <= question.choices.size())
            return Answer{*choice};
        //: %1 is how many choices there are
        return Words::phrase("Answer with a number from 1 to %1.")(Count{question.choices.size()});
    }
    case AnswerForm::Number:
        if (const auto value = number(text))
            return Answer{*value};
        return Sentence(Words::phrase("Answer with a whole number."));
    case AnswerForm::Numbers: {
        std::vector<Count> numbers;
        QString list = text;
        list.remove(QLatin1Char('{')).remove(QLatin1Char('}')).replace(QLatin1Char(','), QLatin1Char(' '));
        for (const QString& word : list.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            const auto value = number(word);
            if (!value && list != QLatin1String("-"))
                return Sentence(Words::phrase("Answer with numbers, such as “0 1 3”."));
            if (value)
                numbers.push_back(*value);
        }
        if (text.isEmpty())
            return Sentence(Words::phrase("Answer with numbers, such as “0 1 3”."));
        return sorted(numbers);
    }
    case AnswerForm::Typed: {
        if (text == QLatin1Char('-'))
            return Answer{std::vector<Position>{}};
        auto parsed = parsePosition(typed, families, &question.position);
        if (const auto* error = std::get_if<NotationError>(&parsed))
            return describe(*error);
        return Answer{std::get<Position>(std::move(parsed))};
    }
    case AnswerForm::Move:
    case AnswerForm::Moves:
        break;
    }
    return Sentence(Words::phrase("Answer on the board."));
}

Count drawNumber(Count least, Count most, QRandomGenerator& random)
{
    return least + random.generate64() % (most - least + 1);
}

bool isTrivial(const Position& position)
{
    return position.game->isTerminal(position)
        || std::ranges::any_of(movesInSight(position),
                               [&](const Move& move) { return endsGame(position, move); });
}

bool isOfLevel(const Position& position, Difficulty difficulty)
{
    return position.game->levelOf(position).value_or(difficulty) == difficulty;
}

std::optional<Position> drawPosition(const Position& like, Difficulty difficulty,
                                     std::optional<Outcome> wanted, QRandomGenerator& random)
{
    constexpr int kTries = 60;
    const Game& game = *like.game;
    Position position = like;
    for (int i = 0; i < kTries; ++i) {
        position.heaps = game.randomHeaps(difficulty, random);
        if (game.check(position) || !game.isSoonDecided(position) || isTrivial(position)
            || !isOfLevel(position, difficulty))
            continue;
        if (!wanted || game.outcome(position) == *wanted)
            return position;
        // Lost positions are rare among large ones, but a winning move leads to one.
        if (const auto moves = game.winningMoves(position); !moves.empty() && wanted == Outcome::P) {
            position = game.after(position, moves[drawNumber(0, moves.size() - 1, random)]);
            if (!isTrivial(position) && isOfLevel(position, difficulty))
                return position;
        }
    }
    return std::nullopt;
}

} // namespace laststone::teaching
