#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a root of this machine's release that has nothing but apt, from the package sources of this machine,
# installs the package into it and starts what it has installed; nothing of the root is kept.
# Needs mmdebstrap, and root or a kernel that gives users namespaces of their own.
#
# usage: clean_root.sh PACKAGE.deb
set -eu
package=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
# shellcheck source=/dev/null
. /etc/os-release
suite=$VERSION_CODENAME

# Those sources that have the release itself, not what else a machine may have been given.
sources=$(grep -lsw "$suite" /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources || true)
[ -n "$sources" ] || { echo "clean_root: no package sources of $suite here" >&2; exit 1; }

# shellcheck disable=SC2086  # one argument a file
exec mmdebstrap --quiet --variant=apt --format=null \
    --customize-hook="copy-in '$package' '$here/in_clean_root.sh' /tmp" \
    --customize-hook="chroot \"\$1\" sh /tmp/in_clean_root.sh /tmp/$(basename "$package")" \
    "$suite" /dev/null $sources
