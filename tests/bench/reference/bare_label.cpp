// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest program of Qt Widgets with something to see: what start-up is compared with.
#include <QApplication>
#include <QLabel>

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QLabel label(QStringLiteral("Last Stone"));
    label.resize(400, 300);
    label.show();
    return QApplication::exec();
}
