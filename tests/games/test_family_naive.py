"""The machine and the plain second implementation play the very same games, step by step, with random house rules."""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardtable.cards import cards
from cardtable.engine.chance import SeededChance
from cardtable.games.olsen.rules.game import deal
from cardtable.games.olsen.rules.round import OlsenRound
from tests.games import naive_family as naive
from tests.games.olsen_positions import OPTIONS, short

DEPTH = int(os.environ.get("CARDTABLE_TEST_DEPTH", "1"))
STEPS = 260


class Unshuffled:
    """The luck of both sides: a shuffle changes nothing, so the pile is drawn from its bottom side up."""

    def shuffle(self, some: Any) -> list[Any]:
        return list(some)

    def pick(self, n: int) -> int:
        return 0


def engine_moves(table: OlsenRound) -> dict[tuple[int, str], Any]:
    found: dict[tuple[int, str], Any] = {}
    for seat in range(table.seats):
        for action in table.legal(seat):
            assert (seat, short(action)) not in found, "an action is offered twice"
            found[seat, short(action)] = action
    return found


def engine_state(table: OlsenRound) -> dict[str, Any]:
    """What both sides must agree on, in the words of the plain side."""
    over = table.result is not None
    return {
        "hands": tuple(tuple(sorted(map(str, hand))) for hand in table.hands),
        "stock": tuple(map(str, table.stock[::-1])),
        "pile": tuple(map(str, table.pile)),
        "turn": -1 if over else table.turn,
        "named": "" if table.named is None else table.named.letter,
        "any_card": table.free,
        "owed": 0 if over else table.owed,
        "direction": table.direction if table.seats - len(table.out) > 2 else 0,
        "levels": tuple(table.levels),
        "out": tuple(table.out),
        "window": -1 if over or table.window is None else table.window,
        "said": {seat for seat in range(table.seats) if table.called[seat] and len(table.hands[seat]) == 1},
        "winners": () if table.result is None else table.result.winners,
        "scores": () if table.result is None else table.result.scores,
    }


def naive_state(table: naive.Table) -> dict[str, Any]:
    over = bool(table.winners)
    return {
        "hands": tuple(tuple(sorted(hand)) for hand in table.hands),
        "stock": table.stock,
        "pile": table.pile,
        "turn": -1 if over else table.turn,
        "named": table.named,
        "any_card": table.any_card,
        "owed": 0 if over else table.owed,
        "direction": table.direction if table.seats - len(table.gone) > 2 else 0,
        "levels": table.levels,
        "out": table.gone,
        "window": -1 if over else table.window,
        "said": {seat for seat in table.said if len(table.hands[seat]) == 1},
        "winners": table.winners,
        "scores": table.scores,
    }


def random_rules(game: str, rng: Random) -> Any:
    """House rules of which about half are the defaults."""
    chosen = {
        one.key: rng.choice(one.values).value if rng.random() < 0.5 else one.default
        for one in OPTIONS[game].catalogue()
    }
    return OPTIONS[game].read(chosen).rules()


def start(game: str, seats: int, rng: Random, seed: str) -> tuple[OlsenRound, naive.Table]:
    rules = random_rules(game, rng)
    table, _ = deal(rules, seats, rng.randrange(seats), SeededChance(seed))
    hands = tuple(tuple(map(str, hand)) for hand in table.hands)
    stock = tuple(map(str, table.stock[::-1]))
    return table, naive.begin(rules, hands, stock, str(table.pile[0]), table.dealer)


def choose(moves: Any, rng: Random) -> Any:
    """A random move: mostly cards and draws, now and then a cheat, a word, a catch or an accusation."""
    kinds: dict[str, list[Any]] = {}
    for move in sorted(moves):
        word = move[1].split()[0]
        kinds.setdefault(word if word in WEIGHTS else "plain", []).append(move)
    weights = [WEIGHTS.get(kind, 1.0) for kind in kinds]
    return rng.choice(kinds[rng.choices(list(kinds), weights)[0]])


