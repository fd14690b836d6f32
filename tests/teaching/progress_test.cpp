// SPDX-License-Identifier: GPL-3.0-or-later
// What is learned is remembered, by several programs at once, and no file is lost.
#include "teaching/progress.h"

#include "games/catalogue.h"
#include "teaching/memory/files.h"
#include "teaching/session.h"
#include "test_main.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace laststone::progress_test {

using namespace teaching;

namespace {

const Asking::State kRight = Asking::State::Right;
const Asking::State kShown = Asking::State::Shown;

Question question(const char* text)
{
    const QString whole = QString::fromLatin1(text);
    const auto& kinds = games::findLesson(whole.section(u' ', 1, 1).remove(u':'))->questions;
    return std::get<Question>(readQuestion(whole, kinds, games::families(), nullptr));
}

Asking asked(const char* text, Asking::State state = kRight, int wrong = 0, Asker asker = Asker::Exercise)
{
    Asking asking{question(text), asker, state};
    asking.wrong = wrong;
    return asking;
}

QByteArray contents(const QString& fileName)
{
    const auto read = readFile(fileName);
    const auto* bytes = std::get_if<QByteArray>(&read);
    return bytes ? *bytes : QByteArrayLiteral("cannot be read");
}

QString nim()
{
    return QStringLiteral("nim");
}

int askedOf(const Progress& progress, const char* kind)
{
    const auto& kinds = progress.lesson(nim()).kinds;
    const auto found = kinds.find(QLatin1String(kind));
    return found == kinds.end() ? 0 : found->second.sum().asked;
}

// Everything that can be told, once.
void fill(Progress& progress)
{
    progress.setBegun(nim());
    progress.answered(asked("outcome nim: 3 5 6"));
    progress.answered(asked("move nim: 3 5 7", kRight, 1));
    progress.answered(asked("outcome nim misere: 1 1 2", kShown, 0, Asker::Tour));
    progress.sectionRead(nim(), 2);
    progress.gameEnded(nim(), Opponent::TakesWin, true);
    progress.gameEnded(nim(), Opponent::TakesWin, false);
    progress.sayKnown(QStringLiteral("bash"));
}

} // namespace

class ProgressTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("deeper/progress.json"));
    }

    void whatIsToldIsThereAtTheNextStart()
    {
        Record record;
        {
            Progress progress(m_file);
            QSignalSpy changed(&progress, &Progress::changed);
            fill(progress);
            QCOMPARE(changed.size(), 8);
            record = progress.record();
        }
        const Progress again(m_file);
        QVERIFY(again.record() == record);
        const LessonRecord& lesson = again.lesson(nim());
        QCOMPARE(lesson.kinds.at(QStringLiteral("outcome")).sum().asked, 2);
        QCOMPARE(lesson.kinds.at(QStringLiteral("outcome")).sum().understood, 1);
        QCOMPARE(lesson.kinds.at(QStringLiteral("outcome")).days.begin()->first, QDate::currentDate());
        QCOMPARE(lesson.kinds.at(QStringLiteral("move")).latest, QStringLiteral("0"));
        QVERIFY(again.isRead(nim(), 2) && !again.isRead(nim(), 1));
        QVERIFY(again.isAnswered(nim(), QStringLiteral("outcome nim misere: 1 1 2")));
        QVERIFY(!again.isAnswered(nim(), QStringLiteral("outcome nim: 3 5 6"))); // not of the tour
        QCOMPARE(again.wins(nim(), Opponent::TakesWin), 1);
        QCOMPARE(again.wins(nim(), Opponent::Perfect), 0);
        QVERIFY(lesson.games.at(opponentWord(Opponent::TakesWin)).lost == 1);
        QVERIFY(again.discovered(nim()) == Progress::Discovered::Game);
        QVERIFY(again.discovered(QStringLiteral("bash")) == Progress::Discovered::Rule); // known
        QVERIFY(again.discovered(QStringLiteral("wythoff")) == Progress::Discovered::Nothing);
    }

    void aLessonIsDiscoveredInParts()
    {
        using Discovered = Progress::Discovered;
        Progress progress(m_file);
        progress.answered(asked("outcome nim: 3 5 6"));
        QVERIFY(progress.discovered(nim()) == Discovered::Nothing);
        progress.gameEnded(nim(), Opponent::Random, false);
        QVERIFY(progress.discovered(nim()) == Discovered::Game);
        progress.answered(asked("outcome nim: 3 5 7", kShown)); // given up
        for (int i = 1; i < Progress::kFound; ++i) {
            QVERIFY(progress.discovered(nim()) == Discovered::Game);
            progress.answered(asked("outcome nim: 3 5 6"));
        }
        QVERIFY(progress.discovered(nim()) == Discovered::Rule);
        progress.gameEnded(QStringLiteral("bash"), Opponent::Random, true);
        QVERIFY(progress.discovered(QStringLiteral("bash")) == Discovered::Nothing);
        progress.tableUnderstood(QStringLiteral("bash"));
        QVERIFY(progress.discovered(QStringLiteral("bash")) == Discovered::Nothing); // but no question
        progress.sayKnown(QStringLiteral("bash"));
        QVERIFY(progress.discovered(QStringLiteral("bash")) == Discovered::Rule);
    }

    void itIsWrittenSoonAndNotAtOnce()
    {
        Progress progress(m_file);
        progress.sectionRead(nim(), 0);
        QVERIFY(!QFile::exists(m_file));
        QTRY_VERIFY(QFile::exists(m_file));
        QTRY_VERIFY(Progress(m_file).isRead(nim(), 0));
        progress.sectionRead(nim(), 1);
        QTRY_VERIFY(Progress(m_file).isRead(nim(), 1));
    }

    void aKindIsUnderstoodAfterThreeInARow()
    {
        Progress progress(m_file);
        const auto grasp = [&] { return progress.grasp(nim(), QStringLiteral("outcome")); };
        QVERIFY(grasp() == Grasp::None);
        for (int i = 0; i < KindRecord::kInARow; ++i) {
            QVERIFY(grasp() != Grasp::Full);
            progress.answered(asked("outcome nim: 3 5 6"));
        }
        QVERIFY(grasp() == Grasp::Full);
        progress.answered(asked("outcome nim: 3 5 6", kShown));
        QVERIFY(grasp() == Grasp::Some);
        Asking hinted = asked("outcome nim: 3 5 6");
        hinted.hints = 2; // more than an idea
        progress.answered(hinted);
        QCOMPARE(progress.lesson(nim()).kinds.at(QStringLiteral("outcome")).latest, QStringLiteral("11100"));
        for (int i = 0; i < 20; ++i)
            progress.answered(asked("outcome nim: 3 5 6"));
        QCOMPARE(progress.lesson(nim()).kinds.at(QStringLiteral("outcome")).latest.size(),
                 KindRecord::kLatest);
    }

    // Box 1 is due one set later, then 2, 4, 8 and 16 sets later.
    void wrongQuestionsComeBackByLeitnersBoxes()
    {
        Progress progress(m_file);
        const Question it = question("all-moves nim: 3 5 7");
        const QString text = questionText(it);
        const auto due = [&] { return progress.due(it.position, {}, 100); };
        progress.setBegun(nim());
        progress.answered(asked("all-moves nim: 3 5 7", kRight, 2));
        int begun = 1;
        for (const int wait : {1, 2, 4, 8, 16}) {
            for (int set = 1; set <= wait; ++set) {
                QVERIFY2(due().isEmpty(), qPrintable(QString::number(begun)));
                progress.setBegun(nim());
                ++begun;
            }
            QCOMPARE(due(), QStringList{text});
            progress.answered(asked("all-moves nim: 3 5 7"));
        }
        // Out of the last box.
        for (int set = 0; set < 40; ++set)
            progress.setBegun(nim());
        QVERIFY(due().isEmpty());
        QVERIFY(progress.lesson(nim()).boxes.empty());
        // One that is wrong again begins again.
        progress.answered(asked("all-moves nim: 3 5 7", kShown));
        progress.setBegun(nim());
        progress.answered(asked("all-moves nim: 3 5 7"));
        progress.answered(asked("all-moves nim: 3 5 7", kShown));
        QCOMPARE(progress.lesson(nim()).boxes.at(text).box, 1);
        progress.setBegun(nim());
        QCOMPARE(due(), QStringList{text});
    }

    void whatIsDueIsOfTheRuleInForceAndOfTheKind()
    {
        Progress progress(m_file);
        for (const char* text : {"outcome nim: 3 5 7", "outcome nim misere: 3 5 7", "outcome bash 3: 20",
                                 "outcome bash 7: 20", "all-moves bash 3: 22", "move bash 3: 21"})
            progress.answered(asked(text, kShown));
        progress.setBegun(nim());
        progress.setBegun(QStringLiteral("bash"));
        const auto due = [&](const char* like, const char* kind, int count) {
            const Question it = question(like);
            return progress.due(it.position, QLatin1String(kind), count).join(u';');
        };
        QCOMPARE(due("outcome nim: 1 2", "", 9), QStringLiteral("outcome nim: 3 5 7"));
        QCOMPARE(due("outcome nim misere: 1 2", "", 9), QStringLiteral("outcome nim misere: 3 5 7"));
        QCOMPARE(due("outcome bash 7: 1", "", 9), QStringLiteral("outcome bash 7: 20"));
        QCOMPARE(due("outcome bash 3: 1", "all-moves", 9), QStringLiteral("all-moves bash 3: 22"));
        QCOMPARE(due("outcome bash 3: 1", "", 9),
                 QStringLiteral("all-moves bash 3: 22;move bash 3: 21;outcome bash 3: 20"));
        QCOMPARE(due("outcome bash 3: 1", "", 2), QStringLiteral("all-moves bash 3: 22;move bash 3: 21"));
    }

    void aSessionTellsWhatIsAnsweredAndWon()
    {
        Progress progress(m_file);
        const widgets::Lesson& lesson = *games::findLesson(nim());
        Options options;
        options.usual.opponent = Opponent::Random;
        Session session({lesson.first, lesson.explain, games::families(), &progress}, options);
        session.ask(question("all-moves nim: 3 5 7"), Asker::Exercise);
        session.answer(session.asking()->question.right);
        session.ask(question("all-moves nim: 3 5 9"), Asker::Exercise);
        session.showSolution();
        QCOMPARE(askedOf(progress, "all-moves"), 2);
        QVERIFY(progress.grasp(nim(), QStringLiteral("all-moves")) == Grasp::Some);
        session.ask(question("all-moves nim: 3 5 8"), Asker::Exercise);
        session.endQuestion(); // left without an answer: nothing is known
        QCOMPARE(askedOf(progress, "all-moves"), 2);
        session.setNotation(QStringLiteral("nim: 2"));
        session.play({0, 2, 0});
        QCOMPARE(progress.wins(nim(), Opponent::Random), 1);
        session.setNotation(QStringLiteral("nim misere: 1 1"));
        session.play({0, 1, 0});
        QTRY_COMPARE(progress.wins(nim(), Opponent::Random), 2);
        session.setNotation(QStringLiteral("nim: 1 1"));
        session.play({0, 1, 0});
        QTRY_COMPARE(progress.lesson(nim()).games.at(opponentWord(Opponent::Random)).lost, 1);
        session.setOpponent(Opponent::Person);
        session.setNotation(QStringLiteral("nim: 2"));
        session.play({0, 2, 0});
        QCOMPARE(progress.lesson(nim()).games.size(), std::size_t{1});
    }

    void everythingIsForgottenAlsoByTheOthers()
    {
        Progress progress(m_file);
        fill(progress);
        progress.flush();
        progress.forgetEverything();
        QVERIFY(progress.record().empty());
        progress.flush();
        QVERIFY(Progress(m_file).record().empty());
    }

    // Each writes after the other has, what it knew before the other did.
    void twoAtOnceLoseNothing()
    {
        Progress one(m_file);
        Progress other(m_file);
        QVERIFY(one.record().empty() && other.record().empty()); // both have read it
        const Asking asking = asked("outcome nim: 3 5 7", kRight, 1);
        for (int i = 0; i < 10; ++i) {
            one.answered(asking);
            other.answered(asking);
            other.gameEnded(nim(), Opponent::Random, true);
            one.sectionRead(nim(), 2 * i);
            other.sectionRead(nim(), 2 * i + 1);
            (i % 2 == 0 ? one : other).flush();
        }
        one.flush();
        other.gameEnded(nim(), Opponent::Random, true);
        other.flush();
        QSignalSpy changed(&one, &Progress::changed);
        one.sayKnown(nim());
        one.flush();
        QCOMPARE(changed.size(), 2); // the second for what the other has learned
        QCOMPARE(askedOf(one, "outcome"), 20);
        QCOMPARE(one.wins(nim(), Opponent::Random), 11);
        QCOMPARE(one.lesson(nim()).read.size(), std::size_t{20});
        QVERIFY(Progress(m_file).record() == one.record());
    }

    // The others are this very program, each telling its own; see tellFromAnotherProgram().
    void manyProgramsAtOnceLoseNothing()
    {
        constexpr int kPrograms = 4;
        std::vector<std::unique_ptr<QProcess>> programs;
        for (int i = 0; i < kPrograms; ++i) {
            auto program = std::make_unique<QProcess>();
            auto environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("LASTSTONE_PROGRESS_FILE"), m_file);
            program->setProcessEnvironment(environment);
            program->start(QCoreApplication::applicationFilePath(),
                           {QStringLiteral("progress"), QStringLiteral("tellFromAnotherProgram")});
            programs.push_back(std::move(program));
        }
        for (const auto& program : programs) {
            QVERIFY(program->waitForFinished());
            QVERIFY2(program->exitCode() == 0, program->readAllStandardOutput().constData());
        }
        QCOMPARE(askedOf(Progress(m_file), "outcome"), kPrograms * kTold);
        QCOMPARE(QDir(m_folder->filePath(QStringLiteral("deeper"))).entryList(QDir::Files),
                 QStringList{QStringLiteral("progress.json")});
    }

    void tellFromAnotherProgram()
    {
        const QString file = qEnvironmentVariable("LASTSTONE_PROGRESS_FILE");
        if (file.isEmpty())
            return; // nobody has asked
        Progress progress(file);
        for (int i = 0; i < kTold; ++i) {
            progress.answered(asked("outcome nim: 3 5 6"));
            progress.flush();
        }
    }

    void aFileThatIsNoneIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{\"format\": \"laststone pro");
        QTest::newRow("another format") << QByteArray("{\"version\": 1}");
        QTest::newRow("newer") << QByteArray("{\"format\": \"laststone progress\", \"version\": 2}");
        QTest::newRow("no version") << QByteArray("{\"format\": \"laststone progress\", \"lessons\": {}}");
        QTest::newRow("bytes") << QByteArray("\0\xff\xfe\0", 4);
    }
    void aFileThatIsNoneIsSetAside()
    {
        QFETCH(QByteArray, bytes);
        const QString aside = m_file + QStringLiteral(".aside-");
        QVERIFY(QDir().mkpath(QFileInfo(m_file).path()));
        for (int time = 1; time <= 2; ++time) { // under another name each time
            QVERIFY(!writeFile(m_file, bytes));
            Progress progress(m_file);
            QSignalSpy messages(&progress, &Progress::message);
            QVERIFY(progress.record().empty());
            QCOMPARE(contents(aside + QString::number(time)), bytes);
            QTRY_COMPARE(messages.size(), 1);
            const auto text = Voice::installed().say(messages[0][0].value<Sentence>());
            QVERIFY2(text.contains(aside + QString::number(time)), qPrintable(text));
            fill(progress);
            progress.flush();
            QVERIFY(Progress(m_file).record() == progress.record());
        }
    }

    void whatCanBeReadOfADamagedFileIsKept()
    {
        Record record;
        {
            Progress progress(m_file);
            fill(progress);
            record = progress.record();
        }
        QByteArray bytes = contents(m_file);
        QVERIFY(bytes.contains("\"won\": 1"));
        bytes.replace("\"won\": 1", "\"won\": \"many\"");
        QVERIFY(!writeFile(m_file, bytes));
        record.at(nim()).games.at(opponentWord(Opponent::TakesWin)).won = 0;
        {
            const Progress progress(m_file);
            QVERIFY(progress.record() == record);
            QCOMPARE(contents(m_file + QStringLiteral(".aside-1")), bytes);
        }
        QVERIFY(Progress(m_file).record() == record);
    }

    // Else it would be set aside again at each start.
    void whatIsWrittenOfADamagedFileIsWhole()
    {
        {
            Progress progress(m_file);
            fill(progress);
        }
        QByteArray bytes = contents(m_file);
        const QByteArray day = QDate::currentDate().toString(Qt::ISODate).toUtf8();
        bytes.replace("\"last\": \"" + day, "\"last\": \"some day");
        QVERIFY(bytes.contains("some day"));
        const RecordRead damaged = readRecord(bytes);
        QVERIFY(damaged.file == RecordRead::File::Damaged);
        const RecordRead written = readRecord(recordJson(damaged.record));
        QVERIFY(written.file == RecordRead::File::Whole);
        QVERIFY(written.record == damaged.record);
    }

    // What is damaged so that it has no end is not read; what is read holds nobody up.
    void aHugeFileIsSetAsideUnread_data()
    {
        QTest::addColumn<int>("entries");
        QTest::addColumn<bool>("isRead");
        QTest::newRow("as after decades") << 50'000 << true;
        QTest::newRow("two million") << 2'000'000 << false;
    }
    void aHugeFileIsSetAsideUnread()
    {
        QFETCH(const int, entries);
        QFETCH(const bool, isRead);
        {
            Progress progress(m_file);
            progress.sectionRead(nim(), 0);
        }
        QByteArray bytes = contents(m_file);
        QByteArray answered = "\"answered\": [";
        for (int i = 0; i < entries; ++i)
            answered += (i > 0 ? ",\"outcome nim: " : "\"outcome nim: ") + QByteArray::number(i) + '"';
        QVERIFY(bytes.contains("\"answered\": ["));
        bytes.replace("\"answered\": [", answered);
        QVERIFY(!writeFile(m_file, bytes));
        QElapsedTimer timer;
        timer.start();
        Progress progress(m_file);
        QSignalSpy messages(&progress, &Progress::message);
        QCOMPARE(progress.isRead(nim(), 0), isRead);
        QCOMPARE(progress.isAnswered(nim(), QStringLiteral("outcome nim: 7")), isRead);
        constexpr qint64 kSlow = 3000; // ms
        QVERIFY2(timer.elapsed() < kSlow, qPrintable(QString::number(timer.elapsed())));
        const QString aside = m_file + QStringLiteral(".aside-1");
        if (!isRead) {
            QTRY_COMPARE(messages.size(), 1);
            const auto text = Voice::installed().say(messages[0][0].value<Sentence>());
            QVERIFY2(text.contains(aside), qPrintable(text));
        }
        QVERIFY(contents(isRead ? m_file : aside) == bytes);
        progress.sectionRead(nim(), 1); // it goes on
        progress.flush();
        QVERIFY(Progress(m_file).isRead(nim(), 1));
    }

    // As when another program has written it meanwhile.
    void aFileThatIsDamagedLaterIsSetAsideToo()
    {
        Progress progress(m_file);
        progress.sectionRead(nim(), 0);
        progress.flush();
        QVERIFY(!writeFile(m_file, "nothing"));
        progress.sectionRead(nim(), 1);
        progress.flush();
        QCOMPARE(contents(m_file + QStringLiteral(".aside-1")), QByteArrayLiteral("nothing"));
        QVERIFY(Progress(m_file).isRead(nim(), 1));
    }

    void whereNothingCanBeWrittenThatIsSaidOnce()
    {
        QVERIFY(!writeFile(m_folder->filePath(QStringLiteral("deeper")), "a file")); // no folder
        Progress progress(m_file);
        QSignalSpy messages(&progress, &Progress::message);
        progress.sectionRead(nim(), 0);
        progress.flush();
        QCOMPARE(messages.size(), 1);
        progress.sectionRead(nim(), 1);
        progress.flush();
        QCOMPARE(messages.size(), 1);
        QVERIFY(progress.isRead(nim(), 0) && progress.isRead(nim(), 1)); // as long as the program runs
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("deeper"))));
        progress.sectionRead(nim(), 2);
        progress.flush();
        QCOMPARE(Progress(m_file).lesson(nim()).read, (std::set<int>{0, 1, 2}));
    }

    void aTableIsWrittenForOthers()
    {
        Record record;
        KindRecord& kind = record[nim()].kinds[QStringLiteral("nim-sum")];
        kind.add(QDate(2026, 11, 21), true);
        kind.add(QDate(2026, 11, 21), false);
        kind.add(QDate(2026, 11, 22), true);
        record[nim()].games[QStringLiteral("odd, \"one\"")] = {2, 3, QDate(2026, 11, 22)};
        record[nim()].read = {0, 4};
        QCOMPARE(recordCsv(record),
                 QByteArrayLiteral("lesson,what,day,asked,understood\n"
                                   "nim,nim-sum,2026-11-21,2,1\n"
                                   "nim,nim-sum,2026-11-22,1,1\n"
                                   "nim,\"games: odd, \"\"one\"\"\",2026-11-22,5,2\n"
                                   "nim,section 1 read,,,\n"
                                   "nim,section 5 read,,,\n"));
    }

private:
    static constexpr int kTold = 20;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

LASTSTONE_TEST(ProgressTest, Events)

} // namespace laststone::progress_test
#include "progress_test.moc"
