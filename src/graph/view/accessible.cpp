// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/view.h"
#include "widgets/access/accessible_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::graph {

using theory::Count;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(GraphAccessible)
};

int vertexCount(const View& view)
{
    return view.graph().isDrawn() ? static_cast<int>(view.graph().model().drawing().vertices.size()) : 0;
}

int partCount(const View& view)
{
    return vertexCount(view) + (view.graph().hasGraph() ? static_cast<int>(view.graph().tokens().size()) : 0);
}

// The child that the keyboard is at; -1 for none.
int focusIndex(const View& view)
{
    if (!view.graph().hasGraph())
        return -1;
    if (const auto token = view.tool()->focusToken())
        return vertexCount(view) + static_cast<int>(*token);
    const auto vertex = view.tool()->focusVertex();
    if (!vertex || !view.graph().isDrawn())
        return -1;
    const Graph& model = view.graph().model();
    const auto& order = model.levels().order;
    return static_cast<int>(std::ranges::find(order, model.place(*vertex)) - order.begin());
}

// A vertex or a token; pressing it does what a click does.
class GraphChild final : public widgets::AccessiblePart {
public:
    using AccessiblePart::AccessiblePart;

    bool isValid() const override { return view() && static_cast<int>(index()) < partCount(*view()); }

    QString text(QAccessible::Text type) const override
    {
        if (!isValid() || type != QAccessible::Name)
            return {};
        return isToken() ? tokenName() : vertexName();
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.focusable = true;
        state.selectable = true;
        const Look& look = view()->graph().look();
        state.focused = view()->hasFocus() && focusIndex(*view()) == static_cast<int>(index());
        state.selected = isToken() ? look.token == token() : look.selected.contains(vertex());
        return state;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid() || name != pressAction())
            return;
        if (isToken())
            view()->tool()->pressToken(token());
        else
            view()->tool()->pressVertex(vertex());
    }

protected:
    QRect place() const override
    {
        if (!view()->graph().isDrawn())
            return {};
        return isToken() ? view()->tokenRect(token()) : view()->vertexRect(vertex());
    }

private:
    View* view() const { return static_cast<View*>(area()); }
    bool isToken() const { return static_cast<int>(index()) >= vertexCount(*view()); }
    std::size_t token() const { return index() - static_cast<std::size_t>(vertexCount(*view())); }
    Count vertex() const
    {
        const Graph& model = view()->graph().model();
        return model.drawing().vertices[model.levels().order[index()]];
    }

    QString tokenName() const
    {
        const Scene& scene = view()->graph();
        //: read aloud: %1 is the number of a token, %2 a vertex
        return Tr::tr("token %1 on vertex %2")
            .arg(token() + 1)
            .arg(scene.model().label(scene.tokens()[token()]));
    }
    QString vertexName() const
    {
        const Scene& scene = view()->graph();
        const QString label = scene.model().label(vertex());
        const auto tokens = static_cast<int>(std::ranges::count(scene.tokens(), vertex()));
        if (const Badge* badge = scene.knownBadge(vertex())) {
            //: read aloud: %1 is a vertex, %2 its SG value, %n how many tokens stand on it
            return Tr::tr("vertex %1, value %2, %n token(s)", nullptr, tokens).arg(label, badge->text);
        }
        //: read aloud: %1 is a vertex, %n how many tokens stand on it
        return Tr::tr("vertex %1, %n token(s)", nullptr, tokens).arg(label);
    }
};

class GraphItem final : public widgets::AccessibleArea {
public:
    explicit GraphItem(View* view) : AccessibleArea(view)
    {
        // The focus goes from child to child.
        const auto tell = [view] {
            QAccessibleEvent event(view, QAccessible::Focus);
            event.setChild(std::max(0, focusIndex(*view)));
            QAccessible::updateAccessibility(&event);
        };
        for (Tool* tool : view->findChildren<Tool*>())
            QObject::connect(tool, &Tool::focusMoved, view, tell);
    }

    QString text(QAccessible::Text type) const override
    {
        if (type != QAccessible::Name)
            return QAccessibleWidget::text(type);
        //: read aloud
        return Tr::tr("Graph");
    }
    int childCount() const override { return partCount(view()); }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        // Tokens come last and are on top.
        for (int i = childCount() - 1; i >= 0; --i) {
            if (child(i)->rect().contains(x, y))
                return child(i);
        }
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override
    {
        return view().hasFocus() ? child(focusIndex(view())) : nullptr;
    }

protected:
    widgets::AccessiblePart* makePart(std::size_t index) const override
    {
        return new GraphChild(&view(), index);
    }

private:
    View& view() const { return *static_cast<View*>(widget()); }
};

QAccessibleInterface* makeItem(const QString&, QObject* object)
{
    auto* view = qobject_cast<View*>(object);
    return view ? new GraphItem(view) : nullptr;
}

} // namespace

void installGraphAccessibility()
{
    QAccessible::installFactory(makeItem); // which does nothing the second time
}

} // namespace laststone::graph
