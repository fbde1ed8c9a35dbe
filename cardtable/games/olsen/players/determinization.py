"""Worlds that agree with a view: the cards that a seat cannot know are dealt at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.engine.chance import shuffled
from cardtable.games.olsen.rules import cheating
from cardtable.games.olsen.rules.knowledge import Buried, Cheat
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.games.olsen.rules.state import OlsenView

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from cardtable.cards import Card


def worlds(view: OlsenView, rng: Random) -> Iterator[OlsenRound]:
    """Endless rounds that this seat could be sitting in: unknown cards lie as the draws of the others allow."""
    while True:
        yield imagine(view, rng)


def imagine(view: OlsenView, rng: Random) -> OlsenRound:
    """One round that looks from this seat exactly as ``view`` does."""
    unknown = shuffled(view.unseen(), rng)
    hands: list[list[Card]] = [[] for _ in range(view.seats)]
    others = [seat for seat in range(view.seats) if seat != view.seat]
    # The most bound hands are filled first, so that cards which only they may hold are not given away.
    for seat in sorted(others, key=lambda seat: -_bound(view, seat)):
        hands[seat] = list(view.open_hands[seat]) if view.open_hands else _hand(view, seat, unknown)
    if view.seat is not None:
        hands[view.seat] = list(view.hand)
    pile, buried = _pile(view, unknown)
    cheat = view.cheat or _cheat(view, pile, unknown)
    return OlsenRound.imagined(
        view,
        hands,
        stock=unknown,
        pile=pile,
        buried=buried,
        cheat=cheat,
        cheated=view.cheated if cheat is None else view.begun,
        report=list(view.report),
    )


def _bound(view: OlsenView, seat: int) -> int:
    lack = view.lacks[seat]
    return 0 if lack is None else min(lack.cards, view.counts[seat])


def _hand(view: OlsenView, seat: int, unknown: list[Card]) -> list[Card]:
    """Take a hand for ``seat`` out of the shuffled unknown cards."""
    lack = view.lacks[seat]
    count = view.counts[seat]
    hand: list[Card] = []
    if lack is not None:
        bound = min(lack.cards, count)
        hand = [card for card in unknown if not lack.excludes(card)][:bound]
        taken = set(hand)
        unknown[:] = [card for card in unknown if card not in taken]
    missing = count - len(hand)
    hand += unknown[len(unknown) - missing :]
    del unknown[len(unknown) - missing :]
    return hand


def _pile(view: OlsenView, unknown: list[Card]) -> tuple[list[Card], list[Buried]]:
    """The pile with cards where others put some unseen; who did is not known, and does not matter any more."""
    pile = [unknown.pop() if card is None else card for card in view.pile]
    somebody = next(seat for seat in range(view.seats) if seat != view.seat)
    buried = [Buried(card, somebody) for card, seen in zip(pile, view.pile, strict=True) if seen is None]
    return pile, buried


def _cheat(view: OlsenView, pile: list[Card], unknown: list[Card]) -> Cheat | None:
    """The cheat of another player that the trace proves, if any."""
    trace = view.trace
    if trace is None:
        return None
    if len(unknown) > view.stock_left:
        return Cheat(trace.seat, "hide", unknown.pop())
    kind = cheating.proof(view)
    if kind == "slip":
        return Cheat(trace.seat, "slip", pile[-1 - len(trace.shown)])
    return Cheat(trace.seat, "false", trace.shown[0]) if kind == "false" else None
