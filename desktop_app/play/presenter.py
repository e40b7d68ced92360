# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the board's picture and the text below it from the session and what is known."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Slot

from desktop_app.boards.picture import BoardPicture, MistakeBadge
from desktop_app.core.notation import number_text
from desktop_app.core.position import Move, Player, Position
from desktop_app.core.score import winner_of
from desktop_app.games.registry import board_of, move_name, player_name, wording_of
from desktop_app.play.board.badges import Badges
from desktop_app.play.board.moments import ending_of, moment_of
from desktop_app.play.board.turn_bar import TurnBar
from desktop_app.play.display import DisplayChoice, ShownValues
from desktop_app.play.result_card import EndOfGame, GameResult, Tone
from desktop_app.players.levels import PERFECT
from desktop_app.players.registry import ALPHA_BETA
from desktop_app.players.ties import TieRule
from desktop_app.words import values as words
from desktop_app.words.players import opponent_title

if TYPE_CHECKING:
    from desktop_app.play.board.area import BoardArea
    from desktop_app.play.candidates.model import CandidateModel
    from desktop_app.play.find.flow import FindFlow
    from desktop_app.play.game_flow import GameFlow
    from desktop_app.play.history.model import HistoryModel
    from desktop_app.play.session import GameSession
    from desktop_app.play.why.flow import WhyFlow
    from desktop_app.search.why.challenge import Challenge

BUSY_MILLISECONDS = 500
"""The time after which a thinking bot gets a progress bar and a button to move now."""


class StateDisplay(Protocol):
    """A widget that shows the state of the game, such as `TurnBar`."""

    def show_state(
        self, text: str, *, note: str, thinking: bool, over: bool, waits: bool, rule: str = ""
    ) -> None:
        """Show the state; see `TurnBar.show_state`."""
        ...


