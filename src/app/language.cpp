// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include "app/appearance.h"
#include "widgets/look/glyphs.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QWidget>

#include <algorithm>

namespace laststone::app {

std::span<const Language> languages()
{
    const auto language = [](const char* code, const char* name, const QLocale& locale) {
        return Language{code, name, locale, widgets::familiesOf(locale)};
    };
    static const Language all[] = {
        language("en", "English", QLocale(QLocale::English, QLocale::UnitedStates)),
        language("zh_CN", "简体中文",
                 QLocale(QLocale::Chinese, QLocale::SimplifiedHanScript, QLocale::China)),
        language("zh_TW", "繁體中文",
                 QLocale(QLocale::Chinese, QLocale::TraditionalHanScript, QLocale::Taiwan)),
    };
    return all;
}

const Language* findLanguage(const QString& code)
{
    const auto all = languages();
    const auto found =
        std::ranges::find_if(all, [&](const Language& each) { return code == QLatin1String(each.code); });
    return found == all.end() ? nullptr : &*found;
}

const Language& languageFor(const QLocale& system)
{
    const auto all = languages();
    if (system.language() != QLocale::Chinese)
        return all[0];
    // Hong Kong and Macau write in traditional script as well.
    return system.script() == QLocale::TraditionalHanScript ? all[2] : all[1];
}

const Language& languageBeside(const Language& own, const QString& last, const QLocale& system)
{
    const auto all = languages();
    if (&own != &all[0])
        return all[0];
    for (const Language* each : {findLanguage(last), &languageFor(system)}) {
        if (each && each != &own)
            return *each;
    }
    return all[1];
}

Translations::Translations(QString folder) : m_folder(std::move(folder)), m_current(&languages()[0]) { }

Translations::~Translations() = default;

std::optional<teaching::Voice> Translations::voiceBeside(const QString& code) const
{
    const Language* language = findLanguage(code);
    return language && language != m_current ? voice(*language) : std::nullopt;
}

std::unique_ptr<QTranslator> Translations::load(const Language& language) const
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(QStringLiteral("laststone_") + QLatin1String(language.code), m_folder))
        return nullptr;
    return translator;
}

std::optional<QString> Translations::select(const Language& language)
{
    auto own = load(language);
    if (!own)
        return QDir(m_folder).filePath(QStringLiteral("laststone_%1.qm").arg(QLatin1String(language.code)));
    // Qt's own words may be missing where its translations are not installed; then they stay English.
    auto qt = std::make_unique<QTranslator>();
    const bool hasQt = language.locale.language() == QLocale::Chinese
        && qt->load(QStringLiteral("qtbase_") + QLatin1String(language.code),
                    QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (m_qt)
        QCoreApplication::removeTranslator(m_qt.get());
    if (m_own)
        QCoreApplication::removeTranslator(m_own.get());
    m_qt = hasQt ? std::move(qt) : nullptr;
    m_own = std::move(own);
    m_current = &language;
    QLocale::setDefault(language.locale);
    if (m_qt)
        QCoreApplication::installTranslator(m_qt.get());
    QCoreApplication::installTranslator(m_own.get());
    return std::nullopt;
}

std::optional<teaching::Voice> Translations::voice(const Language& language) const
{
    std::shared_ptr<QTranslator> translator = load(language);
    if (!translator)
        return std::nullopt;
    return teaching::Voice(
        [translator](const char* context, const char* source, int count) {
            return translator->translate(context, source, nullptr, count);
        },
        language.locale);
}

void applyLanguageToWindows(const Language& language, const Language* second)
{
    QStringList families = language.families;
    const bool isChinese = language.locale.language() == QLocale::Chinese;
    if (second && !isChinese && second->locale.language() == QLocale::Chinese)
        families.insert(families.size() - 1, second->families.constFirst()); // before the Chinese of others
    if (const QFont font = applicationFont(families); font != QApplication::font())
        setApplicationFont(font);
    for (QWidget* window : QApplication::topLevelWidgets())
        window->setLocale(language.locale);
}

} // namespace laststone::app
