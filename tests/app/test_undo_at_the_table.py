"""Taking back and redo at the table, as values: alone, in company, and with everything that stands on the screen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.app.turns import since_my_turn
from cardtable.cards import Card, cards
from cardtable.engine.match import TakingBack
from cardtable.games.olsen.rules.actions import DRAW, PLAY
from cardtable.stage.picture import Picture
from tests.app.desk import Desk, at_table, desk, english, seated
from tests.every_game import every_game
from tests.games.rummy_positions import position as rummy_position

GAMES = sorted(every_game())
HAND = "4H 5H 6H 7H 9S 9D JK1 QC KD"
DEAL = ["2H 9C KD QD 7S", "5H 6H 7H"]
THREE = ["2H 9C KD QD 7S", "9H 6H 7H", "3H 4H 5H"]


def is_in_step(at: Desk) -> None:
    """Strip, buttons, hand and tools say what the table says."""
    table, screen = at.table, at.screen
    told = since_my_turn(at.sight, at.sight.near, at.sight.view())
    assert set(screen.strip) <= set(told.lines)
    assert screen.notices == tuple(told.notices)
    commands = table.entry.stage.controls.commands(at.sight.view(), table.names, (), at.groups)
    shown = {english(one.command.label): one.command.refusal for one in screen.buttons}
    assert {english(one.label): one.refusal for one in commands}.items() <= shown.items()
    assert ("redo" in screen.top.tools) == table.undo.can_redo
    assert at.screen.line == len(table.match.log)


def others_play(at: Desk, rng: Random) -> None:
    """Until the person is on turn, or is asked."""
    while not at.table.match.between_rounds:
        seat = next(iter(at.table.round.must_answer()), at.table.round.turn)
        if seat == 0:
            return
        legal = [one for one in at.table.round.legal(seat) if not one.spoken] or list(at.table.round.legal(seat))
        at.decide(seat, rng.choice(legal))
        at.tell_all()


def lying(at: Desk) -> Any:
    """What lies on the table, in whichever order hands are held, and what can be done."""
    zones = {zone.id: sorted(map(str, zone.cards)) for zone in at.screen.picture.zones}
    return zones, at.screen.buttons, at.screen.status.line, at.screen.question


@pytest.mark.parametrize("game", GAMES)
def test_alone_a_decision_comes_back_with_what_computers_did_and_goes_again(game: str) -> None:
    at, rng = seated(game, 1, 3), Random(game)
    others_play(at, rng)
    tried, lay = 0, {}
    for _ in range(20):
        if at.table.match.between_rounds:
            if at.table.match.over:
                break
            at.deal()
            others_play(at, rng)
        lay[str(at.table.match.log)] = lying(at)
        legal = [one for one in at.table.round.legal(0) if not one.spoken] or list(at.table.round.legal(0))
        at.play(0, rng.choice(legal))
        at.tell_all()
        others_play(at, rng)
        if at.table.match.between_rounds or at.table.undo.why_not(at.sight.told) is not None:
            continue
        tried += 1
        played = list(at.table.match.log)
        at.take_back()
        assert len(at.table.match.log) < len(played)
        assert at.table.match.log == played[: len(at.table.match.log)]
        assert lying(at) == lay[str(at.table.match.log)]
        is_in_step(at)
        at.redo()
        assert at.table.match.log[: len(played)] == played
        is_in_step(at)
        others_play(at, rng)
    assert tried or not every_game()[game].game.lenient


def test_a_card_comes_back_to_its_place_and_another_one_forgets_the_redo() -> None:
    at = desk(DEAL)
    before = at.screen.picture.zones
    at.drop("9C")
    at.decide(1, next(one for one in at.table.round.legal(1) if not one.spoken))
    at.take_back()
    assert at.screen.picture.zones == before
    assert at.table.match.retakes == 1
    is_in_step(at)
    at.redo()
    assert at.table.match.retakes == 0
    at.take_back()
    at.drop("2H")
    assert not at.table.undo.can_redo
    at.redo()
    assert at.bubble == "There is nothing to redo."
    is_in_step(at)


def test_ears_hear_what_is_asked_again_and_nothing_of_what_was_taken_back_before_it_was_told() -> None:
    at = desk(DEAL)
    for _ in range(2):
        at.drop("9C")
        at.decide(1, DRAW)  # The turn goes on, and is told when it is over.
        before = len(at.said())
        at.take_back()
        assert at.said()[before:] == ["Clubs, a two or an eight"]


def test_a_hand_sorted_by_hand_lies_as_it_lay() -> None:
    at = desk(DEAL)
    at.arrange("9C", 0)
    at.arrange("KD", 2)
    before = at.zone("hand-0").cards
    at.drop("9C")
    at.take_back()
    assert at.zone("hand-0").cards == before


def test_after_a_take_back_what_was_put_together_lies_there_and_the_first_press_counts() -> None:
    at = at_table(rummy_position(hand=HAND), name="kinaskak")
    at.press("P")
    planned = at.tray()
    assert planned
    for _ in range(2):
        at.press("L")
        assert at.table.round.down[0]
        assert not at.tray()
        at.take_back()
        assert at.tray() == planned
        is_in_step(at)
    at.redo()
    assert at.table.round.down[0]
    assert not at.tray()
    is_in_step(at)


def test_what_is_in_the_way_is_named() -> None:
    at = desk(["2H 9C KD QD 7S", "9H 6H 7H"], taking_back=TakingBack.UNSEEN)
    at.drop("9C")
    at.decide(1, PLAY[Card.parse("9H")])
    at.take_back()
    assert at.bubble.startswith("Sigrún has played since, so nothing can be taken back. Sigrún lays")


def test_what_has_been_seen_is_not_taken_back() -> None:
    at = desk(["KH QD", "5H 6H"], stock="5D 6S JS", taking_back=TakingBack.UNSEEN)
    at.drop("", "stock")
    at.take_back()
    assert at.bubble == "What has been seen cannot be taken back. Anna draws the five of diamonds."
    assert len(at.table.round.hands[0]) == 3


def test_where_nothing_is_taken_back_there_is_no_tool_for_it() -> None:
    at = desk(DEAL, taking_back=TakingBack.NEVER)
    assert "back" not in at.screen.top.tools
    assert "hint" in at.screen.top.tools
    at.take_back()
    assert "At this table nothing can be taken back" in at.bubble


@pytest.mark.parametrize("pace", ["instant", "calm"])
def test_the_end_of_a_round_goes_with_its_panel_and_comes_again(pace: str) -> None:
    at = desk(["9C 9D", "5H 6H 7H"], settings={"pace": pace})
    at.play(0, next(one for one in at.table.round.legal(0) if one.kind == "say-olsen"))
    at.play(0, PLAY[Card.parse("9C")])
    at.play(0, PLAY[Card.parse("9D")])
    while at.table.round.result is None:
        at.play(0, next(one for one in at.table.round.legal(0) if one.kind == "end-turn"))
    at.tell_all()
    assert at.screen.round_end is not None
    at.take_back()
    assert at.table.round.result is None
    assert at.screen.round_end is None
    at.redo()
    at.tell_all()
    assert at.screen.round_end is not None
    assert at.table.match.results


def company() -> Desk:
    return desk(THREE, people=3, taking_back=TakingBack.DECISION)


def only_public_cards(at: Desk, held: Picture) -> None:
    """Every picture that came after this one shows no hand."""
    shown = at.screens[max(place for place, one in enumerate(at.screens) if one.picture is held) + 1 :]
    assert shown
    for screen in shown:
        assert {card for zone in screen.picture.zones for card in zone.cards if card is not None} <= {*cards("2C 9C")}


def test_in_company_the_curtain_falls_and_no_hand_is_there() -> None:
    at = company()
    at.uncover()
    at.drop("9C")
    at.tell_all()
    at.uncover()
    assert Card.parse("9H") in at.open_cards()
    held = at.screen.picture
    at.take_back()
    assert at.screen.curtain is not None
    assert at.screen.curtain.seat == 0
    only_public_cards(at, held)
    at.uncover()
    assert len(at.zone("hand-0").cards) == 5
    held = at.screen.picture
    at.redo()
    assert at.screen.curtain is not None
    assert at.screen.curtain.seat == 1
    assert at.screen.curtain.can_take_back
    only_public_cards(at, held)
    at.take_back()
    assert at.screen.curtain.seat == 0


def test_the_curtain_tells_what_was_played_after_a_take_back() -> None:
    """What somebody had seen of a game that was taken back says nothing of what was played since."""
    at = company()
    at.uncover()
    at.drop("9C")
    at.tell_all()
    at.uncover()
    at.take_back()
    at.uncover()
    at.drop("2H")
    if at.screen.curtain is None:
        at.press("E")
    assert at.screen.curtain is not None
    assert at.screen.curtain.seat == 1
    assert any("two of hearts" in one for one in at.since())


def test_nothing_that_was_said_stands_over_the_table_that_came_back() -> None:
    """“Ólsen!” over a hand of three is not true of that table."""
    at = desk(["2H 3C 9D", "5H 6H 7S"], people=2, taking_back=TakingBack.DECISION)
    at.uncover()
    at.play(0, PLAY[Card.parse("2H")])
    at.speak(0, "Ólsen!")
    assert at.screen.speech
    at.take_back()
    assert at.screen.speech == ()
