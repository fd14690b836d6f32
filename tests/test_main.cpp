// SPDX-License-Identifier: GPL-3.0-or-later
// PROGRAM TEST [ARGUMENTS of Qt Test ...]
#include "test_main.h"

#include "two_screens.h"

#include <QApplication>

#include <QTemporaryDir>

#include <cstdio>
#include <map>
#include <memory>
#include <string>

namespace laststone::tests {

namespace {

struct Entry {
    Needs needs;
    RunTest run;
};

std::map<std::string, Entry>& entries()
{
    static std::map<std::string, Entry> all;
    return all;
}

std::unique_ptr<QCoreApplication> makeApplication(Needs needs, int& argc, char** argv)
{
    static std::unique_ptr<VirtualScreens> screens;
    if (needs == Needs::Nothing)
        return nullptr;
    if (needs == Needs::Events)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (needs == Needs::TwoScreens || needs == Needs::OneScreen)
        screens = std::make_unique<VirtualScreens>(needs == Needs::OneScreen);
    auto application = std::make_unique<QApplication>(argc, argv);
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi); // as QTEST_MAIN has it
    // Keys come faster than anybody types, and each is meant for itself.
    QApplication::setKeyboardInputInterval(0);
    return application;
}

} // namespace

bool addTest(const char* file, Needs needs, RunTest run)
{
    std::string name = file;
    name.erase(0, name.rfind('/') + 1);
    name.erase(name.rfind("_test.cpp"));
    return entries().emplace(name, Entry{needs, run}).second;
}

} // namespace laststone::tests

int main(int argc, char** argv)
{
    using namespace laststone::tests;
    const auto found = argc > 1 ? entries().find(argv[1]) : entries().end();
    if (found == entries().end()) {
        for (const auto& [name, entry] : entries())
            std::printf("%s\n", name.c_str());
        return 2;
    }
    // What a test learns is nobody's.
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
    argv[1] = argv[0];
    int left = argc - 1;
    const auto application = makeApplication(found->second.needs, left, argv + 1);
    return found->second.run(left, argv + 1);
}
