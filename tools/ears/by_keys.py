"""Plays a deal of a game with the keys alone while Orca listens, and compares. Runs inside alone."""

from __future__ import annotations

import time
from itertools import chain, repeat
from typing import TYPE_CHECKING, Final

from tools.driver.driver import Driver
from tools.driver.evening import Evening
from tools.driver.kept import Kept
from tools.driver.report import Report
from tools.driver.transcript import Transcript
from tools.driver.xdotool import Xdotool
from tools.ears import hearing, tree
from tools.ears.advised import Advised
from tools.ears.bus import Bus, readers_know_announcements
from tools.ears.by_actions import GAMES, ME, settings
from tools.ears.desktop import DATA, FURNISHED, HEARD, ORCA_LOG, SPOKEN, TRANSCRIPT, Mouth, Orca, Program
from tools.ears.hearing import Told

if TYPE_CHECKING:
    from collections.abc import Callable

CODE: Final = "0000-0000"
# In Kínaskák one's contract is not complete from the deal on, so that there is something to buy.
CODES: Final = {"Kínaskák": "VRD8-GCST"}
RATE: Final = 80.0
MOST_MOVES: Final = 250
# What a whole deal has to show, by the names of the actions.
WANTED: Final[dict[str, tuple[str, ...]]] = {
    "kinaskak": ("buy", "lay-down", "lay-off"),
    "san_da_yi": ("call", "bury"),
}
# How often something is done there that hints advise against: to buy, and to bid until one is declarer.
DARED: Final = {"kinaskak": 1, "san_da_yi": 9}
# Whose table is at the beginning of a turn after somebody has cheated.
CHEATED: Final = "svindl"
RIGHT: Final = "right"
# A reader that has not begun after so many seconds says nothing.
SILENCE: Final = 1.0
LONGEST: Final = 20.0
READ: Final = ("F2", "F3", "F4", "F5", "F6")
_ECHO: Final = 2


class Hands(Xdotool):
    """Presses keys and waits after each until the reader has said all it has to say."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self.pressed: list[tuple[float, str]] = []
        self.written: list[float] = []

    def press(self, key: str) -> None:
        """Press this key."""
        self.pressed.append((time.monotonic(), key))
        super().press(key)
        self.wait()

    def write(self, text: str) -> None:
        """Write a text, letter by letter; the reader's echo is answer enough."""
        for letter in text:
            self.pressed.append((time.monotonic(), letter))
            self.written.append(self.pressed[-1][0])
            super().write(letter)
            self.wait()

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


class Listener:
    """Somebody who plays by keys, and hears what Orca says; the bus tells whether a move was made."""

    def __init__(self) -> None:
        self.bus = Bus(announcements=readers_know_announcements())
        self.hands = Hands(self.bus)
        self.driver = Driver(Transcript(TRANSCRIPT), self.hands, answer=0.3)
        self.evening = Evening(self.driver, Kept(DATA).deeds)
        self.hands.wait()

    def open_table(self, title: str) -> None:
        """From the first page to a table with always the same deal."""
        self.evening.sit_down(ME)
        # The table that was set last is offered first.
        if title in self.driver.focus:
            self.driver.press("Return")
        else:
            self.driver.choose(title)
        # What opens slowly has not been said yet.
        self.driver.wait(lambda: self.driver.is_at("Deal the cards"))
        self.hands.wait()
        self.driver.go_to("Table: ")
        self.driver.press("Return")
        self.driver.go_to("Deal code")
        self.hands.write(CODES.get(title, CODE))
        # The first is done with what had opened, the second deals.
        self.driver.press("Return", "Return")
        self.evening.is_at_table(title)
        # Others may act before it is one's turn.
        self.hands.wait()
        self.hands.wait()

    def reach(self, card: str) -> bool:
        """Go with the arrows to the card that is called so; whether one got there."""
        return self.driver.walk(lambda: self.driver.focus == card, chain(["Home"], repeat("Right", 15)))


def listen(game: str, report: Report) -> None:
    """One deal, from the first page to the end; where somebody has cheated, until that is found."""
    title, letters = GAMES[game]
    if game == CHEATED:
        _accuse(title, settings(game, letters), report)
        return
    with Mouth(RATE) as mouth, Orca(mouth), Program(settings(game, letters, people=False)) as program:
        person = Listener()
        report.say("Orca says something when the window opens", bool(spoken()))
        person.open_table(title)
        player = Advised(person.driver, Kept(DATA).deeds, dares=DARED[game]) if game in WANTED else None
        move = person.evening.player.move if player is None else player.move
        report.say(
            "by keys: a whole deal, to the dialog at its end", _play(person, move, report, tries_wrong=player is None)
        )
        person.hands.wait()
        kinds = Kept(DATA).kinds()
        missing = [kind for kind in WANTED.get(game, ()) if kind not in kinds]
        done = ", ".join(f"{number} {kind}" for kind, number in kinds.most_common())
        report.say(f"by keys: what was done: {done}", not missing, *missing)
        (HEARD / "end-keys.txt").write_text("\n".join(person.bus.look().lines()))
        report.say("by keys: the program lives on", program.lives)
        said, told = spoken(), _told(person.bus)
    _compare(person.hands, told, said, report)


def _accuse(title: str, known: dict[str, object], report: Report) -> None:
    """Go on with a match, hear what has happened, and say “Svindl!”."""
    with Mouth(RATE) as mouth, Orca(mouth), Program(known, FURNISHED) as program:
        person = Listener()
        person.driver.wait(lambda: title in person.driver.focus)
        person.hands.wait()
        person.evening.go_on(title)
        person.hands.wait()
        _answered(person, report, "by keys: the keys that read the table are answered", *READ)
        before = len(spoken())
        person.driver.press("s")
        person.driver.wait(lambda: any(RIGHT in hearing.words(one.text) for one in spoken()[before:]), LONGEST)
        said = [one.text for one in spoken()[before:]]
        report.say("by keys: “Svindl!” is right, and that is heard", RIGHT in hearing.words(" ".join(said)), *said)
        report.say("by keys: the program lives on", program.lives)
        heard, told = spoken(), _told(person.bus)
    _compare(person.hands, told, heard, report)


def _play(person: Listener, move: Callable[[], bool], report: Report, *, tries_wrong: bool) -> bool:
    """Play until the end, perhaps with a card that does not fit once; whether the end came."""
    _answered(person, report, "by keys: the keys that read the table are answered", *READ)
    refused = not tries_wrong
    for _ in range(MOST_MOVES):
        root = person.bus.look()
        if tree.end_dialog(root) is not None:
            return True
        cards = tree.own_cards(root)
        wrong = next((card.name for card in cards if ", fits" not in card.name), None)
        if not refused and wrong is not None and any(", fits" in card.name for card in cards):
            refused = True
            person.reach(wrong)
            _answered(person, report, f"by keys: it is said that the {wrong} does not fit", "Return")
            person.driver.press("Escape")
        if not person.driver.wait(move, LONGEST):
            return False
    return False


def _answered(person: Listener, report: Report, text: str, *keys: str) -> None:
    silent: list[str] = []
    for key in keys:
        before = len(spoken())
        person.driver.press(key)
        if not any(len(hearing.words(one.text)) > _ECHO for one in spoken()[before:]):
            silent.append(key)
    report.say(text, not silent, *silent)


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
        # What Escape takes away need not be said, nor that one is where one was.
        if (
            begin not in hands.written
            and key not in ("Escape", "Home")
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
