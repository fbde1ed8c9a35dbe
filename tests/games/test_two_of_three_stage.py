"""The table of Two of Three: zones, features, gestures, and a sentence for everything."""

from __future__ import annotations

import ast
import json
from importlib import resources
from itertools import pairwise, permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cardtable.games.two_of_three
from cardtable.cards import Card, cards, packs
from cardtable.engine.refusal import Refusal
from cardtable.games.catalogue import entry
from cardtable.games.two_of_three.covers import TWO_OF_THREE
from cardtable.games.two_of_three.presentation import refusal_texts
from cardtable.games.two_of_three.presentation.scoring import cards_in_leg, legs_in_match, turns_in_leg
from cardtable.games.two_of_three.presentation.speech import WHY
from cardtable.games.two_of_three.presentation.texts import agreed
from cardtable.games.two_of_three.rules import events as happened
from cardtable.games.two_of_three.rules.attributes import numbers
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.games.two_of_three.rules.legality import contrasts, matches
from cardtable.messages import Message, source_text
from cardtable.stage.commands import Gesture
from cardtable.stage.turn_lines import Turn, fold
from cardtable.stage.zones import Middle, ZoneKind
from tests.games.two_of_three_positions import (
    GAME,
    NAMES,
    action,
    play,
    position,
    random_steps,
    some_match,
)

STAGE = entry("two_of_three").stage
FOLDER = Path(cardtable.games.two_of_three.__path__[0])
ANCHORS = {
    "aim", "cards", "attributes", "aces", "deal", "matching", "contrast", "turn", "drawing", "stopping", "round-end",
    "omgang", "score", "match-end", "more-players", "house-rules", "questions", "at-this-table",
    *(f"option-{option.key}" for option in TwoOfThreeRules.catalogue()),
}  # fmt: skip


def said(message: Message | None) -> str:
    """The sentence in English."""
    assert message is not None
    return message.render(source_text)


def refused(table: Any, text: str, seat: int = 0) -> str:
    """What is said when this is tried."""
    refusal = table.refusal(seat, action(text))
    assert refusal is not None
    return said(STAGE.speech.explain(refusal, NAMES))


def test_the_zones_of_a_table() -> None:
    table = position("JD 5S", "3C QH", "4D 6D 8D", stock="9H 2C", turn=0)
    zones = {zone.id: zone for zone in STAGE.layout.zones(table.view(0), NAMES, 0)}
    assert list(zones) == ["stock", "row", "hand-0", "hand-1"]
    assert zones["row"].kind is ZoneKind.ROW
    assert zones["row"].cards == tuple(cards("JD 5S"))
    assert zones["row"].marked == (0, 1)
    assert zones["stock"].cards == (None, None)
    assert zones["hand-1"].cards == (None,) * 3
    assert [said(head.text) for head in zones["row"].heads] == ["1 of 3 like this", "2 of 3 like this"]
    assert [[said(one.text) for one in each] for each in zones["row"].features] == [
        ["diamonds", "odd", "high"], ["spades", "odd", "low"],
    ]  # fmt: skip
    assert [each[0].suit for each in zones["row"].features] == [card.suit for card in cards("JD 5S")]
    assert STAGE.layout.middle is Middle.ROW
    exactly = STAGE.layout.zones(position("JD 5S", "3C", "4D", options={"match": "exactly"}).view(0), NAMES, 0)[1]
    assert [said(head.text) for head in exactly.heads] == ["exactly 1 of 3 like this", "exactly 2 of 3 like this"]


def test_an_ace_in_the_row_shows_both_its_values() -> None:
    row = STAGE.layout.zones(position("JD AS", "3C", "4D").view(0), NAMES, 0)[1]
    assert [said(one.text) for one in row.features[1]] == ["spades", "1 odd · 14 even", "1 low · 14 high"]


@pytest.mark.parametrize(
    ("row", "card", "expected"),
    [
        ("JD 5S", "3C", [["odd"], ["odd", "low"]]),
        ("JD 5S", "QH", [["high"], []]),
        ("5S QH", "AS", [["spades", "odd", "low"], ["even", "high"]]),
        ("2D 4H", "AS", [["low"], ["low"]]),
        ("JD AS", "QH", [["high"], ["1 odd · 14 even", "1 low · 14 high"]]),
        ("JD AS", "KH", [["odd", "high"], ["1 odd · 14 even"]]),
    ],
)
def test_the_features_in_which_a_card_agrees(row: str, card: str, expected: list[list[str]]) -> None:
    """As many as the rules count, and the same objects as are written under the row."""
    view = position(row, card).view(0)
    found = STAGE.layout.agreement(view, *cards(card))
    assert [len(each) for each in found] == [len(each) for each in expected]
    assert [[said(one.text) for one in each] for each in found] == expected
    written = STAGE.layout.zones(view, NAMES, 0)[1].features
    assert all(set(each) <= set(under) for each, under in zip(found, written, strict=True))


