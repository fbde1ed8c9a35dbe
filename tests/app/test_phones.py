"""A phone as a hand: what it gets is made from its seat's view alone, and whatever it says, only the rules act."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from typing import Any

import pytest

from cardtable.app.ai_process import Answer
from cardtable.app.autosave import NoAutosave
from cardtable.app.awaiting import Elsewhere
from cardtable.app.match.scheduler import TIME_LIMIT
from cardtable.app.match.tray import HandNotes, Tray
from cardtable.app.phones.doorkeeper import MOST_UNSENT
from cardtable.app.phones.hand import DEAF, SUDDEN, HandPorts, PhoneHand
from cardtable.app.phones.page import WORDS, element_name
from cardtable.app.phones.sheets import chapter
from cardtable.app.running_match import PATIENCE, RunningMatch
from cardtable.app.settings import Settings
from cardtable.cards import Card, Rank
from cardtable.engine.match import Match, Seat, TakingBack
from cardtable.games.catalogue import catalogue, entry
from cardtable.games.olsen.rules.actions import PLAY
from cardtable.games.rummy.rules.actions import BUY, DRAW_STOCK, PASS_BUY, READY
from cardtable.games.rummy.rules.events import Bought, DrewForIt
from cardtable.games.san_da_yi.rules.actions import CALL
from cardtable.games.veidimadur.rules.actions import ADDRESS
from cardtable.players.decision import Decision, Level
from tests.app.desk import Desk, Hours, Slow, english
from tests.app.history import finished
from tests.conformance.common import GAMES, choose, random_play, some_match, table_of
from tests.conformance.hiding import hidden_cards_anew, other_private
from tests.conformance.test_injected_leaks import LEAKS, fails
from tests.every_game import every_game

Page = dict[str, Any]
MOST_BYTES = 24_000


class Phone:
    """A phone at one seat of a table, in the test's hands."""

    def __init__(
        self, table: RunningMatch, seat: int, play: Any = None, take_back: Any = None, redo: Any = None
    ) -> None:
        self.pages: list[Page] = []
        self.others: list[Page] = []
        self.played: list[tuple[int, Any]] = []
        self.clock, self.minds, self.settings = Hours(), Slow(), Settings()
        ports = HandPorts(
            english,
            lambda rank: str(Rank(rank).value),
            "en",
            lambda: self.settings,
            lambda **changes: [setattr(self.settings, name, value) for name, value in changes.items()],
            self.clock,
            self.minds,
            self._get,
            play or (lambda who, actions: self.played.extend((who, one) for one in actions)),
            table.play_the_rest,
            take_back or table.take_back,
            redo or table.redo,
            lambda: None,
        )
        self.hand = PhoneHand(
            table, seat, Tray(table, HandNotes(table, "plans", lambda: self.settings, lambda **_: None)), ports
        )
        self.hand.greet()

    def _get(self, page: Page) -> None:
        sent = json.dumps(page, ensure_ascii=False)
        (self.pages if "hand" in page else self.others).append(json.loads(sent))
        assert "sheet" in page or len(sent.encode()) < MOST_BYTES

    @property
    def page(self) -> Page:
        return self.pages[-1]

    def do(self, deed: str, **parts: Any) -> None:
        self.clock.time += SUDDEN
        self.hand.deed({"do": deed, **parts})

    def sheet(self, name: str) -> Page:
        self.do("open", sheet=name)
        return self.others[-1]["sheet"]  # type: ignore[no-any-return]

    @property
    def bubble(self) -> str:
        found = self.page.get("bubble")
        return "" if found is None else found["text"]


def all_phones(match: Match) -> RunningMatch:
    """A table at which everybody is a person with a phone."""
    match.seats = tuple(Seat(seat.name, None, seat.colour) for seat in match.seats)
    table = RunningMatch(every_game()[match.game.id], match, "test", NoAutosave())
    table.hold_elsewhere(table.persons)
    return table


def test_a_phone_of_somebody_who_is_out_watches_the_others_play_on() -> None:
    known = entry("olsen")
    seats = [Seat(name) for name in ("Anna", "Bjarni", "Cecilía")]
    match = Match(known.game, known.game.options.read({"play_on": True, "olsen_auto": True}), seats, "0000-0000")
    match.deal()
    rng = Random(3)
    while 0 not in match.round.out:  # type: ignore[union-attr]
        match.play(match.round.turn, rng.choice(match.round.legal(match.round.turn)))  # type: ignore[union-attr]
    assert not match.between_rounds
    page = Phone(all_phones(match), 0).page
    assert (page["hand"], page["buttons"], page["yours"]) == ([], [], False)
    assert "place" in json.dumps(page["seats"])


