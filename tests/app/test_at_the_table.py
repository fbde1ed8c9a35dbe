"""What stands on the table after what people do, as values: refusals, calls, hints, marks and orders of hands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.app.ai_process import any_move
from cardtable.app.autosave import NoAutosave
from cardtable.app.match.cues import LookAtLastTrick
from cardtable.app.match.scheduler import TIME_LIMIT
from cardtable.app.match.screen import About, Place
from cardtable.app.match.table_pictures import Pictures
from cardtable.app.running_match import RunningMatch
from cardtable.app.sight import SeatSight
from cardtable.cards import SUITS, Card, Suit, by_suit, cards
from cardtable.engine.refusal import Refusal
from cardtable.games.catalogue import entry
from cardtable.games.san_da_yi.rules.actions import Call
from cardtable.games.san_da_yi.rules.ranking import is_trump
from cardtable.kinds.tricks.rules import NameTrump
from cardtable.messages import verbatim
from cardtable.players.decision import Level
from cardtable.stage.commands import DIGITS, TableButton
from cardtable.stage.controls import cards_of
from cardtable.stage.layout import HandOrder
from cardtable.stage.zones import Middle, ZoneKind
from cardtable.store.errors import StoreError
from tests.app.desk import SAME_PRESS, Desk, at_table, desk, english, seated
from tests.every_game import every_game
from tests.games.rummy_positions import position as rummy_position
from tests.games.san_da_yi_positions import ending
from tests.ui.tables import position

GAMES = sorted(every_game())
HAND = "4H 5H 6H 7H 9S 9D JK1 QC KD"
LATER = 10**6


def act(at: Desk, rng: Random | None = None) -> None:
    """Who is on turn or asked does something, and says nothing."""
    seat = next(iter(at.table.round.must_answer()), at.table.round.turn)
    decision = at.table.entry.player.choose(at.table.round.view(seat), Level.EASY, rng or Random(1))
    action = decision.action if decision is not None else at.table.round.legal(seat)[0]
    at.play(seat, action) if seat == at.sight.viewer else at.decide(seat, action)
    while at.tells:
        at.tell_on()


def test_as_many_persons_as_may_sit_at_a_table_each_have_a_key() -> None:
    """The tenth of ten had none, and the table raised when a call of that person could be made."""
    assert len(DIGITS) >= max(one.game.seat_counts[-1] for one in every_game().values())


# -- refusals and questions --------------------------------------------------------------------------------------------


def test_drawing_although_a_card_fits_is_refused_with_the_card() -> None:
    at = desk(["KC QD", "5H 6H"])
    at.drop("", "stock")
    assert "king of clubs" in at.bubble
    assert at.screen.bubble is not None
    assert at.screen.bubble.about == About(("stock",))
    assert at.table.round.drawn == 0


def test_a_button_that_cannot_be_pressed_says_why_before_and_after() -> None:
    at = desk(["KC QD", "5H 6H"])
    assert at.button("P").why is not None
    at.press("P")
    assert "you must" in at.bubble
    assert at.bubble.startswith(english(at.button("P").why))


@pytest.mark.parametrize("game", GAMES)
def test_every_button_that_is_refused_says_why_and_changes_nothing(game: str) -> None:
    at, rng = seated(game, 1, 3), Random(game)
    for _ in range(60):
        if at.table.match.between_rounds:
            break
        for one in at.screen.buttons:
            assert (one.why is None) == (one.command.refusal is None)
            if one.why is not None and at.screen.viewer is not None and at.screen.curtain is None:
                line, number = len(at.table.match.log), 0 if at.screen.bubble is None else at.screen.bubble.number
                at.clock.time += SAME_PRESS
                at.press(one.command)
                assert at.screen.bubble is not None
                assert at.screen.bubble.number > number
                assert at.bubble.startswith(english(one.why))
                assert len(at.table.match.log) == line
        act(at, rng)


def test_the_same_rule_can_be_asked_for_as_long_as_nothing_happens() -> None:
    at = desk(["KD 9H 4S", "5C 6C"], stock="7C 9D")
    at.drop("KD")
    assert at.screen.bubble is not None
    assert at.screen.bubble.rule == at.rule == "laying"
    at.bubble_gone()
    assert (at.bubble, at.rule) == ("", "laying")
    at.drop("", "stock")
    assert at.rule == ""


def test_an_eight_asks_for_the_suit_and_the_call_stays_in_reach() -> None:
    at = desk(["8D 3S", "5C 6C"])
    at.drop("8D")
    assert at.screen.question is not None
    assert at.screen.question.about == "discard"
    assert at.keys() == ["1", "2", "3", "4", "O"]
    assert [one.place for one in at.screen.buttons] == [*[Place.QUESTION] * 4, Place.BAR]
    at.press("O")
    at.press("1")
    assert at.table.round.named == 0
    assert at.table.round.called[0]
    assert at.zone("discard").suit == 0


def test_nobody_acts_before_a_person_has_had_time_to_call() -> None:
    at = desk(["6C KD", "5H 6H"], settings={"grace": 0})
    at.drop("6C")
    assert at.screen.go_on is not None
    at.clock.pass_by(LATER)
    assert at.table.round.turn == 1
    assert len(at.table.match.log) == 1 + 1, "nobody goes on by oneself"
    at.press("O")
    assert at.table.round.called[0]


def test_going_on_without_calling_costs_three_cards() -> None:
    at = desk(["6C KD", "6H 9H 9S"], settings={"grace": 0})
    at.drop("6C")
    at.go_on()
    at.clock.pass_by(0)
    at.answer(next(one for one in at.table.round.legal(1) if one.kind == "play"))
    assert len(at.table.round.hands[0]) == 1 + 3


def test_waiting_for_a_call_survives_a_look_at_another_page() -> None:
    at = desk(["6C KD", "6H 9H 9S"], settings={"grace": 0})
    at.drop("6C")
    at.look_away()
    at.come_back()
    assert at.screen.go_on is not None
    at.clock.pass_by(LATER)
    assert len(at.table.round.hands[0]) == 1
    at.press("O")
    assert at.table.round.called[0]


def test_the_time_to_call_is_given_once_and_not_for_every_computer() -> None:
    options = entry("olsen").game.options(olsen_enforce="caught")
    at = desk(["6C KD", "6H 9H 9S", "2H 3H 4H", "5H 7H 8H"], options=options, settings={"grace": 2})
    at.drop("6C")
    at.clock.pass_by(1999)
    assert not at.minds.asked, "before, a person can call"
    at.clock.pass_by(1)
    while at.table.round.turn == 1:
        asked, call = len(at.minds.asked), at.sight.step().call
        at.answer(None if call else next(one for one in at.table.round.legal(1) if not one.spoken))
        at.clock.pass_by(0)
        assert not call or len(at.minds.asked) == asked + 1, "the next one is asked at once"
    assert at.table.round.hands[0] == [Card.parse("KD")]


def test_a_match_that_cannot_be_kept_says_so_until_it_can() -> None:
    class Keeper:
        number = None
        full = False

        def keep(self, match: object) -> None:
            if self.full:
                raise StoreError(verbatim("The disk is full."))

    keeper = Keeper()
    at = at_table(position(["2H 2S KD QD", "5H 6H"], "2C"), keeper=keeper)
    keeper.full = True
    at.drop("2H")
    assert english(at.screen.problem) == "The disk is full."
    keeper.full = False
    at.drop("2S")
    assert at.screen.problem is None


# -- hints -------------------------------------------------------------------------------------------------------------


def test_a_hint_names_a_card_that_can_be_laid_and_marks_it_until_somebody_acts() -> None:
    at = desk(["9S AC 2C 4C", "KD QD"], "3C")
    at.hint()
    assert at.minds.asked[-1].hint
    at.answer(next(one for one in at.table.round.legal(0) if getattr(one, "card", None) == Card.parse("AC")))
    assert "ace of clubs" in at.bubble
    assert at.screen.picture.hinted == {Card.parse("AC")}
    assert at.screen.bubble is not None
    assert at.screen.bubble.about == About(cards=frozenset(cards("AC")))
    at.drop("2C")
    assert at.screen.picture.hinted == frozenset()


def test_a_hint_to_draw_is_said_beside_the_stock() -> None:
    at = desk(["KH QD", "5H 6H"], stock="5D 6S JS")
    at.hinted(next(one for one in at.table.round.legal(0) if one.kind == "draw"))
    assert at.screen.bubble is not None
    assert at.screen.bubble.about == About(("stock",))
    assert at.screen.picture.hinted_zone == "stock"


def test_a_hint_that_never_comes_is_given_up_with_a_sentence() -> None:
    at = desk(["KC QD 3S", "5H 6H 7S"])
    at.hint()
    at.clock.pass_by(TIME_LIMIT - 1)
    assert (at.bubble, at.minds.restarts) == ("", 0)
    at.clock.pass_by(1)
    assert "no hint just now" in at.bubble
    assert at.minds.restarts == 1


def test_a_hint_comes_when_it_is_ones_turn_and_never_too_late() -> None:
    at = desk(["9C KD 4S", "5H 6H 7S"])
    at.hint()
    at.drop("9C")
    at.answer(None)
    assert at.bubble == "", "it was about another table"
    at.hint()
    assert "when it is your turn" in at.bubble


# -- computer players that fail ----------------------------------------------------------------------------------------


def test_a_computer_player_that_fails_never_stops_the_table() -> None:
    at = desk(["KC QD 3S", "5H 6H 7S"])
    at.drop("KC")
    at.clock.pass_by(0)
    at.answer(None, "broken")
    assert [question.level for question in at.minds.asked] == ["medium", "easy"], "once more, and more simply"
    at.answer(None, "broken")
    assert at.table.match.log[-1].seat == 1


@pytest.mark.parametrize("known", [True, False])
def test_what_the_rules_refuse_is_never_played_for_a_computer_player(known: bool, monkeypatch) -> None:
    """``legal`` and ``refusal`` must agree; where they ever do not, both have to allow the move."""
    at = desk(["KC QD 3S", "5C 6C 7S"])
    at.drop("KC")
    at.clock.pass_by(0)
    current = at.table.round
    refused = list(current.legal(1))[:-1] if known else []
    refusal = type(current).refusal
    monkeypatch.setattr(
        type(current),
        "refusal",
        lambda self, seat, action: Refusal("no", "laying") if action in refused else refusal(self, seat, action),
    )
    for _ in range(2):
        at.answer(None, "broken")
    assert at.table.match.log[-1].seat == 1
    assert at.table.match.log[-1].action not in refused


# -- what is marked ----------------------------------------------------------------------------------------------------


def test_cards_that_fit_are_marked_unless_all_do() -> None:
    at = desk(["9S AC 2C", "KD QD"], "3C")
    assert at.screen.picture.fitting == {*cards("AC 2C")}
    at = desk(["9C AC 2C", "KD QD"], "3C")
    assert at.screen.picture.all_fit or not at.screen.picture.fitting
    at = desk(["9S AC 2C", "KD QD"], "3C", settings={"mark_fitting": False})
    assert not at.screen.picture.fitting


def test_a_drawn_card_is_marked_as_new() -> None:
    at = desk(["KH QD", "5H 6H"], stock="5D 6S JS")
    at.drop("", "stock")
    assert at.screen.picture.fresh == {Card.parse("5D")}


def test_what_others_did_is_told_at_their_seats() -> None:
    at = desk(["9S AC 2C 4H", "KC QD", "JC 7D"], "3C")
    assert not at.screen.picture.tags
    at.drop("AC")
    while at.table.round.turn != 0:
        act(at)
    assert set(at.screen.picture.tags) == {1, 2}


def test_what_was_done_to_a_person_stays_until_that_person_acts() -> None:
    at = desk(["9S 2C", "KC QD 5D", "JC 7D 5S"], "3C", stock="4D 6D 7H 9H 3H")
    at.drop("2C")
    while at.table.round.turn != 0:
        at.decide(at.table.round.turn, next(one for one in at.table.round.legal(at.table.round.turn) if not one.spoken))
    assert "forgot" in at.notices()[0]
    at.play(0, next(one for one in at.table.round.legal(0) if one.kind == "draw"))
    assert "forgot" in at.notices()[0], "it stays until the turn is over"
    while at.table.round.turn == 0:
        at.play(0, next(one for one in at.table.round.legal(0) if not one.spoken))
    assert at.notices() == []


def test_the_last_trick_can_be_looked_at_once_there_is_one() -> None:
    at, rng = seated("san_da_yi", 1, 4), Random(3)
    while not (at.table.round.view(0).phase == "play" and at.table.round.view(0).tricks and at.table.round.turn == 0):
        shown = [one for one in at.screen.buttons if one.command.action is TableButton.LAST_TRICK]
        assert bool(shown) == any(zone.cards for zone in at.zones(ZoneKind.LAST))
        act(at, rng)
    (button,) = (one.command for one in at.screen.buttons if one.command.action is TableButton.LAST_TRICK)
    at.press(button)
    assert at.cues[-1] == LookAtLastTrick()
    assert [len(zone.cards) for zone in at.zones(ZoneKind.LAST) if zone.cards] == [4]


def test_a_last_trick_does_not_hide_what_fits() -> None:
    at, rng = seated("san_da_yi", 1, 4), Random(3)
    for _ in range(200):
        if at.table.match.between_rounds:
            at.deal()
            at.tell_all()
        view = at.sight.view()
        legal = list(view.legal())
        if view.phase == "play" and at.table.round.turn == 0 and view.tricks and 1 < len(legal) < len(view.hand):
            assert len(at.screen.picture.fitting) == len(legal)
            return
        act(at, rng)
    pytest.fail("a suit is never to be followed")


# -- what ears are told ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wordiness", "told"), [("turns", 1), ("everything", 2)])
def test_how_much_is_said_of_others_is_a_setting(wordiness: str, told: int) -> None:
    at = desk(["KC 9H 4S", "5D 6H 7S 9D"], stock="4C 5C", settings={"wordiness": wordiness})
    at.drop("KC")
    for kind in ("draw", "play"):
        at.decide(1, next(one for one in at.table.round.legal(1) if one.kind == kind))
    of_sigrun = [text for text in at.sayings() if text.startswith("Sigrún ")]
    assert len(of_sigrun) == told


# -- how hands are sorted ----------------------------------------------------------------------------------------------


def test_a_hand_is_sorted_by_the_key_and_by_hand() -> None:
    at = desk(["KC 2D 3S", "5H 6H"])
    assert at.zone("hand-0").cards == tuple(cards("3S KC 2D"))
    at.sort()
    assert at.zone("hand-0").cards == tuple(cards("2D 3S KC"))
    assert at.said()[-1] == "The hand is sorted by rank."
    at.arrange("2D", 2)
    assert at.zone("hand-0").cards == tuple(cards("3S KC 2D"))


def test_what_is_taken_up_again_lies_where_it_was_put_by_hand() -> None:
    at = at_table(rummy_position(hand=HAND), name="kinaskak")
    for _ in range(3):
        at.arrange(str(at.own_cards()[0]), 4)
    before = at.own_cards()
    assert before != sorted(before, key=by_suit)
    at.press("P")
    assert at.tray()
    at.driver.drops.clear_tray()
    assert at.own_cards() == before


def test_a_hand_that_is_dealt_next_is_sorted_as_usual() -> None:
    """An order by hand is that of other cards."""
    at = seated("kinaskak")
    at.arrange(str(at.own_cards()[0]), 5)
    for line in range(1000):
        if at.table.match.between_rounds:
            break
        seat = at.table.round.turn
        move = any_move(at.table.round, seat, line)
        assert move is not None
        at.table.play(seat, move)
    at.leave_untold()
    at.deal()
    at.tell_all()
    assert at.own_cards() == sorted(at.own_cards(), key=by_suit)


def test_the_order_of_a_hand_is_the_games_until_somebody_wants_another() -> None:
    at = seated("san_da_yi", 1, 4)
    assert at.zone("hand-0").breaks, "trumps first, then suit by suit"
    at.sort()
    kept = at.settings.hand_orders
    assert kept == {"san_da_yi": {"Anna": HandOrder.SUIT.value}}
    at = seated("san_da_yi", 1, 4, hand_orders=kept)
    assert not at.zone("hand-0").breaks
    at = seated("olsen", 1, 4, hand_orders=kept)
    at.sort()
    assert at.settings.hand_orders == {**kept, "olsen": {"Anna": HandOrder.RANK.value}}


@pytest.mark.parametrize("suit", SUITS)
def test_trumps_come_first_in_every_hand_the_moment_they_are_named(suit: Suit) -> None:
    at = seated("san_da_yi", 4, 4)
    table = at.table
    hands = {seat: Pictures(SeatSight(table, seat), english, lambda rank: str(rank.value)) for seat in range(4)}

    def shown(seat: int) -> list[Card | None]:
        picture = hands[seat].picture(mark_fitting=False)
        return [card for zone in picture.zones if zone.kind is ZoneKind.HAND for card in zone.cards]

    declarer = table.round.turn
    table.play(declarer, Call(80))
    for _ in range(2):
        [shown(seat) for seat in range(4)]
        named = NameTrump(suit) if table.round.refusal(declarer, NameTrump(suit)) is None else None
        table.play(declarer, named or table.round.legal(declarer)[0])
    for seat in range(4):
        trumps = [is_trump(card, suit) for card in shown(seat) if card is not None]
        assert trumps == sorted(trumps, reverse=True), seat


def test_who_is_down_sees_first_what_fits_now_then_what_fits_after_that_then_what_costs_most() -> None:
    table = rummy_position(
        hand="9H 8H 2C KD 3S 10S QS 6D",
        melds="10H JH QH KH / 3D 3C 3H / 4D 5D JK1 7D",
        down=(0, 1),
        upcard="4C",
        phase="offer",
    )
    at = at_table(table, name="kinaskak")
    assert at.zone("hand-0").cards == tuple(cards("3S 9H 6D 8H 10S QS KD 2C"))
    assert at.zone("hand-0").breaks == (3, 4), "what takes a joker is among the first"


# -- laying down in two steps ------------------------------------------------------------------------------------------


def offers(at: Desk) -> list[str]:
    return [english(one.command.label) for one in at.screen.buttons if one.command.refusal is None]


def test_laying_down_is_two_steps_with_two_names_and_buttons_follow_the_tray() -> None:
    at = at_table(rummy_position(hand=HAND), name="kinaskak")
    assert "Put together" in offers(at)
    assert "Lay these down" not in offers(at)
    at.press("P")
    assert "Lay these down" in offers(at)
    assert at.status.startswith("Planned")
    assert "Nothing is laid" in at.status
    planned = at.tray()
    at.press("L")
    assert not at.tray()
    at.take_back()
    assert at.tray() == planned
    assert {"Lay these down", "Return to hand"} <= set(offers(at)), "at once, not after the next press"


def test_of_what_is_put_together_the_picked_cards_alone_return_to_the_hand() -> None:
    """With keys there is no other way for one card."""
    at = at_table(rummy_position(hand=HAND), name="kinaskak")
    at.drop("9S 9D 4H", "tray-0")
    at.drop("5H 6H", "tray-1")
    at.pick("4H 5H 7H")
    at.press("U")
    assert at.tray() == [cards("9S 9D"), cards("6H")]
    assert at.picked == ()
    at.pick("7H")
    at.press("U")
    assert at.tray() == []


def test_a_joker_that_comes_back_from_ones_own_run_lies_in_the_hand_and_in_no_tray() -> None:
    at = at_table(rummy_position(hand="9S 9D 9C 4H JK1 6H 7H 5H QC KD"), name="kinaskak")
    at.drop("9S 9D 9C", "tray-0")
    at.drop("4H JK1 6H 7H", "tray-1")
    at.press("L")
    at.drop("5H", "meld-1#1")
    assert at.groups == []
    at.pick("JK1")
    assert "Lay off" in offers(at)
    at.take_back()
    at.take_back()
    assert at.tray() == [cards("9S 9D 9C"), cards("4H JK1 6H 7H")]


def test_the_button_asks_on_which_meld_a_joker_is_laid_off() -> None:
    melds = "7C 8C 9C 10C/3D 3H 3S"
    at = at_table(rummy_position(hand="JK1 9D 2S", melds=melds, down=(0, 1)), name="kinaskak")
    at.pick("JK1")
    at.press("L")
    assert at.screen.choice is not None
    assert len(at.screen.choice.answers) == 2
    assert at.picked == tuple(cards("JK1"))
    at.choose(1)
    assert at.zone("meld-1").cards == tuple(cards("3D 3H 3S JK1"))


def test_ones_own_groups_are_kept_and_a_wrong_one_says_why() -> None:
    at = at_table(rummy_position(hand=HAND), name="kinaskak")
    at.drop("9S 9D", "tray-0")
    at.press("P")
    assert {*cards("9S 9D")} <= set(at.tray()[0])
    assert "Lay these down" in offers(at)
    at.press("U")
    assert not at.tray()
    at.drop("QC 4H 9S", "tray-0")
    assert at.zone("tray-0").wrong is not None
    assert at.screen.picture.labels["tray-0"][0].startswith("✗")
    at.press("P")
    assert {*cards("QC 4H 9S")} <= {card for group in at.tray() for card in group}
    assert at.bubble


# -- the card in question ----------------------------------------------------------------------------------------------

ROWS = [game for game in GAMES if every_game()[game].stage.layout.middle is Middle.ROW]


def agreed(at: Desk, card: Card) -> object:
    """With what of the middle a card agrees, as the game says."""
    return tuple(tuple(features) for features in at.table.entry.stage.layout.agreement(at.sight.view(), card))


@pytest.mark.parametrize("game", GAMES)
def test_a_card_that_is_thought_about_shows_with_what_it_agrees_while_it_is_held(game: str) -> None:
    at, rng, seen = seated(game, 1, 3), Random(game), 0
    for _ in range(60):
        if at.table.match.between_rounds:
            break
        seat = next(iter(at.table.round.must_answer()), at.table.round.turn)
        held = at.own_cards()
        if seat == 0 and held:
            card = rng.choice(held)
            at.consider(card)
            assert at.screen.agreement == agreed(at, card)
            seen += bool(at.screen.agreement)
        act(at, rng)
        if at.in_question is not None and at.in_question not in at.own_cards():
            assert at.screen.agreement == (), "it is held no more"
    assert seen or game not in ROWS


@pytest.mark.parametrize("game", ROWS)
def test_a_hint_shows_with_what_its_card_agrees(game: str) -> None:
    at, rng = seated(game, 1, 3), Random(game)
    laid: list[Any] = []
    while not laid:
        if at.table.round.turn == 0 and not at.table.round.must_answer():
            laid = [one for one in at.table.round.legal(0) if len(list(cards_of(one))) == 1]
        if not laid:
            act(at, rng)
    (card,) = cards_of(laid[0])
    other = next(one for one in at.own_cards() if one is not card)
    at.consider(other)
    at.hinted(laid[0])
    assert at.screen.agreement == agreed(at, card)
    at.consider(other)
    assert at.screen.agreement == agreed(at, other)
    at.consider(None)
    assert at.screen.agreement == agreed(at, card), "nobody thinks about another card any more"
    at.consider(card)
    at.play(0, laid[0])
    at.tell_all()
    assert at.screen.agreement == ()


@pytest.mark.parametrize("game", GAMES)
def test_behind_the_curtain_nothing_is_agreed_on(game: str) -> None:
    at = seated(game, 2, 3)
    if at.screen.curtain is None:
        return
    at.uncover()
    at.consider(at.own_cards()[0])
    at.cover()
    assert at.screen.agreement == ()


@pytest.mark.parametrize("persons", [1, 2])
def test_a_plan_outlives_a_restart_and_goes_with_its_round(persons: int) -> None:
    at = seated("kinaskak", persons, 3)
    if at.screen.curtain is not None:
        at.uncover()
    near, hand = at.sight.viewer, at.own_cards()
    at.drop(hand[:3], "tray-0")
    at.drop(hand[3:7], "tray-1")
    plan = at.tray()
    assert plan == [list(hand[:3]), list(hand[3:7])]
    again = Desk(RunningMatch(at.table.entry, at.table.match, "", NoAutosave()), plans=at.settings.plans)
    again.open()
    if again.screen.curtain is not None:
        assert again.groups == []
        again.uncover()
    assert again.sight.viewer == near
    assert again.tray() == plan
    again.press("U")
    assert again.tray() == []
    assert again.settings.plans == {}


def test_a_plan_of_another_deal_or_that_makes_no_sense_is_no_plan() -> None:
    at = seated("kinaskak", 1, 3)
    hand = at.own_cards()
    at.drop(hand[:3], "tray-0")
    (key,) = at.settings.plans
    for plans in ({key: [["no card"]]}, {key.replace("kinaskak", "shanghai"): at.settings.plans[key]}):
        again = Desk(RunningMatch(at.table.entry, at.table.match, "", NoAutosave()), plans=plans)
        again.open()
        assert again.tray() == []


# -- the rest is mine ------------------------------------------------------------------------------------------------


def test_who_takes_all_that_is_left_says_so_and_it_is_counted_trick_by_trick() -> None:
    hands = {0: "A♥ A♠ A♣", 1: "3♥ 4♦ 6♦", 2: "4♣ 5♣ 6♣", 3: "4♠ 5♠ 6♠"}
    at = at_table(ending(hands, trump="♥", bid=60, points=0), 1, "san_da_yi")
    assert "The rest is mine" in offers(at)
    before = len(at.table.match.log)
    at.press("R")
    assert "Anna takes all that is left." in at.said()
    assert at.table.match.between_rounds
    assert len(at.table.match.log) == before + 12
    assert {trick.winner for trick in at.table.round.tricks[-3:]} == {0}


def test_where_it_is_not_certain_the_rest_is_played() -> None:
    hands = {0: "K♥ A♠ A♣", 1: "A♥ 4♦ 6♦", 2: "4♣ 5♣ 6♣", 3: "4♠ 5♠ 6♠"}
    at = at_table(ending(hands, trump="♥", bid=60, points=0), 1, "san_da_yi")
    assert "The rest is mine" not in offers(at)
