# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Games are saved and opened by a session; whatever a file holds, the present game is safe."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from desktop_app.core.file_formats import GameSummary
from desktop_app.core.position import MAX, MIN, Player
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.files import opening
from desktop_app.files.disk import read_text
from desktop_app.files.game_file import (
    GameFileContents,
    ReportShare,
    SourceFile,
    game_text,
    read_game,
)
from desktop_app.files.opening import MOST_MOVES
from desktop_app.games.registry import find_game
from desktop_app.play.game_files import MOST_RECENT, GameFiles, Source
from desktop_app.play.history.model import HistoryModel
from desktop_app.play.session import GameSession
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.settings import Settings
from tests.files.games import random_game, shape


class Desk:
    """A session with files; what it is told is noted."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.session = GameSession(find_game("tic-tac-toe"))
        self.history = HistoryModel(lambda _: ("",) * 6)
        settings = Settings(QSettings(str(folder / "a.ini"), QSettings.Format.IniFormat))
        self.programs: list[StrategyId] = []
        self.files = GameFiles(
            self.session,
            self.history,
            settings,
            lambda seat: seat is None or seat.path is None or seat in self.programs,
        )
        self.told: list[tuple[str, bool]] = []
        self.files.told.connect(self.note)
        self.asked: list[tuple[Player, StrategyId]] = []
        self.files.strange.connect(self.note_program)
        self.begun: list[bool] = []
        self.files.begun.connect(lambda: self.begun.append(True))

    def note(self, text: str, is_trouble: bool) -> None:
        self.told.append((text, is_trouble))

    def note_program(self, side: Player, program: StrategyId) -> None:
        self.asked.append((side, program))

    def wait(self) -> None:
        """Until something was told or begun."""
        self.qtbot.waitUntil(lambda: bool(self.told or self.begun), timeout=60_000)

    def refused(self, path: Path) -> str:
        """What is said of a file that is not opened; the game stays as it is."""
        before = shape(self.session.record)
        self.files.open(path)
        self.wait()
        ((text, is_trouble),) = self.told
        assert is_trouble
        assert not self.begun
        assert shape(self.session.record) == before
        self.told.clear()
        return text


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, tmp_path)
    made.session.play_line(parse_moves(made.session.position, "b2a3"))
    yield made
    made.files.shutdown()


def test_a_game_is_saved_and_opened(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "mine.mmfair"
    session = desk.session
    session.back()
    session.play(0)
    session.comment("better?")
    session.set_seat(MIN, parse_strategy("perfect"))
    saved = shape(session.record)
    assert desk.files.file is None
    desk.files.save_as(file)
    desk.wait()
    assert desk.told == [("The game is saved as “mine.mmfair”.", False)]
    assert desk.files.file == file
    session.new_game(find_game("gomoku").start())
    session.play(0)
    session.set_seat(MIN, None)
    assert desk.files.file is None
    desk.told.clear()
    desk.files.open(file)
    desk.wait()
    assert desk.told == []
    assert shape(session.record) == saved
    assert (session.chosen_seat(MAX), session.chosen_seat(MIN)) == (None, StrategyId("perfect"))
    assert session.held
    assert desk.files.file == file
    assert desk.files.recent == [file]
    session.previous_game()
    assert session.game.id == "gomoku"


def test_a_game_differs_from_its_file_by_what_a_person_has_done(desk: Desk, tmp_path: Path) -> None:
    session, filed = desk.session, desk.files.filed
    file = tmp_path / "mine.mmfair"

    def differs() -> bool:
        own = filed.own_file(session.record)
        assert own is not None
        assert own.path == file
        return own.differs

    def save() -> None:
        desk.told.clear()
        desk.files.save_as(file)
        desk.wait()

    save()
    assert not differs()
    session.back()
    desk.history.set_score(session.position, Score(Outcome.DRAW, 8, 0, Bound.EXACT, 8))
    session.forward()
    assert not differs()
    for change in (
        partial(session.play, 1),
        partial(session.comment, "why?"),
        partial(session.comment, "so"),
        partial(session.set_seat, MIN, StrategyId("random")),
    ):
        change()
        assert differs()
        save()
        assert not differs()
    session.comment("")
    session.comment("so")
    assert not differs()


def test_changes_during_a_save_are_not_in_the_file(desk: Desk, tmp_path: Path) -> None:
    desk.files.save_as(tmp_path / "a")
    desk.session.play(1)
    desk.wait()
    own = desk.files.filed.own_file(desk.session.record)
    assert own is not None
    assert (own.path, own.differs) == (tmp_path / "a", True)
    assert shape(read_game(read_text(tmp_path / "a")).record) != shape(desk.session.record)


def test_a_game_that_is_taken_back_has_its_file_still(desk: Desk, tmp_path: Path) -> None:
    first, told = desk.session.record, list[GameRecord]()
    desk.files.save_as(tmp_path / "a")
    desk.wait()
    desk.files.filed.changed.connect(told.append)
    desk.session.new_game()
    assert told == [desk.session.record]
    assert desk.files.file is None
    desk.session.previous_game()
    assert told[1:] == [first]
    assert desk.files.file == tmp_path / "a"


def test_a_text_that_names_a_file_gives_none_to_be_written_over(desk: Desk, tmp_path: Path) -> None:
    other = GameFileContents(random_game(0).record, own=SourceFile(tmp_path / "other"))
    desk.files.open_text(game_text(other))
    desk.wait()
    assert desk.files.file is None
    desk.begun.clear()
    (tmp_path / "mine").write_text(game_text(other), "utf-8")
    desk.files.open(tmp_path / "mine")
    desk.wait()
    assert desk.files.file == tmp_path / "mine"


def test_values_of_positions_are_opened_too(desk: Desk, tmp_path: Path) -> None:
    kept = random_game(0)
    (tmp_path / "a").write_text(game_text(kept), "utf-8")
    desk.files.open(tmp_path / "a")
    desk.wait()
    assert desk.history.values(desk.session.record) == kept.values


def test_a_program_of_a_strange_file_is_not_started(desk: Desk, tmp_path: Path) -> None:
    brain = parse_strategy("brain:/opt/pbrain-x")
    text = game_text(random_game(0))
    text = text.replace('"players": [', '"players": ["brain:/opt/pbrain-x", "random"], "was": [')
    for known in (False, True):
        desk.programs = [brain] * known
        desk.asked.clear()
        desk.told.clear()
        desk.begun.clear()
        desk.files.open_text(text)
        desk.wait()
        session = desk.session
        assert session.chosen_seat(MAX) == (brain if known else None)
        assert session.chosen_seat(MIN) == StrategyId("random")
        assert desk.asked == ([] if known else [(MAX, brain)])
        assert desk.told == []


def test_a_file_that_cannot_be_opened_is_reported_in_one_sentence(
    desk: Desk, tmp_path: Path
) -> None:
    file = tmp_path / "bad.mmfair"
    head = '{"format": "minimax-fair game", "version": 1, "game": "tic-tac-toe", "moves": [\n'
    large = ",\n".join(['{"move": "b2"}'] * (MOST_MOVES + 1))
    for text, reason in (
        (
            head + '{"move": "b2"},\n{"move": "b2"}]}',
            "line 3: Move 2: square b2 is already taken. ",
        ),
        (" " * 10_000_000, "it is larger than 4 MB. Choose a smaller file."),
        (head + large + "]}", "it has more than 5,000 moves. Choose a shorter game."),
        ("[" * 3_000_000, "line 1: there are too many brackets inside brackets."),
        (
            "%PDF-1.4",
            "line 1: this isn't JSON. The file is damaged, or it is another kind of file.",
        ),
    ):
        file.write_text(text, "utf-8")
        assert desk.refused(file).startswith(f"“bad.mmfair” wasn't opened: {reason}")
    file.write_bytes(b"\x89PNG\r\n")
    reason = "line 1: this isn't UTF-8 text. Save it as UTF-8 and try again."
    assert desk.refused(file) == f"“bad.mmfair” wasn't opened: {reason}"
    reason = "there is no such file or folder. Check the name."
    assert desk.refused(tmp_path / "none") == f"“none” wasn't opened: {reason}"
    file.write_text(head.replace("tic-tac-toe", "numbers:1,2") + "]}", "utf-8")
    assert "has no board" in desk.refused(file)
    assert desk.files.recent == []


def test_a_long_read_shows_its_progress(
    desk: Desk, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    half, may_go_on, told = Event(), Event(), list[tuple[str, bool]]()

    def slow(text: str, most: int, tell: ReportShare) -> GameFileContents:
        half.wait()
        tell(0.5)
        may_go_on.wait()
        return read_game(text, most, tell)

    monkeypatch.setattr(opening, "read_game", slow)

    def note(text: str, is_first: bool) -> None:
        told.append((text, is_first))

    desk.files.lasting.connect(note)
    file = tmp_path / "long.mmfair"
    file.write_text(game_text(random_game(0)), "utf-8")
    desk.files.open(file)
    first, later = "Opening “long.mmfair”: 0%.", "Opening “long.mmfair”: 50%."
    try:
        qtbot.waitUntil(lambda: bool(told), timeout=60_000)
        assert told[0] == (first, True)
        half.set()
        qtbot.waitUntil(lambda: told[-1] == (later, False), timeout=60_000)
    finally:
        half.set()
        may_go_on.set()
    desk.wait()
    assert desk.begun


def test_a_long_read_can_be_cancelled(
    desk: Desk, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = Event()

    def endless(_text: str, _most: int, tell: ReportShare) -> GameFileContents:
        try:
            while True:
                tell(0.5)
        finally:
            ended.set()

    file = tmp_path / "long.mmfair"
    file.write_text(game_text(random_game(0)), "utf-8")
    before = shape(desk.session.record)
    with monkeypatch.context() as patch:
        patch.setattr(opening, "read_game", endless)
        with qtbot.waitSignal(desk.files.lasting, timeout=60_000):
            desk.files.open(file)
        desk.files.stop()
        assert desk.told == [("“long.mmfair” wasn't opened: you stopped it.", False)]
        qtbot.waitUntil(ended.is_set, timeout=60_000)
        desk.files.open(file)  # another one takes its place at once
    desk.told.clear()
    desk.files.open(file)
    desk.wait()
    assert desk.begun
    assert shape(desk.session.record) != before
    desk.files.stop()  # nothing is read
    assert not desk.told


def test_reading_a_long_game_reports_every_part() -> None:
    record, shares = GameRecord(find_game("five-in-a-row").start()), list[float]()
    for move in record.position.legal_moves()[:250]:
        record.go_to(record.root)
        record.play(move)
    read_game(game_text(GameFileContents(record)), tell=shares.append)
    assert shares == pytest.approx([0.1, 0.1 + 0.9 * 100 / 250, 0.1 + 0.9 * 200 / 250], abs=0.01)


def test_a_game_is_saved_beside_a_file_that_somebody_has_changed(
    desk: Desk, tmp_path: Path
) -> None:
    file = tmp_path / "a.mmfair"
    file.write_text("somebody else's", "utf-8")
    for beside in (tmp_path / "a (2).mmfair", tmp_path / "a (3).mmfair"):
        desk.told.clear()
        desk.files.save_beside(file)
        desk.wait()
        assert shape(read_game(read_text(beside)).record) == shape(desk.session.record)
        assert desk.files.file == beside
    assert file.read_text("utf-8") == "somebody else's"


def test_a_failed_save_is_reported_in_one_sentence(desk: Desk, tmp_path: Path) -> None:
    desk.files.save_as(tmp_path / "none" / "a.mmfair")
    desk.wait()
    assert desk.told == [
        ("“a.mmfair” wasn't saved: there is no such file or folder. Check the name.", True)
    ]
    assert desk.files.file is None


def test_the_last_files_are_offered(desk: Desk, tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.mmfair" for number in range(MOST_RECENT + 2)]
    for file in [*files, files[5]]:
        desk.told.clear()
        desk.files.save_as(file)
        desk.wait()
    assert desk.files.recent[:3] == [files[5], files[9], files[8]]
    assert len(desk.files.recent) == MOST_RECENT
    desk.files.forget_recent()
    assert desk.files.recent == []


PGN = """[White "Müller"]
[Black "perfect"]
[Result "1-0"]

