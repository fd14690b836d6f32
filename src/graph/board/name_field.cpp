// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/board/name_field.h"

#include "teaching/notation.h"
#include "widgets/look/repolish.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>

namespace laststone::graph {

using theory::Count;

NameField::NameField(View& view, Edits& edits, Count vertex)
    : QLineEdit(view.viewport()), m_view(view), m_edits(edits), m_vertex(vertex)
{
    const Graph& model = view.graph().model();
    setText(model.drawing().names[model.place(vertex)]);
    setProperty("field", true);
    setMaxLength(static_cast<int>(Drawing::kMostNameLength));
    setAlignment(Qt::AlignCenter);
    setPlaceholderText(QString::number(vertex));
    //: read aloud: %1 is a vertex
    setAccessibleName(tr("Name of vertex %1").arg(model.label(vertex)));
    //: %1 is how many characters a name may have
    setWhatsThis(tr("The name of this vertex, of up to %1 characters. Enter takes it, Esc leaves it as it "
                    "was; without a name, the number is shown.")
                     .arg(Drawing::kMostNameLength));
    constexpr double kWidth = 8; // em
    const double em = widgets::Spacing(view.font()).em;
    const QSize size(static_cast<int>(em * kWidth), sizeHint().height());
    const QRect room = view.viewport()->rect();
    QRect place({}, size);
    place.moveCenter(view.vertexRect(vertex).center());
    place.moveLeft(std::clamp(place.left(), 0, std::max(0, room.right() - size.width())));
    place.moveTop(std::clamp(place.top(), 0, std::max(0, room.bottom() - size.height())));
    setGeometry(place);
    show();
    setFocus();
    selectAll();
    connect(this, &QLineEdit::returnPressed, this, [this] { finish(true); });
}

void NameField::finish(bool keep)
{
    if (m_closed)
        return;
    const QString name = teaching::asciiTwins(text().trimmed());
    const bool isNumber = name == QString::number(m_vertex);
    const bool exists = m_view.graph().model().drawing().find(m_vertex).has_value();
    if (keep && exists && !name.isEmpty() && !isNumber && !Drawing::isName(name)) {
        setProperty("error", true);
        widgets::repolish(*this);
        setFocus();
        //: %1 is how many characters a name may have
        const char* const reason = QT_TRANSLATE_NOOP("GraphBoard",
                                                     "A name has 1 to %1 characters, no blanks, “:”, “;”, "
                                                     "“>”, “=”, “,”, braces or quotes, and does not end "
                                                     "in “misere”.");
        m_edits.refuse({"GraphBoard", reason, {Count{Drawing::kMostNameLength}}});
        return;
    }
    m_closed = true;
    const bool focused = hasFocus();
    hide();
    deleteLater();
    if (focused)
        m_view.setFocus();
    if (keep && exists) {
        emit m_edits.acting();
        m_edits.rename(m_vertex, isNumber ? QString() : name);
    }
}

void NameField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) {
        QLineEdit::keyPressEvent(event);
        return;
    }
    finish(false);
    emit m_edits.acting();
}

void NameField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    // A menu or another window takes the focus for a while only.
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        QMetaObject::invokeMethod(
            this, [this] { finish(true); }, Qt::QueuedConnection);
}

} // namespace laststone::graph
