// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_text.h"

#include "widgets/look/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QPainter>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

namespace stage {

int pixels(double height, double share)
{
    return std::max(1, static_cast<int>(std::ceil(height * share)));
}

QFont sized(const QFont& base, int pixels, bool bold)
{
    QFont font = base;
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

} // namespace stage

namespace {

// Tried one after the other; the last one is the least that the last row can read.
constexpr double kTextShares[] = {0.05, 0.045, stage::kText};
constexpr double kTitleFactor = 1.12;
constexpr double kParagraphGap = 0.45; // of the text's size
constexpr int kLineHeight = 112; // per cent
constexpr int kMostPagesWithTable = 2; // the words say what is in it, and mostly the board shows it
constexpr double kPageMark = 1.5; // the line that counts the pages, of the text's size

} // namespace

StageText::StageText(QWidget* parent) : QWidget(parent), m_pages(1)
{
    for (QTextDocument* document : {&m_titles, &m_body})
        document->setUndoRedoEnabled(false);
}

void StageText::setStep(const StepDocument& step, const QStringList& secondFamilies)
{
    if (step == m_step && secondFamilies == m_secondFamilies)
        return;
    m_step = step;
    m_secondFamilies = secondFamilies;
    m_page = 0;
    QStringList read{step.title, step.secondTitle};
    read << step.details << step.secondDetails;
    read.removeAll(QString());
    setAccessibleName(read.join(QLatin1Char('\n')));
    layOut();
}

void StageText::setStageHeight(double height)
{
    if (height == m_stageHeight)
        return;
    m_stageHeight = height;
    layOut();
}

int StageText::titlePixels() const
{
    return static_cast<int>(std::ceil(m_pixels * kTitleFactor));
}

void StageText::setPage(int page)
{
    const int shown = std::clamp(page, 0, pageCount() - 1);
    if (shown == m_page)
        return;
    m_page = shown;
    update();
    emit pageChanged();
}

void StageText::fill(QTextDocument& titles, QTextDocument& body, int pixels, int width, bool table) const
{
    const Theme& theme = Theme::of(palette());
    const double gap = pixels * kParagraphGap;
    const StepStyle style{theme,   theme.text,  std::ceil(pixels * kTitleFactor), gap,
                          gap / 2, kLineHeight, std::max(2, pixels / 10),         m_secondFamilies};
    const int below = table ? StepDocument::Table | StepDocument::Details : StepDocument::Details;
    const QFont font = stage::sized(this->font(), pixels);
    widgets::layOut(titles, m_step.html(style, StepDocument::Titles), font, width);
    widgets::layOut(body, m_step.html(style, below), font, width);
}

int StageText::heightOfTitles(int width) const
{
    QTextDocument titles;
    QTextDocument body;
    fill(titles, body, stage::pixels(m_stageHeight, stage::kText), width);
    return static_cast<int>(std::ceil(titles.size().height()));
}

void StageText::layOut()
{
    if (width() <= 0 || height() <= 0)
        return;
    const auto gap = [this] { return m_pixels * kParagraphGap; };
    bool fits = false;
    for (const double share : kTextShares) {
        m_pixels = stage::pixels(m_stageHeight, share);
        fill(m_titles, m_body, m_pixels, width());
        fits = m_titles.size().height() + gap() + m_body.size().height() <= height();
        if (fits)
            break;
    }
    if (fits || m_body.isEmpty()) {
        m_pages = {{0, m_body.size().height()}};
    } else {
        const double room = height() - m_titles.size().height() - gap() - m_pixels * kPageMark;
        m_pages = pages(room);
        if (pageCount() > kMostPagesWithTable && m_step.table) {
            fill(m_titles, m_body, m_pixels, width(), false);
            m_pages = pages(room);
        }
    }
    m_page = std::min(m_page, pageCount() - 1);
    update();
    emit pageChanged();
}

// Pages end between lines of text or rows of a table.
std::vector<StageText::Page> StageText::pages(double room) const
{
    std::vector<Page> lines;
    const auto* layout = m_body.documentLayout();
    const auto addBlock = [&](const QTextBlock& block) {
        const QPointF origin = layout->blockBoundingRect(block).topLeft();
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).rect().translated(origin);
            lines.push_back({line.top(), line.bottom()});
        }
    };
    const QTextFrame* root = m_body.rootFrame();
    for (auto it = root->begin(); !it.atEnd(); ++it) {
        if (const auto* table = qobject_cast<QTextTable*>(it.currentFrame())) {
            for (int row = 0; row < table->rows(); ++row) {
                const QTextBlock cell = table->cellAt(row, 0).firstCursorPosition().block();
                const QRectF rect = layout->blockBoundingRect(cell);
                lines.push_back({rect.top(), rect.bottom()});
            }
        } else if (it.currentBlock().isValid()) {
            addBlock(it.currentBlock());
        }
    }
    std::vector<Page> result;
    for (const Page& line : lines) {
        if (result.empty() || line.bottom - result.back().top > room)
            result.push_back(line);
        else
            result.back().bottom = line.bottom;
    }
    if (result.empty())
        result.push_back({});
    return result;
}

void StageText::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::of(palette());
    m_titles.drawContents(&painter);
    const Page& page = m_pages[static_cast<std::size_t>(m_page)];
    painter.save();
    painter.translate(0, m_titles.size().height() + m_pixels * kParagraphGap - page.top);
    // What stands out of a line, such as a comma, may do so; the next line may not come in.
    m_body.drawContents(&painter, QRectF(0, page.top, width(), page.bottom - page.top));
    painter.restore();
    if (pageCount() > 1) {
        painter.setFont(stage::sized(font(), m_pixels));
        painter.setPen(theme.muted);
        QString text = QStringLiteral("%1/%2").arg(m_page + 1).arg(pageCount());
        if (m_page + 1 < pageCount())
            text += QStringLiteral(" ▸");
        painter.drawText(rect().adjusted(0, 0, -m_pixels / 8, 0), Qt::AlignBottom | Qt::AlignRight, text);
    }
}

void StageText::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void StageText::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        layOut();
}

} // namespace laststone::widgets
