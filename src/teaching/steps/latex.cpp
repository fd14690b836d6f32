// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/steps/extract.h"

#include "teaching/notation.h"

#include <QStringList>

#include <algorithm>
#include <string_view>
#include <vector>

namespace laststone::teaching {

namespace {

struct Words {
    LASTSTONE_SENTENCES(Voice)
};

// Signs of formulas. An operator takes the blanks around it into the formula.
struct Sign {
    char32_t character;
    const char* latex;
    bool isOperator;
    bool isMath; // a formula has at least one such sign: "3 / 4" alone stays text
};
constexpr Sign kSigns[] = {
    {U'⊕', "\\oplus", true, true},  {U'×', "\\times", true, true},     {U'·', "\\cdot", true, true},
    {U'−', "-", true, true},        {U'+', "+", true, true},           {U'=', "=", true, true},
    {U'≠', "\\neq", true, true},    {U'≤', "\\leq", true, true},       {U'≥', "\\geq", true, true},
    {U'<', "<", true, true},        {U'>', ">", true, true},           {U'≈', "\\approx", true, true},
    {U'→', "\\to", true, true},     {U'↓', "\\downarrow", true, true}, {U'/', "/", true, false},
    {U'∈', "\\in", true, true},     {U'∉', "\\notin", true, true},     {U'φ', "\\varphi", false, true},
    {U'∞', "\\infty", false, true}, {U'⌊', "\\lfloor", false, true},   {U'⌋', "\\rfloor", false, true},
    {U'⌈', "\\lceil", false, true}, {U'⌉', "\\rceil", false, true},    {U'…', "\\dots", false, true},
    {U'√', "\\surd", false, true},  {U'✓', "\\surd", false, true},     {U'✗', "\\times", false, true},
    {U'|', "|", false, true},
};

// Raised and lowered characters and what they are when they stand on the line.
constexpr char16_t kRaised[] = u"⁰¹²³⁴⁵⁶⁷⁸⁹ⁿᵏⁱ⁺⁻";
constexpr char16_t kLowered[] = u"₀₁₂₃₄₅₆₇₈₉ₙₖᵢ₊₋";
constexpr char kTwins[] = "0123456789nki+-";

struct Token {
    enum class Kind { Text, Blank, Number, Letter, Sign, Raised, Lowered, Open, Close };
    Kind kind = Kind::Text;
    QString text; // of a script: what stands there on the line
    const Sign* sign = nullptr;
};
using Kind = Token::Kind;
using Tokens = std::vector<Token>;

char twin(QChar c, std::u16string_view scripts)
{
    const auto place = scripts.find(c.unicode());
    return place == std::u16string_view::npos ? '\0' : kTwins[place];
}

bool isLetter(const QString& text, qsizetype i)
{
    return i >= 0 && i < text.size() && text[i].unicode() < 0x2E80 && text[i].isLetter();
}

Token tokenAt(const QString& text, qsizetype i)
{
    const QChar c = text[i];
    if (c == QLatin1Char(' '))
        return {Kind::Blank, c, nullptr};
    if (c == QLatin1Char('('))
        return {Kind::Open, c, nullptr};
    if (c == QLatin1Char(')'))
        return {Kind::Close, c, nullptr};
    if (c >= QLatin1Char('0') && c <= QLatin1Char('9'))
        return {Kind::Number, c, nullptr};
    if (const char raised = twin(c, kRaised))
        return {Kind::Raised, QString(QLatin1Char(raised)), nullptr};
    if (const char lowered = twin(c, kLowered))
        return {Kind::Lowered, QString(QLatin1Char(lowered)), nullptr};
    const auto* sign =
        std::ranges::find_if(kSigns, [&](const Sign& each) { return each.character == c.unicode(); });
    if (sign != std::end(kSigns))
        return {Kind::Sign, c, sign};
    // A letter by itself names a number; letters together are a word.
    const bool isAscii = c.unicode() < 0x80 && c.isLetter();
    if (isAscii && !isLetter(text, i - 1) && !isLetter(text, i + 1))
        return {Kind::Letter, c, nullptr};
    return {Kind::Text, c, nullptr};
}

Tokens tokens(const QString& text)
{
    Tokens result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const Token token = tokenAt(text, i);
        const bool joins = token.kind == Kind::Number || token.kind == Kind::Raised
            || token.kind == Kind::Lowered || token.kind == Kind::Text;
        if (joins && !result.empty() && result.back().kind == token.kind)
            result.back().text += token.text;
        else
            result.push_back(token);
    }
    return result;
}

// Where the formula that begins at a place ends; the place itself where none begins.
class Formulas {
public:
    explicit Formulas(const Tokens& tokens) : m_tokens(tokens) { }

