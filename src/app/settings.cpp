// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings.h"

#include "app/appearance.h"
#include "app/language.h"
#include "games/catalogue.h"
#include "teaching/memory/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <initializer_list>

namespace laststone::app {

namespace {

// Every key once.
constexpr char kLanguage[] = "language";
constexpr char kSecondLanguage[] = "secondLanguage";
constexpr char kLastSecondLanguage[] = "lastSecondLanguage";
constexpr char kTheme[] = "theme";
constexpr char kScale[] = "scale";
constexpr char kGeometry[] = "geometry";
constexpr char kStageScreen[] = "projection/screen";
constexpr char kStageDark[] = "projection/dark";
constexpr char kNewcomer[] = "newcomer";
constexpr char kLesson[] = "lesson";
constexpr char kLayoutMain[] = "layout/main";
constexpr char kLayoutSide[] = "layout/side";
constexpr char kCoach[] = "game/coach";
constexpr char kVerdict[] = "game/verdict";
constexpr char kAnimation[] = "board/animation";
constexpr char kSidePanel[] = "panels/side";
constexpr char kChartPanel[] = "panels/chart";
constexpr char kMovesPanel[] = "panels/moves";
constexpr char kArrangements[] = "arrangements"; // a key for each lesson
constexpr char kOpponents[] = "opponents"; // the same: a word
constexpr char kFirst[] = "first"; // the same: a word
constexpr char kGames[] = "games"; // the same: a text of lines
constexpr char kPlaces[] = "places"; // the same
constexpr char kGoesOn[] = "goOn";
constexpr char kPositions[] = "positions";
constexpr char kLearner[] = "you";
constexpr char kOther[] = "opponent";
constexpr char kOldOpponent[] = "game/opponent"; // were numbers for all lessons, or for those opened later
constexpr char kOldFirst[] = "game/first";
constexpr char kOldArrangement[] = "board/arrangement"; // was one number for all lessons, which says nothing

// What any version writes is far smaller. A larger file is damaged, and reading it would hold the window up.
constexpr qint64 kMostBytes = 4 << 20;

// Of the file, or of that of the user's settings folder.
QString nameOf(const QString& fileName)
{
    return fileName.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
            + QStringLiteral("/laststone/laststone.ini")
                              : fileName;
}

// Whether QSettings may open it, which reads all of a file at once, and waits before a pipe. What is huge is
// set aside.
bool mayBeOpened(const QString& name)
{
    const QFileInfo file(name);
    if (!file.isFile())
        return !file.exists();
    return file.size() <= kMostBytes || QFile::rename(name, teaching::nameAside(name));
}

// A number within 0 .. most, or the default.
int number(const QSettings& file, const char* key, int fallback, int most)
{
    bool isNumber = false;
    const int value = file.value(QLatin1String(key), fallback).toInt(&isNumber);
    return isNumber && value >= 0 && value <= most ? value : fallback;
}

QString languageCode(const QSettings& file, const char* key)
{
    const QString code = file.value(QLatin1String(key)).toString();
    return findLanguage(code) ? code : QString();
}

// A text without what QSettings does not read back as it writes it.
QString textOf(const QSettings& file, const QString& key)
{
    QString text = QString::fromUtf8(file.value(key).toString().toUtf8()); // has no halves of signs
    return text.remove(QChar::ByteOrderMark);
}

// The key of a lesson in a group.
QString keyOf(const char* group, const QString& lesson)
{
    return QLatin1String(group) + QLatin1Char('/') + lesson;
}

std::map<QString, teaching::ChosenPlayers> loadPlayers(const QSettings& file)
{
    std::map<QString, teaching::ChosenPlayers> all;
    for (const widgets::Lesson* lesson : games::lessons()) {
        teaching::ChosenPlayers chosen;
        chosen.opponent = teaching::opponentOf(file.value(keyOf(kOpponents, lesson->id())).toString());
        const QString first = file.value(keyOf(kFirst, lesson->id())).toString();
        if (first == QLatin1String(kOther) || first == QLatin1String(kLearner))
            chosen.first = first == QLatin1String(kOther) ? teaching::Side::Other : teaching::Side::Learner;
        if (chosen != teaching::ChosenPlayers())
            all[lesson->id()] = chosen;
    }
    return all;
}

void write(const Settings& settings, QSettings& file)
{
    const teaching::Options& page = settings.page;
    file.setValue(QLatin1String(kLanguage), settings.language);
    file.setValue(QLatin1String(kSecondLanguage), settings.secondLanguage);
    file.setValue(QLatin1String(kLastSecondLanguage), settings.lastSecondLanguage);
    file.setValue(QLatin1String(kTheme), static_cast<int>(settings.theme));
    file.setValue(QLatin1String(kScale), settings.scale);
    file.setValue(QLatin1String(kGeometry), settings.geometry);
    file.setValue(QLatin1String(kStageScreen), settings.stageScreen);
    file.setValue(QLatin1String(kStageDark), settings.stageDark);
    file.setValue(QLatin1String(kLesson), settings.lesson);
    file.setValue(QLatin1String(kPositions), settings.positions);
    file.setValue(QLatin1String(kNewcomer), settings.isNewcomer);
    if (settings.layout.size() == 2) {
        file.setValue(QLatin1String(kLayoutMain), settings.layout[0]);
        file.setValue(QLatin1String(kLayoutSide), settings.layout[1]);
    }
    file.setValue(QLatin1String(kGoesOn), settings.goesOn);
    for (const auto& [group, texts] :
         {std::pair(kGames, &settings.games), std::pair(kPlaces, &settings.places)}) {
        for (const auto& [id, text] : *texts) {
            if (text.isEmpty())
                file.remove(keyOf(group, id));
            else
                file.setValue(keyOf(group, id), text);
        }
    }
    for (const auto& [id, players] : page.players) {
        if (players.opponent)
            file.setValue(keyOf(kOpponents, id), teaching::opponentWord(*players.opponent));
        if (players.first)
            file.setValue(keyOf(kFirst, id),
                          QLatin1String(*players.first == teaching::Side::Learner ? kLearner : kOther));
    }
    file.setValue(QLatin1String(kCoach), page.coach);
    file.setValue(QLatin1String(kVerdict), page.verdict);
    if (!settings.animationFollowsSystem)
        file.setValue(QLatin1String(kAnimation), page.animation);
    file.setValue(QLatin1String(kSidePanel), page.sidePanel);
    file.setValue(QLatin1String(kChartPanel), page.chartPanel);
    file.setValue(QLatin1String(kMovesPanel), page.movesPanel);
    for (const auto& [id, chosen] : page.arrangements)
        file.setValue(keyOf(kArrangements, id), chosen);
    for (const char* old : {kOldArrangement, kOldOpponent, kOldFirst})
        file.remove(QLatin1String(old));
}

// Whether the file has all that it was given: on a full disk QSettings takes a part of it for success.
bool isWhole(const QSettings& file, const QString& copyName)
{
    if (file.status() != QSettings::NoError || !QFile::copy(file.fileName(), copyName))
        return false;
    const auto text = [](const QVariant& value) {
        return value.typeId() == QMetaType::QStringList ? value.toStringList().join(u'\n') : value.toString();
    };
    const QSettings copy(copyName, QSettings::IniFormat); // the file itself would not be read again
    return std::ranges::all_of(file.allKeys(), [&](const QString& key) {
        const QVariant read = copy.value(key);
        return text(read) == text(file.value(key));
    });
}

// What is in the file once these have been written to it, each over those before it; none where it does not
// hold them, or had something before that cannot be kept.
std::optional<QByteArray> written(std::initializer_list<const Settings*> all, const QString& fileName)
{
    QSettings file(fileName, QSettings::IniFormat);
    for (const Settings* each : all)
        write(*each, file);
    file.sync();
    const auto bytes = teaching::readFile(fileName);
    if (!std::holds_alternative<QByteArray>(bytes) || !isWhole(file, fileName + QStringLiteral(".again")))
        return std::nullopt;
    return std::get<QByteArray>(bytes);
}

// Instead of that, where the file of this name is damaged: what makes sense of it, and the settings. All of
// it is kept beside before; none where that fails.
std::optional<QByteArray> writtenAnew(const Settings& settings, const QString& name, const QString& fileName)
{
    const auto damaged = teaching::readFile(name);
    const Settings sensible = Settings::load(name);
    const auto bytes = written({&sensible, &settings}, fileName);
    if (!bytes || !std::holds_alternative<QByteArray>(damaged)
        || teaching::writeFile(teaching::nameAside(name), std::get<QByteArray>(damaged)))
        return std::nullopt;
    return bytes;
}

} // namespace

Settings Settings::load(const QString& fileName)
{
    const QString name = nameOf(fileName);
    Settings settings;
    settings.isNewcomer = true; // nothing has been kept, or asked for, before the first start
    settings.animationFollowsSystem = true;
    if (!mayBeOpened(name))
        return settings;
    QSettings file(name, QSettings::IniFormat);
    settings.language = languageCode(file, kLanguage);
    settings.secondLanguage = languageCode(file, kSecondLanguage);
    settings.lastSecondLanguage = languageCode(file, kLastSecondLanguage);
    settings.theme = static_cast<widgets::ThemeChoice>(number(file, kTheme, 0, widgets::kThemeChoices - 1));
    settings.scale = nearestScale(number(file, kScale, settings.scale, scales().back()));
    settings.geometry = file.value(QLatin1String(kGeometry)).toByteArray();
    settings.stageScreen = textOf(file, QLatin1String(kStageScreen));
    settings.stageDark = file.value(QLatin1String(kStageDark), settings.stageDark).toBool();
    settings.lesson = textOf(file, QLatin1String(kLesson));
    settings.positions = file.value(QLatin1String(kPositions)).toStringList();
    // None has a sign that cannot be seen, and QSettings does not read back each of them as it wrote it.
    settings.positions.removeIf([](const QString& text) {
        return std::ranges::any_of(text, [](QChar sign) { return !sign.isPrint(); });
    });
    const QByteArray main = file.value(QLatin1String(kLayoutMain)).toByteArray();
    const QByteArray side = file.value(QLatin1String(kLayoutSide)).toByteArray();
    if (!main.isEmpty() && !side.isEmpty())
        settings.layout = {main, side};
    teaching::Options& page = settings.page;
    settings.isNewcomer = file.value(QLatin1String(kNewcomer), file.allKeys().isEmpty()).toBool();
    page.coach = file.value(QLatin1String(kCoach), page.coach).toBool();
    page.verdict = file.value(QLatin1String(kVerdict), page.verdict).toBool();
    settings.animationFollowsSystem = !file.contains(QLatin1String(kAnimation));
    page.animation = file.value(QLatin1String(kAnimation), page.animation).toBool();
    page.sidePanel = file.value(QLatin1String(kSidePanel), page.sidePanel).toBool();
    page.chartPanel = file.value(QLatin1String(kChartPanel), page.chartPanel).toBool();
    page.movesPanel = file.value(QLatin1String(kMovesPanel), page.movesPanel).toBool();
    page.players = loadPlayers(file);
    for (const widgets::Lesson* lesson : games::lessons()) {
        for (const auto& [group, texts] :
             {std::pair(kGames, &settings.games), std::pair(kPlaces, &settings.places)}) {
            const QString text = textOf(file, keyOf(group, lesson->id()));
            if (!text.isEmpty())
                texts->emplace(lesson->id(), text);
        }
    }
    settings.goesOn = file.value(QLatin1String(kGoesOn), settings.goesOn).toBool();
    file.beginGroup(QLatin1String(kArrangements));
    for (const widgets::Lesson* lesson : games::lessons()) {
        constexpr int kNone = -1;
        constexpr int kMost = 9;
        const int chosen = number(file, lesson->id().toUtf8().constData(), kNone, kMost);
        if (chosen != kNone)
            page.arrangements.emplace(lesson->id(), chosen);
    }
    file.endGroup();
    return settings;
}

void Settings::followSystem()
{
    if (animationFollowsSystem)
        page.animation = systemAnimates();
}

std::optional<QString> Settings::unwritable(const QString& fileName)
{
    const QString name = nameOf(fileName);
    if (mayBeOpened(name) && QSettings(name, QSettings::IniFormat).isWritable())
        return std::nullopt;
    return name;
}

std::optional<QString> Settings::save(const QString& fileName) const
{
    constexpr int kPatience = 2000; // ms; another program saves in a few
    const QString name = nameOf(fileName);
    const QFileInfo file(name);
    QDir().mkpath(file.absolutePath());
    const teaching::FileLock lock(name, kPatience);
    if (!lock.isHeld() || !mayBeOpened(name))
        return name;
    // In a copy, as QSettings waits half a minute for the lock that a program has left that was killed. Each
    // has a folder of its own, as QSettings keeps what it has read of a name. Other keys than these, as of
    // newer versions, stay.
    QDir copies(QStringLiteral("%1/.%2.copies").arg(file.absolutePath(), file.fileName()));
    copies.removeRecursively(); // of a program that was killed: nobody else holds the lock
    copies.mkpath(QStringLiteral("."));
    const QTemporaryDir folder(copies.filePath(QStringLiteral("XXXXXX")));
    if (!folder.isValid())
        return name;
    const QString copyName = folder.filePath(QStringLiteral("settings.ini"));
    QFile::copy(name, copyName);
    auto bytes = written({this}, copyName);
    if (!bytes)
        bytes = writtenAnew(*this, name, folder.filePath(QStringLiteral("anew.ini")));
    copies.removeRecursively();
    if (!bytes || teaching::writeFile(name, *bytes))
        return name;
    return std::nullopt;
}

} // namespace laststone::app