@pytest.mark.parametrize(
    ("text", "card", "events"),
    [
        ("laid", "3C", [happened.Played(0, cards("3C")[0], contrast=False)]),
        ("laid 2 card(s), last", "QH", [happened.Played(0, one, contrast=False) for one in cards("3C QH")]),
        ("drew 1 card(s)", None, [happened.Drew(0, None), happened.Played(1, cards("3C")[0], contrast=False)]),
        ("drew, laid", "3C", [happened.Drew(0, None), happened.Played(0, cards("3C")[0], contrast=True)]),
        ("could not lay", None, [happened.Drew(0, None), happened.Stuck(0, stock_empty=False, number=6)]),
        (
            "took 9 card(s)",
            None,
            [happened.Stuck(0, stock_empty=True, number=6), happened.Took(0, 6, "all"), happened.TookStock(0, 3)],
        ),
        ("laid", "3C", [happened.Played(0, cards("3C")[0], contrast=False), happened.Took(0, 2, "hand")]),
        (None, None, [happened.Drew(1, None)]),
    ],
)
def test_what_a_seat_did_last(text: str | None, card: str | None, events: list[Any]) -> None:
    tag = STAGE.speech.lately(events, 0, NAMES)
    assert (None if tag is None else said(tag.text)) == text
    assert (None if tag is None or tag.card is None else str(tag.card)) == card


def test_refused_cards_say_both_comparisons() -> None:
    table = position("JD 5S", "QS 3C 4H QH 10D AS", "2C")
    assert refused(table, "QS") == (
        "The queen of spades: spades like the five of spades, high like the jack of diamonds. "
        "The card must share two features with the five of spades. Not shared: odd or even and high or low."
    )
    assert refused(table, "4H") == (
        "The four of hearts: low like the five of spades, but nothing like the jack of diamonds. "
        "The card must share two features with the five of spades. Not shared: suit and odd or even. "
        "The card must share one feature with the jack of diamonds."
    )
    assert refused(table, "QH") == (
        "The queen of hearts is a contrast, and a contrast may be laid only when nothing in your "
        "hand fits in the usual way: "
        "the ace of spades does."
    )
    alone = position("JD 5S", "10D", "2C")
    assert refused(alone, "10D").endswith(
        "A contrast shares nothing with the five of spades and at most one feature with the jack of diamonds."
    )
    callout = position("JD 5S", "KD", "2C", options={"contrast": "callout"})
    assert refused(callout, "KD").endswith("at least one feature with the jack of diamonds.")
    aces = position("2D 4H", "AS", "2C", stock="3C")
    assert refused(aces, "AS").endswith("An ace counts as 1 or as 14, whichever fits, each time it is compared.")
    exactly = position("JD 5S", "3S 3C", "2C", options={"match": "exactly"})
    assert refused(exactly, "3S").startswith("The three of spades: spades, odd and low like the five of spades, ")
    assert refused(exactly, "3S").endswith(
        "At this table the card must share exactly two features with the five of spades, not all three."
    )
    assert "At this table the card must share exactly one feature with the jack of diamonds." in refused(
        position("JD 5S", "3H 3C KD", "2C", options={"match": "exactly"}), "KD"
    )
    assert "The card must share exactly two features with the five of spades. Not shared: " in refused(
        position("JD 5S", "3H 3C QS", "2C", options={"match": "exactly"}), "QS"
    )


def test_a_refused_draw_names_every_card_that_fits() -> None:
    assert refused(position("JD 5S", "7C 2S 3C", "2C", stock="9H"), "draw") == (
        "You hold 2 card(s) that fit, so you may not draw: three of clubs and seven of clubs."
    )


@pytest.mark.parametrize(
    ("row", "hand", "tried", "text", "actions"),
    [
        ("JD 5S", "QS 3C AS", "QS", "These would fit: ace of spades and three of clubs.", "AS 3C"),
        ("JD 5S", "QS 3C", "QS", "This one would fit: three of clubs.", "3C"),
        ("JD 5S", "2S 4H", "2S", "Nothing in your hand fits, so draw a card.", "draw"),
    ],
)
def test_a_refused_card_says_what_would_do(row: str, hand: str, tried: str, text: str, actions: str) -> None:
    view = position(row, hand, "2C", stock="9H 9D").view(0)
    refusal = view.refusal(action(tried))
    assert refusal is not None
    found = STAGE.speech.instead(view, refusal, NAMES)
    assert found is not None
    assert said(found.text) == text
    assert list(found.actions) == [action(one) for one in actions.split()]
    assert set(found.actions) <= set(view.legal())


