# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the parts of the window say of one position is the same, on every scale, in every game.

The rows of the moves, the bar beside the board, the list of moves played, the hint, a saved game
and the command line: of small positions, all of whose values are exact.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSettings

from desktop_app.cli.parser import main
from desktop_app.core.position import MAX, MIN, Player
from desktop_app.core.record import GameRecord
from desktop_app.core.scales import Scale
from desktop_app.core.score import WIN, Bound, Outcome
from desktop_app.explain.words.run_values import RunValues
from desktop_app.files.game_file import GameFileContents, game_text, read_game
from desktop_app.games.registry import find_game, move_name
from desktop_app.play import search_client
from desktop_app.play.board.badges import Badges
from desktop_app.play.board.value_bar import ValueBar
from desktop_app.play.candidates.columns import REPLY, VALUE
from desktop_app.play.candidates.node import CandidateNode
from desktop_app.play.candidates.words import CandidateTexts
from desktop_app.play.display import DisplayChoice, PointOfView
from desktop_app.play.history.model import VALUE as VALUE_PLAYED
from desktop_app.play.session import PERSON, GameSession
from desktop_app.play.why.phrases import result_phrase
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.candidates import Analysis
from desktop_app.search.trace import Trace
from desktop_app.settings import Settings
from tests.analysing import analyse
from tests.driver import PERFECT, Driver, cell_text

SMALL = (
    ("tic-tac-toe:misere", 3),
    ("wild", 3),
    ("notakto", 2),
    ("notakto:2", 6),
    ("hexapawn", 1),
    ("hexapawn:4x3", 3),
    ("chomp:4x3", 1),
    ("dots:2x1", 2),
    ("dots:2x2", 5),
    ("hex:3", 2),
    ("three-mens-morris", 2),
    ("three-mens-morris", 8),
    ("morris:centre", 5),
    ("morris:diagonals", 7),
    ("morris:anywhere", 8),
    ("othello:4x4", 5),
    ("othello:4x4", 0),
    ("kalah:3x2", 2),
    ("kalah:4x3:empty", 12),
    ("nim:3,4,5", 2),
    ("nim:1,3,5,7:misere", 6),
)
PASS = "pass"


