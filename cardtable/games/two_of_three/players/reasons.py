"""Why a turn had better end in one place than in another: what differs between the two, in the terms of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.players.fast_table import bits, fit_of, indices, longest
from cardtable.games.two_of_three.players.search import WEIGHT_OF_REST, followers
from cardtable.players.decision import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.games.two_of_three.players.fast_table import End, Fit
    from cardtable.games.two_of_three.players.search import Best
    from cardtable.games.two_of_three.rules.view import TwoOfThreeView

# What one's own next turn counts, where all cards fitting for the next player would count 1.
_WEIGHT_OF_NEXT: Final = 0.3
# Less than any difference that can be counted.
_LITTLE: Final = 0.001


def why(view: TwoOfThreeView, best: Best) -> tuple[Reason, ...]:
    """What speaks for the best end rather than for another: what tells it from the best of them weighs most."""
    as_good = Reason("as-good", _LITTLE / 2)
    if not best.end.rest:
        return Reason("goes-out" if len(view.hand) > 1 else "last-card", 1.0), as_good
    fit, unseen = fit_of(view.rules), bits(view.unseen())
    weights: dict[str, float] = {}
    for place, other in enumerate(best.others, start=1):
        for code, weight in _differences(fit, unseen, best.end, other):
            weights.setdefault(code, weight / place)
    return (*(Reason(code, weight) for code, weight in weights.items()), as_good)


def _differences(fit: Fit, unseen: int, end: End, other: End) -> Iterator[tuple[str, float]]:
    fewer = (followers(fit, unseen, other) - followers(fit, unseen, end)) / max(1, unseen.bit_count())
    if fewer > 0:
        yield "fewer-fit" if len(end.chain) < 2 else "fewer-fit-later", fewer
        if not end.chain:
            yield "stop-now", 2 * fewer
    more = len(end.chain) - len(other.chain)
    if more > 0:
        yield "lays-more", WEIGHT_OF_REST * more
    goes_out, goes_on = _next_turn(fit, unseen, end)
    other_out, other_on = _next_turn(fit, unseen, other)
    if goes_out > other_out:
        yield "out-next", _WEIGHT_OF_NEXT * (goes_out - other_out)
    if goes_on > other_on:
        yield "stuck-less", _WEIGHT_OF_NEXT * (goes_on - other_on)


def _next_turn(fit: Fit, unseen: int, end: End) -> tuple[float, float]:
    """After how many of the cards that the next player could lay the rest of the hand goes out, and anything fits."""
    laid = list(indices(fit.fitting(unseen, end.previous, end.last)))
    out = sum(not longest(fit, end.rest, end.last, card).rest for card in laid)
    on = sum(bool(fit.playable(end.rest, end.last, card)) for card in laid)
    return out / max(1, len(laid)), on / max(1, len(laid))
