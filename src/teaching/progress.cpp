// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/progress.h"

#include "teaching/memory/files.h"
#include "teaching/session.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace laststone::teaching {

namespace {

struct Words {
    LASTSTONE_SENTENCES(Progress)
};

constexpr int kSoon = 500; // in milliseconds: several answers are written at once
constexpr int kAgain = 5000; // after another program has held the lock all the time
constexpr int kPatience = 2000; // for the lock; it is held for the time of one writing

// Decades of learning every day are smaller. A larger file is damaged, and reading it would hold the window
// up.
constexpr qint64 kHuge = 8 << 20;

Sentence unwritable(const QString& fileName)
{
    //: %1 is a file name
    return Words::phrase("What you have learned cannot be kept: %1 cannot be written.")(fileName);
}

// What is in the file, with what there is to say of it.
struct Found {
    Record record = {};
    std::optional<Sentence> message = {};
    bool isOdd = false; // damaged, newer or huge: it must not be written over
    bool mayWrite = true;
};

Found find(const QString& fileName)
{
    if (!QFileInfo::exists(fileName))
        return {};
    if (const QFileInfo file(fileName); file.isFile() && file.size() > kHuge)
        return {{}, std::nullopt, true};
    const auto bytes = readFile(fileName);
    if (const auto* failure = std::get_if<ReadFailure>(&bytes)) {
        Found found;
        //: %1 is a file name, %2 what the system says
        found.message =
            Words::phrase("What you have learned cannot be read from %1: %2.")(fileName, failure->reason);
        found.mayWrite = false;
        return found;
    }
    const RecordRead read = readRecord(std::get<QByteArray>(bytes));
    return {read.record, std::nullopt, read.file != RecordRead::File::Whole};
}

// The same, and what is odd is set aside, and what could be read of it written anew. REQUIRES: the lock.
Found findInOrder(const QString& fileName)
{
    Found found = find(fileName);
    if (!found.isOdd)
        return found;
    const QString aside = nameAside(fileName);
    if (!QFile::rename(fileName, aside)) {
        found.message = unwritable(fileName);
        found.mayWrite = false;
        return found;
    }
    found.isOdd = false;
    //: %1 is a file name
    found.message = Words::phrase(
        "The file of what you have learned is damaged or of a newer version. It has been kept as %1.")(aside);
    if (!found.record.empty() && writeFile(fileName, recordJson(found.record)))
        found.message = unwritable(fileName);
    return found;
}

} // namespace

// One writing; it touches nothing but itself and the file, so that it can go on beside everything else.
struct Progress::Job {
    enum class End { Done, Busy, Failed };

    QString fileName;
    std::vector<Deed> deeds;
    End end = End::Done;
    Record record = {}; // what has been written
    std::optional<Sentence> message = {};

    void run()
    {
        QDir().mkpath(QFileInfo(fileName).absolutePath());
        const FileLock lock(fileName, kPatience);
        if (!lock.isHeld()) {
            end = lock.isBusy() ? End::Busy : End::Failed;
            message = unwritable(fileName);
            return;
        }
        Found found = findInOrder(fileName);
        message = found.message;
        record = std::move(found.record);
        for (const Deed& deed : deeds)
            deed(record);
        if (!found.mayWrite) {
            end = End::Failed;
        } else if (writeFile(fileName, recordJson(record))) {
            end = End::Failed;
            message = unwritable(fileName);
        }
    }
};

Progress::Progress(const QString& fileName, QObject* parent) : QObject(parent), m_fileName(fileName)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoon);
    connect(&m_soon, &QTimer::timeout, this, &Progress::startJob);
    m_thread.setMaxThreadCount(1);
}

Progress::~Progress()
{
    blockSignals(true);
    flush();
}

QString Progress::userFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/laststone/progress.json");
}

void Progress::load() const
{
    if (std::exchange(m_isLoaded, true))
        return;
    Found found = find(m_fileName);
    if (found.isOdd) {
        const FileLock lock(m_fileName, kPatience);
        if (lock.isHeld())
            found = findInOrder(m_fileName);
    }
    m_record = std::move(found.record);
    m_hasFailed = !found.mayWrite;
    if (!found.message)
        return;
    // Not while somebody asks something else.
    auto* self =
        const_cast<Progress*>(this); // NOLINT(cppcoreguidelines-pro-type-const-cast): it is told later
    QTimer::singleShot(0, self, [self, text = *found.message] { emit self->message(text); });
}

void Progress::tell(Deed deed)
{
    load();
    deed(m_record);
    m_untold.push_back(std::move(deed));
    if (!m_job)
        m_soon.start();
    emit changed();
}

void Progress::startJob()
{
    if (m_job || m_untold.empty())
        return;
    m_job = std::make_shared<Job>(Job{m_fileName, std::exchange(m_untold, {})});
    m_thread.start([this, job = m_job] {
        job->run();
        // The destructor waits for the thread, and takes back what is still to be called then.
        QMetaObject::invokeMethod(
            this,
            [this, job] {
                if (job == m_job)
                    endJob();
            },
            Qt::QueuedConnection);
    });
}

