// SPDX-License-Identifier: GPL-3.0-or-later
// A number that is typed where there is no field for it.
#pragma once

#include "theory/outcome.h"

#include <QElapsedTimer>

#include <algorithm>

namespace laststone::widgets {

// The digits that come within a moment of each other are one number; a later one begins another. Belongs to
// what the digits are typed at:
//
//   TypedNumber typed;
//   typed.add(2); // 2
//   typed.add(1); // 21
class TypedNumber {
public:
    static constexpr int kMoment = 1500; // ms

    // The number after one more digit, 0 .. 9; one that is too large is the largest.
    theory::Count add(int digit)
    {
        if (!m_since.isValid() || m_since.hasExpired(kMoment))
            m_number = 0;
        m_since.start();
        const auto next = static_cast<theory::Count>(digit);
        m_number = m_number > (theory::kMaxCount - next) / 10 ? theory::kMaxCount : m_number * 10 + next;
        return m_number;
    }
    void clear() { m_since.invalidate(); }

private:
    theory::Count m_number = 0;
    QElapsedTimer m_since; // the last digit
};

} // namespace laststone::widgets