@pytest.mark.parametrize("game", GAMES)
def test_a_status_and_what_stands_on_buttons_begin_with_a_capital(game: str) -> None:
    match, rng = some_match(game, "phones/capitals")
    match.deal()
    table = all_phones(match)
    for _ in range(20):
        if match.between_rounds:
            break
        page = Phone(table, table.round.turn).page
        for text in (page["status"], *(button["text"] for button in page["buttons"])):
            assert not text[:1].islower()
        match.play(*choose(match, rng))


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_the_same_whatever_is_hidden_from_its_seat(game: str) -> None:
    """Hidden cards change places, in the hands, in the stock and in all that has happened."""
    compared = 0
    for number in range(3):
        match, rng = some_match(game, f"phones/{number}")
        for step, _ in enumerate(random_play(match, rng)):
            if step > 60:
                break
            if step % 7 or match.between_rounds:
                continue
            for seat in range(len(match.seats)):
                check_page(seat, match, rng)
                compared += 1
    assert compared > 20


def check_page(seat: int, match: Match, rng: Random) -> None:
    first = all_that_is_shown(match, seat)
    kept, events, pack = match.round, list(match.events), list(match.round.all_cards())
    match.round = hidden_cards_anew(kept, seat, rng)
    match.events = [_otherwise(line, seat, rng, pack) for line in events]
    other = all_that_is_shown(match, seat)
    match.round, match.events = kept, events
    assert first == other


@pytest.mark.parametrize("leak", ["one card too many in the view", "a sentence with a card", "a story with a card"])
@pytest.mark.parametrize("game", GAMES)
def test_a_leak_into_a_page_is_caught(game: str, leak: str) -> None:
    """A test of the test above: where a game tells too much, what is hidden makes two pages of one."""
    for number in range(20):
        match, rng = some_match(game, f"phones/injected/{number}")
        for step, _ in enumerate(random_play(match, rng)):
            if step > 2 * number:
                break
        if match.between_rounds:
            continue
        with pytest.MonkeyPatch.context() as patch:
            built_in, _ = LEAKS[leak]
            built_in(every_game()[game], patch)
            if any(fails(partial(check_page, seat), match, number) for seat in (0, 1)):
                return
    raise AssertionError("a page tells too much, and nothing noticed it")


def all_that_is_shown(match: Match, seat: int) -> list[Page]:
    phone = Phone(all_phones(match), seat)
    sheets = ["log", "scores", "rules", *(["order"] if phone.page["order"] else [])]
    return [phone.page, *map(phone.sheet, sheets)]


def _otherwise(line: tuple[Any, ...], seat: int, rng: Random, pack: list[Any]) -> tuple[Any, ...]:
    """The same events as far as the seat saw them."""
    return tuple(other_private(one, seat, rng, pack) for one in line)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_phones_say_only_the_rules_act(game: str) -> None:
    """Monkeys at every seat at once: what is done is legal, and the log tells the same match again."""
    match, rng = some_match(game, "phones/monkeys")
    table = all_phones(match)
    if match.between_rounds:
        table.deal()
    phones: list[Phone] = []
    acted: list[int] = []

    def follow() -> None:
        for phone in phones:
            phone.hand.follow()

    def play(seat: int, actions: Any) -> None:
        for action in actions:
            if match.between_rounds or match.round.refusal(seat, action) is not None:
                break
            table.play(seat, action)
            acted.append(seat)
        follow()

    def take_back() -> None:
        table.take_back()
        follow()

    phones += [Phone(table, seat, play, take_back) for seat in table.persons]
    for _ in range(1000):
        if match.between_rounds:
            if match.over:
                break
            table.deal()
            follow()
        phone = rng.choice(phones)
        phone.hand.deed(random_deed(phone.page, rng))
        phone.clock.pass_by(DEAF)
    assert len(acted) > 2
    assert match.at(len(match.log)).round == match.round


def random_deed(page: Page, rng: Random) -> Page:
    cards = [one["id"] for one in page["hand"]]
    zones = [one["id"] for one in page["zones"] if one["target"]]
    junk = [None, -1, 2**70, "x", "tray-9", "tray-x#y", "meld-99", "discard#z", [[]], {}, "away", "KH-7", True, 1.5]
    some = rng.sample(cards, min(len(cards), rng.choice((0, 1, 1, 1, 1, 2, 3))))
    deeds = (
        "pick",
        "drop",
        "drop",
        "press",
        "press",
        "press",
        "choose",
        "hush",
        "sort",
        "move",
        "hint",
        "back",
        "open",
    )
    keys = [one["key"] for one in page["buttons"]] or ["X"]
    data = {
        "do": rng.choice(deeds), "cards": some, "zone": rng.choice(zones or ["x"]), "key": rng.choice(keys),
        "answer": rng.randrange(2), "number": page.get("choice", {}).get("number", 0), "place": rng.randrange(6),
        "card": rng.choice(cards or [""]), "sheet": rng.choice(("log", "scores", "rules", "x")),
        "cheating": rng.random() < 0.2,
    }  # fmt: skip
    if rng.random() < 0.3:
        data[rng.choice(list(data))] = rng.choice(junk)
    return data


