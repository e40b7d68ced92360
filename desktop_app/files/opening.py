# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens any file that holds games, by its contents: lists them, or reads one of them."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from desktop_app.core.errors import GameError
from desktop_app.core.file_formats import (
    FileFormat,
    FormatError,
    FormatFault,
    GameSummary,
    GameText,
    LeftOut,
    ReportShare,
)
from desktop_app.core.position import Game
from desktop_app.files.disk import (
    beginning_of,
    digest_of,
    digest_of_file,
    lines_of,
    opened,
    read_bytes,
    text_lines,
    text_of,
)
from desktop_app.files.errors import FileError, FileFault
from desktop_app.files.foreign_formats import (
    MOST_GAMES,
    format_of_name,
    format_of_text,
    most_bytes,
    read_foreign_game,
)
from desktop_app.files.game_file import SUFFIX, GameFileContents, read_game
from desktop_app.files.json_reader import ignore_progress
from desktop_app.files.transcripts import games_of, transcript_of
from desktop_app.games.registry import family_of

MOST_MOVES = 5_000
"""The most moves of an opened game: nobody plays more, and saving a move rewrites them all."""
BATCH = 500
"""How many games of a file are reported at a time, at least; the last ones may be fewer."""

Lines = Callable[[FileFormat], AbstractContextManager[Iterable[str]]]
"""Opens a text in a format, line by line."""
ReportGames = Callable[[Sequence[GameSummary]], None]
"""Called with more games of a file, in their order."""


@dataclass(frozen=True, slots=True)
class OpenedGame:
    """A game that was read from a file or a text.

    Attributes:
        kept: what the file holds.
        left_out: what is not in the record; such a file is not overwritten without asking.
        digest: the digest of the file's contents (`disk.digest_of`).
        summary: the names of its players, its date and its result, as another program wrote them;
            None in the program's own format.
        is_alone: whether the file can be replaced by this game: it holds no other, and its format
            is one that games are saved in.
    """

    kept: GameFileContents
    left_out: Sequence[LeftOut] = ()
    digest: str = ""
    summary: GameSummary | None = None
    is_alone: bool = True


