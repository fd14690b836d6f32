#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures and prints one table: each row is a ratio against a reference of the same run.

usage: bench.py LASTSTONE FOLDER_OF_BENCHMARKS    (within a window system)
"""
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 7
rows = []


def row(task, value, unit, reference_name, reference, target=None):
    """One line of the table; `value` and `reference` in the same unit. Without a target it only informs."""
    ratio = value / reference
    rows.append((task, f"{value:.3g} {unit}", reference_name, f"{reference:.3g} {unit}", f"{ratio:.3g}",
                 f"<= {target:.3g}" if target else "", ("met" if ratio <= target else "MISSED") if target else ""))


def wall(command, stdin=None, stdout=None):
    """Seconds that a command takes, and its peak memory in MiB."""
    start = time.perf_counter()
    with open(stdin or os.devnull, "rb") as source, open(stdout or os.devnull, "wb") as sink:
        process = subprocess.Popen(command, stdin=source, stdout=sink)
        _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{command} failed")
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def paired(commands):
    """Medians of runs that take turns, so that a slow moment hits all alike."""
    results = [[] for _ in commands]
    for _ in range(RUNS):
        for result, command in zip(results, commands):
            result.append(command())
    return [tuple(statistics.median(column) for column in zip(*result)) for result in results]


def bench_solve(laststone, folder):
    # In memory where there is room, so that the disk is not what is measured.
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as scratch:
        cases, answers = f"{scratch}/cases", f"{scratch}/answers"
        with open(cases, "wb") as sink:
            subprocess.run([folder / "solve_cases"], stdout=sink, check=True)
        (words,), (solved, memory) = paired([lambda: wall(["wc", "-w"], cases)[:1],
                                             lambda: wall([laststone, "solve", "hdu2176"], cases, answers)])
        size = os.path.getsize(cases) / 1e6
        row(f"solve hdu2176, {size:.0f} MB", solved, "s", "wc -w", words, 0.8)
        row("  its memory", memory, "MiB", "64 MiB", 64, 1)


def bench_start(laststone, folder):
    mines = shutil.which("sgt-mines") or shutil.which("sgt-mines", path="/usr/games")
    scratch = tempfile.TemporaryDirectory()
    reader, writer = os.pipe()
    # Without a window manager: what it paints is not the program's.
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24",
                               "-fbdir", scratch.name, "-nolisten", "tcp"],
                              pass_fds=[writer], stderr=subprocess.DEVNULL)
    display = f":{os.read(reader, 16).decode().strip()}"
    environment = {**os.environ, "XDG_CONFIG_HOME": scratch.name, "XDG_DATA_HOME": scratch.name,
                   "DISPLAY": display}

    def first_paint(*command):
        result = subprocess.run([folder / "first_paint", f"{scratch.name}/Xvfb_screen0", *command],
                                stdout=subprocess.PIPE, text=True, check=True, env=environment)
        return tuple(map(float, result.stdout.split()))

    commands = [lambda: first_paint(laststone), lambda: first_paint(folder / "bare_label")]
    if mines:
        commands.append(lambda: first_paint(mines))
    # Caches of fonts are warm, as they are for whoever has ever started a program before.
    for command in commands:
        command()
    # The first picture has the board, which can be played; the last has the panels beside it too.
    (first, last, kib), (bare, _, _), *other = paired(commands)
    server.terminate()
    row("exec to first paint, the board", first, "ms", "bare QLabel", bare, 1.65)
    row("  with the panels beside it", last, "ms", "bare QLabel", bare, 2.3)
    for mines_first, mines_last, mines_kib in other:
        row("exec to first paint, the board", first, "ms", "sgt-mines", mines_first)
        row("  with the panels beside it", last, "ms", "sgt-mines", mines_last)
        row("memory at first paint", kib / 1024, "MiB", "sgt-mines", mines_kib / 1024)
    if not mines:
        print("(sgt-mines of the package sgt-puzzles is not installed: left out)")
    return bare


def in_program(program, runs=RUNS):
    """The median times of a Google Benchmark program, in milliseconds by name."""
    result = subprocess.run([program, "--benchmark_format=json", f"--benchmark_repetitions={runs}",
                             "--benchmark_enable_random_interleaving=true", "--benchmark_min_time=0.1",
                             "--benchmark_report_aggregates_only=true"],
                            capture_output=True, text=True, check=True)
    scale = {"ns": 1e-6, "us": 1e-3, "ms": 1}
    return {each["run_name"]: each["real_time"] * scale[each["time_unit"]]
            for each in json.loads(result.stdout)["benchmarks"] if each["aggregate_name"] == "median"}


def bench_nim(folder):
    times = in_program(folder / "nim_bench")
    row("explain 64 heaps up to 2^63-1", times["explain64Heaps"], "ms", "one frame", 16, 1)
    for arrangement, name in ((0, "plain"), (1, "in columns")):
        row(f"a move on 50 x 1000 stones, {name}", times[f"moveOnBoard50x1000/{arrangement}"], "ms",
            "empty widget", times["repaintEmptyWidget"], 3)


def bench_wythoff(folder):
    times = in_program(folder / "wythoff_bench")
    row("10^7 exact Wythoff pairs", times["fillPairs/0"], "ms", "memset of as many bytes", times["setPairs"], 2)
    row("  from k = 2^62 on", times["fillPairs/4611686018427387904"], "ms", "memset of as many bytes",
        times["setPairs"], 2)
    row("SG table 1000 x 1000", times["sgTable1000"], "ms", "textbook loop", times["textbookSg1000"], 0.01)


def bench_graph(folder):
    times = in_program(folder / "graph_bench")
    for kind, name in ((0, "in order"), (1, "in any order")):
        row(f"10^6 vertices, 5*10^6 edges {name}", times[f"graphValues/{kind}"], "ms", "adjacency arrays",
            times[f"adjacencyArrays/{kind}"], 4)
        row("  the same", times[f"graphValues/{kind}"], "ms", "recursion with a set",
            times[f"textbookGraphValues/{kind}"], 0.2)


def bench_sequences(folder):
    # The loops run on a tenth of the heaps: their time grows with the number of heaps.
    times = in_program(folder / "subtraction_bench")
    for name, text in (("short", "{1,3,4}"), ("sixteen", "16 numbers <= 64")):
        row(f"SG values of {text}, n = 10^7", times[f"computed/{name}"], "ms", "memcpy", times["copyBytes"], 1.5)
        row("  the same", times[f"computed/{name}"], "ms", "textbook loop", 10 * times[f"loop/{name}"], 0.01)
    row("63 numbers <= 1000, no period, n = 3*10^6", times["unproven"], "ms", "textbook loop",
        10 * times["loop/unproven"], 1 / 6)
    times = in_program(folder / "octal_bench", 3)
    for code in ("0.77", "0.07", "0.137"):
        row(f"octal game {code} to 10^6", times[f"periodic/{code}"], "ms", "memcpy of the values",
            times["copyValues"], 3)
    for code, faster in (("0.16", 60), ("0.6", 8), ("0.007", 2), ("Grundy", 8)):
        row(f"{code}, n = 10^5", times[f"sparse/{code}"], "ms", "quadratic loop",
            times[next(name for name in times if name.startswith(f"textbook/{code}"))], 1 / faster)


def bench_questions(folder):
    times = in_program(folder / "question_bench")
    slowest = {}
    for name, time in times.items():
        name = name.split("/")[0]
        lesson = name.split()[0].rstrip(":")
        slowest[lesson] = max(slowest.get(lesson, (0, "")), (time, name))
    for time, name in slowest.values():
        row(f"drawing a question, the slowest: {name}", time, "ms", "5 ms", 5, 1)


def bench_window(folder, bare):
    """`bare` is how long a bare label takes to its first paint: what waiting feels like on this machine."""
    times = in_program(folder / "app_bench")
    frame = 1000 / 60
    tabs = [time for name, time in times.items() if name.startswith("firstShowOfATab")]
    row("first show of a tab, the slowest", max(tabs), "ms", "bare QLabel", bare, 0.8)
    row("language switch, all tabs built", times["languageSwitch"], "ms", "bare QLabel", bare, 1.5)
    # A timer of whole milliseconds gives a little more or less than sixty pictures.
    moves = [time for name, time in times.items() if name.startswith("frameOfAMove")]
    row("from frame to frame of a move, 1920 x 1000, the slowest", max(moves), "ms", "a frame at 60 Hz", frame, 1.05)
    for step in ("pan", "zoom"):
        row(f"{step} step with 10^6 pairs", times[f"{step}Wythoff/1000000"], "ms", "with 10^3 pairs",
            times[f"{step}Wythoff/1000"], 2)


def main():
    laststone, folder = Path(sys.argv[1]), Path(sys.argv[2])
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    bench_solve(laststone, folder)
    bare = bench_start(laststone, folder)
    bench_nim(folder)
    bench_wythoff(folder)
    bench_graph(folder)
    bench_sequences(folder)
    bench_questions(folder)
    bench_window(folder, bare)
    head = ("task", "measured", "reference", "measured", "ratio", "target", "")
    widths = [max(len(line[i]) for line in [head, *rows]) for i in range(len(head))]
    for line in [head, *rows]:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main())
