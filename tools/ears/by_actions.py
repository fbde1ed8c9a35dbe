"""Opens every page and plays a deal of every family with the objects on the bus alone. Runs inside alone."""

from __future__ import annotations

import re
import time
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tools.driver.kept import Kept
from tools.driver.report import Report
from tools.driver.xdotool import Xdotool
from tools.ears import tree
from tools.ears.actor import Actor, StuckError
from tools.ears.bus import Bus
from tools.ears.desktop import DATA, HEARD, Program

if TYPE_CHECKING:
    from tools.ears.tree import Node

ME: Final = "Anna"
GAMES: Final = {
    "olsen": ("Ólsen Ólsen", "pcc"),
    "svindl": ("Svindl Ólsen Ólsen", "pc"),
    "kinaskak": ("Kínaskák", "pcc"),
    "san_da_yi": ("San Da Yi", "pccc"),
    "two_of_three": ("To av tre", "pcc"),
    "veidimadur": ("Veiðimaður", "pcc"),
}
HOT_SEAT: Final = ("olsen", "Ólsen Ólsen", "ppc")
NAMES: Final = ("Anna", "Birta", "Jón", "Freyja")
MOST_MOVES: Final = 250
MOST_CURTAINS: Final = 8
LONGEST: Final = 420.0
MOST_EVENTS: Final = 40
PAGES: Final = {
    "home": (),
    "new game": ("{}",),
    "settings": ("Settings",),
    "rules": ("{}: rules and more",),
    "saved games": ("Saved games",),
    "table": ("{}", "Deal the cards"),
}
# An open menu is no part of what is found on the bus: a reader follows its entries. New game, same table, rules.
KEYS: Final = {"rules": ("Down", "Down", "Return")}


class Watch:
    """What must hold whenever somebody looks."""

    def __init__(self) -> None:
        self.looks = 0
        self.unnamed: dict[str, None] = {}
        self.leaks: dict[str, None] = {}
        self.covered: dict[str, None] = {}
        self.curtains = 0

    def look(self, root: Node) -> None:
        self.looks += 1
        for node in tree.unnamed(root):
            self.unnamed[f"{node.role} ({node.description})"] = None
        if tree.curtain(root) is not None:
            self.curtains += 1
            for node in tree.behind_curtain(root):
                self.covered[f"{node.role} {node.name}"] = None
        elif tree.end_dialog(root) is None:
            for node in tree.leaks(root, ME):
                self.leaks[f"{node.role} {node.name} {node.description}"] = None


def settings(game: str, letters: str, *, people: bool = True) -> dict[str, object]:
    """A table for these persons (p) and computer players (c), as it was set last.

    Without ``people`` nobody is known, and the first page asks who sits here.
    """
    seats = [
        {"name": NAMES[place], "level": None if letter == "p" else "easy", "colour": place}
        for place, letter in enumerate(letters)
    ]
    return {
        "language": "en", "pace": "instant", "reduce_motion": True, "sounds": False, "grace": 0, "wait_for_me": False,
        "asking": "always",
        "people": [{"name": ME, "colour": 0}] if people else [],
        "last_tables": {game: {"seats": seats, "options": {}}},
    }  # fmt: skip


def start(bus: Bus, title: str) -> bool:
    """From the home page to the table, by pressing what is there."""
    if not (bus.click(title) and bus.click("Deal the cards")):
        return False
    return bool(bus.wait_for(lambda root: tree.table_of(root).parts))


def play(game: str, report: Report) -> None:
    """One whole deal of this game."""
    title, letters = GAMES[game]
    with Program(settings(game, letters)) as program:
        bus, watch = Bus(), Watch()
        report.say(f"{title}: the table is set by actions alone", start(bus, title))
        actor = Actor(bus, watch.look, Kept(DATA).actions)
        stuck, begun = "", time.monotonic()
        root = actor.look()
        try:
            while tree.end_dialog(root) is None and actor.moves < MOST_MOVES and time.monotonic() - begun < LONGEST:
                root = actor.move(root)
        except StuckError as error:
            stuck = "nothing that can be pressed makes a move"
            (HEARD / f"stuck-{game}.txt").write_text(str(error))
        ended = tree.end_dialog(root)
        over = tree.ended(root)
        (HEARD / f"end-{game}.txt").write_text("\n".join(root.lines()))
        report.say(f"{title}: a whole deal by actions alone ({actor.moves} moves)", over, stuck or "it did not end")
        report.say(f"{title}: its end is a dialog with a name", ended is not None and bool(ended.name))
        tell(title, watch, actor, bus, report)
        report.say(f"{title}: the program lives on", program.lives)
        write(game, actor, bus)


