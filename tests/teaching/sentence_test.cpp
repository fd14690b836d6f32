// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/sentence.h"
#include "test_main.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

#include <map>
#include <string>

namespace laststone::sentence_test {

using namespace teaching;
using theory::Count;
using theory::kMaxCount;

namespace {

// A voice that knows these translations, by source.
Voice voice(const std::map<std::string, QString>& translations = {}, const QLocale& locale = QLocale::c())
{
    return {[translations](const char*, const char* source, int) {
                const auto found = translations.find(source);
                return found == translations.end() ? QString() : found->second;
            },
            locale};
}

Sentence sentence(const char* source, const std::vector<Argument>& arguments = {}, int count = -1)
{
    return {"Test", source, arguments, count};
}

} // namespace

class SentenceTest : public QObject {
    Q_OBJECT

private slots:
    void placesAreFilled_data();
    void placesAreFilled();
    void argumentsThatLookLikePlacesAreLeftAlone();
    void missingTranslationFallsBackToTheSource();
    void translationMayChangeTheOrderOfPlaces();
    void listsAreThoseOfTheLanguage();
    void numbersAreInTheDigitsOfTheLanguageWithoutGrouping();
    void binaryHasItsWidthAndItsBase_data();
    void binaryHasItsWidthAndItsBase();
    void countReachesTheTranslatorAndThePlaceN();
    void contextReachesTheTranslator();
    void formulaIsTheSameInEveryLanguage();
    void sentencesAreEqualByWhatTheySay_data();
    void sentencesAreEqualByWhatTheySay();
    void installedVoiceSpeaksTheLanguageOfTheApplication();
};

void SentenceTest::placesAreFilled_data()
{
    QTest::addColumn<Sentence>("said");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const Sentence& said, const char* text) {
        QTest::newRow(name) << said << QString::fromUtf8(text);
    };
    const QString formula = QStringLiteral("12 → 1");
    row("no template", {}, "");
    row("no places", sentence("Nothing"), "Nothing");
    row("in order", sentence("%1 from %2", {Count{5}, Count{2}}), "5 from 2");
    row("out of order", sentence("%2 before %1", {Count{5}, Count{2}}), "2 before 5");
    row("twice", sentence("%1 and %1", {Count{5}}), "5 and 5");
    row("side by side", sentence("%1%2", {Count{5}, Count{2}}), "52");
    row("the ninth", sentence("%9", std::vector<Argument>(9, Count{7})), "7");
    row("one digit only", sentence("%10", {Count{5}}), "50");
    row("formula", sentence("%1!", {formula}), "12 → 1!");
    row("clause", sentence("do %1", {Clauses{{sentence("take %1", {Count{3}})}}}), "do take 3");
    row("missing argument", sentence("%1 and %2.", {Count{5}}), "5 and .");
    row("no arguments", sentence("(%1)"), "()");
    row("place zero", sentence("(%0)", {Count{5}}), "()");
    row("argument without a place", sentence("none", {Count{5}}), "none");
    row("percent signs", sentence("100 % of %1 %", {Count{5}}), "100 % of 5 %");
    row("percent before a place", sentence("%%1", {Count{5}}), "%5");
    row("percent and a letter", sentence("%d %1", {Count{5}}), "%d 5");
    row("empty argument", sentence("(%1)", {QString()}), "()");
    // Clauses with a formula among their words are set further apart than others.
    const auto clause = [](Count heap, const char* text) {
        return sentence("heap %1: %2", {heap, QString::fromUtf8(text)});
    };
    row("clauses", sentence("%1", {Clauses{{clause(1, "3 ⊕ 3 = 0"), clause(2, "0 ⊕ 3 = 3")}}}),
        "heap 1: 3 ⊕ 3 = 0; heap 2: 0 ⊕ 3 = 3");
    row("arrows", sentence("%1", {Clauses{{clause(1, "1 → 3"), clause(2, "2 → 0")}}}),
        "heap 1: 1 → 3; heap 2: 2 → 0");
    row("no formulas", sentence("%1", {Clauses{{clause(1, "{1,3}"), clause(2, "{2,5}")}}}),
        "heap 1: {1,3}, heap 2: {2,5}");
    const auto pair = [](Count first, Count second) { return sentence("after %1, %2", {first, second}); };
    row("commas within", sentence("%1", {Clauses{{pair(1, 2), pair(3, 4)}}}), "after 1, 2; after 3, 4");
    row("commas in brackets",
        sentence(
            "%1",
            {Clauses{{sentence("%1", {QStringLiteral("(5, 1)")}), sentence("%1", {QStringLiteral("(4)")})}}}),
        "(5, 1), (4)");
    row("empty list", sentence("(%1)", {Numbers{}}), "()");
    row("empty clauses", sentence("(%1)", {Clauses{}}), "()");
    row("largest number", sentence("%1", {kMaxCount}), "9223372036854775807");
}

