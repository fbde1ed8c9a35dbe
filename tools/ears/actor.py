"""Somebody who plays any game with nothing but the objects on the bus, and knows no rules. Runs inside alone.

It asks for a hint and tries first what is named there, then whatever is said to fit, then everything else. What worked
is tried earlier the next time. A move was made when more is kept of the game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tools.ears import tree
from tools.ears.hearing import words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tools.ears.bus import Bus
    from tools.ears.tree import Node

# The button that takes cards up again that were put together.
TAKE_UP: Final = "Return to hand"
# At the end of a name: whatever follows.
ANY: Final = "*"
# The place that says of itself that the picked cards fit there.
FITS: Final = "fits here"
MOST_PRESSES: Final = 60
SLOWEST: Final = 3.0
MOST_CARDS: Final = 8
_STATE: Final = re.compile(r", (picked|fits here|fits|wins the trick|key \w+|just .*)\b.*$")
_PICKED: Final = re.compile(r", picked\b")


@dataclass(slots=True)
class Deed:
    """One press, and every sentence that came over the bus because of it."""

    name: str
    answers: list[str] = field(default_factory=list)


class StuckError(Exception):
    """Nothing that can be pressed makes a move."""


class Actor:
    """Plays one table; ``watch`` is called with every look at the window."""

    def __init__(self, bus: Bus, watch: Callable[[Node], None], done: Callable[[], object]) -> None:
        """``done`` is another one after each action that is kept."""
        self._done = done
        self._bus = bus
        self._watch = watch
        self.deeds: list[Deed] = []
        self.moves = 0
        self._worked: list[str] = []

    def look(self) -> Node:
        """The window as it is now that it has come to rest."""
        self._bus.settle()
        root = self._bus.look()
        self._watch(root)
        return root

    def press(self, node: Node) -> Node:
        """Press this, and look what has become of it."""
        before = len(self._bus.heard)
        self._bus.press(node)
        root = self.look()
        waited = 0.0
        # Computer players think in a process of their own, and so do hints.
        while len(self._bus.heard) == before and waited < SLOWEST:
            waited += 0.5
            self._bus.pump(0.5)
            root = self.look()
        self.deeds.append(Deed(node.name, [told.text for told in self._bus.heard[before:]]))
        return root

    # -- one move --------------------------------------------------------------------------------------------------

    def move(self, root: Node) -> Node:
        """Make a move, whatever it is."""
        before, left = self._done(), MOST_PRESSES
        wait = next((node for node in tree.commands(root) if node.name.startswith("Go on")), None)
        if wait is not None and "your turn" not in wait.description:
            after = self.press(wait)
            if self._done() != before:
                return after
        for way in self._ways(root):
            left -= 1
            if left < 0:
                break
            root = self.look()
            done = self._try(root, way, before)
            if done is not None:
                self._learn(way)
                self.moves += 1
                return done
        raise StuckError("\n".join(root.lines()))

    def _try(self, root: Node, way: tuple[str, ...], before: object) -> Node | None:
        """Press what is called so, one after the other; the window after a move, or ``None``."""
        self._put_back(root)
        for name in way:
            node = _named(self.look(), name)
            if node is None:
                return None
            root = self.press(node)
            if self._done() != before or tree.end_dialog(root) is not None:
                return root
        return None

    def _put_back(self, root: Node) -> None:
        """Pick nothing and put nothing together: what was tried before is undone."""
        again = next((node for node in tree.commands(root) if node.name.startswith(TAKE_UP)), None)
        if again is not None:
            root = self.press(again)
        for card in tree.own_cards(root):
            if _PICKED.search(card.name):
                found = _named(self._bus.look(), _bare(card.name))
                if found is not None:
                    self.press(found)

    def _learn(self, way: tuple[str, ...]) -> None:
        last = way[-1]
        if last == FITS:
            return
        if last in self._worked:
            self._worked.remove(last)
        self._worked.insert(0, last)

    # -- what could be done ----------------------------------------------------------------------------------------

    def _ways(self, root: Node) -> Iterator[tuple[str, ...]]:
        """Names of objects to press one after the other, the best first."""
        seen: set[tuple[str, ...]] = set()
        for way in self._hinted(root):
            if way not in seen:
                seen.add(way)
                yield way
        for way in self._others(self._bus.look()):
            if way not in seen:
                seen.add(way)
                yield way

    def _hinted(self, root: Node) -> Iterator[tuple[str, ...]]:
        """What a hint speaks of."""
        hint = next((node for node in root.walk() if node.acts and node.name.split(",")[0] == "Hint"), None)
        if hint is None:
            return
        said = self.press(hint)
        text = " ".join(self.deeds[-1].answers)
        first = re.split(r"(?<=[.!])\s", text)[0]
        cards = list(dict.fromkeys(found.casefold() for found in tree.CARD.findall(first)))
        mine = [_bare(node.name) for node in tree.own_cards(said)]
        hold = [name for name in mine if any(name.casefold().startswith(card) for card in cards)]
        buttons = sorted(tree.commands(said), key=lambda node: -_likeness(node.name, first))
        named = [_bare(node.name) for node in buttons if _likeness(node.name, first)]
        wanted: tuple[str, ...] = ()
        if hold:
            wanted = tuple(
                hold[:1] if len(cards) == 1 else [next((m for m in hold if m.startswith(c)), c) for c in cards]
            )
            yield (*wanted, FITS)
        deed = first.split()[0] if first else ""
        if deed and not any(name.startswith(deed) for name in named):
            # The button comes only when another one was pressed: first put together, then lay down.
            yield from ((_bare(node.name), f"{deed}{ANY}") for node in buttons)
        if hold:
            yield from ((*wanted, name) for name in named)
            yield from ((*wanted, target) for target in self._targets(said))
            # What is put together first has to be confirmed then.
            yield from ((*wanted, name) for name in (_bare(node.name) for node in buttons))
        ranks = tree.RANK.findall(first)
        if ranks and not hold:
            for name in mine:
                if name.casefold().startswith(ranks[0].casefold()):
                    yield from ((name, button) for button in named)
        yield from ((name,) for name in named)
        if "draw" in first.casefold():
            yield from ((_bare(node.name),) for node in tree.places(said) if node.name.startswith("Stock"))
        if "upcard" in first.casefold() or "take" in first.casefold():
            yield from ((_bare(node.name),) for node in tree.places(said) if "pile" in node.name)

    def _others(self, root: Node) -> Iterator[tuple[str, ...]]:
        """Everything: what fits, piles, buttons, any card with any place and button, more cards together."""
        mine = tree.own_cards(root)
        names = [_bare(node.name) for node in sorted(mine, key=lambda node: ", fits" not in node.name)]
        fitting = [_bare(node.name) for node in mine if ", fits" in node.name]
        targets = self._targets(root)
        buttons = [_bare(node.name) for node in sorted(tree.commands(root), key=lambda node: bool(node.description))]
        yield from ((card, FITS) for card in fitting[:2])
        yield from ((card, target) for card in fitting[:2] for target in targets)
        yield from ((name,) for name in buttons)
        yield from ((_bare(node.name),) for node in tree.places(root))
        yield from ((card, name) for card in names[:3] for name in (*buttons, *targets))
        for many in range(2, MOST_CARDS):
            yield from ((*names[:many], name) for name in buttons)

    def _targets(self, root: Node) -> list[str]:
        """Places in the order in which they worked, those that say that it fits first."""
        found = sorted(tree.places(root), key=lambda node: FITS not in node.name)
        cards = [node for node in found if tree.is_card(node)]
        names = list(dict.fromkeys(_bare(node.name) for node in (*(one for one in found if one not in cards), *cards)))
        kinds = [re.split(r"[:,]", name)[0] for name in self._worked]
        return sorted(names, key=lambda name: _place_in(kinds, re.split(r"[:,]", name)[0]))


def _place_in(kinds: list[str], kind: str) -> int:
    return kinds.index(kind) if kind in kinds else len(kinds) + ("pile" not in kind.casefold())


def _bare(name: str) -> str:
    """A name without what changes while one tries."""
    return _STATE.sub("", name)


def _named(root: Node, name: str) -> Node | None:
    """The object that is called so; a pile may have another card on it by now."""
    nodes = [*tree.own_cards(root), *tree.places(root), *tree.commands(root)]
    if name == FITS:
        return next((node for node in tree.places(root) if FITS in node.name), None)
    if name.endswith(ANY):
        return next((node for node in tree.commands(root) if node.name.startswith(name.removesuffix(ANY))), None)
    same = next((node for node in nodes if _bare(node.name) == name), None)
    if same is not None:
        return same
    kind = re.split(r"[:,]", name)[0]
    if ":" in name:
        return next((node for node in nodes if node.name.startswith(kind)), None)
    # A button says more when a card is picked: "Ask Birta", "Ask Birta for twos".
    return next(
        (node for node in tree.commands(root) if node.name.startswith(name) or name.startswith(node.name)), None
    )


def _likeness(name: str, text: str) -> int:
    """How many words a button shares with a sentence."""
    there = set(words(text))
    return sum(word in there for word in words(_bare(name)) if len(word) > 1)
