"""The reasons of the family are true, or they are not told."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardtable.cards import Suit
from cardtable.engine.chance import FreeChance
from cardtable.games.olsen.players.claims import CLAIMS, MOVES
from cardtable.games.olsen.players.player import OlsenPlayer
from cardtable.games.olsen.rules.dealing import deal
from cardtable.games.olsen.rules.knowledge import Lack
from cardtable.games.olsen.table.words.hints import WHY
from cardtable.players.decision import Decision, Level, Reason, Style
from tests.games.olsen_positions import OPTIONS, action, position

PLAYER = OlsenPlayer()


def test_every_reason_has_a_claim_and_words() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path("cardtable/games/olsen/players").glob("*.py"))
    codes = set(re.findall(r'Reason\(\s*"([a-z-]+)"', source)) | set(re.findall(r'yield "([a-z-]+)"', source))
    assert codes | {"keep-changer", "keep-eight", "makes-draw", "skips-next"} == set(CLAIMS) == set(WHY)


HEARTS, SPADES = Suit.HEARTS, Suit.SPADES
TRUE: list[tuple[str, str, str, dict[str, Any], Suit | None]] = [
    ("goes-out", "6C", "6C", {}, None),
    ("goes-out", "6C 6D", "6C", {}, None),
    ("group", "6C 6D KH 4H", "6C", {}, None),
    ("long-suit", "6C 6H KH 4H 9S", "6C", {}, HEARTS),
    ("long-suit", "8S 4H KH", "8S", {}, HEARTS),
    ("keep-eight", "6C 8H KH", "6C", {}, None),
    ("stop-next", "6C 6H KH", "6C", {"others": {1: "3D 4D"}}, HEARTS),
    ("they-lack", "6C 6H KH", "6C", {"lacks": [None, Lack(Suit.HEARTS, (), 4)]}, HEARTS),
    ("makes-draw", "2D KH 4H", "2D", {"game": "klikk", "others": {1: "3D 4D"}}, None),
    ("skips-next", "QC KH 4H", "QC", {"game": "klikk"}, None),
    ("sheds-points", "KC 4H 5C", "KC", {"game": "med_stigum", "others": {1: "3D 4D"}}, None),
    ("fewer-points", "KC 4H 5C", "KC", {"game": "med_stigum"}, None),
    ("fewer-cards", "6C 6H 9C", "6C", {}, None),
    ("fewer-answers", "6C 9C 3D 3H 3S", "9C", {"below": "9D 9H 9S"}, None),
    ("more-ways", "6C KC KH", "KC", {}, None),
    ("keeps-together", "6C 9C 6H", "9C", {}, None),
    ("long-chain", "AC KH 7D 3H", "AC", {"game": "upp_og_nidur"}, None),
    ("keeps-chain", "AC 9H 8D 3H", "AC", {"game": "upp_og_nidur"}, None),
    ("hard-to-follow", "AC 9H 8D 3H", "AC", {"game": "upp_og_nidur", "below": "KD KH KS 2H 2S 2D"}, None),
]
FALSE: list[tuple[str, str, str, dict[str, Any], Suit | None]] = [
    ("goes-out", "6C 6D 9C", "6C", {}, None),
    ("goes-out", "6C 6D", "6C", {"options": {"multi_rank": False}}, None),
    ("group", "6C 6D KH 4H", "6C", {"options": {"multi_rank": False}}, None),
    ("group", "6C KH", "6C", {}, None),
    ("long-suit", "6C 6H KH 4S 9S", "6C", {}, HEARTS),
    ("long-suit", "6C KH 4H", "6C", {}, HEARTS),
    ("keep-eight", "6C KH", "6C", {}, None),
    ("keep-eight", "6C 8H KH", "8H", {}, None),
    ("stop-next", "6C 6H KH", "6C", {"others": {1: "3D 4D 5D"}}, HEARTS),
    ("they-lack", "6C 6H KH", "6C", {"lacks": [None, Lack(Suit.SPADES, (), 4)]}, HEARTS),
    ("makes-draw", "2D KH 4H", "2D", {"game": "klikk"}, None),
    ("skips-next", "QC KH 4H", "QC", {}, None),
    ("sheds-points", "KC 4H 5C", "KC", {"game": "med_stigum"}, None),
    ("fewer-points", "KC 4H 5C", "5C", {"game": "med_stigum"}, None),
    ("fewer-cards", "6C 6H 9C", "9C", {}, None),
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
    assert decision.reasons[0].code == "goes-out"
