// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/stage_keys.h"

#include "widgets/look/theme.h"
#include "widgets/stage/stage_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QKeySequence>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace laststone::widgets {

namespace {

constexpr double kMargin = 0.03; // of the height
constexpr double kLargest = 0.045; // of the height: the letters
constexpr double kColumnGap = 1.2; // em
constexpr double kRow = 1.18; // em: from one row to the next at least
constexpr int kMostRows = 18; // on a page, in letters that can be read, with a line for its number

// How wide the two columns are.
std::pair<double, double> columns(const QList<std::pair<QString, QString>>& rows, const QFont& font)
{
    const QFontMetricsF metrics(font);
    std::pair<double, double> widths{0, 0};
    for (const auto& [key, meaning] : rows) {
        widths.first = std::max(widths.first, metrics.horizontalAdvance(key));
        widths.second = std::max(widths.second, metrics.horizontalAdvance(meaning));
    }
    return widths;
}

// Ctrl+1 to Ctrl+9.
std::vector<QKeyCombination> lessonKeys()
{
    std::vector<QKeyCombination> keys;
    for (int key = Qt::Key_1; key <= Qt::Key_9; ++key)
        keys.push_back(Qt::CTRL | Qt::Key(key));
    return keys;
}

// What is read, and how much of it is told.
std::vector<StageKey> ofSteps()
{
    using enum StageCommand;
    return {
        {Next,
         {Qt::Key_PageDown, Qt::Key_Right, Qt::Key_Down, Qt::Key_Space},
         QT_TRANSLATE_NOOP("StageKeys", "Next step")},
        {Previous,
         {Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Up, Qt::Key_Backspace},
         QT_TRANSLATE_NOOP("StageKeys", "Previous step")},
        {OfMenu, {Qt::CTRL | Qt::Key_Space}, QT_TRANSLATE_NOOP("StageKeys", "Go on by itself, or stop")},
        {First, {Qt::Key_F5, Qt::Key_Home}, QT_TRANSLATE_NOOP("StageKeys", "Begin with the first step")},
        {Last, {Qt::Key_End, Qt::CTRL | Qt::Key_End}, QT_TRANSLATE_NOOP("StageKeys", "Go to the last step")},
        {Verdict, {Qt::Key_V}, QT_TRANSLATE_NOOP("StageKeys", "P or N, why, the moves; the answer")},
        {Arrangement, {Qt::Key_R}, QT_TRANSLATE_NOOP("StageKeys", "Draw the board another way")},
        {Rest, {Qt::Key_J}, QT_TRANSLATE_NOOP("StageKeys", "The rest of a board that is too large")},
        {Chart, {Qt::Key_C}, QT_TRANSLATE_NOOP("StageKeys", "Show or hide the chart")},
        {Panels, {Qt::Key_H}, QT_TRANSLATE_NOOP("StageKeys", "The board alone")},
    };
}

// What is put to the class.
std::vector<StageKey> ofHall()
{
    using enum StageCommand;
    return {
        {Ask, {Qt::Key_Q}, QT_TRANSLATE_NOOP("StageKeys", "Ask the class: P or N?")},
        {Exercise, {Qt::Key_E}, QT_TRANSLATE_NOOP("StageKeys", "An exercise, or the next one; Esc: back")},
        {Hand,
         {Qt::Key_P, Qt::Key_N, Qt::Key_A, Qt::Key_D},
         QT_TRANSLATE_NOOP("StageKeys", "Count a hand; with Shift: one less")},
        {Clock, {Qt::Key_K}, QT_TRANSLATE_NOOP("StageKeys", "30 seconds more; with Shift: no clock")},
        {Tour, {Qt::Key_S}, QT_TRANSLATE_NOOP("StageKeys", "The tour, or back; with Shift: anew")},
        {Section, {Qt::CTRL | Qt::Key_PageDown}, QT_TRANSLATE_NOOP("StageKeys", "Next section (tour)")},
        {SectionBefore, {Qt::CTRL | Qt::Key_PageUp}, QT_TRANSLATE_NOOP("StageKeys", "Section before (tour)")},
        {Example, {Qt::Key_X}, QT_TRANSLATE_NOOP("StageKeys", "Next example; with Shift: the one before")},
        {Table, {Qt::Key_G}, QT_TRANSLATE_NOOP("StageKeys", "The table, or back; with Shift: empty")},
        {CalledOut, {}, QT_TRANSLATE_NOOP("StageKeys", "In the table: what the class answers")},
    };
}

// What is on the board.
std::vector<StageKey> ofGame()
{
    using enum StageCommand;
    return {
        {NewGame, {Qt::Key_M}, QT_TRANSLATE_NOOP("StageKeys", "Play anew; with Shift: opponent, who begins")},
        {Draw, {Qt::Key_F2}, QT_TRANSLATE_NOOP("StageKeys", "Draw the graph; an empty one: type sg graph")},
        {OfMenu,
         {Qt::CTRL | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
         QT_TRANSLATE_NOOP("StageKeys", "Take a move back; make it again")},
        {OfMenu, {Qt::CTRL | Qt::Key_R}, QT_TRANSLATE_NOOP("StageKeys", "A random position")},
        {Hint,
         {Qt::CTRL | Qt::Key_H},
         QT_TRANSLATE_NOOP("StageKeys", "A hint for you alone; with Shift for the class")},
        {Position,
         {Qt::CTRL | Qt::Key_L},
         QT_TRANSLATE_NOOP("StageKeys", "A position, or just type it: 3 4 5 misere")},
        {Lesson, lessonKeys(), QT_TRANSLATE_NOOP("StageKeys", "Go to a lesson")},
    };
}

// What lies over the picture, and the projection itself.
std::vector<StageKey> ofPicture()
{
    using enum StageCommand;
    return {
        {Spotlight, {Qt::Key_L}, QT_TRANSLATE_NOOP("StageKeys", "Light around the pointer")},
        {Dot, {Qt::Key_I}, QT_TRANSLATE_NOOP("StageKeys", "A large pointer")},
        {Pen, {Qt::Key_O}, QT_TRANSLATE_NOOP("StageKeys", "Pen, then marker, then neither")},
        {Wipe, {Qt::Key_U, Qt::Key_Delete}, QT_TRANSLATE_NOOP("StageKeys", "Wipe away what is drawn")},
        {Zoom, {Qt::Key_Z}, QT_TRANSLATE_NOOP("StageKeys", "Zoom in at the pointer; wheel: how far")},
        {Black, {Qt::Key_B, Qt::Key_Period}, QT_TRANSLATE_NOOP("StageKeys", "Black screen")},
        {White, {Qt::Key_W}, QT_TRANSLATE_NOOP("StageKeys", "White screen")},
        {Freeze, {Qt::Key_F}, QT_TRANSLATE_NOOP("StageKeys", "With two screens: hold the class’s picture")},
        {Theme, {Qt::Key_T}, QT_TRANSLATE_NOOP("StageKeys", "Dark or light")},
        {SecondLanguage,
         {Qt::Key_Y},
         QT_TRANSLATE_NOOP("StageKeys", "A second language or none; with Shift: another")},
        {Keys, {Qt::Key_Question, Qt::CTRL | Qt::Key_F1}, QT_TRANSLATE_NOOP("StageKeys", "These keys")},
        {Help, {Qt::Key_F1}, QT_TRANSLATE_NOOP("StageKeys", "The guide; on one screen, these keys")},
        {Back, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("StageKeys", "Back, in the end to the window")},
        {End, {Qt::Key_F11}, QT_TRANSLATE_NOOP("StageKeys", "End the projection")},
    };
}

} // namespace

// In the order of the list.
std::span<const StageKey> stageKeys()
{
    static const std::vector<StageKey> keys = [] {
        std::vector<StageKey> all;
        for (const auto& group : {ofSteps(), ofHall(), ofGame(), ofPicture()})
            all.insert(all.end(), group.begin(), group.end());
        return all;
    }();
    return keys;
}

std::optional<StageCommand> stageCommand(const QKeyEvent& event)
{
    // Shift is needed for some characters, but makes another key of a function key.
    if (event.key() >= Qt::Key_F1 && event.key() <= Qt::Key_F35
        && event.modifiers().testFlag(Qt::ShiftModifier))
        return std::nullopt;
    const QKeyCombination pressed(event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier),
                                  static_cast<Qt::Key>(event.key()));
    for (const StageKey& each : stageKeys()) {
        if (each.command != StageCommand::OfMenu && std::ranges::find(each.keys, pressed) != each.keys.end())
            return each.command;
    }
    return std::nullopt;
}

