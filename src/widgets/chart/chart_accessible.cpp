// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_accessible.h"

#include "widgets/chart/chart_view.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace laststone::widgets {

namespace {

// Qt Charts shows nothing but an empty scroll area with an empty viewport.
class ChartItem final : public QAccessibleWidget {
public:
    explicit ChartItem(ChartView* view) : QAccessibleWidget(view, QAccessible::Chart) { }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
};

QAccessibleInterface* makeItem(const QString&, QObject* object)
{
    auto* view = qobject_cast<ChartView*>(object);
    return view ? new ChartItem(view) : nullptr;
}

} // namespace

void installChartAccessibility()
{
    static const bool once = [] {
        QAccessible::installFactory(makeItem);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace laststone::widgets
