"""The solver of contract rummy on hands made for each rule; vectors are named as in the specification."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from cardtable.cards import Card, cards, packs, shown
from cardtable.games.rummy.rules.contract import (
    KINASKAK,
    KINASKAK_RULES,
    SHANGHAI,
    SHANGHAI_RULES,
    Contract,
    MeldRules,
    RunSuits,
)
from cardtable.games.rummy.rules.melds import Jokers, Meld, as_runs, as_set, readings
from cardtable.games.rummy.rules.scoring import PRESETS
from cardtable.games.rummy.rules.solver.arrangements import arrangements
from cardtable.games.rummy.rules.solver.distance import distance, useful
from cardtable.games.rummy.rules.solver.hand_groups import groups
from cardtable.games.rummy.rules.solver.laydown import Laydown, Prefer, best_laydown

pytestmark = pytest.mark.whole

RUN_AND_SET, TWO_SETS, TWO_RUNS, TWO_SETS_RUN, TWO_RUNS_SET, THREE_SETS, THREE_RUNS, ALL_CARDS = KINASKAK
ANY = replace(KINASKAK_RULES, run_suits=RunSuits.ANY)
APART = replace(KINASKAK_RULES, run_suits=RunSuits.APART)
HALF = replace(KINASKAK_RULES, jokers=Jokers.HALF)
ONE = replace(KINASKAK_RULES, jokers=Jokers.ONE)
EXACT = replace(KINASKAK_RULES, exact=True)


def far(text: str, contract: Contract, rules: MeldRules = KINASKAK_RULES) -> int:
    return distance(cards(text), contract, rules)


def helps(text: str, contract: Contract, rules: MeldRules = KINASKAK_RULES) -> str:
    return shown(Card.of(*face) for face in sorted(useful(cards(text), contract, rules)))


def ways(text: str, contract: Contract, rules: MeldRules = KINASKAK_RULES) -> list[str]:
    return [" / ".join(shown(meld.cards) for meld in found) for found in arrangements(cards(text), contract, rules)]


points = PRESETS["kinaskak"]


def laid(
    text: str,
    contract: Contract,
    rules: MeldRules = KINASKAK_RULES,
    table: tuple[Meld, ...] = (),
    prefer: Prefer = "any",
) -> Laydown:
    found = best_laydown(cards(text), contract, rules, points, table, prefer)
    assert found is not None
    return found


def melds(found: Laydown) -> list[str]:
    return [shown(meld.cards) for meld in found.melds]


def off(found: Laydown) -> list[str]:
    return [f"{lay_off.card} {lay_off.meld} {lay_off.end or ''}".strip() for lay_off in found.lay_offs]


def grouped(text: str, contract: Contract, rules: MeldRules = KINASKAK_RULES) -> list[str]:
    return [shown(group) for group in groups(cards(text), contract, rules)]


class TestContract:
    def test_sizes_of_all_rounds(self) -> None:
        assert [contract.size for contract in KINASKAK] == [7, 6, 8, 10, 11, 9, 12, 14]
        assert [contract.size for contract in SHANGHAI] == list(range(6, 16))

    @pytest.mark.parametrize(("sets", "runs"), [((2,), ()), ((), (3,)), ((), (14,)), ((), (4, 4, 4, 4, 4))])
    def test_no_contract(self, sets: tuple[int, ...], runs: tuple[int, ...]) -> None:
        with pytest.raises(ValueError, match="no such contract"):
            Contract(sets, runs)


class TestDistance:
    def test_nothing_in_hand(self) -> None:
        assert [distance([], contract, KINASKAK_RULES) for contract in KINASKAK] == [7, 6, 8, 10, 11, 9, 12, 14]

    def test_k10_a_meld_of_jokers_alone_needs_one_natural(self) -> None:
        assert far("JK1 JK2 JK3 JK1-2 JK2-2 JK3-2", TWO_SETS) == 2

    def test_k19_k20_run_and_set(self) -> None:
        assert far("4H 5H 6H 7H 9S 9D JK1", RUN_AND_SET) == 0
        assert far("4H 4D 4C 9S 9D JK1", RUN_AND_SET) == 2

    def test_k09_k24_k25_suits_of_runs(self) -> None:
        assert far("3H 4H 5H 6H 3S 4S 5S 6S", TWO_RUNS) == 0
        one_suit = "3H 4H 5H JK1 7H 8H 9H 10H"
        assert far(one_suit, TWO_RUNS) == 3
        assert far(one_suit, TWO_RUNS, ANY) == far(one_suit, TWO_RUNS, APART) == 0
        touching = "3H 4H 5H 6H 7H 8H 9H 10H"
        assert far(touching, TWO_RUNS, ANY) == 0
        assert far(touching, TWO_RUNS, APART) == 1

    def test_two_runs_of_the_same_cards(self) -> None:
        twice = "5H 6H 7H 8H 5H-2 6H-2 7H-2 8H-2"
        assert far(twice, TWO_RUNS, ANY) == 0
        assert far(twice, TWO_RUNS) == far(twice, TWO_RUNS, APART) == 4
        assert far("5H 6H 7H 8H 9H 10H 7H-2", TWO_RUNS, ANY) == 1

    def test_one_ace_serves_one_end(self) -> None:
        hand = "AS 2S 3S 4S JS QS KS"
        assert far(hand, TWO_RUNS, ANY) == 1
        assert far(hand + " AS-2", TWO_RUNS, ANY) == far(hand + " AS-2", TWO_RUNS, APART) == 0
        assert far("KS AS 2S 3S", Contract((), (4,))) == 1

    def test_k11_k27_two_sets_of_one_rank(self) -> None:
        eights = "8H 8D 8C 8S 8H-2 8D-2"
        differ = replace(KINASKAK_RULES, set_ranks_differ=True)
        assert far(eights, TWO_SETS) == 0
        assert far(eights, TWO_SETS, differ) == 3
        assert far("8H 8D 8C 8S JK1 JK2", TWO_SETS, SHANGHAI_RULES) == 0
        assert far("8H 8D 8C JK1 JK2 JK3", TWO_SETS, SHANGHAI_RULES) == 1

    def test_k16_jokers_in_a_set(self) -> None:
        one_set = Contract((3,), ())
        assert far("7H JK1 JK2", one_set) == 0
        assert far("7H JK1 JK2", one_set, HALF) == far("7H JK1 JK2", one_set, ONE) == 1
        assert far("7H 7D JK2", one_set, ONE) == 0

    def test_two_sets_of_one_rank_where_jokers_abound(self) -> None:
        """With few jokers the sets had better be of two ranks, with many of one."""
        assert far("9S 9H 9C 9D 2S JK1 JK2 JK3", Contract((3, 4), ()), HALF) == 0
        assert far("9S 9H 9C 9D 2S JK1", Contract((3, 4), ()), HALF) == 1

    def test_a_joker_for_a_card_that_a_set_needs_more(self) -> None:
        assert far("4H 5H 6H 7H 7C JK1 JK2", RUN_AND_SET, HALF) == 0
        assert far("4H 5H 6H 7H JK1 JK2", RUN_AND_SET) == 1

    def test_s07_a_long_run_can_hold_more_jokers(self) -> None:
        five = Contract((), (5,))
        assert far("2H 6H 7H JK1 JK2 JK1-2", five, HALF) == 0
        assert far("2H 3H 8H 9H JK1 JK2 JK1-2 JK2-2", five, HALF) == 0
        for rules in (replace(HALF, exact=True), ONE):
            assert far("2H 6H 7H JK1 JK2 JK1-2", five, rules) > 0
        assert far("AH 2H 3H JK1 JK2 JK1-2 JK2-2 JK1-3 JK2-3 JK3 JH QH KH AH-2", Contract((), (13,)), HALF) == 0

    def test_k26_k28_to_k30_the_last_round(self) -> None:
        assert far("AC 2C 3C 4C 8D 9D 10D JD 5H 5S 5C KH KD JK1", ALL_CARDS) == 0
        assert far("AC 2C 3C 4C 5C-2 8D 9D 10D JD 5H 5S 5C KH KD", ALL_CARDS) == 1
        assert far("AC 2C 3C 4C 8D 9D 10D JD 5H 5S 5C KH KD", ALL_CARDS) == 1

    def test_shanghai_runs_of_ten(self) -> None:
        contract = SHANGHAI[7]
        assert far("2C 3C 4C 6C 7C 8C 10C JC JK1 JK2 9H 9D 9S", contract, SHANGHAI_RULES) == 0
        assert far("2C 4C 6C 8C 10C JK1 JK2 JK1-2 JK2-2 9H 9D 9S", contract, SHANGHAI_RULES) == 1

    @pytest.mark.parametrize(
        ("number", "mean", "ready"),
        [(1, 1.19, 0.226), (2, 0.77, 0.418), (3, 2.52, 0.021), (4, 2.31, 0.021), (5, 3.23, 0.005), (6, 1.86, 0.078)],
    )
    def test_how_far_dealt_hands_are(self, number: int, mean: float, ready: float) -> None:
        """The figures of the notes, found there by another program."""
        chance, deck = Random(number), packs(3, 3)
        found = [distance(chance.sample(deck, 13), KINASKAK[number - 1], KINASKAK_RULES) for _ in range(1500)]
        assert sum(found) / 1500 == pytest.approx(mean, abs=0.1)
        assert found.count(0) / 1500 == pytest.approx(ready, abs=0.05)


class TestUseful:
    def test_the_ends_of_a_run(self) -> None:
        assert helps("4H 5H 6H 9S 9D 9C", RUN_AND_SET) == "3H 7H"
        assert helps("AH 3H 4H 9S 9D 9C", RUN_AND_SET) == "2H"

    def test_any_suit_for_a_set(self) -> None:
        assert helps("4H 5H 6H 7H 9S 9D", RUN_AND_SET) == "9S 9H 9C 9D"
        assert helps("9S 9D 2C", Contract((3,), ())) == "9S 9H 9C 9D"

    def test_nothing_once_the_contract_is_met(self) -> None:
        assert helps("4H 5H 6H 7H 9S 9D 9C", RUN_AND_SET) == ""

    def test_what_a_joker_cannot_be(self) -> None:
        """One joker a meld: the second one is of no use in the set."""
        assert helps("9S JK1 JK2", Contract((3,), ()), ONE) == "9S 9H 9C 9D"
        assert helps("9S JK1 JK2 4H", Contract((3,), ()), HALF) == "4S 4H 4C 4D 9S 9H 9C 9D"


class TestArrangements:
    def test_one_way(self) -> None:
        assert ways("4H 5H 6H 7H 9S 9D 9C", RUN_AND_SET) == ["9S 9C 9D / 4H 5H 6H 7H"]

    def test_copies_make_no_other_way(self) -> None:
        assert len(ways("4H 4H-2 5H 6H 7H 7H-3 9S 9D 9C", RUN_AND_SET)) == 1
        assert len(ways("9S 9D JK1 JK2", Contract((3,), ()), ONE)) == 1

    def test_k12_both_readings_of_a_joker(self) -> None:
        found = list(arrangements(cards("2H 3H 4H JK1"), Contract((), (4,)), KINASKAK_RULES))
        assert [way[0].low for way in found] == [1, 2]

    def test_longer_melds_unless_exact(self) -> None:
        run = "5S 6S 7S 8S 9S"
        assert ways(run, Contract((), (4,))) == ["5S 6S 7S 8S", "6S 7S 8S 9S", run]
        assert ways(run, Contract((), (4,)), EXACT) == ["5S 6S 7S 8S", "6S 7S 8S 9S"]

    def test_few_jokers_first(self) -> None:
        found = list(arrangements(cards("5S 6S 7S 8S JK1"), Contract((), (4,)), KINASKAK_RULES))
        jokers = [way[0].jokers for way in found]
        assert jokers == sorted(jokers)
        assert jokers.count(0) == 1
        assert len(found[0][0].cards) == 4

    def test_melds_come_in_the_order_of_the_contract(self) -> None:
        hand = cards("5S 6S 7S 8S 9S 5D 6D 7D 8D 2H 2C 2D 2S 3H 3C 3D")
        for way in islice(arrangements(hand, Contract((4, 3), (5, 4)), KINASKAK_RULES), 50):
            assert [meld.is_run for meld in way] == [False, False, True, True]
            assert [len(meld.cards) >= least for meld, least in zip(way, (4, 3, 5, 4), strict=True)] == [True] * 4

    def test_every_meld_is_one_of_melds(self) -> None:
        hand = cards("AS KS QS AS-2 2S 3S 4S JK1 JK2 9H 9D 9C 8D 4D")
        found = list(arrangements(hand, RUN_AND_SET, SHANGHAI_RULES))
        assert len(found) == 69
        for kind, run in found:
            assert as_set(kind.cards, Jokers.HALF) == kind
            assert run in as_runs(run.cards, Jokers.HALF)

    def test_lazy_and_the_same_every_time(self) -> None:
        hand = packs(3, 3)[::7]
        first = list(islice(arrangements(hand, ALL_CARDS, KINASKAK_RULES), 20))
        assert first == list(islice(arrangements(reversed(hand), ALL_CARDS, KINASKAK_RULES), 20))

    def test_one_ace_is_not_at_both_ends(self) -> None:
        thirteen = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
        longest = Contract((), (13,))
        assert ways(thirteen, longest) == [thirteen, f"{thirteen[3:]} AS"]
        assert ways(f"{thirteen} AS-2", longest) == [thirteen, f"{thirteen[3:]} AS", f"{thirteen} AS-2"]

    def test_none(self) -> None:
        assert ways("4H 5H 6H 9S 9D 9C", RUN_AND_SET) == []


class TestLaydown:
    def test_none(self) -> None:
        assert best_laydown(cards("4H 5H 6H 9S 9D 9C"), RUN_AND_SET, KINASKAK_RULES, points) is None

    def test_as_much_as_possible(self) -> None:
        found = laid("4H 5H 6H 7H 8H 9S 9D 9C 9H KC", RUN_AND_SET)
        assert found.points == 10
        assert found.left == (Card.parse("KC"),)
        assert not found.lay_offs

    def test_the_costly_set_rather_than_the_cheap_one(self) -> None:
        found = laid("4H 5H 6H 7H 2S 2D 2C AS AD AC", RUN_AND_SET)
        assert melds(found) == ["AS AC AD", "4H 5H 6H 7H"]
        assert found.points == 15

    def test_jokers_are_not_kept(self) -> None:
        assert laid("4H 5H 6H 7H 2S 2D 2C JK1 JK2", RUN_AND_SET).points == 0
        assert laid("4H 5H 6H 7H 2S 2D 2C JK1 JK2", RUN_AND_SET, ONE).points == 0
        assert laid("4H 5H 6H 7H 2S 2D 2C JK1 JK2 JK3", RUN_AND_SET, ONE).points == 50

    def test_a_joker_joins_what_is_apart(self) -> None:
        found = laid("4H 5H 6H 7H 9H 10H 2S 2D 2C JK1 3C", RUN_AND_SET)
        assert melds(found)[1] == "4H 5H 6H 7H JK1 9H 10H"
        assert found.points == 5

    def test_exact_melds_get_the_rest_afterwards(self) -> None:
        found = laid("4H 5H 6H 7H 9H 10H 2S 2D 2C 2H JK1 3C", RUN_AND_SET, EXACT)
        assert melds(found) == ["2S 2H 2C", "7H JK1 9H 10H"]
        assert off(found) == ["2D 0", "6H 1 low", "5H 1 low", "4H 1 low"]
        assert found.points == 5

    def test_runs_apart_may_grow_together(self) -> None:
        found = laid("3H 4H 5H 6H 7H 8H 9H 10H JH", TWO_RUNS, APART)
        assert found.points == 0
        assert melds(found) == ["3H 4H 5H 6H", "8H 9H 10H JH"]
        assert off(found) == ["7H 1 low"]

    def test_lay_off_on_the_table(self) -> None:
        table = (*as_runs(cards("10S JS QS KS")), *readings(cards("3H 3D 3C")))
        found = laid("4H 5H 6H 7H 2S 2D 2C AS 9S 8S 3S 5C KD", RUN_AND_SET, KINASKAK_RULES, table)
        assert off(found) == ["AS 2 high", "3S 3", "9S 2 low", "8S 2 low"]
        assert shown(found.left) == "5C KD"
        assert found.points == 15

    def test_what_the_table_takes_is_not_needed_for_melds_of_ones_own(self) -> None:
        table = tuple(readings(cards("KH KD KC-2")))
        found = laid("4H 5H 6H 7H 2S 2D 2C KS KC KD-2", RUN_AND_SET, KINASKAK_RULES, table)
        assert melds(found) == ["2S 2C 2D", "4H 5H 6H 7H"]
        assert found.points == 0

    def test_jokers_that_the_table_takes_need_not_lie_in_melds_of_ones_own(self) -> None:
        table = (*readings(cards("QC-3 QH-3 QD QS-2")), *readings(cards("3S 3D JK1-2")))
        hand = "AC 5C QC JK3 3C-2 5C-2 QC-2 JK3-2 JK1-3 JK3-3 JK2-4"
        assert laid(hand, RUN_AND_SET, SHANGHAI_RULES, table).points == 0

    def test_from_ace_to_ace(self) -> None:
        thirteen = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
        assert laid(f"{thirteen} AS-2", Contract((), (4,))).points == 0
        assert laid(f"{thirteen} AS-2", Contract((), (13,))).points == 0
        assert laid(f"{thirteen} AS-2 AS-3", Contract((), (13,))).points == 20

    def test_a_joker_makes_way_for_a_natural_on_the_table(self) -> None:
        table = tuple(as_runs(cards("10S JS QS KS")))
        found = laid("4H 5H 6H 7H 2S 2D 2C JK1 8S", RUN_AND_SET, KINASKAK_RULES, table)
        assert off(found) == ["JK1 2 low", "8S 2 low"]
        assert found.left == ()

    def test_k16_jokers_hidden_in_sets(self) -> None:
        hand = "4H 5H 6H 7H 2S 2D 2C JK1 9H"
        assert laid(hand, RUN_AND_SET).points == 0
        hidden = laid("4H 5H 6H 7H 2S 2D 2C 2H JK1", RUN_AND_SET, prefer="few_jokers_in_runs")
        assert hidden.points == 0
        assert hidden.melds[0].jokers == 1
        shared = laid("4H 5H 6H 7H 7C 7D JK1", RUN_AND_SET, prefer="few_jokers_in_runs")
        assert [meld.jokers for meld in shared.melds] == [1, 0]

    def test_jokers_that_lie_apart_take_the_place_of_cheap_naturals(self) -> None:
        singly = replace(KINASKAK_RULES, jokers=Jokers.APART)
        run = Contract((), (4,))
        assert melds(laid("JK1 JK2 AS 2S 3S", run, singly)) == ["JK2 2S 3S JK1"]
        assert laid("JK1 JK2 JK3 4S 5S 6S 7S 8S", run, singly).points == 5
        assert laid("JK1 JK2 4S 5S 6S 7S 8S", run, singly).points == 0

    def test_s07_never_more_jokers_than_naturals(self) -> None:
        found = laid("4H 5H JK1 JK2 2S 2D JK1-2 JK2-2", RUN_AND_SET, SHANGHAI_RULES)
        assert [meld.jokers for meld in found.melds] == [2, 2]

    def test_k28_all_fourteen(self) -> None:
        found = laid("AC 2C 3C 4C 8D 9D 10D JD 5H 5S 5C KH KD JK1", ALL_CARDS)
        assert found.points == 0
        assert [len(meld.cards) for meld in found.melds] == [3, 3, 4, 4]


class TestGroups:
    def test_melds_first_then_what_is_begun_then_the_rest(self) -> None:
        hand = "KD JK1 5H 9C 6H QS 7H KS 8H 3D 3S AS 3C"
        assert grouped(hand, RUN_AND_SET) == ["3S 3C 3D", "5H 6H 7H 8H", "AS QS KS 9C KD", "JK1"]
        assert grouped(hand, TWO_RUNS) == ["JK1 QS KS AS", "5H 6H 7H 8H", "3S 3C 9C 3D KD"]

    def test_whole_melds_come_before_halves(self) -> None:
        assert grouped("9S 9D 4H 5H 6H 7H KC", RUN_AND_SET) == ["4H 5H 6H 7H", "9S 9D", "KC"]

    def test_a_run_with_a_gap(self) -> None:
        assert grouped("4H 7H 5H KC", RUN_AND_SET) == ["4H 5H 7H", "KC"]

    def test_what_could_be_laid_off_is_shown_with_its_meld(self) -> None:
        hand = "4H 5H 6H 7H 8H 9H 2S 2D 2C 2H KC"
        for rules in (KINASKAK_RULES, EXACT):
            assert grouped(hand, RUN_AND_SET, rules) == ["2S 2H 2C 2D", "4H 5H 6H 7H 8H 9H", "KC"]

    def test_jokers_that_are_not_needed_lie_apart(self) -> None:
        assert grouped("JK1 9S JK2 9D 4H 5H JK3 7H", RUN_AND_SET) == ["9S 9D JK2", "4H 5H JK1 7H", "JK3"]

    def test_one_card_is_no_group(self) -> None:
        assert grouped("4H 9S KC", RUN_AND_SET) == ["9S 4H KC"]
        assert grouped("JK1", RUN_AND_SET) == ["JK1"]
        assert grouped("", ALL_CARDS) == []
