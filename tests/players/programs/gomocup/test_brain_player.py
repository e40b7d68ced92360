# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs of others as players: what goes well, and all that can go wrong."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from desktop_app.core.position import MAX, MIN
from desktop_app.games.k_in_a_row.game import LinePosition
from desktop_app.games.registry import find_game
from desktop_app.players.errors import PlayerError, PlayerFault
from desktop_app.players.programs import gomocup as brain_player
from desktop_app.players.programs.child_processes import environment
from desktop_app.players.programs.gomocup import BrainPlayer, BrainProcess, Timeouts
from desktop_app.players.programs.protocols import BRAIN, check_program
from desktop_app.players.registry import parse_strategy
from desktop_app.players.roster import Roster
from desktop_app.players.strategy import MoveContext
from desktop_app.search.limits import Limits
from tests.players.programs.fakes import (
    heard,
    lives,
    make_brain,
    posix_only,
    processes,
    wait_for_end,
)
from tests.waiting import Clock

pytestmark = posix_only
MakePlayer = Callable[..., tuple[BrainPlayer, Path]]
PATIENT = Timeouts(start=60.0, grace=60.0)
HASTY = Timeouts(start=60.0, grace=0.05)
MOMENT = MoveContext(limits=Limits(seconds=0.05))


@pytest.fixture
def make_player(tmp_path: Path) -> Iterator[MakePlayer]:
    """Makes players that behave in a way; their processes have ended when the test has."""
    made: list[tuple[BrainPlayer, Path]] = []

    def make_one(behaviour: str, patience: Timeouts = PATIENT) -> tuple[BrainPlayer, Path]:
        file = make_brain(tmp_path, behaviour)
        made.append((BrainPlayer(str(file), patience), file))
        return made[-1]

    yield make_one
    for player, file in made:
        player.close()
        assert wait_for_end(file)


def start(game: str = "gomoku") -> LinePosition:
    position = find_game(game).start()
    assert isinstance(position, LinePosition)
    return position


def replied(position: LinePosition, player: BrainPlayer) -> LinePosition:
    """The position after a player's move."""
    move = player.choose(position, MOMENT).move
    assert move in position.legal_moves()
    return position.after(move)


def fails(player: BrainPlayer, thinking: MoveContext = MOMENT, ply: int = 0) -> PlayerError:
    """How a player fails to move."""
    position = start()
    for move in range(ply):
        position = position.after(move)
    with pytest.raises(PlayerError) as caught:
        player.choose(position, thinking)
    assert caught.value.details["path"]
    return caught.value


@pytest.mark.parametrize(
    "behaviour",
    ["good", "slow", "chatty", "banner", "suggest", "cr", "crlf", "twice", "breathless",
     "sure", "glad", "plain", "strict", "spaced", "blank", "semicolon", "fractions", "brackets",
     "explains"],
)  # fmt: skip
def test_it_plays_on_in_one_process(make_player: MakePlayer, behaviour: str) -> None:
    player, file = make_player(behaviour)
    position = start()
    for _ in range(4):
        position = replied(position, player)
        position = position.after(position.legal_moves()[0])
    assert len(processes(file)) == 1
    told = [line for line in heard(file) if not line.startswith("PLAY")]
    assert told == ["START 15", "BEGIN", "TURN 0,0", "TURN 1,0", "TURN 2,0"]


def test_it_is_sent_time_memory_and_rule(make_player: MakePlayer) -> None:
    player, file = make_player("good")
    replied(start(), player)
    log = file.with_suffix(".log").read_text("utf-8").splitlines()
    assert {"INFO timeout_turn 50", "INFO rule 0", "INFO timeout_match 0"} <= set(log)
    assert log.index("START 15") < log.index("INFO rule 0") < log.index("BEGIN")


def test_it_is_sent_the_whole_board_in_a_running_game(make_player: MakePlayer) -> None:
    player, file = make_player("good")
    position = start().after(16).after(0).after(17)
    replied(position, player)
    assert heard(file) == ["START 15", "BOARD", "1,1,2", "0,0,1", "2,1,2", "DONE"]


