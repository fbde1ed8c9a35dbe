"""When a reason is true, worked out from the rules and the cards in sight: every way in which a turn can go on.

Nothing here knows how a player thinks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.two_of_three.rules.actions import DRAW, STOP, Play
from cardtable.games.two_of_three.rules.legality import fits, playable
from cardtable.players.decision import Claim

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from cardtable.cards import Card
    from cardtable.engine.values import Action
    from cardtable.games.two_of_three.rules.state import TwoOfThreeView


class _Place(NamedTuple):
    """Where a turn can end: the last two cards of the row, and the hand."""

    previous: Card
    last: Card
    hand: tuple[Card, ...]


def _places(view: TwoOfThreeView, action: Action) -> set[_Place]:
    """Everywhere a turn can end that goes on with this action (G10)."""
    start = _Place(view.row[-2], view.row[-1], view.hand)
    if not isinstance(action, Play):
        return {start}
    waiting, seen, found = [_after(start, action.card)], set[_Place](), set[_Place]()
    while waiting:
        place = waiting.pop()
        if place in seen:
            continue
        seen.add(place)
        fitting = playable(view.rules, place[:2], place.hand)
        if not fitting or view.rules.stop_early:
            found.add(place)
        waiting += [_after(place, card) for card in fitting]
    return found


def _after(place: _Place, card: Card) -> _Place:
    return _Place(place.last, card, tuple(other for other in place.hand if other != card))


def _others(view: TwoOfThreeView, action: Action) -> Iterator[Action]:
    return (other for other in view.legal() if other != action)


def _least_followed(view: TwoOfThreeView, action: Action) -> int:
    """How many unseen cards would fit for the next player, where it is fewest."""
    return min(_followed(view, place) for place in _places(view, action))


def _laid(view: TwoOfThreeView, action: Action) -> int:
    """How many cards can be laid at most."""
    return max(len(view.hand) - len(place.hand) for place in _places(view, action))


def _chance_to_go_out(view: TwoOfThreeView, action: Action) -> float:
    """After which share of the cards that the next player could lay the whole hand can follow, where it is largest."""
    return max(_share(view, place, _all_follow) for place in _places(view, action))


def _chance_to_go_on(view: TwoOfThreeView, action: Action) -> float:
    """After which share of the cards that the next player could lay anything of the hand fits, where it is largest."""
    return max(_share(view, place, _goes_on_from) for place in _places(view, action))


def _share(view: TwoOfThreeView, place: _Place, test: Callable[[TwoOfThreeView, _Place], bool]) -> float:
    laid = [card for card in view.unseen() if fits(view.rules, card, *place[:2])]
    return sum(test(view, _Place(place.last, card, place.hand)) for card in laid) / max(1, len(laid))


def _goes_on_from(view: TwoOfThreeView, place: _Place) -> bool:
    return bool(playable(view.rules, place[:2], place.hand))


def _all_follow(view: TwoOfThreeView, place: _Place) -> bool:
    fitting = playable(view.rules, place[:2], place.hand)
    return not place.hand or any(_all_follow(view, _after(place, card)) for card in fitting)


def _best(
    count: Callable[[TwoOfThreeView, Action], float],
) -> Callable[[TwoOfThreeView, Action], bool]:
    """Nothing else brings more of something, and some other action brings less."""

    def holds(view: TwoOfThreeView, action: Action) -> bool:
        return _unbeaten(count(view, action), [count(view, other) for other in _others(view, action)])

    return holds


def _unbeaten(mine: float, others: Sequence[float]) -> bool:
    return bool(others) and max(others) <= mine > min(others)


def _lays_more(view: TwoOfThreeView, action: Action) -> bool:
    """No other card leads on to more cards, and some card, or ending the turn where that is all, to fewer."""
    others = list(_others(view, action))
    cards = [other for other in others if isinstance(other, Play)] or others
    return isinstance(action, Play) and _unbeaten(_laid(view, action), [_laid(view, other) for other in cards])


def _fewer_fit(view: TwoOfThreeView, action: Action) -> bool:
    """The turn can end with this, and nothing else leads to where fewer cards fit for the next player."""
    place = _Place(view.row[-2], view.row[-1], view.hand)
    if isinstance(action, Play):
        place = _after(place, action.card)
    return place in _places(view, action) and _leaves_fewest(view, action, _followed(view, place))


def _fewer_fit_later(view: TwoOfThreeView, action: Action) -> bool:
    """Where the turn can end further on nothing else leads to where fewer cards fit for the next player."""
    laid = [place for place in _places(view, action) if len(place.hand) < len(view.hand) - 1]
    return bool(laid) and _leaves_fewest(view, action, min(_followed(view, place) for place in laid))


def _leaves_fewest(view: TwoOfThreeView, action: Action, followed: int) -> bool:
    return _unbeaten(-followed, [-_least_followed(view, other) for other in _others(view, action)])


def _followed(view: TwoOfThreeView, place: _Place) -> int:
    return sum(fits(view.rules, card, *place[:2]) for card in view.unseen())


def _nothing_fits(view: TwoOfThreeView, action: Action) -> bool:
    return action == DRAW and not playable(view.rules, view.row, view.hand)


def _fits(view: TwoOfThreeView, action: Action) -> bool:
    return isinstance(action, Play) and action.card in playable(view.rules, view.row, view.hand)


def _only_card(view: TwoOfThreeView, action: Action) -> bool:
    return _fits(view, action) and not any(_others(view, action))


def _goes_on(view: TwoOfThreeView, action: Action) -> bool:
    rest = [card for card in view.hand if isinstance(action, Play) and card != action.card]
    return isinstance(action, Play) and bool(playable(view.rules, (view.row[-1], action.card), rest))


def goes_out(view: TwoOfThreeView, action: Action) -> bool:
    """Whether all cards of the hand can be laid in this turn, this one first."""
    return _laid(view, action) == len(view.hand)


def _empties_the_hand(view: TwoOfThreeView, action: Action) -> bool:
    return len(view.hand) > 1 and goes_out(view, action)


def _last_card(view: TwoOfThreeView, action: Action) -> bool:
    return len(view.hand) == 1 and _fits(view, action)


def _easier_after(view: TwoOfThreeView, action: Action) -> bool:
    here = _least_followed(view, STOP)
    return action == STOP and all(here < _least_followed(view, other) for other in _others(view, action))


def _may_be_best(view: TwoOfThreeView, action: Action) -> bool:
    """What imagined rounds found; nothing that can be counted tells it from the others."""
    return action in view.legal() and any(_others(view, action))


def _as_good(view: TwoOfThreeView, action: Action) -> bool:
    """It can go out, or nothing else leaves the next player fewer cards that fit, or lays more."""
    if goes_out(view, action):
        return True
    here = _least_followed(view, action), -_laid(view, action)
    others = [(_least_followed(view, other), -_laid(view, other)) for other in _others(view, action)]
    return all(here[0] <= fewest and here[1] <= most for fewest, most in others)


CLAIMS: Final = {
    "nothing-fits": Claim(_nothing_fits),
    "only-card": Claim(_only_card),
    "last-card": Claim(_last_card),
    "goes-out": Claim(_empties_the_hand),
    "stop-now": Claim(_easier_after),
    "fewer-fit": Claim(_fewer_fit, found=True),
    "lays-more": Claim(_lays_more),
    "fewer-fit-later": Claim(_fewer_fit_later, found=True),
    "out-next": Claim(_best(_chance_to_go_out)),
    "stuck-less": Claim(_best(_chance_to_go_on)),
    "as-good": Claim(_as_good, singles_out=False),
    "goes-on": Claim(_goes_on, singles_out=False),
    "none-better": Claim(_may_be_best, singles_out=False),
}
# What speaks for a turn rather than for another one; that nothing is better is quickly found, and is true most often.
COMPARISONS: Final = (
    "as-good", "last-card", "goes-out", "stop-now", "fewer-fit", "fewer-fit-later", "lays-more", "out-next",
    "stuck-less",
)  # fmt: skip