WEIGHTS = {
    "plain": 1.0, "call": 0.12, "last-call": 0.2, "catch": 0.12, "accuse": 0.12, "let-stand": 0.15,
    "hide": 0.06, "slip": 0.12, "false": 0.1,
}  # fmt: skip


def small(game: str, hands: str, stock: str, top: str, more: str, **options: Any) -> tuple[OlsenRound, naive.Table]:
    """A world of a few cards: hands (with "/" between them), stock, start card, and "free" or levels."""
    rules = OPTIONS[game](**options).rules()
    held = [hand.split() for hand in hands.split("/")]
    plain = naive.begin(rules, tuple(map(tuple, held)), tuple(stock.split()), top, len(held) - 1)
    levels = tuple(int(level) for level in more.split()) if more and more != "free" else plain.levels
    plain = replace(plain, any_card=more == "free", levels=levels)
    table = OlsenRound(
        rules=rules, seats=len(held), dealer=len(held) - 1, turn=plain.turn,
        hands=[cards(" ".join(one)) for one in held],
        stock=cards(stock)[::-1], pile=cards(top), free=plain.any_card, levels=list(levels), owed=plain.owed,
        direction=plain.direction, phase="owe" if plain.owed else "play",
    )  # fmt: skip
    return table, plain


def walk(table: OlsenRound, plain: naive.Table, story: list[Any], left: list[int], depth: int) -> None:
    """Compare everything that can be reached within ``depth`` actions, as long as there are positions left."""
    left[0] -= 1
    compare(table, plain, story)
    if depth == 0 or left[0] <= 0:
        return
    for (seat, text), action in engine_moves(table).items():
        twin = table.copy()
        twin.play(seat, action, Unshuffled())
        walk(twin, naive.play(plain, seat, text), [*story, (seat, text)], left, depth - 1)


WORLDS: list[tuple[Any, ...]] = [
    ("upp_og_nidur", "2C 3D AC/KD 4H", "QS 8H", "KC", ""),
    ("upp_og_nidur", "2C 3D AC/KD 4H", "QS", "AD", "", "ace_king"),
    ("klikk", "2C 2D/2H 9C", "3D 4D 5D", "5C", ""),
    ("klikk", "2C 2D/2H 9C", "3D 4D", "5C", "", "stack_twos"),
    ("klikk", "2C 9D/2H 9C/4C 2S", "3D", "5C", "", "stack_twos", "two_skips"),
    ("klikk", "QC 9C/2H 9D", "3D 4D", "5C", ""),
    ("klikk", "AC AD 9C/2H 9D/QD 4S", "3D 4D", "5C", ""),
    ("klikk", "AC 6C/AD 6D", "3D", "5C", "", "reverse2"),
    ("klikk", "9S/9D 3D", "", "2C", "", "start_effects"),
    ("klikk", "QC 9C/2H 9D", "3D 4D", "5C", "", "olsen_olsen_required"),
    ("klikk", "2C 2D/2H 9C", "3D 4D", "5C", "", "stack_twos", "first_turn"),
    ("klikk", "QH 2D/2C 9H", "3D 4D", "2H", "", "stack_twos", "start_effects", "first_turn"),
    ("olsen", "6C/6D/7C 6H", "3D 4D", "5C", "", "play_on"),
    ("olsen", "6C/6D/6H/7H 7C", "3D 4D", "5C", "", "play_on", "olsen_auto"),
    ("olsen", "6C/KD/KS", "", "5C", "", "play_on"),
    ("olsen", "6C/6D/7C 6H", "3D 4D", "5C", "", "play_on", "olsen_olsen_required"),
    ("olsen", "6C/6D/7C 6H", "3D 4D", "5C", "", "play_on", "olsen_enforce"),
    ("upp_og_nidur", "6C/7D/9H 8C", "3D 4D", "5C", "", "play_on"),
    ("klikk", "QC/6C/QD 2C", "3D 4D", "5C", "", "play_on"),
    ("klikk", "QC QD QH/6C/QS 2C/9C", "3D 4D", "5C", "", "play_on"),
    ("klikk", "AC/6C/AD 2C 6D/6H 9C", "3D 4D", "5C", "", "play_on", "reverse2"),
    ("klikk", "2C/2D 9C/3H/4C 2H", "3D 4D 9S 9H", "5C", "", "play_on", "stack_twos"),
    ("klikk", "2C/9D/3H/4C 2H", "3D 4D 9S 9H", "5C", "", "play_on", "two_skips"),
    ("langi", "8C 3C 3D/8D 4C", "4D 6C", "2C", "8 8", "first_turn"),
    ("langi", "7C/8C 3D", "4D", "2C", "7 8"),
    ("langi", "AC/2C", "4C 5H", "KC", "1 2"),
    ("langi", "7C 7D/6C", "", "KC", "7 1"),
    ("langi", "7C/6C", "3D 4D", "KC", "2 2", "langi_shared"),
    ("langi", "7C/6C 5C", "3D", "KC", "7 1", "olsen_olsen_required"),
    ("langi", "7C/6C 5D", "3D", "7S", "7 6", "out_on_changer"),
    ("svindl", "6C KD/3C", "4D", "2C", ""),
    ("svindl", "6C KD/3C 8D", "", "2C", ""),
    ("svindl", "6C/3D/4D", "5S", "2C", ""),
    ("svindl", "KD/3D", "", "2C", "", "takeback"),
    ("svindl", "6C KD/3C", "", "2C", "", "takeback"),
    ("svindl", "6C KD/3C", "4D", "2C", "", "olsen_olsen_required"),
    ("svindl", "6C KD/3C", "4D", "2C", "", "olsen_enforce", "takeback"),
    ("svindl", "8D KD/3C", "4D", "8C", "free", "out_on_changer"),
    ("svindl", "2D 8C 3C/3D 4C", "4D", "2C", "", "first_turn"),
    ("svindl", "3C 3D 8D/4C 8H", "5D", "8C", "free", "first_turn"),
]