def test_of_a_chain_nothing_is_proposed_that_does_not_continue_it() -> None:
    view = position("JD 5S", "3C QH 9H", "2C", stock="2D").view(0)
    wrong = STAGE.controls.gesture(view, cards("3C 9H"), "row")
    assert isinstance(wrong, Refusal)
    assert STAGE.speech.instead(view, wrong, NAMES) is None


def test_a_drop_on_the_row_lays_a_chain() -> None:
    table = position("JD 5S", "3C QH 9H", "2C", stock="2D")
    view = table.view(0)
    found = STAGE.controls.gesture(view, cards("3C QH"), "row")
    assert found == Gesture((action("3C"), action("QH")))
    wrong = STAGE.controls.gesture(view, cards("3C 9H"), "row")
    assert isinstance(wrong, Refusal)
    assert wrong.cards == tuple(cards("9H 3C 5S"))
    assert STAGE.controls.gesture(view, [], "row") is None
    assert isinstance(STAGE.controls.gesture(view, [], "stock"), Refusal)
    stuck = position("JD 5S", "2S 4H", "4D", stock="9H 7C").view(0)
    assert STAGE.controls.gesture(stuck, [], "stock") == Gesture((action("draw"),))
    assert STAGE.controls.gesture(stuck, cards("2S"), "stock") is None
    assert STAGE.controls.gesture(stuck, cards("2S"), "hand-1") is None


def test_the_picked_cards_are_described() -> None:
    view = position("JD 5S", "3C QH 9H", "2C", stock="2D", turn=1).view(0)
    assert said(STAGE.controls.describe(view, cards("3C"))) == (
        "The three of clubs: odd and low like the five of spades, odd like the jack of diamonds. It fits."
    )
    assert said(STAGE.controls.describe(view, cards("3C QH"))) == "These 2 cards fit one after the other."
    assert said(STAGE.controls.describe(view, cards("3C 9H"))).startswith("The nine of hearts: ")
    assert STAGE.controls.describe(view, []) is None
    assert said(STAGE.controls.describe(view, cards("9H"))) == (
        "The nine of hearts: odd like the five of spades, odd and high like the jack of diamonds. It does not fit."
    )
    contrast = position("JD 5S", "QH 6C", "2C", stock="2D").view(0)
    assert said(STAGE.controls.describe(contrast, cards("QH"))).endswith("It fits as a contrast.")
    high_ace = position("QH AS", "3C", "2C", stock="2D").view(0)
    assert said(STAGE.controls.describe(high_ace, cards("3C"))) == (
        "The three of clubs: nothing like the ace of spades, and nothing like the queen of hearts. "
        "It fits as a contrast."
    )


@pytest.mark.parametrize("match", ["at_least", "exactly"])
@pytest.mark.parametrize("contrast", ["seed", "callout", "off"])
def test_a_card_that_fits_is_shown_as_it_counts(match: str, contrast: str) -> None:
    """Beside an ace a contrast is compared with the 1 or the 14 that makes it one."""
    rules = TwoOfThreeRules(match=match, contrast=contrast)
    ace = cards("AS")[0]
    for one, other in permutations([card for card in packs() if card is not ace], 2):
        for previous, last, card in ((one, ace, other), (ace, one, other), (one, other, ace)):
            shown = tuple(map(len, agreed(card, (previous, last), rules)))
            if matches(rules, card, previous, last):
                assert shown[1] in rules.match_last
                assert shown[0] in rules.match_previous
            elif contrasts(rules, card, previous, last):
                assert shown[1] in rules.contrast_last
                assert shown[0] in rules.contrast_previous


def test_the_buttons() -> None:
    table = position("JD 5S", "3C 5C 2H", "4D", stock="6C")
    draw, stop = STAGE.controls.commands(table.view(0), NAMES)
    assert (said(draw.key), said(stop.key)) == ("D", "E")
    assert draw.refusal is not None
    assert stop.refusal is not None
    assert (said(draw.label), said(stop.label)) == ("Draw", "End turn")
    play(table, "3C")
    stop = STAGE.controls.commands(table.view(0), NAMES)[1]
    assert stop.refusal is None
    assert said(stop.label) == f"End turn, then {NAMES[1]}"
    assert STAGE.controls.commands(table.view(None), NAMES) == []
    stuck = position("JD 5S", "2S 4H", "4D", stock="9H 7C").view(0)
    assert STAGE.controls.commands(stuck, NAMES)[0].primary
    assert said(STAGE.controls.commands(stuck, NAMES)[0].label) == "Draw one card"
    assert STAGE.controls.commands_out_of_turn(stuck, NAMES) == []


