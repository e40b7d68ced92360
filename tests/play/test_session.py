# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

from random import Random

import pytest

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Player
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.files.game_file import GameFileContents, game_text, read_game
from desktop_app.games.registry import find_game
from desktop_app.play.session import PERSON, SHELF, GameSession
from desktop_app.players.registry import StrategyId, make_strategy
from desktop_app.players.strategy import MoveContext

PERFECT = StrategyId("perfect")
RANDOM = StrategyId("random")


class Heard:
    """Which signals a session has sent, in order."""

    def __init__(self, session: GameSession) -> None:
        self.names: list[str] = []
        session.positionChanged.connect(lambda: self.names.append("position"))
        session.recordChanged.connect(lambda: self.names.append("record"))
        session.seatsChanged.connect(lambda: self.names.append("seats"))
        session.gameStarted.connect(lambda: self.names.append("started"))

    def take(self) -> list[str]:
        names, self.names = self.names, []
        return names


def session_of(game: str = "tic-tac-toe", *, bot: Player | None = None) -> GameSession:
    session = GameSession(find_game(game), seed=7)
    if bot is not None:
        session.set_seat(bot, PERFECT)
    return session


def play(session: GameSession, text: str) -> None:
    """Make moves one by one, for whoever's turn it is."""
    for move in parse_moves(session.position, text):
        session.play(move)


def line(session: GameSession) -> str:
    """The moves that led to the position on the board."""
    return session.game.moves_text(session.record.moves())


def test_a_session_begins_with_two_persons_at_the_start() -> None:
    session = session_of()
    assert session.position == session.game.start()
    assert session.seat(MAX) is session.seat(MIN) is PERSON
    assert session.bot_to_move is None
    assert session.bot_side is None
    assert not session.held
    assert not session.has_previous_game


def test_a_move_changes_record_and_position() -> None:
    session = session_of()
    heard = Heard(session)
    play(session, "b2")
    assert line(session) == "b2"
    assert heard.take() == ["record", "position"]


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    session = session_of()
    play(session, "b2")
    with pytest.raises(GameError):
        session.play(4)
    with pytest.raises(GameError):
        session.play(77)
    assert line(session) == "b2"


def test_no_move_is_made_after_the_end() -> None:
    session = session_of()
    play(session, "a3b3a2b2a1")
    assert session.position.outcome == 1
    with pytest.raises(GameError):
        session.play(8)


def test_a_line_is_played_as_one_step() -> None:
    session = session_of()
    heard = Heard(session)
    session.play_line(parse_moves(session.position, "b2a3c1"))
    assert line(session) == "b2a3c1"
    assert heard.take() == ["record", "position"]


def test_moves_before_an_illegal_one_stay_and_are_signalled() -> None:
    session = session_of()
    heard = Heard(session)
    with pytest.raises(GameError):
        session.play_line([4, 0, 4, 8])
    assert line(session) == "b2a3"
    assert heard.take() == ["record", "position"]


@pytest.mark.parametrize(
    ("bot", "played", "left"), [(MIN, "b2a3c1c3", "b2a3"), (MAX, "b2a3c1", "b2")]
)
def test_undo_against_a_bot_takes_both_moves_back(bot: Player, played: str, left: str) -> None:
    session = session_of(bot=bot)
    play(session, played)
    session.undo()
    assert line(session) == left
    assert session.position.turn is bot.opponent
    session.redo()
    assert line(session) == played
    assert session.bot_to_move is None


def test_undo_while_the_bot_is_thinking_takes_the_persons_move_back() -> None:
    session = session_of(bot=MIN)
    play(session, "b2")
    assert session.bot_to_move == PERFECT
    session.undo()
    assert session.position == session.game.start()
    assert session.bot_to_move is None


def test_undo_of_a_bots_first_move_leaves_the_bot_waiting() -> None:
    session = session_of(bot=MAX)
    play(session, "b2")
    session.undo()
    assert session.position == session.game.start()
    assert session.held
    assert session.bot_to_move is None
    session.resume()
    assert session.bot_to_move == PERFECT


def test_undo_of_a_won_game_takes_back_the_winning_move() -> None:
    session = session_of(bot=MIN)
    play(session, "a3b3a2b2a1")
    session.undo()
    assert line(session) == "a3b3a2b2"
    assert session.bot_to_move is None


def test_undo_between_persons_and_between_bots_takes_one_move_back() -> None:
    session = session_of()
    play(session, "b2a3c1")
    session.undo()
    assert line(session) == "b2a3"
    session.set_seat(MAX, PERFECT)
    session.set_seat(MIN, RANDOM)
    session.undo()
    assert line(session) == "b2"
    assert session.held
    session.redo()
    assert line(session) == "b2a3"
    assert session.held