void SentenceTest::placesAreFilled()
{
    QFETCH(Sentence, said);
    QFETCH(QString, text);
    QCOMPARE(voice().say(said), text);
}

void SentenceTest::argumentsThatLookLikePlacesAreLeftAlone()
{
    const Sentence said = sentence("%1 and %2, %n", {QStringLiteral("%2%n"), QStringLiteral("%1")}, 4);
    QCOMPARE(voice().say(said), QStringLiteral("%2%n and %1, 4"));
    // Also within a clause and when the translation brings the places.
    const Sentence outer = sentence("outer", {Clauses{{said}}, QStringLiteral("%1")});
    QCOMPARE(voice({{"outer", QStringLiteral("<%1|%2>")}}).say(outer), QStringLiteral("<%2%n and %1, 4|%1>"));
}

void SentenceTest::missingTranslationFallsBackToTheSource()
{
    const Sentence said = sentence("⊕ of %1", {Count{5}});
    QCOMPARE(voice().say(said), QStringLiteral("⊕ of 5"));
    QCOMPARE(voice({{"⊕ of %1", QString()}}).say(said), QStringLiteral("⊕ of 5"));
    QCOMPARE(voice({{"⊕ of %1", QStringLiteral("%1 的异或和")}}).say(said), QStringLiteral("5 的异或和"));
}

void SentenceTest::translationMayChangeTheOrderOfPlaces()
{
    const Voice chinese = voice({{"take %1 from heap %2", QStringLiteral("从第 %2 堆取 %1 颗")}});
    QCOMPARE(chinese.say(sentence("take %1 from heap %2", {Count{11}, Count{4}})),
             QStringLiteral("从第 4 堆取 11 颗"));
}

void SentenceTest::listsAreThoseOfTheLanguage()
{
    const Voice english = voice();
    const Voice chinese = voice({{", ", QStringLiteral("、")}, {"take %1", QStringLiteral("取 %1 颗")}});
    const Sentence numbers = sentence("%1.", {Numbers{{9, 15, 12}}});
    QCOMPARE(english.say(numbers), QStringLiteral("9, 15, 12."));
    QCOMPARE(chinese.say(numbers), QStringLiteral("9、15、12."));
    const Sentence clauses =
        sentence("%1.", {Clauses{{sentence("take %1", {Count{3}}), sentence("take %1", {Count{4}})}}});
    QCOMPARE(english.say(clauses), QStringLiteral("take 3, take 4."));
    QCOMPARE(chinese.say(clauses), QStringLiteral("取 3 颗、取 4 颗."));
    QCOMPARE(chinese.say(sentence("%1", {Numbers{{9}}})), QStringLiteral("9"));
}

void SentenceTest::numbersAreInTheDigitsOfTheLanguageWithoutGrouping()
{
    const Sentence said = sentence("%1; %2", {Count{1234567}, Numbers{{1000, 2000}}});
    for (const QLocale::Language language : {QLocale::English, QLocale::German, QLocale::Chinese})
        QCOMPARE(voice({}, QLocale(language)).say(said), QStringLiteral("1234567; 1000, 2000"));
    const QLocale arabic(QLocale::Arabic, QLocale::Egypt);
    QCOMPARE(voice({}, arabic).number(12), arabic.toString(12));
    QCOMPARE(voice({}, QLocale(QLocale::German)).locale().language(), QLocale::German);
}

void SentenceTest::binaryHasItsWidthAndItsBase_data()
{
    QTest::addColumn<Binary>("binary");
    QTest::addColumn<QString>("text");
    QTest::newRow("filled up") << Binary{7, 4, false} << QStringLiteral("0111");
    QTest::newRow("with base") << Binary{13, 1, true} << QStringLiteral("1101₂");
    QTest::newRow("wider than asked") << Binary{9, 2, false} << QStringLiteral("1001");
    QTest::newRow("zero") << Binary{0, 1, false} << QStringLiteral("0");
    QTest::newRow("zero without width") << Binary{0, 0, true} << QStringLiteral("0₂");
    QTest::newRow("zero filled up") << Binary{0, 3, true} << QStringLiteral("000₂");
    QTest::newRow("largest") << Binary{kMaxCount, 64, false}
                             << QString(QLatin1Char('0') + QString(63, QLatin1Char('1')));
}

void SentenceTest::binaryHasItsWidthAndItsBase()
{
    QFETCH(Binary, binary);
    QFETCH(QString, text);
    QCOMPARE(voice().say(sentence("%1", {binary})), text);
    QCOMPARE(binaryDigits(binary.value, binary.width), text.remove(QStringLiteral("₂")));
}

