// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/about_box.h"

#include "ui_about_box.h"
#include "widgets/look/theme.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QIcon>
#include <QPushButton>

namespace laststone::app {

AboutBox::AboutBox(QWidget* parent) : QDialog(parent), m_ui(std::make_unique<Ui::AboutBox>())
{
    m_ui->setupUi(this);
    const double em = widgets::Spacing(font()).em;
    constexpr double kIcon = 4.5; // em
    const int size = static_cast<int>(em * kIcon);
    m_ui->icon->setPixmap(
        QIcon(QStringLiteral(":/icons/laststone.svg")).pixmap(QSize(size, size), devicePixelRatioF()));
    m_ui->words->setText(
        m_ui->words->text().arg(QStringLiteral(LASTSTONE_VERSION), QString::fromLatin1(qVersion())));
    constexpr double kTextWidth = 24; // em
    m_ui->words->setMinimumWidth(static_cast<int>(em * kTextWidth));
    m_licence = m_ui->buttons->addButton(tr("Licence"), QDialogButtonBox::ActionRole);
    m_licence->setObjectName(QStringLiteral("licence"));
    connect(m_licence, &QPushButton::clicked, this, &AboutBox::showLicence);
    connect(m_ui->buttons->addButton(tr("About Qt"), QDialogButtonBox::ActionRole), &QPushButton::clicked,
            qApp, &QApplication::aboutQt);
    m_ui->buttons->button(QDialogButtonBox::Close)->setDefault(true);
    m_ui->row->setSpacing(static_cast<int>(em));
    const int margin = static_cast<int>(em * 0.8);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(margin);
}

AboutBox::~AboutBox() = default;

void AboutBox::showLicence()
{
    QFile file(QStringLiteral(":/LICENSE"));
    if (file.open(QIODevice::ReadOnly))
        m_ui->licenceText->setPlainText(QString::fromUtf8(file.readAll()));
    // The text is laid out in columns of letters; 80 of them fit.
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(font().pointSizeF());
    m_ui->licenceText->setFont(fixed);
    const QFontMetrics metrics(fixed);
    constexpr int kColumns = 84;
    constexpr int kLines = 28;
    const QSize wanted(metrics.horizontalAdvance(QLatin1Char('m')) * kColumns, metrics.height() * kLines);
    for (QWidget* before : {static_cast<QWidget*>(m_ui->icon), static_cast<QWidget*>(m_ui->words),
                            static_cast<QWidget*>(m_licence)})
        before->hide();
    m_ui->licenceText->show();
    resize(wanted.boundedTo(screen()->availableSize()));
    m_ui->licenceText->setFocus();
}

} // namespace laststone::app
