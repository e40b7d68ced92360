# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What every search speaks of: scores, limits, candidates, evaluations, scales, memory."""
