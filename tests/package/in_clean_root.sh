#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What clean_root.sh does inside the root: installs with dependencies alone, starts, removes.
#
# usage: in_clean_root.sh PACKAGE.deb
set -eu
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8
say() { echo "clean root: $*"; }
fail() { say "$*" >&2; exit 1; }
install() { apt-get install -q -y --no-install-recommends "$@" >/tmp/apt.log 2>&1 || { cat /tmp/apt.log; fail "$* cannot be installed"; }; }

install "$1"
say "installed: $(dpkg-query -W -f '${Package} ${Version}, Qt ' laststone)$(dpkg-query -W -f '${Version}' 'libqt6core6*')"
useradd --create-home learner
cd /home/learner
as_learner() { su learner -s /bin/sh -c "$1"; }

as_learner "laststone --version"
as_learner "laststone analyse --json 'nim: 7 9 15 12'" | grep -q '"outcome":"N","sg":13' || fail "analyse"
as_learner "laststone explain 'nim: 7 9 15 12' --language zh_TW" | grep -q 異或和 || fail "explain"
printf '4\n7 9 15 12\n0\n' | as_learner "laststone solve hdu2176" | grep -qx '9 4' || fail "solve"
for form in png svg pdf; do
    as_learner "laststone render 'wythoff: 5 8' -o picture.$form"
    [ "$(stat -c %s picture.$form)" -gt 5000 ] || fail "picture.$form is too small"
done
say "the commands work"

# The window, on a screen that is not there.
install xvfb xauth x11-utils
cat >window.sh <<'WINDOW'
laststone 'sg 0.77: 9 6' &
program=$!
for second in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    sleep 1
    xwininfo -root -tree | grep -q 'Last Stone.*laststone' && break
done
xwininfo -root -tree | grep 'Last Stone.*laststone' || { echo "no window"; exit 1; }
sleep 2
kill -TERM $program
wait $program
WINDOW
as_learner "xvfb-run -a -s '-screen 0 1280x800x24' sh window.sh" || fail "the window"
[ -s .config/laststone/laststone.ini ] || fail "no settings have been written"
say "the window opens and closes"

dpkg -L laststone >/tmp/files
apt-get purge -q -y laststone >/tmp/apt.log
while read -r file; do
    [ -d "$file" ] || [ ! -e "$file" ] || fail "$file has been left behind"
done </tmp/files
say "removed, nothing is left"
