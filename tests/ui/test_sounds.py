"""Sounds: quick to ask for, silent where nothing can be heard, off in one click. Nothing here needs a loudspeaker."""

from __future__ import annotations

import sys
import threading
from array import array
from collections.abc import Callable
from queue import SimpleQueue

import pytest

from cardtable.app.settings import Settings
from cardtable.stage.event_style import Sound
from cardtable.ui.audio import loudspeaker, sounds
from cardtable.ui.audio.loudspeaker import Loudspeaker, SilentError, open_loudspeaker
from cardtable.ui.audio.mixer import MOST_VOICES, RATE, Mixer, at_volume, read_sound
from cardtable.ui.audio.sounds import AGAIN, GONE, LATE, SAME, Player, Sounds, Wish

TIME_LIMIT = 800.0
LAY = Sound.LAY


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Device:
    """A loudspeaker that keeps what it was told, and asks for samples when a test does."""

    way = "a test's"

    def __init__(self) -> None:
        self.pull: Callable[[int], bytes] = lambda _: b""
        self.told: list[str] = []
        self.broken: dict[str, Exception] = {}

    def open(self, pull: Callable[[int], bytes]) -> Loudspeaker:
        self.pull = pull
        self._hear("open")
        return self

    def start(self) -> None:
        self._hear("start")

    def stop(self) -> None:
        self._hear("stop")

    def close(self) -> None:
        self._hear("close")

    def _hear(self, word: str) -> None:
        self.told.append(word)
        if word in self.broken:
            raise self.broken[word]

    def heard(self, frames: int) -> list[int]:
        return list(array("h", self.pull(frames)))


class Room:
    """A player, its device and its clock."""

    def __init__(self) -> None:
        self.device, self.clock = Device(), Clock()
        self.player = Player(self.device.open, self.clock)

    def play(self, sound: Sound = LAY, volume: int = 100, late: float = 0.0) -> None:
        self.player.fulfil(Wish(sound, volume, self.clock.now - late))

    def heard(self, frames: int = 4 * RATE) -> list[int]:
        return self.device.heard(frames)


@pytest.fixture
def room() -> Room:
    return Room()


# -- what comes out of the loudspeaker ----------------------------------------------------------------------------


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_heard_as_it_is_in_its_file(room: Room, sound: Sound) -> None:
    room.play(sound)
    samples = list(read_sound(sound))
    assert room.heard(100) == samples[:100]
    assert room.heard() == [*samples[100:], *[0] * (4 * RATE - len(samples) + 100)]
    assert set(room.heard(50)) == {0}


def test_sounds_are_heard_together_and_never_beyond_what_fits() -> None:
    mixer = Mixer()
    for samples in ([30_000, -30_000, 5], [30_000, -30_000], [1]):
        assert mixer.add(array("h", samples))
    assert list(array("h", mixer.pull(4))) == [32_767, -32_768, 5, 0]
    assert not mixer.busy


def test_not_more_than_a_few_are_heard_at_once() -> None:
    mixer = Mixer()
    assert [mixer.add(array("h", [1] * 10)) for _ in range(MOST_VOICES + 2)] == [*[True] * MOST_VOICES, False, False]
    mixer.pull(10)
    assert mixer.add(array("h", [1]))


def test_a_volume_is_how_loud_it_seems() -> None:
    samples = array("h", [1000, -1000])
    assert list(at_volume(samples, 100)) == [1000, -1000]
    assert list(at_volume(samples, 50)) == [250, -250]
    assert list(at_volume(samples, 0)) == [0, 0]


def test_another_volume_counts_for_the_next_sound(room: Room) -> None:
    room.play(volume=100)
    loud = room.heard()
    room.play(volume=50)
    quiet = room.heard()
    assert max(quiet) == pytest.approx(max(loud) / 4, abs=1)


# -- devices, and what may be wrong with them ------------------------------------------------------------------------


def test_a_device_is_opened_for_the_first_sound_and_rests_when_all_is_silent(room: Room) -> None:
    assert room.device.told == []
    room.play()
    assert room.device.told == ["open", "start"]
    room.player.rest()
    assert room.device.told == ["open", "start"], "something is playing"
    room.heard()
    room.player.rest()
    assert room.device.told == ["open", "start", "stop"]
    room.play()
    assert room.device.told == ["open", "start", "stop", "start"]
    assert any(room.heard())


@pytest.mark.parametrize("word", ["open", "start"])
@pytest.mark.parametrize("error", [SilentError("no device"), OSError("torn out"), RuntimeError("anything")])
def test_without_a_device_it_is_silent_and_looks_for_one_later(room: Room, word: str, error: Exception) -> None:
    room.device.broken = {word: error}
    room.play()
    tried = list(room.device.told)
    room.play()
    assert room.device.told == tried, "not at once again"
    room.device.broken = {}
    room.clock.now += AGAIN
    room.play()
    assert any(room.heard())


def test_without_the_library_it_stays_silent(room: Room) -> None:
    room.device.broken = {"open": SilentError("no library", for_good=True)}
    for _ in range(3):
        room.play()
        room.clock.now += 100 * AGAIN
    assert room.device.told == ["open"]


def test_a_device_that_was_pulled_out_is_opened_anew(room: Room) -> None:
    room.play()
    room.clock.now += GONE + 0.1
    room.play(Sound.DRAW)
    assert room.device.told == ["open", "start", "close", "open", "start"]
    assert room.heard(50) == list(read_sound(Sound.DRAW))[:50], "what it had not played is over"


