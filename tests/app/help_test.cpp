// SPDX-License-Identifier: GPL-3.0-or-later
// The guide, at the desk and in a lecture.
#include "app/help/help_window.h"

#include "app/help/help_browser.h"
#include "app/main_window.h"
#include "app/presenter_window.h"
#include "app/projection.h"
#include "foreign.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/notation.h"
#include "teaching/tour.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/board/board_widget.h"
#include "widgets/fields/boxes.h"
#include "widgets/page/lesson_page.h"
#include "widgets/page/tour_panel.h"
#include "widgets/stage/stage_keys.h"
#include "widgets/steps/step_panel.h"

#include <QLineEdit>
#include <QScreen>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <set>

namespace laststone::help_test {

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

} // namespace

class HelpTest : public QObject {
    Q_OBJECT
public:
    Q_INVOKABLE void take(const QUrl& url) { m_taken << url; }
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

    void theGuideHasEveryLessonInItsOrder()
    {
        for (const app::Language& language : app::languages()) {
            const auto chapters = app::loadHelp(kFolder, language.locale);
            const auto found = std::ranges::find(chapters, QStringLiteral("lessons"), &HelpChapter::id);
            QVERIFY(found != chapters.end());
            // A part for each, with a position of its own to try.
            const QStringList parts = found->markdown.split(QStringLiteral("\n## ")).mid(1);
            QCOMPARE(parts.size(), static_cast<qsizetype>(games::lessons().size()));
            for (std::size_t i = 0; i < games::lessons().size(); ++i)
                QVERIFY2(parts[static_cast<qsizetype>(i)].contains(QStringLiteral("(position:")
                                                                   + games::lessons()[i]->id()),
                         qPrintable(games::lessons()[i]->id()));
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
        const auto here = games::findLesson(QStringLiteral("nim"))->first;
        const QStringList typed = matches(found->markdown, "`([^`]*)`");
        QVERIFY(typed.size() >= 8);
        for (const QString& notation : typed) {
            const auto parsed = teaching::parsePosition(notation, games::families(), &here);
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
        QVERIFY(firstPicture(guide).isValid());
        const auto stones = [&](const widgets::Theme& theme) {
            return countPixels(imageOf(guide, firstPicture(guide)), theme.stone);
        };
        QTRY_VERIFY(stones(widgets::Theme::light()) > 500);
        app::applyTheme(widgets::ThemeChoice::Dark);
        QTRY_VERIFY(stones(widgets::Theme::darkTheme()) > 500);
    }

    // A document does not smooth what it has to make smaller.
    void picturesHaveTheSizeAtWhichTheyAreShown()
    {
        HelpWindow guide;
        guide.showChapter(QString());
        for (const int width : {900, 700, 1200}) {
            guide.resize(width, 600);
            show(guide);
            const auto size = [&] {
                return QSizeF(firstPicture(guide).width(), firstPicture(guide).height()).toSize();
            };
            QTRY_VERIFY(!size().isEmpty() && imageOf(guide, firstPicture(guide)).size() == size());
            QVERIFY(size().width() < width);
        }
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
            if (hit.chapter < 0)
                continue; // in a tour, which is in another window
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

    void wordsAreFoundWithoutAccentsCaseAndWidth_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("found"); // the places, as they stand in the text
        const auto row = [](const char* name, const char* text, const char* wanted, const char* found) {
            QTest::addRow("%s", name)
                << QString::fromUtf8(text) << QString::fromUtf8(wanted) << QString::fromUtf8(found);
        };
        row("accent", "In misère play, MISÈRE too.", "misere", "misère|MISÈRE");
        row("typed with the accent", "Misere and misère", "misère", "Misere|misère");
        row("accent of its own", "mise\u0300re play", "misere", "mise\u0300re");
        row("full width", "（１２，３）", "(12,3", "（１２，３");
        row("typed in full width", "Nim (7)", "ｎｉｍ （", "Nim (");
        row("apostrophe", "Bouton’s theorem", "bouton's", "Bouton’s");
        row("dash", "Sprague–Grundy", "sprague-grundy", "Sprague–Grundy");
        row("no-break space", "a\u00A0⊕\u00A0s < a", "a ⊕ s", "a\u00A0⊕\u00A0s");
        row("blank", "a  b", "  ", "");
        row("none", "mise en place", "misere", "");
        row("each once", "aaaa", "aa", "aa|aa");
    }
    void wordsAreFoundWithoutAccentsCaseAndWidth()
    {
        QFETCH(QString, text);
        QFETCH(QString, wanted);
        QFETCH(QString, found);
        QStringList places;
        for (const app::Place& place : app::findWords(text, wanted))
            places << text.mid(place.position, place.length);
        QCOMPARE(places.join(QLatin1Char('|')), found);
    }

    void misereIsFoundWhereverMisereIsMeant()
    {
        HelpWindow guide;
        show(guide);
        guide.showChapter(QStringLiteral("playing"));
        guide.search(QStringLiteral("misère"));
        const auto withAccent = guide.hits();
        guide.search(QStringLiteral("MISERE"));
        QCOMPARE(guide.hits(), withAccent);
        const int playing = guide.browser()->chapter();
        QVERIFY(std::ranges::find(withAccent, playing, &app::HelpHit::chapter) != withAccent.end());
        // What is found is marked on the page as well.
        const auto marks = guide.browser()->extraSelections();
        QVERIFY(!marks.isEmpty());
        for (const auto& mark : marks)
            QCOMPARE(mark.cursor.selectedText().normalized(QString::NormalizationForm_D).remove(QChar(0x300)),
                     QStringLiteral("misere"));
    }

    void toursAreSearchedInEveryLanguage()
    {
        const QStringList words = {QStringLiteral("bouton"), QStringLiteral("包顿"), QStringLiteral("包頓")};
        for (int language = 0; language < words.size(); ++language) {
            select(language);
            const app::Language& chosen = app::languages()[static_cast<std::size_t>(language)];
            const auto tours = app::loadTours(QStringLiteral(":/tours"), chosen.locale);
            QVERIFY(tours.size() > games::lessons().size());
            std::set<QString> found;
            for (const app::HelpHit& hit : app::findInHelp({}, tours, words[language])) {
                const app::TourText& section = tours[static_cast<std::size_t>(hit.section)];
                found.insert(section.lesson);
                QVERIFY(app::findWords(section.text, words[language]).front() == hit.place);
            }
            QVERIFY(found.contains(QStringLiteral("nim")));
            // A question of a tour is no text.
            for (const app::TourText& section : tours)
                QVERIFY2(!section.text.contains(QLatin1String("[!")), qPrintable(section.title));
        }
    }

    void aSectionOfATourIsOpenedFromTheSearch()
    {
        MainWindow window(*m_translations, quietSettings(), file());
        show(window);
        window.openPosition(games::findLesson(QStringLiteral("bash"))->first);
        window.help().open();
        HelpWindow* guide = window.help().guide();
        activate(*guide);
        guide->search(QStringLiteral("bouton"));
        auto* contents = guide->findChild<QTreeWidget*>(QStringLiteral("contents"));
        QTreeWidgetItem* hit = nullptr;
        for (QTreeWidgetItemIterator item(contents); *item; ++item) {
            if ((*item)->text(0).contains(QStringLiteral("theorem")) && (*item)->parent()
                && (*item)->parent()->text(0) == QStringLiteral("Tour: Nim") && !hit)
                hit = *item;
        }
        QVERIFY(hit);
        QVERIFY(!hit->text(0).contains(QLatin1Char(':'))); // found in the title, which is told once
        const int section = hit->text(0).section(QLatin1Char('.'), 0, 0).toInt() - 1;
        // Going through the list changes nothing on the page: Enter or a click does.
        contents->setCurrentItem(hit);
        QCOMPARE(window.page()->lesson().id(), QStringLiteral("bash"));
        contents->scrollToItem(hit);
        QTest::mouseClick(contents->viewport(), Qt::LeftButton, {}, contents->visualItemRect(hit).center());
        QCOMPARE(window.page()->lesson().id(), QStringLiteral("nim"));
        QCOMPARE(window.page()->session().section(), section);
        QVERIFY(window.page()->findChild<widgets::TourPanel*>()->isVisible());
        QTRY_VERIFY(window.isActiveWindow());
    }

    void enterGoesThroughChaptersAndTours()
    {
        HelpWindow guide;
        show(guide);
        activate(guide);
        guide.showChapter(QString());
        guide.search(QStringLiteral("misere"));
        std::vector<std::pair<QString, int>> wanted;
        connect(&guide, &HelpWindow::sectionWanted, &guide,
                [&](const QString& lesson, int section, bool toFront) {
                    QVERIFY(!toFront);
                    wanted.emplace_back(lesson, section);
                });
        auto* field = guide.findChild<QLineEdit*>(QStringLiteral("searchEdit"));
        for (std::size_t i = 0; i < guide.hits().size(); ++i)
            QTest::keyClick(field, Qt::Key_Return);
        const auto inTours = std::ranges::count(guide.hits(), -1, &app::HelpHit::chapter);
        QVERIFY(inTours >= 5); // misère play stands in every tour
        QCOMPARE(static_cast<std::ptrdiff_t>(wanted.size()), inTours);
        QVERIFY(std::ranges::adjacent_find(wanted) == wanted.end());
    }

    void chineseIsFoundToo()
    {
        for (const int language : {1, 2}) {
            select(language);
            HelpWindow guide;
            show(guide);
            activate(guide);
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

    // The place of a link followed by key in a longer text is none of a shorter one.
    void placesOfAnotherLanguageAreNotGoneBackTo()
    {
        HelpWindow guide;
        show(guide);
        guide.showChapter(QStringLiteral("steps"));
        guide.showChapter(QStringLiteral("exports"));
        QVERIFY(guide.browser()->isBackwardAvailable());
        const QString english = guide.browser()->toPlainText();
        select(2);
        QTRY_VERIFY(guide.browser()->toPlainText() != english);
        QCOMPARE(guide.chapter(), QStringLiteral("exports"));
        QVERIFY(!guide.browser()->isBackwardAvailable());
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

    void largeLettersLeaveTheTextItsRoom()
    {
        const QFont before = QApplication::font();
        QFont large = before;
        large.setPointSizeF(before.pointSizeF() * 3);
        QApplication::setFont(large);
        HelpWindow guide;
        show(guide);
        QApplication::setFont(before);
        QVERIFY(guide.browser()->width() > guide.width() * 0.6);
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
        QCOMPARE(teaching::notation(window.page()->session().match().position()),
                 QStringLiteral("wythoff: 5 8"));
    }

    // Whatever a text of the guide might name, no file is opened, nothing is fetched, and a click leads
    // nowhere.
    void whatIsForeignIsNotOpened()
    {
        const Catcher catcher(*this);
        QDesktopServices::openUrl(QUrl(QStringLiteral("ssh://caught")));
        QCOMPARE(m_taken.size(), 1);
        const QString picture = foreignPicture(m_folder);
        QVERIFY(!picture.isEmpty());
        HelpWindow guide;
        show(guide);
        guide.showChapter(QStringLiteral("playing"));
        QTextBrowser* browser = guide.browser();
        const QString text = browser->toPlainText();
        for (const QString& each : foreignAddresses(picture)) {
            const QUrl url(each);
            for (const auto type : {QTextDocument::ImageResource, QTextDocument::HtmlResource,
                                    QTextDocument::StyleSheetResource, QTextDocument::MarkdownResource})
                QVERIFY2(isBlank(browser->document()->resource(type, url)), qPrintable(each));
            emit browser->anchorClicked(url);
            QCOMPARE(guide.chapter(), QStringLiteral("playing"));
            QCOMPARE(browser->toPlainText(), text);
        }
        browser->setMarkdown(foreignMarkdown(picture));
        followAll(*browser);
        browser->setHtml(foreignHtml(picture));
        followAll(*browser);
        QCOMPARE(guide.chapter(), QStringLiteral("playing"));
        QCOMPARE(m_taken.size(), 1);
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

private:
    // Shortcuts need it, and a window manager takes its time.
    static void activate(QWidget& window) { QTRY_VERIFY((window.activateWindow(), window.isActiveWindow())); }

    static bool leadsSomewhere(const QString& link, const std::vector<HelpChapter>& chapters)
    {
        if (const auto notation = teaching::notationOfLink(link))
            return std::holds_alternative<teaching::Position>(
                teaching::parsePosition(*notation, games::families(), nullptr));
        return std::ranges::any_of(
            chapters, [&](const HelpChapter& each) { return link == each.id + QLatin1String(".md"); });
    }

    static QTextImageFormat firstPicture(const HelpWindow& guide)
    {
        for (auto block = guide.browser()->document()->begin(); block.isValid(); block = block.next()) {
            if (!block.begin().atEnd() && block.begin().fragment().charFormat().isImageFormat())
                return block.begin().fragment().charFormat().toImageFormat();
        }
        return {};
    }
    static QImage imageOf(const HelpWindow& guide, const QTextImageFormat& picture)
    {
        return guide.browser()
            ->document()
            ->resource(QTextDocument::ImageResource, QUrl(picture.name()))
            .value<QImage>();
    }

    void select(int language)
    {
        const app::Language& chosen = app::languages()[static_cast<std::size_t>(language)];
        QVERIFY(!m_translations->select(chosen));
        app::applyLanguageToWindows(chosen);
        QApplication::processEvents();
    }

    QString file() { return m_folder.filePath(QStringLiteral("settings%1.ini").arg(++m_files)); }

    QList<QUrl> m_taken; // would have been opened outside the program
    QTemporaryDir m_folder;
    int m_files = 0;
    std::unique_ptr<Translations> m_translations;
};

LASTSTONE_TEST(HelpTest, TwoScreens)

} // namespace laststone::help_test
#include "help_test.moc"
