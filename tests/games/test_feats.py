"""What of a game is worth counting, event by event."""

from __future__ import annotations

import pytest

from cardtable.cards import Card
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.events import Accused, Called, CatchFailed, Penalized
from cardtable.games.rummy.rules.events import Dealt, Discarded, LaidDown, WentOut
from cardtable.games.san_da_yi.rules.events import Declared, HandEnded
from cardtable.stage.counted_events import CountedEvent, Feat

pytestmark = pytest.mark.whole


def test_whoever_forgets_to_call_is_caught_also_by_the_rules_alone() -> None:
    stage = entry("olsen").stage
    events = [Called(0, counts=True), Penalized(1, None, 2), Penalized(2, None, 2, caught_by=0), CatchFailed(3, 1)]
    assert list(stage.speech.deeds(events, 4)) == [
        CountedEvent(1, Feat.CAUGHT),
        CountedEvent(2, Feat.CAUGHT),
        CountedEvent(0, Feat.ACCUSED_RIGHTLY),
        CountedEvent(3, Feat.ACCUSED_WRONGLY),
    ]


def test_an_accusation_is_right_where_something_was_found() -> None:
    stage = entry("svindl").stage
    assert list(stage.speech.deeds([Accused(0, 1, "slip"), Accused(2, 1, None)], 3)) == [
        CountedEvent(0, Feat.ACCUSED_RIGHTLY),
        CountedEvent(1, Feat.CAUGHT),
        CountedEvent(2, Feat.ACCUSED_WRONGLY),
    ]


def test_a_contract_that_is_asked_for_again_is_no_first_try() -> None:
    stage = entry("kinaskak").stage
    events = [Dealt(0, 3), LaidDown(1, ()), Discarded(1, Card.parse("7H")), WentOut(1), Dealt(1, 3), LaidDown(0, ())]
    faced = [CountedEvent(0, Feat.FACED), CountedEvent(1, Feat.FACED)]
    assert list(stage.speech.deeds(events, 2)) == [*faced, CountedEvent(1, Feat.MADE)]
    assert list(stage.speech.deeds([*events, Dealt(0, 4), LaidDown(0, ())], 2))[3:] == [
        *faced,
        CountedEvent(0, Feat.MADE),
    ]


@pytest.mark.parametrize(
    ("case", "points", "captured", "kept"),
    [("2C", 0, False, True), ("2D", 40, False, True), ("2A", 45, False, False), ("3A", 40, True, False)],
)
def test_a_call_is_kept_where_the_declarer_wins_the_hand(case: str, points: int, captured: bool, kept: bool) -> None:
    stage = entry("san_da_yi").stage
    events = [Declared(2, 60, forced=True), HandEnded(2, 60, points, captured, case, ())]
    called = [CountedEvent(2, Feat.CALLED)]
    assert list(stage.speech.deeds(events, 4)) == ([*called, CountedEvent(2, Feat.KEPT)] if kept else called)
