// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/steps/step_model.h"

namespace laststone::widgets {

using teaching::Voice;

namespace {

QStringList sayAll(const std::vector<teaching::Sentence>& sentences, const Voice& voice)
{
    QStringList said;
    for (const teaching::Sentence& sentence : sentences)
        said << voice.say(sentence);
    return said;
}

} // namespace

StepModel::StepModel(QObject* parent) : QAbstractListModel(parent) { }

void StepModel::setExplanation(const teaching::Explanation& explanation)
{
    beginResetModel();
    m_explanation = explanation;
    endResetModel();
}

void StepModel::setSecondVoice(const std::optional<Voice>& voice)
{
    m_second = voice;
    retranslate();
}

void StepModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

int StepModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_explanation.steps.size());
}

QVariant StepModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const teaching::Step& step = this->step(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole:
        return Voice::installed().say(step.title);
    case DetailsRole:
        return sayAll(step.details, Voice::installed());
    case SecondTitleRole:
        return m_second ? m_second->say(step.title) : QString();
    case SecondDetailsRole:
        return m_second ? sayAll(step.details, *m_second) : QStringList();
    case Qt::AccessibleTextRole: {
        QString text =
            QStringLiteral("%1. ").arg(index.row() + 1) + teaching::plainText(step, Voice::installed());
        if (m_second)
            text += QLatin1Char('\n') + teaching::plainText(step, *m_second);
        return text;
    }
    default:
        return {};
    }
}

} // namespace laststone::widgets