@pytest.mark.parametrize("language", ["is", "nb", "de", "en"])
@pytest.mark.parametrize("game", sorted(catalogue()))
def test_every_chapter_of_every_book_can_be_read_on_a_phone(game: str, language: str) -> None:
    from tests.chapters import known_anchors

    for anchor in known_anchors(game, language):
        found = chapter(game, language, anchor)
        assert found.blocks[0][0] == "h"
        assert len(found.blocks) > 1
        for kind, text in found.blocks:
            assert text.strip()
            assert kind in ("h", "p", "li", "row")
            assert not set("#*|[]") & set(text), text


# -- several at once -------------------------------------------------------------------------------------------------


def kinaskak(**options: Any) -> RunningMatch:
    """Kínaskák with three phones and a computer player, everybody ready."""
    game = entry("kinaskak")
    seats = [Seat("Anna"), Seat("Sigrún"), Seat("Jón"), Seat("Refur", "hard", 3)]
    match = Match(game.game, game.game.options(**options), seats, "0000-0000")
    table = RunningMatch(game, match, "test", NoAutosave())
    table.hold_elsewhere(table.persons)
    table.deal()
    table.play(table.round.turn, READY)
    return table


@pytest.mark.parametrize(("priority", "seconds"), [("draw", PATIENCE), ("fastest", 5), ("turn", None)])
def test_with_phones_too_everybody_has_as_long_as_was_agreed(priority: str, seconds: float | None) -> None:
    """“Whoever says so first, within five seconds” (K-24)."""
    table = kinaskak(buy_priority=priority)
    table.play(table.round.turn, DRAW_STOCK)
    assert table.race() == seconds


@pytest.mark.parametrize("second", [False, True])
def test_who_calls_first_buys_and_who_calls_at_once_draws_for_it(second: bool) -> None:
    """K-24: one call within the breath buys, a second one makes both draw."""
    table = kinaskak()
    desk = Desk(table)
    desk.controller.open()
    forehand = table.round.turn
    callers = [seat for seat in table.persons if seat != forehand]
    desk.controller.play(forehand, (DRAW_STOCK,))
    assert isinstance(desk.sight.step(), Elsewhere)
    desk.controller.play(callers[0], (BUY,))
    desk.clock.pass_by(200)
    if second:
        desk.controller.play(callers[1], (BUY,))
    desk.clock.pass_by(500)
    assert not desk.minds.asked, "no player calls because another one has called"
    happened = [event for line in table.match.events for event in line]
    assert [type(one) for one in happened if isinstance(one, Bought)] == [Bought]
    assert any(isinstance(one, DrewForIt) for one in happened) is second


def test_who_calls_after_the_breath_is_too_late() -> None:
    table = kinaskak()
    desk = Desk(table)
    desk.controller.open()
    forehand = table.round.turn
    callers = [seat for seat in table.persons if seat != forehand]
    desk.controller.play(forehand, (DRAW_STOCK,))
    desk.controller.play(callers[0], (BUY,))
    desk.clock.pass_by(450)
    late = Phone(table, callers[1])
    assert not [one for one in late.page["buttons"] if one["text"] == "Kaupi!" and not one["why"]]
    assert table.round.bought[callers[0]] == 1


def test_what_comes_of_the_calls_is_told_at_the_table_first() -> None:
    """The draw is on the screen of all before it stands on the phone of whoever called last."""
    table = kinaskak()
    desk = Desk(table)
    desk.controller.open()
    forehand = table.round.turn
    first, last = (seat for seat in table.persons if seat != forehand)
    desk.controller.play(forehand, (DRAW_STOCK,))
    for seat in set(table.round.must_answer()) - set(table.persons):
        table.play(seat, PASS_BUY)
    phone = Phone(table, last, desk.controller.play)
    desk.controller.play(first, (BUY,))
    before = phone.page
    phone.do("press", key=next(one["key"] for one in before["buttons"] if one["place"] == "question"))
    assert sum(table.round.bought) == 1
    assert "question" in before
    assert "question" not in phone.page
    assert [phone.page[part] for part in ("line", "notices", "seats")] == [
        before[part] for part in ("line", "notices", "seats")
    ]
    phone.hand.follow()
    assert phone.page["line"] == len(table.match.log)


def test_a_sheet_tells_nothing_before_the_table_has_told_it() -> None:
    """Who reads what has happened, or the scores, reads no further than the table has come."""
    table, at = olsen("2H 9C KD QD")
    phone = Phone(table, 1)
    log, scores = phone.sheet("log"), phone.sheet("scores")
    at.controller.play(0, (PLAY[Card.parse("9C")],))
    assert (phone.sheet("log"), phone.sheet("scores")) == (log, scores)
    phone.hand.follow()
    assert phone.sheet("log") != log
    for _ in random_play(table.match, Random(1)):
        if table.match.between_rounds:
            break
        phone.hand.follow()
    log = phone.sheet("log")
    assert phone.sheet("scores") == scores
    phone.hand.follow()
    assert phone.sheet("log") != log
    assert phone.sheet("scores") != scores


