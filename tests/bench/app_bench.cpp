// SPDX-License-Identifier: GPL-3.0-or-later
// What a person waits for in the window: another tab, another language, a step of the chart.
#include "app/main_window.h"
#include "games/catalogue.h"
#include "teaching/game.h"
#include "teaching/notation.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/chart/chart_view.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson_page.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTabWidget>
#include <QTest>

#include <benchmark/benchmark.h>

#include <iterator>
#include <memory>
#include <variant>
#include <vector>

using namespace laststone;

namespace {

class Window {
public:
    Window()
    {
        if (m_translations.select(app::languages()[0]))
            qFatal("no translations");
        app::applyTheme(widgets::ThemeChoice::Light);
        app::applyLanguageToWindows(app::languages()[0]);
        app::Settings settings;
        settings.lesson = QStringLiteral("bash");
        settings.page.usual.opponent = teaching::Opponent::Person;
        m_window = std::make_unique<app::MainWindow>(m_translations, settings, QStringLiteral("/dev/null"));
        m_window->show();
        if (!QTest::qWaitForWindowExposed(m_window.get()))
            qFatal("no window");
        paint();
    }
    app::MainWindow& operator*() const { return *m_window; }
    QTabWidget& tabs() const { return *m_window->findChild<QTabWidget*>(QStringLiteral("tabs")); }

    // Until everything that is pending has been painted.
    static void paint()
    {
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }

private:
    app::Translations m_translations;
    std::unique_ptr<app::MainWindow> m_window;
};

void firstShowOfATab(benchmark::State& state)
{
    const auto tab = static_cast<int>(state.range(0));
    for (auto _ : state) {
        state.PauseTiming();
        auto window = std::make_unique<Window>();
        state.ResumeTiming();
        window->tabs().setCurrentIndex(tab);
        Window::paint();
        state.PauseTiming();
        window.reset();
        state.ResumeTiming();
    }
}

void languageSwitch(benchmark::State& state)
{
    const Window window;
    for (int i = 0; i < window.tabs().count(); ++i) {
        window.tabs().setCurrentIndex(i);
        Window::paint();
    }
    bool chinese = false;
    for (auto _ : state) {
        chinese = !chinese;
        (*window).selectLanguage(chinese ? QStringLiteral("zh_CN") : QStringLiteral("en"));
        Window::paint();
    }
}

// A step to the right and one back, with that many pairs in view.
void panWythoff(benchmark::State& state)
{
    const Window window;
    window.tabs().setCurrentIndex(1);
    Window::paint();
    auto* view = (*window).page()->chart()->view();
    // b of pair k is about 2.618 k.
    const auto side = static_cast<theory::Count>(static_cast<double>(state.range(0)) * 2.618);
    view->focusOn(teaching::PlaneData::Focus{{0, side}, {0, side}});
    Window::paint();
    bool right = false;
    for (auto _ : state) {
        right = !right;
        QTest::keyClick(view, right ? Qt::Key_Right : Qt::Key_Left);
        Window::paint();
    }
}

void zoomWythoff(benchmark::State& state)
{
    const Window window;
    window.tabs().setCurrentIndex(1);
    Window::paint();
    auto* view = (*window).page()->chart()->view();
    const auto side = static_cast<theory::Count>(static_cast<double>(state.range(0)) * 2.618);
    view->focusOn(teaching::PlaneData::Focus{{0, side}, {0, side}});
    Window::paint();
    bool in = false;
    for (auto _ : state) {
        in = !in;
        QTest::keyClick(view, in ? Qt::Key_Plus : Qt::Key_Minus);
        Window::paint();
    }
}

// The times at which a window is painted.
class Frames final : public QObject {
public:
    explicit Frames(QWidget& window) : m_window(window)
    {
        window.installEventFilter(this);
        m_clock.start();
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == &m_window && event->type() == QEvent::UpdateRequest)
            m_times.push_back(static_cast<double>(m_clock.nsecsElapsed()) / 1e9);
        return false;
    }
    // Seconds from one to the next, as a mean.
    double interval() const
    {
        if (m_times.size() < 2)
            qFatal("nothing moves");
        return (m_times.back() - m_times.front()) / static_cast<double>(m_times.size() - 1);
    }

private:
    QWidget& m_window;
    QElapsedTimer m_clock;
    std::vector<double> m_times;
};

// A position of each board, in a large window; a move is made, and its stones go where they go.
constexpr const char* kMoving[] = {"bash 10: 98",
                                   "wythoff: 30 40",
                                   "nim: 13 25 37 49 61 15 16 17",
                                   "staircase: 3 5 7 30",
                                   "sg {1,3,4}: 15 17 29",
                                   "sg 0.77: 22 17",
                                   "sg graph 1>0;2>0;2>1;3>2;4>3;5>1;5>4: 2 5"};

void frameOfAMove(benchmark::State& state)
{
    const Window window;
    const auto parsed =
        teaching::parsePosition(QString::fromLatin1(kMoving[state.range(0)]), games::families(), nullptr);
    (*window).openPosition(std::get<teaching::Position>(parsed));
    (*window).resize(1920, 1000);
    Window::paint();
    widgets::LessonPage& page = *(*window).page();
    for (auto _ : state) {
        page.session().setPosition(std::get<teaching::Position>(parsed));
        QTest::qWait(50);
        const Frames frames(*window);
        const auto moves = page.session().game().winningMoves(page.session().match().position());
        if (moves.empty())
            qFatal("no winning move");
        page.session().play(moves.front());
        QTest::qWait(2 * widgets::motion::kMove);
        state.SetIterationTime(frames.interval());
    }
}

} // namespace

int main(int argc, char** argv)
{
    app::installStyle();
    const QApplication application(argc, argv);
    for (int tab = 1; tab < static_cast<int>(games::lessons().size()); ++tab)
        benchmark::RegisterBenchmark("firstShowOfATab", firstShowOfATab)
            ->Arg(tab)
            ->Unit(benchmark::kMillisecond)
            ->Iterations(5);
    benchmark::RegisterBenchmark("languageSwitch", languageSwitch)->Unit(benchmark::kMillisecond);
    for (const int pairs : {1'000, 1'000'000}) {
        benchmark::RegisterBenchmark("panWythoff", panWythoff)->Arg(pairs)->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark("zoomWythoff", zoomWythoff)->Arg(pairs)->Unit(benchmark::kMillisecond);
    }
    for (int i = 0; i < static_cast<int>(std::size(kMoving)); ++i)
        benchmark::RegisterBenchmark("frameOfAMove", frameOfAMove)
            ->Arg(i)
            ->Unit(benchmark::kMillisecond)
            ->UseManualTime()
            ->Iterations(1);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
