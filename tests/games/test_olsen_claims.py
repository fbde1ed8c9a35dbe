"""The reasons of the family are true, or they are not told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import Suit, cards
from cardtable.engine.chance import FreeChance
from cardtable.games.olsen.players.claims import CLAIMS, MOVES, answers, endings
from cardtable.games.olsen.players.plans import Plan
from cardtable.games.olsen.players.player import OlsenPlayer
from cardtable.games.olsen.players.styles import liking
from cardtable.games.olsen.presentation.speech import WHY
from cardtable.games.olsen.rules.game import deal
from cardtable.games.olsen.rules.knowledge import Lack
from cardtable.players.decision import Level, Style
from tests.games.olsen_positions import OPTIONS, action, legal, play, position

PLAYER = OlsenPlayer()


TRUE: list[tuple[str, str, str, dict[str, Any]]] = [
    ("goes-out", "6C", "6C", {}),
    ("can-go-out", "6C 6D", "6C", {}),
    ("can-go-out", "3C 4D 5D", "3C", {"game": "upp_og_nidur"}),
    ("group", "6C 6D KH 4H", "6C", {}),
    ("long-suit", "4C 2H KH 9H", "2H", {}),
    ("long-suit", "8S 4H KH", "8S", {}),
    ("keep-eight", "6C 8H KH", "6C", {}),
    ("stop-next", "4C 2H KH", "2H", {"others": {1: "3D 4D"}}),
    ("stop-next", "4C 8H KH", "8H", {"others": {1: "3D 4D"}}),
    ("stop-next", "AC KC 4H", "KC", {"game": "klikk", "named": "D", "others": {1: "3D 4D"}}),
    ("they-lack", "4C 2H KH", "2H", {"lacks": [None, Lack(Suit.HEARTS, (), 4)]}),
    ("makes-draw", "2D KH 4H", "2D", {"game": "klikk", "others": {1: "3D 4D"}}),
    ("skips-next", "QC KH 4H", "QC", {"game": "klikk"}),
    ("sheds-points", "KC 4H 5C", "KC", {"game": "med_stigum", "others": {1: "3D 4D"}}),
    ("fewer-points", "KC 4H 5C", "KC", {"game": "med_stigum"}),
    ("most-cards", "6C 6H 9C", "6C", {}),
    ("fewer-cards", "6C 9H", "6C", {"options": {"voluntary_draw": True}}),
    ("fewer-answers", "6C 9C 3D 3H 3S", "9C", {"below": "9D 9H 9S"}),
    ("more-ways", "6C KC KH", "KC", {"options": {"multi_rank": False}}),
    ("more-ways", "6C 8H KH", "6C", {}),
    ("keeps-together", "6C 9C 6H", "9C", {}),
    ("long-chain", "AC KH 7D 3H", "AC", {"game": "upp_og_nidur"}),
    ("keeps-chain", "AC 9H 8D 3H", "AC", {"game": "upp_og_nidur"}),
    ("hard-to-follow", "AC 9H 8D 3H", "AC", {"game": "upp_og_nidur", "below": "KD KH KS 2H 2S 2D"}),
]
FALSE: list[tuple[str, str, str, dict[str, Any]]] = [
    ("goes-out", "6C 6D 9C", "6C", {}),
    ("goes-out", "6C 6D", "6C", {}),
    ("can-go-out", "6C", "6C", {}),
    ("can-go-out", "6C 6D", "6C", {"options": {"multi_rank": False}}),
    ("can-go-out", "8C 8D", "8C", {"options": {"out_on_changer": False}}),
    ("group", "6C 6D KH 4H", "6C", {"options": {"multi_rank": False}}),
    ("group", "6C KH", "6C", {}),
    ("long-suit", "6C 6H KH 4S 9S", "6C", {}),
    ("long-suit", "6C KH 4H", "6C", {}),
    ("long-suit", "4C 2H KH 9S", "2H", {}),  # as many spades
    ("long-suit", "4C 2H KH", "2H", {}),  # a single one
    ("long-suit", "6C 6H KH 4H 9S", "6C", {}),  # if the group is stopped, no
    ("long-suit", "4C 6C KC", "4C", {}),  # whatever is laid
    ("keep-eight", "6C KH", "6C", {}),
    ("keep-eight", "6C 8H KH", "8H", {}),
    ("stop-next", "4C 2H KH", "2H", {"others": {1: "3D 4D 5D"}}),
    ("stop-next", "4C 2H KH", "4C", {"others": {1: "3D 4D"}}),
    ("stop-next", "4C 6H 6C", "6C", {"others": {1: "3D 4D"}}),
    ("stop-next", "4C 8H KC KH", "8H", {"others": {1: "3D 4D"}}),  # of that suit one holds most, and names it again
    ("stop-next", "4C 8H KH", "8H", {"others": {1: "3D 4D"}, "lacks": [None, Lack(Suit.CLUBS, (), 2)]}),
    ("they-lack", "4C 2H KH", "2H", {"lacks": [None, Lack(Suit.SPADES, (), 4)]}),
    ("they-lack", "4C 8D KH", "8D", {"lacks": [None, Lack(Suit.HEARTS, (), 4)]}),  # the suit is still open
    ("they-lack", "4C 2H KH", "2H", {"lacks": [None, Lack(Suit.HEARTS, (), 1)]}),
    ("they-lack", "4C 2H KH", "2H", {"game": "klikk", "lacks": [None, Lack(Suit.HEARTS, (), 4)]}),
    ("makes-draw", "2D KH 4H", "2D", {"game": "klikk"}),
    ("skips-next", "QC KH 4H", "QC", {}),
    ("skips-next", "QC KH 4H", "QC", {"game": "klikk", "players": 3}),  # one of two who have many cards
    ("sheds-points", "KC 4H 5C", "KC", {"game": "med_stigum"}),
    ("fewer-points", "KC 4H 5C", "5C", {"game": "med_stigum"}),
    ("most-cards", "6C 6H 9C", "9C", {}),
    ("fewer-cards", "6C 6H 9C", "6C", {}),
    ("fewer-cards", "6C 6H 9C", "9C", {"options": {"voluntary_draw": True}}),
    ("fewer-answers", "6C 9C 3D 3H 3S", "9C", {}),  # by less than two cards
    ("keeps-together", "6C 9C 6H", "9C", {"options": {"multi_rank": False}}),
    ("makes-draw", "2D KH 4H", "2D", {"game": "klikk", "others": {1: "3D 4D"}, "options": {"stack_twos": True}}),
    ("sheds-points", "KC 8H 5C", "KC", {"game": "med_stigum", "others": {1: "3D 4D"}}),
    ("more-ways", "6C 8H KH", "8H", {}),
    ("more-ways", "6C KC KH", "6C", {}),
    ("long-chain", "AC 9H 7D 3H", "AC", {"game": "upp_og_nidur"}),
    ("hard-to-follow", "AC 9H 8D 3H", "AC", {"game": "upp_og_nidur", "below": "9D 9S 9C 8S"}),
]


@pytest.mark.parametrize(("code", "hand", "move", "more"), TRUE)
def test_reasons_that_are_true(code: str, hand: str, move: str, more: dict[str, Any]) -> None:
    view = position(top="2C", hand=hand, **more).view(0)
    assert CLAIMS[code].holds(view, action(move))


@pytest.mark.parametrize(("code", "hand", "move", "more"), FALSE)
def test_reasons_that_are_not(code: str, hand: str, move: str, more: dict[str, Any]) -> None:
    view = position(top="2C", hand=hand, **more).view(0)
    assert not CLAIMS[code].holds(view, action(move))


@pytest.mark.parametrize(
    ("hand", "move", "nearly_out", "holds"),
    [
        ("AH 4H KH", "AH", 2, True),  # the ace turns the direction, to seat 2
        ("AH 4H KH", "AH", 1, False),
        ("AH AD 4H", "AH", 1, False),  # with the other ace it turns back, so nobody knows
        ("AH AD 4H", "AH", 2, False),
        ("QH 4H KH", "QH", 2, True),  # the queen skips seat 1
        ("QH 4H KH", "QH", 1, False),
        ("5H 4H KH", "5H", 1, True),
        ("5H 4H KH", "5H", 2, False),
    ],
)
def test_the_next_player_is_who_really_acts(hand: str, move: str, nearly_out: int, holds: bool) -> None:
    table = position(top=f"{move[0]}C", hand=hand, others={nearly_out: "3D 4D"}, game="klikk", players=3)
    claim = CLAIMS["stop-next"].holds(table.view(0), action(move))
    assert claim is holds


def test_where_nobody_else_acts_next_no_player_has_fewer_answers() -> None:
    hand, below = "5C QH 9H KC 3C", "4H 6H 7H 10H JH AH 2H"
    again = position(top="QC", hand=hand, game="klikk", below=below).view(0)
    assert not CLAIMS["fewer-answers"].holds(again, action("QH"))
    alone = position(top="QC", hand=hand, below=below).view(0)
    assert CLAIMS["fewer-answers"].holds(alone, action("QH"))


def test_who_has_laid_a_two_makes_draw_by_stopping_as_well() -> None:
    table = position(top="5C", hand="2C 2D KH 4H", game="klikk", others={1: "3D 4D"})
    play(table, "0 2C")
    assert not PLAYER.tells(table.view(0), action("2D"), "makes-draw")


def test_one_card_less_is_a_reason_where_one_could_draw() -> None:
    table = position(top="2C", hand="6C KH 4H", options={"voluntary_draw": True})
    decision = PLAYER.choose(table.view(0), Level.HARD, Random(1))
    assert decision is not None
    told = PLAYER.told(table.view(0), decision).reasons
    assert told[0] == "fewer-cards"


def test_that_an_eight_is_worth_keeping_is_said_last() -> None:
    table = position(top="2C", hand="6C 6H 8D KH 4H")
    decision = PLAYER.choose(table.view(0), Level.HARD, Random(1))
    assert decision is not None
    assert PLAYER.told(table.view(0), decision).reasons[-2:] == ("keep-eight", "nothing-better")


def test_no_sentence_promises_what_the_next_hint_may_break() -> None:
    for code in ("group", "long-chain", "most-cards", "can-go-out"):
        assert " can get rid of " in WHY[code].source
    assert "so the next player draws" not in WHY["fewer-answers"].source


def test_what_holds_for_every_card_is_no_reason() -> None:
    view = position(top="2C", hand="6C 9C KC 4H").view(0)
    assert not PLAYER.tells(view, action("6C"), "long-suit")
    apart = position(top="2C", hand="6C 2H KC 4C").view(0)
    assert PLAYER.tells(apart, action("6C"), "long-suit")


@pytest.mark.parametrize("game", list(OPTIONS))
def test_every_hint_with_a_choice_says_something_true(game: str) -> None:
    """What is told holds; only where no visible difference speaks for a move, it says that none is better."""
    choices = plain = 0
    for number in range(5):
        rng = Random(f"hints/{game}/{number}")
        table, _ = deal(OPTIONS[game]().rules(), 2 + number % 3, None, FreeChance(rng))
        for _ in range(30):
            if table.result is not None:
                break
            view = table.view(table.turn)
            decision = PLAYER.choose(view, Level.HARD, rng)
            assert decision is not None
            moves = [one for one in view.legal() if isinstance(one, MOVES)]
            if len(moves) > 1 and isinstance(decision.action, MOVES):
                told = PLAYER.told(view, decision)
                assert told.reasons
                assert CLAIMS[told.reasons[0]].holds(view, decision.action)
                choices += 1
                plain += told.reasons[0] == "nothing-better"
            table.play(table.turn, decision.action, FreeChance(rng))
    assert plain < 0.4 * choices


@pytest.mark.parametrize("style", [Style.CAREFUL, Style.GREEDY, Style.BOLD])
def test_a_style_is_felt_and_changes_little(style: Style) -> None:
    """Some decisions differ from steady ones, most do not, and whoever can go out does."""
    differ = choices = 0
    for number in range(120):
        rng = Random(f"styles/{number}")
        table, _ = deal(OPTIONS["olsen"]().rules(), 2, None, FreeChance(rng))
        view = table.view(table.turn)
        for level in (Level.EASY, Level.MEDIUM):
            steady, leaning = (PLAYER.choose(view, level, Random(number), one) for one in (Style.STEADY, style))
            assert steady is not None
            assert leaning is not None
            choices += 1
            differ += steady.action != leaning.action
    assert 0 < differ < 0.5 * choices
    out = position(top="2C", hand="6C 6D", options={"voluntary_draw": True}).view(0)
    decision = PLAYER.choose(out, Level.MEDIUM, Random(1), style)
    assert decision is not None
    assert PLAYER.told(out, decision).reasons[0] == "can-go-out"


@pytest.mark.parametrize("had_turn", [[False, False], [True, False], [True, True]])
def test_nobody_is_thought_to_change_the_suit_in_a_first_turn(had_turn: list[bool]) -> None:
    """Neither oneself, with an eight or a second card of a rank, nor the next player."""
    table = position(top="9C", hand="6C 6H 8D 4S", options={"first_turn": "suit"}, had_turn=had_turn)
    view = table.view(0)
    (first, *others) = endings(view, action("6C"))
    assert legal(table) == ({"6C", "8D"} if had_turn[0] else {"6C"})
    assert bool(others) == had_turn[0]
    assert CLAIMS["keep-eight"].holds(view, action("6C")) == had_turn[0]
    alone = next(ending for ending in (first, *others) if str(ending.top) == "6C")
    clubs = [card for card in view.unseen() if card.suit is Suit.CLUBS]
    if had_turn[1]:
        assert answers(view, alone) > len(clubs)
    else:
        assert answers(view, alone) == len([card for card in clubs if card.rank != 8])


def test_of_cards_that_are_as_good_each_style_lays_its_own() -> None:
    table = position(top="5H", hand="2H 7H QH 9C JS").view(0)
    laid = {style: PLAYER.choose(table, Level.MEDIUM, Random(1), style) for style in Style if style is not Style.STEADY}
    assert {style: str(decision.action.card) for style, decision in laid.items() if decision is not None} == {
        Style.CAREFUL: "2H",
        Style.GREEDY: "QH",
        Style.BOLD: "7H",
    }


@pytest.mark.parametrize(("game", "keeps"), [("olsen", True), ("med_stigum", False)])
def test_the_careful_keep_no_changer_where_what_is_kept_is_paid_for(game: str, keeps: bool) -> None:
    view = position(game=game, top="5H", hand="8H KH 9C").view(0)
    changer, king = (Plan(tuple(cards(card)), (), Suit.HEARTS, card == "8H") for card in ("8H", "KH"))
    assert (liking(view, changer, Style.CAREFUL) < liking(view, king, Style.CAREFUL)) is keeps