    std::size_t end(std::size_t begin) const
    {
        std::size_t at = begin;
        bool afterOperator = true;
        for (;;) {
            const std::size_t blanks = at > begin && kind(at) == Kind::Blank ? 1 : 0;
            const std::size_t next = at + blanks;
            const bool isOperator = kind(next) == Kind::Sign && m_tokens[next].sign->isOperator;
            // A blank that is not beside an operator parts two numbers of a list.
            if (blanks > 0 && !isOperator && !afterOperator)
                return at;
            const std::size_t after = isOperator ? next + 1 : atomEnd(next);
            if (after == next)
                return at;
            at = after;
            afterOperator = isOperator;
        }
    }

    bool isMath(std::size_t begin, std::size_t end) const
    {
        return std::any_of(m_tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                           m_tokens.begin() + static_cast<std::ptrdiff_t>(end), [](const Token& token) {
                               return token.kind == Kind::Raised || token.kind == Kind::Lowered
                                   || (token.kind == Kind::Sign && token.sign->isMath);
                           });
    }

    // The tokens of a formula in the words of math mode.
    QString set(std::size_t begin, std::size_t end) const
    {
        QString result;
        for (std::size_t i = begin; i < end; ++i) {
            const Token& token = m_tokens[i];
            if (kind(i) == Kind::Sign && token.sign->character == U'√' && i + 1 < end) {
                const std::size_t after = atomEnd(i + 1);
                const bool bracketed = kind(i + 1) == Kind::Open;
                result +=
                    QStringLiteral("\\sqrt{%1}").arg(bracketed ? set(i + 2, after - 1) : set(i + 1, after));
                i = after - 1;
            } else if (token.kind == Kind::Sign && token.sign->isOperator) {
                result += QStringLiteral(" %1 ").arg(QLatin1String(token.sign->latex));
            } else if (token.kind == Kind::Sign) {
                // A blank ends the name of a command.
                const QLatin1String latex(token.sign->latex);
                result += latex;
                if (latex.startsWith(QLatin1Char('\\')))
                    result += QLatin1Char(' ');
            } else if (token.kind == Kind::Raised || token.kind == Kind::Lowered) {
                result +=
                    QLatin1String(token.kind == Kind::Raised ? "^{" : "_{") + token.text + QLatin1Char('}');
            } else if (token.kind != Kind::Blank) {
                result += token.text;
            }
        }
        return result.simplified();
    }

private:
    Kind kind(std::size_t at) const { return at < m_tokens.size() ? m_tokens[at].kind : Kind::Text; }

    std::size_t atomEnd(std::size_t at) const
    {
        switch (kind(at)) {
        case Kind::Number:
        case Kind::Letter:
        case Kind::Raised:
        case Kind::Lowered:
            return at + 1;
        case Kind::Sign:
            return m_tokens[at].sign->isOperator ? at : at + 1;
        case Kind::Open: {
            const std::size_t inner = end(at + 1);
            return inner > at + 1 && kind(inner) == Kind::Close ? inner + 1 : at;
        }
        default:
            return at;
        }
    }

    const Tokens& m_tokens;
};

// Words as they are, but for the characters that LaTeX gives a meaning of its own.
QString escaped(const QString& text)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (QStringLiteral("{}$&#%_").contains(c))
            result += QLatin1Char('\\') + c;
        else if (c == QLatin1Char('\\'))
            result += QStringLiteral("\\textbackslash{}");
        else if (c == QLatin1Char('^'))
            result += QStringLiteral("\\textasciicircum{}");
        else if (c == QLatin1Char('~'))
            result += QStringLiteral("\\textasciitilde{}");
        else if (c == QChar::Nbsp)
            result += QStringLiteral("\\nobreakspace{}");
        else if (c == QLatin1Char('`'))
            result += QStringLiteral("\\textasciigrave{}");
        else if (c == QLatin1Char('"'))
            result += QStringLiteral("\\symbol{34}"); // every encoding of faces has it
        else if (c == QLatin1Char('-') && i + 1 < text.size() && text[i + 1] == c)
            result += QStringLiteral("-{}"); // else two hyphens become a dash
        else
            result += c;
    }
    return result;
}

