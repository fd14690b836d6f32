// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/view.h"

#include "graph/view/layout.h"
#include "widgets/access/accessible_parts.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/glyphs.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QLabel>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace laststone::graph {

using theory::Count;

namespace {

constexpr double kMargin = kVertexRadius; // around the rims, for labels and tokens of the least size
constexpr double kLargest = 2; // em that the radius of a vertex has at most, when fitted
constexpr double kRoomToDraw = 14; // radii that the shorter side has while a graph is drawn
constexpr double kMostZoom = 8; // times that
constexpr double kLeastZoom = 0.02;
constexpr double kZoomStep = 1.2;
// Below a frame, so that the graph keeps most of the room, also in two languages.
constexpr int kLinesBelowFrame = 2;
constexpr int kLinesOfTwo = 3;
constexpr double kWordsBelowFrame = 0.7; // of the font: as large as the words beside the board of a stage
constexpr double kHintOfTwo = 0.65; // the hint in two languages, which is long; read from afar it still is
constexpr double kRefusal = 1.5; // of the font, where that is not a stage's: it is read by those who look on
constexpr int kRounds = 3; // until the size of names and the scale suit each other

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

View::View(QWidget* parent)
    : QGraphicsView(parent), m_messageLabel(new QLabel(this)), m_formulaLabel(new QLabel(this))
{
    QAccessible::installFactory(makeItem); // which does nothing the second time
    setScene(&m_scene);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAlignment(Qt::AlignCenter);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    // Items set their pens and brushes all, and leave nothing outside their bounds.
    setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    viewport()->setMouseTracking(true);
    m_messageLabel->setWordWrap(true);
    m_messageLabel->setTextFormat(Qt::PlainText); // it may name a file
    m_messageLabel->setAutoFillBackground(true);
    m_messageLabel->setBackgroundRole(QPalette::Base);
    for (QLabel* label : {m_messageLabel, m_formulaLabel}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->hide();
    }
}

void View::restyle(const widgets::Theme& theme, const QFont& font)
{
    setFont(font);
    m_scene.setStyle(theme, font);
    setBackgroundBrush(theme.card);
    // The style sheet of the application would give them the colours of the window, which may be another's.
    for (QLabel* label : {m_messageLabel, m_formulaLabel})
        label->setPalette(theme.palette());
    m_messageLabel->setFont(font);
    m_formulaLabel->setFont(widgets::scaledFont(font, 1.4, true));
    showMessage();
}

// ---- where the graph is ----

QSizeF View::room() const
{
    return QSizeF(viewport()->width(), std::max(1, viewport()->height() - m_bottom)) / largestScale();
}

// The size in the scene of names that can be read at a scale.
double View::leastLetters(double scale) const
{
    constexpr double kLegible = 0.62; // of the font, as much as a stage asks for
    return std::clamp(QFontInfo(font()).pixelSize() * kLegible / scale, kLeastLetters, kMostLetters);
}

// The same of values and numbers of tokens, which are short and stand alone.
double View::leastSigns(double scale) const
{
    constexpr double kLegible = 0.62; // of the font, as much as a stage asks for at least
    return std::clamp(QFontInfo(font()).pixelSize() * kLegible / scale, kLeastSigns, kMostSigns);
}

Places View::arrange(const Graph& model, const Layers& layers) const
{
    const QFont& written = m_scene.graphStyle().font;
    double least = kLeastLetters;
    Places places;
    for (int round = 0; round < kRounds; ++round) {
        places = arrangeGraph(model, layers, room(), namesOutside(model, written, least));
        const double needed = leastLetters(scaleOf(places) * largestScale());
        if (needed <= least || !model.drawing().hasNames())
            break;
        least = needed;
    }
    return places;
}

double View::scaleOf(const Places& places) const
{
    const QSizeF size = places.bounds().size() + QSizeF(2 * margin(), 2 * margin());
    return std::min({1.0, room().width() / size.width(), room().height() / size.height()});
}

double View::largestScale() const
{
    return widgets::Spacing(font()).em * kLargest / kVertexRadius;
}

double View::margin() const
{
    return kMargin + 2 * (m_scene.graphStyle().tokenRadius() - kTokenRadius);
}

QRectF View::content() const
{
    const double around = margin();
    return m_scene.places().bounds().adjusted(-around, -around, around, around) | m_scene.drawnBounds();
}

void View::setFrame(const std::optional<QRectF>& frame)
{
    if (std::exchange(m_frame, frame) == frame)
        return;
    placeLabels();
    if (m_fitted)
        fit(); // also when nobody draws any more, as where it has been drawn
}

QRectF View::inSight() const
{
    if (m_fitted) // more exactly than in whole pixels
        return sceneRect().adjusted(0, 0, 0, -units(m_bottom));
    return mapToScene(viewport()->rect().adjusted(0, 0, 0, -m_bottom)).boundingRect();
}

QRectF View::seen() const
{
    return m_fitted ? inSight() : inSight() | content();
}

// What is fitted in: rings around vertices reach over the border of a frame.
QRectF View::wanted() const
{
    constexpr double kRings = 9;
    return m_frame ? m_frame->adjusted(-kRings, -kRings, kRings, kRings) : content();
}

// Whether what is not to be outside is in there, but for what is due to rounding.
bool View::holds(const QRectF& sight) const
{
    const double around = margin();
    const QRectF vertices = m_scene.places().bounds().adjusted(-around, -around, around, around);
    return sight.adjusted(-1, -1, 1, 1)
        .contains(vertices | (m_held ? m_scene.namedBounds() : m_scene.drawnBounds()));
}

void View::fit()
{
    m_whole.reset();
    fitAnew();
}

void View::fitAnew()
{
    m_fitted = true;
    if (!m_scene.hasGraph() || viewport()->size().isEmpty())
        return;
    const QSizeF size = viewport()->size();
    const double height = std::max(1.0, size.height() - m_bottom);
    const auto fitted = [&](const QRectF& box) {
        return std::clamp(std::min(size.width() / box.width(), height / box.height()), kLeastZoom,
                          largestFitted());
    };
    // Larger names make the scale smaller in turn, by little.
    for (int round = 0; round < kRounds; ++round) {
        const double now = fitted(wanted());
        m_scene.setLeast(leastLetters(now), leastSigns(now));
    }
    const QRectF box = wanted();
    const double scale = fitted(box);
    const QSizeF seen = size / scale;
    show(QRectF(box.center() - QPointF(seen.width(), height / scale) / 2, seen));
}

// Exactly this, with nothing to scroll.
void View::show(const QRectF& scene)
{
    const double scale = viewport()->width() / scene.width();
    setTransform(QTransform::fromScale(scale, scale));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSceneRect(scene);
    m_scene.setSeen(inSight());
    horizontalScrollBar()->setValue(horizontalScrollBar()->minimum());
    verticalScrollBar()->setValue(verticalScrollBar()->minimum());
    placeFormula();
    emit seenChanged();
}

std::optional<View::Sight> View::sight() const
{
    if (!m_fitted || m_frame)
        return std::nullopt;
    return Sight{sceneRect(), m_bottom == 0 ? sceneRect() : m_whole};
}

void View::restore(const Sight& sight)
{
    if (!m_fitted || m_frame || !isOfShape(sight.scene))
        return;
    m_whole = sight.whole;
    setLeastFor(sight.scene);
    show(sight.scene);
}

// What is written is as large as it is when this is seen.
void View::setLeastFor(const QRectF& scene)
{
    const double scale = viewport()->width() / scene.width();
    m_scene.setLeast(leastLetters(scale), leastSigns(scale));
}

bool View::isOfShape(const QRectF& scene) const
{
    const double height = scene.height() * viewport()->width() / scene.width();
    return std::abs(height - viewport()->height()) < 1;
}

// The room has become another: what is seen stays where it is while all of it is.
void View::refit(int bottomBefore)
{
    if (!m_fitted)
        return;
    if (m_frame)
        return fit();
    if (bottomBefore == 0)
        m_whole = sceneRect();
    m_scene.setSeen(inSight());
    keepFitted();
}

void View::keepFitted()
{
    if (!m_fitted) {
        setSceneRect(sceneRect() | content());
        emit seenChanged();
        return;
    }
    if (m_frame)
        return; // nothing moves for who looks on
    // What has been put near the border may stay there while all of it is seen.
    // What has made room for words, and for what is drawn, is as it was before when there are none any more,
    // if there is room for it.
    if (const auto whole = m_bottom == 0 ? std::exchange(m_whole, std::nullopt) : std::nullopt) {
        setLeastFor(*whole);
        if (holds(*whole))
            show(*whole);
        else
            setLeastFor(sceneRect());
    }
    if (!holds(inSight()))
        fitAnew();
}

// Where one vertex would be as large as can be there would be no room for others.
double View::largestFitted() const
{
    const double shorter = std::min(viewport()->width(), viewport()->height());
    const double most = std::max(kLeastZoom, shorter / (kVertexRadius * kRoomToDraw));
    return m_held ? std::min(largestScale(), most) : largestScale();
}

void View::setHeld(bool held)
{
    if (std::exchange(m_held, held) == held)
        return;
    if (!held)
        keepFitted();
    else if (m_fitted && transform().m11() > largestFitted())
        fitAnew(); // until it is held no more
}

void View::zoom(double factor, const QPointF& around)
{
    const double now = transform().m11();
    const double scale = std::clamp(now * factor, kLeastZoom, largestScale() * kMostZoom);
    const QPointF fixed = mapToScene(around.toPoint());
    m_fitted = false;
    m_scene.setSeen({});
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    // Room to pan all around.
    const QRectF box = content();
    const QSizeF seen = QSizeF(viewport()->size()) / scale * 0.5;
    setSceneRect(box.adjusted(-seen.width(), -seen.height(), seen.width(), seen.height()));
    setTransform(QTransform::fromScale(scale, scale));
    pan((around - mapFromScene(fixed)).toPoint());
}

void View::pan(const QPoint& by)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
    emit seenChanged();
}