class BoardPresenter(QObject):
    """Keeps the board and the turn bar up to date."""

    def __init__(
        self,
        session: GameSession,
        flow: GameFlow,
        models: tuple[CandidateModel, HistoryModel],
        choice: DisplayChoice,
        why: WhyFlow,
    ) -> None:
        super().__init__(why)
        why.changed.connect(self.refresh)
        self._find: FindFlow | None = None
        self._session = session
        self._flow = flow
        self._candidates, self._history = models
        self._history.pointsChanged.connect(self._show_mistakes)
        self._choice = choice
        self._why = why
        self._badges = Badges(choice)
        self._area: BoardArea | None = None
        self._turn_bar: StateDisplay | None = None
        self._card: EndOfGame | None = None
        self._names_bot = False
        self._preview: tuple[Move, ...] = ()
        self._shown: Position | None = None
        self._busy = QTimer(self)
        self._busy.setSingleShot(True)
        self._busy.setInterval(BUSY_MILLISECONDS)
        self._busy.timeout.connect(self.refresh_turn)
        self._was_thinking = False

    def attach(
        self, area: BoardArea, turn_bar: StateDisplay, card: EndOfGame, *, names_bot: bool = False
    ) -> None:
        """Use these widgets from now on.

        Args:
            area: the board.
            turn_bar: shows the state of the game.
            card: shows the result.
            names_bot: whether a bot that wins is called by its name.
        """
        self._area, self._turn_bar, self._card = area, turn_bar, card
        self._names_bot = names_bot

    def detach(self) -> None:
        """Forget the widgets, which are about to be deleted, although a search may still answer."""
        self._area = self._turn_bar = self._card = None

    def follow(self, find: FindFlow) -> None:
        """Show the tries and the answer of a challenge on the board."""
        self._find = find
        find.changed.connect(self.refresh)

    def picture(self) -> BoardPicture:
        """Return the picture of the board as it should look now."""
        return replace(self._picture(), is_turned=self._choice.is_turned)

    def _picture(self) -> BoardPicture:
        session = self._session
        position = session.position
        play, found = self._why.play, self._why.finding
        if play is not None:  # the consequences of a move are shown, and nothing can be played
            badges = self._badges.threats(play, self._why.person)
            return BoardPicture(play.after, last_move=play.move, badges=badges)
        challenge = None if self._find is None else self._find.challenge
        if found is not None and found.position == position:
            badges = self._badges.of(position, found.analysis.candidates, ShownValues.ALL)
        elif challenge is not None and challenge.position == position:
            return self._picture_of(challenge)
        elif self._candidates.position == position:
            badges = self._badges.of(position, self._candidates.top_candidates())
        else:
            badges = {}
        asked = None if found is None else found.move
        parent = session.record.current.parent
        return BoardPicture(
            position=position,
            last_move=session.record.current.move,
            hint=self._flow.hint,
            badges=badges,
            mistakes=self._mistakes(),
            preview=self._preview,
            marked=self._preview[0] if self._preview else asked,
            accepts_moves=session.person_may_move and not self._flow.thinking,
            before=None if parent is None else parent.position,
        )

    def _picture_of(self, challenge: Challenge) -> BoardPicture:
        """Return the picture while a better move is looked for, or when the answer is shown."""
        position, last_move = challenge.position, self._session.record.current.move
        candidates = challenge.finding.analysis.candidates
        accepts = self._session.person_may_move
        if challenge.is_searching:
            known = self._badges.of(position, candidates, ShownValues.ALL, only=challenge.valued)
            return BoardPicture(
                position, last_move, badges=known, marked=challenge.played, accepts_moves=accepts
            )
        return BoardPicture(
            position,
            last_move,
            hint=self._flow.hint,
            badges=self._badges.of(position, candidates, ShownValues.ALL),
            mistakes=self._mistakes(),
            preview=self._preview,
            marked=self._preview[0] if self._preview else challenge.shown,
            accepts_moves=accepts,
        )

    def _mistakes(self) -> dict[Move, MistakeBadge]:
        """Return the mistakes among the moves that led here; the history may lag behind."""
        known = {id(point.node): point for point in self._history.points}
        way = self._session.record.current.path()
        return self._badges.mistakes(
            (node.move, known.get(id(node))) for node in way if node.move is not None
        )

    @Slot()
    def _show_mistakes(self) -> None:
        """Update the mistakes after the history has changed."""
        if self._area is not None:
            self._area.set_picture(self.picture())

    @Slot()
    def refresh(self) -> None:
        """Repaint the board, and update the turn bar."""
        if self._area is not None:
            self._area.set_picture(self.picture())
        self.refresh_turn()

    @Slot()
    def on_position(self) -> None:
        """Show the session's position, and drop the line that was previewed."""
        self._preview = ()
        before, node = self._shown, self._session.record.current
        self._shown = after = node.position
        self.refresh()
        if self._area is None:
            return
        is_step = node.parent is not None and node.parent.position is before
        ending = ending_of(after) if is_step else None
        if not (is_step and self._area.show_move()):
            self._area.show_moment(ending)
        self._area.paint_now()  # a stone must not wait until the lists are rebuilt
        if is_step and before is not None and node.move is not None:
            self._area.follow_moment(ending or moment_of(before, node.move, after))

    @Slot(object)
    def show_line(self, line: tuple[Move, ...]) -> None:
        """Preview a line of moves on the board; an empty one ends the preview."""
        if line != self._preview:
            self._preview = line
            self.refresh()

    @Slot()
    def refresh_turn(self) -> None:
        """Show whose turn it is, what the bot has in mind, or how the game ended."""
        if self._turn_bar is None:
            return
        session = self._session
        position = session.position
        thinking = self._flow.thinking
        if not thinking:
            self._busy.stop()
            self._was_thinking = False
        elif not self._was_thinking:
            self._was_thinking = True
            self._busy.start()
        note = self._intended_text() if thinking else self._known_text()
        if self._flow.hints.is_sought:
            note = self.tr("Looking for a hint…")
        self._turn_bar.show_state(
            self._end_text() if position.outcome is not None else self._standing_text(),
            note=note,
            thinking=thinking and not self._busy.isActive(),
            over=position.outcome is not None,
            waits=session.bot_waits,
            rule=wording_of(session.game).announced_end(position),
        )
        if isinstance(self._turn_bar, TurnBar):
            turn = position.turn if position.outcome is None else None
            mark = "" if turn is None else wording_of(session.game).mark(session.game, turn)
            self._turn_bar.show_player(board_of(session.game), turn, mark)
        if self._card is not None:
            self._card.show_ending(self._ending())

    def _ending(self) -> GameResult | None:
        """Return the end of the game for the card; None while the game goes on."""
        session = self._session
        if session.position.outcome is None:
            return None
        return GameResult(self._end_text(), self._tone(), self._end_note())

    def _tone(self) -> Tone:
        """Return what the result is to the person who plays; any win is one if nobody has lost."""
        session = self._session
        winner = None if session.game.is_numeric else winner_of(session.position)
        if winner is None:
            return Tone.DRAW
        return Tone.LOSS if winner is session.bot_side else Tone.WIN

    def _end_note(self) -> str:
        """Return the rule that ended the game, if the board does not show it.

        After a game between bots, return how to play one.
        """
        if self._session.is_watched:
            return self.tr("Tap the board to play")
        return wording_of(self._session.game).ended(self._session.position)

    def _standing_text(self) -> str:
        """Say whose turn it is and, in games with points, what each player has so far."""
        position, turn = self._session.position, self._turn_text()
        standing = wording_of(position.game).standing(position)
        if not standing:
            return turn
        #: {standing}: the score, such as "X 3, O 1"; {turn}: such as "X to move"
        return self.tr("{standing}: {turn}").format(standing=standing, turn=turn)

    #: Below the board: whose turn it is. {bot}: the name of the bot, such as Zeno
    def _turn_text(self) -> str:
        session = self._session
        turn = session.position.turn
        name, seat = player_name(session.game, turn), session.seat(turn)
        if seat is None:
            alone = session.seat(turn.opponent) is not None
            pattern = self.tr("Your turn ({player})") if alone else self.tr("{player}'s turn")
            return pattern.format(player=name)
        bot = opponent_title(seat, session.game)
        pattern = (
            self.tr("{player} ({bot}) is waiting")
            if session.held
            else self.tr("{player} ({bot}) is thinking…")
        )
        return pattern.format(player=name, bot=bot)

    #: Below the board, and in large letters, at the end of a game
    def _end_text(self) -> str:
        """Say how the game ended, addressing the person if there is just one."""
        session = self._session
        bot, winner = session.bot_side, winner_of(session.position)
        if winner is None and not session.game.is_numeric:
            return self.tr("It's a draw")
        if bot is None or winner is None:
            return words.outcome_text(session.position)
        if session.game.traits.has_margin:
            text = self.tr("You win by {margin}!")
            if winner is bot:
                text = self.tr("The bot wins by {margin}")
            return text.format(margin=number_text(abs(session.position.outcome or 0)))
        if winner is not bot:
            return self.tr("You win!")
        seat = session.seat(bot)
        if self._names_bot and seat is not None:
            #: {bot}: the name of a bot, such as Momo
            return self.tr("{bot} wins").format(bot=opponent_title(seat, session.game))
        return self.tr("The bot wins")

    def _known_text(self) -> str:
        """Return the note while no bot thinks: on a hint, values, or the rule among equals."""
        flow = self._flow
        if flow.hint is not None:
            return self._hint_text() if flow.hints.equals > 1 else ""
        if self._session.bot_waits:
            if self._session.told_to_wait:
                return self.tr("You can move for the bot")
            return self.tr("Tap the board to let the bot move")
        return self._rule_text()

    #: Below the board, about how the bot chooses. {bot}: the name of the bot
    def _rule_text(self) -> str:
        """Return how a perfect player chooses among equals, at the start and end of a game.

        At the end, `_end_note` comes first.
        """
        session = self._session
        is_over = session.position.outcome is not None
        if not is_over and session.record.current.parent is not None:
            return ""
        if is_over and (note := self._end_note()):
            return note
        if PERFECT not in (session.seat(player) for player in Player):
            return ""
        text = (
            self.tr("{bot} picks the best move that is hardest to answer")
            if self._flow.ties is TieRule.BEST_ODDS
            else self.tr("{bot} picks one of its best moves at random")
        )
        return text.format(bot=opponent_title(PERFECT, session.game))

    def _hint_text(self) -> str:
        """Say which of several best moves the hint is."""
        if self._flow.ties is TieRule.BEST_ODDS:
            return self.tr("Hint: the best move that is hardest to answer")
        return self.tr("Hint: one of the best moves, picked at random")

    #: Below the board, after the name of the bot that is thinking
    def _intended_text(self) -> str:
        intended = self._flow.intended
        if intended is None:
            return ""
        seat = self._session.bot_to_move
        exactly = seat is not None and seat.kind == ALPHA_BETA
        depth = intended.depth
        pattern = (
            self.tr("looks {depth} moves ahead and likes {move}", "", depth)
            if exactly
            else self.tr("looks about {depth} moves ahead and likes {move}", "", depth)
        )
        return pattern.format(depth=depth, move=move_name(self._session.position, intended.move))
