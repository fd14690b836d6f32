// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shared_options.h"

namespace laststone::app {

using teaching::Options;
using teaching::Session;

SharedOptions::SharedOptions(const Options& options, QObject* parent)
    : QObject(parent), m_options(options) { }

void SharedOptions::share(Session& session)
{
    connect(this, &SharedOptions::changed, &session, &Session::followOptions);
    connect(&session, &Session::changed, this, [this, &session](Session::Changes what) {
        // A session that follows tells of it as well.
        if (m_sharing || !(what & Session::Change::Options) || session.options() == m_options)
            return;
        m_options = session.options();
        m_sharing = true;
        emit changed(m_options);
        m_sharing = false;
    });
}

} // namespace laststone::app
