#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes one thing at a time in the theory, or in the rules of the games, and looks whether a test fails.

usage: mutate.py theory SCRATCH [--sample N] [--seed S] [--file NAME] [--start K]
       mutate.py rules SCRATCH [--sample N] [--seed S] [--file NAME] [--start K]
       mutate.py list

theory: builds a copy of src/theory with its tests alone, in the folder SCRATCH.
rules: builds a copy of the tree in the folder SCRATCH, as the preset dev does, and changes there what knows a game
       without its looks. The tests of the game in question are run first, then those that are of no other game;
       behind a change stands which test has failed.
list: all places and how many there are.

Without --sample every place is tried; --start leaves out the first K, to go on after a break. What survived is
listed at the end: it is to be explained in survivors.txt beside this file, or killed by a test. The status is 1
where a survivor is not in survivors.txt.
"""
import argparse
import json
import os
import random
import re
import resource
import shlex
import shutil
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
    looks = re.compile(r"_(board|columns|drawing|lesson|options|runs)\.|catalogue\.")  # as in src/CMakeLists.txt
    return sorted(path for path in (ROOT / "src/games").rglob("*.cpp") if not looks.search(path.name))


def limited(seconds=CPU_SECONDS):
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def output(command):
    """Its output, whatever it returns."""
    return subprocess.run([str(each) for each in command], stdout=subprocess.PIPE, check=False).stdout.decode()


def quiet(command, patience=PATIENCE, **options):
    try:
        return subprocess.run([str(each) for each in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              timeout=patience, **options).returncode
    except subprocess.TimeoutExpired:
        return -1


class Theory:
    """The theory alone, in a folder of its own."""
    files = staticmethod(theory_files)

    def __init__(self, scratch):
        self.scratch = Path(scratch).resolve()
        self.failed = ""  # which one is not told apart
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

    def build(self, _):
        return quiet(["ninja", "-C", self.build_folder], patience=None) == 0

    def passes(self, path):
        names = output([self.program]).split()
        stem = path.stem.split("_")[0] if path else ""
        names.sort(key=lambda name: not name.startswith(stem))  # where it is likely to be found comes first
        return quiet([self.program, *names], preexec_fn=limited) == 0


class Rules:
    """A copy of the tree, where the program of the tests of games is linked anew with the changed file alone."""
    files = staticmethod(rule_files)
    games = ["bash", "wythoff", "nim", "staircase", "sum", "sg", "octal", "subtraction", "graph"]

    def __init__(self, scratch):
        self.copy = Path(scratch).resolve()
        self.folder = self.copy / "build/dev"  # where the preset has it, so that a compiler cache knows it
        for name in filter(None, output(["git", "-C", ROOT, "ls-files", "-z"]).split("\0")):
            copy = self.copy / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            if not copy.exists() or copy.read_bytes() != (ROOT / name).read_bytes():
                shutil.copy(ROOT / name, copy)
        linker = ["-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld"] if shutil.which("ld.lld") else []  # in half a second
        if quiet(["cmake", "--preset", "dev", *linker], cwd=self.copy) != 0:
            sys.exit("mutate: the project could not be configured")
        if quiet(["ninja", "-C", self.folder, "games_tests"], patience=None) != 0:
            sys.exit("mutate: the tests of games could not be built")
        self.commands = output(["ninja", "-C", self.folder, "-t", "commands", "games_tests"]).splitlines()
        self.environ = {**os.environ, **self.environment(), "CCACHE_DISABLE": "1", "QTEST_FATAL_FAIL": "1",
                        "QTEST_FUNCTION_TIMEOUT": "3600000"}  # what never ends is told by its work, not by a clock
        self.program = self.folder / "mutant"
        self.headers = None
        self.seconds = {}  # of each test without a change
        self.failed = ""  # the test that a change has made fail

    def environment(self):
        """What ctest gives to the tests."""
        for test in json.loads(output(["ctest", "--test-dir", self.folder, "--show-only=json-v1"]))["tests"]:
            if Path(test.get("command", [""])[0]).name == "games_tests":
                pairs = next(each["value"] for each in test["properties"] if each["name"] == "ENVIRONMENT")
                return dict(pair.split("=", 1) for pair in pairs)
        sys.exit("mutate: ctest does not know the tests of games")

    def compile(self, path, object_file):
        """As the build does, but quickly, not optimised; with headers that are precompiled in the same way."""
        words = shlex.split(next(each for each in self.commands if each.endswith(f" -c {self.where(path)}")))
        own = words[:words.index("-o")]
        own = [word for word in own if not re.match("-[OgW]|-M", word) and not word.endswith((".o", ".o.d"))]
        at = own.index("-include")
        if not self.headers:
            self.headers = self.folder / "mutant.h"
            shutil.copy(own[at + 1], self.headers)
            quiet([*own[:at], *own[at + 2:], "-O0", "-w", "-x", "c++-header", self.headers, "-o",
                   f"{self.headers}.gch"], cwd=self.folder, env=self.environ)
        own[at + 1] = self.headers
        return quiet([*own, "-O0", "-w", "-o", object_file, "-c", self.where(path)], cwd=self.folder,
                     env=self.environ) == 0

    def where(self, path):
        return self.copy / path.relative_to(ROOT)

    def build(self, path):
        changed = self.folder / "mutant.o"
        if path and not self.compile(path, changed):
            return False
        # What stands before the libraries is taken instead of what is in them.
        command = self.commands[-1].replace(" -o tests/games_tests ",
                                            f" -Wl,-S -o {self.program} {changed if path else ''} ")
        return quiet(["sh", "-c", command], cwd=self.folder) == 0

    def run(self, name):
        limit = 3 + int(5 * self.seconds[name]) if name in self.seconds else 1000
        return quiet([self.program, name, "-nocrashhandler"], env=self.environ, patience=None,
                     preexec_fn=lambda: limited(limit)) == 0

    def passes(self, path):
        if not path:  # how long does each take? Once is enough.
            known = self.folder / "mutant_seconds.json"
            if known.exists():
                self.seconds = json.loads(known.read_text())
                return True
            for name in output([self.program]).split():
                if name == "ladder":  # plays for a minute, and is about opponents
                    continue
                before = resource.getrusage(resource.RUSAGE_CHILDREN)
                if not self.run(name):
                    sys.exit(f"mutate: {name} fails without any change")
                after = resource.getrusage(resource.RUSAGE_CHILDREN)
                self.seconds[name] = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            known.write_text(json.dumps(self.seconds))
            return True
        game = path.relative_to(ROOT / "src/games").parts[0]
        kin = {"sums": ["sum", "sg", "octal", "subtraction", "graph"], "common": self.games}
        own = kin["sums"] if game in kin["sums"] else kin.get(game, [game])

        def concerns(name):
            return name.startswith(tuple(own)) or not name.startswith(tuple(self.games))

        def rank(name):
            # Looks tell little of rules, and what takes long is likely to be told sooner.
            is_near = name.startswith(game) and not re.search("_(board|drawing|page|editor|layout|dot)$", name)
            return self.seconds[name] > 10, not is_near, self.seconds[name]
        names = sorted(filter(concerns, self.seconds), key=rank)
        self.failed = next((name for name in names if not self.run(name)), "")
        return not self.failed


def known_survivors():
    lines = (HERE / "survivors.txt").read_text().splitlines()
    return {line for line in lines if line and not line.startswith((" ", "#"))}


def attempt(work, place):
    """killed, survived, or unbuilt, which counts for nothing."""
    file = work.where(place.path)
    text = place.path.read_text()
    try:
        file.write_text(text[:place.start] + place.new + text[place.end:])
        if not work.build(place.path):
            return "unbuilt"
        return "survived" if work.passes(place.path) else "killed"
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
    if not work.build(None) or not work.passes(None):
        sys.exit("mutate: the tests fail without any change")
    before = time.time()
    counts = Counter()
    survivors = []
    for place in places:
        result = attempt(work, place)
        counts[result] += 1
        print(f"{result:8} {place}  {work.failed if result == 'killed' else ''}".rstrip(), flush=True)
        if result == "survived":
            survivors.append(place)
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
