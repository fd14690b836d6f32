// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/hall/hall.h"

#include "teaching/notation.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace laststone::teaching {

namespace {

constexpr int kSecond = 1000; // ms
constexpr std::chrono::seconds kLateHands(4);
constexpr QChar kTakenBack = u'\b'; // the last digit that has been called out

// The first sentence of a text in Markdown, or of one in Chinese; of a list its first item.
QString firstSentence(const QString& markdown)
{
    const QString line = markdown.section(QLatin1Char('\n'), 0, 0);
    for (qsizetype i = 0; i < line.size(); ++i) {
        const bool isEnd = line[i] == u'。' || line[i] == u'！' || line[i] == u'？'
            || ((line[i] == u'.' || line[i] == u'!' || line[i] == u'?')
                && (i + 1 == line.size() || line[i + 1].isSpace()));
        if (isEnd)
            return line.left(i + 1);
    }
    return line;
}

bool isSame(const Question& one, const Question& other)
{
    return one.kind == other.kind && one.position == other.position && one.about == other.about;
}

} // namespace

Hall::Hall(QObject* parent) : QObject(parent)
{
    m_clock.setInterval(kSecond);
    connect(&m_clock, &QTimer::timeout, this, &Hall::tick);
}

Hall::~Hall() = default;

void Hall::setSession(Session* session, std::span<const QuestionKind> kinds, const Table& table,
                      IsDrawn isDrawn)
{
    if (session == m_session)
        return;
    if (m_session) {
        m_session->disconnect(this);
        m_session->setWatched(false);
        leaveQuestion();
    }
    m_session = session;
    m_kinds = kinds;
    m_table = table;
    m_isDrawn = std::move(isDrawn);
    m_front = m_under = Front::Steps;
    m_piece = 0;
    m_example = -1;
    m_setUp = {};
    m_told.found = {};
    m_asked.reset();
    m_ballot = {};
    resetClock();
    if (!session)
        return;
    session->setWatched(true);
    connect(session, &Session::changed, this, &Hall::follow);
    follow(Session::kEverything);
}

const Asking* Hall::question() const
{
    if (!m_session || !m_session->asking())
        return nullptr;
    const Asking& asking = *m_session->asking();
    return asking.isOpen() || m_session->step() < 0 ? &asking : nullptr;
}

// Whoever has asked it, but for an exercise: one that the page's tour asked would stand in front of all that
// follows.
void Hall::leaveQuestion()
{
    if (m_session->asking() && m_session->asking()->asker != Asker::Exercise)
        m_session->endQuestion();
}

void Hall::toggle(Front front)
{
    const bool isThere = front == Front::Tour ? section() != nullptr
        : front == Front::Table               ? m_table.cells != nullptr
                                              : true;
    const Front next = front == m_front ? m_under : isThere ? front : Front::Steps;
    // Beside the table the tour's position stays, and the tour is found again as it was.
    const bool isOverTour = m_front == Front::Tour && next == Front::Table;
    turn(next, isOverTour ? Front::Tour : Front::Steps, false);
}

void Hall::rewind()
{
    if (m_front == Front::Table)
        return m_session->setTable({m_session->table().part});
    if (m_front != Front::Tour)
        return;
    leaveQuestion();
    m_told.found = {};
    turnTo(0, 0);
}

void Hall::showSteps()
{
    turn(Front::Steps, Front::Steps, true);
}

void Hall::turn(Front front, Front under, bool keepsPosition)
{
    leaveQuestion();
    m_session->setChoice(std::nullopt); // it was of a move that is not what is looked at now
    const auto isInTour = [this] { return m_front == Front::Tour || m_under == Front::Tour; };
    const bool wasInTour = isInTour();
    if (m_front == Front::Table)
        m_told.besideTable = m_session->position();
    m_front = front;
    m_under = under;
    if (!wasInTour && isInTour())
        begin();
    else if (wasInTour && !isInTour())
        end(keepsPosition);
    arrive();
}

// What has been found by answers is found anew where the tour begins anew.
void Hall::begin()
{
    const bool isPlayed = !m_session->match().plies().empty();
    m_setUp = {{}, m_session->position(), isPlayed ? std::optional(m_session->savedGame()) : std::nullopt};
    if (m_piece == 0 && section() == tour().sections.data())
        m_told.found = {};
}

