// SPDX-License-Identifier: GPL-3.0-or-later
// What is written about the command line: the manual page, the README, the guide and the completions of
// shells say what --help says, and their examples work.
#include "cli/program_run.h"
#include "paths.h"
#include "test_main.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace laststone::documents_test {

namespace {

const char* const kLanguages[] = {"en", "zh_CN", "zh_TW"};

QString fileText(const QString& name)
{
    QFile file(laststone::tests::projectFile(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString manualOf(const QString& language)
{
    const QString folder = language == QLatin1String("en") ? QString() : language + QLatin1Char('/');
    return QStringLiteral("resources/man/%1laststone.1").arg(folder);
}

// A command or an option, what is said of it, and the options of a command.
struct Entry {
    QString what;
    QString meaning;
    std::vector<Entry> options;
};

// A heading "  this" with "      what is said of it" below.
std::vector<Entry> entriesOfHelp(const QStringList& arguments)
{
    std::vector<Entry> entries;
    const QStringList lines = run(arguments).output.split(QLatin1Char('\n'));
    const QString deep = QStringLiteral("      ");
    for (qsizetype i = 1; i < lines.size(); ++i) {
        if (lines[i].startsWith(deep))
            entries.push_back({lines[i - 1].trimmed(), lines[i].trimmed(), {}});
    }
    return entries;
}

QStringList inLanguage(const QString& command, const QString& language)
{
    QStringList arguments{QStringLiteral("--help"), QStringLiteral("--language"), language};
    if (!command.isEmpty())
        arguments.prepend(command);
    return arguments;
}

QString wordOf(const QString& synopsis)
{
    static const QRegularExpression word(QStringLiteral("^laststone ([a-z]+)"));
    return word.match(synopsis).captured(1);
}

// All commands with their options, as --help tells them; --language alone belongs to all, and the window,
// which has no word, has its own behind all commands.
std::vector<Entry> commandsOfHelp(const QString& language)
{
    std::vector<Entry> commands;
    for (Entry& entry : entriesOfHelp(inLanguage({}, language))) {
        if (!entry.what.startsWith(QStringLiteral("laststone")))
            continue;
        for (Entry& option : entriesOfHelp(inLanguage(wordOf(entry.what), language))) {
            if (option.what.startsWith(QStringLiteral("--"))
                && !option.what.startsWith(QStringLiteral("--language")))
                entry.options.push_back(std::move(option));
        }
        commands.push_back(std::move(entry));
    }
    return commands;
}

// A line of a manual page as it is read.
QString plain(QString line)
{
    static const QRegularExpression font(QStringLiteral(R"(\\f[BIR])"));
    static const QRegularExpression request(QStringLiteral(R"(^\.(B|I|BR|IR|SS|SH) )"));
    return line.remove(request)
        .remove(font)
        .replace(QStringLiteral(R"(\-)"), QStringLiteral("-"))
        .replace(QStringLiteral(R"(\(aq)"), QStringLiteral("'"))
        .replace(QStringLiteral(R"(\(ti)"), QStringLiteral("~"));
}

// The commands of a manual page; the options of all of them stand under the last, which has no name.
std::vector<Entry> commandsOfManual(const QString& page)
{
    std::vector<Entry> commands;
    Entry* open = nullptr;
    const QStringList lines = page.split(QLatin1Char('\n'));
    int section = 0; // NAME, SYNOPSIS, DESCRIPTION, COMMANDS, OPTIONS, ...
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString& line = lines[i];
        if (line.startsWith(QStringLiteral(".SH "))) {
            open = nullptr;
            if (++section == 5)
                commands.push_back({});
        } else if (line.startsWith(QStringLiteral(".SS "))) {
            commands.push_back({plain(line), {}, {}});
            open = &commands.back();
        } else if (line == QStringLiteral(".TP") && (section == 4 || section == 5)) {
            commands.back().options.push_back({plain(lines[++i]), {}, {}});
            open = &commands.back().options.back();
        } else if (open) {
            open->meaning += (open->meaning.isEmpty() ? QString() : QStringLiteral(" ")) + plain(line);
        }
    }
    return commands;
}

bool agrees(const Entry& manual, const Entry& help)
{
    const bool same = manual.what == help.what && manual.meaning.startsWith(help.meaning);
    if (!same)
        qWarning().noquote() << manual.what << manual.meaning << "\nfor" << help.what << help.meaning;
    return same;
}

QStringList choicesOf(const Entry& option)
{
    const QString value = option.what.section(QLatin1Char(' '), -1);
    return value.contains(QLatin1Char('|')) ? value.split(QLatin1Char('|')) : QStringList();
}

// "--output, -o FILE" without what is not long.
QString longName(const Entry& option)
{
    static const QRegularExpression name(QStringLiteral("^--[a-z-]+"));
    return name.match(option.what).captured();
}

// What may stand behind a command, as its help lists it.
QStringList valuesOfHelp(const QString& command)
{
    QStringList values;
    if (command == QStringLiteral("solve")) {
        for (const Entry& entry : entriesOfHelp({command, QStringLiteral("--help")})) {
            if (!entry.what.startsWith(QLatin1Char('-'))
                && !entry.what.startsWith(QStringLiteral("laststone")))
                values << entry.what;
        }
    } else if (command == QStringLiteral("questions")) {
        static const QRegularExpression lesson(QStringLiteral("^  ([a-z]+)$"),
                                               QRegularExpression::MultilineOption);
        for (auto all = lesson.globalMatch(run({command, QStringLiteral("--help")}).output); all.hasNext();)
            values << all.next().captured(1);
    }
    return values;
}

QStringList kindsOfHelp()
{
    static const QRegularExpression kind(QStringLiteral("^  ([a-z-]+): "),
                                         QRegularExpression::MultilineOption);
    QStringList kinds;
    const QString help = run({QStringLiteral("questions"), QStringLiteral("--help")}).output;
    for (auto all = kind.globalMatch(help); all.hasNext();)
        kinds << all.next().captured(1);
    kinds.removeDuplicates();
    return kinds;
}

QString completionFile(const char* name)
{
    return laststone::tests::projectFile(QStringLiteral("resources/completion/") + QLatin1String(name));
}

QStringList linesOf(const Run& result)
{
    return result.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

// What a shell offers for the last of these words, the program's name left out.
QStringList offeredByBash(const QStringList& words)
{
    const QString script =
        QStringLiteral("source \"$1\"; shift; COMP_WORDS=(laststone \"$@\"); COMP_CWORD=$#;"
                       "_laststone; printf '%s\\n' \"${COMPREPLY[@]}\"");
    return linesOf(runProgram(QStringLiteral("bash"),
                              QStringList{QStringLiteral("--norc"), QStringLiteral("-c"), script,
                                          QStringLiteral("bash"), completionFile("laststone.bash")}
                                  + words));
}

QStringList offeredByFish(const QStringList& words)
{
    QStringList offered;
    for (const QString& line : linesOf(runProgram(
             QStringLiteral("fish"),
             {QStringLiteral("--no-config"), QStringLiteral("-c"),
              QStringLiteral("source $argv[1]; complete -C $argv[2]"), completionFile("laststone.fish"),
              QStringLiteral("laststone ") + words.join(QLatin1Char(' '))})))
        offered << line.section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('='));
    return offered;
}

// zsh's own functions are replaced by such as write what they are given: of an option "--part[what]:part:(a
// b)".
QStringList offeredByZsh(const QStringList& words)
{
    const QString script =
        QStringLiteral("fpath=($1); shift; words=(\"$@\"); CURRENT=$#; autoload -Uz _laststone;"
                       "_describe() { print -rl -- ${${(P)4}%%:*} }; _message() { }; _files() { };"
                       "_arguments() {"
                       "  if [[ $1 == -C ]]; then"
                       "    if (( $#words > 1 )); then state=rest; return 1; fi;"
                       "    [[ $words[1] == -* ]] || { state=command; return 1 }"
                       "  fi; print -rl -- \"$@\" }; _laststone");
    const QStringList specs =
        linesOf(runProgram(QStringLiteral("zsh"),
                           QStringList{QStringLiteral("-f"), QStringLiteral("-c"), script,
                                       QStringLiteral("zsh"), QFileInfo(completionFile("_laststone")).path()}
                               + words));
    static const QRegularExpression spec(
        QStringLiteral(R"(^(?:\(.*?\))?(--?[a-z-]+)\[.*?\](?::.*?:(?:\((.*)\)|.*))?$)"));
    static const QRegularExpression place(QStringLiteral(R"(^\d:\w*:\((.*)\)$)"));
    const QString asked = words.size() > 1 ? words[words.size() - 2] : QString();
    QStringList offered;
    for (const QString& line : specs) {
        const auto option = spec.match(line);
        if (words.constLast().startsWith(QLatin1Char('-'))) {
            if (option.hasMatch() && option.captured(1).startsWith(QStringLiteral("--")))
                offered << option.captured(1);
        } else if (option.hasMatch() && option.captured(1) == asked) {
            return option.captured(2).split(QLatin1Char(' '));
        } else if (const auto found = place.match(line); found.hasMatch()) {
            offered << found.captured(1).split(QLatin1Char(' '));
        } else if (words.size() == 1) {
            offered << line;
        }
    }
    return offered;
}

QStringList sorted(QStringList list)
{
    list.removeDuplicates();
    list.sort();
    return list;
}

// The lines that call the program, in the blocks of code of a document.
QStringList examplesOf(const QString& document)
{
    static const QRegularExpression block(QStringLiteral(R"((?:^```(?:sh)?\n|^\.EX\n)(.*?)(?:^```|^\.EE))"),
                                          QRegularExpression::MultilineOption
                                              | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression call(QStringLiteral(R"(^(.*\| )?laststone )"));
    QStringList found;
    for (auto blocks = block.globalMatch(document); blocks.hasNext();) {
        for (const QString& line : blocks.next().captured(1).split(QLatin1Char('\n'))) {
            if (plain(line).contains(call))
                found << plain(line);
        }
    }
    return found;
}

// Whether an example opens the window, which stays.
bool opensWindow(const QString& example)
{
    return example.startsWith(QStringLiteral("laststone '"));
}

// With the program in the way, and with a home of its own.
QStringList variablesIn(const QTemporaryDir& home)
{
    const QString program = QFileInfo(laststone::tests::programPath()).path();
    return {QStringLiteral("PATH=%1:%2").arg(program, qEnvironmentVariable("PATH")),
            QStringLiteral("XDG_CONFIG_HOME=") + home.filePath(QStringLiteral("c")),
            QStringLiteral("XDG_DATA_HOME=") + home.filePath(QStringLiteral("d"))};
}

// A window that has come up is closed by the signal that ends a session.
Run runWindow(const QString& shell, const QStringList& variables, const QString& folder)
{
    // In the foreground: else the signal comes twice, the second time to the whole group, and that ends a
    // program at once.
    const QString script = QStringLiteral("timeout --foreground --preserve-status --signal=TERM 15 ") + shell;
    return runProgram(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), script}, {},
                      variables + QStringList{QStringLiteral("QT_QPA_PLATFORM=offscreen")}, folder);
}

} // namespace

class DocumentsTest : public QObject {
    Q_OBJECT
private slots:
    void theManualSaysWhatTheHelpSays_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* const language : kLanguages)
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void theManualSaysWhatTheHelpSays()
    {
        QFETCH(const QString, language);
        const auto manual = commandsOfManual(fileText(manualOf(language)));
        const auto help = commandsOfHelp(language);
        QVERIFY(help.size() > 6);
        QCOMPARE(manual.size(), help.size() + 1);
        for (std::size_t i = 0; i < help.size(); ++i) {
            QVERIFY(agrees(manual[i], help[i]));
            QCOMPARE(manual[i].options.size(), help[i].options.size());
            for (std::size_t k = 0; k < help[i].options.size(); ++k)
                QVERIFY(agrees(manual[i].options[k], help[i].options[k]));
        }
        QVERIFY(agrees(manual.back().options.at(0), entriesOfHelp(inLanguage({}, language)).back()));
        QCOMPARE(manual.back().options.at(1).what, QStringLiteral("--help, -h"));
        QCOMPARE(manual.back().options.at(2).what, QStringLiteral("--version, -v"));
    }

