// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/game_fields.h"

#include "teaching/notation.h"
#include "ui_lesson_page.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/theme.h"

namespace laststone::widgets {

using teaching::Opponent;
using teaching::Session;
using teaching::Voice;
using Change = Session::Change;

GameFields::GameFields(Ui::LessonPage& ui, const Lesson& lesson, Session& session, QObject* parent)
    : QObject(parent), m_ui(ui), m_lesson(lesson), m_session(session)
{
    // The entries of the boxes stand in the form, in the order of the values that they are for.
    for (std::size_t i = 0; i < std::size(teaching::kOpponents); ++i)
        m_ui.opponentBox->addItem({}); // named by retranslate()
    m_ui.ruleLabel->setVisible(m_lesson.ruleNumber.has_value());
    m_ui.ruleBox->setVisible(m_lesson.ruleNumber.has_value());
    if (m_lesson.ruleNumber)
        m_ui.ruleBox->setRange(m_lesson.ruleNumber->least, theory::kMaxCount);
    connectFields();
    follow(Session::kEverything);
    connect(&session, &Session::changed, this, &GameFields::follow);
}

void GameFields::connectFields()
{
    const auto enter = [this] { emit entered(m_ui.positionEdit->text()); };
    connect(m_ui.positionEdit, &QLineEdit::returnPressed, this, enter);
    connect(m_ui.setButton, &QToolButton::clicked, this, enter);
    connect(m_ui.positionEdit, &QLineEdit::textEdited, &m_session, &Session::clearError);
    connect(m_ui.opponentBox, &QComboBox::activated, this,
            [this](int index) { m_session.setOpponent(static_cast<Opponent>(index)); });
    connect(m_ui.firstBox, &QComboBox::activated, this,
            [this](int index) { m_session.setFirst(static_cast<teaching::Side>(index)); });
    connect(m_ui.playBox, &QComboBox::activated, this,
            [this](int index) { choosePlay(static_cast<theory::Play>(index)); });
    connect(m_ui.ruleBox, &CountBox::edited, this, [this] { // shown only where there is one
        m_session.setPosition(m_lesson.ruleNumber->with(m_session.position(), m_ui.ruleBox->value()));
    });
}

void GameFields::follow(Session::Changes what)
{
    if (what & Change::Options)
        showPlayers();
    if (what & Change::Position)
        showPosition();
    if (what & Change::Error)
        showError();
}

void GameFields::choosePlay(theory::Play play)
{
    teaching::Position position = m_session.position();
    if (position.play == play)
        return;
    position.play = play;
    if (const auto wrong = position.game->check(position)) {
        m_ui.playBox->setCurrentIndex(static_cast<int>(m_session.position().play));
        emit message(Voice::installed().say(*wrong));
        return;
    }
    m_session.setPosition(position);
}

void GameFields::showPlayers()
{
    const teaching::Players players = m_session.players();
    m_ui.opponentBox->setCurrentIndex(static_cast<int>(players.opponent));
    m_ui.firstBox->setCurrentIndex(static_cast<int>(players.first));
    m_ui.firstBox->setEnabled(players.opponent != Opponent::Person);
    m_ui.firstLabel->setEnabled(players.opponent != Opponent::Person);
}

void GameFields::showPosition()
{
    m_ui.positionEdit->setText(teaching::shortNotation(m_session.position()));
    m_ui.playBox->setCurrentIndex(static_cast<int>(m_session.position().play));
    if (m_lesson.ruleNumber)
        m_ui.ruleBox->setValue(m_lesson.ruleNumber->get(m_session.position()));
}

void GameFields::showError()
{
    const auto& error = m_session.error();
    m_ui.positionError->setVisible(error.has_value());
    m_ui.positionError->setText(error ? Voice::installed().say(teaching::describe(*error)) : QString());
    setStyleProperty(*m_ui.positionEdit, "error", error.has_value());
    if (error) {
        announce(*m_ui.positionError, m_ui.positionError->text());
        m_ui.positionEdit->setFocus();
        m_ui.positionEdit->setCursorPosition(static_cast<int>(error->column - 1));
    }
}

void GameFields::retranslate()
{
    const Voice voice = Voice::installed();
    const QString example = teaching::shortNotation(m_session.first());
    m_ui.positionEdit->setPlaceholderText(example);
    //: %1 is an example of a position
    m_ui.positionEdit->setToolTip(tipWithKey(tr("The sizes of the heaps, such as “%1”").arg(example),
                                             m_ui.typePositionAction->shortcut()));
    if (const auto& error = m_session.error())
        m_ui.positionError->setText(voice.say(teaching::describe(*error)));
    for (const Opponent opponent : teaching::kOpponents) {
        const int place = static_cast<int>(opponent);
        m_ui.opponentBox->setItemText(place, voice.say(teaching::opponentName(opponent)));
        m_ui.opponentBox->setItemData(place, voice.say(teaching::opponentNote(opponent)), Qt::ToolTipRole);
    }
    m_ui.playBox->setItemData(0, tr("Normal play: whoever makes the last move wins"), Qt::ToolTipRole);
    m_ui.playBox->setItemData(1, tr("Misère play: whoever makes the last move loses"), Qt::ToolTipRole);
    sayNames({m_ui.opponentBox, m_ui.firstBox, m_ui.playBox});
    if (m_lesson.ruleNumber) {
        m_ui.ruleLabel->setText(voice.say(m_lesson.ruleNumber->label));
        m_ui.ruleBox->setAccessibleName(m_ui.ruleLabel->text());
    }
}

} // namespace laststone::widgets
