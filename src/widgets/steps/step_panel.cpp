// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steps/step_panel.h"

#include "teaching/steps/aloud.h"
#include "ui_step_panel.h"
#include "widgets/access/announce.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/steps/step_document.h"

#include <QAbstractListModel>
#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextDocument>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

using teaching::Explanation;
using teaching::Session;
using teaching::Voice;

namespace {

// Autoplay: how long a step stays, in milliseconds, by the entries of the box.
constexpr int kSpeeds[] = {motion::kSlowStep, motion::kMediumStep, motion::kFastStep};

// How much there is to read, in letters of the Latin script: a Chinese one is about half a word.
double lengthOf(const StepDocument& document)
{
    constexpr double kChinese = 2.5;
    constexpr char16_t kFirstChinese = 0x2E80;
    double length = 0;
    const QStringList all =
        QStringList{document.title, document.secondTitle} + document.details + document.secondDetails;
    for (const QChar letter : all.join(QString()))
        length += letter.unicode() < kFirstChinese ? 1 : kChinese;
    return length;
}

// In em: below these widths the buttons lose their words, then the speed goes; less is never given.
constexpr int kWideEnough = 27;
constexpr int kWideEnoughForSpeed = 21;
constexpr int kLeastWidth = 17;

struct Geometry {
    explicit Geometry(const QStyleOptionViewItem& option)
        : spacing(option.font), badge(spacing.em * 1.45), textLeft(badge + spacing.em * 1.1)
    {
    }
    Spacing spacing;
    double badge;
    double textLeft;
};

double textWidth(const QStyleOptionViewItem& option, const Geometry& geometry)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const double width = view ? view->viewport()->width() : option.rect.width();
    return std::max(geometry.spacing.em * 6, width - geometry.textLeft - geometry.spacing.em);
}

constexpr int kTitleFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

int wrappedHeight(const QStyleOptionViewItem& option, const QString& text, double width)
{
    constexpr int kAnyHeight = 10'000;
    return option.fontMetrics
        .boundingRect(QRect(0, 0, static_cast<int>(width), kAnyHeight), kTitleFlags, text)
        .height();
}

// A step that is not current shows its title and, below it, the second language or the first sentences of its
// details: as many as fit on two lines, so that none is cut. Plain text: a document each would make a long
// list slow to open.
struct Preview {
    Preview(const QStyleOptionViewItem& option, const StepDocument& step, double width)
        : title(unbroken(step.title)), titleHeight(wrappedHeight(option, title, width))
    {
        constexpr int kLines = 2;
        const QString all = unbroken(step.secondTitle.isEmpty() ? step.details.value(0) : step.secondTitle);
        for (qsizetype end = all.size(); end > 0 && below.isEmpty(); end = beforeLastSentence(all, end)) {
            belowHeight = wrappedHeight(option, all.first(end), width);
            if (belowHeight <= kLines * option.fontMetrics.lineSpacing())
                below = all.first(end);
        }
        if (below.isEmpty())
            belowHeight = 0;
    }

    double height() const { return titleHeight + belowHeight; }

    QString title;
    QString below; // empty where not even one sentence fits
    int titleHeight;
    int belowHeight = 0;

private:
    // Where the sentence begins that ends at `end`, without the blank in front; 0 for the first.
    static qsizetype beforeLastSentence(const QString& text, qsizetype end)
    {
        for (qsizetype i = end - 2; i > 0; --i) {
            if (text[i] == QChar(u'。') || (text[i] == QLatin1Char('.') && text[i + 1] == QLatin1Char(' ')))
                return i + 1;
        }
        return 0;
    }
};

void paintPreview(QPainter& painter, const QStyleOptionViewItem& option, const StepDocument& step,
                  const Theme& theme, double width)
{
    const Preview preview(option, step, width);
    painter.setFont(option.font);
    painter.setPen(theme.text);
    painter.drawText(QRectF(0, 0, width, preview.titleHeight), kTitleFlags, preview.title);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(0, preview.titleHeight, width, preview.belowHeight), kTitleFlags, preview.below);
}

} // namespace

