"""Cheats that nobody noticed, as the log of a match tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cardtable.cards import Card
from cardtable.engine.match import LogLine
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.actions import Accuse, FalsePlay, Hide, LetStand, Slip
from cardtable.games.olsen.rules.events import Accused, Stood
from cardtable.messages import source_text
from cardtable.stage.counted_events import Cheat, Unnoticed, told

if TYPE_CHECKING:
    from cardtable.engine.values import Action, Event

pytestmark = pytest.mark.whole
KING, EIGHT, FIVE = map(Card.parse, ("KC", "8D", "5H"))


def unnoticed(*lines: tuple[int, Action, Event | None]) -> list[tuple[int, Cheat, Card, Card | None]]:
    log = [LogLine(seat, action, ()) for seat, action, _ in lines]
    events = [() if event is None else (event,) for _, _, event in lines]
    found = entry("svindl").stage.speech.unnoticed(log, events)
    assert [one.line for _, one in found] == sorted(one.line for _, one in found)
    return [(seat, one.cheat, one.card, one.under) for seat, one in found]


def test_what_stood_is_told_and_what_was_found_is_not() -> None:
    hidden = (0, Hide(KING), None)
    assert unnoticed(hidden, (1, LetStand(), Stood(1))) == [(0, Cheat.HIDDEN, KING, None)]
    assert unnoticed(hidden, (1, Accuse(0), Accused(1, 0, "hide"))) == []
    assert unnoticed(hidden, (1, FalsePlay(FIVE), None), (2, Accuse(1), Accused(2, 1, "false"))) == [
        (0, Cheat.HIDDEN, KING, None)
    ]


def test_a_tucked_card_is_told_with_the_one_over_it() -> None:
    assert unnoticed((2, Slip(EIGHT, KING), None)) == [(2, Cheat.TUCKED, KING, EIGHT)]


@pytest.mark.parametrize("found", [None, "silent"])
def test_neither_a_wrong_accusation_nor_a_call_that_was_left_out_finds_a_cheat_before_it(found: str | None) -> None:
    after = (2, Accuse(1), Accused(2, 1, found))
    assert unnoticed((0, FalsePlay(FIVE), None), (1, LetStand(), Stood(1)), after) == [(0, Cheat.UNFIT, FIVE, None)]


def test_the_dearer_card_dares_more_and_of_two_alike_what_could_be_seen() -> None:
    actions = (Hide(FIVE), Slip(EIGHT, FIVE), FalsePlay(FIVE), Hide(KING), FalsePlay(KING), Hide(EIGHT))
    log = [LogLine(0, action, ()) for action in actions]
    worths = [one.worth for _, one in entry("svindl").stage.speech.unnoticed(log, [()] * len(log))]
    assert worths == sorted(set(worths))


def test_it_is_told_in_a_sentence() -> None:
    tucked = Unnoticed(0, 0, Cheat.TUCKED, KING, EIGHT)
    english = "Amma tucked the king of clubs under the eight of diamonds, and nobody noticed."
    assert told(tucked, "Amma").render(source_text) == english
