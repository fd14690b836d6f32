#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of the house that a machine can check.

usage: check_sources.py SOURCE_DIR [CLANG_FORMAT]    (without it the format is not checked)
"""
import re
import subprocess
import sys
from pathlib import Path

MOST_FILES = 25  # of source in a folder
MOST_FUNCTION = 60  # lines of a function's body
MOST_MEMBERS = 15  # of a class
# Classes that have more, and are to be parted: they may not grow.
LARGE_CLASSES = {"Session": 20, "Sequence": 19}
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
QT_CORE = {"QByteArray", "QCoreApplication", "QDate", "QDateTime", "QDir", "QFile", "QFileInfo", "QJsonArray", "QJsonDocument",
           "QJsonObject", "QLatin1Char", "QLatin1String", "QLocale", "QLockFile", "QObject", "QPointer",
           "QRandomGenerator", "QRegularExpression", "QSaveFile", "QStandardPaths", "QString", "QStringList",
           "QStringView", "QTextStream", "QThreadPool", "QTimer", "QtGlobal"}

# Folders of games that are no game.
SHARED = {"common", "sums"}

# Names of games by which other words go as well: a graph is drawn and edited by a layer of that name.
COMMON_WORDS = {"graph"}
# Games that have no folder of their own.
OTHER_NAMES = {"kayles", "dawson", "lasker"}
# Where a game may be named outside src/games and src/theory, and why.
NAMED = {
    "src/cli/solve.cpp",  # every classic problem is one of a certain game
    "src/teaching/notation.cpp",  # an error that shows what a notation looks like, by an example
}

# What boards of the house do for all games.
PAINTING = {"QPainter", "QMouseEvent", "QKeyEvent"}

failures = []


def check_file(path, text):
    if "SPDX-License-Identifier: GPL-3.0-or-later" not in "\n".join(text.splitlines()[:3]):
        failures.append(f"{path}: no SPDX line")
    if path.suffix == ".h" and "#pragma once" not in text:
        failures.append(f"{path}: no #pragma once")
    if not text.endswith("\n") or "\t" in text or re.search(r" +$", text, re.M):
        failures.append(f"{path}: a tab, a blank at the end of a line, or no end of the last line")


def check_functions(path, text):
    """The formatter puts the braces of a function's body, and only those, on lines of their own."""
    for start, indent, body in [(m.start(), m[1], m[2]) for m in
                                re.finditer(r"^( *)\{\n(.*?)^\1\}", text, re.M | re.S)]:
        if body.count("\n") > MOST_FUNCTION:
            line = text.count("\n", 0, start)
            failures.append(f"{path}:{line}: a function of {body.count(chr(10))} lines, more than {MOST_FUNCTION}")


def check_members(path, text):
    """A class has one job; what it has to remember for that is little."""
    for indent, name, body in re.findall(r"^( *)(?:class|struct) (\w+)[^;{]*\{\n(.*?)^\1\};", text, re.M | re.S):
        members = re.findall(rf"^{indent}    \b[^/(\n]*?\b(m_\w+)(?:\[[^;]*| = [^;]*|\{{[^;]*)?;", body, re.M)
        most = LARGE_CLASSES.get(name, MOST_MEMBERS)
        if len(members) > most:
            failures.append(f"{path}: {name} has {len(members)} members, more than {most}")


def check_classes(source_dir):
    """A class is defined in one file."""
    places = {}
    for path in sorted((source_dir / "src").rglob("*.cpp")):
        for name in re.findall(r"^(?:[\w:<>,&*\s]*?[\s&*])?(?:\w+::)*([A-Z]\w*)::~?\w+\([^;{]*\n\{",
                               path.read_text(encoding="utf-8"), re.M):
            places.setdefault((path.parent, name), set()).add(path)
    # Two namespaces of theory have a class of this name each.
    same = {("theory", "Sequence"): 2}
    for (folder, name), paths in places.items():
        if len(paths) > same.get((folder.name, name), 1):
            failures.append(f"{name} is spread over {', '.join(sorted(map(str, paths)))}")


def check_folders(source_dir):
    for folder in sorted({path.parent for path in (source_dir / "src").rglob("*.[ch]*")}):
        count = sum(1 for path in folder.iterdir() if path.suffix in (".cpp", ".h"))
        if count > MOST_FILES:
            failures.append(f"{folder}: {count} files, more than {MOST_FILES}")


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
        if layer == "games" and header in PAINTING:
            failures.append(f"{path}: a game draws by values and includes {header}")


def check_games(source_dir):
    """A game is known to its own folder, and to what stands beside it: the catalogue and special_cases."""
    games = [folder.name for folder in (source_dir / "src/games").iterdir()
             if folder.is_dir() and folder.name not in SHARED]
    for path in sorted((source_dir / "src").rglob("*.[ch]*")):
        own = path.parent.name if path.parent.parent.name == "games" else None
        if path.parent.name == "games":
            continue
        for game in re.findall(r'#include "games/(\w+)/', path.read_text(encoding="utf-8")):
            if game != own and game in games:
                failures.append(f"{path}: includes the game {game}")


def check_names(source_dir):
    """Outside the games only the catalogue says which there are. A comment may give one as an example; the nim-sum
    belongs to no game."""
    names = {folder.name for folder in (source_dir / "src/games").iterdir() if folder.is_dir()}
    names = (names | OTHER_NAMES) - SHARED - COMMON_WORDS
    either = "|".join(sorted(names))
    # As a word, or as the beginning or a later part of a name in camel case.
    word = re.compile(rf"((?<![A-Za-z])(?:{either})|{either.title()})(?![a-z]|-?[sS]um)")
    for path in sorted((source_dir / "src").rglob("*.[ch]*")):
        place = path.relative_to(source_dir)
        if place.parts[1] in ("games", "theory") or str(place) in NAMED:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for game in word.findall(re.sub(r"//.*", "", line)):
                failures.append(f"{place}:{number}: names the game {game}")


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
            check_functions(path, text)
            check_members(path, text)
    check_classes(source_dir)
    check_folders(source_dir)
    check_games(source_dir)
    check_names(source_dir)
    code = [str(path) for path in files if path.suffix in (".cpp", ".h")]
    for clang_format in formatters:
        formatted = subprocess.run([clang_format, "--dry-run", "-Werror", *code], capture_output=True, text=True)
        if formatted.returncode:
            failures.append(formatted.stderr)
    print("\n".join(failures) or "sources: all is well")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
