// SPDX-License-Identifier: GPL-3.0-or-later
// The command line: which command, which options, what is wrong with them, and how it is carried out.
#pragma once

#include "teaching/position.h"
#include "teaching/sets/question_set.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

class QIODevice;

namespace laststone::app {
class Translations;
}

namespace laststone::cli {

// What a program ends with.
enum ExitStatus { Done = 0, Failed = 1, WrongInput = 2 };

// What is asked for on the command line.
struct Request {
    enum class Command { Window, Analyse, Explain, Solve, Sequence, Questions, Render, Help, Version };
    Command command = Command::Window;
    QStringList arguments; // notations, the format of solve, or the rule of sequence
    bool json = false;
    QString output; // render: the file
    QString format; // explain: markdown, text or latex
    QString part; // render: page, board, chart, projection, explanation or slides
    QString theme; // render: light or dark
    QString arrangement; // render: of the board, by name; empty for its first one
    QString secondLanguage; // explain, render, the window: a code; empty for none
    bool isVerdictShown = true; // render
    quint64 to = 0; // sequence: the last heap
    QString kind; // questions: empty for all of them
    teaching::Difficulty level = teaching::Difficulty::Easy; // questions
    int count = 0; // questions
    quint32 seed = 0; // questions
    int step = 0; // explain, render: from 1; 0 for none
    int width = 0; // render: 0 for the default
    int height = 0;
    double scale = 1; // render: pixels of a PNG to a pixel of the picture
    QString error; // what is wrong, in the language asked for, if anything
    QString help; // the text for Help
};

// The command of the arguments, the program's name first, so that main() can tell what kind of application is
// needed before one exists.
Request::Command commandOf(const QStringList& arguments);

// The language that --language names, before anything else is read; empty if there is none.
QString requestedLanguage(const QStringList& arguments);

// Reads the arguments, the program's name first. REQUIRES: the language is installed.
Request readCommandLine(const QStringList& arguments);

// Writes one line "laststone: …" to standard error; `line` is that of the input, from 1, if it is about one.
void complain(const QString& message, qint64 line = 0);

// Reads a position and complains if it is none. The game of `last` is taken again where it comes again, as it
// has come to know its values.
std::optional<teaching::Position> readPosition(const QString& notation, qint64 line = 0,
                                               const teaching::Position* last = nullptr);

// Whether a text is the name of a set of questions, right or wrong; and what is read of one, or what is wrong
// with it. REQUIRES: of readSet(), that it is such a name.
bool namesSet(const QString& text);
std::variant<teaching::SetName, QString> readSet(const QString& text);

// What is wrong with the words of questions, and then a whole call that is right, with as much as is right of
// what was typed behind the command and as --kind.
QString withQuestionExample(QString message, const QStringList& typed, const QString& kind);

// Complains that the input could not be read, for the reason that errno gives.
ExitStatus inputFailed(int systemError);

// Complains that the output could not be written, for the reason that the system gives.
ExitStatus outputFailed(const QString& reason);
ExitStatus outputFailed(int systemError);

// Complains that the memory does not suffice for what is asked for.
ExitStatus memoryFailed();

// Carries out Analyse, Explain, Questions, Solve or Sequence, which need no display, and complains about what
// is wrong. The descriptor `input` is read line by line when analyse is given no position; solve and sequence
// write to standard output by themselves. REQUIRES: the language is installed.
ExitStatus runTextCommand(const Request& request, int input, QIODevice& output,
                          app::Translations& translations);

// What is wrong with a second language that is the first one, and with a step that there is not.
QString sameLanguage();
QString noStep(int step, int count);

// Writes questions, one a line. REQUIRES: the language is installed.
ExitStatus writeQuestions(const Request& request, QIODevice& output);

// What answers the questions of each kind of each lesson, for the help.
QString kindsAndAnswers();

// A text as JSON writes it, with its quotation marks.
QString quoted(const QString& text);

// Writes it, or complains.
ExitStatus write(QIODevice& output, const QString& text);

// Draws what is asked for and writes the file, whole or not at all. REQUIRES: a QApplication on a platform
// that needs no display; the language is installed.
ExitStatus render(const Request& request, app::Translations& translations);

} // namespace laststone::cli
