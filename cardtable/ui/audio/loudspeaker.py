"""The loudspeaker of this machine, through a library that is loaded when it is wanted, and the sounds mixed for it."""

from __future__ import annotations

import time
import wave
from array import array
from io import BytesIO
from itertools import zip_longest
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from cardtable.disk import read_bytes
from cardtable.resources import asset

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from cardtable.stage.event_style import Sound

    Pull = Callable[[int], bytes]


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


# So many milliseconds are asked for at a time, so many times ahead: late enough that a busy window tears no sound.
PERIOD: Final = 30
PERIODS: Final = 3
# The ways to a loudspeaker that systems have; the library's last way out, which swallows everything, is none.
WAYS: Final = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO", "ALSA")
CARDS: Final = Path("/dev/snd")


class SilentError(Exception):
    """Nothing can be heard, and why; ``for_good`` where trying again makes no sense."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class Loudspeaker(Protocol):
    """Something that asks for samples while it runs."""

    way: str

    def start(self) -> None:
        """Ask for samples from now on. SilentError when it cannot."""

    def stop(self) -> None:
        """Ask for none until the next start. SilentError when it is broken."""

    def close(self) -> None:
        """Let the device go."""


def open_loudspeaker(pull: Pull) -> Loudspeaker:
    """The loudspeaker that the system wants to be used; it may take a while to come.

    Raises:
        SilentError: There is none.
    """
    try:
        import miniaudio
    except (ImportError, OSError) as error:
        raise SilentError(f"the library for sound cannot be used ({error})", for_good=True) from error
    return _Device(miniaudio, [miniaudio.Backend[way] for way in _ways()], pull)


def _ways() -> list[str]:
    """ALSA complains at length, where it cannot be hushed, when it is asked on a machine without any card."""
    return [way for way in WAYS if way != "ALSA" or CARDS.is_dir()]


class _Device:
    """A device of the library."""

    def __init__(self, library: Any, ways: list[Any], pull: Pull) -> None:
        self._error: type[Exception] = library.MiniaudioError
        self._feed = _feed(pull)
        next(self._feed)
        try:
            self._device = library.PlaybackDevice(
                output_format=library.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=PERIOD,
                callback_periods=PERIODS,
                backends=ways,
                app_name="Card Table",
            )
        except self._error as error:
            raise SilentError(_words(error)) from error
        self.way = str(self._device.backend)

    def start(self) -> None:
        try:
            self._device.start(self._feed)
        except self._error as error:
            raise SilentError(_words(error)) from error

    def stop(self) -> None:
        try:
            self._device.stop()
        except self._error as error:
            raise SilentError(_words(error)) from error

    def close(self) -> None:
        self._device.close()


def _feed(pull: Pull) -> Generator[bytes, int, None]:
    """What the library wants: it sends how many samples it needs and is given them."""
    frames = yield b""
    while True:
        frames = yield pull(frames)


def _words(error: Exception) -> str:
    said = ", ".join(str(part) for part in error.args) or type(error).__name__
    return f"no loudspeaker can be used ({said})"
