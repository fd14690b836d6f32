// SPDX-License-Identifier: GPL-3.0-or-later
// Two screens, a lectern's and a projector's, or a small one alone, which the offscreen platform makes when
// it is told so. In a window system there are those that checks/in_window_system.sh --two-screens has made.
#pragma once

#include <QFile>
#include <QTemporaryDir>

// REQUIRES: made before the application is.
class VirtualScreens {
public:
    explicit VirtualScreens(bool isSingle)
    {
        if (qgetenv("QT_QPA_PLATFORM") == "xcb")
            return;
        QFile file(m_folder.filePath(QStringLiteral("screens.json")));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no place for a file");
        if (isSingle)
            file.write(R"({"screens": [
            {"name": "Classroom", "x": 0, "y": 0, "width": 1024, "height": 768, "logicalDpi": 96, "dpr": 1}
            ]})");
        else
            file.write(R"({"screens": [
            {"name": "Lectern", "x": 0, "y": 0, "width": 1280, "height": 800, "logicalDpi": 96, "dpr": 1},
            {"name": "Projector", "x": 1280, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1}
            ]})");
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toUtf8());
    }

private:
    QTemporaryDir m_folder;
};
