// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/graph/graph_accessible.h"

#include "games/graph/graph_editor.h"
#include "games/graph/graph_player.h"
#include "games/graph/graph_view.h"
#include "widgets/access/accessible_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace laststone::games {

using theory::Count;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(GraphAccessible)
};

std::size_t vertexCount(const GraphView& view)
{
    return view.graph().isDrawn() ? view.graph().game().drawing().vertices.size() : 0;
}

std::size_t tokenCount(const GraphView& view)
{
    return view.graph().hasGraph() ? view.graph().tokens().size() : 0;
}

Count vertexOf(const GraphView& view, std::size_t child)
{
    const GraphGame& game = view.graph().game();
    return game.drawing().vertices[game.levels().order[child]];
}

// A vertex or a token; pressing it does what a click does.
class GraphChild final : public widgets::AccessiblePart {
public:
    using AccessiblePart::AccessiblePart;

    bool isValid() const override { return view() && index() < vertexCount(*view()) + tokenCount(*view()); }

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
        const GraphTool* tool = view()->tool();
        if (isToken()) {
            state.focused = view()->hasFocus() && tool->focusToken() == token();
            state.selected = view()->graph().look().token == token();
        } else {
            state.focused = view()->hasFocus() && tool->focusVertex() == vertex();
            state.selected = view()->graph().look().selected.contains(vertex());
        }
        return state;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid() || name != pressAction())
            return;
        if (auto* editor = qobject_cast<GraphEditor*>(view()->tool()))
            editor->select(isToken() ? view()->graph().tokens()[token()] : vertex());
        else if (auto* player = qobject_cast<GraphPlayer*>(view()->tool()))
            isToken() ? player->select(token()) : player->moveTo(vertex());
    }

protected:
    QRect place() const override
    {
        if (!view()->graph().isDrawn())
            return {};
        return isToken() ? view()->tokenRect(token()) : view()->vertexRect(vertex());
    }

private:
    GraphView* view() const { return static_cast<GraphView*>(area()); }
    bool isToken() const { return index() >= vertexCount(*view()); }
    std::size_t token() const { return index() - vertexCount(*view()); }
    Count vertex() const { return vertexOf(*view(), index()); }

    QString tokenName() const
    {
        const GraphScene& scene = view()->graph();
        //: read aloud: %1 is the number of a token, %2 a vertex
        return Tr::tr("token %1 on vertex %2")
            .arg(token() + 1)
            .arg(scene.game().label(scene.tokens()[token()]));
    }
    QString vertexName() const
    {
        const GraphScene& scene = view()->graph();
        const QString label = scene.game().label(vertex());
        const auto tokens = static_cast<int>(std::ranges::count(scene.tokens(), vertex()));
        if (scene.isValueShown(vertex())) {
            //: read aloud: %1 is a vertex, %2 its SG value, %n how many tokens stand on it
            return Tr::tr("vertex %1, value %2, %n token(s)", nullptr, tokens)
                .arg(label)
                .arg(scene.game().value(0, vertex()));
        }
        //: read aloud: %1 is a vertex, %n how many tokens stand on it
        return Tr::tr("vertex %1, %n token(s)", nullptr, tokens).arg(label);
    }
};

class GraphItem final : public widgets::AccessibleArea {
public:
    explicit GraphItem(GraphView* view) : AccessibleArea(view), m_view(view)
    {
        // The focus goes from child to child.
        const auto tell = [view] {
            QAccessibleEvent event(view, QAccessible::Focus);
            if (auto* item = dynamic_cast<GraphItem*>(QAccessible::queryAccessibleInterface(view)))
                event.setChild(std::max(0, item->focusIndex()));
            QAccessible::updateAccessibility(&event);
        };
        for (GraphTool* tool : view->findChildren<GraphTool*>())
            QObject::connect(tool, &GraphTool::focusMoved, view, tell);
    }

    QString text(QAccessible::Text type) const override
    {
        if (type != QAccessible::Name)
            return QAccessibleWidget::text(type);
        //: read aloud
        return Tr::tr("Graph");
    }
    int childCount() const override { return static_cast<int>(vertexCount(*m_view) + tokenCount(*m_view)); }
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
        return m_view->hasFocus() ? child(focusIndex()) : nullptr;
    }
    int focusIndex() const
    {
        const GraphTool* tool = m_view->tool();
        if (!tool || !m_view->graph().hasGraph())
            return -1;
        if (const auto token = tool->focusToken())
            return static_cast<int>(vertexCount(*m_view) + *token);
        const auto vertex = tool->focusVertex();
        for (std::size_t i = 0; vertex && i < vertexCount(*m_view); ++i) {
            if (vertexOf(*m_view, i) == *vertex)
                return static_cast<int>(i);
        }
        return -1;
    }

protected:
    widgets::AccessiblePart* makePart(std::size_t index) const override
    {
        return new GraphChild(m_view, index);
    }

private:
    GraphView* m_view;
};

QAccessibleInterface* makeItem(const QString&, QObject* object)
{
    auto* view = qobject_cast<GraphView*>(object);
    return view ? new GraphItem(view) : nullptr;
}

} // namespace

void installGraphAccessibility()
{
    static const bool once = [] {
        QAccessible::installFactory(makeItem);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace laststone::games
