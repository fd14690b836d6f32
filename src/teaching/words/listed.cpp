// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/words/listed.h"

namespace laststone::teaching {

Clauses listed(const QStringList& words)
{
    Clauses list;
    for (const QString& word : words)
        list.items.push_back(formula(word));
    return list;
}

} // namespace laststone::teaching
