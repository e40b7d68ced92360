# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The thread that writes animations: what it writes, and what it says when it can't."""

from pathlib import Path
from threading import Event
from typing import cast

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from pytestqt.qtbot import QtBot

from desktop_app.explain.saving import animation_writer
from desktop_app.explain.saving.animation_writer import (
    AnimationRequest,
    AnimationWorker,
    AnimationWriter,
)

COLORS = ("red", "lime", "blue", "white")


def pictures() -> list[QImage]:
    """Small ones, each of one colour."""
    found = [QImage(30, 20, QImage.Format.Format_RGB32) for _ in COLORS]
    for picture, color in zip(found, COLORS, strict=True):
        picture.fill(QColor(color))
    return found


@pytest.mark.parametrize("name", ["animation.gif", "animation.png"])
def test_an_animation_has_the_pictures_and_their_times(
    qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    writer, counts = AnimationWriter(), list[int]()
    writer.progressed.connect(counts.append)
    writer.begin(tuple(pictures()[:3]))
    for picture in pictures():
        writer.take(picture)
    with qtbot.waitSignal(writer.ended, timeout=60_000) as ended:
        writer.write(tmp_path / name, (100, 200, 300, 400))
    writer.shutdown()
    assert ended.args == [None]
    assert counts[-1] == 2 * len(COLORS) - 1
    with Image.open(tmp_path / name) as written:
        assert getattr(written, "n_frames", 1) == len(COLORS)
        for number, color in enumerate(COLORS[:3]):
            written.seek(number)
            image = written.convert("RGB").tobytes()
            assert image[:3] == bytes(cast("tuple[int, ...]", QColor(color).getRgb())[:3])
            assert written.info["duration"] == 100 * (number + 1)


def colorful(number: int) -> QImage:
    """Thin rings of many colours, whose edges are smoothed."""
    picture = QImage(400, 300, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for ring in range(12):
        painter.setPen(QPen(QColor.fromHsv(30 * ring, 255, 200), 2))
        painter.drawEllipse(QPoint(200 + 9 * number, 150), 10 + 11 * ring, 10 + 11 * ring)
    painter.end()
    return picture


def test_an_animation_has_the_colors_of_its_pictures(qtbot: QtBot, tmp_path: Path) -> None:
    writer, taken = AnimationWriter(), [colorful(number) for number in range(3)]
    writer.begin(tuple(taken))
    for picture in taken:
        writer.take(picture)
    with qtbot.waitSignal(writer.ended, timeout=60_000):
        writer.write(tmp_path / "animation.gif", (100, 100, 100))
    writer.shutdown()
    with Image.open(tmp_path / "animation.gif") as written:
        for number, picture in enumerate(taken):
            written.seek(number)
            wrong = ImageChops.difference(
                written.convert("RGB"), animation_writer.picture_of(picture)
            )
            assert max(ImageStat.Stat(wrong).rms) < 6


def test_a_failed_picture_is_reported_at_the_end(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_image: QImage) -> None:
        raise MemoryError

    writer, counts = AnimationWriter(), list[int]()
    writer.progressed.connect(counts.append)
    writer.begin(tuple(pictures()))
    writer.take(pictures()[0])
    qtbot.waitUntil(lambda: counts == [1], timeout=60_000)
    monkeypatch.setattr(animation_writer, "picture_of", fail)
    writer.take(pictures()[1])
    with qtbot.waitSignal(writer.ended, timeout=60_000) as ended:
        writer.write(tmp_path / "animation.gif", (100, 100))
    writer.shutdown()
    assert ended.args is not None
    assert isinstance(ended.args[0], MemoryError)
    assert counts == [1, 2]
    assert list(tmp_path.iterdir()) == []


def test_pictures_that_still_wait_at_the_end_are_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turned, told = list[QImage](), list[object]()
    stop, real = Event(), animation_writer.picture_of

    def counted(image: QImage) -> Image.Image:
        turned.append(image)
        return real(image)

    monkeypatch.setattr(animation_writer, "picture_of", counted)
    worker = AnimationWorker(stop)
    worker.finished.connect(told.append)
    worker.begin(tuple(pictures()[:3]))
    worker.take(pictures()[0])
    assert len(turned) == 4
    stop.set()
    worker.take(pictures()[1])
    worker.write(AnimationRequest(tmp_path / "animation.gif", (100, 100)))
    assert len(turned) == 4
    assert told == []
    assert list(tmp_path.iterdir()) == []
