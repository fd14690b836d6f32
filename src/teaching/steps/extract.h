// SPDX-License-Identifier: GPL-3.0-or-later
// An explanation as text in two languages, or one step of it.
#pragma once

#include "teaching/steps/explanation.h"

#include <optional>

namespace laststone::teaching {

// What of an explanation is written, and how; a value.
struct Extract {
    std::optional<Voice> second = {}; // says the same below each title and each paragraph
    int step = 0; // alone, with the number that it has, from 1; 0: all of them

    bool has(int number) const { return step == 0 || step == number; }
    // A sentence and its translation, where that says something else.
    QStringList said(const Sentence& sentence, const Voice& voice) const
    {
        QStringList lines{voice.say(sentence)};
        if (second && second->say(sentence) != lines.constFirst())
            lines << second->say(sentence);
        return lines;
    }
};

// As the functions without one write all steps in one language.
QString plainText(const Explanation& explanation, const Voice& voice, const Extract& extract);
QString markdown(const Explanation& explanation, const Voice& voice, const Extract& extract);
QString latex(const Explanation& explanation, const Voice& voice, const Extract& extract);

} // namespace laststone::teaching
