// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/catalogue.h"

#include "games/bash/bash_lesson.h"
#include "games/nim/nim_lesson.h"
#include "games/staircase/staircase_lesson.h"
#include "games/sums/sg_lesson.h"
#include "games/wythoff/wythoff_lesson.h"

#include <vector>

namespace laststone::games {

std::span<const widgets::Lesson* const> lessons()
{
    // One line a lesson, in the order of the tabs.
    static const widgets::Lesson* const all[] = {
        &bashLesson(), &wythoffLesson(), &nimLesson(), &staircaseLesson(), &sgLesson(),
    };
    return all;
}

std::span<const teaching::Rules* const> allRules()
{
    static const std::vector<const teaching::Rules*> rules = [] {
        std::vector<const teaching::Rules*> result;
        for (const widgets::Lesson* lesson : lessons())
            result.push_back(lesson->rules);
        return result;
    }();
    return rules;
}

const widgets::Lesson* findLesson(const QString& id)
{
    for (const widgets::Lesson* lesson : lessons()) {
        if (lesson->rules->id() == id)
            return lesson;
    }
    return nullptr;
}

} // namespace laststone::games
