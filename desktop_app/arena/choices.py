# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The choice of a run of one's own: the game, the players and the rest of a tournament."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, QSize, Signal, Slot
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop_app.arena.experiments import DEEPEST
from desktop_app.arena.words import given_here_text, not_repeatable_text
from desktop_app.core.errors import GameError
from desktop_app.core.position import Game
from desktop_app.games.registry import FIRST_GAME, PRESETS, find_game, game_title
from desktop_app.guard import guarded
from desktop_app.kit.look.controls import indent_number, make_main
from desktop_app.kit.look.scale import SNUG, TypeFollower, enlarge
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.kit.terms import explain_label
from desktop_app.kit.wheel_proof_box import WheelProofBox
from desktop_app.players.characters import FITTED_PLAYER
from desktop_app.players.levels import levels_for, teaching_players_for
from desktop_app.players.registry import ALPHA_BETA, StrategyId, parse_strategy
from desktop_app.search.limits import Limits
from desktop_app.settings import (
    ARENA_DEPTH,
    ARENA_FIRST,
    ARENA_GAME,
    ARENA_GAMES,
    ARENA_LIMIT,
    ARENA_NODES,
    ARENA_OPENINGS,
    ARENA_PLAYERS,
    ARENA_SECONDS,
    ARENA_SEED,
    LIMIT_PARTS,
    NumberSetting,
    Settings,
)
from desktop_app.tournaments.conditions import GameConditions
from desktop_app.tournaments.tournament import FirstPlayer, Tournament, needs_time
from desktop_app.words.players import strategy_description, strategy_title
from desktop_app.words.terms import GlossaryTerm, definition


class LimitKind(StrEnum):
    """The kind of limit on a move."""

    NONE = "none"
    SECONDS = "seconds"
    NODES = "nodes"
    DEPTH = "depth"


class _Range(NamedTuple):
    setting: NumberSetting
    digits: int
    step: float


RANGES = {
    LimitKind.SECONDS: _Range(ARENA_SECONDS, 2, 0.05),
    LimitKind.NODES: _Range(ARENA_NODES, 0, 1_000),
    LimitKind.DEPTH: _Range(ARENA_DEPTH, 0, 1),
}


