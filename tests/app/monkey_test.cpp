// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the window: random clicks, keys, drags, turns of the wheel, sizes, languages, themes, lessons,
// projections and positions, and after each what must always hold. LASTSTONE_MONKEY_SEED and
// LASTSTONE_MONKEY_EVENTS make other and longer runs. A failure, and a crash too, names the seed and what was
// done last; the same seed does the same again as far as timers let it.
#include "app/projection_fixture.h"
#include "games/rules_alone.h"
#include "teaching/session.h"
#include "test_main.h"

#include <QAbstractButton>
#include <QDesktopServices>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMenu>
#include <QTabBar>
#include <QTimer>
#include <QWheelEvent>

#include <csignal>
#include <execinfo.h>
#include <random>
#include <set>
#include <unistd.h>

namespace laststone::monkey_test {

using app::MainWindow;
using teaching::Position;
using theory::Count;

namespace {

constexpr Qt::Key kKeys[] = {
    Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,   Qt::Key_Home,     Qt::Key_End,
    Qt::Key_PageUp, Qt::Key_Space,  Qt::Key_Enter, Qt::Key_Tab,    Qt::Key_PageDown, Qt::Key_Escape,
    Qt::Key_F2,     Qt::Key_Delete, Qt::Key_Plus,  Qt::Key_Minus,  Qt::Key_0,        Qt::Key_1,
    Qt::Key_2,      Qt::Key_3,      Qt::Key_7,     Qt::Key_A,      Qt::Key_B,        Qt::Key_C,
    Qt::Key_E,      Qt::Key_F,      Qt::Key_G,     Qt::Key_H,      Qt::Key_I,        Qt::Key_K,
    Qt::Key_L,      Qt::Key_N,      Qt::Key_P,     Qt::Key_R,      Qt::Key_S,        Qt::Key_T,
    Qt::Key_V,      Qt::Key_W,      Qt::Key_Y,     Qt::Key_Z,      Qt::Key_F1,       Qt::Key_F5,
    Qt::Key_F11,    Qt::Key_Return, Qt::Key_Comma, Qt::Key_Period, Qt::Key_Backtab,  Qt::Key_Backspace};

// What somebody types into the field of positions.
constexpr const char* kTexts[] = {"3 5 7",
                                  "nim: 7 9 15 12",
                                  "nim: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20",
                                  "nim misere: 1 1 2",
                                  "nim: 9223372036854775807 5",
                                  "bash 3: 21",
                                  "bash 1: 0",
                                  "bash 9 misere: 40",
                                  "wythoff: 5 8",
                                  "wythoff: 165580141 267914295",
                                  "wythoff misere: 0 2",
                                  "staircase: 4 1 7 2",
                                  "staircase: 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3",
                                  "sg 0.77: 9 5 7",
                                  "sg grundy: 12 4",
                                  "sg {1,3,4}: 5 7",
                                  "sg {1,3,4}+{2,5}: 6 9",
                                  "sg graph 1>0;2>0;2>1;3>2: 3",
                                  "sg graph 0=sink;1=king;1>0;2>1;7>2: 7 1",
                                  "sg graph 1>0 misere: 1",
                                  "sg 0.77: 3000",
                                  "rubbish",
                                  "nim: ",
                                  "nim: 99999999999999999999",
                                  "nim mixed easy 5",
                                  "sg 0.77 mixed medium 7",
                                  "wythoff move easy 4",
                                  "\xe5\xb0\xbc\xe5\xa7\x86\xef\xbc\x9a\xef\xbc\x93\xe3\x80\x81\xef\xbc\x95"};

int fromEnvironment(const char* name, int usual)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : usual;
}

bool isSmall(const Position& position)
{
    Count stones = 0;
    for (const Count heap : position.heaps)
        stones += std::min<Count>(heap, 100);
    return stones <= 9 && position.heaps.size() <= 4;
}

// What was done last, for whoever reads of a crash; a handler of signals may only write what is ready.
struct LastDeeds {
    static constexpr int kCount = 12;
    std::array<char[160], kCount> texts{};
    int next = 0;

