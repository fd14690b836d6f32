// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that are typed where there is no field for them.
#pragma once

#include "theory/outcome.h"

#include <QElapsedTimer>

#include <algorithm>
#include <vector>

namespace laststone::widgets {

// The digits that come within a moment of each other are one number; a later one begins anew. Several numbers
// are typed as "10+4". Belongs to what they are typed at:
//
//   TypedNumber typed;
//   typed.add(2); // 2
//   typed.add(1); // 21
//   typed.next();
//   typed.add(4); // 21 and 4
class TypedNumber {
public:
    static constexpr int kMoment = 1500; // ms

    // All numbers after one more digit, 0 .. 9; one that is too large is the largest.
    const std::vector<theory::Count>& add(int digit)
    {
        if (!isGoingOn())
            clear();
        m_since.start();
        if (m_isNext || m_numbers.empty())
            m_numbers.push_back(0);
        m_isNext = false;
        const auto next = static_cast<theory::Count>(digit);
        theory::Count& last = m_numbers.back();
        last = last > (theory::kMaxCount - next) / 10 ? theory::kMaxCount : last * 10 + next;
        return m_numbers;
    }
    // Whether a digit that came now would go on with the number.
    bool isGoingOn() const { return m_since.isValid() && !m_since.hasExpired(kMoment); }
    // The digits to come are another number. REQUIRES: isGoingOn().
    void next()
    {
        m_since.start();
        m_isNext = true;
    }
    void clear()
    {
        m_since.invalidate();
        m_numbers.clear();
        m_isNext = false;
    }

private:
    std::vector<theory::Count> m_numbers;
    bool m_isNext = false;
    QElapsedTimer m_since; // the last key
};

} // namespace laststone::widgets
