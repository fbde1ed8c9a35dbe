"""The kernel plays the very same games as the rules: both side by side, the same deals and the same choices."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import Card, packs
from cardtable.engine.chance import FreeChance, shuffled
from cardtable.games.olsen.players import fast_table as fast
from cardtable.games.olsen.players.fast_table import ALL, BITS, Lay, Rules, Start, Table
from cardtable.games.olsen.players.heuristic import judge
from cardtable.games.olsen.players.plans import plans
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import DRAW, END_TURN, NAME_SUIT, PASS, PLAY, TAKE_OWED
from cardtable.games.olsen.rules.game import deal
from cardtable.games.olsen.rules.house_rules import OlsenOptions
from cardtable.games.olsen.rules.round import OlsenRound
from tests.games.olsen_positions import OPTIONS

DEALS = 300
EIGHTS = fast.OF_RANK[8]
NUMBERED = {fast.number(card): card for card in packs(2)}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("olsen", {}),
    ("olsen", {"multi_rank": False}),
    ("olsen", {"out_on_changer": False}),
    ("olsen", {"decks": "2", "multi_rank": False, "out_on_changer": False}),
    ("olsen", {"decks": "2", "start_changer": "suit"}),
    ("olsen", {"first_turn": "suit"}),
    ("olsen", {"first_turn": "suit", "decks": "2"}),
    ("klikk", {"first_turn": "suit", "stack_twos": True, "start_effects": True}),
    ("klikk", {}),
    ("klikk", {"two_skips": True, "reverse2": "skip"}),
    ("klikk", {"stack_twos": True, "start_effects": True}),
    ("klikk", {"stack_twos": True, "two_skips": True, "group_effects": "once", "out_on_changer": False}),
    ("olsen", {"play_on": True}),
    ("klikk", {"play_on": True, "reverse2": "skip"}),
    ("klikk", {"play_on": True, "stack_twos": True, "start_effects": True, "first_turn": "suit"}),
    ("klikk", {"play_on": True, "two_skips": True, "group_effects": "once", "out_on_changer": False}),
    ("langi", {}),
    ("langi", {"out_on_changer": False, "multi_rank": False}),
]


def bits(mask: int) -> list[int]:
    return [card for card in range(fast.CARDS) if mask & BITS[card]]


class RandomTurns:
    """A policy that takes any turn, and remembers what it took."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.taken: list[Lay] = []

    def __call__(self, hand: int, fitting: int, required: int, few: bool, rules: Rules) -> Lay:
        openings = bits(fitting)
        card = openings[int(self.rng.random() * len(openings))]
        cards = [card]
        while self.rng.random() < 0.6:
            left = hand & ~sum(BITS[card] for card in cards)
            following = bits(left & rules.groups[card])
            if not following or (not rules.out_on_changer and left.bit_count() == 1 and left & rules.changers):
                break
            cards.append(following[int(self.rng.random() * len(following))])
        ends = len(cards) == hand.bit_count()
        suit = int(self.rng.random() * 4) if BITS[cards[-1]] & rules.changers and not ends else -1
        self.taken.append(Lay(tuple(cards), suit))
        return self.taken[-1]


def dealt(game: str, house_rules: dict[str, Any], number: int) -> OlsenRound:
    options = OPTIONS[game].read({"olsen_auto": True, **house_rules}).rules()
    table, _ = deal(options, 2 + number % 5, None, FreeChance(Random(number)))
    if options.ladder:
        rng = Random(f"levels/{number}")
        table.levels = [2 + int(rng.random() * 7) for _ in range(table.seats)]
    return table


def table_of(table: OlsenRound) -> Table:
    return Table([fast.mask(hand) for hand in table.hands], fast.numbers(table.stock), fast.numbers(table.pile))


def roll(
    table: OlsenRound, policy: RandomTurns, luck: Random, limit: int, out: list[int] | None = None
) -> tuple[Table, int]:
    """Play on from here in the fast."""
    numbers = table_of(table)
    rules = [fast.rules_for(table.rules.multi_rank, table.rules.out_on_changer, level) for level in table.levels]
    bound = (1 << table.seats) - 1 if table.rules.first_turn == "suit" else 0
    start = Start(table.turn, fits_now(table), table.direction, table.owed, bound)
    winner = fast.rollout(
        numbers,
        start,
        rules,
        lambda cards: shuffled(cards, luck),
        table.rules if table.rules.effects else None,
        policy,
        limit,
        out,
    )
    return numbers, winner


def follow(table: OlsenRound, turns: list[Lay], chance: FreeChance, most: int = 10_000) -> int | None:
    """Play the same turns by the rules; returns who went out first."""
    waiting = iter(turns)
    for _ in range(most):
        seat, levels = table.turn, table.levels[:]
        while (forced := forced_action(table)) is not None:
            table.play(seat, forced, chance)
            if forced is PASS or (forced is TAKE_OWED and table.rules.two_skips):
                break
        else:
            turn = next(waiting, None)
            if turn is None:
                return None
            lay(table, turn, chance)
        if table.result is not None or table.levels != levels or not (table.hands[seat] or table.out):
            return seat
    return None


def forced_action(table: OlsenRound) -> Any:
    """What the kernel does without asking its policy."""
    legal = table.legal(table.turn)
    if table.phase == "owe":
        twos = [action for action in legal if action.kind == "play"]
        return None if twos else TAKE_OWED
    return DRAW if DRAW in legal else PASS if PASS in legal else None


def lay(table: OlsenRound, turn: Lay, chance: FreeChance) -> None:
    seat = table.turn
    for card in turn.cards[:1] if legality.keeps_suit(table) else turn.cards:
        table.play(seat, PLAY[NUMBERED[card]], chance)
    if turn.suit >= 0:
        table.play(seat, NAME_SUIT[turn.suit], chance)
    elif table.phase == "chain":
        table.play(seat, END_TURN, chance)


