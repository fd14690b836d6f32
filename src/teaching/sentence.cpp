// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/sentence.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <utility>

namespace laststone::teaching {

namespace {

constexpr char kContext[] = "Voice";

template <class... Cases> struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases> Overloaded(Cases...) -> Overloaded<Cases...>;

// Clauses with a formula among their words, or with a list before an arrow.
bool hasFormulas(const Clauses& clauses)
{
    const auto isFormula = [](const Argument& argument) {
        const QString* const text = std::get_if<QString>(&argument);
        return text ? text->contains(QLatin1Char('=')) || text->contains(QStringLiteral(" → "))
                    : std::holds_alternative<Clauses>(argument);
    };
    return std::ranges::any_of(clauses.items, [&](const Sentence& item) {
        return item.arguments.size() > 1 && std::ranges::any_of(item.arguments, isFormula);
    });
}

// A list of such texts cannot be told apart by commas; those between brackets do not count.
bool hasComma(QString text)
{
    static const QRegularExpression inBrackets(QStringLiteral("[({][^(){}]*[)}]"));
    static const QRegularExpression comma(QStringLiteral("[,，、]"));
    return text.remove(inBrackets).contains(comma);
}

} // namespace

bool operator==(const Sentence& a, const Sentence& b)
{
    const auto text = [](const char* words) { return std::string_view(words ? words : ""); };
    return text(a.source) == text(b.source) && text(a.context) == text(b.context) && a.count == b.count
        && a.arguments == b.arguments;
}

Sentence formula(const QString& text)
{
    return {kContext, "%1", {text}};
}

QString binaryDigits(theory::Count value, int width)
{
    return QString::number(value, 2).rightJustified(width, QLatin1Char('0'));
}

Voice::Voice(Translate translate, const QLocale& locale) : m_translate(std::move(translate)), m_locale(locale)
{
    m_locale.setNumberOptions(QLocale::OmitGroupSeparator);
}

Voice Voice::installed()
{
    return {[](const char* context, const char* source, int count) {
                return QCoreApplication::translate(context, source, nullptr, count);
            },
            QLocale()};
}

QString Voice::number(theory::Count value) const
{
    return m_locale.toString(static_cast<qulonglong>(value));
}

QString Voice::list(const QStringList& items) const
{
    //: Between the members of a list of numbers or moves: "9, 15, 12".
    static const char* const separator = QT_TRANSLATE_NOOP("Voice", ", ");
    QString translated = m_translate(kContext, separator, -1);
    return items.join(translated.isEmpty() ? QString::fromUtf8(separator) : translated);
}

QString Voice::say(const Argument& argument) const
{
    const auto clauseSeparator = [this] {
        //: Between the members of a list of clauses: "heap 1: 3 ⊕ 3 = 0; heap 2: 0 ⊕ 3 = 3".
        static const char* const separator = QT_TRANSLATE_NOOP("Voice", "; ");
        const QString translated = m_translate(kContext, separator, -1);
        return translated.isEmpty() ? QString::fromUtf8(separator) : translated;
    };
    return std::visit(Overloaded{
                          [&](theory::Count value) { return number(value); },
                          [&](const Binary& binary) {
                              return binaryDigits(binary.value, binary.width)
                                  + (binary.base ? QStringLiteral("₂") : QString());
                          },
                          [&](const Numbers& numbers) {
                              QStringList items;
                              for (const theory::Count value : numbers.values)
                                  items << number(value);
                              return list(items);
                          },
                          [&](const QString& formula) { return formula; },
                          [&](const Clauses& clauses) {
                              QStringList items;
                              for (const Sentence& item : clauses.items)
                                  items << say(item);
                              return hasFormulas(clauses) || std::ranges::any_of(items, hasComma)
                                  ? items.join(clauseSeparator())
                                  : list(items);
                          },
                      },
                      argument);
}

QString Voice::say(const Sentence& sentence) const
{
    if (sentence.isEmpty())
        return {};
    QString pattern = m_translate(sentence.context, sentence.source, sentence.count);
    if (pattern.isEmpty())
        pattern = QString::fromUtf8(sentence.source);

    QString said;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar next = i + 1 < pattern.size() ? pattern[i + 1] : QChar();
        if (pattern[i] != QLatin1Char('%') || !(next.isDigit() || next == QLatin1Char('n'))) {
            said += pattern[i];
            continue;
        }
        ++i;
        const auto place = static_cast<std::size_t>(next.digitValue() - 1);
        if (next == QLatin1Char('n'))
            said += number(static_cast<theory::Count>(sentence.count));
        else if (place < sentence.arguments.size())
            said += say(sentence.arguments[place]);
    }
    return said;
}

} // namespace laststone::teaching
