#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the package once more, in another place, with another clock, language and mask, and compares.
#
# usage: same_bytes.sh SOURCE_DIR PACKAGE.deb
set -eu
source=$1
package=$2
folder=$(mktemp -d "${TMPDIR:-/tmp}/laststone-once-more-XXXXXX")
trap 'rm -rf "$folder"' EXIT
umask 077
mkdir "$folder/somewhere-else"
cp -R "$source/CMakeLists.txt" "$source/CMakePresets.json" "$source/LICENSE" "$source/src" "$source/ui" \
    "$source/resources" "$source/translations" "$folder/somewhere-else"
mkdir "$folder/somewhere-else/tests"
cp -R "$source/tests/package" "$folder/somewhere-else/tests"
cd "$folder/somewhere-else"
export TZ=Asia/Taipei LC_ALL=C LANG=C CCACHE_DISABLE=1
cmake --preset package >"$folder/log" || { cat "$folder/log"; exit 1; }
cmake --build --preset package >"$folder/log" || { tail -n 50 "$folder/log"; exit 1; }
cpack --preset package >"$folder/log" || { cat "$folder/log"; exit 1; }
cmp "$package" build/package/package/*.deb
echo "the same bytes: $(sha256sum <"$package")"
