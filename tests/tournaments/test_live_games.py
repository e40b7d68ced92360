# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games in progress can be watched from outside the process that plays them."""

from pathlib import Path

from desktop_app.core.position import Position
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.players.strategy import ChosenMove, MoveContext, Strategy
from desktop_app.tournaments.batch import Batch, PlayContext, play_batch
from desktop_app.tournaments.conditions import GameConditions
from desktop_app.tournaments.live_games import RESTS, LiveGame, LiveGameWriter, live_games
from desktop_app.tournaments.tournament import Tournament
from tests.waiting import wait_until

GAME = LiveGame(1, 7, a_began=True, moves="b2a1")


def test_a_game_that_lasts_is_seen_and_one_that_is_over_at_once_is_not(tmp_path: Path) -> None:
    showing = LiveGameWriter(tmp_path)
    showing.show(LiveGame(0, 1, a_began=True, moves="a1"))
    assert list(live_games(tmp_path)) == []
    showing.show(GAME)
    showing.show(GAME)
    assert list(live_games(tmp_path)) == [GAME]


def test_a_game_is_written_down_only_where_it_has_come_farther(tmp_path: Path) -> None:
    showing = LiveGameWriter(tmp_path)
    for _ in range(2 * RESTS):
        showing.show(GAME)
    (file,) = tmp_path.iterdir()
    file.unlink()
    showing.show(GAME)
    assert list(live_games(tmp_path)) == []
    to_parent = LiveGame(1, 7, a_began=True, moves="b2a1c3")
    showing.show(to_parent)
    assert list(live_games(tmp_path)) == [to_parent]


def test_a_game_is_written_down_a_few_times_a_second_however_fast_it_is(tmp_path: Path) -> None:
    showing, written = LiveGameWriter(tmp_path), set[str]()
    for ply in range(1, 31):
        showing.show(LiveGame(1, 7, a_began=True, moves="b2" * ply))
        written |= {each.moves for each in live_games(tmp_path)}
    assert len(written) == 30 // RESTS


def test_a_missing_folder_or_strange_files_do_not_stop_a_game(tmp_path: Path) -> None:
    showing = LiveGameWriter(tmp_path / "gone")
    showing.show(GAME)
    showing.show(GAME)
    LiveGameWriter(None).show(GAME)
    (tmp_path / "1.sight").write_text("{")
    (tmp_path / "2.sight").write_text('{"pair": 1}')
    assert list(live_games(tmp_path)) == []


class Shy:
    """Does not move until the current board can be watched."""

    def __init__(self, folder: Path, seen: list[str]) -> None:
        self._folder, self._seen = folder, seen

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        stones = 9 - len(position.legal_moves())
        wait_until(lambda: any(len(e.moves) == 2 * stones for e in live_games(self._folder)))
        self._seen += (each.moves for each in live_games(self._folder))
        return ChosenMove(position.legal_moves()[0])


def test_each_position_of_a_slow_game_can_be_seen_while_it_is_played(tmp_path: Path) -> None:
    seen = list[str]()

    def make(_name: StrategyId) -> Strategy:
        return Shy(tmp_path, seen)

    names = parse_strategy("random"), parse_strategy("perfect")
    tournament = Tournament(GameConditions("tic-tac-toe"), names, 1)
    context = PlayContext(make=make, live_games=tmp_path)
    done = play_batch(Batch(tournament, ((0, 0),), context))
    (game,) = done.played
    assert seen == [game.moves[: 2 * ply] for ply in range(game.plies)]
