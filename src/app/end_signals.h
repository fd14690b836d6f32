// SPDX-License-Identifier: GPL-3.0-or-later
// The signals by which a session, a shell or `kill` ask a program to end.
#pragma once

class QCoreApplication;

namespace laststone::app {

// From now on SIGTERM, SIGINT and SIGHUP close the windows as a person does, so that what is to be kept is
// kept, and end the program. The second one ends it at once. Once a program; lives as long as the
// application.
void closeOnSignals(QCoreApplication& application);

} // namespace laststone::app
