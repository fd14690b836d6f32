// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a lesson, in words that have room in a line.
#include "widgets/memory/known.h"

#include "games/catalogue.h"
#include "teaching/progress.h"
#include "teaching/session.h"
#include "test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace laststone::known_test {

using teaching::Asking;
using widgets::Known;

class KnownTest : public QObject {
    Q_OBJECT
private slots:
    // Of several kinds in one game the line says how it went in all, and the rest when it is pointed at.
    void aGameAskedAboutInManyWaysHasAShortLine()
    {
        const QTemporaryDir folder;
        teaching::Progress progress(folder.filePath(QStringLiteral("progress.json")));
        const widgets::Lesson& lesson = *games::findLesson(QStringLiteral("sg"));
        const auto answer = [&](const char* text, bool isUnderstood) {
            const auto read = teaching::readQuestion(QString::fromLatin1(text), lesson.questions,
                                                     games::families(), nullptr);
            Asking asking{std::get<teaching::Question>(read), teaching::Asker::Exercise};
            asking.state = isUnderstood ? Asking::State::Right : Asking::State::Shown;
            progress.answered(asking);
        };
        answer("mex sg 0.77: 9", true);
        answer("mex sg 0.77: 11", false);
        answer("mex sg grundy: 9", true);
        answer("next-value sg grundy: 9", false);
        answer("outcome sg grundy: 9 4", true);
        const auto known = widgets::knownOf(lesson, progress);
        const auto of = [&](const char* rule) {
            return *std::ranges::find(known, QString::fromLatin1(rule), &Known::rule);
        };
        QCOMPARE(of("0.77").words, QStringLiteral("The mex: 1 of 2"));
        QVERIFY(of("0.77").details.isEmpty());
        QCOMPARE(of("grundy").words, QStringLiteral("lately 2 of 3 right at the first try"));
        QCOMPARE(of("grundy").details,
                 QStringLiteral("P or N?: 1 of 1\nThe mex: 1 of 1\nThe next value of a sequence: 0 of 1"));
    }
};

LASTSTONE_TEST(KnownTest, Nothing)

} // namespace laststone::known_test
#include "known_test.moc"