def test_what_comes_up_under_a_finger_takes_no_touch_at_once() -> None:
    """As at the screen: who was about to touch a card, or answers a question that is gone, buys nothing."""
    table = kinaskak()
    forehand = table.round.turn
    caller = next(seat for seat in table.persons if seat != forehand)
    phone = Phone(table, caller)
    table.play(forehand, DRAW_STOCK)
    phone.hand.follow()
    answers = [one["key"] for one in phone.page["buttons"] if one["place"] == "question"]
    assert answers
    phone.hand.deed({"do": "press", "key": answers[0]})
    phone.clock.time += SUDDEN - 1
    phone.hand.deed({"do": "press", "key": answers[0]})
    assert not phone.played
    phone.clock.time += 1
    phone.hand.deed({"do": "press", "key": answers[0]})
    assert len(phone.played) == 1


def test_an_answer_that_comes_late_is_none_to_the_next_question() -> None:
    """A phone whose Wi-Fi falters sends what was touched seconds later, when another card may be offered."""
    table = kinaskak()
    forehand = table.round.turn
    caller = next(seat for seat in table.persons if seat != forehand)
    phone = Phone(table, caller)
    late = phone.page["line"]
    table.play(forehand, DRAW_STOCK)
    phone.hand.follow()
    key = next(one["key"] for one in phone.page["buttons"] if one["place"] == "question")
    phone.do("press", key=key, at=late)
    assert not phone.played
    other = next(seat for seat in table.persons if seat not in (forehand, caller))
    asked = phone.page["line"]
    table.play(other, PASS_BUY)
    phone.hand.follow()
    assert phone.page["line"] > asked, "another one has answered the same question"
    phone.do("press", key=key, at=asked)
    assert len(phone.played) == 1


def test_a_card_that_is_touched_meanwhile_tells_nothing_before_the_table_has_told_it() -> None:
    """All windows open for all at the same moment, also for who plays with the cards until then."""
    table = kinaskak()
    desk = Desk(table)
    desk.controller.open()
    forehand = table.round.turn
    caller = next(seat for seat in table.persons if seat != forehand)
    phone = Phone(table, caller, desk.controller.play)
    phone.do("pick", cards=[phone.page["hand"][1]["id"]])
    before = phone.page
    desk.controller.play(forehand, (DRAW_STOCK,))
    card = before["hand"][0]["id"]
    phone.do("pick", cards=[card])
    assert phone.page["picked"] == [card]
    own = ("picked", "buttons", "zones", "below", "sly")
    assert {**phone.page, **dict.fromkeys(own)} == {**before, **dict.fromkeys(own)}
    tray = next(one["id"] for one in before["zones"] if one["kind"] == "tray")
    phone.do("drop", cards=[card], zone=tray)
    assert [one["id"] for zone in phone.page["zones"] if zone["id"] == tray for one in zone["cards"]] == [card]
    assert card not in [one["id"] for one in phone.page["hand"]]
    assert not phone.page["yours"]
    assert "question" not in phone.page
    phone.do("press", key="nonsense")
    phone.hand.follow()
    assert "question" in phone.page


def test_no_call_ends_after_a_while_and_the_screen_may_say_no_for_the_rest() -> None:
    table = kinaskak()
    desk = Desk(table)
    desk.controller.open()
    forehand = table.round.turn
    desk.controller.play(forehand, (DRAW_STOCK,))
    assert desk.screen.go_on is not None
    desk.go_on()
    assert not set(table.round.must_answer()) & set(table.persons)


def test_who_holds_cards_elsewhere_is_never_on_the_screen() -> None:
    table = kinaskak()
    desk = Desk(table)
    desk.controller.open()
    forehand = table.round.turn
    desk.controller.play(forehand, (DRAW_STOCK,))
    for seat in [one for one in table.persons if one != forehand]:
        desk.controller.play(seat, (PASS_BUY,))
    held = {card for seat in table.persons for card in table.round.hands[seat]}
    for screen in desk.screens:
        assert screen.viewer is None
        assert screen.curtain is None
        assert not held & {card for zone in screen.picture.zones for card in zone.cards}


# -- one hand --------------------------------------------------------------------------------------------------------


def olsen(hands: str = "2H 9C KD QD", taking_back: TakingBack = TakingBack.DECISION) -> tuple[RunningMatch, Desk]:
    from tests.ui.tables import position

    game = entry("olsen")
    current = position([hands, "5H 6H 7S"], "2C")
    seats = [Seat("Anna"), Seat("Birta", None, 1)]
    match = Match(game.game, game.game.options(), seats, "0000-0000", taking_back)
    match.deal()
    match.resume(match.log, current, [], current.dealer)
    table = RunningMatch(game, match, "test", NoAutosave())
    table.hold_elsewhere(table.persons)
    at = Desk(table)
    at.open()
    return table, at


def phone_of(table: RunningMatch, at: Desk, seat: int) -> Phone:
    phone = Phone(table, seat, at.controller.play, at.controller.take_back, at.controller.redo)
    table.followers.append(phone.hand.follow)
    return phone


