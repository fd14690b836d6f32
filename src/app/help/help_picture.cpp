// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_picture.h"

#include "games/catalogue.h"
#include "teaching/notation.h"
#include "teaching/tour.h"
#include "widgets/board/board_picture.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson_page.h"
#include "widgets/steps/step_panel.h"

#include <QApplication>
#include <QPainter>
#include <QUrlQuery>

#include <algorithm>

namespace laststone::app {

using Kind = HelpPicture::Kind;
using widgets::Lesson;

namespace {

// A chart lays its axes out once it knows its size, and again when their labels have changed.
constexpr int kRounds = 5;

struct Shape {
    const char* scheme;
    Kind kind;
    QSizeF real; // in em: the widget
    double scale; // of its picture
};
constexpr Shape kShapes[] = {
    {"board", Kind::Board, {34, 15}, 1},
    {"chart", Kind::Chart, {34, 19}, 1},
    {"steps", Kind::Steps, {34, 20}, 1},
    {"page", Kind::Page, {66, 42}, 0.7},
};

const Shape& shapeOf(Kind kind)
{
    return *std::ranges::find(kShapes, kind, &Shape::kind);
}

QSize realSize(const HelpPicture& picture, const QFont& font)
{
    const double em = widgets::Spacing(font).em;
    const QSizeF size = shapeOf(picture.kind).real;
    return QSizeF((picture.columns > 0 ? picture.columns : size.width()) * em,
                  (picture.lines > 0 ? picture.lines : size.height()) * em)
        .toSize();
}

// A number in a query; none when it is not one from 0 on.
std::optional<int> numberIn(const QUrlQuery& query, const QString& key)
{
    bool isNumber = false;
    const int number = query.queryItemValue(key).toInt(&isNumber);
    return isNumber && number >= 0 ? std::optional(number) : std::nullopt;
}

// Two people play, and nothing moves by itself.
teaching::Options optionsOf(const Lesson& lesson, const HelpPicture& picture)
{
    teaching::Options options;
    options.opponent = teaching::Opponent::Person;
    options.animation = false;
    if (picture.view)
        options.arrangements[lesson.id()] = *picture.view;
    return options;
}

void begin(teaching::Session& session, const HelpPicture& picture)
{
    session.beginWith(picture.position);
    session.setStep(picture.step - 1);
}

const Lesson& lessonOf(const HelpPicture& picture)
{
    return *games::findLesson(picture.position.word());
}

// The widget that is painted; none for a board, which needs none.
std::unique_ptr<QWidget> make(const HelpPicture& picture)
{
    if (picture.kind == Kind::Board)
        return nullptr;
    const Lesson& lesson = lessonOf(picture);
    const teaching::Options options = optionsOf(lesson, picture);
    if (picture.kind == Kind::Page) {
        auto page = std::make_unique<widgets::LessonPage>(lesson, games::families(), options);
        page->setAutoFillBackground(true);
        begin(page->session(), picture);
        return page;
    }
    // What a part of a page shows when there is no page around it; belongs to the part.
    auto session = std::make_unique<teaching::Session>(
        teaching::Subject{lesson.first, lesson.explain, games::families()}, options);
    begin(*session, picture);
    std::unique_ptr<QWidget> part;
    if (picture.kind == Kind::Chart) {
        auto chart = std::make_unique<widgets::ChartPanel>();
        chart->setSession(lesson, *session);
        part = std::move(chart);
    } else {
        auto steps = std::make_unique<widgets::StepPanel>();
        steps->setSession(*session);
        part = std::move(steps);
    }
    session.release()->setParent(part.get());
    part->setAutoFillBackground(true);
    part->setBackgroundRole(QPalette::Base);
    return part;
}

// Where the number of a part stands, clear of its words: a row of controls begins with them, and a panel has
// room in its right upper corner.
QRectF discOf(const QRectF& part, double size)
{
    constexpr double kAlong = 0.8; // of a row's width
    const bool isRow = part.height() < 2 * size;
    const QPointF middle = isRow ? QPointF(part.left() + part.width() * kAlong, part.center().y())
                                 : part.topRight() + QPointF(-size * 1.1, size * 0.8);
    return {middle - QPointF(size / 2, size / 2), QSizeF(size, size)};
}

void paintNumbers(QPainter& painter, const QWidget& widget, const QStringList& parts)
{
    constexpr double kDisc = 1.9; // em: legible after the page has been made smaller
    const widgets::Theme& theme = widgets::Theme::of(widget.palette());
    painter.setFont(widgets::scaledFont(widget.font(), 1.25, true));
    int number = 0;
    for (const QString& name : parts) {
        ++number;
        const auto* part = widget.findChild<QWidget*>(name);
        if (!part || !part->isVisible())
            continue;
        const QRectF area(part->mapTo(&widget, QPoint()), QSizeF(part->size()));
        const QRectF disc = discOf(area, widgets::Spacing(widget.font()).em * kDisc);
        painter.setPen(QPen(theme.card, disc.width() / 12));
        painter.setBrush(theme.accent);
        painter.drawEllipse(disc);
        painter.setPen(widget.palette().color(QPalette::HighlightedText));
        painter.drawText(disc, Qt::AlignCenter, QString::number(number));
    }
}

} // namespace

std::optional<HelpPicture> readHelpPicture(const QUrl& url)
{
    const auto shape = std::ranges::find_if(
        kShapes, [&](const Shape& each) { return url.scheme() == QLatin1String(each.scheme); });
    const auto notation =
        teaching::notationOfLink(QStringLiteral("position:") + url.path(QUrl::FullyDecoded));
    if (shape == std::end(kShapes) || !notation)
        return std::nullopt;
    const auto parsed = teaching::parsePosition(*notation, games::families(), nullptr);
    const auto* position = std::get_if<teaching::Position>(&parsed);
    if (!position)
        return std::nullopt;
    HelpPicture picture;
    picture.kind = shape->kind;
    picture.position = *position;
    const QUrlQuery query(url);
    for (const auto& [key, value] : query.queryItems()) {
        const auto number = numberIn(query, key);
        if (key == QLatin1String("parts"))
            picture.parts = value.split(QLatin1Char(','));
        else if (key == QLatin1String("step") && number)
            picture.step = *number;
        else if (key == QLatin1String("columns") && number)
            picture.columns = *number;
        else if (key == QLatin1String("lines") && number)
            picture.lines = *number;
        else if (key == QLatin1String("view") && number)
            picture.view = number;
        else
            return std::nullopt;
    }
    if (picture.step > 0) {
        const auto steps = lessonOf(picture).explain(*position).steps;
        if (static_cast<std::size_t>(picture.step) > steps.size())
            return std::nullopt;
        picture.shown = steps[static_cast<std::size_t>(picture.step) - 1].shown;
    }
    return picture;
}

QSize shownSize(const HelpPicture& picture, const QFont& font)
{
    return (QSizeF(realSize(picture, font)) * shapeOf(picture.kind).scale).toSize();
}

HelpPainter::HelpPainter()
{
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &HelpPainter::work);
}

