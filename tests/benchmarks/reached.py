# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A plug-in of pytest for `mutation.py`: notes which lines each test reaches, or runs some tests.

It is told by the environment: `REACHED_MAP` is the file (without its ending) for the map,
`REACHED_TESTS` a file that names the tests to run, one a line, in order, with its time limit.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator
from pathlib import Path
from time import perf_counter

import coverage
import pytest

MAP = os.environ.get("REACHED_MAP")
TESTS = os.environ.get("REACHED_TESTS")
ROOT = Path(__file__).parents[2]


class Mapper:
    """Coverage with each test as a context, and how long each that has passed has taken."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.passed = dict[str, float]()
        self.coverage = coverage.Coverage(
            data_file=f"{place}.coverage", source=[str(ROOT / "desktop_app")], config_file=False
        )
        self.coverage.erase()
        self.coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        start = perf_counter()
        try:
            return (yield)
        finally:
            if item.nodeid in self.passed:
                self.passed[item.nodeid] = round(perf_counter() - start, 4)
            self.coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.passed[report.nodeid] = 0.0
        elif report.failed:
            self.passed.pop(report.nodeid, None)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        Path(f"{self.place}.json").write_text(json.dumps(self.passed, indent=0), encoding="utf-8")


class Chooser:
    """Only some tests, in a given order."""

    def __init__(self, file: str) -> None:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
        self.limits = {
            test: float(limit) for limit, _, test in (each.partition(" ") for each in lines)
        }

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {test: place for place, test in enumerate(self.limits)}
        items[:] = sorted(
            (item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid]
        )
        for item in items:
            item.add_marker(pytest.mark.timeout(self.limits[item.nodeid]))


def pytest_configure(config: pytest.Config) -> None:
    if MAP:
        config.pluginmanager.register(Mapper(MAP))
    if TESTS:
        config.pluginmanager.register(Chooser(TESTS))
