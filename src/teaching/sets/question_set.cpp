// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/sets/question_set.h"

#include "teaching/words/listed.h"

#include <algorithm>
#include <array>
#include <limits>

namespace laststone::teaching {

using theory::Count;

namespace {

struct Words {
    LASTSTONE_SENTENCES(QuestionSet)
};

constexpr QLatin1String kMixed("mixed");
constexpr QLatin1String kFirstKinds[] = {QLatin1String("move"), QLatin1String("outcome")};
constexpr std::optional<Difficulty> kLevels[] = {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard, {}};

// How many of the texts are questions of the kind.
qsizetype countOf(const QuestionKind& kind, const QStringList& texts)
{
    return std::ranges::count_if(texts, [&](const QString& text) {
        return text.startsWith(kind.id + QLatin1Char(' ')) || text.startsWith(kind.id + QLatin1Char('('));
    });
}

// Whether the last two of the texts are questions of the kind.
bool isKindOfLastTwo(const QuestionKind& kind, const QStringList& texts)
{
    return texts.size() >= 2 && countOf(kind, texts.last(2)) == 2;
}

// All kinds, in the order of their turns: from another one on in every set, but first those which others
// would answer. A set that follows the answers begins with what needs no words of a theory, and is easy to
// try on the board.
std::vector<const QuestionKind*> turnsOf(const SetName& name, std::span<const QuestionKind> kinds)
{
    std::vector<const QuestionKind*> turns;
    for (std::size_t i = 0; i < kinds.size(); ++i)
        turns.push_back(&kinds[(name.seed % kinds.size() + i) % kinds.size()]);
    std::ranges::stable_partition(turns, &QuestionKind::isEarly);
    if (!name.level) {
        for (const QLatin1String id : {kFirstKinds[1], kFirstKinds[0]})
            std::ranges::stable_partition(turns, [id](const auto* kind) { return kind->id == id; });
    }
    return turns;
}

// The kinds of which question `number` may be, the wanted one first. In a mixed set all have their turns; one
// that the rule does not have makes room for those asked least so far.
std::vector<const QuestionKind*> kindsFor(const SetName& name, std::span<const QuestionKind> kinds,
                                          int number, const OtherQuestions& others)
{
    const QStringList& before = others.before;
    if (!name.kind.isEmpty()) {
        const QuestionKind* kind = findKind(kinds, name.kind);
        return kind ? std::vector{kind} : std::vector<const QuestionKind*>();
    }
    auto turns = turnsOf(name, kinds);
    if (others.kinds)
        std::erase_if(turns, [&](const auto* kind) { return !others.kinds->contains(kind->id); });
    if (turns.empty())
        return {};
    const auto turn = static_cast<std::size_t>(number);
    std::vector<const QuestionKind*> order;
    // Behind the one whose turn it is, those that have just had theirs: the next ones will come by
    // themselves.
    for (std::size_t i = turns.size(); i > 0; --i)
        order.push_back(turns[(turn + i) % turns.size()]);
    std::ranges::stable_sort(order.begin() + 1, order.end(), {},
                             [&](const QuestionKind* kind) { return countOf(*kind, before); });
    // After two easier ones of a kind that is not its turn, the third is of another.
    if (order.size() > 1 && !name.level && isKindOfLastTwo(*order.front(), before))
        std::ranges::rotate(order, order.begin() + 1);
    return order;
}

bool isByNumbers(const Question& question)
{
    return question.form == AnswerForm::Number || question.form == AnswerForm::Numbers;
}

// The largest number in a question.
Count largestIn(const Question& question)
{
    Count most = 0;
    for (const auto* numbers : {&question.position.heaps, &question.about}) {
        for (const Count number : *numbers)
            most = std::max(most, number);
    }
    return most;
}

// Whether the two lists have something in common.
bool meet(const QStringList& some, const QStringList& others)
{
    return std::ranges::any_of(some, [&](const QString& each) { return others.contains(each); });
}

// Questions that have been drawn, of which one is put: the first of those that suit and tell least; else the
// smallest of those that suit but are too large; else what was told longest ago.
class Drawn {
public:
    // As many that suit are compared.
    Drawn(const OtherQuestions& others, int compared) : m_others(others), m_left(compared) { }

