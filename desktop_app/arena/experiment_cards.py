# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ready-made experiments as cards, each with its question and a board of its game."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QSizePolicy, QStyle, QVBoxLayout, QWidget

from desktop_app.arena.experiments import Experiment, experiments
from desktop_app.arena.words import experiment_size
from desktop_app.boards.card import CardKeys, PictureCard
from desktop_app.boards.picture import BoardPicture
from desktop_app.core.position import position_after
from desktop_app.core.record import parse_moves
from desktop_app.games.registry import board_of
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import (
    APART,
    HEADING,
    SNUG,
    TIGHT,
    WIDE,
    TypeFollower,
    enlarge,
    is_compact,
)
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.touch.scroll import enable_touch_scrolling

LEAST_ABOVE, LEAST_BESIDE = 11, 15
"""The least widths of cards with the picture above the words, and beside them, in lines of text."""
LEAST_PICTURE, MOST_PICTURE = 3.2, 12
"""The least and the greatest side of a picture, in lines of text."""
MOST_AIR = 3
"""The most free height in a card, in lines of text."""
PICTURE_SHARE = 3
"""A picture beside the words takes at most this fraction (a third) of the card's inner width."""
WRAPPED = Qt.TextFlag.TextWordWrap


class Arrangement(NamedTuple):
    """How the cards are laid out.

    Attributes:
        columns: the number of cards side by side.
        is_above: whether pictures are above the words rather than beside them.
        picture: the side of a picture.
        words: the greatest height of the words of any card.
        has_size: whether cards also say which game is played, and how often.
        height: the least height of the cards, the same for all.
    """

    columns: int
    is_above: bool
    picture: int
    words: int
    has_size: bool
    height: int


