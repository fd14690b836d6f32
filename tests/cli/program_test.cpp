// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a shell sees it: output, complaints, exit status, files.
#include "cli/program_run.h"
#include "cli/solve.h"
#include "paths.h"
#include "test_main.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <set>
#include <string_view>

namespace laststone::program_test {

namespace {

// The same after a shell has done something first, such as setting a limit.
Run runAfter(const char* shell, const QStringList& arguments)
{
    const QString script = QLatin1String(shell) + QStringLiteral("; exec \"$@\"");
    return runProgram(
        QStringLiteral("/bin/sh"),
        QStringList{QStringLiteral("-c"), script, QStringLiteral("sh"), laststone::tests::programPath()}
            + arguments,
        {}, {});
}

QByteArray bytesOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

constexpr char kPosition[] = "nim: 7 9 15 12";

QString position()
{
    return QString::fromLatin1(kPosition);
}

// A kind of question as `questions --help` lists it: the lesson, none where all have it, and what answers it.
struct ListedKind {
    QString lesson;
    QString kind;
    QString form;
};
std::vector<ListedKind> listedKinds()
{
    const Run help = run({QStringLiteral("questions"), QStringLiteral("--help")});
    const QString heading = QStringLiteral("The kinds, and what answers them:\n");
    const QString list = help.output.mid(help.output.indexOf(heading) + heading.size());
    std::vector<ListedKind> kinds;
    QString lesson;
    for (const QString& line : list.split(QLatin1Char('\n'))) {
        if (line.isEmpty())
            break;
        if (line.startsWith(QLatin1Char(' ')))
            kinds.push_back({lesson, line.section(QStringLiteral(": "), 0, 0).trimmed(),
                             line.section(QStringLiteral(": "), 1)});
        else
            lesson = line;
    }
    return kinds;
}

// Whether an answer in JSON is what the help tells of its kind.
bool hasForm(const QJsonValue& answer, const QString& form)
{
    const auto isPosition = [](const QJsonValue& value) {
        return value.isString() && value.toString().contains(QStringLiteral(": "));
    };
    const QJsonArray list = answer.toArray();
    const bool areNumbers = std::ranges::all_of(list, [](const QJsonValue& one) { return one.isDouble(); });
    if (form.startsWith(QStringLiteral("\"P\"")))
        return answer == QJsonValue(QStringLiteral("P")) || answer == QJsonValue(QStringLiteral("N"));
    if (form.startsWith(QStringLiteral("a list")))
        return answer.isArray() && areNumbers
            && std::ranges::is_sorted(list, {}, [](const QJsonValue& one) { return one.toDouble(); });
    if (form.startsWith(QStringLiteral("a number")) || form.startsWith(QStringLiteral("the number")))
        return answer.isDouble() && answer.toDouble() >= 0;
    if (form.startsWith(QStringLiteral("the positions")))
        return answer.isArray() && std::ranges::all_of(list, isPosition);
    if (form.startsWith(QStringLiteral("a position")))
        return isPosition(answer) || (answer.isArray() && list.isEmpty());
    return form.startsWith(QStringLiteral("the position")) && isPosition(answer);
}

} // namespace

class ProgramTest : public QObject {
    Q_OBJECT
private slots:
    void analyseWritesJson()
    {
        const Run result = run({QStringLiteral("analyse"), QStringLiteral("--json"), position()});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.complaint, QString());
        QCOMPARE(result.output,
                 QStringLiteral("{\"position\":\"nim: 7 9 15 12\",\"outcome\":\"N\",\"sg\":13,\"winning\":["
                                "{\"move\":\"take 5 from heap 2\",\"result\":\"nim: 7 4 15 12\"},"
                                "{\"move\":\"take 13 from heap 3\",\"result\":\"nim: 7 9 2 12\"},"
                                "{\"move\":\"take 11 from heap 4\",\"result\":\"nim: 7 9 15 1\"}]}\n"));
    }

    // A verdict that names the moves is not followed by them.
    void analyseNamesAMoveOnce()
    {
        for (const char* language : {"en", "zh_TW"}) {
            const Run result = run({QStringLiteral("analyse"), QStringLiteral("--language"),
                                    QString::fromLatin1(language), QStringLiteral("bash 3: 21")});
            const QString move =
                language == std::string_view("en") ? QStringLiteral("take 1") : QStringLiteral("取 1 顆");
            QVERIFY2(result.output.endsWith(move + u'\n'), qPrintable(result.output));
            QVERIFY2(result.output.count(move) == 1, qPrintable(result.output));
        }
    }