void SentenceTest::countReachesTheTranslatorAndThePlaceN()
{
    std::vector<int> asked;
    const Voice plural(
        [&](const char*, const char*, int count) {
            asked.push_back(count);
            return count == 1 ? QStringLiteral("%n heap of %1") : QStringLiteral("%n heaps of %1");
        },
        QLocale::c());
    QCOMPARE(plural.say(sentence("%n heap(s) of %1", {Count{8}}, 1)), QStringLiteral("1 heap of 8"));
    QCOMPARE(plural.say(sentence("%n heap(s) of %1", {Count{8}}, 1234)), QStringLiteral("1234 heaps of 8"));
    QCOMPARE(plural.say(sentence("%n heap(s) of %1", {Count{8}}, 0)), QStringLiteral("0 heaps of 8"));
    plural.say(sentence("no number"));
    QVERIFY(asked == (std::vector{1, 1234, 0, -1}));
    QCOMPARE(voice().say(sentence("%n heap(s)", {}, 3)), QStringLiteral("3 heap(s)"));
}

void SentenceTest::contextReachesTheTranslator()
{
    const Voice echo(
        [](const char* context, const char* source, int) {
            return QString::fromUtf8(context) + QLatin1Char('/') + QString::fromUtf8(source);
        },
        QLocale::c());
    QCOMPARE(echo.say({"Coach", "right", {}}), QStringLiteral("Coach/right"));
    QCOMPARE(echo.say({"Outer", "%1", {Clauses{{{"Inner", "left", {}}}}}}),
             QStringLiteral("Outer/Inner/left"));
}

void SentenceTest::formulaIsTheSameInEveryLanguage()
{
    const QString text = QStringLiteral("7 ⊕ 9 = 14");
    QCOMPARE(voice().say(formula(text)), text);
    QCOMPARE(voice({{"%1", QString()}}, QLocale(QLocale::Arabic, QLocale::Egypt)).say(formula(text)), text);
    QVERIFY(!formula(text).isEmpty());
    QVERIFY(Sentence{}.isEmpty());
}

void SentenceTest::sentencesAreEqualByWhatTheySay_data()
{
    QTest::addColumn<Sentence>("other");
    QTest::addColumn<bool>("equal");
    static const std::string copy = "take %1"; // the same words in another place
    QTest::newRow("same words") << sentence(copy.c_str(), {Count{3}}, 2) << true;
    QTest::newRow("other template") << sentence("give %1", {Count{3}}, 2) << false;
    QTest::newRow("other argument") << sentence("take %1", {Count{4}}, 2) << false;
    QTest::newRow("other type of argument") << sentence("take %1", {QStringLiteral("3")}, 2) << false;
    QTest::newRow("more arguments") << sentence("take %1", {Count{3}, Count{3}}, 2) << false;
    QTest::newRow("other count") << sentence("take %1", {Count{3}}, 1) << false;
    QTest::newRow("empty") << Sentence{} << false;
    // The context decides about the translation, so it is part of what is said.
    QTest::newRow("other context") << Sentence{"Other", "take %1", {Count{3}}, 2} << false;
}

void SentenceTest::sentencesAreEqualByWhatTheySay()
{
    QFETCH(Sentence, other);
    QFETCH(bool, equal);
    const Sentence said = sentence("take %1", {Count{3}}, 2);
    QVERIFY(said == said);
    QCOMPARE(said == other, equal);
    QCOMPARE(other == said, equal);
    // Also within clauses.
    QCOMPARE(sentence("%1", {Clauses{{said}}}) == sentence("%1", {Clauses{{other}}}), equal);
    QVERIFY(Sentence{} == Sentence{});
}

void SentenceTest::installedVoiceSpeaksTheLanguageOfTheApplication()
{
    struct German : QTranslator {
        QString translate(const char* context, const char* source, const char*, int count) const override
        {
            if (QLatin1String(context) != QLatin1String("Test"))
                return {};
            if (QLatin1String(source) == QLatin1String("%n heap(s) of %1"))
                return count == 1 ? QStringLiteral("%n Haufen mit %1") : QStringLiteral("%n Häufen mit %1");
            return {};
        }
        bool isEmpty() const override { return false; }
    } german;
    const Sentence said = sentence("%n heap(s) of %1", {QStringLiteral("%n")}, 3);
    QCOMPARE(Voice::installed().say(said), QStringLiteral("3 heap(s) of %n"));
    QVERIFY(QCoreApplication::installTranslator(&german));
    QCOMPARE(Voice::installed().say(said), QStringLiteral("3 Häufen mit %n"));
    QCOMPARE(Voice::installed().say(sentence("unknown %1", {Count{1}})), QStringLiteral("unknown 1"));
    QVERIFY(QCoreApplication::removeTranslator(&german));
    QCOMPARE(Voice::installed().say(said), QStringLiteral("3 heap(s) of %n"));
}

LASTSTONE_TEST(SentenceTest, Events)

} // namespace laststone::sentence_test
#include "sentence_test.moc"
