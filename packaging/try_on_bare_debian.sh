#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the last commit as a new user does: on a bare Debian with Python, start it and run its tests;
# then, on another with libgl1 and libegl1, the frozen program and nothing else.
# Run it as root, with an empty folder on a disk with 5 GB free; needs debootstrap and xvfb.
set -euo pipefail
folder=${1:?Give an empty folder to work in}
release=${2:-bookworm}
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
display=:77

step() {
    printf '\n== %s (after %d s)\n' "$1" "$SECONDS"
}

# Runs a command inside a root: `inside ROOT [VARIABLE=VALUE...] COMMAND...`. The mounts go with it.
inside() {
    # shellcheck disable=SC2016
    unshare --mount --fork bash -euc '
        mount -t proc proc "$0/proc"
        mount --rbind /dev "$0/dev"
        mkdir -p "$0/tmp/.X11-unix"
        mount --bind /tmp/.X11-unix "$0/tmp/.X11-unix"
        exec chroot "$0" /usr/bin/env -C / HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 "$@"
    ' "$@"
}

smoke_test() {
    inside "$1" QT_QPA_PLATFORM=offscreen "${@:2}" --smoke-test
    inside "$1" QT_QPA_PLATFORM=xcb DISPLAY=$display "${@:2}" --smoke-test
}

step "Two bare roots of $release"
mkdir -p "$folder" /tmp/.X11-unix
debootstrap --variant=minbase "$release" "$folder/plain" >"$folder/debootstrap.log"
# What this machine knows about the way to the network.
for file in /etc/pip.conf /etc/ssl/certs/ca-certificates.crt /usr/local/share/ca-certificates/*; do
    if [ -f "$file" ]; then install -D -m 644 "$file" "$folder/plain$file"; fi
done
cp -a "$folder/plain" "$folder/source"
inside "$folder/source" apt-get -qq update
inside "$folder/source" DEBIAN_FRONTEND=noninteractive \
    apt-get -qq install --no-install-recommends python3 >"$folder/apt.log" 2>&1
mkdir -p "$folder/source/srv/minimax-fair"
git -C "$project" archive HEAD | tar -x -C "$folder/source/srv/minimax-fair"

Xvfb $display -screen 0 1600x1000x24 -ac >"$folder/xvfb.log" 2>&1 &
server=$!
trap 'kill "$server"' EXIT
start="/srv/minimax-fair/packaging/start.py"

step "Not root: says which packages are missing"
if inside "$folder/source" setpriv --reuid=65534 --regid=65534 --clear-groups python3 "$start"; then
    echo "This should have failed."
    exit 1
fi

step "Root: starts the program"
smoke_test "$folder/source" python3 "$start"

step "Root: runs the tests"
inside "$folder/source" python3 "$start" test

step "Root: builds the frozen program"
inside "$folder/source" python3 "$start" build

step "The frozen program elsewhere, with libgl1 and libegl1 only"
inside "$folder/plain" apt-get -qq update
inside "$folder/plain" DEBIAN_FRONTEND=noninteractive \
    apt-get -qq install --no-install-recommends libgl1 libegl1 >>"$folder/apt.log" 2>&1
mkdir -p "$folder/plain/opt"
cp -a "$folder/source/srv/minimax-fair/dist/minimax-fair" "$folder/plain/opt/"
smoke_test "$folder/plain" /opt/minimax-fair/minimax-fair

step "All passed"