    bool isEnough() const { return m_left == 0; }

    void offer(Question&& question)
    {
        if (m_others.hasText(questionText(question)))
            return;
        const bool suits = m_others.suits(question);
        if (m_others.isTooLarge(question)) {
            if (suits)
                keepLeast(m_large, std::move(question), static_cast<qint64>(largestIn(question)));
        } else if (suits) {
            --m_left;
            const auto isNew = [&](const QString& fact) { return !m_others.told.contains(fact); };
            const auto told = std::ranges::count_if(question.told, isNew);
            keepLeast(m_best, std::move(question), told);
        } else {
            const qsizetype last = m_others.lastTold(question);
            keepLeast(m_known, std::move(question), last);
        }
    }

    std::optional<Question> best() &&
    {
        for (auto* each : {&m_best, &m_large, &m_known}) {
            if (*each)
                return std::move((*each)->question);
        }
        return std::nullopt;
    }

private:
    struct Ranked {
        Question question;
        qint64 rank;
    };

    static void keepLeast(std::optional<Ranked>& kept, Question&& question, qint64 rank)
    {
        if (!kept || rank < kept->rank)
            kept = Ranked{std::move(question), rank};
    }

    const OtherQuestions& m_others;
    int m_left;
    std::optional<Ranked> m_best;
    std::optional<Ranked> m_large;
    std::optional<Ranked> m_known; // answered already
};

bool isLevelWord(const QString& typed)
{
    return std::ranges::find(kLevels, typed.toLower(), levelWord) != std::end(kLevels);
}

// The words behind the game in the name of a set.
struct SetEnd {
    SetName name; // but the game
    qsizetype kindColumn = 1;
};

// Takes them from the text, from its end: the seed, the level, the kind. Nothing where they are not there, or
// what is wrong with them.
std::optional<std::variant<SetEnd, NotationError>> takeEnd(QString& text)
{
    const auto takeLast = [&text] {
        const qsizetype blank = text.lastIndexOf(QLatin1Char(' '));
        const QString word = text.mid(blank + 1);
        text.truncate(std::max<qsizetype>(blank, 0));
        while (text.endsWith(QLatin1Char(' ')))
            text.chop(1);
        return word;
    };
    const auto columnOfLast = [&text] { return text.lastIndexOf(QLatin1Char(' ')) + 2; };
    SetEnd end;
    bool isNumber = false;
    const qsizetype seedColumn = columnOfLast();
    const QString seedTyped = takeLast();
    end.name.seed = seedTyped.toUInt(&isNumber);
    const qsizetype levelColumn = columnOfLast();
    const QString levelTyped = takeLast().toLower();
    const auto level = std::ranges::find(kLevels, levelTyped, levelWord);
    const bool isLevel = level != std::end(kLevels);
    end.kindColumn = columnOfLast();
    end.name.kind = takeLast().toLower();
    if (!isNumber && (isLevel || isLevelWord(seedTyped))) {
        return NotationError{Words::phrase("the number of a set is expected, from 0 to %1")(
                                 theory::Count{std::numeric_limits<quint32>::max()}),
                             isLevel ? seedColumn : seedColumn + seedTyped.size() + 1};
    }
    if (isNumber && !isLevel && end.name.kind == kMixed) {
        QStringList words;
        for (const auto& each : kLevels)
            words << levelWord(each);
        //: %1 is a list of words such as "easy, medium, hard"
        return NotationError{Words::phrase("a level is expected: %1")(listed(words)), levelColumn};
    }
    if (!isLevel)
        return std::nullopt;
    end.name.level = *level;
    return end;
}

// Of a name without a kind, or with one that the game does not have.
NotationError kindExpected(const SetName& name, const QString& word, const QuestionSource* source,
                           qsizetype column)
{
    QStringList ids{QString(kMixed)};
    for (const QuestionKind& kind : source ? source->kinds : std::span<const QuestionKind>())
        ids << kind.id;
    const QString example =
        QStringLiteral("%1 %2 %3 %4").arg(word, kMixed, levelWord(name.level), QString::number(name.seed));
    //: %1 is a list of words such as "mixed, outcome, move", %2 the name of a set such as "nim mixed hard 3"
    return {Words::phrase("a kind of question is expected: %1; as in “%2”")(listed(ids), example), column};
}

// Of a name that does not begin with a game.
NotationError gameExpected(const SetName& name, std::span<const Family> families)
{
    QStringList words;
    for (const Family& family : families)
        words << family.word;
    const QString example =
        QStringLiteral("%1 %2 %3 %4")
            .arg(words.value(0), kMixed, levelWord(name.level), QString::number(name.seed));
    //: %1 is a list of words such as "bash, wythoff, nim", %2 the name of a set such as "nim mixed hard 3"
    return {Words::phrase("a game is expected first: %1; as in “%2”")(listed(words), example), 1};
}

} // namespace

QString levelWord(std::optional<Difficulty> level)
{
    static const QString words[] = {QStringLiteral("easy"), QStringLiteral("medium"), QStringLiteral("hard")};
    return level ? words[static_cast<int>(*level)] : QStringLiteral("following");
}

QString setText(const SetName& name)
{
    QString head = gameNotation(name.like);
    if (head != name.like.word())
        head += QLatin1Char(':');
    const QString kind = name.kind.isEmpty() ? QString(kMixed) : name.kind;
    return QStringLiteral("%1 %2 %3 %4").arg(head, kind, levelWord(name.level), QString::number(name.seed));
}

std::optional<SetRead> readSetName(QStringView typed, std::span<const Family> families,
                                   const SourceOf& sourceOf)
{
    QString text = asciiTwins(typed);
    while (text.endsWith(QLatin1Char(' ')))
        text.chop(1);
    auto read = takeEnd(text);
    if (!read)
        return std::nullopt;
    if (const auto* error = std::get_if<NotationError>(&*read))
        return *error;
    auto& [name, kindColumn] = std::get<SetEnd>(*read);
    if (text.endsWith(QLatin1Char(':')))
        text.chop(1);
    if (const qsizetype colon = text.indexOf(QLatin1Char(':')); colon >= 0)
        return NotationError{Words::phrase("no heaps are expected: the game and its rule are enough"),
                             colon + 2};

    qsizetype end = 0;
    while (end < text.size() && text[end].isLetter())
        ++end;
    const QString word = text.first(end).toLower();
    const auto source = sourceOf(word);
    if (text.isEmpty()) {
        if (const auto game = sourceOf(name.kind)) // what should be the kind
            return kindExpected(name, name.kind, &*game, kindColumn + name.kind.size() + 1);
    }
    if (!source && std::ranges::find(families, word, &Family::word) == families.end())
        return gameExpected(name, families);
    if (source && end == text.size()) {
        name.like = source->first;
    } else {
        auto game = parseGame(text, families);
        if (const auto* error = std::get_if<NotationError>(&game))
            return *error;
        name.like = std::get<Position>(std::move(game));
    }
    // Two names of the same set are the same: of the position only the rule counts.
    name.like.heaps.clear();
    if (name.kind == kMixed)
        name.kind.clear();
    else if (!source || !findKind(source->kinds, name.kind))
        return kindExpected(name, word, source ? &*source : nullptr, kindColumn);
    return name;
}

std::optional<SetRead> readSetToBegin(QStringView text, std::span<const Family> families,
                                      const SourceOf& sourceOf)
{
    auto read = readSetName(text, families, sourceOf);
    const auto* name = read ? std::get_if<SetName>(&*read) : nullptr;
    const auto source = name ? sourceOf(name->like.word()) : std::nullopt;
    const auto wrong = source ? tooFewOf(*name, source->kinds) : std::nullopt;
    if (!wrong)
        return read;
    const QString kind = name->kind.isEmpty() ? QString(kMixed) : name->kind;
    return NotationError{*wrong, text.lastIndexOf(kind, -1, Qt::CaseInsensitive) + 1};
}

// The fewest that make a set.
static std::size_t leastOf(const SetName& name)
{
    constexpr std::size_t kLeast = 3; // of a kind
    return name.kind.isEmpty() ? 1 : kLeast;
}

bool hasEnough(const SetName& name, std::span<const QuestionKind> kinds)
{
    const std::size_t least = leastOf(name);
    return questionsOf(name, kinds, static_cast<int>(least)).size() >= least;
}

// The levels at which the rule has enough of the kind.
static QStringList levelsWith(SetName name, std::span<const QuestionKind> kinds)
{
    QStringList words;
    for (const Difficulty level : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard}) {
        name.level = level;
        if (hasEnough(name, kinds))
            words << levelWord(level);
    }
    return words;
}

