// SPDX-License-Identifier: GPL-3.0-or-later
// What is remembered from one start to the next.
#pragma once

#include "teaching/session.h"
#include "widgets/look/theme.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace laststone::app {

struct Settings {
    QString language; // a code; empty: the system's
    QString secondLanguage; // beside it in explanations; empty: none
    QString lastSecondLanguage; // that a key of the projection brings back
    widgets::ThemeChoice theme = widgets::ThemeChoice::System;
    int scale = 100; // in per cent, one of scales()
    QByteArray geometry; // of the window
    QString stageScreen; // the screen that was projected on, by name
    bool stageDark = false;
    QString lesson; // the last one
    QList<QByteArray> layout; // of the lesson pages
    teaching::Options page;
    // By lesson. An empty text takes what the file has away; where there is none, the file keeps it: it may
    // be that of another window.
    std::map<QString, QString> games; // where they were left: see teaching/memory/saved_game.h
    std::map<QString, QString> places; // of the pages: see LessonPage::place()
    bool goesOn = true; // with them at the next start
    QStringList positions; // that have been typed, the last one first
    bool animationFollowsSystem = false; // it has not been asked for here
    // Somebody who began with this program, and has not said that all its games are known: each opens with a
    // short game to discover it by. Whoever has settings from before that knows them.
    bool isNewcomer = false;

    // Leaves motion out where the system wants things to stay, unless it has been asked for here.
    // REQUIRES: an application.
    void followSystem();

    // Reads the file, or that of the user's settings folder when none is named. What is missing or makes no
    // sense is left at its default. A file of more than a few megabytes is damaged: it is kept beside, as
    // "….aside-1", and all is at its default. So it is where there is no plain file but a pipe, a device or a
    // folder, which stays as it is: see unwritable().
    static Settings load(const QString& fileName = {});

    // The name of the file if it cannot be written, so that this can be said before anything is lost.
    static std::optional<QString> unwritable(const QString& fileName = {});

    // Writes it and gives the name of the file when that fails, as after two seconds in which another program
    // saves. A damaged file is kept beside, as "….aside-1", and what makes sense of it stays.
    std::optional<QString> save(const QString& fileName = {}) const;
};

} // namespace laststone::app
