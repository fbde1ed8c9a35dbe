"""The stage of Ólsen Ólsen: zones, plates, gestures, buttons and sentences."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.app.turns import NO_SEAT
from cardtable.cards import Suit, cards
from cardtable.engine.match import Match, Seat
from cardtable.engine.refusal import IllegalActionError, Refusal
from cardtable.engine.round import RoundResult, Standing
from cardtable.games.catalogue import entry
from cardtable.games.olsen.presentation.event_texts import turn_lines
from cardtable.games.olsen.rules import events as happened
from cardtable.games.olsen.rules.actions import CATCH, DRAW, END_TURN, NAME_SUIT, PASS, PLAY, SAY_OLSEN, SAY_OLSEN_OLSEN
from cardtable.games.olsen.rules.game import OlsenOlsen
from cardtable.games.olsen.rules.house_rules import OlsenOptions
from cardtable.messages import Message, source_text
from cardtable.stage.commands import Gesture
from cardtable.stage.layout import hand_zone
from cardtable.stage.turn_lines import Turn
from cardtable.stage.zones import ZoneKind
from tests.conformance.common import random_play
from tests.games.olsen_positions import luck, play, position

STAGE = entry("olsen").stage
NAMES = ("Anna", "Bjarni", "Cecilía", "Dagur")
NOTHING = Standing((0, 0, 0, 0), False, ())


def text(message: Message | None) -> str:
    assert message is not None
    rendered = message.render(source_text)
    assert "{" not in rendered
    return rendered


def test_zones_lie_from_the_near_seat_clockwise() -> None:
    table = position(top="2C", hand="5C KD", players=4)
    zones = STAGE.layout.zones(table.view(0), NAMES, 2)
    assert [zone.id for zone in zones] == ["stock", "discard", "hand-2", "hand-3", "hand-0", "hand-1"]
    assert [zone.kind for zone in zones[2:]] == [ZoneKind.HAND, *[ZoneKind.OTHER_HAND] * 3]
    assert zones[4].cards == tuple(cards("5C KD"))
    assert zones[2].cards == (None,) * 4
    assert set(zones[0].cards) == {None}
    assert zones[1].cards == tuple(cards("2C"))
    assert text(zones[2].name) == "Cecilía’s hand"


def test_behind_the_curtain_every_hand_is_face_down_and_there_is_no_button() -> None:
    view = position(top="2C", hand="5C KD").view(None)
    assert all(set(zone.cards) == {None} for zone in STAGE.layout.zones(view, NAMES, 0)[2:])
    assert STAGE.controls.commands(view, NAMES) == []
    assert STAGE.controls.commands_out_of_turn(view, NAMES) == []


def test_the_named_suit_is_on_the_pile() -> None:
    view = position(top="8C", named="S", hand="4C 9D").view(0)
    assert STAGE.layout.zones(view, NAMES, 0)[1].suit is view.named
    named = position(top="8C", named="S", hand="4S 9D").view(0)
    assert text(STAGE.speech.status(named, NAMES)) == "spades or an eight"


def test_on_the_changer_of_another_step_its_rank_fits_as_well() -> None:
    """L07: the rank counts as it is printed, beside one's own changer."""
    view = position(game="langi", top="8H", named="H", hand="8C AH", levels=[7, 8]).view(0)
    assert PLAY[cards("8C")[0]] in view.legal()
    assert text(STAGE.speech.status(view, NAMES)) == "hearts, an eight or a seven"


def test_plates() -> None:
    table = position(top="2C", hand="6C KD", players=3, options={"first_to": 3})
    play(table, "0 call; 0 6C")
    plates = STAGE.layout.plates(table.view(1), Standing((2, 0, 1), False, (0,)))
    assert [(one.seat, one.active, one.dealer, one.count) for one in plates] == [
        (0, False, False, 1), (1, True, False, 4), (2, False, True, 4),
    ]  # fmt: skip
    assert [text(said) for said in (plates[0].notes[0].text, plates[0].notes[0].short)] == ["said “Ólsen”", "Ólsen!"]
    assert plates[1].notes == ()
    assert [text(one.score) for one in plates] == ["2 win(s)", "0 win(s)", "1 win(s)"]
    single = position(top="2C", hand="6C KD")
    assert STAGE.layout.plates(single.view(0), NOTHING)[0].score is None


