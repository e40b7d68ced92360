# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

from collections.abc import Sequence

Point = tuple[float, float]

def curve_to_quadratic(curve: Sequence[Point], max_err: float) -> Sequence[Point]: ...