void View::ensureShown(Count vertex)
{
    if (!m_fitted && m_scene.isDrawn())
        centerOn(m_scene.places().vertices.at(vertex));
}

QRect View::toViewport(const QPointF& centre, double radius) const
{
    const QRectF box(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius);
    return mapFromScene(box).boundingRect();
}

QRect View::vertexRect(Count vertex) const
{
    return toViewport(m_scene.places().vertices.at(vertex), kVertexRadius);
}

QRect View::freeBeside(Count vertex, const QSize& size) const
{
    constexpr double kAways[] = {1.2, 1.5, 1.8, 2.2, 3.0, 4.0}; // radii from the centre
    const QSize room = viewport()->size() - QSize(0, m_bottom) - size;
    const Occupied occupied = m_scene.occupied();
    QRect best;
    double least = std::numeric_limits<double>::infinity();
    for (const double away : kAways) {
        const QRect own = toViewport(m_scene.places().vertices.at(vertex), away * kVertexRadius);
        const QPoint middle = own.center() - QPoint(size.width(), size.height()) / 2;
        for (const QPoint& corner :
             {QPoint(middle.x(), own.bottom()), QPoint(middle.x(), own.top() - size.height()),
              QPoint(own.right(), middle.y()), QPoint(own.left() - size.width(), middle.y())}) {
            const QRect box({std::clamp(corner.x(), 0, std::max(0, room.width())),
                             std::clamp(corner.y(), 0, std::max(0, room.height()))},
                            size);
            constexpr double kAll = 1e9; // more than all else: it would not be beside
            const double here = covered(mapToScene(box).boundingRect(), occupied)
                + (box.intersects(vertexRect(vertex)) ? kAll : 0);
            if (here >= least)
                continue;
            least = here;
            best = box;
        }
    }
    return best;
}

