// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden is hidden: while a question is open, in the tour or on the card after a game, nothing that can be
// seen, pointed at or heard in the page gives its answer away.
#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/opponent.h"
#include "test_main.h"
#include "widgets/board/piece_board.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/chart/chart_view.h"
#include "widgets/fields/move_bar.h"
#include "widgets/fields/move_list.h"
#include "widgets/page/lesson_page.h"
#include "widgets/page/question_box.h"
#include "widgets/page/verdict_banner.h"
#include "widgets/table/lesson_table.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QTabWidget>

namespace laststone::secrecy_test {

using teaching::Asker;
using teaching::Difficulty;
using teaching::Question;
using teaching::QuestionKind;
using widgets::Lesson;
using widgets::LessonPage;
using widgets::Look;

namespace {

// All texts of the page that one can come by now, but for those of the question itself.
QStringList texts(const LessonPage& page)
{
    QStringList all;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        bool isQuestion = !widget->isVisible();
        for (const QWidget* each = widget; each && !isQuestion; each = each->parentWidget())
            isQuestion = qobject_cast<const widgets::QuestionBox*>(each);
        if (isQuestion)
            continue;
        all << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            all << label->text();
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            all << button->text();
        else if (const auto* edit = qobject_cast<const QLineEdit*>(widget))
            all << edit->text();
        else if (const auto* box = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < box->count(); ++i)
                all << box->itemText(i);
        else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view && view->model())
            for (int row = 0; row < view->model()->rowCount(); ++row)
                for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole})
                    all << view->model()->index(row, 0).data(role).toString();
        if (const auto* board = qobject_cast<const widgets::PieceBoard*>(widget))
            for (const widgets::Text& text : board->drawing().texts)
                all << text.text;
    }
    return all;
}

// What tells who wins, or the fact by which one knows.
QStringList answers(const Question& question, const teaching::Explanation& explanation)
{
    const auto voice = teaching::Voice::installed();
    const teaching::Position& position = question.position;
    QStringList all{voice.say(position.game->verdict(position)), voice.say(question.because),
                    QStringLiteral("(P-position)"), QStringLiteral("(N-position)")};
    const QString fact = voice.say(position.game->decidingFact(position));
    if (fact.size() > 5) // not a number alone
        all << fact;
    for (const auto& move : position.game->winningMoves(position))
        all << voice.say(position.game->describe(position, move));
    if (!explanation.steps.empty())
        all << voice.say(explanation.steps.back().title);
    all.removeAll(QString());
    return all;
}

bool tells(Look look)
{
    return look == Look::Lost || look == Look::Won || look == Look::Good;
}

} // namespace

class SecrecyTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void nothingGivesTheAnswerAway_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const Lesson* lesson : games::lessons())
            QTest::newRow(qPrintable(lesson->id())) << lesson->id();
    }

    void nothingGivesTheAnswerAway()
    {
        QFETCH(QString, lesson);
        const Lesson& asked = lessonOf(lesson);
        for (const Asker asker : {Asker::Tour, Asker::Review}) {
            teaching::Options options;
            options.animation = false;
            LessonPage page(asked, games::families(), options);
            page.resize(1280, 800);
            show(page);
            auto* tabs = page.findChild<QTabWidget*>(QStringLiteral("sideTabs"));
            auto* steps = page.findChild<QWidget*>(QStringLiteral("stepPanel"));
            auto* tour = page.findChild<QWidget*>(QStringLiteral("tourPanel"));
            for (const QuestionKind& kind : asked.questions) {
                QRandomGenerator random(17);
                for (const Difficulty level : {Difficulty::Easy, Difficulty::Medium}) {
                    const auto draft = kind.draw(asked.first, level, random);
                    if (!draft)
                        continue;
                    const auto question = kind.ask(*draft);
                    tabs->setCurrentWidget(asker == Asker::Tour ? tour : steps);
                    page.session().setPosition(question->position);
                    page.session().ask(*question, asker);
                    QApplication::processEvents();
                    // No other tab comes to the front; what it would tell is gone.
                    QVERIFY(tabs->currentWidget() == (asker == Asker::Tour ? tour : steps));
                    QCOMPARE(steps->isVisible(), false);
                    checkPage(page, *question);
                    if (QTest::currentTestFailed())
                        return;
                    page.session().endQuestion();
                    QVERIFY(asker == Asker::Tour || steps->isVisible());
                }
            }
        }
    }

    void aTabThatIsClosedInFrontSaysSo()
    {
        const Lesson& bash = *games::lessons().front();
        LessonPage page(bash, games::families(), {});
        page.resize(1280, 800);
        show(page);
        auto* tabs = page.findChild<QTabWidget*>(QStringLiteral("sideTabs"));
        auto* steps = page.findChild<QWidget*>(QStringLiteral("stepPanel"));
        auto* tour = page.findChild<QWidget*>(QStringLiteral("tourPanel"));
        tabs->setCurrentWidget(steps);
        const auto question =
            teaching::findKind(bash.questions, u"move")->ask({page.session().position(), {}});
        page.session().ask(*question, Asker::Review);
        const auto labels = steps->parentWidget()->findChildren<QLabel*>(Qt::FindDirectChildrenOnly);
        QCOMPARE(labels.size(), 1);
        QCOMPARE(labels.front()->text(), QStringLiteral("Closed until the question is answered"));
        QVERIFY(labels.front()->isVisible() && !steps->isVisible());
        page.resize(1100, 760);
        QApplication::processEvents();
        QCOMPARE(labels.front()->geometry(), steps->parentWidget()->rect());
        tabs->setCurrentWidget(tour); // there and back
        QVERIFY(tour->isVisible() && !labels.front()->isVisible());
        QVERIFY(!tabs->isTabEnabled(tabs->indexOf(steps)));
        page.session().showSolution();
        tabs->setCurrentWidget(steps);
        QVERIFY(steps->isVisible() && !labels.front()->isVisible());
    }

    // The moves of a heap may be what is asked for: the list of them comes back with the answer.
    void theFieldsOfAMoveWaitUnlessAMoveIsAsked()
    {
        const Lesson& sg = lessonOf(games::lessons().back()->id());
        LessonPage page(sg, games::families(), {});
        show(page);
        auto* moves = page.findChild<QComboBox*>(QStringLiteral("moveBox"));
        auto* take = page.findChild<QAbstractButton*>(QStringLiteral("takeButton"));
        QVERIFY(moves->count() > 0);
        for (const QuestionKind& kind : sg.questions) {
            QRandomGenerator random(5);
            const auto draft = kind.draw(sg.first, Difficulty::Easy, random);
            if (!draft)
                continue;
            const auto question = kind.ask(*draft);
            const bool isMove =
                question->form == teaching::AnswerForm::Move || question->form == teaching::AnswerForm::Moves;
            page.session().ask(*question, Asker::Exercise);
            QCOMPARE(moves->count() > 0, isMove);
            QCOMPARE(take->isEnabled(), isMove);
            page.session().showSolution();
            QVERIFY(moves->count() > 0 && take->isEnabled());
        }
    }

    // The titles of an explanation tell who wins: with the verdict hidden they come one after the other.
    void whyTellsNoMoreThanHasBeenSteppedThrough()
    {
        for (const Lesson* lesson : games::lessons()) {
            LessonPage page(*lesson, games::families(), {});
            page.resize(1280, 800);
            show(page);
            auto& session = page.session();
            const auto* panel = page.findChild<QWidget*>(QStringLiteral("stepPanel"));
            page.findChild<QTabWidget*>(QStringLiteral("sideTabs"))
                ->setCurrentWidget(page.findChild<QWidget*>(QStringLiteral("stepPanel")));
            const auto* list = panel->findChild<QAbstractItemView*>();
            const auto rows = [&] { return list->model()->rowCount(); };
            QCOMPARE(rows(), session.stepCount());
            session.setVerdictShown(false);
            QCOMPARE(rows(), 0);
            QVERIFY(list->findChild<QLabel*>()->isVisible());
            session.setStep(0);
            QCOMPARE(rows(), 1);
            QVERIFY(!list->findChild<QLabel*>()->isVisible());
            QCOMPARE(list->currentIndex().row(), 0);
            session.setStep(2);
            QCOMPARE(rows(), 3);
            QCOMPARE(list->currentIndex().row(), 2);
            session.setVerdictShown(true);
            QCOMPARE(rows(), session.stepCount());
            session.setVerdictShown(false);
            session.setPosition(session.first());
            QCOMPARE(rows(), 0);
        }
    }

    // Neither by their keys nor by the button of an exercise while the game is discovered.
    void theStepsAreClosedWhileAGameIsDiscovered()
    {
        for (const Lesson* lesson : games::lessons()) {
            LessonPage page(*lesson, games::families(), {});
            page.resize(1280, 800);
            show(page);
            auto& session = page.session();
            const auto isOpen = [&](const char* name) {
                return page.findChild<QAction*>(QLatin1String(name))->isEnabled();
            };
            QVERIFY(isOpen("nextAction") && isOpen("playAction"));
            session.setDiscovering(true);
            QVERIFY(!isOpen("nextAction") && !isOpen("playAction"));
            auto* exercise = page.findChild<QWidget*>(QStringLiteral("exercisePanel"));
            page.findChild<QTabWidget*>(QStringLiteral("sideTabs"))->setCurrentWidget(exercise);
            const auto* why = exercise->findChild<QWidget*>(QStringLiteral("whyButton"));
            QVERIFY(!why->isVisible());
            session.setDiscovering(false);
            session.endQuestion(); // which the panel in front has asked now
            QVERIFY(isOpen("nextAction") && isOpen("playAction"));
            const auto question = teaching::commonKinds()[0].ask({lesson->first, {}});
            session.ask(*question, Asker::Review);
            QVERIFY(!isOpen("nextAction") && !isOpen("playAction"));
            session.showSolution();
            QVERIFY(isOpen("nextAction") && isOpen("playAction"));
        }
    }

    void whileTheTableAsksTheChartTellsNothing()
    {
        int plainer = 0; // not every board tells anything
        for (const Lesson* lesson : games::lessons()) {
            if (!lesson->table.cells)
                continue;
            LessonPage page(*lesson, games::families(), {});
            page.resize(1280, 800);
            show(page);
            auto* tabs = page.findChild<QTabWidget*>(QStringLiteral("sideTabs"));
            const auto lost = [&] { return page.findChild<widgets::ChartView*>()->data().lost.size(); };
            QTRY_VERIFY(lost() > 0);
            const auto* verdict = page.findChild<widgets::VerdictBanner*>();
            const QString said = verdict->text();
            for (int i = 0; i < tabs->count() && !page.findChild<widgets::LessonTable*>(); ++i)
                tabs->setCurrentIndex(i);
            auto* table = page.findChild<widgets::LessonTable*>();
            QVERIFY(table);
            table->setAsking(true);
            QVERIFY2(table->isQuestioning() && lost() == 0, qPrintable(lesson->id()));
            QVERIFY(!verdict->isShown());
            QCOMPARE(verdict->text(), QStringLiteral("The verdict is hidden while the table asks."));
            QCOMPARE(page.findChild<widgets::ChartView*>()->data().title.source,
                     "The chart is hidden while the table asks");
            // Nor do the board and the line of moves, nor can the verdict be had.
            QVERIFY(!page.session().isVerdictShown());
            const QImage plain = page.board()->grab().toImage();
            auto* moves = page.findChild<widgets::MoveList*>();
            QVERIFY(!moves->model()
                         ->index(0, 0)
                         .data(Qt::AccessibleTextRole)
                         .toString()
                         .contains(QStringLiteral("-position")));
            page.session().setVerdictShown(true);
            QVERIFY(!page.session().isVerdictShown());
            QVERIFY(!page.findChild<QAction*>(QStringLiteral("verdictAction"))->isEnabled());
            table->setAsking(false);
            plainer += page.board()->grab().toImage() != plain ? 1 : 0;
            QVERIFY(lost() > 0 && verdict->isShown());
            QCOMPARE(verdict->text(), said);
            table->setAsking(true);
            tabs->setCurrentWidget(page.findChild<QWidget*>(QStringLiteral("stepPanel")));
            QVERIFY(lost() > 0 && verdict->isShown());
        }
        QVERIFY(plainer > 1);
    }

