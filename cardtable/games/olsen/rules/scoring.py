"""Með stigum: what the cards cost, and when a match in points is over (section 1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Card, Rank
from cardtable.engine.round import RoundResult, Standing, seats_with, totals

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cardtable.games.olsen.rules.house_rules import Rules

EIGHT: Final = 25
TEN_AND_COURT: Final = 10
OTHERS: Final = 5


def points(cards: Iterable[Card]) -> int:
    """The penalty for these cards (S03)."""
    return sum(cost(card) for card in cards)


def cost(card: Card) -> int:
    """The penalty for one card: an eight 25, ten and court cards 10, all others 5."""
    if card.rank is Rank.EIGHT:
        return EIGHT
    return TEN_AND_COURT if card.rank >= Rank.TEN else OTHERS


def scores(
    rules: Rules, hands: Sequence[Sequence[Card]], winners: Sequence[int], out: Sequence[int] = ()
) -> tuple[int, ...]:
    """What each seat scores in a deal: penalty points (S02), one for a win, or one for each player it was ahead of."""
    if rules.scored:
        return tuple(points(hand) for hand in hands)
    if rules.play_on:
        return ahead_of([len(hand) for hand in hands], out)
    return tuple(int(seat in winners) for seat in range(len(hands)))


def ahead_of(counts: Sequence[int], out: Sequence[int]) -> tuple[int, ...]:
    """How many players each seat was ahead of, where the others play on.

    Who went out was ahead of those who still held cards then; of those who hold some at the end (the last player, or
    several who could not go on) each is ahead of those who hold no fewer (B26).
    """
    seats = len(counts)
    found = [sum(other >= count for other in counts) - 1 for count in counts]
    for place, seat in enumerate(out):
        found[seat] = seats - 1 - place
    return tuple(found)


def goal(rules: Rules, seats: int) -> int:
    """The total that ends a match in rounds: as many wins, or what so many rounds bring to who is always first."""
    return rules.first_to * (seats - 1 if rules.play_on else 1)


def standing(rules: Rules, seats: int, results: Sequence[RoundResult]) -> Standing:
    """The match after these deals: first to so many wins (B27), or fewest points in the end (S05 to S07)."""
    scored = totals(results, seats)
    best = min(scored) if rules.scored else max(scored)
    leaders = seats_with(best, scored) if results else ()
    if not rules.scored:
        return Standing(scored, best >= goal(rules, seats), leaders)
    number, in_rounds = target(rules)
    over = len(results) >= number if in_rounds else max(scored) >= number
    if rules.score_tie == "playoff" and len(leaders) > 1:
        over = False
    return Standing(scored, over and bool(results), leaders)


def target(rules: Rules) -> tuple[int, bool]:
    """The number of rounds (with ``True``) or of points (with ``False``) that ends a match."""
    mode = rules.score_mode
    return int(mode.rstrip("r")), mode.endswith("r")
