// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/tour.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace laststone::teaching {

namespace {

// "-" stands for a blank before the colon, as addresses have none.
QString withBlanks(QString notation)
{
    const qsizetype colon = notation.indexOf(QLatin1Char(':'));
    for (qsizetype i = 0; i < colon; ++i) {
        if (notation[i] == QLatin1Char('-'))
            notation[i] = QLatin1Char(' ');
    }
    return notation;
}

// What stands behind "[!QUESTION]"; the id of the kind may have hyphens of its own.
QString questionOf(const QString& text)
{
    const QString question = text.trimmed();
    qsizetype end = question.indexOf(QLatin1Char(' '));
    if (const qsizetype open = question.indexOf(QLatin1Char('(')); open >= 0 && open < end)
        end = question.indexOf(QLatin1Char(')'), open) + 1;
    return end <= 0 ? question : question.left(end) + withBlanks(question.mid(end));
}

QString& lastText(Tour::Section& section)
{
    if (section.pieces.empty() || section.pieces.back().question)
        section.pieces.emplace_back();
    return section.pieces.back().markdown;
}

// A text without the marks of what is for whoever reads alone, and what a hall reads where that is another.
std::optional<QString> divide(QString& text)
{
    constexpr QLatin1String begin("<!--alone-->");
    constexpr QLatin1String end("<!--/alone-->");
    std::optional<QString> inHall;
    if (text.contains(begin)) {
        QStringList parts = text.split(begin);
        for (qsizetype i = 1; i < parts.size(); ++i)
            parts[i].remove(0, parts[i].contains(end) ? parts[i].indexOf(end) + end.size() : 0);
        inHall = parts.join(QString()).trimmed();
        text.remove(begin).remove(end);
    }
    text = text.trimmed();
    return inHall;
}

// Takes out of a text the marks of P-positions that it tells.
Tour::Lost takeLost(QString& text)
{
    static const QRegularExpression mark(QStringLiteral("<!--lost ([^>]*)-->\\n?"));
    Tour::Lost lost;
    for (const auto& match : mark.globalMatch(text)) {
        for (const QString& each : match.captured(1).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            lost.positions << withBlanks(each);
    }
    text.remove(mark);
    lost.isRuleTold = lost.positions.removeAll(QStringLiteral("...")) > 0;
    return lost;
}

// Takes the mark out of a text whose board tells who wins; whether it was there.
bool takeTold(QString& text)
{
    const qsizetype before = text.size();
    return text.remove(QLatin1String("<!--told-->\n")).size() < before;
}

void tidy(Tour::Section& section)
{
    for (Tour::Piece& piece : section.pieces) {
        piece.isTold = takeTold(piece.markdown);
        piece.lost = takeLost(piece.markdown);
        piece.inHall = divide(piece.markdown);
        if (piece.question) {
            piece.question->isTold = takeTold(piece.question->words);
            piece.question->wordsInHall = divide(piece.question->words);
        }
    }
    auto& pieces = section.pieces;
    if (pieces.empty() || (pieces.size() > 1 && pieces.back() == Tour::Piece()))
        pieces.resize(pieces.empty() ? 1 : pieces.size() - 1);
    section.notes = section.notes.trimmed();
}

} // namespace

QString Tour::Section::markdown() const
{
    QStringList parts;
    for (const Piece& piece : pieces) {
        parts << piece.markdown;
        if (piece.question)
            parts << piece.question->words;
    }
    parts.removeAll(QString());
    return parts.join(QStringLiteral("\n\n"));
}

std::size_t Tour::Section::questionCount() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(pieces, [](const Piece& piece) { return piece.question.has_value(); }));
}

Tour parseTour(const QString& markdown)
{
    constexpr QLatin1String title("# ");
    constexpr QLatin1String section("## ");
    constexpr QLatin1String note("> [!NOTE]");
    constexpr QLatin1String question("> [!QUESTION]");
    Tour tour;
    QString* quotation = nullptr; // what takes the lines of a note or a question
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (quotation && !line.startsWith(QLatin1Char('>')))
            quotation = nullptr;
        if (line.startsWith(section)) {
            tour.sections.push_back({line.mid(section.size()).trimmed(), {}, {}, {}});
        } else if (tour.sections.empty()) {
            if (line.startsWith(title))
                tour.title = line.mid(title.size()).trimmed();
        } else if (Tour::Section& last = tour.sections.back(); line.startsWith(note)) {
            last.steps << line.mid(note.size()).split(QLatin1Char(' '), Qt::SkipEmptyParts);
            quotation = &last.notes;
            *quotation += QLatin1Char('\n');
        } else if (line.startsWith(question)) {
            lastText(last);
            last.pieces.back().question = {questionOf(line.mid(question.size())), {}};
            quotation = &last.pieces.back().question->words;
        } else if (quotation) {
            *quotation += line.mid(1).trimmed() + QLatin1Char('\n');
        } else {
            lastText(last) += line + QLatin1Char('\n');
        }
    }
    std::ranges::for_each(tour.sections, tidy);
    return tour;
}

QString languageFolder(const QLocale& language)
{
    if (language.language() != QLocale::Chinese)
        return QStringLiteral("en");
    return language.script() == QLocale::TraditionalHanScript ? QStringLiteral("zh_TW")
                                                              : QStringLiteral("zh_CN");
}

Tour loadTour(const QString& folder, const QString& game, const QLocale& language)
{
    for (const QString& name : {languageFolder(language), QStringLiteral("en")}) {
        QFile file(QStringLiteral("%1/%2/%3.md").arg(folder, name, game));
        if (file.open(QIODevice::ReadOnly))
            return parseTour(QString::fromUtf8(file.readAll()));
    }
    return {};
}

QStringList positionsOf(const Tour& tour)
{
    QStringList all;
    for (const Tour::Section& section : tour.sections)
        all << positionsOf(section.markdown());
    all.removeDuplicates();
    return all;
}

QStringList positionsOf(const QString& markdown)
{
    constexpr QLatin1String begin("](");
    QStringList all;
    for (qsizetype at = markdown.indexOf(begin); at >= 0; at = markdown.indexOf(begin, at + 1)) {
        const qsizetype link = at + begin.size();
        const qsizetype end = markdown.indexOf(QLatin1Char(')'), link);
        const auto notation = end < 0 ? std::nullopt : notationOfLink(markdown.mid(link, end - link));
        if (notation)
            all << *notation;
    }
    all.removeDuplicates();
    return all;
}

std::optional<QString> notationOfLink(const QString& link)
{
    constexpr QLatin1String scheme("position:");
    if (!link.startsWith(scheme))
        return std::nullopt;
    return withBlanks(link.mid(scheme.size()));
}

} // namespace laststone::teaching
