// SPDX-License-Identifier: GPL-3.0-or-later
// The options of one heap as tiles, and the values that occur among them in a row: its first gap is the mex.
#pragma once

#include "games/sums/sg_game.h"

#include <QWidget>

namespace laststone::games {

// What the panel shows.
struct SgOptionsScene {
    std::size_t part = 0;
    theory::Count heap = 0;
    bool isOnly = false; // the position has no other heap
    bool values = false; // values may be shown
    std::shared_ptr<const SgGame> game;
    std::shared_ptr<const std::vector<SgOption>> options; // in the order of SgGame::options()
    std::optional<teaching::Move> chosen;
    std::optional<teaching::Move> marked; // by the current step, unless `chosen` is another
    QColor markColour;
};

class SgOptionsPanel final : public QWidget {
    Q_OBJECT
public:
    // One or several options with the same value.
    struct Tile {
        QRectF place;
        std::size_t option = 0; // which stands for all of them
        std::size_t count = 1;
    };

    explicit SgOptionsPanel(QWidget* parent = nullptr);

    void setScene(const SgOptionsScene& scene);
    void setPlayable(bool playable) { m_playable = playable; }

    // How high it should be on a board of that size where the largest heap is `heap`, `taken` the most that
    // may be taken and `options` how many options there are; 0 if there is no room for it.
    double wantedHeight(const QSizeF& board, theory::Count heap, theory::Count taken,
                        std::size_t options) const;

    const std::vector<Tile>& tiles() const { return m_tiles; }
    std::size_t hiddenCount() const { return m_hidden; } // options without a tile
    theory::Count mex() const { return m_mex; }
    const std::vector<theory::Count>& values() const { return m_values; } // sorted, each once

signals:
    void hovered(const std::optional<laststone::teaching::Move>& move); // none when the pointer leaves a tile
    void clicked(const laststone::teaching::Move& move);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    enum class Detail { Full, Short, Shortest, WithoutCount };
    struct Text {
        QString left;
        QString formula; // how the value comes about, if it does not speak for itself
        QString count;
    };
    struct Grid {
        double width = 0;
        int columns = 1;
        int lines = 1;
        std::size_t capacity() const { return static_cast<std::size_t>(columns) * lines; }
    };

    Text text(const Tile& tile, Detail detail) const;
    double neededWidth(const Tile& tile, Detail detail) const;
    double tileWidth(const std::vector<Tile>& tiles, Detail detail) const;
    Grid grid(double tileWidth) const;
    std::vector<Tile> singleTiles() const;
    std::vector<Tile> groupedTiles() const;
    void arrange();
    void place(const Grid& grid);
    void keepInSight(const teaching::Move& move, std::size_t capacity);
    void standFor(Tile& tile, const std::optional<teaching::Move>& move) const;
    std::optional<teaching::Move> moveAt(const QPointF& point) const;
    const std::optional<teaching::Move>& pointedOut() const;
    void hover(const std::optional<teaching::Move>& move);

    void paintHead(QPainter& painter) const;
    theory::Count lastValue() const; // in the row
    double valueStep() const;
    double paintRowOfValues(QPainter& painter, const QRectF& room) const;
    void paintTile(QPainter& painter, const Tile& tile) const;
    void paintHidden(QPainter& painter) const;
    QString mexText() const;

    SgOptionsScene m_scene;
    std::vector<theory::Count> m_values;
    theory::Count m_mex = 0;
    std::vector<Tile> m_tiles;
    Detail m_detail = Detail::Full;
    QRectF m_hiddenPlace;
    std::size_t m_hidden = 0;
    bool m_playable = true;
    std::optional<teaching::Move> m_hovered;
    std::optional<teaching::Move> m_pressed;
};

} // namespace laststone::games
