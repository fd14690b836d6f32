// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steps/step_delegate.h"

#include "widgets/look/theme.h"
#include "widgets/steps/step_model.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTextDocument>

#include <cmath>

namespace laststone::widgets {

using teaching::BinaryTable;

namespace {

// In a fixed-width face, which words are not set in: it lacks most of their characters.
QString digits(const QString& text, const QString& colour, bool bold = false)
{
    return QStringLiteral("<span style=\"font-family:'DejaVu Sans Mono',monospace;color:%1;%2\">%3</span>")
        .arg(colour, bold ? QStringLiteral("font-weight:bold") : QString(), text);
}

QString words(const QString& text, const QString& colour)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour, text.toHtmlEscaped());
}

QString cell(const QString& html, const QColor& background = {})
{
    return QStringLiteral("<td align=\"right\" valign=\"middle\"%1>%2</td>")
        .arg(background.isValid() ? QStringLiteral(" bgcolor=\"%1\"").arg(background.name()) : QString(),
             html);
}

} // namespace

// Rows of digits, one cell a digit, so that every column is straight whatever the counts below it are.
QString tableHtml(const BinaryTable& table, const Theme& theme, int padding)
{
    const auto voice = teaching::Voice::installed();
    const auto labels = teaching::tableLabels(voice, table.skipped);
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"%1\">").arg(padding);
    const QString text = theme.text.name();
    const QString muted = theme.muted.name();
    const QString gap = digits(QStringLiteral("&nbsp;&nbsp;"), muted);
    const auto row = [&](const QString& label, auto digit, auto colour, bool bold) {
        html += QStringLiteral("<tr>") + cell(label + gap);
        for (int bit = table.width - 1; bit >= 0; --bit) {
            const bool pointed = table.column == bit;
            html +=
                cell(digits(digit(bit), colour(bit), bold || pointed), pointed ? theme.wonPale : QColor());
        }
        html += QStringLiteral("</tr>");
    };
    for (const auto& entry : table.rows) {
        row(
            digits(QString::number(entry.value), muted),
            [&](int bit) {
                return (entry.value >> bit & 1) != 0 ? QStringLiteral("1") : QStringLiteral("0");
            },
            [&](int bit) { return (entry.value >> bit & 1) != 0 ? text : muted; }, false);
    }
    if (table.skipped > 0)
        html += QStringLiteral("<tr><td colspan=\"%1\">%2</td></tr>")
                    .arg(table.width + 1)
                    .arg(labels.skipped.toHtmlEscaped());
    const auto parity = [&](int bit) {
        const bool odd = table.ones[static_cast<std::size_t>(bit)] % 2 == 1;
        return (odd ? theme.wonText : theme.lostText).name();
    };
    if (!table.ones.empty())
        row(
            words(labels.ones, muted),
            [&](int bit) { return QString::number(table.ones[static_cast<std::size_t>(bit)]); }, parity,
            true);
    if (table.sum)
        row(
            words(labels.sum, muted),
            [&](int bit) { return (*table.sum >> bit & 1) != 0 ? QStringLiteral("1") : QStringLiteral("0"); },
            [&](int) { return text; }, true);
    return html + QStringLiteral("</table>");
}

namespace {

QString paragraph(const QString& text, const QString& style)
{
    return QStringLiteral("<p style=\"margin:0;%1\">%2</p>").arg(style, text.toHtmlEscaped());
}

struct Geometry {
    explicit Geometry(const QStyleOptionViewItem& option)
        : spacing(option.font), badge(spacing.em * 1.45), textLeft(badge + spacing.em * 1.1)
    {
    }
    Spacing spacing;
    double badge;
    double textLeft;
};

double textWidth(const QStyleOptionViewItem& option, const Geometry& geometry)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const double width = view ? view->viewport()->width() : option.rect.width();
    return std::max(geometry.spacing.em * 6, width - geometry.textLeft - geometry.spacing.em);
}

} // namespace

