// SPDX-License-Identifier: GPL-3.0-or-later
// The name of a game that is typed without asking for the line first is text as soon as it can be seen to be
// one, and letters that are no name are the commands that they always were.
#include "widgets/stage/typed_ahead.h"

#include "app/projection_fixture.h"
#include "games/catalogue.h"
#include "teaching/hall/hall.h"
#include "teaching/notation.h"
#include "test_main.h"
#include "widgets/stage/position_line.h"
#include "widgets/stage/stage_overlay.h"

#include <QLineEdit>

#include <array>

namespace laststone::typed_ahead_test {

using Blank = widgets::StageOverlay::Blank;

class TypedAheadTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    static constexpr int kTaken = 30; // ms, in which a letter has become a command that is held for no longer
    static constexpr int kLong = 60'000; // ms, in which even a busy machine has taken some keys
    teaching::Session& session() { return m_window->page()->session(); }
    QWidget* begin(bool isSingle)
    {
        QWidget* place = project(isSingle);
        activate(place);
        session().setStep(2);
        setLongest(kLong);
        return place;
    }
    void setLongest(int milliseconds)
    {
        view()->window()->findChild<widgets::TypedAhead*>()->setLongest(milliseconds);
    }
    static void type(const QString& text)
    {
        for (const QChar each : text) {
            // As on a keyboard, where Shift is pressed by itself before a capital and a colon.
            const bool isShifted = each.isUpper() || each == u':';
            QTest::keyClick(QApplication::focusWidget(), each.toLatin1(),
                            isShifted ? Qt::ShiftModifier : Qt::NoModifier);
            QApplication::processEvents();
        }
    }
    void typeSlowly(const QString& text)
    {
        setLongest(1);
        for (const QChar each : text) {
            type(QString(each));
            QTest::qWait(kTaken);
            QApplication::processEvents(); // what a command has begun is over, however long it took
        }
    }
    // Of a method of input, or of a keyboard that writes them.
    static void typeSign(QChar sign)
    {
        QKeyEvent press(QEvent::KeyPress, sign == u' ' ? Qt::Key_Space : Qt::Key_unknown, Qt::NoModifier,
                        QString(sign));
        QApplication::sendEvent(QApplication::focusWidget(), &press);
    }
    static teaching::Position read(const QString& notation)
    {
        return std::get<teaching::Position>(teaching::parsePosition(notation, games::families(), nullptr));
    }
    static std::optional<teaching::Question> choiceOf(const teaching::Position& position)
    {
        for (const teaching::QuestionKind& kind : games::findLesson(position.word())->questions) {
            auto question = kind.ask({position, {}});
            if (question && teaching::ballotOf(*question).answers.size() == teaching::Ballot::kUsual)
                return question;
        }
        return std::nullopt;
    }
    static QLineEdit* editIn(QWidget* place)
    {
        auto* line = place->findChild<widgets::PositionLine*>();
        return line ? line->findChild<QLineEdit*>() : nullptr;
    }
    // Nothing is before the class that was not there before.
    void checkUntouched()
    {
        QCOMPARE(step(), 2);
        QVERIFY(!session().asking());
        QCOMPARE(projection().hall().front(), teaching::Hall::Front::Steps);
        QCOMPARE(projection().overlay()->blank(), Blank::None);
        QVERIFY(!projection().overlay()->hasDot() && !projection().overlay()->hasSpotlight());
        QVERIFY(!view()->scene().verdict);
    }

private slots:
    void init()
    {
        ProjectionFixture::begin();
        QApplication::setKeyboardInputInterval(kLong);
    }
    void cleanup()
    {
        QApplication::setKeyboardInputInterval(0);
        end();
    }