// The steps of a session's explanation, in one language or in two side by side.
class StepPanel::Model final : public QAbstractListModel {
public:
    Model(const Session& session, QObject* parent) : QAbstractListModel(parent), m_session(session)
    {
        reset();
        connect(&session, &Session::changed, this, [this](Session::Changes what) {
            const bool counts = what & (Session::Change::Verdict | Session::Change::Step);
            if (what & Session::Change::Position || (counts && m_count != told()))
                reset();
            else if (what & Session::Change::Voice)
                retranslate();
        });
    }

    // The words have changed: a language has.
    void retranslate()
    {
        m_documents.assign(m_documents.size(), std::nullopt);
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
    }

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : m_count; }

    QVariant data(const QModelIndex& index, int role) const override
    {
        if (!index.isValid() || !checkIndex(index)) // a view that has nothing to copy asks for none
            return {};
        if (role == Qt::DisplayRole)
            return document(index.row()).title;
        if (role != Qt::AccessibleTextRole)
            return {};
        const teaching::Step& step = stepOf(index.row());
        QString text = QStringLiteral("%1. ").arg(index.row() + 1) + teaching::aloud(step);
        if (const auto& second = m_session.secondVoice())
            text += QLatin1Char('\n') + teaching::aloud(step, *second);
        return text;
    }

    // A step as it is written; rendered when it is first asked for.
    const StepDocument& document(int row) const
    {
        auto& document = m_documents[static_cast<std::size_t>(row)];
        if (!document)
            document = rendered(stepOf(row), m_session.secondVoice());
        return *document;
    }

    bool isCurrent(int row) const { return row == m_session.step(); }

private:
    void reset()
    {
        beginResetModel();
        m_documents.assign(m_session.explanation().steps.size(), std::nullopt);
        m_count = told();
        endResetModel();
    }
    // While the verdict is hidden, no more than has been stepped through: each title tells something of it.
    int told() const { return m_session.isVerdictShown() ? m_session.stepCount() : m_session.step() + 1; }
    const teaching::Step& stepOf(int row) const
    {
        return m_session.explanation().steps[static_cast<std::size_t>(row)];
    }

    const Session& m_session;
    mutable std::vector<std::optional<StepDocument>> m_documents; // by step
    int m_count = 0; // of those that are told
};

// Draws a step: its number in a badge, its title, and what it says. The current step is shown in full, the
// others by their title and the beginning.
class StepPanel::Delegate final : public QStyledItemDelegate {
public:
    Delegate(const Model& model, QObject* parent) : QStyledItemDelegate(parent), m_model(model) { }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Theme& theme = Theme::of(option.palette);
        const Geometry geometry(option);
        const double em = geometry.spacing.em;
        const bool current = m_model.isCurrent(index.row());
        const QRectF area = QRectF(option.rect).adjusted(2, 1, -2, -1);

        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (current) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.goodPale);
            painter->drawRoundedRect(area, em / 3, em / 3);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, geometry.spacing.thin));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(area.adjusted(1, 1, -1, -1), em / 3, em / 3);
        }
        const QRectF badge(area.left() + em * 0.4, area.top() + em * 0.3, geometry.badge, geometry.badge);
        painter->setPen(Qt::NoPen);
        painter->setBrush(current ? theme.goodText : theme.badge);
        painter->drawEllipse(badge);
        QFont font = option.font;
        font.setBold(true);
        painter->setFont(font);
        painter->setPen(current ? theme.onGood : theme.onBadge);
        painter->drawText(badge, Qt::AlignCenter, QString::number(index.row() + 1));

        painter->translate(area.left() + geometry.textLeft, area.top() + em * 0.35);
        if (current)
            document(option, m_model.document(index.row()))->drawContents(painter);
        else
            paintPreview(*painter, option, m_model.document(index.row()), theme, textWidth(option, geometry));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Geometry geometry(option);
        // Each change of language, theme and size lays every list out anew, most of which nobody sees.
        m_isRough = option.widget && !option.widget->isVisible();
        if (m_isRough)
            return QSizeF(geometry.textLeft, geometry.badge).toSize();
        const StepDocument& step = m_model.document(index.row());
        const double text = m_model.isCurrent(index.row())
            ? document(option, step)->size().height()
            : Preview(option, step, textWidth(option, geometry)).height();
        const double height = std::max(text, geometry.badge) + geometry.spacing.em * 0.8;
        return {static_cast<int>(geometry.textLeft), static_cast<int>(std::ceil(height))};
    }

    // Whether the steps have been laid out for nobody.
    bool isRough() const { return m_isRough; }

