// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/help/help.h"

#include "app/help/help_window.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QMenu>
#include <QScreen>
#include <QStyle>
#include <QWhatsThis>
#include <QWidget>

namespace laststone::app {

namespace {

QString chapterFor(const QWidget* widget)
{
    for (; widget; widget = widget->parentWidget()) {
        const QVariant chapter = widget->property("helpChapter");
        if (chapter.isValid())
            return chapter.toString();
    }
    return {};
}

} // namespace

Help::Help(QWidget& window, QMenu& menu)
    : m_window(window), m_open(new QAction(this)), m_whatsThis(new QAction(this))
{
    m_open->setShortcut(Qt::Key_F1);
    m_whatsThis->setShortcut(Qt::SHIFT | Qt::Key_F1);
    connect(m_open, &QAction::triggered, this, &Help::open);
    connect(m_whatsThis, &QAction::triggered, this, [] { QWhatsThis::enterWhatsThisMode(); });
    QAction* before = menu.actions().value(0);
    menu.insertActions(before, {m_open, m_whatsThis});
}

Help::~Help() = default;

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
        connect(m_guide.get(), &HelpWindow::positionWanted, this, &Help::positionWanted);
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

void Help::retranslate()
{
    m_open->setText(tr("Guide"));
    m_whatsThis->setText(tr("What’s this?"));
}

void Help::close()
{
    m_guide.reset();
}

} // namespace laststone::app
