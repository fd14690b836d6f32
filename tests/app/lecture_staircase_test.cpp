// SPDX-License-Identifier: GPL-3.0-or-later
// A lecture on staircase Nim in English and traditional Chinese, on two screens, from the presenter's window.
// Each part ends in what the class sees, and can read in either language.
#include "app/projection_fixture.h"
#include "positions.h"
#include "teaching/because.h"
#include "teaching/hall/opening.h"
#include "test_main.h"
#include "widgets/chart/chart_view.h"
#include "widgets/stage/stage_table.h"
#include "widgets/steps/step_document.h"
#include "written.h"

#include <QAbstractAxis>
#include <QChart>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QToolButton>

namespace laststone::lecture_staircase_test {

using theory::Count;

class LectureStaircaseTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    QWidget* lectern() { return projection().presenter(); }
    teaching::Session& session() { return m_window->page()->session(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { press(lectern(), key, modifiers); }
    static void type(const QString& position)
    {
        for (const QChar each : position)
            QTest::keyClick(QApplication::focusWidget(), each.toLatin1());
        press(QApplication::focusWidget(), Qt::Key_Return);
    }
    // In the menu, which is there in a fresh home as well.
    void chooseSecondLanguage(const QString& name)
    {
        auto* menu = m_window->findChild<QMenu*>(QStringLiteral("secondLanguageMenu"));
        QVERIFY(m_window->findChild<QMenu*>(QStringLiteral("languageMenu"))
                    ->actions()
                    .contains(menu->menuAction()));
        const auto actions = menu->actions();
        const auto wanted = std::ranges::find(actions, name, &QAction::text);
        QVERIFY(wanted != actions.end());
        menu->popup(m_window->geometry().center());
        QVERIFY(QTest::qWaitForWindowExposed(menu));
        menu->setActiveAction(*wanted);
        QTest::keyClick(menu, Qt::Key_Return);
        menu->hide();
        QVERIFY((*wanted)->isChecked());
    }
    static QString bare(QString text)
    {
        static const QRegularExpression spaces(QStringLiteral("[\\s\\x{a0}\\x{2060}]"));
        return text.remove(spaces);
    }
    // All that is written on the class's picture, or on a part of it, without the spaces.
    static QString writtenOn(QWidget* widget)
    {
        QString all;
        for (const auto& text : written(*widget))
            all += text.text;
        return bare(all);
    }
    QString classReads()
    {
        QWidget* const front = view()->question()->isVisible() ? static_cast<QWidget*>(view()->question())
                                                               : static_cast<QWidget*>(view()->text());
        return front->accessibleName();
    }
    QWidget* verdict() { return view()->findChild<QWidget*>(QStringLiteral("verdict")); }
    static bool hasBoth(const QString& text)
    {
        static const QRegularExpression chinese(QStringLiteral("[\\x{4e00}-\\x{9fff}]{3}"));
        static const QRegularExpression english(QStringLiteral("[a-z]{3}"));
        return text.contains(chinese) && text.contains(english);
    }
    const teaching::Step& shownStep()
    {
        return session().explanation().steps[static_cast<std::size_t>(step())];
    }
    widgets::StepDocument shownDocument() { return widgets::rendered(shownStep(), session().secondVoice()); }
    // Of every sentence the page has both languages or neither; and it has some, unless there need be none.
    void checkPairs(const widgets::StepDocument& document, bool mayHaveNone)
    {
        const QString page = writtenOn(view()->text());
        QCOMPARE(document.details.size(), document.secondDetails.size());
        int whole = 0;
        for (qsizetype i = 0; i < document.details.size(); ++i) {
            const QString own = bare(document.details[i]);
            const QString other = bare(document.secondDetails[i]);
            QVERIFY2(page.contains(own) == page.contains(other),
                     qPrintable(page + u'\n' + own + u'\n' + other));
            whole += page.contains(own) ? 1 : 0;
        }
        QVERIFY2(whole > 0 || mayHaveNone, qPrintable(page));
    }
    // A table stands for itself.
    void checkSentences() { checkPairs(widgets::bySentence(shownDocument()), shownStep().table.has_value()); }

private slots:
    void init()
    {
        ProjectionFixture::begin();
        press(m_window.get(), Qt::Key_4, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        chooseSecondLanguage(QStringLiteral("繁體中文"));
        lectern()->activateWindow();
        lectern()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(lectern()));
        QVERIFY(session().secondVoice());
    }
    void cleanup() { end(); }

    // Stairs are stairs, up to 16 of them, and which of them count is not said before it has been found.
    void aStaircaseIsSeen()
    {
        type(QStringLiteral("4 1 7 2 1 3"));
        QCOMPARE(session().position().heaps.size(), std::size_t{6});
        const QString words = writtenOn(view());
        QVERIFY2(!words.contains(QStringLiteral("odd")) && !words.contains(u'⊕'), qPrintable(words));
        QVERIFY2(hasBoth(view()->text()->accessibleName()), qPrintable(view()->text()->accessibleName()));
        for (const char* position : {"4 1 7 2 1 3", "1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7"}) {
            type(QString::fromLatin1(position));
            const auto* stairs = dynamic_cast<widgets::PieceBoard*>(view()->board());
            for (std::size_t stair = 1; stair < stairs->partCount(); ++stair) {
                QVERIFY(stairs->partRect(stair).left() > stairs->partRect(stair - 1).left());
                QVERIFY(stairs->rect().contains(stairs->partRect(stair)));
            }
        }
    }

    // Beside words, where the heaps have no room beside the stairs, R shows them alone, and nothing twice.
    void theHeapsAreSeenBesideWords()
    {
        stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), QSize(1024, 768)));
        type(QStringLiteral("3 4 2 5 1"));
        key(Qt::Key_V, Qt::ShiftModifier);
        const auto* stairs = dynamic_cast<widgets::PieceBoard*>(view()->board());
        const auto hasHeaps = [this] {
            return writtenOn(view()->board()).contains(QStringLiteral("OddstairsasNimheaps"));
        };
        QVERIFY(!hasHeaps());
        const double stone = stairs->drawing().pieces[0].box.width();
        key(Qt::Key_R);
        QVERIFY2(hasHeaps(), qPrintable(writtenOn(view()->board())));
        QVERIFY(stairs->drawing().pieces[0].box.width() > stone);
        key(Qt::Key_R);
        QVERIFY(!hasHeaps());
        key(Qt::Key_R);
        QVERIFY(hasHeaps()); // what looks the same as the stairs is passed over
        key(Qt::Key_H); // alone the board has room for both: stairs, with heaps, these alone, and again
        std::vector<int> order;
        for (int times = 0; times < 4; ++times) {
            key(Qt::Key_R);
            order.push_back(view()->board()->arrangement());
        }
        QCOMPARE(order, (std::vector<int>{0, 1, 2, 0}));
    }

    // What was moved is told as what has happened, in both languages; earlier rounds are numbers, told once.
    void theRecordIsNoOrder()
    {
        type(QStringLiteral("1 0 4 2"));
        session().setOpponent(teaching::Opponent::Person);
        session().play({2, 4, 0});
        session().play({0, 1, 0});
        const auto said = [this] { return view()->text()->accessibleName(); };
        QVERIFY2(said().contains(QStringLiteral("The first player moved 4 from stair 3 to stair 2.")),
                 qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("The second player moved 1 from stair 1 to the ground.")),
                 qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("先走的一方從第 3 階移了 4 顆到第 2 階。")),
                 qPrintable(said()));
        session().play({3, 1, 0});
        QVERIFY2(
            said().contains(QStringLiteral("Round 2: The first player moved 1 from stair 4 to stair 3.")),
            qPrintable(said()));
        QVERIFY2(said().contains(QStringLiteral("第 2 輪：先走的一方從第 4 階移了 1 顆到第 3 階。")),
                 qPrintable(said()));
        const QString first = QStringLiteral("1.#34→0–#11→0");
        const QString written = writtenOn(view());
        QVERIFY2(written.count(first) == 1, qPrintable(written));
        QVERIFY2(!said().contains(QStringLiteral(": move ")), qPrintable(said()));
    }

    // A sentence and its translation stand on one page, on few pages, and nothing is cut.
    void everyStepInBothLanguages()
    {
        type(QStringLiteral("4 1 7 2 1 3"));
        key(Qt::Key_F5);
        const int count = session().stepCount();
        int seen = 0;
        for (int press = 0; press < 100; ++press) {
            QVERIFY(view()->text()->pageCount() <= 3);
            QVERIFY2(hasBoth(writtenOn(view())), qPrintable(writtenOn(view())));
            checkSentences();
            seen = std::max(seen, step() + 1);
            if (step() == count - 1 && view()->text()->page() == view()->text()->pageCount() - 1)
                break;
            key(Qt::Key_PageDown);
        }
        QCOMPARE(seen, count);
    }

    // Of a newcomer's window too, which has no globe yet; the choice is that of all lessons, and none is
    // offered beside itself.
    void theSecondLanguageStandsInTheMenu()
    {
        QCOMPARE(session().secondVoice()->locale().script(), QLocale::TraditionalHanScript);
        projection().stop();
        press(m_window.get(), Qt::Key_1, Qt::ControlModifier);
        QVERIFY(session().secondVoice());
        auto* menu = m_window->findChild<QMenu*>(QStringLiteral("secondLanguageMenu"));
        const auto checked = [menu] {
            QStringList names;
            for (const QAction* action : menu->actions()) {
                if (action->isChecked() && action->isVisible())
                    names << action->text();
            }
            return names;
        };
        QCOMPARE(checked(), QStringList(QStringLiteral("繁體中文")));
        for (const QAction* action : menu->actions())
            QVERIFY(!action->isVisible() || action->text() != QStringLiteral("English"));
        session().setDiscovering(true);
        chooseSecondLanguage(QStringLiteral("No second language"));
        QVERIFY(!session().secondVoice());
        press(m_window.get(), Qt::Key_4, Qt::ControlModifier);
        QCOMPARE(checked(), QStringList(QStringLiteral("No second language")));
    }

    // Whatever is pressed; nor is it offered.
    void noLanguageStandsBesideItself()
    {
        const auto* menu = m_window->findChild<QMenu*>(QStringLiteral("secondLanguageMenu"));
        for (const app::Language& own : app::languages()) {
            m_window->selectLanguage(QLatin1String(own.code));
            std::set<QString> seen;
            for (int press = 0; press < 4; ++press) {
                key(Qt::Key_Y, Qt::ShiftModifier);
                QVERIFY(session().secondVoice());
                seen.insert(session().secondVoice()->locale().name());
            }
            QCOMPARE(seen.size(), app::languages().size() - 1);
            QVERIFY(!seen.contains(own.locale.name()));
            for (const QAction* action : menu->actions())
                QVERIFY(!action->isVisible() || action->text() != QString::fromUtf8(own.nativeName));
        }
    }

    // The glyphs of Taiwan wherever its language stands: on boards, in messages, in the head of the picture.
    void theSecondLanguageHasItsGlyphs()
    {
        const QStringList families = view()->font().families();
        const auto place = [&](const char* family) { return families.indexOf(QLatin1String(family)); };
        QVERIFY2(place("Noto Sans CJK TC") > place("Noto Sans"), qPrintable(families.join(u' ')));
        QVERIFY2(place("Noto Sans CJK TC") < place("Noto Sans CJK SC"), qPrintable(families.join(u' ')));
        chooseSecondLanguage(QStringLiteral("简体中文"));
        QVERIFY(!QApplication::font().families().contains(QStringLiteral("Noto Sans CJK TC")));
        QTRY_VERIFY(!view()->font().families().contains(QStringLiteral("Noto Sans CJK TC")));
    }

    // Which stairs count is what the steps lead to.
    void oddAndEvenComeWithTheirStep()
    {
        type(QStringLiteral("4 1 7 2"));
        key(Qt::Key_F5);
        QVERIFY2(classReads().startsWith(QStringLiteral("The stairs are numbered")),
                 qPrintable(classReads()));
        for (const Qt::Key each : {Qt::Key_R, Qt::Key_R, Qt::Key_V}) {
            QVERIFY2(!writtenOn(view()->board()).contains(QStringLiteral("odd")),
                     qPrintable(writtenOn(view()->board())));
            key(each);
        }
        QVERIFY(!writtenOn(view()->board()).contains(QStringLiteral("odd")));
        session().setStep(1);
        QVERIFY2(writtenOn(view()->board()).contains(QStringLiteral("odd")),
                 qPrintable(writtenOn(view()->board())));
    }

    // P or N is told, and why, without the board going anywhere: stairs stay stairs, in the same place. On
    // every page there is something to read below its title, each sentence with its translation, in letters
    // of one size; and odd and even, once told, stay.
    void nothingMovesOrTearsWithTheVerdict_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Qt::KeyboardModifiers>("told"); // Shift tells all at once
        QTest::newRow("1024x768") << QSize(1024, 768) << Qt::KeyboardModifiers();
        QTest::newRow("1024x768 at once") << QSize(1024, 768) << Qt::KeyboardModifiers(Qt::ShiftModifier);
        QTest::newRow("1280x720 at once") << QSize(1280, 720) << Qt::KeyboardModifiers(Qt::ShiftModifier);
        QTest::newRow("1920x1080") << QSize(1920, 1080) << Qt::KeyboardModifiers();
    }
    void nothingMovesOrTearsWithTheVerdict()
    {
        QFETCH(QSize, size);
        QFETCH(Qt::KeyboardModifiers, told);
        stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), size));
        type(QStringLiteral("4 1 7"));
        const auto& stairs = dynamic_cast<widgets::PieceBoard&>(*view()->board());
        const QRect place = stairs.geometry();
        const QRect highest = stairs.partRect(2);
        const int letters = view()->text()->textPixels();
        const auto looksSame = [&] {
            return stairs.geometry() == place && stairs.partRect(2) == highest
                && stairs.partRect(0).right() <= stairs.partRect(1).left() + 1
                && view()->text()->textPixels() == letters;
        };
        QVERIFY(!verdict()->isVisible());
        QVERIFY(looksSame());
        bool isOddTold = false;
        key(Qt::Key_F5);
        for (int press = 0; press < 100 && session().stepCount() > step() + 1; ++press) {
            key(Qt::Key_V, told);
            const QString where =
                QStringLiteral("step %1, page %2: ").arg(step()).arg(view()->text()->page());
            QVERIFY(verdict()->isVisible());
            QVERIFY2(hasBoth(writtenOn(verdict())), qPrintable(writtenOn(verdict())));
            QVERIFY2(looksSame(), qPrintable(where));
            QVERIFY2(!writtenOn(view()->text()).contains(u'…'), qPrintable(writtenOn(view()->text())));
            checkSentences();
            hideVerdict(lectern());
            QVERIFY2(looksSame(), qPrintable(where));
            checkSentences();
            const QString name = teaching::Voice::installed().say(stairs.partName(0));
            const bool isOdd = name.contains(QStringLiteral("odd"));
            QVERIFY2(isOdd || !isOddTold, qPrintable(where + name));
            isOddTold = isOdd;
            key(Qt::Key_PageDown);
        }
        QVERIFY(isOddTold);
        key(Qt::Key_Q);
        QVERIFY(looksSame());
    }

    // No page ends inside a sentence, or between one and its translation.
    void noPageIsTorn()
    {
        type(QStringLiteral("4 1 7 2"));
        key(Qt::Key_F5);
        widgets::StageText& text = *view()->text();
        for (int i = 0; i < session().stepCount(); ++i) {
            session().setStep(i);
            QVERIFY2(text.pageCount() <= 4, qPrintable(text.accessibleName()));
            for (int page = 0; page < text.pageCount(); ++page) {
                text.setPage(page);
                const QString words = writtenOn(&text);
                const QString name = QStringLiteral("%1, page %2: %3").arg(i).arg(page).arg(words);
                QVERIFY2(hasBoth(words), qPrintable(name));
                const QString last =
                    QString(words).remove(QRegularExpression(QStringLiteral("\\s*\\d/\\d\\s*▸?$")));
                QVERIFY2(last.isEmpty() || QStringLiteral("。.；”」：").contains(last.back())
                             || text.pageCount() == 1 || last.back().isDigit(),
                         qPrintable(name));
            }
        }
    }

    // In the steps a board shows what they have told, whoever wins: R leads through all of that.
    void heapsStandWhereTheStepsSpeakOfThem()
    {
        type(QStringLiteral("4 1 7 2"));
        key(Qt::Key_F5);
        const auto isAt = [this](const char* id) {
            return session().step() >= 0
                && QByteArray(session().explanation().steps[static_cast<std::size_t>(session().step())].id)
                == id;
        };
        const auto arrangements = [this] {
            std::set<QString> looks;
            for (int i = 0; i < 3; ++i) {
                key(Qt::Key_R);
                looks.insert(writtenOn(view()->board()));
            }
            return looks.size();
        };
        session().setStep(0);
        QCOMPARE(arrangements(), std::size_t{1});
        while (!isAt("binary") && session().step() + 1 < session().stepCount())
            session().setStep(session().step() + 1);
        QVERIFY(isAt("binary"));
        QVERIFY(!verdict()->isVisible());
        QVERIFY(arrangements() > 1);
        QVERIFY(!verdict()->isVisible());
    }

    // On the board, in the verdict, in a question, above the chart and in the table.
    void allWordsInBothLanguages()
    {
        type(QStringLiteral("3 5"));
        key(Qt::Key_V);
        QVERIFY(verdict()->isVisible());
        QVERIFY2(hasBoth(writtenOn(verdict())), qPrintable(writtenOn(verdict())));
        key(Qt::Key_V, Qt::ShiftModifier);
        const QString stairs = writtenOn(view()->board());
        QVERIFY2(stairs.contains(QStringLiteral("odd奇")) && stairs.contains(QStringLiteral("even偶")),
                 qPrintable(stairs));
        key(Qt::Key_C);
        QVERIFY(view()->chart()->isVisible());
        for (const auto* label : view()->findChildren<QLabel*>()) {
            if (label->isVisible() && label->wordWrap() && !label->text().isEmpty())
                QVERIFY2(label->heightForWidth(label->width()) <= label->height(), qPrintable(label->text()));
        }
        key(Qt::Key_C);
        key(Qt::Key_V);
        key(Qt::Key_Q);
        QVERIFY2(hasBoth(writtenOn(view()->question())), qPrintable(writtenOn(view()->question())));
        key(Qt::Key_Q);
        key(Qt::Key_G);
        if (view()->table()->isVisible()) {
            key(Qt::Key_PageDown);
            QVERIFY2(hasBoth(writtenOn(view()->table())), qPrintable(writtenOn(view()->table())));
        }
    }

    // Who has won, and by which move it was lost, stand on the first page, in both languages.
    void theResultComesBeforeTheMoves()
    {
        stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), QSize(1024, 768)));
        type(QStringLiteral("2 1 3"));
        for (int ply = 0; ply < 60 && !session().match().isOver(); ++ply)
            playWithMouse(projection().presenter()->board());
        QVERIFY(session().match().isOver());
        QCOMPARE(view()->text()->page(), 0);
        const QString page = writtenOn(view()->text());
        const QStringList lines = view()->text()->accessibleName().split(u'\n');
        QVERIFY2(page.contains(bare(lines[0])) && page.contains(bare(lines[1])), qPrintable(page));
        const auto opening = widgets::rendered(teaching::opening(session(), false), session().secondVoice());
        QVERIFY2(page.contains(bare(opening.details[0])) && page.contains(bare(opening.secondDetails[0])),
                 qPrintable(page));
        QVERIFY(bare(opening.details[0]).contains(QStringLiteral("lost")));
    }

    // Both languages say all of the verdict, or both of them the short one.
    void theVerdictIsAsLongInBothLanguages()
    {
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)}) {
            stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), size));
            for (const char* position : {"4 1 7", "2 1 3", "0 0 0", "1 5 1", "4 1 7 2 1 3 9 8"}) {
                type(QString::fromLatin1(position));
                hideVerdict(lectern());
                key(Qt::Key_V, Qt::ShiftModifier);
                QVERIFY(verdict()->isVisible());
                const QString said = writtenOn(verdict());
                const QString own = bare(teaching::Voice::installed().say(session().verdict()));
                const QString other = bare(session().secondVoice()->say(session().verdict()));
                const auto letters = [](QString text) {
                    return text.removeIf([](QChar c) { return !c.isLetterOrNumber(); });
                };
                QVERIFY2(letters(said).contains(letters(own)) == letters(said).contains(letters(other)),
                         qPrintable(said));
            }
        }
    }

    // Whichever of the two languages stands first: they take the stairs no more room than they need.
    void stairsGoUpInBothOrders()
    {
        m_window->selectLanguage(QStringLiteral("zh_TW"));
        session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("en")));
        for (const QSize& size : {QSize(1024, 768), QSize(1280, 800)}) {
            stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), size));
            for (const char* position : {"2 5 3 7 4 6", "4 1 7 2"}) {
                type(QString::fromLatin1(position));
                const auto* stairs = dynamic_cast<widgets::PieceBoard*>(view()->board());
                for (int step = 0; step < session().stepCount(); ++step) {
                    session().setStep(step);
                    const widgets::Drawing& drawing = stairs->drawing();
                    const auto foot = [&](std::size_t stair) {
                        double lowest = 0;
                        for (const widgets::Piece& piece : drawing.pieces)
                            lowest = piece.id.part == stair ? std::max(lowest, piece.box.bottom()) : lowest;
                        return lowest;
                    };
                    const double rise = foot(0) - foot(stairs->partCount() - 1);
                    QVERIFY2(rise > 0.1 * drawing.height, qPrintable(QString::number(rise)));
                }
            }
        }
    }

    // On the board and in the table: simplified characters beside traditional ones.
    void eachChineseHasItsGlyphs()
    {
        const auto firstFamily = [](QWidget& part, const QString& word) {
            QStringList found;
            for (const auto& text : written(part)) {
                if (text.text.contains(word))
                    found << text.families.value(0);
            }
            found.removeDuplicates();
            return found.join(u' ');
        };
        stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), QSize(1920, 1080)));
        m_window->selectLanguage(QStringLiteral("zh_CN"));
        m_window->openPosition(positionOf(QStringLiteral("nim: 3 5 7")));
        session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_TW")));
        session().setStep(2); // which counts the ones
        QApplication::processEvents();
        QCOMPARE(firstFamily(*view()->board(), QStringLiteral("个数")), QStringLiteral("Noto Sans CJK SC"));
        QCOMPARE(firstFamily(*view()->board(), QStringLiteral("個數")), QStringLiteral("Noto Sans CJK TC"));
        m_window->openPosition(positionOf(QStringLiteral("sg {1,3}: 3 5")));
        session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_TW")));
        key(Qt::Key_G);
        QCOMPARE(firstFamily(*view()->table(), QStringLiteral("数")), QStringLiteral("Noto Sans CJK SC"));
        QCOMPARE(firstFamily(*view()->table(), QStringLiteral("數")), QStringLiteral("Noto Sans CJK TC"));
    }

    // What is said of heaps that are out of sight, and the words of the board on the page.
    void whatStandsOnABoardIsInBothLanguages()
    {
        stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), QSize(1024, 768)));
        m_window->openPosition(
            positionOf(QStringLiteral("nim:") + QStringLiteral(" 21 98 7 64").repeated(16)));
        session().setSecondVoice(m_translations->voiceBeside(QStringLiteral("zh_TW")));
        QApplication::processEvents();
        QStringList signs;
        for (const auto* button : view()->board()->findChildren<QToolButton*>()) {
            if (button->isVisible())
                signs << button->text();
        }
        const QString said = signs.join(u' ');
        QVERIFY2(said.contains(QStringLiteral("heaps · +")) && said.contains(QStringLiteral("堆")),
                 qPrintable(said));
        type(QStringLiteral("staircase: 4 1 7"));
        session().setVerdictShown(true);
        QApplication::processEvents();
        const QString page = writtenOn(m_window->page()->board());
        QVERIFY2(page.contains(QStringLiteral("odd")) && page.contains(QStringLiteral("奇")),
                 qPrintable(page));
    }

    void theChartIsNamedInBothLanguages()
    {
        type(QStringLiteral("4 1 7"));
        key(Qt::Key_V, Qt::ShiftModifier);
        key(Qt::Key_C);
        key(Qt::Key_H); // below its words a small chart has room for one
        for (const QAbstractAxis* axis : view()->chart()->chart()->axes())
            QVERIFY2(axis->titleText().contains(QStringLiteral("stair")) && axis->titleText().contains(u'階'),
                     qPrintable(axis->titleText()));
        for (const auto& text : written(*view()->chart()->viewport()))
            QVERIFY2(!text.text.contains(u'…') && !text.text.contains(QStringLiteral("...")),
                     qPrintable(text.text));
        session().setSecondVoice({});
        for (const QAbstractAxis* axis : view()->chart()->chart()->axes())
            QVERIFY2(!axis->titleText().contains(u'階'), qPrintable(axis->titleText()));
    }

    // The heaps of the odd stairs belong to the argument about one position: the next one is stairs again.
    void anotherPositionBeginsWithStairs()
    {
        type(QStringLiteral("4 1 7 2"));
        const int stairs = view()->board()->arrangement();
        key(Qt::Key_V, Qt::ShiftModifier);
        while (view()->board()->untold(view()->board()->arrangement()) == view()->board()->arrangement())
            key(Qt::Key_R);
        key(Qt::Key_R);
        type(QStringLiteral("3 0 5"));
        key(Qt::Key_V, Qt::ShiftModifier);
        QCOMPARE(view()->board()->arrangement(), stairs);
    }

    // Where board and chart have no room for both at a step, the board shows the moves when these are told,
    // until the chart is asked for again.
    void movesThatAreToldAreOnTheBoard()
    {
        type(QStringLiteral("staircase: 3 5 2 0 4 1 6 2 7 3 1 5 9 2 4 8 1 6 3 12"));
        session().setStep(1);
        key(Qt::Key_V, Qt::ShiftModifier);
        key(Qt::Key_C);
        QVERIFY(view()->isCharted() && !view()->board()->isVisible());
        key(Qt::Key_V);
        QVERIFY(view()->scene().moves && !view()->isCharted() && view()->board()->isVisible());
        key(Qt::Key_C);
        QVERIFY(view()->isCharted() && !view()->board()->isVisible());
    }

    // Those that are told beside a step stand beside the lesson's name, however many words they take.
    void movesThatAreToldLeaveTheName()
    {
        type(QStringLiteral("3 5 2 0 4 1 6 2 7 3 1 5"));
        session().setStep(1);
        key(Qt::Key_V, Qt::ShiftModifier);
        key(Qt::Key_V);
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY(notice->isVisible() && notice->text().contains(QStringLiteral("Winning moves")));
        QVERIFY(notice->geometry().left() >= view()->besideName().left());
        QVERIFY(notice->geometry().right() <= view()->besideName().right());
    }

    // Beside a step the banner has no room for why in two languages: the class reads that above it, until the
    // next step, and which lesson it is stays in sight.
    void whyIsReadAtAStep()
    {
        const auto* notice = stage()->findChild<QLabel*>(QStringLiteral("notice"));
        for (int press = 0; press < 3; ++press)
            key(Qt::Key_PageDown);
        const int before = step();
        key(Qt::Key_V);
        QVERIFY(!notice->isVisible());
        key(Qt::Key_V);
        QVERIFY(notice->isVisible() && hasBoth(notice->text()));
        QVERIFY2(notice->text().contains(QStringLiteral("odd stairs")), qPrintable(notice->text()));
        QVERIFY(!notice->geometry().intersects(verdict()->geometry()));
        QVERIFY(!notice->geometry().intersects(view()->text()->geometry()));
        QVERIFY(!view()->nameRect().isEmpty() && !notice->geometry().intersects(view()->nameRect()));
        const QString counted = QStringLiteral("%1/%2").arg(before + 1).arg(session().stepCount());
        for (const QLabel* label : view()->findChildren<QLabel*>())
            QVERIFY(!label->text().startsWith(counted) || !notice->geometry().intersects(label->geometry()));
        QVERIFY(view()->rect().contains(notice->geometry()));
        QCOMPARE(step(), before);
        key(Qt::Key_L); // what is done beside it takes nothing of it back
        key(Qt::Key_L);
        QVERIFY(notice->isVisible() && notice->text().contains(QStringLiteral("odd stairs")));
        for (int press = 0; press < 5 && step() == before; ++press)
            key(Qt::Key_PageDown); // the next step argues for itself
        QVERIFY(!notice->isVisible());
    }

    // The tour, text by text and question by question.
    void theTourInBothLanguages()
    {
        key(Qt::Key_S);
        int asked = 0;
        for (int press = 0; press < 300 && session().section() < 2; ++press) {
            QVERIFY2(hasBoth(classReads()), qPrintable(classReads()));
            asked += session().asking() && session().asking()->isOpen() ? 1 : 0;
            key(Qt::Key_PageDown);
        }
        QCOMPARE(session().section(), 2);
        QVERIFY(asked > 1);
    }

    // An answer says no more than which one is right: “Which stairs count?” is a later section. Why comes by
    // a key, and the lecturer has it from the beginning.
    void noAnswerGivesTheLectureAway()
    {
        key(Qt::Key_S);
        auto* own = lectern()->findChild<QTextBrowser*>(QStringLiteral("current"));
        int answered = 0;
        for (int press = 0; press < 100 && session().section() < 2; ++press) {
            key(Qt::Key_PageDown);
            if (!session().asking() || session().asking()->isOpen())
                continue;
            ++answered;
            const teaching::Question& asked = session().asking()->question;
            const QString because = teaching::Voice::installed().say(becauseOf(asked, asked.right));
            QVERIFY(classReads().contains(u'✓'));
            QVERIFY2(!classReads().contains(because), qPrintable(classReads()));
            QVERIFY2(!writtenOn(view()).contains(QStringLiteral("nim-sum")), qPrintable(writtenOn(view())));
            QVERIFY2(!writtenOn(view()).contains(QStringLiteral("奇數階")), qPrintable(writtenOn(view())));
            QVERIFY(bare(own->toPlainText()).contains(bare(because)));
            // A second V has nothing to add, and why is what the next text says.
            const QString answer = writtenOn(view());
            key(Qt::Key_V);
            QCOMPARE(writtenOn(view()), answer);
            key(Qt::Key_V, Qt::ShiftModifier);
            QVERIFY(!view()->question()->isVisible());
            QVERIFY(!verdict()->isVisible());
            QVERIFY2(!writtenOn(view()).contains(QStringLiteral("nim-sum")), qPrintable(writtenOn(view())));
        }
        QVERIFY(answered > 4);
        // The same of a position that is put to the vote.
        key(Qt::Key_S);
        type(QStringLiteral("1 2 3"));
        key(Qt::Key_Q);
        key(Qt::Key_V);
        QVERIFY(classReads().contains(QStringLiteral("✓ N")));
        QVERIFY(!classReads().contains(QStringLiteral("nim-sum")));
        key(Qt::Key_V, Qt::ShiftModifier);
        QVERIFY(classReads().contains(QStringLiteral("nim-sum")));
    }
};

LASTSTONE_TEST(LectureStaircaseTest, TwoScreens)

} // namespace laststone::lecture_staircase_test
#include "lecture_staircase_test.moc"
