"""A second, plain implementation of the rules B07 to B26, written from the text of the rules and not from the engine.

It shares nothing with the engine but the short form of actions, and is as slow and as simple as can be: cards are
texts, a state is one tuple. Both count what can be reached in small worlds, and both follow the same random deals.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from cardtable.cards import cards
from cardtable.engine.chance import SeededChance
from cardtable.games.olsen.rules import actions as engine_actions
from cardtable.games.olsen.rules.game import deal as deal_round
from cardtable.games.olsen.rules.house_rules import OlsenOptions
from cardtable.games.olsen.rules.round import OlsenRound

DEPTH = int(os.environ.get("CARDTABLE_TEST_DEPTH", "1"))


def rank(card: str) -> str:
    return card.split("-")[0][:-1]


def suit(card: str) -> str:
    return card.split("-")[0][-1]


@dataclass(frozen=True)
class State:
    """Everything on the table.

    ``laid`` is the rank laid in this turn, ``said`` who has said "Ólsen", ``played`` who has had a turn, and ``gone``
    who went out, in order, where the others play on.
    """

    rules: Any
    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    turn: int = 0
    named: str = ""
    any_card: bool = False
    laid: str = ""
    draws: int = 0
    said: frozenset[int] = frozenset()
    played: frozenset[int] = frozenset()
    will_say: bool = False
    will_say_both: bool = False
    last: int = -1
    silent_out: bool = False
    tries: frozenset[int] = frozenset()
    idle: int = 0
    done: int = 0
    gone: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


class Naive:
    """The rules as functions of a state; a shuffle is the reversal of the pile, so that both sides agree on luck."""

    def may_open(self, state: State, card: str) -> bool:
        hand = state.hands[state.turn]
        top = state.pile[-1]
        wanted = state.named or suit(top)
        if self.first_turn(state):
            return rank(card) != "8" and (suit(card) == wanted or state.any_card)
        fits = rank(card) == "8" or suit(card) == wanted or rank(card) == rank(top) or state.any_card
        last_eight = len(hand) == 1 and rank(card) == "8" and not state.rules.out_on_changer
        return fits and not last_eight

    def first_turn(self, state: State) -> bool:
        return state.rules.first_turn == "suit" and state.turn not in state.played

    def may_follow(self, state: State, card: str) -> bool:
        last_eight = len(state.hands[state.turn]) == 1 and rank(card) == "8" and not state.rules.out_on_changer
        if self.first_turn(state) and suit(card) != suit(state.pile[-1]):
            return False
        return state.rules.multi_rank and rank(card) == state.laid and not last_eight

    def moves(self, state: State) -> set[tuple[int, str]]:
        """All (seat, action) that change something."""
        if state.winners:
            return set()
        found: set[tuple[int, str]] = set()
        seat, rules = state.turn, state.rules
        hand = state.hands[seat]
        if state.laid:
            found |= {(seat, card) for card in hand if self.may_follow(state, card)}
            found |= {(seat, f"name {one}") for one in "SHCD"} if state.laid == "8" else {(seat, "end")}
        else:
            able = {(seat, card) for card in hand if self.may_open(state, card)}
            found |= able
            if not able or rules.voluntary_draw:
                something = bool(state.stock) or len(state.pile) > 1
                found.add((seat, "draw" if state.draws < 3 and something else "pass"))
        if not rules.olsen_auto:
            if not state.will_say:
                found.add((seat, "call"))
            if rules.olsen_olsen_required and not state.will_say_both:
                found.add((seat, "last-call"))
        if state.last >= 0:
            if state.last != seat:
                if len(state.hands[state.last]) == 1 and state.last not in state.said:
                    found.add((state.last, "call"))
                if state.silent_out:
                    found.add((state.last, "last-call"))
            if rules.olsen_enforce == "caught" and not state.silent_out and not state.laid:
                everybody = set(range(len(state.hands)))
                found |= {(one, "catch") for one in everybody - {state.last} - state.tries - set(state.gone)}
        return found

    def take(self, state: State, seat: int, number: int) -> tuple[State, int]:
        hands, stock, pile = [list(hand) for hand in state.hands], list(state.stock), list(state.pile)
        got = 0
        while got < number:
            if not stock:
                if len(pile) == 1:
                    break
                stock, pile = pile[:-1][::-1], pile[-1:]
            hands[seat].append(stock.pop(0))
            got += 1
        said = state.said - {seat} if got else state.said
        made = replace(state, hands=tuple(map(tuple, hands)), stock=tuple(stock), pile=tuple(pile), said=said)
        return made, got

    def next_acts(self, state: State) -> State:
        """The price of what the last player forgot, before the next one's action (B21)."""
        if state.last in (-1, state.turn):
            return state
        owes = len(state.hands[state.last]) == 1 and state.last not in state.said
        if state.silent_out or (owes and state.rules.olsen_enforce == "auto"):
            silent = state.silent_out
            state, _ = self.take(state, state.last, 3)
            if silent and not state.hands[state.last]:
                state = self.out(state, state.last)
        return replace(state, last=-1, silent_out=False, tries=frozenset())

    def finish_turn(self, state: State) -> State:
        seat, rules = state.turn, state.rules
        left = len(state.hands[seat])
        if left == 0 and (rules.olsen_auto or not rules.olsen_olsen_required or state.will_say_both):
            state = self.out(state, seat)
            if state.winners:
                return state
        said = state.said | {seat} if left == 1 and (rules.olsen_auto or state.will_say) else state.said
        still = set(range(len(state.hands))) - set(state.gone)
        return replace(
            state, said=said, last=-1 if seat in state.gone else seat, silent_out=left == 0 and seat not in state.gone,
            tries=frozenset(), will_say=False, will_say_both=False, laid="", draws=0, played=state.played | {seat},
            turn=min(still, key=lambda other: (other - seat - 1) % len(state.hands)),
        )  # fmt: skip

    def out(self, state: State, seat: int) -> State:
        """The first one has won, and the round is over unless the others play on and two still can."""
        gone = (*state.gone, seat)
        over = not state.rules.play_on or len(gone) >= len(state.hands) - 1
        return replace(state, gone=gone, winners=gone[:1] if over else ())

    def block(self, state: State) -> State:
        if state.gone:
            return replace(state, winners=state.gone[:1])
        fewest = min(map(len, state.hands))
        return replace(state, winners=tuple(at for at, hand in enumerate(state.hands) if len(hand) == fewest))

    def play(self, state: State, seat: int, action: str) -> State:
        if action == "call":
            if seat == state.turn:
                return replace(state, will_say=True)
            return replace(state, said=state.said | {seat})
        if action == "last-call":
            if seat == state.turn:
                return replace(state, will_say_both=True)
            return replace(self.out(state, seat), last=-1, silent_out=False, tries=frozenset())
        if action == "catch":
            state = replace(state, tries=state.tries | {seat})
            if len(state.hands[state.last]) == 1 and state.last not in state.said:
                state, _ = self.take(state, state.last, 3)
            return state
        state = replace(state, done=state.done + 1)
        if action.startswith("name"):
            return self.finish_turn(replace(state, named=action[-1]))
        if action == "end":
            return self.finish_turn(state)
        state = self.next_acts(state)
        if state.winners:
            return state
        if action == "draw":
            state, got = self.take(state, seat, 1)
            return replace(state, draws=state.draws + got, idle=0 if got else state.idle)
        if action == "pass":
            idle = 0 if state.draws else state.idle + 1
            state = self.finish_turn(replace(state, idle=idle))
            return self.block(state) if idle >= len(state.hands) - len(state.gone) else state
        return self.lay(state, seat, action)

    def lay(self, state: State, seat: int, card: str) -> State:
        hand = tuple(one for one in state.hands[seat] if one != card)
        hands = tuple(hand if at == seat else other for at, other in enumerate(state.hands))
        state = replace(
            state, hands=hands, pile=(*state.pile, card), named="", any_card=False, laid=rank(card), idle=0,
            said=state.said - {seat},
        )  # fmt: skip
        goes_on = rank(card) == "8" or any(self.may_follow(state, one) for one in hand)
        return state if hand and goes_on else self.finish_turn(state)


