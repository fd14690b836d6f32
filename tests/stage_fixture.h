// SPDX-License-Identifier: GPL-3.0-or-later
// A stage alone in a window, with a session of its own, for tests.
#pragma once

#include "app/appearance.h"
#include "app/language.h"
#include "games/catalogue.h"
#include "teaching/notation.h"
#include "test_settings.h"
#include "widgets/page/lesson.h"
#include "widgets/stage/stage_view.h"

class StageFixture {
public:
    explicit StageFixture(const laststone::teaching::Position& position)
        : lesson(*laststone::games::findLesson(position.word()))
        , session({lesson.first, lesson.explain, laststone::games::families()}, quietOptions())
        , view(lesson, session)
    {
        session.beginWith(position);
    }
    int stepCount() const { return session.stepCount(); }
    void show(int step)
    {
        session.setStep(step);
        view.setScene(scene);
    }

    const laststone::widgets::Lesson& lesson;
    laststone::teaching::Session session;
    laststone::widgets::StageView view;
    laststone::widgets::StageScene scene;
};

// What tests of a stage in several languages share, and positions of many kinds.
class StageSpeaking {
protected:
    static constexpr const char* kPositions[] = {
        "nim: 7 9 15 12",       "nim misere: 3 4 5",   "nim: 1 2 3",          "bash 3: 21",
        "bash 4 misere: 26",    "wythoff: 5 8",        "wythoff misere: 3 5", "staircase: 3 1 4 1 5",
        "staircase: 1 2 0 0 2", "nim: 123456 7 999999"};

    // Before and after each test: it begins in English and light.
    void begin()
    {
        m_translations = std::make_unique<laststone::app::Translations>();
        speak(laststone::app::languages()[0]);
        laststone::app::applyTheme(laststone::widgets::ThemeChoice::Light);
    }
    void end() { m_translations.reset(); }
    void speak(const laststone::app::Language& language)
    {
        QVERIFY(!m_translations->select(language));
        laststone::app::applyLanguageToWindows(language);
    }
    void speakSecond(StageFixture& it, const QString& first)
    {
        const laststone::app::Language& other = *laststone::app::findLanguage(
            first == QLatin1String("en") ? QStringLiteral("zh_CN") : QStringLiteral("en"));
        it.session.setSecondVoice(m_translations->voice(other));
        it.scene.secondFamilies = other.families;
    }
    static laststone::teaching::Position parse(const char* notation)
    {
        return std::get<laststone::teaching::Position>(laststone::teaching::parsePosition(
            QString::fromLatin1(notation), laststone::games::families(), nullptr));
    }

private:
    std::unique_ptr<laststone::app::Translations> m_translations;
};