@pytest.mark.parametrize(
    ("state", "dropped", "target", "expected"),
    [
        ({"top": "2C", "hand": "5C 5H KD"}, "5C", "discard", "5C"),
        ({"top": "2C", "hand": "5C 5H KD"}, "5C 5H", "discard", "5C 5H"),
        ({"top": "2C", "hand": "5C 5H KD"}, "5H 5C", "discard", "does-not-fit"),
        ({"top": "2C", "hand": "5C 5H KD"}, "5C KD", "discard", "several-drops"),
        ({"top": "2C", "hand": "5C 5H KD", "options": {"multi_rank": False}}, "5C 5H", "discard", "one-card-only"),
        ({"top": "2C", "hand": "8D 8H", "options": {"out_on_changer": False}}, "8D 8H", "discard", "last-eight"),
        ({"top": "2C", "hand": "8D 8H KD", "options": {"out_on_changer": False}}, "8D 8H", "discard", "8D 8H"),
        ({"top": "2C", "hand": "5C KD"}, "", "stock", "must-play"),
        ({"top": "2C", "hand": "5D KD"}, "", "stock", "draw"),
        ({"top": "2C", "hand": "5C KD"}, "5C", "hand-1", None),
        ({"top": "2C", "hand": "5C KD"}, "5C", "stock", None),
        ({"top": "2C", "hand": "5C KD"}, "", "discard", None),
    ],
)
def test_gestures(state: dict[str, Any], dropped: str, target: str, expected: str | None) -> None:
    meant = STAGE.controls.gesture(position(**state).view(0), cards(dropped), target)
    if expected is None:
        assert meant is None
    elif isinstance(meant, Refusal):
        assert meant.code == expected
    else:
        assert isinstance(meant, Gesture)
        assert meant.actions == ((DRAW,) if expected == "draw" else tuple(PLAY[card] for card in cards(expected)))


def test_whatever_is_dropped_is_refused_or_can_be_played_to_the_end() -> None:
    for seed in range(12):
        rng = Random(seed)
        options = OlsenOptions.read({one.key: rng.choice(one.values).value for one in OlsenOptions.catalogue()})
        match = Match(OlsenOlsen(), options, [Seat(name) for name in NAMES], f"s{seed}")
        for number, _ in enumerate(random_play(match, rng)):
            table: Any = match.round
            if number > 150:
                break
            hand = table.hands[table.turn]
            for _ in range(3):
                some = rng.sample(hand, min(len(hand), rng.choice((1, 2, 2, 3))))
                meant = STAGE.controls.gesture(table.view(table.turn), some, "discard")
                if isinstance(meant, Gesture):
                    twin, seat = table.copy(), table.turn
                    for action in meant.actions:
                        assert twin.result is None
                        twin.play(seat, action, luck())
                elif isinstance(meant, Refusal):
                    with pytest.raises(IllegalActionError):
                        play(table.copy(), "; ".join(f"{table.turn} {card}" for card in some))


def commands(table: Any, seat: int = 0) -> dict[Any, Any]:
    return {one.action: one for one in STAGE.controls.commands(table.view(seat), NAMES)}


def test_buttons_and_their_keys() -> None:
    rules = {"olsen_olsen_required": True, "olsen_enforce": "caught"}
    found = commands(position(top="2C", hand="5C KD", options=rules))
    assert {text(one.key) for one in found.values()} == set("DPEOLC")
    assert set(found) == {DRAW, PASS, END_TURN, SAY_OLSEN, SAY_OLSEN_OLSEN, CATCH}
    assert found[DRAW].refusal.code == "must-play"
    aid = {"olsen_auto": True, "multi_rank": False}
    assert set(commands(position(top="2C", hand="5C KD", options=aid))) == {DRAW, PASS}
    nobody_forgets = position(top="2C", hand="5C KD", players=3, options={**aid, **rules})
    assert set(commands(nobody_forgets)) == {DRAW, PASS}
    play(nobody_forgets, "5C")
    assert STAGE.controls.commands_out_of_turn(nobody_forgets.view(2), NAMES) == []


