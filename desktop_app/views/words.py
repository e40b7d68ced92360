# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Words for what the core says in codes and numbers; the one place where they are made.

All text goes through Qt's translation, in the context `Words`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop_app.games.errors import Fault, GameError
from desktop_app.games.number_tree import number_text
from desktop_app.games.position import MAX, Game, Player, Position
from desktop_app.search.scales import Scale, on_scale
from desktop_app.search.score import Bound, Outcome, Score
from desktop_app.strategies.registry import ALPHA_BETA, StrategyId

if TYPE_CHECKING:
    from fractions import Fraction

translate = QCoreApplication.translate
MINUS = "\N{MINUS SIGN}"


_MARKS = {
    Bound.LOWER: "\N{GREATER-THAN OR EQUAL TO}",
    Bound.UPPER: "\N{LESS-THAN OR EQUAL TO}",
    Bound.HEURISTIC: "\N{ALMOST EQUAL TO}",
}


def signed(number: float, digits: int = 0) -> str:
    """A number with its sign, a real minus, and so many digits behind the point."""
    text = f"{abs(number):.{digits}f}"
    if float(text) == 0:
        return text
    return ("+" if number > 0 else MINUS) + text


def player_name(game: Game, player: Player) -> str:
    """What a player is called in sentences: X and O, or Max and Min on a bare tree."""
    return game.player_text(player)


def level_word(player: Player) -> str:
    """MAX or MIN: what the player to move takes of the values below."""
    return translate("Words", "MAX") if player is MAX else translate("Words", "MIN")


def outcome_text(position: Position) -> str:
    """How a finished game ended."""
    outcome, game = position.outcome, position.game
    if outcome is None:
        return ""
    if game.is_numeric:
        return translate("Words", "Leaf reached: {number}").format(
            number=number_text(outcome).replace("-", MINUS)
        )
    if outcome == 0:
        return translate("Words", "Draw")
    winner = Player(int(outcome))
    return translate("Words", "{player} wins").format(player=player_name(game, winner))


def meaning(score: Score, position: Position) -> str:
    """What a score says will happen: "X wins in 3", "Draw"."""
    game = position.game
    if game.is_numeric:
        number = number_text(score.seen_by(MAX).number).replace("-", MINUS)
        return translate("Words", "leads to {number}").format(number=number)
    if score.outcome is Outcome.DRAW:
        return translate("Words", "Draw")
    if score.outcome is Outcome.UNKNOWN:
        return _leaning(score, game)
    winner = score.player if score.outcome is Outcome.WIN else score.player.opponent
    name = player_name(game, winner)
    if score.plies is None:
        return translate("Words", "{player} wins").format(player=name)
    if score.plies <= 1:
        return translate("Words", "{player} wins now").format(player=name)
    return translate("Words", "{player} wins in {plies}").format(player=name, plies=score.plies)


def _leaning(score: Score, game: Game) -> str:
    if abs(score.number) < 1:
        return translate("Words", "looks even")
    ahead = score.player if score.number > 0 else score.player.opponent
    return translate("Words", "{player} looks better").format(player=player_name(game, ahead))


def known(score: Score) -> str:
    """How a score is known."""
    if score.bound is Bound.EXACT:
        return translate("Words", "exact")
    if score.bound is Bound.LOWER:
        return translate("Words", "at least")
    if score.bound is Bound.UPPER:
        return translate("Words", "at most")
    return translate("Words", "guess, depth {depth}").format(depth=score.depth)


def value_text(score: Score, scale: Scale, position: Position) -> str:
    """A score on a scale, marked where it is not exact; `score` brings its point of view."""
    return _MARKS.get(score.bound, "") + bare_value(score, scale, position)


def bare_value(score: Score, scale: Scale, position: Position) -> str:
    """A score on a scale, for places that tell by other means how it is known."""
    if position.game.is_numeric:
        return number_text(score.seen_by(MAX).number).replace("-", MINUS)
    if scale is Scale.WORDS:
        return _word(score)
    number = on_scale(score, scale, position.open_squares)
    if score.outcome is not Outcome.UNKNOWN:
        return signed(number)
    return signed(number, 1 if scale is Scale.SCHOOL else 2)


