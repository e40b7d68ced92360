# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How large a mistake is."""

import pytest

from desktop_app.core.mistake import LEAST, MOST, MUCH, MistakeSize, mistake_of


@pytest.mark.parametrize(
    ("lost", "size"),
    [
        (-2, None),
        (0, None),
        (LEAST, MistakeSize.SMALL),
        (MUCH, MistakeSize.MEDIUM),
        (1, MistakeSize.MEDIUM),
        (MOST, MistakeSize.LARGE),
        (2, MistakeSize.LARGE),
    ],
)
def test_the_size_of_a_mistake_grows_with_its_loss(lost: float, size: MistakeSize | None) -> None:
    """Half the way from a win to a loss is an outcome: the limits belong to the larger size."""
    assert mistake_of(lost) is size
