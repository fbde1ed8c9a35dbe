"""What may be said ahead: a call for what lies there now, and what is marked to be called later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from cardtable.messages import translate

if TYPE_CHECKING:
    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.messages import Message

USEFUL: Final = translate("Order", "{card}, would help you", "a card that can be marked to be bought")
AT_MOST: Final = translate("Order", "How often at most", "before the numbers from one on")


@dataclass(frozen=True, slots=True)
class CallAhead:
    """A call for the card ``about``, which can be made before it is asked for; ``may_be_said``: now it counts."""

    action: Action
    about: Card
    may_be_said: bool


@dataclass(frozen=True, slots=True)
class OrderLine:
    """What can be marked: ``key`` names it in files, ``card`` is drawn, and ``useful`` ones are marked as such."""

    key: str
    label: Message
    card: Card | None = None
    useful: bool = False


@dataclass(frozen=True, slots=True)
class OrderForm:
    """What can be ordered: what that does, the lines, and how often it was called already in this round.

    It may be called ``most`` times more; ``once``: each line that is marked goes for one time.
    """

    about: Message
    lines: tuple[OrderLine, ...]
    done: int = 0
    most: int = 1
    once: bool = False


@dataclass(frozen=True, slots=True)
class Ordered:
    """What an order says now, and the key of the line that says it."""

    line: str
    action: Action
