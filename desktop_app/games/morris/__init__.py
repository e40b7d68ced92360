# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Three men's morris: three stones each, placed in turn and then moved, by four sets of rules."""