def _word(score: Score) -> str:
    if score.outcome is Outcome.WIN:
        return translate("Words", "Win")
    if score.outcome is Outcome.LOSS:
        return translate("Words", "Loss")
    if score.outcome is Outcome.DRAW:
        return translate("Words", "Draw")
    if abs(score.number) < 1:
        return translate("Words", "even")
    return translate("Words", "better") if score.number > 0 else translate("Words", "worse")


def worst_text(worst: float, *, is_numeric: bool) -> str:
    """The worst that can happen, from the point of view it was asked for."""
    if is_numeric:
        return number_text(worst).replace("-", MINUS)
    if worst > 0:
        return translate("Words", "Win")
    return translate("Words", "Loss") if worst < 0 else translate("Words", "Draw")


def percent(share: Fraction) -> str:
    """A probability in per cent, without the sign; 0 or 100 only if it is exactly that."""
    number = float(share * 100)
    if 0 < number < 0.1:
        return "<0.1"
    if 99.9 < number < 100:
        return ">99.9"
    return f"{number:.{0 if number in (0, 100) else 1}f}"


def game_title(game: Game) -> str:
    """A game's name for people."""
    titles: dict[str, Callable[[], str]] = {
        "tic-tac-toe": lambda: translate("Words", "Tic-tac-toe 3×3"),
        "mnk:4x4x4": lambda: translate("Words", "Four in a row 4×4"),
        "connect-four": lambda: translate("Words", "Connect Four 7×6"),
        "gomoku": lambda: translate("Words", "Gomoku 15×15"),
        "five-in-a-row": lambda: translate("Words", "Five in a row 20×20"),
    }
    if game.id in titles:
        return titles[game.id]()
    kind, _, rest = game.id.partition(":")
    if kind == "numbers":
        return translate("Words", "A tree of numbers")
    columns, rows, k = rest.split("x")
    pattern = (
        translate("Words", "{k} in a row {columns}×{rows}, stones fall")
        if kind == "drop"
        else translate("Words", "{k} in a row {columns}×{rows}")
    )
    return pattern.format(columns=columns, rows=rows, k=k)


def strategy_title(strategy: StrategyId, *, solved: bool) -> str:
    """A strategy's name for people; "Perfect" only where the game is `solved`."""
    if strategy.kind == "perfect" and not solved:
        return translate("Words", "Strongest")
    if strategy.kind == ALPHA_BETA:
        levels: dict[int | None, Callable[[], str]] = {
            2: lambda: translate("Words", "Easy"),
            4: lambda: translate("Words", "Medium"),
            6: lambda: translate("Words", "Hard"),
        }
        if strategy.depth in levels:
            return levels[strategy.depth]()
        return translate("Words", "Looks {depth} ahead").format(depth=strategy.depth)
    return {
        "random": lambda: translate("Words", "Random"),
        "one-ahead": lambda: translate("Words", "Beginner"),
        "perfect": lambda: translate("Words", "Perfect"),
        "top-left": lambda: translate("Words", "Top-left"),
        "worst-case": lambda: translate("Words", "Worst case"),
        "best-odds": lambda: translate("Words", "Best odds"),
    }[strategy.kind]()


def strategy_description(strategy: StrategyId) -> str:
    """What a strategy really does, in one line."""
    if strategy.kind == ALPHA_BETA:
        return translate(
            "Words", "alpha-beta, looks {depth} moves ahead and guesses beyond"
        ).format(depth=strategy.depth)
    return {
        "random": lambda: translate("Words", "any legal move, all equally likely"),
        "one-ahead": lambda: translate("Words", "wins or blocks if it must, else plays at random"),
        "perfect": lambda: translate(
            "Words", "minimax to the end of the game; on large boards as deep as time allows"
        ),
        "top-left": lambda: translate("Words", "always the first open cell, top row first"),
        "worst-case": lambda: translate("Words", "looks only at the worst that can happen"),
        "best-odds": lambda: translate("Words", "as if both sides moved at random from here"),
    }[strategy.kind]()


def fault_text(error: GameError) -> str:
    """One sentence: what is wrong, where, and what fits."""
    return _fault_pattern(error.fault).format(**_with_number(error.details))


