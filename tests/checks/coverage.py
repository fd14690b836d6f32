#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What of the sources the tests have run through: a table, what is left out, and whether it is enough.

usage: coverage.py BUILD       (a folder that was built with --coverage, after its tests)

The status is 1 where a layer has less than it is to have.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
LOOKS = re.compile(r"_(board|columns|drawing|lesson|options|runs)\.|/catalogue\.")  # as in src/CMakeLists.txt


def is_rule(name):
    return name.startswith("src/games/") and not LOOKS.search(name)


# What counts, how much of its lines and of its branches, in per cent.
LAYERS = [
    ("theory", lambda name: name.startswith("src/theory/"), 98, 90),
    ("teaching", lambda name: name.startswith("src/teaching/"), 95, 0),
    ("cli", lambda name: name.startswith("src/cli/"), 95, 0),
    ("rules", is_rule, 95, 0),
    ("all", lambda name: name.startswith("src/"), 90, 0),
]


def measured(build):
    report = subprocess.run(
        ["gcovr", "--root", ROOT, "--filter", f"{ROOT}/src/", "--object-directory", build,
         "--exclude-throw-branches", "--exclude-unreachable-branches", "--json", "-", build],
        check=True, stdout=subprocess.PIPE).stdout
    return json.loads(report)["files"]


def ranges(numbers):
    """“3, 7–9”."""
    parts = []
    for number in numbers:
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return ", ".join(str(a) if a == b else f"{a}–{b}" for a, b in parts)


def percent(done, count):
    return 100 * done / count if count else 100.0


def counted(files):
    lines = [line for file in files for line in file["lines"] if not line.get("gcovr/noncode")]
    branches = [branch for line in lines for branch in line["branches"]]
    return (sum(line["count"] > 0 for line in lines), len(lines), sum(branch["count"] > 0 for branch in branches),
            len(branches))


def main():
    files = measured(Path(sys.argv[1]).resolve())
    print("lines left out:")
    for file in files:
        left = sorted({line["line_number"] for line in file["lines"] if line["count"] == 0 and not line.get("gcovr/noncode")})
        if left:
            print(f"  {file['file']}: {ranges(left)}")
    print(f"{'':10} {'lines':>22} {'branches':>22}")
    is_enough = True
    for name, belongs, most_lines, most_branches in LAYERS:
        lines, all_lines, branches, all_branches = counted([file for file in files if belongs(file["file"])])
        if not all_lines:
            continue
        of_lines = percent(lines, all_lines)
        of_branches = percent(branches, all_branches)
        is_less = of_lines < most_lines or of_branches < most_branches
        is_enough = is_enough and not is_less
        print(f"{name:10} {lines:6} of {all_lines:6} {of_lines:4.1f} % {branches:6} of {all_branches:6}"
              f" {of_branches:4.1f} %{'  too little' if is_less else ''}")
    return 0 if is_enough else 1


if __name__ == "__main__":
    sys.exit(main())
