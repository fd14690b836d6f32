// SPDX-License-Identifier: GPL-3.0-or-later
// What a page gives away: every part in every format, and the dialog that asks for them.
#include "widgets/export/export_dialog.h"

#include "app/appearance.h"
#include "app/language.h"
#include "app/main_window.h"
#include "games/catalogue.h"
#include "graph/model/places.h"
#include "gui_test.h"
#include "positions.h"
#include "teaching/notation.h"
#include "test_main.h"
#include "widgets/board/board_picture.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/export/explanation_picture.h"
#include "widgets/look/theme.h"
#include "widgets/page/game_name.h"
#include "widgets/page/lesson.h"
#include "widgets/page/lesson_page.h"
#include "widgets/steps/step_document.h"
#include "widgets/steps/step_panel.h"
#include "written.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

#include <set>

namespace laststone::exporter_test {

using widgets::Exporter;
using widgets::ExportPart;
using widgets::LessonPage;
using widgets::PictureFormat;
using widgets::Theme;

namespace {

struct Page {
    explicit Page(const char* game = "nim")
        : page(*games::findLesson(QLatin1String(game)), games::families(), {})
    {
        page.resize(1100, 700);
        show(page);
    }
    LessonPage page;
};

// How many colours there are, as far as it matters: an empty picture has one.
int colours(const QImage& image)
{
    constexpr int kMany = 30;
    QSet<QRgb> found;
    for (int y = 0; y < image.height() && found.size() < kMany; ++y) {
        for (int x = 0; x < image.width(); ++x)
            found.insert(image.pixel(x, y));
    }
    return static_cast<int>(found.size());
}

QList<TextRecorder::Text> writtenOn(const widgets::Pages& deck, std::size_t slide)
{
    TextRecorder recorder(deck.size.toSize());
    QPainter painter(&recorder);
    deck.paint[slide](painter);
    return recorder.texts();
}

// Without blanks, also those at which no line is broken.
QString withoutBlanks(const QString& text)
{
    QString result;
    std::ranges::copy_if(text, std::back_inserter(result),
                         [](QChar c) { return !c.isSpace() && c != QChar(0x2060); });
    return result;
}

int pageCount(const QByteArray& pdf)
{
    static const QRegularExpression page(QStringLiteral("/Type /Page\\b(?!s)"));
    return static_cast<int>(QString::fromLatin1(pdf).count(page));
}

QStringList faces(const QByteArray& pdf)
{
    static const QRegularExpression name(QStringLiteral("/FontName /Q[A-Z]{5}\\+([\\w-]+)"));
    QStringList found;
    for (const auto& match : name.globalMatch(QString::fromLatin1(pdf)))
        found << match.captured(1);
    return found;
}

QByteArray encoded(Exporter exporter, ExportPart part, PictureFormat format, double scale)
{
    return widgets::encode(*exporter.newEncoder(part, format, scale));
}

QImage drawn(const widgets::Picture& picture)
{
    return QImage::fromData(widgets::encode(picture, PictureFormat::Png, 1));
}

// The dialog as a person uses it; `use` is called once it is open.
void withDialog(QAction& opener, const std::function<void(widgets::ExportDialog&)>& use)
{
    bool used = false;
    QTimer::singleShot(0, [&] {
        auto* dialog = qobject_cast<widgets::ExportDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        use(*dialog);
        used = true;
        if (dialog->isVisible())
            QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("cancelButton")),
                              Qt::LeftButton);
    });
    opener.trigger();
    QVERIFY(used);
}
void withDialog(const Page& it, const std::function<void(widgets::ExportDialog&)>& use)
{
    withDialog(*it.page.findChild<QAction*>(QStringLiteral("exportAction")), use);
}

// Types a name into the file dialog that a click on Save opens; what is written is not waited for.
void beginToSaveAs(widgets::ExportDialog& dialog, const QString& file)
{
    bool asked = false;
    QTimer::singleShot(0, [&] {
        auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(files);
        auto* name = files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QVERIFY(name);
        asked = true;
        name->setText(file); // typed, a list of files would pop up and take the keys
        const auto* buttons = files->findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::Save), Qt::LeftButton);
        if (files->isVisible())
            files->reject();
    });
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("saveButton")), Qt::LeftButton);
    QVERIFY(asked);
}
void saveAs(widgets::ExportDialog& dialog, const QString& file)
{
    beginToSaveAs(dialog, file);
    QTRY_VERIFY(!dialog.isWriting());
}

// Goes to an entry of a box by the keyboard.
void choose(const widgets::ExportDialog& dialog, const char* box, int entry)
{
    auto* combo = dialog.findChild<QComboBox*>(QLatin1String(box));
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Home);
    for (int i = 0; i < entry; ++i)
        QTest::keyClick(combo, Qt::Key_Down);
    QCOMPARE(combo->currentIndex(), entry);
}

QString text(const widgets::ExportDialog& dialog, const char* label)
{
    return dialog.findChild<QLabel*>(QLatin1String(label))->text();
}

} // namespace

class ExporterTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        app::installStyle();
        QVERIFY(!m_translations.select(app::languages()[0]));
        app::applyLanguageToWindows(app::languages()[0]);
        app::applyTheme(widgets::ThemeChoice::Light);
    }
    void init() { failOnWarnings(); }
    void cleanup() { app::applyTheme(widgets::ThemeChoice::Light); }

    void everyPartComesInEveryFormat_data()
    {
        QTest::addColumn<QString>("game");
        for (const widgets::Lesson* lesson : games::lessons())
            QTest::newRow(qPrintable(lesson->id())) << lesson->id();
    }
    void everyPartComesInEveryFormat()
    {
        QFETCH(QString, game);
        Page it(qPrintable(game));
        it.page.session().setStep(1);
        Exporter exporter(it.page.exportSource());
        for (const ExportPart part : widgets::kExportParts) {
            const QSizeF size = exporter.picture(part).size;
            QVERIFY(size.width() >= 300 && size.height() >= 150);
            for (const PictureFormat format : widgets::kPictureFormats) {
                QCOMPARE(Exporter::offers(part, format),
                         part != ExportPart::Slides || format == PictureFormat::Pdf);
                if (!Exporter::offers(part, format))
                    continue;
                QVERIFY(exporter.canEncode(part, format, 2));
                check(encoded(exporter, part, format, 2), format, size);
            }
        }
    }

    void aPageOfVectorsHoldsNoPixels_data() { everyPartComesInEveryFormat_data(); }
    // Icons, signs and all: a page is printed as sharp as its letters are, whatever tab is open.
    void aPageOfVectorsHoldsNoPixels()
    {
        QFETCH(QString, game);
        Page it(qPrintable(game));
        auto* tabs = it.page.findChild<QTabWidget*>(QStringLiteral("sideTabs"));
        QVERIFY(tabs->count() >= 3);
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QApplication::processEvents();
            Exporter exporter(it.page.exportSource());
            const QByteArray svg = encoded(exporter, ExportPart::Page, PictureFormat::Svg, 1);
            const QByteArray name = tabs->tabText(tab).toUtf8();
            QVERIFY2(!svg.contains("<image"), name);
            QVERIFY2(!encoded(exporter, ExportPart::Page, PictureFormat::Pdf, 1).contains("/Subtype /Image"),
                     name);
            QVERIFY(svg.count("<path") > 100);
        }
    }

    // The binary forms of the heaps are half of what such a step says.
    void aSlideShowsTheTableOfItsStep()
    {
        const auto& lesson = *games::findLesson(QStringLiteral("nim"));
        auto explanation = lesson.explain(positionOf(QStringLiteral("nim: 1 2 3"))); // a slide a step
        auto bare = explanation;
        int tables = 0;
        for (teaching::Step& step : bare.steps)
            step.table.reset();
        const auto deck = widgets::slides(lesson, explanation, std::nullopt);
        const auto without = widgets::slides(lesson, bare, std::nullopt);
        for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
            const bool same =
                drawn({deck.size, deck.paint[i + 1], {}}) == drawn({deck.size, without.paint[i + 1], {}});
            QCOMPARE(same, !explanation.steps[i].table.has_value());
            tables += explanation.steps[i].table ? 1 : 0;
        }
        QVERIFY(tables > 0);
    }

    void slidesAreATitleAPageForEachStepAndTheChart()
    {
        const auto& lesson = *games::findLesson(QStringLiteral("nim"));
        const auto explanation = lesson.explain(positionOf(QStringLiteral("nim: 1 2 3")));
        const auto deck = widgets::slides(lesson, explanation, std::nullopt);
        QCOMPARE(deck.paint.size(), explanation.steps.size() + 2);
        const QByteArray pdf = widgets::encode(deck);
        QCOMPARE(pageCount(pdf), static_cast<int>(explanation.steps.size()) + 2);
        QVERIFY(pdf.contains("/MediaBox [0 0 960")); // 16:9
        QVERIFY(!pdf.contains("/Subtype /Image")); // letters and lines, sharp on every wall
        // Every slide shows something of its own.
        QSet<QByteArray> seen;
        for (const auto& paint : deck.paint)
            seen.insert(widgets::encode({deck.size, paint, {}}, PictureFormat::Png, 1));
        QCOMPARE(seen.size(), static_cast<qsizetype>(deck.paint.size()));
    }

    // As on the projector: the options below the heaps are those of the heap that the step is about, and stay
    // where the last step has been.
    void theBoardOfASlideReadsTheHeapOfItsStep()
    {
        const teaching::Position position = positionOf(QStringLiteral("sg 0.77: 9 5 7"));
        const auto& lesson = *games::findLesson(position.word());
        teaching::Explanation explanation = lesson.explain(position);
        for (teaching::Step& step : explanation.steps) {
            step.details.clear(); // one slide each
            step.table.reset();
        }
        const auto deck = widgets::slides(lesson, explanation, std::nullopt);
        std::size_t read = 0;
        std::set<std::size_t> all;
        for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
            read = widgets::partReadBy(explanation.steps[i].shown).value_or(read);
            QStringList words;
            for (const auto& text : writtenOn(deck, i + 1))
                words << text.text;
            const QString said = words.join(u' ');
            if (!withoutBlanks(said).contains(QStringLiteral("mex")))
                continue; // not yet
            all.insert(read);
            const QString heap = QStringLiteral("eap %1").arg(read + 1);
            QVERIFY2(std::ranges::any_of(words,
                                         [&](const QString& each) {
                                             return withoutBlanks(each).endsWith(withoutBlanks(heap));
                                         }),
                     qPrintable(said));
        }
        QCOMPARE(all.size(), position.heaps.size());
    }

    // Every word in letters that can be read, also in two languages: there are as many slides as that takes.
    void aLongStepGoesOnOnFurtherSlides()
    {
        app::Translations translations;
        const auto second = translations.voice(*app::findLanguage(QStringLiteral("zh_TW")));
        constexpr int kLeast = 720 / 30;
        bool isLong = false;
        for (const char* notation : {"sg 0.77: 9 5 7", "wythoff: 5 8", "nim: 7 9 15 12"}) {
            const teaching::Position position = positionOf(QString::fromLatin1(notation));
            const auto& lesson = *games::findLesson(position.word());
            const auto explanation = lesson.explain(position);
            const auto deck = widgets::slides(lesson, explanation, std::nullopt, second);
            isLong = isLong || deck.paint.size() > explanation.steps.size() + 2;
            QString all;
            for (std::size_t slide = 1; slide < deck.paint.size(); ++slide) {
                for (const auto& text : writtenOn(deck, slide)) {
                    if (text.pixels >= kLeast)
                        all += text.text;
                }
            }
            all = withoutBlanks(all);
            for (const teaching::Step& step : explanation.steps) {
                const auto document = widgets::bySentence(widgets::rendered(step, second));
                for (const QString& detail : document.details + document.secondDetails)
                    QVERIFY2(all.contains(withoutBlanks(detail)), qPrintable(detail));
            }
        }
        QVERIFY(isLong);
    }

    // A sentence stands with its translation, and all texts in letters of one size.
    void aSlideHasASentenceInBothLanguages()
    {
        app::Translations translations;
        const auto second = translations.voice(*app::findLanguage(QStringLiteral("zh_TW")));
        const teaching::Position position = positionOf(QStringLiteral("sg 0.77: 9 5 7"));
        const auto& lesson = *games::findLesson(position.word());
        const auto explanation = lesson.explain(position);
        QString details;
        QString titles;
        for (const teaching::Step& step : explanation.steps) {
            const auto document = widgets::rendered(step, second);
            details += withoutBlanks(document.details.join(QString()));
            titles += withoutBlanks(document.title);
        }
        const auto deck = widgets::slides(lesson, explanation, std::nullopt, second);
        QStringList slides;
        QSet<int> sizes;
        for (std::size_t slide = 1; slide + 1 < deck.paint.size(); ++slide) {
            slides << QString();
            for (const auto& text : writtenOn(deck, slide)) {
                constexpr int kSentence = 16; // is more than what a board says
                const QString words = withoutBlanks(text.text);
                slides.back() += words;
                if (words.size() >= kSentence && details.contains(words) && !titles.contains(words))
                    sizes << text.pixels;
            }
        }
        QCOMPARE(sizes, QSet<int>{28});
        for (const teaching::Step& step : explanation.steps) {
            const auto document = widgets::bySentence(widgets::rendered(step, second));
            for (qsizetype i = 0; i < document.details.size(); ++i) {
                const QString own = withoutBlanks(document.details[i]);
                const QString other = withoutBlanks(document.secondDetails[i]);
                QVERIFY2(std::ranges::any_of(slides,
                                             [&](const QString& slide) {
                                                 return slide.contains(own) && slide.contains(other);
                                             }),
                         qPrintable(document.details[i]));
            }
        }
    }

    // All slides of a graph show it in the same places, as whoever looks on finds each vertex again.
    void aGraphStaysAsItStandsFromSlideToSlide()
    {
        const teaching::Position position =
            positionOf(QStringLiteral("sg graph 1>0;2>0;2>1;3>2;4>3;5>1;6>5;6>4: 6 4"));
        const auto& lesson = *games::findLesson(position.word());
        const auto deck = widgets::slides(lesson, lesson.explain(position), std::nullopt);
        const auto read = graph::readDrawing(position.rule());
        const auto shared = graph::SharedPlaces::of(std::get<graph::Drawing>(read));
        const graph::Places places = shared->get();
        QCOMPARE(places.vertices.size(), std::size_t{7});
        for (const auto& paint : deck.paint) {
            drawn({deck.size, paint, {}});
            QVERIFY(shared->get() == places);
        }
    }

    void theTitleAsksAndSaysTheGameInWords()
    {
        const auto voice = teaching::Voice::installed();
        const auto words = [&](const char* notation) {
            const teaching::Position position = positionOf(QString::fromLatin1(notation));
            return widgets::inWords(*games::findLesson(position.word()), position, voice);
        };
        QCOMPARE(words("sg 0.77: 9 5 7"), QStringLiteral("Kayles, 9 + 5 + 7"));
        QCOMPARE(words("nim: 7 9 15 12"), QStringLiteral("Nim, 7 + 9 + 15 + 12"));
        QCOMPARE(words("sg {1,3,4}: 5 7"), QStringLiteral("{1,3,4}, 5 + 7"));
        QCOMPARE(words("wythoff: 5 8"), QStringLiteral("Wythoff, (5, 8)"));
        QCOMPARE(words("staircase: 4 1 7"), QStringLiteral("Staircase Nim, (4, 1, 7)"));
        for (const char* notation : {"nim: 7 9 15 12", "nim: 1 2 3", "sg 0.77: 9 5 7"}) {
            const teaching::Position position = positionOf(QString::fromLatin1(notation));
            const widgets::Lesson& lesson = *games::findLesson(position.word());
            const auto deck = widgets::slides(lesson, lesson.explain(position), std::nullopt);
            const QImage title = drawn({deck.size, deck.paint[0], {}});
            for (const QColor& tells :
                 {Theme::light().wonPale, Theme::light().lostPale, Theme::light().wonText})
                QCOMPARE(countPixels(title, tells), 0);
        }
    }

    // The rule in the second language is not tiny below a large name.
    // Its letters are smaller instead.
    void theTitleTearsNoNumber()
    {
        const teaching::Position position =
            positionOf(QStringLiteral("nim: 9223372036854775807 123456789012345 55555555555 31"));
        const widgets::Lesson& lesson = *games::findLesson(position.word());
        const auto deck = widgets::slides(lesson, lesson.explain(position), std::nullopt);
        QStringList lines;
        for (const auto& text : writtenOn(deck, 0))
            lines << withoutBlanks(text.text);
        for (const char* number : {"9223372036854775807", "123456789012345"})
            QVERIFY2(lines.filter(QLatin1String(number)).size() > 0, qPrintable(lines.join(u'\n')));
    }

    void theTitleCanBeReadInBothLanguages()
    {
        app::Translations translations;
        const auto second = translations.voice(*app::findLanguage(QStringLiteral("zh_CN")));
        constexpr int kLeast = 720 / 30;
        for (const char* notation : {"staircase: 4 1 7 2 1 3", "nim: 7 9 15 12", "wythoff: 5 8"}) {
            const teaching::Position position = positionOf(QString::fromLatin1(notation));
            const auto& lesson = *games::findLesson(position.word());
            const auto deck = widgets::slides(lesson, lesson.explain(position), std::nullopt, second);
            QString large;
            for (const auto& text : writtenOn(deck, 0)) {
                if (text.pixels >= kLeast)
                    large += text.text;
            }
            for (const auto& voice : {teaching::Voice::installed(), *second}) {
                const QString rule = voice.say(position.game->ruleSentence(position));
                QVERIFY2(withoutBlanks(large).contains(withoutBlanks(rule)), qPrintable(rule));
            }
        }
    }

    void slidesCanBeInTwoLanguages()
    {
        app::Translations translations;
        const auto second = translations.voice(*app::findLanguage(QStringLiteral("zh_CN")));
        const auto& lesson = *games::findLesson(QStringLiteral("wythoff"));
        const auto explanation = lesson.explain(lesson.first);
        const auto one = widgets::slides(lesson, explanation, std::nullopt);
        const auto two = widgets::slides(lesson, explanation, std::nullopt, second);
        QVERIFY(two.paint.size() >= one.paint.size()); // twice as many words may take more of them
        for (std::size_t i = 0; i < one.paint.size(); ++i)
            QVERIFY(drawn({two.size, two.paint[i], {}}) != drawn({one.size, one.paint[i], {}}));
    }

    // Of what a step does not say yet the board on its slide says nothing either.
    void aSlideTellsNoMoreThanItsStep()
    {
        const auto& lesson = *games::findLesson(QStringLiteral("nim"));
        const auto explanation = lesson.explain(lesson.first);
        const auto deck = widgets::slides(lesson, explanation, std::nullopt);
        const auto tells = [&](std::size_t slide) {
            return countPixels(drawn({deck.size, deck.paint[slide], {}}), Theme::light().wonPale);
        };
        // In binary no column is odd or even yet, then the ones are counted.
        const auto counted = std::ranges::find_if(
            explanation.steps, [](const auto& step) { return step.table && !step.table->ones.empty(); });
        const auto first = static_cast<std::size_t>(counted - explanation.steps.begin());
        QVERIFY(first > 0 && first < explanation.steps.size());
        for (std::size_t slide = 0; slide <= first; ++slide)
            QCOMPARE(tells(slide), 0);
        QVERIFY(tells(first + 1) > 1000);
    }

    void aBoardIsCutToWhatIsDrawn()
    {
        for (const char* notation : {"nim: 1", "sg graph 1>0;2>0;2>1: 2", "wythoff: 2 1"}) {
            const teaching::Position position = positionOf(QString::fromLatin1(notation));
            const widgets::Lesson& lesson = *games::findLesson(position.word());
            const auto view = widgets::firstView(lesson, position);
            const QSize size(900, 700);
            const auto whole = widgets::boardPicture(lesson, view, {QApplication::font()}, size);
            const auto part =
                widgets::boardPicture(lesson, view, {QApplication::font()}, size, widgets::Cut::ToContent);
            QVERIFY(part.size.width() < whole.size.width() || part.size.height() < whole.size.height());
            const QImage image = drawn(part);
            QVERIFY(colours(image) > 5);
            const QRgb ground = image.pixel(0, 0);
            const auto isEmpty = [&](int y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixel(x, y) != ground)
                        return false;
                }
                return true;
            };
            // A margin, and then there is something.
            constexpr int kMargin = 12;
            QVERIFY(isEmpty(0) && isEmpty(image.height() - 1));
            QVERIFY(!isEmpty(kMargin) || !isEmpty(image.height() - 1 - kMargin));
        }
    }

    // The hand-out begins with the board; nothing of it stands on the text.
    void theHandOutShowsTheBoard()
    {
        const auto& lesson = *games::findLesson(QStringLiteral("nim"));
        const auto explanation = lesson.explain(lesson.first);
        const auto pages = widgets::explanationPages(lesson, explanation);
        const QImage first = drawn({pages.size, pages.paint[0], {}});
        QVERIFY(countPixels(first, Theme::light().stone) > 300);
        QVERIFY(!widgets::encode(pages).contains("/Subtype /Image"));
    }

    // With the eye closed neither its head nor its board tells who wins; and what it tells is not torn.
    void theHandOutHidesTheVerdict()
    {
        const auto position = std::get<teaching::Position>(
            teaching::parsePosition(QStringLiteral("nim: 7 9 15 12"), games::families(), nullptr));
        const widgets::Lesson& lesson = *games::findLesson(QStringLiteral("nim"));
        const auto headOf = [&](bool isShown) {
            const auto picture =
                widgets::explanationPicture(lesson, lesson.explain(position), std::nullopt, {}, isShown);
            TextRecorder recorder(picture.size.toSize());
            {
                QPainter painter(&recorder);
                picture.paint(painter);
            }
            QString all;
            for (const auto& text : recorder.texts())
                all += text.text;
            return all.section(QStringLiteral("The rule"), 0, 0);
        };
        QVERIFY2(headOf(true).contains(QStringLiteral("N-")), qPrintable(headOf(true)));
        QVERIFY2(headOf(true).contains(QStringLiteral("₂\u00a0≠\u00a00")), qPrintable(headOf(true)));
        QVERIFY2(!headOf(false).contains(QStringLiteral("N-")), qPrintable(headOf(false)));
        QVERIFY2(!headOf(false).contains(QStringLiteral("≠")), qPrintable(headOf(false)));
        const auto shown = widgets::slides(lesson, lesson.explain(position), std::nullopt);
        const auto hidden = widgets::slides(lesson, lesson.explain(position), std::nullopt, {}, false);
        QCOMPARE(hidden.paint.size() + 1, shown.paint.size()); // but for the chart
    }

    void nothingIsCutOffASlide()
    {
        // A step with as many words as a step ever has.
        const auto& lesson = *games::findLesson(QStringLiteral("nim"));
        teaching::Position position = lesson.first;
        position.heaps = {7, 9, 15, 12, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 40, 50, 100};
        const auto deck = widgets::slides(lesson, lesson.explain(position), std::nullopt);
        for (const auto& paint : deck.paint) {
            const QImage slide = drawn({deck.size, paint, {}});
            QVERIFY(colours(slide) > 20);
            // The margins stay empty, all around.
            constexpr int kMargin = 24;
            const QRgb paper = Theme::light().card.rgb();
            for (int y = 0; y < slide.height(); ++y) {
                const bool isRow = y >= kMargin && y < slide.height() - kMargin;
                for (int x = 0; x < slide.width(); ++x) {
                    if (isRow && x == kMargin)
                        x = slide.width() - kMargin;
                    QCOMPARE(slide.pixel(x, y), paper);
                }
            }
        }
    }

    void paperIsLightAndTheBoardFollowsTheTheme()
    {
        app::applyTheme(widgets::ThemeChoice::Dark);
        Page it;
        Exporter exporter(it.page.exportSource());
        const auto ground = [&](ExportPart part) {
            const QImage image = drawn(exporter.picture(part));
            return image.pixelColor(image.width() - 3, image.height() - 3);
        };
        QCOMPARE(ground(ExportPart::Explanation), Theme::light().card);
        QCOMPARE(ground(ExportPart::Slides), Theme::light().card);
        QCOMPARE(ground(ExportPart::Board), Theme::darkTheme().card);
        // Nothing of a slide is dark but what is written on it: the board has light ground, too.
        const QImage slide = drawn(exporter.picture(ExportPart::Slides));
        QVERIFY(countPixels(slide, Theme::darkTheme().card) < 200); // edges of black letters
        QVERIFY(countPixels(slide, Theme::light().card) > slide.width() * slide.height() / 2);
        QVERIFY(countPixels(slide, Theme::light().stone) > 1000);
    }

    void aLongExplanationGoesOverSeveralPages()
    {
        Page it;
        it.page.session().setNotation(QStringLiteral("7 9 15 12 3 4 5 6 7 8 9 10 11 12 13 40 50 100"));
        const auto pages = widgets::explanationPages(it.page.lesson(), it.page.session().explanation());
        QVERIFY(pages.paint.size() >= 3);
        const QByteArray pdf = widgets::encode(pages);
        QCOMPARE(pageCount(pdf), static_cast<int>(pages.paint.size()));
        QVERIFY(!pdf.contains("/Subtype /Image"));
        // Between the text and the page number nothing is drawn: no line is cut in two.
        for (const auto& paint : pages.paint) {
            const QImage page = drawn({pages.size, paint, {}});
            for (int y = page.height() * 95 / 100; y < page.height() * 955 / 1000; ++y) {
                for (int x = 0; x < page.width(); ++x)
                    QCOMPARE(page.pixelColor(x, y).alpha(), 0);
            }
        }
    }

    void noStepIsCutByTheEndOfAPage()
    {
        static const QRegularExpression text(QStringLiteral("<text[^>]*>\\s*([^<]*?)\\s*</text>"));
        Page it;
        for (const char* notation : {"7 9 15 12", "7 9 15 12 3 4 5 6 7 8 9 10 11 12 13 40 50 100"}) {
            it.page.session().setNotation(QLatin1String(notation));
            const auto pages = widgets::explanationPages(it.page.lesson(), it.page.session().explanation());
            QVERIFY(pages.paint.size() >= 2);
            int last = 0;
            for (std::size_t i = 1; i < pages.paint.size(); ++i) {
                const QByteArray svg =
                    widgets::encode({pages.size, pages.paint[i], {}}, PictureFormat::Svg, 1);
                auto texts = text.globalMatch(QString::fromUtf8(svg));
                texts.next(); // below the page
                texts.next(); // and its number
                bool isNumber = false;
                const int step = texts.next().captured(1).toInt(&isNumber);
                QVERIFY2(isNumber, svg);
                QVERIFY(step > last);
                last = step;
            }
        }
    }

    void aBoardThatScrollsIsDrawnWhole()
    {
        Page it;
        it.page.session().setNotation(
            QStringLiteral("1 2 3").repeated(12).replace(QStringLiteral("31"), QStringLiteral("3 1")));
        const auto& lesson = it.page.lesson();
        const auto position = it.page.session().match().position();
        QCOMPARE(position.heaps.size(), std::size_t{36});
        const QSize size(600, 300);
        const auto view = widgets::firstView(lesson, position);
        const auto picture = widgets::boardPicture(lesson, view, {QApplication::font()}, size);
        QCOMPARE(picture.size.width(), 600.0);
        QVERIFY(picture.size.height() > 600);
        // Stones from the first row to the last.
        const QImage image = drawn(picture);
        const auto stones = [&](int top) {
            return countPixels(image.copy(0, top, image.width(), 90), Theme::light().stone);
        };
        QVERIFY(stones(0) > 50);
        QVERIFY(stones(image.height() - 150) > 50);
        // On a slide it has the room that there is, and is smaller instead.
        QImage area(700, 400, QImage::Format_RGB32);
        area.fill(Theme::light().won);
        QPainter painter(&area);
        widgets::paintBoard(painter, lesson, view, {widgets::scaledFont(QApplication::font(), 0.5)},
                            QRectF(100, 50, 500, 300));
        painter.end();
        QVERIFY(countPixels(area.copy(100, 50, 500, 40), Theme::light().stone) > 10);
        QVERIFY(countPixels(area.copy(100, 290, 500, 40), Theme::light().stone) > 10);
        for (const QRect& around :
             {QRect(0, 0, 700, 49), QRect(0, 351, 700, 49), QRect(0, 0, 99, 400), QRect(601, 0, 99, 400)})
            QCOMPARE(countPixels(area.copy(around), Theme::light().won), around.width() * around.height());
    }

    void theSecondLanguageIsOnTheSheet()
    {
        Page it;
        it.page.session().setSecondVoice(m_translations.voice(app::languages()[2]));
        const QByteArray svg =
            encoded(Exporter(it.page.exportSource()), ExportPart::Explanation, PictureFormat::Svg, 1);
        QVERIFY(svg.contains("Write every heap in binary"));
        QVERIFY(svg.contains("把每一堆寫成"));
    }

    // The head of a sheet names the game in words, in both languages, and says who wins in both; below it the
    // rows of Kayles have room for the options of one of them.
    void theHeadOfASheetIsInWords()
    {
        const auto sheet = [this](const char* notation, bool isSecond) {
            const auto position = std::get<teaching::Position>(
                teaching::parsePosition(QString::fromLatin1(notation), games::families(), nullptr));
            const widgets::Lesson& lesson = *games::findLesson(position.word());
            const auto second =
                isSecond ? m_translations.voice(app::languages()[2]) : std::optional<teaching::Voice>();
            const auto picture =
                widgets::explanationPicture(lesson, lesson.explain(position), std::nullopt, second);
            TextRecorder recorder(picture.size.toSize());
            {
                QPainter painter(&recorder);
                picture.paint(painter);
            }
            QString all;
            for (const auto& text : recorder.texts())
                all += text.text;
            all.replace(QChar::Nbsp, u' '); // of formulas
            return all;
        };
        const QString kayles = sheet("sg 0.77: 9 5 7", true);
        QVERIFY2(kayles.contains(QStringLiteral("Kayles, 9 + 5 + 7")), qPrintable(kayles));
        QVERIFY2(kayles.contains(QStringLiteral("3 winning moves")), qPrintable(kayles));
        QVERIFY2(kayles.contains(QStringLiteral("必勝走法")), qPrintable(kayles));
        QVERIFY2(kayles.contains(QStringLiteral("7+1")), qPrintable(kayles)); // an option of heap 1
        const QString graph = sheet("sg graph 1>0;2>0: 0 2 0", false);
        QVERIFY2(graph.contains(QStringLiteral("Graph game, tokens on 0, 2, 0")), qPrintable(graph));
    }

    void chineseIsWrittenInItsOwnCharacters()
    {
        const auto restore = qScopeGuard([this] {
            QVERIFY(!m_translations.select(app::languages()[0]));
            app::applyLanguageToWindows(app::languages()[0]);
        });
        QSet<QByteArray> pictures;
        for (const auto& [language, words, face] : {std::tuple{1, "把每一堆写成", "NotoSansCJKsc"},
                                                    std::tuple{2, "把每一堆寫成", "NotoSansCJKtc"}}) {
            QVERIFY(!m_translations.select(app::languages()[static_cast<std::size_t>(language)]));
            app::applyLanguageToWindows(app::languages()[static_cast<std::size_t>(language)]);
            Page it;
            Exporter exporter(it.page.exportSource());
            const QByteArray svg = encoded(exporter, ExportPart::Explanation, PictureFormat::Svg, 1);
            QVERIFY2(svg.contains(words), words);
            for (const ExportPart part : {ExportPart::Explanation, ExportPart::Slides}) {
                const QStringList names = faces(encoded(exporter, part, PictureFormat::Pdf, 1));
                QVERIFY(names.contains(QLatin1String(face) + QStringLiteral("-Regular")));
                // None is of the system's choice; tables have Chinese words in them, too.
                for (const QString& each : names)
                    QVERIFY2(each.startsWith(QLatin1String(face))
                                 || each.startsWith(QLatin1String("NotoSans-"))
                                 || each.startsWith(QLatin1String("DejaVuSans")),
                             qPrintable(each));
            }
            const QByteArray png = encoded(exporter, ExportPart::Explanation, PictureFormat::Png, 1);
            QVERIFY(!pictures.contains(png));
            pictures.insert(png);
        }
    }

    void fileNamesSayWhatIsInTheFile()
    {
        const auto name = [](const char* notation, ExportPart part, PictureFormat format) {
            widgets::ExportSource source;
            source.notation = QString::fromUtf8(notation);
            return Exporter(source).fileName(part, format);
        };
        QCOMPARE(name("nim: 7 9 15 12", ExportPart::Board, PictureFormat::Png),
                 QStringLiteral("nim-7-9-15-12-board.png"));
        QCOMPARE(name("bash 3 misere: 21", ExportPart::Slides, PictureFormat::Pdf),
                 QStringLiteral("bash-3-misere-21-slides.pdf"));
        QCOMPARE(name("sg {1,3,4}: 5 7", ExportPart::Chart, PictureFormat::Svg),
                 QStringLiteral("sg-1-3-4-5-7-chart.svg"));
        const QString many = name(QByteArray("nim:" + QByteArray(" 123").repeated(500)).constData(),
                                  ExportPart::Page, PictureFormat::Pdf);
        QVERIFY(many.size() < 80 && many.endsWith(QStringLiteral("123-page.pdf")));
    }

    void aFileIsWrittenWholeOrNotAtAll()
    {
        QTemporaryDir folder;
        const QString missing = folder.filePath(QStringLiteral("no/such/folder.pdf"));
        QVERIFY(widgets::save(QByteArray("%PDF"), missing));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
        const QString file = folder.filePath(QStringLiteral("there.pdf"));
        QVERIFY(!widgets::save(QByteArray("%PDF"), file));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), QByteArray("%PDF"));
    }

    void theDialogWritesWhatIsChosen()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("deck.pdf"));
        Page it;
        it.page.session().setNotation(QStringLiteral("1 2 3"));
        QSignalSpy said(&it.page, &LessonPage::message);
        withDialog(it, [&](widgets::ExportDialog& dialog) {
            choose(dialog, "partBox", 4);
            const auto* format = dialog.findChild<QComboBox*>(QStringLiteral("formatBox"));
            QCOMPARE(format->count(), 1);
            QVERIFY(!format->isEnabled());
            QVERIFY(!dialog.findChild<QSpinBox*>(QStringLiteral("scaleBox"))->isEnabled());
            const auto steps = it.page.session().stepCount();
            QCOMPARE(text(dialog, "size"), QStringLiteral("339 × 191 mm, %1 pages").arg(steps + 2));
            saveAs(dialog, file);
            QVERIFY(!dialog.isVisible());
        });
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(pageCount(written.readAll()), it.page.session().stepCount() + 2);
        QCOMPARE(said.count(), 1);
        QVERIFY(said[0][0].toString().contains(QStringLiteral("deck.pdf")));
        // What was chosen is chosen the next time, too.
        withDialog(
            it, [](widgets::ExportDialog& dialog) { QVERIFY(dialog.choice().part == ExportPart::Slides); });
    }

    void theDialogTellsHowManyPixelsThereWillBe()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("large")); // the ending is added
        Page it;
        withDialog(it, [&](widgets::ExportDialog& dialog) {
            choose(dialog, "partBox", 0);
            choose(dialog, "formatBox", 0);
            auto* scale = dialog.findChild<QSpinBox*>(QStringLiteral("scaleBox"));
            scale->setFocus();
            scale->selectAll();
            QTest::keyClicks(scale, QStringLiteral("3"));
            // Of what is drawn on the board.
            const QSizeF drawn = it.page.exportSource().picture(ExportPart::Board).size;
            QVERIFY(drawn.width() <= it.page.board()->width() && drawn.height() <= it.page.board()->height());
            const QSize size = (drawn * 3).toSize();
            QCOMPARE(text(dialog, "size"),
                     QStringLiteral("%1 × %2 pixels").arg(size.width()).arg(size.height()));
            const QPixmap preview =
                dialog.findChild<QLabel*>(QStringLiteral("preview"))->pixmap(Qt::ReturnByValue);
            QVERIFY(colours(preview.toImage()) > 20);
            saveAs(dialog, file);
            QCOMPARE(QImage(file + QStringLiteral(".png")).size(), size);
        });
    }

    void whatCannotBeWrittenIsSaidInTheDialog()
    {
        QTemporaryDir folder;
        Page it;
        withDialog(it, [&](widgets::ExportDialog& dialog) {
            auto* error = dialog.findChild<QLabel*>(QStringLiteral("error"));
            QVERIFY(!error->isVisible());
            saveAs(dialog, folder.filePath(QStringLiteral("no/such/board.png")));
            QVERIFY(dialog.isVisible());
            QVERIFY(error->isVisible());
            QVERIFY2(error->text().contains(QStringLiteral("could not be written")),
                     qPrintable(error->text()));
            choose(dialog, "partBox", 4);
            QVERIFY(!error->isVisible());
            saveAs(dialog, folder.filePath(QStringLiteral("slides.svg")));
            QVERIFY(error->isVisible());
            QVERIFY2(error->text().contains(QStringLiteral("slides.svg")), qPrintable(error->text()));
        });
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
    }

    // Millions of pixels are painted in strips; where one ends, the picture shows nothing of it.
    void stripsOfAPictureAreOnePicture()
    {
        Page it;
        Exporter exporter(it.page.exportSource());
        constexpr int kScale = 4;
        for (const ExportPart part : {ExportPart::Board, ExportPart::Explanation}) {
            const widgets::Picture& picture = exporter.picture(part);
            QVERIFY(exporter.newEncoder(part, PictureFormat::Png, kScale)->pieces() > 1);
            QImage whole(widgets::pixels(picture.size, kScale), QImage::Format_ARGB32_Premultiplied);
            whole.setDevicePixelRatio(kScale);
            whole.fill(Qt::transparent);
            QPainter painter(&whole);
            picture.paint(painter);
            painter.end();
            whole.setDevicePixelRatio(1);
            const QImage strips = QImage::fromData(encoded(exporter, part, PictureFormat::Png, kScale));
            QCOMPARE(strips.convertToFormat(QImage::Format_ARGB32),
                     whole.convertToFormat(QImage::Format_ARGB32));
        }
    }

    // Eight times as large a picture takes seconds: the window goes on, tells how far it is, and can stop it.
    // Nothing of it is left then.
    void whatTakesLongCanBeStopped()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("large.png"));
        Page it;
        withDialog(it, [&](widgets::ExportDialog& dialog) {
            choose(dialog, "partBox", 3);
            choose(dialog, "formatBox", 0);
            dialog.findChild<QSpinBox*>(QStringLiteral("scaleBox"))->setValue(8);
            const auto* progress = dialog.findChild<QProgressBar*>(QStringLiteral("progress"));
            auto* stop = dialog.findChild<QPushButton*>(QStringLiteral("cancelButton"));
            auto* save = dialog.findChild<QPushButton*>(QStringLiteral("saveButton"));
            QVERIFY(!progress->isVisible());
            // While it is painted, and once the rest is done elsewhere.
            for (const bool isPainted : {false, true}) {
                beginToSaveAs(dialog, file);
                QVERIFY(dialog.isWriting());
                QVERIFY(progress->isVisible() && !save->isEnabled());
                QTRY_VERIFY(isPainted ? progress->maximum() == 0 : progress->value() > 0);
                if (isPainted)
                    QTest::keyClick(&dialog, Qt::Key_Escape);
                else
                    QTest::mouseClick(stop, Qt::LeftButton);
                QTRY_VERIFY(!dialog.isWriting());
                QVERIFY(dialog.isVisible());
                QVERIFY(!progress->isVisible() && save->isEnabled());
                QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList());
            }
        });
    }

    void tooManyPixelsAreRefused()
    {
        Page it;
        it.page.session().setNotation(QByteArray("1 2 3 4 5 6 7 8 ").repeated(12) + "9");
        withDialog(it, [&](widgets::ExportDialog& dialog) {
            choose(dialog, "partBox", 2);
            choose(dialog, "formatBox", 0);
            auto* scale = dialog.findChild<QSpinBox*>(QStringLiteral("scaleBox"));
            auto* save = dialog.findChild<QPushButton*>(QStringLiteral("saveButton"));
            scale->setValue(1);
            QVERIFY(save->isEnabled());
            scale->setValue(8);
            QVERIFY(!save->isEnabled());
            QVERIFY(text(dialog, "error").contains(QStringLiteral("smaller scale")));
            choose(dialog, "formatBox", 2);
            QVERIFY(save->isEnabled());
        });
    }

    // Large letters leave the preview less room, and the fields and buttons all of theirs.
    void theDialogFitsTheScreen()
    {
        const QFont before = QApplication::font();
        for (const double size : {1.5, 2.5}) {
            QFont large = before;
            large.setPointSizeF(before.pointSizeF() * size);
            QApplication::setFont(large);
            Page it;
            withDialog(it, [](widgets::ExportDialog& dialog) {
                const QSize room = dialog.screen()->availableSize();
                QVERIFY(dialog.width() < room.width() && dialog.height() < room.height());
                const auto* preview = dialog.findChild<QLabel*>(QStringLiteral("preview"));
                QVERIFY(preview->isHidden() || !preview->pixmap(Qt::ReturnByValue).isNull());
                for (const char* name : {"partBox", "formatBox", "saveButton", "cancelButton"}) {
                    const auto* field = dialog.findChild<QWidget*>(QLatin1String(name));
                    QVERIFY2(field->width() >= field->minimumSizeHint().width(), name);
                }
            });
        }
        QApplication::setFont(before);
    }

    void controlEOpensTheDialog()
    {
        app::MainWindow window(m_translations, {});
        show(window);
        bool opened = false;
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<widgets::ExportDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            opened = true;
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        QTest::keyClick(&window, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(opened);
    }

    void theChartsOwnButtonWritesTheChart()
    {
        QTemporaryDir folder;
        LessonPage page(*games::findLesson(QStringLiteral("wythoff")), games::families(), {});
        show(page);
        withDialog(*page.chart()->saveAction(), [&](widgets::ExportDialog& dialog) {
            QVERIFY(dialog.choice().part == ExportPart::Chart);
            saveAs(dialog, folder.filePath(QStringLiteral("plane"))); // the ending is added
        });
        const QImage plane(folder.filePath(QStringLiteral("plane.png")));
        QCOMPARE(plane.size(), widgets::pixels(page.chart()->picture().size, 2));
    }

private:
    static void check(const QByteArray& bytes, PictureFormat format, const QSizeF& size)
    {
        switch (format) {
        case PictureFormat::Png: {
            const QImage image = QImage::fromData(bytes);
            QCOMPARE(image.size(), widgets::pixels(size, 2));
            QVERIFY(colours(image) > 8);
            break;
        }
        case PictureFormat::Svg: {
            QSvgRenderer svg(bytes);
            QVERIFY(svg.isValid());
            QCOMPARE(svg.viewBoxF().size().toSize(), size.toSize());
            QVERIFY(bytes.contains("<text"));
            QVERIFY(!bytes.contains("<image"));
            break;
        }
        case PictureFormat::Pdf:
            QVERIFY(bytes.startsWith("%PDF"));
            QVERIFY(bytes.trimmed().endsWith("%%EOF"));
            QVERIFY(bytes.contains("/Title "));
            QVERIFY(pageCount(bytes) >= 1);
            QVERIFY(bytes.contains("/FontDescriptor"));
            QVERIFY(!bytes.contains("/Subtype /Image"));
            break;
        }
    }

    app::Translations m_translations;
};

LASTSTONE_TEST(ExporterTest, Windows)

} // namespace laststone::exporter_test
#include "exporter_test.moc"
