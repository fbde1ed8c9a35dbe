"""What a hand that is not down yet is worth: how long it takes to its contract, and what it costs to be late."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import MAX_PACKS, Card
from cardtable.games.rummy.rules.melds import Jokers
from cardtable.games.rummy.rules.scoring import PRESETS
from cardtable.games.rummy.rules.solver.distance import missing, useful_for
from cardtable.games.rummy.rules.solver.faces import count
from cardtable.games.rummy.rules.solver.laydown import best_laydown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Rank, Suit
    from cardtable.games.rummy.players.sight import Sight
    from cardtable.games.rummy.rules.contract import Contract, MeldRules
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.solver.faces import Counts
    from cardtable.games.rummy.rules.solver.requirement import Ask

NEVER: Final = 60.0
# With so few cards missing it is worked out which cards will be left.
NEAR: Final = 2
_JOKERS: Final = tuple(Card.joker_of(number, pack) for pack in range(MAX_PACKS, 0, -1) for number in (3, 2, 1))
# Which share of the unseen cards helps when one, two ... cards are missing, by game and contract: measured, and
# used for the steps that are too far away to be looked at.
OUTS: Final = {
    True: (
        (0.16, 0.35),
        (0.28, 0.29),
        (0.14, 0.17, 0.25),
        (0.17, 0.30, 0.45),
        (0.15, 0.19, 0.29, 0.43),
        (0.25, 0.29, 0.33),
        (0.14, 0.18, 0.20, 0.23, 0.31),
        (0.14, 0.19, 0.29, 0.39, 0.44, 0.5),
    ),
    False: (
        (0.23, 0.23),
        (0.13, 0.29, 0.42),
        (0.12, 0.18, 0.24, 0.27),
        (0.20, 0.26, 0.35, 0.45),
        (0.11, 0.15, 0.18, 0.30, 0.45),
        (0.13, 0.19, 0.25, 0.36, 0.49),
        (0.13, 0.16, 0.20, 0.22, 0.28, 0.37),
        (0.11, 0.14, 0.17, 0.18, 0.24, 0.31, 0.35, 0.5),
        (0.15, 0.20, 0.24, 0.30, 0.36, 0.5),
        (0.12, 0.16, 0.19, 0.22, 0.24, 0.30, 0.30, 0.40),
    ),
}


class Weights(NamedTuple):
    """How the parts of an outlook are weighed; found by measuring."""

    # How many unseen cards a turn shows beside the one that is drawn: the upcard, and what each other player discards.
    upcard: float = 0.75
    others: float = 0.1
    # What a card costs that is left after laying down, in points beside its own.
    left: float = 5.0
    share: float = 1.0
    # Turns for every purchase without which the hand is too small for its contract.
    room: float = 6.0
    # What being late costs beside the points: another player wins, and is rid of everything.
    late: float = 200.0


WEIGHTS: Final = Weights()


class Outlook(NamedTuple):
    """How a hand stands: cards missing, unseen cards that help, turns to the contract, the cost to expect.

    ``saved`` are the turns that a card of the stock saves on average, ``left`` what will be left after laying down.
    """

    missing: int
    outs: int
    turns: float
    cost: float
    saved: float
    left: float


@lru_cache(maxsize=8192)
def _missing(counts: Counts, ask: Ask) -> int:
    return missing(counts, ask)


@lru_cache(maxsize=8192)
def _useful(counts: Counts, ask: Ask) -> frozenset[tuple[Rank, Suit]]:
    return frozenset(useful_for(counts, ask))


def missing_of(sight: Sight, cards: Sequence[Card], size: int | None = None) -> int:
    """How many cards these lack for the contract; ``size`` is how large the hand will be at the end of the turn."""
    counts = count(cards)
    return min([_missing(counts, ask) for ask in sight.asks(len(cards) if size is None else size)])


def outlook(sight: Sight, cards: Sequence[Card], buys: int | None = None, size: int | None = None) -> Outlook:
    """What this hand is worth at the end of a turn; ``buys`` are those still to come.

    ``size`` is how many cards it will have then, where some of them are not known yet.
    """
    size = len(cards) if size is None else size
    buys = sight.buys_left if buys is None else buys
    lacking, outs = _lacking_and_outs(sight, count(cards), size)
    shares = OUTS[sight.rules.kinaskak][sight.view.number]
    looks = 1.0 + WEIGHTS.upcard + (WEIGHTS.others * (sight.view.seats - 1) if buys else 0.0)
    turns = saved = 0.0
    if lacking:
        share = min(0.9, max(outs, 0.25) / max(1, len(sight.unseen)))
        turns = 1.0 / (1.0 - (1.0 - share) ** looks)
        saved = share * turns
        for step in range(lacking - 1):
            turns += 1.0 / (1.0 - (1.0 - shares[min(step, len(shares) - 1)]) ** looks)
    turns += _room(sight, size, buys)
    left = _left(sight, cards, lacking)
    return Outlook(lacking, outs, turns, cost_of(sight, sight.points(cards), left, turns), saved, left)


def _lacking_and_outs(sight: Sight, counts: Counts, size: int) -> tuple[int, int]:
    """How many cards are missing, and how many unseen ones bring the hand nearer."""
    distances = [(_missing(counts, ask), ask) for ask in sight.asks(size)]
    lacking = min([distance for distance, _ in distances])
    if not lacking:
        return 0, 0
    faces = {face for distance, ask in distances if distance == lacking for face in _useful(counts, ask)}
    return lacking, sum([sight.live.get(face, 0) for face in faces]) + sight.live_jokers


def cost_of(sight: Sight, points: float, left: float, turns: float) -> float:
    """What to expect of a hand that needs so many turns: all its points if the round ends sooner, else what is left."""
    in_time = 1.0 / (1.0 + sight.hazard * min(turns, NEVER))
    return (1.0 - in_time) * (points + WEIGHTS.late) + in_time * left


def _left(sight: Sight, cards: Sequence[Card], lacking: int) -> float:
    """What the cards cost that will be left after laying down, the cards that are still missing being thought there.

    Each of these comes in a turn that ends with a discard, so as many of the others will be gone.
    """
    beyond = len(cards) - sight.contract.size
    if beyond <= 0:
        return 0.0
    if lacking > NEAR:
        return beyond * (WEIGHTS.left + WEIGHTS.share * sight.points(cards) / len(cards))
    prices = left_over(sight, cards, lacking)
    number = len(prices) - lacking
    return number * (WEIGHTS.left + WEIGHTS.share * sum(prices) / len(prices)) if number > 0 else 0.0


def left_over(sight: Sight, cards: Sequence[Card], lacking: int = 0) -> tuple[int, ...]:
    """The prices of the cards that will be left after laying down, when so many are still lacking."""
    return _prices_left(
        tuple(sorted(cards)), lacking, sight.contract, sight.rules.meld_rules, sight.rules.points, sight.view.melds
    )


@lru_cache(maxsize=2048)
def _prices_left(
    cards: tuple[Card, ...], lacking: int, contract: Contract, rules: MeldRules, preset: str, melds: tuple[Meld, ...]
) -> tuple[int, ...]:
    """The prices of the cards that no meld takes, the cheapest first."""
    free = islice((joker for joker in _JOKERS if joker not in cards), lacking)
    price = PRESETS[preset]
    found = best_laydown(
        (*cards, *free), contract, replace(rules, jokers=Jokers.ANY) if lacking else rules, price, melds
    )
    left = cards if found is None else found.left
    return tuple(sorted(map(price, left)))


def _room(sight: Sight, cards: int, buys: int) -> float:
    """Turns that go by until the hand is large enough for its contract."""
    short = sight.too_small(cards)
    if not short:
        return 0.0
    needed = -(-short // (1 + sight.rules.buy_cost))
    return WEIGHTS.room * needed if needed <= buys else NEVER
