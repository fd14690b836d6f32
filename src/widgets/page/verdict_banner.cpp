// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/verdict_banner.h"

#include "teaching/steps/aloud.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

using teaching::Session;
using teaching::Voice;

namespace {

constexpr int kLeft = 8; // margin

// What stands in place of the verdict.
QString hiddenText(const Session& session)
{
    if ((session.asking() && session.asking()->isOpen()) || session.isPutDown())
        return VerdictBanner::tr("The verdict is hidden until the question is answered.");
    if (session.isTableAsking())
        return VerdictBanner::tr("The verdict is hidden while the table asks.");
    return VerdictBanner::tr("The verdict is hidden: is this P or N?");
}

} // namespace

VerdictBanner::VerdictBanner(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_eye(new QToolButton(this))
{
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_eye->setProperty("flat", true);
    m_eye->setObjectName(QStringLiteral("verdictEye"));
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_eye);
    refresh();
}

void VerdictBanner::setVerdict(theory::Outcome outcome, const teaching::Sentence& verdict, bool revealed)
{
    if (outcome == m_outcome && verdict == m_verdict && revealed == m_revealed)
        return;
    m_outcome = outcome;
    m_verdict = verdict;
    m_revealed = revealed;
    refresh();
}

QString VerdictBanner::text() const
{
    return isShown() ? Voice::installed().say(m_verdict) : m_whyHidden;
}

void VerdictBanner::followHider(const Session& session)
{
    const bool wasFree = std::exchange(m_isFree, session.isVerdictFree());
    const QString before = std::exchange(m_whyHidden, hiddenText(session));
    if (wasFree != m_isFree || before != m_whyHidden)
        refresh();
}

void VerdictBanner::setSession(Session& session)
{
    const auto follow = [this, &session](Session::Changes what) {
        if (what & (Session::Change::Question | Session::Change::Verdict))
            followHider(session);
        if (what & (Session::Change::Position | Session::Change::Verdict))
            setVerdict(session.outcome(), session.verdict(), session.isVerdictShown());
        // Of another game, or beside what asks, it takes what it needs.
        const auto& match = session.match();
        if (session.asking() || match.isOver() || match.plies().empty())
            dropRoom();
    };
    m_session = &session;
    follow(Session::kEverything);
    connect(&session, &Session::changed, this, follow);
    connect(m_eye, &QToolButton::clicked, &session,
            [&session] { session.setVerdictShown(!session.isVerdictShown()); });
}

void VerdictBanner::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    const auto type = event->type();
    if (type == QEvent::LanguageChange && m_session)
        m_whyHidden = hiddenText(*m_session);
    if (type == QEvent::LanguageChange || type == QEvent::PaletteChange || type == QEvent::FontChange)
        refresh();
    if (type == QEvent::LanguageChange || type == QEvent::FontChange)
        dropRoom(); // of other letters
}

int VerdictBanner::signSize() const
{
    return static_cast<int>(Spacing(font()).em * 1.2);
}

// A label for the sign would hold a pixmap, which is no picture to be printed.
void VerdictBanner::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (!isShown())
        return;
    QPainter painter(this);
    const int size = signSize();
    const QRect place(kLeft, (height() - size) / 2, size, size);
    outcomeIcon(m_outcome, Theme::of(palette())).paint(&painter, place);
}

// Until it is as wide as something else, it stays as high as it has been: nothing below it moves when it says
// less.
void VerdictBanner::keepRoom()
{
    if (!isVisible())
        return;
    m_room = std::max(m_room, m_text->heightForWidth(m_text->width()));
    m_text->setMinimumHeight(m_room);
}

void VerdictBanner::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        dropRoom();
}

void VerdictBanner::dropRoom()
{
    m_room = 0;
    m_text->setMinimumHeight(0);
}

void VerdictBanner::refresh()
{
    keepRoom(); // of what it has said before
    const Theme& theme = Theme::of(palette());
    layout()->setContentsMargins(isShown() ? kLeft + signSize() + layout()->spacing() : kLeft, 2, 4, 2);
    update();
    m_text->setText(unbroken(text()));
    m_text->setAccessibleName(teaching::aloud(text()));
    m_eye->setEnabled(m_isFree);
    m_eye->setIcon(themedIcon(isShown() ? QStringLiteral("eye") : QStringLiteral("eye-off"), theme));
    m_eye->setToolTip(isShown() ? tr("Hide the verdict") : tr("Show the verdict"));
    m_eye->setAccessibleName(m_eye->toolTip());
    m_eye->setWhatsThis(tr("Hides the verdict, so that you can think first, or shows it."));

    keepRoom();

    QVariant kind;
    if (isShown())
        kind = m_outcome == theory::Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
    setStyleProperty(*this, "verdict", kind);
}

} // namespace laststone::widgets
