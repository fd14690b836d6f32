// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs.h"

#include "teaching/sentence.h"
#include "ui_about_box.h"
#include "widgets/access/keyboard.h"
#include "widgets/access/question_keys.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFontDatabase>
#include <QIcon>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace laststone::app {

namespace {

namespace questionKeys = widgets::questionKeys;

QString row(const QString& key, const QString& meaning)
{
    return QStringLiteral("<tr><td width=\"38%\"><b>%1</b></td><td>%2</td></tr>")
        .arg(key.toHtmlEscaped(), meaning.toHtmlEscaped());
}

QString rowsOf(const QMenu& menu)
{
    QString rows;
    for (const QAction* action : menu.actions()) {
        if (!action->shortcut().isEmpty())
            rows += row(action->shortcut().toString(QKeySequence::NativeText),
                        widgets::withoutMnemonic(action->text()));
        if (action->menu())
            rows += rowsOf(*action->menu());
    }
    return rows;
}

// Rows under a heading; empty without rows.
QString group(const QString& title, const QString& rows)
{
    if (rows.isEmpty())
        return {};
    return QStringLiteral("<h3>%1</h3><table cellpadding=\"3\" width=\"100%\">%2</table>")
        .arg(title.toHtmlEscaped(), rows);
}

QString words(const std::vector<widgets::BoardKey>& board, const QList<QMenu*>& menus)
{
    const auto voice = teaching::Voice::installed();
    QString onBoard;
    for (const auto& [keys, deed] : board)
        onBoard += row(voice.say(keys), voice.say(deed));
    QString text = group(KeyDialog::tr("On the board"), onBoard);
    const auto alt = [](QChar letter) { return QStringLiteral("Alt+%1").arg(letter); };
    text +=
        group(KeyDialog::tr("At a question"),
              row(QStringLiteral("P, N"), KeyDialog::tr("Answer “P-position”, “N-position”"))
                  + row(KeyDialog::tr("Enter") + QStringLiteral(", ") + alt(questionKeys::kAnswer),
                        KeyDialog::tr("Hand in what has been typed"))
                  + row(alt(questionKeys::kThatIsAll), KeyDialog::tr("That is all that has been collected"))
                  + row(alt(questionKeys::kNone), KeyDialog::tr("There is none, or it cannot be done"))
                  + row(alt(questionKeys::kHint), KeyDialog::tr("Hint"))
                  + row(alt(questionKeys::kSolution), KeyDialog::tr("Show the solution"))
                  + row(alt(questionKeys::kNext), KeyDialog::tr("Next question, or another set"))
                  + row(alt(questionKeys::kWhy), KeyDialog::tr("Why?")));
    for (const QMenu* menu : menus)
        text += group(widgets::withoutMnemonic(menu->title()), rowsOf(*menu));
    return text;
}

// Fills the field with the whole text of the licence, and gives the size in which it is read well.
QSize showLicence(QPlainTextEdit& field)
{
    QFile file(QStringLiteral(":/LICENSE"));
    if (file.open(QIODevice::ReadOnly))
        field.setPlainText(QString::fromUtf8(file.readAll()));
    // The text is laid out in columns of letters; 80 of them fit.
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(field.window()->font().pointSizeF());
    field.setFont(fixed);
    field.show();
    field.setFocus();
    const QFontMetrics metrics(fixed);
    constexpr int kColumns = 84;
    constexpr int kLines = 28;
    return {metrics.horizontalAdvance(QLatin1Char('m')) * kColumns, metrics.height() * kLines};
}

// The size, as far as the window's screen has room for it and a frame.
QSize onScreen(const QWidget& window, const QSizeF& wanted)
{
    constexpr double kOfScreen = 0.85;
    return wanted.boundedTo(QSizeF(window.screen()->availableSize()) * kOfScreen).toSize();
}

} // namespace

KeyDialog::KeyDialog(const std::vector<widgets::BoardKey>& board, const QList<QMenu*>& menus, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Shortcuts"));
    auto* text = new QTextBrowser(this);
    text->setObjectName(QStringLiteral("keys"));
    text->setAccessibleName(windowTitle());
    const double em = widgets::Spacing(font()).em;
    text->document()->setDocumentMargin(em / 2);
    text->setHtml(words(board, menus));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* all = new QVBoxLayout(this);
    all->addWidget(text);
    all->addWidget(buttons);

    constexpr double kWidth = 26; // em
    constexpr double kHeight = 32;
    resize(onScreen(*this, {em * kWidth, em * kHeight}));
    text->setFocus();
}

AboutBox::AboutBox(QWidget* parent) : QDialog(parent)
{
    Ui::AboutBox ui;
    ui.setupUi(this);
    const double em = widgets::Spacing(font()).em;
    constexpr double kIcon = 4.5; // em
    const int size = static_cast<int>(em * kIcon);
    ui.icon->setPixmap(
        QIcon(QStringLiteral(":/icons/laststone.svg")).pixmap(QSize(size, size), devicePixelRatioF()));
    ui.words->setText(
        ui.words->text().arg(QStringLiteral(LASTSTONE_VERSION), QString::fromLatin1(qVersion())));
    auto* licence = ui.buttons->addButton(tr("Licence"), QDialogButtonBox::ActionRole);
    licence->setObjectName(QStringLiteral("licence"));
    // In place of the few words about the program.
    connect(licence, &QPushButton::clicked, this, [this, ui, licence] {
        for (QWidget* before : std::initializer_list<QWidget*>{ui.scroll, licence})
            before->hide();
        resize(onScreen(*this, showLicence(*ui.licenceText)));
    });
    connect(ui.buttons->addButton(tr("About Qt"), QDialogButtonBox::ActionRole), &QPushButton::clicked, qApp,
            &QApplication::aboutQt);
    ui.buttons->button(QDialogButtonBox::Close)->setDefault(true);
    ui.row->setSpacing(static_cast<int>(em));
    const int margin = static_cast<int>(em * 0.8);
    layout()->setContentsMargins(margin, margin, margin, margin);
    layout()->setSpacing(margin);
    constexpr double kWidth = 31; // em
    const int width = onScreen(*this, {em * kWidth, 0}).width();
    const int height =
        ui.row->heightForWidth(width - 2 * margin) + ui.buttons->sizeHint().height() + 3 * margin;
    resize(onScreen(*this, QSizeF(width, height)));
}

} // namespace laststone::app