QRect View::tokenRect(std::size_t token) const
{
    return toViewport(m_scene.tokenPlace(token), m_scene.graphStyle().tokenRadius());
}

// ---- what is said ----

void View::say(const teaching::Sentence& message, bool wrong)
{
    m_message = message;
    m_wrong = wrong;
    showMessage();
    if (!message.isEmpty())
        widgets::announce(*this, this->message());
}

void View::setSecondVoice(const std::optional<teaching::Voice>& second)
{
    m_second = second;
    showMessage();
}

void View::setHints(const std::vector<teaching::Sentence>& hints)
{
    if (m_hints == hints)
        return;
    m_hints = hints;
    showMessage();
}

QString View::message() const
{
    return teaching::Voice::installed().say(m_message.isEmpty() ? hint() : m_message);
}

// In the language of the window and, where there is one and it is wanted, in the second one.
QString View::said(const teaching::Sentence& words, bool inBoth) const
{
    return widgets::inBothLanguages(words, inBoth ? m_second : std::nullopt).join(u'\n');
}

void View::setFormula(const QString& formula)
{
    m_formulaLabel->setText(formula);
    m_formulaLabel->setVisible(!formula.isEmpty());
    placeLabels();
}

void View::showMessage()
{
    if (m_message.isEmpty())
        widgets::setInBothLanguages(*m_messageLabel, hint(), m_isForHall ? m_second : std::nullopt);
    else
        widgets::setInBothLanguages(*m_messageLabel, m_message, m_second);
    widgets::setStyleProperty(*m_messageLabel, "error", m_wrong);
    widgets::setStyleProperty(*m_messageLabel, "muted", !m_wrong);
    m_messageLabel->setVisible(!m_messageLabel->text().isEmpty());
    placeLabels();
}

