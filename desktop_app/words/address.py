# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is spoken to: one person who plays a bot reads "you" and "the bot", everybody else names.

A sentence about a player has one text for each of these, as other languages change more than the
subject.
"""

from __future__ import annotations

import re

from desktop_app.core.position import Player


def addressed(player: Player, person: Player | None, *, named: str, you: str, bot: str) -> str:
    """Return the text about a player that fits the reader.

    Args:
        player: the player whom the text is about.
        person: the side of the only person, who reads it; None without one, or with two.
        named: the text with a placeholder for the player's name.
        you: the text if the player is the reader.
        bot: the text if the player is the reader's opponent.
    """
    if person is None:
        return named
    return you if player is person else bot


def capitalized(text: str) -> str:
    """Capitalise a sentence, unless it begins with the name of a cell."""
    word = re.sub("['\u2019]", "", text.partition(" ")[0])
    return text[0].upper() + text[1:] if word.isalpha() and len(word) > 1 else text
