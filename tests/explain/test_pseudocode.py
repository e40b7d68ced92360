# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The code that is shown, and the examples: what they say is so."""

from math import inf
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, Position
from desktop_app.core.score import WIN, Bound
from desktop_app.explain.examples import examples
from desktop_app.explain.panel import POINTER, CodePanel, CodeRow
from desktop_app.explain.tree_run import TreeRun
from desktop_app.explain.words.pseudocode import pseudocode, pseudocode_line
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import mirrored_text, parse_numbers
from desktop_app.kit.look.theme import (
    CONTRAST_DARK,
    CONTRAST_LIGHT,
    DARK,
    LIGHT,
    Theme,
    palette,
)
from desktop_app.search.algorithm import UtilityScale, algorithm_for
from desktop_app.search.example import Example
from desktop_app.search.minimax import minimax
from desktop_app.search.trace import Trace
from desktop_app.search.trace_steps import Step, StepKind, Summary
from tests.boards.painting import contrast

TIC_TAC_TOE = LineGame(3, 3, 3)
NUMBERS = parse_numbers("3 5 2 9 12 5 23 23").start()


@pytest.mark.parametrize("prunes", [False, True])
def test_each_line_of_the_code_runs_in_some_step(prunes: bool) -> None:
    lines, lit = pseudocode(prunes=prunes), dict[int, set[StepKind]]()
    for step in Trace(NUMBERS, algorithm_for(NUMBERS, None, prunes=prunes)).steps():
        is_max = step.node.position.turn is MAX
        line = pseudocode_line(step, prunes=prunes, takes_largest=is_max)
        lit.setdefault(line, set()).add(step.kind)
    assert lit.keys() == set(range(len(lines)))
    by_text = {lines[number].strip(): kinds for number, kinds in lit.items()}
    assert by_text["for each move:"] == {StepKind.ENTER}
    for line in ("MAX: best = max(best, value)", "MIN: best = min(best, value)"):
        assert by_text[line] == {StepKind.BEST, StepKind.KEEP}
    assert by_text["return best"] == {StepKind.DONE}
    if prunes:
        assert by_text["alpha \N{GREATER-THAN OR EQUAL TO} beta? stop: cut"] == {StepKind.CUT}


RULES = {
    "alphabeta(position, alpha, beta):": "def alphabeta(position, alpha, beta):",
    "minimax(position):": "def minimax(position):",
    "game over? return its score": "if over(position): return score(position)",
    "for each move:": "for next in after(position):",
    "value = alphabeta(next, alpha, beta)": "value = alphabeta(next, alpha, beta)",
    "value = minimax(next)": "value = minimax(next)",
    "MAX: best = max(best, value)": "if is_max(position): best = larger(best, value)",
    "MIN: best = min(best, value)": "if not is_max(position): best = smaller(best, value)",
    "MAX: alpha = max(alpha, best)": "if is_max(position): alpha = max(alpha, best)",
    "MIN: beta = min(beta, best)": "if not is_max(position): beta = min(beta, best)",
    "alpha \N{GREATER-THAN OR EQUAL TO} beta? stop: cut": "if alpha >= beta: break",
    "return best": "return best",
}
"""What each line that is shown says in Python; nothing else is added but the first `best`."""


def run_as_shown(root: Position, *, prunes: bool) -> tuple[float, list[Position]]:
    """The value that the lines on the screen find, and the leaves that they look at."""
    leaves: list[Position] = []

    def score(leaf: Position) -> float:
        leaves.append(leaf)
        return leaf.outcome or 0

    def larger(best: float | None, value: float) -> float:
        return value if best is None else max(best, value)

    def smaller(best: float | None, value: float) -> float:
        return value if best is None else min(best, value)

    lines: list[str] = []
    for line in pseudocode(prunes=prunes):
        indent = line[: len(line) - len(line.lstrip())]
        lines.append(indent + RULES[line.strip()])
        if not indent:
            lines.append("    best = None")

    def after(position: Position) -> list[Position]:
        return [position.after(move) for move in position.legal_moves()]

    def over(position: Position) -> bool:
        return position.outcome is not None

    def is_max(position: Position) -> bool:
        return position.turn is MAX

    names: dict[str, Any] = {f.__name__: f for f in (score, larger, smaller, after, over, is_max)}
    exec("\n".join(lines), names)
    value = names["alphabeta"](root, -inf, inf) if prunes else names["minimax"](root)
    return value, leaves


