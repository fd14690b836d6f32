// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of the match in a row, each with who has made it, whether it was right, and P or N for what it
// left; a click goes back there, and the coach comments on it.
#pragma once

#include "teaching/session.h"

#include <QListView>

namespace laststone::widgets {

// A move and what it left, read aloud.
QString spokenMove(const teaching::History::Entry& entry);

class MoveList final : public QListView {
    Q_OBJECT
public:
    explicit MoveList(QWidget* parent = nullptr);

    // REQUIRES: called once; the session outlives the list.
    void setSession(teaching::Session& session);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override
    {
        return {QListView::minimumSizeHint().width(), sizeHint().height()};
    }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Model;

    Model* m_model = nullptr;
};

} // namespace laststone::widgets
