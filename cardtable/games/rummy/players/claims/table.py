"""What can be done with cards on the table as it lies, worked out from the rules alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.rules.actions import Discard, LayDown, LayOff, SwapJoker
from cardtable.games.rummy.rules.melds import add, rank_at, swap

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.view import RummyView

    Held = frozenset[Card]

# So many tables are looked at before it is not claimed that a hand goes out.
LOOKS: Final = 2000


def fits(view: RummyView, card: Card, melds: Sequence[Meld]) -> bool:
    """Whether the card can be added to one of these melds (K-15, S-13)."""
    return any(add(meld, card, None, view.rules.jokers) is not None for meld in melds)


def freed(view: RummyView, card: Card) -> list[tuple[Meld, ...]]:
    """The tables that lie there after the card took a joker that can then be laid off (K-16, S-14)."""
    tables = [after for after, joker in _swaps(view, card, view.melds) if fits(view, joker, after)]
    return tables if card.suit is not None else []


def plays(view: RummyView, card: Card) -> bool:
    """Whether a player who is down gets rid of the card."""
    return fits(view, card, view.melds) or bool(freed(view, card))


def _swaps(view: RummyView, card: Card, melds: Sequence[Meld]) -> Iterator[tuple[tuple[Meld, ...], Card]]:
    for at, meld in enumerate(melds):
        if view.rules.runs_only and not meld.is_run:
            continue
        for place in range(len(meld.cards)):
            found = swap(meld, place, card)
            if found is not None:
                yield (*melds[:at], found[0], *melds[at + 1 :]), found[1]


def swapped(view: RummyView, action: SwapJoker) -> tuple[tuple[Meld, ...], Card]:
    """The table after this exchange, and the joker that was taken."""
    found = swap(view.melds[action.meld], action.place, action.card)
    assert found is not None
    return (*view.melds[: action.meld], found[0], *view.melds[action.meld + 1 :]), found[1]


def nearly_fits(view: RummyView, card: Card) -> bool:
    """Whether the card fits on the table, or would fit on a run that grows by one."""
    if card.suit is None or fits(view, card, view.melds):
        return True
    ends = [(meld.suit, end) for meld in view.melds if meld.is_run for end in (meld.low - 2, meld.high + 2)]
    return any(suit is card.suit and 1 <= end <= 14 and rank_at(end) == card.rank for suit, end in ends)


def users(view: RummyView, card: Card) -> list[int]:
    """The other seats that have a use for the card, as far as the table and the cards they took tell."""
    found = []
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        used = plays(view, card) if view.down[seat] else any(_alike(view, card, other) for other in view.known[seat])
        if used:
            found.append(seat)
    return found


def _alike(view: RummyView, card: Card, other: Card) -> bool:
    """Whether two cards can lie in one meld of the contract next to each other, or with one card between them."""
    if card.suit is None or other.suit is None:
        return card.suit is None
    contract = view.rules.contract(view.number)
    if contract.sets and card.rank == other.rank:
        return True
    return bool(contract.runs) and card.suit is other.suit and 0 < abs(card.rank - other.rank) <= 2


def goes_out(view: RummyView, action: Action) -> bool:
    """Whether all cards are gone in this turn when this is done next."""
    hand = frozenset(view.hand)
    match action:
        case Discard():
            return len(hand) == 1
        case LayDown(melds):
            hand -= {card for meld in melds for card in meld.cards}
            return _rid(view, hand, (*view.melds, *melds), may_lay=view.rules.layoff_same_turn)
        case LayOff(card, at, end):
            more = add(view.melds[at], card, end, view.rules.jokers)
            assert more is not None
            return _rid(view, hand - {card}, (*view.melds[:at], more, *view.melds[at + 1 :]))
        case SwapJoker(card):
            after, joker = swapped(view, action)
            return view.down[view.turn] and _rid(view, hand - {card} | {joker}, after)
    return False


def gets_rid_of(view: RummyView, card: Card) -> bool:
    """Whether a player who is down can lay this card of the hand now, perhaps after others."""
    return _rid(view, frozenset(view.hand), view.melds, wanted=card)


def gets_rid_of_all(view: RummyView, hand: Sequence[Card], melds: Sequence[Meld]) -> bool:
    """Whether a player who is down can lay all of this hand now, but for a last card that may be discarded."""
    return _rid(view, frozenset(hand), tuple(melds))


def _rid(
    view: RummyView, hand: Held, melds: tuple[Meld, ...], *, may_lay: bool = True, wanted: Card | None = None
) -> bool:
    """Whether the hand, or the card that is wanted, can be laid; by trying everything, up to a limit."""
    discard = view.rules.may_discard_out(view.number)
    seen: set[tuple[Held, tuple[Meld, ...]]] = set()
    waiting = [(hand, melds)]
    while waiting and len(seen) < LOOKS:
        held, lying = waiting.pop()
        if wanted is None and (not held or (len(held) == 1 and discard)):
            return True
        if wanted is not None and wanted not in held:
            return True
        if not may_lay or (held, lying) in seen:
            continue
        seen.add((held, lying))
        for card in sorted(held):
            for after, joker in _swaps(view, card, lying):
                waiting.append((held - {card} | {joker}, after))
        for card in sorted(held, reverse=True):
            for at, meld in enumerate(lying):
                for end in ("high", "low") if meld.is_run else (None,):
                    more = add(meld, card, end, view.rules.jokers)
                    if more is not None:
                        waiting.append((held - {card}, (*lying[:at], more, *lying[at + 1 :])))
    return False
