// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/kind_bar.h"

#include "ui_kind_bar.h"
#include "widgets/access/announce.h"

#include <QEvent>
#include <QLineEdit>

#include <algorithm>

namespace laststone::widgets {

using teaching::NotationError;
using teaching::Position;
using teaching::Session;
using Game = std::shared_ptr<const teaching::Game>;

KindBar::KindBar(QWidget* parent) : QWidget(parent), m_ui(std::make_unique<Ui::KindBar>()) { }

KindBar::~KindBar() = default;

void KindBar::setSession(const Lesson& lesson, Session& session)
{
    setVisible(!lesson.kinds.empty());
    if (lesson.kinds.empty())
        return; // most lessons have one kind, and fields take their time to be made
    m_lesson = &lesson;
    m_session = &session;
    m_ui->setupUi(this);
    m_ui->ruleTextBox->setCompleter(nullptr); // a rule is short, and half of one is another rule
    m_last.resize(lesson.kinds.size());
    for (std::size_t i = 0; i < lesson.kinds.size(); ++i)
        m_ui->gameKindBox->addItem(QString());
    connect(m_ui->gameKindBox, &QComboBox::activated, this, &KindBar::chooseKind);
    connect(m_ui->ruleTextBox, &QComboBox::activated, this,
            [this](int index) { chooseRule(m_ui->ruleTextBox->itemData(index).toString()); });
    connect(m_ui->ruleTextBox->lineEdit(), &QLineEdit::returnPressed, this,
            [this] { chooseRule(m_ui->ruleTextBox->lineEdit()->text()); });
    connect(m_ui->ruleTextBox->lineEdit(), &QLineEdit::textEdited, this, [this] { showError(std::nullopt); });
    retranslate();
    showPosition();
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Position)
            showPosition();
    });
}

void KindBar::showPosition()
{
    const Position& position = m_session->position();
    const std::size_t kind = m_lesson->kindOf(position);
    if (kind != m_kind || m_ui->ruleTextBox->count() == 0) {
        m_kind = kind;
        fillRules();
    }
    rememberPosition();
    m_ui->gameKindBox->setCurrentIndex(static_cast<int>(kind));
    const bool typed = m_lesson->kinds[kind].isRuleTyped;
    m_ui->ruleTextBox->lineEdit()->setReadOnly(!typed);
    m_ui->ruleTextBox->setCurrentIndex(m_ui->ruleTextBox->findData(position.rule()));
    m_ui->ruleTextBox->setEditText(position.rule());
    m_ui->ruleTextBox->lineEdit()->setCursorPosition(0);
    m_ui->ruleTextBox->setToolTip(position.rule());
    showError(std::nullopt);
}

// What a question puts on the board is not one's own, and of a game that is over its start is.
void KindBar::rememberPosition()
{
    if (m_session->asking())
        return;
    const auto& match = m_session->match();
    m_last[m_kind] = match.isOver() ? match.start() : match.position();
}

// With the rule and the position that it has been left with, so that no graph that has been drawn is lost.
void KindBar::chooseKind(int index)
{
    const auto place = static_cast<std::size_t>(index);
    if (place == m_kind)
        return;
    const QString& first = m_lesson->kinds[place].presets.front().rule;
    m_session->setPosition(m_last[place]
                               ? *m_last[place]
                               : teaching::firstPosition(std::get<Game>(m_lesson->family.read(first, 0))));
}

void KindBar::chooseMadeOnBoard()
{
    if (!m_lesson)
        return;
    const auto made = std::ranges::find(m_lesson->kinds, false, &LessonKind::isRuleTyped);
    if (made != m_lesson->kinds.end())
        chooseKind(static_cast<int>(made - m_lesson->kinds.begin()));
}

void KindBar::chooseRule(const QString& typed)
{
    const auto read = m_lesson->family.read(teaching::asciiTwins(typed), 0);
    if (const auto* error = std::get_if<NotationError>(&read)) {
        showError(*error);
        return;
    }
    Position position = m_session->position();
    position.game = std::get<Game>(read);
    if (*position.game == m_session->game()) {
        showPosition();
        return;
    }
    // The heaps stay where they fit the new rule.
    if (m_lesson->kindOf(position) != m_kind || position.game->check(position)) {
        const theory::Play play = position.play;
        position = teaching::firstPosition(position.game);
        position.play = play;
        if (position.game->check(position))
            position.play = theory::Play::Normal;
    }
    m_session->setPosition(position);
}

void KindBar::showError(const std::optional<NotationError>& error)
{
    m_error = error;
    m_ui->ruleError->setVisible(error.has_value());
    if (!error)
        return;
    m_ui->ruleError->setText(teaching::Voice::installed().say(teaching::describe(*error)));
    m_ui->ruleTextBox->setFocus();
    m_ui->ruleTextBox->lineEdit()->setCursorPosition(static_cast<int>(error->column - 1));
}

void KindBar::fillRules()
{
    const auto voice = teaching::Voice::installed();
    const QString typed = m_ui->ruleTextBox->currentText();
    m_ui->ruleTextBox->clear();
    for (const RulePreset& preset : m_lesson->kinds[m_kind].presets) {
        m_ui->ruleTextBox->addItem(preset.name.isEmpty() ? preset.rule : voice.say(preset.name), preset.rule);
    }
    m_ui->ruleTextBox->setEditText(typed);
}

void KindBar::retranslate()
{
    const auto voice = teaching::Voice::installed();
    for (int i = 0; i < m_ui->gameKindBox->count(); ++i)
        m_ui->gameKindBox->setItemText(i, voice.say(m_lesson->kinds[static_cast<std::size_t>(i)].name));
    fillRules();
    sayNames({m_ui->gameKindBox, m_ui->ruleTextBox});
    if (m_error)
        m_ui->ruleError->setText(voice.say(teaching::describe(*m_error)));
}

void KindBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_lesson) {
        m_ui->retranslateUi(this);
        retranslate();
    }
}

} // namespace laststone::widgets
