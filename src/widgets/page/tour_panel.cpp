// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/tour_panel.h"

#include "ui_tour_panel.h"
#include "widgets/access/announce.h"
#include "widgets/look/icons.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace laststone::widgets {

TourPanel::TourPanel(QWidget* parent) : QWidget(parent), m_ui(std::make_unique<Ui::TourPanel>()) { }

TourPanel::~TourPanel() = default;

// When it is first seen: what shows a text takes its time to be made.
void TourPanel::makeFields()
{
    m_ui->setupUi(this);
    sayNames({m_ui->sections});
    putIcons(*this);
    connect(m_ui->previousButton, &QToolButton::clicked, this,
            [this] { m_session->setSection(section() - 1); });
    connect(m_ui->nextButton, &QToolButton::clicked, this, [this] { m_session->setSection(section() + 1); });
    connect(m_ui->sections, &QComboBox::activated, this,
            [this](int section) { m_session->setSection(section); });
    connect(m_ui->text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        // A whole address cannot be had decoded, its parts can.
        const QString text = link.scheme() + QLatin1Char(':') + link.path(QUrl::FullyDecoded);
        if (const auto notation = teaching::notationOfLink(text))
            m_session->setNotation(*notation);
    });
}

void TourPanel::setSession(teaching::Session& session)
{
    m_session = &session;
    connect(&session, &teaching::Session::changed, this, [this](teaching::Session::Changes what) {
        if (what & teaching::Session::Change::Section && !m_stale)
            refresh();
    });
}

int TourPanel::section() const
{
    return std::clamp(m_session->section(), 0, std::max(0, sectionCount() - 1));
}

void TourPanel::load()
{
    if (!isMade())
        makeFields();
    m_stale = false;
    m_tour = teaching::loadTour(QStringLiteral(":/tours"), m_session->first().word(), QLocale());
    const QSignalBlocker blocker(m_ui->sections);
    m_ui->sections->clear();
    int number = 0;
    for (const auto& section : m_tour.sections)
        m_ui->sections->addItem(QStringLiteral("%1. %2").arg(++number).arg(section.title));
    refresh();
}

void TourPanel::refresh()
{
    const int section = this->section();
    m_ui->previousButton->setEnabled(section > 0);
    m_ui->nextButton->setEnabled(section + 1 < sectionCount());
    if (m_tour.sections.empty())
        return;
    m_ui->sections->setCurrentIndex(section);
    m_ui->counter->setText(QStringLiteral("%1/%2").arg(section + 1).arg(sectionCount()));

    const auto& shown = m_tour.sections[static_cast<std::size_t>(section)];
    QTextDocument* document = m_ui->text->document();
    document->setDefaultFont(font());
    document->setDocumentMargin(Spacing(font()).em * 0.6);
    document->setMarkdown(QStringLiteral("### %1\n\n%2").arg(shown.title, shown.markdown()));
    // Lines a little apart read better, above all in Chinese.
    QTextCursor cursor(document);
    constexpr int kLineHeight = 125; // per cent
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(kLineHeight, QTextBlockFormat::ProportionalHeight);
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
    }
    m_ui->text->moveCursor(QTextCursor::Start);
}

void TourPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale && m_session)
        load();
}

void TourPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (!isMade())
        return;
    if (event->type() == QEvent::LanguageChange) {
        m_ui->retranslateUi(this);
        sayNames({m_ui->sections});
        m_stale = true;
        if (isVisible())
            load();
    } else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        refresh();
    }
}

} // namespace laststone::widgets
