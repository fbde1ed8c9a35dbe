"""How the best player weighs questions: what one may bring, and what it tells the others.

The weights come from some hundred thousand rounds against players that forget nothing and ask at random where nothing
is sure. What a question tells costs more where more than one hears it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import SUITS

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.games.veidimadur.rules.actions import Ask
    from cardtable.games.veidimadur.rules.state import VeidimadurView

    Outlook = Callable[[VeidimadurView, Ask], "Chance"]

# For every card beyond the first that is held of the rank.
MORE_HELD: Final = 0.7
# Whatever cannot miss comes first, as the turn goes on after it.
_CANNOT_MISS: Final = 9.0
# Every card that is out makes the book harder to get.
_STILL_OUT: Final = 0.4
_TOLD_TO_ONE: Final = 0.5
_TOLD_TO_ALL: Final = 1.1
# Asking again for what somebody had none of a moment ago tells nothing and brings little: it is dull.
_ASKED_JUST_NOW: Final = 0.7
_DRAWN_SINCE: Final = 2


class Chance(NamedTuple):
    """How probably the asked seat holds any card of the rank, and how many on average."""

    any: float
    cards: float


class Weighed(NamedTuple):
    """A question, and what speaks for it and against it."""

    ask: Ask
    chance: Chance
    held: int
    tells: bool
    worth: float


def weigh(view: VeidimadurView, ask: Ask, outlook: Outlook) -> Weighed:
    """What a question is worth: one card of a rank of which no other is held counts 1."""
    chance = outlook(view, ask)
    held = sum(card.rank is ask.rank for card in view.hand)
    tells = not view.rules.any_rank and not is_told(view, ask)
    if chance.any == 1:
        return Weighed(ask, chance, held, tells, _CANNOT_MISS + held + chance.cards)
    worth = chance.any * (1 + MORE_HELD * (held - 1)) - _STILL_OUT * chance.cards
    if tells:
        heard = _TOLD_TO_ONE if view.seats == 2 else _TOLD_TO_ALL
        worth -= heard * (1 - chance.any)
    elif _was_asked_just_now(view, ask):
        worth -= _ASKED_JUST_NOW
    return Weighed(ask, chance, held, tells, worth)


def is_told(view: VeidimadurView, ask: Ask) -> bool:
    """Whether everybody knows already that this seat holds cards of the rank."""
    assert view.seat is not None
    return ask.rank in view.holds[view.seat] or any(card.rank is ask.rank for card in view.known[view.seat])


def _was_asked_just_now(view: VeidimadurView, ask: Ask) -> bool:
    """Whether another seat had none of the rank, and has drawn fewer cards since than make it worth another try."""
    return any(view.fresh[seat][ask.rank - 1] < _DRAWN_SINCE for seat in range(view.seats) if seat != view.seat)


def outlook(view: VeidimadurView, ask: Ask) -> Chance:
    """The chance as far as anyone can know: missing cards lie wherever there may be any, in all places alike."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    seen = (*view.hand, *(card for cards in view.books for card in cards))
    missing = len(SUITS) - sum(card.rank is ask.rank for card in seen)
    places = view.stock_left
    for seat in others:
        promised = ask.rank in view.holds[seat]
        missing -= sum(card.rank is ask.rank for card in view.known[seat]) + promised
        places += view.fresh[seat][ask.rank - 1] - promised
    promised = ask.rank in view.holds[ask.seat]
    sure = sum(card.rank is ask.rank for card in view.known[ask.seat]) + promised
    open_places = max(0, view.fresh[ask.seat][ask.rank - 1] - promised)
    density = min(1.0, max(0, missing) / places) if places > 0 else 0.0
    none = 0.0 if sure else (1 - density) ** open_places
    return Chance(1 - none, sure + density * open_places)
