// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steps/text_pages.h"

#include "widgets/look/markdown.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <limits>

namespace laststone::widgets {

namespace {

using Lines = std::vector<TextPage>; // of a paragraph
using Paragraphs = std::vector<Lines>;
struct Whole { // paragraphs that stay together
    Paragraphs paragraphs;
    const QTextObject* group = nullptr; // a short list or a table that it is a part of
    bool isLead = false; // to what comes next: it ends with a colon
    double top() const { return paragraphs.front().front().top; }
    double bottom() const { return paragraphs.back().back().bottom; }
};

// One of a few items is none of a list that goes on over pages.
const QTextList* shortListOf(const QTextBlock& block)
{
    constexpr int kShort = 3;
    const QTextList* list = block.textList();
    return list && list->count() <= kShort ? list : nullptr;
}

std::vector<Whole> partsOf(const QTextDocument& text, double gap)
{
    std::vector<Whole> wholes;
    const auto* layout = text.documentLayout();
    const auto addBlock = [&](const QTextBlock& block) {
        const QPointF origin = layout->blockBoundingRect(block).topLeft();
        // What stands so close below another paragraph is its translation; and the lines of a program are
        // one.
        const bool isCloser =
            block.blockFormat().topMargin() > 0 && block.blockFormat().topMargin() < gap * 0.75;
        const bool isSecond = !wholes.empty() && (isCloser || (isCode(block) && isCode(block.previous())));
        if (!isSecond)
            wholes.emplace_back();
        Lines lines;
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).rect().translated(origin);
            lines.push_back({line.top(), line.bottom()});
        }
        if (!lines.empty())
            wholes.back().paragraphs.push_back(std::move(lines));
        if (!isSecond)
            wholes.back().group = shortListOf(block);
        const QString words = block.text().trimmed();
        wholes.back().isLead = words.endsWith(u':') || words.endsWith(u'：');
    };
    const QTextFrame* root = text.rootFrame();
    for (auto it = root->begin(); !it.atEnd(); ++it) {
        if (const auto* table = qobject_cast<QTextTable*>(it.currentFrame())) {
            for (int row = 0; row < table->rows(); ++row) {
                QRectF rect; // of digits, which may be higher than the words in front of them
                for (int column = 0; column < table->columns(); ++column)
                    rect |=
                        layout->blockBoundingRect(table->cellAt(row, column).firstCursorPosition().block());
                wholes.push_back({{{{rect.top(), rect.bottom()}}}, table, false});
            }
        } else if (it.currentBlock().length()
                   > 1) { // behind a table stands an empty one, beside its last row
            addBlock(it.currentBlock());
        }
    }
    std::erase_if(wholes, [](const Whole& whole) { return whole.paragraphs.empty(); });
    return wholes;
}

void append(Whole& whole, const Whole& other)
{
    whole.paragraphs.insert(whole.paragraphs.end(), other.paragraphs.begin(), other.paragraphs.end());
    whole.isLead = other.isLead;
}

// The items of a short list, and the rows of a table, as one where a page has room for all of them.
std::vector<Whole> withGroups(const std::vector<Whole>& wholes, double room)
{
    std::vector<Whole> result;
    for (auto first = wholes.begin(); first != wholes.end();) {
        const auto isOther = [&](const Whole& whole) { return !whole.group || whole.group != first->group; };
        const auto last = std::find_if(std::next(first), wholes.end(), isOther);
        if (std::prev(last)->bottom() - first->top() <= room) {
            result.push_back(*first);
            for (auto each = std::next(first); each != last; ++each)
                append(result.back(), *each);
        } else {
            result.insert(result.end(), first, last);
        }
        first = last;
    }
    return result;
}

// What ends with a colon, with what it announces, or the first of that, where a page has room for both; the
// first has a room of its own.
std::vector<Whole> withLeads(const std::vector<Whole>& wholes, double firstRoom, double room)
{
    std::vector<Whole> result;
    for (const Whole& whole : wholes) {
        const double most = result.size() == 1 ? firstRoom : room;
        if (!result.empty() && result.back().isLead && whole.bottom() - result.back().top() <= most)
            append(result.back(), whole);
        else
            result.push_back(whole);
    }
    return result;
}

// The last page has no whole alone where the one before can spare one.
void balanceEnd(std::vector<TextPage>& pages, const std::vector<Whole>& wholes, double room)
{
    const std::size_t count = wholes.size();
    if (pages.size() < 2 || count < 4)
        return;
    TextPage& last = pages.back();
    TextPage& before = pages[pages.size() - 2];
    const bool isAlone = last.top == wholes[count - 1].top();
    if (!isAlone || before.top > wholes[count - 4].top() || last.bottom - wholes[count - 2].top() > room)
        return;
    last.top = wholes[count - 2].top();
    before.bottom = wholes[count - 3].bottom();
}

} // namespace

std::vector<TextPage> wholesOf(const QTextDocument& text, double gap)
{
    std::vector<TextPage> result;
    for (const Whole& whole : withGroups(partsOf(text, gap), std::numeric_limits<double>::infinity()))
        result.push_back({whole.top(), whole.bottom()});
    return result;
}

std::vector<TextPage> pagesOf(const QTextDocument& text, double firstRoom, double room, double gap)
{
    std::vector<TextPage> result;
    const auto roomOfPage = [&] { return result.size() <= 1 ? firstRoom : room; };
    // On the page, or on a new one; in the middle of what belongs together.
    const auto add = [&](const TextPage& part, bool isInside) {
        if (!result.empty() && part.bottom - result.back().top <= roomOfPage()) {
            result.back().bottom = part.bottom;
            return;
        }
        if (!result.empty())
            result.back().isTorn = isInside;
        else if (part.height() > firstRoom && firstRoom < room)
            result.push_back({part.top, part.top}); // a title alone
        result.push_back({part.top, part.bottom});
    };
    const auto fits = [&](double height) {
        return height <= (result.empty() && firstRoom > 0 ? firstRoom : room);
    };
    const double first = firstRoom > 0 ? std::min(firstRoom, room) : room;
    const std::vector<Whole> wholes = withLeads(withGroups(partsOf(text, gap), room), first, room);
    for (const Whole& whole : wholes) {
        if (fits(whole.bottom() - whole.top())) {
            add({whole.top(), whole.bottom()}, false);
            continue;
        }
        bool isInside = false;
        for (const Lines& lines : whole.paragraphs) {
            if (fits(lines.back().bottom - lines.front().top)) {
                add({lines.front().top, lines.back().bottom}, isInside);
                isInside = true;
                continue;
            }
            for (const TextPage& line : lines) {
                add(line, isInside);
                isInside = true;
            }
        }
    }
    balanceEnd(result, wholes, room);
    if (result.empty())
        result.push_back({});
    return result;
}

} // namespace laststone::widgets
