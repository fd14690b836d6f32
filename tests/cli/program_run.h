// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the program as a shell does.
#pragma once

#include "paths.h"

#include <QProcess>
#include <QStringList>

namespace laststone {

// What a program has said and ended with; -2 if it has not ended by itself.
struct Run {
    int status = -1;
    QString output;
    QString complaint;
};

// Without a display, whatever the test runs under. `variables` are as in "LC_ALL=C", and `folder` is where it
// runs, if given.
inline Run runProgram(const QString& program, const QStringList& arguments, const QByteArray& input = {},
                      const QStringList& variables = {}, const QString& folder = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* const name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QLatin1String(name));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    for (const QString& variable : variables)
        environment.insert(variable.section(QLatin1Char('='), 0, 0), variable.section(QLatin1Char('='), 1));
    process.setProcessEnvironment(environment);
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    constexpr int kLongEnough = 60'000;
    process.waitForFinished(kLongEnough);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

// The program of this project.
inline Run run(const QStringList& arguments, const QByteArray& input = {}, const QStringList& variables = {})
{
    return runProgram(tests::programPath(), arguments, input, variables);
}

} // namespace laststone
