// SPDX-License-Identifier: GPL-3.0-or-later
// What asks has the room that it needs: exercises, tours and the card after a game, in every lesson and
// language, in the smallest window and three times as large.
#include "app/main_window.h"
#include "cut_words.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/sets/question_set.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/board/piece_board.h"
#include "widgets/page/exercise_panel.h"
#include "widgets/page/lesson_page.h"
#include "widgets/page/page_layout.h"
#include "widgets/page/review_card.h"
#include "widgets/page/tour_panel.h"
#include "widgets/steps/step_panel.h"

#include <QAction>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>

namespace laststone::room_test {

using teaching::Asker;
using teaching::Move;
using teaching::Position;

namespace {

constexpr QSize kSmallest(1024, 640);
constexpr QSize kLow(1280, 720); // a usual one on a small screen
constexpr QSize kUsual(1280, 800);

// What cannot be read in a panel, as it is too small or reaches out of it.
QString unread(const QWidget& panel)
{
    QStringList wrong = cutWords(panel);
    for (const auto* each : panel.findChildren<QWidget*>()) {
        const bool isWord = qobject_cast<const QLabel*>(each) || qobject_cast<const QAbstractButton*>(each)
            || qobject_cast<const QLineEdit*>(each) || qobject_cast<const QComboBox*>(each);
        if (!isWord || !each->isVisible())
            continue;
        const int left = each->mapTo(&panel, QPoint()).x();
        if (left < 0 || left + each->width() > panel.width() + 1)
            wrong << QStringLiteral("%1 reaches from %2 to %3 of %4")
                         .arg(each->objectName())
                         .arg(left)
                         .arg(left + each->width())
                         .arg(panel.width());
    }
    // Nor does the task keep room that it does not need.
    const auto* task = panel.findChild<const QLabel*>(QStringLiteral("task"));
    if (task && task->isVisible()) {
        const QRect room(0, 0, task->width(), 10000);
        const int needed = task->fontMetrics().boundingRect(room, Qt::TextWordWrap, task->text()).height();
        if (task->height() > needed + task->fontMetrics().lineSpacing())
            wrong << QStringLiteral("the task is %1 high for %2").arg(task->height()).arg(needed);
    }
    return wrong.join(QLatin1Char('\n'));
}

// The window with a lesson in front, in a language and theme.
class Window {
public:
    Window(const QString& lesson, const QString& language, const QSize& size, int scale = 100,
           widgets::ThemeChoice theme = widgets::ThemeChoice::Light)
    {
        app::Settings settings = quietSettings();
        settings.lesson = lesson;
        settings.page.usual.opponent = teaching::Opponent::Perfect;
        window = std::make_unique<app::MainWindow>(translations, settings,
                                                   folder.filePath(QStringLiteral("settings.ini")));
        window->selectLanguage(language);
        window->selectTheme(theme);
        window->selectScale(scale);
        window->resize(size);
        show(*window);
        settle();
        session().setThinking(0);
        session().setSeed(5);
    }
    ~Window()
    {
        window->selectLanguage(QStringLiteral("en"));
        window->selectTheme(widgets::ThemeChoice::System);
        window->selectScale(100);
    }
    static void settle()
    {
        for (int i = 0; i < 5; ++i)
            QApplication::processEvents();
    }
    widgets::LessonPage& page() const { return *window->page(); }
    teaching::Session& session() const { return page().session(); }
    template <class Part> Part* part(const char* name = "") const
    {
        return *name ? page().findChild<Part*>(QLatin1String(name)) : page().findChild<Part*>();
    }
    int scrolled(bool down) const
    {
        auto* scroll = part<QScrollArea>("scroll");
        return (down ? scroll->verticalScrollBar() : scroll->horizontalScrollBar())->maximum();
    }
    // Some move, which sooner or later is a mistake.
    void playToTheEnd() const
    {
        while (!session().match().isOver()) {
            QTRY_VERIFY(session().turn() == teaching::Turn::Learner);
            session().play(someMove());
            QTRY_VERIFY(session().turn() != teaching::Turn::Thinking);
        }
        settle();
    }

