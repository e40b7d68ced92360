# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The vocabulary shared by pages and command line: values, distances, players, faults."""
