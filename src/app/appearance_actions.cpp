// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/appearance_actions.h"

#include "app/appearance.h"
#include "widgets/look/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QWidget>

namespace laststone::app {

using widgets::ThemeChoice;

namespace {

constexpr int kNormal = 100;

} // namespace

AppearanceActions::AppearanceActions(ThemeChoice theme, int scale, QWidget* window)
    : QObject(window)
    , m_themeMenu(new QMenu(window))
    , m_themes(new QActionGroup(this))
    , m_larger(new QAction(this))
    , m_smaller(new QAction(this))
    , m_normal(new QAction(this))
    , m_scale(scale)
{
    for (int i = 0; i < widgets::kThemeChoices; ++i) {
        const auto choice = static_cast<ThemeChoice>(i);
        QAction* action = m_themes->addAction(QString());
        action->setCheckable(true);
        action->setChecked(choice == theme);
        connect(action, &QAction::triggered, this, [this, choice] { emit themeChanged(choice); });
    }
    m_themeMenu->addActions(m_themes->actions());
    // Ctrl++ needs Shift on most keyboards; Ctrl+= is the same key without.
    m_larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    m_smaller->setShortcut(Qt::CTRL | Qt::Key_Minus);
    m_normal->setShortcut(Qt::CTRL | Qt::Key_0);
    connect(m_larger, &QAction::triggered, this, [this] { setScale(nextScale(m_scale, 1)); });
    connect(m_smaller, &QAction::triggered, this, [this] { setScale(nextScale(m_scale, -1)); });
    connect(m_normal, &QAction::triggered, this, [this] { setScale(kNormal); });
    // They work from everywhere in the window, whichever menu they are in.
    window->addActions({m_larger, m_smaller, m_normal});
    setScale(scale);
}

void AppearanceActions::fill(QMenu& menu) const
{
    menu.addActions({m_larger, m_smaller, m_normal});
    menu.addMenu(m_themeMenu);
}

ThemeChoice AppearanceActions::theme() const
{
    return static_cast<ThemeChoice>(m_themes->actions().indexOf(m_themes->checkedAction()));
}

void AppearanceActions::setTheme(ThemeChoice theme)
{
    m_themes->actions()[static_cast<int>(theme)]->setChecked(true);
}

void AppearanceActions::setScale(int percent)
{
    m_larger->setEnabled(nextScale(percent, 1) != percent);
    m_smaller->setEnabled(nextScale(percent, -1) != percent);
    m_normal->setEnabled(percent != kNormal);
    if (percent == m_scale)
        return;
    m_scale = percent;
    emit scaleChanged(percent);
}

void AppearanceActions::retranslate()
{
    m_themeMenu->setTitle(tr("Theme"));
    const QString names[widgets::kThemeChoices] = {tr("As the system"), tr("Light"), tr("Dark"),
                                                   tr("High contrast, light"), tr("High contrast, dark")};
    for (int i = 0; i < widgets::kThemeChoices; ++i)
        m_themes->actions()[i]->setText(names[i]);
    m_larger->setText(tr("Larger"));
    m_smaller->setText(tr("Smaller"));
    m_normal->setText(tr("Normal size"));

    const auto& theme = widgets::Theme::of(m_themeMenu->palette());
    m_themeMenu->setIcon(widgets::themedIcon(QStringLiteral("theme"), theme));
    m_larger->setIcon(widgets::themedIcon(QStringLiteral("larger"), theme));
    m_smaller->setIcon(widgets::themedIcon(QStringLiteral("smaller"), theme));
    m_normal->setIcon(widgets::themedIcon(QStringLiteral("normal-size"), theme));
}

} // namespace laststone::app
