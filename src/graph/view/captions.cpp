// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view/captions.h"

#include "widgets/access/announce.h"
#include "widgets/look/repolish.h"
#include "widgets/look/theme.h"

#include <QLabel>

namespace laststone::graph {

Captions::Captions(View& view)
    : QObject(&view), m_view(view), m_messageLabel(new QLabel(&view)), m_formulaLabel(new QLabel(&view))
{
    m_messageLabel->setWordWrap(true);
    m_messageLabel->setTextFormat(Qt::PlainText); // it may name a file
    m_messageLabel->setAutoFillBackground(true);
    m_messageLabel->setBackgroundRole(QPalette::Base);
    for (QLabel* label : {m_messageLabel, m_formulaLabel}) {
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        label->hide();
    }
}

void Captions::say(const teaching::Sentence& message, bool wrong)
{
    m_message = message;
    m_wrong = wrong;
    refresh();
    if (!message.isEmpty())
        widgets::announce(m_view, m_messageLabel->text());
}

void Captions::setHint(const QString& hint)
{
    m_hint = hint;
    refresh();
}

void Captions::setFormula(const QString& formula)
{
    m_formulaLabel->setText(formula);
    m_formulaLabel->setVisible(!formula.isEmpty());
    place();
}

QString Captions::message() const
{
    return m_messageLabel->isHidden() ? QString() : m_messageLabel->text();
}

void Captions::refresh()
{
    const QString said = m_message.isEmpty() ? QString() : teaching::Voice::installed().say(m_message);
    const QString text = said.isEmpty() ? m_hint : said;
    m_messageLabel->setText(text);
    m_messageLabel->setProperty("error", m_wrong);
    m_messageLabel->setProperty("muted", !m_wrong);
    widgets::repolish(*m_messageLabel);
    m_messageLabel->setVisible(!text.isEmpty());
    place();
}

void Captions::restyle(const QFont& font)
{
    m_messageLabel->setFont(font);
    m_formulaLabel->setFont(widgets::scaledFont(font, 1.4, true));
    refresh();
}

void Captions::place()
{
    const int gap = static_cast<int>(widgets::Spacing(m_view.font()).small);
    const QRect room = m_view.viewport()->rect().adjusted(gap, 0, -gap, 0);
    const int height = m_messageLabel->heightForWidth(room.width());
    m_messageLabel->setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height);
    // A message that is no hint lies over the graph for a while: the graph must not jump away under the
    // pointer.
    const QFontMetrics metrics(m_messageLabel->font());
    const QRect lines(0, 0, room.width(), QWIDGETSIZE_MAX);
    const bool hinted = !m_hint.isEmpty();
    m_view.setBottom(hinted ? metrics.boundingRect(lines, Qt::TextWordWrap, m_hint).height() : 0);
    m_formulaLabel->adjustSize();
    m_formulaLabel->move(gap, gap / 2);
}

} // namespace laststone::graph
