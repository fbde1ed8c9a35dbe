"""What the sounds of the table are made of: noise, damped tones, filters, envelopes, and how loud something is.

Nothing but plus, minus, times, divided by and square roots is used, which give the same bits on every machine; the
sines and powers of the system's library do not.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

RATE: Final = 22_050
PI: Final = 3.141592653589793
LN_10: Final = 2.302585092994046
_TERMS: Final = 16
# A tone that has lost so much is not heard any more.
INAUDIBLE: Final = 1e-5
# A filter that moves looks after so many samples where it is to be.
STRIDE: Final = 32

Wave = list[float]
"""Samples between -1 and 1, so many a second as ``RATE`` says."""


def sine(angle: float) -> float:
    """The sine of a small angle, from its series."""
    term = total = angle
    for number in range(1, _TERMS):
        term *= -angle * angle / ((2 * number) * (2 * number + 1))
        total += term
    return total


def cosine(angle: float) -> float:
    """The cosine of a small angle, from its series."""
    term = total = 1.0
    for number in range(1, _TERMS):
        term *= -angle * angle / ((2 * number - 1) * (2 * number))
        total += term
    return total


def power_of_e(exponent: float) -> float:
    """The exponential function, from its series for a small part of the exponent."""
    halvings = 0
    while exponent < -0.5 or exponent > 0.5:
        exponent /= 2
        halvings += 1
    term = total = 1.0
    for number in range(1, _TERMS):
        term *= exponent / number
        total += term
    for _ in range(halvings):
        total *= total
    return total


def gain(decibels: float) -> float:
    """The factor that makes something louder by so many decibels."""
    return power_of_e(decibels * LN_10 / 20)


def silence(seconds: float) -> Wave:
    """Nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def noise(seconds: float, chance: Random) -> Wave:
    """White noise."""
    return [2 * chance.random() - 1 for _ in range(round(seconds * RATE))]


def tone(seconds: float, pitch: float, decay: float) -> Wave:
    """A sine that begins at full strength and is down to a thousandth after ``decay`` seconds."""
    shrink = power_of_e(-3 * LN_10 / (decay * RATE))
    turn = 2 * PI * pitch / RATE
    across, along = shrink * cosine(turn), shrink * sine(turn)
    x, y = 1.0, 0.0
    wave = silence(seconds)
    for place in range(len(wave)):
        wave[place] = y
        x, y = across * x - along * y, along * x + across * y
        if x * x + y * y < INAUDIBLE * INAUDIBLE:
            break
    return wave


def struck(seconds: float, modes: Iterable[tuple[float, float, float]], softness: float) -> Wave:
    """Wood that is struck: its modes (pitch, strength, decay), under a stroke that takes ``softness`` seconds."""
    modes = list(modes)
    whole = mix(seconds, [(0.0, strength, tone(seconds, pitch, decay)) for pitch, strength, decay in modes])
    return shaped(whole, [(0.0, 0.0), (softness, 1.0), (seconds, 1.0)])


def mix(seconds: float, parts: Iterable[tuple[float, float, Wave]]) -> Wave:
    """Waves beside and after each other: when each begins, how strong it is, and what it is."""
    whole = silence(seconds)
    for begin, strength, part in parts:
        first = round(begin * RATE)
        for place, sample in enumerate(part[: max(len(whole) - first, 0)], start=first):
            whole[place] += strength * sample
    return whole


def shaped(wave: Wave, points: Sequence[tuple[float, float]]) -> Wave:
    """The wave under an envelope through these points (seconds, strength), which bends softly between them."""
    made = list(wave)
    for (begin, low), (end, high) in pairwise(points):
        first, last = round(begin * RATE), min(round(end * RATE), len(made))
        for place in range(first, last):
            way = (place - first) / (last - first)
            made[place] *= low + (high - low) * way * way * (3 - 2 * way)
    for place in range(min(round(points[-1][0] * RATE), len(made)), len(made)):
        made[place] *= points[-1][1]
    return made


def fading(wave: Wave, decay: float) -> Wave:
    """The wave, down to a thousandth after ``decay`` seconds."""
    shrink, strength = power_of_e(-3 * LN_10 / (decay * RATE)), 1.0
    made = list(wave)
    for place, sample in enumerate(wave):
        made[place] = sample * strength
        strength *= shrink
    return made


def band(wave: Wave, pitch: Callable[[float], float], width: float) -> Wave:
    """What lies around ``pitch`` (of how far the wave has come, from 0 to 1); the larger ``width``, the more of it."""
    first = second = 0.0
    made = []
    for place, sample in enumerate(wave):
        if place % STRIDE == 0:
            half = PI * pitch(place / len(wave)) / RATE
            bend = sine(half) / cosine(half)
        # Two poles in a form that stays calm while the pitch moves.
        middle = (first + bend * (sample - second)) / (1 + bend * (bend + width))
        low = second + bend * middle
        first, second = 2 * middle - first, 2 * low - second
        made.append(width * middle)
    return made


def below(wave: Wave, pitch: float) -> Wave:
    """What lies below this pitch, gently."""
    share = 1 - power_of_e(-2 * PI * pitch / RATE)
    kept = 0.0
    made = []
    for sample in wave:
        kept += share * (sample - kept)
        made.append(kept)
    return made


def above(wave: Wave, pitch: float) -> Wave:
    """What lies above this pitch, gently."""
    return [sample - kept for sample, kept in zip(wave, below(wave, pitch), strict=True)]


def loudness(wave: Sequence[float]) -> float:
    """The loudest eighth of a second, in decibels below full scale, as an ear weighs it: low tones count for less."""
    weighed = above(above(list(wave), 250.0), 250.0)
    window = RATE // 8
    squares = [0.0]
    for sample in [*weighed, *silence(0.125)]:
        squares.append(squares[-1] + sample * sample)
    loudest = max(squares[place + window] - squares[place] for place in range(0, len(squares) - window, 16))
    return decibels(loudest / window) / 2


def decibels(factor: float) -> float:
    """How many decibels louder a factor makes something; by halving, because it is only measured with."""
    if factor <= 0:
        return -200.0
    low, high = -200.0, 200.0
    for _ in range(60):
        half = (low + high) / 2
        low, high = (half, high) if gain(half) < factor else (low, half)
    return low
