# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Set up everything that Minimax Fair needs, then start it. All you need is Python 3.11 or newer.

python3 packaging/start.py                  open the window
python3 packaging/start.py analyse ...      run the program with these arguments
python3 packaging/start.py test             run all tests, on all processors
python3 packaging/start.py test fast        run the quick tests, some from every room
python3 packaging/start.py test ...         run pytest with these arguments
python3 packaging/start.py check            run the linter, the formatter and the type checker
python3 packaging/start.py build [...]      make the frozen program in dist/ (see build.py)

Everything goes into .venv in the project's folder, with the versions and hashes in
requirements.txt (to run the program) or requirements-dev.txt (for everything else).
This needs the network once, and again when that file changes.
If there is a C compiler, the search kernels are compiled, once and after each change.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import system_packages

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
RUN_LOCK = PACKAGING / "requirements.txt"
DEV_LOCK = PACKAGING / "requirements-dev.txt"

# The tests that are run most often: some of every room. Those that take seconds each are marked
# as slow.
WHOLE = ("core", "search", "games", "players", "words", "files", "menace")
PARTS = (
    "boards/test_kinds.py",
    "tournaments/test_tournament.py", "tournaments/test_statistics.py", "tournaments/test_batch.py",
    "play/test_session.py", "play/candidates/test_model.py",
    "explain/test_tree_run.py", "explain/test_runs.py", "arena/test_choosing.py",
    "cli/test_parser.py", "shell/test_walk.py", "test_settings.py",
)  # fmt: skip
FAST = [*(f"tests/{place}" for place in (*WHOLE, *PARTS)), "-m", "not slow"]
# Seconds of processor time that they take on two processors, as far as was measured.
FAST_SECONDS, ALL_SECONDS = 150, 1_100
MOST_AT_ONCE = 4
"""More processors at once take half a gigabyte each, and are done hardly sooner."""

# Kept in .venv: a copy of each lock file whose versions are installed, a file that is locked
# while one run sets up, and a mark that stays behind when a set-up was killed.
TURN = VENV / ".start-lock"
UNFINISHED = VENV / ".start-unfinished"

# What is compiled, and which state of it was.
KERNELS = ROOT / "desktop_app"
KERNELS_STAMP = VENV / ".kernels"

TRANSLATIONS = ROOT / "resources" / "translations"


def main() -> int:
    """Set up, then do what the command line asks for; return the exit status."""
    arguments = sys.argv[1:]
    command = arguments.pop(0) if arguments[:1] in (["test"], ["check"], ["build"]) else "run"
    if not is_ready(command):
        return 1
    if command == "check":
        return check()
    if command == "run":
        return start("-m", "desktop_app", *arguments)
    os.chdir(ROOT)
    if command == "test":
        # The tests start some hundred processes, each of which would compile all modules again.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        return start("-m", "pytest", *tests_asked_for(arguments))
    return start(str(PACKAGING / "build.py"), *arguments)


def tests_asked_for(arguments: list[str]) -> list[str]:
    """Return pytest's arguments; where these are many tests say how long they will take."""
    fast = arguments[:1] == ["fast"]
    if arguments and not fast:
        return arguments
    # On Linux each process has a screen of its own, elsewhere they would share the only one.
    # One more than there are processors, for a test of a window waits now and then.
    processors = min(os.cpu_count() or 1, MOST_AT_ONCE) if sys.platform == "linux" else 1
    at_once = processors + 1 if sys.platform == "linux" else 1
    seconds = (FAST_SECONDS if fast else ALL_SECONDS) / processors
    time = f"{seconds:.0f} seconds" if fast else f"{seconds // 60 + 1:.0f} minutes"
    what = "The quick tests" if fast else "All tests"
    print(f"{what} take about {time} on this computer ({at_once} at once).", flush=True)
    spread = ["-n", str(at_once), "--dist", "loadfile", "--no-loadscope-reorder"]
    # A process that has crashed is not replaced: the others would wait for it without end
    # (seen with pytest-xdist 3.8; its issues 784, 1323, 1378).
    spread += ["--max-worker-restart", "0"]
    return [*(FAST if fast else []), *(spread if at_once > 1 else []), *arguments[1:]]


