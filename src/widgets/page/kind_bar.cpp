// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/kind_bar.h"

#include "ui_kind_bar.h"
#include "widgets/access/announce.h"

#include <QEvent>
#include <QLineEdit>

#include <algorithm>

namespace laststone::widgets {

using teaching::NotationError;
using teaching::Position;

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
    m_ui->ruleTextBox->setCurrentIndex(m_ui->ruleTextBox->findData(position.rule));
    m_ui->ruleTextBox->setEditText(position.rule);
    m_ui->ruleTextBox->lineEdit()->setCursorPosition(0);
    m_ui->ruleTextBox->setToolTip(position.rule);
    showError(std::nullopt);
}

void KindBar::chooseKind(int index)
{
    const auto& kind = m_lesson->kinds[static_cast<std::size_t>(index)];
    if (static_cast<std::size_t>(index) != m_kind)
        emit positionWanted(m_lesson->firstOfRule(kind.presets.front().rule));
}

void KindBar::chooseRule(const QString& typed)
{
    const QString text = teaching::asciiTwins(typed);
    Position position = m_position;
    if (auto error = m_lesson->rules->readRule(text, 0, position)) {
        showError(*error);
        return;
    }
    if (position.rule == m_position.rule) {
        setPosition(m_position);
        return;
    }
    // The heaps stay where they fit the new rule.
    if (m_lesson->kindOf(position) != m_kind || m_lesson->rules->check(position)) {
        const theory::Play play = position.play;
        position = m_lesson->firstOfRule(position.rule);
        position.play = play;
        if (m_lesson->rules->check(position))
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
