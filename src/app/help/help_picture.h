// SPDX-License-Identifier: GPL-3.0-or-later
// The guide's pictures: the program itself, in the theme, the language and the size of the moment.
#pragma once

#include "teaching/steps/explanation.h"

#include <QFont>
#include <QImage>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QUrl>

#include <deque>
#include <memory>
#include <optional>

class QWidget;

namespace laststone::app {

// What a link such as "board:nim:7,9,15,12?step=3" asks for. The position is written as in the links of the
// tours. Other schemes are "chart", "steps" and "page". What may follow the question mark, joined by "&":
//   step=3         a step of the explanation is current
//   view=0         an arrangement of the board, by number
//   columns=24     the width, in lines of text
//   lines=12       the height, in lines of text
//   parts=a,b,c    of a page: its parts of these names get numbers, from 1 on
struct HelpPicture {
    enum class Kind { Board, Chart, Steps, Page } kind = Kind::Board;
    teaching::Position position;
    int step = 0; // 0 for none
    teaching::Shown shown; // by the step
    std::optional<int> view;
    int columns = 0; // 0 for what the kind needs
    int lines = 0; // so, too
    QStringList parts;
};

// None when it is no such link, or when its position, its step or anything else in it makes no sense.
std::optional<HelpPicture> readHelpPicture(const QUrl& url);

// The size in which the picture is shown where there is room, in pixels of a screen of 1:1.
QSize shownSize(const HelpPicture& picture, const QFont& font);

// Makes pictures one after the other, while the window goes on.
class HelpPainter final : public QObject {
    Q_OBJECT
public:
    HelpPainter();
    ~HelpPainter() override;

    // painted() follows, once. `ratio` is that of the screen's pixels to those of 1:1.
    void order(const QUrl& url, const HelpPicture& picture, const QFont& font, double ratio);

    // Orders not yet carried out are dropped.
    void clear();

signals:
    void painted(const QUrl& url, const QImage& image);

private:
    struct Order {
        QUrl url;
        HelpPicture picture;
        QSize shown;
        double ratio;
    };
    void work();
    void paint(const Order& order);

    std::deque<Order> m_orders;
    std::unique_ptr<QWidget> m_widget; // of the first order, while it is laid out
    int m_rounds = 0; // that it has been laid out in
    QTimer m_turn; // until all orders are carried out
};

} // namespace laststone::app
