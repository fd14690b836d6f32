// SPDX-License-Identifier: GPL-3.0-or-later
// What the fuzzer has found of interest, and once broken, once more: the corpora, and each input of them cut
// and with bytes changed.
#include "fuzz/corpus.h"
#include "fuzz/inputs.h"
#include "paths.h"
#include "test_main.h"

#include <QDir>
#include <QTest>

#include <random>

namespace laststone::fuzz_replay_test {

using fuzz::Broken;
using fuzz::Input;

namespace {

QString told(const QByteArray& bytes, const QString& broken)
{
    return broken + QStringLiteral("\nby ")
        + QString::fromLatin1(bytes.toPercentEncoding(" ;:,{}[]=>\"")).left(2000);
}

} // namespace

class FuzzReplayTest : public QObject {
    Q_OBJECT
private slots:
    void everyInputHasACorpusAndNothingElse()
    {
        QStringList expected;
        for (const Input& input : fuzz::inputs())
            expected << QLatin1String(input.name) + QStringLiteral(".txt");
        expected.sort();
        QCOMPARE(QDir(laststone::tests::projectFile(QStringLiteral("tests/fuzz/corpus")))
                     .entryList(QDir::Files, QDir::Name),
                 expected);
    }

    void promisesAreKept_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const Input& input : fuzz::inputs())
            QTest::newRow(input.name) << QByteArray(input.name);
    }
    void promisesAreKept()
    {
        QFETCH(QByteArray, name);
        const Input& input = *fuzz::findInput(name);
        const auto all = fuzz::corpus(input.name);
        QVERIFY(all.size() >= 5);
        std::mt19937 random(1);
        for (const QByteArray& whole : all) {
            Broken broken = input.keepsItsPromise(whole);
            QVERIFY2(!broken, qPrintable(told(whole, broken.value_or(QString()))));
            for (int i = 0; i < 3 && !whole.isEmpty(); ++i) {
                const auto at = static_cast<qsizetype>(random() % static_cast<unsigned>(whole.size()));
                QByteArray changed = i == 0 ? whole.left(at) : whole;
                if (i > 0)
                    changed[at] = static_cast<char>(random() % 128);
                broken = input.keepsItsPromise(changed);
                QVERIFY2(!broken, qPrintable(told(changed, broken.value_or(QString()))));
            }
        }
    }
};

LASTSTONE_TEST(FuzzReplayTest, Events)

} // namespace laststone::fuzz_replay_test
#include "fuzz_replay_test.moc"
