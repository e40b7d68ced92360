# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The strip above the board: the players of both sides, the game, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QColor, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSpacerItem,
    QToolButton,
    QWidget,
)

from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.core.position import MAX, MIN, Game, Player
from desktop_app.games.registry import (
    FAMILIES,
    board_of,
    game_title,
    has_board,
    player_name,
    wording_of,
)
from desktop_app.guard import guarded
from desktop_app.kit.faces import BOT_FACE, PERSON_FACE
from desktop_app.kit.look.scale import (
    APART,
    CAPTION,
    HAIR,
    HEADING,
    NEAR,
    SNUG,
    TypeFollower,
    enlarge,
)
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.kit.touch.sizes import FINGER
from desktop_app.kit.wheel_proof_box import WheelProofBox
from desktop_app.numerals import grouped
from desktop_app.play.adaptive_opponent import AdaptiveOpponent
from desktop_app.play.series import Series
from desktop_app.play.session import PERSON, GameSession
from desktop_app.players.characters import FITTED_PLAYER, Character, characters_of, stars_of
from desktop_app.players.levels import FIRST_OPPONENT, PERFECT, levels_for, teaching_players_for
from desktop_app.players.programs.protocols import BRAIN, protocols_for
from desktop_app.players.registry import StrategyId
from desktop_app.search.solved import is_solved
from desktop_app.shell.bars.seat_box import SeatBox, ShownPlayer
from desktop_app.words.players import (
    character_name,
    fitted_by_text,
    fitting_now_text,
    opponent_sentence,
    opponent_title,
    stars_text,
    strategy_tip,
    strategy_title,
)

CUSTOM = "custom"
MORE = "more"
"""The entry that lists all other players."""
PROGRAM = "program:"
"""The prefix of the entry for choosing a program of a kind."""
ICON = 16
"""The side of the icon of a button with its name below it, in pixels."""
GLOBE = 22
"""The side of the icon of a button without a name below it, in pixels."""
GAP = 24
SIGN = 34
"""The side of a player's piece or mark, in pixels."""
MOST_NARROW = 320
"""The least width in pixels at which all controls can be used and told apart."""
LONG_SCORE = " 00 – 00 "
"""A score that fits."""
LONG_TITLE = 18
"""The letters of a game's name for which the box of games has room; only the chosen game's own
name takes more."""


@guarded
class PlayerSign(QLabel):
    """A player's mark in the current game, with a bar below it when it is that player's turn.

    For screen readers it is the label of the box beside it: on Linux a box has no other name.
    """

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player
        self._mark = ""
        self._kind: BoardKind | None = None
        self._theme = LIGHT
        self._active = False
        self.setFixedSize(self.sizeHint())

    def set_player(self, name: str, mark: str, kind: BoardKind | None) -> None:
        """Set the name for screen readers, and the mark or piece of a game.

        Args:
            name: the name of the player.
            mark: the mark in one or two characters.
            kind: the kind of board that paints the player's piece; None for a game without one.
        """
        self.setText(name)
        self._mark, self._kind = mark, kind
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Repaint in the colours of a theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the mark; the text is for screen readers only."""
        return QSize(40, 40)

    def set_active(self, active: bool) -> None:
        """Show whether it is this player's turn."""
        self._active = active
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the player's piece or mark, and the bar."""
        painter = QPainter(self)
        if self._kind is not None:
            canvas = Canvas(painter, SIGN, self._theme, self.font())
            rect = QRectF((self.width() - SIGN) / 2, 0, SIGN, SIGN)
            self._kind.paint_player(canvas, rect, self._player, self._mark)
        if self._active:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.text))
            bar = QRectF(5, 35, 30, 5)
            painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        painter.end()


@guarded
class AccessibleLabel(QLabel):
    """An invisible label that names a box for screen readers."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box.accessibleName())
        self.setBuddy(box)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(1, 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint nothing."""


