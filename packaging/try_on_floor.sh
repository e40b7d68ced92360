#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Tries the last commit with the oldest version of everything that pyproject.toml declares: runs the
# quick tests (or `all`, or pytest with the arguments given) and opens the window.
# Run it with an empty folder and a Python, such as `try_on_floor.sh /tmp/floor python3.11 all`.
# It needs what `start.py test` needs, and the network.
set -euo pipefail
folder=${1:?Give an empty folder to work in}
python=${2:-python3}
shift $(($# < 2 ? $# : 2))
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

step() {
    printf '\n== %s (after %d s)\n' "$1" "$SECONDS"
}

step "The oldest versions"
mkdir -p "$folder"
git -C "$project" archive HEAD | tar -x -C "$folder"
cd "$folder"
"$python" -m venv .venv
# Each declared version at its floor; the tools that have none are those of the lock.
.venv/bin/python - >.venv/floor.txt <<'EOF'
import re
import tomllib
from pathlib import Path

declared = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
extras = declared["project"]["optional-dependencies"].values()
every = [*declared["build-system"]["requires"], *declared["project"]["dependencies"], *sum(extras, [])]
floors = {re.split("[^A-Za-z0-9_-]", text)[0] for text in every if ">=" in text}
lock = Path("packaging/requirements-dev.txt").read_text(encoding="utf-8")
locked = dict(re.findall("^([a-z0-9-]+)==([0-9.]+)", lock, re.MULTILINE))
for text in dict.fromkeys(every):
    name = re.split("[^A-Za-z0-9_-]", text)[0]
    print(text.replace(">=", "==") if name in floors else f"{text}=={locked[name]}")
EOF
cat .venv/floor.txt
.venv/bin/python -m pip --disable-pip-version-check install --quiet --only-binary :all: -r .venv/floor.txt
# start.py now takes this environment for the one that it would have made itself.
cp packaging/requirements.txt packaging/requirements-dev.txt .venv/

step "The tests"
tests=("${@:-fast}")
if [ "${tests[*]}" = all ]; then tests=(); fi
"$python" packaging/start.py test "${tests[@]}"

step "The window"
QT_QPA_PLATFORM=offscreen "$python" packaging/start.py --smoke-test

step "All passed"
