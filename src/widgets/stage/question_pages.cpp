// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/question_pages.h"

#include <algorithm>

namespace laststone::widgets {

namespace {

QuestionPage::Row rowAt(const QuestionStyle& style, std::size_t answer, double text, double y, double width)
{
    const double em = style.pixels;
    const double below = em * (style.aboveBar() + style.bar());
    const double all = std::max(text + below, em * style.letter()) + em * style.edge();
    QuestionPage::Row row;
    row.answer = answer;
    row.place = {0, y, width, all};
    const double side = em * style.letter();
    row.letter = {em * style.gap() / 2, row.place.center().y() - side / 2, side, side};
    row.badge = row.letter;
    row.badge.setLeft(em * QuestionStyle::kBeforeBadge);
    row.badge.setRight(style.left() - em * QuestionStyle::kBehindBadge);
    const double inner = style.innerWidth(width);
    row.words = {style.left(), y + (all - below - text) / 2, inner, text};
    row.track = {style.left(), row.place.bottom() - em * style.bar(), inner, em * style.bar()};
    return row;
}

// Fills pages from top to bottom.
class Filling {
public:
    Filling(const QuestionStyle& style, const QuestionHeights& heights, const QSizeF& room)
        : m_style(style), m_heights(heights), m_room(room)
    {
        begin(true);
    }

    void addAnswers()
    {
        for (std::size_t i = 0; i < m_heights.answers.size(); ++i) {
            if (!addRow(i)) {
                begin(true);
                addRow(i, true);
            }
        }
    }
    bool hasRoomFor(double height) const { return m_y + height <= m_room.height(); }
    // Behind them, on a page of its own with the right answer where there is no room for all of it, and with
    // the question where that has room as well.
    void addSaid(std::optional<std::size_t> right)
    {
        double all = 0;
        for (const double each : m_heights.said)
            all += each;
        if (all > 0 && !hasRoomFor(all)) {
            const double row =
                right ? rowAt(m_style, *right, m_heights.answers[*right], 0, 0).place.height() : 0;
            begin(m_heights.task + row + 2 * m_style.pixels * m_style.gap() + all <= m_room.height());
            if (right)
                addRow(*right, true);
            if (!hasRoomFor(all))
                begin(false);
        }
        for (std::size_t i = 0; i < m_heights.said.size(); ++i) {
            if (!hasRoomFor(m_heights.said[i]) && m_y > 0)
                begin(false);
            pages.back().said.push_back({i, {0, m_y, m_room.width(), m_heights.said[i]}});
            m_y += m_heights.said[i];
        }
    }

    std::vector<QuestionPage> pages;

private:
    void begin(bool withTask)
    {
        // A page that has nothing yet is filled first.
        if (!pages.empty() && m_y <= 0)
            pages.pop_back();
        pages.emplace_back();
        m_y = 0;
        if (!withTask)
            return;
        pages.back().task = {0, 0, m_room.width(), m_heights.task};
        m_y = m_heights.task + m_style.pixels * m_style.gap();
    }
    bool addRow(std::size_t answer, bool always = false)
    {
        const auto row = rowAt(m_style, answer, m_heights.answers[answer], m_y, m_room.width());
        if (!always && !hasRoomFor(row.place.height()))
            return false;
        pages.back().rows.push_back(row);
        m_y = row.place.bottom() + m_style.pixels * m_style.gap();
        return true;
    }

    const QuestionStyle& m_style;
    const QuestionHeights& m_heights;
    QSizeF m_room;
    double m_y = 0;
};

} // namespace

double heightOfAnswers(const QuestionStyle& style, const QuestionHeights& heights)
{
    const double gap = style.pixels * style.gap();
    double height = heights.task + gap;
    for (const double each : heights.answers)
        height += rowAt(style, 0, each, 0, 0).place.height() + gap;
    return height;
}

std::vector<QuestionPage> pagesOfQuestion(const QuestionStyle& style, const QuestionHeights& heights,
                                          const QSizeF& most, std::optional<std::size_t> right)
{
    Filling filling(style, heights, most);
    filling.addAnswers();
    filling.addSaid(right);
    return std::move(filling.pages);
}

} // namespace laststone::widgets
