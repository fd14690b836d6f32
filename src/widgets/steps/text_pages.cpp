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

std::vector<TextPage> pagesOf(const QTextDocument& text, double room, double gap)
{
    using Whole = std::vector<std::vector<TextPage>>; // paragraphs that stay together, in lines
    std::vector<Whole> wholes;
    const auto* layout = text.documentLayout();
    const auto addBlock = [&](const QTextBlock& block) {
        const QPointF origin = layout->blockBoundingRect(block).topLeft();
        // What stands so close below another paragraph is its translation.
        const bool isSecond = !wholes.empty() && block.blockFormat().topMargin() > 0
            && block.blockFormat().topMargin() < gap * 0.75;
        if (!isSecond)
            wholes.emplace_back();
        std::vector<TextPage> lines;
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
    std::vector<TextPage> result;
    const auto add = [&](const TextPage& part) {
        if (result.empty() || part.bottom - result.back().top > room)
            result.push_back(part);
        else
            result.back().bottom = part.bottom;
    };
    for (const Whole& whole : wholes) {
        if (whole.empty())
            continue;
        if (whole.back().back().bottom - whole.front().front().top <= room) {
            add({whole.front().front().top, whole.back().back().bottom});
            continue;
        }
        for (const std::vector<TextPage>& lines : whole) {
            if (lines.back().bottom - lines.front().top <= room)
                add({lines.front().top, lines.back().bottom});
            else
                std::ranges::for_each(lines, add);
        }
    }
    if (result.empty())
        result.push_back({});
    return result;
}

} // namespace laststone::widgets
