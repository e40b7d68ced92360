# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The watched game: a long one live, otherwise the newest one, replayed move by move."""

from dataclasses import replace

from desktop_app.arena.results_model import ArenaResults
from desktop_app.arena.turns import turns
from desktop_app.arena.watch_view import players_text, state_text
from desktop_app.arena.watched_game import WatchedGame
from desktop_app.arena.words import arena_fault_text, effort_text, game_row
from desktop_app.players.registry import parse_strategy
from desktop_app.search.memoized import MemoizedMinimax
from desktop_app.tournaments.conditions import (
    ArenaFault,
    FinishedGame,
    GameConditions,
    SearchStats,
    Termination,
)
from desktop_app.tournaments.live_games import LiveGame
from desktop_app.tournaments.tournament import Tournament
from tests.calm import tick

DRAW = "a1b1c1a2b2c3c2a3b3"
WON = "a1a2b1b2c1"
NAMES = tuple(map(parse_strategy, ("perfect", "random")))
RUN = Tournament(GameConditions("tic-tac-toe"), NAMES, 100)


def game(number: int, moves: str = WON, seconds: float = 0.0) -> FinishedGame:
    effort = SearchStats(4, seconds, 0)
    return FinishedGame(0, number, True, moves, len(moves) // 2, 1, effort, effort)


def sight(number: int, moves: str) -> LiveGame:
    return LiveGame(0, number, a_began=True, moves=moves)


def watched(*games: FinishedGame) -> tuple[ArenaResults, WatchedGame]:
    results = ArenaResults()
    found = WatchedGame(results)
    results.begin(RUN, games)
    found.watch(wanted=True)
    return results, found


def shown(found: WatchedGame) -> str:
    """Return the marks on the watched board as text."""
    assert found.position is not None
    return found.position.text.split()[0]


def test_a_game_that_was_over_at_once_is_played_out_move_by_move_to_its_end(qapp: object) -> None:
    results, found = watched()
    assert shown(found) == ".../.../..."
    results.add([game(0)])
    tick(found)
    assert (found.game, found.ply, found.is_live) == (game(0), 0, False)
    for ply in range(1, 6):
        assert not found.is_at_end
        tick(found)
        assert found.ply == ply
    assert found.is_at_end
    assert shown(found) == ".../OO./XXX"
    tick(found)  # nothing newer has come: it stays
    assert found.is_at_end


def test_after_a_game_comes_the_newest_one_and_none_that_has_been_passed(qapp: object) -> None:
    results, found = watched()
    results.add([game(0)])
    tick(found)
    results.add([game(1), game(2, DRAW)])
    for _ in range(5):
        tick(found)
        assert found.game == game(0)
    tick(found)
    assert found.game == game(2, DRAW)


def test_the_watched_game_rests_while_hidden(qapp: object) -> None:
    results, found = watched()
    found.watch(wanted=False)
    results.add([game(0)])
    tick(found)
    assert found.game is None
    found.watch(wanted=True)
    tick(found)
    assert found.game == game(0)


def test_a_game_that_lasts_is_seen_as_it_is_played_and_followed_to_its_end(qapp: object) -> None:
    results, found = watched()
    found.show_live_games([sight(3, "a1a2"), sight(4, "b2")])
    tick(found)
    assert found.is_live
    assert shown(found) == ".../O../X.."
    tick(found)  # it waits for the next move
    assert found.ply == 2
    found.show_live_games([sight(4, "b2a1"), sight(3, "a1a2b1")])
    assert shown(found) == ".../O../XX."
    results.add([game(3, WON, seconds=9)])
    assert found.is_at_end
    assert not found.is_live
    assert shown(found) == ".../OO./XXX"
    tick(found)  # and then another one that is being played
    assert found.game == sight(4, "b2a1")


def test_live_reports_of_short_games_are_not_shown(qapp: object) -> None:
    _, found = watched(*(game(number) for number in range(5)))
    found.show_live_games([sight(9, "a1")])
    tick(found)
    assert found.game == game(4)


def test_another_run_begins_with_an_empty_board(qapp: object) -> None:
    results, found = watched(game(0))
    for _ in range(3):
        tick(found)
    results.begin(Tournament(GameConditions("connect-four"), NAMES, 10), [])
    assert found.game is None
    assert found.position is not None
    assert found.position.game.id == "connect-four"


def test_a_watched_game_with_unplayable_moves_is_skipped(qapp: object) -> None:
    """A damaged file may contain such a game."""
    results, found = watched(game(0, "a1a1"))
    tick(found)
    assert found.game == game(0, "a1a1")
    assert shown(found) == ".../.../..."
    assert found.is_at_end
    results.add([game(1)])
    while found.game != game(1):
        tick(found)
    tick(found)
    assert found.ply == 1


def test_no_turns_are_listed_of_a_game_whose_moves_cannot_be_played() -> None:
    found = [
        list(turns(RUN, game(0, moves), NAMES[0], MemoizedMinimax())) for moves in (WON, "a1a1")
    ]
    assert list(map(len, found)) == [3, 0]


FAILED = FinishedGame(
    0, 0, True, "a1", 1, -1, termination=Termination(ArenaFault.ILLEGAL, True, "a1")
)


def test_a_game_that_went_wrong_is_named_once(qapp: object) -> None:
    results, found = watched()
    results.add([FAILED])
    for _ in range(2):
        tick(found)
    told = "Perfect made an illegal move (a1)."
    assert players_text(found) == "Perfect (X) – Random (O)"
    assert state_text(found) == f"Game 1: {told}"
    assert game_row(RUN, FAILED)[3] == told
    alone = arena_fault_text(FAILED, "Perfect", "Random")  # where no list names players and game
    assert alone == f"Perfect against Random, game 1: {told}"


def test_only_games_that_ended_by_the_rules_have_a_length(qapp: object) -> None:
    died = FinishedGame(0, 2, True, "", 0, None, termination=Termination(ArenaFault.DIED, None))
    results, _ = watched(FAILED, game(1), died)
    assert results.lengths == [{5: 1}]
    assert effort_text(results.standings[0]).startswith("5.0 moves per game")
    assert results.standings[0].games == 3


def test_one_position_per_move_is_named_as_one(qapp: object) -> None:
    results, _ = watched(game(1))
    standing = results.standings[0]
    for nodes, told in (
        (0, " ms per move"),  # it knew the values
        (standing.a.moves, " ms and 1 position per move"),
        (2 * standing.a.moves, " ms and 2 positions per move"),
    ):
        effort = replace(standing.a, nodes=nodes)
        assert effort_text(replace(standing, a=effort)).endswith(told)
