"""Contract rummy by trying everything: every subset of a hand as a meld, every choice of melds, every card added.

It shares nothing with the solver but what a single meld is (``melds.as_set``, ``as_runs`` and ``add``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from random import Random

from cardtable.cards import MAX_PACKS, SUITS, Card, packs
from cardtable.games.rummy.rules.contract import KINASKAK, SHANGHAI, Contract, MeldRules, RunSuits
from cardtable.games.rummy.rules.melds import Jokers, Meld, add, as_runs, as_set

FACES = packs(1)
Face = tuple[int, int]
Plain = tuple[int, int, int, tuple[Face, ...]]


def face(card: Card) -> Face:
    """A card without its copy."""
    return (int(card.rank), -1 if card.suit is None else int(card.suit))


def plain(meld: Meld) -> Plain:
    """A meld without the copies of its cards; the order of the cards of a set says nothing."""
    faces = tuple(map(face, meld.cards))
    if meld.suit is None:
        return (meld.rank, -1, 0, tuple(sorted(faces)))
    return (0, int(meld.suit), meld.low, faces)


def plain_all(melds: Sequence[Meld]) -> tuple[Plain, ...]:
    return tuple(sorted(map(plain, melds)))


@lru_cache(maxsize=400_000)
def melds_of(cards: tuple[Card, ...], jokers: Jokers) -> tuple[Meld, ...]:
    """Every meld that these cards are, all of them at once; what was found is kept until it is cleared."""
    found = as_set(cards, jokers)
    return (*([] if found is None else [found]), *as_runs(cards, jokers))


def _normal(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The same faces with the first copies of each, in a fixed order, so that equal subsets are looked at once."""
    seen: dict[Face, int] = {}
    found = []
    for card in sorted(cards, key=face):
        number = seen[face(card)] = seen.get(face(card), 0) + 1
        if card.suit is None:
            found.append(Card.joker_of((number - 1) % 3 + 1, (number - 1) // 3 + 1))
        else:
            # A card that is only imagined may be a fifth one: it is the same as the fourth.
            found.append(Card.of(card.rank, card.suit, min(number, MAX_PACKS)))
    return tuple(found)


def _subsets(cards: Sequence[Card], jokers: Jokers) -> list[tuple[int, tuple[Meld, ...]]]:
    """Every subset that is a meld, as a mask of places in the hand."""
    found = []
    for mask in range(1, 1 << len(cards)):
        if mask.bit_count() >= 3:
            some = tuple(card for place, card in enumerate(cards) if mask >> place & 1)
            melds = melds_of(some, jokers)
            if melds:
                found.append((mask, melds))
    return found


def fit_together(melds: Sequence[Meld], rules: MeldRules) -> bool:
    """Whether several melds may be laid together."""
    runs = [meld for meld in melds if meld.suit is not None]
    ranks = [meld.rank for meld in melds if meld.suit is None]
    if rules.set_ranks_differ and len(set(ranks)) < len(ranks):
        return False
    if rules.run_suits == "different":
        return len({meld.suit for meld in runs}) == len(runs)
    if rules.run_suits == "apart":
        for number, one in enumerate(runs):
            for other in runs[:number]:
                apart = one.low > other.high + 1 or other.low > one.high + 1
                if one.suit == other.suit and not apart:
                    return False
    return True


def _long_enough(length: int, least: int, rules: MeldRules) -> bool:
    return length == least if rules.exact else length >= least


def ways(cards: Sequence[Card], contract: Contract, rules: MeldRules) -> Iterator[tuple[Meld, ...]]:
    """Every way to lay the contract, with repetitions."""
    subsets = _subsets(_normal(cards), rules.jokers)
    slots = [(False, least) for least in contract.sets] + [(True, least) for least in contract.runs]

    def lay(slot: int, used: int, chosen: tuple[Meld, ...]) -> Iterator[tuple[Meld, ...]]:
        if slot == len(slots):
            yield chosen
            return
        is_run, least = slots[slot]
        for mask, melds in subsets:
            if used & mask or not _long_enough(mask.bit_count(), least, rules):
                continue
            for meld in melds:
                if meld.is_run == is_run and fit_together((*chosen, meld), rules):
                    yield from lay(slot + 1, used | mask, (*chosen, meld))

    return lay(0, 0, ())


def can_lay(cards: Sequence[Card], contract: Contract, rules: MeldRules) -> bool:
    """Whether there is a way."""
    return len(cards) >= contract.size and next(ways(cards, contract, rules), None) is not None


def distance(cards: Sequence[Card], contract: Contract, rules: MeldRules, most: int) -> int:
    """How many naturals must be added, or more than ``most``."""
    for count in range(most + 1):
        for more in combinations_with_replacement(FACES, count):
            if can_lay([*cards, *more], contract, rules):
                return count
    return most + 1


def useful(cards: Sequence[Card], contract: Contract, rules: MeldRules, most: int) -> set[Face]:
    """The faces that lower the distance, for hands at most ``most`` cards away."""
    now = distance(cards, contract, rules, most)
    return {face(card) for card in FACES if now and distance([*cards, card], contract, rules, now - 1) < now}


def fewest_points(
    cards: Sequence[Card],
    contract: Contract,
    rules: MeldRules,
    points: Callable[[Card], int],
    table: Sequence[Meld] = (),
) -> int | None:
    """The fewest points left after laying the contract and laying off on one's own melds and those of the table."""
    hand = _normal(cards)
    best: int | None = None
    seen: set[tuple[tuple[Plain, ...], tuple[Card, ...]]] = set()

    def lay_off(melds: tuple[Meld, ...], left: tuple[Card, ...]) -> None:
        nonlocal best
        key = (plain_all(melds), _normal(left))
        if key in seen:
            return
        seen.add(key)
        worth = sum(map(points, left))
        best = worth if best is None else min(best, worth)
        for card in dict.fromkeys(_normal(left)):
            rest = _without(left, card)
            for place, meld in enumerate(melds):
                for end in ("low", "high") if meld.is_run else (None,):
                    longer = add(meld, card, end, rules.jokers)
                    if longer is not None:
                        lay_off((*melds[:place], longer, *melds[place + 1 :]), rest)

    for melds in ways(hand, contract, rules):
        used = [card for meld in melds for card in meld.cards]
        lay_off((*melds, *table), tuple(card for card in hand if card not in used))
    return best


def random_rules(chance: Random) -> MeldRules:
    """Any of the rules."""
    return MeldRules(
        chance.choice(list(Jokers)), chance.choice(list(RunSuits)), chance.random() < 0.3, chance.random() < 0.3
    )


def random_contract(chance: Random, largest: int) -> Contract:
    """A contract of the games, or one that no game has."""
    if chance.random() < 0.5:
        return chance.choice([contract for contract in (*KINASKAK, *SHANGHAI) if contract.size <= largest])
    while True:
        sets = tuple(chance.choice((3, 3, 3, 4)) for _ in range(chance.randint(0, 3)))
        runs = tuple(chance.choice((4, 4, 5, 5, 6, 7)) for _ in range(chance.randint(0, 3)))
        if 0 < sum(sets) + sum(runs) <= largest:
            return Contract(sets, runs)


def random_hand(chance: Random, size: int, most_packs: int = 4) -> list[Card]:
    """A hand from few suits and neighbouring ranks, often with many jokers, where all that is hard happens often."""
    suits = chance.sample(SUITS, chance.choice((1, 1, 2, 2, 3, 4)))
    lowest, reach = chance.randint(1, 13), chance.randint(3, 13)
    ranks = {(lowest + step - 1) % 13 + 1 for step in range(reach)}
    naturals = [card for card in packs(chance.randint(2, most_packs)) if card.suit in suits and card.rank in ranks]
    jokers = [card for card in packs(most_packs, 3) if card.is_joker]
    wild = min(size - 1, chance.choice((0, 0, 1, 1, 2, 2, 3, 4, 5, 6)))
    return chance.sample(jokers, wild) + chance.sample(naturals, min(size - wild, len(naturals)))


def random_table(chance: Random, hand: Sequence[Card], jokers: Jokers) -> list[Meld]:
    """Melds that others have laid, of cards near those of the hand."""
    near = {card.rank for card in hand}
    deck = [card for card in packs(3, 3) if card not in hand and card.rank in near]
    chance.shuffle(deck)
    found: list[Meld] = []
    for _ in range(chance.randint(1, 12)):
        naturals = [card for card in deck if card.suit is not None]
        if not naturals or len(found) == 4:
            break
        some = _begun(chance, chance.choice(naturals), naturals) + [card for card in deck if card.is_joker][:1]
        melds = [*melds_of(tuple(some), jokers), *melds_of(tuple(some[:-1]), jokers)]
        if melds:
            meld = chance.choice(melds)
            found.append(meld)
            deck = [card for card in deck if card not in meld.cards]
    return found


def _begun(chance: Random, first: Card, naturals: Sequence[Card]) -> list[Card]:
    """Some cards of one rank, or of one suit and following ranks, and often too few for a meld."""
    if chance.random() < 0.4:
        return [card for card in naturals if card.rank == first.rank][: chance.randint(2, 4)]
    following = {(first.rank + step - 1) % 13 + 1 for step in range(chance.randint(3, 6))}
    return list({card.rank: card for card in naturals if card.suit == first.suit and card.rank in following}.values())


def _without(cards: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    """All but one card with this face."""
    for place, card in enumerate(cards):
        if face(card) == face(gone):
            return (*cards[:place], *cards[place + 1 :])
    raise AssertionError(gone)
