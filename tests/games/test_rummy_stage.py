"""The table of contract rummy: what lies there, putting together and laying down in two steps, buying, tags."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardtable.cards import Card, cards
from cardtable.engine.refusal import Refusal
from cardtable.engine.round import Standing
from cardtable.games.catalogue import catalogue
from cardtable.games.rummy.presentation.texts import contract_text
from cardtable.games.rummy.rules import events as happened
from cardtable.games.rummy.rules.actions import BUY, PASS_BUY, READY, Discard, LayDown
from cardtable.games.rummy.rules.contract import KINASKAK, SHANGHAI
from cardtable.messages import Message, source_text
from cardtable.stage.card_names import card_object
from cardtable.stage.commands import Command, Gesture, TableButton
from cardtable.stage.layout import HandOrder
from cardtable.stage.stage import Stage
from cardtable.stage.turn_lines import Turn, fold
from cardtable.stage.zones import Middle, ZoneKind
from tests.games.rummy_positions import action, meld, play, position

NAMES = ("Anna", "Bjarni", "Cecilía", "Dagur")
NOTHING = Standing((0, 0, 0, 0), False, ())
# Round 1 of Kínaskák: a set of three and a run of four.
HAND = "4H 5H 6H 7H 9S 9D JK1 QC KD"


def stage(game: str = "kinaskak") -> Stage:
    return catalogue()[game].stage


def said(message: Message | None) -> str:
    assert message is not None
    text = message.render(source_text)
    assert "{" not in text
    return text


def groups(*texts: str) -> list[list[Card]]:
    return [cards(text) for text in texts]


def commands(table: Any, tray: Any = (), picked: str = "", seat: int = 0, game: str = "kinaskak") -> dict[str, Command]:
    return {said(one.key): one for one in stage(game).controls.commands(table.view(seat), NAMES, cards(picked), tray)}


def wrong(table: Any, *texts: str, game: str = "kinaskak") -> list[str | None]:
    places = stage(game).controls.tray(table.view(0), groups(*texts))
    return [None if place.wrong is None else said(place.wrong) for place in places]


def proposed(table: Any, tray: Any = (), picked: str = "", game: str = "kinaskak") -> Any:
    found = stage(game).controls.propose(table.view(0), tray, cards(picked))
    if isinstance(found, Refusal):
        return found.code, said(stage(game).speech.explain(found, NAMES))
    return [" ".join(map(str, group)) for group in found]


# -- what lies there ---------------------------------------------------------------------------------------------------


def test_melds_belong_to_whoever_laid_them() -> None:
    table = position(hand=HAND, melds="5S 5C 5D / 8C 9C 10C JC", down=(1,))
    melds = [zone for zone in stage().layout.zones(table.view(0), NAMES, 0) if zone.kind is ZoneKind.MELD]
    assert [(zone.owner, said(zone.name)) for zone in melds] == [
        (1, "Bjarni: set of fives"), (1, "Bjarni: run from eight of clubs to jack of clubs"),
    ]  # fmt: skip
    assert stage().layout.middle is Middle.MELDS
    assert stage().layout.direction(table.view(0)) is None


def test_notes_have_short_forms() -> None:
    plates = stage().layout.plates(position(hand=HAND, down=(1,)).view(0), NOTHING)
    assert [[(said(note.text), note.short and said(note.short)) for note in plate.notes] for plate in plates] == [
        [("contract complete", "✓")], [("down", None)], [], [],
    ]  # fmt: skip
    lacking = stage().layout.plates(position(hand="4H 5H 9S 9D QC").view(0), NOTHING)[0].notes[0]
    assert (said(lacking.text), said(lacking.short)) == ("3 to go", "−3")


def test_who_has_bought_sees_the_hand_in_groups() -> None:
    assert stage().layout.order(position(hand=HAND).view(0)) is HandOrder.SUIT
    assert stage().layout.order(position(hand=HAND, bought=[1, 0, 0, 0]).view(0)) is HandOrder.GROUPS
    assert stage().layout.order(position(hand=HAND, bought=[0, 1, 0, 0]).view(0)) is HandOrder.SUIT
    assert stage().layout.order(position(hand=HAND).view(None)) is HandOrder.SUIT
    assert stage().layout.order(position(hand=HAND, down=(0,)).view(0)) is HandOrder.GROUPS


@pytest.mark.parametrize(
    ("contract", "own_suits", "text"),
    [
        (KINASKAK[0], True, "set of 3 and run of 4"),
        (KINASKAK[1], True, "2 set(s) of 3"),
        (KINASKAK[4], True, "set of 3 and 2 run(s) of 4 in different suits"),
        (KINASKAK[6], False, "3 run(s) of 4"),
        (SHANGHAI[5], False, "2 set(s) of 3 and run of 5"),
        (SHANGHAI[7], False, "set of 3 and run of 10"),
        (SHANGHAI[9], False, "3 run(s) of 5"),
    ],
)
def test_contracts_in_words(contract: Any, own_suits: bool, text: str) -> None:
    assert contract_text(contract, own_suits).render(source_text) == text


def test_every_contract_has_words_and_places() -> None:
    for game, contracts in (("kinaskak", KINASKAK), ("shanghai", SHANGHAI)):
        for number, contract in enumerate(contracts, 1):
            assert contract_text(contract).render(source_text)
            places = stage(game).controls.tray(position(game, number=number, hand="4H").view(0))
            assert [place.room for place in places] == [*contract.sets, *contract.runs]


def test_the_line_above_says_that_runs_need_different_suits() -> None:
    game = catalogue()["kinaskak"]
    assert said(game.stage.scoring.progress(game.game.options(), NOTHING, 3)).endswith(
        "2 run(s) of 4 in different suits"
    )
    free = game.game.options.read({"run_suits": "any"})
    assert said(game.stage.scoring.progress(free, NOTHING, 3)).endswith(": 2 run(s) of 4")


# -- putting together and laying down ----------------------------------------------------------------------------------


def test_laying_down_takes_two_steps_that_say_so() -> None:
    table = position(hand=HAND)
    first = commands(table)["P"]
    assert (said(first.label), first.action, first.primary) == ("Put together", TableButton.PROPOSE, True)
    tray = groups("9S 9D JK1", "4H 5H 6H 7H")
    second = commands(table, tray)["L"]
    assert (said(second.label), second.refusal, second.primary) == ("Lay these down", None, True)
    assert second.action == LayDown((meld("9S 9D JK1"), meld("4H 5H 6H 7H")))
    assert said(commands(table, tray)["P"].label) == "Another plan"
    assert commands(table, tray)["U"].action is TableButton.CLEAR
    assert set("LP") <= set(commands(table, tray, picked="QC"))
    assert said(stage().controls.plan(table.view(0), tray)) == (
        "Planned: set of nines and run from four of hearts to seven of hearts. Nothing is laid yet. "
        "2 card(s) left: 20 points."
    )
    for other in ((), groups("9S 9D", "4H 5H 6H 7H"), groups("9S 9D JK1", "")):
        assert stage().controls.plan(table.view(0), other) is None
        assert commands(table, other)["P"].action is TableButton.PROPOSE


def test_another_plan_is_the_one_that_costs_next_most_and_then_the_first_again() -> None:
    table = position(hand="KS KD KC AS AD AC 4H 5H 6H 7H 2C")
    first = proposed(table)
    second = proposed(table, groups(*first))
    assert {card[0] for card in first[0].split()} == {"A"}, "what costs most is laid"
    assert {card[0] for card in second[0].split()} == {"K"}
    assert set(proposed(table, groups(*second))[0].split()) == set(first[0].split())
    only = position(hand=HAND)
    assert proposed(only, groups(*proposed(only)))[0] == "only-plan"


def test_another_plan_is_one_that_may_be_laid() -> None:
    """With all four queens on the table the four would be left, which could neither be laid nor discarded (S-25)."""
    table = position("shanghai", hand="9S 9D 9C QC QD QS QH 4S")
    plans = [proposed(table, game="shanghai")]
    for _ in range(6):
        plans.append(proposed(table, groups(*plans[-1]), game="shanghai"))
        tray = groups(*plans[-1])
        assert commands(table, tray, game="shanghai")["L"].refusal is None, plans[-1]
    # Before one's turn nothing is certain.
    waiting = position("shanghai", hand="9S 9D 9C QC QD QS QH 4S", phase="offer", upcard="KD")
    plan = proposed(waiting, game="shanghai")
    assert proposed(waiting, groups(*plan), game="shanghai") != plan


def test_buttons_of_another_part_of_the_turn_leave_and_their_keys_say_why() -> None:
    offer = position(hand=HAND, upcard="QD", phase="offer")
    assert {key for key, one in commands(offer).items() if not one.waits} == {"T", "D", "P"}
    assert [one.primary for one in commands(offer).values()] == [False] * 4, "two answers are as good as each other"
    meld = position(hand=HAND)
    found = commands(meld)
    assert {key for key, one in found.items() if one.waits} == {"T", "D"}
    assert found["D"].refusal is not None
    assert all(one.waits or key == "P" for key, one in commands(meld, seat=1).items())


def test_the_status_says_how_far_it_is() -> None:
    speech = stage().speech
    assert said(speech.status(position(hand=HAND).view(0), NAMES)) == "Lay down, or discard"
    far = position(hand="4H 5H 6H 9S 9D QC KD")
    assert said(speech.status(far.view(0), NAMES)) == "2 to go: discard"
    whole = "AC 2C 3C 4C 8D 9D 10D JD 5H 5S 5D KH KD"
    last, short = (position(number=8, hand=f"{whole} {card}") for card in ("KC", "7H"))
    assert said(speech.status(last.view(0), NAMES)) == "Lay down all your cards, or discard"
    assert said(speech.status(short.view(0), NAMES)) == "1 to go: discard"


def test_who_has_drawn_is_told_that_others_may_buy() -> None:
    table = position(hand="2H", upcard="KH", phase="offer")
    play(table, "0 draw; 1 pass")
    told = [said(stage().speech.status(table.view(seat), NAMES)) for seat in range(3)]
    assert told == ["Who buys the king of hearts?", "Anna is playing.", "Buy the king of hearts?"]


@pytest.mark.parametrize(
    ("hand", "options", "more", "status"),
    [
        ("3H 9D 2C", {}, {}, "Lay off, then discard"),
        ("3H 9D", {}, {}, "Discard a card"),
        ("3H 9D", {"layoff_same_turn": False}, {"laid_this_turn": True}, "Discard a card"),
        ("3H", {}, {}, "Lay off your last card"),
        ("3H", {"float_one": True}, {}, "Lay off your last card, or keep it"),
        ("3H", {"float_one": True, "layoff_same_turn": False}, {"laid_this_turn": True}, "Keep your last card"),
        ("3H", {"out_discard": "always"}, {}, "Lay off, then discard"),
        ("2C 9D", {}, {}, "Discard a card"),
        ("9D", {"float_one": True}, {}, "Keep your last card"),
        ("2C", {"out_discard": "always"}, {}, "Discard a card"),
    ],
)
def test_the_status_advises_nothing_that_is_refused_once_one_is_down(
    hand: str, options: dict[str, Any], more: dict[str, Any], status: str
) -> None:
    table = position("shanghai", hand=hand, melds="4H 5H 6H 7H", down=(0,), options=options, **more)
    assert said(stage("shanghai").speech.status(table.view(0), NAMES)) == status


def test_the_status_does_not_advise_to_lay_down_where_a_single_card_would_be_left() -> None:
    """Shanghai's round 6 takes eleven of twelve cards (S-25)."""
    held = "2H 2D 2S 9C 9D 9S 4H 5H 6H 7H 8H KC"
    table = position("shanghai", number=6, hand=held)
    status = said(stage("shanghai").speech.status(table.view(0), NAMES))
    assert status == "Discard: laying down would leave one card"
    free = position("shanghai", number=6, hand=held, options={"out_discard": "always"})
    assert said(stage("shanghai").speech.status(free.view(0), NAMES)) == "Lay down, or discard"


