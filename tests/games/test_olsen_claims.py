"""The reasons of the family are true, or they are not told."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable.cards import Suit, cards
from cardtable.engine.chance import FreeChance
from cardtable.games.olsen.players.claims import CLAIMS, MOVES
from cardtable.games.olsen.players.plan import Chain
from cardtable.games.olsen.players.player import OlsenPlayer
from cardtable.games.olsen.players.reasons import told_apart
from cardtable.games.olsen.presentation.speech import WHY
from cardtable.games.olsen.rules.game import deal
from cardtable.games.olsen.rules.knowledge import Lack
from cardtable.games.olsen.rules.view import OlsenView
from cardtable.players.decision import Decision, Level, Reason, Style
from tests.games.olsen_positions import OPTIONS, action, play, position

PLAYER = OlsenPlayer()


def test_every_reason_has_a_claim_and_words() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path("cardtable/games/olsen/players").glob("*.py"))
    codes = set(re.findall(r'Reason\(\s*"([a-z-]+)"', source)) | set(re.findall(r'yield "([a-z-]+)"', source))
    either = {"keep-changer", "keep-eight", "makes-draw", "skips-next", "goes-out", "can-go-out"}
    assert codes | either == set(CLAIMS) == set(WHY)


HEARTS, SPADES = Suit.HEARTS, Suit.SPADES
TRUE: list[tuple[str, str, str, dict[str, Any], Suit | None]] = [
    ("goes-out", "6C", "6C", {}, None),
    ("can-go-out", "6C 6D", "6C", {}, None),
    ("can-go-out", "3C 4D 5D", "3C", {"game": "upp_og_nidur"}, None),
    ("group", "6C 6D KH 4H", "6C", {}, None),
    ("long-suit", "4C 2H KH 9H", "2H", {}, HEARTS),
    ("long-suit", "8S 4H KH", "8S", {}, HEARTS),
    ("keep-eight", "6C 8H KH", "6C", {}, None),
    ("stop-next", "4C 2H KH", "2H", {"others": {1: "3D 4D"}}, HEARTS),
    ("stop-next", "4C 8H KH", "8H", {"others": {1: "3D 4D"}}, HEARTS),
    ("stop-next", "AC KC 4H", "KC", {"game": "klikk", "named": "D", "others": {1: "3D 4D"}}, None),
    ("they-lack", "4C 2H KH", "2H", {"lacks": [None, Lack(Suit.HEARTS, (), 4)]}, HEARTS),
    ("they-lack", "4C 8D KH", "8D", {"lacks": [None, Lack(Suit.HEARTS, (), 4)]}, HEARTS),
    ("makes-draw", "2D KH 4H", "2D", {"game": "klikk", "others": {1: "3D 4D"}}, None),
    ("skips-next", "QC KH 4H", "QC", {"game": "klikk"}, None),
    ("sheds-points", "KC 4H 5C", "KC", {"game": "med_stigum", "others": {1: "3D 4D"}}, None),
    ("fewer-points", "KC 4H 5C", "KC", {"game": "med_stigum"}, None),
    ("most-cards", "6C 6H 9C", "6C", {}, None),
    ("fewer-cards", "6C 9H", "6C", {"options": {"voluntary_draw": True}}, None),
    ("fewer-answers", "6C 9C 3D 3H 3S", "9C", {"below": "9D 9H 9S"}, None),
    ("more-ways", "6C KC KH", "KC", {"options": {"multi_rank": False}}, None),
    ("more-ways", "6C 8H KH", "6C", {}, None),
    ("keeps-together", "6C 9C 6H", "9C", {}, None),
    ("long-chain", "AC KH 7D 3H", "AC", {"game": "upp_og_nidur"}, None),
    ("keeps-chain", "AC 9H 8D 3H", "AC", {"game": "upp_og_nidur"}, None),
    ("hard-to-follow", "AC 9H 8D 3H", "AC", {"game": "upp_og_nidur", "below": "KD KH KS 2H 2S 2D"}, None),
]
FALSE: list[tuple[str, str, str, dict[str, Any], Suit | None]] = [
    ("goes-out", "6C 6D 9C", "6C", {}, None),
    ("goes-out", "6C 6D", "6C", {}, None),
    ("can-go-out", "6C", "6C", {}, None),
    ("can-go-out", "6C 6D", "6C", {"options": {"multi_rank": False}}, None),
    ("can-go-out", "8C 8D", "8C", {"options": {"out_on_changer": False}}, None),
    ("group", "6C 6D KH 4H", "6C", {"options": {"multi_rank": False}}, None),
    ("group", "6C KH", "6C", {}, None),
    ("long-suit", "6C 6H KH 4S 9S", "6C", {}, HEARTS),
    ("long-suit", "6C KH 4H", "6C", {}, HEARTS),
    ("long-suit", "4C 2H KH 9S", "2H", {}, HEARTS),  # as many spades
    ("long-suit", "4C 2H KH", "2H", {}, HEARTS),  # a single one
    ("long-suit", "6C 6H KH 4H 9S", "6C", {}, HEARTS),  # if the group is stopped, no
    ("long-suit", "4C 6C KC", "4C", {}, Suit.CLUBS),  # whatever is laid
    ("keep-eight", "6C KH", "6C", {}, None),
    ("keep-eight", "6C 8H KH", "8H", {}, None),
    ("stop-next", "4C 2H KH", "2H", {"others": {1: "3D 4D 5D"}}, HEARTS),
    ("stop-next", "4C 8H KC", "8H", {"others": {1: "3D 4D"}}, Suit.CLUBS),
    ("stop-next", "4C 2H KH", "4C", {"others": {1: "3D 4D"}}, Suit.CLUBS),
    ("stop-next", "4C 6H 6C", "6C", {"others": {1: "3D 4D"}}, HEARTS),
    ("they-lack", "4C 2H KH", "2H", {"lacks": [None, Lack(Suit.SPADES, (), 4)]}, HEARTS),
    ("they-lack", "4C 2H KH", "2H", {"lacks": [None, Lack(Suit.HEARTS, (), 1)]}, HEARTS),
    ("they-lack", "4C 2H KH", "2H", {"game": "klikk", "lacks": [None, Lack(Suit.HEARTS, (), 4)]}, HEARTS),
    ("makes-draw", "2D KH 4H", "2D", {"game": "klikk"}, None),
    ("skips-next", "QC KH 4H", "QC", {}, None),
    ("sheds-points", "KC 4H 5C", "KC", {"game": "med_stigum"}, None),
    ("fewer-points", "KC 4H 5C", "5C", {"game": "med_stigum"}, None),
    ("most-cards", "6C 6H 9C", "9C", {}, None),
    ("fewer-cards", "6C 6H 9C", "6C", {}, None),
    ("fewer-cards", "6C 6H 9C", "9C", {"options": {"voluntary_draw": True}}, None),
    ("fewer-answers", "6C 9C 3D 3H 3S", "9C", {}, None),  # by less than two cards
    ("keeps-together", "6C 9C 6H", "9C", {"options": {"multi_rank": False}}, None),
    ("makes-draw", "2D KH 4H", "2D", {"game": "klikk", "others": {1: "3D 4D"}, "options": {"stack_twos": True}}, None),
    ("sheds-points", "KC 8H 5C", "KC", {"game": "med_stigum", "others": {1: "3D 4D"}}, None),
    ("more-ways", "6C 8H KH", "8H", {}, None),
    ("more-ways", "6C KC KH", "6C", {}, None),
    ("long-chain", "AC 9H 7D 3H", "AC", {"game": "upp_og_nidur"}, None),
    ("hard-to-follow", "AC 9H 8D 3H", "AC", {"game": "upp_og_nidur", "below": "9D 9S 9C 8S"}, None),
]


@pytest.mark.parametrize(("code", "hand", "move", "more", "suit"), TRUE)
def test_reasons_that_are_true(code: str, hand: str, move: str, more: dict[str, Any], suit: Suit | None) -> None:
    view = position(top="2C", hand=hand, **more).view(0)
    assert CLAIMS[code].holds(view, action(move), Reason(code, 1.0, suit))


@pytest.mark.parametrize(("code", "hand", "move", "more", "suit"), FALSE)
def test_reasons_that_are_not(code: str, hand: str, move: str, more: dict[str, Any], suit: Suit | None) -> None:
    view = position(top="2C", hand=hand, **more).view(0)
    assert not CLAIMS[code].holds(view, action(move), Reason(code, 1.0, suit))


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
    claim = CLAIMS["stop-next"].holds(table.view(0), action(move), Reason("stop-next", 1.0, HEARTS))
    assert claim is holds


def test_where_nobody_else_acts_next_no_player_has_fewer_answers() -> None:
    hand, below = "5C QH 9H KC 3C", "4H 6H 7H 10H JH AH 2H"
    again = position(top="QC", hand=hand, game="klikk", below=below).view(0)
    assert not CLAIMS["fewer-answers"].holds(again, action("QH"), Reason("fewer-answers", 1.0))
    alone = position(top="QC", hand=hand, below=below).view(0)
    assert CLAIMS["fewer-answers"].holds(alone, action("QH"), Reason("fewer-answers", 1.0))


def test_who_means_to_lay_one_card_does_not_speak_of_more() -> None:
    view = position(top="9C", hand="AD AC JS 10C QH", game="upp_og_nidur").view(0)
    one, longer = (chain(view, cards) for cards in ("10C", "10C JS"))
    stop = chain(view, "")
    assert "most-cards" not in {reason.code for reason in told_apart(view, one, [stop])}
    assert "most-cards" in {reason.code for reason in told_apart(view, longer, [stop])}


def chain(view: OlsenView, text: str) -> Chain:
    laid = tuple(cards(text))
    return Chain(laid, tuple(card for card in view.hand if card not in laid))


def test_who_has_laid_a_two_makes_draw_by_stopping_as_well() -> None:
    table = position(top="5C", hand="2C 2D KH 4H", game="klikk", others={1: "3D 4D"})
    play(table, "0 2C")
    said = Decision(action("2D"), (Reason("makes-draw", 2.5),))
    assert not PLAYER.told(table.view(0), said).reasons


def test_one_card_less_is_a_reason_where_one_could_draw() -> None:
    table = position(top="2C", hand="6C KH 4H", options={"voluntary_draw": True})
    decision = PLAYER.choose(table.view(0), Level.HARD, Random(1))
    assert decision is not None
    told = PLAYER.told(table.view(0), decision).reasons
    assert max(told, key=lambda reason: reason.weight).code == "fewer-cards"


def test_that_an_eight_is_worth_keeping_is_said_last() -> None:
    table = position(top="2C", hand="6C 6H 8D KH 4H")
    decision = PLAYER.choose(table.view(0), Level.HARD, Random(1))
    assert decision is not None
    weights = {reason.code: reason.weight for reason in PLAYER.told(table.view(0), decision).reasons}
    assert weights.pop("keep-eight") < min(weight for code, weight in weights.items() if code != "nothing-better")


def test_no_sentence_promises_what_the_next_hint_may_break() -> None:
    for code in ("group", "long-chain", "most-cards", "can-go-out"):
        assert " can get rid of " in WHY[code].source
    assert "so the next player draws" not in WHY["fewer-answers"].source


def test_what_holds_for_every_card_is_no_reason() -> None:
    view = position(top="2C", hand="6C 9C KC 4H").view(0)
    same = Decision(action("6C"), (Reason("long-suit", 1.0, Suit.CLUBS), Reason("nothing-better", 0.1)))
    assert [reason.code for reason in PLAYER.told(view, same).reasons] == ["nothing-better"]
    apart = position(top="2C", hand="6C 2H KC 4C").view(0)
    kept = PLAYER.told(apart, Decision(action("6C"), (Reason("long-suit", 1.0, Suit.CLUBS),)))
    assert [reason.code for reason in kept.reasons] == ["long-suit"]


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
                best = max(told.reasons, key=lambda reason: reason.weight)
                assert CLAIMS[best.code].holds(view, decision.action, best)
                choices += 1
                plain += best.code == "nothing-better"
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
    assert 0 < differ < 0.3 * choices
    out = position(top="2C", hand="6C 6D", options={"voluntary_draw": True}).view(0)
    decision = PLAYER.choose(out, Level.MEDIUM, Random(1), style)
    assert decision is not None
    assert decision.reasons[0].code == "can-go-out"
