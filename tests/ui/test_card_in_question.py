"""The card that is pointed at, picked or hinted: it is in question as long as it is held, and no longer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.app.autosave import DatabaseAutosave
from cardtable.app.running_match import RunningMatch
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.games.catalogue import catalogue, entry
from cardtable.players.decision import Level
from cardtable.stage.controls import cards_of
from cardtable.stage.zones import Middle, ZoneKind
from tests.ui.fingers import Fingers

DECISIONS = 25


@pytest.fixture
def hands(window, qtbot, monkeypatch: pytest.MonkeyPatch) -> Fingers:
    monkeypatch.setattr(window.services, "ask", lambda _: 0)
    return Fingers(window, qtbot)


def sit(hands: Fingers, game: str, persons: int = 1) -> RunningMatch:
    known = entry(game)
    sitting = [Seat(f"Name{at}", None if at < persons else "easy", at) for at in range(known.game.seat_counts[0])]
    match = Match(known.game, known.game.options(), sitting, "0000-0001", TakingBack.DECISION)
    match.deal()
    hands.window.show_page(hands.page)
    number = hands.window.services.database.add(match, "question")
    table = RunningMatch(known, match, "question", DatabaseAutosave(hands.window.services.database, number))
    hands.page.sit_down(table)
    still(hands)
    return table


def still(hands: Fingers) -> None:
    """All is told, and nobody plays on."""
    while hands.page.running.playback.hurry():
        pass
    hands.page.running.scheduler.pause()


def until_my_turn(hands: Fingers, table: RunningMatch, rng: Random) -> bool:
    """Let the others play; whether the person has something to decide then, in a round that goes on."""
    while not table.match.between_rounds:
        seat = next(iter(table.round.must_answer()), table.round.turn)
        if seat == 0:
            return True
        decision = table.entry.player.choose(table.round.view(seat), Level.EASY, rng)
        hands.page.running.controller.play(
            seat, (decision.action if decision is not None else table.round.legal(seat)[0],)
        )
        still(hands)
        holds(hands)
    return False


def held(hands: Fingers) -> set[Any]:
    """What lies in an open hand on the screen, put together or not."""
    own = (ZoneKind.HAND, ZoneKind.TRAY)
    return {card for zone in hands.scene.picture.zones if zone.kind in own for card in zone.cards if card is not None}


def holds(hands: Fingers) -> None:
    """What is in question is held, and the middle shows with what it agrees, or nothing."""
    table, asked = hands.page.table, hands.scene.input.in_question
    assert {*hands.scene.input.picked, asked} - {None} <= held(hands)
    agreed = () if asked is None else table.entry.stage.layout.agreement(hands.page.running.sight.view(), asked)
    for zone in hands.scene.zones.values():
        if zone.zone.kind is ZoneKind.ROW:
            assert zone.agreed == tuple(tuple(features) for features in agreed)


@pytest.mark.parametrize("game", list(catalogue()))
@pytest.mark.parametrize("way", ["pointed at", "picked", "focused"])
def test_a_card_that_left_the_hand_is_in_question_no_more(hands, game: str, way: str) -> None:
    table, rng = sit(hands, game), Random(game)
    page, scene, left = hands.page, hands.scene, 0
    for _ in range(DECISIONS):
        if not until_my_turn(hands, table, rng):
            break
        legal = list(table.round.legal(0))
        action = next((one for one in rng.sample(legal, len(legal)) if taken_by(table, one)), legal[0])
        cards = taken_by(table, action) or rng.sample(sorted(held(hands)), min(1, len(held(hands))))
        for card in cards[:1]:
            item = scene.item_of(card)
            if way == "pointed at":
                scene.input.hover_card(item)
            elif way == "picked":
                scene.input.clear_picked()
                scene.input.toggle(item)
            else:
                scene.shows_focus = True
                scene.setFocusItem(item)
            assert scene.input.in_question == card
            holds(hands)
        page.running.controller.play(0, (action,))
        still(hands)
        holds(hands)
        if cards and cards[0] not in held(hands):
            left += 1
            assert way == "focused" or scene.input.in_question is None
            if table.take_back_refusal() is None and rng.random() < 0.5:
                page.running.controller.take_back()
                still(hands)
                holds(hands)
                assert way == "focused" or scene.input.in_question is None, "it came back, but nobody points at it"
                page.running.controller.redo()
                still(hands)
        mine = [item for item in scene.cards if item.card in held(hands)]
        if way == "pointed at" and mine:  # Somebody may take it, too.
            scene.input.hover_card(rng.choice(mine))
    assert left > 1


@pytest.mark.parametrize("game", list(catalogue()))
def test_behind_the_curtain_nothing_is_in_question(hands, game: str) -> None:
    sit(hands, game, persons=2)
    for _ in range(2):
        if not hands.page.curtain.isVisible():
            return  # A computer player begins, or all are asked first.
        hands.click_button(hands.page.curtain.show_button)
        hands.scene.input.hover_card(hands.scene.items_in(next(hand_zones(hands)))[0])
        hands.page.running.controller.cover()
        holds(hands)
        assert hands.scene.input.in_question is None


def taken_by(table: RunningMatch, action: Any) -> list[Any]:
    """The cards that leave the person's hand by this action."""
    again = table.match.at(len(table.match.log))
    again.play(0, action)
    return [card for card in table.round.hands[0] if card not in again.round.hands[0]]


def hand_zones(hands: Fingers) -> Any:
    return (zone.id for zone in hands.scene.picture.zones if zone.kind is ZoneKind.HAND)


ROWS = [game for game in catalogue() if entry(game).stage.layout.middle is Middle.ROW]


@pytest.mark.parametrize("game", ROWS)
@pytest.mark.parametrize("way", ["click", "drag", "double"])
def test_what_was_just_laid_agrees_with_nothing(hands, game: str, way: str) -> None:
    table, rng = sit(hands, game), Random(f"{game}/{way}")
    laid: list[Any] = []
    while not laid:
        assert until_my_turn(hands, table, rng)
        laid = [one for one in table.round.legal(0) if len(list(cards_of(one))) == 1]
        if not laid:
            hands.page.running.controller.play(0, [table.round.legal(0)[0]])
            still(hands)
    (card,) = cards_of(laid[0])
    (row,) = (zone for zone in hands.scene.zones.values() if zone.zone.kind is ZoneKind.ROW)
    item = hands.scene.item_of(card)
    hands.scene.input.hover_card(item)
    assert hands.scene.input.in_question == card
    if way == "drag":
        hands.drag_card(card, row.zone.id)
    elif way == "click":
        hands.click_card(card)
        hands.click_zone(row.zone.id)
    else:
        hands.scene.input.play(item)
    still(hands)
    assert card not in table.round.hands[0]
    holds(hands)
    assert hands.scene.input.in_question is None
