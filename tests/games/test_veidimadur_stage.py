"""The table of Veiðimaður: zones, plates, gestures and buttons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import RANKS, Card, Rank, cards
from cardtable.engine.refusal import Refusal
from cardtable.games.catalogue import entry
from cardtable.games.veidimadur.covers import VEIDIMADUR
from cardtable.games.veidimadur.rules import events as happened
from cardtable.messages import Message, source_text
from cardtable.stage.commands import Gesture
from cardtable.stage.layout import HandOrder
from cardtable.stage.zones import AWAY, Middle, Zone, ZoneKind
from tests.games.veidimadur_positions import GAME, NAMES, action, play, position, random_steps, short, some_match

STAGE = entry("veidimadur").stage
ANY: dict[str, Any] = {"asking": "any"}
PAIRS: dict[str, Any] = {"books": "pairs"}
RANKS_IN_WORDS = [
    "aces", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens", "jacks", "queens",
    "kings",
]  # fmt: skip
RANK_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "J", "Q", "K"]


def said(message: Message | None) -> str:
    """The sentence in English."""
    assert message is not None
    return message.render(source_text)


def zones(table: Any, seat: int | None = 0, near: int = 0) -> dict[str, Zone]:
    """The zones of a view by their ids."""
    return {zone.id: zone for zone in STAGE.layout.zones(table.view(seat), NAMES, near)}


def buttons(table: Any, picked: str = "", seat: int | None = 0) -> list[tuple[str, str, str, str | None]]:
    """What is written on each button, its key, what it does, and why it cannot be pressed."""
    return [
        (said(one.label), said(one.key), short(one.action), one.refusal and one.refusal.code)
        for one in STAGE.controls.commands(table.view(seat), NAMES, cards(picked))
    ]


# -- what lies where ---------------------------------------------------------------------------------------------------


def test_stock_books_and_hands_lie_there_and_the_near_hand_comes_first() -> None:
    table = position("7S KD", "7H 4S", "4H", stock="2S ...", books=2)
    found = zones(table, near=1, seat=1)
    books = [f"book-{rank.text}S" for rank in RANKS if rank.text not in ("2", "4", "7", "K")]
    assert list(found) == ["stock", *books, "hand-1", "hand-2", "hand-0"]
    assert found["stock"].cards == (None,) * table.stock_left
    assert found["stock"].kind is ZoneKind.STOCK
    assert STAGE.layout.middle is Middle.MELDS
    assert said(STAGE.scoring.score_name) == "Books"
    assert STAGE.rule_book == GAME.id


def test_only_the_own_hand_lies_open() -> None:
    table = position("7S KD", "7H 4S", "4H", stock="...")
    assert [zone.cards for name, zone in zones(table).items() if name.startswith("hand")] == [
        tuple(cards("7S KD")), (None, None), (None,),
    ]  # fmt: skip
    assert all(set(zone.cards) <= {None} for name, zone in zones(table, None).items() if name.startswith("hand"))
    assert [said(zone.name) for name, zone in zones(table).items() if name.startswith("hand")] == [
        "Anna’s hand", "Bjarni’s hand", "Cecilie’s hand",
    ]  # fmt: skip


def test_the_hands_of_others_are_targets_and_nothing_else_is() -> None:
    table = position("7S 7H KS KH", "", "7C 7D KC KD")
    targets = {name for name, zone in zones(table).items() if zone.target}
    assert targets == {"hand-1", "hand-2"}
    assert {name for name, zone in zones(table, seat=2, near=2).items() if zone.target} == {"hand-0", "hand-1"}
    assert {zone.kind for name, zone in zones(table).items() if name in targets} == {ZoneKind.OTHER_HAND}


def test_a_book_is_a_meld_of_whoever_laid_it_down() -> None:
    table = position("7S 7D", "7H 7C", books=("A 3 5 K", "2 4 6 8 9 10 J Q"))
    melds = [zone for zone in zones(table, near=1).values() if zone.kind is ZoneKind.MELD]
    assert len(melds) == 12
    assert {zone.id: (zone.cards, zone.owner, said(zone.name)) for zone in melds[3:5]} == {
        "book-KS": (tuple(cards("KS KH KC KD")), 0, "Anna: kings"),
        "book-2S": (tuple(cards("2S 2H 2C 2D")), 1, "Bjarni: twos"),
    }
    assert [zone.owner for zone in melds] == [0] * 4 + [1] * 8


def test_a_book_of_two_is_named_by_its_first_card() -> None:
    table = position("7S", "7H", books=("7 A", "2 3 4 5 6 8 9 10 J Q K"), options=PAIRS)
    names = [zone for zone in zones(table) if zone.startswith("book")]
    assert names[:3] == ["book-AS", "book-AC", "book-7C"]
    assert len(set(names)) == len(names) == 25
    assert zones(table)["book-7C"].cards == tuple(cards("7C 7D"))


def test_the_plates_say_how_many_books() -> None:
    table = position("7S 7D", "7H 7C", "", books=("A", "2 3 4 5 6 8 9 10 J Q K", ""), dealer=2)
    plates = STAGE.layout.plates(table.view(0), GAME.standing(table.rules, 3, []))
    assert [[(said(note.text), said(note.short)) for note in plate.notes] for plate in plates] == [
        [("1 this round", "+1")], [("11 this round", "+11")], [],
    ]  # fmt: skip
    assert [said(plate.score) for plate in plates] == ["0 book(s)"] * 3
    assert [(plate.seat, plate.active, plate.dealer, plate.count) for plate in plates] == [
        (0, True, False, 2), (1, False, False, 2), (2, False, True, 0),
    ]  # fmt: skip
    pairs = position("7S", "7H", books=("7 A", "2 3 4 5 6 8 9 10 J Q K"), options=PAIRS).view(0)
    assert [said(STAGE.layout.notes(pairs, seat)[0].text) for seat in (0, 1)] == ["3 this round", "22 this round"]
    assert said(STAGE.layout.score(pairs, 4)) == "4 book(s)"


def test_the_books_of_earlier_rounds_are_the_score() -> None:
    rng = Random(2)
    match = some_match(rng, seats=2)
    for table in random_steps(match, rng):
        shown = [plate.score for plate in STAGE.layout.plates(table.view(0), match.standing)]
        assert list(map(said, shown)) == [f"{total} book(s)" for total in match.standing.totals]


# -- gestures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("picked", "target", "meant"),
    [
        ("7S", "hand-1", "1 7"),
        ("7S 7D", "hand-1", "1 7"),
        ("KD", "hand-2", "2 K"),
        ("KD", "hand-2#0", "2 K"),
        ("7S KD", "hand-1", "one-rank"),
        ("", "hand-1", "pick-first"),
        ("7S", "hand-3", "empty-handed"),
        ("7S", "hand-0", None),
        ("7S", "stock", None),
        ("", "stock", None),
        ("", "hand-0", None),
        ("7S", "book-AS", None),
        ("7S", "hand-4", None),
        ("7S", AWAY, None),
    ],
)
def test_cards_put_on_the_hand_of_another_player_ask_for_their_rank(
    picked: str, target: str, meant: str | None
) -> None:
    table = position("7S 7D KD", "7H KH", "7C KS KC", "")
    found = STAGE.controls.gesture(table.view(0), cards(picked), target)
    if isinstance(found, Refusal):
        assert found.code == meant
        assert found.rule == "asking"
    else:
        assert found == (Gesture((action(meant),)) if meant else None)


def test_where_any_rank_may_be_asked_for_a_click_on_a_hand_turns_to_it() -> None:
    table = position("7S 7D KD", "7H KH", "7C KS KC", "", options=ANY)
    assert STAGE.controls.gesture(table.view(0), [], "hand-2") == Gesture((action("to 2"),))
    assert STAGE.controls.gesture(table.view(0), cards("7D"), "hand-2") == Gesture((action("2 7"),))
    empty = STAGE.controls.gesture(table.view(0), [], "hand-3")
    assert isinstance(empty, Refusal)
    assert (empty.code, empty.seat) == ("empty-handed", 3)
    two = STAGE.controls.gesture(table.view(0), cards("7D KD"), "hand-2")
    assert two == Refusal("one-rank", "asking")


def test_whoever_is_not_on_turn_hears_so_and_a_watcher_can_do_nothing() -> None:
    table = position("7S 7D KD", "7H KH", "7C KS KC")
    early = STAGE.controls.gesture(table.view(1), cards("KH"), "hand-0")
    assert isinstance(early, Refusal)
    assert (early.code, early.seat) == ("not-your-turn", 0)
    assert STAGE.controls.gesture(table.view(None), [], "hand-0") is None
    assert STAGE.controls.gesture(table.view(None), [], "stock") is None
    assert STAGE.controls.gesture(table.view(1), cards("KH"), "hand-1") is None


# -- buttons -----------------------------------------------------------------------------------------------------------


def test_a_button_for_every_other_player_clockwise_with_a_digit() -> None:
    table = position("7S 7D", "7H", "7C", "KS KH", "KC KD", turn=2)
    assert buttons(table, "7C", 2) == [
        ("Ask Dóra for sevens", "1", "3 7", None),
        ("Ask Emil for sevens", "2", "4 7", None),
        ("Ask Anna for sevens", "3", "0 7", None),
        ("Ask Bjarni for sevens", "4", "1 7", None),
    ]


def test_with_nothing_picked_the_buttons_say_to_pick_first() -> None:
    table = position("7S 7D KD", "7H KH", "7C KS KC", "")
    assert buttons(table) == [
        ("Ask Bjarni", "1", "to 1", "pick-first"),
        ("Ask Cecilie", "2", "to 2", "pick-first"),
        ("Ask Dóra", "3", "to 3", "empty-handed"),
    ]
    assert buttons(table, "KD")[2] == ("Ask Dóra for kings", "3", "3 K", "empty-handed")
    assert buttons(table, seat=1)[0] == ("Ask Cecilie", "1", "to 2", "not-your-turn")
    assert buttons(table, seat=None) == []


def test_no_buttons_when_the_round_is_over() -> None:
    table = position("7S 7D", "7H 7C")
    assert buttons(table, "7S") == [("Ask Bjarni for sevens", "1", "1 7", None)]
    play(table, "1 7")
    assert buttons(table) == buttons(table, seat=1) == []


def test_where_any_rank_may_be_asked_for_a_name_is_chosen_and_then_a_rank() -> None:
    table = position("7S 7D KD", "7H KH", "7C KS KC", options=ANY)
    assert buttons(table) == [("Ask Bjarni", "1", "to 1", None), ("Ask Cecilie", "2", "to 2", None)]
    play(table, "to 2")
    assert buttons(table) == [
        (word, key, f"2 {rank.text}", None) for word, key, rank in zip(RANKS_IN_WORDS, RANK_KEYS, RANKS, strict=True)
    ]
    assert buttons(table, "7S") == [
        ("Ask Bjarni for sevens", "1", "1 7", None),
        ("Ask Cecilie for sevens", "2", "2 7", None),
    ]
    assert [row[0] for row in buttons(table, seat=1)] == ["Ask Cecilie", "Ask Anna"]
    assert {row[3] for row in buttons(table, seat=1)} == {"not-your-turn"}


def test_the_ranks_are_there_at_once_where_only_one_other_player_has_cards() -> None:
    two = position("7S 7D KD", "7H 7C KH KS KC", options=ANY)
    three = position("7S 7D KD", "", "7H 7C KH KS KC", options=ANY)
    assert [row[2] for row in buttons(two)][:2] == ["1 A", "1 2"]
    assert [row[2] for row in buttons(three)][:2] == ["2 A", "2 2"]
    assert len(buttons(two)) == len(buttons(three)) == 13
    assert [row[2] for row in buttons(three, "7S")] == ["1 7", "2 7"]
    assert [row[2] for row in buttons(three, seat=2)] == ["to 0", "to 1"]
    assert len(buttons(position("7S 7D KD", "7H 7C KH KS KC"))) == 1


def test_no_two_buttons_of_a_table_have_the_same_key() -> None:
    for seed in range(8):
        rng = Random(seed)
        for table in random_steps(some_match(rng), rng):
            for seat in range(table.seats):
                for picked in ("", *map(str, table.hands[seat][:1])):
                    keys = [row[1] for row in buttons(table, picked, seat)]
                    assert len(set(keys)) == len(keys)


def test_the_buttons_refuse_cards_of_two_ranks_as_a_drop_does() -> None:
    table = position("7S 7D KD", "7H KH", "7C KS KC")
    assert {row[3] for row in buttons(table, "7S KD")} == {"one-rank"}


def test_the_picture_shows_books() -> None:
    shown = VEIDIMADUR.picture.cards
    assert all(isinstance(card, Card) for card in shown)
    for start in range(0, len(shown), 4):
        book = shown[start : start + 4]
        assert len({card.rank for card in book}) == 1
        assert len({card.suit for card in book}) == 4


SEVENS = tuple(cards("7H 7C"))


@pytest.mark.parametrize(
    ("seat", "text", "card", "events"),
    [
        (0, "asked Bjarni for sevens", None, [happened.Asked(0, 1, Rank.SEVEN)]),
        (0, "got 2 card(s)", None, [happened.Asked(0, 1, Rank.SEVEN), happened.Gave(1, 0, SEVENS)]),
        (1, "gave 2 card(s)", None, [happened.Asked(0, 1, Rank.SEVEN), happened.Gave(1, 0, SEVENS)]),
        (0, "asked Bjarni for sevens", None, [happened.Asked(0, 1, Rank.SEVEN), happened.Refused(1, Rank.SEVEN),
                                           happened.Drew(0, None)]),
        (1, "had none", None, [happened.Asked(0, 1, Rank.SEVEN), happened.Refused(1, Rank.SEVEN)]),
        (0, "fished", "7H", [happened.Asked(0, 1, Rank.SEVEN), happened.Landed(0, SEVENS[0])]),
        (0, "book: sevens", None, [happened.Asked(0, 1, Rank.SEVEN), happened.Gave(1, 0, SEVENS),
                                   happened.Booked(0, SEVENS)]),
        (0, "drew 1 card(s)", None, [happened.Gave(1, 2, SEVENS), happened.Drew(0, None, empty=True)]),
        (2, None, None, [happened.Asked(0, 1, Rank.SEVEN)]),
    ],
)  # fmt: skip
def test_what_a_seat_did_last(seat: int, text: str | None, card: str | None, events: list[Any]) -> None:
    tag = STAGE.speech.lately(events, seat, NAMES)
    assert (None if tag is None else said(tag.text)) == text
    assert (None if tag is None or tag.card is None else str(tag.card)) == card


def test_a_hand_lies_rank_by_rank() -> None:
    assert STAGE.layout.order(position("7S 7D", "7H 7C").view(0)) is HandOrder.RANK
