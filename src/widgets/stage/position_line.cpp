// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/stage/position_line.h"

#include "ui_position_line.h"
#include "widgets/access/announce.h"
#include "widgets/access/keyboard.h"
#include "widgets/look/theme.h"
#include "widgets/look/unbroken.h"
#include "widgets/stage/stage_question.h"
#include "widgets/stage/stage_text.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace laststone::widgets {

namespace {

struct Words {
    LASTSTONE_SENTENCES(PositionLine)
};

constexpr double kWidth = 34; // em, if the window has as many
constexpr double kShare = 0.86; // of the window at most
constexpr double kTop = 0.06; // of the window's height
constexpr int kNarrow = 4; // pixels, the margins in a place
constexpr int kFrame = 3; // pixels, around them at most

// What has brought the line brings it anew: what is typed next is another position.
bool isAgain(const QKeyEvent& key)
{
    return key.key() == Qt::Key_L && key.modifiers() == Qt::ControlModifier;
}

bool isChoice(const QListWidgetItem* item)
{
    return item && item->flags().testFlag(Qt::ItemIsSelectable);
}

} // namespace

PositionLine::PositionLine(QWidget& window, Read read)
    : QFrame(&window), m_ui(std::make_unique<Ui::PositionLine>()), m_read(std::move(read))
{
    m_ui->setupUi(this);
    m_keys = m_ui->keys->text();
    setAttribute(Qt::WA_DeleteOnClose);
    setAutoFillBackground(true);
    connect(m_ui->typed, &QLineEdit::returnPressed, this, [this] { enter(m_ui->typed->text()); });
    connect(m_ui->typed, &QLineEdit::textChanged, this, [this] {
        m_mistake.reset();
        showMistake();
    });
    connect(m_ui->offered, &QListWidget::itemClicked, this, &PositionLine::choose);
    m_ui->typed->installEventFilter(this);
    m_ui->offered->installEventFilter(this);
    window.installEventFilter(this);
    hide();
}

PositionLine::~PositionLine() = default;

void PositionLine::offer(const QStringList& last, const QStringList& examples)
{
    m_last = last;
    m_examples = examples;
    fill();
}

void PositionLine::addHeading(const QString& text)
{
    auto* heading = new QListWidgetItem(text, m_ui->offered);
    heading->setFlags(Qt::NoItemFlags);
    heading->setForeground(Theme::of(palette()).muted);
}

void PositionLine::fill()
{
    m_ui->offered->clear();
    if (!m_last.isEmpty()) {
        addHeading(tr("Typed before"));
        m_ui->offered->addItems(m_last);
    }
    if (!m_examples.isEmpty()) {
        showPrompt();
        addHeading(tr("Examples of this lesson"));
        m_ui->offered->addItems(m_examples);
    }
    m_ui->offered->setVisible(m_ui->offered->count() > 0 && m_isListOpen);
}

// In an empty field as much as it has room for where it has a place: what to type, or an example of it, or
// what that is.
void PositionLine::showPrompt()
{
    if (m_examples.isEmpty())
        return;
    const QString& example = m_examples.constFirst();
    const QFontMetricsF metrics(m_ui->typed->font());
    const double room = m_ui->typed->minimumWidth() - metrics.height(); // without its frame and the cursor
    //: in an empty field; %1 is a position such as "nim: 3 5 7"
    const QString whole = tr("Type a position, such as %1").arg(example);
    for (const QString& prompt : {whole, example, m_ui->typed->accessibleName()}) {
        m_ui->typed->setPlaceholderText(prompt);
        if (m_place.isNull() || metrics.horizontalAdvance(prompt) <= room)
            return;
    }
}

void PositionLine::showList()
{
    if (m_isListOpen)
        return;
    m_isListOpen = true;
    m_ui->offered->show();
    putInPlace();
    putInPlace(); // by the heights of rows that are shown
}

void PositionLine::open(const QFont& font, const QString& typed, const QRect& place)
{
    m_place = place;
    m_isListOpen = place.isNull();
    if (!place.isNull()) {
        m_ui->said->setDirection(QBoxLayout::LeftToRight);
        layout()->setContentsMargins(kNarrow, kNarrow, kNarrow, kNarrow);
    }
    m_ui->offered->setVisible(m_ui->offered->count() > 0 && m_isListOpen);
    m_before = window()->focusWidget();
    setFont(font);
    for (QWidget* each : {static_cast<QWidget*>(m_ui->typed), static_cast<QWidget*>(m_ui->mistake),
                          static_cast<QWidget*>(m_ui->keys), static_cast<QWidget*>(m_ui->offered)})
        each->setFont(font);
    m_ui->typed->setText(typed);
    putInPlace();
    show();
    putInPlace(); // by the sizes that the style sheet gives to what is shown
    if (!place.isNull()) { // what is typed stays where it is, whatever is said beside it or listed below
        m_ui->said->addStrut(layout()->contentsRect().height());
        putInPlace();
    }
    raise();
    window()->activateWindow(); // the keys may go to the projected board, which has been clicked
    m_ui->typed->setFocus(Qt::ShortcutFocusReason);
    m_ui->typed->end(false); // with the focus all is selected, and the next key would replace it
}