std::optional<QChar> letterOf(const QKeyEvent& event)
{
    const bool isLetter = event.key() >= Qt::Key_A && event.key() <= Qt::Key_Z;
    if (!isLetter || event.modifiers() & ~Qt::KeyboardModifiers(Qt::ShiftModifier))
        return std::nullopt;
    return QChar(static_cast<char16_t>(event.key()));
}

QString keyName(QKeyCombination key)
{
    switch (key.toCombined()) {
    case Qt::Key_Right:
        return QStringLiteral("→");
    case Qt::Key_Left:
        return QStringLiteral("←");
    case Qt::Key_Up:
        return QStringLiteral("↑");
    case Qt::Key_Down:
        return QStringLiteral("↓");
    default:
        return QKeySequence(key).toString(QKeySequence::NativeText);
    }
}

KeyList::KeyList(std::size_t lessons, QWidget* parent) : QWidget(parent), m_lessons(lessons)
{
    hide();
    parent->installEventFilter(this);
}

void KeyList::setDark(bool dark)
{
    m_dark = dark;
    update();
}

KeyList::Rows KeyList::rows() const
{
    Rows rows;
    for (const StageKey& each : stageKeys()) {
        QStringList names;
        if (each.command == StageCommand::Hand) {
            names << QStringLiteral("P  N  A … D");
        } else if (each.command == StageCommand::CalledOut) {
            names << QStringLiteral("P  N  0 … 9");
        } else if (each.command == StageCommand::Lesson) {
            names << keyName(each.keys.front()) + QStringLiteral(" … ") + keyName(each.keys[m_lessons - 1]);
        } else {
            for (const QKeyCombination key : each.keys)
                names << keyName(key);
        }
        rows.append(
            {names.join(QStringLiteral("  ")), QCoreApplication::translate("StageKeys", each.meaning)});
    }
    return rows;
}

