# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chess engines as players: what goes well, and all that can go wrong."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import chess.engine
import pytest

from desktop_app.core.position import Position
from desktop_app.games.registry import find_game
from desktop_app.players.errors import PlayerError, PlayerFault
from desktop_app.players.programs import uci as uci_player
from desktop_app.players.programs.protocols import (
    UCI,
    Timeouts,
    check_program,
    command_of,
    found_programs,
)
from desktop_app.players.programs.uci import UciConnection, UciPlayer
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.players.roster import Roster
from desktop_app.players.strategy import ChosenMove, MoveContext
from desktop_app.search.limits import Limits
from desktop_app.words.players import player_fault_text
from tests.players.programs.fakes import (
    lives,
    make_engine,
    posix_only,
    processes,
    told,
    wait_for_end,
)
from tests.waiting import Clock

pytestmark = posix_only
MakePlayer = Callable[..., tuple[UciPlayer, Path]]
PATIENT = Timeouts(start=60.0, grace=60.0)
HASTY = Timeouts(start=60.0, grace=0.05)
MOMENT = MoveContext(limits=Limits(seconds=0.05))
CHESS = find_game("chess")
BOOK = "e2e4 e7e5 g1f3"
ODD_BUT_HONEST = (
    "odd-options", "loud", "spaced", "breathless", "cr", "crlf", "mumbles", "fractions",
    "long-line", "gossip", "dashed", "notes", "twice", "early", "echo",
)  # fmt: skip
"""Ways to speak UCI that leave no doubt about what is meant."""


@pytest.fixture
def make_player(tmp_path: Path) -> Iterator[MakePlayer]:
    """Makes players that behave in a way; their processes have ended when the test has."""
    made: list[tuple[UciPlayer, Path]] = []

    def make_one(
        behaviour: str, patience: Timeouts = PATIENT, level: str | None = None
    ) -> tuple[UciPlayer, Path]:
        file = make_engine(tmp_path, behaviour)
        made.append((UciPlayer(str(file), level, patience), file))
        return made[-1]

    yield make_one
    for player, file in made:
        player.close()
        assert wait_for_end(file)


def played(moves: str = "", start: Position | None = None) -> Position:
    position = start or CHESS.start()
    for move in moves.split():
        position = position.after(CHESS.parse_move(position, move))
    return position


def replied(position: Position, player: UciPlayer) -> Position:
    """The position after a player's move."""
    move = player.choose(position, MOMENT).move
    assert move in position.legal_moves()
    return position.after(move)


def fails(player: UciPlayer, thinking: MoveContext = MOMENT, moves: str = "") -> PlayerError:
    """How a player fails to move."""
    with pytest.raises(PlayerError) as caught:
        player.choose(played(moves), thinking)
    assert caught.value.details["path"]
    return caught.value


@pytest.fixture
def policy() -> Iterator[None]:
    """The library's way to watch processes, as its own engines set it for all of a program."""
    before = asyncio.get_event_loop_policy()  # pyright: ignore[reportDeprecated] - the library uses them
    asyncio.set_event_loop_policy(chess.engine.EventLoopPolicy())  # pyright: ignore[reportDeprecated]
    yield
    asyncio.set_event_loop_policy(before)  # pyright: ignore[reportDeprecated]


@pytest.mark.usefixtures("policy")
@pytest.mark.parametrize("has_pidfd", [True, False])
def test_it_plays_also_beside_engines_that_the_library_runs(
    make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch, has_pidfd: bool
) -> None:
    if not has_pidfd:  # as on older systems
        monkeypatch.delattr(os, "pidfd_open", raising=False)
    player, file = make_player("good")
    replied(CHESS.start(), player)
    player.close()
    assert wait_for_end(file)


@pytest.mark.parametrize("behaviour", ["good", "banner", "plain", *ODD_BUT_HONEST])
def test_it_plays_on_in_one_process(make_player: MakePlayer, behaviour: str) -> None:
    """Each answer is the one to its own question."""
    player, file = make_player(behaviour)
    position = CHESS.start()
    for move in ("b1c3", "c3d5", "d5e7"):
        choice = player.choose(position, MOMENT)
        assert CHESS.move_text(choice.move) == move
        assert (choice.depth, choice.nodes) == (3, 42)
        position = position.after(choice.move)
        position = position.after(position.legal_moves()[0])
    assert len(processes(file)) == 1
    assert len(told(file, "ucinewgame")) == 1