@pytest.mark.parametrize("prunes", [False, True])
def test_the_line_that_chooses_the_best_value_is_that_of_the_player_to_move(prunes: bool) -> None:
    lines, seen = pseudocode(prunes=prunes), set[str]()
    for step in Trace(NUMBERS, algorithm_for(NUMBERS, None, prunes=prunes)).steps():
        if step.kind in (StepKind.BEST, StepKind.KEEP):
            is_max = step.node.position.turn is MAX
            line = lines[pseudocode_line(step, prunes=prunes, takes_largest=is_max)]
            seen.add(line.split()[0])
            assert line.split()[0] == ("MAX:" if is_max else "MIN:")
    assert seen == {"MAX:", "MIN:"}


@pytest.mark.parametrize("prunes", [False, True])
def test_the_pseudocode_shows_the_algorithm_that_runs(prunes: bool) -> None:
    random = Random(31)
    for _ in range(1_000):
        count = 2 ** random.randint(1, 5)
        text = " ".join(str(random.randint(-9, 9)) for _ in range(count))
        root = parse_numbers(text).start()
        trace = Trace(root, algorithm_for(root, None, prunes=prunes))
        value, leaves = run_as_shown(root, prunes=prunes)
        looked_at = [s.node.position for s in trace.steps() if s.kind is StepKind.LEAF]
        assert (value, leaves) == (trace.summary.value, looked_at), text


def test_the_titles_and_texts_of_the_examples_are_true() -> None:
    found: dict[str, Summary] = {}
    moves: dict[str, str] = {}
    for example in examples():
        position = example.make()
        run = TreeRun(
            Trace(
                position,
                algorithm_for(position, example.depth, worth=example.worth, prunes=example.prunes),
            )
        )
        found[example.title] = run.summary
        run.go(run.last)
        assert run.step.node.best is not None
        moves[example.title] = position.game.move_text(run.step.node.best.move)
        assert "?" in example.question
    assert found["Four numbers"].value == 3
    assert found["Eight numbers"].value == 12
    assert found["Alpha-beta at its best"].leaves == 5
    assert found["Alpha-beta at its worst"].leaves == 8
    assert found["Tic-tac-toe from the empty board"].nodes == 18_297
    endgame = examples()[2].make()
    values = [
        Trace(endgame.after(move), algorithm_for(endgame, None, prunes=False)).summary.value
        for move in endgame.legal_moves()
    ]
    assert sorted(values) == [1 - WIN, 1 - WIN, 0]
    assert found["A quick win and a slow one"].value == WIN - 1
    assert moves["A quick win and a slow one"] == "a1"
    assert found["Losing as late as possible"].value == -(WIN - 4)
    heuristic = next(e for e in examples() if e.depth == 1)
    position = heuristic.make()
    assert moves[heuristic.title] == "b2"
    first = Trace(position, algorithm_for(position, 1, prunes=False))
    values = [tried.value for tried in first.at(first.summary.steps - 1).node.tried]
    assert values.count(min(values)) == 1  # it is liked best, not just first
    for depth in range(2, 7):
        run = TreeRun(Trace(position, algorithm_for(position, depth, prunes=False)))
        run.go(run.last)
        assert run.step.node.best is not None
        assert position.game.move_text(run.step.node.best.move) == "a3"
    for move, value in (("b2", 1), ("a3", -1)):
        after = position.after(position.game.parse_move(position, move))
        found_value = Trace(after, algorithm_for(after, None, prunes=False)).summary.value
        assert found_value * value > 0


def example(title: str) -> Example:
    return next(example for example in examples() if example.title.startswith(title))


