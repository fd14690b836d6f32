// SPDX-License-Identifier: GPL-3.0-or-later
// While one plays, nothing moves under the pointer: the board and all buttons stay where they are from the
// first move of a game to the last, in every lesson and language.
#include "app/main_window.h"
#include "games/catalogue.h"
#include "gui_test.h"
#include "teaching/notation.h"
#include "teaching/opponent.h"
#include "test_main.h"
#include "test_settings.h"
#include "widgets/board/board_widget.h"
#include "widgets/page/lesson_page.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLayout>
#include <QTemporaryDir>

#include <map>

namespace laststone::steady_page_test {

using teaching::Turn;

namespace {

using Places = std::map<QString, QRect>;

void settle()
{
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
}

} // namespace

class SteadyPageTest : public QObject {
    Q_OBJECT

    // The board, what can be pressed, and the fields, in the window.
    Places places() const
    {
        Places all;
        const QWidget& page = *m_window->page();
        for (const auto* each : page.findChildren<const QWidget*>()) {
            const bool isOne = qobject_cast<const QAbstractButton*>(each)
                || qobject_cast<const QComboBox*>(each) || each == m_window->page()->board();
            const bool isNamed = !each->objectName().isEmpty() && !each->objectName().startsWith(u"qt_");
            if (isOne && isNamed && each->isVisible())
                all.emplace(each->objectName(), QRect(each->mapTo(&page, QPoint()), each->size()));
        }
        return all;
    }
    // Where there is little room the coach speaks in the place of the fields of the players.
    bool isCoachAt(const QRect& place) const
    {
        const auto* page = m_window->page();
        const auto* bar = page->findChild<const QWidget*>(QStringLiteral("coachBar"));
        const QRect there(bar->mapTo(page, QPoint()), bar->size());
        return bar->isVisible() && there.top() <= place.top() && there.bottom() >= place.bottom();
    }
    QString moved(const Places& before, const Places& now) const
    {
        const QStringList ofPlayers{QStringLiteral("opponentBox"), QStringLiteral("firstBox"),
                                    QStringLiteral("playBox")};
        QStringList wrong;
        for (const auto& [name, place] : before) {
            const auto found = now.find(name);
            if (found == now.end() && ofPlayers.contains(name) && isCoachAt(place))
                continue;
            const QRect there = found == now.end() ? QRect() : found->second;
            if (there != place)
                wrong << QStringLiteral("%1 from %2,%3 %4x%5 to %6,%7 %8x%9")
                             .arg(name)
                             .arg(place.x())
                             .arg(place.y())
                             .arg(place.width())
                             .arg(place.height())
                             .arg(there.x())
                             .arg(there.y())
                             .arg(there.width())
                             .arg(there.height());
        }
        return wrong.join(u'\n');
    }

private slots:
    void init() { failOnWarnings(); }
    void cleanup()
    {
        if (m_window)
            m_window->selectLanguage(QStringLiteral("en"));
        m_window.reset();
    }