QString PositionLine::typed() const
{
    return m_ui->typed->text();
}

bool PositionLine::isFor(const QKeyEvent& key)
{
    const bool isOfInputMethod = key.key() == Qt::Key_Space && key.modifiers() == Qt::ControlModifier;
    return !isWithCommandKey(key) || isAgain(key) || isOfInputMethod;
}

void PositionLine::type(const QKeyEvent& key)
{
    window()->activateWindow();
    QKeyEvent copy(QEvent::KeyPress, key.key(), key.modifiers(), key.text());
    QApplication::sendEvent(m_ui->typed, &copy);
}

// What is said beside the line, of a mistake or else of the keys, in letters that the last row can read and
// with which it has room there: the line leaves it more of the place where there is none, and for a mistake
// all that it can. Its place is told by what is selected alone, and then it is said in one language, rather
// than over what the class reads, as a short name in front of the place. What has no room even there makes
// the line higher. The keys give way to what is typed. Gives the place that the line has then.
QRect PositionLine::putBeside()
{
    constexpr double kSharesTyped[] = {0.5, 0.42, 0.35};
    constexpr double kLeast = stage::kLeastText / stage::kText; // of the font
    const bool isMistaken = m_mistake.has_value();
    const bool isEmpty = m_ui->typed->text().isEmpty();
    m_ui->keys->setVisible(!isMistaken && isEmpty);
    if (!isMistaken && !isEmpty) {
        m_ui->typed->setFixedWidth(m_place.width() - 2 * (kNarrow + kFrame));
        return m_place;
    }
    QLabel& said = isMistaken ? *m_ui->mistake : *m_ui->keys;
    const QStringList texts = isMistaken
        ? QStringList{mistakeText(m_second), mistakeInBrief(m_second), mistakeText(std::nullopt),
                      mistakeInBrief(std::nullopt)}
        : QStringList{unbroken(m_keys)};
    const int least = static_cast<int>(std::ceil(font().pixelSize() * kLeast));
    const auto fits = [&](const QRect& place, double share, const QString& text) {
        const int inner = place.width() - 2 * (kNarrow + kFrame);
        const int typed = static_cast<int>(inner * share);
        const int room = inner - typed - m_ui->said->spacing();
        m_ui->typed->setFixedWidth(typed);
        for (int pixels = font().pixelSize(); pixels >= least; --pixels) {
            said.setFont(stage::sized(font(), pixels));
            said.setText(isMistaken ? text : atParts(text, said.font(), room));
            if (said.heightForWidth(room) <= place.height() - 2 * kNarrow)
                return true;
        }
        return false;
    };
    QRect wide = m_place;
    wide.setLeft(parentWidget()->width() - 1 - m_place.right()); // as far from the edge as on the right
    const std::span<const double> shares(kSharesTyped);
    for (const QRect& place : {m_place, wide}) {
        for (const QString& text : texts) {
            for (const double share : isMistaken ? shares.last(1) : shares) {
                if (fits(place, share, text))
                    return place;
            }
        }
    }
    return wide;
}

void PositionLine::setSecondVoice(const std::optional<teaching::Voice>& voice)
{
    m_second = voice;
    if (m_mistake)
        showMistake();
}

void PositionLine::putInPlace()
{
    const QRect place = m_place.isNull() ? QRect() : putBeside();
    showPrompt();
    const QSize room = parentWidget()->size();
    const double em = QFontMetricsF(font()).height();
    const int wide = static_cast<int>(std::min(kWidth * em, room.width() * kShare));
    const bool isListed = !m_ui->offered->isHidden();
    const int margin = isListed ? static_cast<int>(room.height() * kTop) : 0;
    const int width = place.isNull() ? wide : place.width();
    const QPoint corner = place.isNull() ? QPoint((room.width() - width) / 2, margin) : place.topLeft();
    layout()->activate();
    const QListWidget& list = *m_ui->offered;
    const int rows = isListed ? list.sizeHintForRow(0) * (list.count() + 1) : 0;
    const int wanted = std::max(place.height(),
                                layout()->totalHeightForWidth(width)
                                    + (isListed ? std::max(0, rows - list.sizeHint().height()) : 0));
    setGeometry(
        {corner, QSize(width, std::min(wanted, room.height() - margin - std::max(margin, corner.y())))});
    layout()->activate();
    // No row is cut: those that have no room are scrolled to.
    const int row = isListed ? list.sizeHintForRow(0) : 0;
    const int seen = list.viewport()->height();
    if (row > 0 && seen > row && seen < row * list.count())
        resize(width, height() - seen % row);
}