private:
    // The current step, in full.
    static std::unique_ptr<QTextDocument> document(const QStyleOptionViewItem& option,
                                                   const StepDocument& step)
    {
        auto document = std::make_unique<QTextDocument>();
        layOut(*document, step.html(panelStyle(Theme::of(option.palette))), option.font,
               textWidth(option, Geometry(option)));
        return document;
    }

    const Model& m_model;
    mutable bool m_isRough = false;
};

StepPanel::StepPanel(QWidget* parent)
    : QWidget(parent), m_ui(std::make_unique<Ui::StepPanel>()), m_languages(new QActionGroup(this))
{
    m_ui->setupUi(this);
    sayNames({m_ui->speedBox});
    connect(m_ui->previousAction, &QAction::triggered, this,
            [this] { m_session->setStep(std::max(0, m_session->step() - 1)); });
    connect(m_ui->nextAction, &QAction::triggered, this, &StepPanel::next);
    connect(m_ui->lastAction, &QAction::triggered, this,
            [this] { m_session->setStep(m_session->stepCount() - 1); });
    connect(m_ui->playAction, &QAction::toggled, this, &StepPanel::setPlaying);
    m_ui->previousButton->setDefaultAction(m_ui->previousAction);
    m_ui->nextButton->setDefaultAction(m_ui->nextAction);
    m_ui->playButton->setDefaultAction(m_ui->playAction);
    m_ui->secondButton->setMenu(new QMenu(this));
    connect(m_languages, &QActionGroup::triggered, this,
            [this](QAction* action) { emit secondLanguageChosen(action->data().toInt()); });
    const auto copies = [this](QAction* action, auto text) {
        connect(action, &QAction::triggered, this, [this, text] {
            QGuiApplication::clipboard()->setText(text(m_session->explanation(), Voice::installed()));
        });
    };
    copies(m_ui->copyTextAction, qOverload<const Explanation&, const Voice&>(teaching::plainText));
    copies(m_ui->copyMarkdownAction, teaching::markdown);
    copies(m_ui->copyLatexAction, teaching::latex);
    m_ui->copyButton->setMenu(new QMenu(this));
    m_ui->copyButton->menu()->addActions(copyActions());
    const auto choose = [this](const QModelIndex& index) { m_session->setStep(index.row()); };
    connect(m_ui->list, &QListView::clicked, this, choose);
    connect(m_ui->list, &QListView::activated, this, choose);
    connect(m_ui->speedBox, &QComboBox::currentIndexChanged, this, [this] {
        if (m_timer.isActive())
            m_timer.start(timeToRead());
    });
    connect(&m_timer, &QTimer::timeout, this, &StepPanel::goOn);
}

StepPanel::~StepPanel() = default;

QList<QAction*> StepPanel::secondLanguageActions() const
{
    return m_languages->actions();
}

QList<QAction*> StepPanel::stepActions() const
{
    return {m_ui->previousAction, m_ui->nextAction, m_ui->lastAction, m_ui->playAction};
}

QList<QAction*> StepPanel::copyActions() const
{
    return {m_ui->copyTextAction, m_ui->copyMarkdownAction, m_ui->copyLatexAction};
}

