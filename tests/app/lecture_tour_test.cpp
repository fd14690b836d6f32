// SPDX-License-Identifier: GPL-3.0-or-later
// The tours as a hall is led through them: what is asked can be answered, in letters of one size.
#include "app/projection_fixture.h"
#include "games/catalogue.h"
#include "teaching/hall/hall.h"
#include "test_main.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/markdown.h"
#include "widgets/page/lesson.h"
#include "widgets/stage/stage_question.h"
#include "widgets/steps/text_pages.h"
#include "written.h"

#include <QAbstractTextDocumentLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>

namespace laststone::lecture_tour_test {

class LectureTourTest : public QObject, protected ProjectionFixture {
    Q_OBJECT
    using Heaps = std::vector<theory::Count>;
    teaching::Session& session() { return m_window->page()->session(); }
    const Heaps& heaps() { return session().position().heaps; }
    const teaching::Hall& hall() { return projection().hall(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        press(projection().presenter(), key, modifiers);
    }
    widgets::StageQuestion* question() { return view()->question(); }
    QString classReads()
    {
        return question()->isVisible() ? question()->accessibleName() : view()->text()->accessibleName();
    }
    static bool isQuestion(const QString& text) { return text.contains(u'?') || text.contains(u'？'); }
    // A lesson in a language, with its tour in front.
    void open(const char* lesson, const char* language = "en", const QSize& size = QSize(1920, 1080))
    {
        m_window->selectLanguage(QLatin1String(language));
        m_window->openPosition(games::findLesson(QLatin1String(lesson))->first);
        m_window->project();
        stage()->setGeometry(QRect(screen(kProjector)->geometry().topLeft(), size));
        QApplication::processEvents();
        key(Qt::Key_S);
    }
    // Goes through a section by key, and calls for each question that is put.
    template <typename Check> int goThrough(int section, const Check& check)
    {
        session().setSection(section);
        QApplication::processEvents();
        int asked = 0;
        for (int press = 0; press < 100 && session().section() == section; ++press) {
            if (hall().isOpen()) {
                ++asked;
                check();
                if (QTest::currentTestFailed())
                    return asked;
            }
            const QString before = classReads() + QString::number(view()->text()->page());
            key(Qt::Key_PageDown);
            if (before == classReads() + QString::number(view()->text()->page()) && !hall().question())
                break; // the end of the tour
        }
        return asked;
    }

    static QString bare(QString text)
    {
        static const QRegularExpression spaces(QStringLiteral("[\\s\\x{a0}\\x{2060}]"));
        return text.remove(spaces);
    }
    QString writtenNow()
    {
        QString all;
        for (const auto& each : written(*question()))
            all += each.text;
        return bare(all);
    }
    // On all pages together each answer in both languages, and nothing outside of them.
    void checkWhole(const QString& lesson)
    {
        const int shown = question()->page();
        QString all;
        for (int page = 0; page < question()->pageCount(); ++page) {
            question()->setPage(page);
            all += writtenNow();
            for (const auto& each : written(*question()))
                QVERIFY2(!each.isCut, qPrintable(lesson + u' ' + each.text));
            QVERIFY2(question()->pageCount() == 1
                         || writtenNow().contains(
                             QStringLiteral("%1/%2").arg(page + 1).arg(question()->pageCount())),
                     qPrintable(writtenNow()));
        }
        question()->setPage(shown);
        const auto& asked = *view()->scene().question;
        for (std::size_t option = 0; option < asked.ballot.answers.size(); ++option) {
            for (const teaching::Voice& voice : {teaching::Voice::installed(), *session().secondVoice()}) {
                const QString wanted = bare(widgets::optionText(asked, option, voice));
                QVERIFY2(all.contains(wanted), qPrintable(lesson + u' ' + wanted + u'\n' + all));
            }
        }
    }

private slots:
    void init() { ProjectionFixture::begin(); }
    void cleanup()
    {
        m_window->selectLanguage(QStringLiteral("en"));
        end();
    }

    // "The difference is 7" is no question: what is asked stands below it, whoever leads up to it.
    void everyQuestionAsks_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QList<int>>("sections");
        QTest::addRow("wythoff zh_CN") << "wythoff"
                                       << "zh_CN" << QList<int>{4, 5, 6};
        QTest::addRow("bash zh_TW") << "bash"
                                    << "zh_TW" << QList<int>{2, 5};
        QTest::addRow("sg en") << "sg"
                               << "en" << QList<int>{5, 6, 7};
    }
    void everyQuestionAsks()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        QFETCH(QList<int>, sections);
        open(lesson.toLatin1(), language.toLatin1());
        for (const int section : sections) {
            const int asked = goThrough(section, [this] {
                const QString task = classReads().section(QStringLiteral("\nA · "), 0, 0);
                const QString own = teaching::Voice::installed().say(session().asking()->question.task);
                QVERIFY2(isQuestion(task) || task.contains(own), qPrintable(task));
            });
            QVERIFY(asked > 0);
        }
    }

