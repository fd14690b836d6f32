// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_browser.h"

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
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrlQuery>
#include <QWheelEvent>

#include <algorithm>
#include <deque>

namespace laststone::app {

using Kind = HelpPicture::Kind;
using widgets::Lesson;
using widgets::Spacing;
using widgets::Theme;

namespace {

constexpr QLatin1String kScheme("help");

QUrl addressOf(const HelpChapter& chapter)
{
    return QUrl(kScheme + QStringLiteral(":/%1.md").arg(chapter.id));
}

// A whole address cannot be had decoded, its parts can.
QString textOf(const QUrl& link)
{
    return link.scheme() + QLatin1Char(':') + link.path(QUrl::FullyDecoded);
}

bool isAscii(const QString& text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.unicode() < 128; });
}

// Commands stand in letters of one width; Chinese among them keeps the font of the language.
QTextCharFormat codeFormat(const QString& text, const QFont& font, const Theme& theme)
{
    QTextCharFormat format;
    if (!isAscii(text))
        format.setFontFamilies(font.families());
    format.setFontPointSize(font.pointSizeF());
    format.setBackground(theme.field);
    return format;
}

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
    const double em = Spacing(font).em;
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
    options.usual.opponent = teaching::Opponent::Person;
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
    const Theme& theme = Theme::of(widget.palette());
    painter.setFont(widgets::scaledFont(widget.font(), 1.25, true));
    int number = 0;
    for (const QString& name : parts) {
        ++number;
        const auto* part = widget.findChild<QWidget*>(name);
        if (!part || !part->isVisible())
            continue;
        const QRectF area(part->mapTo(&widget, QPoint()), QSizeF(part->size()));
        const QRectF disc = discOf(area, Spacing(widget.font()).em * kDisc);
        painter.setPen(QPen(theme.card, disc.width() / 12));
        painter.setBrush(theme.accent);
        painter.drawEllipse(disc);
        painter.setPen(widget.palette().color(QPalette::HighlightedText));
        painter.drawText(disc, Qt::AlignCenter, QString::number(number));
    }
}

