// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the screens on, as a lecture is listened to for minutes without a key or the mouse.
#pragma once

#include <QObject>

#include <optional>

namespace laststone::app {

// Asks the desktop's screen saver over the session bus, in its own time; where there is none, nothing
// happens.
class ScreenSaver final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~ScreenSaver() override;

    // Whether screens are to stay on; at first not.
    void setHeldOff(bool heldOff);

private:
    void settle();
    void ask();

    bool m_wanted = false;
    bool m_asked = false; // and not answered yet
    std::optional<quint32> m_cookie; // by which the service knows what we have asked for
};

} // namespace laststone::app
