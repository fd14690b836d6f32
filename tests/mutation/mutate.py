#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes one thing at a time in the theory, or in the rules of the games, and looks whether a test fails.

usage: mutate.py theory SCRATCH [--sample N] [--seed S] [--file NAME] [--start K]
       mutate.py rules BUILD [--sample N] [--seed S] [--file NAME] [--start K]
       mutate.py list

theory: builds a copy of src/theory with its tests alone, in the folder SCRATCH.
rules: changes src/games/*/*_game.cpp and src/games/common in this tree, one after the other, and puts each back;
       builds games_tests in the folder BUILD, which is configured. Nobody else may work in the tree meanwhile.
list: all places and how many there are.

Without --sample every place is tried; --start leaves out the first K, to go on after a break. What survived is listed at the end: it is to be explained in survivors.txt
beside this file, or killed by a test. The status is 1 where a survivor is not in survivors.txt.
"""
import argparse
import random
import re
import resource
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CPU_SECONDS = 12  # a change that takes longer never ends, as all tests together take 4
MEMORY = 3 << 30
PATIENCE = 600  # seconds on the clock, for what waits for itself

# What is found, in sources without comments and texts, and what is put in its place. The format of the sources
# has blanks around operators of two sides, and none around brackets of templates.
CHANGES = [
    (r" (<=) ", "<"), (r" (<) ", "<="), (r" (>=) ", ">"), (r" (>) ", ">="), (r" (==) ", "!="), (r" (!=) ", "=="),
    (r" (\+) ", "-"), (r" (-) ", "+"), (r" (\*) ", "+"), (r" (/) ", "*"), (r" (%) ", "/"),
    (r" (\^) ", "|"), (r" (&) ", "|"), (r" (\|) ", "&"), (r" (<<) ", ">>"), (r" (>>) ", "<<"),
    (r" (\+=) ", "-="), (r" (-=) ", "+="), (r" (\^=) ", "|="), (r" (\|=) ", "&="), (r" (&=) ", "|="),
    (r"(\+\+)", "--"), (r"(?<!-)(--)(?!-)", "++"),
    (r" (&&) ", "||"), (r" (\|\|) ", "&&"), (r"[( ](!)(?=[a-zA-Z(*])", ""),
    (r"\b(true)\b", "false"), (r"\b(false)\b", "true"),
    (r"\b(min)\(", "max"), (r"\b(max)\(", "min"), (r"(lower)_bound", "upper"), (r"(upper)_bound", "lower"),
    (r"\b(any)_of\b", "all"), (r"\b(all)_of\b", "any"), (r"\b(none)_of\b", "any"),
    (r"Outcome::(N)\b", "P"), (r"Outcome::(P)\b", "N"), (r"Play::(Normal)\b", "Misere"),
    (r"Play::(Misere)\b", "Normal"), (r"\b(break);", "continue"), (r"\b(continue);", "break"),
]
NUMBER = re.compile(r"(?<![\w.'])(\d[\d']*)(?![\w.'])")
RETURN = re.compile(r"\breturn ([^;{}]+);")


class Place:
    def __init__(self, path, text, start, end, new):
        self.path = path
        self.start = start
        self.end = end
        self.new = new
        self.old = text[start:end]
        self.line = text.count("\n", 0, start) + 1
        begin = text.rfind("\n", 0, start) + 1
        stop = text.find("\n", end)
        self.changed = (text[begin:start] + "⟦" + self.old + " → " + new + "⟧" + text[end:stop]).strip()

    def __str__(self):
        return f"{self.path.relative_to(ROOT / 'src')}:{self.line}: {self.changed}"

    def key(self):
        """What survivors.txt calls it: it stays where lines come and go."""
        return f"{self.path.name}: {self.changed}"


def blanked(text):
    """The text with blanks for comments, texts, characters, includes and the promises of static_assert."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match[0])
    return re.sub(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])'|^#[^\n]*|static_assert\([^;]*;|operator[^\w\s]+"
                  r"|\.reserve\([^;]*;", blank, text, flags=re.S | re.M)


def places_of(path):
    text = path.read_text()
    code = blanked(text)
    found = []
    if path.suffix == ".h":  # values that members begin with are always set by whoever makes one
        code = re.sub(r"^    [\w:<>]+ \w+ = [^;]*;", lambda match: " " * len(match[0]), code, flags=re.M)
    for pattern, new in CHANGES:
        found += [Place(path, text, match.start(1), match.end(1), new) for match in re.finditer(pattern, code)]
    for match in NUMBER.finditer(code):
        number = int(match[1].replace("'", ""))
        found.append(Place(path, text, match.start(1), match.end(1), str(number + 1)))
    for match in RETURN.finditer(code):
        if match[1].strip() not in ("std::nullopt", "true", "false", "0"):
            found.append(Place(path, text, match.start(1), match.end(1), "{}"))
    return sorted(found, key=lambda place: place.start)


def theory_files():
    return sorted(path for path in (ROOT / "src/theory").iterdir() if path.suffix in (".cpp", ".h"))


def rule_files():
    return sorted([*(ROOT / "src/games").glob("*/*_game.cpp"), ROOT / "src/games/common/nim_sum.cpp"])