def test_after_an_eight_the_buttons_are_the_suits() -> None:
    table = position(top="2C", hand="8D KD 3S")
    play(table, "8D")
    found = commands(table)
    assert [text(found[one].key) for one in NAME_SUIT] == list("1234")
    assert all(found[one].answer and found[one].suit is one.suit for one in NAME_SUIT)
    # One of them is what one probably wants: the suit of which most cards are held, here the first of two.
    assert [one.suit.name for one in NAME_SUIT if found[one].primary] == ["SPADES"]
    assert DRAW not in found
    assert DRAW in commands(table, 1)


def test_every_button_says_exactly_when_it_can_be_pressed() -> None:
    for seed in range(6):
        rng = Random(seed)
        options = OlsenOptions.read({one.key: rng.choice(one.values).value for one in OlsenOptions.catalogue()})
        match = Match(OlsenOlsen(), options, [Seat(name) for name in NAMES], f"s{seed}")
        for number, _ in enumerate(random_play(match, rng)):
            table: Any = match.round
            for seat in range(4):
                found = STAGE.controls.commands(table.view(seat), NAMES)
                assert len({one.key for one in found}) == len(found)
                for one in found:
                    assert one.refusal == table.refusal(seat, one.action)
                    text(one.label)
                for one in STAGE.controls.commands_out_of_turn(table.view(seat), NAMES):
                    assert table.refusal(seat, one.action) is None
            text(STAGE.speech.status(table.view(table.turn), NAMES))
            if number > 150:
                break


def test_a_due_call_is_the_primary_button() -> None:
    table = position(top="2C", hand="6C KD", others={1: "6D 3H"})
    play(table, "0 6C")
    assert commands(table)[SAY_OLSEN].primary
    assert [one.action for one in STAGE.controls.commands_out_of_turn(table.view(0), NAMES)] == [SAY_OLSEN]
    assert STAGE.controls.commands_out_of_turn(table.view(1), NAMES) == []


def test_a_due_last_call_is_the_primary_button_where_the_hand_is_open_too() -> None:
    table = position(top="2C", hand="6C", options={"olsen_olsen_required": True})
    before = commands(table)[SAY_OLSEN_OLSEN]
    assert before.refusal is None
    assert not before.primary
    play(table, "0 6C")
    assert commands(table)[SAY_OLSEN_OLSEN].primary


def test_to_draw_is_the_primary_button_of_who_may_choose_to_only_where_nothing_fits() -> None:
    rules = {"voluntary_draw": True}
    assert not commands(position(top="2C", hand="6C KD", options=rules))[DRAW].primary
    assert commands(position(top="2C", hand="6H KD", options=rules))[DRAW].primary


CARD = cards("6C")[0]
EVENTS = [
    (happened.Dealt(0, CARD), "Anna deals. The start card is the six of clubs.", None),
    (happened.StartReturned(CARD), "The six of clubs was turned up first and goes back into the stock.", None),
    (happened.Drew(1, None), "Bjarni draws a card.", None),
    (happened.Drew(1, CARD), "Bjarni draws the six of clubs.", None),
    (happened.Passed(1), "Bjarni passes.", None),
    (happened.Laid(1, CARD), "Bjarni lays the six of clubs.", None),
    (happened.SuitNamed(1, NAME_SUIT[0].suit), "Bjarni names a suit: spades.", "Spades!"),
    (happened.CallArmed(1), "Bjarni will say “Ólsen” when only one card is left.", None),
    (happened.Called(1, True), "Bjarni says “Ólsen”.", "Ólsen!"),
    (happened.Penalized(1, None, 3), "Bjarni forgot to say “Ólsen” and draws 3 card(s).", None),
    (
        happened.Penalized(1, None, 3, 0),
        "Anna noticed that Bjarni forgot to say “Ólsen”: Bjarni draws 3 card(s).",
        None,
    ),
    (
        happened.CatchFailed(1, 0),
        "Bjarni thought that Anna had forgotten to say “Ólsen”, but that was not so.",
        "Caught?",
    ),
    (happened.Reshuffled(9), "The discard pile is shuffled and becomes the new stock (9 card(s)).", None),
    (happened.WentOut(1), "Bjarni says “Ólsen Ólsen” and has won the round.", "Ólsen Ólsen!"),
    (happened.Blocked((0, 2)), "Nobody can go on. Fewest cards: Anna and Cecilía.", None),
]


