// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help_window.h"

#include "games/catalogue.h"
#include "teaching/sentence.h"
#include "ui_help_window.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QEvent>
#include <QScreen>
#include <QSignalBlocker>
#include <QStyle>

#include <algorithm>

namespace laststone::app {

namespace {

constexpr QSizeF kSize(70, 44); // em
constexpr double kList = 18; // em, of the chapters
constexpr double kMostList = 0.3; // of the width; the text needs the rest
enum Role { ChapterRole = Qt::UserRole, HitRole };

QString chapterFor(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        const QVariant chapter = widget->property("helpChapter");
        if (chapter.isValid())
            return chapter.toString();
    }
    return {};
}

bool isOf(const QTreeWidgetItem& item, int chapter)
{
    const QVariant number = item.data(0, ChapterRole);
    return number.isValid() && number.toInt() == chapter;
}

QTreeWidgetItem* addItem(QTreeWidgetItem& parent, const QString& words)
{
    auto* item = new QTreeWidgetItem(&parent, {words});
    item->setToolTip(0, words);
    return item;
}

} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), m_ui(std::make_unique<Ui::HelpWindow>())
{
    m_ui->setupUi(this);
    const double em = widgets::Spacing(font()).em;
    resize((kSize * em).toSize().boundedTo(screen()->availableSize()));
    const int list = static_cast<int>(std::min(em * kList, width() * kMostList));
    m_ui->splitter->setSizes({list, width() - list});
    m_ui->splitter->setStretchFactor(1, 1);
    // Room to click, and to tell one line from the next.
    m_ui->contents->setStyleSheet(QStringLiteral("QTreeWidget::item { padding: 0.25em; }"));
    m_ui->browser->setFocus();
    connectActions();
    retranslate();
    widgets::keepTips(*this);

    connect(m_ui->contents, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* item) { open(item, false); });
    for (const auto chosen : {&QTreeWidget::itemClicked, &QTreeWidget::itemActivated})
        connect(m_ui->contents, chosen, this, [this](const QTreeWidgetItem* item) { open(item, true); });
}

HelpWindow::~HelpWindow() = default;