// Digits, one cell each, with the column that is pointed out in bold.
template <class Digit> QString row(const QString& label, const BinaryTable& table, Digit digit)
{
    QString line = QStringLiteral("      ") + label;
    for (int bit = table.width - 1; bit >= 0; --bit) {
        const QString cell = QString::number(digit(bit));
        line +=
            QStringLiteral(" & ") + (table.column == bit ? QStringLiteral("\\mathbf{%1}").arg(cell) : cell);
    }
    return line + QStringLiteral(" \\\\\n");
}

QString wordCell(const QString& words)
{
    return QStringLiteral("\\text{%1}").arg(latexText(words));
}

QString array(const BinaryTable& table, const Voice& voice)
{
    const TableLabels labels = tableLabels(voice, table.skipped);
    QString text = QStringLiteral("    \\[\n    \\begin{array}{r|*{%1}{c}}\n").arg(std::max(1, table.width));
    for (const auto& entry : table.rows)
        text += row(QString::number(entry.value), table, [&](int bit) { return entry.value >> bit & 1; });
    if (table.skipped > 0)
        text += QStringLiteral("      \\multicolumn{%1}{l}{%2} \\\\\n")
                    .arg(table.width + 1)
                    .arg(wordCell(labels.skipped));
    if (!table.ones.empty() || table.sum)
        text += QStringLiteral("      \\hline\n");
    if (!table.ones.empty())
        text += row(wordCell(labels.ones), table,
                    [&](int bit) { return table.ones[static_cast<std::size_t>(bit)]; });
    if (table.sum)
        text += row(wordCell(labels.sum), table, [&](int bit) { return *table.sum >> bit & 1; });
    text += QStringLiteral("    \\end{array}\n    \\]\n");
    // Numbers of more digits than a line has room for are set closer and smaller.
    constexpr int kWide = 20;
    if (table.width <= kWide)
        return text;
    return QStringLiteral("    {\\scriptsize\\setlength{\\arraycolsep}{0.5pt}\n%1    }\n").arg(text);
}

QString preamble(const Voice& voice)
{
    if (voice.locale().language() == QLocale::Chinese)
        return voice.say(
            //: a comment in a LaTeX file: %1 lists commands such as \usepackage{amsmath}
            Words::phrase("In the preamble: %1; to be compiled with XeLaTeX or LuaLaTeX")(
                QStringLiteral("\\usepackage{amsmath,ctex}")));
    //: a comment in a LaTeX file: %1 lists commands such as \usepackage{amsmath}
    return voice.say(Words::phrase("In the preamble: %1")(QStringLiteral("\\usepackage{amsmath}")));
}

} // namespace

QString latexText(const QString& text)
{
    const Tokens all = tokens(text);
    const Formulas formulas(all);
    QString result;
    QString words; // escaped together, as what a character needs can depend on the next
    for (std::size_t i = 0; i < all.size();) {
        std::size_t end = all[i].kind == Kind::Blank ? i : formulas.end(i);
        if (end > i && formulas.isMath(i, end)) {
            result += escaped(words) + QLatin1Char('$') + formulas.set(i, end) + QLatin1Char('$');
            words.clear();
        } else {
            end = std::max(end, i + 1);
            for (; i < end; ++i)
                words += all[i].text;
        }
        i = end;
    }
    return result + escaped(words);
}

QString latex(const Explanation& explanation, const Voice& voice)
{
    return latex(explanation, voice, {});
}

QString latex(const Explanation& explanation, const Voice& voice, const Extract& extract)
{
    int number = 0;
    QString text = QStringLiteral("% %1\n\\section*{%2}\n\n\\begin{enumerate}\n")
                       .arg(preamble(voice), latexText(notation(explanation.position)));
    for (const Step& step : explanation.steps) {
        if (!extract.has(++number))
            continue;
        if (extract.step > 0)
            text += QStringLiteral("  \\setcounter{enumi}{%1}\n").arg(number - 1);
        QStringList titles;
        for (const QString& title : extract.said(step.title, voice))
            titles << QStringLiteral("\\textbf{%1}\n").arg(latexText(title));
        text += QStringLiteral("  \\item ") + titles.join(QStringLiteral("\n    "));
        if (step.table)
            text += array(*step.table, voice);
        QStringList details;
        for (const Sentence& detail : step.details)
            details << extract.said(detail, voice);
        for (const QString& detail : details) {
            QString said = latexText(detail);
            text += QStringLiteral("\n    ") + said.replace(QLatin1Char('\n'), QStringLiteral("\\\\\n    "))
                + QLatin1Char('\n');
        }
    }
    return text + QStringLiteral("\\end{enumerate}\n");
}

} // namespace laststone::teaching