def test_whose_turn_it_is() -> None:
    like, contrast = "with the five of spades", "Contrast: nothing like the five of spades"
    cases = {
        f"Share two {like}, one with the jack of diamonds": position("JD 5S", "3C 2H", "4D"),
        f"Share exactly two {like}, exactly one with the jack of diamonds": position(
            "JD 5S", "3C 2H", "4D", options={"match": "exactly"}
        ),
        f"{contrast}, at most one like the jack of diamonds": position("JD 5S", "QH 2H", "4D"),
        f"{contrast}, at least one like the jack of diamonds": position(
            "JD 5S", "QH 2H", "4D", options={"contrast": "callout"}
        ),
        "Nothing fits: draw. If that does not fit, you take the row": position("JD 5S", "2S 4H", "4D", stock="9H"),
        "The card you drew fits: lay it": position("JD 5S", "2S 3C", "4D", drawn=True),
        f"Share two {like}, one with the jack of diamonds, or end your turn": position(
            "9C JD 5S", "3C 4H", "4D", placed=1
        ),
        f"{contrast}, at most one like the jack of diamonds, or end your turn": position(
            "9C JD 5S", "QH 2H", "4D", placed=1
        ),
        f"Share two {like}, one with the jack of diamonds ": position(
            "9C JD 5S", "3C 4H", "4D", placed=1, options={"stop_early": False}
        ),
    }
    for line, table in cases.items():
        assert said(STAGE.speech.status(table.view(0), NAMES)) == line.strip()
        assert said(STAGE.speech.status(table.view(1), NAMES)) == "Anna is playing."
        assert said(STAGE.speech.status(table.view(None), NAMES)) == "Anna is playing."


