// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/move_bar.h"

#include "ui_move_bar.h"
#include "widgets/access/announce.h"
#include "widgets/board/board_widget.h"

#include <QAbstractListModel>
#include <QApplication>
#include <QEvent>
#include <QListView>

#include <algorithm>

namespace laststone::widgets {

using teaching::Move;
using teaching::Position;
using teaching::Session;
using theory::Count;

// The moves of a part. There may be very many: what each is called is found when it is looked at.
class MoveBar::Moves final : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void set(const Position& position, std::vector<Move> moves)
    {
        beginResetModel();
        m_position = position;
        m_moves = std::move(moves);
        endResetModel();
    }
    const std::vector<Move>& all() const { return m_moves; }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_moves.size());
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
            return {};
        return m_position.game->change(m_position, m_moves[static_cast<std::size_t>(index.row())]);
    }

private:
    Position m_position;
    std::vector<Move> m_moves;
};

MoveBar::MoveBar(QWidget* parent) : QWidget(parent), m_ui(std::make_unique<Ui::MoveBar>())
{
    m_ui->setupUi(this);
    const auto partEdited = [this] {
        selectPart(part());
        choose();
    };
    connect(m_ui->heapBox, &CountBox::edited, this, partEdited);
    connect(m_ui->partBox, &QComboBox::activated, this, partEdited);
    connect(m_ui->takeBox, &CountBox::edited, this, &MoveBar::choose);
    connect(m_ui->moveBox, &QComboBox::activated, this, &MoveBar::choose);
    connect(m_ui->takeButton, &QPushButton::clicked, this, [this] { m_session->play(move()); });
}

MoveBar::~MoveBar() = default;

void MoveBar::setSession(const Lesson& lesson, Session& session)
{
    m_lesson = &lesson;
    m_session = &session;
    const std::size_t named = lesson.words.parts.size();
    for (std::size_t i = 0; i < named; ++i)
        m_ui->partBox->addItem(QString());
    m_listed = lesson.first.game->listedMoves(lesson.first, 0).has_value();
    m_ui->heapBox->setVisible(named == 0);
    m_ui->partBox->setVisible(named > 1);
    m_ui->heapLabel->setVisible(named != 1);
    m_ui->takeBox->setVisible(!m_listed);
    m_ui->moveBox->setVisible(m_listed);
    if (m_listed) {
        // Which part comes first, as the list depends on it: "No. [1] [5→2] [Move]".
        m_ui->row->insertWidget(0, m_ui->heapLabel);
        m_ui->row->insertWidget(1, m_ui->heapBox);
        setTabOrder(m_ui->heapBox, m_ui->moveBox);
        // Not in the form: to be told makes the list of the combo box, which most lessons do not show.
        m_ui->moveBox->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_moves = new Moves(this);
        m_ui->moveBox->setModel(m_moves);
        m_ui->takeLabel->hide();
    }
    retranslate();
    follow(Session::kEverything);
    connect(&session, &Session::changed, this, &MoveBar::follow);
}

void MoveBar::follow(Session::Changes what)
{
    if (what & (Session::Change::Position | Session::Change::Question))
        showPosition(what & Session::Change::Position);
    if (what & Session::Change::Choice && m_session->choice())
        setChoice(*m_session->choice());
}

void MoveBar::goTo(std::size_t part)
{
    if (part >= position().game->partCount(position()) || isSomethingElseAsked(*m_session))
        return;
    selectPart(part);
    m_ui->takeBox->setValue(1);
}

void MoveBar::choose()
{
    m_session->setChoice(move());
}

std::size_t MoveBar::part() const
{
    if (m_lesson->words.parts.empty())
        return m_ui->heapBox->value() - 1;
    return static_cast<std::size_t>(std::max(0, m_ui->partBox->currentIndex()));
}

