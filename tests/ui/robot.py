"""A person who plays any game: by mouse, by keys alone, or through the objects that a screen reader sees.

The robot knows no game. What it wants to do is an action; how it is done it finds as a person would, in what the stage
offers: a button, or cards put somewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, repeat
from random import Random
from typing import Any

import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleActionInterface

from cardtable.app.awaiting import Asked, Person
from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.players.decision import Level
from cardtable.stage.commands import Command, Gesture, TableButton
from cardtable.stage.zones import ZoneKind, at_card
from cardtable.ui.language import say
from cardtable.ui.new_game.match_setup import MatchSetup
from tests.conformance.common import cards_in
from tests.ui.driving import Closed, Keys
from tests.ui.fingers import Fingers
from tools.driver.driver import Driver

CODE = "0000-0000"
MOUSE, KEYS, EARS = "mouse", "keys", "ears"
WAYS = (MOUSE, KEYS, EARS)
STEPS = 400
TRIED = 12
ROW = 28
MOST_KEYS = 14 * ROW


def no_hand_is_shown(hands: Fingers) -> None:
    """Only the open hand's cards have faces."""
    table = hands.page.table
    for item in () if table.match.between_rounds else hands.scene.cards:
        if item.zone.startswith("hand-") and item.card is not None:
            assert item.zone == f"hand-{hands.viewer}"
    if hands.viewer is None:
        assert not any(zone.zone.cards for zone in hands.scene.zones.values() if zone.zone.kind is ZoneKind.TRAY)


