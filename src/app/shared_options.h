// SPDX-License-Identifier: GPL-3.0-or-later
// What has been set on one lesson's page and holds on all of them.
#pragma once

#include "teaching/session.h"

#include <QObject>

namespace laststone::app {

class SharedOptions final : public QObject {
    Q_OBJECT
public:
    explicit SharedOptions(const teaching::Options& options, QObject* parent = nullptr);

    // Those of the page that was changed last; a page that is made now begins with them.
    const teaching::Options& options() const { return m_options; }

    // The page of the session begins to follow, and what is set on it holds for the others.
    void share(teaching::Session& session);

signals:
    void changed(const laststone::teaching::Options& options);

private:
    teaching::Options m_options;
    bool m_sharing = false;
};

} // namespace laststone::app
