"""The kernel plays the very same game as the rules: both side by side, the same deals and the same choices."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import Card, packs
from cardtable.engine.chance import FreeChance, shuffled
from cardtable.games.olsen import kernel, legality
from cardtable.games.olsen.actions import DRAW, END_TURN, NAME_SUIT, PASS, PLAY
from cardtable.games.olsen.dealing import deal
from cardtable.games.olsen.heuristic import judge
from cardtable.games.olsen.kernel import ALL, BITS, EIGHTS, Lay, Rules, Table
from cardtable.games.olsen.options import OlsenOptions
from cardtable.games.olsen.plans import plans
from cardtable.games.olsen.round import OlsenRound

DEALS = 400
NUMBERED = {kernel.number(card): card for card in packs(2)}
TABLES = [
    {"olsen_auto": True},
    {"olsen_auto": True, "multi_rank": False},
    {"olsen_auto": True, "out_on_changer": False},
    {"olsen_auto": True, "decks": "2", "multi_rank": False, "out_on_changer": False},
    {"olsen_auto": True, "decks": "2", "start_changer": "suit"},
]


def bits(mask: int) -> list[int]:
    return [card for card in range(kernel.CARDS) if mask & BITS[card]]


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
            if not following or (not rules.out_on_eight and left.bit_count() == 1 and left & EIGHTS):
                break
            cards.append(following[int(self.rng.random() * len(following))])
        ends = len(cards) == hand.bit_count()
        suit = int(self.rng.random() * 4) if BITS[cards[-1]] & EIGHTS and not ends else -1
        self.taken.append(Lay(tuple(cards), suit))
        return self.taken[-1]


def table_of(table: OlsenRound) -> Table:
    return Table([kernel.mask(hand) for hand in table.hands], kernel.numbers(table.stock), kernel.numbers(table.pile))


def follow(table: OlsenRound, turns: list[Lay], chance: FreeChance) -> None:
    """Play the same turns by the rules."""
    waiting = iter(turns)
    while table.result is None:
        seat = table.turn
        legal = table.legal(seat)
        if DRAW in legal or PASS in legal:
            table.play(seat, DRAW if DRAW in legal else PASS, chance)
            continue
        turn = next(waiting, None)
        if turn is None:
            return
        for card in turn.cards:
            table.play(seat, PLAY[NUMBERED[card]], chance)
        if turn.suit >= 0:
            table.play(seat, NAME_SUIT[turn.suit], chance)
        elif table.phase == "chain":
            table.play(seat, END_TURN, chance)


def fits_now(table: OlsenRound) -> int:
    if table.free:
        return ALL
    return kernel.fits_after(kernel.number(table.pile[-1]), -1)


@pytest.mark.parametrize("house_rules", TABLES, ids=str)
def test_random_turns_end_alike(house_rules: dict[str, object]) -> None:
    options = OlsenOptions.read(house_rules)
    rules = kernel.rules_for(options.multi_rank, options.out_on_changer)
    winners = set()
    for number in range(DEALS):
        seats = 2 + number % 5
        table, _ = deal(options, seats, None, FreeChance(Random(number)))
        numbers = table_of(table)
        policy = RandomTurns(Random(f"choices/{number}"))
        luck = Random(f"luck/{number}")
        # Few enough turns for some deals to be unfinished, so that hands are compared in the middle of a deal too.
        limit = 2900 if number % 4 else 7
        winner = kernel.rollout(
            numbers,
            table.turn,
            fits_now(table),
            rules,
            lambda cards, luck=luck: kernel.shuffled(cards, luck),
            policy,
            limit,
        )
        follow(table, policy.taken, FreeChance(Random(f"luck/{number}")))
        if winner >= 0:
            assert table.result is not None
            assert table.result.winners == (winner,)
            assert table_of(table) == numbers
        winners.add(winner)
    assert winners > {0, 1, 2, 3, 4}


def test_hands_agree_in_the_middle_of_a_deal() -> None:
    """Stopped after any number of turns that lay a card, hands, stock and pile are those of the rules."""
    options = OlsenOptions.read({"olsen_auto": True})
    rules = kernel.rules_for(True, True)
    for number in range(200):
        table, _ = deal(options, 3, None, FreeChance(Random(number)))
        numbers = table_of(table)
        policy = RandomTurns(Random(number))
        luck = Random(f"luck/{number}")
        stop = number % 9 + 1
        kernel.rollout(
            numbers,
            table.turn,
            fits_now(table),
            rules,
            lambda cards, luck=luck: kernel.shuffled(cards, luck),
            policy,
            stop,
        )
        chance = FreeChance(Random(f"luck/{number}"))
        waiting = iter(policy.taken)
        for _ in range(stop):
            if table.result is None:
                play_one_turn(table, waiting, chance)
        assert table_of(table) == numbers


def play_one_turn(table: OlsenRound, turns: object, chance: FreeChance) -> None:
    seat = table.turn
    while table.turn == seat and table.result is None:
        legal = table.legal(seat)
        if DRAW in legal or PASS in legal:
            table.play(seat, DRAW if DRAW in legal else PASS, chance)
            continue
        follow_turn = next(turns)  # type: ignore[call-overload]
        for card in follow_turn.cards:
            table.play(seat, PLAY[NUMBERED[card]], chance)
        if follow_turn.suit >= 0:
            table.play(seat, NAME_SUIT[follow_turn.suit], chance)
        elif table.phase == "chain" and table.turn == seat:
            table.play(seat, END_TURN, chance)


def test_masks_are_the_rules_of_fitting() -> None:
    table, _ = deal(OlsenOptions(), 2, 0, FreeChance(Random(1)))
    table.free = False
    for top in packs(1):
        table.pile = [top]
        mask = kernel.fits_after(kernel.number(top), -1)
        for card in packs(1):
            assert legality.fits(table, card) == bool(mask & BITS[kernel.number(card)])


def test_named_masks_are_the_rules_of_fitting() -> None:
    table, _ = deal(OlsenOptions(), 2, 0, FreeChance(Random(1)))
    table.free = False
    table.pile = [Card.parse("8C")]
    for named in range(4):
        table.named = type(table.pile[0].suit)(named)  # type: ignore[arg-type]
        mask = kernel.fits_after(kernel.number(table.pile[-1]), named)
        for card in packs(1):
            assert legality.fits(table, card) == bool(mask & BITS[kernel.number(card)])


def test_shuffles_are_the_engines() -> None:
    cards = list(packs(1))
    order = kernel.shuffled(kernel.numbers(cards), Random(5))
    assert order == kernel.numbers(shuffled(cards, Random(5)))


@pytest.mark.parametrize("house_rules", [{}, {"multi_rank": False}], ids=str)
def test_greedy_turns_are_the_heuristics_best(house_rules: dict[str, object]) -> None:
    """The kernel's policy never takes a turn that the heuristic of the players finds worse than another."""
    options = OlsenOptions.read(house_rules)
    rules = kernel.rules_for(options.multi_rank, options.out_on_changer)
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
        hand = kernel.mask(view.hand)
        fits = fits_now(table)
        few = view.counts[(table.turn + 1) % table.seats] <= 2
        turn = kernel.greedy(hand, hand & fits, table.pile[-1].suit or 0, few, rules)
        laid = sorted(NUMBERED[card] for card in turn.cards)
        most = max(judgement.worth for judgement in found)
        best = {
            (kernel.mask(judgement.plan.left), judgement.plan.suit if judgement.plan.left else None)
            for judgement in found
            if judgement.worth == most
        }
        suit = turn.suit if turn.suit >= 0 else kernel.SUIT_OF[turn.cards[-1]]
        left = hand & ~kernel.mask(laid)
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
        kernel.mask([Card.parse("KH")]),
        kernel.mask([Card.parse("2H")]),
        kernel.mask([Card.parse("2D"), Card.parse("3D")]),
    ]
    fits = kernel.fits_after(kernel.number(Card.parse("9S")), -1)
    table = Table(hands, [], [kernel.number(Card.parse("9S"))])
    winner = kernel.rollout(table, 0, fits, kernel.rules_for(True, True), list)
    assert winner == -1
    assert [kernel.share(table.hands, seat, winner) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [kernel.share(table.hands, seat, 2) for seat in range(3)] == [0.0, 0.0, 1.0]
