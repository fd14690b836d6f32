// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steps/step_panel.h"

#include "teaching/steps/latex.h"
#include "ui_step_panel.h"
#include "widgets/access/announce.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/steps/step_delegate.h"
#include "widgets/steps/step_model.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace laststone::widgets {

using teaching::Explanation;
using teaching::Session;

namespace {

// Autoplay: how long a step stays, in milliseconds.
struct Speed {
    const char* name;
    int milliseconds;
};
constexpr Speed kSpeeds[] = {
    {QT_TRANSLATE_NOOP("laststone::widgets::StepPanel", "Slow"), motion::kSlowStep},
    {QT_TRANSLATE_NOOP("laststone::widgets::StepPanel", "Medium"), motion::kMediumStep},
    {QT_TRANSLATE_NOOP("laststone::widgets::StepPanel", "Fast"), motion::kFastStep},
};
constexpr int kMedium = 1;

// In em: below these widths the buttons lose their words, then the speed goes; less is never given.
constexpr int kWideEnough = 27;
constexpr int kWideEnoughForSpeed = 21;
constexpr int kLeastWidth = 17;

} // namespace

StepPanel::StepPanel(QWidget* parent)
    : QWidget(parent)
    , m_ui(std::make_unique<Ui::StepPanel>())
    , m_model(new StepModel(this))
    , m_delegate(new StepDelegate(this))
    , m_previous(new QAction(this))
    , m_next(new QAction(this))
    , m_play(new QAction(this))
    , m_copyText(new QAction(this))
    , m_copyMarkdown(new QAction(this))
    , m_copyLatex(new QAction(this))
    , m_languages(new QActionGroup(this))
{
    m_ui->setupUi(this);
    m_ui->list->setModel(m_model);
    m_ui->list->setItemDelegate(m_delegate);
    m_ui->list->setResizeMode(QListView::Adjust);
    for (const Speed& speed : kSpeeds)
        m_ui->speedBox->addItem(QString(), speed.milliseconds);
    m_ui->speedBox->setCurrentIndex(kMedium);
    makeActions();
    makeCopyActions();
    const auto choose = [this](const QModelIndex& index) { m_session->setStep(index.row()); };
    connect(m_ui->list, &QListView::clicked, this, choose);
    connect(m_ui->list, &QListView::activated, this, choose);
    connect(m_ui->speedBox, &QComboBox::currentIndexChanged, this,
            [this] { m_timer.setInterval(m_ui->speedBox->currentData().toInt()); });
    m_timer.setInterval(kSpeeds[kMedium].milliseconds);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        next();
        if (m_session->step() + 1 >= m_session->stepCount())
            setPlaying(false);
    });
    retranslate();
}

StepPanel::~StepPanel() = default;

void StepPanel::makeActions()
{
    m_previous->setShortcut(Qt::Key_PageUp);
    m_next->setShortcut(Qt::Key_PageDown);
    m_play->setShortcut(Qt::CTRL | Qt::Key_Space);
    m_play->setCheckable(true);
    connect(m_previous, &QAction::triggered, this,
            [this] { m_session->setStep(std::max(0, m_session->step() - 1)); });
    connect(m_next, &QAction::triggered, this, &StepPanel::next);
    connect(m_play, &QAction::toggled, this, &StepPanel::setPlaying);
    m_ui->previousButton->setDefaultAction(m_previous);
    m_ui->nextButton->setDefaultAction(m_next);
    m_ui->playButton->setDefaultAction(m_play);
    m_ui->secondButton->setMenu(new QMenu(this));
    m_ui->secondButton->setPopupMode(QToolButton::InstantPopup);
    connect(m_languages, &QActionGroup::triggered, this,
            [this](QAction* action) { emit secondLanguageChosen(action->data().toInt()); });
}

void StepPanel::makeCopyActions()
{
    const auto copies = [this](QAction* action, const QKeySequence& key, auto text) {
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, [this, text] {
            QGuiApplication::clipboard()->setText(
                text(m_session->explanation(), teaching::Voice::installed()));
        });
    };
    copies(m_copyText, Qt::CTRL | Qt::SHIFT | Qt::Key_C,
           qOverload<const Explanation&, const teaching::Voice&>(teaching::plainText));
    copies(m_copyMarkdown, Qt::CTRL | Qt::SHIFT | Qt::Key_M, teaching::markdown);
    copies(m_copyLatex, Qt::CTRL | Qt::SHIFT | Qt::Key_L, teaching::latex);
    auto* copyMenu = new QMenu(this);
    copyMenu->addActions({m_copyText, m_copyMarkdown, m_copyLatex});
    m_ui->copyButton->setMenu(copyMenu);
    m_ui->copyButton->setPopupMode(QToolButton::InstantPopup);
}