1. e4 {[%eval 0.31,12] best} (1. d4 d5) 1... e5 1-0
"""


def test_a_game_of_another_program_is_opened_and_saved_in_its_form(
    desk: Desk, tmp_path: Path
) -> None:
    file, session = tmp_path / "one.PGN", desk.session
    file.write_text(PGN, "cp1252")
    desk.files.open(file)
    desk.wait()
    assert desk.told == []
    record = session.record
    assert (session.game.id, desk.files.file) == ("chess", file)
    assert (session.chosen_seat(MAX), session.chosen_seat(MIN)) == (None, StrategyId("perfect"))
    assert [node.comment for node in record.line()] == ["", "best", ""]
    assert [move.number for move in desk.history.values(record).values()] == [31]
    session.comment("why?")
    desk.begun.clear()
    desk.files.save_as(file)
    desk.wait()
    text = read_text(file)
    assert '[White "Müller"]' in text
    assert "1. e4 { [%eval 0.31,12] best } ( 1. d4 d5 ) 1... e5 { why? } 1-0" in text
    own = read_game(game_text(GameFileContents(record)))
    assert (
        own.record.tags == record.tags == {"White": "Müller", "Black": "perfect", "Result": "1-0"}
    )


TWO = """[Event "a"]
[White "Ada"]

