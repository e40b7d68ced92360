# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the tests notice mistakes: a mutation run, started by hand.

    python -m pip install coverage                     (once)
    cd tests/benchmarks
    python mutation.py map tests/core tests/search     (which tests reach which lines)
    python mutation.py run core search --count 40      (goes on where it was; any part, any time)
    python mutation.py run core --again                (tries the survivors again)
    python mutation.py check core --sample 60          (whether killed ones are still noticed)
    python mutation.py report

The mutants of a room are drawn once, with a seed, and kept in `mutants/ROOM.jsonl` together with
what came of them. A later run finds the same ones again by the text of their line. The program is
copied first, so that files may be edited meanwhile. Kernels are compiled, a mutant's own one anew:
no map tells which tests reach a line of a kernel, so it is tried against the tests of its room.

Each mutant is tried against the tests that reach its line, those of its own folder and the fastest
first, up to the first that fails. Code that runs at import is tried against all tests that reach
its file, and lines that only run in other processes against the tests of their room.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypedDict

from coverage import CoverageData

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.benchmarks.mutate import Mutant, mutants  # noqa: E402

KEPT = Path(__file__).parent / "mutants"
MAPS = ROOT / "build" / "mutants"
ROOMS = ("core", "search", "games", "play", "files", "tournaments")
SEED, COUNT = 32, 300
SLOWEST = 20.0
"""Seconds a test may take to be used: whatever it alone would notice is not worth the wait."""
BATCHES = (2.0, 8.0, 30.0)
"""Seconds of tests that are run at once; then the rest."""
CHECK_SECONDS = 300.0
FOR_EACH_FILE = 0.1
FROM_ELSEWHERE = 0.1
"""What a test of another folder must be faster by to be run before one of the folder itself."""
MOST_MEMORY = 6 << 30


class Result(TypedDict):
    """A drawn mutant and what came of it.

    Attributes:
        new: the line with the mistake.
        result: "killed", "survived", or "" where it was not yet tried.
        by: the test that noticed it.
        tests: how many were run, and how many reach it.
        reason: why it may survive; written by hand.
    """

    file: str
    line: int
    text: str
    operator: str
    occurrence: int
    new: str
    result: str
    by: str
    tests: tuple[int, int]
    reason: str


# Drawing


@cache
def mutants_of(room: str) -> dict[tuple[str, str, str, int], Mutant]:
    """All mutants of a room as it is now, and of files of other rooms where its code has gone."""
    files = {*(ROOT / "desktop_app" / room).rglob("*.py")}
    if (KEPT / f"{room}.jsonl").exists():
        files |= {file for each in drawn(room) if (file := ROOT / each["file"]).exists()}
    return {
        mutant.key: mutant
        for file in sorted(files)
        for mutant in mutants(file.relative_to(ROOT).as_posix(), file.read_bytes())
    }


def drawn(room: str) -> list[Result]:
    """The room's mutants: those that are kept, or new ones."""
    file = KEPT / f"{room}.jsonl"
    if file.exists():
        return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    there = list(mutants_of(room).values())
    chosen = random.Random(f"{SEED} {room}").sample(there, min(COUNT, len(there)))
    return [
        Result(
            file=each.file,
            line=each.line,
            text=each.text,
            operator=each.operator,
            occurrence=each.occurrence,
            new=line_with(each),
            result="",
            by="",
            tests=(0, 0),
            reason="",
        )
        for each in chosen
    ]


def line_with(mutant: Mutant) -> str:
    """The line with the mistake in it."""
    lines = mutant.applied((ROOT / mutant.file).read_bytes()).decode().splitlines()
    return lines[mutant.line - 1].strip()


def keep(room: str, number: int, result: Result) -> None:
    """Write what came of a mutant; reasons that were written meanwhile stay."""
    KEPT.mkdir(exist_ok=True)
    results = drawn(room)
    results[number] = {**result, "reason": results[number]["reason"]}
    lines = "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in results)
    (KEPT / f"{room}.jsonl").write_text(lines, encoding="utf-8")