def test_who_needs_a_second_joker_to_lay_down_is_told_to_take_it() -> None:
    """The vector of S-14: each joker alone is not enough."""
    table = position(
        "shanghai", number=2, hand="8D 7C 9C 9D 4S 5S 6S KH QD", melds="8C 8H JK1 / 5C 6C JK2 8C-2", down=(1,)
    )
    play(table, "0 swap 8D 0 2")
    status = said(stage("shanghai").speech.status(table.view(0), NAMES))
    assert status == "Take one more joker, then lay down"
    play(table, "0 swap 7C 1 2")
    assert said(stage("shanghai").speech.status(table.view(0), NAMES)) == "You took a joker: lay down now"


def test_whoever_may_keep_a_last_card_is_told_so_when_it_cannot_be_discarded() -> None:
    """The float (S-25)."""
    for kept, end in ((False, "it has to be laid."), (True, "lay it, or keep it.")):
        table = position("shanghai", hand="3H", melds="4H 5H 6H 7H", down=(0,), options={"float_one": kept})
        refusal = table.refusal(0, Discard(cards("3H")[0]))
        assert refusal is not None
        assert said(stage("shanghai").speech.explain(refusal, NAMES)).endswith(end)


def test_who_lacks_one_card_is_told_which_would_do() -> None:
    view = position(hand="4H 5H 6H 9S 9D 9C QC KD").view(0)
    note = stage().layout.notes(view, 0)[0]
    assert said(note.text) == "1 to go"
    assert "three of hearts" in said(note.whole)
    assert "seven of hearts" in said(note.whole)


