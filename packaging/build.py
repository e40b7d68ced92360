# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Make the frozen program in dist/: run it as `python3 packaging/start.py build [--packages]`.

dist/minimax-fair/ is the program as a folder (on macOS there is also "Minimax Fair.app"). With
--packages also what is given away: on Linux a .tar.xz and a .deb, on Windows and macOS a .zip.
"""

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

from texts import COMPLETE, gaps

from desktop_app import __version__
from desktop_app.search.compiled import are_compiled

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent
DIST = ROOT / "dist"
WORK = ROOT / "build"
NAME = "minimax-fair"
BRAIN = f"pbrain-{NAME}"
FOLDER = DIST / NAME
DEBIAN_NAMES = {"x86_64": "amd64", "aarch64": "arm64"}


def main() -> None:
    """Build what the command line asks for."""
    parser = argparse.ArgumentParser(prog="start.py build", description=__doc__)
    parser.add_argument("--packages", action="store_true", help="also make the files to hand out")
    arguments = parser.parse_args()
    lacking = [str(gap) for code in COMPLETE for gap in gaps(code)] if arguments.packages else []
    if lacking:
        sys.exit("\n".join([*lacking, "Nothing is handed out before all texts are translated."]))
    if not are_compiled():
        sys.exit("The kernels are not compiled. Build with: python3 packaging/start.py build")
    freeze()
    print(f"{FOLDER.relative_to(ROOT)}: {megabytes(size_of(FOLDER))}", flush=True)
    if arguments.packages:
        for package in make_packages():
            size = package.stat().st_size
            print(f"{package.relative_to(ROOT)}: {megabytes(size)}", flush=True)


def freeze() -> None:
    """Make the program's folder with PyInstaller."""
    from PyInstaller.__main__ import run as pyinstaller

    where = ["--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller")]
    pyinstaller(
        ["--noconfirm", "--log-level", "WARN", *where, str(PACKAGING / "minimax-fair.spec")]
    )
    if sys.platform == "linux":
        (FOLDER / BRAIN).symlink_to(NAME)


def make_packages() -> list[Path]:
    """Make this system's files to give away; return them."""
    stem = f"{NAME}-{__version__}-{sys.platform}-{platform.machine().lower()}"
    if sys.platform == "linux":
        return [tar_xz(DIST / f"{stem}.tar.xz"), deb()]
    package = DIST / f"{stem}.zip"
    if sys.platform == "darwin":  # ditto keeps the links and the permissions inside the bundle
        app = DIST / "Minimax Fair.app"
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(app), str(package)], check=True)
    else:
        shutil.make_archive(str(package.with_suffix("")), "zip", DIST, NAME)
    return [package]


def tar_xz(package: Path) -> Path:
    """Pack the program's folder as it is."""
    owner = ["--owner=0", "--group=0", "--sort=name"]
    subprocess.run(
        ["tar", "-C", str(DIST), *owner, "-I", "xz -T0", "-cf", str(package), NAME], check=True
    )
    return package


def deb() -> Path:
    """Make a Debian package that puts the program into /usr/lib and into the menu."""
    architecture = DEBIAN_NAMES.get(platform.machine(), platform.machine())
    root = WORK / "deb"
    shutil.rmtree(root, ignore_errors=True)
    share = root / "usr/share"
    shutil.copytree(FOLDER, root / "usr/lib" / NAME, symlinks=True)
    (root / "usr/bin").mkdir()
    for name in (NAME, BRAIN):
        (root / "usr/bin" / name).symlink_to(f"../lib/{NAME}/{name}")
    files = {
        PACKAGING / f"linux/{NAME}.desktop": share / f"applications/{NAME}.desktop",
        PACKAGING / f"linux/{NAME}.xml": share / f"mime/packages/{NAME}.xml",
        PACKAGING / "linux/copyright": share / f"doc/{NAME}/copyright",
        ROOT / f"resources/icons/{NAME}.svg": share / f"icons/hicolor/scalable/apps/{NAME}.svg",
        WORK / f"pyinstaller/{NAME}/icons/{NAME}.png": share
        / f"icons/hicolor/256x256/apps/{NAME}.png",
    }
    for source, target in files.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    (share / "metainfo").mkdir()
    (share / f"metainfo/{NAME}.metainfo.xml").write_text(metainfo(), encoding="utf-8")
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/control").write_text(control(architecture, size_of(root)), encoding="utf-8")
    package = DIST / f"{NAME}_{__version__}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--build", "--root-owner-group", "-Zxz", str(root), str(package)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return package


def metainfo() -> str:
    """Return what software centres show: the description, with the releases of the change log."""
    text = (PACKAGING / f"linux/{NAME}.metainfo.xml").read_text(encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = "\n".join(f"    {line}" for line in releases_of(changes))
    whole, end = text.split("</component>")
    return f"{whole}  <releases>\n{releases}\n  </releases>\n</component>{end}"


def releases_of(changes: str) -> Iterator[str]:
    """Yield the lines of AppStream's releases, from a change log in Markdown.

    Each heading is a version with its date in brackets; without a date it is a preview of today.
    """
    today = time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    _, *sections = re.split(r"^## ", changes, flags=re.MULTILINE)
    for section in sections:
        heading, _, body = section.partition("\n")
        version, _, bracket = heading.partition(" ")
        dated = re.search(r"\d{4}-\d{2}-\d{2}", bracket)
        kind = "stable" if dated else "development"
        date = dated[0] if dated else time.strftime("%Y-%m-%d", today)
        yield f'<release type="{kind}" version="{version}" date="{date}">'
        yield "  <description>"
        for paragraph, items in parts_of(body):
            yield f"    <p>{escape(paragraph)}</p>"
            yield "    <ul>"
            yield from (f"      <li>{escape(item)}</li>" for item in items)
            yield "    </ul>"
        yield "  </description>"
        yield "</release>"


def parts_of(body: str) -> Iterator[tuple[str, list[str]]]:
    """Yield each heading of a version's changes with its entries, in plain text."""
    for part in re.split(r"^### ", body, flags=re.MULTILINE)[1:]:
        heading, _, rest = part.partition("\n")
        entries = re.split(r"^- ", rest, flags=re.MULTILINE)[1:]
        yield heading.strip(), [" ".join(re.sub(r"[*`]", "", entry).split()) for entry in entries]


def control(architecture: str, size: int) -> str:
    """Return what Debian wants to know; the C library is that of this machine, or a newer one."""
    return f"""\
Package: {NAME}
Version: {__version__}
Architecture: {architecture}
Maintainer: The Minimax Fair authors <maintainers@minimax-fair.invalid>
Installed-Size: {size // 1024}
Depends: libc6 (>= {platform.libc_ver()[1]}), libgl1, libegl1
Section: games
Priority: optional
Description: play against a minimax bot and see what every move is worth
 Play tic-tac-toe, Connect Four, five in a row and many more games against a bot
 that looks ahead. Beside the board you see what every move is worth, how sure
 that is, and the best replies, down to the end of the game.
"""


def size_of(folder: Path) -> int:
    """Return the bytes in a folder's files, links apart."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def megabytes(size: int) -> str:
    """Return a size in words."""
    return f"{size / 1e6:.1f} MB"


if __name__ == "__main__":
    main()