@pytest.mark.parametrize(("event", "told", "said"), EVENTS, ids=lambda value: getattr(value, "kind", ""))
def test_every_event_is_told_with_names(event: Any, told: str, said: str | None) -> None:
    assert text(STAGE.speech.tell(event, NAMES)) == told
    aloud = STAGE.speech.exclaim(event)
    assert [(seat, text(words)) for seat, words in aloud] == ([] if said is None else [(1, said)])


def test_there_is_a_sentence_for_every_refusal_of_random_play() -> None:
    codes = set()
    for seed in range(16):
        rng = Random(seed)
        options = OlsenOptions.read({one.key: rng.choice(one.values).value for one in OlsenOptions.catalogue()})
        match = Match(OlsenOlsen(), options, [Seat(name) for name in NAMES], f"r{seed}")
        for number, _ in enumerate(random_play(match, rng)):
            table: Any = match.round
            if number > 120:
                break
            for seat in range(4):
                for action in match.game.action_space(table.view(seat)):
                    refusal = table.refusal(seat, action)
                    if refusal is not None and refusal.code not in codes:
                        said = text(STAGE.speech.explain(refusal, NAMES))
                        assert refusal.code == "round-over" or said != "The round is over."
                        codes.add(refusal.code)
    assert len(codes) >= 18, sorted(codes)


def test_advice_and_ends() -> None:
    for action in (PLAY[CARD], NAME_SUIT[1], DRAW, PASS, END_TURN, SAY_OLSEN, SAY_OLSEN_OLSEN):
        for reason in (
            "goes-out",
            "group",
            "long-suit",
            "keep-eight",
            "stop-next",
            "they-lack",
            "more-ways",
            "unknown",
        ):
            assert text(STAGE.speech.advise(action, [reason], NAMES))
    assert (
        text(STAGE.speech.round_end(RoundResult((1,), (0, 1), "out", (2, 0)), NAMES))
        == "Ólsen Ólsen! Bjarni has won the round."
    )
    assert "Anna and Bjarni" in text(STAGE.speech.round_end(RoundResult((0, 1), (1, 1), "blocked", (2, 2)), NAMES))
    assert text(STAGE.scoring.progress(OlsenOptions(), NOTHING, 1)) == "One round decides"
    assert text(STAGE.scoring.progress(OlsenOptions(first_to=3), NOTHING, 0)) == "Round 1, first to 3 win(s)"


def test_the_advice_to_pass_is_true_where_nothing_is_left_to_draw() -> None:
    rules = {"dealt": 8, "decks": "1"}  # Six players leave three cards in the stock.
    table = position(top="2C", hand="KH 9D", stock="", below="", options=rules)
    assert PASS in table.legal(0)
    said = text(STAGE.speech.advise(PASS, (), NAMES))
    assert said == "Pass: nothing fits, and you can draw no more."


def test_minutes_grow_with_players_and_wins() -> None:
    minutes = [
        [STAGE.scoring.minutes(OlsenOptions(first_to=wins), seats) for wins in (1, 2, 3, 5)] for seats in range(2, 11)
    ]
    assert all(row == sorted(row) and row[0] >= 1 for row in minutes)


def test_the_voluntary_advice_to_draw_does_not_claim_that_nothing_fits() -> None:
    """Where one may draw although a card fits, "nothing fits" would be untrue; the status line does not say it."""
    table = position(top="2C", hand="5C KD", options={"voluntary_draw": True})
    assert "nothing fits" not in text(STAGE.speech.status(table.view(0), NAMES))
    assert hand_zone(3) == "hand-3"


def test_a_last_changer_among_several_cards_is_called_by_its_rank_on_the_ladder() -> None:
    table = position(top="2C", hand="7D 7H", game="langi", options={"out_on_changer": False}, levels=[7, 8])
    meant = STAGE.controls.gesture(table.view(0), cards("7D 7H"), "discard")
    assert isinstance(meant, Refusal)
    assert "eight" not in text(STAGE.speech.explain(meant, NAMES))


# -- what lies round the table ----------------------------------------------------------------------------------------


def test_which_suit_is_asked_beside_the_card_for_which_it_is() -> None:
    table = position(top="2C", hand="8C KD 4S", players=3)
    assert STAGE.controls.question(table.view(0), NAMES) is None
    play(table, "0 8C")
    asked = STAGE.controls.question(table.view(0), NAMES)
    assert asked is not None
    assert (asked.about, text(asked.title)) == ("discard", "Name a suit")
    assert not asked.notes, "it stands right beside the card"
    assert [one.suit is not None for one in STAGE.controls.commands(table.view(0), NAMES)] == [
        one.answer for one in STAGE.controls.commands(table.view(0), NAMES)
    ]
    assert STAGE.controls.question(table.view(1), NAMES) is None
    assert STAGE.controls.question(table.view(None), NAMES) is None


