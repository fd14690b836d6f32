// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/lesson_table.h"

#include "teaching/notation.h"
#include "teaching/steps/aloud.h"
#include "ui_lesson_table.h"
#include "widgets/access/announce.h"
#include "widgets/look/house_style.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"

#include <QAbstractTableModel>
#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace laststone::widgets {

using theory::Count;
using theory::Outcome;

namespace {

constexpr int kEnough = 12; // right answers in a row
constexpr double kLines = 2.1; // of what a step tells have their room at least

QString said(const LessonTable::Answer& answer)
{
    if (const auto* outcome = std::get_if<Outcome>(&answer))
        return *outcome == Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
    return QString::number(std::get<Count>(answer));
}

} // namespace

// A list whose rows have numbers, more of them than a view could hold: there are rows from a first number on,
// and each is worked out when it is seen.
class LessonTable::ListModel final : public QAbstractTableModel {
public:
    static constexpr int kRows = 100'000; // that a view holds

    ListModel(teaching::TableList list, QObject* parent)
        : QAbstractTableModel(parent), m_list(std::move(list))
    {
    }

    void setFirst(Count first) // or as near as there are rows
    {
        beginResetModel();
        m_first = std::min(first, m_list.last - static_cast<Count>(kRows) + 1);
        endResetModel();
    }
    Count first() const { return m_first; }
    // Only the rows before `end` are to be seen; none: all that there are.
    void setEnd(std::optional<Count> end)
    {
        if (end == m_end)
            return;
        beginResetModel();
        m_end = end;
        m_first = end ? 0 : m_first;
        endResetModel();
    }
    const teaching::TableList& list() const { return m_list; }
    void setPosition(const teaching::Position& position)
    {
        const bool isAnother = position.play != m_position.play || position.rule() != m_position.rule();
        if (isAnother)
            beginResetModel();
        m_position = position;
        if (isAnother)
            endResetModel();
    }
    teaching::TableRow row(int index) const
    {
        return m_list.row(m_position, m_first + static_cast<Count>(index));
    }

    int rowCount(const QModelIndex& parent) const override
    {
        if (parent.isValid())
            return 0;
        return m_end ? static_cast<int>(std::min<Count>(*m_end, kRows)) : kRows;
    }
    int columnCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_list.columns.size());
    }
    QVariant data(const QModelIndex& index, int role) const override
    {
        if (role == Qt::TextAlignmentRole)
            return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        return role == Qt::DisplayRole ? row(index.row()).texts[index.column()] : QVariant();
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        const bool isName = role == Qt::DisplayRole && orientation == Qt::Horizontal;
        return isName ? m_list.columns[section] : QVariant();
    }

private:
    teaching::TableList m_list;
    teaching::Position m_position;
    Count m_first = 0;
    std::optional<Count> m_end;
};

LessonTable::LessonTable(const teaching::Table& table, QWidget* parent)
    : QWidget(parent), m_table(table), m_ui(std::make_unique<Ui::LessonTable>())
{
    m_ui->setupUi(this);
    m_ui->partBox->hide();
    m_timer.setInterval(motion::kTableRow);
    connect(m_ui->cells, &CellView::positionChosen, this, &LessonTable::positionChosen);
    connect(m_ui->partBox, &QComboBox::activated, this, [this] {
        refresh();
        emit placeChanged(place());
    });
    connect(m_ui->backButton, &QToolButton::clicked, this, [this] { setStep(m_step - 1); });
    connect(m_ui->nextButton, &QToolButton::clicked, this, [this] { setStep(m_step + 1); });
    connect(m_ui->playButton, &QToolButton::toggled, this, &LessonTable::setPlaying);
    connect(m_ui->slider, &QSlider::valueChanged, this, &LessonTable::setStep);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        setStep(m_step + 1);
        if (m_step == lastStep())
            setPlaying(false);
    });
    connectQuestion();
    makeList();
    retranslate();
}

LessonTable::~LessonTable() = default;