@pytest.mark.parametrize(
    ("level", "option"),
    [("skill0", "Skill Level value 0"), ("elo1400", "UCI_LimitStrength value true")],
)
def test_odd_options_leave_the_others_to_be_set(
    make_player: MakePlayer, level: str, option: str
) -> None:
    player, file = make_player("odd-options", level=level)
    replied(CHESS.start(), player)
    assert f"setoption name {option}" in told(file, "setoption")
    assert player.strengths(lambda: False).levels == {"elo": (1400, 2000), "skill": (0, 9)}


def test_a_stop_before_the_question_is_sent_reaches_the_engine(make_player: MakePlayer) -> None:
    """As the library waits for `readyok` before it asks for a move."""
    player, file = make_player("thinks")
    replied_to = MoveContext(limits=Limits(seconds=36_000), should_stop=lambda: True)
    player.strengths(lambda: False)
    assert player.choose(CHESS.start(), replied_to).move in CHESS.start().legal_moves()
    assert told(file, "stop") == ["stop"]


@pytest.mark.parametrize(
    ("behaviour", "status", "says"),
    [
        ("signal-4", -4, "processor doesn't know one of its instructions (signal 4)"),
        ("signal-11", -11, "memory that it must not use (signal 11)"),
        ("signal-8", -8, "arithmetic (signal 8)"),
        ("signal-6", -6, "an error in itself and gave up (signal 6)"),
        ("signal-9", -9, "Something else stopped signal-9-chess (signal 9)."),
        ("signal-15", -15, "Something else stopped signal-15-chess (signal 15)."),
        ("status-132", 132, "processor doesn't know one of its instructions (signal 4)"),
        ("status-139", 139, "memory that it must not use (signal 11)"),
        ("status-127", 127, "a file that it needs is missing (code 127)"),
        ("status-3", 3, "crashed or left the game (exit status 3)"),
        ("status-0", 0, "status-0-chess left the game."),
    ],
)
def test_the_death_of_an_engine_is_told_in_words(
    make_player: MakePlayer, behaviour: str, status: int, says: str
) -> None:
    error = fails(make_player(behaviour)[0])
    assert (error.fault, error.details["status"]) == (PlayerFault.ENDED, status)
    assert says in player_fault_text(error)


def test_it_is_sent_the_time_and_the_moves_since_the_last_pawn_move(
    make_player: MakePlayer,
) -> None:
    player, file = make_player("good")
    choice = player.choose(played("e2e4 e7e5 g1f3 b8c6 f3g1"), MOMENT)
    assert told(file, "go") == ["go movetime 50"]
    assert told(file, "position")[-1].endswith("moves g1f3 b8c6 f3g1")
    assert (choice.depth, choice.nodes) == (3, 42)


def test_depth_and_nodes_are_asked_for_too(make_player: MakePlayer) -> None:
    player, file = make_player("good")
    player.choose(CHESS.start(), MoveContext(limits=Limits(depth=4, nodes=999)))
    assert told(file, "go") == ["go depth 4 nodes 999 movetime 5000"]


def test_a_new_game_is_announced_to_the_engine(make_player: MakePlayer) -> None:
    player, file = make_player("good")
    replied(replied(CHESS.start(), player), player)
    replied(CHESS.start(), player)
    assert len(told(file, "ucinewgame")) == 2
    assert len(processes(file)) == 1


@pytest.mark.parametrize(
    ("level", "options"),
    [
        ("elo1500", {"UCI_LimitStrength value true", "UCI_Elo value 1500"}),
        ("skill3", {"Skill Level value 3"}),
        (None, set[str]()),
    ],
)
def test_it_is_sent_the_options_of_its_level(
    make_player: MakePlayer, level: str | None, options: set[str]
) -> None:
    player, file = make_player("good", level=level)
    replied(CHESS.start(), player)
    assert {line.removeprefix("setoption name ") for line in told(file, "setoption")} == options