// REQUIRES: the job has run.
void Progress::endJob()
{
    const auto job = std::exchange(m_job, nullptr);
    if (job->end == Job::End::Done) {
        m_hasFailed = false;
        Record record = std::move(job->record);
        for (const Deed& deed : m_untold)
            deed(record);
        if (!m_untold.empty())
            m_soon.start();
        if (std::exchange(m_record, std::move(record)) != m_record)
            emit changed(); // another program has learned something
        if (job->message)
            emit message(*job->message);
        return;
    }
    m_untold.insert(m_untold.begin(), job->deeds.begin(), job->deeds.end());
    if (job->end == Job::End::Busy)
        m_soon.start(kAgain);
    else if (!std::exchange(m_hasFailed, true) && job->message)
        emit message(*job->message);
}

void Progress::flush()
{
    m_soon.stop();
    m_thread.waitForDone();
    if (m_job)
        endJob();
    m_soon.stop();
    if (m_untold.empty())
        return;
    m_job = std::make_shared<Job>(Job{m_fileName, std::exchange(m_untold, {})});
    m_job->run();
    endJob();
}

void Progress::answered(const Asking& asking)
{
    const Question& question = asking.question;
    const QDate today = QDate::currentDate();
    tell([id = question.position.word(), rule = question.position.rule().section(u' ', 0, 0),
          kind = question.kind, text = questionText(question), today, understood = asking.isUnderstood(),
          ofTour = asking.asker == Asker::Tour,
          isShown = asking.state == Asking::State::Shown](Record& record) {
        LessonRecord& lesson = record[id];
        lesson.kinds[kind].add(today, understood);
        if (!rule.isEmpty())
            lesson.rules[rule][kind].add(today, understood);
        if (ofTour)
            lesson.answered.insert(text);
        if (ofTour && isShown)
            lesson.shown.insert(text);
        const auto boxed = lesson.boxes.find(text);
        if (!understood)
            lesson.boxes.insert_or_assign(text, Boxed{1, lesson.sets});
        else if (boxed != lesson.boxes.end() && boxed->second.box < Boxed::kBoxes)
            boxed->second = {boxed->second.box + 1, lesson.sets};
        else if (boxed != lesson.boxes.end())
            lesson.boxes.erase(boxed);
    });
}

void Progress::setBegun(const QString& lesson)
{
    tell([lesson](Record& record) { ++record[lesson].sets; });
}

void Progress::sectionRead(const QString& lesson, int section)
{
    if (!isRead(lesson, section))
        tell([lesson, section](Record& record) { record[lesson].read.insert(section); });
}

void Progress::gameEnded(const QString& lesson, Opponent opponent, bool won)
{
    tell([lesson, opponent, won, today = QDate::currentDate()](Record& record) {
        GamesRecord& games = record[lesson].games[opponentWord(opponent)];
        ++(won ? games.won : games.lost);
        games.last = today;
    });
}

void Progress::tableUnderstood(const QString& lesson)
{
    tell([lesson](Record& record) { record[lesson].table = true; });
}

void Progress::sayKnown(const QString& lesson)
{
    tell([lesson](Record& record) { record[lesson].known = true; });
}

void Progress::forgetEverything()
{
    tell([](Record& record) { record.clear(); });
}

const Record& Progress::record() const
{
    load();
    return m_record;
}

const LessonRecord& Progress::lesson(const QString& id) const
{
    static const LessonRecord none;
    const auto found = record().find(id);
    return found == m_record.end() ? none : found->second;
}

Grasp Progress::grasp(const QString& lesson, const QString& kind) const
{
    const auto& kinds = this->lesson(lesson).kinds;
    const auto found = kinds.find(kind);
    return found == kinds.end() ? Grasp::None : found->second.grasp();
}

bool Progress::isRead(const QString& lesson, int section) const
{
    return this->lesson(lesson).read.contains(section);
}

bool Progress::isAnswered(const QString& lesson, const QString& question) const
{
    return this->lesson(lesson).answered.contains(question);
}

bool Progress::isShown(const QString& lesson, const QString& question) const
{
    return this->lesson(lesson).shown.contains(question);
}

int Progress::wins(const QString& lesson, Opponent opponent) const
{
    const auto& games = this->lesson(lesson).games;
    const auto found = games.find(opponentWord(opponent));
    return found == games.end() ? 0 : found->second.won;
}

Progress::Discovered Progress::discovered(const QString& lesson) const
{
    const LessonRecord& all = this->lesson(lesson);
    if (all.known)
        return Discovered::Rule;
    if (all.games.empty() || (all.kinds.empty() && all.answered.empty()))
        return Discovered::Nothing;
    return all.table || rightAtOnce(lesson) >= kFound ? Discovered::Rule : Discovered::Game;
}

int Progress::rightAtOnce(const QString& lesson) const
{
    int right = 0;
    for (const auto& [kind, record] : this->lesson(lesson).kinds)
        right += record.sum().understood;
    return right;
}

QStringList Progress::due(const Position& like, const QString& kind, int count) const
{
    const LessonRecord& all = lesson(like.word());
    const QString game = notation({like.game, like.play, {}}).trimmed(); // with the colon
    std::vector<std::tuple<int, int, QString>> found;
    for (const auto& [text, boxed] : all.boxes) {
        const qsizetype blank = text.indexOf(u' ');
        const QString id = text.left(blank).section(u'(', 0, 0);
        if (boxed.dueAt() <= all.sets && text.mid(blank + 1).startsWith(game)
            && (kind.isEmpty() || id == kind))
            found.emplace_back(boxed.box, boxed.set, text);
    }
    std::ranges::sort(found);
    QStringList texts;
    for (const auto& [box, set, text] : found) {
        if (texts.size() < count)
            texts << text;
    }
    return texts;
}

} // namespace laststone::teaching