def test_a_card_is_picked_dropped_and_taken_back_by_whose_it_was() -> None:
    table, at = olsen()
    first, second = phone_of(table, at, 0), phone_of(table, at, 1)
    assert (first.page["yours"], second.page["yours"]) == (True, False)
    first.do("pick", cards=["9C"])
    assert first.page["picked"] == ["9C"]
    assert [one["id"] for one in first.page["zones"] if one["lit"]] == ["discard"]
    first.do("drop", cards=["9C"], zone="discard")
    assert [one["id"] for one in first.page["hand"]] == ["QD", "KD", "2H"] or len(first.page["hand"]) == 3
    assert second.page["yours"]
    assert second.page["seats"][0]["tag"].endswith("9♣")
    second.do("back")
    assert second.bubble == "Only Anna can take that back."
    assert "redo" not in first.page["tools"]
    first.do("back")
    assert len(first.page["hand"]) == 4
    assert first.page["yours"]


def test_what_was_taken_back_is_done_again_by_whose_it_was() -> None:
    table, at = olsen()
    first, second = phone_of(table, at, 0), phone_of(table, at, 1)
    first.do("drop", cards=["9C"], zone="discard")
    first.do("back")
    assert ("redo" in first.page["tools"], "redo" in second.page["tools"]) == (True, False)
    second.do("redo")
    assert len(first.page["hand"]) == 4
    first.do("redo")
    assert len(first.page["hand"]) == 3
    assert second.page["yours"]


@pytest.mark.parametrize("game", GAMES)
def test_what_only_another_phone_has_shown_cannot_be_taken_back(game: str) -> None:
    """A phone shows its cards all the time: what a deed told another seat alone, its events reveal to whose it was."""
    match, rng = some_match(game, "phones/revealed")
    for step, _ in enumerate(random_play(match, rng)):
        if step > 120:
            break
        line, events = match.log[-1], match.events[-1]
        if line.seat is None or any(event.reveals_to(line.seat) for event in events):
            continue
        others = [seat for seat in range(len(match.seats)) if seat != line.seat]
        assert not [one for one in events for seat in others if one.seen_by(seat) != one.seen_by(None)]


def test_what_is_picked_is_said_at_once_and_a_refusal_stands_in_its_bubble_alone() -> None:
    table, at = olsen()
    phone = phone_of(table, at, 0)
    phone.do("pick", cards=["9C"])
    assert phone.others[-1]["said"].startswith("Nine of clubs picked.")
    many = len(phone.others)
    phone.do("drop", cards=["KD"], zone="discard")
    assert phone.bubble
    assert not any("F1" in other["said"] for other in phone.others[many:])


def test_a_refusal_stays_on_the_phone_and_names_its_rule() -> None:
    table, at = olsen()
    first, second = phone_of(table, at, 0), phone_of(table, at, 1)
    first.do("drop", cards=["KD"], zone="discard")
    assert first.bubble
    assert first.page["bubble"]["rule"]
    assert first.page["picked"] == []
    assert not second.bubble
    assert at.screen.bubble is None
    second.do("drop", cards=["5H"], zone="discard")
    assert "turn" in second.bubble


def test_a_hand_is_sorted_and_kept_in_an_own_order() -> None:
    table, at = olsen()
    phone = phone_of(table, at, 0)
    names = [one["id"] for one in phone.page["hand"]]
    phone.do("move", card=names[0], place=3)
    assert [one["id"] for one in phone.page["hand"]] == [*names[1:], names[0]]
    phone.do("sort")
    assert [one["id"] for one in phone.page["hand"]] == names


def test_a_hint_is_for_the_phone_that_asked() -> None:
    table, at = olsen()
    first, second = phone_of(table, at, 0), phone_of(table, at, 1)
    first.do("hint")
    (question,) = first.minds.asked
    assert (question.view.seat, question.level, question.hint) == (0, Level.HARD, True)
    action = next(one for one in table.round.legal(0) if one.kind == "play")
    first.hand.answered(Answer(1, Decision(action, ())))
    assert first.bubble
    assert first.page["hinted"]
    assert not second.bubble
    second.do("hint")
    assert not second.minds.asked, "a hint comes when it is one's turn"


def test_a_hint_that_never_comes_is_told_so() -> None:
    table, at = olsen()
    first = phone_of(table, at, 0)
    first.do("hint")
    first.clock.pass_by(TIME_LIMIT)
    assert first.bubble == "There is no hint just now. Go on, or ask again."
    assert first.minds.restarts == 1


def test_a_hint_that_comes_too_late_says_nothing() -> None:
    table, at = olsen()
    first = phone_of(table, at, 0)
    first.do("hint")
    first.do("drop", cards=["9C"], zone="discard")
    first.hand.answered(Answer(1, Decision(next(iter(table.round.legal(1))), ())))
    assert not first.bubble


