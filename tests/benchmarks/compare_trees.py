# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether this tree still does what an earlier one did; started by hand after a large change.

    git worktree add EARLIER COMMIT        (once; and compile its kernels there)
    python tests/benchmarks/compare_trees.py calls EARLIER      (what the command line prints)
    python tests/benchmarks/compare_trees.py files EARLIER      (what the earlier one has saved)
    python tests/benchmarks/compare_trees.py windows EARLIER    (what its windows have left)
    python tests/benchmarks/compare_trees.py screens EARLIER --pictures FOLDER

Calls, files and windows are equal or are printed with their first difference; screens that differ
are saved as three pictures: earlier, now, and the pixels that differ in black. Durations and rates
are left out of the comparison.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtGui import QImage, QPainter

ROOT = Path(__file__).parents[2]
SCENES = Path(__file__).with_name("scenes.py")
PATIENCE_SECONDS = 120
FILES = 500

POSITIONS = {
    "tic-tac-toe": ("", "b2", "b2a1", "a1b1c3b3b2"),
    "connect-four": ("44535426", "4453", "4"),
    "gomoku": ("h8", "h8a1h9a2h10"),
    "nim": ("", "b3"),
    "nim:1,3,5,7:misere": ("", "d3"),
    "nim:21:max3": ("",),
    "chomp": ("", "c2"),
    "chomp:10x8": ("",),
    "dots-and-boxes": ("", "a1-b1 b1-b2"),
    "dots:3x3": ("a1-b1",),
    "hexapawn": ("", "b1b2 a3xb2"),
    "hexapawn:4x4": ("",),
    "three-mens-morris": ("", "b2 a3"),
    "morris:anywhere": ("b2",),
    "othello:4x4": ("",),
    "othello:6x6": ("d3c5d6",),
    "hex:4": ("", "b2"),
    "hex:5": ("c3b3",),
    "chess": ("", "e4 e5 Nf3", "f3 e5 g4"),
    "misere": ("b2",),
    "wild": ("Xb2Oa1",),
    "notakto": ("b2",),
    "notakto:2": ("b2e2",),
    "mnk:4x4x4": ("", "b2b3"),
    "mnk:5x4x4": ("e1e4b3d1a4b2c4a1d3",),
    "drop:5x4x4": ("3",),
    "numbers:3,5,2,9,12,5,23,23": ("",),
}
EXPLAINED = (
    "tic-tac-toe",
    "connect-four",
    "nim",
    "chomp",
    "hexapawn",
    "dots-and-boxes",
    "hex:4",
    "misere",
    "wild",
    "notakto",
    "othello:4x4",
)
PLAYED = ("tic-tac-toe", "nim", "hexapawn", "hex:4", "dots-and-boxes", "othello:4x4", "chomp")
WRONG = """
analyse nothing|analyse tic-tac-toe z9|analyse tic-tac-toe b2b2|analyse connect-four 4444444
analyse nim:0|analyse hex:99|analyse numbers:|analyse|frob|why chess e9|why tic-tac-toe b2
play nim --first nobody --second random|arena nim --players x|arena nim --players perfect
explain hex:11 --print --step 2|worksheet --count 0 --print|analyse chess --evaluation none
"""
HELP = "|analyse|why|play|arena|ladder|explain|worksheet"
CHANGING = re.compile(
    r"\d+(\.\d+)? (ms|s)\b"
    r'|"(seconds|milliseconds|rate|nodes_per_second|load)": [\d.e-]+'
    r"|[\d,.]+ (million )?(positions|nodes) a second"
)


def recorded_calls() -> Iterator[Sequence[str]]:
    """The calls whose answers must be the same."""
    for game, lines in POSITIONS.items():
        for moves in lines:
            place = [game, *filter(None, [moves])]
            yield ["analyse", *place, "--depth", "2", "--json"]
            yield ["analyse", *place, "--depth", "3", "--no-lines"]
            if moves and game in EXPLAINED:
                yield ["why", *place]
            if moves and game != "gomoku":
                yield ["explain", *place, "--depth", "2", "--step", "5", "--print"]
    for game in PLAYED:
        sides = ["--first", "perfect", "--second", "random"]
        yield ["play", game, *sides, "--games", "3", "--seed", "5"]
        sides = ["--first", "one-ahead", "--second", "random"]
        yield ["play", game, *sides, "--games", "3", "--seed", "5", "--json"]
        run = ["--games", "20", "--seed", "3", "--nodes", "500", "--processes", "1", "--json"]
        yield ["arena", game, "--players", "perfect,random", *run]
        for algorithm, depth, step in (("alpha-beta", "3", "12"), ("minimax", "2", "30")):
            way = ["--algorithm", algorithm, "--depth", depth, "--step", step]
            yield ["explain", game, *way, "--print"]
    for seed in ("1", "2", "3", "4"):
        yield ["worksheet", "--count", "2", "--depth", "2", "--seed", seed, "--output", "made.svg"]
    for numbers in ("3,5,2,9", "12,5,23,23,1", "1,2,3,4,5,6,7,8"):
        for step in ("3", "9"):
            yield ["explain", f"numbers:{numbers}", "--step", step, "--print"]
            yield ["explain", f"numbers:{numbers}", "--step", step, "--compare", "--print"]
    yield from (call.split() for call in WRONG.replace("\n", "|").split("|") if call)
    yield from ([*name.split(), "--help"] for name in HELP.split("|"))
    yield ["--version"]


def run(tree: Path, arguments: list[str], folder: Path) -> str:
    """What a command prints in a tree, without what changes from run to run."""
    environment = os.environ | {
        "PYTHONPATH": str(tree),
        "XDG_CONFIG_HOME": str(folder / "config"),
        "XDG_DATA_HOME": str(folder / "data"),
        "QT_QPA_PLATFORM": "offscreen",
    }
    try:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            stdin=subprocess.DEVNULL,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"took too long in {tree}"  # an answer that never comes is not the same answer
    return CHANGING.sub("…", f"{done.returncode}\n{done.stdout}\n{done.stderr}")


