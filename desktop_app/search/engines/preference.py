# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The one list of engines."""

from __future__ import annotations

from desktop_app.search.engines.chess.engine import ChessEngine
from desktop_app.search.engines.chomp import ChompEngine
from desktop_app.search.engines.dots.engine import DotsEngine
from desktop_app.search.engines.drop.engine import DropEngine
from desktop_app.search.engines.engine import Engine
from desktop_app.search.engines.general import GeneralEngine
from desktop_app.search.engines.hex.engine import HexEngine
from desktop_app.search.engines.labelled import LabelledEngine
from desktop_app.search.engines.large.engine import LargeEngine
from desktop_app.search.engines.nim import NimEngine
from desktop_app.search.engines.othello.engine import OthelloEngine
from desktop_app.search.engines.pairing.engine import PairingEngine
from desktop_app.search.engines.placement.engine import PlacementEngine
from desktop_app.search.engines.plain.engine import PlainEngine
from desktop_app.search.engines.retrograde import RetrogradeEngine

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
