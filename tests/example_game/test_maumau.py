"""Maumau on the base for games of laying: whole rounds, what everybody knows of a hand, levels that differ."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.cards import cards
from cardtable.engine.chance import FreeChance
from cardtable.engine.match import Match, Seat
from cardtable.engine.round import RoundResult, Standing
from cardtable.engine.values import Action
from cardtable.kinds.laying.rules import DRAW, TAKE_PILE, lay
from cardtable.players.decision import Level
from tests.example_game.maumau.entries import ENTRIES
from tests.example_game.maumau.players.determinization import worlds
from tests.example_game.maumau.rules.events import EVENTS
from tests.example_game.maumau.rules.fitting import PACK
from tests.example_game.maumau.rules.game import Maumau
from tests.example_game.maumau.rules.round import MaumauRound

PLAYER = ENTRIES[0].player


def dealt(code: str, seats: int = 3) -> Match:
    names = ("Anna", "Bjarni", "Dóra", "Einar")[:seats]
    match = Match(Maumau(), Maumau.options(), [Seat(name) for name in names], code)
    match.deal()
    return match


def table(pile: str, *hands: str, stock: int | None = None) -> MaumauRound:
    """A round in which the first seat is on turn; of the cards left over so many are the stock, the others in hand."""
    held = [cards(hand) for hand in hands]
    lying = cards(pile)
    rest = [card for card in PACK if not any(card in some for some in (lying, *held))]
    if stock is not None:
        rest, held[-1] = rest[:stock], [*held[-1], *rest[stock:]]
    return MaumauRound(Maumau.options(), len(held), 0, 0, held, rest, lying, [[] for _ in held])


def refused(one: MaumauRound, action: Action) -> str:
    refusal = one.refusal(0, action)
    return "" if refusal is None else refusal.code


def test_the_suit_or_the_rank_has_to_be_the_same() -> None:
    one = table("9H", "9S 2H 10C 8D", "AS")
    fitting = [card for card in one.hands[0] if refused(one, lay((card,))) == ""]
    assert fitting == cards("9S 2H")
    assert refused(one, lay(tuple(cards("10C")))) == "does-not-fit"
    assert refused(one, DRAW) == "can-lay"


def test_cards_of_one_rank_go_together_and_the_first_has_to_fit() -> None:
    one = table("9H", "2H 2S 2C KC", "AS")
    assert refused(one, lay(tuple(cards("2H 2S")))) == ""
    assert refused(one, lay(tuple(cards("2S 2H")))) == "does-not-fit"
    assert refused(one, lay(tuple(cards("2H KC")))) == "one-rank"
    assert refused(one, lay(tuple(cards("2H 2H")))) == "pick-first"
    assert refused(one, lay(tuple(cards("2D")))) == "not-in-hand"
    one.play(0, lay(tuple(cards("2H 2S 2C"))), FreeChance(Random(1)))
    assert (one.top, one.turn) == (cards("2C")[0], 1)


def test_one_card_is_drawn_and_the_next_player_plays() -> None:
    one = table("KS", "9H 7D", "AS")
    assert one.legal(0) == [DRAW]
    assert refused(one, TAKE_PILE) == "draw-first"
    one.play(0, DRAW, FreeChance(Random(1)))
    assert (len(one.hands[0]), one.turn, one.known[0]) == (3, 1, [])


def test_five_cards_of_the_pile_are_taken_where_there_is_no_stock_and_everybody_knows_them() -> None:
    one = table("2C 3C 4C 5C 6C KS", "9H 7D", "AS", stock=0)
    assert one.legal(0) == [TAKE_PILE]
    assert refused(one, DRAW) == "stock-used-up"
    one.play(0, TAKE_PILE, FreeChance(Random(1)))
    assert (one.pile, one.known[0], one.turn) == (cards("2C"), cards("3C 4C 5C 6C KS"), 1)
    one.turn = 0
    one.play(0, lay(tuple(cards("3C"))), FreeChance(Random(1)))
    assert one.known[0] == cards("4C 5C 6C KS")
    for seat in (None, 1):
        assert not set(one.known[0]) & set(one.secrets(seat))


def test_any_card_goes_on_an_empty_pile() -> None:
    one = table("KS", "9H 7D", "AS", stock=0)
    one.play(0, TAKE_PILE, FreeChance(Random(1)))
    assert not one.pile
    assert one.refusal(1, lay(tuple(cards("AS")))) is None


def test_who_is_out_gets_a_point_for_each_card_of_the_others() -> None:
    one = table("9H", "2H", "AS KS", "3D")
    one.play(0, lay(tuple(cards("2H"))), FreeChance(Random(1)))
    assert one.result is not None
    assert (one.result.winners, one.result.scores, one.result.held) == ((0,), (3, 0, 0), (0, 2, 1))


def test_the_first_to_reach_so_many_points_wins() -> None:
    won = [RoundResult((0,), (19, 0), "out", (0, 19)), RoundResult((1,), (0, 30), "out", (30, 0))]
    rules = Maumau.options()
    assert Maumau().standing(rules, 2, won) == Standing((19, 30), over=False, leaders=(1,))
    assert Maumau().standing(rules, 2, [*won, won[1]]) == Standing((19, 60), over=True, leaders=(1,))


@pytest.mark.parametrize("number", range(5))
def test_a_round_is_saved_loaded_and_imagined(number: int) -> None:
    match, rng = dealt(f"maumau{number}", 2), Random(number)
    while match.round is not None and match.round.result is None:
        one = match.round
        assert isinstance(one, MaumauRound)
        assert MaumauRound.from_json(one.to_json()) == one
        for event in match.events[-1]:
            assert EVENTS.from_json(EVENTS.to_json(event)) == event
        view = one.view(1)
        world = next(worlds(view, rng))
        assert world.view(1) == view
        match.play(one.turn, rng.choice(one.legal(one.turn)))


@pytest.mark.parametrize("wrong", ["known", "result", "card"])
def test_what_no_play_leads_to_is_refused_from_a_file(wrong: str) -> None:
    one = table("9H", "2H 3H", "AS KS")
    if wrong == "known":
        one.known[0] = cards("AS")
    elif wrong == "result":
        one.hands[0], one.pile = [], cards("9H 2H 3H")
    else:
        one.pile = cards("9H 2H")
    with pytest.raises(ValueError, match=r"known|round|missing"):
        MaumauRound.from_json(one.to_json())


@pytest.mark.nightly
def test_a_higher_level_gets_more_points() -> None:
    """Each of two levels in both seats, in the same deals."""
    assert sum(lead(f"levels{deal}", side) for deal in range(12) for side in (0, 1)) > 0


def lead(code: str, side: int) -> int:
    match, rng = dealt(code, 2), Random(code)
    while match.round is not None and match.round.result is None:
        seat = match.round.turn
        decision = PLAYER.choose(match.round.view(seat), Level.MEDIUM if seat == side else Level.EASY, rng)
        assert decision is not None
        match.play(seat, decision.action)
    assert match.round is not None
    assert match.round.result is not None
    return match.round.result.scores[side] - match.round.result.scores[1 - side]
