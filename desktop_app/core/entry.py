# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program knows about a game besides its rules: one entry in the registry's list."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.file_formats import NO_FORMATS, FileFormat
from desktop_app.core.frozen import frozen
from desktop_app.core.position import Game, Move, Player, Position
from desktop_app.core.record import LineReader

if TYPE_CHECKING:
    from desktop_app.core.drawn_boards import Reading

Evaluation = Callable[[Position, Player], float]
"""The estimated value of an unfinished position for a player.

Its absolute value must be below `score.DECISIVE`. It must be equal for symmetric positions, because
only one of several symmetric moves is searched.
"""

Ordering = Callable[[Position], Sequence[Move]]
"""Returns all legal moves of a position, the likely best first."""

TypedMoves = Callable[[Position, Sequence[str], Callable[[], str]], Sequence[Move]]
"""Returns the moves that words mean after a position, given a function that returns the code of the
person's language; raises `GameError` as `record.parse_moves` does.
"""

MoveMap = Sequence[Move] | Mapping[Move, Move]
"""A symmetry: for each move, its image."""


@frozen
class EvaluationTerm:
    """One term of an evaluation, which is the sum of its terms.

    Attributes:
        code: what is counted; the game's `words` has the text.
        number: its contribution, for Max.
        count: a number for the text, such as the stones in a line.
    """

    code: str
    number: float
    count: int = 0


def zero_evaluation(_position: Position, _player: Player) -> float:
    """Return 0 for every unfinished position."""
    return 0


MOST_PLIES_TO_END = 100
"""The longest distance, in plies, that `every_possible_end` yields."""


def every_possible_end(position: Position) -> Iterator[tuple[Player, int]]:
    """Yield a win of either player after each possible number of plies."""
    for plies in range(1, min(position.remaining, MOST_PLIES_TO_END) + 1):
        yield Player.MAX, plies
        yield Player.MIN, plies


class SizeDimension(NamedTuple):
    """One dimension of a game's size, such as its columns; from 0 to 1 for yes or no.

    Attributes:
        name: its id; the game's `words` has the text.
        least: the smallest value.
        most: the largest value.
        usual: the default.
    """

    name: str
    least: int
    most: int
    usual: int

    @property
    def is_flag(self) -> bool:
        """Whether it is a choice between yes and no."""
        return (self.least, self.most) == (0, 1)


class CustomSizes(NamedTuple):
    """How a person chooses a size of their own.

    Attributes:
        measures: the dimensions to ask for, in order.
        make: returns the game with these dimensions by name; raises `GameError` if they don't fit
            together.
    """

    measures: tuple[SizeDimension, ...]
    make: Callable[[Mapping[str, int]], Game]


class TheoryRemark(NamedTuple):
    """What a game's theory says about a position, such as its nim-sum.

    Attributes:
        code: its id; the game's `words` has the text.
        number: a number for the text.
    """

    code: str
    number: int


class MistakeLine(NamedTuple):
    """A move that gave something away, and what a search found about it.

    Attributes:
        position: the position before it.
        line: the mistake, and the best play after it.
        better: the moves that give nothing away, best first, with those that seem as good; may be
            empty.
    """

    position: Position
    line: tuple[Move, ...]
    better: tuple[Move, ...] = ()

    @property
    def move(self) -> Move:
        """The mistake itself."""
        return self.line[0]

    @property
    def after(self) -> Position:
        """The position after it."""
        return self.position.after(self.move)

    @property
    def reply(self) -> Move | None:
        """The other player's best reply; None if the mistake's player moves on, or nobody does."""
        replies = self.line[1:2]
        return replies[0] if replies and self.after.turn is not self.position.turn else None


class Reason(NamedTuple):
    """Why a move is a mistake, in the terms of its game: a fact that follows from the rules.

    Attributes:
        code: its id; the game's `words` has the sentence.
        number: a number for the sentence, such as the boxes of a chain.
        reply: the other player's move that shows it, after the mistake; None if none does.
        better: the move that shows it, instead of the mistake; None if none does.
        names: what else the sentence names, such as pieces, by the game's own codes.
        threats: the moves that the sentence names as threats, made by `reply` or `better`.
        tells_all: whether the sentence also tells how the game is won, so that no other need.
    """

    code: str
    number: int = 0
    reply: Move | None = None
    better: Move | None = None
    names: tuple[str, ...] = ()
    threats: tuple[Move, ...] = ()
    tells_all: bool = False


class PositionWithoutHistory(NamedTuple):
    """A position without the history that its drawing rules count.

    Attributes:
        position: the same position under rules that ignore history, so that it can repeat.
        drawn: the keys of the positions that would be draws if they occurred again.
    """

    position: Position
    drawn: frozenset[Hashable] = frozenset()