@pytest.mark.parametrize(
    ("behaviour", "level"), [("good", "elo1399"), ("good", "skill10"), ("plain", "elo1500")]
)
def test_a_level_that_the_engine_lacks_is_reported(
    make_player: MakePlayer, behaviour: str, level: str
) -> None:
    player, file = make_player(behaviour, level=level)
    error = fails(player)
    assert (error.fault, error.details["text"]) == (PlayerFault.NO_LEVEL, level)
    assert wait_for_end(file)


def test_it_says_which_levels_it_has(make_player: MakePlayer) -> None:
    found = make_player("good")[0].strengths(lambda: False)
    assert (found.name, found.levels) == ("Fake 1", {"elo": (1400, 2000), "skill": (0, 9)})
    assert make_player("plain")[0].strengths(lambda: False).levels == {}


@pytest.mark.parametrize(
    ("behaviour", "fault", "text"),
    [
        ("crash-start", PlayerFault.ENDED, None),
        ("crash", PlayerFault.ENDED, None),
        ("illegal", PlayerFault.ILLEGAL, "e2e5"),
        ("null", PlayerFault.ILLEGAL, "0000"),
        ("none", PlayerFault.GARBAGE, "bestmove (none)"),
        ("words", PlayerFault.GARBAGE, "bestmove castles"),
        ("flood", PlayerFault.GARBAGE, "x" * 80),
        ("endless-line", PlayerFault.GARBAGE, "x" * 80),
    ],
)
def test_failures_of_an_engine_are_reported(
    make_player: MakePlayer, behaviour: str, fault: PlayerFault, text: str | None
) -> None:
    player, file = make_player(behaviour)
    error = fails(player)
    assert (error.fault, error.details.get("text")) == (fault, text)
    assert wait_for_end(file)


@pytest.mark.parametrize(
    ("behaviour", "fault"),
    [
        ("silent", PlayerFault.SILENT),
        ("child", PlayerFault.SILENT),
        ("garbage", PlayerFault.GARBAGE),
        ("no-move", PlayerFault.SILENT),
    ],
)
def test_an_engine_is_waited_for_as_long_as_stated(
    make_player: MakePlayer,
    monkeypatch: pytest.MonkeyPatch,
    behaviour: str,
    fault: PlayerFault,
) -> None:
    """All its time passes once it was asked, or once what it says instead has arrived."""
    player, file = make_player(behaviour, HASTY)
    lines, receive = list[str](), UciConnection.line_received

    def listen(talk: UciConnection, line: str) -> None:
        receive(talk, line)
        lines.append(line)

    def is_over() -> bool:
        said = any("Gomoku" in line for line in lines)
        return bool(told(file, "go")) and (said or behaviour != "garbage")

    monkeypatch.setattr(UciConnection, "line_received", listen)
    monkeypatch.setattr(uci_player, "perf_counter", Clock(is_over))
    assert fails(player).fault is fault
    assert wait_for_end(file)


@pytest.mark.parametrize("behaviour", ["silent-start", "deaf"])
def test_an_engine_without_uciok_is_ended(
    make_player: MakePlayer, monkeypatch: pytest.MonkeyPatch, behaviour: str
) -> None:
    player, file = make_player(behaviour, Timeouts(start=0.2))
    monkeypatch.setattr(uci_player, "perf_counter", Clock(lambda: processes(file)))
    assert fails(player).fault is PlayerFault.NO_START
    assert wait_for_end(file)


def test_after_a_failure_the_next_move_has_a_process_of_its_own(make_player: MakePlayer) -> None:
    player, file = make_player("crash-later")
    position = replied(CHESS.start(), player)
    position = position.after(position.legal_moves()[0])
    with pytest.raises(PlayerError) as caught:
        player.choose(position, MOMENT)
    assert caught.value.details["status"] == 7
    replied(position, player)
    assert len(processes(file)) == 2


def test_a_killed_engine_is_noticed(make_player: MakePlayer) -> None:
    player, file = make_player("good")
    position = replied(CHESS.start(), player)
    os.kill(processes(file)[0], signal.SIGKILL)
    assert wait_for_end(file)
    with pytest.raises(PlayerError) as caught:
        player.choose(position, MOMENT)
    assert caught.value.fault is PlayerFault.ENDED


