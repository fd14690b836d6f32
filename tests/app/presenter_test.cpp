// SPDX-License-Identifier: GPL-3.0-or-later
// The presenter's window: what the lecturer alone sees, and its buttons.
#include "app/presenter_window.h"

#include "app/projection_fixture.h"
#include "cut_words.h"
#include "games/catalogue.h"
#include "teaching/notation.h"
#include "teaching/tour.h"
#include "test_main.h"
#include "widgets/page/lesson_page.h"
#include "widgets/page/tour_panel.h"
#include "widgets/stage/position_line.h"
#include "widgets/stage/stage_keys.h"
#include "widgets/stage/stage_overlay.h"

#include <QComboBox>
#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QLabel>
#include <QScrollBar>
#include <QTabWidget>
#include <QTextBrowser>
#include <QToolButton>

#include <set>

namespace laststone::presenter_test {

class PresenterTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    // Of the tour, and what the lesson opens with, in both kinds of play.
    static std::vector<teaching::Position> usedPositions(const widgets::Lesson& lesson)
    {
        std::vector<teaching::Position> all{lesson.first};
        const auto tour =
            teaching::loadTour(QStringLiteral(":/tours"), lesson.id(), QLocale(QLocale::English));
        for (const QString& text : teaching::positionsOf(tour)) {
            const auto read = teaching::parsePosition(text, games::families(), &lesson.first);
            const auto* position = std::get_if<teaching::Position>(&read);
            if (position && position->word() == lesson.id())
                all.push_back(*position);
        }
        return all;
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    // Notes are read by somebody who stands: as large as they fit, in every section and language.
    void notesAreAsLargeAsTheyFit_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "zh_CN", "zh_TW"})
            QTest::addRow("%s", language) << QString::fromLatin1(language);
    }
    void notesAreAsLargeAsTheyFit()
    {
        QFETCH(QString, language);
        m_window->selectLanguage(language);
        m_window->project();
        QWidget& presenter = *projection().presenter();
        const auto& notes = *presenter.findChild<QTextBrowser*>(QStringLiteral("notes"));
        const auto scale = [&] {
            return QFontMetricsF(notes.document()->defaultFont()).height()
                / QFontMetricsF(presenter.font()).height();
        };
        int large = 0;
        int sections = 0;
        for (const auto* lesson : games::lessons()) {
            m_window->openPosition(lesson->first);
            press(&presenter, Qt::Key_S);
            const int count = static_cast<int>(projection().hall().tour().sections.size());
            for (int section = 0; section < count; ++section) {
                m_window->page()->session().setSection(section);
                QApplication::processEvents();
                ++sections;
                large += scale() > 1.45 ? 1 : 0;
                QVERIFY(scale() > 1.15);
                QVERIFY2(!notes.verticalScrollBar()->isVisible() || scale() < 1.3,
                         qPrintable(QStringLiteral("%1 %2").arg(scale()).arg(notes.toPlainText())));
            }
            press(&presenter, Qt::Key_S);
        }
        QVERIFY2(large * 2 > sections, qPrintable(QStringLiteral("%1 of %2").arg(large).arg(sections)));
        // They follow the size of the window.
        const double before = scale();
        presenter.showNormal();
        presenter.resize(800, 520);
        QTRY_VERIFY(scale() < before);
        m_window->selectLanguage(QStringLiteral("en"));
    }

    void thePresenterSeesWhatComesNext()
    {
        m_window->project();
        press(stage(), Qt::Key_F5);
        const auto text = [this](const char* name) {
            return projection().presenter()->findChild<QTextBrowser*>(QLatin1String(name))->toPlainText();
        };
        QVERIFY(text("current").startsWith(QStringLiteral("The rule: ")));
        QVERIFY(text("next").startsWith(QStringLiteral("Write every heap in binary")));
        const auto* moves = projection().presenter()->findChild<QLabel*>(QStringLiteral("moves"));
        QCOMPARE(
            moves->text(),
            QStringLiteral("Winning moves: take 5 from heap 2 · take 13 from heap 3 · take 11 from heap 4"));
        m_window->page()->session().setStep(m_window->page()->session().stepCount() - 1);
        QCOMPARE(text("next"), QStringLiteral("That was the last step."));
    }

    void notesAreForThePresenterAlone()
    {
        m_window->project();
        auto* presenter = projection().presenter();
        auto* sections = presenter->findChild<QComboBox*>(QStringLiteral("sections"));
        auto* notes = presenter->findChild<QTextBrowser*>(QStringLiteral("notes"));
        for (const app::Language& language : app::languages()) {
            m_window->selectLanguage(QLatin1String(language.code));
            QApplication::processEvents();
            for (const widgets::Lesson* lesson : games::lessons()) {
                m_window->openPosition(lesson->first);
                auto* panel = m_window->page()->findChild<widgets::TourPanel*>();
                m_window->page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"))->setCurrentWidget(panel);
                QApplication::processEvents();
                const auto tour =
                    teaching::loadTour(QStringLiteral(":/tours"), lesson->id(), language.locale);
                QCOMPARE(sections->count(), static_cast<int>(tour.sections.size()));
                for (int i = 0; i < sections->count(); ++i) {
                    sections->setCurrentIndex(i);
                    emit sections->activated(i);
                    QCOMPARE(m_window->page()->session().section(), i);
                    const QString note = tour.sections[static_cast<std::size_t>(i)].notes;
                    QVERIFY2(!note.isEmpty(), qPrintable(lesson->id() + QString::number(i)));
                    const QString shown = notes->toPlainText().simplified();
                    QVERIFY2(shown.size() > 10, qPrintable(note));
                    const QString text = panel->findChild<QTextBrowser*>()->toPlainText();
                    QVERIFY(!text.isEmpty());
                    QVERIFY(!text.simplified().contains(shown.left(20)));
                    QVERIFY(!text.contains(QStringLiteral("NOTE")));
                }
            }
        }
    }

    // Beside a step stand the notes of the section that is about it, and the list names it; before the steps
    // and in the tour, and until the next step, those of the section that is chosen.
    void theNotesFollowTheSteps()
    {
        m_window->openPosition(games::findLesson(QStringLiteral("nim"))->first);
        m_window->page()->session().setNotation(QStringLiteral("7 9 15 12"));
        m_window->project();
        auto* presenter = projection().presenter();
        const auto reads = [presenter] {
            return presenter->findChild<QTextBrowser*>(QStringLiteral("notes"))->toPlainText();
        };
        auto* sections = presenter->findChild<QComboBox*>(QStringLiteral("sections"));
        const QString first = reads();
        const auto tour =
            teaching::loadTour(QStringLiteral(":/tours"), QStringLiteral("nim"), QLocale(QLocale::English));
        std::set<QString> noted;
        auto& session = m_window->page()->session();
        for (int i = 0; i < session.stepCount(); ++i) {
            press(presenter, Qt::Key_PageDown);
            QCOMPARE(session.step(), i);
            const QString id =
                QString::fromLatin1(session.explanation().steps[static_cast<std::size_t>(i)].id);
            const auto about = std::ranges::find_if(
                tour.sections, [&](const teaching::Tour::Section& each) { return each.steps.contains(id); });
            QVERIFY2(about != tour.sections.end(), qPrintable(id));
            QVERIFY2(sections->currentText().endsWith(about->title), qPrintable(sections->currentText()));
            noted.insert(about->title);
            while (projection().view()->page() + 1 < projection().view()->pageCount())
                press(presenter, Qt::Key_PageDown);
        }
        QVERIFY(noted.size() >= 5);
        QCOMPARE(session.section(), 0); // the tour stays where it was
        const QString last = reads();
        sections->setCurrentIndex(0);
        emit sections->activated(0);
        QCOMPARE(reads(), first);
        QCOMPARE(sections->currentIndex(), 0);
        session.setStep(session.step() - 1);
        session.setStep(session.step() + 1);
        QCOMPARE(reads(), last);
        session.setStep(-1);
        QCOMPARE(reads(), first);
        QVERIFY(presenter->findChild<QTextBrowser*>(QStringLiteral("current"))
                    ->toPlainText()
                    .contains(QStringLiteral("Take one or more")));
        session.setNotation(QStringLiteral("nim misere: 3 4 5"));
        press(presenter, Qt::Key_PageDown);
        QVERIFY2(sections->currentText().contains(QStringLiteral("Misère Nim")), qPrintable(reads()));
    }

    // The positions of the notes are links.
    void aPositionInTheNotesIsShown()
    {
        m_window->openPosition(games::findLesson(QStringLiteral("nim"))->first);
        m_window->project();
        auto* notes = projection().presenter()->findChild<QTextBrowser*>(QStringLiteral("notes"));
        for (const char* link : {"position:nim:%205%206%207", "https://example.com/", "position:rubbish"})
            emit notes->anchorClicked(QUrl::fromEncoded(link));
        QCOMPARE(teaching::notation(m_window->page()->session().position()), QStringLiteral("nim: 5 6 7"));
    }

    // Every step that a tour names is one of its lesson, and the same ones in each language.
    void everyStepThatIsNamedIsThere()
    {
        for (const widgets::Lesson* lesson : games::lessons()) {
            QList<QStringList> named;
            for (const app::Language& language : app::languages()) {
                const auto tour =
                    teaching::loadTour(QStringLiteral(":/tours"), lesson->id(), language.locale);
                QList<QStringList> here;
                for (const auto& section : tour.sections)
                    here << section.steps;
                QVERIFY(named.isEmpty() || here == named);
                named = here;
            }
            std::set<QString> used;
            for (const auto& position : usedPositions(*lesson)) {
                for (const auto& step : lesson->explain(position).steps)
                    used.insert(QString::fromLatin1(step.id));
            }
            QStringList all;
            for (const QStringList& each : named)
                all << each;
            QVERIFY(all.size() > 6);
            QCOMPARE(all.removeDuplicates(), 0);
            int there = 0;
            for (const QString& id : all)
                there += used.contains(id.section(u'/', -1)) ? 1 : 0; // of all rules, or of one
            // Some are rare, and small positions need few.
            QVERIFY2(there * 2 >= all.size(),
                     qPrintable(QStringLiteral("%1 %2 %3").arg(lesson->id()).arg(there).arg(all.size())));
        }
    }

    // Who plays against the class is seen, and chosen, where one stands.
    void theOpponentIsChosenHere()
    {
        m_window->project();
        auto* presenter = projection().presenter();
        auto* box = presenter->findChild<QComboBox*>(QStringLiteral("opponent"));
        QVERIFY(box->isVisible());
        QCOMPARE(box->currentText(), QStringLiteral("Two people"));
        auto& session = m_window->page()->session();
        const int random = box->findText(QStringLiteral("Random"));
        box->setCurrentIndex(random);
        emit box->activated(random);
        QVERIFY(session.players().opponent == teaching::Opponent::Random);
        session.setOpponent(teaching::Opponent::Perfect);
        QCOMPARE(box->currentText(), QStringLiteral("Perfect"));
        m_window->selectLanguage(QStringLiteral("zh_TW"));
        QApplication::processEvents();
        QVERIFY(box->currentText() != QStringLiteral("Perfect"));
        QVERIFY(cutWords(*presenter).isEmpty());
    }

    void theClockBeginsAnew()
    {
        m_window->project();
        const auto* elapsed = projection().presenter()->findChild<QLabel*>(QStringLiteral("elapsed"));
        QCOMPARE(elapsed->text(), QStringLiteral("0:00:00"));
        QTRY_COMPARE_WITH_TIMEOUT(elapsed->text(), QStringLiteral("0:00:01"), 3000);
        // A lecture goes on when the projection has been left for a moment.
        projection().stop();
        m_window->project();
        elapsed = projection().presenter()->findChild<QLabel*>(QStringLiteral("elapsed"));
        QVERIFY(elapsed->text() >= QStringLiteral("0:00:01"));
        projection().presenter()->findChild<QToolButton*>(QStringLiteral("resetButton"))->click();
        QCOMPARE(elapsed->text(), QStringLiteral("0:00:00"));
    }

    // By pages, seen and stopped in every window; whoever steps takes over.
    void theStepsGoOnByThemselves_data()
    {
        QTest::addColumn<bool>("onStage");
        QTest::addRow("stage") << true;
        QTest::addRow("presenter's window") << false;
    }
    void theStepsGoOnByThemselves()
    {
        QFETCH(bool, onStage);
        m_window->project();
        auto* presenter = projection().presenter();
        QWidget* place = onStage ? stage() : presenter;
        place->activateWindow();
        if (!QTest::qWaitForWindowActive(place) && onStage)
            QSKIP("this window system gives the focus to the presenter's window only");
        auto* speed = m_window->page()->findChild<QComboBox*>(QStringLiteral("speedBox"));
        speed->setCurrentIndex(speed->count() - 1);
        const auto* button = presenter->findChild<QToolButton*>(QStringLiteral("playButton"));
        m_window->page()->session().setStep(3);
        const int pages = view()->text()->pageCount();
        m_window->page()->session().setStep(2);
        toLastPage();
        press(place, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(button->isChecked());
        QCOMPARE(step(), 3);
        for (int page = 1; page < pages; ++page) {
            QTRY_COMPARE_WITH_TIMEOUT(view()->text()->page(), page, 10'000);
            QCOMPARE(step(), 3);
        }
        QTRY_COMPARE_WITH_TIMEOUT(step(), 4, 10'000);
        QVERIFY(button->isChecked());
        press(place, Qt::Key_PageUp);
        QVERIFY(!button->isChecked());
        // At the end it stops by itself.
        m_window->page()->session().setStep(m_window->page()->session().stepCount() - 2);
        press(place, Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!button->isChecked(), 30'000);
        QCOMPARE(step(), m_window->page()->session().stepCount() - 1);
        QCOMPARE(view()->text()->page(), view()->text()->pageCount() - 1);
    }

    // A long step stays as much longer, or is turned as much later.
    void aLongStepHasMoreTime()
    {
        m_window->project();
        auto* speed = m_window->page()->findChild<QComboBox*>(QStringLiteral("speedBox"));
        speed->setCurrentIndex(speed->count() - 1);
        auto& session = m_window->page()->session();
        const auto& steps = session.explanation().steps;
        const auto longest = std::ranges::max_element(
            steps, {}, [](const teaching::Step& step) { return step.details.size(); });
        session.setStep(static_cast<int>(longest - steps.begin()) - 1);
        QElapsedTimer clock;
        clock.start();
        press(projection().presenter(), Qt::Key_Space, Qt::ControlModifier);
        const auto place = [&] { return std::pair(session.step(), view()->text()->page()); };
        const auto before = place();
        QTRY_VERIFY_WITH_TIMEOUT(place() != before, 30'000);
        QVERIFY2(clock.elapsed() > 2 * widgets::motion::kFastStep,
                 qPrintable(QString::number(clock.elapsed())));
    }

    // Each lesson's has the same key.
    void theStepsOfTheLastLessonGoOn()
    {
        m_window->project();
        auto* presenter = projection().presenter();
        presenter->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(presenter));
        for (const widgets::Lesson* lesson : games::lessons()) {
            m_window->openPosition(lesson->first);
            press(presenter, Qt::Key_Space, Qt::ControlModifier);
            const auto* button = presenter->findChild<QToolButton*>(QStringLiteral("playButton"));
            QVERIFY2(button->isChecked(), qPrintable(lesson->id()));
            press(presenter, Qt::Key_Space, Qt::ControlModifier);
            QVERIFY(!button->isChecked());
        }
    }

    // Behind it no step follows, and the key that goes on is that of input methods.
    void theLineForAPositionStopsTheSteps()
    {
        m_window->project();
        auto* presenter = projection().presenter();
        presenter->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(presenter));
        const auto* button = presenter->findChild<QToolButton*>(QStringLiteral("playButton"));
        press(presenter, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(button->isChecked());
        press(presenter, Qt::Key_L, Qt::ControlModifier);
        QVERIFY(!button->isChecked());
        const int there = step();
        QWidget* field = QApplication::focusWidget();
        QVERIFY(presenter->findChild<widgets::PositionLine*>()->isAncestorOf(field));
        press(field, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(!button->isChecked());
        QCOMPARE(step(), there);
        press(field, Qt::Key_Escape);
    }

    void thePresenterIsToldWhatTheClassSees()
    {
        m_window->project();
        const auto* state = projection().presenter()->findChild<QLabel*>(QStringLiteral("state"));
        const auto has = [&](const char* part) { return state->text().contains(QLatin1String(part)); };
        QVERIFY(has("without the verdict"));
        press(stage(), Qt::Key_C);
        QCOMPARE(state->text(), QStringLiteral("C: the chart comes with V."));
        press(stage(), Qt::Key_V);
        QVERIFY(has("with the verdict"));
        press(stage(), Qt::Key_V);
        QVERIFY(has("the chart"));
        press(stage(), Qt::Key_H);
        QVERIFY(has("the board alone"));
        press(stage(), Qt::Key_L);
        QVERIFY(has("a light"));
        press(stage(), Qt::Key_L);
        press(stage(), Qt::Key_Z);
        QVERIFY(has("enlarged"));
        QVERIFY(!has("a light"));
    }

    // Whoever plays the class sees whose turn it is, the last moves, the result, and begins the next game
    // here.
    void theGameIsFollowed()
    {
        auto& session = m_window->page()->session();
        session.setOpponent(teaching::Opponent::Perfect);
        session.setThinking(1);
        m_window->project();
        session.setNotation(QStringLiteral("1 1 2"));
        auto* presenter = projection().presenter();
        const auto reads = [presenter] {
            return presenter->findChild<QTextBrowser*>(QStringLiteral("current"))->toPlainText();
        };
        session.play({2, 1, 0});
        QCOMPARE(presenter->findChild<QLabel*>(QStringLiteral("currentTitle"))->text(),
                 QStringLiteral("Now: the game"));
        QVERIFY2(reads().startsWith(QStringLiteral("The program is to move.")), qPrintable(reads()));
        QVERIFY(reads().contains(QStringLiteral("The class took 1 from heap 3.")));
        QTRY_VERIFY(reads().startsWith(QStringLiteral("The class is to move.")));
        QVERIFY(reads().contains(QStringLiteral("The program took 1")));
        while (!session.match().isOver()) {
            const auto& heaps = session.position().heaps;
            const auto left = std::ranges::find_if(heaps, [](auto heap) { return heap > 0; });
            session.play({static_cast<std::size_t>(left - heaps.begin()), 1, 0});
            QTRY_VERIFY(session.turn() != teaching::Turn::Thinking);
        }
        QVERIFY2(reads().startsWith(QStringLiteral("The game is over: the ")), qPrintable(reads()));
        QTest::mouseClick(presenter->findChild<QToolButton*>(QStringLiteral("newGameButton")),
                          Qt::LeftButton);
        QCOMPARE(session.position().heaps, (std::vector<theory::Count>{1, 1, 2}));
        QVERIFY(session.match().plies().empty());
    }

    void thePresentersButtonsDoWhatKeysDo()
    {
        m_window->project();
        const auto click = [this](const char* name) {
            QTest::mouseClick(projection().presenter()->findChild<QToolButton*>(QLatin1String(name)),
                              Qt::LeftButton);
        };
        click("nextButton");
        QCOMPARE(step(), 0);
        click("blackButton");
        QVERIFY(isAll(picture(), Qt::black));
        const auto* state = projection().presenter()->findChild<QLabel*>(QStringLiteral("state"));
        QCOMPARE(state->text(), QStringLiteral("The class sees: a black screen"));
        click("blackButton");
        click("verdictButton");
        QVERIFY(view()->scene().verdict);
        click("freezeButton");
        QVERIFY(projection().overlay()->isFrozen());
        click("keysButton");
        QVERIFY(projection().keyList()->isVisible());
        QCOMPARE(projection().keyList()->size(), projection().presenter()->size());
        QTest::mouseClick(projection().keyList(), Qt::LeftButton);
        click("endButton");
        QVERIFY(!projection().isRunning());
    }
};

LASTSTONE_TEST(PresenterTest, TwoScreens)

} // namespace laststone::presenter_test
#include "presenter_test.moc"
