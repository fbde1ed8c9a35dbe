"""What contract rummy is played with: the rules' defaults, the contracts, packs, jokers, and the deal."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import packs
from cardtable.engine.chance import SeededChance
from cardtable.games.rummy.rules.contract import (
    KINASKAK,
    KINASKAK_RULES,
    SHANGHAI,
    SHANGHAI_RULES,
    Contract,
    MeldRules,
    RunSuits,
)
from cardtable.games.rummy.rules.events import Dealt, Turned
from cardtable.games.rummy.rules.game import deal
from cardtable.games.rummy.rules.house_rules import KinaskakOptions, Rules, ShanghaiOptions
from cardtable.games.rummy.rules.melds import Jokers
from tests.games.rummy_positions import play

pytestmark = pytest.mark.whole


def test_the_default_rules_are_those_of_the_options() -> None:
    assert Rules(kinaskak=True) == KinaskakOptions().rules()
    assert ShanghaiOptions().rules() == Rules(
        kinaskak=False, jokers=Jokers.HALF, run_suits=RunSuits.ANY, runs_only=False, buy_cost=2, buy_over="forbidden",
        buy_down=False, buy_own="two", buy_priority="dealer", out_discard="never", points="shanghai",
    )  # fmt: skip
    assert KinaskakOptions().rules().meld_rules == KINASKAK_RULES
    assert ShanghaiOptions().rules().meld_rules == SHANGHAI_RULES
    strict = ShanghaiOptions(jokers="one", run_suits="apart", set_ranks=True, exact=True).rules()
    assert strict.meld_rules == MeldRules(Jokers.ONE, RunSuits.APART, set_ranks_differ=True, exact=True)


def test_k12_s5_the_contracts_of_all_rounds() -> None:
    assert [(one.sets, one.runs) for one in KINASKAK] == [
        ((3,), (4,)), ((3, 3), ()), ((), (4, 4)), ((3, 3), (4,)), ((3,), (4, 4)), ((3, 3, 3), ()), ((), (4, 4, 4)),
        ((3, 3), (4, 4)),
    ]  # fmt: skip
    assert [(one.sets, one.runs) for one in SHANGHAI] == [
        ((3, 3), ()), ((3,), (4,)), ((), (4, 4)), ((3, 3, 3), ()), ((3,), (7,)), ((3, 3), (5,)), ((), (4, 4, 4)),
        ((3,), (10,)), ((3, 3, 3), (5,)), ((), (5, 5, 5)),
    ]  # fmt: skip
    assert [one.size for one in KINASKAK] == [7, 6, 8, 10, 11, 9, 12, 14]
    assert [one.size for one in SHANGHAI] == list(range(6, 16))


@pytest.mark.parametrize(("sets", "runs"), [((2,), ()), ((3, 2), (4,)), ((), (3,)), ((), (14,)), ((), (4,) * 5)])
def test_a_contract_that_nobody_could_lay_is_none(sets: tuple[int, ...], runs: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no such contract"):
        Contract(sets, runs)


def test_a_contract_may_ask_for_four_runs_or_for_thirteen_cards() -> None:
    assert Contract((), (4,) * 4).size == 16
    assert Contract((), (13,)).size == 13


def test_k20_k22_s22_how_often_one_may_buy() -> None:
    assert [Rules(kinaskak=True).buys(number) for number in range(8)] == [3] * 7 + [0]
    assert [Rules(kinaskak=False).buys(number) for number in range(10)] == [3] * 8 + [4, 4]


def test_k25_the_last_card_may_be_discarded_but_not_in_the_last_round() -> None:
    rules = KinaskakOptions().rules()
    assert [rules.may_discard_out(number) for number in range(8)] == [True] * 7 + [False]
    assert [rules.uses_all(number) for number in range(8)] == [False] * 7 + [True]
    assert not any(ShanghaiOptions().rules().uses_all(number) for number in range(10))


def test_k1_k2_s1_packs_and_jokers() -> None:
    kinaskak, shanghai = KinaskakOptions().rules(), ShanghaiOptions().rules()
    assert (kinaskak.hand_size, kinaskak.jokers_per_pack) == (13, 3)
    assert (shanghai.hand_size, shanghai.jokers_per_pack) == (11, 2)
    assert [shanghai.packs_for(seats) for seats in range(2, 9)] == [2, 2, 2, 3, 3, 4, 4]


@pytest.mark.parametrize(("options", "size", "jokers"), [(KinaskakOptions(), 13, 3), (ShanghaiOptions(), 11, 2)])
def test_k4_k6_s2_one_card_at_a_time_beginning_at_the_dealers_left(options: Any, size: int, jokers: int) -> None:
    rules = options.rules()
    stock = SeededChance("x").shuffle(packs(rules.packs_for(3), jokers))
    drawn = [stock.pop() for _ in range(3 * size)]
    table, events = deal(rules, 3, 0, 2, SeededChance("x"))
    assert (table.dealer, table.turn, table.number) == (1, 2, 2)
    assert [table.hands[seat] for seat in (2, 0, 1)] == [drawn[at::3] for at in range(3)]
    if rules.kinaskak:
        assert events == (Dealt(1, 2),)
        assert (table.phase, table.discard, table.stock, table.live) == ("ready", [], stock, False)
        assert play(table, "2 ready") == [Turned(stock[-1])]
    else:
        assert events == (Dealt(1, 2), Turned(stock[-1]))
    assert (table.phase, table.discard, table.stock, table.live) == ("offer", [stock[-1]], stock[:-1], True)


def test_k5_the_first_dealer_is_drawn_and_short_games_leave_rounds_out() -> None:
    dealers = {deal(KinaskakOptions().rules(), 4, None, 0, SeededChance(f"{one}"))[0].dealer for one in range(40)}
    assert dealers == {0, 1, 2, 3}
    assert deal(KinaskakOptions().rules(), 4, 3, 0, SeededChance("x"))[0].dealer == 0
    short = KinaskakOptions(length="short").rules()
    assert [deal(short, 4, 0, played, SeededChance("x"))[0].number for played in range(4)] == [0, 3, 5, 7]
