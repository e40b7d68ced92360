# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Worksheets: trees to search by hand, their solutions, and the printed pages."""
