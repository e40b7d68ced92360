# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Portable Game Notation, in which chess programs exchange games.

Source: S. J. Edwards, "Portable Game Notation Specification and Implementation Guide" (1994),
https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm; values as comments (`[%eval 0.35]`
in pawns for White, `[%eval #-3]` for a mate in three moves by Black, perhaps with `,depth`) as
Lichess and the library `chess` write them.

Moves are the library's. Its own reader, `chess.pgn`, passes over what it does not know, so that a
mistyped move would be left out without a word; and its writer takes braces out of comments.
"""
