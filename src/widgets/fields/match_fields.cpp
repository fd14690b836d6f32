// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/match_fields.h"

#include "ui_lesson_page.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/theme.h"
#include "widgets/page/lesson_page.h"

namespace laststone::widgets {

using teaching::Opponent;
using teaching::Session;
using teaching::Side;
using theory::Play;
using Change = Session::Change;

// The entries of the boxes stand in the form, in the order of the values that they are for.
MatchFields::MatchFields(LessonPage& page, Ui::LessonPage& ui)
    : QObject(&page), m_page(page), m_ui(ui), m_lesson(page.lesson()), m_session(page.session())
{
    const auto read = [this] { m_session.setNotation(m_ui.positionEdit->text()); };
    connect(ui.positionEdit, &QLineEdit::returnPressed, this, read);
    connect(ui.setButton, &QToolButton::clicked, this, read);
    connect(ui.positionEdit, &QLineEdit::textEdited, &m_session, &Session::clearError);
    connect(ui.opponentBox, &QComboBox::activated, this,
            [this](int index) { m_session.setOpponent(static_cast<Opponent>(index)); });
    connect(ui.firstBox, &QComboBox::activated, this,
            [this](int index) { m_session.setFirst(static_cast<Side>(index)); });
    connect(ui.playBox, &QComboBox::activated, this,
            [this](int index) { choosePlay(static_cast<Play>(index)); });

    ui.ruleLabel->setVisible(m_lesson.ruleNumber.has_value());
    ui.ruleBox->setVisible(m_lesson.ruleNumber.has_value());
    if (m_lesson.ruleNumber) {
        ui.ruleBox->setRange(m_lesson.ruleNumber->least, theory::kMaxCount);
        connect(ui.ruleBox, &CountBox::edited, this, [this] {
            m_session.setPosition(m_lesson.ruleNumber->with(m_session.position(), m_ui.ruleBox->value()));
        });
    }
    follow(Session::kEverything);
    connect(&m_session, &Session::changed, this, &MatchFields::follow);
}

void MatchFields::choosePlay(Play play)
{
    teaching::Position position = m_session.position();
    if (position.play == play)
        return;
    position.play = play;
    if (const auto wrong = position.game->check(position)) {
        m_ui.playBox->setCurrentIndex(static_cast<int>(m_session.position().play));
        emit m_page.message(teaching::Voice::installed().say(*wrong));
        return;
    }
    m_session.setPosition(position);
}

void MatchFields::follow(Session::Changes what)
{
    if (what & Change::Options) {
        const teaching::Options& options = m_session.options();
        m_ui.opponentBox->setCurrentIndex(static_cast<int>(options.opponent));
        m_ui.firstBox->setCurrentIndex(static_cast<int>(options.first));
        m_ui.firstBox->setEnabled(options.opponent != Opponent::Person);
        m_ui.firstLabel->setEnabled(options.opponent != Opponent::Person);
    }
    if (what & Change::Position) {
        m_ui.positionEdit->setText(teaching::shortNotation(m_session.position()));
        m_ui.playBox->setCurrentIndex(static_cast<int>(m_session.position().play));
        if (m_lesson.ruleNumber)
            m_ui.ruleBox->setValue(m_lesson.ruleNumber->get(m_session.position()));
    }
    if (what & Change::Error)
        showError();
}

QString MatchFields::errorText() const
{
    const auto& error = m_session.error();
    return error ? teaching::Voice::installed().say(teaching::describe(*error)) : QString();
}

void MatchFields::showError()
{
    const auto& error = m_session.error();
    m_ui.positionError->setVisible(error.has_value());
    m_ui.positionError->setText(errorText());
    if (error) {
        announce(*m_ui.positionError, m_ui.positionError->text());
        m_ui.positionEdit->setFocus();
        m_ui.positionEdit->setCursorPosition(static_cast<int>(error->column - 1));
    }
    setStyleProperty(*m_ui.positionEdit, "error", error.has_value());
}

void MatchFields::retranslate()
{
    const QString example = teaching::shortNotation(m_session.first());
    m_ui.positionEdit->setPlaceholderText(example);
    //: %1 is an example of a position
    m_ui.positionEdit->setToolTip(tipWithKey(tr("The sizes of the heaps, such as “%1”").arg(example),
                                             m_ui.typePositionAction->shortcut()));
    m_ui.positionError->setText(errorText());
    const QString opponents[] = {
        tr("Two people at one board"),
        tr("Makes any move"),
        tr("Takes as much as it can"),
        tr("Knows the lost positions of up to eight stones, before that makes any move"),
        tr("Plays perfectly, but errs in one move of four"),
        tr("Wins whenever it can, else makes the move that is hardest to answer")};
    for (int i = 0; i < m_ui.opponentBox->count(); ++i)
        m_ui.opponentBox->setItemData(i, opponents[i], Qt::ToolTipRole);
    m_ui.playBox->setItemData(0, tr("Who takes the last stone wins"), Qt::ToolTipRole);
    m_ui.playBox->setItemData(1, tr("Who takes the last stone loses"), Qt::ToolTipRole);
    sayNames({m_ui.opponentBox, m_ui.firstBox, m_ui.playBox});
    if (m_lesson.ruleNumber) {
        m_ui.ruleLabel->setText(teaching::Voice::installed().say(m_lesson.ruleNumber->label));
        m_ui.ruleBox->setAccessibleName(m_ui.ruleLabel->text());
    }
}

} // namespace laststone::widgets
