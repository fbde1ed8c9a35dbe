"""Svindl as values: slipping, hiding, false cards, accusations and the window after a turn, alone and in hot seat."""

from __future__ import annotations

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.awaiting import Computer, Curtain, Reaction
from cardtable.app.match.scheduler import HESITATION
from cardtable.app.match.screen import Place
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import SeatSight
from cardtable.app.turns import last_turns
from cardtable.cards import Card
from cardtable.engine.values import Action
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.actions import PLAY, Accuse, FalsePlay, Hide, Slip
from cardtable.stage.event_style import Sound
from tests.app.desk import SAME_PRESS, Desk, at_table, english, messages
from tests.games.olsen_positions import play
from tests.ui.tables import position

FIRST = ("6C KD 4H 9S", "5H 6H 7S 2D", "QH QS 10D JH")
# The second player can lay on the six of clubs, and slip the five of diamonds under it.
SLIPPING = ("6C KD 4H 9S", "5D 6H 7S 2D", "QH QS 10D JH")
LATER = 10**6


def sit(deal: tuple[str, ...] = FIRST, people: int = 1, line: str = "", pace: str = "instant", **facts: object) -> Desk:
    current = position(list(deal), "2C", options=entry("svindl").game.options(**facts))
    play(current, line)
    return at_table(current, people, "svindl", settings={"pace": pace}, **facts)


def card(text: str) -> Card:
    return Card.parse(text)


def last(at: Desk) -> Action | None:
    return at.table.match.log[-1].action


def held(at: Desk, seat: int = 0) -> int:
    return len(at.table.round.hands[seat])


def test_two_picked_cards_are_slipped_by_a_button_and_any_other_number_says_what_to_pick() -> None:
    at = sit(window_s=0)
    at.pick("6C")
    at.press("T")
    assert "two cards" in at.bubble
    assert held(at) == 4
    at.pick("6C KD")
    at.press("T")
    assert last(at) == Slip(card("6C"), card("KD"))
    assert held(at) == 2


def test_what_is_done_with_a_picked_card_stands_at_it_and_not_in_the_bar() -> None:
    at = sit(window_s=0)
    assert [at.button(key).place for key in "TH"] == [Place.HIDDEN, Place.HIDDEN]
    at.pick("KD")
    assert [at.button(key).place for key in "TH"] == [Place.CARD, Place.CARD]
    assert at.button("H").command.cards == (card("KD"),)
    at.pick("")
    at.press("H")
    assert at.bubble, "the key says what to pick"


def test_a_card_is_hidden_by_a_button_and_the_log_tells_it_to_its_owner() -> None:
    at = sit(window_s=0)
    at.pick("KD")
    at.press("H")
    assert last(at) == Hide(card("KD"))
    assert card("KD") not in at.open_cards()
    assert "hides the king of diamonds" in at.log()[-1]


def test_a_hidden_card_slips_out_of_the_fan_for_the_others() -> None:
    at = sit(people=2, window_s=0)
    at.uncover()
    at.pick("KD")
    at.press("H")
    at.drop("6C")
    at.tell_all()
    assert len(at.zone("hand-0").cards) == 2
    assert len(at.zone("discard").cards) == 2
    assert not any("king of diamonds" in one for one in at.log())


@pytest.mark.parametrize("tucked", ["KD", "4H"])
def test_everybody_sees_that_a_card_is_tucked_and_nobody_which(tucked: str) -> None:
    at = sit(people=2, window_s=0)
    at.uncover()
    at.pick(f"6C {tucked}")
    at.press("T")
    at.tell_all()
    assert at.sight.viewer is None
    assert at.zone("discard").cards[-2:] == (None, card("6C"))
    assert at.zone("discard").loose is not None
    other = sit(people=2, window_s=0)
    other.uncover()
    other.pick("6C 9S")
    other.press("T")
    other.tell_all()
    assert other.screen == at.screen
    assert other.log() == at.log()


def test_a_false_card_is_asked_about_once_at_each_table() -> None:
    for _ in range(2):
        at = sit(("KD 4H 9S 6C", *FIRST[1:]), window_s=0)
        at.drop("KD")
        assert at.screen.choice is not None
        assert "cheating" in english(at.screen.choice.message)
        assert held(at) == 4
        at.choose(0)
        assert (at.screen.choice, held(at)) == (None, 4)
        at.drop("KD")
        at.choose(1)
        assert last(at) == FalsePlay(card("KD"))
        while at.table.round.turn != 0:
            at.decide(at.table.round.turn, next(iter(at.table.round.legal(at.table.round.turn))))
        at.drop("4H")
        assert at.screen.choice is None, "whoever dared once is not asked again"


