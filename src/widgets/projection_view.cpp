// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/projection_view.h"

#include "teaching/notation.h"
#include "widgets/board_widget.h"
#include "widgets/lesson.h"
#include "widgets/theme.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QGridLayout>
#include <QLabel>

namespace laststone::widgets {

namespace {

// Shares of the height of the picture; main text of 4 % is legible from six picture heights away.
constexpr double kText = 0.041;
constexpr double kTitle = 0.052;
constexpr double kSmall = 0.032;
constexpr double kMargin = 0.035;

QFont sized(const QFont& base, double height, double share, bool bold)
{
    QFont font = base;
    font.setPixelSize(std::max(1, static_cast<int>(height * share)));
    font.setBold(bold);
    return font;
}

} // namespace

ProjectionView::ProjectionView(const Lesson& lesson, QWidget* parent)
    : QWidget(parent)
    , m_lesson(lesson)
    , m_board(lesson.makeBoard(this))
    , m_title(new QLabel(this))
    , m_counter(new QLabel(this))
    , m_verdict(new QLabel(this))
    , m_step(new QLabel(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_board->setPlayable(false);
    m_board->setFocusPolicy(Qt::NoFocus);
    for (QLabel* label : {m_verdict, m_step})
        label->setWordWrap(true);
    m_step->setTextFormat(Qt::RichText);
    m_step->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* layout = new QGridLayout(this);
    layout->addWidget(m_title, 0, 0);
    layout->addWidget(m_counter, 0, 1, Qt::AlignRight);
    layout->addWidget(m_verdict, 1, 0, 1, 2);
    layout->addWidget(m_board, 2, 0);
    layout->addWidget(m_step, 2, 1);
    layout->setColumnStretch(0, 3);
    layout->setColumnStretch(1, 2);
    layout->setRowStretch(2, 1);
}

void ProjectionView::setExplanation(const teaching::Explanation& explanation, int current)
{
    m_explanation = explanation;
    m_current = current;
    m_board->setPosition(explanation.position, std::nullopt);
    m_board->setMarks(explanation.steps[static_cast<std::size_t>(current)].marks);
    refresh();
}

void ProjectionView::refresh()
{
    if (m_explanation.steps.empty())
        return;
    const Theme& theme = Theme::of(palette());
    const auto voice = teaching::Voice::installed();
    const double height = std::min<double>(this->height(), width() * 0.75);
    const QFont base = font();
    const int margin = static_cast<int>(height * kMargin);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(margin / 2);
    m_title->setFont(sized(base, height, kTitle, true));
    m_counter->setFont(sized(base, height, kText, false));
    m_verdict->setFont(sized(base, height, kSmall, false));
    m_step->setFont(sized(base, height, kText, false));
    // The board's largest figures are 1.7 times its font.
    m_board->setFont(sized(base, height, kSmall, false));

    m_title->setText(teaching::notation(m_explanation.position));
    m_counter->setText(QStringLiteral("%1/%2").arg(m_current + 1).arg(m_explanation.steps.size()));
    m_verdict->setText(voice.say(m_lesson.rules->verdict(m_explanation.position)));
    const bool lost = m_lesson.rules->outcome(m_explanation.position) == theory::Outcome::P;
    QPalette verdict = palette();
    verdict.setColor(QPalette::WindowText, lost ? theme.lostText : theme.wonText);
    m_verdict->setPalette(verdict);

    const teaching::Step& step = m_explanation.steps[static_cast<std::size_t>(m_current)];
    QString html = QStringLiteral("<p style=\"color:%1;font-weight:bold\">%2</p>")
                       .arg(theme.goodText.name(), voice.say(step.title).toHtmlEscaped());
    for (const teaching::Sentence& detail : step.details)
        html += QStringLiteral("<p>%1</p>").arg(voice.say(detail).toHtmlEscaped());
    m_step->setText(html);
}

void ProjectionView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refresh();
}

void ProjectionView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace laststone::widgets
