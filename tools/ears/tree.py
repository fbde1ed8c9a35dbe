"""What a screen reader finds in the window, as data, and what must never be found there."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_RANKS: Final = "ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king"
CARD: Final = re.compile(rf"\b(?:(?:{_RANKS}) of (?:spades|hearts|clubs|diamonds)|(?:\w+ )?joker)\b", re.IGNORECASE)
RANK: Final = re.compile(rf"\b({_RANKS})(?:e?s)?\b", re.IGNORECASE)
TABLE: Final = "Card table"
# Objects that one cannot do anything with but look at or scroll.
_STILL: Final = ("scroll bar", "filler", "panel", "viewport", "scroll pane", "separator")
_DOING: Final = ("press", "toggle", "showmenu", "click")


@dataclass(slots=True)
class Node:
    """One object with its parts; ``handle`` is what the bus knows it by."""

    role: str
    name: str = ""
    description: str = ""
    states: frozenset[str] = frozenset()
    actions: tuple[str, ...] = ()
    parts: list[Node] = field(default_factory=list)
    handle: Any = None

    @property
    def acts(self) -> bool:
        """Whether something can be done with it, beside giving it the focus."""
        return any(action.casefold() in _DOING for action in self.actions)

    @property
    def enabled(self) -> bool:
        return "sensitive" in self.states

    @property
    def is_dialog(self) -> bool:
        return self.role in ("dialog", "alert")

    def walk(self) -> Iterator[Node]:
        """This object and all in it."""
        yield self
        for part in self.parts:
            yield from part.walk()

    def all(self, wanted: Callable[[Node], bool]) -> list[Node]:
        return [node for node in self.walk() if wanted(node)]

    def button(self, name: str) -> Node | None:
        """The button that is called so, or begins so."""
        return next((one for one in self.walk() if one.acts and one.name.startswith(name)), None)

    def lines(self, depth: int = 0) -> Iterator[str]:
        """The tree as text."""
        states = " ".join(sorted(self.states))
        yield f"{'  ' * depth}{self.role} | {self.name} | {self.description} | {states} | {' '.join(self.actions)}"
        for part in self.parts:
            yield from part.lines(depth + 1)


def unnamed(root: Node) -> list[Node]:
    """Everything that one can do something with and that has no name."""
    return root.all(lambda node: node.acts and node.role not in _STILL and not node.name.strip())


def is_card(node: Node) -> bool:
    """Whether this is a card, and nothing that holds or names one."""
    found = CARD.match(node.name.removeprefix("the "))
    return node.acts and found is not None


def hand_of_other(node: Node, me: str) -> bool:
    """Whether this is somebody else's hand."""
    owner = re.match(r"(.+?)[’']s? (?:hand|cards)\b", node.name)
    return owner is not None and owner[1].casefold() not in (me.casefold(), "your")


def leaks(root: Node, me: str) -> list[Node]:
    """Objects that name a card of somebody else's hand."""
    hands = root.all(lambda node: hand_of_other(node, me))
    return [node for hand in hands for node in hand.walk() if CARD.search(f"{node.name} {node.description}")]


def curtain(root: Node) -> Node | None:
    """The button that opens the hand of the next person, while it is covered."""
    return next((one for one in root.walk() if one.acts and "show my cards" in one.name), None)


def behind_curtain(root: Node) -> list[Node]:
    """Cards in somebody's hand that are there while hands are covered."""
    if curtain(root) is None:
        return []
    hands = root.all(lambda node: re.search(r"^your hand\b|[’']s? hand\b", node.name, re.IGNORECASE) is not None)
    bare = [node for node in table_of(root).parts if is_card(node)]
    return [*bare, *(node for hand in hands for node in hand.walk() if CARD.search(node.name))]


def table_of(root: Node) -> Node:
    """The cloth with all that lies there."""
    return next((node for node in root.walk() if node.name == TABLE and node.role != "frame"), Node("nothing"))


def own_cards(root: Node) -> list[Node]:
    """The cards of the open hand: in a list of their own, or bare on the table."""
    table = table_of(root)
    hands = table.all(lambda node: node.name.casefold().startswith("your hand"))
    return [node for hand in hands for node in hand.walk() if is_card(node)] or [
        node for node in table.parts if is_card(node)
    ]


def places(root: Node) -> list[Node]:
    """Where cards can be put or come from: everything of the table that acts and is no card of the own hand."""
    mine = {id(node) for node in own_cards(root)}
    table = table_of(root)
    inside = {id(node) for part in table.walk() if part.is_dialog for node in part.walk()}
    return [
        node
        for node in table.walk()
        if node.acts and id(node) not in mine | inside and node is not table and not _is_ours(node) and not _tells(node)
    ]


def _is_ours(node: Node) -> bool:
    return node.name.casefold().startswith("your hand")


def _tells(node: Node) -> bool:
    """Whether it says again what happened, and is no place for cards."""
    return node.description.startswith("What has happened")


def commands(root: Node) -> list[Node]:
    """The buttons of the moment: all that stand neither in the line of tools nor on the table."""
    tools: set[int] = set()
    lying = {id(node) for node in places(root)} | {id(node) for node in own_cards(root)}
    for node in root.walk():
        names = {part.name.split(",")[0].split("\n")[0] for part in node.parts}
        if {"Rules", "Scores"} & names:
            tools |= {id(part) for part in node.walk()}
    return [
        node
        for node in root.walk()
        if node.role in ("button", "push button", "check box")
        and node.acts
        and node.enabled
        and id(node) not in tools
        and id(node) not in lying
        and not _tells(node)
        and not node.name.startswith(("More", "Menu", "Show the rule", "Close", "Since my last", "Last trick"))
    ]


def end_dialog(root: Node) -> Node | None:
    """What comes up at the end of a deal."""
    ends = ("Revenge", "Next ", "Deal ", "To the home page", "Score sheet")
    found = root.all(lambda node: node.is_dialog and any(one.name.startswith(ends) for one in node.walk() if one.acts))
    return found[0] if found else None


def ended(root: Node) -> bool:
    """Whether a deal is at its end: its dialog is there, or at least the buttons of one."""
    return end_dialog(root) is not None or any(root.button(name) is not None for name in ("Revenge", "Score sheet"))
