// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences that wait to be said: a translatable template and its typed arguments.
//
// The layers below the widgets hold no words of a language. They hold sentences; a Voice says them, in the
// language of the window or, for two languages side by side, in another one.
#pragma once

#include "theory/outcome.h"

#include <QLocale>
#include <QString>

#include <algorithm>
#include <functional>
#include <utility>
#include <variant>
#include <vector>

namespace laststone::teaching {

struct Sentence;

// `value` written with at least `width` binary digits: 0111. With a base, the subscript is added: 1101₂.
struct Binary {
    theory::Count value = 0;
    int width = 0;
    bool base = false;
    friend bool operator==(const Binary&, const Binary&) = default;
};

// Numbers listed as the language lists them: "9, 15, 12" or "9、15、12".
struct Numbers {
    std::vector<theory::Count> values;
    friend bool operator==(const Numbers&, const Numbers&) = default;
};

// Sentences listed as the language lists them; one stands for itself.
struct Clauses {
    std::vector<Sentence> items;
    friend bool operator==(const Clauses&, const Clauses&) = default;
};

// A QString is a formula or a notation: the same in every language.
using Argument = std::variant<theory::Count, Binary, Numbers, QString, Clauses>;

// A template as given to QT_TRANSLATE_NOOP and what stands at its places: %1 for the first argument, and so
// on; %n for `count` in a template with plural forms. A sentence without a template is empty.
struct Sentence {
    const char* context = nullptr;
    const char* source = nullptr;
    std::vector<Argument> arguments;
    int count = -1;

    bool isEmpty() const { return source == nullptr; }
    friend bool operator==(const Sentence&, const Sentence&);
};

// A sentence that is a formula, the same in every language.
Sentence formula(const QString& text);

// A template that waits for what stands at its places: phrase("Take %1, leave %2")(taken, left).
class Phrase {
public:
    constexpr Phrase(const char* context, const char* source) : m_context(context), m_source(source) { }

    template <class... Arguments> Sentence operator()(Arguments&&... arguments) const
    {
        return {m_context, m_source, {Argument(std::forward<Arguments>(arguments))...}};
    }
    // NOLINTNEXTLINE(google-explicit-constructor): a template without places is a sentence.
    operator Sentence() const { return (*this)(); }

private:
    const char* m_context;
    const char* m_source;
};

// A template with plural forms: plural("%n heap(s) of %1")(heaps, stones). The number for %n comes first.
class PluralPhrase {
public:
    constexpr PluralPhrase(const char* context, const char* source) : m_phrase(context, source) { }

    template <class... Arguments> Sentence operator()(theory::Count n, Arguments&&... arguments) const
    {
        Sentence sentence = m_phrase(std::forward<Arguments>(arguments)...);
        sentence.count = static_cast<int>(std::min(n, kMost));
        return sentence;
    }

private:
    static constexpr theory::Count kMost = 1'000'000'000; // Qt counts plural forms with int
    Phrase m_phrase;
};

// Declares phrase() and plural() for the sentences of one context of the translations:
//
//     namespace bash_steps {
//     LASTSTONE_SENTENCES(BashExplanation)
//
//     Sentence divided(Count block)
//     {
//         //: %1 is the size of a block
//         return phrase("Divide the heap into blocks of %1")(block);
//     }
//     } // namespace bash_steps
//
// It stands in a class, or in a namespace that no other file opens; an unnamed one does not do. There lupdate
// finds the context, and takes each text whose arguments stand in a second pair of brackets. In front of a
// function, lupdate takes the `teaching::` of a qualified type for its context: a using-declaration for the
// type helps. check_translations tells when it went wrong.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): lupdate knows it by its name.
#define LASTSTONE_SENTENCES(context)                                                                         \
    [[maybe_unused]] static constexpr laststone::teaching::Phrase phrase(const char* source)                 \
    {                                                                                                        \
        return {#context, source};                                                                           \
    }                                                                                                        \
    [[maybe_unused]] static constexpr laststone::teaching::PluralPhrase plural(const char* source)           \
    {                                                                                                        \
        return {#context, source};                                                                           \
    }

// Says sentences in one language.
class Voice {
public:
    // Gives the translation of `source` in `context`, or nothing where there is none.
    using Translate = std::function<QString(const char* context, const char* source, int count)>;

    Voice(Translate translate, const QLocale& locale);

    // The language whose translators are installed in the application.
    static Voice installed();

    // The text of the sentence, places filled in one pass: an argument that looks like a place is left alone.
    QString say(const Sentence& sentence) const;

    // A number in the digits of the language. Without grouping, as in the notation and in formulas: in a list
    // of numbers a grouping comma would be taken for the end of one.
    QString number(theory::Count value) const;

    const QLocale& locale() const { return m_locale; }

private:
    QString say(const Argument& argument) const;
    QString list(const QStringList& items) const;

    Translate m_translate;
    QLocale m_locale;
};

// The digits of a Binary, without its base.
QString binaryDigits(theory::Count value, int width);

} // namespace laststone::teaching