def test_what_does_not_fit_can_be_dared_and_is_not_called_fitting() -> None:
    at = sit(window_s=0)
    assert at.is_daring([card("KD")], "discard")
    assert not at.fits([card("KD")], "discard")
    assert at.fits("6C", "discard")
    assert not at.is_daring("6C", "discard")


def test_there_is_no_hint_no_take_back_and_no_count() -> None:
    at = sit(window_s=0)
    assert not {"hint", "back"} & at.screen.top.tools
    assert {plate.count for plate in at.screen.picture.plates.values()} == {""}
    assert not any(letter.isdigit() for letter in at.screen.picture.labels["stock"][0])
    at.hint()
    assert "no hints" in at.bubble
    at.drop("6C")
    at.take_back()
    assert "nothing can be taken back" in at.bubble


def test_a_finger_that_bounces_accuses_once() -> None:
    """300 ms: by then a computer player may have acted, and the second press would accuse that one."""
    assert SAME_PRESS == 300
    at = sit(line="0 6C; 1 6H", window_s=0)
    lines = len(at.table.match.log)
    at.clock.time = 1000
    at.press("S")
    assert last(at) == Accuse(1)
    for at.clock.time in (1001, 1299):
        at.press("S")
        assert at.bubble == ""
    at.clock.time = 1300
    at.press("S")
    assert "already accused somebody" in at.bubble
    assert len(at.table.match.log) == lines + 1


def slipped() -> Desk:
    """One's own six, and the next player slips a card under another one."""
    at = sit(SLIPPING, window_s=0)
    at.drop("6C")
    at.decide(1, Slip(card("6H"), card("5D")))
    return at


def test_accusing_is_always_offered_and_catches_the_last_player() -> None:
    at = sit(SLIPPING, window_s=0)
    at.press("S")
    assert "nobody to accuse" in at.bubble
    assert Sound.NOT_ALLOWED in at.heard()
    at = slipped()
    assert at.table.round.window == 1
    assert at.screen.go_on is not None, "the next computer player waits until the person says go on"
    assert not at.button("S").command.primary
    at.clock.pass_by(LATER)
    assert at.table.round.turn == 2
    at.press("S")
    assert last(at) == Accuse(1)
    assert held(at, 1) == 2 + 1 + 3
    assert "tucked" in " ".join(at.log())


def test_what_was_taken_back_sticks_out_no_more_and_nobody_is_asked_to_go_on() -> None:
    at = slipped()
    assert at.zone("discard").loose is not None
    at.press("S")
    at.tell_all()
    assert at.zone("discard").loose is None
    while at.table.round.turn != 0:
        at.decide(at.table.round.turn, next(iter(at.table.round.legal(at.table.round.turn))))
        at.go_on()
    assert at.screen.go_on is None


def test_a_wrong_accusation_costs_three_cards() -> None:
    at = sit(SLIPPING, window_s=0)
    at.drop("6C")
    at.decide(1, PLAY[card("6H")])
    before = held(at)
    at.press("S")
    assert held(at) == before + 3
    at.clock.pass_by(SAME_PRESS)
    at.press("S")
    assert "already accused" in at.bubble
    assert held(at) == before + 3


def test_computer_players_leave_the_window_its_time_and_hesitate_before_they_accuse() -> None:
    at = sit(("6C KD 4H 9S", "5D 6H 7S 2D", "QH QS 6D JH"), window_s=8)
    at.drop("6C")
    at.decide(1, PLAY[card("6H")])
    assert at.minds.asked[-1].view.seat == 2
    at.answer(PLAY[card("6D")])
    line, asked = len(at.table.match.log), len(at.minds.asked)
    at.clock.pass_by(7999)
    assert len(at.table.match.log) == line, "who is on turn waits until the window is over"
    at.clock.pass_by(1)
    assert len(at.table.match.log) > line
    assert at.sight.step() == Computer(1, call=True)
    at.clock.pass_by(int(HESITATION[0] * 1000) - 1)
    assert len(at.minds.asked) == asked, "nobody accuses before a person can"
    at.clock.pass_by(int((HESITATION[1] - HESITATION[0]) * 1000) + 1)
    assert at.minds.asked[-1].view.seat == 1


def test_a_win_stands_only_after_the_window() -> None:
    at = sit(("6C", *SLIPPING[1:]), people=2)
    at.uncover()
    at.drop("6C")
    at.tell_all()
    assert at.table.round.provisional
    assert at.table.round.result is None
    assert isinstance(at.sight.step(), Reaction)
    assert at.screen.go_on is not None
    at.go_on()
    assert at.table.round.result is not None
    assert at.screen.round_end is not None
    assert at.screen.round_end.sheet is not None
    assert at.screen.round_end.sheet.report is not None
    assert any("Nobody cheated" in english(one) for one in messages(at.screen.round_end.sheet.report))