def natural_order(position: Position) -> Sequence[Move]:
    """Return the legal moves in the order in which the game lists them."""
    return position.legal_moves()


def _no_symmetries(_position: Position) -> Sequence[MoveMap]:
    return ()


def _all_alike(_position: Position, _move: Move) -> int:
    return 0


def _usual_text(position: Position, move: Move) -> str:
    return position.game.move_text(move)


def _usual_start(game: Game) -> Sequence[Position]:
    return (game.start(),)


def _itself(game: Game) -> Hashable:
    return game


def _no_readings(_game: Game, _text: str) -> Iterable[Reading]:
    return ()


def _even_depths(_game: Game) -> tuple[int, ...]:
    return 0, 2, 4, 6


def _unknown(*_asked: object) -> None:
    """The game has nothing to say about it."""


SAMPLE_TRIES = 30
"""The number of random games; the shortest decided one is the sample."""
SAMPLE_PLIES = 40
"""The plies after which a random game is broken off."""


def short_game(game: Game) -> Sequence[Move]:
    """Return the shortest decided game among some random ones; deterministic."""
    played = [_random_game(game, Random(seed)) for seed in range(SAMPLE_TRIES)]
    decided = [moves for moves, is_decided in played if is_decided]
    return min(decided, key=len, default=played[0][0])


def _random_game(game: Game, random: Random) -> tuple[Sequence[Move], bool]:
    position, moves = game.start(), list[Move]()
    while position.outcome is None and len(moves) < SAMPLE_PLIES:
        moves.append(random.choice(position.legal_moves()))
        position = position.after(moves[-1])
    return moves, bool(position.outcome)


@frozen(eq=False, slots=False)
class Family:
    """A game in all its sizes and rule variants: what the program knows besides its rules.

    Hooks that a game leaves out have a default. A result of None means that the game can't tell.

    Attributes:
        id: the value of `Game.family`.
        kinds: the part before the colon in a game's name (`mnk`), each with the form of the part
            after it (`COLSxROWSxK`).
        parse: returns the game with a kind and the text after its colon; raises `GameError`.
        presets: the games offered by name, smallest first.
        shown_first: the number of presets that are shown before the list is opened.
        evaluations: the evaluation functions by name, the default first.
        terms: the terms that an evaluation of a position is the sum of.
        sides: returns what the default evaluation counts for Max and for Min, such as open lines,
            to be shown beside a node; None if it counts nothing of the kind.
        unit: the size of one unit of the evaluation, such as a pawn, for texts and for levels that
            misjudge by parts of it. None if people don't count in units.
        misjudging: returns an evaluation with errors, given the true one, the largest error and a
            seed; None for `players.searching.noisy_evaluation`.
        sizes: how a person can choose a size; None if one can't.
        level_depths: the search depths, in plies, of levels that differ measurably from each other
            and from perfect play. 0 is the level that only wins or blocks at once.
        moves_tried: the number of likely best moves that a level of a depth tries; None for all.
        deepest_level: the greatest search depth of a level; None to decide by the size of the tree.
        typical_branching: the number of legal moves in the middle of a game, if it differs from the
            start; used to leave out levels that would be too slow.
        safe_moves: the moves that don't let the other player win (or capture) at once, if the
            game can find them faster than by trying.
        immediate_gains: the moves that gain something at once, each with its gain, in games that
            are won by a margin.
        ordering: returns all legal moves, the likely best first.
        noisy_moves: the moves that quiescence search plays out, such as captures; None for games
            without any.
        distance_from_center: the distance of a move from the centre of the board, in half cells;
            0 if there is no centre.
        symmetries: the symmetries of a position but the identity, each as a map of moves.
        possible_ends: the winners and distances in plies that a position may lead to, found
            without a search: rather too many than too few.
        sample: returns a short game that shows how it is played, if possible one that is won.
        pictured: the ply of the sample at which a picture is taken; None for its end.
        threats: the moves with which a player would win at once if it were that player's turn.
        moves_to_threat: for each move that builds towards a win, the number of further moves with
            which its player could then win; 1 for a threat.
        rule_moves: the moves that a short list of rules allows, for the player that follows rules
            on paper.
        menace_game: the game of this family that MENACE plays; None if it would need too many
            boxes.
        without_history: the position under rules that ignore how it came about, and the positions
            that are draws if they come up again; the position itself if its rules have no memory.
        remark: what the game's theory says about an unfinished position.
        reason: why a move is a mistake, by an idea that players of the game know.
        forms: the file formats of other programs.
        typed_moves: reads a line of moves that a person has typed, if their language matters.
        file_move: returns a legal move as files of other programs write it.
        starts: the positions from which lines of moves in other programs' notes may begin, the
            start of the game first.
        kind_of: what the games of a family have in common that differ only in the size of their
            boards, so that the same lines of moves are played on them.
        pasted: yields what a text of another program or a web page may mean in the game's own
            notation, which it is not in.
        sites: the web sites whose addresses hold positions of this game, such as `lichess.org`.
    """

    id: str
    kinds: Mapping[str, str]
    parse: Callable[[str, str], Game]
    presets: tuple[Game, ...] = ()
    shown_first: int = 1
    evaluations: Mapping[str, Evaluation] = field(default_factory=dict[str, Evaluation])
    terms: Callable[[Evaluation, Position], Sequence[EvaluationTerm] | None] = _unknown
    sides: Callable[[Position], tuple[int, int] | None] = _unknown
    unit: float | None = None
    misjudging: Callable[[Evaluation, float, str], Evaluation] | None = None
    sizes: CustomSizes | None = None
    level_depths: Callable[[Game], tuple[int, ...]] = _even_depths
    moves_tried: Callable[[Game, int], int | None] = _unknown
    deepest_level: Callable[[Game], int | None] = _unknown
    typical_branching: int | None = None
    safe_moves: Callable[[Position], Sequence[Move] | None] = _unknown
    immediate_gains: Callable[[Position], Mapping[Move, float] | None] = _unknown
    ordering: Ordering = natural_order
    noisy_moves: Callable[[Position], Sequence[Move]] | None = None
    distance_from_center: Callable[[Position, Move], int] = _all_alike
    symmetries: Callable[[Position], Sequence[MoveMap]] = _no_symmetries
    possible_ends: Callable[[Position], Iterable[tuple[Player, int]]] = every_possible_end
    sample: Callable[[Game], Sequence[Move]] = short_game
    pictured: int | None = None
    threats: Callable[[Position, Player], Sequence[Move] | None] = _unknown
    moves_to_threat: Callable[[Position], Mapping[Move, int] | None] = _unknown
    rule_moves: Callable[[Position], Sequence[Move] | None] = _unknown
    menace_game: Game | None = None
    without_history: Callable[[Position], PositionWithoutHistory] = PositionWithoutHistory
    remark: Callable[[Position], TheoryRemark | None] = _unknown
    reason: Callable[[MistakeLine], Reason | None] = _unknown
    forms: Sequence[FileFormat] = NO_FORMATS
    typed_moves: TypedMoves | None = None
    file_move: Callable[[Position, Move], str] = _usual_text
    starts: Callable[[Game], Sequence[Position]] = _usual_start
    kind_of: Callable[[Game], Hashable] = _itself
    pasted: Callable[[Game, str], Iterable[Reading]] = _no_readings
    sites: Sequence[str] = ()

    @property
    def evaluation(self) -> Evaluation:
        """The default evaluation."""
        return next(iter(self.evaluations.values()), zero_evaluation)


