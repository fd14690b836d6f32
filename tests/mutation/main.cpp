// SPDX-License-Identifier: GPL-3.0-or-later
// theory_tests TEST...: the tests of these names, one after the other, up to the first that fails. Without a
// name it lists them. What test_main.cpp is to the other tests, without windows.
#include "test_main.h"

#include <cstdio>
#include <map>
#include <string>

namespace laststone::tests {

namespace {

std::map<std::string, RunTest>& entries()
{
    static std::map<std::string, RunTest> all;
    return all;
}

} // namespace

bool addTest(const char* file, Needs, RunTest run)
{
    std::string name = file;
    name.erase(0, name.rfind('/') + 1);
    name.erase(name.rfind("_test.cpp"));
    return entries().emplace(name, run).second;
}

} // namespace laststone::tests

int main(int argc, char** argv)
{
    using namespace laststone::tests;
    if (argc < 2) {
        for (const auto& [name, run] : entries())
            std::printf("%s\n", name.c_str());
        return 2;
    }
    for (int i = 1; i < argc; ++i) {
        // A handler of crashes can wait for itself, where it is memory that is broken.
        char option[] = "-nocrashhandler";
        char* arguments[] = {argv[0], option, nullptr};
        const int failures = entries().at(argv[i])(2, arguments);
        if (failures != 0)
            return failures;
    }
    return 0;
}
