# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is to be played: experiments that are ready, or one's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop_app.arena.terms import Terms
from desktop_app.arena.tournament import First, Tournament, needs_time
from desktop_app.games.errors import GameError
from desktop_app.games.position import Game
from desktop_app.games.registry import FIRST_GAME, PRESETS, find_game
from desktop_app.guard import guarded
from desktop_app.search.basics.limits import Limits
from desktop_app.settings import Settings
from desktop_app.strategies.levels import curiosities_for, levels_for
from desktop_app.strategies.registry import ALPHA_BETA, StrategyId, parse_strategy
from desktop_app.views.arena.experiments import DEEPEST, experiments
from desktop_app.views.kit.look.scale import NEAR, SNUG
from desktop_app.views.kit.look.type_size import enlarge
from desktop_app.views.kit.wheel_proof_box import WheelProofBox
from desktop_app.words.values import strategy_description, strategy_title
from desktop_app.words.wordings import game_title

MOST_PLAYERS = 9
MOST_GAMES, MOST_OPENINGS, MOST_SEED = 10_000, 1_000, 999_999
FIRST_PLAYERS = "perfect\nrandom"
SECONDS = 0.2
"""For a move, where somebody would think without end."""


@guarded
class CountBox(QSpinBox):
    """A whole number that a passing wheel does not change."""

    def __init__(self, least: int, most: int, value: int) -> None:
        super().__init__()
        self.setRange(least, most)
        self.setValue(value)
        self.setGroupSeparatorShown(True)