def test_a_finished_tray_can_be_planned_before_ones_turn() -> None:
    table = position(hand="QC KD", others={1: "4H 5H 6H 7H 9S 9D JK1"})
    tray = groups("9S 9D JK1", "4H 5H 6H 7H")
    button = commands(table, tray, seat=1)["L"]
    assert not button.primary
    assert button.refusal is not None
    assert button.refusal.code == "not-your-turn"


def test_what_lies_in_the_places_stays_there_when_the_rest_is_put_together() -> None:
    table = position(hand="4H 5H 6H 7H 8H 9S 9D 9C JK1 QC QD QS")
    assert proposed(table, groups("QC", "")) == ["QC QD QS", "4H 5H 6H 7H"]
    assert proposed(table, groups("9S", "8H")) == ["9S 9D 9C", "5H 6H 7H 8H"]
    assert {"JK1", "8H"} <= set(proposed(table, groups("", "8H JK1"))[1].split())
    assert proposed(table, groups("9S JK1", "4H 5H 6H 7H"))[0].startswith("9S JK1 9")
    # A finished group stays as it lies, even where the solver would know better.
    assert proposed(table, groups("9S 9D JK1", ""))[0] == "9S 9D JK1"


def test_what_cannot_be_completed_whole_is_completed_place_by_place() -> None:
    table = position(hand="4H 5H 6H 7H 9S KD QC 2S")
    assert proposed(table, groups("9S", "5H 6H")) == ["9S", "4H 5H 6H 7H"]


@pytest.mark.parametrize(
    ("tray", "code", "sentence"),
    [
        (
            ("3H 2C", ""), "ranks-differ",
            "A set has cards of one rank, and these do not go together: three of hearts and two of clubs.",
        ),
        (
            ("", "4H 4C"), "suits-differ",
            "A run has cards of one suit, and these do not go together: four of hearts and four of clubs.",
        ),
        (("", "4H 4H-2"), "rank-twice", "A run has each rank only once: four of hearts."),
        (("KD", ""), "set-lacks", "This set cannot be completed: king of diamonds. 1 card(s) are missing."),
        (("", "KD"), "run-lacks", "This run cannot be completed: king of diamonds. 2 card(s) are missing."),
        (("3H 3C JK1", ""), "rest-lacks", "For the places that are still empty 2 card(s) are missing."),
    ],
)  # fmt: skip
def test_why_what_lies_in_a_place_cannot_be_completed(tray: tuple[str, str], code: str, sentence: str) -> None:
    """No group is thrown away for a better one: it is said what is the matter with it."""
    table = position(hand="3H 3C 2C 4H 4H-2 5H 7C 4C KD JK1")
    assert proposed(table, groups(*tray)) == (code, sentence)


def test_with_an_empty_tray_the_best_is_put_together_or_it_is_said_what_is_missing() -> None:
    assert sorted(proposed(position(hand=HAND))[0].split()) == sorted(["9D", "9S", "JK1"])
    assert proposed(position(hand="4H 5H 9S 9D QC"))[0] == "contract-not-met"


def test_picked_cards_join_what_lies_there_and_nothing_is_thrown_away() -> None:
    table = position(hand="4H 5H 6H 7H 8H 9S 9D 9C QC QD QS 2S")
    assert proposed(table, groups("9S 9D 9C", ""), "4H 5H 6H 7H") == ["9S 9D 9C", "4H 5H 6H 7H"]
    assert proposed(table, groups("9S 9D", ""), "9C") == ["9S 9D 9C", ""]
    assert proposed(table, groups("", "4H 5H 6H"), "7H 8H") == ["", "4H 5H 6H 7H 8H"]
    assert proposed(table, groups("", "4H 5H"), "7H") == ["", "4H 5H 7H"]
    assert proposed(table, groups("9S 9D 9C", "4H 5H"), "QC QD QS")[0] == "no-place"
    assert proposed(table, groups("9S 9D 9C", "4H 5H"), "2S")[0] == "no-meld"
    assert proposed(table, (), "9S 9D 9C 5H 6H 7H 8H") == ["9S 9C 9D", "5H 6H 7H 8H"]
    assert proposed(position(number=4, hand="9S 9D 9C QC QD QS 4H 5H 6H 7H"), groups("9S 9D", "", ""),
                    "QC QD QS 4H 5H 6H 7H") == ["9S 9D", "QS QC QD", "4H 5H 6H 7H"]  # fmt: skip