def fits_now(table: OlsenRound) -> int:
    if table.free:
        return ALL
    return fast.fits_after(fast.number(table.pile[-1]), -1)


@pytest.mark.parametrize(("game", "house_rules"), TABLES, ids=str)
def test_random_turns_end_alike(game: str, house_rules: dict[str, Any]) -> None:
    winners = set()
    for number in range(DEALS):
        table = dealt(game, house_rules, number)
        policy = RandomTurns(Random(f"choices/{number}"))
        gone: list[int] | None = [] if table.rules.play_on else None
        numbers, winner = roll(table, policy, Random(f"luck/{number}"), 2900, gone)
        out = follow(table, policy.taken, FreeChance(Random(f"luck/{number}")))
        assert winner == (-1 if out is None else out)
        if gone is not None:
            assert gone == (table.out if table.seats > 2 else [winner])
        if winner >= 0:
            others = [seat for seat in range(table.seats) if seat != winner]
            assert [table_of(table).hands[seat] for seat in others] == [numbers.hands[seat] for seat in others]
            assert game == "langi" or table_of(table) == numbers
        winners.add(winner)
    assert winners > {0, 1, 2, 3, 4}


@pytest.mark.parametrize("game", ["olsen", "klikk"])
def test_hands_agree_in_the_middle_of_a_deal(game: str) -> None:
    """Stopped after any number of turns, hands, stock and pile are those of the rules."""
    for number in range(200):
        table = dealt(game, {}, number)
        policy = RandomTurns(Random(number))
        stop = number % 9 + 1
        numbers, _ = roll(table, policy, Random(f"luck/{number}"), stop)
        follow(table, policy.taken, FreeChance(Random(f"luck/{number}")), stop)
        assert table_of(table) == numbers


def test_masks_are_the_rules_of_fitting() -> None:
    table, _ = deal(OlsenOptions().rules(), 2, 0, FreeChance(Random(1)))
    table.free = False
    for top in packs(1):
        table.pile = [top]
        mask = fast.fits_after(fast.number(top), -1)
        for card in packs(1):
            assert legality.fits(table, card) == bool((mask | EIGHTS) & BITS[fast.number(card)])


def test_named_masks_are_the_rules_of_fitting() -> None:
    table, _ = deal(OlsenOptions().rules(), 2, 0, FreeChance(Random(1)))
    table.free = False
    table.pile = [Card.parse("8C")]
    for named in range(4):
        table.named = type(table.pile[0].suit)(named)  # type: ignore[arg-type]
        mask = fast.fits_after(fast.number(table.pile[-1]), named)
        for card in packs(1):
            assert legality.fits(table, card) == bool((mask | EIGHTS) & BITS[fast.number(card)])


def test_shuffles_are_the_engines() -> None:
    cards = list(packs(1))
    order = shuffled(fast.numbers(cards), Random(5))
    assert order == fast.numbers(shuffled(cards, Random(5)))


@pytest.mark.parametrize("house_rules", [{}, {"multi_rank": False}], ids=str)
def test_greedy_turns_are_the_heuristics_best(house_rules: dict[str, object]) -> None:
    """The kernel's policy never takes a turn that the heuristic of the players finds worse than another."""
    options = OlsenOptions.read(house_rules).rules()
    rules = fast.rules_for(options.multi_rank, options.out_on_changer)
    compared = 0
    for number in range(1500):
        table, _ = deal(options, 2 + number % 3, None, FreeChance(Random(number)))
        cards = shuffled([*table.stock, *(card for hand in table.hands for card in hand)], Random(number))
        table.free = False
        for seat in range(table.seats):
            size = 1 + int(Random(f"{number}/{seat}").random() * 8)
            table.hands[seat] = [cards.pop() for _ in range(size)]
        table.stock = cards
        view = table.view(table.turn)
        found = [judge(view, plan) for plan in plans(view)]
        if not found:
            continue
        hand = fast.mask(view.hand)
        fits = fits_now(table)
        few = view.counts[(table.turn + 1) % table.seats] <= 2
        turn = fast.greedy(hand, hand & (fits | EIGHTS), table.pile[-1].suit or 0, few, rules)
        laid = sorted(NUMBERED[card] for card in turn.cards)
        most = max(judgement.worth for judgement in found)
        best = {
            (fast.mask(judgement.plan.left), judgement.plan.suit if judgement.plan.left else None)
            for judgement in found
            if judgement.worth == most
        }
        suit = turn.suit if turn.suit >= 0 else fast.SUIT_OF[turn.cards[-1]]
        left = hand & ~fast.mask(laid)
        if not left:
            assert most >= 100
        elif not any(card.rank == 8 for card in laid):
            assert (left, suit) in best
        else:
            # Which of several eights is laid makes no difference.
            assert suit in {named for _, named in best}
        compared += 1
    assert compared > 1000


def test_nobody_can_go_on_shares_among_the_fewest() -> None:
    hands = [
        fast.mask([Card.parse("KH")]),
        fast.mask([Card.parse("2H")]),
        fast.mask([Card.parse("2D"), Card.parse("3D")]),
    ]
    fits = fast.fits_after(fast.number(Card.parse("9S")), -1)
    table = Table(hands, [], [fast.number(Card.parse("9S"))])
    winner = fast.rollout(table, Start(0, fits), [fast.rules_for(True, True)] * 3, list)
    assert winner == -1
    assert [fast.share(table.hands, seat, winner) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [fast.share(table.hands, seat, 2) for seat in range(3)] == [0.0, 0.0, 1.0]