class Reversed:
    """The luck of both sides."""

    def shuffle(self, some: Any) -> list[Any]:
        return list(some)

    def pick(self, n: int) -> int:
        return 0


NAIVE = Naive()


def engine_round(state: State) -> OlsenRound:
    return OlsenRound(
        rules=state.rules, seats=len(state.hands), dealer=len(state.hands) - 1, turn=state.turn,
        hands=[cards(" ".join(hand)) for hand in state.hands], stock=cards(" ".join(state.stock))[::-1],
        pile=cards(" ".join(state.pile)), free=state.any_card,
    )  # fmt: skip


def naive_state(table: OlsenRound) -> State:
    return State(
        table.rules, tuple(tuple(map(str, hand)) for hand in table.hands), tuple(map(str, table.stock[::-1])),
        tuple(map(str, table.pile)), table.turn, any_card=table.free,
    )  # fmt: skip


NAMES = {
    engine_actions.DRAW: "draw", engine_actions.PASS: "pass", engine_actions.END_TURN: "end",
    engine_actions.SAY_OLSEN: "call", engine_actions.SAY_OLSEN_OLSEN: "last-call", engine_actions.CATCH: "catch",
}  # fmt: skip


def name(action: Any) -> str:
    if action in NAMES:
        return NAMES[action]
    return f"name {action.suit.letter}" if action.kind == "name-suit" else str(action.card)