@pytest.mark.parametrize("word", ["stop", "close"])
def test_a_device_that_cannot_even_be_left_does_no_harm(room: Room, word: str) -> None:
    room.device.broken = {"stop": RuntimeError("no"), word: RuntimeError("no")}
    room.play()
    room.heard()
    room.player.rest()
    room.clock.now += AGAIN
    room.device.broken = {}
    room.play()
    assert any(room.heard())


def test_what_comes_too_late_is_not_heard_any_more(room: Room) -> None:
    room.play(late=LATE + 0.1)
    assert not any(room.heard())
    assert room.device.told == ["open", "start"], "the next one comes in time"


def test_a_file_that_is_not_there_is_silence(room: Room, monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setattr("cardtable.ui.audio.mixer.asset", lambda *parts: tmp_path.joinpath(*parts))
    room.play()
    assert room.device.told == []


# -- asking for sounds -----------------------------------------------------------------------------------------------


class ChoicePanel:
    """Sounds with settings of their own, whose player never begins, so that what it is to play can be read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.settings, self.clock = Settings(), Clock()
        self.sounds = Sounds(lambda: self.settings, Device().open, self.clock)
        self.wishes: SimpleQueue[Wish | None] = SimpleQueue()
        monkeypatch.setattr(sounds, "Thread", self.thread)

    def thread(self, *, args: tuple[SimpleQueue[Wish | None]], **_: object) -> threading.Thread:
        (self.wishes,) = args
        return threading.Thread()

    def asked(self) -> list[Wish]:
        found = []
        while not self.wishes.empty():
            wish = self.wishes.get()
            assert wish is not None
            found.append(wish)
        return found


@pytest.fixture
def asker(monkeypatch: pytest.MonkeyPatch) -> ChoicePanel:
    return ChoicePanel(monkeypatch)


def test_the_same_sound_twice_within_a_moment_is_one(asker: ChoicePanel) -> None:
    asker.sounds.play(LAY)
    asker.clock.now += SAME / 2
    asker.sounds.play(LAY)
    asker.sounds.play(Sound.DRAW)
    assert [wish.sound for wish in asker.asked()] == [LAY, Sound.DRAW]
    asker.clock.now += SAME
    asker.sounds.play(LAY)
    assert [wish.sound for wish in asker.asked()] == [LAY]


@pytest.mark.parametrize("changes", [{"sounds": False}, {"volume": 0}])
def test_nothing_is_asked_for_when_sounds_are_off(asker: ChoicePanel, changes: dict[str, object]) -> None:
    asker.settings = Settings(**changes)  # type: ignore[arg-type]
    asker.sounds.play(LAY)
    assert asker.asked() == []
    asker.settings = Settings(volume=30)
    asker.sounds.play(LAY)
    assert [(wish.sound, wish.volume) for wish in asker.asked()] == [(LAY, 30)]


def test_nobody_waits_while_a_device_is_opened_and_all_ends_with_the_program() -> None:
    opening, may_open = threading.Event(), threading.Event()
    device = Device()

    def slow(pull: Callable[[int], bytes]) -> Loudspeaker:
        opening.set()
        assert may_open.wait(TIME_LIMIT)
        return device.open(pull)

    before = threading.active_count()
    sounds = Sounds(Settings, slow)
    assert threading.active_count() == before, "nothing is started before the first sound"
    for sound in Sound:
        sounds.play(sound)
    assert opening.wait(TIME_LIMIT), "and all of them were asked for meanwhile"
    may_open.set()
    sounds.close()
    sounds.close()
    assert device.told[-1] == "close"
    assert threading.active_count() == before


def test_a_program_without_a_thread_to_spare_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(self: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", none)
    sounds = Sounds(Settings, Device().open)
    sounds.play(LAY)
    sounds.close()


def test_what_nobody_sees_is_not_heard_either(services) -> None:
    before = threading.active_count()
    services.sounds.play(LAY)
    assert threading.active_count() == before


# -- the library -----------------------------------------------------------------------------------------------------


def test_the_library_plays_into_nothing_when_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own way of swallowing everything, at the speed of a device."""
    pytest.importorskip("miniaudio")
    monkeypatch.setattr(loudspeaker, "WAYS", ("NULL",))
    asked = threading.Event()
    frames: list[int] = []

    def pull(number: int) -> bytes:
        frames.append(number)
        asked.set()
        return bytes(2 * number)

    for _ in range(2):
        device = open_loudspeaker(pull)
        assert device.way == "Null"
        for _ in range(2):
            asked.clear()
            device.start()
            assert asked.wait(TIME_LIMIT)
            device.stop()
        device.close()
    assert min(frames) > 0


def test_a_machine_without_any_way_to_a_loudspeaker_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("miniaudio")
    monkeypatch.setattr(loudspeaker, "WAYS", ("AAUDIO",))
    with pytest.raises(SilentError) as silent:
        open_loudspeaker(bytes)
    assert not silent.value.for_good


def test_the_last_way_out_of_the_library_is_no_loudspeaker() -> None:
    assert not {"NULL", "CUSTOM", "JACK"} & set(loudspeaker.WAYS)


def test_without_the_library_the_reason_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(SilentError, match="miniaudio") as silent:
        open_loudspeaker(bytes)
    assert silent.value.for_good
