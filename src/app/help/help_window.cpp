// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_window.h"

#include "app/help/help_browser.h"
#include "ui_help_window.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QEvent>
#include <QScreen>
#include <QSignalBlocker>

#include <algorithm>

namespace laststone::app {

namespace {

constexpr QSizeF kSize(70, 44); // em
enum Role { ChapterRole = Qt::UserRole, HitRole };

} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_ui(std::make_unique<Ui::HelpWindow>())
    , m_home(new QAction(this))
    , m_back(new QAction(this))
    , m_forward(new QAction(this))
    , m_search(new QAction(this))
    , m_nextHit(new QAction(this))
    , m_previousHit(new QAction(this))
    , m_close(new QAction(this))
{
    m_ui->setupUi(this);
    const double em = widgets::Spacing(font()).em;
    resize((kSize * em).toSize().boundedTo(screen()->availableSize()));
    m_ui->splitter->setSizes({static_cast<int>(em * 18), static_cast<int>(em * (kSize.width() - 18))});
    m_ui->splitter->setStretchFactor(1, 1);
    // Room to click, and to tell one line from the next.
    m_ui->contents->setStyleSheet(QStringLiteral("QTreeWidget::item { padding: 0.25em; }"));
    m_ui->browser->setFocus();
    makeActions();
    retranslate();
    widgets::keepTips(*this);

    HelpBrowser* browser = m_ui->browser;
    connect(browser, &HelpBrowser::chapterChanged, this, &HelpWindow::selectChapter);
    connect(browser, &HelpBrowser::chaptersLoaded, this, &HelpWindow::retranslate);
    connect(browser, &HelpBrowser::positionWanted, this, &HelpWindow::positionWanted);
    connect(browser, &QTextBrowser::backwardAvailable, m_back, &QAction::setEnabled);
    connect(browser, &QTextBrowser::forwardAvailable, m_forward, &QAction::setEnabled);
    connect(m_ui->searchEdit, &QLineEdit::textChanged, this, &HelpWindow::find);
    connect(m_ui->searchEdit, &QLineEdit::returnPressed, m_nextHit, &QAction::trigger);
    const auto open = [this](const QTreeWidgetItem* item) {
        if (!item)
            return;
        if (item->data(0, HitRole).isValid())
            goToHit(item->data(0, HitRole).toInt());
        else
            m_ui->browser->showChapter(item->data(0, ChapterRole).toInt());
    };
    connect(m_ui->contents, &QTreeWidget::currentItemChanged, this, open);
    connect(m_ui->contents, &QTreeWidget::itemClicked, this, open);
}

HelpWindow::~HelpWindow() = default;

void HelpWindow::makeActions()
{
    m_home->setShortcut(Qt::ALT | Qt::Key_Home);
    m_back->setShortcut(Qt::ALT | Qt::Key_Left);
    m_forward->setShortcut(Qt::ALT | Qt::Key_Right);
    m_search->setShortcut(Qt::CTRL | Qt::Key_F);
    m_nextHit->setShortcut(Qt::Key_F3);
    m_previousHit->setShortcut(Qt::SHIFT | Qt::Key_F3);
    m_close->setShortcuts({QKeySequence(Qt::Key_Escape), QKeySequence(Qt::CTRL | Qt::Key_W)});
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    connect(m_home, &QAction::triggered, this, [this] { m_ui->browser->showChapter(0); });
    connect(m_back, &QAction::triggered, this, [this] { m_ui->browser->backward(); });
    connect(m_forward, &QAction::triggered, this, [this] { m_ui->browser->forward(); });
    connect(m_search, &QAction::triggered, this, [this] {
        m_ui->searchEdit->setFocus(Qt::ShortcutFocusReason);
        m_ui->searchEdit->selectAll();
    });
    connect(m_nextHit, &QAction::triggered, this, [this] { goToHit(m_hit + 1); });
    connect(m_previousHit, &QAction::triggered, this, [this] { goToHit(m_hit - 1); });
    connect(m_close, &QAction::triggered, this, &HelpWindow::leave);
    m_ui->homeButton->setDefaultAction(m_home);
    m_ui->backButton->setDefaultAction(m_back);
    m_ui->forwardButton->setDefaultAction(m_forward);
    m_ui->previousHitButton->setDefaultAction(m_previousHit);
    m_ui->nextHitButton->setDefaultAction(m_nextHit);
    addActions({m_search, m_close});
}

HelpBrowser* HelpWindow::browser() const
{
    return m_ui->browser;
}

void HelpWindow::showChapter(const QString& id)
{
    const auto& chapters = m_ui->browser->chapters();
    const auto found = std::ranges::find(chapters, id, &HelpChapter::id);
    m_ui->browser->showChapter(found == chapters.end() ? 0 : static_cast<int>(found - chapters.begin()));
}

QString HelpWindow::chapter() const
{
    const int chapter = m_ui->browser->chapter();
    return chapter < 0 ? QString() : m_ui->browser->chapters()[static_cast<std::size_t>(chapter)].id;
}

void HelpWindow::search(const QString& words)
{
    m_ui->searchEdit->setText(words);
}

// All chapters, or, while something is searched for, those where it is found and the places in them.
void HelpWindow::fillContents()
{
    const QSignalBlocker blocker(m_ui->contents);
    const bool searching = !m_ui->searchEdit->text().trimmed().isEmpty();
    m_ui->contents->clear();
    m_ui->contents->setRootIsDecorated(searching);
    const auto& chapters = m_ui->browser->chapters();
    for (int i = 0; i < static_cast<int>(chapters.size()); ++i) {
        if (searching && std::ranges::none_of(m_hits, [i](const HelpHit& hit) { return hit.chapter == i; }))
            continue;
        auto* item = new QTreeWidgetItem(m_ui->contents, {chapters[static_cast<std::size_t>(i)].title});
        item->setData(0, ChapterRole, i);
        item->setToolTip(0, item->text(0));
        if (searching)
            fillHits(i);
        item->setExpanded(true);
    }
    m_ui->found->setVisible(searching);
    for (QWidget* widget : {m_ui->previousHitButton, m_ui->nextHitButton})
        widget->setVisible(searching);
    for (QAction* action : {m_nextHit, m_previousHit})
        action->setEnabled(!m_hits.empty());
    m_ui->found->setText(m_hits.empty()
                             ? tr("Nothing found")
                             : tr("Found in %n place(s)", nullptr, static_cast<int>(m_hits.size())));
}

void HelpWindow::fillHits(int chapter)
{
    QTreeWidgetItem* parent = m_ui->contents->topLevelItem(m_ui->contents->topLevelItemCount() - 1);
    for (int i = 0; i < static_cast<int>(m_hits.size()); ++i) {
        const HelpHit& hit = m_hits[static_cast<std::size_t>(i)];
        if (hit.chapter != chapter)
            continue;
        auto* item = new QTreeWidgetItem(parent, {hit.excerpt});
        item->setData(0, ChapterRole, chapter);
        item->setData(0, HitRole, i);
        item->setToolTip(0, hit.excerpt);
    }
}

// Shows in the list which chapter, or which place in it, is open.
void HelpWindow::selectChapter(int chapter)
{
    const QSignalBlocker blocker(m_ui->contents);
    QTreeWidgetItem* current = m_ui->contents->currentItem();
    if (current && current->data(0, ChapterRole).toInt() == chapter)
        return;
    m_ui->contents->setCurrentItem(nullptr);
    for (int i = 0; i < m_ui->contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_ui->contents->topLevelItem(i);
        if (item->data(0, ChapterRole).toInt() == chapter)
            m_ui->contents->setCurrentItem(item);
    }
}

void HelpWindow::find(const QString& words)
{
    m_hits = findInHelp(m_ui->browser->chapters(), words);
    m_hit = -1;
    m_ui->browser->setWanted(words);
    fillContents();
    selectChapter(m_ui->browser->chapter());
}

void HelpWindow::goToHit(int hit)
{
    if (m_hits.empty())
        return;
    const int count = static_cast<int>(m_hits.size());
    m_hit = (hit + count) % count; // after the last comes the first
    m_ui->browser->showHit(m_hits[static_cast<std::size_t>(m_hit)]);
    const QSignalBlocker blocker(m_ui->contents);
    for (QTreeWidgetItemIterator item(m_ui->contents); *item; ++item) {
        const QVariant number = (*item)->data(0, HitRole);
        if (number.isValid() && number.toInt() == m_hit)
            m_ui->contents->setCurrentItem(*item);
    }
}

void HelpWindow::leave()
{
    if (m_ui->searchEdit->text().isEmpty())
        close();
    else
        m_ui->searchEdit->clear();
}

void HelpWindow::retranslate()
{
    const QString typed = m_ui->searchEdit->text();
    m_ui->retranslateUi(this);
    m_home->setText(tr("First chapter"));
    m_back->setText(tr("Back"));
    m_forward->setText(tr("Forward"));
    m_search->setText(tr("Search"));
    m_nextHit->setText(tr("Next place"));
    m_previousHit->setText(tr("Previous place"));
    m_close->setText(tr("Close"));
    m_ui->searchEdit->setToolTip(widgets::tipWithKey(tr("Find in all chapters"), m_search->shortcut()));
    refreshIcons();
    find(typed);
}

void HelpWindow::refreshIcons()
{
    const widgets::Theme& theme = widgets::Theme::of(palette());
    m_home->setIcon(widgets::themedIcon(QStringLiteral("home"), theme));
    for (QAction* action : {m_back, m_previousHit})
        action->setIcon(widgets::themedIcon(QStringLiteral("previous"), theme));
    for (QAction* action : {m_forward, m_nextHit})
        action->setIcon(widgets::themedIcon(QStringLiteral("next"), theme));
}

void HelpWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        refreshIcons();
}

} // namespace laststone::app
