// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the program, switched while it runs.
#pragma once

#include "teaching/sentence.h"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <optional>
#include <span>

namespace laststone::app {

struct Language {
    const char* code; // "en", "zh_CN", "zh_TW": in settings, file names, on the command line
    const char* nativeName; // the same in every language
    QLocale locale;
    QStringList families; // of the window's font, the most fitting first
};

std::span<const Language> languages();

// The language with a code, or none.
const Language* findLanguage(const QString& code);

// The language that suits a system: Chinese in traditional script, other Chinese, else English.
const Language& languageFor(const QLocale& system);

// What stands beside a language when no other has been chosen: English beside Chinese; beside English the
// Chinese that was there last, else that of the system, else that of the mainland.
const Language& languageBeside(const Language& own, const QString& last, const QLocale& system);

// Loads and installs the translators of the program and of Qt. Works without a window, too.
class Translations {
public:
    // Where the program's .qm files are.
    explicit Translations(QString folder = QStringLiteral(":/i18n"));
    ~Translations();
    Translations(const Translations&) = delete;
    Translations& operator=(const Translations&) = delete;

    // Switches everything that is said from now on. When the program's file for the language is missing, its
    // name is given and the language stays as it was.
    std::optional<QString> select(const Language& language);
    const Language& current() const { return *m_current; }

    // A voice in another language, for two side by side; none when its file is missing.
    std::optional<teaching::Voice> voice(const Language& language) const;

    // The same by a code, to stand beside the current language: none for that one, which would be said twice.
    std::optional<teaching::Voice> voiceBeside(const QString& code) const;

private:
    std::unique_ptr<QTranslator> load(const Language& language) const;

    QString m_folder;
    const Language* m_current;
    std::unique_ptr<QTranslator> m_own;
    std::unique_ptr<QTranslator> m_qt;
};

// Gives the application the font of a language and every window its number formats. A font with the CJK
// family of the language first is needed for the right glyphs: without it Chinese is drawn in Japanese forms.
// What stands in a second language has its glyphs as well, unless both are Chinese.
void applyLanguageToWindows(const Language& language, const Language* second = nullptr);

} // namespace laststone::app
