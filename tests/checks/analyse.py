#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What clang-tidy and clazy (level 1) find in the sources, and the warnings of clang.

usage: analyse.py BUILD [--only PATTERN] [--tool clang-tidy|clazy]

BUILD is a folder in which the program was built, with what Qt generates. No precompiled header is used, so that a
file that lacks an include is found, too. clang-tidy reads every file or fails; clazy is made of an older clang in
Debian 12, and the files that it cannot read are listed. The status is 1 where there is a finding, or a file that
clang-tidy cannot read.
"""
import argparse
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FINDING = re.compile(r"^(/[^:\n]+):(\d+):\d+: (warning|error): (.*)$", re.M)
# Not asked of clazy: advice for Qt 5, and a rule of five that std::pair does not keep.
CLAZY_CHECKS = "level1,no-qstring-ref,no-rule-of-two-soft"


def newest(name):
    """The program of that name with the largest number behind it, or without one."""
    for version in range(40, 14, -1):
        if program := shutil.which(f"{name}-{version}"):
            return program
    return shutil.which(name)


def plain_commands(build):
    """How the files of src are compiled, without precompiled headers: the path of a folder with the list, and them."""
    entries = [each for each in json.loads((build / "compile_commands.json").read_text())
               if Path(each["file"]).is_relative_to(ROOT / "src")]
    for each in entries:
        each["command"] = re.sub(r" (-Winvalid-pch|-Werror=invalid-pch|-include \S+cmake_pch\.hxx)(?= )", "",
                                 each["command"])
    folder = build / "analysis"
    folder.mkdir(exist_ok=True)
    (folder / "compile_commands.json").write_text(json.dumps(entries))
    return folder, sorted(Path(each["file"]) for each in entries)


def command(name, build, file):
    if name == "clang-tidy":
        return [newest(name), "-p", build, "--quiet", file]
    return ["clazy-standalone", "-p", build, f"-checks={CLAZY_CHECKS}", f"--header-filter={ROOT}/src/.*", file]


def findings(name, build, file):
    """What a tool says of a file: findings with their place, and whether it could read the file."""
    done = subprocess.run([str(word) for word in command(name, build, file)], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False, cwd=build)
    found = set()
    is_read = True
    for path, line, kind, words in FINDING.findall(done.stdout.decode(errors="replace")):
        if name == "clazy" and kind == "error":
            is_read = False  # of its compiler: all that follows is guessed
        elif Path(path).is_relative_to(ROOT) or name == "clang-tidy":
            found.add(f"{path.removeprefix(f'{ROOT}/')}:{line}: {words}")
    if done.returncode and not found and is_read:
        found.add(f"{file.relative_to(ROOT)}: {name} failed: {done.stdout.decode(errors='replace')[-400:]}")
    return (found if is_read else set()), is_read


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1])
    parser.add_argument("build", type=Path)
    parser.add_argument("--only", default="", help="a part of the names of files")
    parser.add_argument("--tool", choices=["clang-tidy", "clazy"])
    options = parser.parse_args()
    build, files = plain_commands(options.build.resolve())
    files = [file for file in files if options.only in str(file)]
    status = 0
    for name in [options.tool] if options.tool else ["clang-tidy", "clazy"]:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            answers = list(pool.map(lambda file: findings(name, build, file), files))
        found = sorted(set().union(*(each for each, _ in answers)))
        unread = [file for file, (_, is_read) in zip(files, answers) if not is_read]
        print(f"{name}: {len(files)} files, {len(found)} findings, {len(unread)} files not read", flush=True)
        for each in found:
            print(f"  {each}")
        for file in unread:
            print(f"  not read: {file.relative_to(ROOT)}")
        status = status or bool(found)
    return int(status)


if __name__ == "__main__":
    sys.exit(main())
