// SPDX-License-Identifier: GPL-3.0-or-later
// What comes in from outside, and what is promised of it whatever its bytes are: no crash, no hang, and what
// is read and written back reads back the same. The fuzzer (fuzzer.cpp) looks for bytes that break a promise,
// and the tests (replay_test.cpp) try those of the corpus again.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <span>

namespace fuzz {

// What is wrong, for whoever has to mend it; nothing where the promise has been kept.
using Broken = std::optional<QString>;

struct Input {
    const char* name; // of its corpus, too: corpus/NAME.txt
    Broken (*keepsItsPromise)(const QByteArray& bytes);
};

// All of them.
std::span<const Input> inputs();

// The one of that name; null if there is none.
const Input* findInput(const QByteArray& name);

// The parts, so that none of their files has to know all readers.
Broken notation(const QByteArray& bytes);
Broken rule(const QByteArray& bytes);
Broken set(const QByteArray& bytes);
Broken question(const QByteArray& bytes);
Broken tour(const QByteArray& bytes);
Broken dot(const QByteArray& bytes);
Broken game(const QByteArray& bytes);
Broken progress(const QByteArray& bytes);
Broken settings(const QByteArray& bytes);
Broken solve(const QByteArray& bytes);
Broken lines(const QByteArray& bytes);
Broken arguments(const QByteArray& bytes);

} // namespace fuzz