class ArenaChoices(QWidget):
    """Offers the experiments, and asks for one's own.

    Signals:
        started: a `Tournament` that is to be played.
    """

    started = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._programs: Sequence[StrategyId] = ()
        self._game = WheelProofBox()
        for game in PRESETS.values():
            if not game.is_numeric:
                self._game.add_choice(game_title(game), game)
        self._players: list[WheelProofBox] = []
        self._rows = QVBoxLayout()
        self._rows.setSpacing(SNUG)
        self._more = QPushButton(self.tr("One more player"))
        self._more.setToolTip(self.tr("Each player plays each other"))
        self._fewer = QPushButton(self.tr("One fewer"))
        self._fewer.setToolTip(self.tr("Leave out the last player"))
        self._games = CountBox(1, MOST_GAMES, 1_000)
        self._openings = CountBox(0, MOST_OPENINGS, 0)
        self._openings.setSpecialValueText(self.tr("none"))
        self._seed = CountBox(0, MOST_SEED, 0)
        self._first = WheelProofBox()
        self._first.add_choice(self.tr("in turn"), First.ALTERNATING)
        self._first.add_choice(self.tr("the upper one"), First.FIXED)
        self._first.add_choice(self.tr("by chance"), First.RANDOM)
        self.start = QPushButton(self.tr("Start"))
        self.start.setToolTip(self.tr("Play these games"))
        self.ready = [self._ready_button(number) for number in range(len(experiments()))]
        self._place()
        self._restore()
        self._game.currentIndexChanged.connect(self._list_players)
        self._more.clicked.connect(self._add_player)
        self._fewer.clicked.connect(self._drop_player)
        self.start.clicked.connect(self._start)

    def _ready_button(self, number: int) -> QPushButton:
        experiment = experiments()[number]
        button = QPushButton(experiment.title)
        button.setToolTip(experiment.tip)
        button.setAccessibleDescription(experiment.tip)
        button.clicked.connect(partial(self._start_ready, number))
        return button

    def _place(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, NEAR, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(_headline(self.tr("Ready experiments")))
        for button in self.ready:
            layout.addWidget(button)
        layout.addWidget(_headline(self.tr("Your own")))
        layout.addLayout(self._form([(self.tr("Game"), self._game, self.tr("What is played"))]))
        layout.addLayout(self._rows)
        row = QHBoxLayout()
        row.addWidget(self._more)
        row.addWidget(self._fewer)
        layout.addLayout(row)
        layout.addLayout(
            self._form(
                [
                    (self.tr("Games"), self._games, self.tr("So many of each two players")),
                    (self.tr("Who begins"), self._first, self.tr("Who makes the first move")),
                    (
                        self.tr("Openings"),
                        self._openings,
                        self.tr("So many different beginnings by chance, each from both sides"),
                    ),
                    (
                        self.tr("Seed"),
                        self._seed,
                        self.tr("Of all chance: the same seed gives the same games again"),
                    ),
                ]
            )
        )
        layout.addWidget(self.start)
        layout.addStretch(1)

    def _form(self, rows: list[tuple[str, QWidget, str]]) -> QFormLayout:
        form = QFormLayout()
        form.setSpacing(SNUG)
        for title, widget, tip in rows:
            widget.setAccessibleName(title)
            widget.setToolTip(tip)
            form.addRow(title, widget)
        return form

    # Players

    @property
    def game(self) -> Game:
        """The game that is chosen."""
        return self._game.currentData()

    @property
    def players(self) -> tuple[StrategyId, ...]:
        """Who is chosen to play."""
        return tuple(box.currentData() for box in self._players)

    def set_programs(self, programs: Sequence[StrategyId]) -> None:
        """Offer these programs as players too."""
        self._programs = programs
        self._list_players()

    def _offered(self) -> list[StrategyId]:
        game = self.game
        deep = (StrategyId(ALPHA_BETA, depth) for depth in range(1, DEEPEST + 1))
        many = (*levels_for(game), *curiosities_for(game), *deep, *self._programs)
        return list(dict.fromkeys(many))

    @Slot()
    def _list_players(self) -> None:
        for box in self._players:
            self._list(box, box.currentData())

    def _list(self, box: WheelProofBox, chosen: StrategyId) -> None:
        offered = self._offered()
        box.clear()
        for name in offered:
            tip = strategy_description(name, self.game)
            box.add_choice(strategy_title(name, self.game), name, tip, widens=name.path is None)
        box.setCurrentIndex(offered.index(chosen) if chosen in offered else 0)

    @Slot()
    def _add_player(self) -> None:
        self._add(self.players[-1])

    def _add(self, name: StrategyId) -> None:
        box = WheelProofBox()
        number = len(self._players) + 1
        title = self.tr("Player {number}").format(number=number)
        box.setAccessibleName(title)
        box.setToolTip(self.tr("Who plays; each player plays each other"))
        box.setMinimumHeight(self._game.minimumHeight())
        box.setItemDelegate(self._game.itemDelegate())
        self._list(box, name)
        self._players.append(box)
        self._rows.addWidget(box)
        self._mind_count()

    @Slot()
    def _drop_player(self) -> None:
        box = self._players.pop()
        self._rows.removeWidget(box)
        box.setParent(None)
        box.deleteLater()
        self._mind_count()

    def _mind_count(self) -> None:
        self._more.setEnabled(len(self._players) < MOST_PLAYERS)
        self._fewer.setEnabled(len(self._players) > 2)

    # Start, and what was chosen last

    @Slot()
    def _start(self) -> None:
        self._save()
        game, players = self.game, self.players
        limits = Limits(seconds=SECONDS) if needs_time(game, players) else Limits()
        terms = Terms(game.id, self._seed.value(), limits)
        count, openings = self._games.value(), self._openings.value()
        chosen = First(self._first.currentData())  # Qt keeps its text only
        self.started.emit(Tournament(terms, players, count, chosen, openings))

    def _start_ready(self, number: int) -> None:
        self.started.emit(experiments()[number].tournament)

    def _restore(self) -> None:
        settings = self._settings
        try:
            game = find_game(settings.text("arena/game", FIRST_GAME.id))
        except GameError:
            game = FIRST_GAME
        ids = [self._game.itemData(row).id for row in range(self._game.count())]
        self._game.setCurrentIndex(ids.index(game.id) if game.id in ids else 0)
        try:
            text = settings.text("arena/players", FIRST_PLAYERS)
            players = [parse_strategy(name) for name in text.split("\n")]
        except ValueError:
            players = []
        if not 2 <= len(players) <= MOST_PLAYERS:
            players = [parse_strategy(name) for name in FIRST_PLAYERS.split("\n")]
        for name in players:
            self._add(name)
        self._games.setValue(settings.number("arena/games", 1_000, 1, MOST_GAMES))
        self._openings.setValue(settings.number("arena/openings", 0, 0, MOST_OPENINGS))
        self._seed.setValue(settings.number("arena/seed", 0, 0, MOST_SEED))
        first = settings.choice("arena/first", First.ALTERNATING)
        self._first.setCurrentIndex(list(First).index(first))

    def _save(self) -> None:
        settings = self._settings
        settings.put("arena/game", self.game.id)
        settings.put("arena/players", "\n".join(map(str, self.players)))
        settings.put("arena/games", self._games.value())
        settings.put("arena/openings", self._openings.value())
        settings.put("arena/seed", self._seed.value())
        settings.put("arena/first", str(self._first.currentData()))


def _headline(text: str) -> QLabel:
    label = QLabel(text)
    enlarge(label, bold=True)
    return label