def test_undo_and_redo_without_effect_emit_no_signal() -> None:
    session = session_of(bot=MIN)
    heard = Heard(session)
    for step in (session.undo, session.redo, session.back, session.forward):
        step()
    session.go_to_start()
    session.go_to_end()
    assert heard.take() == []
    assert not session.held


def test_walking_holds_the_bots_where_it_is_their_turn() -> None:
    session = session_of(bot=MIN)
    play(session, "b2a3c1c3")
    session.back()
    assert session.held
    assert session.bot_to_move is None
    session.back()
    assert not session.held  # a person's turn: their move lets the bot answer
    session.go_to_start()
    assert line(session) == ""
    session.forward()
    assert session.held
    session.go_to_end()
    assert line(session) == "b2a3c1c3"
    session.go_to(session.record.line()[1])
    assert session.held


def test_a_move_lets_a_bot_go_on_that_a_walk_has_held() -> None:
    session = session_of(bot=MIN)
    play(session, "b2a3")
    session.back()
    assert session.held
    assert session.bot_waits
    play(session, "c1")  # for the bot; it is a person's turn then
    assert not session.held
    play(session, "c3")
    assert session.bot_to_move == PERFECT


def test_a_bot_that_is_told_to_wait_does_so_until_it_is_told_to_go_on() -> None:
    session = session_of(bot=MIN)
    play(session, "b2a3")
    session.hold()
    play(session, "c1")
    assert session.held
    assert session.bot_waits
    assert session.bot_to_move is None
    session.undo()
    assert session.held
    assert not session.bot_waits
    session.redo()
    session.resume()
    assert session.bot_to_move == PERFECT


def test_a_new_game_lets_a_bot_go_on_that_was_told_to_wait() -> None:
    session = session_of(bot=MAX)
    session.hold()
    session.new_game()
    assert session.bot_to_move == PERFECT


def test_a_line_can_be_set_up_without_letting_the_bot_answer() -> None:
    session = session_of(bot=MIN)
    session.play_line(parse_moves(session.position, "b2a3c1"), held=True)
    assert session.bot_waits
    session.resume()
    assert session.bot_to_move == PERFECT
    session.new_game()
    session.play_line(parse_moves(session.position, "b2a3"), held=True)
    assert not session.held  # a person's turn: their move lets the bot answer


def test_hold_and_resume_are_signalled_once() -> None:
    session = session_of(bot=MAX)
    heard = Heard(session)
    session.hold()
    session.hold()
    assert heard.take() == ["seats"]
    assert session.bot_to_move is None
    session.resume()
    session.resume()
    assert heard.take() == ["seats"]
    assert session.bot_to_move == PERFECT


def test_playing_from_an_earlier_position_makes_a_branch_and_loses_nothing() -> None:
    session = session_of()
    play(session, "b2a3c1c3")
    session.go_to(session.record.line()[2])
    play(session, "a1")
    assert line(session) == "b2a3a1"
    session.back()
    moves = [node.move for node in session.record.current.children]
    assert [session.game.move_text(m) for m in moves if m is not None] == ["c1", "a1"]
    session.go_to(session.record.current.children[0])
    session.go_to_end()
    assert line(session) == "b2a3c1c3"


def test_a_move_that_was_tried_before_is_walked_again() -> None:
    session = session_of()
    play(session, "b2a3")
    session.go_to_start()
    play(session, "b2")
    assert len(session.record.root.children) == 1
    session.go_to_end()
    assert line(session) == "b2a3"


def test_a_new_game_puts_the_old_one_on_the_shelf() -> None:
    session = session_of()
    play(session, "b2a3")
    heard = Heard(session)
    session.new_game()
    assert heard.take() == ["started", "record", "position"]
    assert session.position == session.game.start()
    assert session.has_previous_game
    session.previous_game()
    assert line(session) == "b2a3"
    assert not session.has_previous_game


def test_a_game_without_moves_is_not_worth_keeping() -> None:
    session = session_of()
    session.new_game()
    session.new_game(find_game("gomoku").start())
    assert not session.has_previous_game
    heard = Heard(session)
    session.previous_game()
    assert heard.take() == []


def test_previous_game_goes_round_all_games_and_loses_none() -> None:
    session = session_of()
    for first in ("a1", "b1", "c1"):
        session.new_game()
        play(session, first)
    seen: list[str] = []
    for _ in range(6):
        session.previous_game()
        seen.append(line(session))
    assert sorted(seen[:3]) == ["a1", "b1", "c1"]
    assert seen[3:] == seen[:3]


