// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/mnemonics.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

namespace laststone::widgets {

namespace {

constexpr char16_t kFirstIdeograph = 0x2E80;

bool isLetter(QChar c)
{
    return c.unicode() < 0x80 && c.isLetterOrNumber();
}

bool isChinese(const QString& text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.unicode() >= kFirstIdeograph; });
}

// The letter of "Ctrl+N"; none of "F11".
QString letterOfShortcut(const QAction& action)
{
    const QString last = action.shortcut().toString(QKeySequence::PortableText).section(u'+', -1);
    return last.size() == 1 && isLetter(last[0]) ? last : QString();
}

// The letters of a text, those first that begin a word.
QString lettersOf(const QString& text)
{
    QString initials;
    QString others;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (isLetter(text[i]))
            (i == 0 || !isLetter(text[i - 1]) ? initials : others) += text[i].toUpper();
    }
    return initials + others;
}

// The text with the letter marked in it or, as is the custom in Chinese, in brackets behind it.
QString marked(const QString& text, QChar letter)
{
    QString result = text;
    if (!isChinese(text)) {
        for (const bool initial : {true, false}) {
            for (qsizetype i = 0; i < text.size(); ++i) {
                if (text[i].toUpper() == letter && (!initial || i == 0 || !isLetter(text[i - 1])))
                    return result.insert(i, u'&');
            }
        }
    }
    const qsizetype end = text.endsWith(u'…') ? text.size() - 1 : text.size();
    return result.insert(end, QStringLiteral("(&%1)").arg(letter));
}

class Mnemonics final : public QObject {
public:
    explicit Mnemonics(QMenu& menu) : QObject(&menu), m_menu(menu)
    {
        connect(&menu, &QMenu::aboutToShow, this, &Mnemonics::give);
        connect(&menu, &QMenu::aboutToHide, this, &Mnemonics::takeBack);
    }

private:
    struct Given {
        QAction* action;
        QString plain;
        QString marked;
    };

    void give()
    {
        takeBack();
        QSet<QChar> taken;
        for (const QAction* action : m_menu.actions())
            taken << letterGivenTo(*action);
        for (QAction* action : m_menu.actions()) {
            if (action->menu())
                giveMnemonics(*action->menu());
            const QString plain = action->text();
            if (action->isSeparator() || plain.isEmpty() || !letterGivenTo(*action).isNull())
                continue;
            const QString wanted = letterOfShortcut(*action);
            const bool fits = isChinese(plain) || plain.contains(wanted, Qt::CaseInsensitive);
            const QString letters = (fits ? wanted : QString()) + lettersOf(plain)
                + QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890");
            const auto free = std::ranges::find_if(letters, [&](QChar c) { return !taken.contains(c); });
            if (free == letters.end())
                continue; // more entries than letters
            taken << *free;
            m_given.push_back({action, plain, marked(plain, *free)});
            // The buttons that share the action show its icon text.
            action->setIconText(plain);
            action->setText(m_given.back().marked);
        }
    }

    void takeBack()
    {
        const QList<QAction*> here = m_menu.actions();
        for (const Given& given : std::exchange(m_given, {})) {
            if (!here.contains(given.action))
                continue; // gone
            if (given.action->text() == given.marked)
                given.action->setText(given.plain);
            given.action->setIconText(QString());
        }
    }

    static QChar letterGivenTo(const QAction& action)
    {
        const QString key = QKeySequence::mnemonic(action.text()).toString(QKeySequence::PortableText);
        return key.isEmpty() ? QChar() : key.back().toUpper();
    }

    QMenu& m_menu;
    std::vector<Given> m_given;
};

} // namespace

void giveMnemonics(QMenu& menu)
{
    const auto children = menu.children();
    const bool has = std::ranges::any_of(
        children, [](const QObject* child) { return dynamic_cast<const Mnemonics*>(child) != nullptr; });
    if (!has)
        new Mnemonics(menu);
}

QString withoutMnemonic(QString title)
{
    static const QRegularExpression inBrackets(QStringLiteral("\\(&.\\)"));
    return title.remove(inBrackets).remove(u'&');
}

} // namespace laststone::widgets