void Hall::end(bool keepsPosition)
{
    const auto [place, before, game] = std::exchange(m_setUp, {});
    if (!before || keepsPosition || *before == m_session->position())
        return;
    if (!game)
        return m_session->setPosition(*before);
    const int section = m_session->section();
    m_session->goOn(*game);
    m_session->setSection(section);
}

void Hall::put(const Question& question)
{
    m_asked.reset(); // the same may have been asked before
    m_session->ask(question, Asker::Hall);
}

// A place of the tour without a text is no page: what it asks is asked at once.
void Hall::arrive()
{
    const bool isRead = m_session && m_front == Front::Tour && !question();
    const auto asked = isRead && text().isEmpty() ? questionOf(m_piece) : std::nullopt;
    if (asked) {
        m_setUp.place.reset();
        return put(*asked);
    }
    if (isRead)
        setUp();
    emit changed();
}

// What a link names, if it is of this lesson.
std::optional<Position> Hall::linked(const QString& notation) const
{
    auto read = parsePosition(notation, m_session->families(), &m_session->first());
    auto* position = std::get_if<Position>(&read);
    const bool isOwn = position && position->word() == m_session->first().word();
    return isOwn ? std::optional(std::move(*position)) : std::nullopt;
}

// Behind a question, what its answer has led to; else what the text speaks of first. None: whatever there is.
std::optional<Position> Hall::placeOfText() const
{
    const auto firstOf = [this](const QString& markdown) -> std::optional<Position> {
        for (const QString& notation : positionsOf(markdown)) {
            if (auto position = linked(notation))
                return position;
        }
        return std::nullopt;
    };
    if (const auto answered = m_piece > 0 ? questionOf(m_piece - 1) : std::nullopt) {
        if (answered->form == AnswerForm::Move)
            return std::get<Position>(answered->right);
        if (auto named = firstOf(firstSentence(text())))
            return named;
        // One that was typed, as a split, has come to the board with the answer.
        const auto* right = std::get_if<Position>(&answered->right);
        return right ? *right : answered->position;
    }
    if (auto named = firstOf(text()))
        return named;
    const int pieces = static_cast<int>(section()->pieces.size());
    for (int piece = m_piece; piece < pieces; ++piece) {
        if (const auto asked = questionOf(piece))
            return asked->position;
    }
    return std::nullopt;
}

// Once for each text: what is played beside it stays.
void Hall::setUp()
{
    const std::pair place{m_session->section(), m_piece};
    if (!section() || m_setUp.place == place)
        return;
    m_setUp.place = place;
    std::vector<Position> told;
    const Tour::Lost& lost = section()->pieces[static_cast<std::size_t>(m_piece)].lost;
    for (const QString& notation : lost.positions) {
        if (auto position = linked(notation))
            told.push_back(std::move(*position));
    }
    remember(told);
    m_told.found.isRuleTold = m_told.found.isRuleTold || lost.isRuleTold;
    const auto position = placeOfText();
    if (position && *position != m_session->position())
        m_session->setPosition(*position);
}

// A question that has been answered is left in the steps that say why as well.
bool Hall::leave()
{
    m_told.letters.clear(); // nobody answers what has been taken away
    const auto& asking = m_session->asking();
    const bool isAsked = asking.has_value();
    const bool isOfText = asksForTour() && !text().isEmpty();
    if (isAsked && asking->asker == Asker::Exercise)
        m_session->takeBackQuestion();
    else if (isAsked)
        m_session->endQuestion();
    if (isOfText)
        arrive();
    // A question that has no text beside it leaves nothing to be seen of the tour.
    if (isAsked && !(m_front == Front::Tour && text().isEmpty()))
        return true;
    if (m_front == Front::Steps)
        return false;
    toggle(m_front);
    return true;
}

void Hall::toggleReason()
{
    m_told.isReason = !m_told.isReason;
    emit changed();
}

// A question that is asked anew is voted on anew. Whoever shows the hall follows the session too, after the
// hall has: so nothing is told here, when not all have heard of the position.
void Hall::follow(Session::Changes what)
{
    if (what & Session::Change::Section) {
        m_piece = 0;
        m_example = -1;
        if (m_front == Front::Tour) {
            leaveQuestion(); // of another section
            QMetaObject::invokeMethod(this, &Hall::arrive, Qt::QueuedConnection); // all have heard of it
        }
    }
    if (what & (Session::Change::Table | Session::Change::Position))
        m_told.called.clear();
    if (!(what & (Session::Change::Question | Session::Change::Position)))
        return;
    m_told.isReason = false;
    const auto& asking = m_session->asking();
    if (!asking) {
        m_asked.reset();
        m_ballot = {};
        resetClock();
    } else if (!m_asked || !isSame(*m_asked, asking->question)) {
        m_asked = asking->question;
        m_ballot = ballotOf(asking->question);
        m_told.letters.clear();
        resetClock();
    }
    if (asking && !asking->isOpen()) {
        resetClock();
        if (m_front == Front::Tour)
            remember(asking->question);
    }
}

