# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The games there are: one list, and how a person names one of them."""

from __future__ import annotations

from desktop_app.core.entry import Evaluation, Family
from desktop_app.core.errors import Fault, GameError
from desktop_app.core.position import Game
from desktop_app.games.chess.entry import CHESS
from desktop_app.games.chomp.entry import CHOMP
from desktop_app.games.dots.entry import DOTS
from desktop_app.games.hex.entry import HEX
from desktop_app.games.hexapawn.entry import HEXAPAWN
from desktop_app.games.k_in_a_row.entry import LINES
from desktop_app.games.morris.entry import MORRIS
from desktop_app.games.nim.entry import NIM
from desktop_app.games.numbers.entry import NUMBERS
from desktop_app.games.othello.entry import OTHELLO
from desktop_app.games.tic_tac_toe_variants.entry import MISERE, NOTAKTO, WILD


def _not_listed(_kind: str, text: str) -> Game:
    raise GameError(Fault.UNKNOWN_GAME, text=text)


FAMILIES = (
    LINES,
    NIM,
    CHOMP,
    DOTS,
    HEXAPAWN,
    MORRIS,
    OTHELLO,
    HEX,
    CHESS,
    MISERE,
    WILD,
    NOTAKTO,
    NUMBERS,
)
PRESETS: dict[str, Game] = {game.id: game for family in FAMILIES for game in family.presets}
"""The games that are offered by name."""
FIRST_GAME = next(iter(PRESETS.values()))
"""What is on the board at the very first start."""

UNLISTED = Family(id="", kinds={}, parse=_not_listed)
_BY_ID = {family.id: family for family in FAMILIES}
_BY_KIND = {kind: family for family in FAMILIES for kind in family.kinds}


def family_of(game: Game) -> Family:
    """The entry of a game; of one that is in no list, an entry that says nothing."""
    return _BY_ID.get(game.family, UNLISTED)


def find_game(text: str) -> Game:
    """The game that a text names: a preset, `mnk:4x4x4`, `drop:7x6x4` or `numbers:3,5,2,9`.

    Raises:
        GameError: there is no such game, or the size or numbers are wrong.
    """
    name = text.strip()
    preset = PRESETS.get(name.lower())
    if preset is not None:
        return preset
    kind, colon, rest = name.partition(":")
    family = _BY_KIND.get(kind.lower())
    if family is not None and colon:
        return family.parse(kind.lower(), rest)
    *forms, last = named_forms()
    presets = ", ".join(preset_names())
    raise GameError(
        Fault.UNKNOWN_GAME, text=name[:30], presets=presets, forms=", ".join(forms), last=last
    )


def preset_names() -> list[str]:
    """The names of the games that have one."""
    return [name for name in PRESETS if ":" not in name]


def named_forms() -> list[str]:
    """How games are named that have no name of their own: `mnk:COLSxROWSxK` and so on."""
    return [f"{kind}:{rest}" for family in FAMILIES for kind, rest in family.kinds.items()]


def find_evaluation(game: Game, name: str) -> Evaluation:
    """One of the evaluations that a game has.

    Raises:
        GameError: it has none of that name.
    """
    evaluations = family_of(game).evaluations
    if name not in evaluations:
        names = ", ".join(evaluations) or "\N{EN DASH}"
        raise GameError(Fault.UNKNOWN_EVALUATION, text=name[:30], names=names)
    return evaluations[name]
