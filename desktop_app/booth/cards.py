# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of the booth's page: what to do, the day's figures, the countdown, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from desktop_app.booth.day import DayFigures
from desktop_app.core.errors import GameError
from desktop_app.core.position import Game
from desktop_app.games.registry import find_game, game_title
from desktop_app.guard import guarded
from desktop_app.kit.elided_label import ElidedLabel, RoomyLabel
from desktop_app.kit.faces import paint_face, paint_stars, stars_width
from desktop_app.kit.look.controls import make_card, make_main
from desktop_app.kit.look.scale import (
    APART,
    CAPTION,
    FAR,
    HAIR,
    HEADING,
    NEAR,
    TIGHT,
    TITLE,
    WIDE,
    enlarge,
)
from desktop_app.kit.screen_reader import announce, set_accessible_title, set_spoken_text
from desktop_app.languages import (
    current_language,
    native_name,
    offered_languages,
    reads_from_right,
)
from desktop_app.numerals import grouped
from desktop_app.players.characters import MOST_STARS, Character, opponent_of, stars_of
from desktop_app.words.players import (
    character_name,
    fitting_now_text,
    opponent_sentence,
    stars_text,
)

LEAST = 48
"""The minimum width and height in pixels of anything that is touched."""
FACE, STAR = 32, 9
"""The sides in pixels of a face and of a star on a button."""
CARD = 380
"""The least width in pixels of the card on a cover: one line for a short question."""
COLUMNS = 3
"""The columns of the day's figures."""
SHADE = 170
"""The opacity of what covers the page during the countdown, of 255."""


def large_button(
    text: str, do: Callable[[], object], *, is_main: bool = False, times: float = HEADING
) -> QPushButton:
    """Return a button large enough for fingers; the main one is larger and bold."""
    button = QPushButton(text)
    button.setAccessibleName(text)
    button.setToolTip(text)
    button.setAutoDefault(True)
    button.setDefault(is_main)
    button.setMinimumSize(LEAST, round(LEAST * (1.3 if is_main else 1)))
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the board
    enlarge(button, times, bold=is_main)
    if is_main:
        make_main(button)

    def press() -> None:  # without the state of the button
        do()

    button.clicked.connect(press)
    return button


def show_as_main(button: QPushButton, *, is_main: bool) -> None:
    """Fill a button as the main one of the moment, or outline it."""
    if button.isDefault() is not is_main:
        button.setDefault(is_main)
        font = button.font()
        font.setBold(is_main)
        button.setFont(font)


