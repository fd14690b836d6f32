// SPDX-License-Identifier: GPL-3.0-or-later
// Tours as they are read: sections, what they ask, notes for whoever lectures, links.
#include "teaching/tour.h"
#include "test_main.h"

#include <QTest>

namespace laststone::tour_test {

using teaching::Tour;

namespace {

Tour read(const char* text)
{
    return teaching::parseTour(QString::fromUtf8(text));
}

Tour::Piece piece(const char* text, const char* question, const char* words)
{
    return {QString::fromUtf8(text), Tour::Question{QString::fromUtf8(question), QString::fromUtf8(words)}};
}

} // namespace

class TourTest : public QObject {
    Q_OBJECT
private slots:
    void sectionsHaveTheirTitles()
    {
        const Tour tour =
            read("Before.\n# Title\nNot yet.\n\n## One\n\nText.\n\n### Part\n\nMore.\n## Two\n");
        QCOMPARE(tour.title, QStringLiteral("Title"));
        QCOMPARE(tour.sections.size(), std::size_t{2});
        QCOMPARE(tour.sections[0].title, QStringLiteral("One"));
        QCOMPARE(tour.sections[0].pieces.size(), std::size_t{1});
        QCOMPARE(tour.sections[0].markdown(), QStringLiteral("Text.\n\n### Part\n\nMore."));
        QCOMPARE(tour.sections[1].pieces.size(), std::size_t{1});
        QVERIFY(tour.sections[1].markdown().isEmpty());
    }

    void notesAreKeptApart()
    {
        const Tour tour = read("# Title\n\n## One\n\nText.\n\n> [!NOTE]\n> First\n> *line*.\n\nMore.\n\n"
                               "> A quotation.\n\n## Two\n\n> [!NOTE]\n> a\n\n> [!NOTE]\n> b\n");
        QCOMPARE(tour.sections.size(), std::size_t{2});
        QCOMPARE(tour.sections[0].notes, QStringLiteral("First\n*line*."));
        QVERIFY(tour.sections[0].markdown().startsWith(QStringLiteral("Text.")));
        QVERIFY(tour.sections[0].markdown().endsWith(QStringLiteral("More.\n\n> A quotation.")));
        QVERIFY(!tour.sections[0].markdown().contains(QStringLiteral("First")));
        QCOMPARE(tour.sections[1].notes, QStringLiteral("a\n\nb"));
        QVERIFY(tour.sections[1].markdown().isEmpty());
    }

    void questionsPartTheText()
    {
        const Tour tour =
            read("## One\n\nText.\n\n> [!QUESTION] outcome 7\n> Who wins from [7](position:7)?\n"
                 "> Think.\n\nBetween.\n\n> [!QUESTION] next-lost bash-3-misere: 20\n\nAfter.\n");
        QCOMPARE(tour.sections.size(), std::size_t{1});
        const Tour::Section& section = tour.sections[0];
        QCOMPARE(section.pieces.size(), std::size_t{3});
        QVERIFY(section.pieces[0] == piece("Text.", "outcome 7", "Who wins from [7](position:7)?\nThink."));
        QVERIFY(section.pieces[1] == piece("Between.", "next-lost bash 3 misere: 20", ""));
        QVERIFY(section.pieces[2] == (Tour::Piece{QStringLiteral("After."), std::nullopt}));
        QCOMPARE(section.questionCount(), std::size_t{2});
        QCOMPARE(section.markdown(),
                 QStringLiteral("Text.\n\nWho wins from [7](position:7)?\nThink.\n\n"
                                "Between.\n\nAfter."));
    }

    // What a board shows only once it is told who wins: the mark is not read.
    void aTextTellsWhatItsBoardShows()
    {
        const Tour tour = read("## One\n\nText.\n\n> [!QUESTION] outcome 7\n\n<!--told-->\nColumns.\n\n"
                               "> [!QUESTION] move 7\n> <!--told-->\n> Mend them.\n\n"
                               "> [!QUESTION] move 6\n> <!--told-->\n");
        const auto& pieces = tour.sections[0].pieces;
        QVERIFY(!pieces[0].isTold && !pieces[0].question->isTold && pieces[1].isTold);
        QCOMPARE(pieces[1].markdown, QStringLiteral("Columns."));
        QVERIFY(pieces[1].question->isTold && pieces[2].question->isTold);
        QCOMPARE(pieces[1].question->words, QStringLiteral("Mend them."));
        QCOMPARE(pieces[2].question->words, QString());
    }

