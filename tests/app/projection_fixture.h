// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson that is projected from one screen to another, for tests.
#pragma once

#include "app/main_window.h"
#include "app/presenter_window.h"
#include "app/projection.h"
#include "gui_test.h"
#include "test_settings.h"
#include "widgets/board/board_widget.h"
#include "widgets/board/piece_board.h"
#include "widgets/page/lesson_page.h"
#include "widgets/steps/step_panel.h"

#include <QScreen>
#include <QTemporaryDir>

#include <memory>
#include <utility>

inline bool isAll(const QImage& image, const QColor& colour)
{
    return countPixels(image, colour) == image.width() * image.height();
}

// REQUIRES: TwoScreens, or OneScreen, which is the lectern's.
class ProjectionFixture {
protected:
    static constexpr int kLectern = 0;
    static constexpr int kProjector = 1;

    // A window with Nim on the lectern's screen.
    void begin(const laststone::app::Settings& settings = quietSettings())
    {
        using namespace laststone;
        failOnWarnings();
        m_translations = std::make_unique<app::Translations>();
        QVERIFY(!m_translations->select(app::languages()[0]));
        app::applyTheme(widgets::ThemeChoice::Light);
        app::applyLanguageToWindows(app::languages()[0]);
        m_window = std::make_unique<app::MainWindow>(*m_translations, settings,
                                                     m_folder.filePath(QStringLiteral("s.ini")));
        show(*m_window);
        QCOMPARE(m_window->screen(), screen(kLectern));
    }
    void end()
    {
        m_window.reset();
        m_translations.reset();
    }

    // Projects to the other screen, or on the only one; gives the window of whoever lectures, which is that
    // of the presenter, or the projection itself.
    QWidget* project(bool isSingle)
    {
        if (isSingle)
            m_window->project(screen(kLectern));
        else
            m_window->project();
        return &projection().ownWindow();
    }
    // For what is typed, and goes where the focus is.
    static void activate(QWidget* window)
    {
        window->activateWindow();
        window->setFocus();
        if (!QTest::qWaitForWindowActive(window))
            qWarning("not active");
    }

    // Rows for project().
    static void addWindows()
    {
        QTest::addColumn<bool>("isSingle");
        QTest::addRow("two screens") << false;
        QTest::addRow("one screen") << true;
    }

    static QScreen* screen(int index) { return QGuiApplication::screens()[index]; }
    static int visibleWindows()
    {
        const auto all = QApplication::topLevelWidgets();
        return static_cast<int>(std::ranges::count_if(all, &QWidget::isVisible));
    }
    laststone::app::Projection& projection() { return m_window->projection(); }
    QWidget* stage() { return projection().stage(); }
    laststone::widgets::StageView* view() { return projection().view(); }
    int step() { return m_window->page()->session().step(); }
    void toLastPage() { view()->text()->setPage(view()->text()->pageCount() - 1); }
    QImage picture() { return stage()->grab().toImage(); }
    // The same once it has come to rest: under load a layout or the painting of a chart comes later than its
    // window.
    QImage pictureAtRest()
    {
        QImage last = picture();
        for (int i = 0; i < 100; ++i) {
            QTest::qWait(50);
            if (std::exchange(last, picture()) == last)
                break;
        }
        return last;
    }
    // However much of it has been told.
    void hideVerdict(QWidget* widget)
    {
        while (view()->scene().verdict)
            press(widget, Qt::Key_V);
    }
    static void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(widget, key, modifiers);
        QApplication::processEvents();
    }

    // Takes the last stone of some heap of Nim, wherever it is drawn.
    static void playWithMouse(laststone::widgets::BoardWidget* board)
    {
        auto* choices = dynamic_cast<laststone::widgets::PieceBoard*>(board);
        constexpr int kGrid = 5;
        for (std::size_t part = choices->partCount(); part-- > 0;) {
            const QRect rect = choices->partRect(part);
            for (int x = rect.right(); x > rect.left(); x -= kGrid) {
                for (int y = rect.top(); y < rect.bottom(); y += kGrid) {
                    hover(board->viewport(), {x, y});
                    if (board->choice()) {
                        QTest::mouseClick(board->viewport(), Qt::LeftButton, {}, {x, y});
                        return;
                    }
                }
            }
        }
        QFAIL("no place to click");
    }

    QTemporaryDir m_folder;
    std::unique_ptr<laststone::app::Translations> m_translations;
    std::unique_ptr<laststone::app::MainWindow> m_window;
};
