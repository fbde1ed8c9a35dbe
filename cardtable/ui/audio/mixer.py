"""Samples of several sounds as one: what a loudspeaker asks for while it runs."""

from __future__ import annotations

import time
import wave
from array import array
from io import BytesIO
from itertools import zip_longest
from threading import Lock
from typing import TYPE_CHECKING, Final, TypeAlias

from cardtable.disk import read_bytes
from cardtable.resources import asset

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.stage.event_style import Sound

RATE: Final = 22_050
MOST_VOICES: Final = 4
MOST_BYTES: Final = 1024 * 1024
_LOWEST, _HIGHEST = -32768, 32767

Samples: TypeAlias = "array[int]"
"""One channel, 16 bits, so many a second as ``RATE`` says."""


def read_sound(sound: Sound) -> Samples:
    """The samples of a sound.

    Raises:
        OSError, ValueError, wave.Error, EOFError: Its file is not there, or is no sound of ours.
    """
    with wave.open(BytesIO(read_bytes(asset("sounds", f"{sound}.wav"), MOST_BYTES))) as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(f"{sound} is of another form")
        return array("h", file.readframes(file.getnframes()))


def at_volume(samples: Samples, volume: int) -> Samples:
    """The samples as loud as a volume of 0 to 100 says; an ear hears half of it as half."""
    factor = (volume / 100) ** 2
    return array("h", [round(sample * factor) for sample in samples])


class Mixer:
    """The sounds that are playing. Sounds come in on one thread, and samples go out on another."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = Lock()
        self._voices: list[tuple[Samples, int]] = []
        self.pulled = clock()

    @property
    def busy(self) -> bool:
        """Whether anything is still to be heard."""
        return bool(self._voices)

    def add(self, samples: Samples) -> bool:
        """Play this from now on; not while so many others play already."""
        with self._lock:
            if len(self._voices) >= MOST_VOICES:
                return False
            self._voices.append((samples, 0))
        return True

    def clear(self) -> None:
        """Play nothing any more."""
        with self._lock:
            self._voices = []
            self.pulled = self._clock()

    def pull(self, frames: int) -> bytes:
        """The next samples: exactly so many."""
        with self._lock:
            parts = [samples[place : place + frames] for samples, place in self._voices]
            self._voices = [
                (samples, place + frames) for samples, place in self._voices if place + frames < len(samples)
            ]
            self.pulled = self._clock()
        whole = _together(parts)
        return whole.tobytes() + bytes(2 * (frames - len(whole)))


def _together(parts: Sequence[Samples]) -> Samples:
    if len(parts) < 2:
        return parts[0] if parts else array("h")
    sums = (sum(one) for one in zip_longest(*parts, fillvalue=0))
    return array("h", [min(max(one, _LOWEST), _HIGHEST) for one in sums])
