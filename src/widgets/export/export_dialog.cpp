// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/export/export_dialog.h"

#include "ui_export_dialog.h"
#include "widgets/look/theme.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>
#include <QPixmap>
#include <QScreen>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace laststone::widgets {

namespace {

constexpr QSizeF kPreview(18, 14); // em; smaller where the screen has no room for it
constexpr double kLeastPreview = 3; // em; below that there is none
constexpr double kOfScreen = 0.85; // the frame of the window needs room too
constexpr qsizetype kLongestName = 60; // of the part that the notation gives; file systems have limits

// The notation with everything left out that a file name had better not have.
QString plainName(const QString& notation)
{
    QString name;
    for (const QChar c : notation) {
        const bool plain = c.unicode() < 0x80 && (c.isLetterOrNumber() || c == QLatin1Char('.'));
        if (plain)
            name += c;
        else if (!name.isEmpty() && !name.endsWith(QLatin1Char('-')))
            name += QLatin1Char('-');
    }
    name.truncate(kLongestName);
    while (name.endsWith(QLatin1Char('-')))
        name.chop(1);
    return name;
}

// By ExportPart. Not translated: scripts and folders shared by several people find a file by its name.
constexpr const char* kPartNames[] = {"board", "chart", "explanation", "page", "slides"};

} // namespace

bool Exporter::offers(ExportPart part, PictureFormat format)
{
    return part != ExportPart::Slides || format == PictureFormat::Pdf;
}

const Picture& Exporter::picture(ExportPart part)
{
    if (const auto known = m_pictures.find(part); known != m_pictures.end())
        return known->second;
    if (part != ExportPart::Slides)
        return m_pictures.emplace(part, m_source.picture(part)).first->second;
    const Pages& slides = pages(part);
    return m_pictures.emplace(part, Picture{slides.size, slides.paint.front(), slides.title}).first->second;
}

const Pages& Exporter::pages(ExportPart part)
{
    if (const auto known = m_pages.find(part); known != m_pages.end())
        return known->second;
    if (part == ExportPart::Slides || part == ExportPart::Explanation)
        return m_pages.emplace(part, m_source.pages(part)).first->second;
    const Picture& one = picture(part);
    return m_pages.emplace(part, Pages{one.size, {one.paint}, one.title}).first->second;
}

bool Exporter::canEncode(ExportPart part, PictureFormat format, double scale)
{
    return format != PictureFormat::Png || isDrawable(pixels(picture(part).size, scale));
}

std::unique_ptr<Encoder> Exporter::newEncoder(ExportPart part, PictureFormat format, double scale)
{
    return format == PictureFormat::Pdf ? widgets::newEncoder(pages(part))
                                        : widgets::newEncoder(picture(part), format, scale);
}

QString Exporter::fileName(ExportPart part, PictureFormat format) const
{
    return plainName(m_source.notation) + QLatin1Char('-')
        + QLatin1String(kPartNames[static_cast<std::size_t>(part)]) + ending(format);
}

