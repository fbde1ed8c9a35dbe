"""The sounds of the table: what the script makes, short, quiet, alike in strength, and without a click."""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path

import pytest

from cardtable.resources import asset
from cardtable.stage.event_style import Sound
from tools.sounds import FOLDER, LEVEL, RATE, write
from tools.waves import cosine, decibels, gain, loudness, power_of_e, sine

# In seconds; what is heard all the time is shorter than what is heard once.
SHORTEST, LONGEST, LONGEST_OF_CARDS = 0.06, 0.9, 0.75
OF_CARDS = {Sound.DEAL, Sound.LAY, Sound.DRAW, Sound.SHUFFLE, Sound.MELD, Sound.SWEEP, Sound.BUY}
ALL_TOGETHER = 240_000
FULL = 32768


def samples_of(sound: Sound) -> list[float]:
    with wave.open(str(asset("sounds", f"{sound}.wav"))) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return [sample / FULL for sample in array("h", file.readframes(file.getnframes()))]


def test_there_is_one_file_for_each_sound_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{sound}.wav" for sound in Sound}


@pytest.mark.parametrize("sound", Sound)
def test_a_file_is_what_the_script_makes_to_the_last_bit(sound: Sound, tmp_path: Path) -> None:
    assert write(sound, tmp_path).read_bytes() == (FOLDER / f"{sound}.wav").read_bytes()


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < ALL_TOGETHER


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_short(sound: Sound) -> None:
    seconds = len(samples_of(sound)) / RATE
    assert SHORTEST <= seconds <= (LONGEST_OF_CARDS if sound in OF_CARDS else LONGEST)


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_quiet_and_never_torn(sound: Sound) -> None:
    samples = samples_of(sound)
    peak = max(abs(sample) for sample in samples)
    strength = math.sqrt(sum(sample * sample for sample in samples) / len(samples))
    assert 0.15 < peak < 0.7
    assert 0.02 < strength < 0.15


@pytest.mark.parametrize("sound", Sound)
def test_all_sounds_are_heard_alike(sound: Sound) -> None:
    assert loudness(samples_of(sound)) == pytest.approx(LEVEL, abs=0.5)


@pytest.mark.parametrize("sound", Sound)
def test_nothing_clicks_where_a_sound_begins_and_ends(sound: Sound) -> None:
    samples = samples_of(sound)
    peak = max(abs(sample) for sample in samples)
    assert abs(samples[0]) < 0.001
    assert abs(samples[-1]) < 0.0001
    assert max(abs(sample) for sample in samples[:8]) < 0.25 * peak, "it grows"
    assert max(abs(sample) for sample in samples[-RATE // 200 :]) < 0.01 * peak, "it fades"


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_leans_to_no_side(sound: Sound) -> None:
    samples = samples_of(sound)
    assert abs(sum(samples) / len(samples)) < 0.0002


@pytest.mark.parametrize("one", [-3.0, -0.7, 0.0, 0.4, 2.9])
def test_our_own_sines_and_powers_are_right(one: float) -> None:
    assert sine(one) == pytest.approx(math.sin(one), abs=1e-12)
    assert cosine(one) == pytest.approx(math.cos(one), abs=1e-12)
    assert power_of_e(4 * one) == pytest.approx(math.exp(4 * one), rel=1e-12)
    assert decibels(gain(4 * one)) == pytest.approx(4 * one, abs=1e-9)
