// SPDX-License-Identifier: GPL-3.0-or-later
#include "paths.h"

namespace laststone::tests {

QString projectFile(const QString& path)
{
    return QStringLiteral(LASTSTONE_SOURCE_DIR "/") + path;
}

QString programPath()
{
    return QStringLiteral(LASTSTONE_PROGRAM);
}

} // namespace laststone::tests