    // What has been found to be P is on the board from then on; but nothing of what is being asked, nor where
    // a move would lead that is asked for.
    void whatWasFoundStaysOnTheBoard()
    {
        open("wythoff");
        const auto signs = [this] {
            const auto* board = dynamic_cast<const widgets::PieceBoard*>(view()->board());
            return std::ranges::count_if(board->drawing().signs, [](const widgets::Sign& sign) {
                return sign.isFilled && sign.look == widgets::Look::Lost;
            });
        };
        QCOMPARE(signs(), 0);
        int seen = 0;
        for (const int section : {0, 1, 2, 4, 10}) {
            goThrough(section, [&] {
                const teaching::Question& asked = session().asking()->question;
                const teaching::Game& game = *asked.position.game;
                const auto winning = asked.form == teaching::AnswerForm::Outcome || asked.named
                    ? std::vector<teaching::Move>()
                    : game.winningMoves(asked.position);
                const auto* right = std::get_if<teaching::Position>(&asked.right);
                for (const teaching::Position& found : hall().found().positions) {
                    QVERIFY(!std::ranges::is_permutation(found.heaps, asked.position.heaps));
                    QVERIFY(!right || !std::ranges::is_permutation(found.heaps, right->heaps));
                    for (const teaching::Move& move : winning)
                        QVERIFY(!std::ranges::is_permutation(found.heaps,
                                                             game.after(asked.position, move).heaps));
                }
                seen = std::max(seen, static_cast<int>(signs()));
            });
        }
        QVERIFY(seen >= 3); // (1, 2), (2, 1) and (0, 0)
        QVERIFY(hall().found().positions.size() >= 3);
        key(Qt::Key_S); // the steps tell in their own order
        QCOMPARE(signs(), 0);
    }

    // Beside a text all is there that has been told; while a question is open, nothing from what it asks for
    // on, so that what is missing does not tell.
    void aQuestionHidesAllFromWhatItAsksFor()
    {
        open("wythoff");
        const auto isFound = [this](const Heaps& pair) {
            return std::ranges::any_of(hall().found().positions, [&](const teaching::Position& found) {
                return std::ranges::is_permutation(found.heaps, pair);
            });
        };
        goThrough(3, [] {}); // the pairs
        QVERIFY(isFound({6, 10}));
        session().setSection(10);
        QApplication::processEvents();
        QVERIFY(!hall().question());
        QCOMPARE(session().position().heaps, (Heaps{10, 9}));
        for (const Heaps& pair : {Heaps{1, 2}, Heaps{3, 5}, Heaps{6, 10}, Heaps{8, 13}})
            QVERIFY(isFound(pair));
        for (int press = 0; press < 9 && !hall().isOpen(); ++press)
            key(Qt::Key_PageDown);
        QVERIFY(!isFound({6, 10}) && !isFound({8, 13}));
        QVERIFY(isFound({1, 2}) && isFound({4, 7}));
        key(Qt::Key_V);
        QVERIFY(isFound({6, 10}) && isFound({8, 13}));
        session().setSection(3);
        QApplication::processEvents();
        QCOMPARE(session().position().heaps, (Heaps{7, 11}));
        QVERIFY(isFound({4, 7})); // to which a move leads
    }