def scene(tree: Path, task: str, *arguments: str) -> str:
    """What `scenes.py` prints in a tree."""
    with TemporaryDirectory() as folder:
        return run(tree, [str(SCENES), task, *arguments], Path(folder))


def first_difference(before: str, now: str) -> str:
    """The first lines in which two texts differ."""
    lines, others = before.splitlines(), now.splitlines()
    for line, other in zip(lines, others, strict=False):
        if line != other:
            return f"  - {line[:300]}\n  + {other[:300]}"
    return f"  {len(lines)} lines before, {len(others)} now"


def compare_calls(earlier: Path) -> tuple[int, int]:
    """Compare the answers of the command line; return how many calls, and how many differ."""
    calls, different = [*recorded_calls()], 0
    for call in calls:
        with TemporaryDirectory() as folder:
            answers = list[str]()
            for number, tree in enumerate((earlier, ROOT)):
                place = Path(folder) / str(number)
                place.mkdir()
                answer = run(tree, ["-m", "desktop_app", *call], place)
                made = sorted(file for file in place.glob("*.svg"))
                answers.append(answer + "".join(file.read_text("utf-8") for file in made))
        if answers[0] != answers[1]:
            different += 1
            print(" ".join(call), first_difference(*answers), sep="\n", flush=True)
    return len(calls), different


def compare_files(earlier: Path) -> tuple[int, int]:
    """Let both read what the earlier one has saved, and save it again."""
    with TemporaryDirectory() as folder:
        saved = Path(folder) / "saved"
        saved.mkdir()
        print(scene(earlier, "save", str(saved), str(FILES)).strip())
        texts = list[dict[str, str]]()
        for number, tree in enumerate((earlier, ROOT)):
            again = Path(folder) / str(number)
            shutil.copytree(saved, again)
            print(scene(tree, "save-again", str(again)).strip())
            texts.append({file.name: file.read_text("utf-8") for file in again.iterdir()})
    names = sorted(texts[0].keys() | texts[1].keys())
    wrong = [name for name in names if texts[0].get(name) != texts[1].get(name)]
    for name in wrong[:5]:
        print(name, first_difference(texts[0].get(name, ""), texts[1].get(name, "")), sep="\n")
    return len(names), len(wrong)


def compare_windows(earlier: Path) -> tuple[int, int]:
    """Let both go on where windows of the earlier one have ended."""
    count = different = 0
    with TemporaryDirectory() as folder:
        for seed in range(12):
            left = Path(folder) / f"left{seed}"
            left.mkdir()
            scene(earlier, "leave", str(left), str(seed))
            found = list[str]()
            for number, tree in enumerate((earlier, ROOT)):
                copy = Path(folder) / f"{number}.{seed}"
                shutil.copytree(left, copy)
                found.append(scene(tree, "go-on", str(copy)))
            count += 1
            if found[0] != found[1]:
                different += 1
                print(f"window {seed}", first_difference(*found), sep="\n")
    return count, different


def compare_screens(earlier: Path, pictures: Path) -> tuple[int, int]:
    """Compare the windows pixel by pixel."""
    for name, tree in (("earlier", earlier), ("now", ROOT)):
        shutil.rmtree(pictures / name, ignore_errors=True)
        (pictures / name).mkdir(parents=True)
        print(scene(tree, "screens", str(pictures / name)).strip())
    (pictures / "differences").mkdir(exist_ok=True)
    names = sorted(
        {file.name for folder in ("earlier", "now") for file in (pictures / folder).iterdir()}
    )
    different = 0
    for name in names:
        before, now = (QImage(str(pictures / folder / name)) for folder in ("earlier", "now"))
        if before == now:
            continue
        different += 1
        pixels = differing(before, now)
        print(f"{name}: {pixels[0]} pixels differ, in {pixels[1]}")
        pixels[2].save(str(pictures / "differences" / name))
    return len(names), different


def differing(before: QImage, now: QImage) -> tuple[int, str, QImage]:
    """How many pixels differ, in which rectangle, and a picture of them in black on white."""
    size = before.size().expandedTo(now.size())
    difference = QImage(size, QImage.Format.Format_RGB32)
    difference.fill(0)
    painter = QPainter(difference)
    painter.drawImage(0, 0, before)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, now)
    painter.end()
    picture = QImage(size, QImage.Format.Format_Grayscale8)
    picture.fill(255)
    places = list[tuple[int, int]]()
    for y in range(size.height()):
        for x in range(size.width()):
            if difference.pixel(x, y) & 0xFFFFFF:
                places.append((x, y))
                picture.setPixel(x, y, 0)
    if not places:
        return 0, "no place", picture
    across, down = zip(*places, strict=True)
    return len(places), f"x {min(across)}..{max(across)}, y {min(down)}..{max(down)}", picture


def main() -> None:
    """Compare what is asked for, and print how much of it differs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=("calls", "files", "windows", "screens"))
    parser.add_argument("earlier", type=Path, help="the earlier tree")
    parser.add_argument("--pictures", type=Path, default=ROOT / "build" / "screens")
    chosen = parser.parse_args()
    earlier = chosen.earlier.resolve()
    if chosen.what == "screens":
        count, different = compare_screens(earlier, chosen.pictures.resolve())
    else:
        compare = {"calls": compare_calls, "files": compare_files, "windows": compare_windows}
        count, different = compare[chosen.what](earlier)
    print(json.dumps({"compared": count, "equal": count - different, "different": different}))


if __name__ == "__main__":
    main()