# The map


class Reach(NamedTuple):
    """Which tests reach what.

    Attributes:
        seconds: how long each takes.
        lines: the tests that reach a line of a file.
    """

    seconds: dict[str, float]
    lines: dict[str, dict[int, set[str]]]

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that reach a mutant: those of its own folder first, the fastest first."""
        lines = self.lines.get(mutant.file, {})
        there = range(mutant.reach[0], mutant.reach[1] + 1)
        found = set[str]().union(*(lines.get(line, set()) for line in there))
        if not mutant.in_function:
            found = set[str]().union(*lines.values())
        parts = mutant.file.replace("/kernel/", "/").split("/")
        room, folder = f"tests/{parts[1]}/", f"tests/{'/'.join(parts[1:-1])}/"
        if not found or mutant.file.count("/kernel/"):
            found = {test for test in self.seconds if test.startswith(room)}

        def cost(test: str) -> float:
            away = (not test.startswith(room)) + (not test.startswith(folder))
            return self.seconds[test] + away * FROM_ELSEWHERE

        return sorted(found & self.seconds.keys(), key=lambda test: (cost(test), test))


def read_map() -> Reach:
    """All that was mapped, whichever tests were asked for at a time."""
    seconds = dict[str, float]()
    reach: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    for file in sorted(MAPS.glob("*.json")):
        passed: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))
        seconds |= {test: time for test, time in passed.items() if time <= SLOWEST}
        data = CoverageData(str(file.with_suffix(".coverage")))
        data.read()
        for measured in data.measured_files():
            name = measured[measured.index("desktop_app/") :]
            for line, tests in data.contexts_by_lineno(measured).items():
                reach[name][line].update(test for test in tests if test)
    return Reach(seconds, reach)


def make_map(tree: Tree, folders: list[str]) -> None:
    """Run tests once, and note what they reach."""
    MAPS.mkdir(parents=True, exist_ok=True)
    for folder in folders:
        place = MAPS / folder.strip("/").replace("/", ".")
        done = tree.pytest([folder], REACHED_MAP=str(place))
        print(f"{folder}: {done.stdout.strip().splitlines()[-1]}", flush=True)


# Trying


class Tree:
    """A copy of the program and its tests, with its compiled kernels and texts."""

    def __init__(self, place: Path) -> None:
        self.root = place / "tree"
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        )
        built = (*ROOT.glob("desktop_app/**/kernel/*.so"), *ROOT.glob("resources/**/*.qm"))
        for name in [*listed.stdout.splitlines(), *(file.relative_to(ROOT) for file in built)]:
            if (ROOT / name).exists():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.root / name)
        subprocess.run([sys.executable, "-m", "compileall", "-q", "."], cwd=self.root, check=False)

    def pytest(
        self, arguments: list[str], patience: float | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run tests in the copy; a run that takes too long ends with all that it has started."""
        command = [
            sys.executable,
            "-B",
            "-m",
            "pytest",
            "-q",
            "--no-header",
            "-p",
            "no:cacheprovider",
        ]
        command += ["-p", "tests.benchmarks.reached", *arguments]
        with subprocess.Popen(
            command,
            cwd=self.root,
            env=os.environ | {"PYTHONPATH": str(self.root), "PYTHONHASHSEED": "0"} | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=limit_memory,  # noqa: PLW1509 - there are no threads here
        ) as running:
            try:
                said, _ = running.communicate(timeout=patience)
            except subprocess.TimeoutExpired:
                said = "too slow"
            finally:
                end_group(running.pid)
        return subprocess.CompletedProcess(command, running.wait(), said)

    def compile(self, source: str, folder: Path) -> bytes | None:
        """Return a kernel, compiled as it stands; None if it can't be."""
        written, library = folder / "kernel.c", folder / "kernel.so"
        name = source.removesuffix(".py").replace("/", ".")
        options = ("-shared", "-fPIC", "-O1", "-w", f"-I{sysconfig.get_path('include')}")
        commands = (
            (sys.executable, "-m", "cython", "-3", "--module-name", name, "-o", written, source),
            ("gcc", *options, written, "-o", library),
        )
        for command in commands:
            done = subprocess.run(command, cwd=self.root, capture_output=True, check=False)
            if done.returncode:
                return None
        return library.read_bytes()