namespace {

// What it is about and what is right, as far as these are positions.
std::vector<Position> positionsOf(const Question& question)
{
    std::vector<Position> all{question.position};
    if (const auto* right = std::get_if<Position>(&question.right))
        all.push_back(*right);
    else if (const auto* several = std::get_if<std::vector<Position>>(&question.right))
        all.insert(all.end(), several->begin(), several->end());
    if (question.named)
        all.push_back(*question.named);
    return all;
}

theory::Count largestHeap(const Position& position)
{
    return position.heaps.empty() ? 0 : std::ranges::max(position.heaps);
}

// The least of the largest heaps of what is asked for; where that is no position by itself, but a move, also
// of where one leads that wins.
theory::Count leastAsked(const Question& question)
{
    std::vector<Position> asked = positionsOf(question);
    if (!question.named && question.form != AnswerForm::Outcome) {
        for (const Move& move : question.position.game->winningMoves(question.position))
            asked.push_back(question.position.game->after(question.position, move));
    }
    return largestHeap(*std::ranges::min_element(asked, {}, largestHeap));
}

} // namespace

// Those of them that are lost to the player to move.
void Hall::remember(const Question& answered)
{
    remember(positionsOf(answered));
}

void Hall::remember(const std::vector<Position>& told)
{
    constexpr std::size_t kMost = 64;
    for (const Position& position : told) {
        auto& all = m_told.found.positions;
        const bool isNew = std::ranges::find(all, position) == all.end();
        if (isNew && all.size() < kMost && position.game->outcome(position) == theory::Outcome::P)
            all.push_back(position);
    }
}

namespace {

Found foundIn(const TableCells& table)
{
    Found found;
    for (const TableCell& cell : table.cells) {
        if (!cell.position || cell.outcome != theory::Outcome::P)
            continue;
        found.positions.push_back(*cell.position);
        for (const theory::Count heap : cell.position->heaps)
            found.reach = std::max(found.reach, heap);
    }
    return found;
}

} // namespace

Found Hall::found() const
{
    Found found;
    if (!m_session)
        return found;
    if (m_front == Front::Table)
        return m_table.isOnBoard ? foundIn(cells()) : found;
    if (m_front == Front::Steps) {
        if (!isOpen() && m_table.isOnBoard && m_told.besideTable == m_session->position())
            found.positions = foundIn(cells()).positions;
        std::erase_if(found.positions, [limit = largestHeap(m_session->position())](const Position& each) {
            return largestHeap(each) >= limit; // which might tell who wins
        });
        return found;
    }
    found.isRuleTold = m_told.found.isRuleTold && !isOpen();
    const Position& now = m_session->position();
    // What an open question asks for would be seen as what is missing: so all from there on is hidden.
    const auto limit =
        isOpen() ? leastAsked(question()->question) : std::numeric_limits<theory::Count>::max();
    std::ranges::copy_if(m_told.found.positions, std::back_inserter(found.positions),
                         [&](const Position& position) {
                             return position.play == now.play && position.rule() == now.rule()
                                 && largestHeap(position) < limit;
                         });
    return found;
}

bool Hall::askOutcome()
{
    if (question() && question()->asker == Asker::Hall) {
        m_session->endQuestion();
        return true;
    }
    const auto question = findKind(commonKinds(), u"outcome")->ask({m_session->position(), {}});
    if (question)
        put(*question);
    return question.has_value();
}

std::optional<std::size_t> Hall::answerOf(QChar letter) const
{
    const std::size_t count = isOpen() ? m_ballot.answers.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (letterOf(question()->question, i) == letter)
            return i;
    }
    // The first and the second answer as everywhere, also of P and N.
    const std::size_t place = letter.unicode() - std::size_t(u'A');
    return place < count ? std::optional(place) : std::nullopt;
}

void Hall::raise(QChar letter, int by)
{
    if (const auto answer = answerOf(letter)) {
        m_ballot.raise(*answer, by);
        m_told.letters += letter;
        emit changed();
    }
}

