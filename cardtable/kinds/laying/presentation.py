"""The table of a game of laying and its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from cardtable.kinds.laying.rules import DRAW, TAKE_PILE, Draw, Laid, Lay, LayingView, TakePile, TookPile, lay
from cardtable.kinds.stock.rules import Drew
from cardtable.messages import translate
from cardtable.stage import common_words as words
from cardtable.stage.commands import Command, Gesture, Instead
from cardtable.stage.common_words import (
    DISCARD_PILE,
    NOT_IN_HAND,
    NOTHING_FITS,
    draws,
    drew,
    is_playing,
    named_cards,
    short_count,
    these_fit,
    took_cards,
)
from cardtable.stage.controls import Controls, doing
from cardtable.stage.event_style import EventStyle, Rest, Sound, Weight
from cardtable.stage.event_texts import Told
from cardtable.stage.layout import DISCARD_ZONE, STOCK_ZONE, Layout, hand_zones, stock_zone
from cardtable.stage.refusal_texts import WhyNot
from cardtable.stage.speech import Speech
from cardtable.stage.turn_lines import Part, TurnLine, cards
from cardtable.stage.zones import Direction, Tag, Zone, ZoneKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Card
    from cardtable.engine.refusal import Refusal
    from cardtable.engine.values import Action, Event
    from cardtable.messages import Message
    from cardtable.stage.controls import Groups
    from cardtable.stage.refusal_texts import Texts
    from cardtable.stage.speech import Hints
    from cardtable.stage.turn_lines import Turn

V = TypeVar("V", bound=LayingView)
E = TypeVar("E", bound="Event")

_LAID: Final = translate("Laying", "laid {cards}", "in a line about a turn, after the name")


def _laid(event: Laid) -> Tag:
    if len(event.cards) == 1:
        return Tag(translate("Laying", "laid", "at a player’s name; a card follows"), event.cards[0])
    text = translate("Laying", "laid {cards}, last", "at a player’s name; the last card follows")
    return Tag(text.put(cards=short_count(len(event.cards))), event.cards[-1])


TOLD: Final = (
    Told(
        Laid,
        lambda event, names: translate("Laying", "{player} lays {cards}.", "cards in the accusative").put(
            player=names[event.seat], cards=named_cards(event.cards)
        ),
        EventStyle(sound=Sound.LAY),
        tag=lambda event, _: _laid(event),
    ),
    Told(
        Drew,
        lambda event, names: draws(names[event.seat], event.card),
        EventStyle(sound=Sound.DRAW),
        tag=Tag(drew(1)),
    ),
    Told(
        TookPile,
        translate("Laying", "{player} takes %n card(s) from the discard pile.", None, 0),
        lambda event: EventStyle(Weight.NOTABLE, Sound.SWEEP, Rest.BREATH, caught=event.seat),
        tag=lambda event, _: Tag(took_cards(event.number)),
        arrival=translate("Laying", "From the pile", "on a card in the hand: why it came"),
    ),
)


def fitting(view: LayingView, _: Refusal, __: Sequence[str]) -> Instead | None:
    """The cards of the hand that may be laid."""
    lays = tuple(one for one in view.legal() if isinstance(one, Lay) and len(one.cards) == 1)
    return Instead(these_fit([one.cards[0] for one in lays]), lays) if lays else None


REFUSALS: Final[Texts] = {
    "not-in-hand": WhyNot(NOT_IN_HAND, accusative="card"),
    "one-rank": translate("Laying", "Cards laid together must be of the same rank: the {card} is not."),
    "can-lay": translate("Laying", "You can lay a card, so you must: {cards}."),
    "stock-used-up": translate("Laying", "The stock is used up, so take from the discard pile."),
    "draw-first": translate("Laying", "As long as the stock has cards, draw from it."),
}
HINTS: Final[Hints] = {
    Lay: lambda action, _: translate("Laying", "Lay {cards}.", "a hint; cards in the accusative").put(
        cards=named_cards(action.cards)
    ),
    Draw: NOTHING_FITS,
    TakePile: translate("Laying", "Nothing fits, so take from the discard pile.", "a hint"),
}


class LayingSpeech(Speech[V, E]):
    """What is said while cards are laid."""

    refusals = REFUSALS
    hints = HINTS

    def turn(self, view: V, names: Sequence[str]) -> Message:
        """Whose turn it is, and whether anything fits."""
        if view.seat != view.turn:
            return is_playing(names[view.turn])
        if view.refusal(DRAW) is None:
            return translate("Laying", "Nothing fits: draw a card", "status: what may be done now")
        if view.refusal(TAKE_PILE) is None:
            return translate("Laying", "Nothing fits: take from the pile", "status: what may be done now")
        return translate("Laying", "Lay a card that fits", "status: what may be done now")

    def chapter(self, view: V) -> str:
        """What may be laid, for the player who has to, and else whose turn it is."""
        if view.result is not None:
            return "scoring"
        if view.seat != view.turn:
            return "turn"
        return "drawing" if view.refusal(DRAW) is None else "taking" if view.refusal(TAKE_PILE) is None else "laying"

    def turn_lines(self, turn: Turn, view: V, me: int, names: Sequence[str]) -> list[TurnLine]:
        """What was laid or taken."""
        return [line for event in turn.events if (line := _line(event)) is not None]


def _line(event: Event) -> TurnLine | None:
    match event:
        case Laid(seat, laid):
            return TurnLine(seat, (Part(_LAID.put(cards=cards(laid))),))
        case Drew(seat):
            return TurnLine(seat, (Part(drew(1)),))
        case TookPile(seat, _, number):
            return TurnLine(seat, (Part(took_cards(number), Weight.NOTABLE),))
    return None


class LayingLayout(Layout[V]):
    """Two piles; play goes clockwise."""

    def zones(self, view: V, names: Sequence[str], near: int) -> list[Zone]:
        """Stock, pile and hands."""
        pile = Zone(DISCARD_ZONE, ZoneKind.PILE, DISCARD_PILE, view.pile)
        return [stock_zone(view.stock_left), pile, *hand_zones(view, names, near)]

    def direction(self, view: V) -> Direction:
        """Clockwise."""
        return Direction(clockwise=True)


_TAKE_KEY: Final = translate("Keys", "T", "letter of the button “Take from pile”")


class LayingControls(Controls[V]):
    """The picked cards go on the pile, in the order they were picked; the stock and the pile are clicked."""

    def gesture(self, view: V, cards: Sequence[Card], target: str, cheating: bool = False) -> Gesture | Refusal | None:
        """Laying, drawing and taking."""
        if view.seat is None or target not in (STOCK_ZONE, DISCARD_ZONE) or (cards and target == STOCK_ZONE):
            return None
        action = lay(tuple(cards)) if cards else DRAW if target == STOCK_ZONE else TAKE_PILE
        return doing(view, action)

    def commands(self, view: V, names: Sequence[str], picked: Sequence[Card] = (), tray: Groups = ()) -> list[Command]:
        """Drawing, and taking from the pile where the stock is used up."""
        if view.seat is None or view.result is not None:
            return []
        if view.stock_left:
            return [_command(view, DRAW, words.DRAW, words.DRAW_KEY)]
        return [_command(view, TAKE_PILE, translate("Laying", "Take from pile", "button"), _TAKE_KEY)]


def _command(view: LayingView, action: Action, label: Message, key: Message) -> Command:
    refusal = view.refusal(action)
    return Command(action, label, key, refusal, primary=refusal is None)
