# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program knows of a game beside its rules: one entry of the registry's list."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from desktop_app.core.errors import Fault, GameError
from desktop_app.core.forms import NO_FORMS, Form
from desktop_app.core.position import Game, Move, Player, Position

Evaluation = Callable[[Position, Player], float]
"""What an unfinished position seems to be worth to a player: a guess.

Its value stays below `score.DECISIVE` in size, for a guess is never a win. It is the same for a
position and its mirror image: of moves that are each other's images only one is searched.
"""

Ordering = Callable[[Position], Sequence[Move]]
"""All legal moves of a position, the likely best first."""

MoveMap = Sequence[Move] | Mapping[Move, Move]
"""For each move the move that it becomes."""


@dataclass(frozen=True, slots=True)
class Term:
    """A part of an evaluation; together they are the whole of it.

    Attributes:
        code: what is counted, for the game's words to tell.
        number: what it counts for Max.
        count: the number that belongs to what is counted, such as the stones in a line.
    """

    code: str
    number: float
    count: int = 0


def no_opinion(_position: Position, _player: Player) -> float:
    """Everything unfinished is worth 0."""
    return 0


FARTHEST_END = 100
"""Ends farther away are not offered to who guesses, where nobody knows better."""


def any_end(position: Position) -> Iterator[tuple[Player, int]]:
    """Either player after any number of moves."""
    for plies in range(1, min(position.remaining, FARTHEST_END) + 1):
        yield Player.MAX, plies
        yield Player.MIN, plies


@dataclass(frozen=True)
class Measure:
    """One number that a size of a game is made of; 0 or 1 where it is a yes or no.

    Attributes:
        name: what the game calls it; `words` says it to people.
        least: the smallest it may be.
        most: the largest.
        usual: what is offered at first.
    """

    name: str
    least: int
    most: int
    usual: int

    @property
    def is_flag(self) -> bool:
        """Whether it is a yes or no."""
        return (self.least, self.most) == (0, 1)


@dataclass(frozen=True)
class Sizes:
    """How a person chooses a size of their own.

    Attributes:
        measures: what is asked for, in order.
        make: the game of these measures; a `GameError` where they don't fit one another.
    """

    measures: tuple[Measure, ...]
    make: Callable[[Mapping[str, int]], Game]


@dataclass(frozen=True, slots=True)
class Remark:
    """What a game's own theory says of a position, for its own words to tell.

    Attributes:
        code: what is said.
        number: the number that belongs to it.
    """

    code: str
    number: int


@dataclass(frozen=True, slots=True)
class Remembered:
    """A position, apart from what its rules remember of how it came about.

    Attributes:
        position: the same by rules that remember nothing, so that it can come about again.
        drawn: by the keys that they have there, what would be a draw if it came about once more.
    """

    position: Position
    drawn: frozenset[Hashable] = frozenset()


def natural(position: Position) -> Sequence[Move]:
    """Return the legal moves in the order in which the game lists them."""
    return position.legal_moves()


def _no_symmetries(_position: Position) -> Sequence[MoveMap]:
    return ()


def _all_alike(_position: Position, _move: Move) -> int:
    return 0


def _even_depths(_game: Game) -> tuple[int, ...]:
    return 0, 2, 4, 6


def _unknown(*_asked: object) -> None:
    """The game has nothing to say about it."""


SAMPLE_TRIES = 30
"""Random games, the shortest of which may become a sample."""
SAMPLE_PLIES = 40
"""Plies after which a random game is broken off."""


def short_game(game: Game) -> Sequence[Move]:
    """Of some random games, always the same ones, the shortest that is decided; else the first."""
    played = [_random_game(game, Random(seed)) for seed in range(SAMPLE_TRIES)]
    decided = [moves for moves, is_decided in played if is_decided]
    return min(decided, key=len, default=played[0][0])


def _random_game(game: Game, random: Random) -> tuple[Sequence[Move], bool]:
    position, moves = game.start(), list[Move]()
    while position.outcome is None and len(moves) < SAMPLE_PLIES:
        moves.append(random.choice(position.legal_moves()))
        position = position.after(moves[-1])
    return moves, bool(position.outcome)


