# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writing moving pictures (GIF, or APNG for names that end in .png) in a thread, with Pillow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal, Slot
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

COLORS = 255


@dataclass(frozen=True, slots=True)
class FilmRequest:
    """A film to be written.

    Attributes:
        path: of the file.
        times: how long each picture is seen, in milliseconds; one for each.
        stop: set to end the writing early; no file is left then.
    """

    path: Path
    times: tuple[int, ...]
    stop: Event


class _Stopped(Exception):  # noqa: N818 - a way out, not an error
    """Somebody said stop."""


class _Reel(list["Picture"]):
    """Pictures that Pillow goes through, until somebody says stop."""

    def __init__(self, stop: Event) -> None:
        super().__init__()
        self._stop = stop

    def __iter__(self) -> Iterator[Picture]:
        for picture in super().__iter__():
            self.check()
            yield picture

    def check(self) -> None:
        if self._stop.is_set():
            raise _Stopped


class FilmWorker(QObject):
    """Takes pictures, turns them into few colours, and writes them.

    Signals:
        written: how many pictures have gone into the file.
        finished: the request, and the error that ended it, or None.
    """

    written = Signal(int)
    finished = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._pictures: list[Picture] = []

    @Slot(object)
    def take(self, image: QImage) -> None:
        """The next picture."""
        from PIL import Image

        image = image.convertToFormat(QImage.Format.Format_RGB888)
        size, line = (image.width(), image.height()), image.bytesPerLine()
        data = bytes(image.constBits())
        self._pictures.append(Image.frombytes("RGB", size, data, "raw", "RGB", line, 1))

    @Slot(object)
    def write(self, request: FilmRequest) -> None:
        """Write what was taken; always ends with `finished`."""
        unfinished = request.path.with_name(request.path.name + ".part")
        error: Exception | None = None
        try:
            self._save(request, unfinished)
            unfinished.replace(request.path)
        except _Stopped:
            pass
        except Exception as found:
            error = found
        finally:
            self._pictures = []
            unfinished.unlink(missing_ok=True)
        self.finished.emit(request, error)

    def _save(self, request: FilmRequest, path: Path) -> None:
        """All pictures share one palette, so that what stands still is the same in each."""
        from PIL import Image

        palette = self._palette()
        reel = _Reel(request.stop)
        for number, picture in enumerate(self._pictures):
            reel.check()
            reel.append(picture.quantize(palette=palette, dither=Image.Dither.NONE))
            self.written.emit(number + 1)
        reel.pop(0).save(
            path,
            format="PNG" if request.path.suffix.lower() == ".png" else "GIF",
            save_all=True,
            append_images=reel,
            duration=list(request.times),
            loop=0,
        )

    def _palette(self) -> Picture:
        """The colours of the first, the middle and the last picture."""
        from PIL import Image

        count = len(self._pictures)
        samples = [self._pictures[number] for number in (0, count // 2, count - 1)]
        wide = max(sample.width for sample in samples)
        sheet = Image.new("RGB", (wide, sum(sample.height for sample in samples)))
        for number, sample in enumerate(samples):
            sheet.paste(sample, (0, sum(s.height for s in samples[:number])))
        return sheet.quantize(COLORS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)


class FilmWriter(QObject):
    """The thread as a window sees it: pictures in, one file out.

    Signals:
        written: how many pictures have gone into the file.
        ended: the error that ended it, or None; not after `shutdown`.
    """

    written = Signal(int)
    ended = Signal(object)
    _taken = Signal(object)
    _requested = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop = Event()
        self._thread = QThread()
        self._thread.setObjectName("film")
        self._worker = FilmWorker()
        self._worker.moveToThread(self._thread)
        self._taken.connect(self._worker.take)
        self._requested.connect(self._worker.write)
        self._worker.written.connect(self.written)
        self._worker.finished.connect(self._on_finished)
        self._thread.start()

    def take(self, image: QImage) -> None:
        """Add the next picture; all have one size."""
        self._taken.emit(image)

    def write(self, path: Path, times: tuple[int, ...]) -> None:
        """Write the pictures, each to be seen for so many milliseconds."""
        self._requested.emit(FilmRequest(path, times, self._stop))

    def shutdown(self) -> None:
        """End the thread, and leave no file unless it is complete."""
        self._stop.set()
        self._thread.quit()
        self._thread.wait()

    @Slot(object, object)
    def _on_finished(self, request: FilmRequest, error: Exception | None) -> None:
        if not request.stop.is_set():
            self.ended.emit(error)
