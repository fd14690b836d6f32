#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the house that a machine can check.

usage: check_sources.py SOURCE_DIR [CLANG_FORMAT]    (without it the format is not checked)
"""
import re
import subprocess
import sys
from pathlib import Path

MOST_LINES = 600
# What a layer may include: its own folder, those below, and these headers of Qt.
LAYERS = {
    "theory": {"folders": ["theory"], "qt": []},
    "teaching": {"folders": ["theory", "teaching"], "qt": ["QtCore"]},
    "widgets": {"folders": ["theory", "teaching", "widgets"], "qt": None},
    "graph": {"folders": ["theory", "teaching", "widgets", "graph"], "qt": None},
    "games": {"folders": ["theory", "teaching", "widgets", "graph", "games"], "qt": None},
    "cli": {"folders": ["theory", "teaching", "widgets", "graph", "games", "cli", "app"], "qt": None},
    "app": {"folders": ["theory", "teaching", "widgets", "graph", "games", "app"], "qt": None},
}
QT_CORE = {"QByteArray", "QCoreApplication", "QFile", "QLatin1Char", "QLatin1String", "QLocale", "QPointer",
           "QObject", "QRandomGenerator", "QSaveFile", "QString", "QStringList", "QStringView", "QTextStream",
           "QTimer", "QtGlobal"}

# Folders of games that are no game.
SHARED = {"common", "sums"}

failures = []


def check_file(path, text):
    if "SPDX-License-Identifier: GPL-3.0-or-later" not in "\n".join(text.splitlines()[:3]):
        failures.append(f"{path}: no SPDX line")
    if path.suffix in (".cpp", ".h", ".py") and text.count("\n") > MOST_LINES:
        failures.append(f"{path}: {text.count(chr(10))} lines, more than {MOST_LINES}")
    if path.suffix == ".h" and "#pragma once" not in text:
        failures.append(f"{path}: no #pragma once")
    if not text.endswith("\n") or "\t" in text or re.search(r" +$", text, re.M):
        failures.append(f"{path}: a tab, a blank at the end of a line, or no end of the last line")


def check_layer(source_dir, path, text):
    layer = path.relative_to(source_dir / "src").parts[0]
    if layer not in LAYERS:
        return
    rule = LAYERS[layer]
    for folder in re.findall(r'#include "(\w+)/', text):
        if folder not in rule["folders"]:
            failures.append(f"{path}: {layer} includes {folder}")
    for header in re.findall(r"#include <(Q\w+)>", text):
        if rule["qt"] == [] or (rule["qt"] == ["QtCore"] and header not in QT_CORE):
            failures.append(f"{path}: {layer} includes {header}")


def check_games(source_dir):
    """A game is known to its own folder and to one line of the catalogue."""
    games = [folder.name for folder in (source_dir / "src/games").iterdir()
             if folder.is_dir() and folder.name not in SHARED]
    for path in sorted((source_dir / "src").rglob("*.[ch]*")):
        own = path.parent.name if path.parent.parent.name == "games" else None
        for game in re.findall(r'#include "games/(\w+)/', path.read_text(encoding="utf-8")):
            if game != own and own != "sums" and path.name != "catalogue.cpp" and game in games:
                failures.append(f"{path}: includes the game {game}")


def main():
    source_dir, formatters = Path(sys.argv[1]), sys.argv[2:]
    files = [path for folder in ("src", "tests") for path in sorted((source_dir / folder).rglob("*"))
             if path.suffix in (".cpp", ".h", ".py")]
    for path in files + sorted(source_dir.rglob("CMakeLists.txt")):
        if "build" in path.relative_to(source_dir).parts:
            continue
        text = path.read_text(encoding="utf-8")
        check_file(path, text)
        if path.is_relative_to(source_dir / "src") and path.suffix != ".txt":
            check_layer(source_dir, path, text)
    check_games(source_dir)
    code = [str(path) for path in files if path.suffix in (".cpp", ".h")]
    for clang_format in formatters:
        formatted = subprocess.run([clang_format, "--dry-run", "-Werror", *code], capture_output=True, text=True)
        if formatted.returncode:
            failures.append(formatted.stderr)
    print("\n".join(failures) or "sources: all is well")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
