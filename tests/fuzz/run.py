#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the fuzzer, one input after the other, from the corpora that stand beside this file.

usage: run.py FUZZER SECONDS [INPUT...]       (all inputs without a name)
       run.py FUZZER --keep INPUT FILE...     adds the bytes of files to a corpus

FUZZER is build/fuzz/tests/fuzz/fuzzer; SECONDS are of the processor, so that a machine with other work to do tries
as much as an idle one. What is found on the way stays in the folder fuzz-INPUT beside it, with
crash-*, timeout-*, oom-* and slow-* files; a line for each input tells how much was tried. The status is 1 where
something broke.
"""
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

CORPUS = Path(__file__).resolve().parent / "corpus"
LONGEST = 1500  # bytes of an input
SLOWEST = 60  # seconds on the clock that an input may take under the sanitizers, beside other work
MOST_MEMORY = 4000  # MB

# Not everything is a text; what is not is written by its numbers.
SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\"}


def unescaped(line):
    def byte(match):
        if match[1].startswith(b"x"):
            return bytes([int(match[1][1:], 16)])
        return {b"n": b"\n", b"r": b"\r", b"t": b"\t"}.get(match[1], match[1])
    return re.sub(rb"\\(x[0-9a-fA-F]{2}|.)", byte, line)


def escaped(data):
    numbers = "".join(SHORT.get(chr(b), chr(b) if 32 <= b < 127 else f"\\x{b:02x}") for b in data)
    try:
        text = "".join(SHORT.get(c, c if c.isprintable() else "".join(f"\\x{b:02x}" for b in c.encode()))
                       for c in data.decode())
    except UnicodeDecodeError:
        text = numbers
    return re.sub(" $", r"\\x20", text)


def keep(name, files):
    """Adds inputs to a corpus, each once."""
    path = CORPUS / f"{name}.txt"
    lines = path.read_text().split("\n")[:-1]
    for file in files:
        line = escaped(Path(file).read_bytes())
        if line not in lines:
            lines.append(line)
    path.write_text("".join(line + "\n" for line in lines))


def spend(process, seconds):
    """Waits until a process has used as many seconds of the processor, then asks it to end; says how many it used."""
    clock = Path(f"/proc/{process.pid}/stat")
    used = 0
    while process.poll() is None:
        fields = clock.read_text().rpartition(")")[2].split()
        used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        if used >= seconds:
            process.send_signal(signal.SIGUSR1)  # libFuzzer's: the input that it is at, the figures, the end
        time.sleep(1)
    return used


def run(fuzzer, name, seconds):
    folder = fuzzer.parent / f"fuzz-{name}"
    seeds = folder / "seeds"
    found = folder / "found"
    for each in (seeds, found):
        each.mkdir(parents=True, exist_ok=True)
    for number, line in enumerate((CORPUS / f"{name}.txt").read_bytes().splitlines()):
        (seeds / f"{number:03}").write_bytes(unescaped(line))
    with open(folder / "log", "wb") as log:
        process = subprocess.Popen(
            [fuzzer, name, found, seeds, f"-max_len={LONGEST}", f"-timeout={SLOWEST}", f"-rss_limit_mb={MOST_MEMORY}",
             "-print_final_stats=1", "-detect_leaks=0", f"-artifact_prefix={folder}/"],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, stdout=log, stderr=subprocess.STDOUT)
        used = spend(process, seconds)
    log = (folder / "log").read_text(errors="replace")
    tried = re.search(r"number_of_executed_units: (\d+)", log)
    covered = re.findall(r"cov: (\d+)", log)
    slowest = re.search(r"slowest_unit_time_sec: (\d+)", log)
    print(f"{name:10} {tried[1] if tried else '?':>10} inputs, {used:5.0f} s,"
          f" {covered[-1] if covered else '?':>6} branches, slowest {slowest[1] if slowest else '?'} s,"
          f" {'kept' if process.returncode == 0 else f'BROKEN, see {folder}/log'}", flush=True)
    return process.returncode == 0


def main():
    fuzzer = Path(sys.argv[1]).resolve()
    if sys.argv[2] == "--keep":
        keep(sys.argv[3], sys.argv[4:])
        return 0
    names = sys.argv[3:] or sorted(path.stem for path in CORPUS.glob("*.txt"))
    return 0 if all([run(fuzzer, name, int(sys.argv[2])) for name in names]) else 1


if __name__ == "__main__":
    sys.exit(main())