    // Two numbers that are a pair, or one and its partner, are a position as well.
    void aPairOfNumbersIsFound()
    {
        open("wythoff");
        int pairs = 0;
        for (const int section : {3, 4}) {
            goThrough(section, [&] {
                const teaching::Question asked = session().asking()->question;
                const bool isPartner = asked.kind == QLatin1String("partner");
                if (!isPartner && asked.kind != QLatin1String("pair"))
                    return;
                ++pairs;
                const Heaps pair = isPartner ? Heaps{std::get<theory::Count>(asked.right), asked.about[0]}
                                             : std::get<Heaps>(asked.right);
                const auto isFound = [&] {
                    return std::ranges::any_of(hall().found().positions,
                                               [&](const teaching::Position& found) {
                                                   return std::ranges::is_permutation(found.heaps, pair);
                                               });
                };
                QVERIFY(!isFound()); // which it may have been before
                key(Qt::Key_V);
                QVERIFY2(isFound(), qPrintable(classReads()));
            });
        }
        QCOMPARE(pairs, 4);
    }

    // Whatever has been answered before, the tour begins with a board on which nothing has been found.
    void nothingIsFoundBeforeItBegins()
    {
        m_window->openPosition(games::findLesson(QStringLiteral("wythoff"))->first);
        m_window->project();
        session().setNotation(QStringLiteral("1 2"));
        key(Qt::Key_Q);
        key(Qt::Key_V);
        key(Qt::Key_Escape);
        const QImage plain = view()->board()->grab().toImage();
        key(Qt::Key_S);
        QVERIFY(hall().found().positions.empty());
        goThrough(0, [] {});
        goThrough(1, [] {});
        QVERIFY(!hall().found().positions.empty());
        key(Qt::Key_S);
        QCOMPARE(session().position().heaps, (std::vector<theory::Count>{1, 2}));
        QCOMPARE(view()->board()->grab().toImage(), plain);
        session().setSection(0); // anew
        key(Qt::Key_S);
        QVERIFY(hall().found().positions.empty());
    }

    // Each begins with its first text; at either end it is said that there is no other, and in the steps.
    void sectionsAreGoneThrough()
    {
        open("nim");
        const auto* notice = projection().presenter()->findChild<QLabel*>(QStringLiteral("state"));
        const auto isSaid = [notice] {
            return notice->text().startsWith(QStringLiteral("There is no other"));
        };
        const int count = static_cast<int>(hall().tour().sections.size());
        QStringList first;
        for (int section = 0; section < count; ++section) {
            session().setSection(section);
            QApplication::processEvents();
            first << classReads();
        }
        session().setSection(0);
        QApplication::processEvents();
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QVERIFY(isSaid());
        for (int section = 1; section < count; ++section) {
            key(Qt::Key_PageDown); // into the one before
            key(Qt::Key_PageDown, Qt::ControlModifier);
            QCOMPARE(session().section(), section);
            QCOMPARE(classReads(), first[section]);
            QVERIFY(!isSaid());
        }
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QVERIFY(isSaid());
        QCOMPARE(session().section(), count - 1);
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(classReads(), first[count - 2]);
        key(Qt::Key_S); // back to the steps
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QVERIFY(isSaid());
        QCOMPARE(session().section(), count - 2);
    }