@guarded
class NamedButton(QToolButton):
    """A button with an icon, and its name below it in small type."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self.setDefaultAction(action)
        self.setAccessibleName(action.text())
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        self.setIconSize(QSize(ICON, ICON))
        enlarge(self, CAPTION)

    def sizeHint(self) -> QSize:
        """Return the size of icon and name, never smaller than a finger can hit."""
        return super().sizeHint().expandedTo(QSize(FINGER, FINGER))

    def minimumSizeHint(self) -> QSize:
        """Return the size hint: with a smaller minimum, the layout would cut off the name."""
        return self.sizeHint()


@guarded
class LanguageButton(QToolButton):
    """A globe that lists all languages, as the command in the menu does."""

    def __init__(self, action: QAction) -> None:
        super().__init__()
        self._action = action
        self.setAccessibleName(action.text())
        self.setToolTip(action.toolTip())
        self.setIconSize(QSize(GLOBE, GLOBE))
        self.setFixedSize(FINGER, FINGER)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        """Show the icon in the colour of the current theme."""
        self.setIcon(self._action.icon())


@guarded
class PerfectButton(NamedButton):
    """A button with the perfect player's name in the current game."""

    def __init__(self, action: QAction, session: GameSession) -> None:
        super().__init__(action)
        self._action, self._session = action, session
        session.seatsChanged.connect(self.refresh)
        session.gameStarted.connect(self.refresh)
        self.refresh()

    #: Tip of the button with the name of the strongest bot. {bot}, {first}: names of bots
    @Slot()
    def refresh(self) -> None:
        """Give the action this game's name for the perfect player."""
        game = self._session.game
        name = strategy_title(PERFECT, game)
        self._action.setIconText(name)
        told = (
            self.tr(
                "Play against “{bot}”: it works this game out to the end and never makes a "
                "mistake. Press again to play against “{first}”."
            )
            if is_solved(game.start())
            else self.tr(
                "Play against “{bot}”: it looks as far ahead as time allows. Press again to play "
                "against “{first}”."
            )
        )
        bot, first = (opponent_title(each, game) for each in (PERFECT, FIRST_OPPONENT))
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self._action.setToolTip(f"{told.format(bot=bot, first=first)} ({key})")


