# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the listening test uses of PyGObject, which is the system's: for the type checker only."""

def require_version(namespace: str, version: str) -> None: ...
