// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/discovery/taught.h"

#include "teaching/question.h"

namespace laststone::teaching {

QStringList taughtKinds(const Tour& tour, const std::set<int>& read)
{
    QStringList ids;
    for (const QuestionKind& kind : commonKinds())
        ids << kind.id;
    for (std::size_t section = 0; section < tour.sections.size(); ++section) {
        if (!read.contains(static_cast<int>(section)))
            continue;
        for (const Tour::Piece& piece : tour.sections[section].pieces) {
            if (piece.question)
                ids << piece.question->text.section(u' ', 0, 0).section(u'(', 0, 0);
        }
    }
    ids.removeDuplicates();
    return ids;
}

} // namespace laststone::teaching