    void analyseReadsLinesAndAnswersEach()
    {
        const Run result = run({QStringLiteral("analyse"), QStringLiteral("--json")},
                               "nim: 1 2 3\nnim misere: 1 1\nnim: 9223372036854775807");
        QCOMPARE(result.status, 0);
        const QStringList lines = result.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].contains(QStringLiteral("\"outcome\":\"P\",\"sg\":0,\"winning\":[]")));
        QVERIFY(lines[1].contains(QStringLiteral("\"sg\":null")));
        QVERIFY(lines[2].contains(QStringLiteral("\"sg\":9223372036854775807,")));
        for (const QString& line : lines)
            QVERIFY(QJsonDocument::fromJson(line.toUtf8()).isObject());
    }

    void languagesCanBeChosen()
    {
        const Run simplified = run(
            {QStringLiteral("analyse"), QStringLiteral("--language"), QStringLiteral("zh_CN"), position()});
        QVERIFY(simplified.output.contains(QStringLiteral("从第 4 堆取 11 颗")));
        const Run traditional =
            run({QStringLiteral("explain"), position(), QStringLiteral("--language=zh_TW")});
        QVERIFY(traditional.output.contains(QStringLiteral("異或和")));
        const Run system =
            run({QStringLiteral("explain"), position()}, {}, {QStringLiteral("LC_ALL=zh_HK.UTF-8")});
        QVERIFY(system.output.contains(QStringLiteral("異或和")));
    }

    // As they are typed before a class, whatever the language.
    void gamesMayBeNamedInChinese()
    {
        for (const auto& [typed, read] : {std::pair("尼姆：3 5 7", "nim: 3 5 7"),
                                          {"凯尔斯 9 5", "sg 0.77: 9 5"},
                                          {"凱爾斯反規則：三 五", "sg 0.77 misere: 3 5"},
                                          {"巴什博弈 3：二十一", "bash 3: 21"},
                                          {"階梯 4 1", "staircase: 4 1"},
                                          {"威佐夫：５，８", "wythoff: 5 8"},
                                          {"反尼姆：1 1 4", "nim misere: 1 1 4"},
                                          {"misère nim: 1 1 4", "nim misere: 1 1 4"},
                                          {"Misere nim 1 1 4", "nim misere: 1 1 4"},
                                          {"Wythoff's game 8 13", "wythoff: 8 13"},
                                          {"grundy’s game: 12", "sg grundy: 12"},
                                          {"图 1>0;2>1: 2", "sg graph 1>0;2>1: 2"}}) {
            const Run result = run({QStringLiteral("analyse"), QString::fromUtf8(typed)});
            QVERIFY2(result.output.startsWith(QString::fromUtf8(read) + u' '),
                     qPrintable(result.output + result.complaint));
        }
        const Run wrong = run({QStringLiteral("analyse"), QStringLiteral("尼姆 3 x")});
        QVERIFY2(wrong.complaint.contains(QStringLiteral("Character 6:")), qPrintable(wrong.complaint));
    }

    void questionsAreWrittenOneALine()
    {
        const QStringList words{QStringLiteral("questions"), QStringLiteral("nim"), QStringLiteral("--seed"),
                                QStringLiteral("7")};
        const Run text = run(words);
        QCOMPARE(text.status, 0);
        // Each begins a line; what belongs to it is indented below it: the task, the answer, the slips.
        const QStringList written = text.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QStringList names;
        for (const QString& line : written) {
            if (!line.startsWith(QLatin1String("    ")))
                names << line;
        }
        QCOMPARE(names.size(), 10);
        QVERIFY(written.size() >= 4 * names.size());
        QCOMPARE(text.output.count(QStringLiteral("\n    right: ")), 10);
        QVERIFY(text.output.contains(QStringLiteral("\n    wrong: ")));
        QCOMPARE(run(words).output, text.output); // the same again
        // By the name of a set.
        const Run set = run({QStringLiteral("questions"), QStringLiteral("nim mixed medium 7")});
        QCOMPARE(set.output,
                 run(words + QStringList{QStringLiteral("--level"), QStringLiteral("medium")}).output);
        QCOMPARE(set.status, 0);
        const Run none = run({QStringLiteral("questions"), QStringLiteral("sg 0.137: period hard 8")});
        QVERIFY(none.status != 0 && none.output.isEmpty());
        const Run result =
            run(words
                + QStringList{QStringLiteral("--json"), QStringLiteral("--count"), QStringLiteral("20"),
                              QStringLiteral("--level"), QStringLiteral("hard")});
        QCOMPARE(result.status, 0);
        const QStringList lines = result.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 20);
        const QString start = QStringLiteral("{\"lesson\":\"nim\",\"kind\":\"");
        for (const QString& line : lines) {
            QVERIFY(line.startsWith(start));
            const QJsonObject object = QJsonDocument::fromJson(line.toUtf8()).object();
            for (const char* key : {"position", "task", "answer", "slips", "about", "choices", "hints"})
                QVERIFY2(object.contains(QLatin1String(key)), key);
            QVERIFY(object[QStringLiteral("position")].toString().startsWith(QStringLiteral("nim: ")));
        }
    }

    // Moves by the positions that they lead to, as analyse has them.
    void answersOfQuestionsAreThoseOfAnalyse()
    {
        const auto ask = [](const char* lesson, const char* kind) {
            return run({QStringLiteral("questions"), QString::fromLatin1(lesson), QStringLiteral("--kind"),
                        QString::fromLatin1(kind), QStringLiteral("--json"), QStringLiteral("--seed"),
                        QStringLiteral("3")});
        };
        for (const char* lesson : {"nim", "bash 7", "sg 0.77", "nim misere", "wythoff", "staircase"}) {
            for (const char* kind : {"outcome", "all-moves"}) {
                const Run result = ask(lesson, kind);
                QCOMPARE(result.status, 0);
                for (const QString& line : result.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
                    const QJsonObject object = QJsonDocument::fromJson(line.toUtf8()).object();
                    const Run known = run({QStringLiteral("analyse"), QStringLiteral("--json"),
                                           object[QStringLiteral("position")].toString()});
                    const QJsonObject told = QJsonDocument::fromJson(known.output.toUtf8()).object();
                    QJsonArray moves;
                    for (const QJsonValue& move : told[QStringLiteral("winning")].toArray()) {
                        const QJsonValue left = move.toObject()[QStringLiteral("result")];
                        if (!moves.contains(left))
                            moves.append(left);
                    }
                    const QJsonValue right = object[QStringLiteral("answer")];
                    if (QLatin1String(kind) == QLatin1String("outcome"))
                        QCOMPARE(right, told[QStringLiteral("outcome")]);
                    else
                        QCOMPARE(right.toArray(), moves);
                }
            }
        }
    }

    void whatIsWrongWithTheWordsOfQuestionsIsSaid()
    {
        const auto complaint = [](const QStringList& words) {
            const Run result = run(QStringList{QStringLiteral("questions")} + words);
            return result.status == 2 && result.output.isEmpty() ? result.complaint : QString();
        };
        QVERIFY(complaint({QStringLiteral("nimm")}).contains(QStringLiteral("Character 1")));
        QVERIFY(complaint({QStringLiteral("nim: 3 4 5")}).contains(QStringLiteral("no heaps are expected")));
        QVERIFY(complaint({QStringLiteral("nim"), QStringLiteral("--kind"), QStringLiteral("guess")})
                    .contains(QStringLiteral("outcome, move, all-moves")));
        QVERIFY(complaint({QStringLiteral("nim"), QStringLiteral("--level"), QStringLiteral("odd")})
                    .contains(QStringLiteral("easy, medium, hard")));
        QVERIFY(complaint({QStringLiteral("nim"), QStringLiteral("--count"), QStringLiteral("0")})
                    .contains(QStringLiteral("from 1 to")));
        QVERIFY(complaint({QStringLiteral("nim"), QStringLiteral("--seed"), QStringLiteral("-1")})
                    .contains(QStringLiteral("--seed is “-1”")));
        QVERIFY(complaint({}).contains(QStringLiteral("needs a lesson")));
    }

    // Whoever mistypes a call is shown a whole one that can be pasted, with what was right of his own.
    void everyComplaintOfQuestionsEndsWithACallThatWorks_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("call");
        const std::pair<const char*, const char*> calls[] = {
            {"nim:|3|4", "nim --kind outcome --level easy"},
            {"nim: 3 4", "nim --kind outcome --level easy"},
            {"wythoff|--kind|foo", "wythoff --kind outcome --level easy"},
            {"nim|--kind|nim-sum|--level|foo", "nim --kind nim-sum --level easy"},
            {"staircase|--count|0", "staircase --kind outcome --level easy"},
            {"nim|--kind|binary|--seed|x", "nim --kind binary --level easy"},
            {"bash 7|--foo", "\"bash 7\" --kind outcome --level easy"},
            {"bash 3 misere|--kind|block|--level|foo", "\"bash 3 misere\" --kind block --level easy"},
            {"sg 0.137|--kind|period", "\"sg 0.137\" --kind outcome --level easy"},
            {"sg {1,3,4}: mex easy", "sg --kind outcome --level easy"},
            {"chess", "bash --kind outcome --level easy"},
            {"nim guess easy 3", "nim --kind outcome --level easy"},
            {"", "bash --kind outcome --level easy"},
            {"nim|--language|xx", "nim --kind outcome --level easy"},
        };
        for (const auto& [typed, call] : calls)
            QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(call);
    }
    void everyComplaintOfQuestionsEndsWithACallThatWorks()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, call);
        const QStringList words = typed.split(QLatin1Char('|'), Qt::SkipEmptyParts);
        for (const char* language : {"en", "zh_CN", "zh_TW"}) {
            QStringList all = QStringList{QStringLiteral("questions")} + words;
            if (!words.contains(QStringLiteral("--language")))
                all += {QStringLiteral("--language"), QString::fromLatin1(language)};
            const Run wrong = run(all);
            QCOMPARE(wrong.status, 2);
            QVERIFY(wrong.output.isEmpty());
            const QString command = QStringLiteral("laststone questions ") + call;
            QVERIFY2(wrong.complaint.trimmed().endsWith(command), qPrintable(wrong.complaint));
            QCOMPARE(wrong.complaint.count(QLatin1Char('\n')), 1);
        }
        const Run right = run(QProcess::splitCommand(QStringLiteral("questions ") + call));
        QCOMPARE(right.status, 0);
        QVERIFY(!right.output.isEmpty());
    }

    // Every kind of every lesson, as the help lists them, with answers of the form that it tells.
    void everyKindIsWrittenAsJson_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("form");
        const QStringList lessons{QStringLiteral("bash"), QStringLiteral("wythoff"), QStringLiteral("nim"),
                                  QStringLiteral("staircase"), QStringLiteral("sg")};
        for (const auto& [head, kind, form] : listedKinds()) {
            const QStringList its = head.isEmpty() ? lessons : QStringList{head};
            for (const QString& lesson : its)
                QTest::newRow(qPrintable(lesson + QLatin1Char(' ') + kind)) << lesson << kind << form;
        }
    }
    void everyKindIsWrittenAsJson()
    {
        QFETCH(const QString, lesson);
        QFETCH(const QString, kind);
        QFETCH(const QString, form);
        const bool isOfGraphs = kind == QLatin1String("vertex-value");
        const QString rule = isOfGraphs ? QStringLiteral("sg graph 1>0;2>0;2>1;3>1;3>2;4>2;4>3;5>3") : lesson;
        const Run result = run({QStringLiteral("questions"), rule, QStringLiteral("--json"),
                                QStringLiteral("--kind"), kind, QStringLiteral("--count"),
                                QStringLiteral("4"), QStringLiteral("--seed"), QStringLiteral("11")});
        QCOMPARE(result.status, 0);
        const QStringList lines = result.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QVERIFY(!lines.isEmpty());
        for (const QString& line : lines) {
            QVERIFY2(
                line.startsWith(
                    QStringLiteral("{\"lesson\":\"%1\",\"kind\":\"%2\",\"position\":\"").arg(lesson, kind)),
                qPrintable(line));
            const QJsonObject object = QJsonDocument::fromJson(line.toUtf8()).object();
            QVERIFY(!object[QStringLiteral("task")].toString().isEmpty());
            const QJsonValue right = object[QStringLiteral("answer")];
            QVERIFY2(hasForm(right, form), qPrintable(line));
            const QJsonArray slips = object[QStringLiteral("slips")].toArray();
            QVERIFY2(!slips.isEmpty(), qPrintable(line));
            for (const QJsonValue& slip : slips) {
                QVERIFY2(hasForm(slip[QStringLiteral("answer")], form), qPrintable(line));
                QVERIFY2(slip[QStringLiteral("answer")] != right, qPrintable(line));
                QVERIFY(!slip[QStringLiteral("reply")].toString().isEmpty());
            }
            const Run known = run({QStringLiteral("analyse"), object[QStringLiteral("position")].toString()});
            QCOMPARE(known.status, 0);
        }
    }

    // By the help, and by the guide in each language.
    void theKindsOfQuestionsAreListed()
    {
        const auto kinds = listedKinds();
        QCOMPARE(kinds.size(), std::size_t{3 + 4 + 4 + 7 + 4 + 8});
        for (const char* language : {"en", "zh_CN", "zh_TW"}) {
            QString guide;
            for (const char* chapter : {"06-exercises", "11-commands"}) {
                QFile file(laststone::tests::projectFile(QStringLiteral("resources/help/%1/%2.md"))
                               .arg(QLatin1String(language), QLatin1String(chapter)));
                QVERIFY(file.open(QIODevice::ReadOnly));
                guide = QString::fromUtf8(file.readAll());
                for (const auto& [head, kind, form] : kinds)
                    QVERIFY2(guide.contains(QLatin1Char('`') + kind + QLatin1Char('`')), qPrintable(kind));
            }
            // The chapter on the command line tells in one row all kinds that are answered alike.
            const QStringList rows = guide.split(QLatin1Char('\n'));
            const auto rowOf = [&](const QString& kind) {
                const QStringList found =
                    rows.filter(QLatin1Char('`') + kind + QLatin1Char('`')).filter(QStringLiteral("|"));
                return found.join(QLatin1Char('\n'));
            };
            for (const auto& one : kinds) {
                for (const auto& other : kinds) {
                    const bool isAmbiguous =
                        one.kind == QLatin1String("reply") || other.kind == QLatin1String("reply");
                    if (!isAmbiguous)
                        QVERIFY2((rowOf(one.kind) == rowOf(other.kind)) == (one.form == other.form),
                                 qPrintable(one.kind + QLatin1Char(' ') + other.kind));
                }
            }
        }
    }

    void explainWritesMarkdown()
    {
        const Run result = run({QStringLiteral("explain"), position()});
        QCOMPARE(result.status, 0);
        QVERIFY(result.output.startsWith(
            QStringLiteral("# nim: 7 9 15 12\n\n1. **The rule: take any number of stones from one heap; ")));
        QVERIFY(result.output.contains(QStringLiteral("\n2. **Write every heap in binary**\n")));
        QVERIFY(result.output.contains(QStringLiteral("12 ⊕ 13 = 1: take 11 from heap 4")));
    }

    // A name that would be a sign of HTML stays what it is.
    void namesMeanNothingInMarkdown()
    {
        const Run result = run({QStringLiteral("explain"), QStringLiteral("sg graph 1=&lt;1>0: 1")});
        QCOMPARE(result.output.section(QLatin1Char('\n'), 0, 0), QStringLiteral("# sg graph 1=\\&lt;1>0: 1"));
    }

    void explainWritesTextAndLatexAsWell()
    {
        const auto explain = [](const char* format) {
            return run(
                {QStringLiteral("explain"), position(), QStringLiteral("--format"), QLatin1String(format)});
        };
        const QString markdown = run({QStringLiteral("explain"), position()}).output;
        QCOMPARE(explain("markdown").output, markdown);
        for (const char* format : {"markdown", "text", "latex"}) {
            const Run step = run({QStringLiteral("explain"), position(), QStringLiteral("--format"),
                                  QLatin1String(format), QStringLiteral("--step"), QStringLiteral("2"),
                                  QStringLiteral("--second-language"), QStringLiteral("zh_TW")});
            QCOMPARE(step.status, 0);
            QVERIFY2(step.output.contains(QStringLiteral("Write every heap in binary"))
                         && step.output.contains(QStringLiteral("二進位")),
                     qPrintable(step.output));
            QVERIFY2(!step.output.contains(QStringLiteral("Count the ones in each column"))
                         && !step.output.contains(QStringLiteral("The rule")),
                     qPrintable(step.output));
            QVERIFY2(step.output.contains(format == std::string_view("latex")
                                              ? QStringLiteral("\\setcounter{enumi}{1}")
                                              : QStringLiteral("\n2. ")),
                     qPrintable(step.output));
        }
        const Run text = explain("text");
        QCOMPARE(text.status, 0);
        QVERIFY(text.output.startsWith(QStringLiteral("nim: 7 9 15 12\n\n1. The rule: ")));
        QVERIFY(text.output.contains(QStringLiteral("\n2. Write every heap in binary\n")));
        const Run latex = explain("latex");
        QCOMPARE(latex.status, 0);
        QVERIFY(latex.output.contains(QStringLiteral("\\section*{nim: 7 9 15 12}\n")));
        QVERIFY(latex.output.contains(QStringLiteral("$12 \\oplus 13 = 1$: take 11 from heap 4")));
        QVERIFY(latex.output.endsWith(QStringLiteral("\\end{enumerate}\n")));
    }

    void mistakesAreOneLineAndStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const QStringList& arguments, const char* said) {
            QTest::newRow(name) << arguments << QString::fromUtf8(said);
        };
        row("letter", {"analyse", "nim: 3 x"}, "Character 8");
        row("negative", {"analyse", "nim: -3"}, "Character 6");
        row("a number too many", {"analyse", "wythoff: 5 8 9"}, "Character 14");
        row("a number too few", {"analyse", "wythoff: 58"}, "Character 12");
        row("too large", {"explain", "nim: 9223372036854775808"}, "larger than 9223372036854775807");
        row("unknown game", {"explain", "chess: 1"}, "the name of a game");
        row("an empty graph", {"explain", "sg graph"}, "a graph has a vertex at least");
        row("an empty graph and a colon", {"analyse", "sg graph:"}, "a graph has a vertex at least");
        row("no such step", {"explain", "nim: 1", "--step", "99"}, "there is no step 99");
        row("step 0", {"explain", "nim: 1", "--step", "0"}, "a number from 1 is expected");
        row("second language is the first", {"explain", "nim: 1", "--second-language", "en"},
            "the language that everything is in already");
        row("unknown second language of the window", {"--second-language", "tlh", "nim: 1"}, "zh_TW");
        row("second language before a command", {"--second-language", "zh_TW", "analyse", "nim: 1"},
            "second-language” here");
        row("no position", {"explain"}, "one position is expected");
        row("two positions", {"explain", "nim: 1", "nim: 2"}, "one position is expected");
        row("unknown option", {"analyse", "--frobnicate"}, "frobnicate");
        row("unknown language", {"explain", "nim: 1", "--language", "tlh"}, "zh_TW");
        row("no file", {"render", "nim: 1"}, "-o FILE");
        row("file of another kind", {"render", "nim: 1", "-o", "/tmp/a.gif"}, ".svg");
        row("unknown part", {"render", "nim: 1", "-o", "a.png", "--part", "roof"}, "projection");
        row("bad size", {"render", "nim: 1", "-o", "a.png", "--size", "9x9"}, "1280x800");
        row("step that is not there", {"render", "nim: 0", "-o", "a.png", "--step", "9"}, "no step 9");
        row("unknown part of all steps", {"render", "nim: 1", "-o", "a.png", "--part", "deck"}, "slides");
        row("slides as pixels", {"render", "nim: 1", "-o", "a.png", "--part", "slides"}, ".pdf alone");
        row("step of all steps", {"render", "nim: 1", "-o", "a.pdf", "--part", "slides", "--step", "1"},
            "--step has no meaning");
        row("dark paper", {"render", "nim: 1", "-o", "a.pdf", "--part", "explanation", "--theme", "dark"},
            "--theme has no meaning");
        row("bad scale", {"render", "nim: 1", "-o", "a.png", "--scale", "9"}, "from 1 to 8");
        row("scale that is no number", {"render", "nim: 1", "-o", "a.png", "--scale", "nan"}, "from 1");
        row("scale of vectors", {"render", "nim: 1", "-o", "a.svg", "--scale", "2"}, "for .png alone");
        row("too many pixels", {"render", "nim: 1", "-o", "a.png", "--size", "16384x16384", "--scale", "8"},
            "too large");
        row("unknown arrangement", {"render", "nim: 1", "-o", "a.png", "--arrangement", "heap"},
            "Plain rows, Sub-heaps in columns");
        row("arrangement of a board with one",
            {"render", "bash 3: 1", "-o", "a.png", "--arrangement", "Heaps"}, "one arrangement alone");
        row("arrangement of a chart",
            {"render", "nim: 1", "-o", "a.png", "--part", "chart", "--arrangement", "Plain rows"},
            "--arrangement has no meaning");
        row("unknown verdict", {"render", "nim: 1", "-o", "a.png", "--verdict", "no"}, "shown, hidden");
        row("unknown second language", {"render", "nim: 1", "-o", "a.png", "--second-language", "tlh"},
            "zh_TW");
        row("second language that is the first",
            {"render", "nim: 1", "-o", "a.png", "--language", "en", "--part", "explanation",
             "--second-language", "en"},
            "--second-language names the language that everything is in already");
        row("second language of a board",
            {"render", "nim: 1", "-o", "a.png", "--part", "board", "--second-language", "zh_TW"},
            "--second-language has no meaning");
        row("value that is missing", {"analyse", "--language"}, "--language needs a value");
        row("value that is not wanted", {"analyse", "--json=3"}, "--json");
        row("option of another command", {"analyse", "nim: 1", "--to", "3"}, "no option “to”");
        row("unknown form of words", {"explain", "nim: 1", "--format", "html"}, "markdown, text, latex");
        row("unknown format", {"solve", "hdu0000"}, "hdu2176");
        row("no format", {"solve"}, "solve needs the name of one format");
        row("no rule", {"sequence"}, "sequence needs one rule, such as");
        // What was typed is text, whatever stands in it.
        row("size that looks like a place", {"render", "nim: 1", "-o", "a.png", "--size", "%2x%3"},
            "“%2x%3”, but two numbers from 64 to 16384");
        row("scale that looks like a place", {"render", "nim: 1", "-o", "a.png", "--scale", "%2"},
            "“%2”, but a number from 1 to 8");
        row("last heap that looks like a place", {"sequence", "0.77", "--to", "%2"},
            "“%2”, but a whole number from 0 to 100000000");
        row("count that looks like a place", {"questions", "nim", "--count", "%3"},
            "“%3”, but a whole number from 1 to 10000");
        row("number with a blank", {"sequence", "0.77", "--to", " 5"}, "“ 5”");
        row("number with a sign", {"sequence", "0.77", "--to", "+5"}, "“+5”");
        row("step with a sign", {"render", "nim: 1", "-o", "a.png", "--step", "+1"}, "“+1”");
        row("step beyond all numbers", {"render", "nim: 1", "-o", "a.png", "--step", "4294967297"},
            "“4294967297”");
        // Without a display; it is not the display that is wrong.
        row("command that is none", {"analyze", "nim: 1"}, "no command “analyze”");
        row("command that is none, alone", {"analyze"}, "no command “analyze”");
        row("option that is none", {"--frobnicate"}, "no option “frobnicate”");
    }
    void mistakesAreOneLineAndStatusTwo()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, said);
        const Run result = run(arguments);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.output, QString());
        QVERIFY2(result.complaint.startsWith(QStringLiteral("laststone: ")), qPrintable(result.complaint));
        QCOMPARE(result.complaint.count(QLatin1Char('\n')), 1);
        QVERIFY2(result.complaint.contains(said), qPrintable(result.complaint));
    }

    void theLastLanguageThatIsNamedIsTaken()
    {
        const Run result = run({QStringLiteral("explain"), position(), QStringLiteral("--language"),
                                QStringLiteral("zh_CN"), QStringLiteral("--language=zh_TW")});
        QVERIFY(result.output.contains(QStringLiteral("異或和")));
        const Run help = run({QStringLiteral("--language=zh_TW"), QStringLiteral("--help"),
                              QStringLiteral("--language"), QStringLiteral("en")});
        QVERIFY(help.output.startsWith(QStringLiteral("Last Stone: learn")));
    }

    // A name in another encoding would be that of another file.
    void aFileNameThatIsNoTextIsAMistake()
    {
        const QTemporaryDir folder;
        const Run result = runProgram(
            QStringLiteral("/bin/sh"),
            {QStringLiteral("-c"), QStringLiteral("\"$1\" render 'nim: 1' -o \"$(printf 'caf\\351').png\""),
             QStringLiteral("sh"), laststone::tests::programPath()},
            {}, {}, folder.path());
        QCOMPARE(result.status, 2);
        QVERIFY2(result.complaint.contains(QStringLiteral("UTF-8")), qPrintable(result.complaint));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void aMistakeInALineNamesIt()
    {
        const Run result = run({QStringLiteral("analyse")}, "nim: 1\nnim: 2 y\nnim: 3\n");
        QCOMPARE(result.status, 2);
        QVERIFY(result.complaint.contains(QStringLiteral("line 2: Character 8")));
        QCOMPARE(result.complaint.count(QLatin1Char('\n')), 1);
        QCOMPARE(result.output.count(QLatin1Char('\n')), 2); // the others are answered
    }

    void emptyLinesAndCommentsAreSkipped()
    {
        const Run result =
            run({QStringLiteral("analyse")}, "# heaps\nnim: 1 # one\n\n  \n  # more\nnim: 3\n");
        QCOMPARE(result.status, 0);
        QCOMPARE(result.complaint, QString());
        QCOMPARE(result.output.count(QLatin1Char('\n')), 2);
        QVERIFY(
            run({QStringLiteral("analyse")}, "#\n\nnim: y\n").complaint.contains(QStringLiteral("line 3: ")));
    }

    void bytesThatAreNoTextAreAMistake_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<int>("line");
        QTest::newRow("NUL alone") << QByteArrayLiteral("\0\nnim: 5\n") << 1;
        QTest::newRow("NUL before") << QByteArrayLiteral("nim: 1\n\0nim: 2\nnim: 3\n") << 2;
        QTest::newRow("NUL within") << QByteArrayLiteral("nim: 1\0 2\n") << 1;
        QTest::newRow("no UTF-8") << QByteArrayLiteral("nim: 1\nnim: 2\nnim: 3 \xFF\n") << 3;
    }
    void bytesThatAreNoTextAreAMistake()
    {
        QFETCH(const QByteArray, input);
        QFETCH(const int, line);
        const Run result = run({QStringLiteral("analyse")}, input);
        QCOMPARE(result.status, 2);
        const QString said = input.contains('\0') ? QStringLiteral("a position has no NUL character")
                                                  : QStringLiteral("this is no text in UTF-8");
        QCOMPARE(result.complaint, QStringLiteral("laststone: line %1: %2\n").arg(line).arg(said));
        QCOMPARE(result.output.count(QLatin1Char('\n')), line - 1);
    }

    void inputThatCannotBeReadIsAFailure()
    {
        for (const char* const input : {"exec < /", "exec <&-"}) {
            const Run result = runAfter(input, {QStringLiteral("analyse")});
            QCOMPARE(result.status, 1);
            QCOMPARE(result.output, QString());
            QVERIFY2(result.complaint.startsWith(QStringLiteral("laststone: the input could not be read: ")),
                     qPrintable(result.complaint));
        }
        QCOMPARE(
            runAfter("exec < /", {QStringLiteral("analyse"), QStringLiteral("--language=zh_TW")}).complaint,
            QStringLiteral("laststone: 無法讀取輸入：這是資料夾\n"));
    }

    void aFullOutputIsAFailure_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("analyse") << QByteArray() << QStringList{QStringLiteral("analyse"), position()};
        QTest::newRow("analyse of lines")
            << QByteArray("nim: 3 5\n") << QStringList{QStringLiteral("analyse")};
        QTest::newRow("solve") << QByteArray("2 3 3\n0\n")
                               << QStringList{QStringLiteral("solve"), QStringLiteral("hdu2176")};
        QTest::newRow("solve of a graph") << QByteArray("2\n1 1\n0\n") + QByteArray("1 1\n").repeated(100'000)
                + "0\n" << QStringList{QStringLiteral("solve"), QStringLiteral("poj2425")};
        QTest::newRow("questions") << QByteArray()
                                   << QStringList{QStringLiteral("questions"), QStringLiteral("nim")};
        QTest::newRow("sequence") << QByteArray()
                                  << QStringList{QStringLiteral("sequence"), QStringLiteral("0.77"),
                                                 QStringLiteral("--to"), QStringLiteral("20")};
    }
    void aFullOutputIsAFailure()
    {
        QFETCH(const QByteArray, input);
        QFETCH(const QStringList, arguments);
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(input) == input.size() && file.flush());
        const Run result =
            runAfter(qPrintable(QStringLiteral("exec < '%1' > /dev/full").arg(file.fileName())), arguments);
        QCOMPARE(result.status, 1);
        QCOMPARE(result.output, QString());
        QVERIFY2(result.complaint.startsWith(QStringLiteral("laststone: the output could not be written: ")),
                 qPrintable(result.complaint));
        QCOMPARE(result.complaint.count(QLatin1Char('\n')), 1);
    }

    void whatSolveCannotReadIsAFailure()
    {
        const Run result = runAfter("exec < /", {QStringLiteral("solve"), QStringLiteral("hdu2176")});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.complaint.startsWith(QStringLiteral("laststone: the input could not be read: ")),
                 qPrintable(result.complaint));
    }

    // Also where they are more than are read at once.
    void noughtsInFrontOfANumberAreNoNumber()
    {
        const QByteArray noughts(300'000, '0');
        const QStringList solve{QStringLiteral("solve"), QStringLiteral("hdu2176")};
        const Run result = run(solve, "2 " + noughts + "5 " + noughts + "3\n0\n");
        QCOMPARE(result.status, 0);
        QCOMPARE(result.output, run(solve, "2 5 3\n0\n").output);
        QVERIFY(!result.output.isEmpty());
        const Run large = run(solve, "1 " + noughts + "9223372036854775808\n");
        QCOMPARE(large.status, 2);
        QVERIFY2(large.complaint.contains(QStringLiteral("line 1, byte 3: ")), qPrintable(large.complaint));
    }

    void aMessageHasOneExample()
    {
        const Run result = run({QStringLiteral("questions"), QStringLiteral("foo")});
        QCOMPARE(result.status, 2);
        QVERIFY2(
            result.complaint.endsWith(QStringLiteral(
                "bash, wythoff, nim, staircase, sg; for example: laststone questions bash --kind outcome "
                "--level easy\n")),
            qPrintable(result.complaint));
    }

    void solveReadsAndWritesTheStandardStreams()
    {
        const Run good = run({QStringLiteral("solve"), QStringLiteral("hdu2176")}, "2 45 45\n3 3 6 9\n0\n");
        QCOMPARE(good.status, 0);
        QCOMPARE(good.output, QStringLiteral("No\nYes\n9 5\n"));
        const Run bad = run({QStringLiteral("solve"), QStringLiteral("hdu2176")}, "2 45 45\n3 3\n");
        QCOMPARE(bad.status, 2);
        QVERIFY(bad.complaint.contains(QStringLiteral("line 3, byte 13")));
    }

    void solveSaysWhatIsWrongInOneLine_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* format, const QByteArray& input, const char* said) {
            QTest::addRow("%s: %s", format, input.left(20).simplified().constData())
                << QString::fromLatin1(format) << input << QString::fromUtf8(said);
        };
        row("hdu1848", "1 1346269 1\n",
            "line 1, byte 3: the answer is known for heaps of up to 1346268 only");
        row("acwing893", "1 0\n", "line 1, byte 3: a whole number from 1 to 9223372036854775807 is expected");
        row("loj10243", "2 1 1\n1 3\n", "line 2, byte 9: a whole number from 1 to 2 is expected");
        row("poj2425", "2\n1 2\n", "line 2, byte 5: a whole number from 0 to 1 is expected");
        row("loj10243", "3 3 1\n3 2\n2 3\n1 2\n1\n",
            "line 4, byte 17: the graph up to here has a cycle: 2 → 3 → 2");
        row("hdu2176", "1 9223372036854775808\n",
            "line 1, byte 3: the number is larger than 9223372036854775807");
        row("poj1704", "1\n3 7 5 7\n", "line 2, byte 9: the number is in this case already");
        QByteArray round;
        for (int v = 1; v <= 101; ++v)
            round += QByteArray::number(v) + ' ' + QByteArray::number(v % 101 + 1) + '\n';
        row("loj10243", "101 101 0\n" + round, " → 99 → 100 → … → 1\n");
    }
    void solveSaysWhatIsWrongInOneLine()
    {
        QFETCH(QString, format);
        QFETCH(QByteArray, input);
        QFETCH(QString, said);
        const Run bad = run({QStringLiteral("solve"), format}, input);
        QCOMPARE(bad.status, 2);
        QCOMPARE(bad.output, QString());
        QVERIFY2(bad.complaint.startsWith(QStringLiteral("laststone: line ")), qPrintable(bad.complaint));
        QVERIFY2(bad.complaint.contains(said), qPrintable(bad.complaint));
        QCOMPARE(bad.complaint.count(QLatin1Char('\n')), 1);
    }

    void renderWritesEveryPartInEveryFormat()
    {
        QTemporaryDir folder;
        for (const char* const part : {"page", "board", "chart", "projection"}) {
            for (const char* const ending : {"png", "svg", "pdf"}) {
                const QString file =
                    folder.filePath(QStringLiteral("%1.%2").arg(QLatin1String(part), QLatin1String(ending)));
                const Run result =
                    run({QStringLiteral("render"), position(), QStringLiteral("-o"), file,
                         QStringLiteral("--part"), QLatin1String(part), QStringLiteral("--step"),
                         QStringLiteral("8"), QStringLiteral("--size"), QStringLiteral("1024x640"),
                         QStringLiteral("--language"), QStringLiteral("zh_CN")});
                QCOMPARE(result.status, 0);
                QVERIFY(QFileInfo(file).size() > 1000);
                if (QLatin1String(ending) == QLatin1String("png"))
                    QCOMPARE(QImage(file).size(), QSize(1024, 640));
            }
        }
    }

    void renderWritesAllStepsAndSlides()
    {
        QTemporaryDir folder;
        const auto render = [&](const char* part, const char* name) {
            const QString file = folder.filePath(QLatin1String(name));
            const Run result = run({QStringLiteral("render"), position(), QStringLiteral("-o"), file,
                                    QStringLiteral("--part"), QLatin1String(part)});
            return result.status == 0 ? file : result.complaint;
        };
        const QImage sheet(render("explanation", "all.png"));
        QVERIFY(sheet.width() > 700 && sheet.height() > sheet.width());
        const QByteArray svg = bytesOf(render("explanation", "all.svg"));
        QVERIFY(svg.contains("Write every heap in binary") && !svg.contains("<image"));
        QVERIFY(bytesOf(render("explanation", "all.pdf")).startsWith("%PDF"));
        const QString fitting = QStringLiteral("nim: 1 2 3"); // each of its steps has a slide
        const QString file = folder.filePath(QStringLiteral("deck.pdf"));
        QCOMPARE(run({QStringLiteral("render"), fitting, QStringLiteral("-o"), file, QStringLiteral("--part"),
                      QStringLiteral("slides")})
                     .status,
                 0);
        const QByteArray deck = bytesOf(file);
        QVERIFY(deck.startsWith("%PDF"));
        const qsizetype steps = run({QStringLiteral("explain"), fitting})
                                    .output.count(QRegularExpression(QStringLiteral("^\\d+\\. "),
                                                                     QRegularExpression::MultilineOption));
        QVERIFY(steps > 5);
        QCOMPARE(QString::fromLatin1(deck).count(QRegularExpression(QStringLiteral("/Type /Page\\b(?!s)"))),
                 steps + 2); // a title and the chart
    }

    // What is not asked for is as the page shows it at first.
    void aPictureOfWythoffIsThePlane()
    {
        const QTemporaryDir folder;
        const auto picture = [&](const QStringList& more) {
            const QString file = folder.filePath(QStringLiteral("a.png"));
            run(QStringList{QStringLiteral("render"), QStringLiteral("wythoff: 5 8"), QStringLiteral("-o"),
                            file, QStringLiteral("--part"), QStringLiteral("board")}
                + more);
            return QImage(file);
        };
        const QImage usual = picture({});
        QVERIFY(!usual.isNull());
        QVERIFY(usual == picture({QStringLiteral("--arrangement"), QStringLiteral("queen")}));
        QVERIFY(usual != picture({QStringLiteral("--arrangement"), QStringLiteral("two heaps")}));
    }

    // A graph lies there as in front of a class, where its place is that of the page.
    void aProjectedGraphLiesAsInFrontOfAClass()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("graph.png"));
        QCOMPARE(run({QStringLiteral("render"), QStringLiteral("sg graph 1>0;2>0;2>1;3>2: 3"),
                      QStringLiteral("--part"), QStringLiteral("projection"), QStringLiteral("--size"),
                      QStringLiteral("1024x768"), QStringLiteral("--step"), QStringLiteral("2"),
                      QStringLiteral("-o"), file})
                     .status,
                 0);
        const QImage picture(file);
        QRect graph;
        for (int y = 100; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width() * 45 / 100; ++x) {
                if (picture.pixelColor(x, y).hsvSaturation() > 150) // lost or won
                    graph |= QRect(x, y, 1, 1);
            }
        }
        // It is high, as the room of the board is.
        QVERIFY2(graph.height() * 10 > picture.height() * 7 && graph.width() * 5 > picture.width(),
                 qPrintable(QStringLiteral("%1 × %2").arg(graph.width()).arg(graph.height())));
    }

    // In a picture there is nothing to click: what is written on it are the numbers of the graph.
    void aPictureOfAGraphHasNoTools()
    {
        const QTemporaryDir folder;
        const auto picture = [&](const char* name) {
            const QString file = folder.filePath(QLatin1String(name));
            run({QStringLiteral("render"), QStringLiteral("sg graph 1>0;2>0;2>1: 2"),
                 QStringLiteral("--part"), QStringLiteral("board"), QStringLiteral("-o"), file});
            return file;
        };
        const QString svg = QString::fromUtf8(bytesOf(picture("graph.svg")));
        static const QRegularExpression text(QStringLiteral("<text[^>]*>([^<]*)</text>"));
        int numbers = 0;
        for (auto found = text.globalMatch(svg); found.hasNext(); ++numbers) {
            const QString word = found.next().captured(1).trimmed();
            bool isNumber = false;
            word.toInt(&isNumber);
            QVERIFY2(isNumber, qPrintable(word));
        }
        QVERIFY(numbers >= 3 && !svg.contains(QLatin1String("<image")));
        // It is cut to the graph, which lies in a corner of no larger picture.
        const QImage pixels(picture("graph.png"));
        QVERIFY(pixels.width() > 100 && pixels.width() < 600 && pixels.height() < 400);
    }

    void renderShowsWhatIsAskedFor_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("parts"); // of which the picture is another one by these options
        const QString queen = QStringLiteral("wythoff: 5 8");
        QTest::newRow("arrangement") << queen
                                     << QStringList{QStringLiteral("--arrangement"),
                                                    QStringLiteral("queen, with the P-positions")}
                                     << QStringList{QStringLiteral("page"), QStringLiteral("board"),
                                                    QStringLiteral("projection"), QStringLiteral("slides")};
        QTest::newRow("its name in the language asked for")
            << queen
            << QStringList{QStringLiteral("--arrangement"), QStringLiteral("皇后，并显示 P 局面"),
                           QStringLiteral("--language"), QStringLiteral("zh_CN")}
            << QStringList{QStringLiteral("board")};
        QTest::newRow("verdict") << position()
                                 << QStringList{QStringLiteral("--verdict"), QStringLiteral("hidden")}
                                 << QStringList{QStringLiteral("page"), QStringLiteral("board"),
                                                QStringLiteral("chart"), QStringLiteral("projection")};
        QTest::newRow("second language")
            << position() << QStringList{QStringLiteral("--second-language"), QStringLiteral("zh_TW")}
            << QStringList{QStringLiteral("page"), QStringLiteral("projection"),
                           QStringLiteral("explanation")};
    }
    void renderShowsWhatIsAskedFor()
    {
        QFETCH(const QString, game);
        QFETCH(const QStringList, options);
        QFETCH(const QStringList, parts);
        const QTemporaryDir folder;
        for (const QString& part : parts) {
            const auto picture = [&](const QStringList& more) {
                const QString file = folder.filePath(
                    part == QLatin1String("slides") ? QStringLiteral("a.pdf") : QStringLiteral("a.png"));
                const Run result = run(QStringList{QStringLiteral("render"), game, QStringLiteral("-o"), file,
                                                   QStringLiteral("--part"), part}
                                       + more);
                return result.status == 0 ? bytesOf(file) : result.complaint.toUtf8();
            };
            const QByteArray asked = picture(options);
            QVERIFY2(!asked.startsWith("laststone"), asked);
            QVERIFY2(asked != picture(options.mid(2)), qPrintable(part));
        }
    }

    // What takes longer than a frame to be found is waited for.
    void aPictureIsTheSameEachTime_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addRow("page") << QStringLiteral("page");
        QTest::addRow("projection") << QStringLiteral("projection");
    }
    void aPictureIsTheSameEachTime()
    {
        QFETCH(const QString, part);
        const QTemporaryDir folder;
        std::set<QByteArray> pictures;
        constexpr int kTimes = 6;
        for (int i = 0; i < kTimes; ++i) {
            const QString file = folder.filePath(QStringLiteral("a.png"));
            const Run result =
                run({QStringLiteral("render"), QStringLiteral("wythoff: 30 80"), QStringLiteral("-o"), file,
                     QStringLiteral("--part"), part, QStringLiteral("--arrangement"),
                     QStringLiteral("queen, with the SG values")});
            QCOMPARE(result.status, 0);
            pictures.insert(bytesOf(file));
        }
        QCOMPARE(pictures.size(), std::size_t{1});
    }

    void aScaleMultipliesThePixels()
    {
        QTemporaryDir folder;
        for (const char* const part : {"page", "board", "chart", "projection"}) {
            const QString file = folder.filePath(QLatin1String(part) + QStringLiteral(".png"));
            QCOMPARE(run({QStringLiteral("render"), position(), QStringLiteral("-o"), file,
                          QStringLiteral("--part"), QLatin1String(part), QStringLiteral("--size"),
                          QStringLiteral("900x600"), QStringLiteral("--scale"), QStringLiteral("1.5")})
                         .status,
                     0);
            QCOMPARE(QImage(file).size(), QSize(1350, 900));
        }
    }

    void sequenceWritesValuesAndThePeriod()
    {
        const auto sequence = [](const char* rule, const char* to) {
            return run({QStringLiteral("sequence"), QString::fromUtf8(rule), QStringLiteral("--to"),
                        QLatin1String(to)});
        };
        const Run set = sequence("{1,3,4}", "10");
        QCOMPARE(set.status, 0);
        QCOMPARE(set.output, QStringLiteral("0\n1\n0\n1\n2\n3\n2\n0\n1\n0\n1\n"));
        QCOMPARE(set.complaint, QStringLiteral("proven: pre-period 0, period 7\n"));
        QCOMPARE(sequence("｛1，3，4｝", "10").output, set.output); // as typed with a Chinese input method
        const Run kayles = sequence("0.77", "1000");
        QCOMPARE(sequence("sg 0.77", "1000").output, kayles.output); // as questions and positions name it
        QCOMPARE(kayles.output.split(QLatin1Char('\n')).size(), 1002);
        QCOMPARE(kayles.complaint, QStringLiteral("proven: pre-period 71, period 12\n"));
        QVERIFY(sequence("0.16", "500").complaint.contains(QStringLiteral("no period is proven up to 500")));
        const Run grundy = sequence("grundy", "20");
        QCOMPARE(grundy.status, 0);
        QCOMPARE(grundy.output,
                 QStringLiteral("0\n0\n0\n1\n0\n2\n1\n0\n2\n1\n0\n2\n1\n3\n2\n1\n3\n2\n4\n3\n0\n"));
        QCOMPARE(grundy.complaint,
                 QStringLiteral("no period of Grundy’s game is known, and none is proven up to 20\n"));
        QCOMPARE(sequence(" Grundy ", "20").output, grundy.output);
        for (const char* const wrong : {"{}", "{0}", "{1,x}", "1,3", "0.8", "2.1", "grundys", ""}) {
            const Run refused = sequence(wrong, "5");
            QCOMPARE(refused.status, 2);
            QCOMPARE(refused.output, QString());
            QVERIFY2(refused.complaint.startsWith(QLatin1String("laststone: Character ")), wrong);
        }
        const Run graph = sequence("graph 1>0;2>0;2>1;3>2", "3");
        QCOMPARE(graph.output, QStringLiteral("0\n1\n2\n0\n"));
        QCOMPARE(sequence("graph 1>0", "2").status, 2);
        QVERIFY(sequence("graph 1>2;2>1", "2").complaint.contains(QStringLiteral("1 → 2 → 1")));
        QCOMPARE(sequence("{1,3}+{2}", "5").status, 2);
        for (const char* const wrong : {"-1", "x", "", "100000001"})
            QCOMPARE(sequence("0.77", wrong).status, 2);
    }

    void renderShowsThePanelsBesideTheBoard()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("page.png"));
        QCOMPARE(run({QStringLiteral("render"), position(), QStringLiteral("-o"), file}).status, 0);
        const QImage page(file);
        // The steps above, the chart below: neither is an empty card.
        for (const QRect& panel : {QRect(800, 110, 400, 330), QRect(800, 510, 400, 200)}) {
            QSet<QRgb> colours;
            for (int y = panel.top(); y < panel.bottom(); ++y) {
                for (int x = panel.left(); x < panel.right(); ++x)
                    colours.insert(page.pixel(x, y));
            }
            QVERIFY(colours.size() > 20);
        }
    }

    void renderLeavesFilesAloneWhenItFails()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("no/such/folder.png"));
        const Run result = run({QStringLiteral("render"), position(), QStringLiteral("-o"), file});
        QCOMPARE(result.status, 1);
        QVERIFY(result.complaint.contains(file));
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList());
    }

    void aFullDiskLeavesTheOldFile_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* const name : {"a.png", "a.svg", "a.pdf"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aFullDiskLeavesTheOldFile()
    {
        QFETCH(const QString, name);
        const QTemporaryDir folder;
        const QString file = folder.filePath(name);
        const QStringList render = {QStringLiteral("render"), position(),
                                    QStringLiteral("-o"),     file,
                                    QStringLiteral("--part"), QStringLiteral("board"),
                                    QStringLiteral("--size"), QStringLiteral("300x300")};
        QCOMPARE(run(render).status, 0);
        const QByteArray old = bytesOf(file);
        // No file may become longer than a block of half a kilobyte or a whole one.
        const Run result = runAfter("trap '' XFSZ; ulimit -f 1", render);
        QCOMPARE(result.status, 1);
        QVERIFY2(result.complaint.contains(QStringLiteral("could not be written")),
                 qPrintable(result.complaint));
        QCOMPARE(bytesOf(file), old);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{name});
    }

    void tooLittleMemoryLeavesTheOldFile_data()
    {
        QTest::addColumn<QStringList>("size");
        QTest::newRow("scale") << QStringList{QStringLiteral("--size"), QStringLiteral("2000x2000"),
                                              QStringLiteral("--scale"), QStringLiteral("8")};
        QTest::newRow("size") << QStringList{QStringLiteral("--size"), QStringLiteral("16384x16384")};
    }
    void tooLittleMemoryLeavesTheOldFile()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("The address sanitizer needs more address space than this limit gives.");