def is_ready(command: str) -> bool:
    """Get all that a command needs; return whether it is there, having said what is not."""
    if sys.version_info < (3, 11):  # noqa: UP036
        version = ".".join(str(part) for part in sys.version_info[:2])
        print(
            f"Minimax Fair needs Python 3.11 or newer, but this is Python {version}.",
            file=sys.stderr,
        )
        return False
    missing = system_packages.missing_for(command)
    if missing and not system_packages.provide(missing):
        return False
    try:
        return (
            set_up(RUN_LOCK if command == "run" else DEV_LOCK)
            and compile_kernels(command)
            and release_texts()
        )
    except OSError as error:
        print(f"Setting up failed: {error}", file=sys.stderr)
        return False


def start(*arguments: str) -> int:
    """Become the environment's Python with these arguments; on Windows run it and wait."""
    command = [str(PYTHON), *arguments]
    environment = os.environ | {"PYTHONPATH": search_path()}
    sys.stdout.flush()
    if sys.platform != "win32":
        os.execve(command[0], command, environment)
    return subprocess.run(command, env=environment, check=False).returncode


def search_path() -> str:
    """Return PYTHONPATH with the project in front, so that it starts from any folder."""
    return os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))


def check() -> int:
    """Run the checks that need no window, all of them; return 1 if one has failed."""
    checks = [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["pyright", "--pythonpath", str(PYTHON)],
    ]
    # pyright would ask the network for a newer version.
    environment = os.environ | {"PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    failed = 0
    for arguments in checks:
        print("$ " + " ".join(arguments[:3]), flush=True)
        command = [str(PYTHON), "-m", *arguments]
        failed += subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode != 0
    return 1 if failed else 0


def set_up(lock: Path) -> bool:
    """Make the environment hold this lock file's versions; return whether it does."""
    if is_installed(lock):
        return True
    VENV.mkdir(exist_ok=True)
    with turn():
        if is_installed(lock):  # by the run that we have waited for
            return True
        if UNFINISHED.exists() or not has_pip():
            empty(VENV)
            UNFINISHED.touch()
            print("Creating the environment in .venv", flush=True)
            if subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False).returncode:
                print("I could not create the environment. The reason is above.", file=sys.stderr)
                return False
        return install(lock)


def compile_kernels(command: str) -> bool:
    """Compile the kernels if they have changed; return whether the command can go on.

    Without a compiler they run interpreted: enough to look at the program, but not to test it
    or to give it away.
    """
    sources = [ROOT / "setup.py", *kernel_files(".py"), *kernel_files(".pxd")]
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    compiled, uncompiled = digest, f"{digest} without {shutil.which('cc')}"
    known = KERNELS_STAMP.read_text() if KERNELS_STAMP.exists() else ""
    needed = command in ("test", "build")
    if known == compiled or (known == uncompiled and not needed):
        return True
    with turn():
        print("Compiling the search kernels (this takes about a minute)", flush=True)
        done = build_kernels()
        KERNELS_STAMP.write_text(uncompiled if done else compiled)
    if not done:
        return True
    if needed:
        print(
            f"{done}\nI could not compile the search kernels. The reason is above.", file=sys.stderr
        )
        return False
    print(
        "I could not compile them, perhaps because there is no C compiler. They will run slowly.",
        flush=True,
    )
    return True