def test_picked_jokers_side_by_side_are_not_said_to_be_too_many() -> None:
    table = position(hand="5C JK1 JK2 8C 9D KS 2D", options={"jokers": "apart"})
    assert proposed(table, (), "5C JK1 JK2 8C")[0] == "jokers-touch"
    assert proposed(table, (), "5C JK1 JK2 9D")[0] == "no-meld"


def test_several_melds_that_are_not_all_are_sorted_in_together() -> None:
    table = position(number=4, hand="4H 5H 6H 7H 9S 9D JK1 QC QD QS 2S")
    assert proposed(table, (), "4H 9S 5H 9D 6H JK1 7H") == ["9S 9D JK1", "", "4H 5H 6H 7H"]
    assert proposed(table, groups("", "QC QD"), "4H 5H 6H 7H 9S 9D JK1") == ["9S 9D JK1", "QC QD", "4H 5H 6H 7H"]
    assert proposed(table, (), "9S 9D JK1 QC QD QS") == ["9S 9D JK1", "QS QC QD", ""]
    picked = stage().controls.describe(table.view(0), cards("4H 5H 6H 7H 9S 9D JK1"))
    assert said(picked) == "Picked: set of nines and run from four of hearts to seven of hearts."
    # What is one meld is no two of them, unless all are asked for.
    sevens = position(number=4, hand="7H 7D 7C 7S 7H-2 7D-2 2S")
    assert proposed(sevens, (), "7H 7D 7C 7S 7H-2 7D-2") == ["7H 7D 7C 7S 7H-2 7D-2", "", ""]


def test_who_is_down_makes_no_melds_and_hears_of_none() -> None:
    table = position(hand="9H 10H JH QH KD", melds="5H 6H 7H 8H", down=(0, 1))
    assert stage().controls.describe(table.view(0), cards("9H 10H")) is None
    assert stage().controls.describe(table.view(0), cards("9H 10H JH QH")) is None


@pytest.mark.parametrize("picked", ["2H 3H 4H JK1", "JK1 2H 3H 4H"])
def test_a_joker_stands_at_the_end_of_a_run_where_it_was_picked(picked: str) -> None:
    table = position(number=3, hand="2H 3H 4H JK1 6S 7S 8S 9S QC KD")
    assert proposed(table, (), picked) == [picked, ""]
    assert proposed(table, groups("6S 7S 8S 9S", ""), picked) == ["6S 7S 8S 9S", picked]


def test_a_picked_run_is_read_so_that_it_goes_with_the_runs_beside_it() -> None:
    table = position("shanghai", number=3, hand="7D 8D 9D 10D 2D 3D 4D 5D JK1 QC", options={"run_suits": "apart"})
    tray = groups("7D 8D 9D 10D", "")
    assert proposed(table, tray, "3D 2D 5D 4D JK1") == ["7D 8D 9D 10D", "JK1 2D 3D 4D 5D"]


def test_picked_cards_that_lie_in_a_place_leave_it_for_the_one_where_they_belong() -> None:
    table = position(hand=HAND)
    assert proposed(table, groups("", "9S 9D JK1"), "9S 9D JK1") == ["9S 9D JK1", ""]
    assert proposed(table, groups("9S 9D", "JK1 4H 5H 6H"), "JK1") == ["9S 9D JK1", "4H 5H 6H"]
    assert proposed(table, groups("9S 9D 4H", "5H 6H 7H"), "4H") == ["9S 9D", "4H 5H 6H 7H"]
    assert proposed(table, groups("4H 5H", "9S 9D"), "4H 5H 6H 7H 9S 9D JK1") == ["9S 9D JK1", "4H 5H 6H 7H"]


def test_putting_together_never_moves_what_lies_in_a_place() -> None:
    rng = Random("kept")
    for number in range(60):
        game = ("kinaskak", "shanghai")[number % 2]
        table = position(game, number=1 + number % 6, hand=" ".join(str(card) for card in some_hand(rng)))
        view = table.view(0)
        asked = len(stage(game).controls.tray(view))
        held = rng.sample(view.hand, 6)
        tray: list[list[Card]] = [[] for _ in range(asked)]
        for card in held[: rng.randrange(6)]:
            rng.choice(tray).append(card)
        picked = held[5:] if number % 3 == 0 else []
        found = stage(game).controls.propose(view, tray, picked)
        if not isinstance(found, Refusal) and any(tray):
            assert all(set(before) <= set(after) for before, after in zip(tray, found, strict=True))
            lying = [card for group in found for card in group]
            assert len(set(lying)) == len(lying)
            assert set(lying) <= set(view.hand)


def some_hand(rng: Random) -> list[Card]:
    pack = [Card.parse(f"{rank}{suit}") for rank in ("A", *map(str, range(2, 11))) for suit in "SH"]
    return [*rng.sample(pack, 11), Card.parse("JK1"), Card.parse("JK2")]


# -- what is wrong in a place ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tray", "expected"),
    [
        (("3H 2C", ""), ["both threes and twos", None]),
        (("3H 3C", "3H"), [None, None]),
        (("JK1", "JK2"), [None, None]),
        (("", "4H 4C"), [None, "both hearts and clubs"]),
        (("", "4H 6H 4H-2"), [None, "twice: fours"]),
        (("", "4H 6H"), [None, None]),
        (("", "4H 5H 7H 8H"), [None, "1 card(s) missing"]),
        (("", "4H 5H JK1 8H"), [None, "1 card(s) missing"]),
        (("", "AH QH KH JH"), [None, None]),
        (("", "AH AH-2 2H 3H"), [None, "twice: aces"]),
        (("JK1 JK2 JK3", ""), ["too many jokers", None]),
    ],
)
def test_what_is_wrong_in_a_place(tray: tuple[str, str], expected: list[str | None]) -> None:
    hand = "3H 2C 3C 4H 4C 4H-2 5H 6H 7H 8H AH AH-2 2H QH KH JH JK1 JK2 JK3"
    table = position(hand=hand)
    assert wrong(table, *tray) == expected
    assert [place.fine for place in stage().controls.tray(table.view(0), groups(*tray))] == [
        len(cards(text)) >= place.room and reason is None and len(cards(text)) > 2
        for text, place, reason in zip(tray, stage().controls.tray(table.view(0)), expected, strict=True)
    ]