void View::setForHall(bool is)
{
    m_isForHall = is;
    showMessage();
}

QFont View::wordsFont() const
{
    return widgets::scaledFont(font(), isDrawnForHall() ? kWordsBelowFrame : 1);
}

// A hall looks on while it is drawn, here or on another board.
bool View::isDrawnForHall() const
{
    return m_frame || (m_isForHall && !m_hints.empty());
}

bool View::coversVertex(const QRect& box) const
{
    const auto& places = m_scene.places().vertices;
    return std::ranges::any_of(places,
                               [&](const auto& place) { return box.intersects(vertexRect(place.first)); });
}

void View::placeLabels()
{
    const int gap = static_cast<int>(widgets::Spacing(font()).small);
    const QRect room = viewport()->rect().adjusted(gap, 0, -gap, 0);
    const QFont hintFont = m_isForHall && m_second ? widgets::scaledFont(font(), kHintOfTwo) : wordsFont();
    const bool isLoud = m_wrong && !m_message.isEmpty() && !isDrawnForHall() && !m_isForHall;
    m_messageLabel->setFont(m_message.isEmpty() ? hintFont
                                : isLoud        ? widgets::scaledFont(font(), kRefusal)
                                                : wordsFont());
    const int height = m_messageLabel->heightForWidth(room.width());
    const QRect below(room.left(), room.bottom() + 1 - height, room.width(), height);
    const QRect above(room.topLeft(), below.size());
    m_messageLabel->setGeometry((m_frame || m_wrong) && coversVertex(below) && !coversVertex(above) ? above
                                                                                                    : below);
    // A message that is no hint lies over the graph for a while: the graph must not jump away under the
    // pointer. What is loud has its room from the beginning.
    const QRect lines(0, 0, room.width(), QWIDGETSIZE_MAX);
    const QFontMetrics metrics(isDrawnForHall() || m_isForHall ? hintFont
                                                               : widgets::scaledFont(font(), kRefusal));
    int bottom = 0;
    for (const teaching::Sentence& each : m_hints) {
        const QString words = said(each, m_isForHall);
        bottom = std::max(bottom, metrics.boundingRect(lines, Qt::TextWordWrap, words).height());
    }
    if (isDrawnForHall()) { // who looks on while a graph is drawn is told below it what is refused
        const QFontMetrics words(wordsFont());
        bottom = std::max(bottom, (m_second ? kLinesOfTwo : kLinesBelowFrame) * words.lineSpacing());
    }
    if (const int before = std::exchange(m_bottom, bottom); before != bottom)
        refit(before);
    placeFormula();
}

