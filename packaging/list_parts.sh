#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Completes a folder with the files of a release: writes sbom.cdx.json, which lists what the program is
# made of, in CycloneDX's format, and SHA256SUMS. Needs the network.
set -euo pipefail
folder=$(realpath "${1:?Give the folder with the files of a release}")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

python3 -m venv "$work/tool" "$work/parts"
"$work/tool/bin/pip" --disable-pip-version-check install --quiet cyclonedx-bom==7.5.0
# The parts are those of the lock, on this machine.
"$work/parts/bin/pip" --disable-pip-version-check install --quiet --require-hashes --no-deps \
    --only-binary :all: -r packaging/requirements.txt
"$work/parts/bin/pip" --disable-pip-version-check uninstall --quiet --yes pip
"$work/tool/bin/cyclonedx-py" environment "$work/parts" --pyproject pyproject.toml \
    --output-reproducible --output-file "$folder/sbom.cdx.json"
cd "$folder"
find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%f\n' | sort | xargs -d '\n' sha256sum >SHA256SUMS
cat SHA256SUMS
