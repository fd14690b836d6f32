// SPDX-License-Identifier: GPL-3.0-or-later
// Where the project and its program are. Only paths.cpp is compiled with these paths, so that a compiler
// cache serves every other test in whatever folder the project stands.
#pragma once

#include <QString>

namespace laststone::tests {

// The file or folder of the project that has this path from its top, e.g. "tests/data/nim.tsv".
QString projectFile(const QString& path);

// The program that people start, as it was built with these tests.
QString programPath();

} // namespace laststone::tests
