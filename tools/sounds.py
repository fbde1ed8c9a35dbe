"""Makes the sounds of the table, of cards and of wood: ``python -m tools.sounds [FOLDER]``.

Nothing is recorded: every sound is computed from noise and damped tones, and comes out alike to the last bit on every
machine. The files are mono, 16 bits, small, quiet, and as loud as each other.
"""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from cardtable.stage.event_style import Sound
from tools.commands import command, folder
from tools.waves import (
    RATE,
    Wave,
    above,
    band,
    below,
    decibels,
    fading,
    gain,
    loudness,
    mix,
    noise,
    shaped,
    struck,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

FOLDER: Final = Path(__file__).resolve().parent.parent / "assets" / "sounds"
# How loud all are, and what none reaches, in decibels below full scale.
LEVEL: Final = -25.0
PEAK: Final = -3.5
FULL: Final = 32767
# So many seconds each sound takes to begin and to end: a jump is heard as a click.
BEGINS: Final = 0.0015
ENDS: Final = 0.03
# Less than this share of the loudest sample is not heard after it.
UNHEARD: Final = 0.008
RUMBLE: Final = 70.0

# Pitches of notes, in hertz.
C4, EB4, E4, G4, C5, E5 = 261.63, 311.13, 329.63, 392.0, 523.25, 659.26


# -- what the sounds are made of -----------------------------------------------------------------------------------


def slide(seconds: float, chance: Random, begin: float, end: float) -> Wave:
    """A card that slides over another one or over cloth: rubbing, whose colour goes from one pitch to the other."""
    grain = below(noise(seconds, chance), 90.0)
    strongest = max(abs(sample) for sample in grain)
    rough = [
        sample * (0.55 + 0.45 * bump / strongest) for sample, bump in zip(noise(seconds, chance), grain, strict=True)
    ]
    rubbing = band(
        band(rough, lambda way: begin + (end - begin) * way, 0.8), lambda way: begin + (end - begin) * way, 0.8
    )
    air = band(rough, lambda way: 0.3 * (begin + (end - begin) * way), 1.2)
    whole = mix(seconds, [(0.0, 1.6, rubbing), (0.0, 0.2, air)])
    return shaped(whole, [(0.0, 0.0), (0.35 * seconds, 1.0), (0.6 * seconds, 0.65), (seconds, 0.0)])


def snap(chance: Random, firm: float = 1.0) -> Wave:
    """A card that comes to lie: its edge, its bending, and the cloth below it."""
    seconds = 0.11
    edge = fading(below(above(noise(seconds, chance), 2400.0), 6000.0), 0.018)
    bending = struck(seconds, [(1180.0, 0.5, 0.035), (1930.0, 0.32, 0.026), (3270.0, 0.2, 0.018)], 0.0006)
    cloth = fading(below(below(noise(seconds, chance), 420.0), 420.0), 0.07)
    return mix(seconds, [(0.0, 0.5, edge), (0.0, 0.55 * firm, bending), (0.002, 2.6 * firm, cloth)])


def flick(chance: Random, pitch: float) -> Wave:
    """One card of many that spring from a thumb."""
    seconds = 0.03
    edge = fading(band(noise(seconds, chance), lambda _: 2.1 * pitch, 0.7), 0.016)
    bending = struck(seconds, [(pitch, 0.6, 0.02), (1.63 * pitch, 0.3, 0.014)], 0.0008)
    return mix(seconds, [(0.0, 1.0, edge), (0.0, 0.35, bending)])


def knock(pitch: float, chance: Random, dull: float = 0.0) -> Wave:
    """A knuckle on a table: the tones of a board, which are in no harmony, and the stroke itself."""
    seconds = 0.2
    modes = [
        (pitch, 1.0, 0.13),
        (1.58 * pitch, 0.55 * (1 - 0.4 * dull), 0.09),
        (2.24 * pitch, 0.4 * (1 - 0.6 * dull), 0.06),
        (3.46 * pitch, 0.24 * (1 - 0.8 * dull), 0.04),
        (4.9 * pitch, 0.14 * (1 - 0.9 * dull), 0.028),
    ]
    stroke = fading(below(noise(seconds, chance), 2400.0 - 1700.0 * dull), 0.016)
    return mix(seconds, [(0.0, 1.0, struck(seconds, modes, 0.0012 + 0.002 * dull)), (0.0, 0.5, stroke)])


def bar(pitch: float, seconds: float, ring: float) -> Wave:
    """A bar of wood over a tube, struck softly: its second tone is two octaves above the first."""
    modes = [
        (pitch, 1.0, ring),
        (1.003 * pitch, 0.25, 0.8 * ring),
        (3.98 * pitch, 0.22, 0.3 * ring),
        (9.7 * pitch, 0.05, 0.08 * ring),
    ]
    return struck(seconds, [mode for mode in modes if mode[0] < 0.45 * RATE], 0.003)


# -- the sounds ----------------------------------------------------------------------------------------------------


def deal() -> Wave:
    """Four cards that fly out, one after the other."""
    chance = Random(11)
    parts = []
    for number in range(4):
        begin = 0.105 * number
        parts.append((begin, 0.55, slide(0.1, chance, 2200.0 + 150 * number, 3900.0)))
        parts.append((begin + 0.07, 0.5, snap(chance, 0.8)))
    return mix(0.5, parts)


def lay() -> Wave:
    """A card that is put on a pile."""
    chance = Random(12)
    return mix(0.16, [(0.0, 0.28, slide(0.08, chance, 1900.0, 2800.0)), (0.05, 1.0, snap(chance))])


def draw() -> Wave:
    """A card that is pulled from a pile."""
    chance = Random(13)
    return mix(0.2, [(0.0, 1.0, slide(0.17, chance, 1700.0, 4600.0)), (0.15, 0.16, flick(chance, 1500.0))])


def shuffle() -> Wave:
    """Two halves that run into each other, quicker and quicker, and are pushed together."""
    chance = Random(14)
    parts = []
    begin = 0.0
    for number in range(28):
        strength = 0.35 + 0.65 * (1 - abs(2 * number / 27 - 1))
        parts.append((begin, strength * (0.7 + 0.3 * chance.random()), flick(chance, 1250.0 + 14 * number)))
        begin += (0.026 - 0.0005 * number) * (0.8 + 0.4 * chance.random())
    parts.append((begin, 0.55, slide(0.14, chance, 1500.0, 2400.0)))
    parts.append((begin + 0.1, 0.7, snap(chance, 0.8)))
    return mix(begin + 0.2, parts)


def meld() -> Wave:
    """Three cards laid down side by side."""
    chance = Random(15)
    parts = [(0.0, 0.25, slide(0.08, chance, 2000.0, 3000.0))]
    parts += [(0.04 + 0.095 * number, 0.8 + 0.1 * number, snap(chance, 0.9 + 0.1 * number)) for number in range(3)]
    return mix(0.34, parts)


def sweep() -> Wave:
    """Cards that are gathered and drawn over the cloth."""
    chance = Random(16)
    parts = [(0.0, 1.0, slide(0.3, chance, 1300.0, 2900.0)), (0.05, 0.6, slide(0.2, chance, 2600.0, 1700.0))]
    return mix(0.36, [*parts, (0.25, 0.35, snap(chance, 0.8))])


def buy() -> Wave:
    """Two counters of wood, and the card that is taken for them."""
    chance = Random(17)
    counters = [(0.0, 0.8, knock(1020.0, chance)), (0.075, 1.0, knock(1210.0, chance))]
    return mix(0.3, [*counters, (0.13, 0.75, slide(0.15, chance, 1900.0, 4200.0))])


def your_turn() -> Wave:
    """Two soft tones upwards."""
    return mix(0.44, [(0.0, 0.8, bar(G4, 0.3, 0.34)), (0.12, 1.0, bar(C5, 0.32, 0.4))])


def not_allowed() -> Wave:
    """A dull knock, twice."""
    chance = Random(19)
    return mix(0.24, [(0.0, 1.0, knock(262.0, chance, 0.6)), (0.09, 0.85, knock(233.0, chance, 0.7))])


def call() -> Wave:
    """Somebody calls something: a hollow block of wood, twice upwards."""
    chance = Random(20)
    blocks = [(0.0, 0.85, knock(610.0, chance)), (0.1, 1.0, knock(815.0, chance))]
    return mix(0.3, blocks)


def step() -> Wave:
    """A counter jumps a step down: it is lifted, and lands on wood twice."""
    chance = Random(23)
    lands = [(0.14, 1.0, knock(700.0, chance)), (0.215, 0.6, knock(560.0, chance)), (0.27, 0.3, knock(560.0, chance))]
    return mix(0.44, [(0.0, 0.5, slide(0.12, chance, 2600.0, 1400.0)), *lands])


def accusation() -> Wave:
    """A fist on the table, three times."""
    chance = Random(21)
    pitches = ((0.0, 0.75, 330.0), (0.12, 0.85, 330.0), (0.24, 1.0, 290.0))
    return mix(0.44, [(begin, strength, knock(pitch, chance, 0.15)) for begin, strength, pitch in pitches])


def won() -> Wave:
    """Four tones upwards, the last two together."""
    notes = (
        (0.0, 0.7, C4, 0.3),
        (0.11, 0.75, E4, 0.3),
        (0.22, 0.8, G4, 0.35),
        (0.34, 0.9, C5, 0.5),
        (0.34, 0.4, E5, 0.4),
    )
    return mix(0.84, [(begin, strength, bar(pitch, 0.5, ring)) for begin, strength, pitch, ring in notes])


def lost() -> Wave:
    """Three tones downwards, low and soft."""
    notes = ((0.0, 0.8, G4, 0.3), (0.15, 0.85, EB4, 0.34), (0.3, 1.0, C4, 0.42))
    return mix(0.68, [(begin, strength, bar(pitch, 0.4, ring)) for begin, strength, pitch, ring in notes])


MAKERS: Final[dict[Sound, Callable[[], Wave]]] = {
    Sound.DEAL: deal,
    Sound.LAY: lay,
    Sound.DRAW: draw,
    Sound.SHUFFLE: shuffle,
    Sound.MELD: meld,
    Sound.SWEEP: sweep,
    Sound.BUY: buy,
    Sound.YOUR_TURN: your_turn,
    Sound.NOT_ALLOWED: not_allowed,
    Sound.CALL: call,
    Sound.STEP: step,
    Sound.ACCUSATION: accusation,
    Sound.WON: won,
    Sound.LOST: lost,
}


# -- files ---------------------------------------------------------------------------------------------------------


def finished(raw: Wave) -> Wave:
    """As loud as all others, without rumble, from silence to silence."""
    clean = heard(above(above(raw, RUMBLE), RUMBLE))
    seconds = len(clean) / RATE
    whole = shaped(clean, [(0.0, 0.0), (BEGINS, 1.0), (seconds - ENDS, 1.0), (seconds, 0.0)])
    level = gain(LEVEL - loudness(whole))
    return leaning([sample * level for sample in whole])


def heard(whole: Wave) -> Wave:
    """The wave as long as it is heard."""
    least = UNHEARD * max(abs(sample) for sample in whole)
    last = max(place for place, sample in enumerate(whole) if abs(sample) > least)
    return whole[: last + round(ENDS * RATE)]


def leaning(whole: Wave) -> Wave:
    """The wave, without a mean of its own."""
    total = 0.0
    for sample in whole:
        total += sample
    mean, seconds = total / len(whole), len(whole) / RATE
    even = shaped([1.0] * len(whole), [(0.0, 0.0), (0.2 * seconds, 1.0), (0.8 * seconds, 1.0), (seconds, 0.0)])
    weight = 0.0
    for share in even:
        weight += share
    return [sample - mean * len(whole) * share / weight for sample, share in zip(whole, even, strict=True)]


def samples(sound: Sound) -> array[int]:
    """What the file of a sound holds."""
    made = finished(MAKERS[sound]())
    loudest = decibels(max(abs(sample) for sample in made))
    if loudest > PEAK:
        raise ValueError(f"{sound} reaches {loudest:.1f} decibels")
    return array("h", [int(FULL * sample + (0.5 if sample >= 0 else -0.5)) for sample in made])


def write(sound: Sound, folder: Path) -> Path:
    """Write the file of a sound."""
    path = folder / f"{sound}.wav"
    data = samples(sound)
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    """Write all of them and say what they are like."""
    parser = command("tools.sounds", __doc__)
    parser.add_argument("folder", nargs="?", type=folder, default=FOLDER, metavar="FOLDER", help="else assets/sounds")
    into: Path = parser.parse_args(arguments).folder
    into.mkdir(parents=True, exist_ok=True)
    size = 0
    for sound in Sound:
        path = write(sound, into)
        size += path.stat().st_size
        made = [sample / FULL for sample in samples(sound)]
        peak = decibels(max(abs(sample) for sample in made))
        print(f"{sound:12} {len(made) / RATE:5.2f} s  {loudness(made):6.1f} dB, at most {peak:5.1f} dB")
    print(f"{size / 1000:.0f} kB in {into}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
