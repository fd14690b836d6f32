// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/accessible.h"

#include "graph/board/editor.h"
#include "graph/board/player.h"
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

std::size_t vertexCount(const View& view)
{
    return view.graph().isDrawn() ? view.graph().model().drawing().vertices.size() : 0;
}

std::size_t tokenCount(const View& view)
{
    return view.graph().hasGraph() ? view.graph().tokens().size() : 0;
}

Count vertexOf(const View& view, std::size_t child)
{
    const Graph& model = view.graph().model();
    return model.drawing().vertices[model.levels().order[child]];
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
        const Tool* tool = view()->tool();
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
        if (auto* editor = qobject_cast<Editor*>(view()->tool()))
            editor->edits().select(isToken() ? view()->graph().tokens()[token()] : vertex());
        else if (auto* player = qobject_cast<Player*>(view()->tool()))
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
    View* view() const { return static_cast<View*>(area()); }
    bool isToken() const { return index() >= vertexCount(*view()); }
    std::size_t token() const { return index() - vertexCount(*view()); }
    Count vertex() const { return vertexOf(*view(), index()); }

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
    explicit GraphItem(View* view) : AccessibleArea(view), m_view(view)
    {
        // The focus goes from child to child.
        const auto tell = [view] {
            QAccessibleEvent event(view, QAccessible::Focus);
            if (auto* item = dynamic_cast<GraphItem*>(QAccessible::queryAccessibleInterface(view)))
                event.setChild(std::max(0, item->focusIndex()));
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
        const Tool* tool = m_view->tool();
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
    View* m_view;
};

QAccessibleInterface* makeItem(const QString&, QObject* object)
{
    auto* view = qobject_cast<View*>(object);
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

} // namespace laststone::graph
