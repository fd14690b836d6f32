// SPDX-License-Identifier: GPL-3.0-or-later
// A monkey at the window: random clicks, keys, drags, turns of the wheel, sizes, languages, themes, lessons,
// projections whose screen goes and comes, positions, graphs that are drawn, undo and redo, pictures and
// pages as files; and after each what must always hold. LASTSTONE_MONKEY_SEED and LASTSTONE_MONKEY_EVENTS
// make other and longer runs. A failure, and a crash too, names the seed and what was done last; the same
// seed does the same again as far as timers let it.
#include "app/monkey_words.h"
#include "app/projection_fixture.h"
#include "games/rules_alone.h"
#include "graph/board/board.h"
#include "graph/board/editor.h"
#include "graph/view/view.h"
#include "teaching/session.h"
#include "test_main.h"
#include "widgets/export/export_dialog.h"

#include <QAbstractItemView>
#include <QDesktopServices>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
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
        struct Deed {
            int often; // of a hundred
            void (MonkeyTest::*doIt)();
        };
        static constexpr Deed kDeeds[] = {
            {28, &MonkeyTest::click},      {26, &MonkeyTest::press},      {9, &MonkeyTest::dragSomething},
            {5, &MonkeyTest::turnWheel},   {7, &MonkeyTest::type},        {4, &MonkeyTest::trigger},
            {4, &MonkeyTest::changeLooks}, {4, &MonkeyTest::project},     {3, &MonkeyTest::openSomething},
            {2, &MonkeyTest::drawGraph},   {2, &MonkeyTest::undoAndRedo}, {1, &MonkeyTest::exportSomething},
            {5, &MonkeyTest::wait}};
        int what = below(100);
        for (const Deed& deed : kDeeds) {
            what -= deed.often;
            if (what < 0)
                return (this->*deed.doIt)();
        }
    }

    void click()
    {
        QPointer<QWidget> widget = aWidget();
        tell(*widget, QStringLiteral("click"));
        const Qt::MouseButton button = below(8) == 0 ? Qt::RightButton : Qt::LeftButton;
        const QPoint place = inside(*widget);
        QTest::mouseMove(widget, place);
        clickAt(widget, place, below(8) == 0, button);
    }
    static void clickAt(const QPointer<QWidget>& widget, const QPoint& place, bool isDouble,
                        Qt::MouseButton button = Qt::LeftButton)
    {
        for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease,
                                QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            if (type == QEvent::MouseButtonDblClick && !isDouble)
                break;
            send(widget, type, button, place);
        }
    }

    // An event before may have taken the widget away, or closed its window: no mouse reaches it there, and
    // Qt's own widgets do not expect it (a size grip asks its window's handle, which is gone).
    static void send(const QPointer<QWidget>& widget, QEvent::Type type, Qt::MouseButton button,
                     const QPoint& place, Qt::KeyboardModifiers with = {})
    {
        if (!widget || !widget->isVisible())
            return;
        const bool isMove = type == QEvent::MouseMove;
        const bool isDown = type != QEvent::MouseButtonRelease;
        QMouseEvent event(type, place, widget->mapToGlobal(place), isMove ? Qt::NoButton : button,
                          isDown ? button : Qt::NoButton, with);
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
            if (field->isVisible() && field->isEnabled() && !renamesFile(*field))
                fields << field;
        }
        if (fields.isEmpty())
            return;
        QPointer<QLineEdit> field = one(fields);
        const QString text = QString::fromUtf8(one(kTexts));
        tell(*field, QStringLiteral("type “%1”").arg(text));
        typeInto(field, text);
        if (field && below(3) > 0)
            QTest::keyClick(field, Qt::Key_Return);
    }
    // In the list of Qt's dialog: when the folder changes under it, Qt warns of its own editor (seed 7370).
    static bool renamesFile(const QLineEdit& field)
    {
        return qobject_cast<QFileDialog*>(field.window())
            && qobject_cast<QAbstractItemView*>(field.parentWidget()->parentWidget());
    }
    static void typeInto(const QPointer<QLineEdit>& field, const QString& text)
    {
        field->setFocus();
        field->selectAll();
        for (const QChar& letter : text) { // what is typed may close the field
            if (field)
                QTest::sendKeyEvent(QTest::Click, field, Qt::Key_unknown, QString(letter), Qt::NoModifier);
        }
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
            below(2) == 0 ? projection().stop() : loseScreen();
        else if (projection().isRunning())
            projection().run(one(widgets::stageKeys()).command, below(5));
        else if (m_gone)
            findScreenAgain();
        else
            m_window->project(screen(below(2)));
    }

    // The offscreen platform lets a test take no screen away. What Qt tells when one goes is told: windows on
    // it move to another one, the menu of screens is filled anew, and the projection ends.
    void loseScreen()
    {
        tell(QStringLiteral("lose a screen"));
        m_gone = projection().stage()->screen();
        emit qApp->screenRemoved(m_gone);
        emit m_gone->destroyed(m_gone);
        QVERIFY(!projection().isRunning());
    }
    void findScreenAgain()
    {
        tell(QStringLiteral("find a screen again"));
        QScreen* found = std::exchange(m_gone, nullptr);
        emit qApp->screenAdded(found);
        m_window->project(found);
        QVERIFY(projection().isRunning());
    }

    void openSomething() { open(QString::fromUtf8(one(kTexts))); }
    void open(const QString& text)
    {
        tell(QStringLiteral("open “%1”").arg(text));
        const auto read = teaching::parsePosition(text, games::families(), nullptr);
        if (const auto* position = std::get_if<Position>(&read))
            m_window->openPosition(*position);
    }

    // The graph that is drawn where the lecturer is.
    graph::Board* drawnGraph()
    {
        const QWidget& window = projection().isRunning() ? projection().ownWindow() : *m_window;
        for (auto* board : window.findChildren<graph::Board*>()) {
            if (board->isVisible() && board->isEditing())
                return board;
        }
        return nullptr;
    }
    void drawGraph()
    {
        tell(QStringLiteral("draw a graph"));
        if (QApplication::activePopupWidget() || QApplication::activeModalWidget())
            return; // behind which nobody draws
        if (!drawnGraph()) {
            open(QString::fromLatin1(one(kGraphs)));
            projection().draw(*m_window->page());
            QApplication::processEvents();
        }
        for (int i = 0; i < 5; ++i) {
            if (graph::Board* board = drawnGraph())
                edit(*board);
        }
    }
    void edit(graph::Board& board)
    {
        const QPointer<graph::View> view = board.view();
        const QPointer<QWidget> ground = view->viewport();
        std::vector<QPoint> vertices;
        for (const auto& [vertex, place] : view->graph().places().vertices)
            vertices.push_back(view->vertexRect(vertex).center());
        if (vertices.empty())
            return;
        const QPoint from = one(vertices);
        const QPoint to = one(vertices);
        const QPoint anywhere = inside(*ground);
        const int what = below(6);
        tell(board, QStringLiteral("edit %1").arg(what));
        if (what == 0) { // a vertex, for the most part
            clickAt(ground, anywhere, true);
        } else if (what == 1) { // an edge
            dragTo(ground, from, to, Qt::ShiftModifier);
        } else if (what == 2) { // the vertex to another place
            dragTo(ground, from, anywhere);
        } else if (what == 3) { // its name
            clickAt(ground, from, true);
        } else {
            clickAt(ground, from, false);
            static constexpr Qt::Key kEdits[] = {Qt::Key_Insert, Qt::Key_F2, Qt::Key_Plus, Qt::Key_Minus,
                                                 Qt::Key_C};
            const Qt::Key key = what == 4 ? Qt::Key_Delete : one(kEdits);
            if (view)
                QTest::keyClick(view, key);
            if (key == Qt::Key_C) // an edge, by keys, to there
                clickAt(ground, to, false);
        }
        giveName();
    }
    static void dragTo(const QPointer<QWidget>& ground, const QPoint& from, const QPoint& to,
                       Qt::KeyboardModifiers with = {})
    {
        send(ground, QEvent::MouseButtonPress, Qt::LeftButton, from, with);
        for (const QPoint& place : {(from + to) / 2, to})
            send(ground, QEvent::MouseMove, Qt::LeftButton, place, with);
        send(ground, QEvent::MouseButtonRelease, Qt::LeftButton, to, with);
    }
    // To the vertex that is being named, if there is one.
    void giveName()
    {
        const graph::Board* board = drawnGraph();
        const QPointer<QLineEdit> field = board ? board->editor()->nameField() : nullptr;
        if (!field)
            return;
        const QString name = QString::fromLatin1(one(kNames));
        tell(*field, QStringLiteral("name “%1”").arg(name));
        typeInto(field, name);
        if (field)
            QTest::keyClick(field, Qt::Key_Return);
    }

    // What has been taken back is had back, whatever it was.
    void undoAndRedo()
    {
        const int most = 1 + below(4);
        tell(QStringLiteral("undo and redo %1").arg(most));
        teaching::Session& session = m_window->page()->session();
        // Before a move of the opponent neither stops: redo would go past where it began.
        const bool isBetween = session.history().isMoveNext()
            && session.match().turn() == teaching::Side::Other
            && session.players().opponent != teaching::Opponent::Person;
        const bool wasEditing = session.isEditing();
        // Whatever asks, or ends a drawing, does something new, and what was undone before is gone.
        const auto isElsewhere = [&] { return session.asking() || session.isEditing() != wasEditing; };
        if (isBetween || isElsewhere())
            return;
        const teaching::Match match = session.match();
        const teaching::Sentence verdict = session.verdict();
        int undone = 0;
        for (; undone < most && session.history().canUndo(); ++undone) {
            session.undo();
            if (isElsewhere())
                return;
        }
        for (int i = 0; i < undone; ++i) {
            session.redo();
            if (isElsewhere())
                return;
        }
        QCOMPARE(teaching::notation(session.position()), teaching::notation(match.position()));
        QVERIFY(session.match() == match);
        QVERIFY(session.verdict() == verdict);
    }

    // As it would be written to a file.
    void exportSomething()
    {
        const auto part = one(widgets::kExportParts);
        const auto format = one(widgets::kPictureFormats);
        tell(QStringLiteral("export %1 %2").arg(static_cast<int>(part)).arg(widgets::ending(format)));
        widgets::Exporter exporter(m_window->page()->exportSource());
        if (!widgets::Exporter::offers(part, format) || !exporter.canEncode(part, format, 1))
            return;
        static const std::map<widgets::PictureFormat, QByteArray> beginnings = {
            {widgets::PictureFormat::Png, "\x89PNG"},
            {widgets::PictureFormat::Svg, "<?xml"},
            {widgets::PictureFormat::Pdf, "%PDF"}};
        QVERIFY(widgets::encode(*exporter.newEncoder(part, format, 1)).startsWith(beginnings.at(format)));
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
        lookAtDialog();
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
            QCOMPARE(session.outcome(), position.game->outcome(position));
        }
        lookAtDialog();
        if (m_event % 25 == 0)
            lookAtWords();
    }

    // One language in all windows. What was said for a moment before the language changed is waited out.
    void lookAtWords()
    {
        const auto foreign = [this] {
            QString found;
            for (const QWidget* window : QApplication::topLevelWidgets()) {
                if (found.isEmpty() && window->isVisible() && !window->isModal()
                    && !window->testAttribute(Qt::WA_DontShowOnScreen))
                    found = foreignIn(*window);
            }
            return found;
        };
        constexpr int kLonger = 1000; // ms, than anything is said for a moment
        QTRY_VERIFY2_WITH_TIMEOUT(foreign().isEmpty(), qPrintable(foreign()),
                                  widgets::motion::kMessage + kLonger);
    }
    // A dialog stays in the language that it was opened in: it is looked at once. Those of files and messages
    // have the system's words and names.
    void lookAtDialog()
    {
        QWidget* dialog = QApplication::activeModalWidget();
        constexpr char kSeen[] = "seenByMonkey";
        if (!dialog || dialog->property(kSeen).toBool())
            return;
        dialog->setProperty(kSeen, true);
        if (qobject_cast<QFileDialog*>(dialog) || qobject_cast<QMessageBox*>(dialog))
            return;
        const QString foreign = foreignIn(*dialog);
        QVERIFY2(foreign.isEmpty(), qPrintable(foreign));
    }

    QString foreignIn(const QWidget& window)
    {
        const bool isEnglish = teaching::Voice::installed().locale().language() == QLocale::English;
        return monkey_test::foreignIn(window, isEnglish,
                                      m_window->page()->session().secondVoice().has_value());
    }

    std::mt19937 m_random;
    int m_event = 0;
    std::mt19937 m_randomInDialogs;
    int m_inDialog = 0;
    bool m_isInDialog = false;
    bool m_isActing = false;
    bool m_isOver = false;
    QScreen* m_gone = nullptr; // until it comes again
    QString m_deed;
    std::pair<qint64, QString> m_slowest{0, {}};
    Position m_judged;
    std::set<const void*> m_seeded; // the pages of lessons whose chance is the test's
};

LASTSTONE_TEST(MonkeyTest, TwoScreens)

} // namespace laststone::monkey_test
#include "monkey_test.moc"
