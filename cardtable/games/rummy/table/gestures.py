"""What a drop on a table of contract rummy means."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.engine.refusal import Refusal
from cardtable.games.rummy.rules.actions import DRAW_STOCK, READY, TAKE_UPCARD, Discard, LayOff, SwapJoker
from cardtable.games.rummy.rules.melds import add, is_joker, swap, takes
from cardtable.stage.commands import Gesture
from cardtable.stage.zones import card_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.melds import End, Meld
    from cardtable.games.rummy.rules.view import RummyView

MELD: Final = "meld-"


def meld_zone(index: int) -> str:
    """The id of the zone of a meld."""
    return f"{MELD}{index}"


def on_stock(table: RummyView, cards: Sequence[Card]) -> Gesture | Refusal | None:
    """A click on the stock turns the first card or draws."""
    if cards:
        return None
    return _one(table, READY if table.phase == "ready" else DRAW_STOCK)


def on_pile(table: RummyView, cards: Sequence[Card]) -> Gesture | Refusal | None:
    """A click on the discard pile takes the upcard, a card dropped there is discarded."""
    if not cards:
        return _one(table, TAKE_UPCARD)
    if len(cards) > 1 and table.phase == "meld" and table.seat == table.turn:
        return Refusal("discard-one", "discarding")
    return _one(table, Discard(cards[0]))


def on_meld(table: RummyView, cards: Sequence[Card], target: str) -> Gesture | Refusal | None:
    """Cards dropped on a meld are laid off at the ends where they fit, or given for a joker."""
    index = int(target.removeprefix(MELD).partition("#")[0])
    if not cards or index >= len(table.melds):
        return None
    place = card_at(target)
    if len(cards) == 1:
        return _single(table, cards[0], index, place)
    found = _several(table, cards, index)
    return found or _first_refusal(table, cards, index, place)


def lay_off(table: RummyView, card: Card) -> Action | None:
    """How this card may be laid off now, on the first meld that takes it; ``None`` where none does."""
    for index, meld in enumerate(table.melds):
        found = (action for action in _meanings(meld, card, index, None) if table.refusal(action) is None)
        action = next((one for one in found if isinstance(one, LayOff)), None)
        if action is not None:
            return action
    return None


def _single(table: RummyView, card: Card, index: int, place: int | None) -> Gesture | Refusal:
    """The best meaning of one card on one meld, or why the likeliest is refused."""
    refused: Refusal | None = None
    for action in _meanings(table.melds[index], card, index, place):
        refusal = table.refusal(action)
        if refusal is None:
            return Gesture((action,))
        refused = refused or refusal
    assert refused is not None
    if refused.code == "does-not-fit":
        # What lies in front of one is told at once.
        return replace(refused, cards=(card, *takes(table.melds[index])))
    return refused


def _meanings(meld: Meld, card: Card, index: int, place: int | None) -> Iterator[Action]:
    """What a card on a meld can mean, the likeliest first: dropped on the joker that stands for it, it is given."""
    swaps = [SwapJoker(card, index, at) for at in _jokers(meld) if swap(meld, at, card) is not None]
    offs = [LayOff(card, index, end) for end in _ends(meld, card, place)]
    on_joker = place is not None and place < len(meld.cards) and is_joker(meld.cards[place])
    likely = on_joker or not any(add(meld, card, end) is not None for end in _ends(meld, card, place))
    yield from (*swaps, *offs) if likely else (*offs, *swaps)
    if on_joker and not is_joker(card) and not swaps:
        assert place is not None
        yield SwapJoker(card, index, place)


def _jokers(meld: Meld) -> Iterator[int]:
    return (place for place, card in enumerate(meld.cards) if is_joker(card))


def _ends(meld: Meld, card: Card, place: int | None) -> tuple[End | None, ...]:
    """The ends to try: the nearer one first; of a natural card the one where it fits."""
    if not meld.is_run:
        return (None,)
    low_first = place is not None and place < len(meld.cards) / 2
    ends: tuple[End, ...] = ("low", "high") if low_first else ("high", "low")
    fitting = tuple(end for end in ends if add(meld, card, end) is not None)
    return fitting or ends[:1]


def _several(table: RummyView, cards: Sequence[Card], index: int) -> Gesture | None:
    """All these cards on one meld, each where it fits after the ones before it."""
    now = table.melds[index]
    rest = list(cards)
    actions: list[Action] = []
    hand = list(table.hand)
    while rest:
        for card in sorted(rest, key=is_joker):
            end = next((end for end in _ends(now, card, None) if add(now, card, end) is not None), None)
            larger = add(now, card, end, table.rules.jokers)
            if larger is not None:
                break
        else:
            return None
        action = LayOff(card, index, end)
        melds = tuple(now if place == index else meld for place, meld in enumerate(table.melds))
        if replace(table, melds=melds, hand=tuple(hand)).refusal(action) is not None:
            return None
        actions.append(action)
        rest.remove(card)
        hand.remove(card)
        now = larger
    return Gesture(tuple(actions))


def _first_refusal(table: RummyView, cards: Sequence[Card], index: int, place: int | None) -> Refusal:
    """Why not all of the cards can be laid off: the reason of the first that cannot."""
    for card in cards:
        meant = _single(table, card, index, place)
        if isinstance(meant, Refusal):
            return meant
    return Refusal("not-all-fit", "laying-off", tuple(cards))


def _one(table: RummyView, action: Action) -> Gesture | Refusal:
    refusal = table.refusal(action)
    return Gesture((action,)) if refusal is None else refusal
