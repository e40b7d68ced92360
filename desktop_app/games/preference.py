# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The one list of engines."""

from __future__ import annotations

from desktop_app.games.chess.engine import ChessEngine
from desktop_app.games.chomp.engine import ChompEngine
from desktop_app.games.dots.engine import DotsEngine
from desktop_app.games.hex.engine import HexEngine
from desktop_app.games.k_in_a_row.connect_four.engine import DropEngine
from desktop_app.games.k_in_a_row.gomoku.engine import LargeEngine
from desktop_app.games.k_in_a_row.pairing.engine import PairingEngine
from desktop_app.games.k_in_a_row.plain.engine import PlainEngine
from desktop_app.games.k_in_a_row.small_boards.engine import PlacementEngine
from desktop_app.games.nim.engine import NimEngine
from desktop_app.games.othello.engine import OthelloEngine
from desktop_app.search.engine import Engine
from desktop_app.search.general import GeneralEngine
from desktop_app.search.labelled import LabelledEngine
from desktop_app.search.retrograde import RetrogradeEngine

ENGINES: tuple[type[Engine], ...] = (
    LabelledEngine,
    RetrogradeEngine,
    ChompEngine,
    NimEngine,
    DotsEngine,
    DropEngine,
    PairingEngine,
    PlacementEngine,
    LargeEngine,
    PlainEngine,
    ChessEngine,
    OthelloEngine,
    HexEngine,
    GeneralEngine,
)
"""In order of preference: the first that takes a position is asked, and the next one where it finds
that it can't tell. The last takes everything."""
