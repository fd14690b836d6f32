// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of a lesson's own kinds, drawn and read, for tests.
#pragma once

#include "games/catalogue.h"
#include "positions.h"
#include "teaching/question.h"

#include <QTest>

#include <functional>
#include <vector>

namespace asked {

using namespace laststone;
using teaching::Answer;
using teaching::Difficulty;
using teaching::Position;
using teaching::Question;
using theory::Count;

inline constexpr Difficulty kLevels[] = {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard};

inline std::span<const teaching::QuestionKind> kindsOf(const QString& word)
{
    return games::findLesson(word)->questions;
}

// The question of a text such as "reply(2,3) nim: 1 2 3".
inline Question questionOf(const QString& text)
{
    const QString word = text.section(QLatin1Char(' '), 1, 1).remove(QLatin1Char(':'));
    const auto read = teaching::readQuestion(text, kindsOf(word), games::families(), nullptr);
    if (const auto* error = std::get_if<teaching::NotationError>(&read))
        qFatal("%s: column %lld", qPrintable(text), static_cast<long long>(error->column));
    return std::get<Question>(read);
}

// Whether such a text is no question.
inline bool isRefused(const QString& text)
{
    const QString word = text.section(QLatin1Char(' '), 1, 1).remove(QLatin1Char(':'));
    return std::holds_alternative<teaching::NotationError>(
        teaching::readQuestion(text, kindsOf(word), games::families(), nullptr));
}

// Questions of a kind from so many seeds, at one level; seeds from which nothing is drawn are left out.
inline std::vector<Question> drawn(const QString& kind, const Position& like, Difficulty level, quint32 seeds)
{
    std::vector<Question> questions;
    const teaching::QuestionKind* found = teaching::findKind(kindsOf(like.word()), kind);
    for (quint32 seed = 0; found && seed < seeds; ++seed) {
        QRandomGenerator random(seed);
        const auto draft = found->draw(like, level, random);
        auto question = draft ? found->ask(*draft) : std::nullopt;
        if (question)
            questions.push_back(*std::move(question));
    }
    return questions;
}

// What the question says in English to an answer.
inline QString replyTo(const Question& question, const Answer& answer)
{
    return QString::fromUtf8(question.replyTo(answer).source);
}

// What holds for the questions of every kind: what is right is right, each slip is wrong, has a reply, and is
// there once; the deciding step is there; and the text gives the same question.
inline void verifySound(const Question& question)
{
    const QString text = teaching::questionText(question);
    QVERIFY2(question.isRight(question.right), qPrintable(text));
    QVERIFY2(!question.refuse || !question.refuse(question.right), qPrintable(text));
    QVERIFY2(!question.slips.empty(), qPrintable(text));
    QVERIFY2(question.hints.size() == 2, qPrintable(text));
    for (std::size_t i = 0; i < question.slips.size(); ++i) {
        const teaching::Slip& slip = question.slips[i];
        QVERIFY2(!question.isRight(slip.answer), qPrintable(text));
        QVERIFY2(!slip.reply.isEmpty(), qPrintable(text));
        QVERIFY2(!question.refuse || !question.refuse(slip.answer), qPrintable(text));
        QCOMPARE(question.replyTo(slip.answer), slip.reply);
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(question.slips[j].answer != slip.answer, qPrintable(text));
    }
    const auto& steps = games::findLesson(question.position.word())->explain(question.position).steps;
    const auto isIt = [&](const teaching::Step& step) { return QLatin1String(step.id) == question.deciding; };
    QVERIFY2(!question.deciding || std::ranges::any_of(steps, isIt), qPrintable(text));
    const Question again = questionOf(text);
    QCOMPARE(again.right, question.right);
    QCOMPARE(again.task, question.task);
    QCOMPARE(teaching::questionText(again), text);
}

// A row for each of the kinds.
inline void addKinds(const std::vector<teaching::QuestionKind>& kinds)
{
    QTest::addColumn<QString>("kind");
    for (const auto& kind : kinds)
        QTest::newRow(qPrintable(kind.id)) << kind.id;
}

// A kind that can be drawn of a game in every level and way of playing, from most seeds.
inline void verifyKind(const QString& game, const QString& kind)
{
    for (const theory::Play play : {theory::Play::Normal, theory::Play::Misere}) {
        for (const Difficulty level : kLevels) {
            const auto questions = drawn(kind, {gameOf(game), play, {}}, level, 300);
            QVERIFY2(questions.size() > 30, qPrintable(QString::number(questions.size())));
            for (const Question& question : questions) {
                QCOMPARE(question.kind, kind);
                QCOMPARE(question.position.play, play);
                verifySound(question);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
}

// A question, what a learner types to answer it, and how the reply begins.
inline void addSlip(const char* question, const char* answer, const char* reply)
{
    QTest::addRow("%s = %s", question, answer)
        << QString::fromUtf8(question) << QString::fromUtf8(answer) << QString::fromUtf8(reply);
}

inline void addSlipColumns()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("reply");
}

// One row of addSlip().
inline void verifySlip()
{
    QFETCH(QString, question);
    QFETCH(QString, answer);
    QFETCH(QString, reply);
    const Question about = questionOf(question);
    const auto read = teaching::readAnswer(about, answer, games::families());
    QVERIFY(std::holds_alternative<Answer>(read));
    QVERIFY(!about.isRight(std::get<Answer>(read)));
    const QString said = replyTo(about, std::get<Answer>(read));
    QVERIFY2(said.startsWith(reply), qPrintable(said));
}

} // namespace asked