// The size in which the picture is shown where there is room, in pixels of a screen of 1:1.
QSize shownSize(const HelpPicture& picture, const QFont& font)
{
    return (QSizeF(realSize(picture, font)) * shapeOf(picture.kind).scale).toSize();
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

// Makes pictures one after the other, while the window goes on.
class HelpBrowser::Painter {
public:
    explicit Painter(HelpBrowser& browser) : m_browser(browser)
    {
        m_turn.setInterval(0);
        m_turn.callOnTimeout([this] { work(); });
    }

    // The browser is shown it, once. `ratio` is that of the screen's pixels to those of 1:1.
    void order(const QUrl& url, const HelpPicture& picture, const QFont& font, double ratio)
    {
        m_orders.push_back({url, picture, shownSize(picture, font), ratio});
        m_turn.start();
    }

    // Orders not yet carried out are dropped.
    void clear();

private:
    struct Order {
        QUrl url;
        HelpPicture picture;
        QSize shown;
        double ratio;
    };
    void work();
    void paint(const Order& order);

    HelpBrowser& m_browser;
    std::deque<Order> m_orders;
    std::unique_ptr<QWidget> m_widget; // of the first order, while it is laid out
    int m_rounds = 0; // that it has been laid out in
    QTimer m_turn; // until all orders are carried out
};

void HelpBrowser::Painter::clear()
{
    m_turn.stop();
    m_orders.clear();
    m_widget.reset();
}

// One turn: a widget is made, or has time to lay itself out, or a picture is painted.
void HelpBrowser::Painter::work()
{
    const Order order = m_orders.front();
    const bool isFirst = !m_widget;
    if (isFirst)
        m_widget = make(order.picture);
    if (isFirst && m_widget) {
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

void HelpBrowser::Painter::paint(const Order& order)
{
    QImage image(order.shown * order.ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(order.ratio);
    const QPalette palette = QGuiApplication::palette();
    const Theme& theme = Theme::of(palette);
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
    m_browser.showPainted(order.url, image);
}

HelpBrowser::HelpBrowser(QWidget* parent)
    : TextBrowser(parent)
    , m_chapters(loadHelp(QStringLiteral(":/help"), QLocale()))
    , m_painter(std::make_unique<Painter>(*this))
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    m_again.setSingleShot(true);
    m_again.setInterval(0);
    connect(&m_again, &QTimer::timeout, this, &HelpBrowser::again);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
    connect(this, &QTextBrowser::sourceChanged, this, [this] {
        dress();
        emit chapterChanged(chapter());
    });
}

HelpBrowser::~HelpBrowser() = default;

void HelpBrowser::showPainted(const QUrl& url, const QImage& image)
{
    m_pictures[url].image = image;
    document()->addResource(QTextDocument::ImageResource, url, image);
    fitPictures();
    viewport()->update();
}

int HelpBrowser::chapter() const
{
    return chapterAt(source());
}

int HelpBrowser::chapterAt(const QUrl& address) const
{
    const auto found = std::ranges::find(m_chapters, address, &addressOf);
    return found == m_chapters.end() ? -1 : static_cast<int>(found - m_chapters.begin());
}

void HelpBrowser::showChapter(int chapter)
{
    setSource(addressOf(m_chapters[static_cast<std::size_t>(chapter)]), QTextDocument::MarkdownResource);
}

void HelpBrowser::setWanted(const QString& words)
{
    m_wanted = words.simplified();
    markWanted();
}

void HelpBrowser::showHit(const HelpHit& hit)
{
    if (hit.chapter != chapter())
        showChapter(hit.chapter);
    QTextCursor cursor(document());
    cursor.setPosition(hit.place.position);
    cursor.setPosition(hit.place.position + hit.place.length, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    // With what comes before it in sight.
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top()
                                  - viewport()->height() / 3);
}

void HelpBrowser::follow(const QUrl& link)
{
    if (const auto notation = teaching::notationOfLink(textOf(link))) {
        const auto parsed = teaching::parsePosition(*notation, games::families(), nullptr);
        if (const auto* position = std::get_if<teaching::Position>(&parsed))
            emit positionWanted(*position);
        return;
    }
    const QUrl address = source().resolved(link);
    if (chapterAt(address) >= 0) // nothing else is ever opened
        setSource(address, QTextDocument::MarkdownResource);
}

QVariant HelpBrowser::loadResource(int type, const QUrl& url)
{
    const bool isPicture = type == QTextDocument::ImageResource;
    if (const int chapter = chapterAt(url); chapter >= 0 && !isPicture)
        return m_chapters[static_cast<std::size_t>(chapter)].markdown;
    const Picture* picture = isPicture ? pictureAt(url) : nullptr;
    if (!picture)
        return TextBrowser::loadResource(type, url);
    if (!picture->image.isNull())
        return picture->image;
    QImage blank(shownSize(picture->asked, font()), QImage::Format_ARGB32_Premultiplied);
    blank.fill(Theme::of(palette()).card);
    return blank; // until it has been painted
}

// Null for what is no picture. One that is asked for the first time is ordered.
const HelpBrowser::Picture* HelpBrowser::pictureAt(const QUrl& url)
{
    auto known = m_pictures.find(url);
    if (known == m_pictures.end()) {
        const auto asked = readHelpPicture(url);
        if (!asked)
            return nullptr;
        known = m_pictures.insert(url, {*asked, {}});
        m_painter->order(url, *asked, font(), devicePixelRatioF());
    }
    return &*known;
}

void HelpBrowser::dress()
{
    addCaptions(*document());
    document()->setDefaultFont(font());
    document()->setDocumentMargin(Spacing(font()).em);
    dressText();
    dressTables();
    fitPictures();
    markWanted();
}

// Lines a little apart read better, above all in Chinese; code and captions look like what they are.
void HelpBrowser::dressText()
{
    constexpr int kLineHeight = 130; // per cent
    const Theme& theme = Theme::of(palette());
    const Spacing spacing(font());
    bool isCaption = false;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const QTextBlock::iterator first = block.begin();
        const bool isPicture = !first.atEnd() && first.fragment().charFormat().isImageFormat();
        if (!isPicture && !cursor.currentTable())
            format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        if (isPicture)
            format.setBottomMargin(spacing.small / 2);
        if (format.headingLevel() > 1)
            format.setTopMargin(spacing.em);
        if (cursor.currentTable()) {
            format.setTopMargin(0);
            format.setBottomMargin(0);
        }
        if (isCaption) {
            format.setBottomMargin(spacing.em);
            QTextCharFormat caption;
            caption.setForeground(theme.muted);
            caption.setFontPointSize(font().pointSizeF() * 0.92);
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(caption);
        }
        cursor.setBlockFormat(format);
        isCaption = isPicture;
        std::vector<QTextFragment> code;
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().fontFixedPitch())
                code.push_back(part.fragment());
        }
        for (const QTextFragment& part : code) {
            QTextCursor over(document());
            over.setPosition(part.position());
            over.setPosition(part.position() + part.length(), QTextCursor::KeepAnchor);
            over.mergeCharFormat(codeFormat(part.text(), font(), theme));
        }
    }
}