def test_what_is_wrong_between_two_places() -> None:
    runs = "4H 5H 6H 7H 8H 9H 10H JH 4C"
    table = position(number=3, hand=runs)
    assert wrong(table, "4H 5H 6H 7H", "8H") == [None, "suit already used"]
    assert wrong(table, "4H 5H 6H 7H", "4C") == [None, None]
    free = position(number=3, hand=runs, options={"run_suits": "any"})
    assert wrong(free, "4H 5H 6H 7H", "8H 9H 10H JH") == [None, None]
    apart = position("shanghai", number=3, hand=runs, options={"run_suits": "apart"})
    assert wrong(apart, "4H 5H 6H 7H", "8H 9H 10H JH", game="shanghai") == [None, "runs touch"]
    ranks = position(number=2, hand="9S 9D 9C 9H 9S-2 9D-2", options={"set_ranks": True})
    assert wrong(ranks, "9S 9D 9C", "9H") == [None, "rank already used"]
    assert proposed(ranks, groups("9S 9D 9C", "9H"))[0] == "same-rank"
    assert proposed(table, groups("4H 5H 6H 7H", "8H"))[0] == "same-suit"


def test_what_a_house_rule_makes_wrong_leads_to_its_chapter() -> None:
    ranks = position(number=2, hand="9S 9D 9C 9H 9S-2 9D-2", options={"set_ranks": True})
    apart = position("shanghai", number=3, hand="4H 5H 6H 7H 8H 9H 10H JH", options={"run_suits": "apart"})
    wild = {"hand": "9S JK1 JK2 KC", "options": {"jokers": "one"}}
    for table, tray, picked, game, chapter in (
        (ranks, groups("9S 9D 9C", "9H"), "", "kinaskak", "option-set_ranks"),
        (apart, groups("4H 5H 6H 7H", "8H 9H 10H JH"), "", "shanghai", "option-run_suits"),
        (position(number=2, **wild), groups("JK1 JK2", ""), "", "kinaskak", "option-jokers"),
        (position(number=2, **wild), groups("", ""), "9S JK1 JK2", "kinaskak", "option-jokers"),
        (position("shanghai", number=1, **wild), groups("", ""), "9S JK1 JK2", "shanghai", "melds"),
        (position("shanghai", number=1, hand="9S JK1 JK2"), groups("9S JK1 JK2", ""), "", "shanghai", "jokers"),
    ):
        found = stage(game).controls.propose(table.view(0), tray, cards(picked))
        assert isinstance(found, Refusal)
        assert found.rule == chapter


def test_a_joker_that_may_not_be_kept_leads_to_its_house_rule() -> None:
    rules = {"swap_hold": False}
    table = position(hand="7D 9S KC", melds="5D 6D JK1 8D", down=(0, 1), options=rules)
    play(table, "0 swap 7D 0 2")
    assert stage().speech.chapter(table.view(0)) == "option-swap_hold"


@pytest.mark.parametrize(
    ("game", "options", "chapters"),
    [
        ("kinaskak", {}, ["score", "blocked"]),
        ("shanghai", {}, ["score", "blocked"]),
        ("kinaskak", {"blocked": 2}, ["score", "option-blocked"]),
        ("shanghai", {"points": "pips", "blocked": 5}, ["option-points", "option-blocked"]),
    ],
)
def test_the_end_of_a_round_leads_to_the_rule_in_force(game: str, options: dict[str, Any], chapters: list[str]) -> None:
    found = []
    for reason in ("out", "void"):
        table = position(game, hand="", melds="9H 9D 9C", down=(0, 1), options=options)
        table._finish((0,) if reason == "out" else (), reason)
        found.append(stage(game).speech.chapter(table.view(0)))
    assert found == chapters


@pytest.mark.parametrize("aces", ["AH AH-2 JK1", "AH JK1 JK2", "AH AH-2 2H"])
def test_more_than_the_longest_run_is_too_many_and_has_no_gap(aces: str) -> None:
    most = "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
    table = position(number=1, hand=f"{aces} 2H-2 {most} KC")
    assert wrong(table, "", f"{aces} {most}") == [None, None]
    longer = f"{aces} JK3 {most}"
    table = position(number=1, hand=f"{longer} KC")
    assert wrong(table, "", longer) == [None, "1 too many"]
    text = "A run has fourteen cards at most, from ace to ace: that is 1 card(s) too many."
    assert proposed(table, groups("", longer)) == ("too-many", text)


def test_what_is_wrong_by_house_rules() -> None:
    exact = position("shanghai", number=2, hand="9S 9D 9C 9H 3C 4C 5C 6C 7C KC", options={"exact": True})
    assert wrong(exact, "9S 9D 9C 9H", "3C KC", game="shanghai") == ["1 too many", "too far apart"]
    assert proposed(exact, groups("9S 9D 9C 9H", ""), game="shanghai")[0] == "too-many"
    assert proposed(exact, groups("", "3C KC"), game="shanghai")[0] == "too-far-apart"
    half = position("shanghai", number=1, hand="9S JK1 JK2 KC", options={"jokers": "half"})
    assert wrong(half, "9S JK1 JK2", "JK1", game="shanghai")[0] == "too many jokers"
    one = position("shanghai", number=1, hand="9S JK1 JK2 KC", options={"jokers": "one"})
    assert wrong(one, "JK1 JK2", "", game="shanghai")[0] == "too many jokers"
    assert proposed(one, groups("JK1 JK2", ""), game="shanghai")[0] == "too-many-jokers"
    apart = position("shanghai", number=2, hand="4C JK1 JK2 7C KC", options={"jokers": "apart"})
    assert wrong(apart, "", "4C JK1 JK2 7C", game="shanghai")[-1] == "jokers side by side"
    assert proposed(apart, groups("", "4C JK1 JK2 7C"), game="shanghai")[0] == "jokers-touch"
    gaps = position(hand="4H 5H 7H 8H 9C")
    assert proposed(gaps, groups("", "4H 5H 7H 8H")) == (
        "gaps",
        "This run has gaps: four of hearts, five of hearts, seven of hearts and eight of hearts. "
        "1 card(s) are missing.",
    )