@dataclass(frozen=True, eq=False)
class Family:
    """Games that share their rules and differ in size.

    Attributes:
        id: what `Game.family` says.
        kinds: what stands before the colon where a game is named (`mnk`), and what may stand
            behind it (`COLSxROWSxK`).
        parse: the game that a kind and the text behind its colon name; a `GameError` where that
            is none.
        presets: the games that are offered by name, smallest first.
        shown_first: how many of them a visitor sees before all further sizes and rules.
        evaluations: by name, the usual one first.
        terms: the parts that an evaluation of a position has; None where they are not known.
        unit: how much of an evaluation people call one, such as a pawn; then levels are offered
            that misjudge by parts of it, which the game's words name. None: nobody counts so.
        misjudging: an evaluation, how far it is to err at most, and a seed: one that errs; None:
            `players.misjudging` does.
        sizes: how a person chooses a size; None where one doesn't.
        depths_apart: how many moves levels look ahead that can be told from each other and from
            the perfect player, 0 being who wins or blocks at once and guesses nothing. One move
            ahead is worth what the evaluation is: by itself it does not even block.
        moves_tried: how many likely moves of each position a level of so many moves ahead tries,
            where all would take too long; None: all.
        farthest: how many moves levels look ahead at most, where more takes too long; None: by how
            many positions that are.
        usual_moves: how many moves one has in the middle of a game, where that is not as at the
            start; levels that would take too long are not offered.
        safe_moves: the moves after which the other player does not win at once (nor takes
            anything, where moves do), if the game can tell them faster than by trying; else None.
        immediate_gains: the moves that win something at once, with how much, where a game counts
            by how much it is won; None: only its end does.
        ordering: all legal moves, the likely best first.
        noisy_moves: the moves after which much may be otherwise, such as captures, which a quiet
            search plays out before it guesses; None: the game knows none.
        from_middle: how far from the middle of the board a move lies, in half cells; 0 where there
            is no middle.
        symmetries: the ways in which a position can be turned or mirrored so that it stays as it
            is, each as the move that every move becomes; without the one that changes nothing.
        possible_ends: who may win from a position, after how many plies, as far as can be told
            without looking ahead: rather too many than too few.
        sample: a short game from the start that shows what playing is like, best one that is won.
        pictured: after how many plies of it a picture of the game is taken; None: at its end.
        threats: the moves with which a player would win at once, were it that player's turn; None
            where the game can't tell.
        moves_to_threat: for each move that builds towards a threat, how many more moves the player
            to move then needs to make it; None where the game can't tell.
        rule_list: the moves that a list of rules allows by which one plays without looking ahead,
            in a position that goes on; None where there is no such list.
        boxed: the one of them for which a player of matchboxes is built, who has one for each of
            its positions; None: they have more than anybody has boxes.
        without_history: the position under rules that ignore how it came about, and the positions
            that are draws if they come up again; the position itself if its rules have no memory.
        remark: what its theory says of a position that goes on; None where it has none.
        forms: forms of files that it has among other programs.
    """

    id: str
    kinds: Mapping[str, str]
    parse: Callable[[str, str], Game]
    presets: tuple[Game, ...] = ()
    shown_first: int = 1
    evaluations: Mapping[str, Evaluation] = field(default_factory=dict[str, Evaluation])
    terms: Callable[[Evaluation, Position], Sequence[Term] | None] = _unknown
    unit: float | None = None
    misjudging: Callable[[Evaluation, float, str], Evaluation] | None = None
    sizes: Sizes | None = None
    depths_apart: Callable[[Game], tuple[int, ...]] = _even_depths
    moves_tried: Callable[[Game, int], int | None] = _unknown
    farthest: Callable[[Game], int | None] = _unknown
    usual_moves: int | None = None
    safe_moves: Callable[[Position], Sequence[Move] | None] = _unknown
    immediate_gains: Callable[[Position], Mapping[Move, float] | None] = _unknown
    ordering: Ordering = natural
    noisy_moves: Callable[[Position], Sequence[Move]] | None = None
    from_middle: Callable[[Position, Move], int] = _all_alike
    symmetries: Callable[[Position], Sequence[MoveMap]] = _no_symmetries
    possible_ends: Callable[[Position], Iterable[tuple[Player, int]]] = any_end
    sample: Callable[[Game], Sequence[Move]] = short_game
    pictured: int | None = None
    threats: Callable[[Position, Player], Sequence[Move] | None] = _unknown
    moves_to_threat: Callable[[Position], Mapping[Move, int] | None] = _unknown
    rule_list: Callable[[Position], Sequence[Move] | None] = _unknown
    boxed: Game | None = None
    without_history: Callable[[Position], Remembered] = Remembered
    remark: Callable[[Position], Remark | None] = _unknown
    forms: Sequence[Form] = NO_FORMS

    @property
    def evaluation(self) -> Evaluation:
        """The usual one."""
        return next(iter(self.evaluations.values()), no_opinion)


def _not_listed(_kind: str, text: str) -> Game:
    raise GameError(Fault.UNKNOWN_GAME, text=text)


UNLISTED = Family(id="", kinds={}, parse=_not_listed)
"""The entry of every game that is not in the registry; it says nothing."""
_FAMILIES: dict[str, Family] = {}


def register(families: Iterable[Family]) -> None:
    """Let `family_of` know these families; `games.registry` does this once, when it is loaded."""
    _FAMILIES.update((family.id, family) for family in families)


def family_of(game: Game) -> Family:
    """Return the entry of a game, or `UNLISTED`.

    Raises:
        RuntimeError: no family is registered yet: `games.registry` was never imported.
    """
    found = _FAMILIES.get(game.family)
    if found is None and not _FAMILIES:
        raise RuntimeError("no games are registered: import desktop_app.games.registry first")
    return found or UNLISTED


def likely_first(position: Position) -> Sequence[Move]:
    """Return the legal moves in the order of the game's entry, the likely best first."""
    return family_of(position.game).ordering(position)