    // Before a question of the tour its only example has been seen: the question stays, and it is said why
    // nothing else comes. Of several the one that stands beside the text is passed over.
    void whereNoOtherExampleIsThatIsSaid()
    {
        open("nim");
        const auto* notice = projection().presenter()->findChild<QLabel*>(QStringLiteral("state"));
        const auto isSaid = [notice] { return notice->text().startsWith(QStringLiteral("X: ")); };
        const auto pressX = [&](Qt::KeyboardModifiers modifiers) {
            const QString before = classReads();
            const teaching::Position position = session().position();
            key(Qt::Key_X, modifiers);
            QVERIFY(isSaid());
            QCOMPARE(classReads(), before);
            QVERIFY(session().position() == position);
        };
        QCOMPARE(hall().examples().size(), qsizetype{1});
        QVERIFY(!isSaid());
        pressX({});
        for (int i = 0; i < 5 && !hall().isOpen(); ++i)
            key(Qt::Key_PageDown);
        QVERIFY(hall().isOpen() && !isSaid());
        for (const Qt::KeyboardModifiers modifiers : {Qt::NoModifier, Qt::ShiftModifier}) {
            pressX(modifiers);
            QVERIFY(hall().isOpen());
        }
        key(Qt::Key_V); // its answer
        pressX({});
        projection().stop();

        open("wythoff");
        session().setSection(6);
        QApplication::processEvents();
        QCOMPARE(hall().examples().size(), qsizetype{2});
        QCOMPARE(heaps(), (Heaps{8, 12}));
        key(Qt::Key_X);
        QCOMPARE(heaps(), (Heaps{5, 8}));
        key(Qt::Key_X);
        QCOMPARE(heaps(), (Heaps{8, 12}));
    }

    // Whatever has been gone through, asked, shown or played in it: who ends it is where he was before.
    void thePositionBeforeItComesBack_data()
    {
        QTest::addColumn<QList<int>>("keys");
        QTest::newRow("looked at") << QList<int>{};
        QTest::newRow("gone on") << QList<int>(6, Qt::Key_PageDown);
        QTest::newRow("far") << QList<int>(25, Qt::Key_PageDown);
        QTest::newRow("an example") << QList<int>{Qt::Key_X, Qt::Key_X};
        QTest::newRow("the table over it")
            << QList<int>{Qt::Key_PageDown, Qt::Key_G, Qt::Key_PageDown, Qt::Key_G};
        QTest::newRow("an exercise in it") << QList<int>{Qt::Key_E, Qt::Key_V};
    }
    void thePositionBeforeItComesBack()
    {
        QFETCH(QList<int>, keys);
        bool isByEscape = false;
        for (const char* lesson : {"bash", "wythoff", "nim", "staircase", "sg"}) {
            isByEscape = !isByEscape;
            m_window->openPosition(games::findLesson(QLatin1String(lesson))->first);
            m_window->project();
            const teaching::Position before = session().position();
            key(Qt::Key_F5);
            key(Qt::Key_V);
            const bool isTold = view()->scene().verdict;
            const QString read = view()->text()->accessibleName();
            key(Qt::Key_S);
            for (const int each : keys)
                key(static_cast<Qt::Key>(each));
            for (int i = 0; i < 3 && hall().front() != teaching::Hall::Front::Steps; ++i)
                key(isByEscape ? Qt::Key_Escape : Qt::Key_S);
            QCOMPARE(hall().front(), teaching::Hall::Front::Steps);
            QVERIFY2(session().position() == before, lesson);
            QCOMPARE(step(), 0);
            QCOMPARE(view()->scene().verdict, isTold);
            QCOMPARE(view()->text()->accessibleName(), read);
            projection().stop();
        }
    }

