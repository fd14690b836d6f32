#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs into a folder that is thrown away, and looks at what has come there.

usage: check_install.py CMAKE BUILD_DIR
"""
import os
import re
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

APPLICATION = "io.github.last_stone.LastStone"
SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
FILES = {
    "bin/laststone",
    f"share/applications/{APPLICATION}.desktop",
    f"share/metainfo/{APPLICATION}.metainfo.xml",
    f"share/icons/hicolor/scalable/apps/{APPLICATION}.svg",
    *(f"share/icons/hicolor/{side}x{side}/apps/{APPLICATION}.png" for side in SIDES),
    *(f"share/man/{language}man1/laststone.1" for language in ("", "zh_CN/", "zh_TW/")),
    "share/bash-completion/completions/laststone",
    "share/zsh/site-functions/_laststone",
    "share/fish/vendor_completions.d/laststone.fish",
}


def fail(message):
    sys.exit(f"install: {message}")


def check_icons(prefix):
    name = re.search(r"^Icon=(.*)$", (prefix / f"share/applications/{APPLICATION}.desktop").read_text(), re.M)[1]
    for side in SIDES:
        icon = prefix / f"share/icons/hicolor/{side}x{side}/apps/{name}.png"
        size = struct.unpack(">II", icon.read_bytes()[16:24])
        if size != (side, side):
            fail(f"{icon} is of {size}")


def check_manuals(prefix):
    for page in sorted(prefix.glob("share/man/**/*.1")):
        for width in ("60", "80", "120"):
            shown = subprocess.run(["man", "--warnings", "--local-file", page], capture_output=True, text=True,
                                   env={**os.environ, "MANWIDTH": width, "LC_ALL": "C.UTF-8"})
            # Newer versions of groff tell of lines without a blank, as Chinese ones are, that they are not spread.
            told = [line for line in shown.stderr.splitlines() if not line.endswith("cannot adjust line")]
            if shown.returncode or any(told) or len(shown.stdout) < 1000:
                fail(f"{page} at {width} columns: {shown.stderr}")


def check_program(prefix):
    program = prefix / "bin/laststone"
    said = subprocess.run([program, "analyse", "nim: 1 2 3"], capture_output=True, text=True)
    if said.returncode or "P-position" not in said.stdout:
        fail(f"the program says {said.stdout}{said.stderr}")


def main():
    cmake, build = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        prefix = Path(folder) / "usr"
        subprocess.run([cmake, "--install", build, "--prefix", prefix], check=True, stdout=subprocess.DEVNULL)
        found = {str(path.relative_to(prefix)) for path in prefix.rglob("*") if not path.is_dir()}
        if found != FILES:
            fail(f"missing {sorted(FILES - found)}, not expected {sorted(found - FILES)}")
        check_icons(prefix)
        check_manuals(prefix)
        check_program(prefix)
    print("install: all is well")


if __name__ == "__main__":
    main()