def test_sheets_tell_the_log_the_scores_and_the_rules() -> None:
    table, at = olsen()
    phone = phone_of(table, at, 0)
    phone.do("drop", cards=["9C"], zone="discard")
    assert any("9" in line for line in phone.sheet("log")["lines"])
    assert phone.sheet("scores")["heads"] == ["", "Anna", "Birta"]
    here = phone.sheet("rules")
    assert [title for anchor, title in here["chapters"] if anchor == phone.hand.display.presenter.chapter()]
    assert here["blocks"][0][0] == "h"
    other = here["chapters"][0]
    phone.do("open", sheet="rules", rule=other[0])
    assert phone.others[-1]["sheet"]["blocks"][0] == ["h", other[1]]
    assert (here["house"], here["rules"]) == ("Your table plays by the book, without house rules.", [])
    before = len(phone.others)
    phone.do("open", sheet="secrets")
    assert len(phone.others) == before


def test_the_log_of_a_long_match_is_short_enough_to_be_sent() -> None:
    """What waits for a phone in larger pieces drops it, and whoever asks again is dropped again."""
    match = table_of("langi", 6, every_game()["langi"].game.options(), "c1")
    for _ in random_play(match, Random(1)):
        pass
    phone = Phone(all_phones(match), 0)
    sheet = phone.sheet("log")
    assert sheet["lines"][-1] == "What came before that is on the big screen."
    # Other languages are wordier.
    assert len(json.dumps(sheet, ensure_ascii=False).encode()) < MOST_UNSENT / 1.6


def test_a_standing_order_is_marked_on_the_phone_and_called_at_the_table() -> None:
    table = kinaskak()
    forehand = table.round.turn
    buyer = next(seat for seat in table.persons if seat != forehand)
    phone = Phone(table, buyer)
    upcard = table.round.discard[-1]
    assert phone.page["order"] == "Buying slip"
    line = next(one for one in phone.sheet("order")["lines"] if one["face"] == element_name(upcard))
    assert not line["marked"]
    phone.do("mark", line=line["key"])
    assert [one["key"] for one in phone.others[-1]["sheet"]["lines"] if one["marked"]] == [line["key"]]
    phone.do("limit", times=2)
    assert (phone.others[-1]["sheet"]["times"], phone.others[-1]["sheet"]["left"]) == ([1, 2, 3], 2)
    phone.do("mark", line="nonsense")
    table.play(forehand, DRAW_STOCK)
    assert [one.action for one in table.match.log if one.seat == buyer] == [BUY]


def test_a_slip_that_is_open_follows_what_is_called() -> None:
    """As at the screen: what was bought is counted, and a slip that is gone is put away."""
    table = kinaskak()
    forehand = table.round.turn
    buyer = next(seat for seat in table.persons if seat != forehand)
    phone = Phone(table, buyer)
    phone.sheet("order")
    phone.do("mark", line=next(one["key"] for one in phone.others[-1]["sheet"]["lines"]))
    phone.hand.follow()
    many = len(phone.others)
    table.play(forehand, DRAW_STOCK)
    for seat in table.round.must_answer():
        table.play(seat, BUY if seat == buyer else PASS_BUY)
    phone.hand.follow()
    (push,) = phone.others[many:]
    assert push["anew"]
    assert push["sheet"]["times"] == [1, 2]
    rng = Random(1)
    while not table.match.between_rounds:
        current = table.round
        seat = next(iter(current.must_answer()), current.turn)
        table.play(seat, table.entry.player.choose(current.view(seat), Level.EASY, rng).action)
    phone.hand.follow()
    assert phone.others[-1] == {"sheet": {"kind": "order"}, "anew": True}
    phone.hand.greet()
    many = len(phone.others)
    table.deal()
    phone.hand.follow()
    assert len(phone.others) == many, "who has come anew has none open"


def test_the_rules_on_a_phone_say_how_this_table_plays() -> None:
    game = entry("kinaskak")
    match = some_match("kinaskak", "phones/house")[0]
    option = next(one for one in match.options.catalogue() if one.when is None)
    other = next(one for one in option.values if one.value != option.default)
    match.options = game.game.options.read({option.key: getattr(other.value, "value", other.value)})
    match.deal()
    phone = Phone(all_phones(match), 0)
    sheet = phone.sheet("rules")
    assert sheet["house"] == "Your table plays with house rules:"
    assert sheet["rules"] == [[option.rule, f"{english(option.title)}: {english(other.label)}"]]
    phone.do("open", sheet="rules", rule=option.rule)
    assert phone.others[-1]["sheet"]["blocks"]