    void add(int event, const QString& deed)
    {
        const QByteArray text = QByteArray::number(event) + ' ' + deed.toUtf8() + '\n';
        qstrncpy(texts[static_cast<std::size_t>(next)], text.constData(), sizeof texts[0]);
        next = (next + 1) % kCount;
    }
    void write() const
    {
        for (int i = 0; i < kCount; ++i) {
            const char* text = texts[static_cast<std::size_t>((next + i) % kCount)];
            [[maybe_unused]] const auto written = ::write(STDERR_FILENO, text, qstrlen(text));
        }
    }
};

LastDeeds theLastDeeds;

[[noreturn]] void tellOfCrash(int signal)
{
    theLastDeeds.write();
    std::array<void*, 64> frames{};
    backtrace_symbols_fd(frames.data(), backtrace(frames.data(), frames.size()), STDERR_FILENO);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
    _exit(1);
}

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kIsSanitized = true;
#else
constexpr bool kIsSanitized = false;
#endif

// A sanitizer tells better, and has handlers of its own.
void tellOfCrashes()
{
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL}) {
        if (!kIsSanitized)
            std::signal(signal, tellOfCrash);
    }
}

// The offscreen platform's remarks would be most of what a failure prints.
QtMessageHandler theHandlerBefore = nullptr;
void leaveRemarksOut(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (!text.startsWith(QLatin1String("This plugin does not support")))
        theHandlerBefore(type, context, text);
}

} // namespace

class MonkeyTest : public QObject, private ProjectionFixture {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        theHandlerBefore = qInstallMessageHandler(leaveRemarksOut);
        tellOfCrashes();
        for (const char* scheme : {"http", "https", "file"})
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "swallow");
    }
    void cleanupTestCase()
    {
        qInstallMessageHandler(theHandlerBefore);
        for (const char* scheme : {"http", "https", "file"})
            QDesktopServices::unsetUrlHandler(QLatin1String(scheme));
    }

    void whateverIsDoneAllStaysTrue()
    {
        const int seed = fromEnvironment("LASTSTONE_MONKEY_SEED", 1);
        const int events = fromEnvironment("LASTSTONE_MONKEY_EVENTS", 800);
        m_random.seed(static_cast<unsigned>(seed));
        m_randomInDialogs.seed(static_cast<unsigned>(seed));
        theLastDeeds.add(0, QStringLiteral("seed %1, %2 events").arg(seed).arg(events));
        begin();
        // Whatever opens a loop of its own is played with for a moment, and closed.
        QDir::setCurrent(m_folder.path()); // what a dialog saves
        QTimer::singleShot(0, this, [this] { playWithDialog(); });
        QElapsedTimer clock;
        for (m_event = 0; m_event < events && !QTest::currentTestFailed(); ++m_event) {
            clock.start();
            m_deed.clear();
            if (m_seeded.insert(m_window->page()).second) // a lesson's page is made when it is first shown
                m_window->page()->session().setSeed(static_cast<quint32>(seed));
            m_isActing = true;
            act();
            m_isActing = false;
            QApplication::processEvents();
            m_slowest = std::max(m_slowest, std::pair(clock.elapsed(), m_deed));
            look();
            if (qEnvironmentVariableIsSet("LASTSTONE_MONKEY_TELL"))
                qInfo("%d %s", m_event, qPrintable(m_deed));
        }
        if (QTest::currentTestFailed())
            qInfo("seed %d, event %d: %s", seed, m_event, qPrintable(m_deed));
        qInfo("%d events; the slowest took %lld ms: %s", m_event, static_cast<long long>(m_slowest.first),
              qPrintable(m_slowest.second));
        m_isOver = true;
        end();
    }

public slots:
    void swallow(const QUrl&) { }