1. e4 {[%clk 0:01:00]} *

[Event "b"]
[Black "Bob"]
[Date "2001.02.??"]
[Result "1/2-1/2"]

1. d4 d5 1/2-1/2
"""


def test_a_game_of_several_is_chosen_and_the_others_are_not_written_over(
    desk: Desk, tmp_path: Path
) -> None:
    file, found, ends = tmp_path / "two.pgn", list[GameSummary](), list[str]()
    sources: list[Source] = []
    file.write_text(TWO, "utf-8")

    def note(source: Source, games: Sequence[GameSummary]) -> None:
        sources.append(source)
        found.extend(games)

    desk.files.severalFound.connect(note)
    desk.files.severalListed.connect(ends.append)
    before = shape(desk.session.record)
    for _ in range(2):  # opened again, it is listed again
        desk.files.open(file)
        desk.qtbot.waitUntil(lambda: ends == [""], timeout=60_000)
        assert [(each.players, each.date, each.moves) for each in found] == [
            (("Ada", ""), "", 1),
            (("", "Bob"), "2001.02", 2),
        ]
        assert found[1].result == "1/2-1/2"
        assert shape(desk.session.record) == before
        assert desk.files.recent == [file]
        found.clear()
        ends.clear()
    desk.files.choose(sources[-1], 2)
    desk.wait()
    assert (
        desk.session.game.moves_text(
            [node.move for node in desk.session.record.line() if node.move is not None]
        )
        == "d2d4 d7d5"
    )
    assert desk.files.file is None
    assert not desk.files.save()
    assert file.read_text("utf-8") == TWO


def test_moves_that_fit_several_games_are_read_as_the_chosen_one(
    desk: Desk, tmp_path: Path
) -> None:
    file, asked = tmp_path / "moves.json", list[tuple[Source, Sequence[str]]]()
    file.write_text("a1 b2 c3", "utf-8")

    def note(source: Source, games: Sequence[str]) -> None:
        asked.append((source, games))

    desk.files.unclear.connect(note)
    desk.files.open(file)
    desk.qtbot.waitUntil(lambda: bool(asked), timeout=60_000)
    ((source, games),) = asked
    assert {"tic-tac-toe", "gomoku", "hex"} < set(games)
    desk.files.read_as(source, find_game("hex"))
    desk.wait()
    assert desk.session.game.id == "hex"
    assert len(desk.session.record.line()) == 4
    assert desk.files.file is None  # it has no place for comments and branches
    assert file.read_text("utf-8") == "a1 b2 c3"


def test_a_pgn_without_a_game_is_refused_in_one_sentence(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "bad.pgn"
    file.write_text("", "utf-8")
    reason = "line 1: there is no game in it. Try another file."
    assert desk.refused(file).startswith(f"“bad.pgn” wasn't opened: {reason}")


@pytest.mark.parametrize(
    ("text", "moves", "told"),
    [("1. e4\n1... Qh9", 1, ["“bad.pgn”", "“Qh9”"]), ("1. e4 {", 1, ["“bad.pgn”", "comment"])],
)
def test_what_is_certain_of_a_bad_pgn_is_opened_and_the_rest_told(
    desk: Desk, tmp_path: Path, text: str, moves: int, told: list[str]
) -> None:
    file = tmp_path / "bad.pgn"
    file.write_text(text, "utf-8")
    desk.files.open(file)
    desk.qtbot.waitUntil(lambda: bool(desk.told and desk.begun), timeout=60_000)
    assert len(desk.session.record.line()) == moves + 1
    ((sentence, _),) = desk.told
    assert [each for each in told if each not in sentence] == []


def test_a_file_called_pgn_that_holds_our_own_form_is_opened(desk: Desk, tmp_path: Path) -> None:
    file = tmp_path / "a.pgn"
    desk.files.save_as(file)  # tic-tac-toe has no such form
    desk.wait()
    saved = shape(desk.session.record)
    desk.told.clear()
    desk.session.new_game(find_game("chess").start())
    desk.files.open(file)
    desk.wait()
    assert shape(desk.session.record) == saved
