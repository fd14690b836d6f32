// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/about_box.h"

#include "widgets/look/theme.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace laststone::app {

namespace {

QString words()
{
    //: %1 and %2 are version numbers
    return AboutBox::tr("<h2>Last Stone %1</h2>"
                        "<p>Learn and lecture on impartial games: whoever takes the last stone wins.</p>"
                        "<p>Free software under the GNU General Public License, version 3 or later: you may "
                        "use it, study it, change it and pass it on.</p>"
                        "<p>It uses Qt %2: the core, the widgets and the SVG module under the GNU Lesser "
                        "General Public License, version 3, and Qt Charts under the GNU General Public "
                        "License, version 3.</p>")
        .arg(QStringLiteral(LASTSTONE_VERSION), QString::fromLatin1(qVersion()));
}

QLabel* iconLabel(QWidget* parent)
{
    constexpr double kSize = 4.5; // em
    const int size = static_cast<int>(widgets::Spacing(parent->font()).em * kSize);
    auto* label = new QLabel(parent);
    label->setObjectName(QStringLiteral("icon"));
    label->setPixmap(QIcon(QStringLiteral(":/icons/laststone.svg"))
                         .pixmap(QSize(size, size), parent->devicePixelRatioF()));
    label->setAlignment(Qt::AlignTop);
    return label;
}

QString licenceText()
{
    QFile file(QStringLiteral(":/LICENSE"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

AboutBox::AboutBox(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Last Stone"));
    const double em = widgets::Spacing(font()).em;
    auto* text = new QLabel(words(), this);
    text->setObjectName(QStringLiteral("words"));
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    constexpr double kTextWidth = 24; // em
    text->setMinimumWidth(static_cast<int>(em * kTextWidth));
    text->setAlignment(Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* licence = buttons->addButton(tr("Licence"), QDialogButtonBox::ActionRole);
    licence->setObjectName(QStringLiteral("licence"));
    QPushButton* qt = buttons->addButton(tr("About Qt"), QDialogButtonBox::ActionRole);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(licence, &QPushButton::clicked, this, &AboutBox::showLicence);
    connect(qt, &QPushButton::clicked, qApp, &QApplication::aboutQt);

    auto* row = new QHBoxLayout;
    row->setSpacing(static_cast<int>(em));
    row->addWidget(iconLabel(this));
    row->addWidget(text, 1);
    auto* all = new QVBoxLayout(this);
    const int margin = static_cast<int>(em * 0.8);
    all->setContentsMargins(margin, margin, margin, margin);
    all->setSpacing(margin);
    all->addLayout(row);
    all->addWidget(buttons);
}

void AboutBox::showLicence()
{
    auto* text = new QPlainTextEdit(licenceText(), this);
    text->setObjectName(QStringLiteral("licenceText"));
    text->setReadOnly(true);
    // The text is laid out in columns of letters; 80 of them fit.
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    QFont fixed = text->font();
    fixed.setPointSizeF(font().pointSizeF());
    text->setFont(fixed);
    text->setAccessibleName(tr("Licence"));
    const QFontMetrics metrics(fixed);
    constexpr int kColumns = 84;
    constexpr int kLines = 28;
    const QSize wanted(metrics.horizontalAdvance(QLatin1Char('m')) * kColumns, metrics.height() * kLines);
    for (const char* const name : {"words", "icon"})
        findChild<QLabel*>(QLatin1String(name))->hide();
    auto* all = qobject_cast<QVBoxLayout*>(layout());
    all->insertWidget(1, text, 1);
    text->show();
    findChild<QPushButton*>(QStringLiteral("licence"))->hide();
    resize(wanted.boundedTo(screen()->availableSize()));
    text->setFocus();
}

} // namespace laststone::app
