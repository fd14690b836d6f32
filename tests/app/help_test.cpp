// SPDX-License-Identifier: GPL-3.0-or-later
// The guide, "What's this?" and the tooltips.
#include "app/help.h"

#include "app/help_browser.h"
#include "app/help_window.h"
#include "app/main_window.h"
#include "app/presenter_window.h"
#include "app/projection.h"
#include "games/catalogue.h"
#include "games/sg/graph_board.h"
#include "games/sg/graph_editor.h"
#include "games/sg/graph_tool_bar.h"
#include "games/sg/graph_view.h"
#include "gui_test.h"
#include "quiet.h"
#include "teaching/notation.h"
#include "teaching/tour.h"
#include "two_screens.h"
#include "widgets/board_widget.h"
#include "widgets/count_box.h"
#include "widgets/key_list.h"
#include "widgets/page_exporter.h"
#include "widgets/step_panel.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScreen>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTreeWidget>
#include <QWhatsThis>

using namespace laststone;
using app::HelpBrowser;
using app::HelpChapter;
using app::HelpWindow;
using app::MainWindow;
using app::Translations;

namespace {

const QString kFolder = QStringLiteral(":/help");

QStringList matches(const QString& text, const char* pattern)
{
    QStringList found;
    auto all = QRegularExpression(QLatin1String(pattern)).globalMatch(text);
    while (all.hasNext())
        found << all.next().captured(1);
    return found;
}

bool isInBoard(const QWidget& widget)
{
    for (const QWidget* around = widget.parentWidget(); around; around = around->parentWidget()) {
        if (qobject_cast<const widgets::BoardWidget*>(around))
            return true;
    }
    return false;
}

// What a person uses; its parts, such as the line of a spin box, are explained by the whole.
QList<QWidget*> controlsOf(const QWidget& window)
{
    QList<QWidget*> controls;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const QWidget* around = widget->parentWidget();
        const bool isPart = qobject_cast<const QComboBox*>(around)
            || qobject_cast<const QAbstractSpinBox*>(around) || qobject_cast<const QLineEdit*>(around)
            || qobject_cast<const QTabBar*>(around);
        const bool isControl = qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget)
            || qobject_cast<QLineEdit*>(widget) || qobject_cast<QAbstractSpinBox*>(widget)
            || (qobject_cast<widgets::BoardWidget*>(widget) && !isInBoard(*widget));
        if (isControl && !isPart && widget->isVisible())
            controls << widget;
    }
    return controls;
}

QString nameOf(const QWidget& widget)
{
    return QStringLiteral("%1 %2").arg(QLatin1String(widget.metaObject()->className()), widget.objectName());
}

} // namespace

class HelpTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        m_translations = std::make_unique<Translations>();
        select(0);
        app::applyTheme(widgets::ThemeChoice::Light);
    }
    void cleanup() { m_translations.reset(); }

    void everyChapterIsThereInEveryLanguage()
    {
        const auto english = app::loadHelp(kFolder, app::languages()[0].locale);
        QVERIFY(english.size() >= 10);
        for (const app::Language& language : app::languages()) {
            const auto chapters = app::loadHelp(kFolder, language.locale);
            QCOMPARE(chapters.size(), english.size());
            for (std::size_t i = 0; i < chapters.size(); ++i) {
                QCOMPARE(chapters[i].id, english[i].id);
                QVERIFY(!chapters[i].title.isEmpty());
                QCOMPARE(chapters[i].title == english[i].title, &language == &app::languages()[0]);
            }
        }
    }

    void everyLinkAndPictureLeadsSomewhere()
    {
        for (const app::Language& language : app::languages()) {
            const auto chapters = app::loadHelp(kFolder, language.locale);
            for (const HelpChapter& chapter : chapters) {
                for (const QString& link : matches(chapter.markdown, "[^!]\\[[^\\]]*\\]\\(([^)]*)\\)"))
                    QVERIFY2(leadsSomewhere(link, chapters), qPrintable(chapter.id + link));
                for (const QString& picture : matches(chapter.markdown, "!\\[[^\\]]+\\]\\(([^)]*)\\)"))
                    QVERIFY2(app::readHelpPicture(QUrl(picture)), qPrintable(chapter.id + picture));
                // None without words for those who cannot see it.
                QVERIFY(!chapter.markdown.contains(QLatin1String("![](")));
            }
        }
    }

    void typedPositionsOfTheGuideAreUnderstood()
    {
        const auto chapters = app::loadHelp(kFolder, app::languages()[0].locale);
        const auto found = std::ranges::find(chapters, QStringLiteral("positions"), &HelpChapter::id);
        QVERIFY(found != chapters.end());
        const auto here = games::findLesson(QStringLiteral("nim"))->rules->firstPosition();
        const QStringList typed = matches(found->markdown, "`([^`]*)`");
        QVERIFY(typed.size() >= 8);
        for (const QString& notation : typed) {
            const auto parsed = teaching::parsePosition(notation, games::allRules(), &here);
            QVERIFY2(std::holds_alternative<teaching::Position>(parsed), qPrintable(notation));
        }
    }

    void picturesThatMakeNoSenseAreRefused()
    {
        for (const char* const wrong :
             {"board:nim:7,9?step=99", "board:nim:7,9?step=x", "board:chess:1", "http://example.org/a.png",
              "board:nim:7,9?colour=1", "board:nim:7,-9", "board:"})
            QVERIFY2(!app::readHelpPicture(QUrl(QLatin1String(wrong))), wrong);
        const auto right = app::readHelpPicture(QUrl(QStringLiteral("board:sg-{1,3,4}:5,7?lines=9&view=0")));
        QVERIFY(right);
        QCOMPARE(teaching::notation(right->position), QStringLiteral("sg {1,3,4}: 5 7"));
        QCOMPARE(right->lines, 9);
    }

    void picturesAreDrawnInTheThemeOfTheMoment()
    {
        HelpWindow guide;
        show(guide);
        guide.showChapter(QStringLiteral("playing"));
        const QUrl url = firstPicture(guide);
        QVERIFY(url.isValid());
        const auto stones = [&](const widgets::Theme& theme) {
            const auto image = guide.browser()->document()->resource(QTextDocument::ImageResource, url);
            return countPixels(image.value<QImage>(), theme.stone);
        };
        QTRY_VERIFY(stones(widgets::Theme::light()) > 500);
        app::applyTheme(widgets::ThemeChoice::Dark);
        QTRY_VERIFY(stones(widgets::Theme::darkTheme()) > 500);
    }

    void searchFindsAWordInAllChapters()
    {
        HelpWindow guide;
        show(guide);
        activate(guide);
        guide.showChapter(QString());
        QTest::keyClick(&guide, Qt::Key_F, Qt::ControlModifier);
        auto* field = guide.findChild<QLineEdit*>(QStringLiteral("searchEdit"));
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("SPOTLIGHT"));
        QVERIFY(guide.hits().empty());
        field->clear();
        QTest::keyClicks(field, QStringLiteral("verdict"));
        QVERIFY(guide.hits().size() > 5);
        auto* contents = guide.findChild<QTreeWidget*>(QStringLiteral("contents"));
        int listed = 0;
        for (int i = 0; i < contents->topLevelItemCount(); ++i)
            listed += contents->topLevelItem(i)->childCount();
        QCOMPARE(static_cast<std::size_t>(listed), guide.hits().size());
        for (const app::HelpHit& hit : guide.hits()) {
            QTest::keyClick(field, Qt::Key_Return);
            QCOMPARE(guide.browser()->textCursor().selectedText().toLower(), QStringLiteral("verdict"));
            QCOMPARE(guide.browser()->chapter(), hit.chapter);
            QVERIFY(!guide.browser()->extraSelections().isEmpty());
        }
        QTest::keyClick(&guide, Qt::Key_Escape);
        QCOMPARE(contents->topLevelItemCount(), static_cast<int>(guide.browser()->chapters().size()));
        QVERIFY(guide.browser()->extraSelections().isEmpty());
        QTest::keyClick(&guide, Qt::Key_Escape);
        QVERIFY(!guide.isVisible());
    }

    void chineseIsFoundToo()
    {
        for (const int language : {1, 2}) {
            select(language);
            HelpWindow guide;
            show(guide);
            guide.showChapter(QString());
            guide.search(language == 1 ? QStringLiteral("石子") : QStringLiteral("滑鼠"));
            QVERIFY(!guide.hits().empty());
            QTest::keyClick(&guide, Qt::Key_F3);
            QVERIFY(!guide.browser()->textCursor().selectedText().isEmpty());
        }
    }

    void theGuideGoesBackAndForward()
    {
        HelpWindow guide;
        show(guide);
        activate(guide);
        guide.showChapter(QString());
        const QString first = guide.chapter();
        guide.showChapter(QStringLiteral("steps"));
        guide.showChapter(QStringLiteral("exports"));
        QTest::keyClick(&guide, Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(guide.chapter(), QStringLiteral("steps"));
        QTest::keyClick(&guide, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(guide.chapter(), QStringLiteral("exports"));
        QTest::keyClick(&guide, Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(guide.chapter(), first);
        guide.showChapter(QStringLiteral("no such chapter"));
        QCOMPARE(guide.chapter(), first);
    }

    void theGuideFollowsLanguageAndFont()
    {
        HelpWindow guide;
        show(guide);
        guide.showChapter(QStringLiteral("steps"));
        const QString english = guide.browser()->toPlainText();
        guide.search(QStringLiteral("P"));
        select(2);
        QTRY_VERIFY(guide.browser()->toPlainText() != english);
        QCOMPARE(guide.chapter(), QStringLiteral("steps"));
        QVERIFY(guide.browser()->toPlainText().contains(QStringLiteral("講解步驟")));
        QVERIFY(guide.windowTitle().contains(QStringLiteral("指南")));
        QFont larger = QApplication::font();
        const QFont before = larger;
        larger.setPointSizeF(before.pointSizeF() * 2);
        QApplication::setFont(larger);
        guide.setFont(larger);
        QTRY_COMPARE(guide.browser()->document()->defaultFont().pointSizeF(), larger.pointSizeF());
        QApplication::setFont(before);
    }

    void keysOpenTheChapterThatFits()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.activateWindow();
        window.page()->board()->setFocus();
        QTRY_VERIFY(window.page()->board()->hasFocus());
        QTest::keyClick(window.page()->board(), Qt::Key_F1);
        HelpWindow* guide = window.help().guide();
        QVERIFY(guide && guide->isVisible());
        QVERIFY(!guide->isModal());
        QCOMPARE(guide->chapter(), QStringLiteral("playing"));

        const auto opensFrom = [&](QWidget* widget) {
            window.activateWindow();
            widget->setFocus();
            QTest::keyClick(&window, Qt::Key_F1);
            return guide->chapter();
        };
        QCOMPARE(opensFrom(window.findChild<QLineEdit*>(QStringLiteral("positionEdit"))),
                 QStringLiteral("positions"));
        QCOMPARE(opensFrom(window.page()->steps()->findChild<QWidget*>(QStringLiteral("list"))),
                 QStringLiteral("steps"));
        // Every chapter that a part of the page names is there.
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            const QVariant id = widget->property("helpChapter");
            if (id.isValid())
                QVERIFY2(
                    std::ranges::any_of(guide->browser()->chapters(),
                                        [&](const HelpChapter& each) { return each.id == id.toString(); }),
                    qPrintable(id.toString()));
        }
        QVERIFY(window.close());
        QVERIFY(!window.help().guide());
    }

    void aLinkPutsAPositionOnTheBoard()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.help().open();
        HelpBrowser* browser = window.help().guide()->browser();
        window.help().guide()->showChapter(QStringLiteral("lessons"));
        emit browser->anchorClicked(QUrl(QStringLiteral("position:wythoff:5,8")));
        QCOMPARE(teaching::notation(window.page()->match().position()), QStringLiteral("wythoff: 5 8"));
    }

    void shiftF1AsksWhatThisIs()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.activateWindow();
        QTest::keyClick(&window, Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QWhatsThis::leaveWhatsThisMode();
    }

    void everyControlSaysWhatItIs()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        window.resize(1280, 800);
        show(window);
        QHash<QString, QString> english;
        for (const int language : {0, 1, 2}) {
            window.selectLanguage(QLatin1String(app::languages()[static_cast<std::size_t>(language)].code));
            const auto explained = [&](const QWidget& part, const QString& place) {
                for (const QWidget* control : controlsOf(part)) {
                    const QString where = place + nameOf(*control);
                    QVERIFY2(!control->whatsThis().isEmpty(), qPrintable(where));
                    if (language == 0)
                        english.insert(where, control->whatsThis());
                    else
                        QVERIFY2(control->whatsThis() != english.value(where), qPrintable(where));
                }
            };
            for (const widgets::Lesson* lesson : games::lessons()) {
                window.openPosition(lesson->rules->firstPosition());
                auto* side = window.page()->findChild<QTabWidget*>(QStringLiteral("sideTabs"));
                for (int tab = 0; tab < side->count(); ++tab) {
                    side->setCurrentIndex(tab);
                    QApplication::processEvents();
                    explained(*window.page(), lesson->rules->id());
                    if (QTest::currentTestFailed())
                        return;
                }
            }
            widgets::ExportDialog exporting(widgets::PageExporter(*window.page()).source(), {}, &window);
            show(exporting);
            const qsizetype before = english.size();
            explained(exporting, QStringLiteral("export"));
            if (QTest::currentTestFailed())
                return;
            QCOMPARE(english.size() - before, language == 0 ? 5 : 0);
        }
        QVERIFY(english.size() > 50);
    }

    void everyControlOfTheGraphEditorSaysWhatItIs()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        window.resize(1280, 800);
        show(window);
        window.openPosition({QStringLiteral("sg"), QStringLiteral("graph 1>0;2>0;2>1"), {}, {2, 2}});
        auto* board = window.page()->findChild<games::GraphBoard*>();
        QVERIFY(board);
        board->setEditing(true);
        QHash<QString, QString> english;
        const auto check = [&](const QString& where, const QString& text, int language) {
            QVERIFY2(!text.isEmpty(), qPrintable(where));
            if (language == 0)
                english.insert(where, text);
            else
                QVERIFY2(text != english.value(where), qPrintable(where));
        };
        for (const int language : {0, 1, 2}) {
            window.selectLanguage(QLatin1String(app::languages()[static_cast<std::size_t>(language)].code));
            QApplication::processEvents();
            board->editor()->select(1);
            board->editor()->rename();
            check(QStringLiteral("view"), board->view()->whatsThis(), language);
            QVERIFY(controlsOf(*board).contains(board->editor()->nameEdit()));
            QCOMPARE(controlsOf(*board).size(), games::GraphToolBar::kToolCount + 1);
            for (const QWidget* control : controlsOf(*board)) {
                const auto index = QString::number(controlsOf(*board).indexOf(control));
                check(nameOf(*control) + index, control->whatsThis(), language);
            }
            const QPoint ground = board->view()->viewport()->rect().bottomLeft() + QPoint(3, -60);
            const QPoint edge =
                board->view()->mapFromScene(games::pointAlong(board->view()->graph().way({2, 0}), 0.5));
            int actions = 0;
            for (const QPoint& at : {board->view()->vertexRect(1).center(), edge, ground}) {
                QContextMenuEvent event(QContextMenuEvent::Mouse, at,
                                        board->view()->viewport()->mapToGlobal(at));
                QCoreApplication::sendEvent(board->view()->viewport(), &event);
                const std::unique_ptr<QMenu> menu(board->view()->findChild<QMenu*>());
                QVERIFY(menu);
                for (const QAction* action : menu->actions()) {
                    if (!action->isSeparator())
                        check(QString::number(++actions), action->whatsThis(), language);
                }
            }
            QCOMPARE(actions, 9);
        }
        // While it is played, the page says what the board is.
        board->setEditing(false);
        QVERIFY(board->view()->whatsThis().isEmpty());
        QVERIFY(!window.page()->board()->whatsThis().isEmpty());
    }

    void thePresentersControlsSayWhatTheyAre()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.project();
        auto* presenter = window.projection().presenter();
        QHash<QString, QString> english;
        for (const int language : {0, 1, 2}) {
            window.selectLanguage(QLatin1String(app::languages()[static_cast<std::size_t>(language)].code));
            QApplication::processEvents();
            auto controls = controlsOf(*presenter);
            for (auto* text : presenter->findChildren<QTextBrowser*>())
                controls << text;
            for (const QWidget* control : controls) {
                const QString where = nameOf(*control);
                QVERIFY2(!control->whatsThis().isEmpty(), qPrintable(where));
                if (language == 0)
                    english.insert(where, control->whatsThis());
                else
                    QVERIFY2(control->whatsThis() != english.value(where), qPrintable(where));
            }
        }
        QVERIFY(english.size() >= 13);
    }

    void shiftF1AsksThePresenterToo()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.project();
        auto* presenter = window.projection().presenter();
        activate(*presenter);
        QTest::keyClick(presenter, Qt::Key_F1, Qt::ShiftModifier);
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QVERIFY(!window.help().guide());
        // Esc leaves it, and nothing else.
        QTest::keyClick(presenter, Qt::Key_Escape);
        QVERIFY(!QWhatsThis::inWhatsThisMode());
        QVERIFY(window.projection().isRunning());
    }

    void theGuideOfALectureIsOnTheLecturersScreen_data()
    {
        QTest::addColumn<bool>("fromStage");
        QTest::addRow("pressed on the stage") << true;
        QTest::addRow("pressed in the presenter's window") << false;
    }
    void theGuideOfALectureIsOnTheLecturersScreen()
    {
        QFETCH(bool, fromStage);
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.project();
        app::Projection& projection = window.projection();
        const QScreen* classes = projection.stage()->screen();
        QVERIFY(classes != window.screen());
        QTest::keyClick(fromStage ? projection.stage() : projection.presenter(), Qt::Key_F1);
        HelpWindow* guide = window.help().guide();
        QVERIFY(guide && guide->isVisible());
        QCOMPARE(guide->chapter(), QStringLiteral("lecturing"));
        QVERIFY(QTest::qWaitForWindowExposed(guide));
        QCOMPARE(guide->screen(), window.screen());
        QVERIFY(!guide->frameGeometry().intersects(classes->geometry()));
        QVERIFY(!projection.keyList()->isVisible());
        activate(*guide);
        QTest::keyClick(guide, Qt::Key_Escape);
        QVERIFY(!guide->isVisible());
        QVERIFY(projection.isRunning());
    }

    void aGuideThatIsOpenLeavesTheScreenOfTheClass()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.help().open();
        HelpWindow* guide = window.help().guide();
        QScreen* other = QGuiApplication::screens().last();
        QVERIFY(other != window.screen());
        guide->move(other->geometry().center() - guide->rect().center());
        QTRY_COMPARE(guide->screen(), other);
        window.project();
        QTRY_COMPARE(guide->screen(), window.screen());
        QVERIFY(guide->isVisible());
        window.projection().stop();
        // Without a class it may be anywhere.
        guide->move(other->geometry().center() - guide->rect().center());
        QTRY_COMPARE(guide->screen(), other);
        window.help().open();
        QApplication::processEvents();
        QCOMPARE(guide->screen(), other);
    }

    void onASingleScreenF1ListsTheKeys()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.project(window.screen());
        app::Projection& projection = window.projection();
        QTest::keyClick(projection.stage(), Qt::Key_F1);
        QVERIFY(projection.keyList()->isVisible());
        QVERIFY(!window.help().guide());
        QTest::keyClick(projection.stage(), Qt::Key_Escape);
        QVERIFY(!projection.keyList()->isVisible());
        QVERIFY(projection.isRunning());
    }

    void tooltipsNameTheKey()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        for (const int language : {0, 2}) {
            window.selectLanguage(QLatin1String(app::languages()[static_cast<std::size_t>(language)].code));
            QApplication::processEvents();
            int named = 0;
            for (const QAction* action : window.findChildren<QAction*>()) {
                const QString key = action->shortcut().toString(QKeySequence::NativeText);
                if (key.isEmpty())
                    continue;
                ++named;
                QVERIFY2(action->toolTip().contains(key), qPrintable(action->text()));
                QVERIFY2(action->toolTip().count(key + (language == 0 ? u')' : u'）')) == 1,
                         qPrintable(action->toolTip()));
            }
            QVERIFY(named > 15);
        }
        const auto* undo = window.page()->findChild<QAbstractButton*>(QStringLiteral("undoButton"));
        QCOMPARE(undo->toolTip(), QStringLiteral("復原（Ctrl+Z）"));
    }

