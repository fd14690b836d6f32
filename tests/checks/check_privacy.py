#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing leaves the computer: the program has no code that could send anything, and writes only the files that
the README and the manual page name.

usage: check_privacy.py PROGRAM README MANUAL
"""
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# Libraries that speak to a network, linked by the program or by what it links.
LIBRARIES = r"Qt\d?(Network|WebSockets|WebEngine|Http)|curl|soup|gnutls|libssl|nghttp|libcups"
# Functions of the C library, and classes of Qt, that do or that have somebody else do it.
FUNCTIONS = {"socket", "connect", "bind", "listen", "accept", "accept4", "send", "sendto", "sendmsg", "recv", "recvfrom",
             "recvmsg", "getaddrinfo", "gethostbyname", "gethostbyname_r", "res_query"}
CLASSES = r"QNetwork|QTcp|QUdp|QSsl|QAbstractSocket|QLocalSocket|QWebSocket|QDesktopServices"
FILES = {".config/laststone/laststone.ini", ".local/share/laststone/progress.json"}
SECONDS = 15


def fail(message):
    sys.exit(f"privacy: {message}")


def output(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=True, **options).stdout


def check_links(program):
    linked = re.findall(r"^\s*(\S+)", output("ldd", program), re.M)
    if not any("Qt6Core" in library for library in linked):
        fail("ldd tells nothing of the program")
    for library in linked:
        if re.search(LIBRARIES, library):
            fail(f"{library} is linked")
    used = [line.split()[-1].split("@")[0]
            for line in output("nm", "--dynamic", "--undefined-only", program).splitlines()]
    if "_ZN4QUrlD1Ev" not in used:
        fail("nm tells nothing of the program")
    for name in used:
        if name in FUNCTIONS or re.search(CLASSES, name):
            fail(f"{name} is used")


def check_files(program, home):
    """What is there after the window has been open."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_CONFIG")}
    environment.update(HOME=str(home), QT_QPA_PLATFORM="offscreen")
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        environment.pop(name, None)
    with subprocess.Popen([program, "nim: 3 5 6"], env=environment) as running:
        time.sleep(SECONDS)
        running.terminate()  # once: two signals, as timeout(1) sends, end it at once
        if running.wait() != 0:
            fail(f"it ended with {running.returncode}")
    # Lists of faces, which the library of fonts keeps for all programs, are not the program's.
    found = {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file()}
    found = {name for name in found if not name.startswith(".cache/fontconfig/")}
    if not found <= FILES or ".config/laststone/laststone.ini" not in found:
        fail(f"written: {sorted(found)}, told: {sorted(FILES)}")


def main():
    program, readme, manual = sys.argv[1:]
    check_links(program)
    with tempfile.TemporaryDirectory() as home:
        check_files(program, Path(home))
    for document in (readme, manual):
        text = Path(document).read_text(encoding="utf-8").replace(r"\(ti", "~")
        for name in FILES:
            if "~/" + name not in text:
                fail(f"{document} does not name {name}")
    print("privacy: all is well")


if __name__ == "__main__":
    main()