def engine_moves(table: OlsenRound) -> dict[tuple[int, str], Any]:
    return {(seat, name(action)): action for seat in range(table.seats) for action in table.legal(seat)}


def outcome(table: OlsenRound) -> Any:
    """What both sides must agree on."""
    return (
        tuple(tuple(sorted(map(str, hand))) for hand in table.hands), tuple(map(str, table.stock[::-1])),
        tuple(map(str, table.pile)), table.turn if table.result is None else -1,
        "" if table.named is None else table.named.letter, () if table.result is None else table.result.winners,
    )  # fmt: skip


def naive_outcome(state: State) -> Any:
    return (
        tuple(tuple(sorted(hand)) for hand in state.hands), state.stock, state.pile,
        -1 if state.winners else state.turn, state.named, state.winners,
    )  # fmt: skip


def count_engine(table: OlsenRound, depth: int) -> tuple[int, set[Any]]:
    """Leaves at this depth (ended deals count where they end) and what they look like."""
    moves = engine_moves(table)
    if depth == 0 or not moves:
        return 1, {outcome(table)}
    total, leaves = 0, set()
    for (seat, _), action in moves.items():
        twin = table.copy()
        twin.play(seat, action, Reversed())
        number, found = count_engine(twin, depth - 1)
        total += number
        leaves |= found
    return total, leaves


def count_naive(state: State, depth: int) -> tuple[int, set[Any]]:
    moves = NAIVE.moves(state)
    if depth == 0 or not moves:
        return 1, {naive_outcome(state)}
    total, leaves = 0, set()
    for seat, action in moves:
        number, found = count_naive(NAIVE.play(state, seat, action), depth - 1)
        total += number
        leaves |= found
    return total, leaves


RULES = [
    {}, {"multi_rank": False}, {"voluntary_draw": True}, {"out_on_changer": False}, {"olsen_enforce": "caught"},
    {"olsen_auto": True}, {"olsen_olsen_required": True}, {"first_turn": "suit"},
    {"voluntary_draw": True, "out_on_changer": False, "olsen_enforce": "caught", "olsen_olsen_required": True},
]  # fmt: skip
WORLDS = [
    ("2C 3D", "2D 3C", "8H 4C 4D 5H", "2H"),
    ("8C 8D", "9C 9D", "9H 2C", "KD"),
    ("KH QD", "KS QC", "", "8C 2C"),
    ("6C", "6D 7D", "", "2C"),
    ("9S 9D 8S", "9C KD", "4S 5D 6H", "4C"),
    ("3C", "8D", "4D", "3D 5D 3H"),
]


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_small_worlds_have_the_same_plies_and_ends(world: tuple[str, ...], rules: dict[str, Any]) -> None:
    first, second, stock, pile = (tuple(part.split()) for part in world)
    for free in (False, True):
        state = State(OlsenOptions(**rules).rules(), (first, second), stock, pile, any_card=free)
        table = engine_round(state)
        for depth in range(1, 6 + DEPTH // 2):
            one, two = count_engine(table, depth), count_naive(state, depth)
            assert one[0] == two[0], depth
            assert one[1] == two[1], depth
            if one[0] > 20_000 * DEPTH:
                break


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 7])
def test_both_agree_on_random_whole_deals(seats: int) -> None:
    for number in range(25 * DEPTH):
        rng = Random(f"{seats}/{number}")
        options = OlsenOptions.read({one.key: rng.choice(one.values).value for one in OlsenOptions.catalogue()}).rules()
        table, _ = deal_round(options, seats, rng.randrange(seats), SeededChance(f"{seats}/{number}"))
        state = naive_state(table)
        for _ in range(400):
            moves = engine_moves(table)
            assert set(moves) == NAIVE.moves(state)
            if not moves:
                break
            plain = [move for move in moves if move[1] not in ("call", "last-call", "catch")]
            move = rng.choice(sorted(plain if rng.random() < 0.8 else moves))
            table.play(move[0], moves[move], Reversed())
            state = NAIVE.play(state, *move)
            assert outcome(table) == naive_outcome(state)
