"""Upp og niður: its kernel plays by the rules, and its players find chains."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import Card, cards, packs
from cardtable.engine.chance import FreeChance, shuffled
from cardtable.games.olsen.players import chains
from cardtable.games.olsen.players.chains import Circle, Turn
from cardtable.games.olsen.players.player import OlsenPlayer
from cardtable.games.olsen.rules.actions import DRAW, END_TURN, PASS, PLAY
from cardtable.games.olsen.rules.game import deal
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.players.decision import Level, Style
from tests.games.olsen_positions import OPTIONS, position

PLAYER = OlsenPlayer()


class RandomChains:
    """A policy that takes any chain and stops anywhere, and remembers what it took."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.taken: list[tuple[int, ...]] = []

    def __call__(self, hand: int, top: int, ring: Circle) -> Turn:
        ranks: list[int] = []
        while not ranks or self.rng.random() < 0.7:
            near = [rank for rank in ring.near[top] if hand & chains.ALL_OF[rank]]
            if not near:
                break
            top = near[int(self.rng.random() * len(near))]
            hand -= chains.ONE[top]
            ranks.append(top)
        self.taken.append(tuple(ranks))
        return Turn(tuple(ranks), hand)


def table_of(table: OlsenRound) -> chains.Table:
    return chains.Table(
        [chains.packed(hand) for hand in table.hands],
        [int(card.rank) for card in table.stock],
        [int(card.rank) for card in table.pile],
    )


def follow(table: OlsenRound, chosen: list[tuple[int, ...]], chance: FreeChance) -> int:
    """Play the same turns by the rules; returns who was the last one to go out."""
    waiting = iter(chosen)
    seat = table.turn
    while table.result is None:
        seat = table.turn
        legal = table.legal(seat)
        if DRAW in legal or PASS in legal:
            table.play(seat, DRAW if DRAW in legal else PASS, chance)
            continue
        for rank in next(waiting):
            table.play(seat, PLAY[next(card for card in table.hands[seat] if card.rank == rank)], chance)
        if table.phase == "chain":
            table.play(seat, END_TURN, chance)
    return seat


@pytest.mark.parametrize("house_rules", [{}, {"ace_king": False}, {"decks": "2"}, {"play_on": True}], ids=str)
def test_random_chains_end_alike(house_rules: dict[str, Any]) -> None:
    options = OPTIONS["upp_og_nidur"].read({"olsen_auto": True, **house_rules}).rules()
    for number in range(150):
        table, _ = deal(options, 2 + number % 5, None, FreeChance(Random(number)))
        numbers = table_of(table)
        policy = RandomChains(Random(f"choices/{number}"))
        luck = Random(f"luck/{number}")
        out: list[int] | None = [] if options.play_on else None
        winner = chains.rollout(
            numbers,
            table.turn,
            chains.circle(options.ace_king),
            lambda some, luck=luck: shuffled(some, luck),
            600,
            policy,
            out,
        )
        if winner >= 0:
            assert follow(table, policy.taken, FreeChance(Random(f"luck/{number}"))) == winner
            assert table_of(table) == numbers
            assert out is None or out == (table.out if table.seats > 2 else [winner])


def longest_by_trying(hand: tuple[int, ...], top: int, ring: Circle) -> int:
    lengths = [0]
    for place, rank in enumerate(hand):
        if rank in ring.near[top]:
            lengths.append(1 + longest_by_trying(hand[:place] + hand[place + 1 :], rank, ring))
    return max(lengths)


@pytest.mark.parametrize("ace_king", [True, False])
def test_the_longest_chain_is_found(ace_king: bool) -> None:
    ring = chains.circle(ace_king)
    for number in range(300):
        rng = Random(number)
        deck = sorted(packs(1), key=lambda card: rng.random())
        hand, top = deck[: 3 + number % 6], deck[-1].rank
        turn = chains.longest(chains.packed(hand), top, ring)
        assert len(turn.ranks) == longest_by_trying(tuple(int(card.rank) for card in hand), top, ring)
        assert chains.packed(hand) - sum(chains.ONE[rank] for rank in turn.ranks) == turn.left
        for before, after in zip((top, *turn.ranks), turn.ranks, strict=False):
            assert after in ring.near[before]


def test_nobody_can_go_on_shares_among_the_fewest() -> None:
    table = chains.Table(
        [chains.packed(cards("KH")), chains.packed(cards("2H")), chains.packed(cards("2D 3D"))], [], [7]
    )
    winner = chains.rollout(table, 0, chains.circle(True), list, 30)
    assert winner == -1
    assert [chains.share(table.hands, seat, winner) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert [chains.share(table.hands, seat, 2) for seat in range(3)] == [0.0, 0.0, 1.0]


def laid(table: OlsenRound, level: Level) -> list[str]:
    done = []
    while table.turn == 0 and table.result is None:
        decision = PLAYER.choose(table.view(0), level, Random("1"))
        assert decision is not None
        done.append(str(getattr(decision.action, "card", decision.action.kind)))
        table.play(0, decision.action, FreeChance(Random(0)))
    return done


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_a_chain_that_empties_the_hand_is_seen(level: Level) -> None:
    table = position(top="5S", hand="6D 5H 4C 3D", game="upp_og_nidur")
    assert len(laid(table, level)) == 4
    assert table.result is not None
    assert table.result.winners == (0,)


def test_medium_lays_the_longest_chain() -> None:
    done = laid(position(top="5S", hand="6D 4C 3D 2C KH", game="upp_og_nidur"), Level.MEDIUM)
    assert done == ["4C", "3D", "2C"]


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("game", ["upp_og_nidur", "olsen"])
def test_of_a_rank_the_greedy_lay_red_and_the_bold_black_where_suits_mean_nothing(level: Level, game: str) -> None:
    for hand in ("6S 6H KD", "6H 6S KD"):
        table = position(top="5S", hand=hand, game=game, other_size=5)
        first = {
            style: decision.action
            for style in (Style.GREEDY, Style.BOLD)
            if (decision := PLAYER.choose(table.view(0), level, Random("1"), style)) is not None
        }
        red, black = PLAY[Card.parse("6H")], PLAY[Card.parse("6S")]
        if game == "upp_og_nidur":
            assert first == {Style.GREEDY: red, Style.BOLD: black}
        else:
            assert red not in first.values(), "it does not fit"


def test_hard_says_what_speaks_for_a_chain() -> None:
    table = position(top="5S", hand="6D 7C 8D 4C 10D KH", game="upp_og_nidur", other_size=5)
    decision = PLAYER.choose(table.view(0), Level.HARD, Random("1"))
    assert decision is not None
    assert {"long-chain", "keeps-chain", "hard-to-follow"} & set(PLAYER.told(table.view(0), decision).reasons)


def test_formula_u_likes_what_the_rule_book_says() -> None:
    """More cards laid, cards left that hang together, and an end that few unseen cards follow are worth more."""
    table = position(top="5S", hand="6D 4C 8H 9H KD", game="upp_og_nidur")
    worth = {judgement.plan.action: judgement.worth for judgement in chains.best_chains(table.view(0))}
    assert set(worth) == {PLAY[Card.parse("6D")], PLAY[Card.parse("4C")]}