def test_a_place_says_what_lies_there_in_few_words() -> None:
    places = stage().controls.tray(position(hand=HAND).view(0), groups("9S 9D JK1", "4H 5H 6H 7H"))
    assert [said(place.label) for place in places] == ["set of 3", "run of 4"]
    assert [said(place.name) for place in places] == ["set of nines", "run of hearts"]
    assert all(place.fine for place in places)


# -- the start, and buying ---------------------------------------------------------------------------------------------


def test_before_the_start_there_is_one_button_and_forehand_has_it() -> None:
    table = position(hand=HAND, phase="ready")
    (ready,) = stage().controls.commands(table.view(0), NAMES)
    assert (ready.action, ready.primary) == (READY, True)
    assert stage().controls.commands(table.view(1), NAMES) == []
    # Whoever has begun to put cards together can go on with that.
    assert list(commands(table, groups("9S 9D", ""))) == ["R", "P", "U"]


def test_whoever_is_asked_to_buy_is_asked_beside_the_card() -> None:
    table = position(hand="2H 3H", upcard="5D", phase="offer", bought=[0, 1, 0, 0])
    assert stage().controls.question(table.view(1), NAMES) is None
    play(table, "0 draw")
    asked = stage().controls.question(table.view(1), NAMES)
    assert asked is not None
    assert (asked.about, said(asked.title)) == ("discard", "Buy the five of diamonds?")
    assert said(asked.notes[-1]) == "You also take 1 card(s) from the stock · 2 of 3 purchases left"
    answers = stage().controls.commands(table.view(1), NAMES)
    assert [(one.action, one.answer) for one in answers] == [(BUY, True), (PASS_BUY, True)]
    assert [stage().controls.question(table.view(seat), NAMES) for seat in (0, None)] == [None, None]
    (call,) = stage().controls.commands_out_of_turn(table.view(2), NAMES)
    assert (call.action, call.answer) == (BUY, False)


def test_the_question_names_the_price() -> None:
    over = position(hand="2H 3H", upcard="5D", phase="offer", bought=[0, 3, 0, 0])
    play(over, "0 draw")
    asked = stage().controls.question(over.view(1), NAMES)
    assert asked is not None
    assert said(asked.notes[-1]) == "You also take 1 card(s) from the stock · 200 penalty points"
    two = position("shanghai", number=9, hand="2H 3H", upcard="5D", phase="offer")
    play(two, "0 draw")
    asked = stage("shanghai").controls.question(two.view(1), NAMES)
    assert asked is not None
    assert said(asked.notes[-1]) == "You also take 2 card(s) from the stock · 4 of 4 purchases left"


def test_whoever_buys_too_often_again_hears_how_often_it_was() -> None:
    over = position(hand="2H 3H", upcard="5D", phase="offer", bought=[0, 4, 0, 0])
    play(over, "0 draw")
    (buy,) = (one for one in commands(over, seat=1).values() if one.action == BUY)
    assert said(buy.warning).startswith("You have bought 4 time(s) in this round.")


@pytest.mark.parametrize(
    ("game", "options", "left"),
    [("kinaskak", {}, 2), ("kinaskak", {"buy_down": False}, 0), ("shanghai", {}, 0)],
)
def test_no_purchases_are_shown_of_a_player_who_is_down_and_may_not_buy(
    game: str, options: dict[str, Any], left: int
) -> None:
    table = position(game, hand="2H 3H", down=(1,), bought=[1, 1, 1, 1], options=options)
    plates = stage(game).layout.plates(table.view(0), NOTHING)
    assert [(plate.tokens, plate.tokens_of) for plate in plates] == [(2, 3), (left, 3), (2, 3), (2, 3)]


@pytest.mark.parametrize(
    ("hand", "upcard", "down", "notes"),
    [
        ("KS KD 4H 5H 6H 7H 2D 9C", "KH", (), ["It completes your contract."]),
        ("KS KD 4H 5H 6H 2D 9C 10S", "KH", (), ["It brings your contract nearer: 1 to go."]),
        ("KS KD 4H 5H 6H 2D 9C 10S", "3H", (3,), [
            "It brings your contract nearer: 1 to go.",
            "It costs about 15 point(s) if somebody goes out now.",
        ]),
        ("KS KD 4H 9C 2D", "9H", (), ["Without buying, your hand is too small for this contract."]),
        ("KS KD KC 2D 3D 4D 5D", "9H", (), []),
    ],
)  # fmt: skip
def test_the_question_says_what_the_card_does(hand: str, upcard: str, down: tuple[int, ...], notes: list[str]) -> None:
    table = position(hand="2S 3S", upcard="9D", phase="offer", down=down)
    play(table, "0 draw")
    view = replace(table.view(1), hand=tuple(cards(hand)), discard=tuple(cards(upcard)))
    asked = stage().controls.question(view, NAMES)
    assert asked is not None
    assert [said(one) for one in asked.notes[:-1]] == notes


# -- what a seat did last ----------------------------------------------------------------------------------------------

FIVE, NINE, JOKER = cards("5D 9C JK1")