void StepPanel::setSession(Session& session)
{
    m_session = &session;
    m_model->setSession(session);
    follow(Session::kEverything);
    connect(&session, &Session::changed, this, &StepPanel::follow); // after the model
}

void StepPanel::follow(Session::Changes what)
{
    if (what & Session::Change::Position) {
        m_delegate->setCurrent(-1);
        setPlaying(false);
        m_ui->list->scrollToTop();
        refresh();
    } else if (what & Session::Change::Voice) {
        m_ui->list->doItemsLayout();
    }
    if (what & Session::Change::Step && m_delegate->current() != m_session->step())
        showCurrent();
}

void StepPanel::showCurrent()
{
    const int step = m_session->step();
    m_delegate->setCurrent(step);
    // Only the current step is shown in full, so the heights change.
    m_ui->list->doItemsLayout();
    const QModelIndex index = m_model->index(step);
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

void StepPanel::setPlaying(bool playing)
{
    m_play->setChecked(playing);
    if (!playing) {
        m_timer.stop();
    } else if (!m_timer.isActive()) {
        const int next = m_session->step() + 1;
        m_session->setStep(next < m_session->stepCount() ? next : 0);
        m_timer.start();
    }
    refresh();
}

void StepPanel::setSecondLanguages(const QStringList& names, int chosen)
{
    m_languageNames = names;
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

void StepPanel::refresh()
{
    const int step = m_session ? m_session->step() : -1;
    const int count = m_model->rowCount();
    m_previous->setEnabled(step > 0);
    m_next->setEnabled(step + 1 < count);
    const Theme& theme = Theme::of(palette());
    m_play->setIcon(
        themedIcon(m_play->isChecked() ? QStringLiteral("pause") : QStringLiteral("play"), theme));
    m_play->setText(m_play->isChecked() ? tr("Pause") : tr("Play"));
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
}

void StepPanel::retranslate()
{
    // The row of controls shrinks to icons before it keeps the panel from becoming narrow.
    setMinimumWidth(kLeastWidth * fontMetrics().height());
    m_ui->retranslateUi(this);
    sayNames({m_ui->speedBox});
    for (int i = 0; i < m_ui->speedBox->count(); ++i)
        m_ui->speedBox->setItemText(i, tr(kSpeeds[i].name));
    m_previous->setText(tr("Previous step"));
    m_next->setText(tr("Next step"));
    m_play->setToolTip(tr("Go through the steps one after the other"));
    m_previous->setWhatsThis(tr("Goes back one step of the explanation, wherever the focus is."));
    m_next->setWhatsThis(tr("Goes on one step of the explanation, wherever the focus is."));
    m_play->setWhatsThis(tr("Lets the steps go on by themselves, as fast as is chosen beside it."));
    m_copyText->setText(tr("Copy explanation as text"));
    m_copyMarkdown->setText(tr("Copy explanation as Markdown"));
    m_copyLatex->setText(tr("Copy explanation as LaTeX"));
    m_ui->copyButton->setText(tr("Copy"));
    m_ui->copyButton->setToolTip(tr("Copy the explanation"));
    m_ui->secondButton->setText(tr("Beside"));
    m_ui->secondButton->setToolTip(tr("Show the steps in a second language beside the first"));
    if (!m_languages->actions().isEmpty())
        m_languages->actions().constFirst()->setText(tr("No second language"));

    const Theme& theme = Theme::of(palette());
    m_previous->setIcon(themedIcon(QStringLiteral("previous"), theme));
    m_next->setIcon(themedIcon(QStringLiteral("next"), theme));
    m_copyText->setIcon(themedIcon(QStringLiteral("copy"), theme));
    m_copyMarkdown->setIcon(themedIcon(QStringLiteral("copy"), theme));
    m_ui->copyButton->setIcon(themedIcon(QStringLiteral("copy"), theme));
    m_ui->secondButton->setIcon(themedIcon(QStringLiteral("language"), theme));
    m_model->retranslate();
    if (isVisible()) // else the first resize does it
        m_ui->list->doItemsLayout();
    refresh();
}

void StepPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::LanguageChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
        retranslate();
        break;
    default:
        break;
    }
}

void StepPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < kWideEnough * fontMetrics().height();
    m_ui->speedBox->setVisible(width() >= kWideEnoughForSpeed * fontMetrics().height());
    for (QToolButton* button : {m_ui->playButton, m_ui->secondButton, m_ui->copyButton})
        button->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    m_ui->list->doItemsLayout();
    if (m_delegate->current() >= 0)
        m_ui->list->scrollTo(m_model->index(m_delegate->current()));
}

} // namespace laststone::widgets