def codes_in_refusals() -> set[str]:
    """Every code that a refusal of this game can have."""
    tree = ast.parse((FOLDER / "rules" / "legality.py").read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal"]
    literal = {node.args[0].value for node in calls if isinstance(node.args[0], ast.Constant)}
    return {str(code) for code in literal} | set(refusal_texts.NEEDS)


@pytest.mark.parametrize(
    ("hand", "options", "chapter"),
    [
        ("3C", {}, "matching"),
        ("3C", {"match": "exactly"}, "option-match"),
        ("QH", {}, "contrast"),
        ("QH", {"contrast": "callout"}, "option-contrast"),
    ],
)
def test_the_chapter_of_the_moment_is_that_of_the_rule_in_force(
    hand: str, options: dict[str, Any], chapter: str
) -> None:
    table = position("JD 5S", hand, "4D", options=options)
    assert STAGE.speech.chapter(table.view(0)) == chapter


def test_every_refusal_has_a_sentence_and_a_chapter() -> None:
    seen: set[str] = set()
    for seed in range(60):
        rng = Random(seed)
        match = some_match(rng)
        for table in random_steps(match, rng):
            if rng.random() < 0.9:
                continue
            for seat in range(table.seats):
                view = table.view(seat)
                for tried in GAME.action_space(view):
                    refusal = view.refusal(tried)
                    if refusal is not None:
                        seen.add(refusal.code)
                        assert refusal.rule in ANCHORS
                        assert said(STAGE.speech.explain(refusal, NAMES)) != "That is not possible now."
    assert codes_in_refusals() - seen <= {"unknown-action"}


def test_every_event_has_a_sentence() -> None:
    seen: set[str] = set()
    for seed in range(40):
        rng = Random(seed)
        match = some_match(rng)
        for table in random_steps(match, rng):
            for event in match.events[-1]:
                for seat in (None, *range(table.seats)):
                    message = STAGE.speech.tell(event.seen_by(seat), NAMES)
                    # What was taken has been told with how the round was lost.
                    assert message is not None or event.kind == "took"
                    seen.add("" if message is None else said(message).replace(NAMES[0], "X"))
                STAGE.speech.exclaim(event)
        assert match.round is not None
        assert match.round.result is not None
        said(STAGE.speech.round_end(match.round.result, NAMES))
        said(STAGE.scoring.progress(match.options, match.standing, len(match.results)))
        for seat in range(len(match.seats)):
            said(STAGE.scoring.account(match.round.result, seat))
        assert [plate.notes for plate in STAGE.layout.plates(match.round.view(0), match.standing)] == [()] * len(
            match.seats
        )
    assert len(seen) > 100


def test_a_round_that_is_lost_is_told() -> None:
    lost = play(position("JD 5S", "2S 4H", "4D", stock="9H 7C"), "draw")
    told = [said(message) for one in lost if (message := STAGE.speech.tell(one, NAMES)) is not None]
    assert told == [
        "Anna draws the nine of hearts.",
        "The card that Anna drew does not fit. The row and all hands go to Anna: 6 card(s).",
        "The stock is too small for another round, and Anna takes it too: 1 card(s).",
    ]


def test_hints_say_why() -> None:
    for code, why in WHY.items():
        assert said(STAGE.speech.advise(action("3C"), [code], NAMES)) == f"Lay the three of clubs. {said(why)}"
    assert said(STAGE.speech.advise(action("draw"), [], NAMES)) == "Draw a card."
    assert said(STAGE.speech.advise(action("stop"), ["stop-now"], NAMES)).startswith("End your turn. ")


def test_progress_goal_and_minutes() -> None:
    match = some_match(Random(1), TwoOfThreeRules())
    standing = match.standing
    assert said(STAGE.scoring.progress(TwoOfThreeRules(), standing, 2)) == "Leg 2 of 5"
    assert STAGE.scoring.goal(TwoOfThreeRules()) is None
    assert STAGE.scoring.goal(TwoOfThreeRules(end="200")) == 200
    assert "more than 200 points" in said(STAGE.scoring.progress(TwoOfThreeRules(end="200"), standing, 0))
    for seats in GAME.seat_counts:
        minutes = [STAGE.scoring.minutes(TwoOfThreeRules(end=end), seats) for end in ("1r", "3r", "5r", "10r")]
        assert minutes == sorted(minutes)
        assert minutes[0] >= 1


def test_every_table_has_its_length() -> None:
    for option in TwoOfThreeRules.catalogue():
        for value in option.values:
            rules = TwoOfThreeRules.read({option.key: value.value}).rules()
            for seats in GAME.seat_counts:
                assert turns_in_leg(rules, seats) > 3
                assert cards_in_leg(rules, seats) > turns_in_leg(rules, seats)
                assert legs_in_match(rules, seats) >= 1
    text = (
        resources.files("cardtable.games.two_of_three.presentation")
        .joinpath("duration.json")
        .read_text(encoding="utf-8")
    )
    assert len(text) < 2000
    assert json.dumps(json.loads(text)) == json.dumps(json.loads(text), sort_keys=True)


def test_the_picture_is_a_row_that_can_be() -> None:
    shown = TWO_OF_THREE.picture.cards
    assert all(isinstance(card, Card) for card in shown)
    assert all(2 in numbers(later, card) for card, later in pairwise(shown))
    assert all(1 in numbers(later, card) for card, later in zip(shown, shown[2:], strict=False))


@pytest.mark.parametrize(
    ("hand", "options", "heads"),
    [
        ("3C", {}, ["1 of 3 like this", "2 of 3 like this"]),
        ("QH", {}, ["Contrast: at most 1 like this", "0 like this"]),
        ("QH", {"contrast": "callout"}, ["Contrast: 1 or more like this", "0 like this"]),
        ("QH", {"contrast": "off"}, ["1 of 3 like this", "2 of 3 like this"]),
    ],
)
def test_where_a_contrast_is_asked_for_the_headings_are_turned_over(
    hand: str, options: dict[str, Any], heads: list[str]
) -> None:
    table = position("JD 5S", hand, "4D", options=options)
    row = STAGE.layout.zones(table.view(0), NAMES, 0)[1]
    assert [said(head.text) for head in row.heads] == heads
    assert all(head.short is not None and said(head.short) for head in row.heads)
    # The others are asked for nothing.
    watched = STAGE.layout.zones(table.view(1), NAMES, 1)[1]
    assert [said(head.text) for head in watched.heads] == ["1 of 3 like this", "2 of 3 like this"]


@pytest.mark.parametrize("me", [0, 1])
def test_whoever_is_stuck_when_the_turn_passes_is_named_for_it(me: int) -> None:
    """With an empty stock the turn of one player ends with the other one losing the round (G18)."""
    table = position("JD 5S", "3C KH", "KD")
    view, events = table.view(me), play(table, "3C")
    lines, _ = fold(STAGE.speech.turn_lines(Turn(0, ((0, tuple(events)),)), view, me, NAMES))
    texts = [said(line.text(NAMES)) for line in lines]
    assert texts == ["Anna laid the three of clubs", "Bjarni could not go on: takes 5 card(s)"]
    assert [line.called for line in lines] == [False, True]