void KeyList::setFirst(const std::vector<BoardKey>& keys)
{
    const auto voice = teaching::Voice::installed();
    m_first.clear();
    for (const BoardKey& key : keys)
        m_first.append({voice.say(key.keys), voice.say(key.deed)});
}

int KeyList::pageCount() const
{
    return (m_first.isEmpty() ? 0 : 1) + (static_cast<int>(stageKeys().size()) + kMostRows - 1) / kMostRows;
}

void KeyList::turn()
{
    if (isVisible() && m_page + 1 == pageCount())
        return hide();
    m_page = isVisible() ? m_page + 1 : 0;
    show();
    update();
}

void KeyList::turnTo(int page)
{
    m_page = std::clamp(page, 0, pageCount() - 1);
    update();
}

// Those of the page: all pages have as many, but for the last one, which has the rest.
KeyList::Rows KeyList::shownRows() const
{
    const int before = m_first.isEmpty() ? 0 : 1;
    if (m_page < before)
        return m_first;
    const auto all = rows();
    const qsizetype each = all.size() / (pageCount() - before);
    return all.mid((m_page - before) * each, m_page + 1 == pageCount() ? -1 : each);
}

// As large as the rows fit in.
int KeyList::textPixels() const
{
    const auto all = shownRows();
    const double margin = height() * kMargin;
    int pixels = stage::pixels(height(), kLargest);
    for (; pixels > 1; --pixels) {
        QFont font = this->font();
        font.setPixelSize(pixels);
        const auto [keys, meanings] = columns(all, font);
        const double row = pixels * kRow;
        if (keys + meanings + pixels * kColumnGap + 2 * margin <= width()
            && row * static_cast<double>(all.size() + 1) + 2 * margin <= height())
            break;
    }
    return pixels;
}

void KeyList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& theme = Theme::stage(m_dark);
    painter.fillRect(rect(), theme.card);
    QFont font = this->font();
    const int pixels = textPixels();
    font.setPixelSize(pixels);
    painter.setFont(font);
    const auto all = shownRows();
    const auto [keys, meanings] = columns(all, font);
    const double gap = pixels * kColumnGap;
    const double left = (width() - keys - gap - meanings) / 2;
    const double margin = height() * kMargin;
    const double row = (height() - 2 * margin) / static_cast<double>(all.size() + 1);
    // All bands first: letters can reach into the next, and are not to be cut there.
    constexpr int kFlags = Qt::AlignVCenter | Qt::TextDontClip;
    for (qsizetype i = 0; i < all.size(); i += 2)
        painter.fillRect(QRectF(0, margin + row * static_cast<double>(i), width(), row), theme.field);
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QRectF line(left, margin + row * static_cast<double>(i), keys, row);
        painter.setPen(theme.goodText);
        painter.drawText(line, Qt::AlignRight | kFlags, all[i].first);
        painter.setPen(theme.text);
        painter.drawText(QRectF(line.right() + gap, line.top(), meanings + pixels, row),
                         Qt::AlignLeft | kFlags, all[i].second);
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(margin, height() - margin - row, width() - 2 * margin, row),
                     Qt::AlignRight | kFlags,
                     QStringLiteral("%1/%2  %3").arg(m_page + 1).arg(pageCount()).arg(QLatin1Char('?')));
}

void KeyList::mousePressEvent(QMouseEvent*)
{
    hide();
}

void KeyList::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    setGeometry(parentWidget()->rect());
    raise();
    QStringList read;
    for (const auto& [keys, meaning] : m_first + rows())
        read << keys + QStringLiteral(": ") + meaning;
    setAccessibleName(read.join(QLatin1Char('\n')));
}

bool KeyList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace laststone::widgets