def release_texts() -> bool:
    """Make the files of the languages that have changed; return whether that was possible."""
    tool = PYTHON.with_name("pyside6-lrelease")
    for made in TRANSLATIONS.glob("*.qm"):
        if not made.with_suffix(".ts").exists():
            made.unlink()  # of another state of the sources
    for source in sorted(TRANSLATIONS.glob("*.ts")):
        made = source.with_suffix(".qm")
        if made.exists() and made.stat().st_mtime >= source.stat().st_mtime:
            continue
        done = subprocess.run([str(tool), "-silent", str(source), "-qm", str(made)], check=False)
        if done.returncode:
            print(
                f"I could not prepare the language file {source.name}. The reason is above.",
                file=sys.stderr,
            )
            return False
    return True


def kernel_files(ending: str) -> list[Path]:
    """What lies in the engines' folders of kernels and ends so."""
    return sorted(KERNELS.glob(f"**/kernel/*{ending}"))


def build_kernels() -> str:
    """Compile the kernels beside their sources; return what was printed if that failed."""
    for old in (*kernel_files(".so"), *kernel_files(".pyd")):
        old.unlink()
    at_once = str(os.cpu_count() or 1)
    build = [str(PYTHON), "setup.py", "--quiet", "build_ext", "--inplace", "--force"]
    build += ["--parallel", at_once]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    sources = [path for path in kernel_files(".py") if path.stem != "__init__"]
    built = [*kernel_files(".so"), *kernel_files(".pyd")]
    return "" if len(built) == len(sources) else done.stdout + done.stderr + "Not compiled."


def is_installed(lock: Path) -> bool:
    """Say whether this lock file is the one whose versions were installed last, for this Python.

    A newer release of the system replaces the Python that the environment refers to; then its
    folder of packages is another one, and the lock may name other versions for it.
    """
    stamp, python = VENV / lock.name, PYTHON.resolve().name
    packages = VENV / "lib" / python
    if re.fullmatch(r"python3\.\d+t?", python) and not packages.is_dir():
        return False
    return PYTHON.exists() and stamp.exists() and stamp.read_bytes() == lock.read_bytes()


def has_pip() -> bool:
    """Say whether the environment's Python starts, is new enough and has pip."""
    question = "import pip, sys; sys.exit(sys.version_info < (3, 11))"
    try:
        return (
            subprocess.run(
                [str(PYTHON), "-c", question], capture_output=True, check=False
            ).returncode
            == 0
        )
    except OSError:
        return False


def install(lock: Path) -> bool:
    """Install a lock file's versions, and nothing that has another hash; leave the stamps."""
    UNFINISHED.touch()
    for stamp in (RUN_LOCK, DEV_LOCK):
        (VENV / stamp.name).unlink(missing_ok=True)
    print("Installing what the program needs (a minute or two the first time)", flush=True)
    pip = [
        str(PYTHON),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "--no-input",
        "install",
        "--quiet",
    ]
    safely = ["--require-hashes", "--no-deps", "--only-binary", ":all:"]
    environment = os.environ | {"PIP_USER": "0", "PIP_ROOT_USER_ACTION": "ignore"}
    done = subprocess.run([*pip, *safely, "-r", str(lock)], env=environment, check=False)
    UNFINISHED.unlink()
    if done.returncode != 0:
        print(
            "Installing failed. The reason is above. This step needs the network.", file=sys.stderr
        )
        return False
    for installed in {lock, RUN_LOCK}:
        shutil.copyfile(installed, VENV / installed.name)
    return True


def empty(folder: Path) -> None:
    """Remove everything in the environment's folder but the file that is locked."""
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path != TURN:
            path.unlink()


@contextmanager
def turn() -> Generator[None]:
    """Let one run set up at a time; the system gives the turn back even if a run is killed."""
    with TURN.open("a+b") as file:
        if not take(file.fileno(), wait=False):
            print("Another start.py is setting up. Waiting for it to finish.", flush=True)
            while not take(file.fileno(), wait=True):
                pass
        yield


def take(file: int, *, wait: bool) -> bool:
    """Lock a file, waiting for it if asked to; return whether it is locked now."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return False
    return True


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
