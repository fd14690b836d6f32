// SPDX-License-Identifier: GPL-3.0-or-later
#include "teaching/memory/record.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace laststone::teaching {

namespace {

constexpr int kVersion = 1;
constexpr int kMostCount = 1'000'000'000; // more is no count

// Every key once.
constexpr QLatin1String kFormat("format");
constexpr QLatin1String kFormatName("laststone progress");
constexpr QLatin1String kVersionKey("version");
constexpr QLatin1String kLessons("lessons");
constexpr QLatin1String kKinds("kinds");
constexpr QLatin1String kRules("rules");
constexpr QLatin1String kDays("days");
constexpr QLatin1String kAsked("asked");
constexpr QLatin1String kUnderstood("understood");
constexpr QLatin1String kLatestKey("latest");
constexpr QLatin1String kGames("games");
constexpr QLatin1String kWon("won");
constexpr QLatin1String kLost("lost");
constexpr QLatin1String kLast("last");
constexpr QLatin1String kRead("read");
constexpr QLatin1String kAnswered("answered");
constexpr QLatin1String kShown("shown");
constexpr QLatin1String kBoxesKey("boxes");
constexpr QLatin1String kBox("box");
constexpr QLatin1String kSet("set");
constexpr QLatin1String kSets("sets");
constexpr QLatin1String kKnown("known");
constexpr QLatin1String kTable("table");

QString dayText(const QDate& day)
{
    return day.toString(Qt::ISODate);
}

// An object made of the entries of a map.
template <class Map, class Make, class Key> QJsonObject objectOf(const Map& map, Key key, Make make)
{
    QJsonObject object;
    for (const auto& [name, value] : map)
        object.insert(key(name), make(value));
    return object;
}

const QString& itself(const QString& name)
{
    return name;
}

template <class Items> QJsonArray arrayOf(const Items& items)
{
    QJsonArray array;
    for (const auto& item : items)
        array.append(item);
    return array;
}

QJsonObject toJson(const KindRecord& kind)
{
    const auto day = [](const KindRecord::Day& each) {
        return QJsonObject{{kAsked, each.asked}, {kUnderstood, each.understood}};
    };
    return {{kDays, objectOf(kind.days, dayText, day)}, {kLatestKey, kind.latest}};
}

QJsonObject toJson(const GamesRecord& games)
{
    return {{kWon, games.won}, {kLost, games.lost}, {kLast, dayText(games.last)}};
}

QJsonObject toJson(const Boxed& boxed)
{
    return {{kBox, boxed.box}, {kSet, boxed.set}};
}

QJsonObject toJson(const LessonRecord& lesson)
{
    const auto json = [](const auto& value) { return toJson(value); };
    const auto kinds = [&](const LessonRecord::Kinds& of) { return objectOf(of, itself, json); };
    return {{kKinds, kinds(lesson.kinds)},
            {kRules, objectOf(lesson.rules, itself, kinds)},
            {kGames, objectOf(lesson.games, itself, json)},
            {kRead, arrayOf(lesson.read)},
            {kAnswered, arrayOf(lesson.answered)},
            {kShown, arrayOf(lesson.shown)},
            {kBoxesKey, objectOf(lesson.boxes, itself, json)},
            {kSets, lesson.sets},
            {kKnown, lesson.known},
            {kTable, lesson.table}};
}

// Reads what is there; what makes no sense is left out and remembered as such.
class Reader {
public:
    bool isWhole() const { return m_isWhole; }

    QJsonObject object(const QJsonValue& value)
    {
        return expect(value.isObject()) ? value.toObject() : QJsonObject();
    }
    QJsonArray array(const QJsonValue& value)
    {
        return expect(value.isArray()) ? value.toArray() : QJsonArray();
    }
    QString text(const QJsonValue& value) { return expect(value.isString()) ? value.toString() : QString(); }
    bool flag(const QJsonValue& value) { return expect(value.isBool()) && value.toBool(); }

    int count(const QJsonValue& value, int least = 0, int most = kMostCount)
    {
        const double number = value.toDouble(-1);
        const bool isCount = number >= least && number <= most && number == static_cast<int>(number);
        return expect(isCount) ? static_cast<int>(number) : least;
    }

    QDate day(const QString& text)
    {
        const QDate day = QDate::fromString(text, Qt::ISODate);
        expect(day.isValid());
        return day;
    }

    KindRecord kind(const QJsonObject& json)
    {
        KindRecord kind;
        const QJsonObject days = object(json.value(kDays));
        for (auto each = days.begin(); each != days.end(); ++each) {
            const QJsonObject counts = object(each.value());
            const int asked = count(counts.value(kAsked));
            const QDate date = day(each.key());
            if (date.isValid())
                kind.days.emplace(date, KindRecord::Day{asked, count(counts.value(kUnderstood), 0, asked)});
        }
        kind.latest = text(json.value(kLatestKey)).right(KindRecord::kLatest);
        const auto isResult = [](QChar result) { return result == u'0' || result == u'1'; };
        if (!expect(std::ranges::all_of(kind.latest, isResult)))
            kind.latest.clear();
        return kind;
    }