@guarded
class ExperimentCard(PictureCard):
    """A card that shows the question of an experiment; pressed, it starts its games."""

    def __init__(self, experiment: Experiment) -> None:
        tournament = experiment.tournament
        game = tournament.game
        moves = parse_moves(game.start(), experiment.moves)
        picture = BoardPicture(position_after(game.start(), moves), last_move=moves[-1])
        super().__init__(board_of(game), picture)
        self.experiment = experiment
        self._size_text = experiment_size(tournament)
        self._arrangement = Arrangement(1, False, 0, 0, True, 0)
        self.setText(experiment.title)
        self.setToolTip(experiment.tip)
        self.setAccessibleName(experiment.title)
        self.setAccessibleDescription(f"{experiment.question} {self._size_text}")

    def set_arrangement(self, arrangement: Arrangement) -> None:
        """Set where the picture and the words are."""
        if arrangement != self._arrangement:
            self._arrangement = arrangement
            self.update()

    def words_height(self, width: int, *, has_size: bool) -> int:
        """Return the height of the words in lines of a width in pixels."""
        texts = self._texts(has_size=has_size)
        return sum(_height(font, text, width) for font, text in texts) + TIGHT * (len(texts) - 1)

    def _texts(self, *, has_size: bool) -> list[tuple[QFont, str]]:
        bold = QFont(self.font())
        bold.setBold(True)
        texts = [(bold, self.text()), (self.font(), self.experiment.question)]
        return [*texts, (self.font(), self._size_text)] if has_size else texts

    def sizeHint(self) -> QSize:
        """Return a size that fits the words; `ExperimentCards` sets the actual one."""
        unit = self.fontMetrics().height()
        return QSize(LEAST_BESIDE * unit, self._arrangement.height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, the picture and the words."""
        painter = QPainter(self)
        self.paint_card(painter)
        found = self._arrangement
        inner = self.rect().adjusted(APART, APART, -APART, -APART)
        side, high = found.picture, inner.height()
        if found.is_above:
            # what is left is divided above the picture, below it and below the words
            gap = max((high - side - found.words) // 3, 0)
            picture = QRect(
                inner.left() + (inner.width() - side) // 2, inner.top() + gap, side, side
            )
            area = inner.adjusted(0, high - found.words - gap, 0, 0)
        else:
            picture = QRect(inner.left(), inner.top() + (high - side) // 2, side, side)
            area = inner.adjusted(side + APART, 0, 0, 0)
            words = self.words_height(area.width(), has_size=found.has_size)
            area.adjust(0, max((high - words) // 2, 0), 0, 0)
        direction = self.layoutDirection()
        self.paint_picture(painter, QStyle.visualRect(direction, inner, picture))
        self._paint_words(painter, QStyle.visualRect(direction, inner, area))
        painter.end()

    def _paint_words(self, painter: QPainter, area: QRect) -> None:
        found, align = self._arrangement, Qt.AlignmentFlag
        flags = WRAPPED | (align.AlignHCenter if found.is_above else align.AlignLeft)
        texts = self._texts(has_size=found.has_size)
        for number, (font, text) in enumerate(texts):
            is_size = number == len(texts) - 1 and found.has_size
            painter.setFont(font)
            painter.setPen(QColor(self._theme.faint if is_size else self._theme.text))
            painter.drawText(area, flags, text)
            area = area.adjusted(0, _height(font, text, area.width()) + TIGHT, 0, 0)


def _height(font: QFont, text: str, width: int) -> int:
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 0), WRAPPED, text).height()


@guarded
class ExperimentCards(QWidget):
    """Lays out all cards in complete rows, at one size that fills the room.

    Of the arrangements that fit, the one with the largest pictures is taken; if none fits, the one
    that needs the least height, and the page scrolls.

    Attributes:
        cards: the cards, in their order.
    """

    def __init__(self, cards: list[ExperimentCard]) -> None:
        super().__init__()
        self.cards = cards
        self._words_heights: dict[tuple[int, bool], int] = {}
        for card in cards:
            card.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        TypeFollower(self, self._measure)

    def heightForWidth(self, width: int) -> int:
        """Return the least height of all lines of cards."""
        return min(map(self._total_height, self._arrangements(width, None)))

    def sizeHint(self) -> QSize:
        """Return the size of one column of the least cards."""
        width = LEAST_BESIDE * self.fontMetrics().height()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the narrowest card; the height follows from the actual width."""
        return QSize(LEAST_ABOVE * self.fontMetrics().height(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the cards."""
        super().resizeEvent(event)
        self._lay_out()

    def _measure(self) -> None:
        """Lay out again in type of another size."""
        self._words_heights.clear()
        self.updateGeometry()
        self._lay_out()

    def _words(self, width: int, *, has_size: bool) -> int:
        """Return the greatest height of the words of any card, cached."""
        key = width, has_size
        if key not in self._words_heights:  # layouts ask for the same widths again and again
            found = (card.words_height(width, has_size=has_size) for card in self.cards)
            self._words_heights[key] = max(found)
        return self._words_heights[key]

    def _total_height(self, found: Arrangement) -> int:
        """Return the height of all lines."""
        lines = len(self.cards) // found.columns
        return lines * found.height + (lines - 1) * WIDE

    def _arrangements(self, width: int, height: int | None) -> list[Arrangement]:
        """Return the possible arrangements for a width.

        With a height, pictures are as large as they can be in it; without, as small as they may be.
        """
        found: list[Arrangement] = []
        count, unit = len(self.cards), self.fontMetrics().height()
        for columns in (each for each in range(1, count + 1) if not count % each):
            wide = (width - (columns - 1) * WIDE) // columns
            lines = count // columns
            high = None if height is None else (height - (lines - 1) * WIDE) // lines
            for has_size in (True, False):
                for is_above, least in ((True, LEAST_ABOVE), (False, LEAST_BESIDE)):
                    if columns == 1 or wide >= least * unit:
                        found.append(self._fitted(columns, wide, high, is_above, has_size))
        return found

    def _fitted(
        self, columns: int, wide: int, high: int | None, is_above: bool, has_size: bool
    ) -> Arrangement:
        unit, inner = self.fontMetrics().height(), wide - 2 * APART
        least, most = round(LEAST_PICTURE * unit), round(MOST_PICTURE * unit)
        if is_above:
            said = self._words(inner, has_size=has_size)
            rest = said + 3 * APART
            side = max(least if high is None else min(high - rest, inner, most), least)
            return Arrangement(columns, True, side, said, has_size, side + rest)
        side = least
        if high is not None:
            side = max(min(high - 2 * APART, inner // PICTURE_SHARE, most), least)
            if self._words(inner - side - APART, has_size=has_size) > high - 2 * APART:
                side = least  # the words need the room
        said = self._words(inner - side - APART, has_size=has_size)
        return Arrangement(columns, False, side, said, has_size, max(said, side) + 2 * APART)

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        possible = self._arrangements(width, height)
        fitting = [each for each in possible if self._total_height(each) <= height]
        if fitting:
            found = max(fitting, key=lambda each: (each.has_size, each.picture))
        else:
            found = min(self._arrangements(width, None), key=self._total_height)
        lines = len(self.cards) // found.columns
        free = (height - (lines - 1) * WIDE) // lines
        most = found.height + MOST_AIR * self.fontMetrics().height()
        high = max(min(free, most), found.height)
        wide = (width - (found.columns - 1) * WIDE) // found.columns
        for number, card in enumerate(self.cards):
            line, column = divmod(number, found.columns)
            place = QRect(column * (wide + WIDE), line * (high + WIDE), wide, high)
            card.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
            card.set_arrangement(found)


@guarded
class ExperimentsView(QScrollArea):
    """The first view of the arena: what can be found out, one card for each experiment.

    Attributes:
        cards: the cards, in the order of the experiments.

    Signals:
        chosen: the `Tournament` of an experiment to start.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        enable_touch_scrolling(self)
        self.cards = [ExperimentCard(experiment) for experiment in experiments()]
        for card in self.cards:
            card.clicked.connect(partial(self._choose, card))
        heading = QLabel(self.tr("What do you want to find out?"))
        self._about = QLabel(
            self.tr("Let bots play each other. See who is stronger, and how sure we can be.")
        )
        enlarge(heading, HEADING, bold=True)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        for label in (heading, self._about):
            label.setWordWrap(True)
            layout.addWidget(label)
        layout.addSpacing(TIGHT)
        layout.addWidget(ExperimentCards(self.cards), 1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        CardKeys(self.cards, self, self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what is also said elsewhere where the cards need the room."""
        self._about.setVisible(not is_compact(self.window().height()))
        super().resizeEvent(event)

    def _choose(self, card: ExperimentCard) -> None:
        self.chosen.emit(card.experiment.tournament)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        for card in self.cards:
            card.set_theme(theme)