std::optional<Sentence> tooFewOf(const SetName& name, std::span<const QuestionKind> kinds)
{
    const std::size_t least = leastOf(name);
    const std::size_t found = questionsOf(name, kinds, static_cast<int>(least)).size();
    if (found >= least)
        return std::nullopt;
    if (found == 0) {
        const QStringList others = levelsWith(name, kinds);
        if (others.isEmpty())
            return Words::phrase("the rule has no question of this kind");
        //: %1 is a list of levels such as "easy, medium", words of the name of a set, which stay as they are
        return Words::phrase("the rule has no question of this kind at this level, but at: %1")(
            listed(others));
    }
    //: %n is a number of questions; "mixed" is a word of the name of a set, and stays as it is
    return Words::plural(
        "the rule has only %n question(s) of this kind, too few for a set; “mixed” asks them among others")(
        Count{found});
}

void OtherQuestions::addBefore(const Question& question)
{
    before << questionText(question);
    told << question.told;
}

void OtherQuestions::addAfter(const Question& question)
{
    after << questionText(question);
    asked << question.asked;
}

bool OtherQuestions::hasText(const QString& text) const
{
    return before.contains(text) || after.contains(text);
}

bool OtherQuestions::suits(const Question& question) const
{
    return !meet(question.asked, told) && !meet(question.told, asked);
}