def stopped_at(file: Path) -> MoveContext:
    """Long thinking that is stopped as soon as the engine was asked to move."""
    return MoveContext(limits=Limits(seconds=36_000), should_stop=lambda: bool(told(file, "go")))


def test_move_now_makes_the_engine_move(make_player: MakePlayer) -> None:
    player, file = make_player("thinks")
    choice = player.choose(CHESS.start(), stopped_at(file))
    assert isinstance(choice, ChosenMove)
    assert told(file, "stop")
    assert all(map(lives, processes(file)))


def test_a_stop_ends_one_that_does_not_care(make_player: MakePlayer) -> None:
    player, file = make_player("silent")
    assert fails(player, stopped_at(file)).fault is PlayerFault.STOPPED
    assert wait_for_end(file)


def test_a_stop_ends_one_that_is_just_starting(make_player: MakePlayer) -> None:
    player, file = make_player("deaf")
    thinking = MoveContext(should_stop=lambda: bool(processes(file)))
    assert fails(player, thinking).fault is PlayerFault.STOPPED
    assert wait_for_end(file)


def test_closing_kills_a_program_that_does_not_quit(make_player: MakePlayer) -> None:
    player, file = make_player("clings")
    replied(CHESS.start(), player)
    assert all(map(lives, processes(file)))
    player.close()
    assert wait_for_end(file)
    player.close()


@pytest.mark.parametrize("game", ["tic-tac-toe", "gomoku", "nim:1,2"])
def test_other_games_are_refused_before_anything_is_started(
    make_player: MakePlayer, game: str
) -> None:
    player, file = make_player("good")
    with pytest.raises(PlayerError) as caught:
        player.choose(find_game(game).start(), MOMENT)
    assert caught.value.fault is PlayerFault.NOT_CHESS
    assert processes(file) == []


def test_files_that_are_no_programs_are_refused(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("nothing that runs")
    with pytest.raises(PlayerError) as caught:
        check_program(UCI, str(text))
    assert caught.value.fault is PlayerFault.NOT_STARTED
    text.chmod(0o755)
    assert fails(UciPlayer(str(text))).fault is PlayerFault.NOT_STARTED
    assert fails(UciPlayer(str(tmp_path / "none"))).fault is PlayerFault.MISSING


def test_each_side_has_an_engine_of_its_own(tmp_path: Path) -> None:
    file = make_engine(tmp_path)
    name, roster, position = parse_strategy(f"uci:{file}@elo1600"), Roster(), CHESS.start()
    while position.ply < 4:
        position = position.after(roster.player(name, position.turn).choose(position, MOMENT).move)
    assert len(processes(file)) == 2
    roster.close()
    assert wait_for_end(file)


@pytest.mark.parametrize(
    ("text", "path", "level"),
    [
        ("uci:/usr/games/stockfish", "/usr/games/stockfish", None),
        ("uci:/usr/games/stockfish@elo1500", "/usr/games/stockfish", "elo1500"),
        ("uci:C:\\chess\\a@b.exe@skill3", "C:\\chess\\a@b.exe", "skill3"),
        ("uci:/a@strong", "/a@strong", None),
    ],
)
def test_how_engines_are_written_down(text: str, path: str, level: str | None) -> None:
    program = StrategyId("uci", path=path, level=level)
    assert parse_strategy(text) == program
    assert str(program) == text


def test_engines_are_found_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = make_engine(tmp_path).rename(tmp_path / "rubichess")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert str(engine) in found_programs(UCI)
    assert command_of("/usr/games/gnuchess") == ("/usr/games/gnuchess", "--uci")


def test_stockfish_plays_and_says_its_levels() -> None:
    stockfish = shutil.which("stockfish", path="/usr/games:/usr/local/bin:/usr/bin")
    assert stockfish is not None, (
        "missing: stockfish; `python3 packaging/start.py test` installs it"
    )
    player = UciPlayer(stockfish, "skill0", PATIENT)
    try:
        least, most = player.strengths(lambda: False).levels["elo"]
        assert least < 1500 < most
        assert replied(played(BOOK), player).ply == 4
    finally:
        player.close()
