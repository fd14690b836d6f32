// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/page_exporter.h"

#include "teaching/notation.h"
#include "widgets/board/board_picture.h"
#include "widgets/board/board_widget.h"
#include "widgets/chart/chart_panel.h"
#include "widgets/export/explanation_picture.h"
#include "widgets/export/slides.h"
#include "widgets/look/icons.h"
#include "widgets/page/lesson_page.h"
#include "widgets/page/page_actions.h"
#include "widgets/steps/step_panel.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QStandardPaths>

namespace laststone::widgets {

namespace {

QString firstFolder()
{
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QDir(pictures).exists() ? pictures : QDir::homePath();
}

} // namespace

PageExporter::PageExporter(LessonPage& page)
    : QObject(&page)
    , m_page(page)
    , m_export(new QAction(this))
    , m_copyExplanation(new QAction(this))
    , m_copyMenu(new QMenu(&page))
{
    m_choice.folder = firstFolder();
    m_export->setShortcut(Qt::CTRL | Qt::Key_E);
    connect(m_export, &QAction::triggered, this, [this] { showDialog(m_choice); });
    connect(m_page.chart()->saveAction(), &QAction::triggered, this, [this] {
        ExportChoice chart = m_choice;
        chart.part = ExportPart::Chart;
        showDialog(chart);
    });
    connect(m_copyExplanation, &QAction::triggered, this, [this] {
        QGuiApplication::clipboard()->setMimeData(mimeData(source().explanation()));
        emit message(tr("The explanation has been copied as a picture."));
    });
    const StepPanel& steps = *m_page.steps();
    for (const QAction* action :
         {steps.copyTextAction(), steps.copyMarkdownAction(), steps.copyLatexAction()}) {
        connect(action, &QAction::triggered, this,
                [this] { emit message(tr("The explanation has been copied.")); });
    }
    const PageActions& actions = page.actions();
    m_copyMenu->addAction(&actions[PageActions::CopyPosition]);
    m_copyMenu->addSeparator();
    m_copyMenu->addActions(
        {&actions[PageActions::CopyBoard], m_page.chart()->copyAction(), m_copyExplanation});
    m_copyMenu->addSeparator();
    m_copyMenu->addActions({steps.copyTextAction(), steps.copyMarkdownAction(), steps.copyLatexAction()});
}

void PageExporter::retranslate()
{
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Write the board, the chart, the explanation or slides to a file"));
    m_export->setIcon(themedIcon(QStringLiteral("save"), Theme::of(m_page.palette())));
    m_copyExplanation->setText(tr("Copy explanation as a picture"));
    m_copyMenu->setTitle(tr("Copy"));
    m_copyMenu->setIcon(themedIcon(QStringLiteral("copy"), Theme::of(m_page.palette())));
}

ExportSource PageExporter::source() const
{
    LessonPage* page = &m_page;
    const teaching::Session* session = &page->session();
    const Lesson* lesson = &page->lesson();
    const auto arrangement = [page]() -> std::optional<int> {
        if (page->board()->arrangements().empty())
            return std::nullopt;
        return page->board()->arrangement();
    };
    ExportSource source;
    source.notation = teaching::notation(session->position());
    source.board = [=] {
        const BoardView view{.position = session->position(),
                             .marks = session->marks(),
                             .arrangement = page->board()->arrangement(),
                             .isVerdictShown = session->isVerdictShown()};
        return boardPicture(*lesson, view, {page->board()->font()}, page->board()->size());
    };
    source.chart = [=] { return page->chart()->picture(); };
    source.explanation = [=] {
        return explanationPicture(*lesson, session->explanation(), session->secondVoice());
    };
    source.page = [=] {
        QWidget* window = page->window();
        return Picture{window->size(), [window](QPainter& painter) { window->render(&painter); },
                       teaching::notation(session->position())};
    };
    source.explanationPages = [=] {
        return explanationPages(*lesson, session->explanation(), session->secondVoice());
    };
    source.slides = [=] { return slides(*lesson, session->explanation(), arrangement()); };
    return source;
}

void PageExporter::showDialog(const ExportChoice& choice)
{
    ExportDialog dialog(source(), choice, &m_page);
    const bool written = dialog.exec() == QDialog::Accepted;
    m_choice = dialog.choice();
    if (written) {
        //: %1 is a file name
        emit message(tr("Written: %1").arg(QDir::toNativeSeparators(dialog.writtenFile())));
    }
}

} // namespace laststone::widgets