class Robot:
    """One pair of hands on one window's table; actions of the kind ``first`` are done wherever they may be."""

    def __init__(self, hands: Fingers, way: str, rng: Random, first: str = "") -> None:
        self.hands = hands
        self.way = way
        self.rng = rng
        self.first = first
        self.page = hands.page
        self.keys = Driver(Closed(), Keys(), answer=0)

    # -- what is done ----------------------------------------------------------------------------------------------

    def act(self) -> None:
        """One action of the person in front of the screen, as a simple computer player would choose it, or another."""
        table = self.page.table
        before = len(table.match.log)
        for action in self._wishes():
            if self._do(action):
                assert len(table.match.log) > before, f"{action} did nothing: {self.page.bubble.text}"
                return
        raise AssertionError(f"there is no way to do any of {list(self._wishes())}: {self.page.bubble.text}")

    def _wishes(self) -> Iterator[Any]:
        table = self.page.table
        view = self.page.running.sight.view()
        yield from [action for action in view.legal() if action.kind == self.first]
        decision = table.entry.player.choose(view, Level.EASY, self.rng)
        if decision is not None:
            yield decision.action
        others = list(view.legal())
        self.rng.shuffle(others)
        yield from others[:TRIED]

    def _do(self, action: Any) -> bool:
        """Do it by a button or with cards; whether there is a way."""
        if self._press_for(action):
            return True
        view = self.page.running.sight.view()
        cards = [card for card in dict.fromkeys(cards_in(action)) if card in view.hand]
        cards = cards or self._cards_that_mean(action)
        target = self.target(action, cards)
        if target is not None:
            self._put(cards, target)
            return True
        if cards:
            self.pick(cards)
            if self._press_for(action):
                return True
            self.page.scene.input.clear_picked()
        return self._propose()

    def _cards_that_mean(self, action: Any) -> list[Any]:
        """A card of the hand that means this action somewhere, where the action itself names none."""
        view = self.page.running.sight.view()
        return next(([card] for card in view.hand if self.target(action, [card]) is not None), [])

    def target(self, action: Any, cards: Sequence[Any]) -> str | None:
        """Where these cards mean just this action."""
        table = self.page.table
        for zone in self.hands.scene.zones.values():
            if not zone.is_target or zone.zone.kind is ZoneKind.TRAY:
                continue
            places = [zone.zone.id]
            if zone.zone.kind is ZoneKind.MELD:
                places = [at_card(zone.zone.id, index) for index in range(len(zone.zone.cards))]
            for place in places:
                meant = table.entry.stage.controls.gesture(self.page.running.sight.view(), cards, place)
                if isinstance(meant, Gesture) and meant.actions == (action,) and meant.warning is None:
                    return place
        return None

    def _press_for(self, action: Any) -> bool:
        return self._press_one(lambda one: one.action == action)

    def _propose(self) -> bool:
        """Where cards are put together first: let the table do it, and lay what came of it."""
        return self._press_one(
            lambda one: one.action is TableButton.PROPOSE and one.primary, acts=False
        ) and self._press_one(
            lambda one: not isinstance(one.action, TableButton) and bool(cards_in(one.action)) and one.primary
        )

    def _press_one(self, wanted: Callable[[Command], bool], acts: bool = True) -> bool:
        """Press the button that is wanted, if it can be pressed."""
        for one in [command for _, command in self.page.commands.buttons]:
            if wanted(one) and one.refusal is None and one.warning is None:
                self.press(say(one.key))
                return True
        return False

    # -- how it is done --------------------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        """Press the button with this key."""
        button = self.page.commands.button_for(key)
        assert button is not None, f"no button with the key {key}"
        if self.way == MOUSE:
            self.hands.click_button(button)
        elif self.way == EARS:
            self.hands.wait(button.isVisible)
            act_on(button)
            # Qt shows the button pressed for a moment before it does its deed.
            self.hands.wait(lambda: not (shiboken6.isValid(button) and button.isDown()))
        else:
            self.hands.view.setFocus()
            self.keys.press(key)

    def pick(self, cards: Sequence[Any]) -> None:
        for card in cards:
            item = self.hands.scene.item_of(card)
            assert item is not None
            if self.way == MOUSE:
                self.hands.click_card(card)
            elif self.way == EARS:
                act_on(item)
            else:
                self._walk(lambda focus, card=card: getattr(focus, "card", None) is card)
                self.keys.press("space")
            self.hands.wait(lambda: not self.hands.scene.moving)
        assert self.page.scene.input.picked == list(cards)

    def _put(self, cards: Sequence[Any], place: str) -> None:
        """Put cards on a zone or on a card of a meld: drag one, or pick them and touch the place."""
        zone, _, index = place.partition("#")
        if self.way == MOUSE and len(cards) == 1 and not index and self.rng.random() < 0.5:
            self.hands.drag_card(cards[0], zone)
            return
        self.pick(cards)
        on_card = self.hands.scene.items_in(zone)[int(index)] if index else None
        item = on_card or self.hands.scene.zones[zone]
        if self.way == EARS:
            act_on(item)
        elif self.way == KEYS:
            self._walk(lambda focus: focus is item)
            self.keys.press("Return")
        elif on_card is not None:
            self.hands.click(self.hands.strip_of(on_card))
        else:
            self.hands.click_zone(zone)

    def _walk(self, there: Callable[[Any], bool]) -> None:
        """Press the arrows until the focus is there: along a row, then to the next one; then Tab."""
        self.hands.view.setFocus()
        rows = ([*["Right"] * (ROW - 1), "Up"]) * (MOST_KEYS // ROW)
        keys = chain(rows, repeat("Tab", MOST_KEYS))
        assert self.keys.walk(lambda: there(self.hands.scene.focusItem()), keys), "the keys do not get there"


def act_on(item: Any) -> None:
    """What a screen reader does to an object: its main action."""
    found = QAccessible.queryAccessibleInterface(item)
    assert found is not None
    found.actionInterface().doAction(QAccessibleActionInterface.pressAction())


def play_match(
    window: Any,
    hands: Fingers,
    name: str,
    letters: str,
    options: dict[str, Any],
    way: str | None = None,
    steps: int = STEPS,
    first: str = "",
) -> int:
    """Play a match in the window, or so many steps of it, with persons (p) and computer players; how often one acted.

    ``way`` is one of :data:`WAYS`; without it each step is done in another. What is of the kind ``first`` comes first.
    """
    game = entry(name)
    seats = tuple(
        Seat(f"{letter}{place}", None if letter == "p" else "easy", place) for place, letter in enumerate(letters)
    )
    window.start(MatchSetup(game, game.game.options.read(options), seats, CODE))
    return play_on(hands, Random(name), way, steps, first)


def play_on(hands: Fingers, rng: Random, way: str | None = None, steps: int = STEPS, first: str = "") -> int:
    """Go on with the match that is open; how often a person acted."""
    page = hands.page
    acted = 0

    def mine() -> bool:
        sight = page.running.sight
        return not hands.between() and sight.viewer is not None and isinstance(sight.step(), Person)

    def waits() -> bool:
        busy = page.curtain.isVisible() or page.round_end.isVisible() or page.commands.go_on.isVisible()
        return not hands.scene.moving and (busy or asked(page) or mine())

    for _ in range(steps):
        hands.wait(waits)
        no_hand_is_shown(hands)
        if page.table.match.over:
            break
        if page.round_end.isVisible():
            hands.click_button(page.round_end.panel.next_button)
        elif page.curtain.isVisible():
            hands.click_button(page.curtain.show_button)
        elif mine():
            Robot(hands, way or rng.choice(WAYS), rng, first).act()
            acted += 1
        elif page.commands.go_on.isVisible():
            hands.click_button(page.commands.go_on)
        else:
            # A question to all, while no hand is open: the last button is to look at the own hand.
            page.commands.buttons[-1][0].click()
        no_hand_is_shown(hands)
    return acted


def asked(page: Any) -> bool:
    """Whether several persons are asked something, each with buttons of the own."""
    return not page.table.match.between_rounds and isinstance(page.running.sight.step(), Asked)
