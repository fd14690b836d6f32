// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steps/text_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>

namespace laststone::widgets {

namespace {

using Lines = std::vector<TextPage>; // of a paragraph
using Whole = std::vector<Lines>; // paragraphs that stay together

std::vector<Whole> wholesOf(const QTextDocument& text, double gap)
{
    std::vector<Whole> wholes;
    const auto* layout = text.documentLayout();
    const auto addBlock = [&](const QTextBlock& block) {
        const QPointF origin = layout->blockBoundingRect(block).topLeft();
        // What stands so close below another paragraph is its translation.
        const bool isSecond = !wholes.empty() && block.blockFormat().topMargin() > 0
            && block.blockFormat().topMargin() < gap * 0.75;
        if (!isSecond)
            wholes.emplace_back();
        Lines lines;
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).rect().translated(origin);
            lines.push_back({line.top(), line.bottom()});
        }
        if (!lines.empty())
            wholes.back().push_back(std::move(lines));
    };
    const QTextFrame* root = text.rootFrame();
    for (auto it = root->begin(); !it.atEnd(); ++it) {
        if (const auto* table = qobject_cast<QTextTable*>(it.currentFrame())) {
            for (int row = 0; row < table->rows(); ++row) {
                const QTextBlock cell = table->cellAt(row, 0).firstCursorPosition().block();
                const QRectF rect = layout->blockBoundingRect(cell);
                wholes.push_back({{{rect.top(), rect.bottom()}}});
            }
        } else if (it.currentBlock().isValid()) {
            addBlock(it.currentBlock());
        }
    }
    std::erase_if(wholes, [](const Whole& whole) { return whole.empty(); });
    return wholes;
}

} // namespace

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
        else if (part.bottom - part.top > firstRoom && firstRoom < room)
            result.push_back({part.top, part.top}); // a title alone
        result.push_back({part.top, part.bottom});
    };
    const auto fits = [&](double height) {
        return height <= (result.empty() && firstRoom > 0 ? firstRoom : room);
    };
    for (const Whole& whole : wholesOf(text, gap)) {
        if (fits(whole.back().back().bottom - whole.front().front().top)) {
            add({whole.front().front().top, whole.back().back().bottom}, false);
            continue;
        }
        bool isInside = false;
        for (const Lines& lines : whole) {
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
    if (result.empty())
        result.push_back({});
    return result;
}

} // namespace laststone::widgets