@pytest.mark.parametrize("world", WORLDS, ids=lambda world: " ".join(world[:1] + world[5:]) + f" {world[1]}")
def test_both_agree_on_all_that_can_happen_in_a_small_world(world: tuple[str, ...]) -> None:
    game, hands, stock, top, more, *changed = world
    options = {key: OPTIONS[game].option(key).values[1].value for key in changed}
    table, plain = small(game, hands, stock, top, more, **options)
    for depth in range(2, 12):
        left = [800 * DEPTH]
        walk(table, plain, [], left, depth)
        if left[0] <= 0:
            break


def compare(table: OlsenRound, plain: naive.Table, story: list[Any]) -> None:
    one, two = engine_state(table), naive_state(plain)
    different = {key: (one[key], two[key]) for key in one if one[key] != two[key]}
    assert not different, f"machine and plain side differ after {story[-6:]}: {different}\n{table}\n{plain}"
    moves = set(engine_moves(table))
    others = naive.moves(plain)
    assert moves == others, (
        f"after {story[-6:]} the machine alone allows {moves - others}, the plain side {others - moves}\n"
        f"{table}\n{plain}"
    )


def follow(game: str, seats: int, seed: str) -> None:
    rng = Random(seed)
    table, plain = start(game, seats, rng, seed)
    story: list[Any] = []
    compare(table, plain, story)
    for _ in range(STEPS):
        moves = engine_moves(table)
        if not moves:
            assert plain.winners
            break
        move = choose(moves, rng)
        story.append(move)
        table.play(move[0], moves[move], Unshuffled())
        table.check()
        plain = naive.play(plain, *move)
        compare(table, plain, story)


DEALS = {"olsen": 10, "upp_og_nidur": 15, "med_stigum": 10, "klikk": 40, "langi": 20, "svindl": 40}


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("game", DEALS)
def test_both_agree_on_random_deals(game: str, seats: int) -> None:
    for number in range(DEALS[game] * DEPTH):
        follow(game, seats, f"{game}/{seats}/{number}")