void StepPanel::setSession(Session& session)
{
    m_session = &session;
    m_model = new Model(session, this);
    m_ui->list->setModel(m_model);
    m_delegate = new Delegate(*m_model, this);
    m_ui->list->setItemDelegate(m_delegate);
    follow(Session::kEverything);
    connect(&session, &Session::changed, this, &StepPanel::follow); // after the model
}

void StepPanel::follow(Session::Changes what)
{
    if (what & Session::Change::Position) {
        setPlaying(false);
        m_ui->list->scrollToTop();
        refresh();
    } else if (what & Session::Change::Voice) {
        m_ui->list->doItemsLayout();
    } else if (what & Session::Change::Verdict) {
        refresh();
    }
    // Whoever steps has taken over.
    if (what & Session::Change::Step && !m_goesOn)
        setPlaying(false);
    // Another position begins without one.
    if (what & Session::Change::Step && (m_session->step() >= 0 || !(what & Session::Change::Position)))
        showCurrent();
}

void StepPanel::showCurrent()
{
    const int step = m_session->step();
    // Only the current step is shown in full, so the heights change.
    m_ui->list->doItemsLayout();
    const QModelIndex index = m_model->index(step, 0);
    m_ui->list->setCurrentIndex(index);
    refresh();
    if (!index.isValid())
        return;
    m_ui->list->scrollTo(index);
    const StepDocument& document = m_model->document(step);
    announce(*window(), m_ui->counter->text());
    announce(*window(), document.title);
    announce(*window(), document.details.join(QLatin1Char('\n')));
}

void StepPanel::next()
{
    m_session->setStep(std::min(m_session->step() + 1, m_session->stepCount() - 1));
}

// A page, or a step; the last one stays.
void StepPanel::goOn()
{
    if (m_turnPage && m_turnPage())
        return; // as long as the page before
    const auto isLast = [this] { return m_session->step() + 1 >= m_session->stepCount(); };
    if (!isLast()) {
        m_goesOn = true;
        next();
        m_goesOn = false;
        if (m_turnPage)
            return m_timer.start(timeToRead()); // the last step may have pages
    }
    if (isLast())
        setPlaying(false);
    else
        m_timer.start(timeToRead());
}

// In ms: the speed is that of a short step, and a longer one, or each page of it, has as much more.
int StepPanel::timeToRead() const
{
    constexpr double kShort = 80; // letters
    const int pages = m_pageCount ? std::max(1, m_pageCount()) : 1;
    const double length = lengthOf(m_model->document(m_session->step())) / pages;
    return static_cast<int>(kSpeeds[m_ui->speedBox->currentIndex()] * std::max(1.0, length / kShort));
}

void StepPanel::setPlaying(bool playing)
{
    m_ui->playAction->setChecked(playing);
    if (!playing) {
        m_timer.stop();
    } else if (!m_timer.isActive()) {
        const int next = m_session->step() + 1;
        m_goesOn = true;
        m_session->setStep(next < m_session->stepCount() ? next : 0);
        m_goesOn = false;
        m_timer.start(timeToRead());
    }
    refresh();
}

void StepPanel::setSecondLanguages(const QStringList& names, int chosen)
{
    QMenu* menu = m_ui->secondButton->menu();
    menu->clear();
    for (int i = -1; i < names.size(); ++i) {
        QAction* action = menu->addAction(i < 0 ? tr("No second language") : names[i]);
        action->setCheckable(true);
        action->setData(i);
        action->setChecked(i == chosen);
        m_languages->addAction(action);
    }
}

void StepPanel::setSecondLanguage(int chosen)
{
    for (QAction* action : m_languages->actions())
        action->setChecked(action->data().toInt() == chosen);
}

void StepPanel::setOwnLanguage(int index)
{
    for (QAction* action : m_languages->actions())
        action->setVisible(action->data().toInt() != index);
}