def test_a_game_from_the_shelf_waits_for_its_bots_to_be_let_go() -> None:
    session = session_of(bot=MIN)
    play(session, "b2")
    session.new_game()
    session.previous_game()
    assert session.held
    assert session.bot_to_move is None


def test_the_shelf_keeps_the_newest_games() -> None:
    session = session_of()
    for _ in range(SHELF + 5):
        play(session, "b2")
        session.new_game()
    games: list[GameRecord] = []
    for _ in range(2 * SHELF):  # they come back in turn, the newest first
        session.previous_game()
        games.append(session.record)
    assert games[:SHELF] == games[SHELF:]
    assert len(set(map(id, games))) == SHELF


def test_another_game_can_be_begun_held_or_with_sides_swapped() -> None:
    session = session_of(bot=MIN)
    connect_four = find_game("connect-four")
    session.new_game(connect_four.start(), swap=True, held=True)
    assert session.game == connect_four
    assert session.seat(MAX) == PERFECT
    assert session.seat(MIN) is PERSON
    assert session.bot_to_move is None
    session.resume()
    assert session.bot_to_move == PERFECT
    session.new_game()
    assert session.game == connect_four
    assert session.seat(MAX) == PERFECT
    assert not session.held


def test_seat_changes_are_signalled() -> None:
    session = session_of()
    heard = Heard(session)
    session.set_seat(MAX, PERFECT)
    session.set_seat(MAX, PERFECT)
    assert heard.take() == ["seats"]
    assert session.bot_side is MAX
    assert session.bot_to_move == PERFECT
    session.swap_seats()
    assert heard.take() == ["seats"]
    assert session.bot_side is MIN
    assert session.bot_to_move is None
    session.set_seat(MAX, RANDOM)
    assert session.bot_side is None


def test_an_opened_game_signals_its_players() -> None:
    session = session_of()
    heard = Heard(session)
    session.open_record(GameRecord(session.game.start()), (PERSON, PERFECT))
    assert "seats" in heard.take()
    assert (session.seat(MAX), session.seat(MIN)) == (PERSON, PERFECT)


def test_no_bot_is_to_move_after_the_end() -> None:
    session = session_of(bot=MIN)
    play(session, "a3b3a2b2a1")
    assert session.bot_to_move is None


def games_of_bots(seed: int, count: int) -> list[str]:
    """Some games between random players, as a window plays them."""
    session = GameSession(find_game("tic-tac-toe"), seed)
    session.set_seat(MAX, RANDOM)
    session.set_seat(MIN, RANDOM)
    played: list[str] = []
    for _ in range(count):
        while (strategy := session.bot_to_move) is not None:
            thinking = MoveContext(Random(session.move_seed))
            session.play(make_strategy(strategy).choose(session.position, thinking).move)
        played.append(line(session))
        session.new_game()
    return played


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    games = games_of_bots(seed=1, count=6)
    assert games == games_of_bots(seed=1, count=6)
    assert len(set(games)) > 3
    assert games != games_of_bots(seed=2, count=6)


def test_a_move_taken_back_is_answered_in_the_same_way() -> None:
    session = session_of(bot=MIN)
    play(session, "b2")
    seed = session.move_seed
    session.undo()
    play(session, "b2")
    assert session.move_seed == seed


def test_the_chosen_player_is_kept_in_games_without_its_level() -> None:
    session, hard = session_of("connect-four"), StrategyId("alpha-beta", 6)
    session.set_seat(MIN, hard)
    assert session.seat(MIN) == session.chosen_seat(MIN) == hard
    session.new_game(find_game("tic-tac-toe").start())
    assert session.seat(MIN) == PERFECT
    assert session.chosen_seat(MIN) == hard
    session.play(0)
    assert session.bot_to_move == PERFECT
    session.new_game(find_game("connect-four").start())
    assert session.seat(MIN) == hard


def test_misjudgements_depend_on_the_seed_of_the_game() -> None:
    """Also when the game comes back after another one, or with the next start of the program."""
    session = session_of(bot=MIN)
    play(session, "b2")
    seeds = session.seeds
    session.new_game()
    assert session.seeds[1] != seeds[1]
    session.previous_game()
    assert session.seeds == seeds
    kept = read_game(game_text(GameFileContents(session.record)))
    later = GameSession(find_game("tic-tac-toe"), seed=8)
    later.continue_record(kept.record)
    assert later.seeds == seeds
