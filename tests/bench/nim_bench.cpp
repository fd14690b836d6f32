// SPDX-License-Identifier: GPL-3.0-or-later
// Explaining a large Nim position, and a move on a board of 50 heaps with 1000 stones each.
#include "games/nim/nim_game.h"
#include "games/nim/nim_lesson.h"
#include "positions.h"
#include "widgets/board/piece_board.h"

#include <QApplication>
#include <QPainter>
#include <QTest>

#include <benchmark/benchmark.h>

using namespace laststone;

namespace {

constexpr QSize kSize{1200, 900};

teaching::Position position(std::vector<theory::Count> heaps)
{
    return {gameOf(QStringLiteral("nim")), theory::Play::Normal, std::move(heaps)};
}

// Sixty-four heaps of sixty-three bits, explained and put into words.
void explain64Heaps(benchmark::State& state)
{
    QRandomGenerator random(1);
    std::vector<theory::Count> heaps(64);
    for (theory::Count& heap : heaps)
        heap = random.generate64() >> 1;
    const auto voice = teaching::Voice::installed();
    for (auto _ : state) {
        const auto explanation = games::explainNim(position(heaps));
        benchmark::DoNotOptimize(teaching::plainText(explanation, voice));
    }
}
BENCHMARK(explain64Heaps)->Unit(benchmark::kMillisecond);

class EmptyWidget final : public QWidget {
public:
    EmptyWidget() { setAttribute(Qt::WA_OpaquePaintEvent); }

protected:
    void paintEvent(QPaintEvent*) override { QPainter(this).fillRect(rect(), Qt::white); }
};

template <typename Widget> void showAt(Widget& widget)
{
    widget.resize(kSize);
    widget.show();
    if (!QTest::qWaitForWindowExposed(&widget))
        qFatal("no window");
    QApplication::processEvents();
}

void repaintEmptyWidget(benchmark::State& state)
{
    EmptyWidget widget;
    showAt(widget);
    for (auto _ : state)
        widget.repaint();
}
BENCHMARK(repaintEmptyWidget)->Unit(benchmark::kMicrosecond);

void moveOnBoard50x1000(benchmark::State& state)
{
    widgets::PieceBoard board(games::nimLooks());
    board.setAnimated(false);
    const auto before = position(std::vector<theory::Count>(50, 1000));
    auto after = before;
    after.heaps[0] = 993;
    board.setPosition(before, std::nullopt);
    board.setArrangement(static_cast<int>(state.range(0)));
    showAt(board);
    bool made = false;
    for (auto _ : state) {
        made = !made;
        board.setPosition(made ? after : before, std::nullopt);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
    }
}
BENCHMARK(moveOnBoard50x1000)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
