"""How the best player chooses a chain: every place where a turn could end is tried in the same imagined rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import Rank
from cardtable.games.two_of_three.players.fast_table import PACK, End, World, bits, ends, fit_of, play_out
from cardtable.games.two_of_three.rules.house_rules import cards_to_deal
from cardtable.players.decision import Style
from cardtable.players.search import race, undecided

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.games.two_of_three.players.fast_table import Fit
    from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
    from cardtable.games.two_of_three.rules.state import TwoOfThreeView
    from cardtable.players.search import Estimate

# How high an ace is, and what is neither high nor low.
_ACE: Final = 14
_MIDDLE: Final = 8
_HEIGHTS: Final = {card.index: _ACE if card.rank is Rank.ACE else int(card.rank) for card in PACK}


def liking(card: int, style: Style) -> int:
    """Careful: low cards first. Greedy: high ones, aces above all. Bold: those in the middle."""
    match style:
        case Style.CAREFUL:
            return -_HEIGHTS[card]
        case Style.GREEDY:
            return _HEIGHTS[card]
        case Style.BOLD:
            return -abs(_HEIGHTS[card] - _MIDDLE)
        case _:
            return 0


WORLDS: Final = 360
BATCH: Final = 15
CANDIDATES: Final = 24
# What one more card in hand costs, where all cards fitting for the next player would cost 1.
WEIGHT_OF_REST: Final = 0.12
# Ends of a turn that differ by fewer cards taken than this are about as good, and to who leans one way than that.
CLOSE: Final = 0.5
LEANING: Final = 2.0
_LEAST: Final = 99.0


class Best(NamedTuple):
    """The chosen end of the turn, and for every other way to begin it the best end, the best of all first."""

    end: End
    others: tuple[End, ...]


class _Tried(NamedTuple):
    """An end, and what it is worth in cards."""

    end: End
    estimate: Estimate


def best(view: TwoOfThreeView, imagined: Iterator[TwoOfThreeRound], style: Style) -> list[Best]:
    """Where this seat's turn had best end, and whatever is about as good; each with one way there."""
    unseen = bits(view.unseen())
    fit = fit_of(view.rules)
    found = candidates(view, fit, unseen)
    if not found[0].rest:
        return [Best(found[0], ())]
    tried = _try(view, found[:CANDIDATES], imagined)
    estimates = [one.estimate for one in tried]
    close = [tried[number] for number in undecided(estimates, CLOSE if style is Style.STEADY else LEANING)]
    liked = sorted(close, key=lambda one: _leaning(fit, unseen, one.end, style))
    by_mean = sorted((one for one in tried if not one.estimate.hopeless), key=lambda one: -one.estimate.mean)
    rest = [one for one in by_mean if one not in close and one.estimate.mean > by_mean[0].estimate.mean - LEANING]
    ranked = [*(one.end for one in by_mean), *found]
    return [Best(one.end, _otherwise(one.end, ranked)) for one in (*liked, *rest)]


def _otherwise(end: End, ranked: list[End]) -> tuple[End, ...]:
    """The first end for every way to begin the turn but this one's."""
    others: dict[tuple[int, ...], End] = {}
    for other in ranked:
        others.setdefault(other.chain[:1], other)
    others.pop(end.chain[:1])
    return tuple(others.values())


def _leaning(fit: Fit, unseen: int, end: End, style: Style) -> float:
    """What a player of this style wants least of: an end without promise, or to begin with a card that it keeps."""
    if style is Style.STEADY:
        return promise(fit, unseen, end)
    return -liking(end.chain[0], style) if end.chain else _LEAST


def _try(view: TwoOfThreeView, found: list[End], imagined: Iterator[TwoOfThreeRound]) -> list[_Tried]:
    """The ends in their order, each with what imagined rounds say of it."""
    assert view.seat is not None
    fit, seat = fit_of(view.rules), view.seat

    def value(end: End, world: World) -> float:
        hands = (*world.hands[:seat], end.rest, *world.hands[seat + 1 :])
        now = world._replace(hands=hands, length=world.length + len(end.chain))
        taken = play_out(fit, now, (seat + 1) % view.seats, end.previous, end.last)
        return (sum(taken) - taken[seat]) / (view.seats - 1) - taken[seat]

    estimates = race(found, _worlds(view, imagined), value, WORLDS, BATCH)
    return [_Tried(end, one) for one, end in zip(estimates, found, strict=True)]


def candidates(view: TwoOfThreeView, fit: Fit, unseen: int) -> list[End]:
    """The ends of this turn, the most promising first; one alone where a chain empties the hand."""
    previous, last = view.row[-2:]
    by_place: dict[tuple[int, int, int], End] = {}
    for end in ends(fit, bits(view.hand), previous.index, last.index):
        if not end.rest:
            return [end]
        stuck = not fit.playable(end.rest, end.previous, end.last)
        placed = view.placed + len(end.chain)
        if stuck or (placed and view.rules.stop_early):
            by_place.setdefault((end.previous, end.last, end.rest), end)
    return sorted(by_place.values(), key=lambda end: promise(fit, unseen, end))


def promise(fit: Fit, unseen: int, end: End) -> float:
    """How good an end looks without trying it; less is better."""
    return followers(fit, unseen, end) / max(1, unseen.bit_count()) + WEIGHT_OF_REST * end.rest.bit_count()


def followers(fit: Fit, unseen: int, end: End) -> int:
    """How many unseen cards would fit for the next player."""
    return fit.fitting(unseen, end.previous, end.last).bit_count()


def _worlds(view: TwoOfThreeView, imagined: Iterator[TwoOfThreeRound]) -> Iterator[World]:
    spare = cards_to_deal(view.seats)
    for world in imagined:
        hands = tuple(bits(hand) for hand in world.hands)
        yield World(hands, tuple(card.index for card in reversed(world.stock)), len(world.row), spare)
