// SPDX-License-Identifier: GPL-3.0-or-later
// A question as a hall sees it: the task and its answers in large letters, the hands that went up as bars,
// and in the end the right answer.
#pragma once

#include "teaching/hall/ballot.h"
#include "teaching/session.h"
#include "widgets/stage/question_pages.h"

#include <QList>
#include <QRectF>
#include <QWidget>

#include <optional>

namespace laststone::widgets {

// A question that is put to a hall, with what has come of it; a value.
struct HallQuestion {
    teaching::Question question;
    teaching::Ballot ballot = {};
    bool isRevealed = false;
    bool isReasonTold = false; // beside the answer: it may be what the lecture is about
    std::optional<int> seconds = {}; // that are left
    // What has been said to a move on the board or as a hint, and which of them it is.
    teaching::Asking::Said said = teaching::Asking::Said::Nothing;
    teaching::Sentence reply = {};
    // Of whoever asks, in place of the task, or above it where they do not ask; empty for none.
    QString words = {};
    QString secondWords = {}; // the same in the second language
};

// What the session asks; a ballot goes with it.
HallQuestion asHallQuestion(const teaching::Asking& asking, const teaching::Ballot& ballot,
                            const std::optional<int>& seconds);

// What is said of an answer, in a language: "5", "take 2 from heap 1".
QString optionText(const HallQuestion& asked, std::size_t option, const teaching::Voice& voice);

// The words of all that a hall is shown, line by line.
QStringList hallLines(const HallQuestion& asked, const teaching::Voice& voice);

// An unbroken text in lines of a width: each ends where a part of it does, such as of a verdict, without the
// dot behind that; inside a part only where that is longer than a line.
QString atParts(const QString& unbroken, const QFont& font, double width);

// Nothing of it is ever cut: where it has no room in letters that the last row can read, it goes on on
// further pages.
class StageQuestion final : public QWidget {
    Q_OBJECT
public:
    explicit StageQuestion(QWidget* parent = nullptr);

    // Shows it from its first page on; of the same question what has come to it, the right answer or what is
    // said.
    void setQuestion(const HallQuestion& asked, const std::optional<teaching::Voice>& second,
                     const QStringList& secondFamilies);

    // The height of the picture that the sizes are shares of.
    void setStageHeight(double height);

    int pageCount() const { return static_cast<int>(m_layout.pages.size()); }
    int page() const { return m_page; }
    void setPage(int page); // the nearest that there is

    // The size in pixels of the letters, as large as all fits in.
    int textPixels() const { return m_layout.style.pixels; }
    // Whether all of the question has room on one page; and where an answer's bar is, empty before the first
    // hand, and where it is on another page.
    bool fits() const { return pageCount() == 1; }
    QRectF bar(std::size_t option) const;

signals:
    void pageChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Words {
        QString text;
        QString second; // in the second language; empty for none
        bool isInLine = false; // behind the first, and not below it
    };
    struct Layout {
        QuestionStyle style;
        int taskPixels = 0;
        int saidPixels = 0;
        QRectF clock;
        std::vector<QuestionPage> pages = {{}};
    };

    Words words(const teaching::Sentence& sentence, const std::vector<teaching::Sentence>& lines = {}) const;
    Words taskWords() const;
    Words optionWords(const QuestionStyle& style, std::size_t option) const;
    QList<Words> below() const;
    double heightOf(const Words& words, const QFont& font, double width) const;
    QFont secondFont(const QFont& font) const;
    void paintWords(QPainter& painter, const QRectF& place, const Words& words, const QColor& colour) const;
    void paintRow(QPainter& painter, const QuestionPage::Row& row) const;
    void paintClock(QPainter& painter) const;
    double heightBelow(int pixels) const;
    double heightOfPage(const QuestionStyle& style) const;
    bool isInLine(const QuestionStyle& style, const Words& option) const;
    Layout inStyle(const QuestionStyle& style) const;
    QuestionHeights heights(const Layout& layout) const;
    bool keepsRoom(Layout& layout) const;
    Layout largest() const;
    void layOut();
    int pageOfNews(const std::optional<HallQuestion>& before) const;

    std::optional<HallQuestion> m_asked;
    std::optional<teaching::Voice> m_second;
    QStringList m_secondFamilies;
    double m_stageHeight = 720;
    int m_page = 0;
    Layout m_layout;
};

} // namespace laststone::widgets