void HelpBrowser::dressTables()
{
    const Theme& theme = Theme::of(palette());
    const Spacing spacing(font());
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(theme.border);
        format.setCellPadding(spacing.small);
        format.setTopMargin(spacing.small);
        format.setBottomMargin(spacing.em);
        table->setFormat(format);
    }
}

// Pictures have their size by the font, or the width there is.
void HelpBrowser::fitPictures()
{
    const double room = viewport()->width() - 2 * document()->documentMargin();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QTextBlock::iterator first = block.begin();
        if (first.atEnd() || !first.fragment().charFormat().isImageFormat())
            continue;
        QTextImageFormat format = first.fragment().charFormat().toImageFormat();
        const QUrl url(format.name());
        const Picture* picture = pictureAt(url);
        if (!picture)
            continue;
        QSizeF size = shownSize(picture->asked, font());
        if (size.width() > room)
            size *= room / size.width();
        format.setWidth(size.width());
        format.setHeight(size.height());
        fitPicture(url, picture->image, size);
        QTextCursor cursor(document());
        cursor.setPosition(first.fragment().position());
        cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
    }
}

// A document draws its pictures without smoothing, so they are brought to their size before.
void HelpBrowser::fitPicture(const QUrl& url, const QImage& whole, const QSizeF& size)
{
    if (whole.isNull())
        return; // it is still to be painted
    const QSize pixels = (size * whole.devicePixelRatio()).toSize();
    const auto shown = document()->resource(QTextDocument::ImageResource, url).value<QImage>();
    if (shown.size() == pixels)
        return;
    QImage fitted = whole.size() == pixels
        ? whole
        : whole.scaled(pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    fitted.setDevicePixelRatio(whole.devicePixelRatio());
    document()->addResource(QTextDocument::ImageResource, url, fitted);
}

void HelpBrowser::markWanted()
{
    QList<ExtraSelection> marks;
    const Theme& theme = Theme::of(palette());
    for (const Place& place : findWords(document()->toPlainText(), m_wanted)) {
        ExtraSelection mark;
        mark.cursor = QTextCursor(document());
        mark.cursor.setPosition(place.position);
        mark.cursor.setPosition(place.position + place.length, QTextCursor::KeepAnchor);
        mark.format.setBackground(theme.wonPale);
        mark.format.setForeground(theme.text);
        mark.format.setFontUnderline(true); // told by more than a colour
        marks << mark;
    }
    setExtraSelections(marks);
}

void HelpBrowser::again()
{
    const QString id = chapter() < 0 ? QString() : m_chapters[static_cast<std::size_t>(chapter())].id;
    const auto before = m_chapters;
    m_painter->clear();
    m_pictures.clear();
    m_chapters = loadHelp(QStringLiteral(":/help"), QLocale());
    if (!id.isEmpty()) {
        const QScrollBar& bar = *verticalScrollBar();
        const double share = bar.maximum() > 0 ? static_cast<double>(bar.value()) / bar.maximum() : 0;
        reload();
        verticalScrollBar()->setValue(static_cast<int>(share * verticalScrollBar()->maximum()));
    }
    if (m_chapters == before)
        return;
    clearHistory(); // its places are those of another text
    emit chaptersLoaded();
}

void HelpBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    fitPictures();
}

void HelpBrowser::wheelEvent(QWheelEvent* event)
{
    // The size of letters is that of the program; the wheel does not change it here alone.
    if (event->modifiers().testFlag(Qt::ControlModifier))
        event->ignore();
    else
        QTextBrowser::wheelEvent(event);
}

void HelpBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        m_again.start();
        break;
    default:
        break;
    }
}

} // namespace laststone::app
