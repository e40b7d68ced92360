# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Groups the parts of the window for its commands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop_app.kit.message_bar import MessageBar
    from desktop_app.play.board.view import BoardView
    from desktop_app.play.candidates.model import CandidateModel
    from desktop_app.play.candidates.panel import CandidatePanel
    from desktop_app.play.display import DisplayChoice
    from desktop_app.play.game_flow import GameFlow
    from desktop_app.play.games.choice import GameChoice
    from desktop_app.play.history.panel import HistoryPanel
    from desktop_app.play.session import GameSession
    from desktop_app.play.why.guide import WhyGuide
    from desktop_app.shell.actions import Actions
    from desktop_app.shell.bars.position_bar import PositionBar
    from desktop_app.shell.bars.seats_strip import SeatsStrip
    from desktop_app.shell.layouts import Layouts
    from desktop_app.shell.pages import Pages
    from desktop_app.shell.program_choice import ProgramChoice


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of the window that its commands act on."""

    session: GameSession
    flow: GameFlow
    display: DisplayChoice
    candidates: CandidateModel
    layouts: Layouts
    actions: Actions
    board: BoardView
    strip: SeatsStrip
    programs: ProgramChoice
    message_bar: MessageBar
    position_bar: PositionBar
    candidate_panel: CandidatePanel
    history_panel: HistoryPanel
    pages: Pages
    game_choice: GameChoice
    guide: WhyGuide
