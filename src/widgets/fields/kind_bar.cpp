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
using Game = std::shared_ptr<const teaching::Game>;

KindBar::KindBar(QWidget* parent) : QWidget(parent), m_ui(std::make_unique<Ui::KindBar>()) { }

KindBar::~KindBar() = default;

void KindBar::setLesson(const Lesson& lesson)
{
    m_lesson = &lesson;
    setVisible(!lesson.kinds.empty());
    if (lesson.kinds.empty())
        return; // most lessons have one kind, and fields take their time to be made
    makeFields();
    retranslate();
}

void KindBar::makeFields()
{
    m_ui->setupUi(this);
    m_ui->kindLabel->setBuddy(m_ui->gameKindBox);
    m_ui->ruleTextLabel->setBuddy(m_ui->ruleTextBox);
    m_ui->ruleTextBox->setCompleter(nullptr); // a rule is short, and half of one is another rule
    for (std::size_t i = 0; i < m_lesson->kinds.size(); ++i)
        m_ui->gameKindBox->addItem(QString());
    connect(m_ui->gameKindBox, &QComboBox::activated, this, &KindBar::chooseKind);
    connect(m_ui->ruleTextBox, &QComboBox::activated, this,
            [this](int index) { chooseRule(m_ui->ruleTextBox->itemData(index).toString()); });
    connect(m_ui->ruleTextBox->lineEdit(), &QLineEdit::returnPressed, this,
            [this] { chooseRule(m_ui->ruleTextBox->lineEdit()->text()); });
    connect(m_ui->ruleTextBox->lineEdit(), &QLineEdit::textEdited, this, [this] { showError(std::nullopt); });
}

void KindBar::setPosition(const Position& position)
{
    if (m_lesson->kinds.empty())
        return;
    const std::size_t kind = m_lesson->kindOf(position);
    m_position = position;
    if (kind != m_kind || m_ui->ruleTextBox->count() == 0) {
        m_kind = kind;
        fillRules();
    }
    m_ui->gameKindBox->setCurrentIndex(static_cast<int>(kind));
    const bool typed = m_lesson->kinds[kind].isRuleTyped;
    m_ui->ruleTextBox->lineEdit()->setReadOnly(!typed);
    m_ui->ruleTextBox->setCurrentIndex(m_ui->ruleTextBox->findData(position.rule()));
    m_ui->ruleTextBox->setEditText(position.rule());
    m_ui->ruleTextBox->lineEdit()->setCursorPosition(0);
    m_ui->ruleTextBox->setToolTip(position.rule());
    showError(std::nullopt);
}

void KindBar::chooseKind(int index)
{
    const auto& kind = m_lesson->kinds[static_cast<std::size_t>(index)];
    if (static_cast<std::size_t>(index) != m_kind)
        emit positionWanted(
            teaching::firstPosition(std::get<Game>(m_lesson->family.read(kind.presets.front().rule, 0))));
}

void KindBar::chooseRule(const QString& typed)
{
    const auto read = m_lesson->family.read(teaching::asciiTwins(typed), 0);
    if (const auto* error = std::get_if<NotationError>(&read)) {
        showError(*error);
        return;
    }
    Position position = m_position;
    position.game = std::get<Game>(read);
    if (*position.game == *m_position.game) {
        setPosition(m_position);
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
    emit positionWanted(position);
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
    if (!m_lesson || m_lesson->kinds.empty())
        return;
    m_ui->retranslateUi(this);
    const auto voice = teaching::Voice::installed();
    for (int i = 0; i < m_ui->gameKindBox->count(); ++i)
        m_ui->gameKindBox->setItemText(i, voice.say(m_lesson->kinds[static_cast<std::size_t>(i)].name));
    fillRules();
    m_ui->gameKindBox->setAccessibleName(tr("Kind of game"));
    m_ui->ruleTextBox->setAccessibleName(tr("Rule of the game"));
    sayNames({m_ui->gameKindBox, m_ui->ruleTextBox});
    if (m_error)
        m_ui->ruleError->setText(voice.say(teaching::describe(*m_error)));
}

void KindBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace laststone::widgets
