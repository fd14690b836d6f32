// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/match_fields.h"

#include "ui_lesson_page.h"
#include "widgets/access/announce.h"
#include "widgets/page/lesson.h"

#include <algorithm>

namespace laststone::widgets {

using teaching::Opponent;
using teaching::Session;
using teaching::Side;
using theory::Play;
using Change = Session::Change;

namespace {

template <class Value> Value chosen(const QComboBox& box)
{
    return static_cast<Value>(box.currentData().toInt());
}

template <class Value> void choose(QComboBox& box, Value value)
{
    box.setCurrentIndex(std::max(0, box.findData(static_cast<int>(value))));
}

} // namespace

MatchFields::MatchFields(QWidget& page, Ui::LessonPage& ui, const Lesson& lesson, Session& session)
    : QObject(&page), m_ui(ui), m_lesson(lesson), m_session(session)
{
    for (const Opponent opponent : teaching::kOpponents)
        ui.opponentBox->addItem(QString(), static_cast<int>(opponent));
    for (const Side side : {Side::Learner, Side::Other})
        ui.firstBox->addItem(QString(), static_cast<int>(side));
    for (const Play play : {Play::Normal, Play::Misere})
        ui.playBox->addItem(QString(), static_cast<int>(play));
    connect(ui.opponentBox, &QComboBox::activated, this,
            [this] { m_session.setOpponent(chosen<Opponent>(*m_ui.opponentBox)); });
    connect(ui.firstBox, &QComboBox::activated, this,
            [this] { m_session.setFirst(chosen<Side>(*m_ui.firstBox)); });
    connect(ui.playBox, &QComboBox::activated, this, [this] { choosePlay(chosen<Play>(*m_ui.playBox)); });

    ui.ruleLabel->setVisible(lesson.ruleNumber.has_value());
    ui.ruleBox->setVisible(lesson.ruleNumber.has_value());
    if (lesson.ruleNumber) {
        ui.ruleBox->setRange(lesson.ruleNumber->least, theory::kMaxCount);
        connect(ui.ruleBox, &CountBox::edited, this, [this] {
            m_session.setPosition(m_lesson.ruleNumber->with(m_session.position(), m_ui.ruleBox->value()));
        });
    }
    follow(Session::kEverything);
    connect(&session, &Session::changed, this, &MatchFields::follow);
}

void MatchFields::choosePlay(Play play)
{
    teaching::Position position = m_session.position();
    if (position.play == play)
        return;
    position.play = play;
    if (const auto wrong = position.game->check(position)) {
        choose(*m_ui.playBox, m_session.position().play);
        emit message(teaching::Voice::installed().say(*wrong));
        return;
    }
    m_session.setPosition(position);
}

void MatchFields::follow(Session::Changes what)
{
    if (what & Change::Options) {
        const teaching::Options& options = m_session.options();
        choose(*m_ui.opponentBox, options.opponent);
        choose(*m_ui.firstBox, options.first);
        m_ui.firstBox->setEnabled(options.opponent != Opponent::Person);
        m_ui.firstLabel->setEnabled(options.opponent != Opponent::Person);
    }
    if (what & Change::Position) {
        choose(*m_ui.playBox, m_session.position().play);
        if (m_lesson.ruleNumber)
            m_ui.ruleBox->setValue(m_lesson.ruleNumber->get(m_session.position()));
    }
}

void MatchFields::retranslate()
{
    const QString opponents[] = {tr("Two people"),    tr("Random"),         tr("Greedy"),
                                 tr("Knows the end"), tr("Errs sometimes"), tr("Perfect")};
    const QString explanations[] = {
        tr("Two people at one board"),
        tr("Makes any move"),
        tr("Takes as much as it can"),
        tr("Knows the lost positions of up to eight stones, before that makes any move"),
        tr("Plays perfectly, but errs in one move of four"),
        tr("Wins whenever it can, else makes the move that is hardest to answer")};
    for (int i = 0; i < m_ui.opponentBox->count(); ++i) {
        m_ui.opponentBox->setItemText(i, opponents[i]);
        m_ui.opponentBox->setItemData(i, explanations[i], Qt::ToolTipRole);
    }
    const QString sides[] = {tr("You"), tr("Opponent")};
    for (int i = 0; i < m_ui.firstBox->count(); ++i)
        m_ui.firstBox->setItemText(i, sides[i]);
    const QString plays[] = {tr("Normal"), tr("Misère")};
    const QString rules[] = {tr("Who takes the last stone wins"), tr("Who takes the last stone loses")};
    for (int i = 0; i < m_ui.playBox->count(); ++i) {
        m_ui.playBox->setItemText(i, plays[i]);
        m_ui.playBox->setItemData(i, rules[i], Qt::ToolTipRole);
    }
    m_ui.opponentBox->setAccessibleName(m_ui.opponentLabel->text());
    m_ui.firstBox->setAccessibleName(m_ui.firstLabel->text());
    m_ui.playBox->setAccessibleName(m_ui.playLabel->text());
    sayNames({m_ui.opponentBox, m_ui.firstBox, m_ui.playBox});
    if (m_lesson.ruleNumber) {
        m_ui.ruleLabel->setText(teaching::Voice::installed().say(m_lesson.ruleNumber->label));
        m_ui.ruleBox->setAccessibleName(m_ui.ruleLabel->text());
    }
}

} // namespace laststone::widgets
