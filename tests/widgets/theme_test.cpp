// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of every theme: readable, and apart from each other for every kind of colour vision.
#include "widgets/look/theme.h"

#include "test_main.h"
#include "widgets/chart/label_place.h"
#include "widgets/colour_vision.h"

#include <QTest>

namespace laststone::theme_test {

using namespace widgets;
using tests::difference;
using tests::Lab;
using tests::seenBy;
using tests::Vision;

namespace {

struct Named {
    const char* name;
    const Theme* theme;
};

const Named kThemes[] = {{"light", &Theme::light()},
                         {"dark", &Theme::darkTheme()},
                         {"high contrast, light", &Theme::highContrastLight()},
                         {"high contrast, dark", &Theme::highContrastDark()}};

void verify(bool good, const char* theme, const char* what, double value)
{
    QVERIFY2(
        good,
        qPrintable(QStringLiteral("%1, %2: %3").arg(QLatin1String(theme), QLatin1String(what)).arg(value)));
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT
private slots:
    void textIsReadable_data()
    {
        QTest::addColumn<int>("theme");
        for (int i = 0; i < 4; ++i)
            QTest::newRow(kThemes[i].name) << i;
    }

    // Every pair of a text's colour and what it stands on, as the boards, panels and the style sheet use
    // them.
    void textIsReadable()
    {
        QFETCH(int, theme);
        const auto& [name, t] = kThemes[theme];
        const struct {
            const char* what;
            QColor text;
            QColor back;
        } pairs[] = {
            {"text on window", t->text, t->window},
            {"text on card", t->text, t->card},
            {"text on field", t->text, t->field},
            {"text on tab", t->text, t->tab},
            {"text on goodPale", t->text, t->goodPale},
            {"text on wonPale", t->text, t->wonPale},
            {"text on lostPale", t->text, t->lostPale},
            {"muted on window", t->muted, t->window},
            {"muted on card", t->muted, t->card},
            {"muted on field", t->muted, t->field},
            {"muted on tab", t->muted, t->tab},
            {"muted on goodPale", t->muted, t->goodPale},
            {"muted on wonPale", t->muted, t->wonPale},
            {"muted on lostPale", t->muted, t->lostPale},
            {"onAccent on accent", t->onAccent, t->accent},
            {"accent on card", t->accent, t->card},
            {"accent on tab", t->accent, t->tab},
            {"lostText on card", t->lostText, t->card},
            {"lostText on goodPale", t->lostText, t->goodPale},
            {"lostText on lostPale", t->lostText, t->lostPale},
            {"wonText on card", t->wonText, t->card},
            {"wonText on goodPale", t->wonText, t->goodPale},
            {"wonText on wonPale", t->wonText, t->wonPale},
            {"wonText on lostPale", t->wonText, t->lostPale},
            {"goodText on card", t->goodText, t->card},
            {"onGood on goodText", t->onGood, t->goodText},
            {"onBadge on badge", t->onBadge, t->badge},
        };
        const double least = t->highContrast ? 7.0 : 4.5; // WCAG 2.2: AAA, AA
        for (const auto& pair : pairs) {
            const double measured = contrast(pair.text, pair.back);
            verify(measured >= least, name, pair.what, measured);
        }
    }

    void shapesCanBeSeen_data() { textIsReadable_data(); }

    void shapesCanBeSeen()
    {
        QFETCH(int, theme);
        const auto& [name, t] = kThemes[theme];
        const double least = t->highContrast ? 4.5 : 3.0; // WCAG 2.2, 1.4.11
        for (const QColor& shape : {t->lost, t->won, t->good, t->stone, t->accent, t->muted})
            verify(contrast(shape, t->card) >= least, name, "shape on card", contrast(shape, t->card));
        for (const QColor& pale : {t->lostPale, t->wonPale, t->field})
            verify(contrast(t->stone, pale) >= least, name, "stone", contrast(t->stone, pale));
        verify(contrast(t->good, t->wonPale) >= 3.0, name, "good on wonPale", contrast(t->good, t->wonPale));
        verify(contrast(t->disabled, t->card) >= 2.0, name, "disabled", contrast(t->disabled, t->card));
    }

    void meaningsStayApartForEveryEye_data()
    {
        QTest::addColumn<int>("theme");
        QTest::addColumn<int>("vision");
        const char* const visions[] = {"usual", "protanopia", "deuteranopia", "tritanopia"};
        for (int i = 0; i < 4; ++i) {
            for (int v = 0; v < 4; ++v)
                QTest::addRow("%s, %s", kThemes[i].name, visions[v]) << i << v;
        }
    }

    // P; N, which is the colour of threats as well; winning moves; focus and the learner's own choice. Ten
    // times what can just be noticed side by side; shapes tell them apart besides.
    void meaningsStayApartForEveryEye()
    {
        QFETCH(int, theme);
        QFETCH(int, vision);
        constexpr double kApart = 10;
        const Theme& t = *kThemes[theme].theme;
        const QColor colours[] = {t.lost, t.won, t.good, t.accent};
        for (const QColor& a : colours) {
            for (const QColor& b : colours) {
                if (&a >= &b)
                    continue;
                const double apart = difference(seenBy(static_cast<Vision>(vision), a),
                                                seenBy(static_cast<Vision>(vision), b));
                verify(apart >= kApart, qPrintable(a.name()), qPrintable(b.name()), apart);
            }
        }
    }

    // Pairs from the data that Sharma, Wu and Dalal published with the formula.
    void theMeasureIsThePublishedOne()
    {
        const struct {
            Lab a;
            Lab b;
            double distance;
        } published[] = {
            {{50.0, 2.6772, -79.7751}, {50.0, 0.0, -82.7485}, 2.0425},
            {{50.0, -1.3802, -84.2814}, {50.0, 0.0, -82.7485}, 1.0000},
            {{50.0, 2.5, 0.0}, {73.0, 25.0, -18.0}, 27.1492},
            {{50.0, 2.5, 0.0}, {61.0, -5.0, 29.0}, 22.8977},
            {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
            {{22.7233, 20.0904, -46.6940}, {23.0331, 14.9730, -42.5619}, 2.0373},
            {{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082},
        };
        for (const auto& pair : published)
            QVERIFY(std::abs(difference(pair.a, pair.b) - pair.distance) < 1e-4);
    }

    void whatDichromatsConfuseIsConfusedHere()
    {
        // Greys stay what they are, and colours on a line of confusion fall together.
        for (const auto vision : {Vision::Protanopia, Vision::Deuteranopia, Vision::Tritanopia})
            QVERIFY(difference(seenBy(vision, QColor(0x808080U)), QColor(0x808080U)) < 0.5);
        const QColor red(0xB05000U);
        const QColor green(0x6F7000U);
        QVERIFY(difference(red, green) > 25);
        QVERIFY(difference(seenBy(Vision::Deuteranopia, red), seenBy(Vision::Deuteranopia, green)) < 8);
        const QColor blue(0x4FA3EEU);
        const QColor teal(0x2FB3B0U);
        QVERIFY(difference(seenBy(Vision::Tritanopia, blue), seenBy(Vision::Tritanopia, teal))
                < difference(blue, teal) / 2);
    }

    void aPaletteTellsItsTheme()
    {
        for (const auto& [name, theme] : kThemes)
            QVERIFY2(&Theme::of(theme->palette()) == theme, name);
    }

    void noNameIsLeftInTheStyleSheet()
    {
        for (const auto& [name, theme] : kThemes) {
            const QString sheet = theme->styleSheet();
            QVERIFY2(!sheet.contains(QLatin1Char('@')), name);
            QVERIFY(sheet.contains(theme->onAccent.name()));
        }
    }

    void aLabelAvoidsWhatIsThere()
    {
        const QRectF area(0, 0, 200, 200);
        const QSizeF label(40, 10);
        const QRectF mark(95, 95, 10, 10);
        const QRectF right = labelPlace(label, mark, area, {});
        QCOMPARE(right, QRectF(105, 95, 40, 10));
        const QRectF left = labelPlace(label, mark, area, {QRectF(120, 98, 6, 6)});
        QCOMPARE(left, QRectF(55, 95, 40, 10));
        const QList<QRectF> both{QRectF(120, 98, 6, 6), QRectF(60, 98, 6, 6)};
        QVERIFY(!labelPlace(label, mark, area, both).intersects(both[0]));
        // Among many points it covers some rather than stand by another.
        QList<QRectF> many;
        for (int x = 40; x <= 160; x += 12) {
            for (int y = 80; y <= 120; y += 8)
                many << QRectF(x, y, 5, 5);
        }
        const QRectF near = labelPlace(label, mark, area, many);
        QVERIFY(area.contains(near));
        QVERIFY(near.intersects(mark.adjusted(-1, -1, 1, 1)));
        // At the right edge it turns to the left, in a corner it stays inside.
        QCOMPARE(labelPlace(label, QRectF(185, 95, 10, 10), area, {}).right(), 185.0);
        QVERIFY(area.contains(labelPlace(label, QRectF(190, 0, 10, 10), area, {QRectF(150, 0, 40, 10)})));
    }
};

LASTSTONE_TEST(ThemeTest, Events)

} // namespace laststone::theme_test
#include "theme_test.moc"
