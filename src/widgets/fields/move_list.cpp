// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fields/move_list.h"

#include "teaching/notation.h"
#include "widgets/look/icons.h"

#include <QAbstractListModel>
#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

namespace laststone::widgets {

using teaching::History;
using teaching::Session;
using teaching::Voice;

namespace {

// What is hidden, or is not there, is not valid.
enum Role { OutcomeRole = Qt::UserRole, UndoneRole, WhoRole, RightRole };

// A tick or a cross.
void paintMark(QPainter& painter, const QRectF& box, bool isRight, const Theme& theme, double width)
{
    const auto at = [&](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    painter.setPen(QPen(isRight ? theme.goodText : theme.wonText, width, Qt::SolidLine, Qt::RoundCap));
    if (isRight) {
        painter.drawLine(at(0.05, 0.55), at(0.38, 0.9));
        painter.drawLine(at(0.38, 0.9), at(0.95, 0.1));
    } else {
        painter.drawLine(at(0.1, 0.1), at(0.9, 0.9));
        painter.drawLine(at(0.1, 0.9), at(0.9, 0.1));
    }
}

constexpr double kMark = 0.6; // em
constexpr double kFade = 1.6; // em

// A pill with the sign of the outcome, who has moved, the move, and whether it was right.
class ChipDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Spacing spacing(option.font);
        const double text = option.fontMetrics.horizontalAdvance(textOf(index));
        const double mark = index.data(RightRole).isValid() ? kMark + 0.3 : 0;
        return {static_cast<int>(text + spacing.em * (2.4 + mark)), static_cast<int>(spacing.em * 1.7)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = Theme::of(option.palette);
        const Spacing spacing(option.font);
        const QRectF chip = QRectF(option.rect).adjusted(2, 2, -3, -2);
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const bool undone = index.data(UndoneRole).toBool();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(current ? theme.accent : theme.border, current ? spacing.thin * 1.5 : 1.0,
                             undone ? Qt::DashLine : Qt::SolidLine));
        painter->setBrush(undone ? theme.card : theme.field);
        painter->drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
        QRectF text = chip.adjusted(spacing.em * 0.6, 0, -spacing.em * 0.4, 0);
        if (const QVariant outcome = index.data(OutcomeRole); outcome.isValid()) {
            const double size = spacing.em * 0.85;
            const QRectF sign(chip.left() + spacing.em * 0.35, chip.center().y() - size / 2, size, size);
            paintOutcome(*painter, sign, outcome.value<theory::Outcome>(), theme);
            text.setLeft(sign.right() + spacing.em * 0.25);
        }
        if (const QVariant right = index.data(RightRole); right.isValid()) {
            const double size = spacing.em * kMark;
            const QRectF mark(chip.right() - spacing.em * 0.55 - size, chip.center().y() - size / 2, size,
                              size);
            paintMark(*painter, mark, right.toBool(), theme, spacing.em / 8);
        }
        painter->setFont(option.font);
        painter->setPen(undone ? theme.muted : theme.text);
        painter->drawText(text, Qt::AlignVCenter | Qt::AlignLeft, textOf(index));
        painter->restore();
    }

private:
    static QString textOf(const QModelIndex& index)
    {
        const QString who = index.data(WhoRole).toString();
        return who.isEmpty() ? index.data().toString() : index.data().toString() + QStringLiteral("  ") + who;
    }
};

} // namespace

QString spokenMove(const History::Entry& entry)
{
    //: a move in the list; %1 says who made it, %2 is the move, %3 the position that it left
    return MoveList::tr("%1: %2, leaving %3")
        .arg(entry.side == teaching::Side::Learner ? MoveList::tr("You") : MoveList::tr("Opponent"),
             Voice::installed().say(entry.before.game->report(entry.before, entry.move)),
             teaching::notation(entry.after));
}

// Row 0 is the start.
class MoveList::Model final : public QAbstractListModel {
public:
    Model(const Session& session, QObject* parent) : QAbstractListModel(parent), m_session(session)
    {
        setLine();
        connect(&session, &Session::changed, this, [this](Session::Changes what) {
            if (what & Session::Change::Position)
                setLine();
            else if (what & (Session::Change::Verdict | Session::Change::Options))
                refresh();
        });
    }

