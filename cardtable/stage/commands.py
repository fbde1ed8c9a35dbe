"""What can be done at a table, as data: gestures, buttons (those of the suits among them), and what is asked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeGuard

from cardtable.messages import Message, translate, verbatim
from cardtable.stage.card_names import card_name, suit_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.cards import Card, Suit
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.values import Action
    from cardtable.stage.event_style import Announcement

DIGITS: Final = tuple(verbatim(digit) for digit in "1234567890")
"""Keys of buttons that are counted rather than named: suits, bids, seats."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a drop or a click means: these actions, in this order.

    ``warning`` asks the person before the first time; such a drop is possible, but nothing lights up for it.
    ``takes``: a card of the table is taken for it, such as a joker.
    """

    actions: tuple[Action, ...]
    warning: Message | None = None
    takes: bool = False


def is_unwarned(meant: Gesture | Refusal | None) -> TypeGuard[Gesture]:
    """Whether a drop means something that is done without asking."""
    return isinstance(meant, Gesture) and meant.warning is None


class TableButton(StrEnum):
    """What a button does without an action of the game.

    Fill the tray, empty it, ask on which meld the picked cards are to go, let a player look at a hand, show the last
    trick once more, call ahead for what lies there (:meth:`Waiting.call_ahead`), or take all that is left
    (:meth:`Controls.rest`).
    """

    PROPOSE = "propose"
    CLEAR = "clear"
    WHICH_MELD = "which-meld"
    LOOK = "look"
    LAST_TRICK = "last-trick"
    REST = "rest"
    CALL = "call"


@dataclass(frozen=True, slots=True)
class Command:
    """A button: an action (or a deed of the table itself) with a label and a key.

    ``key`` is one letter or digit of the language it is read in, no other on the same table.

    ``refusal`` says why it cannot be pressed now. ``seat`` is who presses it, where that is not the person whose hand
    is open. ``card`` is the card that it is about, shown as index and sign behind the label. ``warning`` asks before
    it is done. ``hasty``: what is shouted about another player, so that a second press right after the first is the
    same one and not said of the player who acts next. ``answer``: it answers the question that the table asks
    (:meth:`Controls.question`), and stands on the table with it. ``cards`` are those picked in the hand that it is done
    with: its button stands at the last of them, and while there are none its key alone says what to pick. ``waits``: it
    belongs to another part of the turn, so that there is no button, and its key alone says why it cannot be pressed.
    """

    action: Action | TableButton
    label: Message
    key: Message
    refusal: Refusal | None = None
    primary: bool = False
    suit: Suit | None = None
    seat: int | None = None
    warning: Message | None = None
    hasty: bool = False
    answer: bool = False
    card: Card | None = None
    cards: tuple[Card, ...] | None = None
    waits: bool = False

    @property
    def words(self) -> Message:
        """All that stands on the button, in words."""
        if self.card is None:
            return self.label
        text = translate("Table", "{button}: {card}", "a button and the card it is about, in the nominative")
        return text.put(button=self.label, card=card_name(self.card))


@dataclass(frozen=True, slots=True)
class Question:
    """What the table asks the person in front of it, beside the zone that it is ``about``.

    Its answers are the commands that say so. ``notes`` are lines of reason: what yes would bring, and what it costs.
    """

    about: str
    title: Message
    notes: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Instead:
    """What a player could do instead of what was refused, in a sentence; all the actions are legal."""

    text: Message
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class ReactionWindow:
    """A turn to which others may still react: whose, and how many seconds computer players wait.

    0 seconds: until a person says go on.
    """

    seat: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Report:
    """What comes to light when a round is over: a title and a line for every deed.

    ``scenes`` are how they are shown on the cloth, in the same order.
    """

    title: Message
    lines: tuple[Message, ...]
    scenes: tuple[Announcement, ...] = ()


def suit_buttons(actions: Sequence[Action], suits: Sequence[Suit], hand: Iterable[Card]) -> list[Command]:
    """One answer for each suit; the one of which most cards are held is what one probably wants."""
    held = [card.suit for card in hand]
    likely = max(suits, key=held.count)
    return [
        Command(action, suit_name(suit), key, primary=suit is likely, suit=suit, answer=True)
        for action, suit, key in zip(actions, suits, DIGITS, strict=False)
    ]