void LessonTable::connectQuestion()
{
    // What was wrong belongs to what was asked.
    connect(m_ui->askBox, &QCheckBox::toggled, this, [this] {
        m_judged.clear();
        m_isSecondTry = false;
        refresh();
    });
    connect(m_ui->ruleButton, &QPushButton::clicked, this, [this] {
        m_inARow = 0;
        emit placeChanged(place());
        tellRule();
    });
    connect(m_ui->lostButton, &QPushButton::clicked, this, [this] { answer(Outcome::P); });
    connect(m_ui->wonButton, &QPushButton::clicked, this, [this] { answer(Outcome::N); });
    connect(m_ui->numberField, &QLineEdit::returnPressed, this, [this] {
        bool isNumber = false;
        const QString typed = teaching::asciiTwins(m_ui->numberField->text()).trimmed();
        const Count number = teaching::withoutGroups(typed).toULongLong(&isNumber);
        m_ui->numberField->selectAll();
        if (isNumber)
            answer(number);
    });
}

void LessonTable::makeList()
{
    const auto list = m_table.list ? m_table.list() : std::nullopt;
    for (QWidget* widget : {static_cast<QWidget*>(m_ui->goToLabel), static_cast<QWidget*>(m_ui->goToBox),
                            static_cast<QWidget*>(m_ui->numberList)})
        widget->setVisible(list.has_value());
    if (!list)
        return;
    m_list = new ListModel(*list, this);
    m_ui->numberList->setModel(m_list);
    m_ui->numberList->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_ui->numberList->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_ui->goToBox->setRange(0, list->last);
    connect(m_ui->goToBox, &CountBox::edited, this, &LessonTable::goTo);
    connect(m_ui->numberList, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit positionChosen(m_list->row(index.row()).position); });
}

CellView* LessonTable::view() const
{
    return m_ui->cells;
}

QTableView* LessonTable::list() const
{
    return m_list ? m_ui->numberList : nullptr;
}

// Less than its parts would like: a small window keeps all its controls, and the picture shrinks first.
QSize LessonTable::minimumSizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 16, em * 10};
}

void LessonTable::setPosition(const teaching::Position& position)
{
    const bool isOtherRule = position.rule() != m_position.rule();
    m_position = position;
    if (isOtherRule) {
        m_step = 0;
        m_inARow = 0;
        m_judged.clear();
        m_ui->partBox->setCurrentIndex(m_ui->partBox->count() > 0 ? 0 : -1);
    }
    if (m_list)
        m_list->setPosition(position);
    refresh();
}

void LessonTable::goTo(Count number)
{
    constexpr Count kBefore = ListModel::kRows / 2;
    m_list->setEnd(std::nullopt);
    m_list->setFirst(number > kBefore ? number - kBefore : 0);
    const QModelIndex index = m_list->index(static_cast<int>(number - m_list->first()), 0);
    m_ui->numberList->scrollTo(index, QAbstractItemView::PositionAtCenter);
    m_ui->numberList->setCurrentIndex(index);
    m_ui->goToBox->setValue(number);
}

void LessonTable::setStep(int step)
{
    m_step = std::max(0, step); // refresh() makes it the last one at most
    m_judged.clear();
    m_isSecondTry = false;
    refresh();
    emit placeChanged(place());
}

teaching::TablePlace LessonTable::place() const
{
    return {static_cast<std::size_t>(std::max(0, m_ui->partBox->currentIndex())), m_step, m_inARow};
}

void LessonTable::setPlace(const teaching::TablePlace& wanted)
{
    if (wanted == place())
        return;
    if (wanted.part < static_cast<std::size_t>(m_ui->partBox->count()))
        m_ui->partBox->setCurrentIndex(static_cast<int>(wanted.part));
    m_inARow = wanted.inARow;
    setStep(wanted.step);
}

bool LessonTable::isAsking() const
{
    return m_ui->askBox->isChecked();
}

void LessonTable::setAsking(bool asking)
{
    m_ui->askBox->setChecked(asking);
}

