// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/sg/graph_accessible.h"

#include "games/sg/graph_editor.h"
#include "games/sg/graph_player.h"
#include "games/sg/graph_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>

#include <algorithm>
#include <map>

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
class GraphChild final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    GraphChild(GraphView* view, std::size_t child) : m_view(view), m_child(child) { }

    bool isValid() const override { return m_view && m_child < vertexCount(*m_view) + tokenCount(*m_view); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    void setText(QAccessible::Text, const QString&) override { }

    QString text(QAccessible::Text type) const override
    {
        if (!isValid() || type != QAccessible::Name)
            return {};
        return isToken() ? tokenName() : vertexName();
    }
    QRect rect() const override
    {
        if (!isValid() || !m_view->graph().isDrawn())
            return {};
        const QRect inside = isToken() ? m_view->tokenRect(token()) : m_view->vertexRect(vertex());
        return {m_view->viewport()->mapToGlobal(inside.topLeft()), inside.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.focusable = true;
        state.selectable = true;
        const GraphTool* tool = m_view->tool();
        if (isToken()) {
            state.focused = m_view->hasFocus() && tool->focusToken() == token();
            state.selected = m_view->graph().look().token == token();
        } else {
            state.focused = m_view->hasFocus() && tool->focusVertex() == vertex();
            state.selected = m_view->graph().look().selected.contains(vertex());
        }
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid() || name != pressAction())
            return;
        if (auto* editor = qobject_cast<GraphEditor*>(m_view->tool()))
            editor->select(isToken() ? m_view->graph().tokens()[token()] : vertex());
        else if (auto* player = qobject_cast<GraphPlayer*>(m_view->tool()))
            isToken() ? player->select(token()) : player->moveTo(vertex());
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    bool isToken() const { return m_child >= vertexCount(*m_view); }
    std::size_t token() const { return m_child - vertexCount(*m_view); }
    Count vertex() const { return vertexOf(*m_view, m_child); }

    QString tokenName() const
    {
        const GraphScene& scene = m_view->graph();
        //: read aloud: %1 is the number of a token, %2 a vertex
        return Tr::tr("token %1 on vertex %2")
            .arg(token() + 1)
            .arg(scene.game().label(scene.tokens()[token()]));
    }
    QString vertexName() const
    {
        const GraphScene& scene = m_view->graph();
        const QString label = scene.game().label(vertex());
        const auto tokens = static_cast<int>(std::ranges::count(scene.tokens(), vertex()));
        const GraphLook& look = scene.look();
        const auto place = scene.game().place(vertex());
        const bool shown = look.level ? scene.game().levels().level[place] <= *look.level : look.values;
        if (shown) {
            //: read aloud: %1 is a vertex, %2 its SG value, %n how many tokens stand on it
            return Tr::tr("vertex %1, value %2, %n token(s)", nullptr, tokens)
                .arg(label)
                .arg(scene.game().values()[place]);
        }
        //: read aloud: %1 is a vertex, %n how many tokens stand on it
        return Tr::tr("vertex %1, %n token(s)", nullptr, tokens).arg(label);
    }

    QPointer<GraphView> m_view;
    std::size_t m_child;
};

class GraphItem final : public QAccessibleWidget {
public:
    explicit GraphItem(GraphView* view) : QAccessibleWidget(view, QAccessible::List), m_view(view)
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
    ~GraphItem() override
    {
        for (const auto& [child, id] : m_items)
            QAccessible::deleteAccessibleInterface(id);
    }
    GraphItem(const GraphItem&) = delete;
    GraphItem& operator=(const GraphItem&) = delete;

    QString text(QAccessible::Text type) const override
    {
        if (type != QAccessible::Name)
            return QAccessibleWidget::text(type);
        //: read aloud
        return Tr::tr("Graph");
    }
    int childCount() const override { return static_cast<int>(vertexCount(*m_view) + tokenCount(*m_view)); }
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto found = m_items.find(index);
        if (found != m_items.end())
            return QAccessible::accessibleInterface(found->second);
        auto* item = new GraphChild(m_view, static_cast<std::size_t>(index));
        m_items.emplace(index, QAccessible::registerAccessibleInterface(item)); // which owns it
        return item;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (const auto& [index, id] : m_items) {
            if (QAccessible::accessibleInterface(id) == child)
                return index;
        }
        return -1;
    }
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

private:
    GraphView* m_view;
    mutable std::map<int, QAccessible::Id> m_items;
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
