// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steps/step_delegate.h"

#include "widgets/look/theme.h"
#include "widgets/steps/step_model.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QTextDocument>

#include <cmath>

namespace laststone::widgets {

namespace {

constexpr double kGap = 3; // above a paragraph

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

const StepDocument& documentOf(const QModelIndex& index)
{
    return qobject_cast<const StepModel*>(index.model())->document(index.row());
}

// A step that is not current shows its title and, below it, the second language or as much of the first
// detail as fits on a line. Plain text: a document each would make a long list slow to open.
QString previewBelow(const StepDocument& step)
{
    return step.secondTitle.isEmpty() ? step.details.value(0) : step.secondTitle;
}

constexpr int kTitleFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

int titleHeight(const QStyleOptionViewItem& option, const QString& title, double width)
{
    constexpr int kAnyHeight = 10'000;
    return option.fontMetrics
        .boundingRect(QRect(0, 0, static_cast<int>(width), kAnyHeight), kTitleFlags, title)
        .height();
}

void paintPreview(QPainter& painter, const QStyleOptionViewItem& option, const StepDocument& step,
                  const Theme& theme, double width)
{
    const int line = option.fontMetrics.height();
    const int top = titleHeight(option, step.title, width);
    painter.setFont(option.font);
    painter.setPen(theme.text);
    painter.drawText(QRectF(0, 0, width, top), kTitleFlags, step.title);
    painter.setPen(theme.muted);
    painter.drawText(
        QRectF(0, top, width, line), Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
        option.fontMetrics.elidedText(previewBelow(step), Qt::ElideRight, static_cast<int>(width) - 2));
}

} // namespace

StepStyle panelStyle(const Theme& theme)
{
    return {theme, theme.text, 0, kGap};
}

std::unique_ptr<QTextDocument> StepDelegate::document(const QStyleOptionViewItem& option,
                                                      const StepDocument& step) const
{
    auto document = std::make_unique<QTextDocument>();
    layOut(*document, step.html(panelStyle(Theme::of(option.palette))), option.font,
           textWidth(option, Geometry(option)));
    return document;
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Geometry geometry(option);
    const StepDocument& step = documentOf(index);
    const double text = index.row() == m_current
        ? document(option, step)->size().height()
        : titleHeight(option, step.title, textWidth(option, geometry)) + option.fontMetrics.height();
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
        document(option, documentOf(index))->drawContents(painter);
    else
        paintPreview(*painter, option, documentOf(index), theme, textWidth(option, geometry));
    painter->restore();
}

} // namespace laststone::widgets
