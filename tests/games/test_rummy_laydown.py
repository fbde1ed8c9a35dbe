"""The best lay-down: there is one exactly when nothing is missing, it meets the contract, and no card is lost."""

from __future__ import annotations

import os
from random import Random

import pytest

from cardtable.cards import packs
from cardtable.games.rummy.rules.contract import KINASKAK, KINASKAK_RULES, SHANGHAI, SHANGHAI_RULES
from cardtable.games.rummy.rules.melds import as_runs, as_set
from cardtable.games.rummy.rules.scoring import PRESETS
from cardtable.games.rummy.rules.solver.distance import distance
from cardtable.games.rummy.rules.solver.laydown import best_laydown
from tests.games.rummy_brute_force import ways

pytestmark = pytest.mark.whole

DEPTH = int(os.environ.get("CARDTABLE_TEST_DEPTH", "1"))
FAMILIES = {"kinaskak": (KINASKAK, KINASKAK_RULES, 3), "shanghai": (SHANGHAI, SHANGHAI_RULES, 2)}


@pytest.mark.parametrize("name", FAMILIES)
def test_a_laydown_exists_when_nothing_is_missing(name: str) -> None:
    contracts, rules, jokers = FAMILIES[name]
    cost = PRESETS[name]
    rng = Random(name)
    pack = packs(3, jokers)
    laid = 0
    for _ in range(600 * DEPTH):
        contract = rng.choice(contracts)
        hand = rng.sample(pack, rng.randint(contract.size, 24))
        found = best_laydown(hand, contract, rules, cost)
        assert (found is not None) == (distance(hand, contract, rules) == 0)
        if found is None:
            continue
        laid += 1
        for meld in found.melds:
            assert meld in as_runs(meld.cards, rules.jokers) or as_set(meld.cards, rules.jokers) == meld
        used = [card for meld in found.melds for card in meld.cards] + [one.card for one in found.lay_offs]
        assert sorted([*used, *found.left]) == sorted(hand)
        assert found.points == sum(map(cost, found.left))
    assert laid > 30


@pytest.mark.parametrize("name", FAMILIES)
def test_small_hands_can_be_laid_when_brute_force_says_so(name: str) -> None:
    contracts, rules, jokers = FAMILIES[name]
    rng = Random(f"small {name}")
    pack = [card for card in packs(2, jokers) if card.rank <= 6]
    met = 0
    for _ in range(60 * DEPTH):
        contract = rng.choice([one for one in contracts if one.size <= 8])
        hand = rng.sample(pack, 9)
        expected = next(ways(hand, contract, rules), None) is not None
        assert (distance(hand, contract, rules) == 0) == expected
        met += expected
    assert met > 5