    // What cannot be read there, also as the page reaches out of the window.
    QString unreadIn(const QWidget& panel) const
    {
        settle();
        const QString wrong = unread(panel);
        return scrolled(false) == 0 ? wrong : wrong + QStringLiteral("\nthe page scrolls to the side");
    }
    QString crowded(const QWidget& panel) const
    {
        const QString wrong = unreadIn(panel);
        return scrolled(true) == 0 ? wrong
                                   : wrong + QStringLiteral("\nthe page scrolls by %1").arg(scrolled(true));
    }

    app::Translations translations;
    QTemporaryDir folder;
    std::unique_ptr<app::MainWindow> window;

private:
    Move someMove() const
    {
        const Position& position = session().position();
        for (std::size_t part = 0;; ++part) {
            const auto most = position.game->mostTake(position, part);
            if (most == 0)
                continue;
            const auto listed = position.game->listedMoves(position, part);
            return listed ? listed->back() : Move{part, std::min<theory::Count>(most, 4), 0};
        }
    }
};

void addLessonsInLanguages()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<QString>("language");
    for (const widgets::Lesson* lesson : games::lessons()) {
        for (const app::Language& language : app::languages())
            QTest::addRow("%s, %s", qPrintable(lesson->id()), language.code)
                << lesson->id() << QString::fromLatin1(language.code);
    }
}

} // namespace

class RoomTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    // With all its fields and the coach, from the start on.
    void aSmallWindowIsNotScrolled_data() { addLessonsInLanguages(); }
    void aSmallWindowIsNotScrolled()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        Window it(lesson, language, kSmallest);
        QCOMPARE(it.scrolled(false), 0);
        QCOMPARE(it.scrolled(true), 0);
    }

    // Stones and squares are as large as what is to be touched has to be, at first and with all of the page.
    void whatIsTouchedIsLarge_data() { addLessonsInLanguages(); }
    void whatIsTouchedIsLarge()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        constexpr int kStone = 18; // from one to the next
        constexpr int kSquare = 22;
        Window it(lesson, language, kSmallest);
        for (const bool isNew : {false, true}) {
            if (isNew)
                it.session().beginWith(
                    {it.session().first().game, theory::Play::Normal, it.page().lesson().firstGame});
            const auto* board = it.page().board()->findChild<widgets::PieceBoard*>();
            if (!board)
                board = qobject_cast<widgets::PieceBoard*>(it.page().board());
            QVERIFY(board);
            const auto& pieces = board->drawing().pieces;
            QVERIFY(!pieces.empty());
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    const QPoint one = board->onScreen(pieces[i].box).center();
                    const QPoint other = board->onScreen(pieces[j].box).center();
                    QVERIFY2(QLineF(one, other).length() >= kStone, qPrintable(lesson));
                }
            }
            for (const widgets::Target& target : board->drawing().targets) {
                const QRect place = board->onScreen(target.box);
                QVERIFY2(std::min(place.width(), place.height()) >= kSquare, qPrintable(lesson));
            }
        }
    }

    void theCardAfterAGameFits_data() { addLessonsInLanguages(); }
    void theCardAfterAGameFits()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        Window it(lesson, language, kSmallest);
        const auto* card = it.part<widgets::ReviewCard>();
        auto* find = it.part<QToolButton>("findButton");
        for (const QSize& size : {kSmallest, kLow, kUsual}) {
            it.window->resize(size);
            if (size == kSmallest)
                it.session().beginWith(it.session().first());
            else
                it.session().beginWith(
                    {it.session().first().game, theory::Play::Normal, it.page().lesson().firstGame});
            it.playToTheEnd();
            QVERIFY(card->isVisible());
            QCOMPARE(it.crowded(*card), QString());
            if (!find)
                find = it.part<QToolButton>("findButton");
            if (!find->isVisible())
                continue; // the start was lost already
            QTest::mouseClick(find, Qt::LeftButton);
            QCOMPARE(it.crowded(*card), QString());
            QVERIFY(it.page().board()->hasFocus()); // where it is answered, and all of it is seen
            QCOMPARE(it.page().board()->verticalScrollBar()->maximum(), 0);
            const auto question = it.session().asking()->question;
            if (!question.slips.empty()) {
                it.session().answer(question.slips.front().answer);
                QCOMPARE(it.crowded(*card), QString());
            }
            while (it.session().asking()->isOpen()) {
                it.session().hint();
                QCOMPARE(it.crowded(*card), QString());
            }
            // The keyboard stays on the card, and goes to the board when that goes.
            QVERIFY(card->isAncestorOf(QApplication::focusWidget()));
            it.part<QToolButton>("closeReview")->setFocus();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
            QVERIFY(!card->isVisible());
            QVERIFY(it.page().board()->hasFocus());
        }
    }

    // From the end of the game through the question of the card, its hints and its answer.
    void theBoardKeepsItsSizeInTheReview_data() { addLessonsInLanguages(); }
    void theBoardKeepsItsSizeInTheReview()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        constexpr int kMost = 2; // pixels, by which nobody sees it change
        for (const QSize& size : {kSmallest, kUsual}) {
            Window it(lesson, language, size);
            it.session().beginWith(
                {it.session().first().game, theory::Play::Normal, it.page().lesson().firstGame});
            it.playToTheEnd();
            auto* find = it.part<QToolButton>("findButton");
            if (!find->isVisible())
                continue; // the start was lost already
            const auto height = [&] {
                it.settle();
                return it.page().board()->height();
            };
            const int before = height();
            QTest::mouseClick(find, Qt::LeftButton);
            const auto* card = it.part<widgets::ReviewCard>();
            const auto* said = card->findChild<QLabel*>(QStringLiteral("feedback"));
            for (;;) {
                const int now = height();
                const bool isLong = said->height() > 2.5 * said->fontMetrics().lineSpacing();
                QVERIFY2(isLong || std::abs(now - before) <= kMost,
                         qPrintable(
                             QStringLiteral("%1, then %2 with “%3”").arg(before).arg(now).arg(said->text())));
                if (!it.session().asking()->isOpen())
                    break;
                it.session().hint();
            }
        }
    }

    // No icon says what it does.
    void theWayToANewGameKeepsItsWord()
    {
        for (const app::Language& language : app::languages()) {
            for (const char* lesson : {"bash", "wythoff", "nim", "staircase", "sg"}) {
                const Window it(QLatin1String(lesson), QLatin1String(language.code), QSize(1024, 640));
                const auto* button = it.part<QToolButton>("newGameButton");
                QVERIFY2(button->toolButtonStyle() != Qt::ToolButtonIconOnly, lesson);
                QVERIFY(button->width() >= button->sizeHint().width());
                const auto* field = it.part<QWidget>("positionEdit");
                QVERIFY2(field->width() >= field->fontMetrics().height() * 6, lesson);
                QCOMPARE(it.scrolled(false), 0);
            }
        }
    }

    // What the card leaves of the page follows from the room alone: it is the same when one comes back from
    // another lesson. The moves stay, and while there is room the players do.
    void whatTheCardLeavesIsTheSameWhenOneComesBack()
    {
        for (const QSize& size : {kSmallest, kLow, kUsual}) {
            Window it(QStringLiteral("nim"), QStringLiteral("en"), size);
            it.playToTheEnd();
            for (const app::Language& language : app::languages()) {
                it.window->selectLanguage(QString::fromLatin1(language.code));
                const auto areSeen = [&] {
                    it.settle();
                    const bool arePlayers = it.part<QWidget>("playersBar")->isVisible();
                    const bool isTaken = it.part<QWidget>("takeBar")->isVisible();
                    return arePlayers == isTaken && it.part<QWidget>("moves")->isVisible() && arePlayers;
                };
                QCOMPARE(areSeen(), size != kSmallest);
                QVERIFY(it.part<QWidget>("moves")->isVisible());
                const auto* page = &it.page();
                QTest::keyClick(it.window.get(), Qt::Key_1, Qt::ControlModifier);
                it.settle();
                QVERIFY(&it.page() != page);
                QTest::keyClick(it.window.get(), Qt::Key_3, Qt::ControlModifier);
                QCOMPARE(&it.page(), page);
                QCOMPARE(areSeen(), size != kSmallest);
            }
        }
    }

    void whatAsksFits_data() { addLessonsInLanguages(); }
    void whatAsksFits()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        Window it(lesson, language, kSmallest);
        QStringList names;
        for (const teaching::QuestionKind& kind : it.page().lesson().questions)
            names << QStringLiteral("%1 %2 hard 4711").arg(lesson, kind.id);
        expectPanelsToFit(it, names);
    }

    // Dark, and the page scrolls down, but not to the side.
    void whatAsksFitsThreeTimesAsLarge_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("language");
        QTest::newRow("bash") << QStringLiteral("bash") << QStringLiteral("zh_TW");
        QTest::newRow("nim") << QStringLiteral("nim") << QStringLiteral("en");
        QTest::newRow("sg") << QStringLiteral("sg") << QStringLiteral("zh_CN");
    }
    void whatAsksFitsThreeTimesAsLarge()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        Window it(lesson, language, QSize(1920, 1080), 300, widgets::ThemeChoice::Dark);
        expectPanelsToFit(it, {lesson + QStringLiteral(" mixed hard 4711")});
    }

    // The words of buttons come and go with the room that there is, also in a window that is open.
    void theScaleCanBeChangedAndChangedBack()
    {
        Window it(QStringLiteral("nim"), QStringLiteral("en"), kUsual);
        const auto* steps = it.part<widgets::StepPanel>();
        it.part<QTabWidget>("sideTabs")->setCurrentWidget(it.page().steps());
        for (const int scale : {300, 100, 150, 100}) {
            it.window->selectScale(scale);
            Window::settle();
            const QStringList cut = cutWords(*steps);
            QVERIFY2(cut.isEmpty(), qPrintable(QString::number(scale) + cut.join(QLatin1Char(' '))));
        }
    }

    // Whether the panels are beside the board or below it: the chart that comes and goes does not move it.
    void theBoardStaysWhereItIs_data()
    {
        QTest::addColumn<int>("scale");
        for (const int scale : {100, 200, 300})
            QTest::addRow("%d %%", scale) << scale;
    }
    void theBoardStaysWhereItIs()
    {
        QFETCH(int, scale);
        Window it(QStringLiteral("nim"), QStringLiteral("en"), kUsual, scale);
        const QWidget* board = it.part<QWidget>("boardCard");
        const QRect before(board->mapTo(&it.page(), QPoint()), board->size());
        auto* tabs = it.part<QTabWidget>("sideTabs");
        QWidget* const usual = tabs->currentWidget();
        for (QWidget* tab : {static_cast<QWidget*>(it.part<widgets::ExercisePanel>()), usual,
                             static_cast<QWidget*>(it.part<widgets::TourPanel>()), usual}) {
            tabs->setCurrentWidget(tab);
            Window::settle();
            QCOMPARE(QRect(board->mapTo(&it.page(), QPoint()), board->size()), before);
        }
    }

    // On a low page the chart stands beside the explanation only, unless it is asked for; a hidden one takes
    // no room anywhere.
    void aChartThatIsInTheWayTakesNoRoom_data() { addLessonsInLanguages(); }
    void aChartThatIsInTheWayTakesNoRoom()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        Window it(lesson, language, kSmallest);
        const auto* chart = it.part<QWidget>("chartCard");
        auto* tabs = it.part<QTabWidget>("sideTabs");
        const auto isSeenBeside = [&](QWidget* tab) {
            tabs->setCurrentWidget(tab);
            it.settle();
            return chart->isVisible();
        };
        QVERIFY(isSeenBeside(it.page().steps()));
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->widget(i) != it.page().steps())
                QVERIFY2(!isSeenBeside(tabs->widget(i)), qPrintable(tabs->tabText(i)));
            QCOMPARE(it.scrolled(true), 0);
        }
        QVERIFY(isSeenBeside(it.page().steps()));
        auto* eye = it.part<QToolButton>("verdictEye");
        QTest::mouseClick(eye, Qt::LeftButton);
        QVERIFY(!chart->isVisible());
        QTest::mouseClick(eye, Qt::LeftButton);
        QVERIFY(chart->isVisible());
        auto* action = it.part<QAction>("chartPanelAction");
        action->trigger();
        action->trigger();
        QVERIFY(isSeenBeside(it.part<widgets::TourPanel>()));
    }

    // Also when the window is closed while the chart has made way.
    void theRoomOfTheChartIsRemembered()
    {
        QList<QByteArray> state;
        int height = 0;
        {
            Window it(QStringLiteral("nim"), QStringLiteral("en"), kUsual);
            height = it.part<QWidget>("chartCard")->height();
            it.part<QTabWidget>("sideTabs")->setCurrentWidget(it.part<widgets::ExercisePanel>());
            Window::settle();
            QVERIFY(!it.part<QWidget>("chartCard")->isVisible());
            state = it.page().room().state();
        }
        Window again(QStringLiteral("nim"), QStringLiteral("en"), kUsual);
        again.page().room().restore(state);
        Window::settle();
        const auto* chart = again.part<QWidget>("chartCard");
        QVERIFY(chart->isVisible());
        QVERIFY2(std::abs(chart->height() - height) <= 2, qPrintable(QString::number(chart->height())));
    }