bool Hall::isLate(QChar letter) const
{
    return m_told.letters.contains(letter) && std::chrono::steady_clock::now() - m_told.since < kLateHands;
}

void Hall::reveal()
{
    if (!isOpen())
        return;
    m_told.since = std::chrono::steady_clock::now();
    if (m_ballot.favourite() == m_ballot.right)
        m_session->answer(m_ballot.answers[m_ballot.right]);
    else
        m_session->showSolution();
}

bool Hall::goOn()
{
    if (isOpen())
        reveal();
    else if (m_front == Front::Table)
        growTable(1);
    else if (m_front == Front::Tour)
        return goOnInTour();
    else if (question() && question()->question.form == AnswerForm::Outcome)
        m_session->setStep(0); // all of the argument
    else if (question())
        showWhy();
    else
        return false;
    return true;
}

// Of a move all of the argument, from its beginning; else the step that decides.
void Hall::showWhy()
{
    const AnswerForm form = question()->question.form;
    m_session->showWhy(question()->question);
    if (form == AnswerForm::Move || form == AnswerForm::Moves)
        m_session->setStep(0);
}

bool Hall::goBack()
{
    if (m_front == Front::Tour)
        return goBackInTour();
    if (m_front == Front::Table)
        growTable(-1);
    return m_front == Front::Table;
}

bool Hall::hasReasonBehind() const
{
    const auto next = static_cast<std::size_t>(m_piece) + 1;
    return asksForTour() && !isOpen() && next < section()->pieces.size()
        && !section()->pieces[next].forHall().isEmpty();
}

const Tour& Hall::tourIn(const QLocale& locale) const
{
    const QString word = m_session->first().word();
    const auto [tour, isNew] = m_tours.try_emplace(word + u' ' + locale.name());
    if (isNew)
        tour->second = loadTour(QStringLiteral(":/tours"), word, locale);
    return tour->second;
}

const Tour& Hall::tour() const
{
    return tourIn(QLocale());
}

// Of the same piece.
const Tour::Section* Hall::secondSection() const
{
    const auto& second = m_session->secondVoice();
    const Tour::Section* own = section();
    if (!second || !own)
        return nullptr;
    const auto& sections = tourIn(second->locale()).sections;
    const auto number = static_cast<std::size_t>(own - tour().sections.data());
    const bool isSame = number < sections.size() && sections[number].pieces.size() == own->pieces.size()
        && static_cast<std::size_t>(m_piece) < own->pieces.size();
    return isSame ? &sections[number] : nullptr;
}

QString Hall::secondTitle() const
{
    const Tour::Section* second = secondSection();
    return second && second->title != section()->title ? second->title : QString();
}

QString Hall::secondText() const
{
    const Tour::Section* second = secondSection();
    return second ? second->pieces[static_cast<std::size_t>(m_piece)].forHall() : QString();
}

QString Hall::secondWords() const
{
    const Tour::Section* second = words().isEmpty() ? nullptr : secondSection();
    const auto* piece = second ? &second->pieces[static_cast<std::size_t>(m_piece)] : nullptr;
    return piece && piece->question ? piece->question->forHall() : QString();
}

const Tour::Section* Hall::section() const
{
    const auto& sections = tour().sections;
    if (sections.empty())
        return nullptr;
    const int last = static_cast<int>(sections.size()) - 1;
    return &sections[static_cast<std::size_t>(std::clamp(m_session->section(), 0, last))];
}

const Tour::Section* Hall::noted() const
{
    const auto step = static_cast<std::size_t>(m_session->step());
    const auto& steps = m_session->explanation().steps;
    const bool isInSteps = step < steps.size();
    // Before the first step the section counts, once one has been chosen.
    if (m_front != Front::Steps || (!isInSteps && m_session->section() > 0))
        return section();
    const Position& position = m_session->position();
    const QString kind = position.rule().section(u' ', 0, 0);
    QStringList ids{kind};
    if (isInSteps) {
        const QString id = position.play == theory::Play::Misere ? QStringLiteral("misere")
                                                                 : QString::fromLatin1(steps[step].id);
        ids = QStringList{kind + u'/' + id, id};
    }
    const auto& sections = tour().sections;
    for (const QString& id : ids) {
        const auto found = std::ranges::find_if(
            sections, [&](const Tour::Section& each) { return each.steps.contains(id); });
        if (found != sections.end())
            return &*found;
    }
    return section();
}

QString Hall::text() const
{
    const auto piece = static_cast<std::size_t>(m_piece);
    return section() && piece < section()->pieces.size() ? section()->pieces[piece].forHall() : QString();
}