def _not_listed(_kind: str, text: str) -> Game:
    raise GameError(GameFault.UNKNOWN_GAME, text=text)


UNLISTED = Family(id="", kinds={}, parse=_not_listed)
"""The entry of games that are not in the registry: all defaults."""
_known: dict[str, Family] = {}
_lists: list[Iterable[Family]] = []


def register(families: Iterable[Family]) -> None:
    """Make families known to `family_of`; `games.registry` does this once, when it is loaded.

    Args:
        families: the families, which are made as they are reached; can be gone through repeatedly.
    """
    _lists.append(families)
    _known.clear()


def family_of(game: Game) -> Family:
    """Return the entry of a game; `UNLISTED` for a game that is not in the registry.

    Raises:
        RuntimeError: no families are registered, because `games.registry` was never imported.
    """
    found = _known.get(game.family)
    return _look_up(game.family) if found is None else found


def _look_up(name: str) -> Family:
    """Return the family with an id, or `UNLISTED`, and remember it."""
    if not _lists:
        raise RuntimeError("no games are registered: import desktop_app.games.registry first")
    all_of_them = (family for families in _lists for family in families)
    _known[name] = next((family for family in all_of_them if family.id == name), UNLISTED)
    return _known[name]


def ordered_moves(position: Position) -> Sequence[Move]:
    """Return the legal moves in the order of the game's entry, the likely best first."""
    return family_of(position.game).ordering(position)


def typed_reader(game: Game, language: Callable[[], str]) -> LineReader | None:
    """Return what reads the moves of a game that a person types, for `record.parse_moves`.

    Args:
        game: the game.
        language: returns the code of the person's language; it is asked only if it matters.

    Returns:
        The reader; None if all people write the game's moves alike.
    """
    typed = family_of(game).typed_moves
    if typed is None:
        return None
    return lambda position, words: typed(position, words, language)