def limited():
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def quiet(command, **options):
    try:
        return subprocess.run([str(each) for each in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              timeout=PATIENCE, **options).returncode
    except subprocess.TimeoutExpired:
        return -1


class Theory:
    """The theory alone, in a folder of its own."""
    files = staticmethod(theory_files)

    def __init__(self, scratch):
        self.scratch = Path(scratch).resolve()
        self.copy = self.scratch / "src"
        self.build_folder = self.scratch / "build"
        for path in theory_files():
            copy = self.where(path)
            copy.parent.mkdir(parents=True, exist_ok=True)
            # What is the same keeps its time; what a run that was broken off has left changed gets a new one.
            if not copy.exists() or copy.read_text() != path.read_text():
                copy.write_text(path.read_text())
        if quiet(["cmake", "-S", HERE, "-B", self.build_folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=None",
                  "-DCMAKE_CXX_FLAGS=-O1", f"-DTHEORY={self.copy}"]) != 0:
            sys.exit("mutate: the project could not be configured")
        self.program = self.build_folder / "theory_tests"

    def where(self, path):
        return self.copy / path.relative_to(ROOT / "src")

    def build(self):
        return quiet(["ninja", "-C", self.build_folder]) == 0

    def passes(self, place):
        names = subprocess.run([self.program], stdout=subprocess.PIPE, check=False).stdout.decode().split()
        stem = place.path.stem.split("_")[0] if place else ""
        names.sort(key=lambda name: not name.startswith(stem))  # where it is likely to be found comes first
        return quiet([self.program, *names], preexec_fn=limited) == 0


class Rules:
    """The rules in this tree, with the tests of the games."""
    files = staticmethod(rule_files)

    def __init__(self, build):
        self.build_folder = Path(build).resolve()

    def where(self, path):
        return path

    def build(self):
        return quiet(["cmake", "--build", self.build_folder, "--target", "games_tests"]) == 0

    def passes(self, place):
        game = place.path.parent.name if place else ""
        first = {"sums": "sum_|subtraction_game|octal_game|graph_game", "common": "nim_"}.get(game, f"{game}_")
        for pattern in (f"^tst_({first})", "^tst_(contract|moves|all_moves|questions|levels|explain|lasker)",
                        "_explanation$|_questions$|_table$|_game$|_rules$"):
            if quiet(["ctest", "--test-dir", self.build_folder, "-R", pattern, "--stop-on-failure", "--timeout",
                      "200"]) != 0:
                return False
        return True


def known_survivors():
    lines = (HERE / "survivors.txt").read_text().splitlines()
    return {line for line in lines if line and not line.startswith((" ", "#"))}


def attempt(work, place):
    """killed, survived, or unbuilt, which counts for nothing."""
    file = work.where(place.path)
    text = place.path.read_text() if file != place.path else file.read_text()
    try:
        file.write_text(text[:place.start] + place.new + text[place.end:])
        if not work.build():
            return "unbuilt"
        return "survived" if work.passes(place) else "killed"
    finally:
        file.write_text(text)


def run(work, options):
    places = [place for path in work.files() for place in places_of(path)]
    if options.file:
        places = [place for place in places if place.path.name == options.file]
    if options.sample:
        places = sorted(random.Random(options.seed).sample(places, min(options.sample, len(places))),
                        key=lambda place: (place.path, place.start))
    places = places[options.start:]
    if not work.build() or not work.passes(None):
        sys.exit("mutate: the tests fail without any change")
    before = time.time()
    counts = Counter()
    survivors = []
    for place in places:
        result = attempt(work, place)
        counts[result] += 1
        print(f"{result:8} {place}", flush=True)
        if result == "survived":
            survivors.append(place)
    work.build()
    made = counts["killed"] + counts["survived"]
    known = known_survivors()
    new = [place for place in survivors if place.key() not in known]
    print(f"\n{made} changes in {time.time() - before:.0f} s: {counts['killed']} killed"
          f" ({100 * counts['killed'] / max(made, 1):.1f} %), {len(survivors)} survived, of which"
          f" {len(survivors) - len(new)} are explained; {counts['unbuilt']} more cannot be built")
    for place in new:
        print(f"  {place}")
    return 1 if new else 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
    parser.add_argument("what", choices=["theory", "rules", "list"])
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file")
    parser.add_argument("--start", type=int, default=0)
    options = parser.parse_args()
    if options.what == "list":
        places = [place for path in theory_files() + rule_files() for place in places_of(path)]
        for place in places:
            print(place)
        for path, count in Counter(place.path for place in places).items():
            print(f"{count:5} {path.relative_to(ROOT)}")
        print(f"{len(places)} places")
        return 0
    return run(Theory(options.folder) if options.what == "theory" else Rules(options.folder), options)


if __name__ == "__main__":
    sys.exit(main())