ExportDialog::ExportDialog(ExportSource source, const ExportChoice& choice, QWidget* parent)
    : QDialog(parent)
    , m_ui(std::make_unique<Ui::ExportDialog>())
    , m_exporter(std::move(source))
    , m_format(choice.format)
    , m_folder(choice.folder)
{
    m_ui->setupUi(this);
    m_ui->scaleBox->setValue(choice.scale);
    m_ui->partBox->setCurrentIndex(static_cast<int>(choice.part));
    fillFormats();
    connect(m_ui->partBox, &QComboBox::currentIndexChanged, this, [this] {
        fillFormats();
        refresh();
        refreshPreview();
    });
    connect(m_ui->formatBox, &QComboBox::currentIndexChanged, this, [this] {
        m_format = format();
        refresh();
    });
    connect(m_ui->scaleBox, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
    connect(m_ui->saveButton, &QPushButton::clicked, this, &ExportDialog::save);
    connect(m_ui->cancelButton, &QPushButton::clicked, this, &ExportDialog::reject);
    refresh();
    fitPreview();
    refreshPreview();
}

ExportDialog::~ExportDialog() = default;

ExportChoice ExportDialog::choice() const
{
    return {static_cast<ExportPart>(m_ui->partBox->currentIndex()), m_format, m_ui->scaleBox->value(),
            m_folder};
}

// The formats of the part, among them the one chosen before if it can be had.
void ExportDialog::fillFormats()
{
    const QSignalBlocker blocker(m_ui->formatBox);
    const std::pair<PictureFormat, QString> names[] = {
        {PictureFormat::Png, tr("PNG: pixels")},
        {PictureFormat::Svg, tr("SVG: sharp at every size")},
        {PictureFormat::Pdf, tr("PDF: for print")},
    };
    m_ui->formatBox->clear();
    for (const auto& [format, name] : names) {
        if (!Exporter::offers(choice().part, format))
            continue;
        m_ui->formatBox->addItem(name, QVariant::fromValue(format));
        if (format == m_format)
            m_ui->formatBox->setCurrentIndex(m_ui->formatBox->count() - 1);
    }
}

PictureFormat ExportDialog::format() const
{
    return m_ui->formatBox->currentData().value<PictureFormat>();
}

void ExportDialog::refresh()
{
    const ExportChoice now = choice();
    m_ui->partBox->setEnabled(!isWriting());
    m_ui->formatBox->setEnabled(!isWriting() && m_ui->formatBox->count() > 1);
    m_ui->scaleBox->setEnabled(!isWriting() && format() == PictureFormat::Png);
    m_ui->scaleLabel->setEnabled(format() == PictureFormat::Png);
    const bool possible = m_exporter.canEncode(now.part, format(), now.scale);
    m_ui->saveButton->setEnabled(!isWriting() && possible);
    m_ui->progress->setVisible(isWriting());
    m_ui->size->setText(sizeText());
    showError(possible ? QString() : tr("So many pixels cannot be drawn: choose a smaller scale, or PDF."));
}

QString ExportDialog::sizeText()
{
    const ExportChoice now = choice();
    if (format() == PictureFormat::Pdf) {
        const Pages& pages = m_exporter.pages(now.part);
        const QSizeF size = millimetres(pages.size);
        //: the size of paper: %1 and %2 are numbers of millimetres, %n is how many pages there are
        return tr("%1 × %2 mm, %n page(s)", nullptr, static_cast<int>(pages.paint.size()))
            .arg(std::lround(size.width()))
            .arg(std::lround(size.height()));
    }
    const QSize size =
        pixels(m_exporter.picture(now.part).size, format() == PictureFormat::Png ? now.scale : 1);
    //: %1 and %2 are numbers of pixels
    return tr("%1 × %2 pixels").arg(size.width()).arg(size.height());
}

// Into what the fields and buttons leave of the screen.
void ExportDialog::fitPreview()
{
    for (QWidget* each : findChildren<QWidget*>())
        each->ensurePolished(); // with the style come the sizes
    const double em = Spacing(font()).em;
    const QSizeF room = QSizeF(screen()->availableSize()) * kOfScreen;
    const QSizeF left = room - sizeHint() + QSizeF(0, m_ui->form->sizeHint().height());
    const QSizeF size = (kPreview * em).boundedTo(left);
    m_ui->preview->setVisible(std::min(size.width(), size.height()) >= kLeastPreview * em);
    m_ui->preview->setFixedSize(size.toSize());
}

void ExportDialog::refreshPreview()
{
    if (m_ui->preview->isHidden())
        return;
    const Theme& theme = Theme::of(palette());
    const Picture& picture = m_exporter.picture(choice().part);
    const double ratio = devicePixelRatioF();
    const QSizeF room = m_ui->preview->size();
    QSizeF shown = picture.size;
    // A long sheet of paper is shown from its beginning, as wide as it can still be told what it is.
    constexpr double kTallest = 1.5;
    shown.setHeight(std::min(shown.height(), shown.width() * kTallest));
    const double scale = std::min({room.width() / shown.width(), room.height() / shown.height(), 1.0});

    QPixmap pixmap((room * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(theme.field);
    QPainter painter(&pixmap);
    const QSizeF size = shown * scale;
    const QRectF frame(QPointF((room.width() - size.width()) / 2, (room.height() - size.height()) / 2), size);
    // Drawn as large as it is and made smaller then: a painter ignores a device pixel ratio below 1.
    QImage image((shown * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(theme.card);
    QPainter inner(&image);
    picture.paint(inner);
    inner.end();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(frame,
                      image.scaled((size * ratio).toSize().expandedTo({1, 1}), Qt::IgnoreAspectRatio,
                                   Qt::SmoothTransformation));
    painter.setPen(theme.border);
    painter.drawRect(frame.adjusted(0, 0, -1, -1));
    m_ui->preview->setPixmap(pixmap);
}

void ExportDialog::showError(const QString& text)
{
    m_ui->error->setText(text);
    m_ui->error->setVisible(!text.isEmpty());
}

QString ExportDialog::askForFile()
{
    const QString ending = widgets::ending(format());
    QFileDialog dialog(this, tr("Export"), m_folder);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(ending.sliced(1));
    //: in a file dialog: %1 is the ending of a file name such as "*.png"
    dialog.setNameFilter(tr("Files (%1)").arg(QLatin1Char('*') + ending));
    dialog.selectFile(m_exporter.fileName(choice().part, format()));
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return dialog.selectedFiles().value(0);
}

void ExportDialog::save()
{
    const QString file = askForFile();
    if (file.isEmpty())
        return;
    const ExportChoice now = choice();
    // Whoever types another ending means it.
    const auto format = pictureFormat(file);
    if (!format || !Exporter::offers(now.part, *format)) {
        //: %1 is a file name
        showError(
            tr("This cannot be saved as %1: choose another file type.").arg(QFileInfo(file).fileName()));
        return;
    }
    if (!m_exporter.canEncode(now.part, *format, now.scale)) {
        showError(tr("So many pixels cannot be drawn: choose a smaller scale, or PDF."));
        return;
    }
    write(m_exporter.newEncoder(now.part, *format, now.scale), file);
}

void ExportDialog::write(std::unique_ptr<Encoder> encoder, const QString& file)
{
    m_job = std::make_unique<ExportJob>(std::move(encoder), file);
    connect(m_job.get(), &ExportJob::progressed, m_ui->progress, [this](int done, int most) {
        m_ui->progress->setMaximum(most);
        m_ui->progress->setValue(done);
    });
    connect(m_job.get(), &ExportJob::written, this, [this, file] {
        endWriting();
        m_folder = QFileInfo(file).absolutePath();
        m_writtenFile = file;
        accept();
    });
    connect(m_job.get(), &ExportJob::failed, this, [this, file](const QString& reason) {
        endWriting();
        //: %1 is a file name, %2 what the system says
        showError(tr("%1 could not be written: %2").arg(file, reason));
    });
    connect(m_job.get(), &ExportJob::cancelled, this, &ExportDialog::endWriting);
    m_ui->cancelButton->setFocus(); // the others cannot have it now
    refresh();
}

void ExportDialog::endWriting()
{
    m_job.release()->deleteLater(); // it is telling this
    refresh();
    m_ui->saveButton->setFocus();
}

void ExportDialog::reject()
{
    if (m_job)
        m_job->cancel();
    else
        QDialog::reject();
}

} // namespace laststone::widgets
