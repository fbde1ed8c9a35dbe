"""The round table in the window: what keeps its place, what is marked, what is asked where, what is remembered."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget

from cardtable.cards import Card
from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.players.decision import Level
from cardtable.stage.zones import ZoneKind
from cardtable.ui.language import say
from cardtable.ui.new_game.match_setup import MatchSetup
from cardtable.ui.scene.motion import Flights
from cardtable.ui.scene.speech_items import WrittenNotice
from cardtable.ui.theme import THEMES
from cardtable.ui.widgets.icons import SPACE
from tests.conformance.common import GAMES
from tests.ui.fingers import Fingers
from tests.ui.tables import position, table_at

CODE = "0000-0000"


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


def near_four(name: str) -> str:
    """A person and computer players: four, or as near to four as the game is played."""
    return "p".ljust(min(entry(name).game.seat_counts, key=lambda count: abs(count - 4)), "c")


def start(hands: Fingers, name: str, letters: str, **options: object) -> None:
    """A new table; a letter for each seat: p is a person, c a computer player."""
    game = entry(name)
    seats = tuple(Seat(f"{letter}{at}", None if letter == "p" else "easy", at) for at, letter in enumerate(letters))
    hands.window.start(MatchSetup(game, game.game.options.read(options), seats, CODE))
    hands.page.running.scheduler.pause()


def sit(hands: Fingers, current, people: int = 1) -> None:
    hands.window.show_page(hands.page)
    hands.page.sit_down(table_at(hands.window.services, current, people))
    hands.settle()


def play_on(hands: Fingers, steps: int) -> None:
    """Let computer players act for everybody, without waiting for anything."""
    page, table = hands.page, hands.page.table
    rng = Random(steps)
    for _ in range(steps):
        if table.match.between_rounds:
            break
        asked = table.round.must_answer()
        seat = asked[0] if asked else table.round.turn
        decision = table.entry.player.choose(table.round.view(seat), Level.EASY, rng)
        table.match.play(seat, decision.action if decision is not None else next(iter(table.round.legal(seat))))
    page.retranslate()
    page.running.scheduler.pause()


# -- what keeps its place ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_bars_and_cloth_have_one_size_for_ever(hands, name: str) -> None:
    start(hands, name, near_four(name))
    page = hands.page
    size = (page.top.height(), page.commands.height(), page.view.size())
    for steps in (0, 1, 3, 6, 9, 14, 25):
        play_on(hands, steps)
        hand = [item for item in hands.scene.cards if item.zone == "hand-0" and item.card is not None]
        for item in hand[:2]:
            lain = {other: other.spot for other in hands.scene.cards}
            hands.scene.input.toggle(item)
            assert {other: other.spot for other in hands.scene.cards} == lain
        hands.scene.input.clear_picked()
        assert (page.top.height(), page.commands.height(), page.view.size()) == size


def test_the_cross_of_tricks_and_its_corners_never_move(hands) -> None:
    start(hands, "san_da_yi", "pccc")
    seen: set[object] = set()
    for _ in range(12):
        play_on(hands, 3)
        layout = hands.scene.layout
        if hands.page.table.round.view(0).phase == "play":
            places = {zone: place.rect for zone, place in layout.places.items() if not zone.startswith("hand")}
            kept = {zone: (rect.x, rect.y) for zone, rect in places.items() if zone in ("trick", "won-declarer")}
            seen.add((tuple(layout.places["trick"].outlines), layout.signs, tuple(sorted(kept.items()))))
    assert len(seen) == 1


# -- what is marked ----------------------------------------------------------------------------------------------------


def test_a_hint_marks_its_card_until_somebody_acts(hands) -> None:
    sit(hands, position(["9S AC 2C 4C", "KD QD"], "3C"))
    hands.page.running.hints.ask()
    hands.wait(lambda: bool(hands.page.bubble.text))
    marked = [item.card for item in hands.scene.cards if item.hinted]
    assert len(marked) == 1
    item = hands.scene.item_of(marked[0])
    assert item.resting_point().y() < item.spot.y + item.spot.rect.height / 2
    hands.page.running.controller.play(
        0, [action for action in hands.page.running.sight.view().legal() if action.kind == "play"][:1]
    )
    assert not any(item.hinted for item in hands.scene.cards)


def test_a_notice_makes_room_for_the_card_of_a_hint_and_comes_back(hands) -> None:
    sit(hands, position(["9S AC 2C 4C", "KD QD"], "3C"))
    scene = hands.scene
    scene.notice.tell([WrittenNotice("Two drawn", "You have drawn two.", False)])
    assert scene.notice.isVisible()
    hands.page.running.hints.ask()
    hands.wait(lambda: any(item.hinted for item in scene.cards))
    assert not scene.notice.isVisible()
    elsewhere = replace(scene.picture, hinted=frozenset(), hinted_zone="stock")
    scene.show_picture(elsewhere, animate=False)
    assert scene.notice.isVisible()


def test_the_badge_of_a_suit_leaves_nothing_behind(hands) -> None:
    sit(hands, position(["8S AC 2C 4H", "KC QD"], "3C"))
    hands.click_card(Card.parse("8S"))
    hands.click_zone("discard")
    hands.wait(lambda: hands.page.table.round.phase == "name")
    hands.click_command("2")
    badge, pile = hands.scene.zones["discard"].badge, hands.scene.zones["discard"].rect
    assert badge.boundingRect().contains(badge.disc)
    assert badge.disc.left() >= pile.right(), "outside the card, never over an index"
    assert badge.disc.top() >= pile.top(), "what seats did last may be written right above the pile"


# -- what is asked where -----------------------------------------------------------------------------------------------


def test_the_suit_is_asked_for_beside_the_eight(hands) -> None:
    sit(hands, position(["8S AC 2C 4C", "KC QD"], "3C"))
    hands.click_card(Card.parse("8S"))
    hands.click_zone("discard")
    hands.wait(hands.page.questions.panel.isVisible)
    panel = hands.page.questions.panel.geometry()
    hands.scene.finish_motion()
    pile = hands.scene.zones["discard"].rect.toRect()
    assert not panel.intersects(pile)
    assert not any(panel.intersects(item.sceneBoundingRect().toRect()) for item in hands.scene.items_in("hand-0"))
    assert hands.view.rect().contains(panel)
    buttons = [made for made, command in hands.page.commands.buttons if command.answer]
    assert len(buttons) == 4
    assert all(made.isVisible() and panel.contains(made.geometry().translated(panel.topLeft())) for made in buttons)
    assert [made.hasFocus() for made in buttons] == [False, False, True, False], "clubs, of which most are held"
    assert all(made.width() >= 0.5 * hands.scene.layout.hand_width for made in buttons), "suits as large as on cards"
    assert panel.left() - pile.right() < 3 * hands.scene.em, "right beside the card that was laid"
    hands.key("1")
    hands.wait(lambda: not hands.page.questions.panel.isVisible())
    assert hands.page.table.round.named is not None


def test_whoever_may_buy_has_a_button_at_the_own_plate(hands) -> None:
    start(hands, "kinaskak", "pppp")
    page, rng = hands.page, Random(1)
    hands.wait(lambda: not hands.scene.moving)
    for _ in range(12):
        if page.curtain.isVisible():
            hands.click_button(page.curtain.show_button)
        if any(command.seat is not None for _, command in page.commands.buttons):
            break
        decision = page.table.entry.player.choose(page.running.sight.view(), Level.EASY, rng)
        page.running.controller.play(page.running.sight.viewer, [decision.action])
    at_seats = [
        (made, one) for made, one in page.commands.buttons if one.seat is not None and made.parent() is page.view
    ]
    assert at_seats
    for made, command in at_seats:
        plate = hands.scene.plates[command.seat].rect.toRect()
        near = plate.adjusted(-60, -60, 60, 60)
        assert made.isVisible()
        assert near.intersects(made.geometry())


@pytest.mark.parametrize("scale", [100, 200])
def test_a_question_leaves_its_reason_out_before_it_covers_the_own_hand(hands, scale: int) -> None:
    hands.window.services.change(text_scale=scale, language="de")
    hands.window.resize(1280, 800)
    start(hands, "san_da_yi", "pccc")
    page, panel = hands.page, hands.page.questions.panel
    for _ in range(4):
        if page.table.round.turn == 0:
            break
        play_on(hands, 1)
    hands.wait(panel.isVisible)
    covered = QRectF(panel.geometry())
    mine = [item.sceneBoundingRect() for item in hands.scene.cards if item.zone == "hand-0"]
    assert mine
    assert not any(covered.intersects(card.adjusted(14, 14, -14, -14)) for card in mine)
    words = [part.text() for part in panel.findChildren(QLabel) if part.isVisible()]
    assert any("60" in text for text in words) == (scale == 100)
    assert "60" in panel.accessibleName()


def test_the_last_trick_is_shown_once_more_on_demand(hands) -> None:
    start(hands, "san_da_yi", "pccc")
    for _ in range(60):
        play_on(hands, 1)
        if hands.page.table.round.view(0).phase == "play" and hands.page.table.round.view(0).tricks:
            break
    page = hands.page
    assert not hands.scene.last_trick.isVisible()
    key = next(say(command.key) for _, command in page.commands.buttons if say(command.label) == "Last trick")
    hands.click_command(key)
    assert hands.scene.last_trick.isVisible()
    assert len(hands.scene.last_trick.zone.cards) == 4
    hands.click_command(key)
    assert not hands.scene.last_trick.isVisible()
    assert hands.scene.look_at("won-declarer") or hands.scene.look_at("won-defenders")
    play_on(hands, 1)
    assert not hands.scene.last_trick.isVisible()


def test_small_melds_are_seen_through_the_glass(hands) -> None:
    start(hands, "kinaskak", "pccccccc")
    for _ in range(40):
        play_on(hands, 10)
        melds = [zone for zone in hands.scene.zones if hands.scene.zones[zone].zone.kind is ZoneKind.MELD]
        if melds:
            break
    assert hands.scene.look_at(melds[0])
    glass = hands.scene.glass
    assert glass.isVisible()
    assert hands.view.sceneRect().contains(glass.rect)
    assert not glass.rect.intersects(hands.scene.zones[melds[0]].rect)
    hands.scene.close_looks()
    assert not glass.isVisible()
    assert not hands.scene.look_at("stock")


# -- how cards fly -----------------------------------------------------------------------------------------------------


def test_no_card_is_ever_blown_up(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    flown = []
    monkeypatch.setattr(Flights, "launch", lambda self, flights: flown.extend(flights) or self.finish())
    hands.window.services.settings.pace = "normal"
    start(hands, "olsen", "pccc")
    assert flown
    assert all(flight.start_scale <= 1.0 and flight.end_scale <= 1.0 for flight in flown)


def test_what_all_have_seen_flies_open(hands) -> None:
    scene = hands.scene
    sit(hands, position(["9S AC 2C 4H", "KC QD"], "3C"))
    before = scene.picture
    zones = []
    for zone in before.zones:
        if zone.id == "discard":
            taken = zone.cards[-1]
            zones.append(replace(zone, cards=zone.cards[:-1]))
        elif zone.id == "hand-1":
            zones.append(replace(zone, cards=(*zone.cards, None)))
        else:
            zones.append(zone)
    scene.motion_time = 400
    item = scene.item_of(taken)
    scene.show_picture(replace(before, zones=tuple(zones)), animate=True)
    assert item.card is taken, "everybody saw it"
    scene.finish_motion()
    assert item.card is None


# -- keys --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [100, 150, 200])
def test_buttons_and_tools_lie_in_the_middle_of_their_bars(hands, scale: int) -> None:
    hands.window.services.change(text_scale=scale)
    sit(hands, position(["9S AC 2C", "KD QD"], "3C"))
    top, commands = hands.page.top, hands.page.commands
    shown = [(made, top) for made in (*top.buttons.values(), top.menu_button)]
    shown += [(made, commands) for made in (*commands.parts, commands.more)]
    shown = [(made, bar) for made, bar in shown if made.isVisible()]
    assert {bar for _, bar in shown} == {top, commands}
    for made, bar in shown:
        assert bar.rect().contains(made.geometry())
        assert abs(made.geometry().center().y() - bar.rect().center().y()) <= 1


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_escape_takes_away_what_is_said_before_it_opens_the_menu_also_in_the_full_screen(hands) -> None:
    sit(hands, position(["9S AC 2C", "KD QD"], "3C"))
    hands.window.toggle_full_screen()
    hands.key("d")
    assert hands.page.bubble.text
    hands.view.setFocus()
    hands.key(Qt.Key.Key_Escape)
    assert not hands.page.bubble.text
    assert QApplication.activePopupWidget() is None
    hands.key(Qt.Key.Key_Escape)
    assert isinstance(QApplication.activePopupWidget(), QMenu)
    assert hands.window.isFullScreen()
    QApplication.activePopupWidget().close()


def test_every_button_of_the_table_names_its_key(hands) -> None:
    for name in GAMES:
        start(hands, name, near_four(name))
        buttons = [*hands.page.top.buttons.values(), *(made for made, _ in hands.page.commands.buttons)]
        assert all(made.toolTip() for made in buttons)
        for made, command in hands.page.commands.buttons:
            assert f"({say(command.key)})" in made.toolTip() or command.refusal is not None


# -- the curtain -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(760, 560), (1024, 700), (1280, 800)])
def test_the_buttons_of_the_curtain_are_where_no_card_was(hands, size: tuple[int, int], text: int) -> None:
    hands.window.services.change(text_scale=text)
    hands.window.resize(*size)
    sit(hands, position(["9S AC 2C 4H", "KC QD JD"], "3C"), people=2)
    page = hands.page
    hands.wait(page.curtain.isVisible)
    for made in (page.curtain.show_button, page.curtain.peek_button):
        where = made.rect().translated(made.mapTo(page, made.rect().topLeft()))
        assert page.rect().contains(where)
        for name in ("stock", "discard"):
            pile = hands.scene.zones[name].rect.toRect().translated(page.view.pos())
            assert not where.intersects(pile)
    assert page.rect().contains(page.curtain.sheet.geometry().translated(page.curtain.pos()))


def test_the_eye_on_the_curtain_is_as_large_as_the_letters(hands) -> None:
    sit(hands, position(["9S AC 2C 4H", "KC QD JD"], "3C"), people=2)
    peek = hands.page.curtain.peek_button
    hands.wait(peek.isVisible)
    for text in (100, 200, 100):
        hands.window.services.change(text_scale=text)
        hands.window.services.fit(1280, 800)
        for _ in range(3):
            QApplication.processEvents()
        side = round(hands.page.units.em)
        assert peek.iconSize() == QSize(side, side)
    assert peek.text() == SPACE + peek.accessibleName()


def test_cards_that_would_fit_hop_when_another_is_refused(hands, monkeypatch: pytest.MonkeyPatch) -> None:
    sit(hands, position(["9S AC 2C 4H", "KC QD"], "3C"))
    hands.scene.motion_time = 300
    flown = []
    monkeypatch.setattr(Flights, "launch", lambda self, flights: flown.extend(flights) or self.finish())
    hands.click_card(Card.parse("9S"))
    flown.clear()
    hands.click_zone("discard")
    hopped = [flight for flight in flown if flight.item.card is not Card.parse("9S")]
    assert {str(flight.item.card) for flight in hopped} == {"AC", "2C"}
    assert all(flight.start.y() < flight.item.resting_point().y() for flight in hopped)


# -- what is drawn again -----------------------------------------------------------------------------------------------


class Exposed(QObject):
    """Adds up which part of a view is drawn."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.region = QRegion()
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return super().eventFilter(watched, event)


