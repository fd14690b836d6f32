// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/knowledge_dialog.h"

#include "games/catalogue.h"
#include "teaching/memory/files.h"
#include "teaching/progress.h"
#include "ui_knowledge_dialog.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/signs.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QScreen>
#include <QStyledItemDelegate>

#include <algorithm>

namespace laststone::app {

using teaching::Grasp;
using teaching::Voice;
using widgets::Known;
using widgets::Sign;

namespace {

enum Role { LessonRole = Qt::UserRole, PartRole, SignsRole };
enum Column { NameColumn, FarColumn };

Sign signOf(Grasp grasp)
{
    return grasp == Grasp::Full ? Sign::Tick : grasp == Grasp::Some ? Sign::Half : Sign::Ring;
}

// Signs in front of the words, as an icon that is as wide as they are.
class SignsDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QVariantList signs = index.data(SignsRole).toList();
        if (signs.isEmpty())
            return;
        constexpr double kGap = 1.3; // from one to the next, in their sides
        const double side = widgets::Spacing(option->font).em * 0.75;
        const double line = widgets::Spacing(option->font).thin;
        const auto count = static_cast<double>(signs.size());
        const QSize size(static_cast<int>(side * kGap * count), static_cast<int>(side + 2 * line));
        const double ratio = option->widget->devicePixelRatioF();
        QPixmap picture(size * ratio);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        QRectF square(line, line, side, side);
        for (const QVariant& sign : signs) {
            widgets::paintSign(painter, square, static_cast<Sign>(sign.toInt()),
                               widgets::Theme::of(option->widget->palette()), line);
            square.translate(side * kGap, 0);
        }
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->decorationSize = size;
        option->icon = QIcon(picture);
        option->icon.addPixmap(picture, QIcon::Selected); // not tinted
    }
};

QTreeWidgetItem* lessonItem(const widgets::Lesson& lesson, const std::vector<Known>& parts)
{
    const auto title = Voice::installed().say(lesson.title);
    QVariantList signs;
    int understood = 0;
    for (const Known& part : parts) {
        if (part.part == Known::Part::Boxes || part.part == Known::Part::Rule)
            continue; // of which the kinds tell
        signs << static_cast<int>(signOf(part.grasp));
        understood += part.grasp == Grasp::Full ? 1 : 0;
    }
    //: of the parts of a lesson, as its tour and the kinds of its questions
    const QString words = KnowledgeDialog::tr("%1 of %2 understood").arg(understood).arg(signs.size());
    auto* item = new QTreeWidgetItem({title, words});
    QFont bold = item->font(NameColumn);
    bold.setBold(true);
    item->setFont(NameColumn, bold);
    item->setData(FarColumn, SignsRole, signs);
    return item;
}

void addPart(QTreeWidgetItem& lesson, const Known& part)
{
    auto* item = new QTreeWidgetItem(&lesson, {part.name, part.words});
    item->setToolTip(FarColumn, part.details);
    item->setData(FarColumn, Qt::AccessibleDescriptionRole, part.details);
    if (part.part != Known::Part::Boxes)
        item->setData(FarColumn, SignsRole, QVariantList{static_cast<int>(signOf(part.grasp))});
}

} // namespace

KnowledgeDialog::KnowledgeDialog(teaching::Progress& progress, const QString& lesson, bool isNewcomer,
                                 QWidget* parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::KnowledgeDialog>())
    , m_progress(progress)
    , m_lesson(lesson)
    , m_isNewcomer(isNewcomer)
{
    m_ui->setupUi(this);
    const double em = widgets::Spacing(font()).em;
    const int margin = static_cast<int>(em * 0.6);
    layout()->setContentsMargins(margin, margin, margin, margin);
    m_ui->lessons->setStyleSheet(QStringLiteral("QTreeWidget::item { padding: 0.2em 0; }"));
    m_ui->lessons->setItemDelegateForColumn(FarColumn, new SignsDelegate(this));
    connect(m_ui->lessons, &QTreeWidget::itemActivated, this,
            [this](QTreeWidgetItem* item) { choose(item); });
    connect(m_ui->lessons, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* item) { m_ui->goOnButton->setEnabled(item && item->parent()); });
    connect(m_ui->goOnButton, &QPushButton::clicked, this, [this] { choose(m_ui->lessons->currentItem()); });
    const std::pair<QPushButton*, QChar> letters[] = {
        {m_ui->goOnButton, u'G'}, {m_ui->moreButton, u'M'}, {m_ui->closeButton, u'C'}};
    for (const auto& [button, letter] : letters)
        widgets::setMnemonic(*button, letter);
    auto* more = new QMenu(this);
    more->addActions({m_ui->exportTable, m_ui->forget});
    widgets::giveMnemonics(*more);
    m_ui->moreButton->setMenu(more);
    connect(m_ui->exportTable, &QAction::triggered, this, &KnowledgeDialog::exportTable);
    connect(m_ui->forget, &QAction::triggered, this, &KnowledgeDialog::forget);
    connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::reject);
    connect(&progress, &teaching::Progress::changed, this, &KnowledgeDialog::fill);
    fill();
    constexpr QSizeF kSize(42, 34); // em
    constexpr double kOfScreen = 0.85; // the frame of the window needs room too
    const QSize size = (kSize * em).boundedTo(QSizeF(screen()->availableSize()) * kOfScreen).toSize();
    // Where letters are very large, the words would leave no room for the lines; they are told by What’s
    // this.
    constexpr int kOfHeight = 4;
    m_ui->words->setVisible(m_ui->words->heightForWidth(size.width() - 2 * margin)
                            < size.height() / kOfHeight);
    resize(size);
    m_ui->lessons->setFocus();
}

