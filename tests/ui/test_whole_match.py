"""Whole matches as people play them: by mouse, by keys alone, and by several persons at one machine."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from cardtable.app.awaiting import Computer, Reaction
from cardtable.app.match.scheduler import Scheduler
from cardtable.app.settings import SeatChoice
from cardtable.cards import Card
from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.stage.card_names import card_name, card_object
from cardtable.ui.language import say
from cardtable.ui.new_game.match_setup import MatchSetup
from tests.conformance.common import cards_in
from tests.ui.fingers import Fingers
from tests.ui.found import items_of

CODE = "0000-0000"


def wish(people: int, seats: int, code: str = CODE, name: str = "olsen", **options: object) -> MatchSetup:
    game = entry(name)
    names = ("Anna", "Sigrún", "Jón", "Birta", "Halldór", "Freyja")
    sitting = tuple(Seat(names[place], None if place < people else "medium", place) for place in range(seats))
    return MatchSetup(game, game.game.options.read(options), sitting, code)


def playable(hands: Fingers) -> list[Card]:
    return [action.card for action in hands.page.running.sight.view().legal() if action.kind == "play"]


def hand_counts(hands: Fingers) -> list[int]:
    return list(hands.page.running.sight.view().counts)


def one_step_by_mouse(hands: Fingers, drag: bool) -> None:
    """Do one sensible thing with the mouse."""
    legal = {action.kind for action in hands.page.running.sight.view().legal()}
    cards = playable(hands)
    if "name-suit" in legal:
        hands.click_command("2")
    elif cards and drag:
        hands.drag_card(cards[0])
    elif cards:
        hands.click_card(cards[0])
        hands.click_zone("discard")
    elif "end-turn" in legal:
        hands.click_command("E")
    elif "take-owed" in legal:
        hands.click_command("T")
    elif "let-stand" in legal and hands.page.table.round.phase == "stand":
        hands.click_command("D")
    elif "draw" in legal:
        hands.click_zone("stock")
    else:
        hands.click_command("P")


def call_if_due(hands: Fingers) -> None:
    table = hands.page.table
    if table is None or hands.between() or table.round.phase == "stand":
        return
    if hands.viewer in table.round.awaited():
        hands.click_command("O")


@pytest.mark.long
@pytest.mark.parametrize("drag", [True, False], ids=["by dragging", "by clicking"])
def test_whole_match_of_four_by_mouse(window, qtbot, drag: bool) -> None:
    hands = Fingers(window, qtbot)
    window.start(wish(1, 4, first_to=2))
    for _ in range(600):
        hands.settle()
        if hands.page.table.match.over:
            break
        if hands.between():
            hands.wait(hands.page.round_end.isVisible)
            hands.click_button(hands.page.round_end.panel.next_button)
            continue
        before = len(hands.page.table.match.log)
        one_step_by_mouse(hands, drag)
        assert len(hands.page.table.match.log) > before, hands.page.bubble.text
        call_if_due(hands)
    match = hands.page.table.match
    assert match.over
    assert max(match.standing.totals) == 2
    hands.wait(hands.page.round_end.isVisible)
    assert hands.page.round_end.panel.again_button.isVisible()
    saved = window.services.database.games()[0]
    assert saved.over
    assert window.services.database.load(saved.id).match.round == match.round


FURTHER = {
    "upp_og_nidur": (3, {"first_to": 2}),
    "med_stigum": (4, {"score_mode": "5r"}),
    "klikk": (4, {"first_to": 3, "stack_twos": True}),
    "langi": (2, {"langi_start": 4}),
    "svindl": (3, {"first_to": 2}),
}


@pytest.mark.long
@pytest.mark.parametrize("name", FURTHER)
def test_a_whole_match_of_each_further_game_by_mouse(window, qtbot, monkeypatch, name: str) -> None:
    monkeypatch.setattr(Scheduler, "second", 5)
    seats, options = FURTHER[name]
    hands = Fingers(window, qtbot)
    window.start(wish(1, seats, name=name, **options))
    for turn in range(1500):
        hands.settle()
        if hands.page.table.match.over:
            break
        if hands.between():
            hands.wait(hands.page.round_end.isVisible)
            hands.click_button(hands.page.round_end.panel.next_button)
            continue
        before = len(hands.page.table.match.log)
        one_step_by_mouse(hands, drag=turn % 2 == 0)
        assert len(hands.page.table.match.log) > before, hands.page.bubble.text
        call_if_due(hands)
    match = hands.page.table.match
    assert match.over
    hands.wait(hands.page.round_end.isVisible)
    saved = window.services.database.games()[0]
    assert saved.over
    assert window.services.database.load(saved.id).match.round == match.round
    hands.click_button(hands.page.round_end.panel.sheet_button)
    sheet = window.scores.sheet
    assert sheet.rowCount() == len(match.results) + 1
    shown = [sheet.item(len(match.results), seat).text() for seat in range(seats)]
    if name != "langi":  # Its sheet says how far down everybody came.
        won = ["★ " * (seat in match.standing.leaders) for seat in range(seats)]
        assert shown == [f"{star}{total}" for star, total in zip(won, match.standing.totals, strict=True)]


def test_whole_match_by_keys_alone(window, qtbot) -> None:
    hands = Fingers(window, qtbot)
    # From the home page: the game's button, the table's start button, then the table.
    window.home.arrive()
    window.set_up("olsen")
    window.new_game.start.setFocus()
    hands.key(Qt.Key.Key_Space)
    page = hands.page
    for _ in range(600):
        hands.settle()
        if page.table.match.over:
            break
        page.view.setFocus()
        legal = {action.kind for action in page.running.sight.view().legal()}
        cards = playable(hands)
        before = len(page.table.match.log)
        if "name-suit" in legal:
            hands.key("3")
        elif cards:
            focus_card(hands, cards[0])
            hands.key(Qt.Key.Key_Space)
            hands.key(Qt.Key.Key_Return)
        elif "end-turn" in legal:
            hands.key("e")
        elif "draw" in legal:
            hands.key("d")
        else:
            hands.key("p")
        assert len(page.table.match.log) > before, page.bubble.text
        if not hands.between() and page.running.sight.viewer in page.table.round.awaited():
            hands.key("o")
    assert page.table.match.over


def focus_card(hands: Fingers, card: Card) -> None:
    """Move the focus to a card with the arrow keys."""
    for _ in range(80):
        focus = hands.scene.focusItem()
        if getattr(focus, "card", None) is card:
            return
        in_hand = getattr(focus, "zone", "") == f"hand-{hands.page.running.sight.viewer}"
        hands.key(Qt.Key.Key_Right if in_hand else Qt.Key.Key_Up)
    raise AssertionError(f"the arrows never reach {card}")


def test_hot_seat_match_of_two_persons_never_shows_a_hidden_hand(window, qtbot) -> None:
    hands = Fingers(window, qtbot)
    window.start(wish(2, 2))
    page = hands.page
    seen_curtains = 0
    for _ in range(600):
        hands.wait(lambda: not hands.scene.moving)
        look(hands)
        if page.table.match.over:
            break
        if page.curtain.isVisible():
            seen_curtains += 1
            assert page.running.sight.viewer is None
            hands.click_button(page.curtain.show_button)
            continue
        one_step_by_mouse(hands, drag=seen_curtains % 2 == 0)
        look(hands)
    assert page.table.match.over
    assert seen_curtains > 3


def look(hands: Fingers) -> None:
    """No hidden card's face is on the screen, and none is named to ears, in the newest line, a bubble or a tool tip."""
    table = hands.page.table
    sight = hands.page.running.sight
    viewer = sight.viewer
    public = {card for card in table.round.view(viewer).pile if card is not None}
    allowed = public | (set(table.round.hands[viewer]) if viewer is not None else set())
    allowed |= {card for hand in table.round.open_hands for card in hand}
    shown = {item.card for item in hands.scene.cards if item.card is not None}
    assert shown <= allowed, f"shown: {shown - allowed}"
    told = cards_in([sight.visible(events) for events in table.match.events])
    hidden = {card.face for card in table.round.all_cards()} - {card.face for card in (*allowed, *told)}
    named = {say(name(card)) for card in hidden for name in (card_name, card_object)}
    newest = hands.page.running.display.presenter.lines(every_round=False)[-1]
    texts = ["" if newest is None else say(newest), hands.page.bubble.text, hands.page.commands.words.status]
    texts += [button.toolTip() for button, _ in hands.page.commands.buttons]
    for item in items_of(hands.view):
        texts.append(QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name))
    for text in texts:
        assert not any(name in text for name in named), text
    if table.is_hot_seat and viewer is None:
        waits_for_computer = not table.match.between_rounds and not table.match.seats[table.round.turn].is_person
        reacting = isinstance(sight.step(), Reaction | Computer)
        assert not hands.page.curtain.isHidden() or hands.between() or waits_for_computer or reacting


def test_seat_choices_are_remembered(window, qtbot) -> None:
    window.set_up("olsen")
    window.new_game.panel.new_person.emit("Amma")
    window.new_game.start.click()
    last = window.services.settings.last_tables["olsen"]
    assert last.seats[0] == SeatChoice(name="Amma", level=None, colour=0, face="fox")
    assert new_deal_code is not None