    // One after the other, next to a note, at the end and at the beginning of a section.
    void questionsStandAnywhere()
    {
        const Tour tour = read("## One\n> [!QUESTION] outcome 7\n> [!QUESTION] move 6\n> Words.\n> [!NOTE]\n"
                               "> Wait.\n\n## Two\nText.\n> [!QUESTION]   reply(2,3) nim-misere:3,4 \n");
        QCOMPARE(tour.sections.size(), std::size_t{2});
        QCOMPARE(tour.sections[0].pieces.size(), std::size_t{2});
        QVERIFY(tour.sections[0].pieces[0] == piece("", "outcome 7", ""));
        QVERIFY(tour.sections[0].pieces[1] == piece("", "move 6", "Words."));
        QCOMPARE(tour.sections[0].notes, QStringLiteral("Wait."));
        QCOMPARE(tour.sections[1].pieces.size(), std::size_t{1});
        QVERIFY(tour.sections[1].pieces[0] == piece("Text.", "reply(2,3) nim misere:3,4", ""));
    }

    // What is clicked and typed is for whoever reads alone.
    void aHallReadsOtherWords()
    {
        const Tour tour = read("## One\nPlay from [7](position:7)<!--alone-->: click it<!--/alone-->. Look.\n"
                               "<!--alone-->\nThe arrow keys\nwork too.\n<!--/alone-->\n"
                               "> [!QUESTION] outcome 7\n> Who wins?<!--alone--> Type it.<!--/alone-->\n"
                               "For all.\n> [!QUESTION] outcome 8\n> <!--alone-->Not closed.\n");
        const auto& pieces = tour.sections[0].pieces;
        QCOMPARE(pieces[0].markdown,
                 QStringLiteral("Play from [7](position:7): click it. Look.\n\n"
                                "The arrow keys\nwork too."));
        QCOMPARE(pieces[0].forHall(), QStringLiteral("Play from [7](position:7). Look."));
        QCOMPARE(pieces[0].question->words, QStringLiteral("Who wins? Type it."));
        QCOMPARE(pieces[0].question->forHall(), QStringLiteral("Who wins?"));
        QVERIFY(!pieces[1].inHall);
        QCOMPARE(pieces[1].forHall(), QStringLiteral("For all."));
        QCOMPARE(pieces[1].question->words, QStringLiteral("Not closed."));
        QCOMPARE(pieces[1].question->forHall(), QStringLiteral("Not closed."));
        QVERIFY(!tour.sections[0].markdown().contains(QStringLiteral("alone")));
    }

    // Whoever writes a tour of his own may forget what it is about.
    void aQuestionMayBeIncomplete()
    {
        const Tour tour = read("## One\n> [!QUESTION]\n> What?\n\n> [!QUESTION] reply(2 all-moves: 5\n"
                               "> [!QUESTION] all-moves\n");
        QCOMPARE(tour.sections[0].pieces.size(), std::size_t{3});
        QVERIFY(tour.sections[0].pieces[0] == piece("", "", "What?"));
        QCOMPARE(tour.sections[0].pieces[1].question->text, QStringLiteral("reply(2 all-moves: 5"));
        QCOMPARE(tour.sections[0].pieces[2].question->text, QStringLiteral("all-moves"));
    }

    void linksNamePositions()
    {
        using teaching::notationOfLink;
        const auto tour = teaching::parseTour(
            QStringLiteral("# T\n## A\nSee [this](position:7,9) and [that](help:playing).\n"
                           "## B\n[This](position:7,9), [misère](position:nim-misere:3,4) and ](position:"));
        QCOMPARE(teaching::positionsOf(tour),
                 QStringList({QStringLiteral("7,9"), QStringLiteral("nim misere:3,4")}));
        QCOMPARE(notationOfLink(QStringLiteral("position:7,9")), std::optional(QStringLiteral("7,9")));
        QCOMPARE(notationOfLink(QStringLiteral("position:nim-misere:3,4")),
                 std::optional(QStringLiteral("nim misere:3,4")));
        QVERIFY(!notationOfLink(QStringLiteral("https://example.org/")));
    }
};

LASTSTONE_TEST(TourTest, Nothing)

} // namespace laststone::tour_test
#include "tour_test.moc"