private:
    // How often a dialog is played with depends on the time, and must not change what comes after it.
    int below(int end)
    {
        std::mt19937& random = m_isInDialog ? m_randomInDialogs : m_random;
        return static_cast<int>(random() % static_cast<unsigned>(end));
    }
    template <class Items> const auto& one(const Items& items)
    {
        return *(std::begin(items) + below(static_cast<int>(std::size(items))));
    }
    Qt::KeyboardModifiers modifiers()
    {
        static constexpr Qt::KeyboardModifier kAll[] = {
            Qt::NoModifier,      Qt::NoModifier,    Qt::NoModifier, Qt::NoModifier,
            Qt::ControlModifier, Qt::ShiftModifier, Qt::AltModifier};
        Qt::KeyboardModifiers some = one(kAll);
        if (below(6) == 0)
            some |= Qt::ShiftModifier;
        return some;
    }
    QPoint inside(const QWidget& widget)
    {
        return {below(std::max(1, widget.width())), below(std::max(1, widget.height()))};
    }

    // A window that can be seen, and something in it that is enabled.
    QWidget* aWindow()
    {
        if (QWidget* popup = QApplication::activePopupWidget())
            return popup;
        if (QWidget* dialog = QApplication::activeModalWidget())
            return dialog;
        QList<QWidget*> windows;
        for (QWidget* window : QApplication::topLevelWidgets()) {
            // Nobody gets at what is shown nowhere, such as the pages of which the guide makes pictures.
            const bool isSeen = window->isVisible() && !window->testAttribute(Qt::WA_DontShowOnScreen);
            if (isSeen && window->windowType() != Qt::ToolTip)
                windows << window;
        }
        // Qt gives them in the order of their addresses, which are others each time.
        const auto key = [](const QWidget* window) {
            const QRect place = window->geometry();
            return std::tuple(QLatin1String(window->metaObject()->className()), window->objectName(),
                              window->windowTitle(), place.x(), place.y(), place.width());
        };
        std::ranges::sort(windows, {}, key);
        return windows.isEmpty() ? m_window.get() : one(windows);
    }
    QWidget* aWidget()
    {
        QWidget* window = aWindow();
        QList<QWidget*> all;
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->isEnabled() && widget->window() == window)
                all << widget;
        }
        return all.isEmpty() ? window : one(all);
    }
    void tell(const QWidget& widget, const QString& what)
    {
        m_deed = QStringLiteral("%1 %2 %3")
                     .arg(what, QLatin1String(widget.metaObject()->className()), widget.objectName());
        theLastDeeds.add(m_event, m_deed);
    }
    void tell(const QString& what)
    {
        m_deed = what;
        theLastDeeds.add(m_event, m_deed);
    }

    void act()
    {
        if (!m_window->isVisible()) // it has been closed, which ends the program
            m_window->show();
        const int what = below(100);
        if (what < 30)
            click();
        else if (what < 58)
            press();
        else if (what < 68)
            dragSomething();
        else if (what < 73)
            turnWheel();
        else if (what < 80)
            type();
        else if (what < 84)
            trigger();
        else if (what < 88)
            changeLooks();
        else if (what < 91)
            project();
        else if (what < 94)
            openSomething();
        else
            wait();
    }

    void click()
    {
        QPointer<QWidget> widget = aWidget();
        tell(*widget, QStringLiteral("click"));
        const Qt::MouseButton button = below(8) == 0 ? Qt::RightButton : Qt::LeftButton;
        const QPoint place = inside(*widget);
        QTest::mouseMove(widget, place);
        const bool isDouble = below(8) == 0;
        for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease,
                                QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            if (type == QEvent::MouseButtonDblClick && !isDouble)
                break;
            send(widget, type, button, place);
        }
    }

    // To a widget that an event before may have taken away, or hidden.
    static void send(const QPointer<QWidget>& widget, QEvent::Type type, Qt::MouseButton button,
                     const QPoint& place)
    {
        if (!widget)
            return;
        const bool isMove = type == QEvent::MouseMove;
        const bool isDown = type != QEvent::MouseButtonRelease;
        QMouseEvent event(type, place, widget->mapToGlobal(place), isMove ? Qt::NoButton : button,
                          isDown ? button : Qt::NoButton, Qt::NoModifier);
        QSpontaneKeyEvent::setSpontaneous(&event);
        qApp->notify(widget, &event);
    }

    void press()
    {
        QWidget* target = QApplication::activePopupWidget();
        if (!target)
            target = QApplication::focusWidget();
        // Before a dialog that is new the focus may still be behind it, where no key of a person comes.
        const QWidget* dialog = QApplication::activeModalWidget();
        const bool isBehind =
            target && dialog && !QApplication::activePopupWidget() && target->window() != dialog;
        if (!target || isBehind || below(5) == 0)
            target = aWidget();
        const Qt::Key key = one(kKeys);
        const Qt::KeyboardModifiers with = modifiers();
        tell(*target, QKeySequence(key | with).toString());
        QTest::keyClick(target, key, with);
    }

    void dragSomething()
    {
        QPointer<QWidget> widget = aWidget();
        tell(*widget, QStringLiteral("drag"));
        send(widget, QEvent::MouseButtonPress, Qt::LeftButton, inside(*widget));
        for (int i = 0; i < 4 && widget; ++i) {
            const QPoint place = inside(*widget) + QPoint(below(41) - 20, below(41) - 20); // also outside
            send(widget, QEvent::MouseMove, Qt::LeftButton, place);
        }
        if (widget && below(4) == 0)
            QTest::keyClick(widget, Qt::Key_Escape);
        if (widget)
            send(widget, QEvent::MouseButtonRelease, Qt::LeftButton, inside(*widget));
    }

    void turnWheel()
    {
        QWidget* widget = aWidget();
        tell(*widget, QStringLiteral("wheel"));
        const QPoint place = inside(*widget);
        const int delta = below(2) == 0 ? 120 : -120;
        ::turnWheel(widget, place, delta, modifiers());
    }

    void type()
    {
        QList<QLineEdit*> fields;
        for (auto* field : aWindow()->findChildren<QLineEdit*>()) {
            if (field->isVisible() && field->isEnabled())
                fields << field;
        }
        if (fields.isEmpty())
            return;
        QPointer<QLineEdit> field = one(fields);
        const QString text = QString::fromUtf8(one(kTexts));
        tell(*field, QStringLiteral("type “%1”").arg(text));
        field->setFocus();
        field->selectAll();
        for (const QChar& letter : text) { // what is typed may close the field
            if (field)
                QTest::sendKeyEvent(QTest::Click, field, Qt::Key_unknown, QString(letter), Qt::NoModifier);
        }
        if (field && below(3) > 0)
            QTest::keyClick(field, Qt::Key_Return);
    }

    // Whatever stands in a menu or has a key, except the end.
    void trigger()
    {
        QList<QAction*> actions;
        for (QAction* action : m_window->findChildren<QAction*>()) {
            if (action->isEnabled() && !action->menu() && !action->isSeparator()
                && action->objectName() != QLatin1String("quit"))
                actions << action;
        }
        QAction* action = one(actions);
        tell(QStringLiteral("trigger %1 “%2”").arg(action->objectName(), action->text()));
        action->trigger();
    }

    void changeLooks()
    {
        const int what = below(5);
        tell(QStringLiteral("looks %1").arg(what));
        switch (what) {
        case 0:
            m_window->resize(700 + below(900), 480 + below(500));
            break;
        case 1:
            m_window->selectLanguage(QString::fromLatin1(one(app::languages()).code));
            break;
        case 2:
            m_window->selectTheme(one(std::array{widgets::ThemeChoice::Light, widgets::ThemeChoice::Dark,
                                                 widgets::ThemeChoice::System}));
            break;
        case 3:
            m_window->selectScale(one(app::scales()));
            break;
        default:
            m_window->findChild<QTabWidget*>(QStringLiteral("tabs"))->setCurrentIndex(below(5));
            break;
        }
    }

    void project()
    {
        tell(QStringLiteral("project"));
        if (projection().isRunning() && below(3) == 0)
            projection().stop();
        else if (!projection().isRunning())
            m_window->project(screen(below(2)));
        else
            projection().run(one(widgets::stageKeys()).command, below(5));
    }

    void openSomething()
    {
        const QString text = QString::fromUtf8(one(kTexts));
        tell(QStringLiteral("open “%1”").arg(text));
        const auto read = teaching::parsePosition(text, games::families(), nullptr);
        if (const auto* position = std::get_if<Position>(&read))
            m_window->openPosition(*position);
    }

    void wait()
    {
        tell(QStringLiteral("wait"));
        QTest::qWait(below(8) == 0 ? 300 : 5);
    }

    // From the loop of a dialog or menu, which a deed has opened and waits for: in it, for a moment.
    void playWithDialog()
    {
        if (m_isOver)
            return;
        QTimer::singleShot(1, this, [this] { playWithDialog(); }); // in a loop within this one, too
        QPointer<QWidget> popup = QApplication::activePopupWidget();
        QPointer<QWidget> dialog = QApplication::activeModalWidget();
        if (!m_isActing || (!popup && !dialog))
            return;
        const bool wasInDialog = std::exchange(m_isInDialog, true);
        const auto isOut = qScopeGuard([this, wasInDialog] { m_isInDialog = wasInDialog; });
        if (++m_inDialog % 6 != 0)
            below(2) == 0 ? click() : press();
        else if (popup)
            popup->close();
        else if (dialog)
            dialog->close();
    }

    // What holds whatever has been done.
    void look()
    {
        const teaching::Session& session = m_window->page()->session();
        const teaching::Match& match = session.match();
        const Position& position = match.position();
        QVERIFY(position.game);
        QVERIFY2(!position.game->check(position), qPrintable(teaching::notation(position)));
        Position replayed = match.start();
        for (const auto& ply : match.plies()) {
            QVERIFY(replayed.game->isLegal(replayed, ply.move));
            replayed = replayed.game->after(replayed, ply.move);
            QVERIFY(replayed == ply.after);
        }
        if (isSmall(position) && !(position == m_judged)) {
            m_judged = position;
            rules_alone::Judge judge;
            QCOMPARE(position.game->outcome(position), judge.outcome(position));
        }
        if (m_event % 25 == 0)
            lookAtWords();
    }

    // English has no Chinese words: not in the window's titles, buttons and labels.
    void lookAtWords()
    {
        if (m_window->settings().language != QLatin1String("en"))
            return;
        static const QRegularExpression chinese(QStringLiteral("[\\x{4e00}-\\x{9fff}]"));
        for (const auto* button : m_window->findChildren<QAbstractButton*>())
            QVERIFY2(!button->isVisible() || !button->text().contains(chinese), qPrintable(button->text()));
        const auto* tabs = m_window->findChild<QTabWidget*>(QStringLiteral("tabs"));
        for (int i = 0; i < tabs->count(); ++i)
            QVERIFY2(!tabs->tabText(i).contains(chinese), qPrintable(tabs->tabText(i)));
        QVERIFY2(!m_window->windowTitle().contains(chinese), qPrintable(m_window->windowTitle()));
    }

    std::mt19937 m_random;
    int m_event = 0;
    std::mt19937 m_randomInDialogs;
    int m_inDialog = 0;
    bool m_isInDialog = false;
    bool m_isActing = false;
    bool m_isOver = false;
    QString m_deed;
    std::pair<qint64, QString> m_slowest{0, {}};
    Position m_judged;
    std::set<const void*> m_seeded; // the pages of lessons whose chance is the test's
};

LASTSTONE_TEST(MonkeyTest, TwoScreens)

} // namespace laststone::monkey_test
#include "monkey_test.moc"