def limit_memory() -> None:
    """A mistake may ask for more and more."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def end_group(group: int) -> None:
    """Leave none of the processes that a run has started."""
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def tried(mutant: Mutant, tree: Tree, reach: Reach, budget: float) -> tuple[str, str, int, int]:
    """The result, the test that has noticed it, and how many tests were run and reach it."""
    tests, run = reach.of(mutant), 0
    if not tests:
        return "", "", 0, 0  # there is no map yet
    with mutated(mutant, tree) as is_built:
        if not is_built:
            return "killed", "the compiler", 0, len(tests)
        for batch in batches(tests, reach, budget):
            run += len(batch)
            if by := failing(batch, tree, reach):
                return "killed", by, run, len(tests)
    return "survived", "", run, len(tests)


@contextmanager
def mutated(mutant: Mutant, tree: Tree) -> Generator[bool]:
    """Have the tree hold a mutant for a while; tell whether it could be built."""
    place = tree.root / mutant.file
    files = [place]
    if "/kernel/" in mutant.file:
        files += place.parent.glob(f"{place.stem}.*.so")
    before = [(file, file.read_bytes(), file.stat()) for file in files]
    place.write_bytes(mutant.applied(before[0][1]))
    try:
        is_built = True
        for library in files[1:]:
            with TemporaryDirectory() as folder:
                built = tree.compile(mutant.file, Path(folder))
            is_built = built is not None
            library.unlink()  # whoever has it open keeps the old one
            library.write_bytes(built or b"")
        yield is_built
    finally:
        for file, data, times in before:
            file.unlink()
            file.write_bytes(data)
            os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


def batches(tests: list[str], reach: Reach, budget: float) -> Iterator[list[str]]:
    """Few tests first, then more at a time, as many as the budget allows."""
    limits, batch, files = [*BATCHES], list[str](), set[str]()
    spent = total = 0.0
    for test in tests:
        seconds = reach.seconds[test]
        file = test.partition("::")[0]
        seconds += 0.0 if file in files else FOR_EACH_FILE
        if total + seconds > budget:
            break
        if batch and limits and spent + seconds > limits[0]:
            yield batch
            batch, files, spent = [], set[str](), 0.0
            limits.pop(0)
        batch.append(test)
        files.add(file)
        spent, total = spent + seconds, total + seconds
    if batch:
        yield batch


def failing(tests: list[str], tree: Tree, reach: Reach) -> str:
    """The first test that fails, or what else ends the run; "" if all pass."""
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    limits = {test: 10 + 10 * reach.seconds[test] for test in tests}
    with TemporaryDirectory() as folder:
        listed = Path(folder) / "tests"
        listed.write_text("".join(f"{limits[t]:.0f} {t}\n" for t in tests), encoding="utf-8")
        patience = 60 + len(files) + 10 * sum(reach.seconds[test] for test in tests)
        done = tree.pytest(["-x", *files], patience, REACHED_TESTS=str(listed))
    if done.returncode == 0:
        return ""
    for line in done.stdout.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            return line.split(" ")[1]
    return "too slow" if done.stdout == "too slow" else f"the run ended with {done.returncode}"


def run(arguments: argparse.Namespace) -> None:
    """Try the drawn mutants of some rooms that have not been tried yet."""
    rooms: list[str] = arguments.what or list(ROOMS)
    with TemporaryDirectory() as folder:
        tree, reach = Tree(Path(folder)), read_map()
        for room in rooms:
            results = drawn(room)
            for number, each in enumerate(results[: arguments.count]):
                again = arguments.again and each["result"] == "survived" and not each["reason"]
                if number < arguments.start or (each["result"] and not again):
                    continue
                key = each["file"], each["text"], each["operator"], each["occurrence"]
                mutant = mutants_of(room).get(key)
                if mutant is None:
                    each["result"] = "gone"
                else:
                    result, by, done, of = tried(mutant, tree, reach, arguments.budget)
                    each["line"] = mutant.line
                    each["result"], each["by"], each["tests"] = result, by, (done, of)
                keep(room, number, each)
                print(
                    f"{room} {number}: {each['result'] or 'no map'} {each['file']}:{each['line']}",
                    end=" ",
                )
                print(f"[{each['operator']}] {each['tests']} {each['by']}", flush=True)


def check(arguments: argparse.Namespace) -> None:
    """Try some of the killed mutants again, each with the test that noticed it; keep nothing."""
    counts = Counter[str]()
    with TemporaryDirectory() as folder:
        tree = Tree(Path(folder))
        for room in arguments.what or ROOMS:
            killed = [each for each in drawn(room) if each["result"] == "killed"]
            asked = min(arguments.sample, len(killed))
            for each in random.Random(f"{SEED} check {room}").sample(killed, asked):
                result = still_noticed(each, room, tree)
                counts[result] += 1
                if result != "noticed":
                    print(f"{room}: {result}: {each['file']}:{each['line']} {each['new']}")
                    print(f"  {each['by']}", flush=True)
            print(f"{room}: {dict(counts)}", flush=True)


def still_noticed(each: Result, room: str, tree: Tree) -> str:
    """Say what becomes of a mutant that a test has noticed once."""
    key = each["file"], each["text"], each["operator"], each["occurrence"]
    mutant = mutants_of(room).get(key)
    if mutant is None:
        return "rewritten"
    if "::" not in each["by"]:
        return "noticed by no test that is named"
    with mutated(mutant, tree) as is_built:
        if not is_built:
            return "noticed"
        # all cases of the test: the names of cases may have changed
        done = tree.pytest(["-x", each["by"].partition("[")[0]], CHECK_SECONDS)
    return {0: "not noticed", 4: "its test is gone", 5: "its test is gone"}.get(
        done.returncode, "noticed"
    )


def report(rooms: list[str]) -> None:
    """Print the score of each room, and the survivors."""
    for room in rooms or ROOMS:
        results = drawn(room)
        counts = Counter(each["result"] for each in results)
        done = counts["killed"] + counts["survived"]
        excused = sum(each["result"] == "survived" and bool(each["reason"]) for each in results)
        share = f", {counts['killed'] / done:.0%} killed" if done else ""
        print(f"{room}: {done} of {len(results)} tried{share}, {excused} survivors with a reason")
        for each in results:
            if each["result"] == "survived":
                print(f"  {each['file']}:{each['line']} [{each['operator']}] {each['new']}")
                if each["reason"]:
                    print(f"    {each['reason']}")


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("task", choices=("map", "run", "check", "report"))
    parser.add_argument("what", nargs="*", help="rooms; for a map, folders or files of tests")
    parser.add_argument("--start", type=int, default=0, help="the first mutant of each room")
    parser.add_argument("--count", type=int, default=COUNT, help="the mutant to stop before")
    parser.add_argument("--again", action="store_true", help="try survivors without reason again")
    parser.add_argument("--budget", type=float, default=600.0, help="seconds of tests a mutant")
    parser.add_argument("--sample", type=int, default=COUNT, help="how many of each room to check")
    arguments = parser.parse_args()
    if arguments.task == "run":
        run(arguments)
    elif arguments.task == "check":
        check(arguments)
    elif arguments.task == "report":
        report(arguments.what)
    else:
        with TemporaryDirectory() as folder:
            make_map(Tree(Path(folder)), arguments.what)


if __name__ == "__main__":
    main()
