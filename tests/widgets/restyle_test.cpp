// SPDX-License-Identifier: GPL-3.0-or-later
// Another style sheet: each widget gets it once, and what is hidden when it is shown.
#include "gui_test.h"
#include "test_main.h"
#include "widgets/look/restyle.h"
#include "widgets/look/theme.h"

#include <QHash>
#include <QVBoxLayout>

namespace laststone::restyle_test {

using namespace widgets;

namespace {

class Counter final : public QObject {
public:
    int of(QObject* widget) const { return m_counts.value(widget); }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::StyleChange)
            ++m_counts[watched];
        return false;
    }

private:
    QHash<QObject*, int> m_counts;
};

// Within a widget in a widget: Qt would give it its style once for each.
QLabel* deepLabel(QWidget& parent)
{
    QWidget* inner = &parent;
    for (int i = 0; i < 3; ++i) {
        auto* next = new QWidget(inner);
        (new QVBoxLayout(inner))->addWidget(next);
        inner = next;
    }
    auto* label = new QLabel(QStringLiteral("x"), inner);
    label->setProperty("muted", true);
    (new QVBoxLayout(inner))->addWidget(label);
    return label;
}

QColor colour(const QWidget* widget)
{
    return widget->palette().color(widget->foregroundRole());
}

} // namespace

class RestyleTest : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void eachWidgetOnceAndWhatIsHiddenWhenItIsShown()
    {
        const Theme& light = Theme::light();
        const Theme& dark = Theme::darkTheme();
        QApplication::setPalette(light.palette());
        restyle(light.styleSheet());
        QWidget window;
        auto* row = new QVBoxLayout(&window);
        QWidget seenPart;
        QWidget hiddenPart;
        row->addWidget(&seenPart);
        row->addWidget(&hiddenPart);
        QLabel* seen = deepLabel(seenPart);
        QLabel* hidden = deepLabel(hiddenPart);
        show(window);
        hiddenPart.hide();
        QCOMPARE(colour(seen), light.muted);

        Counter counter;
        seen->installEventFilter(&counter);
        hidden->installEventFilter(&counter);
        QApplication::setPalette(dark.palette());
        restyle(dark.styleSheet());
        QCOMPARE(counter.of(seen), 1);
        QCOMPARE(colour(seen), dark.muted);
        QCOMPARE(counter.of(hidden), 0);
        // However often it has changed.
        QApplication::setPalette(light.palette());
        restyle(light.styleSheet());
        QApplication::setPalette(dark.palette());
        restyle(dark.styleSheet());
        hiddenPart.show();
        QCOMPARE(counter.of(hidden), 1);
        QCOMPARE(colour(hidden), dark.muted);
        // Nothing is left to do.
        hiddenPart.hide();
        hiddenPart.show();
        QCOMPARE(counter.of(hidden), 1);
        QCOMPARE(counter.of(seen), 3);
    }
};

LASTSTONE_TEST(RestyleTest, Windows)

} // namespace laststone::restyle_test
#include "restyle_test.moc"