#endif
        QFETCH(const QStringList, size);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.png"));
        for (const char* const part : {"board", "page", "chart", "projection"}) {
            QFile old(file);
            QVERIFY(old.open(QIODevice::WriteOnly));
            old.write("old");
            old.close();
            const Run result =
                runAfter("ulimit -v 900000",
                         QStringList{QStringLiteral("render"), position(), QStringLiteral("-o"), file,
                                     QStringLiteral("--part"), QLatin1String(part)}
                             + size);
            QCOMPARE(result.status, 1);
            QVERIFY2(result.complaint.contains(QStringLiteral("not enough memory")),
                     qPrintable(result.complaint));
            QCOMPARE(bytesOf(file), QByteArrayLiteral("old"));
        }
    }

    void tooLittleMemoryForATextIsTold()
    {
#ifdef __SANITIZE_ADDRESS__
        QSKIP("The address sanitizer needs more address space than this limit gives.");
#endif
        const Run sequence = runAfter("ulimit -v 250000",
                                      {QStringLiteral("sequence"), QStringLiteral("0.77"),
                                       QStringLiteral("--to"), QStringLiteral("100000000")});
        QCOMPARE(sequence.status, 1);
        QCOMPARE(sequence.complaint, QStringLiteral("laststone: there is not enough memory for this\n"));
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("lines"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nim: 1 2\nnim: " + QByteArray("1 ").repeated(4'500'000) + '\n');
        file.close();
        const QByteArray limits = "ulimit -v 300000; exec < " + QFile::encodeName(name);
        const Run lines = runAfter(limits.constData(), {QStringLiteral("analyse")});
        QCOMPARE(lines.status, 1);
        QCOMPARE(lines.complaint, sequence.complaint);
        QVERIFY2(lines.output.startsWith(QStringLiteral("nim: 1 2 — ")), qPrintable(lines.output));
    }

    void aLineThatIsTooLongIsAMistake()
    {
        const Run result =
            run({QStringLiteral("analyse")}, "nim: 1 2\nnim: " + QByteArray("1 ").repeated(5'000'000) + '\n');
        QCOMPARE(result.status, 2);
        QCOMPARE(result.complaint,
                 QStringLiteral("laststone: line 2: a line of more than 10000000 bytes is too long\n"));
        QCOMPARE(result.output.count(QLatin1Char('\n')), 1);
    }

    void withoutADisplayTheWindowSaysSo()
    {
        const Run result = run({});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.complaint.contains(QStringLiteral("no display")), qPrintable(result.complaint));
        QCOMPARE(result.complaint.count(QLatin1Char('\n')), 1);
    }

    void helpAndVersion()
    {
        QVERIFY(run({QStringLiteral("--help")}).output.contains(QStringLiteral("laststone analyse")));
        QCOMPARE(run({QStringLiteral("--version")}).output,
                 QStringLiteral("laststone " LASTSTONE_VERSION "\n"));
    }

    void everyCommandTellsItsOptions_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const char* command, const QStringList& told) {
            QTest::newRow(command) << QString::fromLatin1(command) << told;
        };
        row("analyse", {"laststone analyse", "--json", "\"nim: 7 9 15 12\""});
        row("explain",
            {"laststone explain POSITION", "--format markdown|text|latex", "--step K",
             "--second-language en|zh_CN|zh_TW"});
        row("solve", {"laststone solve FORMAT", "hdu2176", "loj10243"});
        row("sequence", {"laststone sequence RULE --to N", "\"{1,3,4}\"", "\"0.77\"", "\"grundy\""});
        row("render",
            {"-o FILE", "--part page|board|chart|projection|explanation|slides", "--step K",
             "--verdict shown|hidden", "--arrangement NAME", "--theme light|dark", "--size WxH", "--scale S",
             "--second-language en|zh_CN|zh_TW"});
    }
    void everyCommandTellsItsOptions()
    {
        QFETCH(const QString, command);
        QFETCH(const QStringList, told);
        const QString general = run({QStringLiteral("--help")}).output;
        QVERIFY2(general.contains(QStringLiteral("laststone ") + command), qPrintable(general));
        for (const char* const language : {"en", "zh_CN", "zh_TW"}) {
            const Run result = run(
                {command, QStringLiteral("--help"), QStringLiteral("--language"), QLatin1String(language)});
            QCOMPARE(result.status, 0);
            QCOMPARE(result.complaint, QString());
            QVERIFY(result.output.contains(QStringLiteral("--language en|zh_CN|zh_TW")));
            for (const QString& each : told)
                QVERIFY2(result.output.contains(each), qPrintable(result.output));
        }
    }

    // Every format says which game it is about, and one that is named is told alone.
    void formatsAreExplained()
    {
        for (const char* const language : {"en", "zh_CN", "zh_TW"}) {
            const QStringList options{QStringLiteral("--help"), QStringLiteral("--language"),
                                      QLatin1String(language)};
            const QString all = run(QStringList{QStringLiteral("solve")} + options).output;
            const QStringList lines = all.split(QLatin1Char('\n'));
            for (const auto& format : laststone::cli::formats()) {
                const auto name = lines.indexOf(QStringLiteral("  %1").arg(
                    QLatin1String(format.name.data(), static_cast<qsizetype>(format.name.size()))));
                QVERIFY2(name > 0, format.meaning);
                QVERIFY2(lines[name + 1].trimmed().size() > 15, format.meaning);
            }
            const Run one = run(QStringList{QStringLiteral("solve"), QStringLiteral("hdu1848")} + options);
            QCOMPARE(one.status, 0);
            QVERIFY(one.output.contains(QStringLiteral("hdu1848")));
            QVERIFY(!one.output.contains(QStringLiteral("hdu2176")));
        }
    }

    void aSequenceIsWrittenAsJson()
    {
        const QStringList options{QStringLiteral("--to"), QStringLiteral("20")};
        const QStringList rule{QStringLiteral("sequence"), QStringLiteral("{1,3,4}")};
        const Run plain = run(rule + options);
        const Run result = run(rule + options + QStringList{QStringLiteral("--json")});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.complaint, QString());
        QCOMPARE(result.output.count(QLatin1Char('\n')), 1);
        const auto object = QJsonDocument::fromJson(result.output.toUtf8()).object();
        QCOMPARE(object[QStringLiteral("rule")].toString(), QStringLiteral("{1,3,4}"));
        QStringList values;
        for (const auto& value : object[QStringLiteral("values")].toArray())
            values << QString::number(value.toInt());
        QCOMPARE(values, plain.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts));
        const auto period = object[QStringLiteral("period")].toObject();
        QCOMPARE(period[QStringLiteral("preperiod")].toInt(-1), 0);
        QCOMPARE(period[QStringLiteral("period")].toInt(), 7);
        QVERIFY(plain.complaint.contains(u'7')); // the same in words
        const Run few = run({QStringLiteral("sequence"), QStringLiteral("sg 0.77"), QStringLiteral("--to"),
                             QStringLiteral("20"), QStringLiteral("--json")});
        QVERIFY(QJsonDocument::fromJson(few.output.toUtf8()).object()[QStringLiteral("period")].isNull());
        const Run kayles = run({QStringLiteral("sequence"), QStringLiteral("kayles"), QStringLiteral("--to"),
                                QStringLiteral("200"), QStringLiteral("--json")});
        const auto far =
            QJsonDocument::fromJson(kayles.output.toUtf8()).object()[QStringLiteral("period")].toObject();
        QCOMPARE(far[QStringLiteral("preperiod")].toInt(), 71);
        QCOMPARE(far[QStringLiteral("period")].toInt(), 12);
        const Run wrong = run({QStringLiteral("sequence"), QStringLiteral("{0}"), QStringLiteral("--to"),
                               QStringLiteral("3"), QStringLiteral("--json")});
        QCOMPARE(wrong.status, 2);
        QCOMPARE(wrong.output, QString());
    }

    // What the help gives as an example is one.
    void examplesOfTheHelpAreUnderstood()
    {
        const QRegularExpression quoted(QStringLiteral("\"([^\"]+)\""));
        const auto examples = [&](const QStringList& arguments) {
            QStringList found;
            for (auto all = quoted.globalMatch(run(arguments).output); all.hasNext();)
                found << all.next().captured(1);
            return found;
        };
        const QStringList positions = examples({QStringLiteral("--help")});
        QVERIFY(positions.size() > 5);
        QCOMPARE(run(QStringList{QStringLiteral("analyse")} + positions).status, 0);
        for (const QString& rule : examples({QStringLiteral("sequence"), QStringLiteral("--help")}))
            QCOMPARE(
                run({QStringLiteral("sequence"), rule, QStringLiteral("--to"), QStringLiteral("0")}).status,
                0);
    }
};

LASTSTONE_TEST(ProgramTest, Events)

} // namespace laststone::program_test
#include "program_test.moc"