@guarded
class SeriesScore(QLabel):
    """How many games each of the two players has won; keeps its room while it is empty."""

    def __init__(self, series: Series) -> None:
        super().__init__()
        self._series = series
        enlarge(self, HEADING, bold=True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        set_accessible_title(self, self.tr("Games won so far"))
        self.setToolTip(self.tr("Games each player has won today"))
        series.changed.connect(self.refresh)
        self.refresh()

    def sizeHint(self) -> QSize:
        """Return the size of a long score, so that nothing moves when the first game ends."""
        return QSize(self.fontMetrics().horizontalAdvance(LONG_SCORE), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @Slot()
    def refresh(self) -> None:
        """Show the score once a game has been won."""
        series = self._series
        #: The games won by the players to the left and to the right
        text = self.tr("{wins} – {losses}").format(
            wins=grouped(series.won_by(MAX)), losses=grouped(series.won_by(MIN))
        )
        self.setText(text if series.is_begun else "")


@guarded
class SeatsStrip(QWidget):
    """The choice of both players and of the game.

    Signals:
        seatChosen: a `Player` and the new player in its seat.
        gameChosen: a `Game` to begin.
        customAsked: the user wants another board size.
        programAsked: a `Player` that an external program is to play, and the kind of program.
    """

    seatChosen = Signal(object, object)
    gameChosen = Signal(object)
    customAsked = Signal()
    programAsked = Signal(object, str)

    def __init__(
        self,
        session: GameSession,
        counts: tuple[Series, AdaptiveOpponent],
        swap: QAction,
        perfect: QAction,
    ) -> None:
        super().__init__()
        series, self._fits = counts
        self._score = SeriesScore(series)
        self._fits.changed.connect(self._show_fit)
        self._session = session
        self._perfect = PerfectButton(perfect, session)
        self._signs = {player: PlayerSign(player) for player in (MAX, MIN)}
        self._seats = {player: SeatBox() for player in (MAX, MIN)}
        self._programs: Sequence[StrategyId] = ()
        self._listed: tuple[str, tuple[StrategyId, ...]] | None = None
        self._lists_all_games = False
        self._game = WheelProofBox(LONG_TITLE)
        #: Name of the box in which you choose the game
        self._game.setAccessibleName(self.tr("Game"))
        self._game.setToolTip(self.tr("Pick a game. It starts at once."))
        self._game.opening.connect(self.list_all_games)
        self._game.activated.connect(self._on_game)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(APART, HAIR, APART, 0)
        for player, box in self._seats.items():
            self._signs[player].setBuddy(box)
            box.activated.connect(partial(self._on_seat, player))
        self._name_players(session.game)
        self._game.setMinimumHeight(FINGER)
        self._boxes = (*self._seats.values(), self._game)
        for box in self._boxes:
            box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        layout.addStretch(1)
        layout.addWidget(self._signs[MAX])
        layout.addWidget(self._seats[MAX])
        self._gaps = [QSpacerItem(GAP, 0, QSizePolicy.Policy.Maximum) for _ in range(2)]
        layout.addItem(self._gaps[0])
        layout.addWidget(AccessibleLabel(self._game))
        layout.addWidget(self._game)
        #: Below the icon of a button that lets the two players swap sides
        swap.setIconText(self.tr("Swap"))
        self._swap = NamedButton(swap)
        layout.addWidget(self._swap)
        layout.addWidget(self._score)
        layout.addItem(self._gaps[1])
        layout.addWidget(self._seats[MIN])
        layout.addWidget(self._signs[MIN])
        layout.addWidget(self._perfect)
        layout.addStretch(1)
        self._language: LanguageButton | None = None
        self._shows_rest, self._is_compact = True, False
        self._show_buttons(is_narrow=False)
        TypeFollower(self, self._fit_width)

    def minimumSizeHint(self) -> QSize:
        """Return less than the boxes want: in a narrow window their texts are elided."""
        return QSize(MOST_NARROW, super().minimumSizeHint().height())

    def whole_width(self) -> int:
        """Return the width in pixels at which no text is cut, without the score.

        In a compact window that is without faces and buttons, too.
        """
        boxes = self._boxes
        around = super().minimumSizeHint().width() - sum(
            box.minimumSizeHint().width() for box in boxes
        )
        if not self._score.isHidden():
            around -= self._score.sizeHint().width()
        buttons = 0 if self._is_narrow else self._buttons_width()
        if self._is_compact:
            return around - buttons + sum(box.chosen_size().width() for box in boxes)
        whole = around - buttons + self._buttons_width()
        return whole + sum(box.whole_size().width() for box in boxes)

    def _buttons_width(self) -> int:
        """Return the width of the buttons with their gaps."""
        buttons = (self._swap, self._perfect)
        return sum(button.sizeHint().width() + SNUG for button in buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as there is room for."""
        super().resizeEvent(event)
        self._fit_width()

    def _fit_width(self) -> None:
        """Leave out what there is no room for: the score, the buttons, then faces."""
        if self._listed is None:
            return  # the boxes are empty yet
        whole, more = self.whole_width(), 0
        for box in self._boxes:
            more += box.whole_size().width() - box.chosen_size().width()
        if self._is_compact:
            least, whole = whole, whole + more  # faces come before the score
        else:
            least = whole - more
        self._show_buttons(is_narrow=self._is_compact or self.width() < least)
        for box in self._boxes:
            box.set_narrow(self.width() < whole)
        self._score.setVisible(self.width() >= whole + self._score.sizeHint().width())

    def show_rest(self, shown: bool) -> None:
        """Show what a first game does not need, or only its room: swapping, the best bot."""
        self._shows_rest = shown
        self._show_buttons(is_narrow=self._is_narrow)

    @property
    def offers_language(self) -> bool:
        """Whether there is a button for the language."""
        return self._language is not None

    def offer_language(self, language: QAction) -> None:
        """Show a button for the language until the first move, in the room of the best bot's."""
        if self._session.position.ply:
            return
        self._language = LanguageButton(language)
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.insertWidget(layout.indexOf(self._perfect), self._language)
        self._session.positionChanged.connect(self._end_offer)
        self._show_buttons(is_narrow=self._is_narrow)
        self._fit_width()

    @Slot()
    def _end_offer(self) -> None:
        """Take the button for the language away with the first move."""
        button = self._language
        if button is not None and self._session.position.ply:
            self._session.positionChanged.disconnect(self._end_offer)
            self._language = None
            button.hide()
            button.deleteLater()
            self._show_buttons(is_narrow=self._is_narrow)

    def set_compact(self, compact: bool) -> None:
        """Leave out in a compact window what the menus offer too, for the names."""
        if compact != self._is_compact:
            self._is_compact = compact
            for box in self._seats.values():
                box.keep_face(not compact)
            for gap in self._gaps:
                gap.changeSize(NEAR if compact else GAP, 0, QSizePolicy.Policy.Maximum)
            self._fit_width()

    def _show_buttons(self, *, is_narrow: bool) -> None:
        """Show the buttons, or keep their room for the first game, or for the names."""
        self._is_narrow = is_narrow
        for button in (self._swap, self._perfect):
            keeps = button.sizePolicy()
            is_replaced = button is self._perfect and self._language is not None
            keeps.setRetainSizeWhenHidden(not is_narrow and not is_replaced)
            button.setSizePolicy(keeps)
            button.setVisible(self._shows_rest and not is_narrow)

    def set_theme(self, theme: Theme) -> None:
        """Repaint in the colours of a theme."""
        for part in (*self._signs.values(), *self._seats.values()):
            part.set_theme(theme)

    def set_programs(self, programs: Sequence[StrategyId]) -> None:
        """Offer these external programs as players too."""
        self._programs = programs
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Update the strip with the session's game, players and turn."""
        session = self._session
        self._list_choices(session.game)
        for player, box in self._seats.items():
            box.setCurrentIndex(self._index_of(box, session.seat(player)))
        self._show_fit()
        position = session.position
        for player, sign in self._signs.items():
            sign.set_active(position.outcome is None and position.turn is player)
        self._fit_width()

    def _list_choices(self, game: Game) -> None:
        """Fill the three boxes for a game, but only once: screen readers announce changes."""
        listed = (game.id, tuple(self._programs))
        if listed != self._listed:
            self._listed = listed
            self._name_players(game)
            self._list_games(game)
            for box in self._seats.values():
                self._list_seats(box, game)
        self._game.setCurrentIndex(self._row_of_game(game))

    def _name_players(self, game: Game) -> None:
        """Label the seats with the names of the game's players, and their pieces."""
        kind = board_of(game) if has_board(game) else None
        for player, box in self._seats.items():
            #: Name of the box in which you choose a player: {player} is X, White, Max …
            name = self.tr("Who plays {player}").format(player=player_name(game, player))
            if name != box.accessibleName():
                box.setAccessibleName(name)
                box.setToolTip(name)
            self._signs[player].set_player(name, wording_of(game).mark(game, player), kind)

    def _row_of_game(self, game: Game) -> int:
        if getattr(self._game.currentData(), "id", None) == game.id:
            return self._game.currentIndex()
        ids = [getattr(self._game.itemData(i), "id", None) for i in range(self._game.count())]
        return ids.index(game.id)

    @Slot()
    def list_all_games(self) -> None:
        """Offer all games; until then only the one at the board, so that no other is loaded."""
        if self._lists_all_games:
            return
        self._lists_all_games = True
        game = self._session.game
        self._list_games(game)
        self._game.setCurrentIndex(self._row_of_game(game))

    def _list_games(self, game: Game) -> None:
        box = self._game
        box.clear()
        groups = [family.presets for family in FAMILIES] if self._lists_all_games else []
        if not any(game in group for group in groups):
            groups.append((game,))
        for group in groups:
            for each in group:
                box.add_choice(game_title(each), each, widens=False)
            if group:
                box.insertSeparator(box.count())
        #: Entry at the end of the list of games
        box.add_choice(self.tr("Another board…"), CUSTOM, widens=False)

    def _list_seats(self, box: SeatBox, game: Game) -> None:
        """List the characters, and on the second page every other player."""
        box.clear()
        #: In the list of players: no bot plays this side
        box.add_player(self.tr("Person"), PERSON, ShownPlayer(PERSON_FACE))
        self._set_tip(box, self.tr("Somebody at this computer plays this side"))
        for character, strategy in characters_of(game).items():
            box.add_player(
                character_name(character), strategy, self._shown(character, strategy, game)
            )
        box.add_player(character_name(Character.MIRA), FITTED_PLAYER, self._shown_fit(game))
        #: In the list of players: opens a list of all the others
        box.add_player(self.tr("More players…"), MORE, ShownPlayer(BOT_FACE))
        self._set_tip(box, self.tr("List all levels and all other bots"))
        levels = levels_for(game)
        for group in (levels, teaching_players_for(game), self._programs):
            if group and group is not levels:
                box.insertSeparator(box.count())
            for strategy in group:
                box.add_player(
                    strategy_title(strategy, game),
                    strategy,
                    ShownPlayer(is_more=True),
                    widens=strategy.path is None,
                )
                self._set_tip(box, strategy_tip(strategy, game))
        protocols = protocols_for(game)
        if protocols:
            box.insertSeparator(box.count())
        for protocol in protocols:
            title, tip = self._program_row(protocol.kind)
            box.add_player(title, PROGRAM + protocol.kind, ShownPlayer(is_more=True), widens=False)
            self._set_tip(box, tip)

    def _shown(self, character: Character, strategy: StrategyId, game: Game) -> ShownPlayer:
        return ShownPlayer(
            character.value,
            stars_of(character, game),
            stars_text(character, game),
            opponent_sentence(strategy, game),
        )

    def _shown_fit(self, game: Game) -> ShownPlayer:
        """Return what is shown of the opponent that adapts to the person."""
        note, short, remark, sentence = "", "", "", opponent_sentence(FITTED_PLAYER, game)
        if self._fits.is_at_board:
            percent = grouped(self._fits.percent)
            #: Below the name of the bot Mira: the share of its moves that it plays at random
            note = self.tr("{percent}% random").format(percent=percent)
            #: In the list of players, behind the bot that adapts to the player: how many of its
            #: moves it draws by lot
            short = self.tr("{percent}%").format(percent=percent)
            sentence = fitting_now_text(self._fits.percent)
            remark = fitted_by_text(is_exact=self._fits.is_exact)
        return ShownPlayer(
            Character.MIRA.value, sentence=sentence, remark=remark, note=note, short_note=short
        )

    @Slot()
    def _show_fit(self) -> None:
        """Show what the fitted opponent does at present."""
        shown = self._shown_fit(self._session.game)
        for box in self._seats.values():
            box.show_again(FITTED_PLAYER, shown)

    def _set_tip(self, box: SeatBox, tip: str) -> None:
        """Set the tooltip of the last row."""
        box.setItemData(box.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)

    #: Entry at the end of the list of players, and its tip
    def _program_row(self, kind: str) -> tuple[str, str]:
        """Return the texts of the entry for choosing a program of a kind."""
        if kind == BRAIN:
            return self.tr("Gomocup program…"), self.tr(
                "Another program that plays five in a row. Its file name begins with “pbrain-”."
            )
        return self.tr("Chess engine…"), self.tr(
            "Another program that plays chess (UCI), and how well it plays"
        )

    def _index_of(self, box: SeatBox, seat: StrategyId | None) -> int:
        for index in range(box.count()):
            if box.itemData(index) == seat and box.itemText(index):
                return index
        if seat is not None:
            game = self._session.game
            title = strategy_title(seat, game)
            box.add_player(title, seat, ShownPlayer(is_more=True), widens=not seat.path)
            self._set_tip(box, strategy_tip(seat, game))
        return box.count() - 1

    def _on_seat(self, player: Player, index: int) -> None:
        box = self._seats[player]
        chosen = box.itemData(index)
        if chosen == MORE:
            self.refresh()
            QTimer.singleShot(0, box, box.open_more)  # this list has to close first
        elif isinstance(chosen, str) and chosen.startswith(PROGRAM):
            self.refresh()
            self.programAsked.emit(player, chosen.removeprefix(PROGRAM))
        else:
            self.seatChosen.emit(player, chosen)

    @Slot(int)
    def _on_game(self, index: int) -> None:
        chosen = self._game.itemData(index)
        if chosen == CUSTOM:
            self.refresh()
            self.customAsked.emit()
        elif chosen is not None:  # a line between two groups
            self.gameChosen.emit(chosen)