@dataclass(frozen=True, slots=True)
class ListedGames:
    """The games of a file or a text that holds more than one.

    Attributes:
        games: a summary of each.
    """

    games: Sequence[GameSummary]


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be opened.

    Attributes:
        number: the number of the game in the file, from 1; None for the only one, or for a list
            if there are several.
        game: which game the moves are of; None to find out.
        most: the most moves that a game may have; None for no limit.
    """

    number: int | None = None
    game: Game | None = None
    most: int | None = MOST_MOVES


ANY = Wish()


def ignore_games(_games: Sequence[GameSummary]) -> None:
    """Ignore the games that are found."""


def open_file(
    path: Path,
    wish: Wish = ANY,
    tell: ReportShare = ignore_progress,
    found: ReportGames = ignore_games,
) -> OpenedGame | ListedGames:
    """Read a game of a file, or list its games.

    Args:
        path: the file.
        wish: what is to be opened.
        tell: called with the share that has been read.
        found: called with the games of a list, in batches, before it is complete.

    Raises:
        FileError: the file can't be read, or none of its games; the error says where.
    """
    form = _format(beginning_of(path), path, wish.game)
    if form is None:
        data = read_bytes(path)
        read = _own(text_of(data), path.suffix.lower(), wish, tell)
        return replace(read, digest=digest_of(data))

    @contextmanager
    def lines(form: FileFormat) -> Generator[Iterable[str]]:
        with opened(path, most_bytes(form)) as file:
            yield text_lines(file, form.former_encoding, tell)

    read = _foreign(form, lines, wish, tell, found)
    if isinstance(read, OpenedGame) and read.is_alone:
        return replace(read, digest=digest_of_file(path))
    return read


def open_text(
    text: str,
    wish: Wish = ANY,
    tell: ReportShare = ignore_progress,
    found: ReportGames = ignore_games,
) -> OpenedGame | ListedGames:
    """Read a game of a text, or list its games; see `open_file`."""
    form = _format(text, None, wish.game)
    if form is None:
        return _own(text, SUFFIX, wish, tell)

    @contextmanager
    def lines(_form: FileFormat) -> Generator[Iterable[str]]:
        yield lines_of((text,))

    return _foreign(form, lines, wish, tell, found)


def _format(beginning: str, path: Path | None, game: Game | None) -> FileFormat | None:
    """Return the format of a text; None for the program's own.

    Raises:
        FileError: it may be of several games; the error names them.
    """
    if beginning.lstrip("\ufeff \t\r\n").startswith("{"):
        return None
    form = format_of_text(beginning)
    if game is not None:
        return form if form in family_of(game).forms else transcript_of(game)
    if form is not None and _is_read(form, beginning):
        return form
    games = games_of(beginning)
    if form is not None and (not games or any(form in family_of(each).forms for each in games)):
        return form
    named = None if path is None else format_of_name(path)
    if named is not None and (not games or any(named in family_of(each).forms for each in games)):
        return named
    if len(games) > 1:
        raise FileError(FileFault.SEVERAL, games=[each.id for each in games])
    return transcript_of(games[0]) if games else None


def _is_read(form: FileFormat, beginning: str) -> bool:
    """Return whether the first game of a text is read without leaving out anything.

    Otherwise it may be of another game: PGN has tags like those above moves of Othello.
    """
    first = next(form.split(lines_of((beginning,))), None)
    try:
        return first is not None and not form.read(first, MOST_MOVES, ignore_progress).left_out
    except FormatError:
        return False


def _own(text: str, suffix: str, wish: Wish, tell: ReportShare) -> OpenedGame:
    if suffix != SUFFIX and not text.lstrip().startswith("{"):
        raise FileError(FileFault.NO_CONTENTS if text.strip() else FileFault.EMPTY)
    kept = read_game(text, wish.most, tell)
    if wish.number not in (None, 1):
        raise FileError(FileFault.NO_SUCH_GAME, number=wish.number, most=1)
    return OpenedGame(kept)


def _foreign(
    form: FileFormat, lines: Lines, wish: Wish, tell: ReportShare, found: ReportGames
) -> OpenedGame | ListedGames:
    with lines(form) as text:
        games = enumerate(form.split(text), 1)
        if wish.number is None:
            first, second = next(games, None), next(games, None)
            if first is not None and second is not None:
                return _listed(form, (first[1], second[1]), (each for _, each in games), found)
            chosen, is_alone = first, True
        else:
            count, chosen = 0, None
            for count, each in games:
                if count == wish.number:
                    chosen = count, each
                    break
            if chosen is None and count:
                raise FileError(FileFault.NO_SUCH_GAME, number=wish.number, most=count)
            is_alone = wish.number == 1 and next(games, None) is None
    if chosen is None:
        raise FileError(FileFault.REFUSED, 1, GameError(FormatFault.NO_GAME))
    _, game = chosen
    kept, left_out = read_foreign_game(form, game, wish.most, tell)
    summary = None if form.summary is None else form.summary(game)
    is_alone = is_alone and form.is_written
    return OpenedGame(kept, left_out, "", summary, is_alone)


def _listed(
    form: FileFormat, first: Iterable[GameText], others: Iterable[GameText], found: ReportGames
) -> ListedGames:
    summarise = form.summary
    assert summarise is not None  # a format without it holds one game at most
    listed, told = [summarise(each) for each in first], 0
    for each in others:
        listed.append(summarise(each))
        if len(listed) > MOST_GAMES:
            raise FileError(FileFault.TOO_MANY_GAMES, most=MOST_GAMES)
        if len(listed) - told >= max(BATCH, told // 2):  # views lay out all rows for each batch
            found(listed[told:])
            told = len(listed)
    found(listed[told:])
    return ListedGames(listed)