    void aNameIsText_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("read");
        QTest::addColumn<bool>("isSingle");
        const QList<std::pair<QString, QString>> all{
            {QStringLiteral("nim 3 4 5"), QStringLiteral("nim: 3 4 5")},
            {QStringLiteral("Wythoff: 5 8"), QStringLiteral("wythoff: 5 8")},
            {QStringLiteral("bash 3: 21"), QStringLiteral("bash 3: 21")},
            {QStringLiteral("staircase 1 2 3"), QStringLiteral("staircase: 1 2 3")},
            {QStringLiteral("sg 0.77: 9 5"), QStringLiteral("sg 0.77: 9 5")},
            {QStringLiteral("kayles 9 5 7"), QStringLiteral("sg 0.77: 9 5 7")},
            {QStringLiteral("grundy 9"), QStringLiteral("sg grundy: 9")},
        };
        for (const auto& [typed, read] : all) {
            for (const bool isSingle : {false, true})
                QTest::addRow("%s, %s", qPrintable(typed), isSingle ? "one screen" : "two screens")
                    << typed << read << isSingle;
        }
    }
    void aNameIsText()
    {
        QFETCH(QString, typed);
        QFETCH(QString, read);
        QFETCH(bool, isSingle);
        QWidget* place = begin(isSingle);
        type(typed);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), typed);
        checkUntouched();
        press(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(teaching::notation(session().position()), read);
        QVERIFY(!view()->scene().verdict);
        QTRY_VERIFY(!editIn(place));
    }

    // Three letters of a name are no commands, whatever comes behind them; nor is a Chinese character.
    void aWrongNameIsText()
    {
        QWidget* place = begin(false);
        type(QStringLiteral("nimm 3 5"));
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), QStringLiteral("nimm 3 5"));
        checkUntouched();
    }
    // What only looks like a position, too, with or without a question; what letters and blanks have done by
    // then is taken back, also where it has told the answer.
    void anUnknownNameIsText_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("isSlow");
        int row = 0;
        for (const char* typed : {"cram 1 3 4: 5 3", "dawson 9", "fibonacci: 13", "the game 3", "go 5",
                                  "to 5", "a 3 4", "xy 3", "foo 3", "is: 21"}) {
            for (const bool isSlow : {false, true}) {
                const int key =
                    std::array{int(Qt::Key_Q), int(Qt::Key_E), 0}[static_cast<std::size_t>(row++ % 3)];
                QTest::addRow("%d, %s, %s", key, isSlow ? "slowly" : "fast", typed)
                    << QString::fromLatin1(typed) << key << isSlow;
            }
        }
    }
    void anUnknownNameIsText()
    {
        QFETCH(QString, typed);
        QFETCH(int, key);
        QFETCH(bool, isSlow);
        QWidget* place = begin(true);
        const QPalette colours = view()->palette();
        session().setPosition(read(QStringLiteral("nim: 3 5 7")));
        session().setStep(2);
        if (key == Qt::Key_E)
            projection().run(widgets::StageCommand::Exercise);
        else if (key == Qt::Key_Q)
            projection().run(widgets::StageCommand::Ask);
        const auto position = session().position();
        const int step = this->step();
        if (isSlow)
            typeSlowly(typed);
        else
            type(typed);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), typed);
        QCOMPARE(projection().hall().ballot().total(), 0);
        QCOMPARE(this->step(), step);
        QCOMPARE(projection().hall().isOpen(), key != 0);
        QCOMPARE(projection().hall().front(), teaching::Hall::Front::Steps);
        QCOMPARE(projection().overlay()->blank(), Blank::None);
        QVERIFY(!projection().overlay()->hasDot() && !projection().overlay()->isFrozen());
        QVERIFY(!view()->scene().verdict);
        QCOMPARE(view()->palette(), colours);
        QVERIFY(!session().secondVoice());
        QVERIFY(session().position() == position);
        press(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(editIn(place)); // which says what is wrong
    }
    // A blank behind a letter waits: the answer is not told for a moment either.
    void aShortNameTellsNothing_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("key");
        int row = 0;
        for (const char* typed : {"go 5", "to 5", "a 3 4", "xy 3", "oo 3", "b {1,2} 3", "xy3"}) {
            const int key = row++ % 2 == 0 ? Qt::Key_Q : Qt::Key_E;
            QTest::addRow("%c, %s", char(key), typed) << QString::fromLatin1(typed) << key;
        }
    }
    void aShortNameTellsNothing()
    {
        QFETCH(QString, typed);
        QFETCH(int, key);
        QWidget* place = begin(true);
        session().setPosition(read(QStringLiteral("nim: 3 5 7")));
        projection().run(key == Qt::Key_Q ? widgets::StageCommand::Ask : widgets::StageCommand::Exercise);
        QVERIFY(projection().hall().isOpen());
        bool isTold = false;
        connect(&projection().hall(), &teaching::Hall::changed, this, [&] {
            const auto* asked = projection().hall().question();
            isTold = isTold || (asked && !asked->isOpen());
        });
        type(typed);
        projection().hall().disconnect(this);
        QVERIFY(!isTold);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), typed);
        QVERIFY(projection().hall().isOpen());
        QCOMPARE(projection().hall().ballot().total(), 0);
    }
    // A command and the next step stay that, and so does a position that is typed a moment later.
    void aBlankBehindACommandGoesOn()
    {
        QWidget* place = begin(true);
        setLongest(kTaken);
        const auto at = [this] { return std::pair(step(), view()->text()->page()); };
        auto before = at();
        press(place, Qt::Key_V);
        QVERIFY(view()->scene().verdict);
        press(place, Qt::Key_Space);
        QCOMPARE(at(), before);
        QTRY_VERIFY(at() != before);
        QTest::qWait(1000);
        before = at();
        press(place, Qt::Key_Space); // alone it waits for nothing
        QVERIFY(at() != before);
        before = at();
        press(place, Qt::Key_3);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), QStringLiteral("3"));
        QVERIFY(view()->scene().verdict);
        QCOMPARE(at(), before);
    }
    // The key that opens the line is no blank behind it, whatever a keyboard writes with it.
    void aCommandBeforeTheLineIsNoText_data() { addWindows(); }
    void aCommandBeforeTheLineIsNoText()
    {
        QFETCH(const bool, isSingle);
        QWidget* place = begin(isSingle);
        press(place, Qt::Key_V);
        press(place, Qt::Key_V);
        press(place, Qt::Key_C);
        QKeyEvent opens(QEvent::KeyPress, Qt::Key_L, Qt::ControlModifier, QStringLiteral("\x0c"));
        QApplication::sendEvent(place, &opens);
        QVERIFY(editIn(place));
        type(QStringLiteral("28 17"));
        QCOMPARE(editIn(place)->text(), QStringLiteral("28 17"));
        QVERIFY(view()->scene().verdict && view()->scene().reason);
    }
    // Commands that come one after the other stay commands, and a digit behind them begins a position.
    void commandsAreNoWord()
    {
        QWidget* place = begin(true);
        setLongest(1);
        for (const Qt::Key key : {Qt::Key_V, Qt::Key_V, Qt::Key_C}) {
            press(place, key);
            QTest::qWait(kTaken);
        }
        QVERIFY(view()->scene().verdict && view()->scene().reason);
        press(place, Qt::Key_3);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), QStringLiteral("3"));
        QVERIFY(view()->scene().verdict && view()->scene().reason);
    }
    void aCharacterIsText()
    {
        QWidget* place = begin(true);
        const QString name = QStringLiteral("尼姆 三 五");
        for (const QChar each : name)
            typeSign(each);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), name);
        checkUntouched();
    }

    // As a Chinese keyboard writes a name and what comes behind it; also a letter that is a command.
    void fullWidthIsItsTwin_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* typed, const char* text) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(text);
        };
        row("sg：5 7", "sg:5 7");
        row("sg｛１，３，４｝：５", "sg{１，３，４｝：５");
        row("ｓｇ　0.77", "sg 0.77");
        row("ｎｉｍ：３　５", "nim：３　５");
        row("ＳＧ５", "SG5");
    }
    void fullWidthIsItsTwin()
    {
        QFETCH(QString, typed);
        QWidget* place = begin(true);
        for (const QChar each : typed)
            each.unicode() < 0x80 ? type(QString(each)) : typeSign(each);
        QVERIFY(editIn(place));
        QTEST(editIn(place)->text(), "text");
        checkUntouched();
        QCOMPARE(projection().hall().front(), teaching::Hall::Front::Steps);
        press(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!editIn(place));
        setLongest(1);
        typeSign(u'ｓ');
        QTRY_COMPARE(projection().hall().front(), teaching::Hall::Front::Tour);
    }

    // With one hand on the lectern: after two letters there is time.
    void aNameMayBeTypedSlowly()
    {
        QWidget* place = begin(false);
        constexpr int kShort = 150;
        setLongest(kShort);
        type(QStringLiteral("st"));
        QTest::qWait(2 * kShort);
        setLongest(kLong);
        type(QStringLiteral("aircase 4 1"));
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), QStringLiteral("staircase 4 1"));
        checkUntouched();
    }

    // Whoever looks at the class between the letters loses none, and what the first one did is undone.
    void aNameMayBeginSlowly_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char* typed :
             {"wythoff 5 8", "bash 3: 21", "nim 3 5", "staircase 1 2", "grundy 9", "kayles 9"})
            QTest::addRow("%s", typed) << QString::fromLatin1(typed);
    }
    void aNameMayBeginSlowly()
    {
        QFETCH(QString, typed);
        QWidget* place = begin(true);
        setLongest(1);
        type(typed.first(1));
        QTest::qWait(50); // it has been a command
        const bool isBlank = typed.front() == u'w' || typed.front() == u'b';
        QCOMPARE(projection().overlay()->blank() != Blank::None, isBlank);
        setLongest(kLong);
        type(typed.sliced(1));
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), typed);
        checkUntouched();
    }

    // Each letter has been a command before the next one comes: all of that is undone.
    void aNameMayBeTypedLetterByLetter_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char* typed : {"wythoff 5 8", "bash 3: 21", "nim 3 5", "stairs 4 1 7", "sg {1,3}: 8",
                                  "sg 0.77: 9", "graph 1>0; 1", "grundy 9", "kayles 9"})
            QTest::addRow("%s", typed) << QString::fromLatin1(typed);
    }
    void aNameMayBeTypedLetterByLetter()
    {
        QFETCH(QString, typed);
        QWidget* place = begin(true);
        const QPalette colours = view()->palette();
        const auto position = session().position();
        const int arrangement = session().arrangement();
        const bool canUndo = session().history().canUndo();
        const bool canRedo = session().history().canRedo();
        projection().overlay()->setTool(widgets::StageOverlay::Tool::Pen);
        projection().overlay()->pressAt({100, 100});
        projection().overlay()->setTool(widgets::StageOverlay::Tool::None);
        typeSlowly(typed);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), typed);
        checkUntouched();
        QCOMPARE(view()->palette(), colours);
        QCOMPARE(session().arrangement(), arrangement);
        QVERIFY(!session().secondVoice());
        QVERIFY(session().position() == position);
        QCOMPARE(session().history().canUndo(), canUndo);
        QCOMPARE(session().history().canRedo(), canRedo);
        QCOMPARE(projection().overlay()->strokes().size(), 1);
    }

    // While a question is open, too, be it typed fast or slowly: it stays open, with the hands that have been
    // counted and no clock.
    void aNameIsTextInAQuestion_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("isSingle");
        QTest::addColumn<bool>("isSlow");
        for (const char* typed : {"nim 3 5 7", "stairs 4 1 7", "sg {1,3}: 8", "graph 1>0; 1", "bash 3: 21",
                                  "Wythoff: 5 8", "kayles 9", "grundy 9"}) {
            for (const int key : {int(Qt::Key_Q), int(Qt::Key_E)}) {
                for (const bool isSlow : {false, true})
                    QTest::addRow("%c, %s, %s", char(key), isSlow ? "slowly" : "fast", typed)
                        << QString::fromLatin1(typed) << key << isSlow << isSlow;
            }
        }
    }
    void aNameIsTextInAQuestion()
    {
        QFETCH(QString, typed);
        QFETCH(int, key);
        QFETCH(bool, isSingle);
        QFETCH(bool, isSlow);
        QWidget* place = begin(isSingle);
        const QPalette colours = view()->palette();
        session().setPosition(read(QStringLiteral("nim: 3 5 7")));
        if (key == Qt::Key_E)
            session().ask(*choiceOf(session().position()), teaching::Asker::Exercise);
        else
            press(place, Qt::Key_Q);
        QVERIFY(projection().hall().isOpen());
        press(place, Qt::Key_B);
        QCOMPARE(projection().hall().ballot().total(), 1);
        if (isSlow)
            typeSlowly(typed);
        else
            type(typed);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), typed);
        QVERIFY(projection().hall().isOpen());
        QCOMPARE(projection().hall().ballot().hands[1], 1);
        QCOMPARE(projection().hall().ballot().total(), 1);
        QVERIFY(!projection().hall().seconds());
        QCOMPARE(projection().hall().front(), teaching::Hall::Front::Steps);
        QCOMPARE(projection().overlay()->blank(), Blank::None);
        QVERIFY(!projection().overlay()->hasDot());
        QCOMPARE(view()->palette(), colours);
        QVERIFY(!session().secondVoice());
    }
    // The tour's own is left with the tour by its key, S, and is found again with its hands.
    void aNameIsTextInTheTour_data()
    {
        QTest::addColumn<QString>("typed");
        for (const char* typed : {"stairs 4 1 7", "sg {1,3}: 8", "grundy 9", "nim 3 5 7"})
            QTest::addRow("%s", typed) << QString::fromLatin1(typed);
    }
    void aNameIsTextInTheTour()
    {
        QFETCH(QString, typed);
        QWidget* place = begin(true);
        const teaching::Hall& hall = projection().hall();
        setLongest(1);
        press(place, Qt::Key_S);
        QTRY_COMPARE(hall.front(), teaching::Hall::Front::Tour);
        for (int i = 0; i < 100 && !hall.isOpen(); ++i)
            press(place, Qt::Key_PageDown);
        QVERIFY(hall.isOpen());
        const QString words = hall.words();
        const auto position = session().position();
        press(place, Qt::Key_A);
        press(place, Qt::Key_A);
        QTest::qWait(kTaken);
        typeSlowly(typed);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), typed);
        QVERIFY(hall.isOpen());
        QCOMPARE(hall.front(), teaching::Hall::Front::Tour);
        QCOMPARE(hall.words(), words);
        QVERIFY(session().position() == position);
        QCOMPARE(hall.ballot().hands[0], 2);
        QCOMPARE(hall.ballot().total(), 2);
    }
    void aCharacterIsTextInAQuestion()
    {
        QWidget* place = begin(true);
        press(place, Qt::Key_Q);
        const QString name = QStringLiteral("尼姆 3 5");
        for (const QChar each : name)
            typeSign(each);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), name);
        QVERIFY(projection().hall().isOpen());
    }

    // What is right in the table is not given away by the letter of a name.
    void aNameFillsNoTable()
    {
        QWidget* place = begin(true);
        m_window->openPosition(read(QStringLiteral("bash 3: 21")));
        setLongest(1);
        press(place, Qt::Key_G);
        QTRY_COMPARE(projection().hall().front(), teaching::Hall::Front::Table);
        const decltype(teaching::TableQuestion::right) isLost = theory::Outcome::P;
        while (projection().hall().cells().next->right == isLost)
            press(place, Qt::Key_PageDown);
        const int steps = session().table().step;
        typeSlowly(QStringLiteral("nim 3 5"));
        QVERIFY(editIn(place));
        QCOMPARE(session().table().step, steps);
    }

    // What is no position is a command, a moment later at most, and in the order in which it was pressed.
    void lettersAreCommands()
    {
        QWidget* place = begin(false);
        press(place, Qt::Key_V); // no name begins with it
        QVERIFY(view()->scene().verdict);
        press(place, Qt::Key_V);
        setLongest(1);
        press(place, Qt::Key_B);
        QTRY_COMPARE(projection().overlay()->blank(), Blank::Black);
        setLongest(kLong);
        press(place, Qt::Key_B);
        QCOMPARE(projection().overlay()->blank(), Blank::Black);
        const auto at = [this] { return std::pair(step(), view()->text()->page()); };
        const auto before = at();
        press(place, Qt::Key_PageDown); // before it has become one by itself
        QCOMPARE(projection().overlay()->blank(), Blank::None);
        QVERIFY(at() != before);
        press(place, Qt::Key_S);
        press(place, Qt::Key_V); // so fast that both might be of a word
        QTRY_COMPARE(projection().hall().front(), teaching::Hall::Front::Tour);
        QTRY_VERIFY(view()->scene().verdict);
        setLongest(1);
        press(place, Qt::Key_S);
        QTRY_COMPARE(projection().hall().front(), teaching::Hall::Front::Steps);
        setLongest(kLong);
        // A letter is no name: it is the command, and the digit begins a position.
        press(place, Qt::Key_S);
        press(place, Qt::Key_3);
        QVERIFY(editIn(place));
        QCOMPARE(editIn(place)->text(), QStringLiteral("3"));
        QCOMPARE(projection().hall().front(), teaching::Hall::Front::Tour);
        press(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!editIn(place));
        QVERIFY(projection().isRunning());
        // Hands are counted at once.
        press(place, Qt::Key_Q);
        press(place, Qt::Key_N);
        QCOMPARE(projection().hall().ballot().total(), 1);
    }
};

LASTSTONE_TEST(TypedAheadTest, TwoScreens)

} // namespace laststone::typed_ahead_test
#include "typed_ahead_test.moc"
