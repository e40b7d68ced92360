# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The parts of the window that its commands act on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop_app.flow.display_choice import DisplayChoice
    from desktop_app.flow.game_flow import GameFlow
    from desktop_app.models.candidate_model import CandidateModel
    from desktop_app.models.session import GameSession
    from desktop_app.views.board.view import BoardView
    from desktop_app.views.candidates.panel import CandidatePanel
    from desktop_app.views.games.choice import GameChoice
    from desktop_app.views.history.panel import HistoryPanel
    from desktop_app.views.kit.message_bar import MessageBar
    from desktop_app.views.why.guide import WhyGuide
    from desktop_app.views.window.actions import Actions
    from desktop_app.views.window.bars.position_bar import PositionBar
    from desktop_app.views.window.bars.seats_strip import SeatsStrip
    from desktop_app.views.window.layouts import Layouts
    from desktop_app.views.window.pages import Pages
    from desktop_app.views.window.program_choice import ProgramChoice


@dataclass(frozen=True, slots=True)
class Parts:
    """What the commands act on."""

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
