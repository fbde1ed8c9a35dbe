"""Plays a deal of Ólsen Ólsen with the keys alone while Orca listens, and compares. Runs inside alone."""

from __future__ import annotations

import re
import subprocess
import time
from typing import TYPE_CHECKING, Final

from tools.ears import hearing, tree
from tools.ears.bus import Bus, readers_know_announcements
from tools.ears.by_actions import settings
from tools.ears.desktop import HEARD, ORCA_LOG, SPOKEN, TRANSCRIPT, Mouth, Orca, Program, Report
from tools.ears.hearing import Told

if TYPE_CHECKING:
    from tools.ears.tree import Node

GAME: Final = "Ólsen Ólsen"
CODE: Final = "0000-0000"
RATE: Final = 80.0
MOST_TABS: Final = 60
MOST_TURNS: Final = 80
# A reader that has not begun after so many seconds says nothing.
SILENCE: Final = 1.0
LONGEST: Final = 20.0
READ: Final = ("F2", "F3", "F4", "F5", "F6")
# What a button says beside its name when it can be pressed; else it says why it cannot.
_KEY: Final = re.compile(r"key (\S+)")
_ECHO: Final = 2


class Hands:
    """Presses keys and waits after each until the reader has said all it has to say."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self.pressed: list[tuple[float, str]] = []
        self.written: list[float] = []

    def press(self, *keys: str, writing: bool = False) -> Node:
        """Press these keys, and look; while one is ``writing``, the reader's echo is answer enough."""
        for key in keys:
            self.pressed.append((time.monotonic(), key))
            self.written += [self.pressed[-1][0]] if writing else []
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
            self.wait()
        return self._bus.look()

    def write(self, text: str) -> None:
        """Write a text, letter by letter."""
        self.press(*({"-": "minus"}.get(letter, letter) for letter in text), writing=True)

    def wait(self) -> None:
        """Wait until the reader is silent."""
        begun = time.monotonic()
        while time.monotonic() - begun < LONGEST:
            self._bus.pump(0.1)
            lines = SPOKEN.read_text(encoding="utf-8").splitlines()
            said = hearing.said_by_mouth(lines)
            latest = max([begun, *(one.time for one in said)])
            if not hearing.still_speaks(lines) and time.monotonic() - latest > SILENCE:
                return

    def tab_to(self, name: str) -> bool:
        """Press Tab until something that is called so has the focus."""
        for _ in range(MOST_TABS):
            if self._focus.startswith(name):
                return True
            self.press("Tab")
        return False

    @property
    def _focus(self) -> str:
        return next((told.text for told in reversed(self._bus.heard) if told.kind == "focus"), "")


def listen(report: Report) -> None:
    """One deal, from the home page to the end."""
    with Mouth(RATE) as mouth, Orca(mouth), Program(settings("olsen", "pcc")) as program:
        bus = Bus(announcements=readers_know_announcements())
        hands = Hands(bus)
        hands.wait()
        report.say("Orca says something when the window opens", bool(spoken()))
        open_table(hands, report)
        over = _play(hands, bus, report)
        report.say("by keys: a whole deal, to the dialog at its end", over)
        hands.wait()
        (HEARD / "end-keys.txt").write_text("\n".join(bus.look().lines()))
        report.say("by keys: the program lives on", program.lives)
        said, told = spoken(), _told(bus)
    _compare(hands, told, said, report)


def open_table(hands: Hands, report: Report) -> None:
    """From the home page to a table with always the same deal."""
    report.say("by keys: Tab finds the game on the home page", hands.tab_to(f"{GAME}. "))
    hands.press("Return")
    if report.say("by keys: Tab finds the deal code", hands.tab_to("Deal code")):
        hands.write(CODE)
    hands.press("Return")


def _play(hands: Hands, bus: Bus, report: Report) -> bool:
    """Play until the end; whether it came."""
    read, refused = False, False
    for _ in range(MOST_TURNS):
        root = bus.look()
        if tree.end_dialog(root) is not None:
            return True
        if not read:
            read = True
            _answered(hands, report, "by keys: the keys that read the table are answered", *READ)
        wrong = next((card for card in tree.own_cards(root) if ", fits" not in card.name), None)
        fitting = next((card for card in tree.own_cards(root) if ", fits" in card.name), None)
        if fitting is not None and wrong is not None and not refused:
            refused = True
            _walk(hands, bus, wrong.name)
            _answered(hands, report, f"by keys: it is said that the {wrong.name} does not fit", "Return")
            hands.press("Escape")
        before = so_far(bus.look())
        if not (lay(hands, bus, fitting, before) or command(hands, root, before)):
            # Where every card fits, none says so.
            first = next(iter(tree.own_cards(bus.look())), None)
            if not lay(hands, bus, first, before):
                return False
    return False


