// SPDX-License-Identifier: GPL-3.0-or-later
// The letters of a stage, and the words of a step in them.
#pragma once

#include "widgets/steps/step_document.h"
#include "widgets/steps/text_pages.h"

#include <QTextDocument>
#include <QWidget>

#include <optional>
#include <vector>

namespace laststone::widgets {

// The share of the picture's height that its letters have: main text is legible from six picture heights
// away, and no letters anywhere are smaller than the labels of axes.
namespace stage {
inline constexpr double kText = 0.04;
inline constexpr double kLeastText = 1 / 30.0; // where there is no room for more
inline constexpr double kFigures = 0.05;
inline constexpr double kLabels = 0.03;
inline constexpr double kLeastOnBoard = 1.0 / 45; // all of it, where that is what all of the board needs

// The size in pixels of letters that have at least such a share of a height.
int pixels(double height, double share);

// The font in that size.
QFont sized(const QFont& base, int pixels, bool bold = false);

// The least width, but for a few pixels and down to half of the given one, in which words that are set in it
// take no more lines: no last line has one word while the one above it is full.
double balancedWidth(const QString& words, const QFontMetricsF& metrics, double width);
} // namespace stage

// The words of a step on a stage, in letters of one size, never too small for the last row. What does not fit
// then goes on on further pages, as a hall cannot scroll: below the title, from sentence to sentence, each
// with its translation. A line that is about moves of its own, as those of a list of answers are, has a page
// for itself: it shows the words around it as well, and a band points the line out. They are laid out once
// all that they depend on has been set: layOut() ends each change.
class StageText final : public QWidget {
    Q_OBJECT
public:
    explicit StageText(QWidget* parent = nullptr);

    // Shows other words, from their first page on; the same words stay where they are. Below the titles there
    // may be Markdown in place of the step's details.
    // The second Markdown is the same in the second language.
    struct Markdown {
        QString text;
        QString second;
        friend bool operator==(const Markdown&, const Markdown&) = default;
    };
    void setStep(const StepDocument& step, const QStringList& secondFamilies, const Markdown& markdown = {});

    // The height of the picture that the sizes are shares of.
    void setStageHeight(double height) { m_look.stageHeight = height; }

    // Whether there is room for little, as there may be above a chart: further pages have no title then. At
    // first so.
    void setTight(bool isTight) { m_look.isTight = isTight; }
    bool isTight() const { return m_look.isTight; }

    // How large the letters are, as such a share; stage::kText at first.
    void setLetters(double share) { m_look.letters = share; }

    // Whether lines stand as close as those of two languages do; at first not.
    void setClose(bool isClose) { m_look.isClose = isClose; }

    // Divides the words into pages, where anything that these depend on is another; what is asked of pages is
    // as of then.
    void layOut();

    int pageCount() const { return static_cast<int>(m_pages.size()); } // at least 1
    int page() const { return m_page; }
    void setPage(int page); // the nearest that there is
    // Whether the step has lines that are about moves of their own, and which of them is pointed out: an
    // index of Step::moves; none on a page without one.
    bool hasLines() const { return !m_step.lines.isEmpty(); }
    std::optional<std::size_t> line() const { return shown().line; }
    // Whether a page ends inside a paragraph, or between one and its translation.
    bool isTorn() const;

    // The sizes in pixels of the main text and of the title.
    int textPixels() const; // one size, so that nothing jumps from step to step
    int titlePixels() const;

    // What the words need at a width: on pages of which none ends inside a sentence, or between one and its
    // translation, and of which the first has one below its titles; on a single page. A table counts that is
    // no higher than the most.
    int heightOfPages(int width, int most) const;
    int heightOfAll(int width) const;
    // The first, without a table: where each of the pages has the titles; where the first may have nothing
    // else.
    int heightOfTitledPages(int width) const;
    int leastHeight(int width) const;

signals:
    void pageChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Page { // as it is turned to
        std::size_t words = 0; // which of the parts of the words
        std::optional<std::size_t> line = {};
        QRectF band = {}; // behind the line and its translation, in the body
    };
    const Page& shown() const { return m_pages[static_cast<std::size_t>(m_page)]; }
    void divide();
    void pageByLine();
    double heightAboveBody() const;
    double heightOfRest() const;
    qsizetype lettersAbove(double top) const;
    std::optional<qsizetype> readSoFar() const;
    int pageOf(std::optional<qsizetype> read) const;
    StepStyle style(int pixels, double titleFactor) const;
    StepDocument titlesOf(int width, double factor) const;
    double below(int pixels) const;
    QString table(int pixels) const;
    enum class TableAt { Top, End, Nowhere }; // of the step's details
    struct TablePlace {
        TableAt at = TableAt::Nowhere;
        int pixels = 0; // of its digits
    };
    TablePlace placeOfTable(QSizeF room) const;
    struct Wholes { // heights of what is not torn, the last two below the titles
        double titles = 0;
        double first = 0;
        double highest = 0;
    };
    Wholes wholes(int width, TablePlace table) const;
    void fill(QTextDocument& titles, QTextDocument& body, int pixels, int width, TablePlace table,
              bool bySentence = false) const;
    void fillPages();
    void fillPages(double titleFactor);
    bool isTitleAlone() const { return m_words.front().height() <= 0; } // on the first page

    StepDocument m_step;
    Markdown m_markdown;
    QStringList m_secondFamilies; // of the second language's font
    struct Look {
        double stageHeight = 720;
        double letters = stage::kText;
        bool isClose = false;
        bool isTight = true;
        QSize size = {};
        friend bool operator==(const Look&, const Look&) = default;
    };
    Look m_look;
    std::optional<Look> m_laidOut; // what the pages are for
    QTextDocument m_titles;
    QTextDocument m_shortTitle; // from the second page on
    QTextDocument m_body;
    std::vector<TextPage> m_words; // parts of what stands below the titles
    std::vector<Page> m_pages;
    int m_page = 0;
    struct Read { // when the page was turned to: between, all words may have stood on one, or torn
        std::optional<qsizetype> letters = {};
        std::optional<std::size_t> line = {};
    };
    Read m_read;
};

} // namespace laststone::widgets