void StepPanel::refresh()
{
    // The row of controls shrinks to icons before it keeps the panel from becoming narrow.
    setMinimumWidth(kLeastWidth * fontMetrics().height());
    const int step = m_session->step();
    const int count = m_session->stepCount();
    // Whoever discovers the game, or is asked, is not told from elsewhere.
    const bool isAsked = m_session->asking() && m_session->asking()->isOpen();
    const bool isClosed = m_session->isDiscovering() || isAsked;
    m_ui->previousAction->setEnabled(!isClosed && step > 0);
    m_ui->nextAction->setEnabled(!isClosed && step + 1 < count);
    m_ui->lastAction->setEnabled(m_ui->nextAction->isEnabled());
    m_ui->playAction->setEnabled(!isClosed);
    const bool isPlaying = m_ui->playAction->isChecked();
    m_ui->playAction->setText(isPlaying ? tr("Pause") : tr("Run"));
    m_ui->playAction->setIcon(
        themedIcon(isPlaying ? QStringLiteral("pause") : QStringLiteral("play"), Theme::of(palette())));
    //: shown when no step is current: how many there are
    const QString all = tr("%n step(s)", nullptr, count);
    const auto current = [count](int number) {
        //: %1 is the current step, %2 the number of steps
        return tr("Step %1 of %2").arg(number).arg(count);
    };
    // As wide for the first step as for the last: the button beside it stays under the mouse.
    int width = 0;
    for (const QString& text : {all, current(count), step < 0 ? all : current(step + 1)}) {
        m_ui->counter->setText(text);
        width = std::max(width, m_ui->counter->sizeHint().width());
    }
    m_ui->counter->setMinimumWidth(width);
    refreshHidden();
}

// In place of steps that are hidden, why they are.
void StepPanel::refreshHidden()
{
    const bool isHidden = m_model->rowCount() == 0 && m_session->stepCount() > 0;
    auto* label = m_ui->list->findChild<QLabel*>();
    if (!label) {
        if (!isHidden)
            return;
        label = new QLabel(m_ui->list);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop);
        label->setProperty("muted", true);
    }
    const int em = static_cast<int>(Spacing(font()).em);
    label->setText(tr("The steps are hidden with the verdict. “Next step” shows them one after the other."));
    label->setGeometry(m_ui->list->rect().adjusted(em, em, -em, -em));
    label->setVisible(isHidden);
}

void StepPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    const bool isLanguage = event->type() == QEvent::LanguageChange;
    const bool isFont = event->type() == QEvent::FontChange;
    if (!m_session || !(isLanguage || isFont || event->type() == QEvent::PaletteChange))
        return;
    if (isLanguage) {
        m_ui->retranslateUi(this);
        sayNames({m_ui->speedBox});
        if (!m_languages->actions().isEmpty())
            m_languages->actions().constFirst()->setText(tr("No second language"));
    }
    if (isFont)
        fitButtons();
    m_model->retranslate();
    if (isVisible())
        m_ui->list->doItemsLayout();
    refresh();
}

void StepPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_delegate || !m_delegate->isRough())
        return;
    m_ui->list->doItemsLayout();
    if (const QModelIndex current = m_ui->list->currentIndex(); current.isValid())
        m_ui->list->scrollTo(current);
}

// Where there is no room for their words, they go without.
void StepPanel::fitButtons()
{
    const bool narrow = width() < kWideEnough * fontMetrics().height();
    m_ui->speedBox->setVisible(width() >= kWideEnoughForSpeed * fontMetrics().height());
    for (QToolButton* button : {m_ui->playButton, m_ui->secondButton, m_ui->copyButton})
        button->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void StepPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitButtons();
    m_ui->list->doItemsLayout();
    if (m_session)
        refreshHidden();
    if (m_session && m_session->step() >= 0)
        m_ui->list->scrollTo(m_model->index(m_session->step(), 0));
}

} // namespace laststone::widgets