def test_an_oblong_board_has_a_command_of_its_own(make_player: MakePlayer) -> None:
    player, file = make_player("good")
    replied(start("mnk:9x6x5"), player)
    assert heard(file) == ["RECTSTART 9,6", "BEGIN"]


def test_an_unrelated_position_starts_a_new_board(make_player: MakePlayer) -> None:
    """A walk back, another line, another board, a new game."""
    player, file = make_player("good")
    first = replied(start(), player)
    positions = [
        first,  # it would have to move for the other side
        first.after(3).after(4).after(5),  # two moves that it has not seen
        start().after(0),
        start("mnk:9x9x5"),
        start(),
    ]
    for count, position in enumerate(positions, 2):
        replied(position, player)
        assert len(processes(file)) == count
    assert sum(map(lives, processes(file))) == 1


@pytest.mark.parametrize(
    ("behaviour", "fault", "details"),
    [
        ("crash-start", PlayerFault.ENDED, {"status": 3}),
        ("crash", PlayerFault.ENDED, {"status": 7}),
        ("signal-4", PlayerFault.ENDED, {"status": -4}),
        ("refuse", PlayerFault.REFUSED, {"text": "boards as large as this are too much"}),
        ("unknowing", PlayerFault.REFUSED, {"text": "command"}),
        ("complain", PlayerFault.COMPLAINED, {"text": "I have lost my mind"}),
        ("illegal", PlayerFault.ILLEGAL, {"text": "0,99"}),
        ("off-board", PlayerFault.ILLEGAL, {"text": "15,0"}),
        ("flood", PlayerFault.GARBAGE, {"text": "x" * 80}),
    ],
)
def test_failures_of_a_program_are_reported(
    make_player: MakePlayer, behaviour: str, fault: PlayerFault, details: dict[str, object]
) -> None:
    player, file = make_player(behaviour)
    error = fails(player)
    assert error.fault is fault
    assert details.items() <= error.details.items()
    assert wait_for_end(file)


def test_a_taken_cell_is_illegal(make_player: MakePlayer) -> None:
    player, _ = make_player("illegal")
    error = fails(player, ply=1)
    assert (error.fault, error.details["text"]) == (PlayerFault.ILLEGAL, "a15")


@pytest.mark.parametrize(
    ("behaviour", "fault"),
    [
        ("silent", PlayerFault.SILENT),
        ("endless-line", PlayerFault.SILENT),
        ("garbage", PlayerFault.GARBAGE),
        ("child", PlayerFault.SILENT),
    ],
)
def test_a_program_without_a_move_is_not_waited_for_forever(
    make_player: MakePlayer,
    monkeypatch: pytest.MonkeyPatch,
    behaviour: str,
    fault: PlayerFault,
) -> None:
    """All its time passes once it was asked, or once what it says instead has arrived."""
    player, file = make_player(behaviour, HASTY)
    lines, hear = list[str | None](), BrainProcess.receive

    def listen(process: BrainProcess, seconds: float) -> str | None:
        lines.append(hear(process, seconds))
        return lines[-1]

    def is_over() -> bool:
        asked = bool(processes(file)) and "BEGIN" in heard(file)
        return asked and (behaviour != "garbage" or any("chess" in (line or "") for line in lines))

    monkeypatch.setattr(BrainProcess, "receive", listen)
    monkeypatch.setattr(brain_player, "perf_counter", Clock(is_over))
    error = fails(player)
    assert error.fault is fault
    assert error.details["seconds"] == pytest.approx(0.1)
    assert wait_for_end(file)


@pytest.mark.parametrize("behaviour", ["silent-start", "deaf"])
def test_a_program_that_never_gets_ready_is_not_waited_for_forever(
    make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch, behaviour: str
) -> None:
    player, file = make_player(behaviour, Timeouts(start=0.2))
    monkeypatch.setattr(brain_player, "perf_counter", Clock(lambda: processes(file)))
    assert fails(player).fault is PlayerFault.NO_START
    assert wait_for_end(file)