def test_in_hot_seat_everybody_sees_the_turn_again_and_may_accuse_by_number() -> None:
    at = sit(people=3, window_s=3)
    at.uncover()
    at.drop("KD")
    at.choose(1)
    assert at.screen.curtain is None
    at.tell_all()
    assert "Anna has played" in at.status
    assert at.keys() == ["2", "3"]
    at.press("3")
    assert last(at) == Accuse(0)
    assert held(at) == 3 + 1 + 3
    at.tell_all()
    assert at.screen.curtain is not None
    assert at.screen.curtain.seat == 1


def test_the_repetition_begins_before_the_turn_and_is_shown_once() -> None:
    at = sit(people=2, pace="calm")
    at.uncover()
    first = len(at.screens)
    at.drop("6C")
    at.tell_all()
    piles = [len(next(zone for zone in one.picture.zones if zone.id == "discard").cards) for one in at.screens[first:]]
    changes = [now for before, now in zip([0, *piles], piles, strict=False) if before != now]
    assert changes[-3:] == [2, 1, 2], "played, and once more: the table before the turn, and after"
    number = len(at.screens)
    at.advance()
    assert not at.shows_again
    assert all(len(at.zone("discard").cards) == 2 for _ in at.screens[number:])
    at.go_on()
    assert at.screen.curtain is not None
    assert at.screen.curtain.seat == 1
    assert last(at).kind == "let-stand"


def test_after_a_restart_the_window_is_open_again() -> None:
    at = sit(people=2)
    at.uncover()
    at.drop("6C")
    at.tell_all()
    later = Desk(RunningMatch(at.table.entry, at.table.match, "test", NoAutosave()), pace="instant")
    later.open()
    later.tell_all()
    assert later.sight.step() == Reaction(0)
    assert later.screen.go_on is not None
    assert later.screen.viewer is None


def test_the_call_is_offered_at_the_window_until_it_was_said() -> None:
    offered = []
    for line in ("0 6C", "0 call; 0 6C"):
        at = sit(("6C KD", *SLIPPING[1:]), people=3, line=line)
        at.tell_all()
        offered.append(at.labels())
    assert any("Ólsen!" in text for text in offered[0])
    assert offered[1] == [text for text in offered[0] if "Ólsen!" not in text], "what was said is on the plate for all"


def test_a_turn_is_shown_again_after_another_page_was_looked_at() -> None:
    at = sit(people=2, pace="brisk")
    at.uncover()
    at.drop("6C")
    at.tell_on()
    assert at.shows_again
    at.look_away()
    assert not at.shows_again
    at.come_back()
    assert at.shows_again
    at.tell_all()
    assert not at.shows_again


def test_the_turn_of_a_computer_player_can_be_looked_at_before_the_curtain_falls() -> None:
    at = sit(("6C KD 4H 9S", "QH QS 10C JH", "10D 6H 7S 2D"), people=2, window_s=0)
    at.uncover()
    at.drop("6C")
    at.tell_all()
    at.go_on()
    at.uncover()
    at.drop("10C")
    at.tell_all()
    at.go_on()
    at.decide(2, PLAY[card("10D")])
    at.tell_all()
    assert at.sight.step() == Reaction(2)
    assert at.screen.curtain is None
    assert at.keys() == ["1", "2"]
    at.go_on()
    assert isinstance(at.sight.step(), Curtain)


def test_a_refused_button_at_a_card_is_answered_at_the_card() -> None:
    at = sit(window_s=0)
    at.pick("KD")
    at.press("T")
    bubble = at.screen.bubble
    assert bubble is not None
    assert bubble.about.cards == {card("KD")}


def test_the_tag_of_who_was_caught_tells_that_the_card_went_back() -> None:
    at = sit(("6C KD 4H 9S", "5H 6H 7S 2D", "QH QS 10D JH"), people=3, window_s=0)
    false = next(one for one in at.table.round.legal(at.table.round.turn) if isinstance(one, FalsePlay))
    culprit = at.table.round.turn
    at.table.play(culprit, false)
    accuser = (culprit + 1) % 3
    at.table.play(accuser, Accuse(culprit))
    sight = SeatSight(at.table, (culprit + 2) % 3)
    (tag,) = [entry("svindl").stage.speech.lately(events, seat, at.table.names)
              for seat, events in last_turns(sight).items() if seat == culprit]  # fmt: skip
    assert tag is not None
    assert english(tag.text) == "took back"
    assert tag.card == false.card