def lay(hands: Hands, bus: Bus, card: Node | None, before: str) -> bool:
    """Go to this card and lay it; whether that made a move."""
    if card is None or not _walk(hands, bus, card.name):
        return False
    return so_far(hands.press("Return")) != before or so_far(hands.press("Return")) != before


def command(hands: Hands, root: Node, before: str) -> bool:
    """Press the letters of the buttons that can be pressed until one does something; whether one did."""
    for node in tree.commands(root):
        found = _KEY.fullmatch(node.description)
        if found is not None and so_far(hands.press(found[1].lower())) != before:
            return True
    return False


def _walk(hands: Hands, bus: Bus, name: str) -> bool:
    """Go with the arrows to what is called so; whether one got there."""
    for step in range(30):
        focused = next((node for node in bus.look().walk() if "focused" in node.states and not node.parts), None)
        if focused is not None and focused.name == name:
            return True
        hands.press("Up" if step % 15 == 14 else "Right")
    return False


def _answered(hands: Hands, report: Report, text: str, *keys: str) -> None:
    silent: list[str] = []
    for key in keys:
        before = len(spoken())
        hands.press(key)
        if not any(len(hearing.words(one.text)) > _ECHO for one in spoken()[before:]):
            silent.append(key)
    report.say(text, not silent, *silent)


def so_far(root: Node) -> str:
    """Something that is another one after each move."""
    return next((node.description for node in root.walk() if node.name == tree.LOG), "")


def spoken() -> list[hearing.Said]:
    """All that the reader has said."""
    return hearing.said_by_mouth(SPOKEN.read_text(encoding="utf-8").splitlines())


def _told(bus: Bus) -> list[Told]:
    """What the program says that it told, and the focus as it came over the bus where it was not among that."""
    told = hearing.told_by_transcript(TRANSCRIPT.read_text(encoding="utf-8").splitlines())
    known = [one for one in told if one.kind == "focus"]
    sentences = [one for one in told if one.kind != "dialog"]
    return sentences + [
        one
        for one in bus.heard
        if one.kind == "focus"
        and not any(abs(one.time - other.time) < 0.5 and one.text == other.text for other in known)
    ]


def _compare(hands: Hands, told: list[Told], said: list[hearing.Said], report: Report) -> None:
    """What was to be said against what was said."""
    found = hearing.compare(told, said, [when for when, _ in hands.pressed])
    # Of the table that holds all the rest a reader may say the page around it alone.
    missed = [one for one in found.lost if (one.kind, one.text) != ("focus", tree.TABLE)]
    lost = {kind: [one.text for one in missed if (one.kind == "focus") == (kind == "focus")] for kind in ("focus", "")}
    cut = f"{len(found.cut)} cut off by a later key or focus, {len(found.passed)} passed through"
    report.say(f"heard: {len(found.heard)} of {len(told)}, {cut}", bool(found.heard))
    report.say("heard: every name of what has the focus", not lost["focus"], *lost["focus"])
    report.say("heard: every sentence", not lost[""], *lost[""])
    report.say("heard: nothing twice", not found.doubled, *(one.text for one in found.doubled))
    silent = _silent(hands, said)
    report.say(f"heard: something after each of {len(hands.pressed)} keys", not silent, *silent)
    logged = hearing.said_by_orca(ORCA_LOG.read_text(encoding="utf-8", errors="replace"))
    report.say(f"Orca’s own log agrees ({len(logged)} utterances)", len(logged) >= len(said) - 1)
    _write(hands, told, said, found)


def _silent(hands: Hands, said: list[hearing.Said]) -> list[str]:
    """Keys after which nothing was said but, perhaps, the key."""
    ends = [when for when, _ in hands.pressed[1:]] + [float("inf")]
    silent: list[str] = []
    for (begin, key), end in zip(hands.pressed, ends, strict=True):
        after = [one.text for one in said if begin <= one.time < end]
        # What Escape takes away need not be said.
        if (
            begin not in hands.written
            and key != "Escape"
            and not any(text.casefold() != key.casefold() for text in after)
        ):
            silent.append(f"{key} (key {len(silent) + 1} without an answer)")
    return silent


def _write(hands: Hands, told: list[Told], said: list[hearing.Said], found: hearing.Comparison) -> None:
    """One file with all of it in the order of time."""
    lines = [(when, f"KEY {key}") for when, key in hands.pressed]
    lines += [(one.time, f"    told {one.kind}: {one.text}{'   <- LOST' if one in found.lost else ''}") for one in told]
    twice = {id(one) for one in found.doubled}
    lines += [
        (one.time, f"        said {one.over}: {one.text}{'   <- TWICE' if id(one) in twice else ''}") for one in said
    ]
    (HEARD / "heard.txt").write_text("\n".join(f"{when:.2f} {text}" for when, text in sorted(lines)))
