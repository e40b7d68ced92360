# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bring the languages' files up to date with the texts in the sources, and say what is missing.

Writes resources/translations/minimax-fair_CODE.ts for each language that has one and for those
that are named, for Qt Linguist or any editor. What is translated stays; each text gets what its
comments in the sources say (see text_comments.py), and signs get their no-break spaces. English
has only the texts with a count. start.py makes the .qm files that the program loads.

.github/TRANSLATING.md shows how to begin a language.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.sax.saxutils import escape, unescape

from text_comments import SOURCES, Text, all_texts, comment_by_text

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
NAME = "minimax-fair"
COMPLETE = ("de", "es", "fr")
"""The languages in which no text may be missing; they put a space before a per cent sign, too."""
WITHOUT_TERMINAL = ("ar",)
"""Languages in which only what the command line says may be missing: with an English sentence here
and there, the rest of a page would be filled into it in another language."""
TOOL = Path(sys.executable).with_name("pyside6-lupdate")
QUOTES = {'"': "&quot;", "'": "&apos;"}
MESSAGE = re.compile(r"    <message[^>]*>\n.*?    </message>\n", re.DOTALL)
CONTEXT = re.compile(r"<context>\n    <name>(.*?)</name>\n(.*?)</context>\n", re.DOTALL)

WINDOW = ("shell/bars", "shell/commands", "shell/menus", "shell/main_window", "kit", "boards")
BOARD = (
    "play/presenter", "play/invitation", "play/board", "play/result_card", "play/games",
    *WINDOW, "words/values", "words/distance", "words/players", "words/counted",
    "play/candidates", "play/history", "play/find", "play/why", "words/terms", "games/wording",
    "games/k_in_a_row/words", "games/k_in_a_row/board",
)  # fmt: skip
PAGES = {
    "board": BOARD,
    "explain": ("explain", "words/scales"),
    "arena": ("arena",),
    "booth": ("booth", *BOARD),
    "terminal": ("cli",),
}
"""By page: where its texts are in the sources, in the order in which a reader meets them."""


class Gap(NamedTuple):
    """Texts that a language lacks.

    Attributes:
        code: the language.
        texts: what is missing, or not finished.
        game: the folder of a new game of which the language has no text yet; empty otherwise.
    """

    code: str
    texts: tuple[Text, ...]
    game: str = ""

    def __str__(self) -> str:
        of = f" of the new game {self.game}, which are shown in English" if self.game else ""
        shown = "".join(f"\n  {text.context}: {text.source}" for text in self.texts)
        return f"{self.code} lacks {len(self.texts)} texts{of}:{shown}"


def file_of(code: str) -> Path:
    """Return the file of a language."""
    return FOLDER / f"{NAME}_{code}.ts"


def known_codes() -> list[str]:
    """Return the codes of all languages that have a file."""
    return sorted(path.stem.removeprefix(f"{NAME}_") for path in FOLDER.glob("*.ts"))