private:
    static const Lesson& lessonOf(const QString& id)
    {
        return **std::ranges::find_if(games::lessons(), [&](const Lesson* each) { return each->id() == id; });
    }

    static void checkPage(const LessonPage& page, const Question& question)
    {
        const QString where = teaching::questionText(question) + QStringLiteral(": “%1” in “%2”");
        const QStringList seen = texts(page);
        QVERIFY(seen.size() > 30); // the page is there
        for (const QString& answer : answers(question, page.session().explanation())) {
            for (const QString& text : seen)
                QVERIFY2(!text.contains(answer), qPrintable(where.arg(answer, text)));
        }
        for (const auto* chart : page.findChildren<widgets::ChartView*>()) {
            if (chart->isVisible())
                QVERIFY2(chart->data().lost.empty() && chart->data().winning.empty(), qPrintable(where));
        }
        for (const auto* board : page.findChildren<widgets::PieceBoard*>()) {
            if (!board->isVisible())
                continue;
            const widgets::Drawing& drawing = board->drawing();
            for (const widgets::Band& band : drawing.bands)
                QVERIFY2(!band.look || !tells(*band.look), qPrintable(where));
            for (const widgets::Text& text : drawing.texts)
                QVERIFY2(!tells(text.look), qPrintable(where));
            for (const widgets::Sign& sign : drawing.signs)
                QVERIFY2(!tells(sign.look), qPrintable(where));
        }
    }
};

LASTSTONE_TEST(SecrecyTest, Windows)

} // namespace laststone::secrecy_test
#include "secrecy_test.moc"