def test_a_picture_that_is_as_before_is_not_drawn(hands) -> None:
    start(hands, "olsen", "pccc")
    play_on(hands, 5)
    assert hands.scene.tags
    QApplication.processEvents()
    drawn = Exposed(hands.view.viewport())
    hands.scene.show_picture(replace(hands.scene.picture), animate=False)
    QApplication.processEvents()
    assert drawn.region.isEmpty()


@pytest.mark.parametrize("what", ["theme", "size"])
def test_the_stitched_ring_is_drawn_as_it_is_to_look_now(hands, what: str) -> None:
    sit(hands, position(["9S AC 2C 4C", "KD QD"], "3C"))
    ring = hands.scene.direction
    assert ring.isVisible()
    before = hands.view.grab().toImage()
    if what == "theme":
        hands.scene.theme = THEMES["contrast"]
    else:
        hands.window.resize(1500, 1000)
        hands.settle()
    hands.view.fit()
    kept = hands.view.grab().toImage()
    ring.update()
    assert hands.view.grab().toImage() == kept
    assert kept != before


@pytest.mark.parametrize("scale", [100, 200])
def test_how_many_cards_the_stock_holds_stands_on_it_where_nothing_is_written_below(hands, scale: int) -> None:
    hands.window.services.change(text_scale=scale)
    hands.window.resize(1280, 800)
    start(hands, "olsen", "pccc")
    hands.scene.finish_motion()
    stock = hands.scene.zones["stock"]
    assert (stock.place.label is None) == stock.count.isVisible() == (scale == 200)
    assert stock.rect.contains(stock.count.boundingRect())
