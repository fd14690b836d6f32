// SPDX-License-Identifier: GPL-3.0-or-later
// fuzzer INPUT [ARGUMENTS of libFuzzer ...]: see tests/fuzz/run.py, which calls it.
#include "fuzz/inputs.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

const fuzz::Input* theInput = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv)
{
    theInput = *argc > 1 ? fuzz::findInput((*argv)[1]) : nullptr;
    if (!theInput) {
        for (const fuzz::Input& each : fuzz::inputs())
            std::printf("%s\n", each.name);
        std::exit(2);
    }
    for (int i = 1; i + 1 < *argc; ++i)
        (*argv)[i] = (*argv)[i + 1];
    --*argc;
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (const fuzz::Broken broken = theInput->keepsItsPromise(bytes)) {
        std::fprintf(stderr, "%s: %s\n", theInput->name, qPrintable(*broken));
        std::abort();
    }
    return 0;
}
