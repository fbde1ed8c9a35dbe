"""What is heard at the table: asked for on the window's thread, played by a thread of its own, never waited for."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final

from cardtable.ui.audio.loudspeaker import SilentError, open_loudspeaker
from cardtable.ui.audio.mixer import Mixer, at_volume, read_sound

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.settings import Settings
    from cardtable.stage.event_style import Sound
    from cardtable.ui.audio.loudspeaker import Loudspeaker, Pull
    from cardtable.ui.audio.mixer import Samples

# All in seconds. The same sound again so soon is the same sound; one that comes so late is none any more.
SAME: Final = 0.03
LATE: Final = 1.0
# After so much silence the device may rest: while one plays, some systems do not go to sleep.
REST: Final = 3.0
# A device that has asked for nothing for so long is gone; after a failure none is looked for for a while.
GONE: Final = 1.0
AGAIN: Final = 60.0
# How long the end waits for the device to be let go.
FAREWELL: Final = 1.0
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wish:
    """A sound, how loud (0 to 100), and when it was wanted."""

    sound: Sound
    volume: int
    at: float


class Sounds:
    """The sounds of one program, as its settings want them. Nothing is loaded or opened before the first one.

    No device, a broken one, or no library: then it is silent, and ``play`` returns at once and raises nothing all the
    same.
    """

    def __init__(
        self,
        settings: Callable[[], Settings],
        opens: Callable[[Pull], Loudspeaker] | None = open_loudspeaker,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``opens`` is asked for a device when one is needed; ``None`` where nothing is to be heard."""
        self._settings = settings
        self._opens = opens
        self._clock = clock
        self._wanted: dict[Sound, float] = {}
        self._wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self._thread: Thread | None = None

    def play(self, sound: Sound) -> None:
        """Let this be heard soon, if anything is to be heard at all."""
        settings, now = self._settings(), self._clock()
        if not settings.sounds or not settings.volume or now - self._wanted.get(sound, now - 1) < SAME:
            return
        self._wanted[sound] = now
        if self._opens is None or (self._thread is None and not self._begin(self._opens)):
            return
        self._wishes.put(Wish(sound, settings.volume, now))

    def _begin(self, opens: Callable[[Pull], Loudspeaker]) -> bool:
        player = Player(opens, self._clock)
        thread = Thread(target=player.run, args=(self._wishes,), name="sounds", daemon=True)
        try:
            thread.start()
        except RuntimeError:
            _log.warning("no thread for sounds", exc_info=True)
            return False
        self._thread = thread
        return True

    def close(self) -> None:
        """Play nothing any more and let the device go."""
        if self._thread is not None:
            self._wishes.put(None)
            self._thread.join(FAREWELL)
            self._thread = None


class Player:
    """Fulfils wishes one after the other. Whatever is wrong with the device, it goes on, without a sound."""

    def __init__(self, opens: Callable[[Pull], Loudspeaker], clock: Callable[[], float]) -> None:
        self._opens = opens
        self._clock = clock
        self._mixer = Mixer(clock)
        self._files: dict[Sound, Samples] = {}
        self._ready: dict[tuple[Sound, int], Samples] = {}
        self._device: Loudspeaker | None = None
        self._runs = False
        self._not_before = clock()

    def run(self, wishes: SimpleQueue[Wish | None]) -> None:
        """Wait for wishes, until there is one for the end."""
        while True:
            try:
                wish = wishes.get(timeout=REST if self._runs else None)
            except Empty:
                self.rest()
                continue
            if wish is None:
                break
            self.fulfil(wish)
        self._let_go()

    def fulfil(self, wish: Wish) -> None:
        """Play it, unless its time has gone by."""
        if self._clock() < self._not_before:
            return
        try:
            samples = self._samples(wish.sound, wish.volume)
            self._have_it_run()
        except Exception as error:  # a library and a system's sound, of which everything is possible
            self._give_up(error)
            return
        if self._clock() - wish.at < LATE:
            self._mixer.add(samples)

    def rest(self) -> None:
        """Let the device rest if nothing plays."""
        if self._device is not None and not self._mixer.busy:
            self._runs = False
            try:
                self._device.stop()
            except Exception as error:  # as above
                self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        self._let_go()
        forever = isinstance(error, SilentError) and error.for_good
        self._not_before = float("inf") if forever else self._clock() + AGAIN
        _log.warning("no sound: %s", error)

    def _samples(self, sound: Sound, volume: int) -> Samples:
        if (sound, volume) not in self._ready:
            if sound not in self._files:
                self._files[sound] = read_sound(sound)
            self._ready = {key: kept for key, kept in self._ready.items() if key[1] == volume}
            self._ready[sound, volume] = at_volume(self._files[sound], volume)
        return self._ready[sound, volume]

    def _have_it_run(self) -> None:
        if self._runs and self._clock() - self._mixer.pulled > GONE:
            self._let_go()
        if self._device is None:
            self._device = self._opens(self._mixer.pull)
        if not self._runs:
            self._mixer.clear()
            self._device.start()
            self._runs = True

    def _let_go(self) -> None:
        device, self._device, self._runs = self._device, None, False
        self._mixer.clear()
        if device is not None:
            try:
                device.close()
            except Exception as error:  # as above
                _log.warning("the loudspeaker cannot be closed: %s", error)