bool Hall::isBoardTold() const
{
    const auto number = static_cast<std::size_t>(m_piece);
    if (!section() || number >= section()->pieces.size())
        return false;
    const Tour::Piece& piece = section()->pieces[number];
    return question() ? asksForTour() && piece.question->isTold : piece.isTold;
}

// Some of what comes, for who leads up to it.
QString Hall::upcoming() const
{
    if (!section())
        return {};
    const auto& pieces = section()->pieces;
    const auto piece = static_cast<std::size_t>(m_piece);
    if (const auto asked = questionOf(m_piece); asked && !question()) {
        const QString words = pieces[piece].question->forHall();
        return words.isEmpty() ? Voice::installed().say(asked->task) : words;
    }
    if (piece + 1 < pieces.size())
        return pieces[piece + 1].forHall();
    const auto next = static_cast<std::size_t>(section() - tour().sections.data()) + 1;
    return next < tour().sections.size() ? QStringLiteral("**%1**").arg(tour().sections[next].title)
                                         : QString();
}

bool Hall::asksForTour() const
{
    const auto asked = question() && m_front == Front::Tour ? questionOf(m_piece) : std::nullopt;
    return asked && isSame(*asked, question()->question);
}

QString Hall::words() const
{
    return asksForTour() ? section()->pieces[static_cast<std::size_t>(m_piece)].question->forHall()
                         : QString();
}

// One that cannot be read is none.
std::optional<Question> Hall::questionOf(int piece) const
{
    const auto number = static_cast<std::size_t>(piece);
    if (!section() || number >= section()->pieces.size() || !section()->pieces[number].question)
        return std::nullopt;
    auto read = readQuestion(section()->pieces[number].question->text, m_kinds, m_session->families(),
                             &m_session->first());
    if (auto* asked = std::get_if<Question>(&read))
        return std::move(*asked);
    return std::nullopt;
}

void Hall::turnTo(int section, int piece)
{
    m_setUp.place.reset();
    m_session->setSection(section);
    m_piece = piece;
    m_example = -1;
    arrive();
}

bool Hall::goOnInTour()
{
    const bool wasAsked = question() != nullptr;
    m_session->setStep(-1);
    if (const auto asked = wasAsked ? std::nullopt : questionOf(m_piece)) {
        m_setUp.place.reset();
        put(*asked);
        return true;
    }
    leaveQuestion();
    const int number = static_cast<int>(section() - tour().sections.data());
    if (m_piece + 1 < static_cast<int>(section()->pieces.size()))
        turnTo(number, m_piece + 1);
    else if (number + 1 < static_cast<int>(tour().sections.size()))
        turnTo(number + 1, 0);
    return true;
}

bool Hall::goBackInTour()
{
    if (question() && !text().isEmpty()) {
        leaveQuestion();
        arrive(); // its own position comes back
        return true;
    }
    // The question behind the text before, anew, as its answer may not have been told; or else that text.
    const auto& sections = tour().sections;
    auto number = static_cast<std::size_t>(section() - sections.data());
    auto piece = static_cast<std::size_t>(m_piece);
    do {
        if (piece == 0 && number == 0)
            return true;
        if (piece == 0)
            piece = sections[--number].pieces.size();
        --piece;
    } while (sections[number].pieces[piece].forHall().isEmpty() && !sections[number].pieces[piece].question);
    leaveQuestion();
    turnTo(static_cast<int>(number), static_cast<int>(piece));
    if (const auto asked = question() ? std::nullopt : questionOf(m_piece)) {
        m_setUp.place.reset();
        put(*asked);
    }
    return true;
}

// Whether the rule on the board has been drawn, and is none of the tour's.
bool Hall::isDrawn() const
{
    const Position& here = m_session->position();
    return m_isDrawn && m_isDrawn(here)
        && std::ranges::none_of(positionsOf(tour()), [&](const QString& each) {
               const auto position = linked(each);
               return position && position->rule() == here.rule();
           });
}

QStringList Hall::examples() const
{
    if (!section())
        return {};
    const auto own = [this](QStringList all) {
        all.removeIf([this](const QString& notation) { return !linked(notation); });
        return all;
    };
    if (m_front != Front::Tour)
        return isDrawn() ? QStringList() : own(positionsOf({{}, {*section()}}));
    // Beside a text the class is not to see what belongs to others.
    const QStringList here = own(positionsOf(text()));
    const auto place = here.isEmpty() ? placeOfText() : std::nullopt;
    return place ? QStringList(notation(*place)) : here;
}

