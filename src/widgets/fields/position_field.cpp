// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/position_field.h"

#include "ui_lesson_page.h"
#include "widgets/access/announce.h"
#include "widgets/access/key_tips.h"
#include "widgets/look/repolish.h"

namespace laststone::widgets {

using teaching::Session;
using Change = Session::Change;

PositionField::PositionField(QWidget& page, Ui::LessonPage& ui, Session& session)
    : QObject(&page), m_ui(ui), m_session(session)
{
    const auto read = [this] { m_session.setNotation(m_ui.positionEdit->text()); };
    connect(ui.positionEdit, &QLineEdit::returnPressed, this, read);
    connect(ui.setButton, &QToolButton::clicked, this, read);
    connect(ui.positionEdit, &QLineEdit::textEdited, &session, &Session::clearError);
    follow(Change::Position);
    connect(&session, &Session::changed, this, &PositionField::follow);
}

void PositionField::follow(Session::Changes what)
{
    if (what & Change::Position)
        m_ui.positionEdit->setText(teaching::shortNotation(m_session.position()));
    if (what & Change::Error)
        showError();
}

void PositionField::showError()
{
    const auto& error = m_session.error();
    m_ui.positionError->setVisible(error.has_value());
    if (error) {
        m_ui.positionError->setText(teaching::Voice::installed().say(teaching::describe(*error)));
        announce(*m_ui.positionError, m_ui.positionError->text());
        m_ui.positionEdit->setFocus();
        m_ui.positionEdit->setCursorPosition(static_cast<int>(error->column - 1));
    }
    if (m_ui.positionEdit->property("error").toBool() != error.has_value()) {
        m_ui.positionEdit->setProperty("error", error.has_value());
        repolish(*m_ui.positionEdit);
    }
}

void PositionField::retranslate(const QKeySequence& key)
{
    const QString example = teaching::shortNotation(m_session.first());
    m_ui.positionEdit->setPlaceholderText(example);
    //: %1 is an example of a position
    m_ui.positionEdit->setToolTip(tipWithKey(tr("The sizes of the heaps, such as “%1”").arg(example), key));
    if (const auto& error = m_session.error())
        m_ui.positionError->setText(teaching::Voice::installed().say(teaching::describe(*error)));
}

} // namespace laststone::widgets