HelpPainter::~HelpPainter() = default;

void HelpPainter::order(const QUrl& url, const HelpPicture& picture, const QFont& font, double ratio)
{
    m_orders.push_back({url, picture, shownSize(picture, font), ratio});
    m_turn.start();
}

void HelpPainter::clear()
{
    m_turn.stop();
    m_orders.clear();
    m_widget.reset();
}

// One turn: a widget is made, or has time to lay itself out, or a picture is painted.
void HelpPainter::work()
{
    const Order order = m_orders.front();
    if (!m_widget && (m_widget = make(order.picture))) {
        m_rounds = 0;
        m_widget->setAttribute(Qt::WA_DontShowOnScreen);
        m_widget->setAttribute(Qt::WA_QuitOnClose, false);
        m_widget->setAttribute(Qt::WA_ShowWithoutActivating);
        m_widget->resize(realSize(order.picture, m_widget->font()));
        m_widget->show();
        return;
    }
    if (m_widget && ++m_rounds <= kRounds)
        return;
    m_orders.pop_front();
    if (m_orders.empty())
        m_turn.stop();
    paint(order);
}

void HelpPainter::paint(const Order& order)
{
    QImage image(order.shown * order.ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(order.ratio);
    const widgets::Theme& theme = widgets::Theme::of(QGuiApplication::palette());
    image.fill(theme.card);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QFont font = QApplication::font();
    const QSize real = m_widget ? m_widget->size() : realSize(order.picture, font);
    const double scale = static_cast<double>(order.shown.width()) / real.width();
    painter.scale(scale, scale);
    if (m_widget) {
        m_widget->render(&painter);
        paintNumbers(painter, *m_widget, order.picture.parts);
    } else {
        const Lesson& lesson = lessonOf(order.picture);
        widgets::BoardView view = widgets::firstView(lesson, order.picture.position);
        view.arrangement = order.picture.view.value_or(view.arrangement);
        view.shown = order.picture.shown;
        paintBoard(painter, lesson, view, {font}, QRectF(QPointF(), real));
    }
    painter.resetTransform();
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(QPointF(), QSizeF(order.shown)).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.end();
    m_widget.reset();
    emit painted(order.url, image);
}

} // namespace laststone::app