@pytest.mark.parametrize(
    ("text", "card", "events"),
    [
        ("bought", FIVE, [happened.Answered(1, None), happened.Bought(1, FIVE, (NINE,), 1, 0), happened.Drew(0, None)]),
        ("took", FIVE, [happened.TookUpcard(1, FIVE)]),
        ("took", JOKER, [happened.TookUpcard(1, FIVE), happened.Swapped(1, NINE, JOKER, 0)]),
        ("drew 1 card(s)", None, [happened.LeftUpcard(1), happened.Drew(1, NINE)]),
        ("laid down", None, [happened.Drew(1, NINE), happened.LaidDown(1, ())]),
        ("laid off", NINE, [happened.LaidDown(1, ()), happened.LaidOff(1, NINE, 0)]),
        ("discarded", NINE, [happened.TookUpcard(1, FIVE), happened.Discarded(1, NINE), happened.WentOut(1)]),
        ("laid down, discarded", NINE, [happened.LaidDown(1, ()), happened.Discarded(1, NINE)]),
        ("laid off 2 card(s), discarded", NINE, [*[happened.LaidOff(1, FIVE, 0)] * 2, happened.Discarded(1, NINE)]),
        ("bought", FIVE, [happened.Discarded(1, NINE), happened.Bought(1, FIVE, (NINE,), 1, 0)]),
        ("kept one card", None, [happened.KeptLast(1)]),
        (None, None, [happened.Answered(1, True), happened.Drew(0, NINE)]),
    ],
)
def test_what_a_seat_did_last(text: str | None, card: Card | None, events: list[Any]) -> None:
    tag = stage().speech.lately(events, 1, NAMES)
    assert (None if tag is None else said(tag.text)) == text
    assert (None if tag is None else tag.card) is card


def test_places_that_are_completed_one_by_one_go_together() -> None:
    """A joker alone becomes a run of another suit than the one that lies there already (K-9)."""
    table = position(number=7, hand="4H 5H 6H 7H 8H 9H 10H JK1 2C 3C JK2 KD")
    found = proposed(table, groups("4H 5H 6H 7H", "JK1", ""))
    assert found[0] == "4H 5H 6H 7H"
    assert set(found[1].split()) == {"JK1", "JK2", "2C", "3C"}
    assert found[2] == ""


@pytest.mark.parametrize(
    ("hand", "upcard", "number", "accepts"),
    [
        ("KS KD 4H 9C 2D 3D 7S", "JK1", 1, True),
        ("KS KD 4H 9C 2D 3D 7S", "KC", 1, True),
        ("KS KD 4H 9C 2D 3D 7S", "9H", 1, False),
        ("KS KD 4H 9C 2D", "9H", 1, True),
        ("KS KD KC 2D 3D 4D 5D", "KH", 1, False),
        ("KS KD KC 2D 3D 4D 5D", "JK1", 1, True),
    ],
)
def test_only_what_could_help_is_worth_a_question(hand: str, upcard: str, number: int, accepts: bool) -> None:
    """A joker, a card that brings the contract nearer, or any card where the hand is too small for it."""
    table = position(hand="2H 3H", number=number, upcard="9D", phase="offer")
    play(table, "0 draw")
    view = replace(table.view(1), hand=tuple(cards(hand)), discard=tuple(cards(upcard)))
    assert stage().waiting.matters_to(view)
    assert stage().waiting.would_accept(view) is accepts


def test_what_going_on_means() -> None:
    ready = position(hand=HAND, phase="ready")
    assert [said(part) for part in stage().waiting.going_on(ready.view(1)) or ()] == ["I am ready", "R"]
    table = position(hand="2H 3H", upcard="9D", phase="offer")
    assert stage().waiting.going_on(table.view(1)) is None
    play(table, "0 draw")
    assert [said(part) for part in stage().waiting.going_on(table.view(1)) or ()] == ["None of us buys", "N"]


# -- what a button is about, and what would do instead -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("melds", "dropped", "sentence"),
    [
        ("7C 8C 9C 10C", "9D", "The nine of diamonds does not fit on this run. It takes the six of clubs or "
         "the jack of clubs."),
        ("AC 2C 3C 4C", "9D", "The nine of diamonds does not fit on this run. It takes the five of clubs."),
        ("7C 7D 7H", "9D", "The nine of diamonds does not fit on this set. It takes sevens."),
    ],
)  # fmt: skip
def test_a_refused_card_says_what_the_meld_takes(melds: str, dropped: str, sentence: str) -> None:
    table = position(hand="9D KS QS", melds=melds, down=(0, 1))
    refusal = stage().controls.gesture(table.view(0), cards(dropped), "meld-0")
    assert isinstance(refusal, Refusal)
    assert said(stage().speech.explain(refusal, NAMES)) == sentence


@pytest.mark.parametrize(
    ("dropped", "target", "laid"),
    [
        ("JK1 3H", "meld-0", "off JK1 0 low; off 3H 0 low"),
        ("3H JK1", "meld-0#3", "off JK1 0 low; off 3H 0 low"),
        ("JK1 10H", "meld-0#0", "off JK1 0 high; off 10H 0 high"),
        ("JK1 JK2", "meld-0#0", "off JK1 0 low; off JK2 0 low"),
        ("JK1 JK2", "meld-0#2", "off JK1 0 high; off JK2 0 high"),
        ("JK1 4H", "meld-0#0", "off 4H 0 low; off JK1 0 low"),
        ("JK1 3H 10H JK2", "meld-0", "off JK1 0 high; off 10H 0 high; off JK2 0 low; off 3H 0 low"),
    ],
)
def test_several_cards_dropped_on_a_run_find_the_ends_where_all_of_them_fit(
    dropped: str, target: str, laid: str
) -> None:
    table = position(hand="JK1 JK2 3H 4H 10H KD QC", melds="5H 6H 7H 8H", down=(0, 1))
    meant = stage().controls.gesture(table.view(0), cards(dropped), target)
    assert meant == Gesture(tuple(action(one) for one in laid.split("; ")))


def test_a_joker_that_must_be_laid_and_the_card_behind_it_are_dropped_together() -> None:
    table = position(
        hand="JK1 8H KD QC", melds="10H JH QH KH AH", down=(0, 1), options={"swap_hold": False, "jokers": "one"},
        must_play=cards("JK1")[0],
    )  # fmt: skip
    meant = stage().controls.gesture(table.view(0), cards("JK1 8H"), "meld-0")
    assert meant == Gesture((action("off JK1 0 low"), action("off 8H 0 low")))


