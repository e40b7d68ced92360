# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of games that did not end by the rules, and of runs that can't be had."""

from __future__ import annotations

from pathlib import Path

from desktop_app.languages import translate
from desktop_app.players.trusted import Trust
from desktop_app.tournaments.store import StoreError, StoreFault
from desktop_app.tournaments.terms import ArenaFault, Played
from desktop_app.tournaments.workers import CrewError, CrewFault


def fault_text(played: Played, a: str, b: str) -> str:
    """What has ended a game that was not ended by the rules; empty for one that was.

    Args:
        played: the game.
        a: who one player is.
        b: who the other is.
    """
    blame = played.blame
    if blame is None:
        return ""
    pattern = {
        ArenaFault.ILLEGAL: translate("Arena", "{name} made a move that is not legal ({text})."),
        ArenaFault.RAISED: translate("Arena", "{name} has failed with an error ({text})."),
        ArenaFault.SILENT: translate("Arena", "{name} made no move within {text} s."),
        ArenaFault.PROGRAM: translate("Arena", "{name} could not go on ({text})."),
        ArenaFault.DIED: translate(
            "Arena", "The process that played it ended each time; it does not count."
        ),
    }[blame.fault]
    name = a if blame.by_a else b
    sentence = pattern.format(name=name, text=blame.text)
    return translate("Arena", "{a} against {b}, game {number}: {sentence}").format(
        a=a, b=b, number=played.number + 1, sentence=sentence
    )


def store_text(error: StoreError, file: Path | None) -> str:
    """Why a run can't be kept in a file."""
    pattern = {
        StoreFault.NO_RUN: translate("Arena", "“{file}” holds no run of the arena."),
        StoreFault.DAMAGED: translate("Arena", "“{file}” is damaged, so it was not opened."),
        StoreFault.OTHER_RUN: translate(
            "Arena",
            "“{file}” holds another run; leave the players out to go on with that one, or name "
            "another file.",
        ),
        StoreFault.DISK: translate("Arena", "The run can't be kept in “{file}”: {text}."),
    }[error.fault]
    return pattern.format(file=file, text=error.text)


def not_allowed_text(path: str, trust: Trust) -> str:
    """Return the sentence about a program in a run's file that may not be started."""
    pattern = (
        translate(
            "Arena",
            "The program “{path}” has changed since you chose it; add --allow-programs to let it "
            "play.",
        )
        if trust is Trust.CHANGED
        else translate(
            "Arena",
            "The file names the program “{path}”, which you have not chosen here; add "
            "--allow-programs to let it play.",
        )
    )
    return pattern.format(path=path)


def crew_text(error: CrewError) -> str:
    """Why nobody is there to play the games."""
    pattern = {
        CrewFault.NO_DASK: translate(
            "Arena",
            "A cluster needs Dask, which is not installed here; install minimax-fair[cluster].",
        ),
        CrewFault.NO_ANSWER: translate("Arena", "No scheduler answers at {address}: {text}."),
        CrewFault.LOST: translate(
            "Arena", "The scheduler at {address} is gone, so no more games can be played."
        ),
        CrewFault.NO_WORKERS: translate("Arena", "The scheduler at {address} has no workers yet."),
    }[error.fault]
    return pattern.format(address=error.address, text=error.text)


def not_repeatable_text() -> str:
    """That a run depends on the clock, or on programs of others."""
    return translate(
        "Arena", "By seconds, or with programs of others, a run can't be repeated by its seed."
    )


def given_time_text(seconds: float) -> str:
    """That moves were given a time that nobody has asked for."""
    return translate(
        "Arena",
        "Somebody here would think without end, so each move has {seconds} s; give --seconds or "
        "--nodes.",
    ).format(seconds=f"{seconds:g}")


def given_here_text(seconds: float) -> str:
    """The same on the page, where it can be chosen."""
    return translate(
        "Arena", "Somebody here would think without end, so each move has {seconds} s."
    ).format(seconds=f"{seconds:g}")


def go_on_text(file: Path | None) -> str:
    """How a run that was stopped goes on."""
    if file is None:
        return translate("Arena", "Stopped. With --resume FILE a run can go on later.")
    return translate("Arena", "Stopped; --resume {file} goes on.").format(file=file)


def test_over_text(a: str, b: str, games: int, beyond: int) -> str:
    """After which game the test of two differences has ended.

    Args:
        a: who one player is.
        b: who the other is.
        games: how many it has taken.
        beyond: how many were on their way then.
    """
    return translate(
        "Arena",
        "{a} against {b}: it was clear at game {games}; played beyond it, kept but not counted: "
        "{beyond}.",
    ).format(a=a, b=b, games=f"{games:,}", beyond=f"{beyond:,}")


def no_winner_text() -> str:
    """Why a tree of numbers is not for the arena."""
    return translate(
        "Arena", "A tree of numbers is neither won nor lost, so there is nothing to count."
    )