    void refresh() { emit dataChanged(index(0), index(rowCount() - 1)); }

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    QVariant data(const QModelIndex& index, int role) const override
    {
        if (!index.isValid() || !checkIndex(index)) // a view that has nothing to copy asks for none
            return {};
        const auto& [move, outcome] = m_rows[static_cast<std::size_t>(index.row())];
        const bool isStart = index.row() == 0;
        switch (role) {
        case Qt::DisplayRole:
            if (isStart)
                return MoveList::tr("Start");
            return QStringLiteral("%1  %2")
                .arg(index.row())
                .arg(move.before.game->shortForm(move.before, move.move));
        case Qt::ToolTipRole:
        case Qt::AccessibleTextRole: {
            QString what = isStart ? teaching::notation(move.after) : spokenMove(move);
            if (!isStart && isJudged())
                what += judgement(index.row());
            if (!m_session.isVerdictShown())
                return what;
            //: %1 describes a move and what it left
            return outcome == theory::Outcome::P ? MoveList::tr("%1 (P-position)").arg(what)
                                                 : MoveList::tr("%1 (N-position)").arg(what);
        }
        case OutcomeRole:
            return m_session.isVerdictShown() ? QVariant::fromValue(outcome) : QVariant();
        case UndoneRole:
            return move.undone;
        case WhoRole: // of two people, the numbers say it
            if (isStart || m_session.opponent() == teaching::Opponent::Person)
                return {};
            return move.side == teaching::Side::Learner ? MoveList::tr("You") : MoveList::tr("Opponent");
        case RightRole: {
            const auto right = isStart || !isJudged() ? std::nullopt : isRight(index.row());
            return right ? QVariant(*right) : QVariant();
        }
        default:
            return {};
        }
    }

private:
    // An outcome may take long to work out: once for each row is enough.
    struct Row {
        History::Entry move; // of the start, only what is left
        theory::Outcome outcome = theory::Outcome::P;
    };

    // What is hidden is hidden here, too, until the game has been played to its end; then the coach and the
    // marks tell it.
    bool isJudged() const
    {
        return m_session.isVerdictShown() || (m_session.options().coach && m_session.history().isPlayedOut());
    }

    // None where no move would have won.
    std::optional<bool> isRight(int row) const
    {
        const auto at = static_cast<std::size_t>(row);
        if (m_rows[at].outcome == theory::Outcome::P)
            return true;
        return m_rows[at - 1].outcome == theory::Outcome::P ? std::nullopt : std::optional(false);
    }

    QString judgement(int row) const
    {
        const auto right = isRight(row);
        //: read aloud after a move
        if (!right)
            return MoveList::tr("; no move would have won");
        //: read aloud after a move
        return *right ? MoveList::tr("; right") : MoveList::tr("; an error");
    }

    void setLine()
    {
        beginResetModel();
        std::vector<History::Entry> line = m_session.history().line();
        History::Entry start;
        start.after = m_session.match().start();
        line.insert(line.begin(), start);
        m_rows.resize(line.size());
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (m_rows[i].move.after != line[i].after)
                m_rows[i].outcome = line[i].after.game->outcome(line[i].after);
            m_rows[i].move = line[i];
        }
        endResetModel();
    }

    const Session& m_session;
    std::vector<Row> m_rows;
};

MoveList::MoveList(QWidget* parent) : QListView(parent)
{
    setItemDelegate(new ChipDelegate(this));
}

void MoveList::setSession(Session& session)
{
    m_model = new Model(session, this);
    setModel(m_model);
    const auto choose = [&session](const QModelIndex& index) {
        session.goTo(static_cast<std::size_t>(index.row()));
    };
    connect(this, &QListView::clicked, &session, choose);
    connect(this, &QListView::activated, &session, choose);
    const auto follow = [this, &session](Session::Changes what) {
        if (!(what & Session::Change::Position))
            return;
        const QModelIndex index = m_model->index(static_cast<int>(session.match().plies().size()));
        setCurrentIndex(index);
        scrollTo(index);
    };
    follow(Session::kEverything);
    connect(&session, &Session::changed, this, follow); // after the model
}

// The move on the board stays in sight.
void MoveList::resizeEvent(QResizeEvent* event)
{
    QListView::resizeEvent(event);
    scrollTo(currentIndex());
}

// Where the line goes on, it fades away: a move that is cut off looks like an error.
void MoveList::paintEvent(QPaintEvent* event)
{
    QListView::paintEvent(event);
    const QScrollBar* bar = horizontalScrollBar();
    const QRectF all = viewport()->rect();
    const double width = Spacing(font()).em * kFade;
    QPainter painter(viewport());
    const auto fade = [&](double from, double to) {
        QLinearGradient gradient(from, 0, to, 0);
        QColor card = Theme::of(palette()).card;
        gradient.setColorAt(0, card);
        card.setAlpha(0);
        gradient.setColorAt(1, card);
        painter.fillRect(QRectF(QPointF(from, 0), QPointF(to, all.height())).normalized(), gradient);
    };
    const int gap = static_cast<int>(width / 4); // between two of them
    if (bar->value() > bar->minimum() + gap)
        fade(all.left(), all.left() + width);
    if (bar->value() < bar->maximum() - gap)
        fade(all.right(), all.right() - width);
}

QSize MoveList::sizeHint() const
{
    return {QListView::sizeHint().width(), static_cast<int>(Spacing(font()).em * 1.95)};
}

void MoveList::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (m_model && (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)) {
        m_model->refresh();
        updateGeometry();
        scheduleDelayedItemsLayout();
    }
}

} // namespace laststone::widgets
