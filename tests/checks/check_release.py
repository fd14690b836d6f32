#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The version, its day and its pictures are the same wherever they are told.

usage: check_release.py SOURCE_DIR METAINFO
"""
import json
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from pathlib import Path

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
LANGUAGES = {None, "zh_CN", "zh_TW"}
failures = []


def check(what, one, other):
    if one != other:
        failures.append(f"{what}: {one} and {other}")


def check_version(source, metainfo):
    version = re.search(r"^project\(LastStone VERSION (\S+)", (source / "CMakeLists.txt").read_text(), re.M)[1]
    log = (source / "resources/package/changelog").read_text(encoding="utf-8")
    day = parsedate_to_datetime(re.search(r"^ -- .*>  (.*)$", log, re.M)[1])
    release = metainfo.find("releases/release")
    check("version in the change log", re.match(r"laststone \((.*?)\)", log)[1], version)
    check("version in the metainfo", release.get("version"), version)
    check("day of the release", release.get("date"), day.date().isoformat())
    presets = json.loads((source / "CMakePresets.json").read_text())["configurePresets"]
    epoch = next(preset for preset in presets if preset["name"] == "package")["environment"]["SOURCE_DATE_EPOCH"]
    check("time of the package", datetime.fromtimestamp(int(epoch), timezone.utc), day)


def check_screenshots(source, metainfo):
    named = set()
    for screenshot in metainfo.findall("screenshots/screenshot"):
        check("languages of a caption", {caption.get(LANGUAGE) for caption in screenshot.findall("caption")}, LANGUAGES)
        image = screenshot.find("image")
        file = source / "resources/screenshots" / image.text.rsplit("/", 1)[1]
        named.add(file.name)
        size = struct.unpack(">II", file.read_bytes()[16:24])
        check(f"size of {file.name}", size, (int(image.get("width")), int(image.get("height"))))
    check("screenshots", named, {file.name for file in (source / "resources/screenshots").iterdir()})


def check_languages(metainfo):
    """Every text that a person reads is there in all languages, one beside the other."""
    for parent in metainfo.iter():
        texts = [child for child in parent if child.tag in ("name", "summary", "p", "li", "caption")]
        for tag in {text.tag for text in texts}:
            told = [text.get(LANGUAGE) for text in texts if text.tag == tag]
            for language in LANGUAGES:
                check(f"<{tag}> in {parent.tag} in {language or 'en'}", told.count(language), told.count(None))


def main():
    source = Path(sys.argv[1])
    metainfo = ElementTree.parse(sys.argv[2]).getroot()
    check_version(source, metainfo)
    check_screenshots(source, metainfo)
    check_languages(metainfo)
    print("\n".join(failures) or "release: all is well")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
