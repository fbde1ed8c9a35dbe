"""When a reason is true, worked out from what everybody has heard and seen.

Nothing here knows how a player thinks.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.players.decision import Claim

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from cardtable.engine.values import Action
    from cardtable.games.veidimadur.rules.state import VeidimadurView

# Less than any two chances differ by that are not alike.
_ROUNDING: Final = 1e-9


def _others(view: VeidimadurView, action: Action) -> Iterator[Ask]:
    """Every other question for something that is held."""
    return (one for one in view.legal() if isinstance(one, Ask) and one != action and _held(view, one))


def _held(view: VeidimadurView, ask: Ask) -> int:
    return [card.rank for card in view.hand].count(ask.rank)


def certain(view: VeidimadurView, ask: Ask) -> int:
    """How many cards of the rank the asked seat holds for certain: those it was given, and one that it asked for."""
    return [card.rank for card in view.known[ask.seat]].count(ask.rank) + list(view.holds[ask.seat]).count(ask.rank)


def chance(view: VeidimadurView, ask: Ask) -> float:
    """How probably that seat holds any: the missing ones lie in as many places of all that may hold them."""
    if certain(view, ask):
        return 1.0
    promised = sum(ask.rank in ranks for seat, ranks in enumerate(view.holds) if seat != view.seat)
    missing = [card.rank for card in view.unseen()].count(ask.rank) - promised
    open_to_it = [0 if seat == view.seat else most[ask.rank - 1] for seat, most in enumerate(view.fresh)]
    places = view.stock_left + sum(open_to_it) - promised
    there = open_to_it[ask.seat]
    if missing <= 0 or not there:
        return 0.0
    return 1 - comb(max(0, places - there), missing) / max(1, comb(places, missing))


def _tells(view: VeidimadurView, ask: Ask) -> bool:
    """Whether the question tells the others of a rank that they do not know of (M4)."""
    assert view.seat is not None
    known = {card.rank for card in view.known[view.seat]} | set(view.holds[view.seat])
    return not view.rules.any_rank and ask.rank not in known


def _sure(view: VeidimadurView, action: Action) -> bool:
    return isinstance(action, Ask) and certain(view, action) > 0


def completes(view: VeidimadurView, ask: Ask) -> bool:
    """Whether the question surely brings a book."""
    there = certain(view, ask)
    return there > 0 and _held(view, ask) + there >= view.rules.book_size


def _completes(view: VeidimadurView, action: Action) -> bool:
    return isinstance(action, Ask) and completes(view, action)


def _guess(view: VeidimadurView, action: Action) -> bool:
    return isinstance(action, Ask) and not any(certain(view, one) for one in (action, *_others(view, action)))


def _likely(view: VeidimadurView, action: Action) -> bool:
    """No question that may be asked is likelier to bring a card, and some are less likely."""
    return isinstance(action, Ask) and _likeliest(view, action, [one for one in view.legal() if isinstance(one, Ask)])


def _likely_held(view: VeidimadurView, action: Action) -> bool:
    """No question for a rank in hand is likelier, where others may be asked for as well."""
    return (
        isinstance(action, Ask)
        and view.rules.any_rank
        and _held(view, action) > 0
        and _likeliest(view, action, _others(view, action))
    )


def _likely_several(view: VeidimadurView, action: Action) -> bool:
    """More than one card of the rank is held, and no question for such a rank is likelier."""
    several = [one for one in _others(view, action) if _held(view, one) > 1]
    return isinstance(action, Ask) and _held(view, action) > 1 and _likeliest(view, action, several)


def _likeliest(view: VeidimadurView, ask: Ask, among: Iterable[Ask]) -> bool:
    own = chance(view, ask)
    others = [chance(view, other) for other in among if other != ask]
    return bool(others) and max(others) < own + _ROUNDING and min(others) < own - _ROUNDING


def _builds(view: VeidimadurView, action: Action) -> bool:
    """More cards are held of that rank than of any other one."""
    others = _held_of_others(view, action)
    return bool(others) and isinstance(action, Ask) and _held(view, action) > max(others)


def _builds_too(view: VeidimadurView, action: Action) -> bool:
    """Of no other rank more cards are held, and of some fewer."""
    others = _held_of_others(view, action)
    return bool(others) and isinstance(action, Ask) and max(others) <= _held(view, action) > min(others)


def _held_of_others(view: VeidimadurView, action: Action) -> list[int]:
    """How many cards are held of each rank in hand that is not asked for."""
    held = [card.rank for card in view.hand]
    return [held.count(rank) for rank in held if not isinstance(action, Ask) or rank is not action.rank]


def _tells_nothing(view: VeidimadurView, action: Action) -> bool:
    return (
        isinstance(action, Ask) and bool(_held(view, action)) and not view.rules.any_rank and not _tells(view, action)
    )


def _as_good(view: VeidimadurView, action: Action) -> bool:
    """No other question is better in one way and as good in every other; to repeat oneself is one way to be worse."""
    if not isinstance(action, Ask):
        return False
    mine = _ways(view, action)
    return not any(
        all(there >= here for there, here in zip(theirs, mine, strict=True)) and theirs != mine
        for theirs in (_ways(view, other) for other in _others(view, action))
    )


def _ways(view: VeidimadurView, ask: Ask) -> tuple[float, ...]:
    return chance(view, ask), _held(view, ask), certain(view, ask), not _tells(view, ask), not _repeats(view, ask)


def _repeats(view: VeidimadurView, ask: Ask) -> bool:
    """Whether another player showed to have none of the rank, and has drawn one card since at most."""
    return any(seat != view.seat and most[ask.rank - 1] <= 1 for seat, most in enumerate(view.fresh)) and not certain(
        view, ask
    )


CLAIMS: Final = {
    "completes": Claim(_completes),
    "sure": Claim(_sure),
    "likely": Claim(_likely),
    "builds": Claim(_builds),
    "likely-held": Claim(_likely_held),
    "likely-several": Claim(_likely_several),
    "builds-too": Claim(_builds_too),
    "tells-nothing": Claim(_tells_nothing),
    "as-good": Claim(_as_good, singles_out=False),
    "guess": Claim(_guess, singles_out=False),
}
# What speaks for a question rather than for another one.
COMPARISONS: Final = tuple(code for code, claim in CLAIMS.items() if claim.singles_out)