private:
    // Shortcuts need it, and a window manager takes its time.
    static void activate(QWidget& window) { QTRY_VERIFY((window.activateWindow(), window.isActiveWindow())); }

    static bool leadsSomewhere(const QString& link, const std::vector<HelpChapter>& chapters)
    {
        if (const auto notation = teaching::notationOfLink(link))
            return std::holds_alternative<teaching::Position>(
                teaching::parsePosition(*notation, games::allRules(), nullptr));
        return std::ranges::any_of(
            chapters, [&](const HelpChapter& each) { return link == each.id + QLatin1String(".md"); });
    }

    static QUrl firstPicture(const HelpWindow& guide)
    {
        for (auto block = guide.browser()->document()->begin(); block.isValid(); block = block.next()) {
            if (!block.begin().atEnd() && block.begin().fragment().charFormat().isImageFormat())
                return QUrl(block.begin().fragment().charFormat().toImageFormat().name());
        }
        return {};
    }

    void select(int language)
    {
        const app::Language& chosen = app::languages()[static_cast<std::size_t>(language)];
        QVERIFY(!m_translations->select(chosen));
        app::applyLanguageToWindows(chosen);
        QApplication::processEvents();
    }

    QString file() { return m_folder.filePath(QStringLiteral("settings%1.ini").arg(++m_files)); }

    QTemporaryDir m_folder;
    int m_files = 0;
    std::unique_ptr<Translations> m_translations;
};

int main(int argc, char** argv)
{
    const TwoScreens screens;
    QApplication application(argc, argv);
    HelpTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "help_test.moc"
