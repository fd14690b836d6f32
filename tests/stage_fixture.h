// SPDX-License-Identifier: GPL-3.0-or-later
// A stage alone in a window, with a session of its own, for tests.
#pragma once

#include "games/catalogue.h"
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