bool Hall::showExample(int by)
{
    const QStringList all = examples();
    const int count = static_cast<int>(all.size());
    const auto isHere = [&](const QString& notation) {
        const auto read = parsePosition(notation, m_session->families(), &m_session->position());
        const auto* position = std::get_if<Position>(&read);
        return position && *position == m_session->position();
    };
    // The only one of a text has been seen before its question.
    if (count == 0 || (count == 1 && (asksForTour() || isHere(all.front()))))
        return false;
    const auto next = [&](int example) { return (example + by + count) % count; };
    const int first = by > 0 ? 0 : count - 1;
    m_example = m_example < 0 ? first : next(m_example);
    // One stands beside a text of the tour already.
    if (m_front == Front::Tour && isHere(all[m_example]))
        m_example = next(m_example);
    leaveQuestion();
    m_session->setNotation(all[m_example]);
    return true;
}

bool Hall::showSection(int by)
{
    const auto count = static_cast<int>(tour().sections.size());
    const int next = section() ? static_cast<int>(section() - tour().sections.data()) + by : -1;
    if (m_front != Front::Tour || next < 0 || next >= count)
        return false;
    m_session->setStep(-1);
    leaveQuestion();
    turnTo(next, 0);
    return true;
}

TableCells Hall::cells() const
{
    const TablePlace& place = m_session->table();
    if (!m_table.cells)
        return {};
    TableCells cells = m_table.cells(m_session->position(), place.part, place.step);
    // A hall is asked before each step, and told afterwards.
    if (!cells.byRule.isEmpty())
        cells.text = place.step == 0 ? cells.meaning : cells.byRule;
    if (cells.next && !m_told.called.isEmpty()) // so far, in every language
        cells.next->task = {"Hall", "%1 %2…", {Clauses{{cells.next->task}}, m_told.called}};
    return cells;
}

void Hall::fillTable()
{
    growTable(cells().lastStep);
}

void Hall::growTable(int by)
{
    TablePlace place = m_session->table();
    const int last = cells().lastStep;
    place.step = std::clamp(std::min(place.step, last) + by, 0, last);
    m_session->setTable(place);
}

bool Hall::isAskedInTable(QChar sign) const
{
    if (m_front != Front::Table || question())
        return false;
    if (sign == kTakenBack)
        return !m_told.called.isEmpty();
    return asksForNumber() ? sign.isDigit() : cells().next && (sign == u'P' || sign == u'N');
}

bool Hall::asksForNumber() const
{
    if (m_front != Front::Table || question())
        return false;
    const auto next = cells().next;
    return next && std::holds_alternative<theory::Count>(next->right);
}

std::optional<Hall::Wrong> Hall::callOut(QChar sign)
{
    const TableCells now = cells();
    const auto* number = std::get_if<theory::Count>(&now.next->right);
    const QString right = number                                           ? QString::number(*number)
        : now.next->right == decltype(now.next->right)(theory::Outcome::P) ? QStringLiteral("P")
                                                                           : QStringLiteral("N");
    if (sign == kTakenBack)
        m_told.called.chop(1);
    else
        m_told.called += sign.isDigit() ? QString::number(sign.digitValue()) : sign; // full width, perhaps
    if (m_told.called != right && right.startsWith(m_told.called)) {
        emit changed();
        return std::nullopt;
    }
    const QString said = std::exchange(m_told.called, {});
    if (said == right) {
        growTable(1);
        return std::nullopt;
    }
    emit changed();
    const TablePlace place = m_session->table();
    return Wrong{said,
                 number && m_table.refute
                     ? m_table.refute(m_session->position(), place.part, place.step, said.toULongLong())
                     : Sentence()};
}

void Hall::addTime(int seconds)
{
    if (!isOpen())
        return;
    const int now = m_seconds.value_or(0) + seconds;
    if (now <= 0)
        return stopClock();
    m_seconds = std::min(now, kMostSeconds);
    m_clock.start();
    emit changed();
}

void Hall::stopClock()
{
    resetClock();
    emit changed();
}

void Hall::resetClock()
{
    m_clock.stop();
    m_seconds.reset();
}

// At the end it stays at 0, so that all see that the time is over.
void Hall::tick()
{
    m_seconds = std::max(0, m_seconds.value_or(0) - 1);
    if (*m_seconds == 0)
        m_clock.stop();
    emit changed();
}

} // namespace laststone::teaching