bool OtherQuestions::isTooLarge(const Question& question) const
{
    const Count largest = largestIn(question);
    const bool isAsked = mostAsked && isByNumbers(question) && largest > *mostAsked;
    return isAsked || (mostOnBoard && largest > *mostOnBoard);
}

qsizetype OtherQuestions::lastTold(const Question& question) const
{
    qsizetype last = -1;
    for (const QString& fact : question.asked)
        last = std::max(last, told.lastIndexOf(fact));
    return last;
}

namespace {

// The levels with which a set goes on that has run out of questions of its own.
std::vector<Difficulty> levelsBehind(Difficulty level)
{
    std::vector<Difficulty> levels;
    for (int other = static_cast<int>(level) + 1; other <= static_cast<int>(Difficulty::Hard); ++other)
        levels.push_back(static_cast<Difficulty>(other));
    for (int other = static_cast<int>(level) - 1; other >= 0; --other)
        levels.push_back(static_cast<Difficulty>(other));
    return levels;
}

// A question of a kind whose level has none left that has not been asked: one with larger numbers, else one
// of another level.
std::optional<Question> questionBeyond(const SetName& name, const QuestionKind& kind, int number,
                                       Difficulty level, const OtherQuestions& others)
{
    const std::array<quint32, 4> seeds{name.seed, static_cast<quint32>(number), static_cast<quint32>(level),
                                       1};
    QRandomGenerator random(seeds.data(), seeds.size());
    const auto drawnBy = [&](auto draw, Difficulty drawnLevel) {
        constexpr int kDraws = 40; // few are left that have not been asked
        Drawn drawn(others, 1);
        for (int draws = 0; draws < kDraws && !drawn.isEnough(); ++draws) {
            const auto draft = draw(name.like, drawnLevel, random);
            if (auto question = draft ? kind.ask(*draft) : std::nullopt)
                drawn.offer(*std::move(question));
        }
        return std::move(drawn).best();
    };
    std::optional<Question> found = kind.drawMore ? drawnBy(kind.drawMore, level) : std::nullopt;
    for (const Difficulty other : levelsBehind(level)) {
        if (!found)
            found = drawnBy(kind.draw, other);
    }
    return found;
}

} // namespace

