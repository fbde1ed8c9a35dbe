"""How the best player chooses a chain: every place where a turn could end is tried in the same imagined rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.games.two_of_three.players.fast_table import End, World, bits, ends, fit_of, play_out
from cardtable.games.two_of_three.rules.house_rules import cards_to_deal
from cardtable.players.search import race

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.games.two_of_three.players.fast_table import Fit
    from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
    from cardtable.games.two_of_three.rules.view import TwoOfThreeView

WORLDS: Final = 90
BATCH: Final = 15
CANDIDATES: Final = 24
# Of 50 cards no fewer than nine always fit; up to a quarter of the unseen ones is hard to follow.
_HARD: Final = 0.25
_WEIGHT_OF_REST: Final = 0.12


class Best(NamedTuple):
    """The chosen end of the turn, and whether few cards would fit there."""

    end: End
    hard_to_follow: bool


def best(view: TwoOfThreeView, imagined: Iterator[TwoOfThreeRound]) -> Best:
    """Where this seat's turn had best end; with the way there that comes first in the order of the cards."""
    assert view.seat is not None
    fit = fit_of(view.rules)
    unseen = bits(view.unseen())
    found = candidates(view, fit, unseen)
    if len(found) == 1 or not found[0].rest:
        return Best(found[0], False)
    seat = view.seat

    def value(end: End, world: World) -> float:
        hands = (*world.hands[:seat], end.rest, *world.hands[seat + 1 :])
        now = world._replace(hands=hands, length=world.length + len(end.chain))
        taken = play_out(fit, now, (seat + 1) % view.seats, end.previous, end.last)
        return (sum(taken) - taken[seat]) / (view.seats - 1) - taken[seat]

    estimates = race(found, _worlds(view, imagined), value, WORLDS, BATCH)
    most = max(estimate.worlds for estimate in estimates)
    tried = [(one.mean, end) for one, end in zip(estimates, found, strict=True) if one.worlds == most]
    end = max(tried, key=lambda pair: pair[0])[1]
    share = fit.fitting(unseen, end.previous, end.last).bit_count() / max(1, unseen.bit_count())
    return Best(end, share <= _HARD)


def candidates(view: TwoOfThreeView, fit: Fit, unseen: int) -> list[End]:
    """The ends that are worth trying, the most promising first; one alone where a chain empties the hand."""
    previous, last = view.row[-2:]
    by_place: dict[tuple[int, int, int], End] = {}
    for end in ends(fit, bits(view.hand), previous.index, last.index):
        if not end.rest:
            return [end]
        stuck = not fit.playable(end.rest, end.previous, end.last)
        placed = view.placed + len(end.chain)
        if stuck or (placed and view.rules.stop_early):
            by_place.setdefault((end.previous, end.last, end.rest), end)

    def promise(end: End) -> float:
        share = fit.fitting(unseen, end.previous, end.last).bit_count() / max(1, unseen.bit_count())
        return share + _WEIGHT_OF_REST * end.rest.bit_count()

    return sorted(by_place.values(), key=promise)[:CANDIDATES]


def _worlds(view: TwoOfThreeView, imagined: Iterator[TwoOfThreeRound]) -> Iterator[World]:
    spare = cards_to_deal(view.seats)
    for world in imagined:
        hands = tuple(bits(hand) for hand in world.hands)
        yield World(hands, tuple(card.index for card in reversed(world.stock)), len(world.row), spare)