def test_after_a_crash_it_comes_back_with_the_whole_board(make_player: MakePlayer) -> None:
    player, file = make_player("crash-later")
    position = replied(start(), player).after(0)
    with pytest.raises(PlayerError):
        player.choose(position, MOMENT)
    with pytest.raises(PlayerError):
        player.choose(position, MOMENT)
    assert heard(file)[3:] == ["START 15", "BOARD", "0,7,1", "0,0,2", "DONE"]


def test_a_stop_ends_it_within_moments(make_player: MakePlayer) -> None:
    """As soon as it has been asked to move: it would go on for hours."""
    player, file = make_player("silent")

    def stop() -> bool:
        return bool(processes(file)) and "BEGIN" in heard(file)

    error = fails(player, MoveContext(limits=Limits(seconds=36_000), should_stop=stop))
    assert error.fault is PlayerFault.STOPPED
    assert wait_for_end(file)


def test_closing_kills_a_program_that_does_not_quit(make_player: MakePlayer) -> None:
    player, file = make_player("clings")
    replied(start(), player)
    assert all(map(lives, processes(file)))
    player.close()
    assert wait_for_end(file)
    player.close()


@pytest.mark.parametrize(
    "game", ["tic-tac-toe", "connect-four", "drop:9x9x5", "mnk:9x9x6", "numbers:3,5"]
)
def test_other_games_are_refused_before_anything_is_started(
    make_player: MakePlayer, game: str
) -> None:
    player, file = make_player("good")
    with pytest.raises(PlayerError) as caught:
        player.choose(find_game(game).start(), MOMENT)
    assert caught.value.fault is PlayerFault.WRONG_GAME
    assert processes(file) == []


def test_files_that_are_no_programs_are_refused(tmp_path: Path) -> None:
    def fault(file: Path) -> PlayerFault:
        with pytest.raises(PlayerError) as caught:
            check_program(BRAIN, str(file))
        assert fails(BrainPlayer(str(file))).fault is caught.value.fault
        return caught.value.fault

    file = make_brain(tmp_path)
    check_program(BRAIN, str(file))
    assert fault(tmp_path / "pbrain-none") is PlayerFault.MISSING
    assert fault(tmp_path) is PlayerFault.MISSING
    assert fault(file.rename(tmp_path / "reboot")) is PlayerFault.BAD_NAME
    text = tmp_path / "pbrain-text"
    text.write_text("nothing that runs")
    assert fault(text) is PlayerFault.NOT_STARTED
    text.chmod(0o755)
    assert fails(BrainPlayer(str(text))).fault is PlayerFault.NOT_STARTED


def test_each_side_has_a_program_of_its_own(tmp_path: Path) -> None:
    file = make_brain(tmp_path)
    name, roster, position = parse_strategy(f"brain:{file}"), Roster(), start()
    while position.ply < 6:
        position = position.after(roster.player(name, position.turn).choose(position, MOMENT).move)
    assert len(processes(file)) == 2
    assert roster.player(name, MAX) is roster.player(name, MAX) is not roster.player(name, MIN)
    roster.keep_only([name, None])
    assert all(map(lives, processes(file)))
    roster.keep_only([parse_strategy("random")])
    assert wait_for_end(file)
    roster.close()


def test_two_of_them_play_a_game_to_its_end(make_player: MakePlayer) -> None:
    players = [make_player("good")[0], make_player("chatty")[0]]
    positions = [start()]
    while positions[-1].outcome is None:
        positions.append(replied(positions[-1], players[positions[-1].ply % 2]))
    assert all(b.ply == a.ply + 1 for a, b in pairwise(positions))


def test_the_limits_are_sane() -> None:
    patience = Timeouts()
    assert brain_player.TICK_SECONDS <= 0.01
    assert patience.start > patience.grace > 0


def test_a_program_is_not_given_the_frozen_program_s_own_libraries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/ours")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    assert environment()["LD_LIBRARY_PATH"] == "/ours"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert environment()["LD_LIBRARY_PATH"] == "/before"
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG")
    assert "LD_LIBRARY_PATH" not in environment()
