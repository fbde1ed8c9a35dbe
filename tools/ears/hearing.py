"""What was to be said, what was said, and how the two differ. Knows neither a bus nor a reader; nothing but data."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tools.driver.transcript import told_by

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

# A reader begins to say something within so many seconds after it was told.
LATE: Final = 4.0
# What is told after something was said cannot be what it said, but two clocks may differ by so much.
EARLY: Final = 0.05
# A focus that goes on within so many seconds is not read.
PASSING_THROUGH: Final = 0.3
# So many words a reader adds to a name.
ROLE_WORDS: Final = 2
_ORCA: Final = re.compile(r"^(\d+):(\d+):([\d.]+) - SPEECH OUTPUT: '(.*)' ?\{", re.MULTILINE)
_WORD: Final = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Told:
    """Something that a reader was told: a sentence, or the name of what has the focus."""

    time: float
    text: str
    kind: str = "sentence"


@dataclass(frozen=True, slots=True)
class Said:
    """Something that a reader said; ``over`` is whether it was said whole, cut off or never begun."""

    time: float
    text: str
    over: str = "whole"


@dataclass(slots=True)
class Comparison:
    """``heard`` were said whole and once; ``cut`` were begun or waiting when a key or the focus stopped the reader."""

    heard: list[Told] = field(default_factory=list)
    cut: list[Told] = field(default_factory=list)
    lost: list[Told] = field(default_factory=list)
    passed: list[Told] = field(default_factory=list)
    doubled: list[Said] = field(default_factory=list)
    others: list[Said] = field(default_factory=list)


def words(text: str) -> list[str]:
    """The words of a text, without what a voice cannot say."""
    return _WORD.findall(text.casefold())


def holds(said: str, told: str) -> bool:
    """Whether these words are said in there, one after the other."""
    heard, wanted = words(said), words(told)
    return bool(wanted) and any(
        heard[at : at + len(wanted)] == wanted for at in range(len(heard) - len(wanted) + 1)
    )  # fmt: skip


def compare(told: Iterable[Told], said: Sequence[Said], keys: Sequence[float] = ()) -> Comparison:
    """Look for everything that was told in what was said; ``keys`` are the times at which one was pressed."""
    found = Comparison()
    wanted = sorted((one for one in told if words(one.text)), key=lambda one: one.time)
    left = sorted(said, key=lambda one: one.time)
    matches: dict[int, Said] = {}
    # Whoever is what was said, word for word, comes first, and then who is all of it, before those that are a part.
    for most in (0, ROLE_WORDS, None):
        for number, one in enumerate(wanted):
            answers = (other for other in left if _answers(other, one) and _is_all(other, one, most))
            match = None if number in matches else next(answers, None)
            if match is not None:
                matches[number] = match
                left.remove(match)
    for number, one in enumerate(wanted):
        if number in matches:
            (found.heard if matches[number].over == "whole" else found.cut).append(one)
        elif _was_passed(one, wanted[number + 1 :]):
            found.passed.append(one)
        elif any(one.time <= key <= one.time + PASSING_THROUGH for key in keys):
            found.cut.append(one)
        else:
            found.lost.append(one)
    for other in left:
        # A key ends what was said of anything before it.
        since = max((key for key in keys if key <= other.time), default=0.0)
        again = any(one.time >= since and _answers(other, one) and _is_all(other, one) for one in wanted)
        (found.doubled if again else found.others).append(other)
    return found


def _answers(said: Said, told: Told) -> bool:
    return told.time - EARLY <= said.time <= told.time + LATE and holds(said.text, told.text)


def _is_all(said: Said, told: Told, most: int | None = ROLE_WORDS) -> bool:
    """Whether nothing else is said than this, but for what it is ("notification", "push button"): so many words."""
    return most is None or len(words(said.text)) - len(words(told.text)) <= most


def _was_passed(one: Told, after: Sequence[Told]) -> bool:
    """Whether the focus only went through here."""
    return one.kind == "focus" and any(
        later.kind == "focus" and later.time - one.time <= PASSING_THROUGH for later in after
    )


def said_by_mouth(lines: Iterable[str]) -> list[Said]:
    """What the mouth wrote down, in order."""
    asked: dict[int, tuple[float, str]] = {}
    over: dict[int, str] = {}
    for line in lines:
        fact: dict[str, Any] = json.loads(line)
        if "text" in fact:
            asked[fact["number"]] = (fact["time"], fact["text"])
        else:
            over[fact["number"]] = fact["over"]
    return [Said(time, text, over.get(number, "unsaid")) for number, (time, text) in asked.items()]


def still_speaks(lines: Iterable[str]) -> bool:
    """Whether something is being said or waits to be."""
    facts = [json.loads(line) for line in lines]
    return sum("text" in fact for fact in facts) > sum("over" in fact for fact in facts)


def said_by_orca(log: str) -> list[Said]:
    """What Orca's own log says that it said; seconds since midnight."""
    return [
        Said(int(hours) * 3600 + int(minutes) * 60 + float(seconds), text)
        for hours, minutes, seconds, text in _ORCA.findall(log)
    ]


def told_by_transcript(lines: Iterable[str]) -> list[Told]:
    """What the program says that it told readers."""
    kinds = {"passing": "sentence", "urgent": "sentence", "focus": "focus", "dialog": "dialog"}
    return [Told(one.time, one.text, kinds[one.tone]) for one in told_by(lines) if one.tone in kinds]