KnowledgeDialog::~KnowledgeDialog() = default;

bool KnowledgeDialog::isClosed(const QString& lesson) const
{
    return m_isNewcomer && m_progress.discovered(lesson) == teaching::Progress::Discovered::Nothing;
}

// In the order of the lines. What has been asked is no secret any more.
std::vector<Known> KnowledgeDialog::partsOf(const widgets::Lesson& lesson) const
{
    auto parts = widgets::knownOf(lesson, m_progress);
    if (isClosed(lesson.id())) {
        const auto& kinds = m_progress.lesson(lesson.id()).kinds;
        std::erase_if(parts, [&](const Known& part) {
            return part.part != Known::Part::Tour && part.part != Known::Part::Opponents
                && !kinds.contains(part.kind);
        });
    }
    return parts;
}

// The lesson in front is open, at what comes next; the others have their signs.
void KnowledgeDialog::fill()
{
    m_ui->lessons->clear();
    for (const widgets::Lesson* lesson : games::lessons()) {
        const auto parts = partsOf(*lesson);
        QTreeWidgetItem* item = lessonItem(*lesson, parts);
        const bool isAsked =
            std::ranges::any_of(parts, [](const Known& part) { return part.part == Known::Part::Kind; });
        if (isClosed(lesson->id()) && !isAsked)
            item->setText(FarColumn, tr("still to be discovered"));
        item->setData(NameColumn, LessonRole, lesson->id());
        m_ui->lessons->addTopLevelItem(item);
        for (const Known& part : parts)
            addPart(*item, part);
        if (lesson->id() == m_lesson) {
            item->setExpanded(true);
            const auto next = widgets::nextOf(parts);
            m_ui->lessons->setCurrentItem(next ? item->child(static_cast<int>(*next)) : item);
            m_ui->lessons->scrollToItem(item, QAbstractItemView::PositionAtTop);
        }
    }
    m_ui->lessons->header()->setStretchLastSection(false); // else what is wider would be cut
    m_ui->lessons->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (QAction* action : {m_ui->forget, m_ui->exportTable})
        action->setEnabled(!m_progress.record().empty());
}

void KnowledgeDialog::choose(QTreeWidgetItem* item)
{
    const QTreeWidgetItem* lesson = item->parent();
    if (!lesson)
        return; // it opens or closes
    const QString id = lesson->data(NameColumn, LessonRole).toString();
    const auto parts = partsOf(*games::findLesson(id));
    emit wanted(id, parts[static_cast<std::size_t>(lesson->indexOfChild(item))]);
    accept();
}

void KnowledgeDialog::exportTable()
{
    constexpr QLatin1String kEnding(".csv");
    QFileDialog dialog(this, tr("Export as CSV"), {}, tr("Tables (*%1)").arg(kEnding));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(kEnding.mid(1));
    dialog.selectFile(QStringLiteral("laststone") + kEnding);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString name = dialog.selectedFiles().constFirst();
    if (const auto reason = teaching::writeFile(name, teaching::recordCsv(m_progress.record()))) {
        //: %1 is a file name, %2 what the system says
        QMessageBox::warning(this, windowTitle(), tr("%1 could not be written: %2").arg(name, *reason));
        return;
    }
    //: %1 is a file name
    emit message(tr("Written: %1").arg(name));
}

void KnowledgeDialog::forget()
{
    QMessageBox question(QMessageBox::Question, windowTitle(), tr("Forget everything?"), QMessageBox::Cancel,
                         this);
    question.setObjectName(QStringLiteral("forgetQuestion"));
    question.setInformativeText(tr("What you have read, answered and won is forgotten in all lessons, and "
                                   "with it the questions that would come again. This cannot be undone."));
    const QPushButton* yes = question.addButton(tr("Forget"), QMessageBox::DestructiveRole);
    question.setDefaultButton(QMessageBox::Cancel);
    question.exec();
    if (question.clickedButton() == yes)
        m_progress.forgetEverything();
}

} // namespace laststone::app
