// SPDX-License-Identifier: GPL-3.0-or-later
// A question as a hall sees it: the task and its answers in large letters, the hands that went up as bars,
// and in the end the right answer.
#pragma once

#include "teaching/hall/ballot.h"
#include "teaching/session.h"

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

class StageQuestion final : public QWidget {
    Q_OBJECT
public:
    explicit StageQuestion(QWidget* parent = nullptr);

    void setQuestion(const HallQuestion& asked, const std::optional<teaching::Voice>& second,
                     const QStringList& secondFamilies);

    // The height of the picture that the sizes are shares of.
    void setStageHeight(double height);

    // The size in pixels of the letters, as large as all fits in.
    int textPixels() const { return m_layout.pixels; }
    // Whether all has room; and where an answer's bar is, empty before the first hand.
    bool fits() const { return m_layout.fits; }
    QRectF bar(std::size_t option) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Words {
        QString text;
        QString second; // in the second language; empty for none
    };
    struct Row {
        QRectF place;
        QRectF letter;
        QRectF words;
        QRectF track; // of the bar
    };
    struct Layout {
        int pixels = 0;
        int taskPixels = 0;
        int becausePixels = 0;
        bool fits = false;
        QRectF task;
        QRectF because;
        QRectF clock;
        QList<Row> rows;
    };

    Words words(const teaching::Sentence& sentence) const;
    Words taskWords() const;
    Words optionWords(std::size_t option) const;
    QList<Words> below() const;
    double heightOf(const Words& words, const QFont& font, double width) const;
    QFont secondFont(const QFont& font) const;
    void paintWords(QPainter& painter, const QRectF& place, const Words& words, const QColor& colour) const;
    void paintRow(QPainter& painter, std::size_t option) const;
    void paintClock(QPainter& painter) const;
    double heightBelow(int pixels) const;
    Layout laidOut(int pixels, bool isRightAlone) const;
    void layOut();

    std::optional<HallQuestion> m_asked;
    std::optional<teaching::Voice> m_second;
    QStringList m_secondFamilies;
    double m_stageHeight = 720;
    Layout m_layout;
};

} // namespace laststone::widgets
