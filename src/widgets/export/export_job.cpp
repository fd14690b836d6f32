// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/export_job.h"

#include <QtConcurrent/QtConcurrentRun>

namespace laststone::widgets {

ExportJob::ExportJob(std::unique_ptr<Encoder> encoder, const QString& fileName)
    : m_encoder(std::move(encoder)), m_fileName(fileName)
{
    connect(&m_next, &QTimer::timeout, this, &ExportJob::goOn);
    connect(&m_rest, &QFutureWatcherBase::finished, this, &ExportJob::tell);
    m_next.start(0);
}

ExportJob::~ExportJob()
{
    m_stop.request_stop();
}

void ExportJob::goOn()
{
    if (m_encoder->painted() < m_encoder->pieces()) {
        m_encoder->paintNext();
        emit progressed(m_encoder->painted(), m_encoder->pieces());
        return;
    }
    m_next.stop();
    emit progressed(0, 0);
    // Writing takes its time, too: the system is asked to bring all of it to the disk.
    m_rest.setFuture(QtConcurrent::run(
        [rest = m_encoder->rest(), fileName = m_fileName, stop = m_stop.get_token()]() -> Outcome {
            const QByteArray bytes = rest(stop);
            if (stop.stop_requested())
                return {true, {}};
            return {false, save(bytes, fileName)};
        }));
    m_encoder.reset();
}

void ExportJob::tell()
{
    const Outcome outcome = m_rest.result();
    if (outcome.isCancelled)
        emit cancelled();
    else if (outcome.error)
        emit failed(*outcome.error);
    else
        emit written();
}

void ExportJob::cancel()
{
    m_stop.request_stop();
    if (!m_encoder)
        return; // the other thread tells what has become of it
    m_next.stop();
    emit cancelled();
}

} // namespace laststone::widgets
