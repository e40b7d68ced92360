# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The characters stand for measured levels, weakest first, in every game."""

import pytest

from desktop_app.core.position import Game
from desktop_app.games.registry import PRESETS, find_game
from desktop_app.players.characters import (
    FITTED_PLAYER,
    Character,
    character_of,
    characters_of,
    opponent_of,
    stars_of,
)
from desktop_app.players.ladder import ladder_of
from desktop_app.players.levels import FIRST_OPPONENT, levels_for
from desktop_app.players.registry import parse_strategy
from desktop_app.resources import resource_path
from desktop_app.words.players import character_name, opponent_sentence, opponent_title

PLAYED = [game for game in PRESETS.values() if not game.is_numeric]
BOARD = "mnk:7x5x4"  # nobody has measured it


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_they_are_levels_of_the_game_in_its_order(game: Game) -> None:
    cast, levels = characters_of(game), levels_for(game)
    places = [levels.index(level) for level in cast.values()]
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == (0, len(levels) - 1)
    assert len(cast) == min(len(levels), 5)
    assert cast[Character.MOMO] == parse_strategy("random")
    assert cast[Character.NILO] == FIRST_OPPONENT
    assert cast[Character.ZENO] == parse_strategy("perfect")
    order = list(Character)
    assert [order.index(each) for each in cast] == sorted(order.index(each) for each in cast)


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_stars_are_given_only_for_what_was_measured(game: Game) -> None:
    stars = [stars_of(character, game) for character in characters_of(game)]
    if ladder_of(game) is None:
        assert set(stars) == {None}
    else:
        told = [count for count in stars if count is not None]
        assert len(told) == len(stars)
        assert told == sorted(set(told))
        assert (told[0], told[-1]) == (1, 5)


def test_one_game_of_the_list_is_too_small_to_measure() -> None:
    unmeasured = [game.id for game in PLAYED if stars_of(Character.ZENO, game) is None]
    assert unmeasured == ["hexapawn"]


def test_a_board_that_nobody_measured_has_characters_without_stars() -> None:
    game = find_game(BOARD)
    assert list(characters_of(game)) == [Character.MOMO, Character.NILO, Character.ZENO]
    assert {stars_of(each, game) for each in characters_of(game)} == {None}


def test_a_game_may_lack_a_character() -> None:
    four, three = find_game("connect-four"), find_game("tic-tac-toe")
    assert opponent_of(Character.LUNA, four) == characters_of(four)[Character.LUNA]
    assert opponent_of(Character.LUNA, three) == characters_of(three)[Character.LUNA]
    assert opponent_of(Character.RUBI, three) is None
    assert opponent_of(Character.MIRA, three) == FITTED_PLAYER


def test_a_character_is_found_by_its_level() -> None:
    four, three = find_game("connect-four"), find_game("tic-tac-toe")
    level = parse_strategy("alpha-beta:8")
    assert character_of(level, four) is Character.RUBI
    assert character_of(level, three) is None
    assert character_of(parse_strategy("builder"), four) is None
    for game in (four, three):
        assert character_of(FITTED_PLAYER, game) is Character.MIRA
        assert stars_of(Character.MIRA, game) is None


def test_the_board_calls_players_by_their_characters() -> None:
    game = find_game("connect-four")
    assert opponent_title(parse_strategy("perfect"), game) == "Zeno"
    assert opponent_title(parse_strategy("builder"), game) == "Builder"


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_each_says_one_short_sentence(game: Game) -> None:
    for strategy in (*characters_of(game).values(), FITTED_PLAYER):
        sentence = opponent_sentence(strategy, game)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert sentence.count(".") == 1
        assert len(sentence.split()) <= 9


def test_each_has_a_face_and_a_name_of_its_own() -> None:
    drawings = {resource_path("faces", f"{each}.svg").read_text("utf-8") for each in Character}
    assert len(drawings) == len(Character)
    assert len({character_name(each) for each in Character}) == len(Character)