// The moves are listed when a part is selected, not before: there may be thousands.
void MoveBar::fillMoves(std::size_t part)
{
    if (m_filled == part)
        return;
    m_filled = part;
    m_moves->set(position(), position().game->listedMoves(position(), part).value_or(std::vector<Move>()));
    m_ui->moveBox->setCurrentIndex(m_moves->all().empty() ? -1 : 0);
    // All lines of the list are as high, which would be found out of each of very many, for seconds, whenever
    // the looks change.
    if (auto* list = qobject_cast<QListView*>(m_ui->moveBox->view())) {
        list->setUniformItemSizes(true);
        list->setTextElideMode(Qt::ElideLeft);
    }
}

void MoveBar::selectPart(std::size_t part)
{
    m_ui->heapBox->setValue(part + 1);
    m_ui->partBox->setCurrentIndex(static_cast<int>(std::min(part, m_lesson->words.parts.size())));
    if (m_listed)
        fillMoves(part);
    else
        m_ui->takeBox->setRange(1, std::max<Count>(1, position().game->mostTake(position(), part)));
}

Move MoveBar::move() const
{
    if (!m_listed)
        return {part(), m_ui->takeBox->value(), 0};
    const int index = m_ui->moveBox->currentIndex();
    return index < 0 ? Move{part(), 0, 0} : m_moves->all()[static_cast<std::size_t>(index)];
}

// At the end of a game the fields of a move are off. Qt would hand the keyboard on to the next field, so that
// one press too many changed the rule of the game or went to another lesson.
void MoveBar::showPosition(bool isOther)
{
    const Position& position = this->position();
    if (m_session->match().isOver() && isAncestorOf(QApplication::focusWidget()))
        emit focusGivenUp();
    m_filled.reset();
    nameParts();
    const teaching::Game& game = *position.game;
    const std::size_t parts = game.partCount(position);
    m_ui->heapBox->setRange(1, parts);
    const auto canTake = [&](std::size_t each) { return each < parts && game.mostTake(position, each) > 0; };
    std::size_t selected = part();
    if (!canTake(selected))
        for (selected = 0; selected < parts && !canTake(selected);)
            ++selected;
    const bool isElse = isSomethingElseAsked(*m_session);
    const bool possible = selected < parts && !isElse;
    selectPart(selected < parts ? selected : 0);
    if (isOther) // else it is as it was for the last of several moves, of which one more may come
        m_ui->takeBox->setValue(1);
    if (m_session->choice())
        setChoice(*m_session->choice());
    if (isElse && m_listed)
        m_moves->set(position, {}); // the moves of a heap may be what is asked for
    for (QWidget* field : std::initializer_list<QWidget*>{m_ui->heapBox, m_ui->partBox, m_ui->takeBox,
                                                          m_ui->moveBox, m_ui->takeButton})
        field->setEnabled(possible);
}

void MoveBar::setChoice(const Move& move)
{
    selectPart(move.heap);
    if (!m_listed) {
        m_ui->takeBox->setValue(move.take);
        return;
    }
    const std::vector<Move>& all = m_moves->all();
    const auto found = std::ranges::find(all, move);
    if (found != all.end())
        m_ui->moveBox->setCurrentIndex(static_cast<int>(found - all.begin()));
}

void MoveBar::retranslate()
{
    const auto voice = teaching::Voice::installed();
    m_ui->takeLabel->setText(voice.say(m_lesson->words.take));
    m_ui->takeButton->setText(voice.say(m_lesson->words.take));
    for (int i = 0; i < m_ui->partBox->count(); ++i)
        m_ui->partBox->setItemText(i, voice.say(m_lesson->words.parts[static_cast<std::size_t>(i)]));
    sayNames({m_ui->partBox, m_ui->moveBox});
    nameParts();
}

// Depends on the position: the parts of a graph game are tokens.
void MoveBar::nameParts()
{
    const QString from = teaching::Voice::installed().say(m_lesson->fromOf(position()));
    m_ui->heapLabel->setText(from);
    m_ui->heapBox->setAccessibleName(m_listed ? from : tr("Number of the heap to take from"));
}

void MoveBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_lesson) {
        m_ui->retranslateUi(this);
        retranslate();
    }
}

} // namespace laststone::widgets
