#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs the tests that draw as on machines with other fonts: only DejaVu (also without any settings of
# fontconfig), only Noto, only Liberation, and all of them. No font is installed: Debian's packages are
# unpacked in the folder given. The tests can be chosen: `try_with_fonts.sh /tmp/fonts "noto all" tests/kit`.
# Needs apt-get, and what `start.py test` needs.
set -euo pipefail
folder=$(realpath -m "${1:?Give a folder to work in}")
sets=${2:-dejavu plain noto liberation all}
shift $(($# < 2 ? $# : 2))
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# What desktops install of each family.
declare -A packages=(
    [dejavu]="fonts-dejavu-core fonts-dejavu-extra"
    [noto]="fonts-noto-core fonts-noto-ui-core fonts-noto-mono fonts-noto-color-emoji"
    [liberation]="fonts-liberation"
)
for family in "${!packages[@]}"; do
    if [ -d "$folder/$family" ]; then continue; fi
    mkdir -p "$folder/packages/$family"
    # shellcheck disable=SC2086
    (cd "$folder/packages/$family" && apt-get -qq download ${packages[$family]})
    for package in "$folder/packages/$family"/*.deb; do dpkg -x "$package" "$folder/$family"; done
done

# Writes the settings of fontconfig for a machine that has these families: `settings INCLUDE FAMILY...`.
settings() {
    echo '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>'
    printf "<dir>$folder/%s</dir>\n" "${@:2}"
    echo "<cachedir>$folder/cache</cachedir>$1</fontconfig>"
}

usual='<include ignore_missing="yes">/etc/fonts/conf.d</include>'
failed=()
for set in $sets; do
    case $set in
    all) settings "$usual" dejavu noto liberation ;;
    plain) settings "" dejavu ;;
    *) settings "$usual" "$set" ;;
    esac >"$folder/$set.conf"
    printf '\n== %s (after %d s)\n' "$set" "$SECONDS"
    FONTCONFIG_FILE="$folder/$set.conf" python3 packaging/start.py test -q -n 2 --dist loadfile \
        "${@:-tests}" || failed+=("$set")
done
if [ ${#failed[@]} -gt 0 ]; then
    printf '\nFailed with: %s\n' "${failed[*]}"
    exit 1
fi
printf '\n== All passed (after %d s)\n' "$SECONDS"