def test_the_next_players_cards_are_deaf_for_a_moment_while_a_turn_may_be_doubted() -> None:
    game = entry("svindl")
    seats = [Seat("Anna"), Seat("Birta", None, 1), Seat("Jón", None, 2)]
    table = RunningMatch(game, Match(game.game, game.game.options(), seats, "0000-0000"), "test", NoAutosave())
    table.hold_elsewhere(table.persons)
    table.deal()
    at = Desk(table)
    at.open()
    phones = [phone_of(table, at, seat) for seat in range(3)]
    rng = Random(5)
    while table.reaction_window() is None:
        actor = table.round.turn
        at.controller.play(actor, (rng.choice([one for one in table.round.legal(actor) if not one.spoken]),))
    following = phones[table.round.turn]
    line, card = len(table.match.log), following.page["hand"][0]["id"]
    following.do("drop", cards=[card], zone="discard")
    assert len(table.match.log) == line
    assert any(one["loud"] for phone in phones for one in phone.page["buttons"]), "anybody may call it"


def svindl(hands: list[str]) -> tuple[RunningMatch, Desk, list[Phone]]:
    """A table of three at which one may cheat, every hand on a phone, and Anna to play."""
    from tests.ui.tables import position

    game = entry("svindl")
    seats = [Seat("Anna"), Seat("Birta", None, 1), Seat("Jón", None, 2)]
    match = Match(game.game, game.game.options(), seats, "0000-0000")
    match.deal()
    current = position(hands, "2C", options=match.options)
    match.resume(match.log, current, [], current.dealer)
    table = RunningMatch(game, match, "test", NoAutosave())
    table.hold_elsewhere(table.persons)
    at = Desk(table)
    at.open()
    return table, at, [Phone(table, seat, at.controller.play) for seat in range(3)]


def test_whoever_accuses_too_late_accuses_nobody_else() -> None:
    """Who pressed while the next player laid a card meant the one before, and hears that it is too late."""
    table, at, (anna, birta, jon) = svindl(["6C KD 4H", "5C 6H 7S", "8H 9D 10S"])
    phones = (anna, birta, jon)

    def lay(phone: Phone, card: str) -> None:
        phone.clock.time += DEAF
        phone.do("drop", cards=[card], zone="discard")
        at.tell_all()

    lay(anna, "6C")
    for phone in phones:
        phone.hand.follow()
    (call,) = [one["key"] for one in jon.page["buttons"] if one["loud"]]
    meant = jon.page["line"]
    lay(birta, "5C")
    for follows in (False, True):  # His page is that of the turn before; or it came while his press was under way.
        if follows:
            jon.hand.follow()
        lines = len(table.match.log)
        jon.do("press", key=call, at=meant)
        assert len(table.match.log) == lines
        assert "Birta" in jon.bubble
    jon.do("press", key=call, at=jon.page["line"])
    assert len(table.match.log) > lines


def test_the_next_player_presses_nothing_either_while_a_turn_may_be_doubted() -> None:
    table, at, (anna, birta, jon) = svindl(["6C KD 4H", "5D 3H 7S", "8H 9D 10S"])
    anna.do("drop", cards=["6C"], zone="discard")
    at.tell_all()
    for phone in (birta, jon):
        phone.hand.follow()
    lines = len(table.match.log)
    draw = next(one["key"] for one in birta.page["buttons"] if one["text"].startswith("Draw"))
    birta.do("press", key=draw)
    assert len(table.match.log) == lines
    birta.clock.time += DEAF
    birta.do("press", key=draw)
    assert len(table.match.log) == lines + 1


def test_a_phone_hears_its_own_words_first() -> None:
    table, at = olsen()
    phone = phone_of(table, at, 0)
    assert set(phone.others[0]["words"]) == set(WORDS)


def test_cards_that_are_not_in_the_hand_are_no_cards() -> None:
    table, at = olsen()
    phone = phone_of(table, at, 0)
    phone.do("pick", cards=["5H", "9C", "9C", None, ["9C"], str(Card.parse("JS"))])
    assert phone.page["picked"] == ["9C"]


def test_cards_can_be_put_slyly_only_where_that_means_something() -> None:
    from tests.ui.tables import position

    for name, sly in (("svindl", True), ("olsen", False)):
        game = entry(name)
        match = Match(game.game, game.game.options(), [Seat("Anna"), Seat("Birta", None, 1)], "0000-0000")
        match.deal()
        current = position(["6C KD 4H 9S", "5H 6H 7S 2D"], "2C", options=match.options)
        match.resume(match.log, current, [], current.dealer)
        table = RunningMatch(game, match, "test", NoAutosave())
        table.hold_elsewhere(table.persons)
        phone = Phone(table, 0)
        assert not phone.page["sly"]
        phone.do("pick", cards=["6C", "KD"])
        assert phone.page["sly"] is sly
        phone.do("drop", cards=["6C", "KD"], zone="discard", cheating=True)
        assert [action.kind for _, action in phone.played] == ["slip"] * sly


def test_hands_that_may_be_asked_are_places_for_picked_cards() -> None:
    match, _ = some_match("veidimadur", "phones/asking")
    table = all_phones(match)
    if match.between_rounds:
        table.deal()
    phone = Phone(table, table.round.turn)
    assert {one["zone"] for one in phone.page["seats"] if one["seat"] == phone.hand.seat} == {None}
    phone.do("pick", cards=[phone.page["hand"][0]["id"]])
    lit = [one["zone"] for one in phone.page["seats"] if one["lit"]]
    assert lit
    phone.do("drop", cards=phone.page["picked"], zone=lit[0])
    assert len(phone.played) == 1


