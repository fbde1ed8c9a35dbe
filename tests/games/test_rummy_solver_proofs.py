"""The solver of contract rummy against trying everything, and against itself where hands are too big for that."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from cardtable.cards import Card, packs, shown
from cardtable.games.rummy.rules.contract import KINASKAK, KINASKAK_RULES, SHANGHAI, SHANGHAI_RULES, Contract, MeldRules
from cardtable.games.rummy.rules.melds import Meld, add, as_runs, as_set, readings
from cardtable.games.rummy.rules.scoring import PRESETS
from cardtable.games.rummy.rules.solver.arrangements import arrangements
from cardtable.games.rummy.rules.solver.distance import distance, useful
from cardtable.games.rummy.rules.solver.faces import count
from cardtable.games.rummy.rules.solver.final_table import FinalSearch, Worth
from cardtable.games.rummy.rules.solver.hand_groups import groups, plan
from cardtable.games.rummy.rules.solver.laydown import Laydown, Prefer, best_laydown
from cardtable.games.rummy.rules.solver.requirement import ask_of
from tests.games import rummy_brute_force as brute
from tests.games.rummy_brute_force import random_contract, random_hand, random_rules, random_table

DEPTH = int(os.environ.get("CARDTABLE_TEST_DEPTH", "1"))
COSTS = [PRESETS["kinaskak"], PRESETS["pips"]]
FOURTH_PACK = packs(4)[-52:]
PREFER: tuple[Prefer, ...] = ("any", "few_jokers_in_runs")


@pytest.fixture(autouse=True, scope="module")
def nothing_is_kept() -> Iterator[None]:
    """What was counted by hand is needed here alone."""
    yield
    brute.melds_of.cache_clear()


def told(hand: Sequence[Card], contract: Contract, rules: MeldRules) -> str:
    return f"{shown(hand)} for {contract} with {rules}"


@pytest.mark.parametrize(
    ("seed", "hands", "largest", "most"), [(1, 600, 9, 0), (2, 80, 11, 0), (3, 25, 8, 1), (4, 15, 6, 1), (5, 1, 7, 2)]
)
def test_distance_and_useful_cards(seed: int, hands: int, largest: int, most: int) -> None:
    chance = Random(seed)
    for _ in range(hands * DEPTH):
        contract, rules = random_contract(chance, largest + most), random_rules(chance)
        hand = random_hand(chance, chance.randint(max(2, min(contract.size - most, largest)), largest))
        expected = brute.distance(hand, contract, rules, most)
        assert min(distance(hand, contract, rules), most + 1) == expected, told(hand, contract, rules)
        if expected <= most:
            found = {(int(rank), int(suit)) for rank, suit in useful(hand, contract, rules)}
            assert found == brute.useful(hand, contract, rules, most), told(hand, contract, rules)


@pytest.mark.parametrize(("seed", "hands", "largest"), [(11, 600, 9), (12, 60, 11)])
def test_arrangements(seed: int, hands: int, largest: int) -> None:
    """All of them, each once, and no card twice in one of them."""
    chance = Random(seed)
    for _ in range(hands * DEPTH):
        contract, rules = random_contract(chance, largest), random_rules(chance)
        hand = random_hand(chance, chance.randint(contract.size, largest))
        found = list(arrangements(hand, contract, rules))
        plain = [brute.plain_all(way) for way in found]
        assert len(set(plain)) == len(plain), told(hand, contract, rules)
        expected = {brute.plain_all(way) for way in brute.ways(hand, contract, rules)}
        assert set(plain) == expected, told(hand, contract, rules)
        for way in found:
            check_melds(way, contract, rules)
            used = [card for meld in way for card in meld.cards]
            assert len(set(used)) == len(used)
            assert set(used) <= set(hand)


@pytest.mark.parametrize(("seed", "hands", "largest"), [(21, 600, 9), (22, 60, 11)])
def test_fewest_points(seed: int, hands: int, largest: int) -> None:
    chance = Random(seed)
    for _ in range(hands * DEPTH):
        contract, rules = random_contract(chance, largest), random_rules(chance)
        hand = random_hand(chance, chance.randint(contract.size, largest))
        points = chance.choice(COSTS)
        found = best_laydown(hand, contract, rules, points, (), chance.choice(PREFER))
        expected = brute.fewest_points(hand, contract, rules, points)
        assert (None if found is None else found.points) == expected, told(hand, contract, rules)
        if found is not None:
            check_laydown(found, hand, contract, rules, points, ())


def test_fewest_points_beside_a_table() -> None:
    """Never worse than without the table, everything laid off that fits, and hardly ever worse than the best."""
    chance = Random(23)
    laid = worse = 0
    for _ in range(400 * DEPTH):
        contract, rules, points = random_contract(chance, 9), random_rules(chance), chance.choice(COSTS)
        hand = random_hand(chance, chance.randint(contract.size, 10))
        table = random_table(chance, hand, rules.jokers)
        found = best_laydown(hand, contract, rules, points, table)
        if found is None or not table:
            continue
        check_laydown(found, hand, contract, rules, points, table)
        alone = best_laydown(hand, contract, rules, points)
        assert alone is not None
        assert found.points <= alone.points
        expected = brute.fewest_points(hand, contract, rules, points, table)
        assert expected is not None
        assert found.points >= expected
        laid += 1
        worse += found.points > expected
    assert laid > 60 * DEPTH
    assert worse <= laid / 100


def check_melds(melds: Sequence[Meld], contract: Contract, rules: MeldRules) -> None:
    """They meet the contract, and each is what :mod:`melds` finds in its cards."""
    for meld, least in zip(melds, (*contract.sets, *contract.runs), strict=True):
        if meld.is_run:
            assert meld in as_runs(meld.cards, rules.jokers)
        else:
            assert meld == as_set(meld.cards, rules.jokers)
        assert len(meld.cards) == least if rules.exact else len(meld.cards) >= least
    assert [meld.is_run for meld in melds] == [False] * len(contract.sets) + [True] * len(contract.runs)
    assert brute.fit_together(melds, rules)


def check_laydown(
    found: Laydown,
    hand: Sequence[Card],
    contract: Contract,
    rules: MeldRules,
    points: Callable[[Card], int],
    table: Sequence[Meld],
) -> None:
    """Melds and lay-offs are allowed one after the other, no card is used twice, and nothing left fits anywhere."""
    check_melds(found.melds, contract, rules)
    left = list(hand)
    for meld in found.melds:
        for card in meld.cards:
            left.remove(card)
    now = [*found.melds, *table]
    for card, number, end in found.lay_offs:
        longer = add(now[number], card, end, rules.jokers)
        assert longer is not None
        now[number] = longer
        left.remove(card)
    assert sorted(left) == list(found.left)
    assert sum(map(points, left)) == found.points
    assert all(add(meld, card, None, rules.jokers) is None for meld in now for card in left)


def test_fewest_jokers_in_runs() -> None:
    """No more than without the wish, at no more points; jokers that are laid off later count as well."""
    chance = Random(31)
    for _ in range(400 * DEPTH):
        contract, rules = random_contract(chance, 9), random_rules(chance)
        hand = random_hand(chance, chance.randint(contract.size, 9))
        plain = best_laydown(hand, contract, rules, COSTS[0])
        hidden = best_laydown(hand, contract, rules, COSTS[0], (), "few_jokers_in_runs")
        assert (plain is None) == (hidden is None)
        if plain is not None and hidden is not None:
            assert plain.points == hidden.points
            assert _jokers_in_runs(hidden) <= _jokers_in_runs(plain), told(hand, contract, rules)


def _jokers_in_runs(found: Laydown) -> int:
    later = sum(one.card.is_joker and found.melds[one.meld].is_run for one in found.lay_offs)
    return later + sum(meld.jokers for meld in found.melds if meld.is_run)


@pytest.mark.parametrize(("seed", "hands", "smallest", "largest"), [(41, 600, 8, 13), (42, 80, 14, 24)])
def test_two_searches_agree_on_big_hands(seed: int, hands: int, smallest: int, largest: int) -> None:
    """The search for the best melds finds some exactly when nothing is lacking, also with each card added."""
    chance = Random(seed)
    for number in range(hands * DEPTH):
        size = chance.randint(smallest, largest)
        contract, rules = random_contract(chance, size + 3), random_rules(chance)
        hand = random_hand(chance, size, 3)
        if number % 3 == 0:
            hand = chance.sample(packs(chance.choice((2, 3)), chance.choice((2, 3))), size)
        far = distance(hand, contract, rules)
        assert can_lay(hand, contract, rules) == (far == 0), told(hand, contract, rules)
        helpful = useful(hand, contract, rules)
        assert bool(helpful) == (far > 0), told(hand, contract, rules)
        if far == 0:
            assert next(arrangements(hand, contract, rules), None) is not None, told(hand, contract, rules)
        elif far == 1 and number % 8 == 0:
            found = {(card.rank, card.suit) for card in FOURTH_PACK if can_lay([*hand, card], contract, rules)}
            assert found == helpful, told(hand, contract, rules)
        elif far > 1:
            rank, suit = chance.choice(sorted(helpful))
            assert distance([*hand, Card.of(rank, suit, 4)], contract, rules) == far - 1, told(hand, contract, rules)


def can_lay(hand: Sequence[Card], contract: Contract, rules: MeldRules) -> bool:
    """What the search for the best melds says without having asked for the distance."""
    worth = Worth(((1,) * 13,) * 4, 1)
    return FinalSearch(count(hand), ask_of(contract, rules), hide_jokers=False).best(worth) is not None


def test_plans_lack_the_least_and_use_few_jokers() -> None:
    chance = Random(51)
    for number in range(500 * DEPTH):
        size = chance.randint(0, 24)
        contract, rules = random_contract(chance, 15), random_rules(chance)
        hand = random_hand(chance, max(1, size), 3) if number % 2 else chance.sample(packs(3, 3), size)
        planned = plan(hand, contract, rules)
        lacking = distance(hand, contract, rules)
        check_melds([part.meld for part in planned.parts], contract, rules)
        laid = [card for part in planned.parts for card in (*part.meld.cards, *(more for more, _ in part.more))]
        assert len(set(laid)) == len(laid)
        assert planned.imagined == set(laid) - set(hand), told(hand, contract, rules)
        assert len(planned.imagined) == lacking, told(hand, contract, rules)
        jokers = [card for card in laid if card.is_joker]
        naturals = [card for card in hand if not card.is_joker]
        assert distance([*naturals, *jokers], contract, rules) == lacking
        assert not jokers or distance([*naturals, *jokers[1:]], contract, rules) > lacking, told(hand, contract, rules)


def test_groups_hold_every_card_once_and_begin_with_whole_melds() -> None:
    chance = Random(61)
    for number in range(600 * DEPTH):
        contract, rules = random_contract(chance, 15), random_rules(chance)
        size = chance.randint(0, 24)
        hand = random_hand(chance, max(1, size), 3) if number % 2 else chance.sample(packs(3, 3), size)
        found = groups(hand, contract, rules)
        assert sorted(card for group in found for card in group) == sorted(hand)
        assert all(found)
        chance.shuffle(hand)
        assert groups(hand, contract, rules) == found, told(hand, contract, rules)
        if distance(hand, contract, rules) == 0:
            melds = len(contract.sets) + len(contract.runs)
            assert all(readings(group, rules.jokers) for group in found[:melds]), told(hand, contract, rules)
            assert len(found) <= melds + 2


def test_the_order_of_the_hand_says_nothing() -> None:
    chance, cost = Random(71), COSTS[0]
    for contract, rules in (*((one, KINASKAK_RULES) for one in KINASKAK), *((one, SHANGHAI_RULES) for one in SHANGHAI)):
        for _ in range(4 * DEPTH):
            hand = chance.sample(packs(2, 2), 20)
            first = best_laydown(hand, contract, rules, cost), useful(hand, contract, rules)
            chance.shuffle(hand)
            assert (best_laydown(hand, contract, rules, cost), useful(hand, contract, rules)) == first
