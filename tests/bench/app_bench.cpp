// SPDX-License-Identifier: GPL-3.0-or-later
// What a person waits for in the window: another tab, another language, a step of the chart.
#include "app/main_window.h"
#include "games/catalogue.h"
#include "widgets/chart_panel.h"
#include "widgets/chart_view.h"
#include "widgets/lesson_page.h"

#include <QApplication>
#include <QTabWidget>
#include <QTest>

#include <benchmark/benchmark.h>

#include <memory>

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
    view->focusOn(widgets::ChartData::Focus{{0, side}, {0, side}});
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
    view->focusOn(widgets::ChartData::Focus{{0, side}, {0, side}});
    Window::paint();
    bool in = false;
    for (auto _ : state) {
        in = !in;
        QTest::keyClick(view, in ? Qt::Key_Plus : Qt::Key_Minus);
        Window::paint();
    }
}

} // namespace

int main(int argc, char** argv)
{
    QApplication::setStyle(QStringLiteral("Fusion"));
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
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
