// SPDX-License-Identifier: GPL-3.0-or-later
// A file that is made and written while the window stays alive: on the GUI thread a piece is painted whenever
// there is nothing else to do, and what can be done elsewhere is done on another thread.
#pragma once

#include "widgets/export/picture.h"

#include <QFutureWatcher>
#include <QObject>
#include <QTimer>

namespace laststone::widgets {

// Ends with one of written(), failed() and cancelled(); deleted before, it writes nothing any more, but for
// what the system is at. All functions are for the GUI thread and return at once.
class ExportJob final : public QObject {
    Q_OBJECT
public:
    // REQUIRES: nothing is painted yet; what is painted outlives the job.
    ExportJob(std::unique_ptr<Encoder> encoder, const QString& fileName);
    ~ExportJob() override;

    // The file stays as it was, or is not there, unless it has just been written whole: then written() comes.
    void cancel();

signals:
    void progressed(int done, int most); // most = 0: nobody can say how much is left
    void written();
    void failed(const QString& reason); // in the system's words
    void cancelled();

private:
    struct Outcome {
        bool isCancelled = false;
        std::optional<QString> error;
    };
    void goOn();
    void tell();

    std::unique_ptr<Encoder> m_encoder; // null once all is painted
    QString m_fileName;
    QTimer m_next; // while it is painted
    std::stop_source m_stop;
    QFutureWatcher<Outcome> m_rest;
};

} // namespace laststone::widgets
