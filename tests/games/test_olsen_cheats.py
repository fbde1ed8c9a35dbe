"""What cheats and accusations tell, to whom they leave what, and how they are settled (section 1.6)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import Card, Suit, cards
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules import cheating
from cardtable.games.olsen.rules.events import (
    Accused,
    CallArmed,
    Called,
    Fined,
    Hid,
    Laid,
    LaidLast,
    Slipped,
    Stood,
    TookBack,
    WentOut,
)
from cardtable.games.olsen.rules.knowledge import Buried, Cheat, Deed, Lack, Trace
from tests.conformance import common, leaks
from tests.conformance.hiding import history
from tests.games.olsen_positions import legal, play, position

pytestmark = pytest.mark.whole

THREE = tuple(cards("2H 3H 4H"))


def card(text: str) -> Card:
    return Card.parse(text)


def table_of(hand: str, **more: Any) -> Any:
    return position(**{
        "game": "svindl", "top": "9C", "hand": hand, "stock": "2H 3H 4H 6H 7H 10H", "players": 3,
        "others": {1: "6S 5D 5S", 2: "KD QD QS"}, **more,
    })  # fmt: skip


def test_v02_a_hidden_card_is_seen_by_nobody() -> None:
    table = table_of("6C KH 2S")
    table.called[0], table.lacks[0] = True, Lack(Suit.HEARTS, (9, 8), 3)
    assert play(table, "hide KH") == [Hid(0, card("KH"))]
    assert table.trace == Trace(0, card("9C"), None, False, (), 0, 1)
    assert (table.cheat, table.cheated) == (Cheat(0, "hide", card("KH")), True)
    assert (table.called[0], table.lacks[0], table.hands[0]) == (False, Lack(Suit.HEARTS, (9, 8), 2), cards("6C 2S"))
    assert table.report == [Deed(0, "hide", card("KH"))]
    assert (table.phase, table.turn) == ("play", 0)


def test_v03_a_card_is_slipped_below_another() -> None:
    table = table_of("6C KH 2S 3S")
    assert play(table, "slip 6C KH") == [Slipped(0, card("KH")), Laid(0, card("6C"))]
    assert table.pile == cards("9C KH 6C")
    assert table.buried == [Buried(card("KH"), 0)]
    assert table.trace == Trace(0, card("9C"), None, False, (card("6C"),), 2, 2)
    assert table.cheat == Cheat(0, "slip", card("KH"))
    assert table.report == [Deed(0, "slip", card("KH"))]
    assert cheating.proof(table) == "slip"


def test_v04_a_false_card_ends_the_turn_though_another_of_its_rank_is_held() -> None:
    table = table_of("KH KS 2S 3S")
    assert play(table, "false KH") == [Laid(0, card("KH"))]
    assert table.turn == 1
    assert table.trace == Trace(0, card("9C"), None, False, (card("KH"),), 1, 1)
    assert table.cheat == Cheat(0, "false", card("KH"))
    assert cheating.proof(table) == "false"


def test_v07_a_hidden_card_that_is_found_comes_back() -> None:
    table = table_of("6C KH 2S 3S", caught=[1, 0, 0])
    play(table, "hide KH; 6C")
    assert play(table, "2 accuse 0") == [
        Accused(2, 0, "hide"), TookBack(0, card("KH"), open=False), Fined(0, THREE, 3),
    ]  # fmt: skip
    assert table.hands[0] == cards("2S 3S KH 2H 3H 4H")
    assert (table.caught, table.cleared, table.report) == ([2, 0, 0], [0, 0, 0], [Deed(0, "hide", card("KH"), by=2)])
    assert (table.cheat, table.trace, table.window, table.tried) == (None, None, None, [])


def test_v07_a_slipped_card_that_is_found_comes_back() -> None:
    table = table_of("6C KH 2S 3S", buried=[Buried(card("9C"), 1)])
    play(table, "slip 6C KH")
    assert play(table, "1 accuse 0")[1] == TookBack(0, card("KH"), open=False)
    assert table.pile == cards("9C 6C")
    assert table.buried == [Buried(card("9C"), 1)]


def test_v07_a_false_card_that_is_found_comes_back_and_what_it_lay_on_counts_again() -> None:
    table = table_of("KH 2S 3S", top="8C", named="D", stock="2H 3H 4H 6H")
    play(table, "false KH")
    assert (table.named, table.free) == (None, False)
    assert play(table, "1 accuse 0")[1] == TookBack(0, card("KH"), open=True)
    assert (table.pile, table.named, table.free) == (cards("8C"), Suit.DIAMONDS, False)


def test_v07_where_the_card_stays() -> None:
    options = {"takeback": False}
    hidden = table_of("6C KH 2S 3S", options=options)
    play(hidden, "hide KH; 6C")
    assert play(hidden, "1 accuse 0") == [Accused(1, 0, "hide"), Fined(0, THREE, 3)]
    assert (hidden.pile, hidden.buried) == (cards("KH 9C 6C"), [Buried(card("KH"), 0)])
    slipped = table_of("6C KH 2S 3S", options=options)
    play(slipped, "slip 6C KH; 1 accuse 0")
    assert (slipped.pile, slipped.buried) == (cards("9C KH 6C"), [Buried(card("KH"), 0)])


def test_v06_an_accusation_in_vain() -> None:
    table = table_of("6C KH 2S 3S", cleared=[2, 0, 0])
    play(table, "6C")
    table.called[2] = True
    assert play(table, "2 accuse 0") == [Accused(2, 0, None), Fined(2, THREE, 3)]
    assert (table.cleared, table.caught, table.tried) == ([3, 0, 0], [0, 0, 0], [2])
    assert table.report == [Deed(2, "accusation", by=0)]
    assert (table.called[2], table.window, table.hands[2]) == (False, 0, cards("KD QD QS 2H 3H 4H"))


def test_v04_v13_silence_is_found_by_accusing() -> None:
    table = table_of("6C KH")
    play(table, "6C")
    assert play(table, "1 accuse 0") == [Accused(1, 0, "silent"), Fined(0, THREE, 3)]
    assert (table.caught, table.report) == ([1, 0, 0], [Deed(0, "silent", by=1)])
    assert table.hands[0] == cards("KH 2H 3H 4H")


def test_a_deed_before_stays_unfound_when_a_later_one_is_found() -> None:
    table = table_of("6C KH 2S 3S", report=[Deed(1, "hide", card("10H")), Deed(2, "accusation", by=1)])
    play(table, "hide KH; 6C; 1 accuse 0")
    assert table.report == [
        Deed(1, "hide", card("10H")), Deed(2, "accusation", by=1), Deed(0, "hide", card("KH"), by=1),
    ]  # fmt: skip
    table = table_of("6C KH 2S 3S")
    play(table, "hide KH; 6C")
    table.report.append(Deed(2, "accusation", by=0))
    play(table, "1 accuse 0")
    assert table.report == [Deed(0, "hide", card("KH"), by=1), Deed(2, "accusation", by=0)]


def test_v08_what_nobody_notices_in_time_stands() -> None:
    table = table_of("6C KH 2S 3S")
    play(table, "hide KH; 6C")
    assert play(table, "6S")[:2] == [Stood(1), Laid(1, card("6S"))]
    assert (table.cheat, table.pile, table.buried) == (None, cards("KH 9C 6C 6S"), [Buried(card("KH"), 0)])
    assert table.trace == Trace(1, card("6C"), None, False, (card("6S"),), 1, 1)


def test_v08_silence_that_stands_is_in_the_report() -> None:
    for enforce, report in (("caught", [Deed(0, "silent")]), ("auto", [])):
        table = table_of("6C KH", options={"olsen_enforce": enforce})
        play(table, "6C; let-stand")
        assert table.report == report
        assert (table.begun, table.turn, table.window) == (False, 1, None)


def test_v12_a_win_on_trial() -> None:
    table = table_of("6C")
    assert play(table, "6C") == [Laid(0, card("6C")), LaidLast(0, said=True)]
    assert (table.phase, table.provisional, table.called[0], table.result) == ("stand", True, True, None)
    assert legal(table, 1) == {"let-stand", "accuse 0"}
    accused = table.copy()
    assert play(accused, "1 accuse 0; 2 accuse 0") == [
        Accused(1, 0, None), Fined(1, THREE, 3), Accused(2, 0, None), Fined(2, tuple(cards("6H 7H 10H")), 3),
    ]  # fmt: skip
    assert play(table, "1 let-stand") == [Stood(1), WentOut(0)]
    assert table.result is not None
    assert table.result.carried == ((0, 0), (0, 0), (0, 0))
    assert (table.provisional, table.window, table.phase) == (False, None, "over")


def test_v12_a_call_during_a_trial_is_heard_and_nothing_more() -> None:
    table = table_of("6C")
    play(table, "6C")
    assert play(table, "1 call; 2 call") == [Called(1, counts=False), Called(2, counts=False)]
    assert table.armed is False


def test_v12_a_win_on_trial_that_was_no_win() -> None:
    table = table_of("KH", players=3)
    play(table, "false KH")
    assert table.phase == "stand"
    events = play(table, "1 accuse 0")
    assert [event.kind for event in events] == ["accused", "took-back", "fined"]
    assert (table.phase, table.turn, table.provisional, table.window, table.called[0]) == (
        "play",
        1,
        False,
        None,
        False,
    )
    assert table.hands[0] == cards("KH 2H 3H 4H")


def test_v13_the_last_call_of_a_win_on_trial() -> None:
    options = {"olsen_olsen_required": True}
    silent = table_of("6C", options=options)
    assert play(silent, "6C")[-1] == LaidLast(0, said=False)
    assert silent.awaited() == (0,)
    said = silent.copy()
    assert play(said, "0 last-call") == [Called(0, counts=True, last=True)]
    assert (said.called[0], said.awaited()) == (True, ())
    assert play(said, "1 let-stand")[-1] == WentOut(0)
    found = silent.copy()
    assert play(found, "1 accuse 0") == [Accused(1, 0, "silent"), Fined(0, THREE, 3)]
    ahead = table_of("6C", options=options)
    assert play(ahead, "last-call; 6C") == [CallArmed(0, last=True), Laid(0, card("6C")), LaidLast(0, said=True)]


@pytest.mark.parametrize(
    ("shown", "grown", "shrunk", "kind"),
    [("6C", 1, 1, None), ("KH", 1, 1, "false"), ("6C", 2, 2, "slip"), ("6C", 1, 2, "hide"),
     ("", 0, 1, "hide"), ("", 0, 0, None), ("9H", 1, 1, None), ("8H", 1, 1, None), ("KH 6C", 3, 3, "false")],
)  # fmt: skip
def test_what_a_trace_proves(shown: str, grown: int, shrunk: int, kind: str | None) -> None:
    table = table_of("6C KH 2S 3S")
    trace = Trace(0, card("9C"), None, False)
    assert cheating.evidence(table, trace, cards(shown), grown, shrunk) == kind
    named = Trace(0, card("9C"), Suit.HEARTS, False)
    assert cheating.evidence(table, named, cards("KH"), 1, 1) is None
    assert cheating.evidence(table, named, cards("6C"), 1, 1) == "false"
    assert cheating.evidence(table, Trace(0, card("9C"), None, True), cards("KH"), 1, 1) is None


def test_only_the_trace_of_the_last_turn_proves_anything() -> None:
    table = table_of("6C KH 2S 3S")
    assert cheating.proof(table) is None
    play(table, "hide KH")
    assert cheating.proof(table) is None
    play(table, "6C")
    assert cheating.proof(table) == "hide"
    play(table, "let-stand")
    assert cheating.proof(table) is None


def test_v10_which_cheats_are_offered() -> None:
    assert legal(table_of("6C KH")) - {"6C"} == {"slip 6C KH", "hide 6C", "hide KH", "false KH"}
    assert legal(table_of("KH")) == {"draw", "false KH"}
    assert "slip 6C 6D" not in legal(table_of("6C 6D"))
    assert "slip 6C 6D" in legal(table_of("6C 6D", options={"multi_rank": False}))


def test_v10_no_cheat_is_offered_after_a_card_was_laid() -> None:
    table = table_of("6C 6D KH")
    assert cheating.possible_cheats(table, table.hands[0])
    play(table, "6C")
    assert cheating.possible_cheats(table, table.hands[0]) == []


def test_what_all_saw_before_the_pile_was_shuffled_is_no_secret() -> None:
    """The card that a turn of Svindl had to follow is in the stock by now, and stays the one that everybody saw."""
    options = entry("svindl").game.options()
    matches = (common.table_of("svindl", 6, options, f"c{number}") for number in range(99))
    steps = (
        (match, step) for number, match in enumerate(matches) for step in common.random_play(match, Random(number))
    )
    match, _ = next(one for one in steps if not one[0].between_rounds and history(one[0].round))
    table = match.round
    assert table.trace.top not in table.pile
    assert table.trace.top in table.secrets(None)
    leaks.check_screens(match, Random(1))
