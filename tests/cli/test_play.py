# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""`minimax-fair play`: games between strategies and programs on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop_app.games.registry import find_game
from desktop_app.players import roster
from desktop_app.players.registry import StrategyId
from desktop_app.players.strategy import Strategy
from tests.cli.test_parser import Capture, Result, run
from tests.games.reached import reached
from tests.players.programs.fakes import (
    make_brain,
    make_engine,
    posix_only,
    processes,
    told,
    wait_for_end,
)


def play(capsys: Capture, line: str) -> Result:
    return run(capsys, "play", *line.split())


def test_a_line_a_game_and_the_score(capsys: Capture) -> None:
    done = play(capsys, "tic-tac-toe --x random --o perfect --games 5 --seed 3")
    assert (done.status, done.err) == (0, "")
    *games, score = done.out.splitlines()
    assert [line.split(":")[0] for line in games] == ["1", "2", "3", "4", "5"]
    losses = sum(line.endswith("O wins") for line in games)
    draws = sum(line.endswith("Draw") for line in games)
    assert losses + draws == 5
    rule = "(if moves are equally good: the one that is hardest to answer)"
    assert score == f"Random (X) won 0, Perfect (O) won {losses}, draws: {draws} {rule}"
    again = play(capsys, "tic-tac-toe --x random --o perfect --games 5 --seed 3")
    assert again.out == done.out
    other = play(capsys, "tic-tac-toe --x random --o perfect --games 5 --seed 4")
    assert other.out != done.out


def test_json_holds_the_moves_and_the_outcomes(capsys: Capture) -> None:
    done = play(capsys, "connect-four --x alpha-beta:2 --o top-left --games 2 --json")
    *games, score = map(json.loads, done.out.splitlines())
    assert [game["number"] for game in games] == [1, 2]
    for game in games:
        position = reached(find_game(game["game"]).start(), game["moves"])
        assert position.outcome == game["outcome"]
        assert (game["x"], game["o"]) == ("alpha-beta:2", "top-left")
    wins = sum(game["outcome"] == 1 for game in games)
    assert (score["games"], score["x"]) == (2, wins)


def test_players_are_called_as_in_the_game(capsys: Capture) -> None:
    """The first and second player have the game's own names; X and O work for any game, too."""
    line = "nim:1,2 --games 3 --first perfect --second random"
    *_, score = play(capsys, line).out.splitlines()
    assert (
        score == "Perfect (A) won 3, Random (B) won 0, draws: 0 (if moves are equally good: the "
        "one that is hardest to answer)"
    )
    *games, told = map(json.loads, play(capsys, f"{line} --json").out.splitlines())
    assert [(game["a"], game["b"]) for game in games] == [("perfect", "random")] * 3
    assert told == {"games": 3, "a": 3, "b": 0, "draws": 0}
    assert play(capsys, "nim:1,2 --games 3 --x perfect --o random").out.endswith(f"{score}\n")
    *games, _ = play(capsys, "numbers:3,5 --first perfect --o random --json").out.splitlines()
    assert [json.loads(game)["min"] for game in games] == ["random"]


@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_tree_of_numbers_has_a_mean(capsys: Capture, form: list[str]) -> None:
    done = run(
        capsys, "play", "numbers:3,5,2,9", "--x", "perfect", "--o", "perfect", "--games", "2", *form
    )
    *games, score = done.out.splitlines()
    assert len(games) == 2
    told = "2 games, 3 on average (if moves are equally good: the one that is hardest to answer)"
    assert score == ('{"games": 2, "mean": 3.0}' if form else told)


def test_the_rule_among_equals_is_said_and_can_be_chance(capsys: Capture) -> None:
    line = "tic-tac-toe --first perfect --second random --games 12"
    played = set[tuple[str, ...]]()
    for option, said, name in (
        ("", "the one that is hardest to answer", "best-odds"),
        (" --ties random", "one at random", "random"),
    ):
        *games, score = play(capsys, line + option).out.splitlines()
        assert score.endswith(f"(if moves are equally good: {said})")
        played.add(tuple(games))
        *found, _ = map(json.loads, play(capsys, f"{line}{option} --json").out.splitlines())
        assert {game["ties"] for game in found} == {name}
    assert len(played) == 2
    no_rule = play(capsys, "tic-tac-toe --first random --second random")
    assert "equals" not in no_rule.out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("tic-tac-toe --x god --o perfect", "“god” isn't a player"),
        ("tic-tac-toe --x perfect", "--o"),
        ("nonsense --x random --o random", "There is no game"),
        ("tic-tac-toe --x random --o random --games 0", "n't a number of games"),
        ("tic-tac-toe --x random --o random --games 99999999999", "n't a number of games"),
        ("tic-tac-toe --x random --o random --seconds 0", "n't a time"),
        ("tic-tac-toe --x random --o random --seed x", "n't a seed"),
        ("tic-tac-toe --x random --o random b2", "I don't know what to do with “b2”"),
        ("gomoku --x brain:/none/pbrain-x --o random", "no program at /none/pbrain-x"),
        ("gomoku --x brain: --o random", "isn't a player"),
    ],
)
def test_bad_input_is_one_sentence(capsys: Capture, line: str, says: str) -> None:
    done = play(capsys, line)
    assert (done.status, done.out) == (2, "")
    assert says in done.err
    assert done.err.startswith("minimax-fair: ")
    assert done.err.count("\n") == 1


