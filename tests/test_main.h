// SPDX-License-Identifier: GPL-3.0-or-later
// Tests of a folder share one program, which saves linking the libraries once for each: a test names itself
// here, and the program runs the one that its first argument names.
#pragma once

#include <QTest>

namespace laststone::tests {

// What a test needs to run in.
enum class Needs { Nothing, Events, Windows, OneScreen, TwoScreens };

using RunTest = int (*)(int argc, char** argv);

// Makes a test known by the name of its file without "_test.cpp"; returns nothing of interest.
bool addTest(const char* file, Needs needs, RunTest run);

template <class Test> int runTest(int argc, char** argv)
{
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace laststone::tests

// LASTSTONE_TEST(NimTheoryTest, Nothing), once at the end of the file, before its moc file.
#define LASTSTONE_TEST(Class, needs)                                                                         \
    static const bool isKnown = laststone::tests::addTest(__FILE__, laststone::tests::Needs::needs,          \
                                                          laststone::tests::runTest<Class>);