    void nothingMovesWhileOnePlays_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isNewcomer");
        for (const widgets::Lesson* lesson : games::lessons()) {
            for (const app::Language& language : app::languages()) {
                for (const QSize size : {QSize(1024, 640), QSize(1280, 800)}) {
                    for (const bool isNewcomer : {true, false})
                        QTest::addRow("%s %s %d %s", qPrintable(lesson->id()), language.code, size.width(),
                                      isNewcomer ? "new" : "known")
                            << lesson->id() << QString::fromLatin1(language.code) << size << isNewcomer;
                }
            }
        }
    }
    void nothingMovesWhileOnePlays()
    {
        QFETCH(const QString, lesson);
        QFETCH(const QString, language);
        QFETCH(const QSize, size);
        QFETCH(const bool, isNewcomer);
        QTemporaryDir folder;
        app::Settings settings = quietSettings();
        settings.lesson = lesson;
        settings.isNewcomer = isNewcomer;
        settings.page.usual.opponent = teaching::Opponent::Perfect;
        m_window = std::make_unique<app::MainWindow>(m_translations, settings,
                                                     folder.filePath(QStringLiteral("settings.ini")));
        m_window->selectLanguage(language);
        m_window->resize(size);
        show(*m_window);
        settle();
        auto& session = m_window->page()->session();
        session.setThinking(1);
        session.setSeed(7);
        QRandomGenerator random(7);
        const Places before = places();
        QVERIFY(before.size() > 4);
        for (int ply = 0; session.turn() == Turn::Learner; ++ply) {
            const auto& position = session.position();
            // Good moves and bad ones, of which the coach says different things.
            const auto move =
                ply % 2 == 0 ? position.game->randomMove(position, random) : teaching::bestMove(position);
            session.setChoice(move);
            settle();
            compare(before, session, "a move is chosen");
            session.play(move);
            if (session.turn() == Turn::Thinking) {
                m_window->page()->layout()->activate();
                compare(before, session, "the opponent thinks");
            }
            QTRY_VERIFY(session.turn() != Turn::Thinking);
            settle();
            if (session.turn() == Turn::Learner)
                compare(before, session, "the opponent has moved");
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(session.turn() == Turn::Over);
    }

    // On a low page the fields that the coach has taken the place of are a click away, until the next move.
    void theFieldsOfThePlayersCanBeHadBack()
    {
        QTemporaryDir folder;
        app::Settings settings = quietSettings();
        settings.lesson = QStringLiteral("nim");
        settings.isNewcomer = false;
        settings.page.usual.opponent = teaching::Opponent::Person;
        settings.page.coach = true;
        m_window = std::make_unique<app::MainWindow>(m_translations, settings,
                                                     folder.filePath(QStringLiteral("settings.ini")));
        m_window->selectLanguage(QStringLiteral("en"));
        m_window->resize(1024, 640);
        show(*m_window);
        settle();
        auto* page = m_window->page();
        auto& session = page->session();
        const auto isSeen = [&](const char* name) {
            return page->findChild<QWidget*>(QString::fromLatin1(name))->isVisible();
        };
        const QRect board = page->board()->geometry();
        QVERIFY(isSeen("opponentBox") && !isSeen("playersButton"));
        for (int ply = 0; ply < 2; ++ply) // so that it is the learner's turn again
            session.play(teaching::bestMove(session.position()));
        settle();
        QVERIFY(isSeen("coach") && !isSeen("opponentBox"));
        auto* button = page->findChild<QAbstractButton*>(QStringLiteral("playersButton"));
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
        QVERIFY(isSeen("opponentBox") && !isSeen("coach"));
        QCOMPARE(page->focusWidget()->objectName(), QStringLiteral("opponentBox"));
        QCOMPARE(page->board()->geometry(), board);
        session.setOpponent(teaching::Opponent::Perfect); // choosing does not take them away
        settle();
        QVERIFY(isSeen("firstBox"));
        session.setOpponent(teaching::Opponent::Person);
        session.play(teaching::bestMove(session.position()));
        settle();
        QVERIFY(isSeen("coach") && !isSeen("opponentBox"));
        // A window that is high has room for both.
        m_window->resize(1280, 800);
        settle();
        QVERIFY(isSeen("coach") && isSeen("opponentBox") && !isSeen("playersButton"));
        QVERIFY(page->findChild<QWidget*>(QStringLiteral("coachBar"))->y()
                < page->findChild<QWidget*>(QStringLiteral("moves"))->y());
    }

private:
    void compare(const Places& before, const teaching::Session& session, const char* when) const
    {
        const QString wrong = moved(before, places());
        QVERIFY2(
            wrong.isEmpty(),
            qPrintable(QStringLiteral("%1 at %2: %3")
                           .arg(QString::fromLatin1(when), teaching::notation(session.position()), wrong)));
    }

    app::Translations m_translations;
    std::unique_ptr<app::MainWindow> m_window;
};

LASTSTONE_TEST(SteadyPageTest, Windows)

} // namespace laststone::steady_page_test
#include "steady_page_test.moc"