private:
    static void expectPanelsToFit(Window& it, const QStringList& sets)
    {
        auto* panel = it.part<widgets::ExercisePanel>();
        for (const QString& name : sets) {
            const auto set = teaching::readSetName(name, it.session().families(), panel->sources());
            QVERIFY(set && std::holds_alternative<teaching::SetName>(*set));
            it.page().openSet(std::get<teaching::SetName>(*set));
            if (!panel->run()->question())
                continue; // the rule has none
            QVERIFY2(it.unreadIn(*panel).isEmpty(), qPrintable(name + it.unreadIn(*panel)));
            const auto question = it.session().asking()->question;
            if (!question.slips.empty())
                it.session().answer(question.slips.front().answer);
            QVERIFY2(it.unreadIn(*panel).isEmpty(), qPrintable(name + it.unreadIn(*panel)));
            it.session().showSolution();
            QVERIFY2(it.unreadIn(*panel).isEmpty(), qPrintable(name + it.unreadIn(*panel)));
            // The name of the set is there in full.
            const auto* edit = it.part<QLineEdit>("setEdit");
            QVERIFY2(edit->fontMetrics().horizontalAdvance(edit->text()) < edit->width(),
                     qPrintable(edit->text()));
        }
        auto* tour = it.part<widgets::TourPanel>();
        for (int section = 0; section < 3; ++section) {
            it.page().showTour(section);
            QVERIFY2(it.unreadIn(*tour).isEmpty(), qPrintable(it.unreadIn(*tour)));
            auto* ask = tour->findChild<QAbstractButton*>(QStringLiteral("askButton"));
            if (!it.session().asking() && ask->isVisible())
                QTest::mouseClick(ask, Qt::LeftButton);
            QVERIFY2(it.unreadIn(*tour).isEmpty(), qPrintable(it.unreadIn(*tour)));
        }
    }
};

LASTSTONE_TEST(RoomTest, Windows)

} // namespace laststone::room_test
#include "room_test.moc"
