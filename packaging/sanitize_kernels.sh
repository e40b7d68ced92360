#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles the kernels with gcc's address and undefined-behaviour sanitizers, in a copy, and runs
# their tests (or those that are named); the first finding ends the run. PYTHON names the Python
# that has the development packages. Nothing is captured, or the finding would be lost. If SETS names files of Connect Four positions (as
# tests/benchmarks/bench_drop.py reads them), these are solved too, and middle games of Gomoku
# and puzzles of fours are searched.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
if [ "$#" -eq 0 ]; then set -- tests/search tests/games; fi
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -r desktop_app tests resources setup.py pyproject.toml README.md LICENSE "$copy"
cd "$copy"
find desktop_app -name '*.so' -delete
sed -i 's/"-O3"/"-O1"/' setup.py # minutes less to compile
export CFLAGS="-g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all"
"$python" setup.py -q build_ext --inplace --force
# Python keeps memory to the end, which is no leak of ours; pymalloc would hide overruns
export ASAN_OPTIONS=detect_leaks=0:halt_on_error=1 PYTHONMALLOC=malloc
LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"
export LD_PRELOAD
"$python" -m pytest -q -s -p no:cacheprovider --no-xvfb "$@"
if [ -n "${SETS:-}" ]; then
    # shellcheck disable=SC2086 # several files
    "$python" tests/benchmarks/bench_drop.py $SETS
    "$python" tests/benchmarks/bench_gomoku.py speed --count 20 --seconds 0.5
    "$python" tests/benchmarks/bench_gomoku.py fours --count 3
fi