@pytest.mark.parametrize(
    ("hand", "melds", "dropped", "options", "sentence"),
    [
        ("9H 10H KD", "5H 6H 7H 8H", "9H 10H", {},
         "You would be left with one card (king of diamonds) that can be neither laid nor discarded: keep two cards."),
        ("JK1 QC KD", "8C 8D JK2 JK1-2", "JK1", {}, "That would be too many jokers in one meld."),
        ("JK1 QC KD", "8C 9C JK2 JK1-2", "JK1", {}, "That would be too many jokers in one meld."),
        ("JK1 JK2 QC KD 4S", "8C 9C 10C JC", "JK1 JK2", {"jokers": "one"}, "These cards do not all fit on this meld."),
    ],
)  # fmt: skip
def test_why_cards_are_not_laid_off_is_the_true_reason(
    hand: str, melds: str, dropped: str, options: dict[str, Any], sentence: str
) -> None:
    table = position("shanghai", hand=hand, melds=melds, down=(0, 1), options=options)
    refusal = stage("shanghai").controls.gesture(table.view(0), cards(dropped), "meld-0")
    assert isinstance(refusal, Refusal)
    assert said(stage("shanghai").speech.explain(refusal, NAMES)) == sentence


def test_buttons_show_the_card_they_are_about() -> None:
    down = position(hand="9D KS", melds="7C 7D 7H", down=(0, 1))
    assert commands(down)["C"].card is None
    assert commands(down)["C"].refusal == Refusal("pick-first", "discarding")
    assert commands(down, picked="9D KS")["C"].refusal == Refusal("discard-one", "discarding")
    picked = commands(down, picked="KS")["C"]
    assert picked.primary, "it is what one wants now, and never goes behind “More”"
    assert (picked.card, picked.refusal, said(picked.words)) == (cards("KS")[0], None, "Discard: king of spades")
    offer = position(hand="2H 3H", upcard="9D", phase="offer")
    assert commands(offer)["T"].card == cards("9D")[0]
    assert said(commands(offer)["D"].label) == "Draw from the stock"


def test_the_last_card_needs_no_picking() -> None:
    last = commands(position(hand="KS", melds="7C 7D 7H", down=(0, 1)))["C"]
    assert (last.card, last.refusal) == (cards("KS")[0], None)


def test_a_picked_card_that_fits_on_a_meld_is_laid_off_first() -> None:
    table = position(hand="JC 9D 2S", melds="7C 8C 9C 10C", down=(0, 1))

    def golden(*picked: str) -> list[str]:
        found = stage().controls.commands(table.view(0), NAMES, cards(" ".join(picked)))
        return [said(command.label) for command in found if command.primary]

    assert golden("JC") == ["Lay off"]
    assert golden("9D") == ["Discard"]
    (off,) = (
        one for one in stage().controls.commands(table.view(0), NAMES, cards("JC")) if said(one.label) == "Lay off"
    )
    assert table.refusal(0, off.action) is None
    assert off.card == cards("JC")[0]


@pytest.mark.parametrize(
    ("me", "notices", "line"),
    [
        (0, [("You bought the 5", True), ("Bjarni wanted it, too", True)], []),
        (1, [("Anna drew higher and buys the 5", False)], []),
        (2, [], ["Anna bought the 5 · Bjarni wanted it, too"]),
    ],
)
def test_after_a_draw_the_buyer_too_hears_who_wanted_the_card(
    me: int, notices: list[tuple[str, bool]], line: list[str]
) -> None:
    drawn = (happened.DrewForIt((0, 1), (NINE, FIVE)), happened.Bought(0, FIVE, None, 1, 0))
    view = position(number=1, hand="4H 5H").view(None)
    made = stage().speech.turn_lines(Turn(2, ((0, drawn),)), view, me, NAMES)
    found, told = fold(made)
    five = said(card_object(FIVE))
    assert [(said(one.text).replace(five, "5"), one.good) for one in told] == notices
    assert [said(one.text(NAMES)).replace(five, "5") for one in found] == line


@pytest.mark.parametrize(
    ("more", "texts"),
    [
        ((), ["turned up {cards}"]),
        ((happened.Drew(0, None), happened.Discarded(0, NINE)), ["turned up {cards}", "drew, discarded {cards}"]),
    ],
)
def test_whoever_turns_up_the_first_card_tells_everybody_which(more: tuple[Any, ...], texts: list[str]) -> None:
    """Also those to whom it is not offered (K-6)."""
    turn = Turn(0, ((0, (happened.Turned(FIVE), *more)),))
    (line,) = stage().speech.turn_lines(turn, position(hand=HAND).view(1), 1, NAMES)
    assert [part.text.source for part in line.parts] == texts


def test_who_drew_as_high_where_nothing_is_left_to_draw_again_is_told_so() -> None:
    """The one who plays sooner buys (K-l)."""
    rules = {"blocked": 2}
    table = position(hand="2H", upcard="KH", phase="offer", options=rules, reshuffles=2, stock="9D 9S")
    table.stock, rest = table.stock[-2:], table.stock[:-2]
    table.hands[3] += rest
    events = play(table, "0 draw; 1 buy; 2 buy; 3 pass")
    assert [one.kind for one in events if one.kind in ("drew-for-it", "bought")] == ["drew-for-it", "bought"]
    turn = Turn(0, ((0, tuple(one.seen_by(2) for one in events)),))
    _, notices = fold(stage().speech.turn_lines(turn, table.view(2), 2, NAMES))
    assert [said(one.text) for one in notices] == ["Bjarni drew as high, plays sooner and buys the king of hearts"]


def test_whoever_lost_the_first_of_two_draws_hears_who_drew_higher() -> None:
    """Those who are level draw again (K-24)."""
    again = happened.DrewForIt((0, 1), (FIVE, NINE))
    drawn = (happened.DrewForIt((0, 1, 2), (NINE, NINE, FIVE)), again, happened.Bought(1, FIVE, None, 1, 0))
    view = position(number=1, hand="4H 5H").view(None)
    _, told = fold(stage().speech.turn_lines(Turn(3, ((3, drawn),)), view, 2, NAMES))
    assert [said(one.text).split(" the ")[0] for one in told] == ["Bjarni drew higher and buys"]