QString stepHtml(const QModelIndex& index, const Theme& theme)
{
    const auto& model = *qobject_cast<const StepModel*>(index.model());
    const teaching::Step& step = model.step(index.row());
    const QString bold = QStringLiteral("font-weight:bold;color:%1").arg(theme.text.name());
    const QString title = QStringLiteral("color:%1").arg(theme.text.name());
    const QString muted = QStringLiteral("color:%1").arg(theme.muted.name());

    QString html = paragraph(index.data(StepModel::TitleRole).toString(), bold);
    const QString second = index.data(StepModel::SecondTitleRole).toString();
    if (!second.isEmpty())
        html += paragraph(second, muted);
    const QStringList details = index.data(StepModel::DetailsRole).toStringList();
    if (step.table)
        html += tableHtml(*step.table, theme);
    const QStringList others = index.data(StepModel::SecondDetailsRole).toStringList();
    for (qsizetype i = 0; i < details.size(); ++i) {
        html += paragraph(details[i], title + QStringLiteral(";margin-top:3px"));
        if (i < others.size() && others[i] != details[i])
            html += paragraph(others[i], muted);
    }
    return html;
}

namespace {

// A step that is not current shows its title and, below it, the second language or as much of the first
// detail as fits on a line. Plain text: a document each would make a long list slow to open.
QString previewTitle(const QModelIndex& index)
{
    return index.data(StepModel::TitleRole).toString();
}

QString previewBelow(const QModelIndex& index)
{
    const QString second = index.data(StepModel::SecondTitleRole).toString();
    return second.isEmpty() ? index.data(StepModel::DetailsRole).toStringList().value(0) : second;
}

constexpr int kTitleFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

int titleHeight(const QStyleOptionViewItem& option, const QString& title, double width)
{
    constexpr int kAnyHeight = 10'000;
    return option.fontMetrics
        .boundingRect(QRect(0, 0, static_cast<int>(width), kAnyHeight), kTitleFlags, title)
        .height();
}

void paintPreview(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                  const Theme& theme, double width)
{
    const QString title = previewTitle(index);
    const int line = option.fontMetrics.height();
    const int top = titleHeight(option, title, width);
    painter.setFont(option.font);
    painter.setPen(theme.text);
    painter.drawText(QRectF(0, 0, width, top), kTitleFlags, title);
    painter.setPen(theme.muted);
    painter.drawText(
        QRectF(0, top, width, line), Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
        option.fontMetrics.elidedText(previewBelow(index), Qt::ElideRight, static_cast<int>(width) - 2));
}

} // namespace

std::unique_ptr<QTextDocument> StepDelegate::document(const QStyleOptionViewItem& option,
                                                      const QModelIndex& index) const
{
    auto document = std::make_unique<QTextDocument>();
    document->setDocumentMargin(0);
    document->setDefaultFont(option.font);
    document->setHtml(stepHtml(index, Theme::of(option.palette)));
    document->setTextWidth(textWidth(option, Geometry(option)));
    return document;
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Geometry geometry(option);
    const double text = index.row() == m_current
        ? document(option, index)->size().height()
        : titleHeight(option, previewTitle(index), textWidth(option, geometry)) + option.fontMetrics.height();
    const double height = std::max(text, geometry.badge) + geometry.spacing.em * 0.8;
    return {static_cast<int>(geometry.textLeft), static_cast<int>(std::ceil(height))};
}

void StepDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const Theme& theme = Theme::of(option.palette);
    const Geometry geometry(option);
    const double em = geometry.spacing.em;
    const bool current = index.row() == m_current;
    const QRectF area = QRectF(option.rect).adjusted(2, 1, -2, -1);

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (current) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.goodPale);
        painter->drawRoundedRect(area, em / 3, em / 3);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme.accent, geometry.spacing.thin));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(area.adjusted(1, 1, -1, -1), em / 3, em / 3);
    }
    const QRectF badge(area.left() + em * 0.4, area.top() + em * 0.3, geometry.badge, geometry.badge);
    painter->setPen(Qt::NoPen);
    painter->setBrush(current ? theme.goodText : theme.badge);
    painter->drawEllipse(badge);
    QFont font = option.font;
    font.setBold(true);
    painter->setFont(font);
    painter->setPen(current ? theme.onGood : theme.onBadge);
    painter->drawText(badge, Qt::AlignCenter, QString::number(index.row() + 1));

    painter->translate(area.left() + geometry.textLeft, area.top() + em * 0.35);
    if (current)
        document(option, index)->drawContents(painter);
    else
        paintPreview(*painter, option, index, theme, textWidth(option, geometry));
    painter->restore();
}

} // namespace laststone::widgets
