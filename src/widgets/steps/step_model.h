// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a session's explanation as a list model, in one language or in two side by side.
#pragma once

#include "teaching/session.h"
#include "widgets/steps/step_document.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace laststone::widgets {

class StepModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    // REQUIRES: called once; the session outlives the model.
    void setSession(const teaching::Session& session);

    // The words have changed: a language has.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    // A step as it is written; rendered when it is first asked for.
    const StepDocument& document(int row) const;

private:
    void reset();

    const teaching::Session* m_session = nullptr;
    mutable std::vector<std::optional<StepDocument>> m_documents; // by row
};

} // namespace laststone::widgets
