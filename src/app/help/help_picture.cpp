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
#include <QTimer>
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

// What a part of a page shows when there is no page around it; belongs to the part.
teaching::Session& sessionFor(QWidget& part, const Lesson& lesson, const HelpPicture& picture)
{
    auto* session = new teaching::Session({lesson.first, lesson.explain, games::families()},
                                          optionsOf(lesson, picture), &part);
    begin(*session, picture);
    return *session;
}

widgets::BoardView boardView(const Lesson& lesson, const HelpPicture& picture)
{
    widgets::BoardView view = widgets::firstView(lesson, picture.position);
    view.arrangement = picture.view.value_or(view.arrangement);
    if (picture.step > 0)
        view.shown = lesson.explain(picture.position).steps[static_cast<std::size_t>(picture.step) - 1].shown;
    return view;
}

std::unique_ptr<QWidget> makeChart(const Lesson& lesson, const HelpPicture& picture)
{
    auto chart = std::make_unique<widgets::ChartPanel>();
    chart->setAutoFillBackground(true);
    chart->setBackgroundRole(QPalette::Base);
    chart->setSession(lesson, sessionFor(*chart, lesson, picture));
    return chart;
}

std::unique_ptr<QWidget> makeSteps(const Lesson& lesson, const HelpPicture& picture)
{
    auto steps = std::make_unique<widgets::StepPanel>();
    steps->setAutoFillBackground(true);
    steps->setBackgroundRole(QPalette::Base);
    steps->setSession(sessionFor(*steps, lesson, picture));
    return steps;
}

std::unique_ptr<QWidget> makePage(const Lesson& lesson, const HelpPicture& picture)
{
    auto page = std::make_unique<widgets::LessonPage>(lesson, games::families(), optionsOf(lesson, picture));
    page->setAutoFillBackground(true);
    begin(page->session(), picture);
    return page;
}

const Lesson& lessonOf(const HelpPicture& picture)
{
    return *games::findLesson(picture.position.word());
}

// The widget that is painted; none for a board, which needs none.
std::unique_ptr<QWidget> make(const HelpPicture& picture)
{
    const Lesson& lesson = lessonOf(picture);
    switch (picture.kind) {
    case Kind::Board:
        return nullptr;
    case Kind::Chart:
        return makeChart(lesson, picture);
    case Kind::Steps:
        return makeSteps(lesson, picture);
    case Kind::Page:
        break;
    }
    return makePage(lesson, picture);
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
    HelpPicture picture{shape->kind, *position, 0, std::nullopt, 0, 0, {}};
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
    const auto steps = games::findLesson(position->word())->explain(*position).steps.size();
    return static_cast<std::size_t>(picture.step) <= steps ? std::optional(picture) : std::nullopt;
}

QSize shownSize(const HelpPicture& picture, const QFont& font)
{
    return (QSizeF(realSize(picture, font)) * shapeOf(picture.kind).scale).toSize();
}

HelpPainter::HelpPainter(QObject* parent) : QObject(parent) { }

HelpPainter::~HelpPainter() = default;

void HelpPainter::order(const QUrl& url, const HelpPicture& picture, const QFont& font, double ratio)
{
    m_orders.push_back({url, picture, shownSize(picture, font), ratio});
    if (m_orders.size() == 1)
        next();
}

void HelpPainter::clear()
{
    ++m_generation;
    m_orders.clear();
    m_widget.reset();
}

void HelpPainter::next()
{
    if (m_orders.empty())
        return;
    QTimer::singleShot(0, this, [this, generation = m_generation] {
        if (generation != m_generation)
            return;
        const Order& order = m_orders.front();
        m_widget = make(order.picture);
        if (!m_widget)
            return finish();
        m_widget->setAttribute(Qt::WA_DontShowOnScreen);
        m_widget->setAttribute(Qt::WA_QuitOnClose, false);
        m_widget->setAttribute(Qt::WA_ShowWithoutActivating);
        m_widget->resize(realSize(order.picture, m_widget->font()));
        m_widget->show();
        settle(kRounds);
    });
}

void HelpPainter::settle(int rounds)
{
    QTimer::singleShot(0, this, [this, rounds, generation = m_generation] {
        if (generation != m_generation)
            return;
        if (rounds > 0)
            settle(rounds - 1);
        else
            finish();
    });
}

void HelpPainter::finish()
{
    const Order order = m_orders.front();
    m_orders.pop_front();
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
        paintBoard(painter, lesson, boardView(lesson, order.picture), {font}, QRectF(QPointF(), real));
    }
    painter.resetTransform();
    painter.setPen(theme.border);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(QPointF(), QSizeF(order.shown)).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.end();
    m_widget.reset();
    emit painted(order.url, image);
    next();
}

} // namespace laststone::app
