"""The table of San Da Yi: zones, buttons, drops, the tray, and a sentence for everything."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cardtable.games.san_da_yi as package
from cardtable.cards import SUITS, Card
from cardtable.engine.refusal import Refusal
from cardtable.engine.round import Standing
from cardtable.games.catalogue import entry
from cardtable.games.san_da_yi.covers import SAN_DA_YI
from cardtable.games.san_da_yi.rules import events, scoring
from cardtable.games.san_da_yi.rules.actions import PLAY, Bury, Call
from cardtable.games.san_da_yi.rules.house_rules import VALUES, SanDaYiRules
from cardtable.kinds.tricks.rules import NameTrump, PlayCard
from cardtable.messages import Message, source_text
from cardtable.stage.commands import Command, Gesture, TableButton
from cardtable.stage.layout import HandOrder
from cardtable.stage.turn_lines import Turn
from cardtable.stage.zones import Direction, Middle, ZoneKind
from tests.conformance.common import cards_in
from tests.games.san_da_yi_positions import action, calling, ending, luck, play, read

STAGE = entry("san_da_yi").stage
NAMES = ("Anna", "Bjarni", "Cecilia", "Dóra")
LEVEL = Standing((0, -3, 2, 1), False, (2,))
FOLDER = Path(inspect.getfile(package)).parent
TRICKS = FOLDER.parents[1] / "kinds" / "tricks"


def say(message: Message | None) -> str:
    assert message is not None
    return message.render(source_text)


def zone(view: Any, name: str, near: int = 0) -> Any:
    return next((one for one in STAGE.layout.zones(view, NAMES, near) if one.id == name), None)


def texts(commands: list[Command]) -> list[str]:
    return [say(one.label) for one in commands]


def in_play(bid: int = 65, **options: Any) -> Any:
    table = calling(kitty="3♠ 4♠ 5♠ 6♠ 7♠ 8♠", **options)
    play(table, f"{bid}; pass; pass; pass" if bid < 80 else "80")
    play(table, "bury 3♠ 4♠ 5♠ 6♠ 7♠ 8♠; trump ♥")
    return table


def test_every_code_of_a_refusal_has_a_sentence_and_a_chapter() -> None:
    found = set()
    for path in (*FOLDER.rglob("*.py"), *TRICKS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                code, rule = node.args[0], node.args[1]
                assert isinstance(code, ast.Constant)
                rules = [one.value for one in ast.walk(rule) if isinstance(one, ast.Constant) and one.value]
                found |= {(str(code.value), str(one)) for one in rules if one != "call"}
    chapters = {
        "aim", "cards", "points", "deal", "calling", "floors", "kitty", "burying", "trump", "ranking", "following",
        "tricks", "capture", "scoring", "session", "house-rules", "questions", "at-this-table",
    } | {one.rule for one in SanDaYiRules.catalogue()}  # fmt: skip
    assert {one.rule for one in SanDaYiRules.catalogue()} == {f"option-{one.key}" for one in SanDaYiRules.catalogue()}
    assert len(found) > 20
    for code, rule in sorted(found):
        assert rule in chapters, code
        refusal = Refusal(code, rule, tuple(read("K♠")), SUITS[1], 70, 2)
        sentence = say(STAGE.speech.explain(refusal, NAMES))
        assert sentence.endswith((".", ")."))
        assert (sentence == "That is not possible now.") == (code == "unknown-action"), code


def test_every_event_has_a_sentence() -> None:
    six = tuple(read("K♠ 10♠ 3♥ 4♥ 5♥ 6♥"))
    some: list[Any] = [
        events.Dealt(1), events.Dealt(1, read("3♦")[0]), events.Called(1, 0), events.Called(1, 65), events.AllPassed(),
        events.Declared(1, 65), events.Declared(1, 60, True), events.TookKitty(1, six, True),
        events.TookKitty(1, six, True, False), events.TookKitty(1, None, False),
        events.Buried(1, None), events.NamedTrump(1, SUITS[1]),
        events.Played(1, six[0]), events.WonTrick(1, six[:4], 0), events.WonTrick(1, six[:4], 20),
    ]  # fmt: skip
    for captured in (False, True):
        for points in (0, 40, 45, 90):
            case = scoring.case(60, points, captured)
            some.append(events.HandEnded(1, 60, points, captured, case, six))
    sentences = [say(STAGE.speech.tell(event, NAMES)) for event in some]
    assert len(set(sentences)) == len(sentences)
    assert all("{" not in one and one.endswith(".") for one in sentences)
    assert "king of spades" not in say(STAGE.speech.tell(events.TookKitty(1, six, False).seen_by(0), NAMES))  # type: ignore[arg-type]
    assert [say(text) for _, text in STAGE.speech.exclaim(events.Called(1, 65))] == ["65!"]
    assert [say(text) for _, text in STAGE.speech.exclaim(events.Called(1, 0))] == ["Pass"]
    assert STAGE.speech.exclaim(events.Buried(1, None)) == ()


def test_the_case_of_a_hand_in_words() -> None:
    result = scoring.result(scoring.Facts(1, 65, 45, True))
    assert say(STAGE.speech.round_end(result, NAMES)) == (
        "The defenders needed 40 point(s), took 45 and captured the kitty: Bjarni loses 9 times the base of 2."
    )
    assert say(STAGE.scoring.account(result, 1)) == "declarer at 65: 9 times the base of 2"
    assert say(STAGE.scoring.account(result, 0)) == "defender: 3 times the base of 2"


def test_calls_as_buttons() -> None:
    table = calling()
    play(table, "65")
    seat = table.turn
    found = STAGE.controls.commands(table.view(seat), NAMES)
    assert texts(found)[1] == "65: they need 40"
    assert all(one.answer for one in found)
    asked = STAGE.controls.question(table.view(seat), NAMES)
    assert asked is not None
    assert (asked.about, say(asked.title)) == ("kitty", "What do you bid, alone against three?")
    assert say(asked.notes[-1]).startswith("The base is 1 at 60, 1 more at each step, and 5 at 80.")
    assert [scoring.base(value) for value in VALUES] == [1, 2, 3, 4, 5]
    assert [STAGE.controls.question(table.view(other), NAMES) for other in (None, 0)] == [None, None]
    assert [say(one.key) for one in found] == ["1", "2", "3", "4", "5", "P"]
    assert [one.refusal is None for one in found] == [False, False, True, True, True, True]
    assert all(one.refusal is not None for one in STAGE.controls.commands(table.view(0), NAMES))
    assert STAGE.controls.commands(table.view(None), NAMES) == []
    assert [say(note.text) for plate in STAGE.layout.plates(table.view(0), LEVEL) for note in plate.notes] == ["bid 65"]


def test_burying_in_the_tray() -> None:
    table = calling(kitty="3♠ 4♠ 5♠ 6♠ 7♠ 8♠")
    play(table, "65; pass; pass; pass")
    view = table.view(0)
    (place,) = STAGE.controls.tray(view)
    assert (place.room, place.fine) == (6, False)
    assert STAGE.controls.tray(table.view(1)) == []
    assert STAGE.controls.commands(table.view(1), NAMES) == []
    propose = STAGE.controls.commands(view, NAMES)[0]
    assert (propose.action, say(propose.key)) == (TableButton.PROPOSE, "C")
    assert say(propose.label) == "Choose six cards"
    two = list(view.hand[:2])
    assert say(STAGE.controls.commands(view, NAMES, two)[0].label) == "Choose these 2 card(s)"
    assert STAGE.controls.propose(view, [], two) == [two]
    (six,) = STAGE.controls.propose(view, [two], [])  # type: ignore[misc]
    assert len(six) == 6
    assert six[:2] == two
    assert STAGE.controls.propose(view, [list(six)], [view.hand[-1], *two]) == Refusal("bury-six", "burying", number=7)
    (place,) = STAGE.controls.tray(view, [six])
    assert place.fine
    assert say(STAGE.controls.plan(view, [six])) == "Six cards are ready. Nothing is buried yet."
    assert STAGE.controls.plan(view, [six[:5]]) is None
    bury, clear = STAGE.controls.commands(view, NAMES, (), [six])
    assert isinstance(bury.action, Bury)
    assert (say(bury.label), say(bury.key)) == ("Bury these six", "B")
    assert (bury.refusal, clear.action) == (None, TableButton.CLEAR)
    table.play(0, bury.action, luck())
    trumps = STAGE.controls.commands(table.view(0), NAMES)
    assert [(say(one.key), one.suit) for one in trumps] == list(zip("1234", SUITS, strict=True))
    assert all(one.answer for one in trumps)
    asked = STAGE.controls.question(table.view(0), NAMES)
    assert asked is not None
    assert (asked.about, say(asked.title)) == ("buried", "Which suit will be trump?")
    assert zone(table.view(0), asked.about) is not None
    assert STAGE.controls.question(table.view(1), NAMES) is None
    assert STAGE.controls.tray(table.view(0)) == []


def test_a_card_is_played_on_the_trick() -> None:
    table = in_play()
    card = table.hands[0][0]
    assert STAGE.controls.gesture(table.view(0), [card], "trick") == Gesture((PLAY[card],))
    assert STAGE.controls.gesture(table.view(0), [], "trick") is None
    assert STAGE.controls.gesture(table.view(0), [card], "kitty") is None
    assert STAGE.controls.gesture(table.view(0), table.hands[0][:2], "trick") == Refusal("play-one", "tricks")
    (button,) = STAGE.controls.commands(table.view(0), NAMES, [card])
    assert (button.action, button.refusal, button.card) == (PLAY[card], None, card)
    (unpicked,) = STAGE.controls.commands(table.view(0), NAMES)
    assert (unpicked.refusal, unpicked.card) == (Refusal("pick-first", "tricks"), None)
    assert STAGE.controls.commands(table.view(0), NAMES, table.hands[0][:2])[0].refusal == Refusal("play-one", "tricks")
    other = table.hands[table.rules.after(0)][0]
    refused = STAGE.controls.gesture(table.view(table.rules.after(0)), [other], "trick")
    assert isinstance(refused, Refusal)
    assert refused.code == "not-your-turn"


@pytest.mark.parametrize("recall", [True, False])
def test_the_kitty_on_the_table(recall: bool) -> None:
    table = calling(kitty="3♠ 4♠ 5♠ 6♠ 7♠ 8♠", kitty_recall=recall)
    face_down = zone(table.view(0), "kitty")
    assert (face_down.kind, face_down.cards, face_down.counted) == (ZoneKind.KITTY, (None,) * 6, False)
    assert (say(face_down.name), say(face_down.short)) == ("Kitty: 6 card(s)", "6 card(s)")
    play(table, "65; pass; pass; pass")
    assert zone(table.view(1), "kitty").cards == tuple(table.taken)
    assert zone(table.view(0), "kitty") is None
    play(table, "bury 3♠ 4♠ 5♠ 6♠ 7♠ 8♠; trump ♥")
    assert (zone(table.view(1), "kitty") is not None) == recall
    assert zone(table.view(1), "buried").cards == (None,) * 6
    assert say(zone(table.view(1), "buried").name) == "Buried"
    assert zone(table.view(0), "buried").cards == tuple(table.buried)
    assert say(zone(table.view(0), "buried").name) == "Buried · only you see them"
    assert zone(table.view(0), "kitty") is None


def test_at_most_two_strips_of_the_kitty_and_one_of_them_open() -> None:
    rng = Random("strips")
    for call in ("65; pass; pass; pass", "70; pass; pass; pass"):
        table = calling()
        play(table, call)
        while table.result is None:
            table.play(table.turn, rng.choice(table.legal(table.turn)), luck())
            for seat in (None, *range(4)):
                zones = STAGE.layout.zones(table.view(seat), NAMES, 0)
                strips = [one for one in zones if one.kind is ZoneKind.KITTY]
                assert len(strips) <= 2
                assert sum(any(one.cards) for one in strips) <= 1
        assert say(zone(table.view(1), "buried").name) == "Buried"
        assert zone(table.view(1), "kitty") is None


def test_the_log_names_the_kitty_only_where_it_may_be_looked_at_again() -> None:
    """Where the shown kitty is to be remembered, the log does not remember it for everybody (A14, Y-f)."""
    for recall in (True, False):
        events_of_calls = play(calling(kitty="3♠ 4♠ 5♠ 6♠ 7♠ 8♠", kitty_recall=recall), "65; pass; pass; pass")
        told = " ".join(say(text) for event in events_of_calls if (text := STAGE.speech.tell(event.seen_by(1), NAMES)))
        assert ("three of spades" in told) == recall
        assert "takes up the kitty" in told


@pytest.mark.parametrize("recall", [True, False])
def test_the_line_of_a_turn_names_the_kitty_no_longer_than_it_may_be_seen(recall: bool) -> None:
    table = calling(kitty="3♠ 4♠ 5♠ 6♠ 7♠ 8♠", kitty_recall=recall)
    events_of_calls = tuple(one.seen_by(1) for one in play(table, "65; pass; pass; pass"))
    turn = Turn(1, ((1, events_of_calls),))

    def told() -> str:
        return " ".join(say(line.text(NAMES)) for line in STAGE.speech.turn_lines(turn, table.view(1), 1, NAMES))

    assert "three of spades" in told()
    play(table, "bury 3♠ 4♠ 5♠ 6♠ 7♠ 8♠")
    assert ("three of spades" in told()) == recall


@pytest.mark.parametrize(("points", "chapter"), [("allowed", "burying"), ("forbidden", "option-bury_points")])
def test_burying_leads_to_the_rule_in_force(points: str, chapter: str) -> None:
    table = calling(bury_points=points)
    play(table, "80")
    assert STAGE.speech.chapter(table.view(0)) == chapter


@pytest.mark.parametrize(("needs_trump", "chapter"), [(False, "capture"), (True, "option-pull_needs_trump")])
def test_the_last_trick_leads_to_the_rule_in_force(needs_trump: bool, chapter: str) -> None:
    table = ending({0: "3♠", 1: "4♠", 2: "5♣", 3: "6♣"}, pull_needs_trump=needs_trump)
    assert STAGE.speech.chapter(table.view(0)) == chapter


@pytest.mark.parametrize("counts", [True, False])
def test_only_a_table_that_counts_says_that_a_trick_decided(counts: bool) -> None:
    table = ending({0: "3♠ 3♣", 1: "K♠ 7♦", 2: "10♠ 4♣", 3: "5♠ 8♦"}, points=35, memory_aid=counts)
    events = tuple(one.seen_by(0) for one in play(table, "3♠; 5♠; 10♠; K♠"))
    lines = STAGE.speech.turn_lines(Turn(0, ((0, events),)), table.view(0), 0, NAMES)
    told = " ".join(say(line.text(NAMES)) for line in lines)
    assert ("the defence has enough" in told) == counts


def test_a_hidden_kitty_is_never_on_the_table() -> None:
    table = in_play(70)
    for seat in (1, 2, 3, None):
        shown = cards_in(STAGE.layout.zones(table.view(seat), NAMES, 1))
        assert not {*table.taken, *table.buried} & set(shown)


def test_no_card_lies_in_two_zones() -> None:
    rng = Random("zones")
    for number in range(6):
        table = calling(all_pass="first_caller_60", direction=rng.choice(["cw", "ccw"]))
        play(table, "pass; pass; pass; pass" if number % 2 else "80")
        while table.result is None:
            table.play(table.turn, rng.choice(table.legal(table.turn)), luck())
            for seat in (None, *range(4)):
                zones = STAGE.layout.zones(table.view(seat), NAMES, 0 if seat is None else seat)
                faces = [card for one in zones for card in one.cards if card is not None]
                assert len(set(faces)) == len(faces)
                assert len({one.id for one in zones}) == len(zones)


def test_the_others_sit_as_they_play() -> None:
    for direction, following in (("ccw", [3, 2, 1]), ("cw", [1, 2, 3])):
        view = calling(direction=direction).view(0)
        hands = [one.seat for one in STAGE.layout.zones(view, NAMES, 0) if one.kind is ZoneKind.OTHER_HAND]
        assert [view.rules.after(0, step) for step in (1, 2, 3)] == following
        # Seats never move: counter-clockwise the next player sits at the right.
        assert hands == [1, 2, 3]
        assert STAGE.layout.direction(view) == Direction(clockwise=direction == "cw")


def test_tricks_plates_and_status() -> None:
    table = ending({0: "A♥ 3♣", 1: "4♦ 7♦", 2: "A♣ 4♣", 3: "6♦ 8♦"}, points=35)
    play(table, "A♥; 6♦; 4♣; 4♦")
    view = table.view(0)
    trump, points = STAGE.layout.signs(view, NAMES)
    assert (say(trump.text), say(trump.short), trump.suit) == ("Trump: hearts", "hearts", table.trump)
    assert (say(points.text), say(points.short), points.part) == ("Defenders 35 / 45", "Def. 35 / 45", 35 / 45)
    assert zone(view, "last-trick").cards == tuple(read("A♥ 6♦ 4♣ 4♦"))
    assert say(STAGE.speech.status(view, NAMES)) == "Lead any card"
    assert say(STAGE.speech.status(table.view(1), NAMES)) == "Anna is playing."
    notes = STAGE.layout.plates(view, LEVEL)[0].notes
    assert [say(notes[0].text), say(notes[0].short)] == ["declarer, 60", "bids 60"]
    assert say(notes[-1].text).endswith("trump(s) out")
    assert say(notes[-1].short).endswith(" out")
    assert [say(plate.score) for plate in STAGE.layout.plates(view, LEVEL)][1] == "minus 3 point(s)"
    blind = ending({0: "A♥ 3♣", 1: "4♦ 7♦", 2: "A♣ 4♣", 3: "6♦ 8♦"}, memory_aid=False).view(0)
    assert not any("out" in say(note.text) for plate in STAGE.layout.plates(blind, LEVEL) for note in plate.notes)
    assert [one.suit for one in STAGE.layout.signs(blind, NAMES)] == [blind.trump]
    assert say(STAGE.speech.status(blind, NAMES)) == "Lead any card"
    play(table, "3♣; 8♦; A♣; 7♦")
    result = table.result
    assert result is not None
    facts = [f"{say(label)}: {say(value)}" for label, value in STAGE.scoring.facts(table.view(1), NAMES)]
    assert facts[0].endswith("declarer: 60, base 1")
    assert facts[1].startswith("Defenders’ points: ")
    assert facts[2].startswith("Richest trick: ")
    assert facts[3] == f"Last trick: {NAMES[table.tricks[-1].winner]}"
    assert facts[4].startswith("Kitty: ")
    reckoned, change, total = STAGE.scoring.columns(table.view(1), (0, -3, 3, 0))
    assert say(reckoned.cells[0]).startswith("3 × ")
    assert say(change.cells[0]) == (f"+{result.scores[0]}" if result.scores[0] > 0 else f"−{-result.scores[0]}")
    assert [say(cell) for cell in total.cells] == ["0", "−3", "3", "0"]


def test_every_line_of_the_status_reads_well() -> None:
    rng = Random("status")
    found = set()
    for number in range(12):
        table = calling(strict_floors=bool(number % 2))
        while table.result is None:
            table.play(table.turn, rng.choice(table.legal(table.turn)), luck(str(number)))
            for seat in (None, *range(4)):
                line = say(STAGE.speech.status(table.view(seat), NAMES))
                assert "{" not in line
                found.add(line.split(":")[-1].split(".")[0])
    assert len(found) > 15


def test_hints_say_the_first_reason_that_has_words() -> None:
    some: list[Any] = [Call(0), Call(65), Bury(tuple(read("3♠ 4♠"))), NameTrump(SUITS[1]), PlayCard(read("3♠")[0])]
    for one in some:
        assert say(STAGE.speech.advise(one, (), NAMES)).endswith(".")
        assert say(STAGE.speech.advise(one, ("ruff", "weak"), NAMES)).endswith("wins the trick.")


def test_how_far_a_match_is() -> None:
    assert say(STAGE.scoring.progress(SanDaYiRules(), LEVEL, 3)) == "Round 3 of 8"
    assert say(STAGE.scoring.progress(SanDaYiRules(hands=0), LEVEL, 3)) == "Round 3"
    assert STAGE.scoring.minutes(SanDaYiRules(), 4) == 32
    assert STAGE.scoring.goal(SanDaYiRules()) is None
    assert all(isinstance(card, Card) for card in SAN_DA_YI.picture.cards)
    assert len(VALUES) == 5
    assert [len(group) for group in STAGE.layout.suggest(in_play().view(0))]
    assert action("65") == Call(65)


def test_the_cross_has_four_places_from_the_leader_on() -> None:
    table = in_play()
    for played in range(4):
        trick = zone(table.view(1), "trick")
        assert (trick.room, trick.players, trick.suit, len(trick.cards)) == (4, (0, 3, 2, 1), None, played)
        play(table, str(table.legal(table.turn)[0].card))
    assert STAGE.layout.middle is Middle.TRICK
    assert zone(table.view(1), "last-trick").players == (0, 3, 2, 1)
    assert zone(table.view(1), "trick").players == tuple(table.rules.after(table.leader, step) for step in range(4))


def packs(table, seat: int | None) -> list:
    """What the declarer has won, and what the defenders have."""
    return [zone(table.view(seat), "won-declarer"), zone(table.view(seat), "won-defenders")]


def test_won_tricks_are_two_packs_that_say_whose_they_are() -> None:
    table = ending({0: "A♥ 3♣", 1: "4♦ 7♦", 2: "A♣ 4♣", 3: "6♦ 8♦"})
    before = zone(table.view(1), "won-declarer"), zone(table.view(1), "won-defenders")
    assert [one.kind for one in before] == [ZoneKind.WON] * 2
    assert [one.owner for one in before] == [table.declarer, None]
    play(table, "A♥; 6♦; 4♣; 4♦")
    own, others = zone(table.view(1), "won-declarer"), zone(table.view(1), "won-defenders")
    won, lost = (int(say(one.short).split()[0]) for one in (own, others))
    assert won == int(say(before[0].short).split()[0]) + 1
    assert (others.name, others.cards) == (before[1].name, before[1].cards)
    written = {seat: [(say(one.name), say(one.short)) for one in packs(table, seat)] for seat in (0, 1, None)}
    ours, theirs = ("Ours: {} trick(s)", "{} · ours"), ("Theirs: {} trick(s)", "{} · theirs")
    mine = ("Mine: {} trick(s)", "{} · mine")
    assert written[0] == [tuple(text.format(won) for text in mine), tuple(text.format(lost) for text in theirs)]
    assert written[1] == [tuple(text.format(won) for text in theirs), tuple(text.format(lost) for text in ours)]
    assert written[None] == [
        (f"{NAMES[0]}: {won} trick(s)", f"{won} · {NAMES[0]}"),
        (f"{lost} trick(s) of the defenders", f"{lost} · defenders"),
    ]
    last = zone(table.view(1), "last-trick")
    assert (last.kind, say(last.name), last.owner) == (ZoneKind.LAST, "Last trick: Anna", 0)
    assert [len(one.cards) for one in (own, others)] == [4 * won, 4 * lost]
    lying = [one for one in STAGE.layout.zones(table.view(0), NAMES, 0) if one.kind is not ZoneKind.LAST]
    assert sum(len(one.cards) for one in lying) == 54


def test_the_last_card_of_a_hand_is_played_without_picking_it() -> None:
    table = ending({0: "A♥", 1: "7♦", 2: "4♣", 3: "8♦"})
    (button,) = STAGE.controls.commands(table.view(0), NAMES)
    assert (button.action, button.refusal, button.primary) == (PLAY[table.hands[0][0]], None, True)
    assert say(STAGE.speech.explain(Refusal("pick-first", "tricks"), NAMES)) == "Pick a card first."


def test_a_hand_lies_with_trumps_first() -> None:
    assert STAGE.layout.order(in_play().view(0)) is HandOrder.GROUPS


def test_why_cards_in_the_tray_cannot_be_buried() -> None:
    table = calling(kitty="3♠ 4♠ 5♠ 6♠ 7♠ 8♠", bury_points="forbidden")
    play(table, "65; pass; pass; pass")
    view = table.view(0)
    five, small = read("5♠")[0], read("3♠ 4♠ 6♠")
    assert STAGE.controls.tray(view, [small])[0].wrong is None
    (place,) = STAGE.controls.tray(view, [[five, *small]])
    assert (say(place.wrong), place.fine) == ("no fives, tens, kings", False)
    (place,) = STAGE.controls.tray(view, [view.hand[:8]])
    assert (say(place.wrong), place.fine) == ("2 too many", False)
    # What may not be buried is completed to nothing.
    assert STAGE.controls.propose(view, [[five, *small]], []) == Refusal(
        "no-points-buried", "option-bury_points", (five,)
    )
    assert not isinstance(STAGE.controls.propose(view, [small], []), Refusal)


@pytest.mark.parametrize(
    ("text", "card", "some"),
    [
        ("bid 65", None, [events.Called(1, 65), events.Called(2, 0)]),
        ("passed", None, [events.Called(1, 0)]),
        ("took the kitty", None, [events.Called(1, 65), events.TookKitty(1, tuple(read("3♠ 4♠")), shown=True)]),
        ("buried six cards", None, [events.Buried(1, tuple(read("3♠ 4♠")))]),
        ("trump: hearts", None, [events.Buried(1, None), events.NamedTrump(1, SUITS[1])]),
        ("played", "3S", [events.Played(1, read("3♠")[0]), events.WonTrick(2, (), 0)]),
        (None, None, [events.Played(2, read("3♠")[0])]),
    ],
)
def test_what_a_seat_did_last(text: str | None, card: str | None, some: list[Any]) -> None:
    tag = STAGE.speech.lately(some, 1, NAMES)
    assert (None if tag is None else say(tag.text)) == text
    assert (None if tag is None or tag.card is None else str(tag.card)) == card


def test_who_does_not_follow_hears_which_cards_do() -> None:
    table = in_play()
    lead = table.hands[0][0]
    play(table, str(lead))
    view = table.view(table.turn)
    for card in view.hand:
        refusal = view.refusal(PLAY[card])
        if refusal is not None:
            found = STAGE.speech.instead(view, refusal, NAMES)
            assert found is not None
            assert set(found.actions) == set(view.legal())


@pytest.mark.parametrize(("card", "is_a_two"), [("2♣", True), ("2♠", False)])
def test_a_two_of_the_suit_that_was_led_is_refused_as_the_trump_that_it_is(card: str, is_a_two: bool) -> None:
    table = ending({0: "A♥ 3♣ 5♣", 1: "4♦ 7♦ 8♦", 2: "K♦ 9♦ 10♦", 3: "2♣ 4♣ 2♠"})
    play(table, "3♣")
    refusal = table.refusal(table.turn, action(card))
    assert refusal is not None
    text = say(STAGE.speech.explain(refusal, NAMES))
    assert text.endswith("You hold clubs, so you must follow suit.")
    assert text.startswith("A two is always a trump") is is_a_two


def test_while_a_trick_runs_the_card_that_is_ahead_is_marked_and_its_points_are_told() -> None:
    table = ending({0: "A♥ 3♣", 1: "4♦ 7♦", 2: "10♣ 4♣", 3: "K♦ 8♦"})
    trumps = [say(one.text) for one in STAGE.layout.signs(table.view(0), NAMES)]
    assert not any("in the trick" in one for one in trumps)
    play(table, "3♣")
    assert zone(table.view(0), "trick").marked == ()
    play(table, "K♦; 10♣")
    view = table.view(0)
    assert zone(view, "trick").marked == (view.best(view.trick),)
    assert "20 point(s) in the trick" in [say(one.text) for one in STAGE.layout.signs(view, NAMES)]


def test_after_75_there_is_one_bid_left() -> None:
    table = calling()
    play(table, "70")
    assert say(STAGE.speech.status(table.view(table.turn), NAMES)) == "Bid 75 or more, or pass"
    play(table, "75")
    assert say(STAGE.speech.status(table.view(table.turn), NAMES)) == "Bid 80, or pass"
