// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict on a stage: its sign and one sentence, in a second language as well.
#pragma once

#include "theory/outcome.h"

#include <QWidget>

namespace laststone::widgets {

class StageBanner final : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    // The second text is shown in the font of its families, in one line; empty for none.
    void setVerdict(theory::Outcome outcome, const QString& text, const QString& second,
                    const QStringList& secondFamilies);
    QString text() const { return m_text; }

    // REQUIRES: the font has a size in pixels.
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QRectF textArea(double width) const; // as high as may be
    QFont secondFont() const;

    theory::Outcome m_outcome = theory::Outcome::P;
    QString m_text;
    QString m_second;
    QStringList m_secondFamilies;
};

} // namespace laststone::widgets