void LessonTable::answer(const Answer& given)
{
    const bool isRight = given == m_cells.next->right;
    setPlaying(false);
    // Of two answers one is told by the other; a number is tried again.
    if (!isRight && std::holds_alternative<Count>(given) && !std::exchange(m_isSecondTry, true)) {
        m_inARow = 0;
        emit placeChanged(place());
        const Count number = std::get<Count>(given);
        const auto why =
            m_table.refute ? m_table.refute(m_position, place().part, m_step, number) : teaching::Sentence();
        m_ui->text->setText(
            why.isEmpty()
                //: %1 is a number that is wrong
                ? tr("✗ Not %1. Try again.").arg(said(given))
                //: %1 is a number that is wrong, %2 a sentence that says why
                : tr("✗ Not %1. %2 Try again.").arg(said(given), teaching::Voice::installed().say(why)));
        announce(*this, m_ui->text->text());
        return;
    }
    m_isSecondTry = false;
    ++m_step;
    //: %1 is an answer that is wrong: P, N or a number
    m_judged = isRight ? tr("✓ Right.") : tr("✗ Not %1.").arg(said(given));
    m_inARow = isRight ? m_inARow + 1 : 0;
    refresh();
    emit placeChanged(place());
    m_ui->numberField->clear();
    announce(*this, m_ui->text->text());
    // Who comes to the end by wrong answers has been told, and has not understood.
    const bool isEnd = m_step == lastStep() && m_inARow >= std::min(kEnough, lastStep());
    if (m_inARow == kEnough || isEnd) {
        emit understood();
        tellRule();
    }
}

bool LessonTable::isRuleTold() const
{
    return !m_cells.rule.isEmpty() && (m_hasRule || !isAsking());
}

void LessonTable::tellRule()
{
    if (isRuleTold() || m_cells.rule.isEmpty())
        return;
    m_hasRule = true;
    const bool hadFocus = m_ui->ruleButton->hasFocus();
    refresh();
    if (hadFocus)
        m_ui->numberField->setFocus(Qt::OtherFocusReason);
    announce(*this, m_ui->meaning->text());
}

void LessonTable::setPlaying(bool playing)
{
    if (playing == m_timer.isActive())
        return;
    if (playing) {
        if (m_step == lastStep())
            setStep(0);
        m_timer.start();
    } else {
        m_timer.stop();
    }
    const QSignalBlocker blocker(m_ui->playButton);
    m_ui->playButton->setChecked(playing);
    retranslate();
}

void LessonTable::refresh()
{
    if (m_position.heaps.empty())
        return;
    m_cells = m_table.cells(m_position, place().part, m_step);
    m_step = std::min(m_step, lastStep());
    refreshParts();
    const QSignalBlocker blocker(m_ui->slider);
    m_ui->slider->setRange(0, lastStep());
    m_ui->slider->setValue(m_step);
    m_ui->backButton->setEnabled(m_step > 0);
    m_ui->nextButton->setEnabled(m_step < lastStep());
    refreshQuestion();
    refreshWords();
    m_ui->cells->setCells(m_cells, m_isQuestioning);
    if (!m_list)
        return;
    const bool isGrowing = m_step < lastStep();
    m_list->setEnd(isGrowing ? std::optional(static_cast<Count>(m_step)) : std::nullopt);
    if (isGrowing)
        m_ui->numberList->scrollToBottom(); // where the last row is
}

// Of what is in the cells, and of the step.
void LessonTable::refreshWords()
{
    const auto voice = teaching::Voice::installed();
    const QString meaning = voice.say(m_cells.meaning);
    //: two sentences, one behind the other
    const QString known = isRuleTold() ? tr("%1 %2").arg(meaning, voice.say(m_cells.rule)) : meaning;
    m_ui->meaning->setText(unbroken(known));
    m_ui->meaning->setVisible(!meaning.isEmpty());
    const bool isByRule = isRuleTold() && !m_cells.byRule.isEmpty();
    const QString told = voice.say(isByRule ? m_cells.byRule : m_cells.text);
    //: what the table says of a step, after whether an answer was right: "✓ Right. 5: take 1 and leave 4 …"
    const QString text = m_judged.isEmpty() ? told : tr("%1 %2").arg(m_judged, told);
    m_ui->text->setText(unbroken(text));
    const QString read = teaching::aloud(text, voice);
    m_ui->text->setAccessibleName(read);
    m_ui->cells->setAccessibleName(read);
    //: read aloud: how far the table has grown, %1 steps of %2
    m_ui->slider->setAccessibleDescription(tr("%1 of %2").arg(m_step).arg(lastStep()) + QLatin1Char('\n')
                                           + read);
}