class LimitChoice(QWidget):
    """Control for choosing the limit of a move.

    Signals:
        changed: another limit is chosen.
    """

    changed = Signal()

    #: Choices of what limits a move, in the form of an experiment; a number stands before the last
    #: three
    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.kind, self.amount = WheelProofBox(), AmountBox()
        for kind, text in (
            (LimitKind.NONE, self.tr("no limit")),
            (LimitKind.SECONDS, self.tr("seconds")),
            (LimitKind.NODES, self.tr("positions")),
            (LimitKind.DEPTH, self.tr("moves ahead")),
        ):
            self.kind.add_choice(text, kind)
        self.amount.setAccessibleName(self.tr("Limit for each move"))
        self.amount.setToolTip(
            self.tr(
                "How long or how far to search for each move: in seconds, positions or moves ahead"
            )
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(self.kind)
        layout.addWidget(self.amount)
        chosen = LimitKind(settings.get(ARENA_LIMIT))
        self.kind.setCurrentIndex(list(LimitKind).index(chosen))
        self._show_amount()
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.amount.valueChanged.connect(self._on_amount)

    @property
    def limits(self) -> Limits:
        """The chosen limits."""
        amount = self.amount.value()
        return {
            LimitKind.NONE: Limits(),
            LimitKind.SECONDS: Limits(seconds=amount),
            LimitKind.NODES: Limits(nodes=round(amount)),
            LimitKind.DEPTH: Limits(depth=round(amount)),
        }[self._kind]

    def save(self) -> None:
        """Remember the choice in the settings."""
        self._settings.set(ARENA_LIMIT, self._kind)
        if self._kind in RANGES:
            amount = round(LIMIT_PARTS * self.amount.value())
            self._settings.set(RANGES[self._kind].setting, amount)

    @property
    def _kind(self) -> LimitKind:
        return LimitKind(self.kind.currentData())  # Qt keeps its text only

    def _show_amount(self) -> None:
        found = RANGES.get(self._kind)
        self.amount.setVisible(found is not None)
        if found is None:
            return
        with QSignalBlocker(self.amount):
            self.amount.setDecimals(found.digits)
            self.amount.setRange(
                found.setting.least / LIMIT_PARTS, found.setting.most / LIMIT_PARTS
            )
            self.amount.setSingleStep(found.step)
            self.amount.setValue(self._settings.get(found.setting) / LIMIT_PARTS)

    @Slot()
    def _on_kind(self) -> None:
        self._show_amount()
        self.changed.emit()

    @Slot()
    def _on_amount(self) -> None:
        self.save()
        self.changed.emit()


LONG_TITLE = 16
"""The most letters of a title for which a box grows."""
MOST_PLAYERS = 9
SECONDS = 0.2
"""The default time for a move if some player would think forever."""
AIR = 6
"""The part of a line that a box for a number is higher than the style would make it."""


@guarded
class AmountBox(QDoubleSpinBox):
    """A box for a number with a fraction; the wheel scrolls the page instead."""

    def __init__(self) -> None:
        super().__init__()
        indent_number(self)
        self.setGroupSeparatorShown(True)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


@guarded
class CountBox(QSpinBox):
    """A box for a whole number; the wheel scrolls the page instead."""

    def __init__(self, least: int, most: int, value: int) -> None:
        super().__init__()
        indent_number(self)
        self.setRange(least, most)
        self.setValue(value)
        self.setGroupSeparatorShown(True)

    def sizeHint(self) -> QSize:
        """Return a size with some room between the number and the edges, in any type."""
        metrics = self.fontMetrics()
        room = QSize(metrics.averageCharWidth(), metrics.height() // AIR)
        return super().sizeHint() + room

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ArenaChoices(QWidget):
    """A form with the settings of one's own experiment.

    Attributes:
        start: the button that starts one's own; stays in sight however the form is scrolled.

    Signals:
        started: the `Tournament` to play.
    """

    started = Signal(object)

    def __init__(self, settings: Settings, programs: Sequence[StrategyId] = ()) -> None:
        """Restore the choices of the last start; `programs` are offered as players, too."""
        super().__init__()
        self._settings = settings
        self._programs = programs
        self._game = WheelProofBox()
        for game in PRESETS.values():
            if not game.is_numeric:
                title = game_title(game)
                self._game.add_choice(title, game, widens=len(title) <= LONG_TITLE)
        self._players: list[WheelProofBox] = []
        self._titles: list[QLabel] = []
        self._rows = QGridLayout()
        #: Button below the players of an experiment
        self._more = QPushButton(self.tr("Add player"))
        self._more.setToolTip(self.tr("Add a player. Everyone plays everyone else."))
        #: Button below the players of an experiment
        self._fewer = QPushButton(self.tr("Remove player"))
        self._fewer.setToolTip(self.tr("Remove the last player"))
        self._games = CountBox(ARENA_GAMES.least, ARENA_GAMES.most, ARENA_GAMES.default)
        self._openings = CountBox(ARENA_OPENINGS.least, ARENA_OPENINGS.most, ARENA_OPENINGS.default)
        #: No openings: all games begin at the start.
        self._openings.setSpecialValueText(self.tr("none"))
        self._seed = CountBox(ARENA_SEED.least, ARENA_SEED.most, ARENA_SEED.default)
        self._first = WheelProofBox()
        #: Who makes the first move: the players take turns, always the upper one, or a random one.
        self._first.add_choice(self.tr("take turns"), FirstPlayer.ALTERNATING)
        #: Choices beside “First move”: who makes it
        self._first.add_choice(self.tr("always Player 1"), FirstPlayer.FIXED)
        #: The same: it is drawn by lot
        self._first.add_choice(self.tr("at random"), FirstPlayer.RANDOM)
        self.limit = LimitChoice(settings)
        self._note = QLabel()
        self._note.setWordWrap(True)
        set_accessible_title(self._note, self.tr("Notes on these choices"))
        #: Button that starts the experiment
        self.start = QPushButton(self.tr("Start"))
        make_main(self.start)
        self.start.setToolTip(self.tr("Start these games"))
        self._place()
        self._restore()
        self._update_note()
        TypeFollower(self, self._fit_titles)
        self._game.currentIndexChanged.connect(self._list_players)
        self.limit.changed.connect(self._update_note)
        self._more.clicked.connect(self._add_player)
        self._fewer.clicked.connect(self._drop_player)
        self.start.clicked.connect(self._start)

    def _place(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(_headline(self.tr("Your own experiment")))
        top, below = QGridLayout(), QGridLayout()
        self._grids = (top, self._rows, below)
        for grid in self._grids:
            grid.setSpacing(SNUG)
            grid.setColumnStretch(1, 1)
        #: Label in the form of an experiment, and its tip
        self._add_row(top, self.tr("Game"), self._game, self.tr("The game they play"))
        layout.addLayout(top)
        layout.addLayout(self._rows)
        row = QHBoxLayout()
        row.addWidget(self._more)
        row.addWidget(self._fewer)
        layout.addLayout(row)
        #: Labels in the form of an experiment, each with its tip
        for title, widget, tip in (
            (self.tr("Games"), self._games, self.tr("How many games each pair of players plays")),
            (self.tr("First move"), self._first, self.tr("Who makes the first move")),
            (
                self.tr("Openings"),
                self._openings,
                self.tr("How many random openings there are. Each one is played from both sides."),
            ),
            (
                self.tr("Per move"),
                self.limit.kind,
                self.tr("Limit for each move. “No limit” lets each bot use its own limit."),
            ),
            ("", self.limit.amount, self.limit.amount.toolTip()),
            (
                self.tr("Seed"),
                self._seed,
                self.tr(
                    "Starting number for the dice. Use the same number again to get the same games."
                ),
            ),
        ):
            self._add_row(below, title, widget, tip)
        layout.addLayout(below)
        layout.addWidget(self._note)
        layout.addStretch(1)

    def _fit_titles(self) -> None:
        """Give all titles the same width, so that the boxes line up."""
        titles = [label for label in self.findChildren(QLabel) if label.buddy() in self._inputs()]
        wide = max(label.sizeHint().width() for label in titles)
        for grid in self._grids:
            grid.setColumnMinimumWidth(0, wide)
        whole = self.layout()
        assert whole is not None
        whole.invalidate()  # a grid does not pass this on
        self.updateGeometry()

    def _inputs(self) -> tuple[QWidget, ...]:
        others = (self._games, self._first, self._openings, self.limit.kind, self._seed)
        return (self._game, *self._players, *others)

    def _add_row(self, grid: QGridLayout, title: str, widget: QWidget, tip: str) -> None:
        row = grid.rowCount()
        widget.setToolTip(tip)
        grid.addWidget(widget, row, 1)
        if title:
            widget.setAccessibleName(title)
            label = _title_of(widget, title)
            if widget is self._seed:
                explain_label(label, definition(GlossaryTerm.SEED), widget)
            grid.addWidget(label, row, 0)

    # Players

    @property
    def game(self) -> Game:
        """The chosen game."""
        return self._game.currentData()

    @property
    def players(self) -> tuple[StrategyId, ...]:
        """The chosen players."""
        return tuple(box.currentData() for box in self._players)

    def set_programs(self, programs: Sequence[StrategyId]) -> None:
        """Offer these external programs as players too."""
        self._programs = programs
        self._list_players()

    def _offered(self) -> list[StrategyId]:
        game = self.game
        deep = (StrategyId(ALPHA_BETA, depth) for depth in range(1, DEEPEST + 1))
        many = (
            *levels_for(game),
            *teaching_players_for(game),
            FITTED_PLAYER,
            *deep,
            *self._programs,
        )
        return list(dict.fromkeys(many))

    @Slot()
    def _list_players(self) -> None:
        for box in self._players:
            self._list(box, box.currentData())
        self._update_note()

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

    #: Label in the form of an experiment: Player 1, Player 2 ...
    def _add(self, name: StrategyId) -> None:
        box = WheelProofBox()
        number = len(self._players) + 1
        title = self.tr("Player {number}").format(number=number)
        box.setAccessibleName(title)
        box.setToolTip(self.tr("A player. Everyone plays everyone else."))
        box.setMinimumHeight(self._game.minimumHeight())
        box.setItemDelegate(self._game.itemDelegate())
        self._list(box, name)
        self._players.append(box)
        self._titles.append(_title_of(box, title))
        self._rows.addWidget(self._titles[-1], number, 0)
        self._rows.addWidget(box, number, 1)
        box.currentIndexChanged.connect(self._update_note)
        self._update_player_buttons()

    @Slot()
    def _drop_player(self) -> None:
        for part in (self._players.pop(), self._titles.pop()):
            self._rows.removeWidget(part)
            part.setParent(None)
            part.deleteLater()
        self._update_player_buttons()

    def _update_player_buttons(self) -> None:
        self._more.setEnabled(len(self._players) < MOST_PLAYERS)
        self._fewer.setEnabled(len(self._players) > 2)
        self._update_note()

    @Slot()
    def _update_note(self) -> None:
        """Show a note if a run can't be repeated, or if moves get a default time limit."""
        if any(box.currentIndex() < 0 for box in self._players):
            return  # a list that is being filled
        told = list[str]()
        if self.limit.limits == Limits() and needs_time(self.game, self.players):
            told.append(given_here_text(SECONDS))
        if not self.tournament.is_repeatable:
            told.append(not_repeatable_text())
        self._note.setText(" ".join(told))
        self._note.setVisible(bool(told))

    # Start, and what was chosen last

    @property
    def tournament(self) -> Tournament:
        """The tournament that is chosen."""
        game, players, limits = self.game, self.players, self.limit.limits
        if limits == Limits() and needs_time(game, players):
            limits = Limits(seconds=SECONDS)
        terms = GameConditions(game.id, self._seed.value(), limits)
        chosen = FirstPlayer(self._first.currentData())  # Qt keeps its text only
        return Tournament(terms, players, self._games.value(), chosen, self._openings.value())

    @Slot()
    def _start(self) -> None:
        self.save()
        self.started.emit(self.tournament)

    def _restore(self) -> None:
        settings = self._settings
        try:
            game = find_game(settings.get(ARENA_GAME) or FIRST_GAME.id)
        except GameError:
            game = FIRST_GAME
        ids = [self._game.itemData(row).id for row in range(self._game.count())]
        self._game.setCurrentIndex(ids.index(game.id) if game.id in ids else 0)
        try:
            text = settings.get(ARENA_PLAYERS)
            players = [parse_strategy(name) for name in text.split("\n")]
        except ValueError:
            players = []
        if not 2 <= len(players) <= MOST_PLAYERS:
            players = [parse_strategy(name) for name in ARENA_PLAYERS.default.split("\n")]
        for name in players:
            self._add(name)
        self._games.setValue(settings.get(ARENA_GAMES))
        self._openings.setValue(settings.get(ARENA_OPENINGS))
        self._seed.setValue(settings.get(ARENA_SEED))
        first = FirstPlayer(settings.get(ARENA_FIRST))
        self._first.setCurrentIndex(list(FirstPlayer).index(first))

    def save(self) -> None:
        """Remember what is chosen."""
        settings = self._settings
        settings.set(ARENA_GAME, self.game.id)
        settings.set(ARENA_PLAYERS, "\n".join(map(str, self.players)))
        settings.set(ARENA_GAMES, self._games.value())
        settings.set(ARENA_OPENINGS, self._openings.value())
        settings.set(ARENA_SEED, self._seed.value())
        self.limit.save()
        settings.set(ARENA_FIRST, str(self._first.currentData()))


def _title_of(widget: QWidget, title: str) -> QLabel:
    label = QLabel(title)
    label.setBuddy(widget)
    return label


def _headline(text: str) -> QLabel:
    label = QLabel(text)
    enlarge(label, bold=True)
    return label
