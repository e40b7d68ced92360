# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Write animated pictures in a thread, with Pillow: APNG for names in .png, otherwise GIF."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import RawIOBase
from pathlib import Path
from threading import Event
from typing import IO, TYPE_CHECKING, cast

from PySide6.QtCore import QObject, QThread, Signal, SignalInstance, Slot
from PySide6.QtGui import QImage

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer
    from PIL.Image import Image as Picture

COLORS = 255
SAMPLED = 3
"""Every third pixel both ways is sampled when colours are chosen: just as good, in a tenth of the
time, so that closing the window does not wait for it."""


@dataclass(frozen=True, slots=True)
class AnimationRequest:
    """An animation to write.

    Attributes:
        path: the path of the file.
        times: the display time of each picture in milliseconds.
    """

    path: Path
    times: tuple[int, ...]


class _Stopped(Exception):  # noqa: N818 - a way out, not an error
    """Raised to leave Pillow after a stop was requested."""


class _Frames(list["Picture"]):
    """Pictures for Pillow to iterate over (twice for APNG), until a stop is requested."""

    def __init__(self, pictures: list[Picture], stop: Event, tell: SignalInstance) -> None:
        super().__init__(pictures)
        self._stop = stop
        self._tell = tell

    def __iter__(self) -> Iterator[Picture]:
        taken = len(self) + 1  # plus the first picture, which is not in this list
        for number, picture in enumerate(super().__iter__(), 1):
            _go_on(self._stop)
            self._tell.emit(taken + number)
            yield picture


class _StoppableFile(RawIOBase):
    """A file that can be written until a stop is requested."""

    def __init__(self, path: Path, stop: Event) -> None:
        super().__init__()
        self._file = path.open("wb")
        self._stop = stop

    def write(self, data: ReadableBuffer, /) -> int:
        _go_on(self._stop)
        return self._file.write(data)

    def writable(self) -> bool:
        return True

    def close(self) -> None:
        self._file.close()
        super().close()


def _go_on(stop: Event) -> None:
    if stop.is_set():
        raise _Stopped


class AnimationWorker(QObject):
    """Worker that collects pictures, quantizes their colours, and writes the animation.

    Only the quantized pictures are kept, at one byte for each pixel. Once `stop` is set, waiting
    pictures are dropped and an incomplete file is deleted.

    Signals:
        progressed: the number of pictures taken plus the number written to the file.
        finished: the error that ended the work, or None; not emitted after a stop.
    """

    progressed = Signal(int)
    finished = Signal(object)

    def __init__(self, stop: Event) -> None:
        super().__init__()
        self._stop = stop
        self._palette: Picture | None = None
        self._pictures: list[Picture] = []
        self._taken = 0
        self._error: Exception | None = None

    @Slot(object)
    def begin(self, samples: tuple[QImage, ...]) -> None:
        """Choose the palette from some samples.

        All pictures share one palette, so that unchanged areas look equal in all of them.
        """
        self._try(lambda: self._choose_colors(samples))

    def _try(self, work: Callable[[], None]) -> None:
        """Run `work` unless stopped or already failed; `write` reports the first error."""
        if self._error is None and not self._stop.is_set():
            try:
                work()
            except _Stopped:
                pass
            except Exception as found:
                self._error = _noted(found)

    def _choose_colors(self, samples: tuple[QImage, ...]) -> None:
        from PIL import Image

        width, height = (-(-side // SAMPLED) for side in samples[0].size().toTuple())
        sheet = Image.new("RGB", (width, len(samples) * height))
        for number, sample in enumerate(samples):
            _go_on(self._stop)
            few = picture_of(sample).resize((width, height), Image.Resampling.NEAREST)
            sheet.paste(few, (0, number * height))
        self._palette = sheet.quantize(
            COLORS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
        )

    @Slot(object)
    def take(self, image: QImage) -> None:
        """Add the next picture."""
        self._try(lambda: self._reduce(image))
        self._taken += 1
        self.progressed.emit(self._taken)

    def _reduce(self, image: QImage) -> None:
        from PIL import Image

        assert self._palette is not None
        picture = picture_of(image).quantize(palette=self._palette, dither=Image.Dither.NONE)
        self._pictures.append(picture)

    @Slot(object)
    def write(self, request: AnimationRequest) -> None:
        """Write the pictures that were added."""
        unfinished = request.path.with_name(request.path.name + ".part")
        error = self._error
        try:
            _go_on(self._stop)
            if error is None:
                self._save(request, unfinished)
                unfinished.replace(request.path)
        except _Stopped:
            return
        except Exception as found:
            error = _noted(found)
        finally:
            self._pictures = []
            unfinished.unlink(missing_ok=True)
        self.finished.emit(error)

    def _save(self, request: AnimationRequest, path: Path) -> None:
        first, *rest = self._pictures
        with _StoppableFile(path, self._stop) as file:
            first.save(
                cast("IO[bytes]", file),
                format="PNG" if request.path.suffix.lower() == ".png" else "GIF",
                save_all=True,
                append_images=_Frames(rest, self._stop, self.progressed),
                duration=list(request.times),
                loop=0,
            )


def _noted(error: Exception) -> Exception:
    """Return an error; report it to the error log too, unless disk or memory was short."""
    if not isinstance(error, (OSError, MemoryError)):
        sys.excepthook(type(error), error, error.__traceback__)
    return error


def picture_of(image: QImage) -> Picture:
    """Convert a Qt image to a Pillow image."""
    from PIL import Image

    image = image.convertToFormat(QImage.Format.Format_RGB888)
    size, line = (image.width(), image.height()), image.bytesPerLine()
    return Image.frombytes("RGB", size, bytes(image.constBits()), "raw", "RGB", line, 1)


class AnimationWriter(QObject):
    """Write an animation in a worker thread.

    Signals:
        progressed: the number of pictures taken plus the number written to the file.
        ended: the error that ended the work, or None; not emitted after `shutdown`.
    """

    progressed = Signal(int)
    ended = Signal(object)
    _begun = Signal(object)
    _taken = Signal(object)
    _requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._stop = Event()
        self._thread = QThread()
        self._thread.setObjectName("animation")
        self._worker = AnimationWorker(self._stop)
        self._worker.moveToThread(self._thread)
        self._begun.connect(self._worker.begin)
        self._taken.connect(self._worker.take)
        self._requested.connect(self._worker.write)
        self._worker.progressed.connect(self.progressed)
        self._worker.finished.connect(self._on_finished)
        self._thread.start()

    def begin(self, samples: tuple[QImage, ...]) -> None:
        """Start an animation; the palette is chosen from some of its pictures."""
        self._begun.emit(samples)

    def take(self, image: QImage) -> None:
        """Add the next picture; all have the size of the samples."""
        self._taken.emit(image)

    def write(self, path: Path, times: tuple[int, ...]) -> None:
        """Write the pictures to a file.

        Args:
            path: of the file.
            times: how long each picture is shown, in milliseconds.
        """
        self._requested.emit(AnimationRequest(path, times))

    def shutdown(self) -> None:
        """Stop the thread and delete the file unless it is complete."""
        self._stop.set()
        self._thread.quit()
        self._thread.wait()

    @Slot(object)
    def _on_finished(self, error: Exception | None) -> None:
        if not self._stop.is_set():  # the signal may already be in the queue
            self.ended.emit(error)
