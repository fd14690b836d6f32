// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steps/step_model.h"

namespace laststone::widgets {

using teaching::Session;
using teaching::Voice;

void StepModel::setSession(const Session& session)
{
    m_session = &session;
    reset();
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Position)
            reset();
        else if (what & Session::Change::Voice)
            retranslate();
    });
}

void StepModel::reset()
{
    beginResetModel();
    m_documents.assign(m_session->explanation().steps.size(), std::nullopt);
    endResetModel();
}

void StepModel::retranslate()
{
    m_documents.assign(m_documents.size(), std::nullopt);
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int StepModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_documents.size());
}

const StepDocument& StepModel::document(int row) const
{
    auto& document = m_documents[static_cast<std::size_t>(row)];
    if (!document)
        document =
            rendered(m_session->explanation().steps[static_cast<std::size_t>(row)], m_session->secondVoice());
    return *document;
}

QVariant StepModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return document(index.row()).title;
    case Qt::AccessibleTextRole: {
        const teaching::Step& step = m_session->explanation().steps[static_cast<std::size_t>(index.row())];
        QString text =
            QStringLiteral("%1. ").arg(index.row() + 1) + teaching::plainText(step, Voice::installed());
        if (const auto& second = m_session->secondVoice())
            text += QLatin1Char('\n') + teaching::plainText(step, *second);
        return text;
    }
    default:
        return {};
    }
}

} // namespace laststone::widgets
