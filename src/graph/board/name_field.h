// SPDX-License-Identifier: GPL-3.0-or-later
// The field in which a vertex is named, over the vertex.
#pragma once

#include "graph/board/edits.h"
#include "graph/view/view.h"

#include <QLineEdit>

namespace laststone::graph {

class NameField final : public QLineEdit {
    Q_OBJECT
public:
    // Shows itself on the view and takes the focus; deletes itself when it is closed. REQUIRES: the graph is
    // drawn and has such a vertex.
    NameField(View& view, Edits& edits, theory::Count vertex);

    // Takes the name over, or leaves the one before. What is no name stays in the field to be mended.
    void finish(bool keep);
    bool isClosed() const { return m_closed; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    View& m_view;
    Edits& m_edits;
    theory::Count m_vertex;
    bool m_closed = false;
};

} // namespace laststone::graph