@posix_only
def test_programs_play(capsys: Capture, tmp_path: Path) -> None:
    good, chatty = make_brain(tmp_path, "good"), make_brain(tmp_path, "chatty")
    done = run(capsys, "play", "gomoku", "--x", f"brain:{good}", "--o", f"brain:{chatty}")
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[-1] in (
        "good (X) won 1, chatty (O) won 0, draws: 0", "good (X) won 0, chatty (O) won 1, draws: 0",
    )  # fmt: skip
    assert wait_for_end(good)
    assert wait_for_end(chatty)


@posix_only
def test_a_chess_engine_plays_and_its_crash_is_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    file = make_engine(tmp_path, "crash-later")
    done = run(capsys, "play", "chess", "--first", f"uci:{file}@elo1400", "--second", "random")
    assert done.status == 1
    assert done.err == (
        "minimax-fair: game 1: crash-later-chess crashed or left the game (exit status 7).\n"
    )
    assert done.out == "crash-later-chess, Elo 1400 (White) won 0, Random (Black) won 0, draws: 0\n"
    assert len(told(file, "go")) == 2
    assert wait_for_end(file)
    done = run(capsys, "play", "gomoku", "--first", f"uci:{file}", "--second", "random")
    assert (done.status, len(processes(file))) == (2, 1)
    assert "only plays chess" in done.err


@posix_only
def test_a_crash_by_a_signal_is_told_by_every_command(capsys: Capture, tmp_path: Path) -> None:
    engine, brain = make_engine(tmp_path, "signal-4"), make_brain(tmp_path, "signal-4")
    hint = "crashed: this processor doesn't know one of its instructions (signal 4)."
    crashed = {"chess": f"signal-4-chess {hint}", "gomoku": f"signal-4 {hint}"}
    for game, player in (("chess", f"uci:{engine}"), ("gomoku", f"brain:{brain}")):
        done = run(capsys, "play", game, "--first", player, "--second", "random")
        assert crashed[game] in done.err
        line = ("--players", f"{player},random", "--games", "2", "--processes", "1")
        assert crashed[game] in run(capsys, "arena", game, *line).err


@posix_only
def test_an_engine_that_fails_in_the_arena_loses_its_games(capsys: Capture, tmp_path: Path) -> None:
    file = make_engine(tmp_path, "illegal")
    players = f"uci:{file},random"
    line = ["arena", "chess", "--players", players, "--games", "2", "--processes", "1", "--json"]
    done = run(capsys, *line, "--seconds", "60")
    assert done.status == 0
    (pair,) = json.loads(done.out)["pairs"]
    assert (pair["a"], pair["losses"]) == (f"uci:{file}", 2)
    assert "e2e5" in done.out + done.err
    assert wait_for_end(file)


@posix_only
def test_a_program_is_not_started_for_another_game(capsys: Capture, tmp_path: Path) -> None:
    file = make_brain(tmp_path)
    done = run(capsys, "play", "tic-tac-toe", "--x", f"brain:{file}", "--o", "random")
    assert (done.status, done.out, processes(file)) == (2, "", [])
    assert "only plays five-in-a-row games" in done.err


@posix_only
def test_a_program_that_fails_ends_the_match_with_a_sentence(
    capsys: Capture, tmp_path: Path
) -> None:
    file = make_brain(tmp_path, "crash-later")
    done = run(capsys, "play", "gomoku", "--x", f"brain:{file}", "--o", "random", "--games", "3")
    assert done.status == 1
    assert done.err == (
        "minimax-fair: game 1: crash-later crashed or left the game (exit status 7).\n"
    )
    assert done.out == "crash-later (X) won 0, Random (O) won 0, draws: 0\n"
    assert wait_for_end(file)


def test_an_interruption_leaves_the_score(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    real, made = roster.make_strategy, list[StrategyId]()

    def make(name: StrategyId) -> Strategy:
        made.append(name)
        if len(made) > 20:
            raise KeyboardInterrupt
        return real(name)

    monkeypatch.setattr(roster, "make_strategy", make)
    done = play(capsys, "tic-tac-toe --x random --o random --games 9")
    assert (done.status, done.err) == (130, "")
    assert done.out.splitlines()[-1].startswith("Random (X) won ")


def test_the_matchboxes_learn_from_game_to_game(capsys: Capture) -> None:
    """Against Perfect they lose at first, and hardly any of the last fifty games."""
    done = play(capsys, "tic-tac-toe --first menace --second perfect --games 400 --seed 1")
    ends = [line.endswith("Draw") for line in done.out.splitlines()[:-1]]
    assert len(ends) == 400
    assert sum(ends[:50]) < 45
    assert sum(ends[-50:]) > 45
    assert done.out.splitlines()[-1].startswith("Matchboxes (X) won 0, ")
