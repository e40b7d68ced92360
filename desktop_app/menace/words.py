# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences about MENACE: its boxes, what it has learned, and why that could not be saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop_app.core.position import MAX, Game, Player, Position
from desktop_app.core.scales import Scale
from desktop_app.files.errors import FileError, FileFault
from desktop_app.games.registry import player_name
from desktop_app.languages import translate
from desktop_app.numerals import grouped, percent_of
from desktop_app.words.counted import COUNTED
from desktop_app.words.files import file_fault_text
from desktop_app.words.players import strategy_title
from desktop_app.words.values import bare_value

if TYPE_CHECKING:
    from desktop_app.menace.learned_games import LearnedGame
    from desktop_app.menace.matchbox import BeadGroup, OpenMatchbox
    from desktop_app.players.registry import StrategyId


#: About the learning bot MENACE
def boxes_not_kept(error: FileError) -> str:
    """Say that MENACE's lessons can't be saved for now, or that it learns no more."""
    if error.fault is FileFault.TOO_MANY:
        text = translate(
            "Matchboxes",
            "MENACE has learned from {most} games and can't remember any more. To go on, make it "
            "forget them.",
        )
        return text.format(**error.details)
    pattern = translate("Matchboxes", "MENACE can't save what it is learning: {reason}")
    return pattern.format(reason=file_fault_text(error))


#: About the learning bot MENACE. {name}: of a file
def boxes_not_read(error: FileError, name: str) -> str:
    """Say that not all that MENACE had learned can be read.

    Args:
        error: the error of the file.
        name: the name under which the file was put aside.
    """
    pattern = translate(
        "Matchboxes",
        "Some of what MENACE learned can't be read. The old file is now called “{name}”. The "
        "reason: {reason}",
    )
    return pattern.format(name=name, reason=file_fault_text(error))


def scheme_text() -> str:
    """Explain how MENACE learns."""
    return translate(
        "Matchboxes",
        "MENACE picks a bead at random. The bead says where to move. After a win, its box gets "
        "three more beads of the same colour. After a draw, it gets one more. After a loss, we "
        "take the bead out. Donald Michie invented MENACE in 1961.",
    )


#: Below the open matchbox. {beads}: a number, {positions}: “8 positions”
def box_text(box: OpenMatchbox | None, game_is_over: bool) -> str:
    """Describe the contents of the open box."""
    if box is None:
        return translate("Matchboxes", "MENACE hasn't picked a bead yet.")
    position = box.position
    if any(kind.picked for kind in box.kinds) or game_is_over:
        pattern = translate(
            "Matchboxes",
            "{player} picked a bead from this box. Beads in the box: {beads}. This box is for "
            "{positions}.",
        )
    else:
        pattern = translate(
            "Matchboxes",
            "{player} picks a bead from this box. Beads in the box: {beads}. This box is for "
            "{positions}.",
        )
    return pattern.format(
        player=player_name(position.game, position.turn),
        beads=grouped(box.beads),
        positions=COUNTED.positions(box.stands_for),
    )


def kind_titles() -> list[str]:
    """Return the titles of the columns of `kind_row`."""
    return [
        #: Title of a column: the move of a kind of bead
        translate("Matchboxes", "Move"),
        #: Title of a column: how many beads of a kind are in the box
        translate("Matchboxes", "Beads"),
        #: Title of a column: how likely a bead of this kind is picked
        translate("Matchboxes", "Chance"),
        #: Title of a column: what minimax says about the move, in a word
        translate("Matchboxes", "Minimax"),
    ]


def kind_row(kind: BeadGroup, position: Position) -> list[str]:
    """Return the texts for a group of beads: its moves, number, share, and minimax's value."""
    move = position.game.move_text
    names = " = ".join(move(each) for each in kind.moves)
    if kind.picked:
        #: {moves} is a move such as “a1 = c1”; MENACE picked its bead
        names = translate("Matchboxes", "{moves}, picked").format(moves=names)
    return [names, grouped(kind.beads), bead_share_text(kind), value_word(kind, position)]


def bead_share_text(kind: BeadGroup) -> str:
    """Say how likely a bead of a group is picked."""
    #: The chance of a kind of bead
    return translate("Matchboxes", "{percent}%").format(percent=percent_of(kind.share))


def value_word(kind: BeadGroup, position: Position) -> str:
    """Return minimax's value in a word."""
    return bare_value(kind.score, Scale.WORDS, position)


def learning_text(lesson: LearnedGame | None, *, is_over: bool, is_taught: bool) -> str:
    """Say what MENACE learned from the game on the board, or will learn."""
    if lesson is not None:
        return {
            1: translate(
                "Matchboxes",
                "MENACE won. Each box it used gets three more beads of the colour it picked.",
            ),
            0: translate(
                "Matchboxes",
                "A draw. Each box MENACE used gets one more bead of the colour it picked.",
            ),
            -1: translate("Matchboxes", "MENACE lost. We take out the beads it picked."),
        }[lesson.result]
    if is_taught and is_over:
        return translate("Matchboxes", "MENACE won't learn any more from this game.")
    if is_taught:
        return translate(
            "Matchboxes",
            "This game has already ended once, so MENACE won't learn from it. Start a new game.",
        )
    return translate("Matchboxes", "MENACE learns when the game ends.")


def box_sides_text(sides: Sequence[Player]) -> str:
    """Say that the second player's boxes are not Michie's; empty for the first player."""
    if MAX in sides:
        return ""
    return translate(
        "Matchboxes",
        "Michie's machine always went first. Here MENACE goes second, with a different set of "
        "boxes.",
    )


#: Above a chart. {name}: of the other player
def curve_title(opponent: StrategyId | None, side: Player, game: Game) -> str:
    """Say whose games a learning curve shows."""
    if opponent is None:
        if side is MAX:
            return translate("Matchboxes", "Games against people. MENACE goes first.")
        return translate("Matchboxes", "Games against people. MENACE goes second.")
    pattern = (
        translate("Matchboxes", "Games against “{name}”. MENACE goes first.")
        if side is MAX
        else translate("Matchboxes", "Games against “{name}”. MENACE goes second.")
    )
    return pattern.format(name=strategy_title(opponent, game))
