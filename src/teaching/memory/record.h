// SPDX-License-Identifier: GPL-3.0-or-later
// What a learner has read, answered and won, as plain values; its file and its table.
#pragma once

#include <QByteArray>
#include <QDate>
#include <QString>

#include <map>
#include <set>

namespace laststone::teaching {

// How far somebody has come with something: nothing done yet, something, or all of it.
enum class Grasp { None, Some, Full };

// What has come of the questions of one kind.
struct KindRecord {
    struct Day {
        int asked = 0;
        int understood = 0; // of them: right at the first try
        friend bool operator==(const Day&, const Day&) = default;
    };
    std::map<QDate, Day> days;
    QString latest; // of the latest questions, the last one at the end: '1' understood, '0' not
    friend bool operator==(const KindRecord&, const KindRecord&) = default;

    static constexpr int kLatest = 10; // so many are kept
    static constexpr int kInARow = 3; // so many understood one after the other are enough

    Day sum() const; // of all days
    Grasp grasp() const; // Full: the last kInARow have been understood

    void add(const QDate& day, bool understood);
};

// Games against one opponent, that have been played to their ends.
struct GamesRecord {
    int won = 0;
    int lost = 0;
    QDate last = {}; // none where a damaged file has not told
    friend bool operator==(const GamesRecord&, const GamesRecord&) = default;
};

// Leitner's boxes: a question that was not understood goes to box 1; understood, to the next one, and from
// the last one out. One in box k is asked again 2^(k - 1) sets later.
struct Boxed {
    int box = 1; // 1 … kBoxes
    int set = 0; // sets that had been begun by then
    friend bool operator==(const Boxed&, const Boxed&) = default;

    static constexpr int kBoxes = 5;
    int dueAt() const { return set + (1 << (box - 1)); }
};

struct LessonRecord {
    using Kinds = std::map<QString, KindRecord>; // by id
    Kinds kinds;
    std::map<QString, Kinds> rules; // the same, by the first word of the rule that was asked about
    std::map<QString, GamesRecord> games; // by the opponent's word
    std::set<int> read; // the sections of the tour, from 0
    std::set<QString> answered; // questions of the tour, by their texts
    std::set<QString> shown; // those of them that were given up
    std::map<QString, Boxed> boxes; // by the texts of questions
    int sets = 0; // that have been begun
    bool known = false; // has said so
    bool table = false; // has been answered
    friend bool operator==(const LessonRecord&, const LessonRecord&) = default;
};

// By the ids of lessons.
using Record = std::map<QString, LessonRecord>;

// The file: JSON, indented, its keys in order, "version" 1.
QByteArray recordJson(const Record& record);

// What can be read of a file. Where it is not a whole one of this version, not all of it may be there.
struct RecordRead {
    enum class File { Whole, Damaged, Newer } file = File::Whole;
    Record record = {};
};
RecordRead readRecord(const QByteArray& json);

// A table of what was answered and played, a line for each lesson, kind and day: lesson, what, day, asked,
// understood. Of games, asked are those played and understood those won; of sections of the tour that have
// been read there is nothing but their number.
QByteArray recordCsv(const Record& record);

} // namespace laststone::teaching
