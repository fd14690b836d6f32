// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"
#include "games/catalogue.h"
#include "teaching/notation.h"
#include "teaching/sets/question_set.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>

namespace laststone::cli {

using teaching::Answer;
using teaching::AnswerForm;
using teaching::Difficulty;
using teaching::Question;
using teaching::QuestionKind;
using teaching::Sentence;
using teaching::SetName;
using teaching::Voice;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QString list(const auto& items, const auto& text)
{
    QStringList texts;
    for (const auto& item : items)
        texts << text(item);
    return QLatin1Char('[') + texts.join(QLatin1Char(',')) + QLatin1Char(']');
}

QString say(const Sentence& sentence)
{
    return quoted(Voice::installed().say(sentence));
}

QString number(theory::Count value)
{
    return QString::number(value);
}

QString json(const teaching::Position& position)
{
    return quoted(teaching::notation(position));
}

struct AnswerJson {
    QString operator()(theory::Outcome) const { return quoted(teaching::answerText(answer)); }
    QString operator()(theory::Count count) const { return number(count); }
    QString operator()(const teaching::Position& position) const { return json(position); }
    QString operator()(const std::vector<theory::Count>& numbers) const { return list(numbers, number); }
    QString operator()(const std::vector<teaching::Position>& positions) const
    {
        return list(positions, [](const teaching::Position& position) { return json(position); });
    }
    const Answer& answer;
};

QString json(const Answer& answer)
{
    return std::visit(AnswerJson{answer}, answer);
}

// Written by hand, as QJsonObject would sort the keys.
QString json(const Question& question)
{
    const auto slip = [](const teaching::Slip& each) {
        return QStringLiteral("{\"answer\":%1,\"reply\":%2}").arg(json(each.answer), say(each.reply));
    };
    return QStringLiteral("{\"lesson\":%1,\"kind\":%2,\"position\":%3,\"about\":%4,\"task\":%5,\"choices\":%"
                          "6,\"answer\":%7,\"slips\":%8,\"hints\":%9}")
        .arg(quoted(question.position.word()), quoted(question.kind), json(question.position),
             list(question.about, number), say(question.task), list(question.choices, say),
             json(question.right), list(question.slips, slip), list(question.hints, say));
}

// The text by which the question can be asked again; below it, indented, the task, the choices, the answer
// and the slips.
QString lines(const Question& question)
{
    const auto voice = Voice::installed();
    QStringList all{teaching::questionText(question), voice.say(question.task)};
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        all << QStringLiteral("%1: %2").arg(i + 1).arg(voice.say(question.choices[i]));
    //: a line: %1 is the right answer
    all << Tr::tr("right: %1").arg(teaching::answerText(question.right));
    for (const teaching::Slip& slip : question.slips)
        //: a line: %1 is a wrong answer, %2 what is said to it
        all << Tr::tr("wrong: %1 (%2)").arg(teaching::answerText(slip.answer), voice.say(slip.reply));
    return all.join(QStringLiteral("\n    "));
}

QString answerOf(AnswerForm form)
{
    switch (form) {
    case AnswerForm::Outcome:
        return Tr::tr("\"P\" or \"N\"");
    case AnswerForm::Choice:
        return Tr::tr("the number of a choice, from 1");
    case AnswerForm::Number:
        return Tr::tr("a number");
    case AnswerForm::Numbers:
        return Tr::tr("a list of numbers, in order");
    case AnswerForm::Move:
        return Tr::tr("the position that the move leads to");
    case AnswerForm::Moves:
        return Tr::tr("the positions that the moves lead to; [] for none");
    case AnswerForm::Typed:
        return Tr::tr("a position; [] where it cannot be done");
    }
    return {};
}

// A question of the kind in one of the lesson's rules.
std::optional<Question> sample(const widgets::Lesson& lesson, const QuestionKind& kind)
{
    std::vector<teaching::Position> rules{lesson.first};
    for (const widgets::LessonKind& each : lesson.kinds) {
        const auto read = lesson.family.read(each.presets.front().rule, 0);
        if (const auto* game = std::get_if<std::shared_ptr<const teaching::Game>>(&read))
            rules.push_back(teaching::firstPosition(*game));
    }
    for (const teaching::Position& rule : rules) {
        SetName name{rule, kind.id, Difficulty::Easy, 1};
        if (auto question = questionOf(name, lesson.questions, 0, Difficulty::Easy, {}))
            return question;
    }
    return std::nullopt;
}

} // namespace

QString kindsAndAnswers()
{
    QString text = Tr::tr("The kinds, and what answers them:") + QLatin1Char('\n');
    const std::size_t common = teaching::commonKinds().size();
    const auto entry = [](const widgets::Lesson& lesson, const QuestionKind& kind) {
        const auto question = sample(lesson, kind);
        return QStringLiteral("  %1: %2\n")
            .arg(kind.id, question ? answerOf(question->form) : Voice::installed().say(kind.name));
    };
    for (const widgets::Lesson* lesson : games::lessons()) {
        if (lesson == games::lessons().front()) {
            for (std::size_t i = 0; i < common; ++i)
                text += entry(*lesson, lesson->questions[i]);
        }
        text += lesson->id() + QLatin1Char('\n');
        for (std::size_t i = common; i < lesson->questions.size(); ++i)
            text += entry(*lesson, lesson->questions[i]);
    }
    return text;
}

ExitStatus writeQuestions(const Request& request, QIODevice& output)
{
    const QString& lesson = request.arguments.constFirst();
    const auto refuse = [&](const QString& wrong) {
        complain(withQuestionExample(wrong, request.arguments, request.kind));
        return WrongInput;
    };
    const bool isSet = namesSet(lesson);
    const auto read = readSet(isSet ? lesson
                                    : QStringLiteral("%1 mixed %2 %3")
                                          .arg(lesson.trimmed(), teaching::levelWord(request.level))
                                          .arg(request.seed));
    if (const auto* wrong = std::get_if<QString>(&read))
        return refuse(*wrong);
    SetName wanted = std::get<SetName>(read); // with it the lesson and its rule
    if (!isSet)
        wanted.kind = request.kind;
    const auto& kinds = games::findLesson(wanted.like.word())->questions;
    if (!wanted.kind.isEmpty() && !teaching::findKind(kinds, wanted.kind)) {
        QStringList ids;
        for (const QuestionKind& kind : kinds)
            ids << kind.id;
        return refuse(Tr::tr("%1 is “%2”, but one of these is expected: %3")
                          .arg(QStringLiteral("--kind"), wanted.kind, ids.join(QStringLiteral(", "))));
    }
    const std::vector<Question> questions = questionsOf(wanted, kinds, request.count);
    if (questions.size() < static_cast<std::size_t>(std::min(request.count, teaching::kSetLength))) {
        if (const auto wrong = tooFewOf(wanted, kinds))
            return refuse(Voice::installed().say(*wrong));
    }
    for (const Question& question : questions) {
        const QString text = request.json ? json(question) : lines(question);
        if (const ExitStatus status = write(output, text + QLatin1Char('\n')); status != Done)
            return status;
    }
    return Done;
}

} // namespace laststone::cli