    // A game that the class plays beside a text ends with the tour; a position that is typed stays.
    void whatIsPlayedBesideItGoesWithIt()
    {
        m_window->openPosition(games::findLesson(QStringLiteral("nim"))->first);
        session().setNotation(QStringLiteral("7 9 15 12"));
        m_window->project();
        key(Qt::Key_S);
        session().play({0, 1, 0});
        key(Qt::Key_S);
        QCOMPARE(session().position().heaps, (std::vector<theory::Count>{7, 9, 15, 12}));
        key(Qt::Key_S);
        activate(projection().presenter());
        key(Qt::Key_5);
        press(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(hall().front(), teaching::Hall::Front::Steps);
        QCOMPARE(session().position().heaps, (std::vector<theory::Count>{5}));
    }

    // The number in binary, and no wrong answer that is the right one without blanks.
    void theNumberInBinaryIsAsked()
    {
        for (const char* language : {"en", "zh_CN", "zh_TW"}) {
            open("nim", language);
            bool isThere = false;
            goThrough(3, [&] {
                if (session().asking()->question.kind != QLatin1String("binary"))
                    return;
                isThere = true;
                QVERIFY2(classReads().section(u'\n', 0, 0).contains(QStringLiteral("25")),
                         qPrintable(classReads()));
                QVERIFY(!classReads().contains(QStringLiteral("sub-heap")));
                QVERIFY(!classReads().contains(QStringLiteral("1681")));
                QCOMPARE(hall().ballot().answers.size(), std::size_t{4});
            });
            QVERIFY(isThere);
            projection().stop();
        }
    }

    // Nobody in a hall types, and nobody is sent to another lesson.
    void aHallIsNotToldWhatReadersAre()
    {
        open("nim");
        goThrough(3, [this] {
            QVERIFY2(!classReads().contains(QStringLiteral("such as")), qPrintable(classReads()));
            QVERIFY2(!classReads().contains(QStringLiteral("Name them")), qPrintable(classReads()));
        });
        for (const char* lesson : {"wythoff", "staircase", "bash", "sg"}) {
            open(lesson);
            for (const auto& section : hall().tour().sections) {
                for (const auto& piece : section.pieces) {
                    for (const char* said : {"not played", "may leave it out", "may go on", "do so first"})
                        QVERIFY2(!piece.forHall().contains(QLatin1String(said)), qPrintable(piece.forHall()));
                }
            }
        }
    }

    // Beside a text stands what it is about, whatever was on the board; behind an answer what it has left.
    void theBoardIsThatOfTheText()
    {
        m_window->openPosition(games::findLesson(QStringLiteral("nim"))->first);
        session().setNotation(QStringLiteral("7 9 15 12"));
        m_window->project();
        key(Qt::Key_S);
        QCOMPARE(heaps(), (Heaps{1, 3, 4}));
        key(Qt::Key_S); // it has only been looked at
        QCOMPARE(heaps(), (Heaps{7, 9, 15, 12}));
        key(Qt::Key_S);
        for (int i = 0; i < 20 && !classReads().contains(QStringLiteral("You leave")); ++i)
            key(Qt::Key_PageDown);
        QCOMPARE(heaps(), (Heaps{2, 2}));
        // Back at the question's text there is its position, and what is played beside a text stays.
        session().setSection(2);
        QApplication::processEvents();
        key(Qt::Key_PageDown);
        key(Qt::Key_PageDown);
        QVERIFY2(classReads().contains(QStringLiteral("None of the six")), qPrintable(classReads()));
        QCOMPARE(heaps(), (Heaps{1, 2, 3}));
        key(Qt::Key_F5); // so that it can be explained
        QCOMPARE(heaps(), (Heaps{1, 2, 3}));
        QCOMPARE(step(), 0);
        projection().stop();

        open("wythoff", "zh_CN");
        for (int i = 0; i < 20 && !classReads().contains(QStringLiteral("你留下的是")); ++i)
            key(Qt::Key_PageDown);
        QCOMPARE(heaps(), (Heaps{2, 1}));
        projection().stop();

        // An example is none of another text of the section.
        open("staircase");
        session().setSection(2);
        QApplication::processEvents();
        for (int i = 0; i < 20 && !classReads().contains(QStringLiteral("from stair 4 to stair 3")); ++i)
            key(Qt::Key_PageDown);
        QCOMPARE(heaps(), (Heaps{0, 0, 0, 2}));
        key(Qt::Key_X);
        QCOMPARE(heaps(), (Heaps{0, 0, 0, 2}));
        // Behind a position that was typed it stays.
        session().setSection(6);
        QApplication::processEvents();
        for (int i = 0; i < 20 && !classReads().contains(QStringLiteral("So the gaps are the stairs")); ++i)
            key(Qt::Key_PageDown);
        QCOMPARE(heaps(), (Heaps{3, 0, 2, 1}));
        projection().stop();

        m_window->openPosition(games::findLesson(QStringLiteral("sg"))->first);
        session().setNotation(QStringLiteral("sg {2,5}: 12"));
        m_window->project();
        key(Qt::Key_S);
        QCOMPARE(session().position().rule(), QStringLiteral("{1,3,4}"));
    }

    // Beside a text about columns the board has them, and beside its question, but for one that asks for them
    // or for what they tell at once.
    void whatTheTextSpeaksOfIsOnTheBoard()
    {
        open("nim");
        int told = 0;
        int askedBesideThem = 0;
        for (const int section : {3, 4, 5, 6, 7, 8}) {
            session().setSection(section);
            QApplication::processEvents();
            for (int press = 0; press < 40 && session().section() == section; ++press) {
                const auto texts = ::written(*view()->board());
                const bool hasColumns = std::ranges::any_of(texts, [](const auto& text) {
                    return text.text.contains(QStringLiteral("odd"))
                        || text.text.contains(QStringLiteral("even"));
                });
                static const QStringList kAskForColumns{QStringLiteral("outcome"), QStringLiteral("binary"),
                                                        QStringLiteral("odd-column"),
                                                        QStringLiteral("nim-sum")};
                const auto* asked = hall().question();
                QVERIFY2(!(hasColumns && asked && kAskForColumns.contains(asked->question.kind)),
                         qPrintable(classReads()));
                QCOMPARE(hasColumns, hall().isBoardTold());
                told += hasColumns && !asked;
                askedBesideThem += hasColumns && asked && asked->isOpen();
                if (!asked && classReads().contains(QStringLiteral("Every column is even now")))
                    QCOMPARE(heaps(), (Heaps{7, 9, 15, 1}));
                // That they are even proves that (1, 2, 3) is P.
                QVERIFY2(!classReads().contains(QStringLiteral("everything has a twin, as")) || hasColumns,
                         qPrintable(classReads()));
                key(Qt::Key_PageDown);
            }
        }
        QVERIFY2(told >= 15, qPrintable(QString::number(told)));
        QCOMPARE(askedBesideThem, 6);
    }

    // The class sees all first moves of a small position at once.
    void aListIsOnOnePage()
    {
        for (const char* language : {"en", "zh_CN", "zh_TW"}) {
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
                open("nim", language, size);
                session().setSection(2);
                QApplication::processEvents();
                for (int press = 0; press < 5 && (question()->isVisible() || press == 0); ++press)
                    key(Qt::Key_PageDown);
                QString text;
                for (const auto& each : ::written(*view()->text()))
                    text += each.text;
                for (const char* move : {"(0,2,3)", "(1,2,2)", "(1,1,3)", "(1,2,0)", "(1,0,3)", "(1,2,1)"})
                    QVERIFY2(bare(text).contains(QLatin1String(move)), qPrintable(text));
                projection().stop();
            }
        }
    }

