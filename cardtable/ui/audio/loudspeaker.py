"""The loudspeaker of this machine, through a library that is loaded when the first sound is wanted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from cardtable.ui.audio.mixer import RATE

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    Pull = Callable[[int], bytes]

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
