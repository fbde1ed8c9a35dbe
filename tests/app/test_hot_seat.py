"""Several persons at one machine, as values: the curtain, what it tells and offers, and no hand behind it."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.app.autosave import NoAutosave
from cardtable.app.awaiting import Asked, Curtain, Reaction
from cardtable.app.match.cues import EndPeek, Forgets
from cardtable.app.match.screen import Screen
from cardtable.app.running_match import RunningMatch
from cardtable.app.turns import lines_from, turn_ended
from cardtable.cards import Card
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules.actions import PLAY, SAY_OLSEN
from tests.app.desk import Desk, at_table, desk, english
from tests.conformance.common import choose
from tests.every_game import every_game
from tests.games.rummy_positions import position as rummy_position
from tests.ui.tables import NAMES, position

GAMES = sorted(every_game())
FIRST = ["2H 9C KD QD", "5H 6H 7S"]


def persons(game: str, code: str, count: int = 3) -> Desk:
    """A table of persons only, at which cards have just been dealt."""
    known = every_game()[game]
    people = min(max(count, min(known.game.seat_counts)), max(known.game.seat_counts))
    match = Match(known.game, known.game.options.read({}), [Seat(name) for name in NAMES[:people]], code)
    at = Desk(RunningMatch(known, match, "test", NoAutosave()), pace="instant", asking="always")
    at.table.asking = "always"
    at.deal()
    at.tell_all()
    return at


def act(at: Desk, rng: Random) -> None:
    """Somebody does something legal, now and then out of turn."""
    table, step = at.table, at.sight.step()
    if isinstance(step, Asked):
        seat = rng.choice(step.seats)
        at.play(seat, rng.choice(list(table.round.legal(seat))))
    elif isinstance(step, Reaction) and rng.random() < 0.6:
        at.go_on()
    else:
        seat, action = choose(table.match, rng)
        at.play(seat, action)
    while at.tells:
        at.tell_on()


@pytest.mark.parametrize("game", GAMES)
def test_behind_the_curtain_lies_every_public_event_since_that_person_looked(game: str) -> None:
    at, rng = persons(game, "since"), Random(7)
    table = at.table
    looked: dict[int, int] = {}
    curtains = 0
    for _ in range(400):
        if table.match.between_rounds or curtains > 25:
            break
        if at.screen.curtain is None:
            act(at, rng)
            continue
        curtains += 1
        seat = at.screen.curtain.seat
        assert not private(at), "nothing private lies behind it"
        since = max(looked.get(seat, 0), turn_ended(table, seat))
        told = lines_from(at.sight, seat, table.round.view(None), since)
        assert at.screen.curtain.lines == tuple(told.lines)
        assert at.screen.curtain.notices == tuple(told.notices)
        assert at.screen.strip == (), "the strip is away while the curtain tells"
        at.uncover()
        assert at.screen.curtain is None
        assert at.screen.viewer == seat
        looked[seat] = len(table.match.events)
    assert curtains > 5


def private(at: Desk) -> set[Card]:
    """The cards that lie open although only one person may know them."""
    return at.open_cards() & {card for hand in at.table.round.hands for card in hand} - public_hands(at)


def public_hands(at: Desk) -> set[Card]:
    """Held cards that everybody sees."""
    zones = at.table.entry.stage.layout.zones(at.table.round.view(None), at.table.names, 0)
    return {card for zone in zones for card in zone.cards if card is not None}


@pytest.mark.parametrize("game", GAMES)
def test_no_hand_lies_open_between_two_persons_and_each_sees_only_the_own(game: str) -> None:
    """Every screen that was ever shown: the hand of its viewer, and nobody else's."""
    at, rng = persons(game, "hands"), Random(game)
    table = at.table
    for _ in range(60):
        if table.match.between_rounds:
            break
        shown = len(at.screens)
        kept = at.screen.picture
        if at.screen.curtain is not None:
            at.uncover()
        else:
            act(at, rng)
        if table.match.between_rounds:
            break
        for screen in at.screens[shown:]:
            if screen.picture is not kept:
                owners = {zone.seat for zone in screen.picture.zones if zone.seat is not None and any(zone.cards)}
                open_ones = owners - {zone.seat for zone in public_zones(at)}
                assert open_ones <= {screen.viewer}
            assert screen.curtain is None or screen.viewer is None
        assert at.screen.viewer == at.sight.viewer


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_shown_is_shown_to_whoever_looks(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    at, rng = persons(game, "looks"), Random(2)
    shown = Desk.show_screen

    def show(desk: Desk, screen: Screen, *, animate: bool) -> None:
        assert screen.viewer == desk.sight.viewer
        shown(desk, screen, animate=animate)

    monkeypatch.setattr(Desk, "show_screen", show)
    for _ in range(60):
        if at.table.match.between_rounds:
            break
        if at.screen.curtain is not None and rng.random() < 0.7:
            at.uncover()
        act(at, rng)


def public_zones(at: Desk) -> list:
    zones = at.table.entry.stage.layout.zones(at.table.round.view(None), at.table.names, 0)
    return [zone for zone in zones if any(zone.cards)]


def test_what_was_done_to_oneself_comes_first_on_the_curtain() -> None:
    at, rng = persons("kinaskak", "buying"), Random(11)
    for _ in range(600):
        if at.table.match.between_rounds:
            at = persons("kinaskak", f"{rng.random()}")
        lines = at.since()
        if any("You bought" in line or "drew higher" in line for line in lines):
            assert "You bought" in lines[0] or "drew higher" in lines[0]
            return
        if at.screen.curtain is not None:
            at.uncover()
        else:
            act(at, rng)
    pytest.fail("nobody bought anything")


def test_the_curtain_tells_everything_since_one_last_looked() -> None:
    at = desk(["9S AC 2C 4H", "KC QD JD", "5C 6C 7D"], "3C", people=3)
    for seat, played in enumerate(("AC", "KC")):
        assert at.screen.curtain is not None
        assert (at.screen.curtain.seat, at.screen.curtain.name) == (seat, NAMES[seat])
        at.uncover()
        at.drop(played)
        at.tell_all()
    assert at.screen.curtain is not None
    assert at.screen.curtain.seat == 2
    assert at.since()[-2:] == [f"{NAMES[0]} laid the ace of clubs", f"{NAMES[1]} laid the king of clubs"]


def test_who_has_just_looked_is_told_nothing_twice() -> None:
    at = desk(["9S AC 2C 4H", "KC QD JD", "5C 6C 7D"], "3C", people=3)
    at.uncover()
    at.drop("AC")
    at.tell_all()
    assert at.since()
    at.uncover()
    at.cover()
    assert at.screen.curtain is not None
    assert at.since() == []


def test_leaving_the_page_covers_the_hand_and_coming_back_is_behind_the_curtain() -> None:
    at = desk(FIRST, people=2)
    at.uncover()
    assert Card.parse("KD") in at.open_cards()
    at.look_away()
    assert at.screen.viewer is None
    assert at.open_cards() == {Card.parse("2C")}
    at.come_back()
    assert at.screen.curtain is not None
    assert at.sight.step() == Curtain(0)


def test_hiding_ones_cards_brings_the_curtain_back_and_takes_away_what_was_said() -> None:
    at = desk(FIRST, people=2)
    at.uncover()
    assert "cover" in at.screen.top.tools
    at.drop("", "stock")
    assert "nine of clubs" in at.bubble
    at.cover()
    assert (at.bubble, at.rule) == ("", "")
    assert at.screen.curtain is not None
    assert at.open_cards() == {Card.parse("2C")}


def test_hiding_ones_cards_hides_them_at_once_while_a_computer_is_to_act() -> None:
    at = desk(["2H 9C KD QD", "5H 6H 7S", "8S 9S 10S"], people=2, settings={"pace": "calm"})
    at.uncover()
    at.table.round.turn = 2
    at.draw_again()
    at.cover()
    assert at.open_cards() == {Card.parse("2C")}


def test_a_peek_shows_ones_own_hand_as_long_as_it_lasts_and_ends_when_the_page_is_left() -> None:
    at = desk(FIRST, people=2)
    at.peek(True)
    assert Card.parse("KD") in at.open_cards()
    assert Card.parse("5H") not in at.open_cards()
    assert at.screen.curtain is not None
    at.peek(False)
    assert at.open_cards() == {Card.parse("2C")}
    at.peek(True)
    at.look_away()
    assert at.open_cards() == {Card.parse("2C")}
    at.come_back()
    at.uncover()
    assert EndPeek() in at.cues


def test_a_peek_ends_when_somebody_acts_on_a_phone() -> None:
    """The hand would stay open when the key is let go, though nobody has shown it."""
    at = desk(["9C KD", "5H 6H 7S"], people=2)
    at.driver.hold_elsewhere((0,))
    at.play(0, PLAY[Card.parse("9C")])
    at.peek(True)
    assert Card.parse("5H") in at.open_cards()
    at.play(0, SAY_OLSEN)
    at.peek(False)
    assert EndPeek() in at.cues
    assert at.screen.curtain is not None
    assert Card.parse("5H") not in at.open_cards()


def test_who_has_one_card_left_may_call_on_the_curtain() -> None:
    at = desk(["9C KD", "5H 6H 7S"], people=2)
    at.uncover()
    at.drop("9C")
    at.tell_all()
    assert at.screen.curtain is not None
    assert [call.name for call in at.screen.curtain.calls] == ["Anna"]
    at.call()
    at.tell_all()
    assert at.table.round.called[0]
    assert at.screen.curtain is not None
    assert at.screen.curtain.seat == 1


def test_who_owes_a_call_finds_a_curtain_even_when_a_computer_is_next() -> None:
    current = position(["KD", "5H 6H 7S", "8S 9S 10S"], "6C")
    current.turn, current.window = 2, 0
    at = at_table(current, people=2)
    assert at.screen.curtain is not None
    assert at.screen.curtain.seat == 0
    at.call()
    at.tell_all()
    assert at.table.round.called[0]
    assert at.screen.curtain is None or at.screen.curtain.seat != 0


def test_persons_may_catch_from_the_curtain() -> None:
    options = entry("olsen").game.options(olsen_enforce="caught")
    at = desk(["9C KD", "5H 6H 7S", "8S 9S 10S"], people=3, options=options)
    at.uncover()
    at.drop("9C")
    at.tell_all()
    assert at.screen.curtain is not None
    texts = [(call.name, english(call.command.label)) for call in at.screen.curtain.calls]
    assert any(name == "Jón" and "Caught" in text for name, text in texts)


def test_a_person_catches_another_one_whose_hand_is_open_before_a_computer_acts() -> None:
    options = entry("olsen").game.options(olsen_enforce="caught")
    current = position(["5H 6H 7S", "9C KD", "8S 9S 10S"], "2C", options=options)
    current.turn = 1
    at = at_table(current, people=2, olsen_enforce="caught")
    at.uncover()
    at.drop("9C")
    at.tell_all()
    assert at.sight.viewer == 1
    assert english(at.button("1").command.label) == "Anna: Caught!"
    at.press("1")
    assert len(at.table.round.hands[1]) == 4


def test_who_forgot_to_call_may_do_so_until_the_next_person_has_acted() -> None:
    at = desk(["9C KD", "5H 6H 7S"], people=2)
    at.uncover()
    at.drop("9C")
    at.tell_all()
    at.uncover()
    assert at.sight.viewer == 1
    assert [label for label in at.labels() if "Anna" in label] == ["Anna: Ólsen!"]
    at.press("1")
    assert at.table.round.called[0]
    assert "Anna: Ólsen!" not in at.labels()


def test_while_a_suit_is_asked_for_its_keys_mean_nothing_else() -> None:
    options = entry("klikk").game.options(olsen_enforce="caught")
    at = desk(["QC 8C KD", "5H 6H 7S"], people=2, name="klikk", options=options)
    at.uncover()
    at.drop("QC")
    at.tell_all()
    at.drop("8C")
    at.tell_all()
    assert at.screen.question is not None
    assert len(set(at.keys())) == len(at.keys())


def test_a_match_that_is_opened_again_comes_back_behind_the_curtain() -> None:
    at = desk(FIRST, people=2)
    at.uncover()
    later = Desk(RunningMatch(at.table.entry, at.table.match, "test", NoAutosave()))
    later.open()
    assert later.screen.curtain is not None
    assert later.open_cards() == {Card.parse("2C")}
    assert all(screen.viewer is None for screen in later.screens)


def test_the_log_tells_no_drawn_card_in_company_and_one_person_needs_no_curtain() -> None:
    for people, sentence in ((2, "Anna draws a card."), (1, "Anna draws the five of diamonds.")):
        at = desk(["KH QD 3S", "5H 6H 7S"], people=people, stock="5D 6S JS")
        assert (at.screen.curtain is None) == (people == 1)
        at.uncover()
        at.drop("", "stock")
        assert at.log()[-1] == sentence


def test_who_is_out_is_handed_nothing_while_the_others_play_on() -> None:
    """Two persons and a computer player: the turn goes past who went out, on the screen and on a phone."""
    rules = {"play_on": True, "olsen_auto": True}
    lies = position(["6C", "6D 7D 9H", "6H 9S KD"], "2C", options=entry("olsen").game.options.read(rules))
    at = at_table(lies, people=2, **rules)
    table = at.table
    at.play(0, PLAY[Card.parse("6C")])
    at.tell_all()
    assert at.sight.step() == Curtain(1)
    assert [english(note.text) for note in table.entry.stage.layout.notes(table.round.view(1), 0)] == ["out, place 1"]
    at.play(1, PLAY[Card.parse("6D")])
    at.tell_all()
    at.play(2, PLAY[Card.parse("6H")])
    at.tell_all()
    assert at.sight.step() == Curtain(1)
    own, controls = table.round.view(0), table.entry.stage.controls
    assert controls.commands(own, table.names) == controls.commands_out_of_turn(own, table.names) == []
    assert table.entry.stage.speech.chapter(own) == "option-play_on"


# -- what one person heard and read ------------------------------------------------------------------------------------

CLOSED = {
    "cover": lambda at: at.cover(),
    "peek": lambda at: at.peek(on=False),
    "page": lambda at: at.look_away(),
    "phone": lambda at: at.driver.hold_elsewhere((0,)),
}


@pytest.mark.parametrize("way", CLOSED)
def test_what_was_said_to_one_person_alone_can_be_heard_no_more_when_the_hand_is_closed(way: str) -> None:
    at = desk(["2H 9C KD QD", "5H 6H 7S", "8S 9S 10S"], people=2, settings={"pace": "calm"})
    if way == "peek":
        at.peek(True)
    else:
        at.uncover()
        at.table.round.turn = 2  # A computer player is asked, and nobody else is: nothing is said of that.
        at.draw_again()
    at.cues.clear()
    CLOSED[way](at)
    assert at.screen.viewer is None
    assert Forgets() in at.cues


def test_what_was_read_to_one_person_is_not_written_below_a_closed_hand() -> None:
    at = desk(FIRST, people=2)
    at.uncover()
    at.note("Your hand, 4 cards: two of hearts, nine of clubs, king and queen of diamonds.")
    at.cards.flies = True
    at.drop("9C")
    assert at.tells
    assert at.screen.viewer is None
    assert at.screen.status.below is None


def test_what_one_person_lacks_is_not_read_while_the_last_card_flies() -> None:
    current = rummy_position(hand="KS KD 4H 5H 6H 2D 9C 10S", players=3, phase="meld")
    at = at_table(current, 3, "kinaskak")
    at.uncover()
    assert "to go" in at.status
    at.cards.flies = True
    at.drop("10S")
    assert at.tells
    assert at.screen.viewer is None
    assert (at.status, at.labels()) == ("", [])


def test_a_hand_that_goes_to_a_phone_leaves_no_advice_behind() -> None:
    at = desk(["2H 9C KD QD", "5H 6H 7S"])
    at.hinted(PLAY[Card.parse("9C")])
    assert "nine of clubs" in at.bubble
    at.driver.hold_elsewhere((0,))
    assert at.screen.viewer is None
    assert at.bubble == ""