@pytest.fixture(autouse=True)
def enough_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the exact value of each move played, however busy the machine is."""
    monkeypatch.setattr(search_client, "VALUE_SECONDS", 600.0)


def moves_of(game: str, plies: int) -> tuple[int, ...]:
    """The moves of a random game, which goes on after them; with a pass next for no number."""
    dice, start = Random(f"{game} {plies}"), find_game(game).start()
    while True:
        record = GameRecord(start)
        while record.position.outcome is None and (not plies or len(record.moves()) < plies):
            moves = record.position.legal_moves()
            if not plies and start.game.move_text(moves[0]) == PASS:
                break
            record.play(dice.choice(moves))
        if record.position.outcome is None:
            return tuple(record.moves())


def stand(driver: Driver, game: str, moves: tuple[int, ...]) -> None:
    session = driver.window.session
    for player in (MAX, MIN):
        session.set_seat(player, PERSON)
    session.new_game(find_game(game).start())
    session.play_line(moves)
    driver.wait(lambda: (found := driver.window.flow.analysis) and found.complete)
    driver.wait(lambda: driver.window.candidates.at_rest)


def rows(driver: Driver) -> list[str]:
    """The values of the moves, the best first."""
    model = driver.window.candidates
    driver.wait(lambda: model.at_rest)
    return [cell_text(model.index(row, VALUE)) for row in range(model.rowCount())]


def value_played(driver: Driver) -> str:
    """What the last move of the list is said to be worth."""
    model = driver.window.history
    index = model.index(model.rowCount() - 1, VALUE_PLAYED)
    return str(index.data() or "")


@pytest.mark.parametrize("part", range(3))
def test_all_parts_say_the_same(
    driver: Driver, capsys: pytest.CaptureFixture[str], part: int
) -> None:
    window = driver.window
    bar = window.findChild(ValueBar)
    assert bar is not None
    driver.analyse()
    for game, plies in SMALL[part::3]:
        stand(driver, game, moves_of(game, plies))
        found, session = window.flow.analysis, window.session
        assert found is not None
        assert found.best is not None
        position, start = session.position, session.record.root.position
        driver.wait(lambda: all(point.score for point in window.history.points))
        told: dict[tuple[Scale, PointOfView], str] = {}
        moves = len(position.legal_moves())
        for scale in Scale:
            for view in (PointOfView.MOVER, PointOfView.FIRST):
                choice = replace(window.display.display, scale=scale, point_of_view=view)
                window.display.choose(choice)
                values = rows(driver)
                told[scale, view] = values[0]
                assert len(values) == moves
                said = bar.accessibleName()
                assert said.startswith(f"Value: {values[0]}"), (game, scale, view, values)
                assert not any(mark in "".join(values) for mark in "≈?"), (game, values)
        school = json.loads(shown_by_the_command_line(capsys, game, session.record))
        assert [each["bound"] for each in school["candidates"]] == ["exact"] * moves
        number = school["candidates"][0]["score"]
        shown = told[Scale.SCHOOL, PointOfView.MOVER].lstrip("≥≤").replace("−", "-")
        assert float(shown) == number, (game, shown, number)
        driver.press("h")
        driver.wait(lambda: window.flow.hint is not None)
        assert window.flow.hint in found.equals
        assert window.flow.hints.equals == len(found.equals)
        values = window.history.values(session.record)
        back = read_game(game_text(GameFileContents(session.record, values=values)))
        assert dict(back.values) == {place: each.seen_by(MAX) for place, each in values.items()}
        assert all(each.bound is Bound.EXACT for each in back.values.values())
        assert back.record.moves() == session.record.moves()
        assert back.record.root.position == start
        window.session.play(found.best.move)
        for scale in Scale:
            window.display.choose(replace(window.display.display, scale=scale))
            assert value_played(driver) == told[scale, PointOfView.FIRST], (game, scale, position)


def shown_by_the_command_line(
    capsys: pytest.CaptureFixture[str], game: str, record: GameRecord
) -> str:
    text = record.position.game.moves_text(record.moves())
    assert main(["analyse", game, text, "--json"]) == 0
    return capsys.readouterr().out


def test_a_reply_is_a_move_of_the_other_player(driver: Driver) -> None:
    """Who closes a box moves again, and answers nobody."""
    driver.analyse()
    stand(driver, "dots:2x2", moves_of("dots:2x2", 5))
    window, moved_again = driver.window, 0
    found = window.flow.analysis
    assert found is not None
    model = window.candidates
    for row, candidate in enumerate(found.candidates):
        position, reply = found.position, ""
        for move in candidate.line:
            if position.turn is not found.position.turn:
                reply = move_name(position, move)
                break
            position = position.after(move)
        moved_again += found.position.after(candidate.move).turn is found.position.turn
        assert model.index(row, REPLY).data() == reply
    assert moved_again


SEATS = ((PERSON, PERSON), (PERSON, PERFECT), (PERFECT, PERSON), (PERFECT, PERFECT))
LOST_BY_MOVING = (("chomp:3x2", 0), ("notakto", 2), ("nim:3,2,1:misere", 0))


def who_and_when(text: str) -> tuple[str, str]:
    """The subject of a text about a win, and its number of moves, if it is told."""
    found = re.fullmatch(r"(.+?) wins?\b(.*)", text)
    assert found, text
    when = re.search(r"\d+|now|next", found[2])
    return found[1].lower().removeprefix("the "), when[0] if when else ""


@cache
def analysed(game: str, plies: int) -> tuple[Analysis, RunValues]:
    """The values of a position, by search and in the drawn tree: the same whoever plays."""
    position = find_game(game).start()
    for move in moves_of(game, plies) if plies else ():
        position = position.after(move)
    *_, found = analyse(position)
    return found, RunValues(Trace(position, algorithm_for(position, None, prunes=True)))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("is_full", [False, True])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("game", "plies"), [*LOST_BY_MOVING, *SMALL[3::3]])
def test_one_wording_for_a_win(
    tmp_path: Path, game: str, plies: int, seats: tuple[object, object], *, is_full: bool
) -> None:
    """The list, the tag, what is spoken, "Why?" and the tree name the same player and move."""
    session = GameSession(find_game(game))
    for player, seat in zip((MAX, MIN), seats, strict=True):
        session.set_seat(player, seat)  # type: ignore[arg-type]
    choice = DisplayChoice(
        Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat), tmp_path), session
    )
    choice.set_panels(True)
    choice.set_full(is_full)
    found, tree = analysed(game, plies)
    position = found.position
    texts, badges = CandidateTexts(choice), Badges(choice).of(position, found.candidates)
    has_margin = position.game.traits.has_margin
    for candidate in found.candidates:
        score = candidate.score
        assert score is not None
        if score.outcome not in (Outcome.WIN, Outcome.LOSS) or has_margin:
            continue
        row = texts.row(CandidateNode(position, candidate, (candidate.move,)))
        said = who_and_when(row[2])
        badge = badges[candidate.move]
        assert who_and_when(badge.meaning) == said
        assert who_and_when(result_phrase(score, position, choice.person)) == said
        tag = badge.note if is_full and " " in badge.note else f"{badge.text} {badge.note}"
        if is_full and score.plies is not None and score.plies > 1:
            assert who_and_when(badge.note) == said if " wins" in badge.note else badge.note
        if not is_full:
            assert who_and_when(tag) == said
            assert badge.accessible_text.lower().count(" win") == 1
        winner: Player = score.winner or MAX
        if score.plies is not None:
            told = tree.spelled(winner * (WIN - score.plies))
            assert who_and_when(told)[0] == position.game.player_text(winner).lower()
