// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/line_reader.h"

#include <QStringDecoder>

#include <algorithm>
#include <cerrno>

#include <unistd.h>

namespace laststone::cli {

// Reads on behind what is not used yet. False at the end of the input or after a failure.
bool LineReader::refill()
{
    constexpr qsizetype kBlock = 64 * 1024;
    m_bytes.remove(0, m_at);
    m_at = 0;
    const qsizetype kept = m_bytes.size();
    m_bytes.resize(kept + kBlock);
    ssize_t got = 0;
    do {
        got = ::read(m_descriptor, m_bytes.data() + kept, kBlock);
    } while (got < 0 && errno == EINTR);
    if (got < 0)
        m_systemError = errno;
    m_bytes.resize(kept + std::max<ssize_t>(got, 0));
    return got > 0;
}

LineReader::Result LineReader::next()
{
    qsizetype end = m_bytes.indexOf('\n', m_at);
    while (end < 0) {
        const qsizetype searched = m_bytes.size() - m_at;
        if (!refill())
            break;
        end = m_bytes.indexOf('\n', searched);
    }
    if (m_systemError != 0)
        return Result::Failed;
    if (end < 0 && m_at == m_bytes.size())
        return Result::End;
    const qsizetype next = end < 0 ? m_bytes.size() : end + 1;
    const QByteArrayView line = QByteArrayView(m_bytes).sliced(m_at, next - m_at);
    m_at = next;
    ++m_number;
    QStringDecoder decode(QStringDecoder::Utf8);
    m_line = QString(decode(line)).trimmed();
    return decode.hasError() || line.contains('\0') ? Result::NoText : Result::Line;
}

} // namespace laststone::cli