    // Text and question have the board in one place, and it has half of the picture. Beside a text P or N can
    // be told; why is what the next one says, in words that are known by then.
    void theBoardStaysBesideTextAndQuestion_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024x768") << QSize(1024, 768);
        QTest::newRow("1920x1080") << QSize(1920, 1080);
    }
    void theBoardStaysBesideTextAndQuestion()
    {
        QFETCH(QSize, size);
        open("wythoff", "en", size);
        session().setSecondVoice(m_translations->voice(*app::findLanguage(QStringLiteral("zh_TW"))));
        const QRect place = view()->board()->geometry();
        QVERIFY(place.width() * 20 >= size.width() * 9);
        int texts = 0;
        int asked = 0;
        for (int press = 0; press < 40 && session().section() < 3; ++press) {
            QCOMPARE(view()->board()->geometry(), place);
            ++(question()->isVisible() ? asked : texts);
            if (question()->isVisible())
                QVERIFY2(question()->fits(), qPrintable(classReads()));
            if (question()->isVisible()) {
                key(Qt::Key_PageDown);
                continue;
            }
            key(Qt::Key_V);
            QVERIFY(view()->scene().verdict && !view()->scene().reason);
            QCOMPARE(view()->board()->geometry(), place);
            key(Qt::Key_V);
            const QString before = classReads() + QString::number(view()->text()->page());
            key(Qt::Key_V, Qt::ShiftModifier);
            QVERIFY(!view()->scene().verdict && !view()->scene().reason);
            QVERIFY(classReads() + QString::number(view()->text()->page()) != before);
        }
        QVERIFY(texts > 2 && asked > 2);
    }

    // In two languages, too, of every question all its answers are seen in both, before and after the right
    // one is told, and why: on one page, or on several with their sign.
    void nothingOfAQuestionIsCut_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QSize>("size");
        for (const char* lesson : {"staircase", "nim", "wythoff", "bash", "sg"}) {
            for (const QSize size : {QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)})
                QTest::addRow("%s %d", lesson, size.width()) << QString::fromLatin1(lesson) << size;
        }
    }
    void nothingOfAQuestionIsCut()
    {
        QFETCH(QString, lesson);
        QFETCH(QSize, size);
        open(lesson.toLatin1(), "en", size);
        session().setSecondVoice(m_translations->voice(*app::findLanguage(QStringLiteral("zh_TW"))));
        int asked = 0;
        const auto check = [&] {
            ++asked;
            QVERIFY2(question()->pageCount() == 1, qPrintable(lesson + u' ' + classReads()));
            checkWhole(lesson);
            key(Qt::Key_V);
            QVERIFY(!hall().isOpen());
            QVERIFY2(hall().ballot().isEmpty() || writtenNow().contains(QStringLiteral("✓")),
                     qPrintable(classReads()));
            checkWhole(lesson);
            QVERIFY(question()->textPixels() * 30 >= view()->stageHeight());
        };
        for (int section = 0; section < static_cast<int>(hall().tour().sections.size()); ++section) {
            goThrough(section, check);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(asked > 5);
    }

    // The lines of a program stand on one page, in whatever room there is for them.
    void aProgramIsNotTorn()
    {
        QTextDocument text;
        text.setMarkdown(
            QStringLiteral("One.\n\nTwo.\n\n```\ns = 0\nfor x in heaps:\n    s ^= x\n```\n\nThree."));
        widgets::spread(text, 120, 12);
        text.setTextWidth(400);
        const auto* layout = text.documentLayout();
        QRectF code;
        for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
            if (widgets::isCode(block))
                code |= layout->blockBoundingRect(block);
        }
        QVERIFY(code.height() > 0);
        for (int room = static_cast<int>(code.height()) + 30; room < text.size().height(); ++room) {
            for (const auto& page : widgets::pagesOf(text, room, room, 12))
                QVERIFY2(page.bottom <= code.top() + 1 || page.bottom >= code.bottom() - 20,
                         qPrintable(QString::number(room)));
        }
    }

    // In two languages each paragraph, or sentence, stands on the page of its translation.
    void noPagePartsTheLanguages()
    {
        open("staircase", "en", QSize(1024, 768));
        session().setSecondVoice(m_translations->voice(*app::findLanguage(QStringLiteral("zh_TW"))));
        const int sections = static_cast<int>(hall().tour().sections.size());
        int pages = 0;
        for (int section = 0; section < sections; ++section) {
            session().setSection(section);
            QApplication::processEvents();
            for (int press = 0; press < 60 && session().section() == section; ++press) {
                pages = std::max(pages, view()->text()->pageCount());
                QVERIFY2(!view()->text()->isVisible() || !view()->text()->isTorn(), qPrintable(classReads()));
                toLastPage();
                const QString before = classReads();
                key(Qt::Key_PageDown);
                if (before == classReads() && !hall().question())
                    break; // the end of the tour
            }
        }
        QVERIFY(pages > 1);
    }

    // Each of several moves has a line of its own.
    void movesStandOneBelowTheOther()
    {
        open("nim");
        bool isThere = false;
        goThrough(8, [&] {
            if (session().asking()->question.kind != QLatin1String("all-moves"))
                return;
            isThere = true;
            QStringList lines;
            for (const auto& text : written(*question()))
                lines << QString(text.text).replace(QChar::Nbsp, u' ');
            for (const char* line :
                 {"take 5 from heap 2 or", "take 13 from heap 3 or", "take 11 from heap 4"})
                QVERIFY2(lines.contains(QLatin1String(line)), qPrintable(lines.join(u'\n')));
        });
        QVERIFY(isThere);
    }

    // What ends with a colon stands with what it announces.
    void noPageEndsWithAColon()
    {
        QTextDocument text;
        text.setMarkdown(QStringLiteral("One.\n\nTwo.\n\nSo:\n\nThree is said here.\n\nFour."));
        widgets::spread(text, 120, 12);
        text.setTextWidth(400);
        const QTextBlock lead = text.begin().next().next();
        const double end = text.documentLayout()->blockBoundingRect(lead).bottom();
        for (int room = static_cast<int>(end / 2) + 10; room < text.size().height(); ++room) {
            for (const auto& page : widgets::pagesOf(text, room, room, 12))
                QVERIFY2(std::abs(page.bottom - end) > 4, qPrintable(QString::number(room)));
        }
    }

    // A hall that reads a text is not left with its title alone; and what has no place is said to nobody.
    void aTextIgnoresTheChart()
    {
        open("wythoff", "en", QSize(1024, 768));
        key(Qt::Key_V);
        const QString text = classReads();
        const QRect place = view()->text()->geometry();
        key(Qt::Key_C);
        QVERIFY(!view()->isCharted());
        QCOMPARE(classReads(), text);
        QCOMPARE(view()->text()->geometry(), place);
        const auto* state = projection().presenter()->findChild<QLabel*>(QStringLiteral("state"));
        QVERIFY2(state->text().startsWith(QStringLiteral("C: beside this text")), qPrintable(state->text()));
        key(Qt::Key_S);
        key(Qt::Key_V);
        key(Qt::Key_C);
        QVERIFY(view()->chart()->isVisible());
        key(Qt::Key_S);
        QVERIFY(!view()->chart()->isVisible());
        QCOMPARE(classReads(), text);
        QVERIFY(!state->text().contains(QStringLiteral("chart")));
        key(Qt::Key_S);
        QVERIFY(view()->chart()->isVisible());
    }

    // From question to question the letters are as large as those of the texts; a small screen that is full
    // has smaller ones.
    void lettersStayOneSize_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addRow("nim") << "nim";
        QTest::addRow("bash") << "bash";
    }
    void lettersStayOneSize()
    {
        QFETCH(QString, lesson);
        open(lesson.toLatin1());
        const int wanted = widgets::stage::pixels(view()->stageHeight(), widgets::stage::kText);
        for (const int section : {1, 2, 3}) {
            goThrough(section, [&] {
                QVERIFY2(question()->fits(), qPrintable(classReads()));
                QVERIFY2(question()->textPixels() == wanted, qPrintable(classReads()));
            });
        }
    }
};

LASTSTONE_TEST(LectureTourTest, TwoScreens)

} // namespace laststone::lecture_tour_test
#include "lecture_tour_test.moc"
