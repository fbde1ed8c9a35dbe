"""Goes through every page with the keys while Orca listens, twice, in a house that is lived in. Runs inside alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tools.ears import hearing
from tools.ears.bus import Bus, readers_know_announcements
from tools.ears.by_keys import Hands, spoken
from tools.ears.desktop import FURNISHED, HEARD, Mouth, Orca, Program

if TYPE_CHECKING:
    from tools.driver.report import Report
    from tools.ears.hearing import Said

TABS: Final = ("Tab", "Down", "Tab", "Up", "Tab", "Tab")
CHOSEN: Final = ("ctrl+o", "Down", "Tab", "Tab")
"""To the score sheet of a saved match that is over; the buttons beside it lead to its review and its replay."""
# The keys from the home page to each page, and those that are pressed there; "to NAME" goes to what is called so, and
# what stands in braces is in the language of the run.
ROOMS: Final = {
    "home": (("ctrl+comma", "alt+Home"), (*TABS, "alt+Home")),
    "saved games": (("ctrl+o",), ("Down", "Up", "Up", *TABS, "ctrl+f")),
    "statistics": (("ctrl+t",), TABS),
    "evenings": (("ctrl+e",), ("Down", *TABS)),
    "people": (("ctrl+p",), ("Right", *TABS)),
    "settings": (("ctrl+comma",), (*TABS, "ctrl+f")),
    "new game": (("to Ólsen Ólsen button", "Return"), TABS),
    "house rules": (("to Ólsen Ólsen button", "Return", "to {table}", "Return"), TABS),
    "a seat": (("to Ólsen Ólsen button", "Return", "to {seat} 2", "Return"), ("Tab", "Down", *TABS)),
    "score sheet": ((*CHOSEN, "Return"), ("Down", "Up", "Up", "Tab")),
    "review": ((*CHOSEN, "Tab", "Return"), ("Down", "Up", "Up", "Tab", "Tab")),
    "replay": ((*CHOSEN, "Tab", "Tab", "Return"), ("Right", "Left", "Left", "Tab", "F5", "F6")),
    "table": (
        ("to {play_on} San Da Yi", "Return"),
        ("F2", "F3", "F4", "F5", "F6", "F10", "Page_Down", "Page_Down", "Right", "Right", "F7", "F7"),
    ),
    "rules": (("to {play_on} San Da Yi", "Return", "F1"), ("Down", "h", "h", "ctrl+f")),
}
NAMES: Final = {
    "en": {"table": "Table:", "seat": "Seat", "play_on": "Play on:"},
    "is": {"table": "Borð:", "seat": "Stóll", "play_on": "Spila áfram:"},
    "nb": {"table": "Bord:", "seat": "Stol", "play_on": "Spill videre:"},
    "de": {"table": "Tisch:", "seat": "Platz", "play_on": "Weiterspielen:"},
}
VISITS: Final = 2
RATE: Final = 300.0
# What Orca says of a key by itself.
ECHOES: Final = (
    "tab", "return", "escape", "left control", "left shift", "left alt", "page down", "home", "down", "up",
    *(f"f{number}" for number in range(1, 13)),
)  # fmt: skip
# A page that reads its figures first is waited for so many seconds.
PATIENCE: Final = 3
MANY: Final = 20
LATEST: Final = 1.0
"""After so many seconds without a word a key is dead."""
MOST_WORDS: Final = 45
"""A page has not said more words before the first key can be pressed, with the names and roles of what has it."""
READ: Final = {"rules": 90}
"""Where more is read, because that is what one has asked for: the chapter that counts now."""


@dataclass(slots=True)
class Heard:
    """What was heard of one page: words when it came, at each visit, and keys with no, a late or a double answer."""

    words: list[int] = field(default_factory=list)
    pressed: int = 0
    silent: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)


class Visitor:
    """Somebody who opens pages and hears them; ``lines`` is all that was pressed and said."""

    def __init__(self, report: Report, language: str) -> None:
        self._report = report
        self._names = NAMES[language]
        self.bus = Bus(announcements=readers_know_announcements())
        self.hands = Hands(self.bus)
        self.lines: list[str] = []
        self.pages: dict[str, Heard] = {}
        self.hands.wait()
        self._heard = len(spoken())

    def press(self, key: str) -> list[Said]:
        """Press this key; what was said after it, without its own name."""
        self.hands.press(key)
        said: list[Said] = []
        for _ in range(PATIENCE):
            said += self._new()
            if said:
                break
            self.hands.wait()
        self.lines += [f"[{key}]", *(f"    {one.text}" for one in said)]
        return said

    def reach(self, name: str) -> None:
        """Go with Tab to what is called so; where it has the keys already, that is said again."""
        said = self.press("F12")
        for _ in range(MANY):
            # What one reader calls a push button is a button for the next.
            if any(name.casefold() in one.text.casefold().replace("push button", "button") for one in said):
                return
            said = self.press("Tab")

    def _new(self) -> list[Said]:
        new = spoken()[self._heard :]
        self._heard += len(new)
        texts = (one.text.strip(" .").casefold() for one in new)
        return [one for one, text in zip(new, texts, strict=True) if len(text) > 1 and text not in ECHOES]

    def visit(self, name: str) -> None:
        """Open a page, press its keys, and come back."""
        self.lines.append(f"\n== {name}")
        found = self.pages.setdefault(name, Heard())
        ways, keys = ROOMS[name]
        for key in ways[:-1]:
            if key.startswith("to "):
                self.reach(key.removeprefix("to ").format(**self._names))
            else:
                self.press(key)
        found.words.append(sum(len(hearing.words(one.text)) for one in self._press(found, ways[-1])))
        (HEARD / f"tree-{name.replace(' ', '-')}.txt").write_text("\n".join(self.bus.look().lines()))
        for key in keys:
            self._press(found, key)
        self._press(found, "Escape")
        self.press("Escape")
        self.press("alt+Home")

    def _press(self, found: Heard, key: str) -> list[Said]:
        said = self.press(key)
        found.pressed += 1
        if not said:
            found.silent.append(key)
        elif said[0].time - self.hands.pressed[-1][0] > LATEST:
            found.late.append(key)
        texts = Counter(one.text.strip().casefold() for one in said)
        found.twice += [f"{key}: {text}" for text, times in texts.items() if times > 1]
        return said

    def tell(self) -> None:
        """Report what was heard of each page."""
        for name, found in self.pages.items():
            words = " and ".join(map(str, found.words))
            most = READ.get(name, MOST_WORDS)
            few = all(0 < count <= most for count in found.words)
            self._report.say(f"{name}: says {words} words, at most {most}", few)
            self._report.say(f"{name}: {found.pressed} keys, each answered", not found.silent, *found.silent)
            self._report.say(f"{name}: each within {LATEST:g} s", not found.late, *found.late)
            self._report.say(f"{name}: nothing twice", not found.twice, *found.twice)


def listen(language: str, report: Report) -> None:
    """Every page in this language, from the home page and back, twice."""
    with Mouth(RATE) as mouth, Orca(mouth), Program({"language": language}, FURNISHED) as program:
        visitor = Visitor(report, language)
        visitor.press("Tab")
        visitor.press("alt+Home")
        for _ in range(VISITS):
            for name in ROOMS:
                visitor.visit(name)
                (HEARD / "rooms.txt").write_text("\n".join(visitor.lines))
        visitor.tell()
        report.say("the program lives on after all rooms", program.lives)