def run_of(
    shown: Example, worth: UtilityScale | None = None, *, prunes: bool | None = None
) -> Step:
    """The last step of an example's run, perhaps with other choices."""
    position = shown.make()
    algorithm = algorithm_for(
        position,
        shown.depth,
        worth=worth or shown.worth,
        prunes=shown.prunes if prunes is None else prunes,
    )
    trace = Trace(position, algorithm)
    return trace.at(trace.summary.steps - 1)


@pytest.mark.parametrize(
    ("title", "is_best_first"),
    [("Alpha-beta at its best", True), ("Alpha-beta at its worst", False)],
)
def test_the_better_move_comes_first_or_last_at_each_node(title: str, is_best_first: bool) -> None:
    def check(position: Position) -> None:
        if position.outcome is None:
            first, last = (minimax(position.after(move)) for move in position.legal_moves())
            assert first != last
            assert (position.turn * (first - last) > 0) is is_best_first
            for move in position.legal_moves():
                check(position.after(move))

    check(example(title).make())


def test_to_reverse_the_best_order_makes_the_worst() -> None:
    best, worst = (example(f"Alpha-beta at its {which}").make() for which in ("best", "worst"))
    assert parse_numbers(mirrored_text(best.game.id.removeprefix("numbers:"))) == worst.game


def test_only_the_line_that_runs_is_lit(qtbot: QtBot) -> None:
    panel, lines = CodePanel(), pseudocode(prunes=True)
    qtbot.addWidget(panel)
    panel.set_lines(lines)
    for line in (0, 3, 1, 1, 4):
        panel.light(line)
        pointers = [each for each in panel.findChildren(QLabel) if each.text() == POINTER]
        assert [each.parentWidget() for each in pointers] == [panel.lit_row()]
        lit = [row for row in panel.findChildren(CodeRow) if row.is_lit]
        assert lit == [panel.lit_row()]


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST_LIGHT, CONTRAST_DARK])
def test_the_line_that_runs_has_the_colour_of_the_current_node(qtbot: QtBot, theme: Theme) -> None:
    panel = CodePanel()
    qtbot.addWidget(panel)
    panel.setPalette(palette(theme))
    panel.set_lines(pseudocode(prunes=True))
    panel.light(2)
    panel.set_theme(theme)
    panel.resize(400, 300)
    row = panel.lit_row()
    assert row is not None
    image = row.grab().toImage()
    middle = image.height() // 2
    assert image.pixelColor(0, middle).name() == theme.accent
    ground = image.pixelColor(image.width() - 1, middle).name()
    assert ground not in {theme.base, theme.accent}
    assert contrast(theme.text, ground) >= (7 if theme.strong else 4.5)
    assert contrast(theme.accent, ground) >= 3


def test_the_empty_board_ends_as_its_question_says() -> None:
    shown = example("Tic-tac-toe from the empty board")
    by_alpha_beta, by_minimax = (run_of(shown, prunes=prunes).node for prunes in (True, False))
    name = TIC_TAC_TOE.move_text
    known = {name(t.move): (t.value, t.summary.bound) for t in by_alpha_beta.tried}
    assert known.pop("a3") == (0, Bound.EXACT)
    assert set(known.values()) == {(0, Bound.UPPER)}
    assert len(known) == 8
    assert "a3 is worth 0, and the other eight are worth 0 or less" in shown.question
    assert {(t.value, t.summary.bound) for t in by_minimax.tried} == {(0, Bound.EXACT)}
    assert len(by_minimax.tried) == 9
    assert f"{run_of(shown, prunes=False).counters.nodes:,}" in shown.text
    assert f"{run_of(shown).counters.nodes:,}" in shown.text
    assert f"alpha-beta visits {run_of(shown, UtilityScale.QUICK).counters.nodes:,}" in shown.text


def test_a_quick_win_is_taken_where_it_counts_more_only() -> None:
    shown = example("A quick win")
    for worth, move, values in (
        (UtilityScale.QUICK, "a1", {WIN - 1, WIN - 3, WIN - 5}),
        (UtilityScale.PLAIN, "b2", {1}),
    ):
        node = run_of(shown, worth).node
        assert node.best is not None
        assert TIC_TAC_TOE.move_text(node.best.move) == move
        assert {tried.value for tried in node.tried} == values
        assert len(node.tried) == 5