void LessonTable::refreshQuestion()
{
    const bool isAsked = isAsking() && m_cells.next;
    if (std::exchange(m_isQuestioning, isAsked) != isAsked)
        emit questioning(isAsked);
    const bool isOutcome = isAsked && std::holds_alternative<Outcome>(m_cells.next->right);
    const QWidget* focused = focusWidget();
    m_ui->questionLabel->setVisible(isAsked);
    m_ui->lostButton->setVisible(isOutcome);
    m_ui->wonButton->setVisible(isOutcome);
    m_ui->gloss->setVisible(isOutcome);
    m_ui->numberField->setVisible(isAsked && !isOutcome);
    m_ui->ruleButton->setVisible(isAsked && !m_cells.rule.isEmpty() && !isRuleTold());
    if (focused && !focused->isVisibleTo(this))
        m_ui->askBox->setFocus();
    if (!isAsked)
        return;
    const QString task = teaching::Voice::installed().say(m_cells.next->task);
    m_ui->questionLabel->setText(unbroken(task));
    // On the board a position would tell what is still to be found.
    for (teaching::TableCell& cell : m_cells.cells) {
        if (cell.value.isEmpty() && !cell.outcome)
            cell.position.reset();
    }
    m_ui->numberField->setAccessibleName(task);
    m_ui->lostButton->setAccessibleDescription(task);
    m_ui->wonButton->setAccessibleDescription(task);
}

void LessonTable::refreshParts()
{
    const auto& voice = teaching::Voice::installed();
    QComboBox* box = m_ui->partBox;
    const QSignalBlocker blocker(box);
    const int before = box->currentIndex();
    box->setVisible(!m_cells.parts.empty());
    box->setAccessibleName(voice.say(m_cells.partsName));
    box->clear();
    for (const teaching::Sentence& part : m_cells.parts)
        box->addItem(voice.say(part));
    box->setCurrentIndex(std::clamp(before, box->count() > 0 ? 0 : -1, box->count() - 1));
}

void LessonTable::retranslate()
{
    m_ui->retranslateUi(this);
    const int em = fontMetrics().height();
    m_ui->slider->setMinimumWidth(em * 3);
    m_ui->numberField->setMaximumWidth(em * 7 / 2);
    setLeastLines(*m_ui->text, kLines);
    const Theme& theme = Theme::of(palette());
    const bool isPlaying = m_timer.isActive();
    m_ui->backButton->setIcon(themedIcon(QStringLiteral("previous"), theme));
    m_ui->nextButton->setIcon(themedIcon(QStringLiteral("next"), theme));
    m_ui->playButton->setIcon(
        themedIcon(isPlaying ? QStringLiteral("pause") : QStringLiteral("play"), theme));
    if (m_list) {
        const auto& voice = teaching::Voice::installed();
        const teaching::TableList& list = m_list->list();
        m_ui->numberList->verticalHeader()->setDefaultSectionSize(static_cast<int>(em * 1.4));
        m_ui->numberList->setMinimumHeight(em * 3);
        m_ui->numberList->setAccessibleName(voice.say(list.name));
        m_ui->goToLabel->setText(voice.say(list.goTo));
        m_ui->goToBox->setMaximumWidth(em * 8);
        m_ui->goToBox->setAccessibleName(m_ui->goToLabel->text());
        m_ui->goToBox->setWhatsThis(voice.say(list.goToHelp));
    }
    refresh();
}

// P and N answer wherever the focus is in the table.
void LessonTable::keyPressEvent(QKeyEvent* event)
{
    const bool isKey = event->key() == Qt::Key_P || event->key() == Qt::Key_N;
    if (isKey && !event->modifiers() && m_ui->lostButton->isVisible())
        answer(event->key() == Qt::Key_P ? Outcome::P : Outcome::N);
    else
        QWidget::keyPressEvent(event);
}

void LessonTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const QEvent::Type type = event->type();
    if (type != QEvent::LanguageChange && type != QEvent::PaletteChange && type != QEvent::FontChange)
        return;
    retranslate();
}

} // namespace laststone::widgets