    // Every command stands in the README and in the table of the guide.
    void everyCommandStandsInReadmeAndGuide()
    {
        const QString readme = fileText(QStringLiteral("README.md"));
        for (const Entry& command : commandsOfHelp(QStringLiteral("en"))) {
            const QString word = wordOf(command.what);
            if (word.isEmpty())
                continue;
            QVERIFY2(readme.contains(QStringLiteral("\nlaststone %1 ").arg(word)), qPrintable(word));
            for (const char* const language : kLanguages) {
                const QString guide =
                    fileText(QStringLiteral("resources/help/%1/11-commands.md").arg(QLatin1String(language)));
                QVERIFY2(guide.contains(QStringLiteral("\n| `%1` |").arg(word)), qPrintable(word));
            }
        }
    }

    void examplesWork_data()
    {
        QTest::addColumn<QString>("example");
        QStringList documents{QStringLiteral("README.md")};
        for (const char* const language : kLanguages)
            documents << manualOf(QLatin1String(language))
                      << QStringLiteral("resources/help/%1/11-commands.md").arg(QLatin1String(language));
        QStringList all;
        for (const QString& document : documents) {
            const QStringList examples = examplesOf(fileText(document));
            QVERIFY2(examples.size() >= 6, qPrintable(document));
            all << examples;
        }
        all.removeDuplicates();
        for (const QString& example : all)
            QTest::newRow(qPrintable(example)) << example;
    }
    void examplesWork()
    {
        QFETCH(const QString, example);
        const QTemporaryDir folder;
        QFile input(folder.filePath(QStringLiteral("input.txt")));
        QVERIFY(input.open(QIODevice::WriteOnly) && input.write("4\n7 9 15 12\n0\n") > 0);
        input.close();
        const QStringList variables = variablesIn(folder);
        const Run result = opensWindow(example)
            ? runWindow(example, variables, folder.path())
            : runProgram(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), example}, {}, variables,
                         folder.path());
        QVERIFY2(result.status == 0, qPrintable(result.complaint));
        static const QRegularExpression written(QStringLiteral(R"((?:-o|>) (\S+))"));
        const QString file = written.match(example).captured(1);
        if (!file.isEmpty())
            QVERIFY(QFileInfo(folder.filePath(file)).size() > 500);
        else if (!opensWindow(example))
            QVERIFY(!result.output.isEmpty());
    }

    void theWindowOpensInTwoLanguages()
    {
        const QTemporaryDir folder;
        const QStringList variables = variablesIn(folder);
        const Run same = runWindow(QStringLiteral("laststone --second-language en --language en"), variables,
                                   folder.path());
        QCOMPARE(same.status, 2);
        QVERIFY2(same.complaint.contains(QStringLiteral("that everything is in already")),
                 qPrintable(same.complaint));
        const Run result =
            runWindow(QStringLiteral("laststone --second-language zh_TW --language en 'nim: 3 5'"), variables,
                      folder.path());
        QVERIFY2(result.status == 0, qPrintable(result.complaint));
        QDirIterator files(folder.filePath(QStringLiteral("c")), QDir::Files, QDirIterator::Subdirectories);
        bool isKept = false;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            isKept = isKept || file.readAll().contains("secondLanguage=zh_TW");
        }
        QVERIFY(isKept); // as if it had been chosen in the window
    }

    // What the README tells to type for building, and the files and folders that it names.
    void presetsAndFilesOfTheReadmeExist()
    {
        const QString readme = fileText(QStringLiteral("README.md"));
        const auto presets = QJsonDocument::fromJson(fileText(QStringLiteral("CMakePresets.json")).toUtf8())
                                 .object()[QStringLiteral("workflowPresets")]
                                 .toArray();
        QStringList names;
        for (const auto& preset : presets)
            names << preset.toObject()[QStringLiteral("name")].toString();
        QStringList told;
        static const QRegularExpression workflow(QStringLiteral("--workflow --preset ([a-z-]+)"));
        for (auto all = workflow.globalMatch(readme); all.hasNext();)
            told << all.next().captured(1);
        QCOMPARE(sorted(told), sorted(names));
        static const QRegularExpression file(
            QStringLiteral("(?:[`( ])((?:src|tests|resources|ui|translations|\\.ci)/[\\w./-]*)"));
        int count = 0;
        for (auto all = file.globalMatch(readme); all.hasNext(); ++count) {
            const QString name = all.next().captured(1);
            QVERIFY2(QFileInfo::exists(laststone::tests::projectFile(name)), qPrintable(name));
        }
        QVERIFY(count > 10);
    }

    void completionOffersWhatTheHelpTells_data()
    {
        QTest::addColumn<int>("shell");
        QTest::newRow("bash") << 0;
        QTest::newRow("zsh") << 1;
        QTest::newRow("fish") << 2;
    }
    void completionOffersWhatTheHelpTells()
    {
        QFETCH(const int, shell);
        using Offer = QStringList (*)(const QStringList&);
        constexpr Offer kShells[] = {offeredByBash, offeredByZsh, offeredByFish};
        const auto offered = [&](const QStringList& words) { return sorted(kShells[shell](words)); };
        QStringList commands;
        for (const Entry& command : commandsOfHelp(QStringLiteral("en"))) {
            const QString word = wordOf(command.what);
            if (word.isEmpty())
                continue;
            commands << word;
            QStringList options{QStringLiteral("--help"), QStringLiteral("--language")};
            for (const Entry& option : command.options) {
                const QString name = longName(option);
                options << name;
                QStringList values = choicesOf(option);
                if (name == QStringLiteral("--kind"))
                    values = kindsOfHelp();
                if (!values.isEmpty())
                    QCOMPARE(offered({word, name, QString()}), sorted(values));
            }
            QCOMPARE(offered({word, QStringLiteral("--")}), sorted(options));
            if (const QStringList values = valuesOfHelp(word); !values.isEmpty())
                QCOMPARE(offered({word, QString()}), sorted(values));
            QCOMPARE(offered({word, QStringLiteral("--language"), QString()}),
                     QStringList({QStringLiteral("en"), QStringLiteral("zh_CN"), QStringLiteral("zh_TW")}));
        }
        QCOMPARE(offered({QString()}), sorted(commands));
        QCOMPARE(offered({QStringLiteral("--")}),
                 QStringList({QStringLiteral("--help"), QStringLiteral("--language"),
                              QStringLiteral("--second-language"), QStringLiteral("--version")}));
    }
};

LASTSTONE_TEST(DocumentsTest, Events)

} // namespace laststone::documents_test
#include "documents_test.moc"
