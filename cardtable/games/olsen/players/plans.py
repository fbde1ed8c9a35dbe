"""The turns that are worth thinking about where suits count: which cards in which order, and which suit follows.

A plan is the rest of a turn, seen from its view alone. A player asks for one action at a time and keeps nothing in
between, so the plans are made anew after every card; they start wherever the turn stands. Who plays after the turn, and
what that player owes, hangs on cards that act.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtable.cards import SUITS, Card, Suit
from cardtable.games.olsen.players.claims import MOST_NEW
from cardtable.games.olsen.players.fast_table import act, mask_of
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import END_TURN, NAME_SUIT, PLAY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.state import OlsenView


@dataclass(frozen=True, slots=True)
class Plan:
    """The rest of a turn: the cards to lay in their order, those that are left, the suit that has to follow then.

    ``named`` says that the suit is a named one, because the turn ends on a changer.
    """

    cards: tuple[Card, ...]
    left: tuple[Card, ...]
    suit: Suit
    named: bool = False

    @property
    def action(self) -> Action:
        """What to do first."""
        if self.cards:
            return PLAY[self.cards[0]]
        return NAME_SUIT[self.suit] if self.named else END_TURN


@dataclass(frozen=True, slots=True)
class Chain:
    """The rest of a turn: the cards to lay in their order, and those that are left."""

    cards: tuple[Card, ...]
    left: tuple[Card, ...]

    @property
    def action(self) -> Action:
        """What to do first."""
        return PLAY[self.cards[0]] if self.cards else END_TURN


def plans(view: OlsenView, thorough: bool = False) -> list[Plan]:
    """The plans of the view's own turn, of those that end alike only one; empty when nothing can be laid.

    Groups are laid whole. ``thorough`` adds turns that stop early, and naming a suit only because the next player
    showed that it is missing there.
    """
    if view.phase == "chain":
        return _chain(view, thorough)
    if view.phase == "name":
        return _naming(view, (), view.hand, thorough)
    found: list[Plan] = []
    openings = legality.fitting(view, view.hand)
    for rank in dict.fromkeys(card.rank for card in openings):
        opening = [card for card in openings if card.rank is rank]
        if rank == view.changer:
            found += _with_changers(view, opening, thorough)
        elif view.rules.multi_rank and not legality.keeps_suit(view):
            found += _with_group(view, opening, thorough)
        else:
            found += _ending_on(view, (), opening)
    return found


def single_cards(view: OlsenView) -> list[Plan]:
    """What a player sees who thinks of one card at a time."""
    if view.phase == "name":
        return _naming(view, (), view.hand, thorough=False)
    if view.phase == "chain":
        return [_laying(view, (card,)) for card in legality.companions(view, view.hand)]
    return [
        plan
        for card in legality.fitting(view, view.hand)
        for plan in (
            _naming(view, (card,), _without(view.hand, (card,)), thorough=False)
            if card.rank == view.changer and len(view.hand) > 1
            else [_laying(view, (card,))]
        )
    ]


def single_laying(view: OlsenView, card: Card) -> Plan:
    """The turn that lays this card alone, whether it fits or not."""
    return _laying(view, (card,))


def _with_group(view: OlsenView, opening: Sequence[Card], thorough: bool) -> list[Plan]:
    group = [card for card in view.hand if card.rank is opening[0].rank]
    if len(group) == 1:
        return _ending_on(view, (), group)
    found: list[Plan] = []
    for last in _one_of_each_suit(group):
        first = next((card for card in opening if card is not last), None)
        if first is not None:
            found.append(_laying(view, (first, *_without(group, (first, last)), last)))
    return found + _ending_on(view, (), opening) if thorough else found


def _with_changers(view: OlsenView, changers: Sequence[Card], thorough: bool) -> list[Plan]:
    """One changer, because the others are worth keeping; all of them when that empties the hand."""
    hand = view.hand
    if len(changers) == len(hand) and view.rules.out_on_changer and (view.rules.multi_rank or len(hand) == 1):
        return [_laying(view, tuple(changers))]
    return _naming(view, (changers[0],), _without(hand, (changers[0],)), thorough)


def _chain(view: OlsenView, thorough: bool) -> list[Plan]:
    group = legality.companions(view, view.hand)
    found = [_laying(view, (*_without(group, (last,)), last)) for last in _one_of_each_suit(group)]
    if thorough or not group:
        found.append(Plan((), view.hand, _suit(view.top)))
    return found


def _naming(view: OlsenView, cards: tuple[Card, ...], left: tuple[Card, ...], thorough: bool) -> list[Plan]:
    """The suits to name: those still in hand, changers aside, or all when there is none."""
    if not cards and left and view.rules.out_on_changer and len(legality.companions(view, left)) == len(left):
        return [_laying(view, left)]
    held = {card.suit for card in left if card.rank != view.changer}
    suits = [suit for suit in SUITS if suit in held] or list(SUITS)
    lacked = _lacked(view, next_seat(view)) if thorough else None
    if lacked is not None and lacked not in suits:
        suits.append(lacked)
    return [Plan(cards, left, suit, named=True) for suit in suits]


def _lacked(view: OlsenView, seat: int) -> Suit | None:
    """The suit that this seat showed to be missing there, unless it drew much since."""
    lack = view.lacks[seat]
    return None if lack is None or view.counts[seat] - lack.cards > MOST_NEW else lack.suit


def _ending_on(view: OlsenView, before: tuple[Card, ...], lasts: Iterable[Card]) -> list[Plan]:
    return [_laying(view, (*before, last)) for last in _one_of_each_suit(lasts)]


def _laying(view: OlsenView, cards: tuple[Card, ...]) -> Plan:
    return Plan(cards, _without(view.hand, cards), _suit(cards[-1]))


def _one_of_each_suit(cards: Iterable[Card]) -> list[Card]:
    return list({card.suit: card for card in cards}.values())


def _without(hand: Iterable[Card], cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in cards)


def _suit(card: Card) -> Suit:
    assert card.suit is not None
    return card.suit


def next_seat(view: OlsenView) -> int:
    """The seat that has the next turn, where no card acts."""
    assert view.seat is not None
    return legality.others_after(view, view.seat)[0]


def after(view: OlsenView, plan: Plan) -> tuple[int, int, int]:
    """The seat that acts when the plan is done, the direction of play then, and the cards that it owes."""
    laid = view.laid + len(plan.cards)
    if not view.rules.effects or not laid:
        return next_seat(view), view.direction, view.owed
    assert view.seat is not None
    last = plan.cards[-1] if plan.cards else view.top
    gone = mask_of(view.out) if plan.left or not view.rules.play_on else mask_of((*view.out, view.seat))
    seat, direction, imposed = act(view.seat, view.direction, view.seats, last.rank, laid, view.rules, gone)
    return seat, direction, view.owed + imposed