@pytest.mark.parametrize(
    ("said", "card", "events"),
    [
        ("drew 1 card(s), laid", "5H", [happened.Drew(1, None), happened.Laid(1, cards("5H")[0])]),
        ("laid 2 card(s), last", "5S", [happened.Laid(1, cards("5H")[0]), happened.Laid(1, cards("5S")[0])]),
        ("drew 2 card(s)", None, [happened.Drew(1, None), happened.Drew(1, None)]),
        ("drew 3 card(s), passed", None, [*[happened.Drew(1, None)] * 3, happened.Passed(1)]),
        ("passed", None, [happened.Passed(1), happened.Drew(2, None)]),
        ("missed a turn", None, [happened.Laid(0, cards("5H")[0]), happened.MissedTurn(1)]),
        ("took 4 card(s)", None, [happened.TookOwed(1, None, 4)]),
        ("laid", "5S", [happened.TookOwed(1, None, 4), happened.Laid(1, cards("5S")[0])]),
        ("took back", "5S", [happened.Laid(1, cards("5S")[0]), happened.TookBack(1, cards("5S")[0], open=True)]),
        ("took back", None, [happened.Laid(1, cards("5S")[0]), happened.TookBack(1, cards("9D")[0], open=False)]),
        (
            "drew 2 card(s), laid",
            "5S",
            [happened.Drew(1, None), happened.Drew(1, None), happened.Laid(1, cards("5S")[0])],
        ),
        (
            "drew 1 card(s), laid 2 card(s), last",
            "9D",
            [happened.Drew(1, None), happened.Laid(1, cards("9S")[0]), happened.Laid(1, cards("9D")[0])],
        ),
        (None, None, [happened.Drew(0, None), happened.Reshuffled(5)]),
        (None, None, []),
    ],
)
def test_what_a_seat_did_last(said: str | None, card: str | None, events: list[Any]) -> None:
    tag = STAGE.speech.lately(events, 1, NAMES)
    assert (None if tag is None else text(tag.text)) == said
    assert (None if tag is None or tag.card is None else str(tag.card)) == card


@pytest.mark.parametrize("cheat", ["slip", "hide", "false", "silent", None])
def test_what_an_accusation_costs_is_told_when_the_penalty_is_drawn(cheat: str | None) -> None:
    """Until then the line said "+0" for a moment."""
    view = position(top="2C", hand="5H", players=3).view(0)
    back = [happened.TookBack(1, cards("5S")[0], open=True)] if cheat == "false" else []
    accused: list[Any] = [happened.Accused(2, 1, cheat), *back]
    fined = happened.Fined(2 if cheat is None else 1, (), 3)
    told = [turn_lines(Turn(1, ((2, tuple(events)),)), view, NO_SEAT, NAMES) for events in (accused, [*accused, fined])]
    assert told[0] == []
    assert "3 penalty card(s)" in " ".join(text(line.text(NAMES)) for line in told[1])


def test_the_suit_that_was_named_stands_in_the_tag() -> None:
    events: list[Any] = [happened.Drew(1, None), happened.Laid(1, cards("8D")[0]), happened.SuitNamed(1, Suit.HEARTS)]
    tag = STAGE.speech.lately(events, 1, NAMES)
    assert tag is not None
    assert (text(tag.text), tag.card, tag.named) == ("drew 1 card(s), laid", cards("8D")[0], Suit.HEARTS)


def test_no_tag_tells_of_a_secret_deed() -> None:
    """Whoever tucks or hides a card has laid the one that everybody saw (V02, V03)."""
    shown, hidden = cards("5H 9D")
    open_deeds = [happened.Laid(1, shown)]
    for secret in (happened.Slipped(1, hidden), happened.Hid(1, hidden), happened.CallArmed(1)):
        assert STAGE.speech.lately([secret, *open_deeds], 1, NAMES) == STAGE.speech.lately(open_deeds, 1, NAMES)
        assert STAGE.speech.lately([secret], 1, NAMES) is None