def test_whoever_may_ask_for_anything_can_turn_to_somebody_else_on_a_phone() -> None:
    known = entry("veidimadur")
    match = Match(known.game, known.game.options.read({"asking": "any"}), [Seat(name) for name in "ABC"], "0000-0000")
    match.deal()
    asking = match.round.turn  # type: ignore[union-attr]
    one, other = (seat for seat in range(3) if seat != asking)
    match.play(asking, ADDRESS[one])
    phone = Phone(all_phones(match), asking)
    lit = [seat["zone"] for seat in phone.page["seats"] if seat["lit"] and seat["seat"] == other]
    phone.do("drop", cards=[], zone=lit[0])
    assert phone.played == [(asking, ADDRESS[other])]


@pytest.mark.parametrize(
    ("moved", "behind", "order"),
    [([0], 1, [1, 0, 2, 3]), ([0, 1], 2, [2, 0, 1, 3]), ([2], 0, [0, 2, 1, 3]), ([3], 0, [0, 3, 1, 2])],
)
def test_a_card_moved_within_the_tray_lands_behind_the_card_that_was_touched(
    moved: list[int], behind: int, order: list[int]
) -> None:
    known = entry("san_da_yi")
    match = Match(known.game, known.game.options(), [Seat(name) for name in "ABCD"], "0000-0000")
    match.deal()
    match.play(match.round.turn, CALL[80])  # type: ignore[union-attr]
    table = all_phones(match)
    phone = Phone(table, table.round.turn)
    lying = [one["id"] for one in phone.page["hand"][:4]]
    phone.do("drop", cards=lying, zone="tray-0")
    phone.do("drop", cards=[lying[one] for one in moved], zone=f"tray-0#{behind + 1}")
    (tray,) = (one for one in phone.page["zones"] if one["kind"] == "tray")
    assert [one["id"] for one in tray["cards"]] == [lying[one] for one in order]


def test_where_nobody_is_asked_no_hand_is_a_place() -> None:
    table = kinaskak()
    phone = Phone(table, table.round.turn)
    assert any(one["kind"] == "tray" for one in phone.page["zones"])
    phone.do("pick", cards=[phone.page["hand"][0]["id"]])
    assert not [one for one in phone.page["seats"] if one["zone"] or one["lit"]]


def test_what_lies_in_a_row_says_what_counts_and_with_what_the_picked_card_agrees() -> None:
    match, _ = some_match("two_of_three", "phones/row")
    table = all_phones(match)
    if match.between_rounds:
        table.deal()
    phone = Phone(table, table.round.turn)
    agreed = []
    for card in [one["id"] for one in phone.page["hand"]]:
        phone.do("pick", cards=[card])
        (row,) = [one for one in phone.page["zones"] if one["kind"] == "row"]
        assert all(one["head"] and len(one["features"]) == 3 for one in row["marked"])
        agreed.append([feature["agreed"] for one in row["marked"] for feature in one["features"]])
    assert any(map(any, agreed))
    phone.do("pick", cards=[])
    assert not any(
        feature["agreed"] for zone in phone.page["zones"] for one in zone["marked"] for feature in one["features"]
    )


def test_who_laid_which_card_of_a_trick_is_said_beside_it() -> None:
    match, rng = some_match("whist", "phones/trick")
    for _ in random_play(match, rng):
        if not match.between_rounds and len(match.round.trick) == 2:
            break
    page = Phone(all_phones(match), 0).page
    (trick,) = [one for one in page["zones"] if one["kind"] == "trick"]
    names = [one["name"] for one in page["seats"]]
    leader = (match.round.turn - 2) % len(names)
    assert len(trick["cards"]) == 2
    assert trick["by"][:2] == [names[leader], names[(leader + 1) % len(names)]]


def test_a_joker_says_for_which_card_it_stands() -> None:
    stands: list[str] = []
    for number in range(40):
        match, rng = some_match("kinaskak", f"phones/jokers/{number}")
        for _ in random_play(match, rng):
            if not match.between_rounds and any(card.suit is None for meld in match.round.melds for card in meld.cards):
                zones = Phone(all_phones(match), 0).page["zones"]
                stands += [card.get("stands", "") for zone in zones for card in zone["cards"] if card is not None]
                break
        if any(stands):
            break
    assert any(stands)


def test_a_phone_says_how_a_match_of_several_rounds_has_ended() -> None:
    match = finished("two_of_three", "phones")
    table = all_phones(match)
    assert len(match.results) > 1
    outcome = Phone(table, 0).page["outcome"]
    assert outcome == english(table.entry.stage.scoring.hurrah_at_the_end(match.options, match.standing, table.names))
    assert outcome != english(table.entry.stage.speech.round_end(match.results[-1], table.names))
