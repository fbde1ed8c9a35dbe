"""What happens is told beat by beat: cards, then words, then a rest; nobody runs ahead, and time is the test's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.match.cues import Heard
from cardtable.app.match.screen import Place, Screen
from cardtable.app.running_match import RunningMatch
from cardtable.cards import Card, cards
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.two_of_three.rules.actions import DRAW
from cardtable.stage.event_style import Sound
from tests.app.desk import Desk, desk, english
from tests.ui.tables import NAMES

FIRST = ["9C 4S 10H", "5C 6C 7D", "8D 10D JD"]
LATER = 10**6


def flying(hands: list[str], top: str, **facts: Any) -> Desk:
    """A desk at which cards take their time."""
    made = desk(hands, top, settings={"pace": "calm"}, **facts)
    made.cards.flies = True
    return made


def lay(at: Desk, card: str) -> None:
    at.drop(card)


def of_two(hand: str, others: tuple[str, ...], row: str, persons: int = 1, **settings: Any) -> Desk:
    """A table of To av tre in which the first seat is on turn; the stock begins with a card that fits nothing."""
    game = entry("two_of_three")
    seats = [Seat(NAMES[at], None if at < persons else "easy", at) for at in range(1 + len(others))]
    match = Match(game.game, game.game.options.read({"end": "3r"}), seats, "0000-0000")
    match.deal()
    current: Any = match.round
    current.hands = [cards(hand), *(cards(one) for one in others)]
    current.row = cards(row)
    used = {*current.row, *(one for held in current.hands for one in held)}
    current.stock = [one for one in sorted(current.all_cards()) if one not in used]
    current.turn = current.starter = 0
    current.stock = [one for one in current.stock if one.rank > 9] + [one for one in current.stock if one.rank <= 9]
    match.resume(match.log, current, [], current.dealer)
    made = Desk(RunningMatch(game, match, "test", NoAutosave()), **{"pace": "brisk", **settings})
    made.open()
    made.cards.flies = True
    return made


def test_the_words_come_when_the_card_lies() -> None:
    at = flying(FIRST, "2C")
    lay(at, "9C")
    assert at.cards.moving
    assert at.log() == []
    assert at.screen.status.below is None
    at.cards.finish_flights()
    assert "nine of clubs" in at.log()[-1]


def test_nobody_is_asked_before_all_is_told() -> None:
    at = flying(FIRST, "2C")
    lay(at, "9C")
    assert not at.minds.asked
    at.cards.finish_flights()
    assert at.minds.asked, "asked at once, and heard when the pause is over"


def test_what_is_heard_goes_with_what_is_seen() -> None:
    at = flying(FIRST, "2C")
    lay(at, "9C")
    assert Heard(Sound.LAY) not in at.cues, "a card sounds when it lies"
    at.cards.finish_flights()
    assert at.cues.count(Heard(Sound.LAY)) == 1


def called() -> Desk:
    """Somebody lays the last but one card and has said so: a moment for the whole table."""
    at = flying(["9C 4S", "5C 6C 7D"], "2C")
    at.press("O")
    at.tell_all()
    lay(at, "9C")
    return at


def test_a_call_comes_forward_rests_and_goes() -> None:
    at = called()
    at.cards.finish_flights()
    assert at.screen.outcry is not None
    assert at.screen.outcry.announced.seat == 0
    assert any("Ólsen" in english(one.words) for one in at.screen.speech)
    at.clock.pass_by(1)
    assert at.screen.outcry is not None
    at.tell_on()
    assert (at.screen.outcry, at.screen.speech) == (None, ())


def test_leaving_the_table_tells_the_rest_at_once() -> None:
    at = called()
    assert at.tells
    at.look_away()
    assert not at.tells
    assert "nine of clubs" in " ".join(at.log())


def test_the_end_of_a_round_of_to_av_tre_waits_until_it_was_seen() -> None:
    at = of_two("2H", ("3H 4H", "5H 6H"), "KS QS")
    at.play(0, DRAW)
    at.cards.finish_flights()
    assert at.waits_to_be_seen
    assert at.screen.go_on is not None
    assert at.screen.buttons == ()
    assert "good look" in english(at.screen.status.line)
    row = next(zone for zone in at.screen.picture.zones if zone.id == "row")
    assert len(row.cards) == 2, "the row still lies there"
    at.clock.pass_by(LATER)
    assert at.waits_to_be_seen, "for a person, however long that takes"
    at.tell_on()
    at.cards.finish_flights()
    assert next(zone for zone in at.screen.picture.zones if zone.id == "row").cards == ()
    at.tell_all()
    assert not at.tells


def test_a_press_that_came_too_early_has_seen_nothing() -> None:
    at = of_two("2H", ("3H 4H", "5H 6H"), "KS QS")
    at.deaf = 500
    at.play(0, DRAW)
    at.cards.finish_flights()
    assert at.tell_on(), "the press is taken"
    assert at.waits_to_be_seen
    at.clock.pass_by(500)
    at.tell_on()
    assert not at.waits_to_be_seen


def test_who_does_not_want_to_be_waited_for_is_not() -> None:
    at = of_two("2H", ("3H 4H", "5H 6H"), "KS QS", wait_for_me=False)
    at.play(0, DRAW)
    at.cards.finish_flights()
    assert at.tells
    assert not at.waits_to_be_seen
    at.clock.pass_by(LATER)
    at.cards.finish_flights()
    assert not at.waits_to_be_seen


@pytest.mark.parametrize("line", range(3))
def test_every_pace_ends_in_the_same_screen(line: int) -> None:
    screens: list[tuple[Screen, list[str]]] = []
    for settings in ({"pace": "instant"}, {"pace": "calm"}, {"pace": "calm", "reduce_motion": True}):
        at = desk(["9C 10H 4S", "5C 6C 7D", "8D 10D JD"], "2C", settings=settings, stock="7C 9D 3H")
        at.cards.flies = settings["pace"] == "calm" and not settings.get("reduce_motion")
        for own in (True, False, False)[: line + 1]:
            if own:
                lay(at, "9C")
            else:
                at.play(at.table.round.turn, at.table.round.legal(at.table.round.turn)[0])
            at.tell_all()
        screens.append((replace(at.screen, go_on=None), at.log()))
    assert screens[0] == screens[1]
    assert screens[0] == screens[2]


def test_a_button_that_is_pressed_too_early_does_what_it_says_or_nothing() -> None:
    at = flying(FIRST, "2C")
    stale = next(one.command for one in at.screen.buttons if english(one.command.key) == "D")
    lay(at, "9C")
    played = len(at.table.match.log)
    at.press(stale)
    assert not at.tells
    assert len(at.table.match.log) == played, "it is somebody else's turn now"


def test_the_strip_tells_turn_by_turn_what_no_plate_tells() -> None:
    at = flying(["4S 10H 8S", "8C 9S KD", "2D 10D JD"], "5S", stock="7C 9D 3H")
    lay(at, "4S")
    at.tell_all()
    assert at.strip() == [], "what one did oneself is told nowhere"
    at.decide(1, next(one for one in at.table.round.legal(1) if getattr(one, "card", None) == Card.parse("8C")))
    assert at.strip() == [], "the card has not come yet"
    at.cards.finish_flights()
    at.tell_all()
    at.decide(1, next(one for one in at.table.round.legal(1) if one.kind == "name-suit"))
    at.tell_all()
    (line,) = at.strip()
    assert line.startswith("Sigrún")
    assert "named" in line, "what is named matters while it holds"


def played_on() -> Desk:
    """One's own card and the next player's turn have been told."""
    at = flying(FIRST, "2C", stock="7C 9D 3H")
    lay(at, "9C")
    at.tell_all()
    turn = at.table.round.turn
    at.decide(turn, at.table.round.legal(turn)[0])
    at.tell_all()
    return at


def test_what_happened_is_shown_once_more_and_ends_where_it_was() -> None:
    at = played_on()
    before, log = at.screen, at.log()
    at.show_since()
    assert at.shows_again
    pile = next(zone for zone in at.screen.picture.zones if zone.id == "discard")
    assert len(pile.cards) == 2, "as it was after one's own card"
    at.tell_all()
    assert not at.tells
    assert (at.screen.picture, at.screen.strip, at.log()) == (before.picture, before.strip, log)


def test_nothing_to_be_shown_once_more_is_said() -> None:
    at = desk(FIRST, "2C")
    assert not at.show_since()
    assert "Nothing has happened" in english(at.screen.bubble.message)


def test_who_acts_during_the_repetition_acts_on_the_table_as_it_is() -> None:
    at = played_on()
    while at.table.round.turn != 0:
        turn = at.table.round.turn
        at.decide(turn, at.table.round.legal(turn)[-1])
        at.tell_all()
    at.show_since()
    assert at.shows_again
    action = at.table.round.legal(0)[0]
    at.play(0, action)
    assert not at.shows_again
    assert at.table.match.log[-1].action == action


def test_an_answered_question_goes_with_its_answers_before_anything_is_told() -> None:
    at = flying(["8H 4S 10H", "5C 6C 7D"], "2H")
    lay(at, "8H")
    at.tell_all()
    assert at.screen.question is not None
    answer = next(one.command for one in at.screen.buttons if one.place is Place.QUESTION)
    at.cards.flies = True
    at.press(answer)
    shown = at.screens[-1]
    assert shown.question is None
    assert not any(one.place is Place.QUESTION for one in shown.buttons)
    assert all(
        screen.question is None or any(one.place is Place.QUESTION for one in screen.buttons) for screen in at.screens
    ), "no empty box"
