// SPDX-License-Identifier: GPL-3.0-or-later
// What is written over a graph: a message at the bottom, a formula in a corner.
#pragma once

#include "graph/view/view.h"
#include "teaching/sentence.h"

class QLabel;

namespace laststone::graph {

class Captions final : public QObject {
public:
    // Belongs to the view.
    explicit Captions(View& view);

    // Says something, a refusal or what else there is to say; nothing, to end that.
    void say(const teaching::Sentence& message, bool wrong);
    // What is shown while nothing is said. It has room of its own, in as many lines as it takes.
    void setHint(const QString& hint);
    // Empty for none.
    void setFormula(const QString& formula);

    // What stands at the bottom.
    QString message() const;

    // To be called after a change of the font or the language, and after one of the room.
    void restyle(const QFont& font);
    void place();

private:
    void refresh();

    View& m_view;
    QLabel* m_messageLabel;
    QLabel* m_formulaLabel;
    teaching::Sentence m_message;
    bool m_wrong = false;
    QString m_hint;
};

} // namespace laststone::graph
