#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command in a window system of its own: an X server that shows nothing, with a window manager.
#
# usage: in_window_system.sh [--two-screens] COMMAND...
#   --two-screens: "Lectern" of 1280 x 800 and, on its right, "Projector" of 1920 x 1080
set -eu
size=1920x1080 two=""
if [ "$1" = --two-screens ]; then
    size=3200x1080 two=yes
    shift
fi
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
Xvfb -displayfd 3 -screen 0 "${size}x24" -nolisten tcp 3>"$folder/display" 2>"$folder/log" &
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
if [ -n "$two" ]; then
    # Monitors of one X screen, as they are with real ones. Not before the window manager: without a client
    # the server begins anew and forgets them.
    xrandr --setmonitor Lectern 1280/339x800/212+0+0 screen
    xrandr --setmonitor Projector 1920/508x1080/286+1280+0 none
fi
"$@"
