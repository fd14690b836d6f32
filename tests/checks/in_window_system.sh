#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command in a window system of its own: an X server that shows nothing, with a window manager.
#
# usage: in_window_system.sh COMMAND...
set -eu
folder=$(mktemp -d)
server="" manager=""
leave() {
    [ -z "$manager" ] || kill "$manager" 2>/dev/null || true
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap leave EXIT

mkfifo "$folder/display"
Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp 3>"$folder/display" 2>"$folder/log" &
server=$!
read -r number <"$folder/display"
export DISPLAY=":$number" QT_QPA_PLATFORM=xcb
unset WAYLAND_DISPLAY
openbox --startup "touch $folder/managed" 2>>"$folder/log" &
manager=$!
tries=0
while [ ! -e "$folder/managed" ] && [ $tries -lt 100 ]; do
    sleep 0.05
    tries=$((tries + 1))
done
"$@"
