"""How to lay down the contract: which melds, where the jokers go, and what is laid off at once."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.players.closing import Closing, closing, goes_out
from cardtable.games.rummy.players.sight import open_faces
from cardtable.games.rummy.rules import laying
from cardtable.games.rummy.rules.actions import SwapJoker
from cardtable.games.rummy.rules.melds import as_runs, as_set, swap
from cardtable.games.rummy.rules.solver.arrangements import arrangements
from cardtable.games.rummy.rules.solver.distance import missing
from cardtable.games.rummy.rules.solver.faces import count
from cardtable.games.rummy.rules.solver.laydown import best_laydown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.games.rummy.players.sight import Sight
    from cardtable.games.rummy.rules.melds import Meld

# What a card is worth that leaves the hand, beside its points; what going out is worth; what a joker is that is taken.
CARD: Final = 6.0
OUT: Final = 60.0
JOKER: Final = 5.0
# How many ways are compared beside the best one.
COMPARED: Final = 40


@dataclass(frozen=True, slots=True)
class Way:
    """A way to lay down, its worth, and whether the turn can go ``out`` with it."""

    melds: tuple[Meld, ...]
    worth: float
    out: bool


def ways(sight: Sight, thorough: bool = True) -> list[Way]:
    """The ways that are allowed, the best first; only one of them unless ``thorough``."""
    view = sight.view
    if view.down[sight.seat] or len(view.hand) < sight.contract.size:
        return []
    found: dict[tuple[Meld, ...], Way] = {}
    for number, melds in enumerate(_candidates(sight, thorough)):
        if found and (number >= COMPARED or not thorough):
            break
        if melds not in found and _allowed(sight, melds):
            found[melds] = _weigh(sight, melds, thorough)
    return sorted(found.values(), key=lambda way: -way.worth)


def _allowed(sight: Sight, melds: tuple[Meld, ...]) -> bool:
    return laying.refuse_laydown(sight.view, sight.seat, sight.view.hand, melds) is None


def _candidates(sight: Sight, thorough: bool) -> Iterator[tuple[Meld, ...]]:
    view, rules = sight.view, sight.rules.meld_rules
    table = view.melds if view.rules.layoff_same_turn else ()
    best = best_laydown(view.hand, sight.contract, rules, sight.price, table)
    if best is None:
        return
    yield best.melds
    yield from _shorter(sight, best.melds)
    if thorough:
        hidden = best_laydown(view.hand, sight.contract, rules, sight.price, table, "few_jokers_in_runs")
        if hidden is not None:
            yield hidden.melds
            yield from _shorter(sight, hidden.melds)
    yield from islice(arrangements(view.hand, sight.contract, rules), laying.TRIED)


def _shorter(sight: Sight, melds: tuple[Meld, ...]) -> Iterator[tuple[Meld, ...]]:
    """The same melds with one card less, where the contract does not need it."""
    limit = sight.rules.jokers
    for number, meld in enumerate(melds):
        if meld.is_run:
            parts = (meld.cards[1:], meld.cards[:-1])
            lows = (meld.low + 1, meld.low)
            smaller = [
                one
                for part, low in zip(parts, lows, strict=True)
                for one in as_runs(part, limit)
                if one.low == low and one.suit is meld.suit
            ]
        else:
            smaller = [
                one
                for at in range(len(meld.cards))
                if (one := as_set((*meld.cards[:at], *meld.cards[at + 1 :]), limit)) is not None
            ]
        for one in smaller:
            yield (*melds[:number], one, *melds[number + 1 :])


def _weigh(sight: Sight, melds: tuple[Meld, ...], thorough: bool) -> Way:
    view = sight.view
    laid = {card for meld in melds for card in meld.cards}
    hand = [card for card in view.hand if card not in laid]
    table = [*view.melds, *melds]
    after = closing(sight, hand, table, thorough) if view.rules.layoff_same_turn else Closing((), tuple(table), ())
    left = after.left if view.rules.layoff_same_turn else tuple(hand)
    out = goes_out(sight, left)
    worth = OUT if out else -float(sight.points(left)) - CARD * len(left)
    if thorough and not out:
        mine = after.melds[len(view.melds) :]
        worth += _prospects(sight, left, mine) - JOKER * sum(_exposure(sight, meld) for meld in mine)
    return Way(melds, worth, out)


def _prospects(sight: Sight, left: Sequence[Card], mine: Sequence[Meld]) -> float:
    """What the own melds promise: unseen cards that will fit them."""
    faces = open_faces(mine)
    fitting = sum(
        copies
        for (rank, suit), copies in sight.live.items()
        if suit and ((rank, None) in faces or (rank, suit) in faces)
    )
    return 8.0 * min(3, len(left)) * fitting / max(1, len(sight.unseen))


def _exposure(sight: Sight, meld: Meld) -> float:
    """How many jokers of a meld others are likely to take."""
    if sight.rules.runs_only and not meld.is_run:
        return 0.0
    exposed = 0.0
    for place, card in enumerate(meld.cards):
        if card.suit is None:
            rank, suit = meld.stands_for(place)
            copies = sum(
                number
                for (face, of), number in sight.live.items()
                if face == rank and of is not None and suit in (None, of)
            )
            exposed += min(1.0, 0.2 * copies)
    return exposed


def swaps_to_lay_down(sight: Sight) -> Iterator[SwapJoker]:
    """Jokers that a player who is not down may take because the contract can be laid with them (S-14)."""
    view = sight.view
    if view.rules.kinaskak or sight.is_down:
        return
    for number, meld in enumerate(view.melds):
        for place, joker in enumerate(meld.cards):
            if joker.suit is not None or (view.rules.runs_only and not meld.is_run):
                continue
            for card in {card.face: card for card in view.hand}.values():
                rest = [*(other for other in view.hand if other is not card), joker]
                if swap(meld, place, card) is None or missing(count(rest), sight.ask, 1):
                    continue
                action = SwapJoker(card, number, place)
                if laying.refuse_swap(view, sight.seat, view.hand, action) is None:
                    yield action
