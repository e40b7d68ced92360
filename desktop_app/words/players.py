# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for players: what other programs are called and how they failed, the rule among equals."""

from __future__ import annotations

from pathlib import PurePath

from PySide6.QtCore import QT_TRANSLATE_NOOP

from desktop_app.core.position import Game
from desktop_app.games.k_in_a_row.gomocup import PREFIX
from desktop_app.languages import translate
from desktop_app.players.errors import PlayerError, PlayerFault
from desktop_app.players.ladder import Measured, ladder_of
from desktop_app.players.programs.protocols import BRAIN
from desktop_app.players.registry import StrategyId
from desktop_app.players.ties import TieRule

LONGEST_NAME = 24

FAULTS: dict[PlayerFault, object] = {
    PlayerFault.MISSING: QT_TRANSLATE_NOOP(
        "Words", "{name} can't play, for there is no such program: {path}."
    ),
    PlayerFault.BAD_NAME: QT_TRANSLATE_NOOP(
        "Words", "“{file}” is no Gomocup program; the names of these begin with {prefix}."
    ),
    PlayerFault.NOT_STARTED: QT_TRANSLATE_NOOP(
        "Words", "{name} can't be started; the system does not run {path} as a program."
    ),
    PlayerFault.WRONG_GAME: QT_TRANSLATE_NOOP(
        "Words",
        "{name} plays only five in a row without falling stones, such as Gomoku; choose "
        "another game or another player.",
    ),
    PlayerFault.NOT_CHESS: QT_TRANSLATE_NOOP(
        "Words", "{name} plays only chess; choose another game or another player."
    ),
    PlayerFault.NO_LEVEL: QT_TRANSLATE_NOOP(
        "Words", "{name} can't play at the level “{text}”; choose another one."
    ),
    PlayerFault.NO_START: QT_TRANSLATE_NOOP(
        "Words", "{name} was not ready to play within {seconds} s and was ended."
    ),
    PlayerFault.UNCLEAR: QT_TRANSLATE_NOOP(
        "Words", "{name} can't play: what it says of itself is not understood: “{text}”."
    ),
    PlayerFault.REFUSED: QT_TRANSLATE_NOOP(
        "Words", "{name} does not play on this board: “{text}”."
    ),
    PlayerFault.SILENT: QT_TRANSLATE_NOOP(
        "Words", "{name} made no move within {seconds} s and was ended."
    ),
    PlayerFault.GARBAGE: QT_TRANSLATE_NOOP(
        "Words", "{name} wrote “{text}” instead of a move and was ended."
    ),
    PlayerFault.COMPLAINED: QT_TRANSLATE_NOOP(
        "Words", "{name} reports an error instead of a move: “{text}”."
    ),
    PlayerFault.ILLEGAL: QT_TRANSLATE_NOOP(
        "Words", "{name} wants to move to {text}, which is not legal here."
    ),
    PlayerFault.ENDED: QT_TRANSLATE_NOOP(
        "Words", "{name} has crashed or left the game (exit status {status})."
    ),
    PlayerFault.STOPPED: QT_TRANSLATE_NOOP(
        "Words", "{name} was stopped before it had found a move."
    ),
}
"""What is said of each way in which a program fails, untranslated."""


def brain_name(path: str) -> str:
    """What a program is called: its file's name without `pbrain-` and `.exe`."""
    name = PurePath(path.replace("\\", "/")).name
    bare = name[len(PREFIX) :] if name.lower().startswith(PREFIX) else name
    bare = (bare[:-4] if bare.lower().endswith(".exe") else bare) or name
    if len(bare) > LONGEST_NAME:
        return bare[: LONGEST_NAME - 1] + "\N{HORIZONTAL ELLIPSIS}"
    return bare


def program_title(program: StrategyId) -> str:
    """What a program is called, with the level at which it is told to play."""
    name, way, number = brain_name(program.path or ""), *_level_of(program)
    if way == "elo":
        return translate("Words", "{name}, Elo {number}").format(name=name, number=number)
    if way == "skill":
        return translate("Words", "{name}, skill {number}").format(name=name, number=number)
    return name


def program_description(program: StrategyId) -> str:
    """What a program is, in one line."""
    way, number = _level_of(program)
    details = {"path": program.path, "number": number}
    if program.kind == BRAIN:
        text = translate(
            "Words", "a Gomocup program, for five in a row without falling stones: {path}"
        )
    elif way == "elo":
        text = translate("Words", "a chess engine, told to play like Elo {number}: {path}")
    elif way == "skill":
        text = translate("Words", "a chess engine, told to play at skill {number}: {path}")
    else:
        text = translate("Words", "a chess engine at its best: {path}")
    return text.format(**details)


def _level_of(program: StrategyId) -> tuple[str, str]:
    """In which way a program is told how strong to play, and the number."""
    level = program.level or ""
    way = level.rstrip("0123456789")
    return way, level[len(way) :]


def player_fault_text(error: PlayerError) -> str:
    """One sentence: which program, and what it did or did not do."""
    details = dict(error.details)
    path = str(details.get("path", ""))
    details["name"] = brain_name(path)
    details["file"] = PurePath(path).name
    seconds = details.get("seconds")
    if isinstance(seconds, float):
        details["seconds"] = f"{seconds:.3g}"
    if error.fault is PlayerFault.ENDED:
        status = details.get("status")
        if status is None:
            return translate("Words", "{name} has broken off the game.").format(**details)
        if isinstance(status, int) and status < 0:  # as Unix has it: a signal
            text = translate("Words", "{name} was ended from outside (signal {signal}).")
            return text.format(**details, signal=-status)
    return translate("Words", str(FAULTS[error.fault])).format(**details)


def tie_rule_title(rule: TieRule) -> str:
    """What the rule is called where it is chosen."""
    if rule is TieRule.BEST_ODDS:
        return translate("Words", "Best odds against a beginner")
    return translate("Words", "At random")


def among_equals(rule: TieRule) -> str:
    """The rule as a part of a sentence."""
    if rule is TieRule.BEST_ODDS:
        return translate("Words", "among equals: best odds")
    return translate("Words", "among equals: at random")


def measured_text(strategy: StrategyId, game: Game) -> str:
    """How strong a level was found to be, by its games; empty for who is none that was measured."""
    ladder = ladder_of(game)
    rungs = {rung.strategy: rung.measured for rung in ladder.rungs} if ladder else {}
    if ladder is None or strategy not in rungs:
        return ""
    measured = rungs[strategy]
    if measured is None:
        text = translate("Words", "who sees one move ahead beats it: {games}")
        return text.format(games=_games_text(ladder.beaten))
    text = translate("Words", "beats the level below: {games}")
    return text.format(games=_games_text(measured))


def _games_text(measured: Measured) -> str:
    text = translate("Words", "{wins} of {total} games, and {draws} drawn")
    if not measured.draws:
        text = translate("Words", "{wins} of {total} games")
    numbers = (measured.wins, measured.games, measured.draws)
    wins, total, draws = (f"{number:,}" for number in numbers)
    return text.format(wins=wins, total=total, draws=draws)
