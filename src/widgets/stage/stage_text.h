// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a step on a stage: as large as they fit, never too small for the last row. What does not fit
// then goes on on further pages, as a hall cannot scroll.
#pragma once

#include "widgets/steps/step_document.h"

#include <QTextDocument>
#include <QWidget>

#include <vector>

namespace laststone::widgets {

// The share of the picture's height that its letters have: main text is legible from six picture heights
// away, and no letters anywhere are smaller than the labels of axes.
namespace stage {
inline constexpr double kText = 0.04;
inline constexpr double kFigures = 0.05;
inline constexpr double kLabels = 0.03;

// The size in pixels of letters that have at least such a share of a height.
int pixels(double height, double share);

// The font in that size.
QFont sized(const QFont& base, int pixels, bool bold = false);
} // namespace stage

class StageText final : public QWidget {
    Q_OBJECT
public:
    explicit StageText(QWidget* parent = nullptr);

    // Shows other words, from their first page on; the same words stay where they are.
    void setStep(const StepDocument& step, const QStringList& secondFamilies);

    // The height of the picture that the sizes are shares of.
    void setStageHeight(double height);

    int pageCount() const { return static_cast<int>(m_pages.size()); } // at least 1
    int page() const { return m_page; }
    void setPage(int page); // the nearest that there is

    // The sizes in pixels of the main text and of the title.
    int textPixels() const { return m_pixels; }
    int titlePixels() const;

    // What the words need at least at a width, with and without what stands below the titles.
    int heightOfTitles(int width) const;

signals:
    void pageChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Page {
        double top = 0; // in the document of what stands below the titles
        double bottom = 0;
    };

    void layOut();
    void fill(QTextDocument& titles, QTextDocument& body, int pixels, int width, bool table = true) const;
    std::vector<Page> pages(double room) const;

    StepDocument m_step;
    QStringList m_secondFamilies; // of the second language's font
    double m_stageHeight = 720;
    QTextDocument m_titles;
    QTextDocument m_body;
    std::vector<Page> m_pages;
    int m_page = 0;
    int m_pixels = 0;
};

} // namespace laststone::widgets