std::optional<Question> questionOf(const SetName& name, std::span<const QuestionKind> kinds, int number,
                                   Difficulty level, const OtherQuestions& others)
{
    // Every question has numbers of its own, so that none depends on what came of those before.
    const std::array<quint32, 3> seeds{name.seed, static_cast<quint32>(number), static_cast<quint32>(level)};
    QRandomGenerator random(seeds.data(), seeds.size());
    const auto wanted = kindsFor(name, kinds, number, others);
    constexpr int kRounds = 3; // through the kinds
    const int mostDraws = others.mostOnBoard ? 48 : 12; // of a kind
    constexpr int kFailures = 4; // a kind of which nothing can be drawn is not tried for ever
    // Where all questions are of one kind that is soon told, those that tell little come first, so that they
    // do not run out.
    const bool runsOut = !name.kind.isEmpty() && std::ranges::all_of(wanted, &QuestionKind::isEarly);
    Drawn drawn(others, runsOut ? 6 : 1);
    for (int round = 0; round < kRounds; ++round) {
        for (const QuestionKind* kind : wanted) {
            for (int draws = 0, failed = 0; draws < mostDraws && failed < kFailures && !drawn.isEnough();
                 ++draws) {
                const auto draft = kind->draw(name.like, level, random);
                if (auto question = draft ? kind->ask(*draft) : std::nullopt)
                    drawn.offer(*std::move(question));
                else
                    ++failed;
            }
        }
    }
    auto best = std::move(drawn).best();
    const bool hasRunOut = !best && !name.kind.isEmpty() && !wanted.empty() && number > 0;
    return hasRunOut ? questionBeyond(name, *wanted.front(), number, level, others) : best;
}

std::optional<Question> easierQuestionOf(const SetName& name, std::span<const QuestionKind> kinds, int number,
                                         Difficulty level, const OtherQuestions& others)
{
    constexpr quint32 kTries = 12;
    const QuestionKind* kind = findKind(kinds, QString(kFirstKinds[0]));
    if (!kind || isKindOfLastTwo(*kind, others.before))
        return questionOf(name, kinds, number, level, others); // there is more to be learned than that
    SetName other = name;
    other.kind = kind->id;
    std::optional<Question> easiest;
    for (quint32 i = 0; i < kTries; ++i) {
        other.seed = name.seed + i;
        auto question = questionOf(other, kinds, number, level, others);
        const auto size = [](const Question& each) { return each.position.game->stonesLeft(each.position); };
        if (question && (!easiest || size(*question) < size(*easiest)))
            easiest = std::move(question);
    }
    return easiest ? easiest : questionOf(name, kinds, number, level, others);
}

std::vector<Question> questionsOf(const SetName& name, std::span<const QuestionKind> kinds, int count)
{
    std::vector<Question> questions;
    OtherQuestions others;
    for (int number = 0; number < count; ++number) {
        const int easyOnes = kSetLength / 3;
        const auto following = static_cast<Difficulty>(std::min(number / easyOnes, 2));
        auto question = questionOf(name, kinds, number, name.level.value_or(following), others);
        if (!question)
            break;
        others.addBefore(*question);
        questions.push_back(*std::move(question));
    }
    return questions;
}

} // namespace laststone::teaching
