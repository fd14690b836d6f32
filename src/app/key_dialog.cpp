// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/key_dialog.h"

#include "widgets/access/keyboard.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace laststone::app {

namespace {

// A group of rows under a heading; empty without rows.
class Group {
public:
    explicit Group(const QString& title) : m_title(title) { }
    void add(const QString& key, const QString& meaning)
    {
        m_rows += QStringLiteral("<tr><td width=\"38%\"><b>%1</b></td><td>%2</td></tr>")
                      .arg(key.toHtmlEscaped(), meaning.toHtmlEscaped());
    }
    void add(const QMenu& menu)
    {
        for (const QAction* action : menu.actions()) {
            if (!action->shortcut().isEmpty())
                add(action->shortcut().toString(QKeySequence::NativeText),
                    widgets::withoutMnemonic(action->text()));
            if (action->menu())
                add(*action->menu());
        }
    }
    QString html() const
    {
        if (m_rows.isEmpty())
            return {};
        return QStringLiteral("<h3>%1</h3><table cellpadding=\"3\" width=\"100%\">%2</table>")
            .arg(m_title.toHtmlEscaped(), m_rows);
    }

private:
    QString m_title;
    QString m_rows;
};

QString words(const QList<QMenu*>& menus)
{
    Group board(KeyDialog::tr("On the board"));
    board.add(KeyDialog::tr("Up, Down"), KeyDialog::tr("Choose a heap"));
    board.add(KeyDialog::tr("Right, Left"), KeyDialog::tr("Take one stone more, one less"));
    board.add(KeyDialog::tr("Home, End"), KeyDialog::tr("Take one stone, take all"));
    board.add(KeyDialog::tr("Enter"), KeyDialog::tr("Make the chosen move"));
    board.add(KeyDialog::tr("Esc"), KeyDialog::tr("Give up the choice"));
    QString text = board.html();
    for (const QMenu* menu : menus) {
        Group group(widgets::withoutMnemonic(menu->title()));
        group.add(*menu);
        text += group.html();
    }
    return text;
}

} // namespace

KeyDialog::KeyDialog(const QList<QMenu*>& menus, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    auto* text = new QTextBrowser(this);
    text->setObjectName(QStringLiteral("keys"));
    text->setAccessibleName(windowTitle());
    const double em = widgets::Spacing(font()).em;
    text->document()->setDocumentMargin(em / 2);
    text->setHtml(words(menus));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* all = new QVBoxLayout(this);
    all->addWidget(text);
    all->addWidget(buttons);

    constexpr double kWidth = 26; // em
    constexpr double kHeight = 32;
    constexpr double kOfScreen = 0.85; // the frame of the window needs room too
    const QSizeF wanted(em * kWidth, em * kHeight);
    resize(wanted.boundedTo(QSizeF(screen()->availableSize()) * kOfScreen).toSize());
    text->setFocus();
}

} // namespace laststone::app