def extract(target: Path, *, plural_only: bool = False) -> None:
    """Write all texts of the sources into a `.ts` file; what is translated there is kept."""
    sources = sorted(str(path) for path in SOURCES.rglob("*.py"))
    options = ["-locations", "none", "-no-obsolete", "-source-language", "en"]
    options += ["-pluralonly"] if plural_only else []
    command = [str(TOOL), *options, *sources, "-ts", str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{TOOL.name} failed: {done.stdout}{done.stderr}")


def mend(file: Path, code: str) -> None:
    """Put the signs of a language's typography into its translations."""
    before = file.read_text(encoding="utf-8")
    after = re.sub(
        r"(<(translation|numerusform)[^>]*>)([^<]*)(?=</\2>)",
        lambda found: found[1] + typeset(found[3], code),
        before,
    )
    if after != before:
        file.write_text(after, encoding="utf-8")


def typeset(text: str, code: str) -> str:
    """Return a text whose signs no line break parts from their words; French gets its own signs."""
    text = re.sub(r"(?<=\S) %", "\N{NO-BREAK SPACE}%", text)
    if code != "fr":
        return text
    text = re.sub(r"(?<=\w)(?:'|&apos;)(?=\w)", "\N{RIGHT SINGLE QUOTATION MARK}", text)
    text = re.sub(r"(?<=\S) ([:»])", "\N{NO-BREAK SPACE}\\1", text)
    text = text.replace("« ", "«\N{NO-BREAK SPACE}")
    return re.sub(r"(?<=\S) ([;!?])", "\N{NARROW NO-BREAK SPACE}\\1", text)


def finish(file: Path, places: Sequence[str] = ()) -> None:
    """Give each text its comments, and write the texts of some places in the sources first."""
    comments, rank = comment_by_text(), _ranks(places)
    parts = list[tuple[int, str]]()
    whole = file.read_text(encoding="utf-8")
    for found in CONTEXT.finditer(whole):
        context, messages = unescape(found[1], _signs()), list[tuple[int, str]]()
        for message in MESSAGE.findall(found[2]):
            key = context, _source(message)
            messages.append((rank.get(key, len(places)), _told(message, comments.get(key, ""))))
        messages.sort(key=lambda each: each[0])
        body = "".join(message for _, message in messages)
        at = min((number for number, _ in messages), default=len(places))
        parts.append((at, f"<context>\n    <name>{found[1]}</name>\n{body}</context>\n"))
    parts.sort(key=lambda each: each[0])
    start, end = whole.index("<context>"), whole.rindex("</context>\n") + len("</context>\n")
    text = whole[:start] + "".join(part for _, part in parts) + whole[end:]
    if text != whole:
        file.write_text(text, encoding="utf-8")


def _signs() -> dict[str, str]:
    return {written: sign for sign, written in QUOTES.items()}


def _source(message: str) -> str:
    found = re.search(r"<source>(.*?)</source>", message, re.DOTALL)
    return unescape(found[1], _signs()) if found else ""


def _told(message: str, comment: str) -> str:
    """Return an entry of a file with a comment in place of the one it has."""
    message = re.sub(r" *<extracomment>.*?</extracomment>\n", "", message, flags=re.DOTALL)
    if not comment:
        return message
    line = f"        <extracomment>{escape(comment, QUOTES)}</extracomment>\n"
    at = max(message.rfind(f"</{tag}>\n") + len(tag) + 4 for tag in ("source", "comment"))
    return message[:at] + line + message[at:]


def _ranks(places: Sequence[str]) -> dict[tuple[str, str], int]:
    """Return by context and text the first of the places in which it is."""
    ranks = dict[tuple[str, str], int]()
    for text in all_texts():
        where = text.file.relative_to(SOURCES).as_posix()
        at = next((i for i, place in enumerate(places) if where.startswith(place)), len(places))
        key = text.context, text.source
        ranks[key] = min(at, ranks.get(key, at))
    return ranks


def translated(code: str) -> dict[tuple[str, str], bool]:
    """Return, by context and text, which texts of a language's file are translated."""
    return {
        (context.findtext("name", ""), message.findtext("source", "")): made is not None
        and made.get("type") != "unfinished"
        for context in ElementTree.parse(file_of(code)).getroot().iter("context")
        for message in context.iter("message")
        for made in [message.find("translation")]
    }


def gaps(code: str) -> list[Gap]:
    """Return what a language lacks: the texts of each new game by themselves, then all others."""
    has, games = translated(code), dict[tuple[str, str], set[str]]()
    texts = {(text.context, text.source): text for text in all_texts()}
    for text in all_texts():
        games.setdefault((text.context, text.source), set()).add(game_of(text))
    own = {key: next(iter(folders)) for key, folders in games.items() if len(folders) == 1}
    begun = {folder for key, folder in own.items() if has.get(key)}
    missing = [key for key in texts if not has.get(key)]
    new = sorted({own[key] for key in missing if own.get(key)} - begun)
    found = [
        Gap(code, tuple(texts[k] for k in missing if own.get(k) == each), each) for each in new
    ]
    rest = tuple(texts[key] for key in missing if own.get(key) not in new)
    return [*found, Gap(code, rest)] if rest else found


def game_of(text: Text) -> str:
    """Return the folder of the game whose sources have a text; empty for others."""
    parts = text.file.relative_to(SOURCES).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else ""


def faults() -> Iterator[str]:
    """Yield what is wrong with the texts and the files of the complete languages."""
    wanted, told = {(text.context, text.source) for text in all_texts()}, comment_by_text()
    for context, source in sorted(wanted):
        text = Text(context, source, SOURCES, told[context, source])
        if text.needs_comment and not text.comment:
            yield f"“{source}” ({context}) needs a comment above it: #: where it appears"
        for name in text.unexplained:
            yield f"“{source}” ({context}) needs a comment that says what {{{name}}} is"
    for code in WITHOUT_TERMINAL:
        shown = {(text.context, text.source) for text in all_texts() if not _is_in_terminal(text)}
        missing = [gap.texts for gap in gaps(code) if not gap.game]
        lacks = [
            text for texts in missing for text in texts if (text.context, text.source) in shown
        ]
        if lacks:
            yield str(Gap(code, tuple(lacks)))
    for code in COMPLETE:
        yield from (str(gap) for gap in gaps(code) if not gap.game)
        strange = translated(code).keys() - wanted
        if strange:
            some = ", ".join(f"“{source}”" for _, source in sorted(strange)[:3])
            yield f"{code} has {len(strange)} texts that are not in the sources, such as {some}"


def _is_in_terminal(text: Text) -> bool:
    """Return whether a text is in the sources of the command line."""
    return text.file.is_relative_to(SOURCES / "cli")


def progress(code: str, page: str = "") -> str:
    """Return how many texts a language has, and how many of a page."""
    has = {key for key, done in translated(code).items() if done}
    all_of = {(text.context, text.source) for text in all_texts()}
    text = f"{code}: {len(has & all_of)} of {len(all_of)} texts are translated"
    if page:
        places = PAGES[page]
        on_page = {key for key, rank in _ranks(places).items() if rank < len(places)}
        text += f", and of the page “{page}” {len(has & on_page)} of {len(on_page)}"
    return f"{text}."


def main() -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "codes", metavar="CODE", nargs="*", help="a language to begin or go on with, such as it"
    )
    parser.add_argument(
        "--first",
        metavar="PAGE",
        choices=PAGES,
        help=f"put the texts of this page first in the files of CODE: {', '.join(PAGES)}",
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing; list what is wrong (status 1)"
    )
    options = parser.parse_args()
    if options.check:
        found = list(faults())
        for line in (*found, *(gap for code in COMPLETE for gap in gaps(code) if gap.game)):
            print(line)
        return 1 if found else 0
    for code in options.codes:
        if not re.fullmatch(r"[a-z]{2,3}(_[A-Z]{2})?", code):
            parser.error(f"“{code}” isn't the code of a language. Write it like it or pt_BR.")
    if options.first and not options.codes:
        parser.error("--first needs the CODE of a language.")
    for code in sorted({*known_codes(), *options.codes}):
        if code in COMPLETE:
            mend(file_of(code), code)
        extract(file_of(code), plural_only=code == "en")
        is_named = code in options.codes
        finish(file_of(code), PAGES[options.first] if is_named and options.first else ())
        if code != "en":
            print(progress(code, options.first or "" if is_named else ""))
        if code in COMPLETE:
            print(*gaps(code), sep="\n", end="\n" if gaps(code) else "")
    return 0


if __name__ == "__main__":
    sys.exit(main())