void PositionLine::enter(const QString& text)
{
    if (text.trimmed().isEmpty())
        return leave();
    const bool isOffered = m_mistake && !m_mistake->instead.isEmpty() && text == m_ui->typed->text();
    auto wrong = m_read(isOffered ? QString(m_mistake->instead) : text);
    if (!wrong)
        return leave();
    m_ui->typed->setText(text);
    m_mistake = std::move(wrong);
    m_ui->typed->setFocus();
    showMistake();
    selectMistake();
    announce(*m_ui->mistake, mistakeText(m_second));
}

// Selected, a word as a whole, so that what is typed next replaces it; where something is missing, or no
// place is told, the cursor stands at the end. The field scrolls only when it is painted: from the end back
// to the cursor, which is in front of the mistake, so that this is in sight, whatever width the field has
// been given.
void PositionLine::selectMistake()
{
    const QString text = m_ui->typed->text();
    const qsizetype place = m_mistake->error.column - 1;
    m_ui->typed->end(false);
    if (place < 0 || place >= text.size())
        return;
    m_ui->typed->repaint();
    const auto isLetter = [](QChar letter) { return letter.isLetter(); };
    const auto word = std::find_if_not(text.begin() + place, text.end(), isLetter) - text.begin() - place;
    const int length = static_cast<int>(std::max<qsizetype>(word, text[place].isHighSurrogate() ? 2 : 1));
    m_ui->typed->setSelection(static_cast<int>(place) + length, -length);
}

QString PositionLine::mistakeText(const std::optional<teaching::Voice>& second) const
{
    QStringList said;
    for (const teaching::Sentence& each : {teaching::describe(m_mistake->error), m_mistake->offer})
        said << inBothLanguages(each, second);
    return said.join(QLatin1Char('\n'));
}

// Without its place, which is selected.
QString PositionLine::mistakeInBrief(const std::optional<teaching::Voice>& second) const
{
    const teaching::Clauses wrong{{m_mistake->error.expected}};
    //: what was expected in what has been typed
    const auto alone = Words::phrase("%1.");
    //: the same, and a sentence that says what Enter does
    const auto offered = Words::phrase("%1. %2");
    const teaching::Sentence& offer = m_mistake->offer;
    const auto words = offer.isEmpty() ? alone(wrong) : offered(wrong, teaching::Clauses{{offer}});
    QStringList said = inBothLanguages(words, second);
    for (QString& each : said)
        each.replace(0, 1, each.front().toUpper());
    return said.join(QLatin1Char('\n'));
}

void PositionLine::showMistake()
{
    m_ui->mistake->setVisible(m_mistake.has_value());
    m_ui->mistake->setText(m_mistake ? mistakeText(m_second) : QString());
    setStyleProperty(*m_ui->typed, "error", m_mistake.has_value());
    putInPlace();
}

void PositionLine::choose(const QListWidgetItem* item)
{
    if (isChoice(item))
        enter(QString(item->text())); // the list may be gone before it has been read
}

void PositionLine::leave()
{
    // A focus that went elsewhere by what has been read stays there.
    if (m_before && isAncestorOf(QApplication::focusWidget()))
        m_before->setFocus(Qt::OtherFocusReason);
    close();
}

// Down goes from the line into the list, Up back from its first entry; letters are always for the line.
bool PositionLine::handleKey(const QObject* watched, QKeyEvent* event)
{
    QListWidget& list = *m_ui->offered;
    if (isAgain(*event)) {
        m_ui->typed->setFocus(Qt::ShortcutFocusReason);
        m_ui->typed->selectAll();
        return true;
    }
    if (watched == m_ui->typed) {
        if (event->key() != Qt::Key_Down || list.count() < 2)
            return false;
        showList();
        list.setCurrentRow(1); // below the heading
        list.setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        choose(list.currentItem());
        return true;
    }
    if (event->key() == Qt::Key_Up && list.currentRow() <= 1) {
        m_ui->typed->setFocus(Qt::ShortcutFocusReason);
        m_ui->typed->end(false);
        return true;
    }
    if (event->text().isEmpty() || !event->text().front().isPrint())
        return false;
    m_ui->typed->setFocus(Qt::ShortcutFocusReason);
    m_ui->typed->end(false);
    m_ui->typed->insert(event->text());
    return true;
}

bool PositionLine::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize && isVisible())
            putInPlace();
    } else if (event->type() == QEvent::ShortcutOverride) {
        // The others stay what they are in every field, as the one for undo.
        if (isFor(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
    } else if (event->type() == QEvent::KeyPress && handleKey(watched, static_cast<QKeyEvent*>(event))) {
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

// What no field has taken is no command either.
void PositionLine::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    event->accept();
}

void PositionLine::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_ui->retranslateUi(this);
    m_keys = m_ui->keys->text();
    fill();
    showMistake();
}

} // namespace laststone::widgets
