"""Every sentence that is said in every game: it can be pronounced, and tells nothing that its listener may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from cardtable.app.settings import LANGUAGES
from cardtable.cards import Card, Rank
from cardtable.games.catalogue import catalogue, entry
from cardtable.stage.card_names import card_name, card_object
from cardtable.ui.a11y.announcer import Said, listeners
from cardtable.ui.a11y.speech_text import SIGNS
from cardtable.ui.language import say
from tests.conformance.common import cards_in
from tests.conformance.hiding import hidden_cards_anew
from tests.tiers import paired
from tests.ui.fingers import Fingers
from tests.ui.robot import EARS, KEYS, play_match, play_on

GAMES = list(catalogue())
STEPS = 9
READ = (Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F10)


@pytest.fixture
def hands(window, qtbot) -> Fingers:
    return Fingers(window, qtbot)


class Listener:
    """Hears everything, and notes what should not have been said."""

    def __init__(self, hands: Fingers) -> None:
        self.page = hands.page
        self.count = 0
        self.faults: list[str] = []

    def hear(self, said: Said) -> None:
        self.count += 1
        if SIGNS.search(said.text) or "  " in said.text or ",," in said.text or ":." in said.text:
            self.faults.append(f"cannot be said: {said.text}")
        self.faults += [f"tells of {name}: {said.text}" for name in self.secret_names() if name in said.text]

    def secret_names(self) -> list[str]:
        """The names of all cards of which no copy is known to whoever sits there, longest first."""
        table: Any = self.page.table
        if table is None or table.match.round is None or table.match.between_rounds:
            return []
        sight = self.page.running.sight
        told = [event for events in table.match.events for event in sight.visible(events)]
        known = {card.face for card in (*cards_in(sight.view()), *cards_in(told))}
        # What was told to one person alone may be known to that one as long as the hand is open.
        if sight.viewer is not None:
            known |= {card.face for events in table.match.events for card in cards_in(_own(events, sight.viewer))}
        # A meld is called by what its jokers stand for.
        zones = table.entry.stage.layout.zones(sight.view(), table.names, sight.near)
        stands = [face for zone in zones for face in zone.stands if face is not None and face.suit is not None]
        known |= {Card.of(Rank(face.rank), face.suit) for face in stands}
        hidden = {card.face for card in table.round.all_cards()} - known
        # What the own hand lacks stands at the own plate, made of the view alone.
        own = "" if sight.viewer is None else self.page.running.display.screen.picture.plates[sight.viewer].whole()
        return [words for card in hidden for name in (card_name, card_object) if (words := say(name(card))) not in own]


def _own(events: Any, seat: int) -> list[Any]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


@pytest.fixture
def listener(hands) -> Iterator[Listener]:
    found = Listener(hands)
    listeners.append(found.hear)
    yield found
    listeners.remove(found.hear)


def seats_of(game: str, persons: int) -> str:
    number = max(entry(game).game.seat_counts[0], min(3, entry(game).game.most_seats))
    return ("p" * persons).ljust(number, "c")


@pytest.mark.parametrize(("game", "persons"), paired(GAMES, (1, 2)))
def test_what_is_said_can_be_said_and_tells_no_secret(hands, listener, window, game: str, persons: int) -> None:
    language = LANGUAGES[(GAMES.index(game) + persons) % len(LANGUAGES)]
    window.services.change(language=language)
    play_match(window, hands, game, seats_of(game, persons), {}, EARS, STEPS)
    for _ in range(4):
        play_on(hands, Random(game), KEYS, 2)
        hands.view.setFocus()
        for key in READ:
            hands.key(key)
    assert listener.count > 20
    assert listener.faults == []
    window.table.get_up()


def tree(interface: QAccessible, depth: int = 0) -> list[tuple[object, ...]]:
    """Everything a reader finds: role, name and description of every object."""
    found: list[tuple[object, ...]] = [
        (
            depth,
            interface.role(),
            interface.text(QAccessible.Text.Name),
            interface.text(QAccessible.Text.Description),
        )
    ]
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None and not child.state().invisible:
            found += tree(child, depth + 1)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_does_not_depend_on_what_is_hidden(hands, window, game: str) -> None:
    compared = 0
    play_match(window, hands, game, seats_of(game, 2), {}, None, 3)
    for step in range(5):
        play_on(hands, Random(f"{game}/{step}"), None, 2)
        page = hands.page
        if page.table.match.between_rounds:
            continue
        page.retranslate()
        whole = tree(QAccessible.queryAccessibleInterface(page.view))
        assert all(name.strip() == name for _, _, name, _ in whole)
        real = page.table.match.round
        for number in range(3):
            page.table.match.round = hidden_cards_anew(
                real, page.running.sight.viewer, Random(f"{game}/{step}/{number}")
            )
            page.retranslate()
            assert tree(QAccessible.queryAccessibleInterface(page.view)) == whole
            compared += 1
        page.table.match.round = real
        page.retranslate()
    assert compared
    window.table.get_up()