def hand_over(report: Report) -> None:
    """Two persons at one screen: what lies behind the curtain."""
    game, title, letters = HOT_SEAT
    with Program(settings(game, letters)):
        bus, watch = Bus(), Watch()
        start(bus, title)
        actor, opened = Actor(bus, watch.look, Kept(DATA).actions), 0
        root = actor.look()
        try:
            while tree.end_dialog(root) is None and opened < MOST_CURTAINS and actor.moves < MOST_MOVES:
                button = tree.curtain(root)
                if button is not None:
                    opened += 1
                    # A curtain is deaf for a moment, so that nobody opens it by mistake.
                    bus.pump(0.8)
                    root = actor.press(button)
                else:
                    root = actor.move(root)
        except StuckError as error:
            (HEARD / "stuck-hot-seat.txt").write_text(str(error))
        report.say(f"{title}, two persons: handed over by actions ({opened} times)", opened >= 2)
        report.say(
            f"{title}, two persons: no card behind the curtain ({watch.curtains} looks)",
            watch.curtains > 0 and not watch.covered,
            *watch.covered,
        )
        write("hot-seat", actor, bus)


def tell(title: str, watch: Watch, actor: Actor, bus: Bus, report: Report) -> None:
    """What was seen and heard in a deal."""
    report.say(f"{title}: no card of another hand has a name ({watch.looks} looks)", not watch.leaks, *watch.leaks)
    report.say(f"{title}: whatever can be pressed has a name", not watch.unnamed, *watch.unnamed)
    silent = [deed.name for deed in actor.deeds if not any(deed.answers)]
    report.say(f"{title}: every press is answered ({len(actor.deeds)} presses)", not silent, *silent)
    sentences = [told for told in bus.heard if told.kind != "focus"]
    doubled = [one.text for one, two in pairwise(sentences) if one.text == two.text and one.kind != two.kind]
    report.say(f"{title}: no sentence is sent in two kinds ({len(sentences)} sentences)", not doubled, *doubled)


def write(name: str, actor: Actor, bus: Bus) -> None:
    """Everything that was pressed and heard, to be read."""
    lines = [f"{told.time:.2f} {told.kind}: {told.text}" for told in bus.heard]
    (HEARD / f"events-{name}.txt").write_text("\n".join(lines))
    pressed = [f"{deed.name}\n    {' / '.join(deed.answers)}" for deed in actor.deeds]
    (HEARD / f"pressed-{name}.txt").write_text("\n".join(pressed))


def pages(report: Report) -> None:
    """Every page opens with few events, and nothing on it is without a name."""
    title = GAMES["olsen"][0]
    ways = {
        "new game": (f"{title}. ", "Deal the cards"),
        "settings": ("Settings", "Back"),
        "saved games": ("Saved games", "Back"),
    }
    with Program(settings("olsen", GAMES["olsen"][1])) as program:
        bus, watch = Bus(), Watch()
        bus.settle()
        bus.count()
        for name, (button, there) in ways.items():
            found = bus.button(button)
            if not report.say(f"{name}: its button is on the home page", found is not None) or found is None:
                continue
            _count(bus, watch, name, found, report, MOST_EVENTS if name == "new game" else None)
            back = bus.wait_for(
                lambda root: next((one for one in root.walk() if one.acts and "Back" in one.name), None)
            )
            arrived = there == "Back" or bus.look().button(there)
            report.say(f"{name}: it has come up, with a way back", bool(back) and bool(arrived))
            if back:
                bus.press(back)
                bus.settle()
        start_button = bus.button("Deal the cards") if bus.click(title) else None
        if report.say("the table: the button is there", start_button is not None) and start_button is not None:
            _count(bus, watch, "the table", start_button, report, None)
        report.say("pages: whatever can be pressed has a name", not watch.unnamed, *watch.unnamed)
        report.say("the program lives on after all pages", program.lives)


def dared(report: Report) -> None:
    """A reader that asks for a part that has just gone does not end the program."""
    title = GAMES["olsen"][0]
    for page, way in PAGES.items():
        with Program(settings("olsen", GAMES["olsen"][1])) as program:
            bus = Bus()
            lost = next((name for name in way if not bus.click(name.format(title))), None)
            bus.settle()
            for key in KEYS.get(page, ()):
                Xdotool().press(key)
                bus.settle()
            if page in KEYS and bus.button("Back") is None:
                lost = page
            victim = bus.dare()
            report.say(
                f"{page}: lives when it is asked for parts that are not there",
                lost is None and program.lives,
                victim,
                "" if lost is None else f"“{lost}” is not reached",
            )


def _count(bus: Bus, watch: Watch, name: str, button: Node, report: Report, most: int | None) -> None:
    bus.settle(0.6)
    bus.count()
    bus.press(button)
    bus.settle(0.8)
    number = sum(bus.events.values())
    kinds = sorted(bus.events.items(), key=lambda one: -one[1])[:6]
    told = ", ".join(f"{count} {re.sub('^object:', '', kind)}" for kind, count in kinds)
    root = bus.look()
    watch.look(root)
    (HEARD / f"page-{name.replace(' ', '-')}.txt").write_text("\n".join(root.lines()))
    limit = f", at most {most}" if most is not None else ""
    report.say(f"{name}: opened with {number} events{limit}", most is None or number <= most, told)
