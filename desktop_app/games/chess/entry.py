# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The registry entry of chess."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.position import Game, Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.games.chess.evaluation import material, misjudged, parts, squares, tapered
from desktop_app.games.chess.notation import library_move
from desktop_app.games.chess.pgn import PGN
from desktop_app.games.chess.reasons import reason
from desktop_app.games.chess.rules import ChessGame
from desktop_app.games.entry import GameEntry

if TYPE_CHECKING:
    import chess

    from desktop_app.boards.kind import BoardKind
    from desktop_app.core.drawn_boards import Reading
    from desktop_app.games.chess.rules import ChessPosition
    from desktop_app.games.wording import Wording
    from desktop_app.search.engine import Engine
    from desktop_app.search.example import Example

SITES = ("lichess.org", "chess.com", "chesstempo.com", "chess24.com", "chessbase.com",
         "365chess.com", "chessgames.com", "listudy.org", "chessvision.ai")  # fmt: skip
"""Large sites of chess, many of whose addresses hold a position."""

QUEEN = 5
SHORT = "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"
"""The scholar's mate, which every beginner meets."""


def _no_sizes(_kind: str, text: str) -> Game:
    raise GameError(GameFault.UNKNOWN_GAME, text=text)


def _short_game(game: Game) -> Sequence[Move]:
    return parse_moves(game.start(), SHORT)


def _san(position: Position, move: Move) -> str:
    return cast("ChessPosition", position).san(move)


def ordered_moves(position: Position) -> Sequence[Move]:
    """Return the moves with good captures first, then promotions, then the rest."""
    board = cast("ChessPosition", position).board

    def priority(move: Move) -> int:
        taken = board.piece_type_at(move >> 6 & 63) or 0
        return 8 * taken - (board.piece_type_at(move & 63) or 0) * bool(taken) + 8 * (move >> 12)

    return sorted(position.legal_moves(), key=priority, reverse=True)


def captures(position: Position) -> Sequence[Move]:
    """Return all captures, en passant included, and promotions to a queen."""
    board = cast("ChessPosition", position).board
    taken, passing = board.occupied, board.ep_square

    def is_noisy(move: Move) -> bool:
        at, to = move & 63, move >> 6 & 63
        in_passing = to == passing and board.pawns >> at & 1 and (at ^ to) & 7
        return bool(taken >> to & 1 or in_passing or move >> 12 == QUEEN)

    return [move for move in position.legal_moves() if is_noisy(move)]


def safe_moves(position: Position) -> Sequence[Move]:
    """Return the moves after which the other player cannot mate at once."""
    position = cast("ChessPosition", position)
    board = position.board.copy(stack=False)
    safe: list[Move] = []
    for move in position.legal_moves():
        board.push(library_move(move))
        may_be_mated = _can_mate(board)
        board.pop()
        # nobody is mated if the move itself ends the game in a draw
        if not may_be_mated or position.after(move).ending is not None:
            safe.append(move)
    return safe


def _can_mate(board: chess.Board) -> bool:
    """Return whether the player to move can mate at once; the board is left as it was."""
    for move in board.generate_legal_moves():
        if board.gives_check(move):
            board.push(move)
            is_mate = not any(board.generate_legal_moves())
            board.pop()
            if is_mate:
                return True
    return False


def pasted(game: Game, text: str) -> Iterable[Reading]:
    """Yield what a text of another program may mean."""
    from desktop_app.games.chess.pasted import pasted

    return pasted(game, text)


def _wording() -> Wording:
    from desktop_app.games.chess.words import ChessWording

    return ChessWording()


def _typed_moves(
    position: Position, words: Sequence[str], language: Callable[[], str]
) -> Sequence[Move]:
    from desktop_app.games.chess.typed import typed_moves

    return typed_moves(position, words, language)


def _engines() -> Sequence[type[Engine]]:
    from desktop_app.games.chess.engine import ChessEngine

    return (ChessEngine,)


def _board(game: ChessGame) -> BoardKind:
    from desktop_app.games.chess.board import ChessBoardKind

    return ChessBoardKind(game)


def _examples() -> Sequence[Example]:
    from desktop_app.games.chess.examples import chess_examples

    return chess_examples()


CHESS = GameEntry(
    id=ChessGame.family,
    kinds={},
    parse=_no_sizes,
    presets=(ChessGame(),),
    evaluations={"tapered": tapered, "squares": squares, "material": material},
    terms=parts,
    unit=100,
    misjudging=misjudged,
    sample=_short_game,
    ordering=ordered_moves,
    noisy_moves=captures,
    typical_branching=35,
    safe_moves=safe_moves,
    forms=(PGN,),
    typed_moves=_typed_moves,
    file_move=_san,
    reason=reason,
    pasted=pasted,
    sites=SITES,
    wording=_wording,
    engines=_engines,
    board=_board,
    examples=_examples,
    ladders=Path(__file__).with_name("ladders.json"),
)
