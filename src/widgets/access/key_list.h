// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of a presenter, over the whole of a window.
#pragma once

#include <QWidget>

namespace laststone::widgets {

class KeyList final : public QWidget {
    Q_OBJECT
public:
    // Covers its parent whenever it is shown. Of the keys that go to a lesson it has as many as there are
    // lessons. REQUIRES: a parent.
    KeyList(std::size_t lessons, QWidget* parent);

    void setDark(bool dark);

    // A row for every entry of the table: its keys and what they do.
    QList<std::pair<QString, QString>> rows() const;

    // The size of the letters.
    int textPixels() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::size_t m_lessons;
    bool m_dark = false;
};

} // namespace laststone::widgets
