// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as files, by themselves.
#include "widgets/export/picture.h"

#include "test_main.h"

#include <QPainter>
#include <QXmlStreamReader>

namespace laststone::picture_test {

using widgets::PictureFormat;

class PictureTest : public QObject {
    Q_OBJECT
private slots:
    void titlesWithSignsOfMarkupAreWellFormed()
    {
        const QString title = QStringLiteral("sg graph 1=a&b;2=<\"c';1>0: 1");
        const auto paint = [](QPainter& painter) { painter.drawText(10, 20, QStringLiteral("a&b<c")); };
        const QByteArray svg = widgets::encode({QSizeF(100, 50), paint, title}, PictureFormat::Svg, 1);
        QXmlStreamReader xml(svg);
        QString found;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("title"))
                found = xml.readElementText();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(found, title);
    }
};

LASTSTONE_TEST(PictureTest, Windows)

} // namespace laststone::picture_test
#include "picture_test.moc"