    GamesRecord games(const QJsonObject& json)
    {
        const QString last = text(json.value(kLast));
        return {count(json.value(kWon)), count(json.value(kLost)), last.isEmpty() ? QDate() : day(last)};
    }

    Boxed boxed(const QJsonObject& json)
    {
        return {count(json.value(kBox), 1, Boxed::kBoxes), count(json.value(kSet))};
    }

    LessonRecord lesson(const QJsonObject& json)
    {
        LessonRecord lesson;
        fill<&Reader::kind>(lesson.kinds, object(json.value(kKinds)));
        const QJsonObject rules = object(json.contains(kRules) ? json.value(kRules) : QJsonObject());
        for (auto each = rules.begin(); each != rules.end(); ++each)
            fill<&Reader::kind>(lesson.rules[each.key()], object(each.value()));
        fill<&Reader::games>(lesson.games, object(json.value(kGames)));
        fill<&Reader::boxed>(lesson.boxes, object(json.value(kBoxesKey)));
        const QJsonArray read = array(json.value(kRead));
        for (const auto& each : read)
            lesson.read.insert(count(each));
        const QJsonArray answered = array(json.value(kAnswered));
        for (const auto& each : answered)
            lesson.answered.insert(text(each));
        // Files of the first weeks have none.
        const QJsonArray shown = json.contains(kShown) ? array(json.value(kShown)) : QJsonArray();
        for (const auto& each : shown)
            lesson.shown.insert(text(each));
        lesson.sets = count(json.value(kSets));
        lesson.known = flag(json.value(kKnown));
        lesson.table = flag(json.value(kTable));
        return lesson;
    }

private:
    // As a parameter of the template the member is known to the compiler, which else warns of it where
    // optimising.
    template <auto read, typename Map> void fill(Map& map, const QJsonObject& from)
    {
        for (auto each = from.begin(); each != from.end(); ++each)
            map.emplace(each.key(), (this->*read)(object(each.value())));
    }

    bool expect(bool isSo)
    {
        m_isWhole = m_isWhole && isSo;
        return isSo;
    }

    bool m_isWhole = true;
};

// A field of a table as RFC 4180 has it.
QString field(const QString& text)
{
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n'))
        return text;
    return u'"' + QString(text).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

KindRecord::Day KindRecord::sum() const
{
    Day sum;
    for (const auto& [day, counts] : days) {
        sum.asked += counts.asked;
        sum.understood += counts.understood;
    }
    return sum;
}

Grasp KindRecord::grasp() const
{
    if (latest.isEmpty())
        return Grasp::None;
    return latest.endsWith(QString(kInARow, u'1')) ? Grasp::Full : Grasp::Some;
}

void KindRecord::add(const QDate& day, bool understood)
{
    Day& counts = days[day];
    ++counts.asked;
    counts.understood += understood ? 1 : 0;
    latest = (latest + (understood ? u'1' : u'0')).right(kLatest);
}

QByteArray recordJson(const Record& record)
{
    const auto json = [](const LessonRecord& lesson) { return toJson(lesson); };
    return QJsonDocument(QJsonObject{{kFormat, kFormatName},
                                     {kVersionKey, kVersion},
                                     {kLessons, objectOf(record, itself, json)}})
        .toJson();
}

RecordRead readRecord(const QByteArray& json)
{
    using File = RecordRead::File;
    const QJsonObject all = QJsonDocument::fromJson(json).object();
    if (all.value(kFormat).toString() != kFormatName)
        return {File::Damaged};
    if (all.value(kVersionKey).toInt() > kVersion)
        return {File::Newer};
    Reader reader;
    reader.count(all.value(kVersionKey), kVersion, kVersion);
    Record record;
    const QJsonObject lessons = reader.object(all.value(kLessons));
    for (auto each = lessons.begin(); each != lessons.end(); ++each)
        record.emplace(each.key(), reader.lesson(reader.object(each.value())));
    return {reader.isWhole() ? File::Whole : File::Damaged, record};
}

QByteArray recordCsv(const Record& record)
{
    QString table = QStringLiteral("lesson,what,day,asked,understood\n");
    const auto line = [&](const QString& lesson, const QString& what, const QDate& day, int asked, int good) {
        table += QStringList{field(lesson), field(what), dayText(day), QString::number(asked),
                             QString::number(good)}
                     .join(u',')
            + u'\n';
    };
    for (const auto& [id, lesson] : record) {
        for (const auto& [kind, results] : lesson.kinds) {
            for (const auto& [day, counts] : results.days)
                line(id, kind, day, counts.asked, counts.understood);
        }
        for (const auto& [opponent, games] : lesson.games)
            line(id, QStringLiteral("games: ") + opponent, games.last, games.won + games.lost, games.won);
        for (const int section : lesson.read)
            table += QStringLiteral("%1,section %2 read,,,\n").arg(field(id)).arg(section + 1);
    }
    return table.toUtf8();
}

} // namespace laststone::teaching