class StateBar(QFrame):
    """The bar above the board: whose turn it is, or how the game ended."""

    def __init__(self) -> None:
        super().__init__()
        self._text, self._note = ElidedLabel(), ElidedLabel()
        #: Booth: name of the bar above the board, for screen readers
        set_accessible_title(self._text, self.tr("Game status"))
        set_accessible_title(self._note, self.tr("What the bot is thinking"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(APART, NEAR, APART, 0)
        layout.setSpacing(0)
        for label in (self._text, self._note):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            keeps = label.sizePolicy()
            keeps.setRetainSizeWhenHidden(True)
            label.setSizePolicy(keeps)
            layout.addWidget(label)
        enlarge(self._text, TITLE, bold=True)

    @property
    def text(self) -> str:
        """The text of the bar."""
        return self._text.whole

    def show_texts(self, shown: bool) -> None:
        """Show the texts, or leave them out while something covers them; their room stays."""
        for label in (self._text, self._note):
            label.setVisible(shown)

    def show_state(
        self,
        text: str,
        *,
        note: str,
        thinking: bool,  # noqa: ARG002 - the text says it
        over: bool,  # noqa: ARG002
        waits: bool,  # noqa: ARG002
        rule: str = "",
    ) -> None:
        """Show the state of the game; see `TurnBar.show_state`."""
        if text != self._text.whole:
            self._text.show_whole(text)
            announce(self._text, text)
        self._note.show_whole(rule or note)


class Card(QFrame):
    """A title and a text, in large type."""

    def __init__(self) -> None:
        super().__init__()
        make_card(self)
        self._title, self._text = RoomyLabel(), RoomyLabel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(WIDE, APART, WIDE, APART)
        for label, times in ((self._title, TITLE), (self._text, HEADING)):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            enlarge(label, times, bold=label is self._title)
            layout.addWidget(label)

    @property
    def texts(self) -> tuple[str, str]:
        """The title and the text."""
        return self._title.text(), self._text.text()

    def reserve(self, possible: Sequence[tuple[str, str]]) -> None:
        """Reserve room for any of these titles and texts; for none, follow what is shown."""
        self._title.reserve([title for title, _ in possible])
        self._text.reserve([text for _, text in possible])

    def show_texts(self, title: str, text: str) -> None:
        """Show a title and a text, and let screen readers say them."""
        if (title, text) != self.texts:
            set_spoken_text(self._title, title)
            set_spoken_text(self._text, text)
            self._text.setVisible(bool(text))
            announce(self, f"{title} {text}")


class DayCard(QFrame):
    """The figures of the day, in large numbers, with its hardest riddle and commonest mistake."""

    def __init__(self) -> None:
        super().__init__()
        make_card(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(WIDE, APART, WIDE, APART)
        title = QLabel(self.tr("Today at this table"))
        enlarge(title, HEADING, bold=True)
        self._grid.addWidget(title, 0, 0, 1, COLUMNS)
        names = (
            #: the heading above a number, which may be 0, 1 or more
            self.tr("Visitors"),
            #: the heading above a number of games, which may be 0, 1 or more
            self.tr("Won by the bot"),
            #: the heading above a number of games, which may be 0, 1 or more
            self.tr("Won by visitors"),
            #: the heading above a number, which may be 0, 1 or more
            self.tr("Finished games"),
            #: the heading above a number of games, which may be 0, 1 or more
            self.tr("Draws"),
            #: the heading above a number, which may be 0, 1 or more
            self.tr("Solved riddles"),
        )
        self._numbers = [QLabel() for _ in names]
        # a number has no direction of its own: it would stand on the left in every language
        side = Qt.AlignmentFlag.AlignRight if reads_from_right() else Qt.AlignmentFlag.AlignLeft
        for place, (number, name) in enumerate(zip(self._numbers, names, strict=True)):
            enlarge(number, TITLE, bold=True)
            number.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
            set_accessible_title(number, name)
            heading = QLabel(name)
            heading.setWordWrap(True)
            heading.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom)
            row, column = divmod(place, COLUMNS)
            self._grid.addWidget(heading, 2 * row + 1, column)  # above: "1 Visitors" is no phrase
            self._grid.addWidget(number, 2 * row + 2, column)
            self._grid.setColumnStretch(column, 1)
        self._riddle, self._mistake = QLabel(), QLabel()
        for line in (self._riddle, self._mistake):
            line.setTextFormat(Qt.TextFormat.PlainText)
            line.setWordWrap(True)
            line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
            self._grid.addWidget(line, self._grid.rowCount(), 0, 1, COLUMNS)

    @property
    def numbers(self) -> list[str]:
        """The numbers, as shown."""
        return [label.text() for label in self._numbers]

    @property
    def lines(self) -> list[str]:
        """The sentences about the hardest riddle and the most common mistake, as shown."""
        return [line.text() for line in (self._riddle, self._mistake) if line.text()]

    def show_figures(self, figures: DayFigures) -> None:
        """Show the figures."""
        shown = (
            figures.visitors,
            figures.won_by_bot,
            figures.won_by_visitors,
            figures.games,
            figures.drawn,
            figures.riddles_solved,
        )
        for label, number in zip(self._numbers, shown, strict=True):
            label.setText(grouped(number))
        for line, text in (
            (self._riddle, self._hardest(figures)),
            (self._mistake, self._commonest(figures)),
        ):
            line.setText(text)
            line.setVisible(bool(text))

    #: Booth: on the card with the figures of the day. {game}: “Connect Four”, {right}: a number
    def _hardest(self, figures: DayFigures) -> str:
        name = figures.hardest_riddle
        game = None if name is None else _game_named(name.partition(" ")[0])
        if name is None or game is None:
            return ""
        answers = figures.riddles[name]
        text = self.tr("Hardest riddle: {game}. Right answers: {right} of {count}.")
        numbers = {"right": grouped(answers.right), "count": grouped(answers.asked)}
        return text.format(game=game_title(game), **numbers)

    def _commonest(self, figures: DayFigures) -> str:
        mistake = figures.commonest_mistake
        game = None if mistake is None else _game_named(mistake.game)
        if mistake is None or game is None:
            return ""
        #: {move}: a move such as "b3". {game}: the title of a game
        text = self.tr(
            "Most common mistake: {move} in {game}. It lost {count} games.",
            "",
            figures.mistakes[mistake],
        )
        count = grouped(figures.mistakes[mistake])
        return text.format(move=mistake.move, game=game_title(game), count=count)


def _game_named(name: str) -> Game | None:
    """Return a game that the file of the day names; None if there is none, as in a damaged line."""
    try:
        return find_game(name)
    except GameError:
        return None


class LanguageRow(QWidget):
    """A button for each language, under its own name.

    Signals:
        chosen: the code of a language.
    """

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(NEAR)
        for code in offered_languages():
            button = large_button(
                native_name(code), lambda code=code: self.chosen.emit(code), times=CAPTION
            )
            button.setObjectName(f"language-{code}")
            button.setCheckable(True)
            button.setChecked(code == current_language())
            row.addWidget(button)


@guarded
class FaceButton(QPushButton):
    """A large button with an opponent's face, its name below, and its stars if it has any."""

    def __init__(self, character: Character, game: Game) -> None:
        super().__init__()
        self._face, self._name = character.value, character_name(character)
        self._stars = stars_of(character, game)
        strategy = opponent_of(character, game)
        sentence = "" if strategy is None else opponent_sentence(strategy, game)
        stars = stars_text(character, game)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # as for the other large buttons
        self.setAccessibleName(self._name)
        self.setAccessibleDescription(f"{stars}. {sentence}" if stars else sentence)
        self.setToolTip(f"{self._name}\n{sentence}")
        enlarge(self, CAPTION)

    def sizeHint(self) -> QSize:
        """Return a size with room for everything, and for a finger."""
        metrics = QFontMetricsF(self.font())
        wide = max(metrics.horizontalAdvance(self._name), stars_width(STAR, MOST_STARS), FACE)
        high = FACE + metrics.height() + STAR + 2 * TIGHT + HAIR
        return QSize(max(LEAST, round(wide) + 2 * TIGHT), max(LEAST, round(high)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the button, and what is on it from top to bottom."""
        painter, option = QStylePainter(self), QStyleOptionButton()
        self.initStyleOption(option)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, line = self.palette().buttonText().color(), QFontMetricsF(self.font()).height()
        top = (self.height() - FACE - line - STAR - HAIR) / 2
        if self._stars is None:
            top += STAR / 2
        middle = self.width() / 2
        paint_face(painter, QRectF(middle - FACE / 2, top, FACE, FACE), self._face)
        font = self.font()
        font.setBold(self.isChecked())
        painter.setFont(font)
        painter.setPen(ink)
        name = QRectF(0, top + FACE, self.width(), line)
        painter.drawText(name, int(Qt.AlignmentFlag.AlignCenter), self._name)
        if self._stars is not None:
            wide = stars_width(STAR, MOST_STARS)
            row = QRectF(middle - wide / 2, name.bottom() + HAIR, wide, STAR)
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            paint_stars(painter, row, self._stars, MOST_STARS, ink, is_mirrored=is_mirrored)
        painter.end()


class OpponentRow(QWidget):
    """A button for each opponent of a game, and what the one at the board does in a sentence.

    Signals:
        chosen: a `Character`.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("opponents")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(TIGHT)
        self._row = QHBoxLayout()
        self._row.setSpacing(NEAR)
        layout.addLayout(self._row)
        self._sentence = RoomyLabel()
        self._sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        enlarge(self._sentence, CAPTION)
        layout.addWidget(self._sentence)
        self._game: Game | None = None
        self._buttons: dict[Character, FaceButton] = {}

    @property
    def sentence(self) -> str:
        """What the opponent at the board does, as shown."""
        return self._sentence.text()

    def show_opponents(
        self,
        game: Game,
        characters: Sequence[Character],
        current: Character | None,
        *,
        percent: int,
    ) -> None:
        """Show the opponents of a game, and which of them plays.

        Args:
            game: the game on the board.
            characters: the opponents.
            current: the one that plays.
            percent: the share of its moves that the fitted opponent plays at random now.
        """
        if game != self._game:
            self._game = game
            for old in self._buttons.values():
                old.hide()  # it may be the one that was pressed, so it is deleted later
                self._row.removeWidget(old)
                old.deleteLater()
            self._buttons = {each: self._button(each, game) for each in characters}
            self._sentence.reserve([_sentence(each, game, percent=100) for each in characters])
        for character, button in self._buttons.items():
            button.setChecked(character is current)
        self._sentence.setText("" if current is None else _sentence(current, game, percent))

    def _button(self, character: Character, game: Game) -> FaceButton:
        button = FaceButton(character, game)
        button.clicked.connect(lambda: self.chosen.emit(character))
        self._row.addWidget(button, 1)
        button.show()  # at once; the layout would only do so after the current event
        return button


def _sentence(character: Character, game: Game, percent: int) -> str:
    """Say how an opponent plays; of the fitted one, openly what it does at present."""
    if character is Character.MIRA:
        return fitting_now_text(percent)
    strategy = opponent_of(character, game)
    return "" if strategy is None else opponent_sentence(strategy, game)


@guarded
class Cover(QWidget):
    """Covers a whole window with a shade, and shows a card in its lower half."""

    _host: QWidget | None = None  # Qt also calls during destruction

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self.card = QFrame()
        self.card.setAutoFillBackground(True)
        self.card.setMinimumWidth(CARD)
        make_card(self.card)
        self.inside = QVBoxLayout(self.card)
        self.inside.setContentsMargins(FAR, FAR, FAR, FAR)
        self.inside.setSpacing(WIDE)
        middle = QHBoxLayout()  # an alignment would give the card the height for a wider one
        middle.addStretch(1)
        middle.addWidget(self.card)
        middle.addStretch(1)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        layout.addLayout(middle)
        layout.addStretch(1)
        host.installEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the window."""
        if watched is self._host and event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        if self._host is not None:
            self.setGeometry(self._host.rect())

    def cover(self) -> None:
        """Appear above everything else."""
        self._fit()
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Darken what is below."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(0, 0, 0, SHADE))
        painter.end()


class Countdown(Cover):
    """Says how soon the visit ends, with one large button.

    Signals:
        stayed: the visitor is still there.
    """

    stayed = Signal()

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._text = QLabel()
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        enlarge(self._text, TITLE, bold=True)
        button = large_button(self.tr("I'm still here"), self.stayed.emit, is_main=True)
        button.setMinimumHeight(2 * LEAST)
        self.inside.addWidget(self._text)
        self.inside.addWidget(button)

    #: Booth: before a visit ends, as nobody touches the screen
    def show_seconds(self, seconds: int) -> None:
        """Show the seconds that are left; a negative number hides it."""
        if seconds < 0:
            self.hide()
            return
        text = self.tr("Are you still there? A new game starts in {seconds} seconds.", "", seconds)
        self._text.setText(text.format(seconds=grouped(seconds)))
        if not self.isVisible():
            self.cover()
            announce(self, self._text.text())


def column_of(parts: Sequence[QWidget], *, stretch: Sequence[int]) -> QWidget:
    """Return widgets one below the other; those numbered in `stretch` take the height left."""
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(APART)
    for number, part in enumerate(parts):
        layout.addWidget(part, 1 if number in stretch else 0)
    return column