void HelpWindow::connectActions()
{
    HelpBrowser* browser = m_ui->browser;
    connect(browser, &HelpBrowser::chapterChanged, this, &HelpWindow::selectChapter);
    connect(browser, &HelpBrowser::chaptersLoaded, this, &HelpWindow::retranslate);
    connect(browser, &QTextBrowser::backwardAvailable, m_ui->back, &QAction::setEnabled);
    connect(browser, &QTextBrowser::forwardAvailable, m_ui->forward, &QAction::setEnabled);
    connect(m_ui->home, &QAction::triggered, browser, [browser] { browser->showChapter(0); });
    connect(m_ui->back, &QAction::triggered, browser, &QTextBrowser::backward);
    connect(m_ui->forward, &QAction::triggered, browser, &QTextBrowser::forward);
    connect(m_ui->searchEdit, &QLineEdit::textChanged, this, &HelpWindow::find);
    connect(m_ui->searchEdit, &QLineEdit::returnPressed, m_ui->nextHit, &QAction::trigger);
    connect(m_ui->search, &QAction::triggered, this, [this] {
        m_ui->searchEdit->setFocus(Qt::ShortcutFocusReason);
        m_ui->searchEdit->selectAll();
    });
    connect(m_ui->nextHit, &QAction::triggered, this, [this] { goToHit(m_hit + 1); });
    connect(m_ui->previousHit, &QAction::triggered, this, [this] { goToHit(m_hit - 1); });
    m_ui->leave->setShortcuts({QKeySequence(Qt::Key_Escape), QKeySequence(Qt::CTRL | Qt::Key_W)});
    connect(m_ui->leave, &QAction::triggered, this, &HelpWindow::leave);
    m_ui->homeButton->setDefaultAction(m_ui->home);
    m_ui->backButton->setDefaultAction(m_ui->back);
    m_ui->forwardButton->setDefaultAction(m_ui->forward);
    m_ui->previousHitButton->setDefaultAction(m_ui->previousHit);
    m_ui->nextHitButton->setDefaultAction(m_ui->nextHit);
    addActions({m_ui->search, m_ui->leave});
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

// All chapters, or, while something is searched for, those where it is found and the places in them, then the
// tours so.
void HelpWindow::fillContents()
{
    const QSignalBlocker blocker(m_ui->contents);
    const bool searching = !m_ui->searchEdit->text().trimmed().isEmpty();
    m_ui->contents->clear();
    m_ui->contents->setRootIsDecorated(searching);
    const auto& chapters = m_ui->browser->chapters();
    for (int i = 0; i < static_cast<int>(chapters.size()); ++i) {
        if (searching && std::ranges::find(m_hits, i, &HelpHit::chapter) == m_hits.end())
            continue;
        auto* item =
            addItem(*m_ui->contents->invisibleRootItem(), chapters[static_cast<std::size_t>(i)].title);
        item->setData(0, ChapterRole, i);
    }
    if (searching)
        fillHits();
    m_ui->contents->expandAll();
    m_ui->found->setVisible(searching);
    for (QWidget* widget : {m_ui->previousHitButton, m_ui->nextHitButton})
        widget->setVisible(searching);
    for (QAction* action : {m_ui->nextHit, m_ui->previousHit})
        action->setEnabled(!m_hits.empty());
    m_ui->found->setText(m_hits.empty()
                             ? tr("Nothing found")
                             : tr("Found in %n place(s)", nullptr, static_cast<int>(m_hits.size())));
}

// The places below their chapters, and the sections below their lessons.
void HelpWindow::fillHits()
{
    QTreeWidgetItem& root = *m_ui->contents->invisibleRootItem();
    QTreeWidgetItem* parent = nullptr;
    int chapters = -1; // items gone through
    QString tour; // the lesson of the last section
    for (int i = 0; i < static_cast<int>(m_hits.size()); ++i) {
        const HelpHit& hit = m_hits[static_cast<std::size_t>(i)];
        QString words = hit.excerpt;
        if (hit.section < 0) {
            while (!parent || parent->data(0, ChapterRole).toInt() != hit.chapter)
                parent = root.child(++chapters);
        } else {
            const TourText& section = m_tours[static_cast<std::size_t>(hit.section)];
            if (section.lesson != tour) {
                const auto name = teaching::Voice::installed().say(games::findLesson(section.lesson)->title);
                //: %1 is the name of a lesson
                parent = addItem(root, tr("Tour: %1").arg(name));
                parent->setFlags(Qt::ItemIsEnabled); // nothing of its own to show
                tour = section.lesson;
            }
            // What is found in the title is not told twice.
            words = hit.place.position < section.text.indexOf(QLatin1Char('\n'))
                ? section.title
                //: %1 is the title of a section with its number, %2 what has been found in it
                : tr("%1: %2").arg(section.title, hit.excerpt);
        }
        QTreeWidgetItem* item = addItem(*parent, words);
        if (hit.section < 0)
            item->setData(0, ChapterRole, hit.chapter);
        item->setData(0, HitRole, i);
    }
}

// Shows in the list which chapter, or which place in it, is open.
void HelpWindow::selectChapter(int chapter)
{
    const QSignalBlocker blocker(m_ui->contents);
    QTreeWidgetItem* current = m_ui->contents->currentItem();
    if (current && isOf(*current, chapter))
        return;
    m_ui->contents->setCurrentItem(nullptr);
    for (int i = 0; i < m_ui->contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_ui->contents->topLevelItem(i);
        if (isOf(*item, chapter))
            m_ui->contents->setCurrentItem(item);
    }
}

void HelpWindow::find(const QString& words)
{
    if (m_tours.empty() && !words.trimmed().isEmpty())
        m_tours = loadTours(QStringLiteral(":/tours"), QLocale());
    m_hits = findInHelp(m_ui->browser->chapters(), m_tours, words);
    m_hit = -1;
    m_ui->browser->setWanted(words);
    fillContents();
    selectChapter(m_ui->browser->chapter());
}

void HelpWindow::goToHit(int hit, bool toFront)
{
    if (m_hits.empty())
        return;
    const int count = static_cast<int>(m_hits.size());
    m_hit = (hit + count) % count; // after the last comes the first
    const HelpHit& place = m_hits[static_cast<std::size_t>(m_hit)];
    if (place.section < 0) {
        m_ui->browser->showHit(place);
    } else {
        const TourText& section = m_tours[static_cast<std::size_t>(place.section)];
        emit sectionWanted(section.lesson, section.section, toFront);
    }
    const QSignalBlocker blocker(m_ui->contents);
    for (QTreeWidgetItemIterator item(m_ui->contents); *item; ++item) {
        const QVariant number = (*item)->data(0, HitRole);
        if (number.isValid() && number.toInt() == m_hit)
            m_ui->contents->setCurrentItem(*item);
    }
}

// What has been chosen in the list. A section of a tour is in the other window: it is opened when it is
// clicked or Enter is pressed, not by going through the list.
void HelpWindow::open(const QTreeWidgetItem* item, bool isChosen)
{
    if (!item)
        return;
    const QVariant hit = item->data(0, HitRole);
    const QVariant chapter = item->data(0, ChapterRole);
    if (hit.isValid() && (chapter.isValid() || isChosen))
        goToHit(hit.toInt(), isChosen);
    else if (!hit.isValid() && chapter.isValid())
        m_ui->browser->showChapter(chapter.toInt());
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
    m_ui->searchEdit->setToolTip(
        widgets::tipWithKey(tr("Find in all chapters and tours"), m_ui->search->shortcut()));
    widgets::putIcons(*this);
    m_tours.clear();
    find(typed);
}

void HelpWindow::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        widgets::putIcons(*this);
}

void Help::open()
{
    openAt(chapterFor(m_window.focusWidget()));
}

void Help::openAt(const QString& chapter)
{
    if (!m_guide) {
        m_guide = std::make_unique<HelpWindow>();
        m_guide->setLocale(m_window.locale());
        m_guide->setAttribute(Qt::WA_QuitOnClose, false); // it is no reason to stay
        connect(m_guide->browser(), &HelpBrowser::positionWanted, this, &Help::positionWanted);
        connect(m_guide.get(), &HelpWindow::sectionWanted, this, &Help::sectionWanted);
    }
    m_guide->showChapter(chapter);
    keepAway();
    m_guide->show();
    m_guide->raise();
    m_guide->activateWindow();
}

void Help::keepOff(QScreen* screen)
{
    m_off = screen;
    keepAway();
}

// To the window's screen, unless that is the one to keep off.
void Help::keepAway()
{
    QScreen* home = m_window.screen();
    if (!m_guide || !m_off || home == m_off || (m_guide->isVisible() && m_guide->screen() != m_off))
        return;
    const int frame = static_cast<int>(2 * widgets::Spacing(m_guide->font()).em); // of a window, and some air
    const QRect room = home->availableGeometry().adjusted(frame, frame, -frame, -frame);
    m_guide->setScreen(home);
    m_guide->setGeometry(
        QStyle::alignedRect(Qt::LeftToRight, Qt::AlignCenter, m_guide->size().boundedTo(room.size()), room));
}

} // namespace laststone::app