def _with_number(details: dict[str, object]) -> dict[str, object]:
    number = details.get("number")
    where = "" if number is None else translate("Words", "Move {number}: ").format(number=number)
    return {**details, "where": where}


def _fault_pattern(fault: Fault) -> str:
    return {
        Fault.UNKNOWN_GAME: lambda: translate(
            "Words",
            "There is no game “{text}”; choose {presets}, mnk:COLSxROWSxK, drop:COLSxROWSxK "
            "or numbers:3,5,2,9.",
        ),
        Fault.BAD_SIZE: lambda: translate(
            "Words", "“{text}” is no board size; write columns x rows x row length: {kind}:7x6x4."
        ),
        Fault.SIZE_RANGE: lambda: translate(
            "Words",
            "{value} is out of range; columns, rows and row length go from {least} to {most}.",
        ),
        Fault.ROW_TOO_LONG: lambda: translate(
            "Words", "{k} in a row does not fit on {columns} by {rows}; make the board larger."
        ),
        Fault.MOVE_SYNTAX: lambda: translate(
            "Words",
            "Move {number}: “{text}” is no move of this game; write moves such as {example}.",
        ),
        Fault.OFF_BOARD: lambda: translate(
            "Words", "{where}“{text}” is off the board; the last one there is is {corner}."
        ),
        Fault.CELL_TAKEN: lambda: translate(
            "Words", "{where}{text} is already taken; choose an open cell."
        ),
        Fault.COLUMN_FULL: lambda: translate(
            "Words", "{where}column {text} is full; choose another one."
        ),
        Fault.NO_BRANCH: lambda: translate(
            "Words", "{where}there is no branch “{text}”; this node has {branches}, counted from 1."
        ),
        Fault.GAME_OVER: lambda: translate(
            "Words", "{where}the game is over before “{text}”; leave it and what follows out."
        ),
        Fault.ROW_COUNT: lambda: translate(
            "Words",
            "The board has {rows} rows instead of {expected}; write the rows from the top with / "
            "between, such as X.O/.X./..O X.",
        ),
        Fault.ROW_LENGTH: lambda: translate(
            "Words", "Row {row} from the top has {cells} cells instead of {expected}."
        ),
        Fault.BAD_MARK: lambda: translate(
            "Words", "“{mark}” in row {row}, column {column} is no mark; write X, O or a point."
        ),
        Fault.BAD_TURN: lambda: translate(
            "Words", "“{text}” behind the board is no player; write X or O, or leave it out."
        ),
        Fault.WRONG_TURN: lambda: translate(
            "Words", "With {x} X and {o} O on the board it is {expected}'s turn, not {turn}'s."
        ),
        Fault.WRONG_COUNTS: lambda: translate(
            "Words",
            "{x} X and {o} O can't be: X moves first, so there are as many X as O, or one more.",
        ),
        Fault.BOTH_WON: lambda: translate(
            "Words", "Both sides have a full row; the game would have ended with the first."
        ),
        Fault.PLAYED_ON: lambda: translate(
            "Words", "{winner} has a full row, yet the other side has moved after it."
        ),
        Fault.TWO_WINS: lambda: translate(
            "Words", "{winner} has rows that no single last move can have completed."
        ),
        Fault.FLOATING: lambda: translate(
            "Words", "The stone on {cell} floats: the cell below it is open."
        ),
        Fault.NO_POSITION_TEXT: lambda: translate(
            "Words", "A tree of numbers has no board; give the branches that lead to the node."
        ),
        Fault.NUMBER_SYNTAX: lambda: translate(
            "Words",
            "“{text}” at place {place} is no number of this tree; write 3,5,2,9 or [[3,5],[2,9]].",
        ),
        Fault.NUMBER_COUNT: lambda: translate(
            "Words",
            "{count} numbers don't fill a tree of two branches each; give {fewer} or {more}, or "
            "nest them: [[3,5],[2]].",
        ),
        Fault.NUMBER_SIZE: lambda: translate(
            "Words", "The tree is too large; at most {leaves} numbers, {depth} levels deep."
        ),
        Fault.EMPTY_BRANCH: lambda: translate(
            "Words", "The brackets at place {place} are empty; each branch needs a number."
        ),
    }[fault]()