void View::placeFormula()
{
    if (m_formulaLabel->isHidden())
        return;
    const int gap = static_cast<int>(widgets::Spacing(font()).small);
    m_formulaLabel->adjustSize();
    QRect box = m_formulaLabel->rect();
    const QRect room = viewport()->rect().adjusted(gap, gap / 2, -gap, -gap / 2 - m_bottom);
    const Occupied occupied = m_scene.isDrawn() ? m_scene.occupied() : Occupied();
    std::optional<double> least;
    for (const Qt::Corner corner :
         {Qt::TopLeftCorner, Qt::TopRightCorner, Qt::BottomLeftCorner, Qt::BottomRightCorner}) {
        const bool isRight = corner == Qt::TopRightCorner || corner == Qt::BottomRightCorner;
        const bool isLow = corner == Qt::BottomLeftCorner || corner == Qt::BottomRightCorner;
        box.moveLeft(isRight ? room.right() + 1 - box.width() : room.left());
        box.moveTop(isLow ? room.bottom() + 1 - box.height() : room.top());
        const double here = covered(mapToScene(box).boundingRect(), occupied);
        if (least && here >= *least)
            continue;
        least = here;
        m_formulaLabel->move(box.topLeft());
    }
}

// ---- events ----

void View::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton)
        m_panning = event->pos();
    else if (event->button() == Qt::LeftButton && m_scene.isDrawn())
        m_tool->press(event, mapToScene(event->pos()));
}

void View::mouseMoveEvent(QMouseEvent* event)
{
    if (m_panning) {
        pan(event->pos() - *m_panning);
        m_panning = event->pos();
    } else if (m_scene.isDrawn()) {
        m_tool->move(event, mapToScene(event->pos()));
    }
}

void View::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton)
        m_panning.reset();
    else if (event->button() == Qt::LeftButton && m_scene.isDrawn())
        m_tool->release(event, mapToScene(event->pos()));
}

void View::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_scene.isDrawn())
        m_tool->doubleClick(event, mapToScene(event->pos()));
}

void View::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier)) {
        zoom(std::pow(kZoomStep, event->angleDelta().y() / double(QWheelEvent::DefaultDeltasPerStep)),
             event->position());
        event->accept();
    } else if (m_fitted) {
        event->ignore();
    } else {
        QGraphicsView::wheelEvent(event);
    }
}

void View::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_scene.isDrawn())
        m_tool->contextMenu(event, mapToScene(event->pos()));
}

void View::keyPressEvent(QKeyEvent* event)
{
    if (m_tool->key(event))
        return;
    const QPointF middle = QRectF(viewport()->rect()).center();
    const bool plain = !widgets::isWithCommandKey(*event);
    if (plain && event->key() == Qt::Key_PageUp) {
        zoom(kZoomStep, middle);
    } else if (plain && event->key() == Qt::Key_PageDown) {
        zoom(1 / kZoomStep, middle);
    } else if (event->modifiers() == Qt::NoModifier && event->key() == Qt::Key_F) {
        fit();
    } else {
        event->ignore();
        emit keyPressed(event);
    }
}

bool View::focusNextPrevChild(bool next)
{
    // At the last vertex, Tab goes on to the next widget.
    return m_tool->tab(next) || QGraphicsView::focusNextPrevChild(next);
}

bool View::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        m_tool->leave();
    return QGraphicsView::viewportEvent(event);
}

void View::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    placeLabels();
    if (m_fitted)
        fit();
    emit resized();
}

bool View::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_tool->owns(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    const bool isKnown = QGraphicsView::event(event);
    if (event->type() == QEvent::FocusIn)
        emit entered();
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        emit m_tool->lookChanged();
    return isKnown;
}

} // namespace laststone::graph
