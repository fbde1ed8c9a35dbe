"""Goes through every page with the keys while Orca listens, in a house that is lived in. Runs inside alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.ears import hearing
from tools.ears.bus import Bus, readers_know_announcements
from tools.ears.by_keys import RATE, Hands, spoken
from tools.ears.desktop import FURNISHED, HEARD, Mouth, Orca, Program

if TYPE_CHECKING:
    from tools.driver.report import Report

# The keys from the home page to each page, and those that are pressed there; Escape leads back.
ROOMS: Final = {
    "saved games": (("ctrl+o",), ("Down", "Tab", "Tab")),
    "statistics": (("ctrl+t",), ("Tab", "Tab", "Tab", "Tab", "Tab")),
    "evenings": (("ctrl+e",), ("Down", "Tab", "Down")),
    "people": (("ctrl+p",), ("Right", "Tab")),
    "settings": (("ctrl+comma",), ("Tab", "Tab", "Tab")),
    "new game": (("Tab", "Tab", "Tab", "Tab", "Return"), ("Tab", "Tab", "Tab")),
}
# A page that reads its figures first is waited for so many seconds.
PATIENCE: Final = 4
MOST_WORDS: Final = 60
"""A page has not said more words before the first key can be pressed."""


class Visitor:
    """Somebody who opens pages and hears them; ``lines`` is all that was pressed and said."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self.bus = Bus(announcements=readers_know_announcements())
        self.hands = Hands(self.bus)
        self.lines: list[str] = []
        self.hands.wait()
        self._heard = len(spoken())

    def press(self, *keys: str) -> list[str]:
        """Press these keys, one after the other; what was said after the last one."""
        said: list[str] = []
        for key in keys:
            self.hands.press(key)
            for _ in range(PATIENCE):
                if len(spoken()) > self._heard + 1:
                    break
                self.hands.wait()
            new = spoken()[self._heard :]
            self._heard += len(new)
            said = [one.text for one in new]
            self.lines += [f"[{key}]", *(f"    {text}" for text in said)]
        return said

    def visit(self, name: str) -> None:
        """Open a page, try some of its keys, and come back."""
        self.lines.append(f"\n== {name}")
        ways, keys = ROOMS[name]
        first = self.press(*ways)
        (HEARD / f"tree-{name.replace(' ', '-')}.txt").write_text("\n".join(self.bus.look().lines()))
        count = sum(len(hearing.words(text)) for text in first)
        self._report.say(f"{name}: says {count} words, at most {MOST_WORDS}", 0 < count <= MOST_WORDS, *first[:1])
        silent = [key for key in keys if not self.press(key)]
        self._report.say(f"{name}: each key is answered", not silent, *silent)
        self._report.say(f"{name}: Escape says where one is then", bool(self.press("Escape")))


def listen(report: Report) -> None:
    """Every page, from the home page and back."""
    with Mouth(RATE) as mouth, Orca(mouth), Program({"language": "en"}, FURNISHED) as program:
        visitor = Visitor(report)
        visitor.press("Tab", "shift+Tab")
        for name in ROOMS:
            visitor.visit(name)
        report.say("the program lives on after all rooms", program.lives)
    (HEARD / "rooms.txt").write_text("\n".join(visitor.lines))
