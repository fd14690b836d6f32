// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_table.h"

#include "teaching/sentence.h"
#include "widgets/look/glyphs.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/stage/stage_text.h"
#include "widgets/table/cell_view.h"

#include <QEvent>
#include <QLabel>

#include <algorithm>
#include <iterator>

namespace laststone::widgets {

namespace {

constexpr double kGap = 0.018; // of the height
// Of the height: the letters in the cells, so that digits of names, which are smaller, have 1/45 of it.
constexpr double kLargest = 0.055;
constexpr double kStacked = 0.042;
constexpr double kLeast = 1 / 28.0;
constexpr double kLeastOfNotes = 1 / 33.0; // whose names are not smaller
constexpr int kLines = 3; // of text above the cells have their room at least, so that these stay

} // namespace

StageTable::StageTable(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_wrong(new QLabel(this))
    , m_next(new QLabel(this))
    , m_view(new CellView(this))
    , m_outside(new QLabel(this))
{
    m_wrong->setObjectName(QStringLiteral("wrong"));
    m_outside->setObjectName(QStringLiteral("outside"));
    for (QLabel* label : {m_text, m_wrong, m_next, m_outside}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents); // a click would put a position on the board
}

void StageTable::setCells(const teaching::TableCells& cells, const std::optional<teaching::Voice>& second,
                          const teaching::Sentence& wrong)
{
    const teaching::Sentence next = cells.next ? cells.next->task : teaching::Sentence();
    m_areNotes = cells.form == teaching::TableCells::Form::Notes;
    const bool isWrong = !wrong.isEmpty();
    setInBothLanguages(*m_text, cells.text, second);
    setInBothLanguages(*m_wrong, wrong, second);
    m_text->setVisible(!isWrong);
    m_wrong->setVisible(isWrong);
    setInBothLanguages(*m_next, next, second);
    m_view->setCells(cells, true);
    setAccessibleName(
        (inBothLanguages(isWrong ? wrong : cells.text, second) << inBothLanguages(next, second).join(u'\n'))
            .join(QLatin1Char('\n')));
    arrange();
}

void StageTable::setStageHeight(double height)
{
    m_stageHeight = height;
    arrange();
}

void StageTable::arrange()
{
    if (width() <= 0 || height() <= 0)
        return;
    const int gap = static_cast<int>(m_stageHeight * kGap);
    // Beside a board there is not much width.
    const bool isNarrow = width() < m_stageHeight;
    const int pixels = stage::pixels(m_stageHeight, isNarrow ? stage::kLeastText : stage::kText);
    for (QLabel* label : {m_text, m_wrong})
        label->setFont(stage::sized(font(), pixels));
    m_next->setFont(stage::sized(font(), pixels, true));
    const int line = QFontMetrics(m_text->font()).lineSpacing();
    // The cells stay in their place when one comes for the other.
    const int text =
        std::max({kLines * line, m_text->heightForWidth(width()), m_wrong->heightForWidth(width())});
    for (QLabel* label : {m_text, m_wrong})
        label->setGeometry(0, 0, width(), text);
    const int next = std::max(line, m_next->heightForWidth(width()));
    m_next->setGeometry(0, height() - next, width(), next);
    arrangeCells({0, text + gap, width(), std::max(1, height() - text - next - 2 * gap)});
}

// In letters that leave room for all, if there are such; else a line below says what is out of sight. Where
// they would be smaller than the text, all stands beside the names, as a screen is wide.
void StageTable::arrangeCells(const QRect& area)
{
    const int usual = stage::pixels(m_stageHeight, stage::kText);
    const int stacked = stage::pixels(m_stageHeight, kStacked);
    const int least = stage::pixels(m_stageHeight, m_areNotes ? kLeastOfNotes : kLeast);
    int pixels = 0;
    const auto fits = [&](bool isFlat, int smallest, bool inWholeLines) {
        m_view->setFlat(isFlat);
        for (pixels = stage::pixels(m_stageHeight, kLargest); pixels >= smallest; --pixels) {
            const QFont sized = stage::sized(font(), pixels);
            if (m_view->hasRoom(sized, area.size())
                && (!inWholeLines || m_view->hasWholeLines(sized, area.size())))
                return true;
        }
        return false;
    };
    const bool isWhole = fits(false, stacked, true) || fits(true, least, true) || fits(false, least, false)
        || fits(true, least, false);
    m_outside->setFont(stage::sized(font(), stage::pixels(m_stageHeight, stage::kLeastText)));
    const int sign = isWhole ? 0 : QFontMetrics(m_outside->font()).lineSpacing();
    m_view->setFont(stage::sized(font(), isWhole ? pixels : usual));
    m_view->setGeometry(area.adjusted(0, 0, 0, -sign));
    QStringList outside{above(), below()};
    outside.removeAll(QString());
    m_outside->setText(outside.join(QStringLiteral("    ")));
    m_outside->setGeometry(0, area.bottom() + 1 - sign, area.width(), sign);
    m_outside->setVisible(!isWhole);
}

QString StageTable::above() const
{
    const auto& cells = m_view->cells();
    const auto seen = m_view->seen();
    if (!seen || seen->first == 0)
        return {};
    return QStringLiteral("▴ %1 … %2").arg(cells.front().name, cells[seen->first - 1].name);
}

QString StageTable::below() const
{
    const auto& cells = m_view->cells();
    const auto seen = m_view->seen();
    if (!seen || seen->second + 1 == cells.size())
        return {};
    return QStringLiteral("▾ %1 … %2").arg(cells[seen->second + 1].name, cells.back().name);
}

void StageTable::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

// A sheet of the application would give the parts the colours of the window.
void StageTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTheme();
}

// The first time its parts have taken on the sheet of the application before they are shown.
void StageTable::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    applyTheme();
}

void StageTable::applyTheme()
{
    const Theme& theme = Theme::of(palette());
    for (QWidget* part :
         {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_wrong), static_cast<QWidget*>(m_next),
          static_cast<QWidget*>(m_view), static_cast<QWidget*>(m_outside)}) {
        part->setPalette(palette());
        part->setStyleSheet(theme.styleSheet());
        part->setPalette(palette());
    }
}

} // namespace laststone::widgets
