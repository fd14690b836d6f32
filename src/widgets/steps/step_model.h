// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of an explanation as a list model, in one language or in two side by side.
#pragma once

#include "teaching/explanation.h"

#include <QAbstractListModel>

#include <optional>

namespace laststone::widgets {

class StepModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        TitleRole = Qt::UserRole,
        DetailsRole, // QStringList
        SecondTitleRole, // in the second language; empty without one
        SecondDetailsRole,
    };

    explicit StepModel(QObject* parent = nullptr);

    void setExplanation(const teaching::Explanation& explanation);
    const teaching::Explanation& explanation() const { return m_explanation; }
    void setSecondVoice(const std::optional<teaching::Voice>& voice);
    const std::optional<teaching::Voice>& secondVoice() const { return m_second; }

    // The words have changed: the language has.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    const teaching::Step& step(int row) const { return m_explanation.steps[static_cast<std::size_t>(row)]; }

private:
    teaching::Explanation m_explanation;
    std::optional<teaching::Voice> m_second;
};

} // namespace laststone::widgets
