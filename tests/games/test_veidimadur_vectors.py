"""The rules M1 to M15 of Veiðimaður as data: a position, what is done, and what happens then."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.games.veidimadur_positions import held, play, position, told

pytestmark = pytest.mark.whole

ANY: dict[str, Any] = {"asking": "any"}
PAIRS: dict[str, Any] = {"books": "pairs"}
PLAIN: dict[str, Any] = {"lucky": False}
ASKED: dict[str, Any] = {"next_turn": "asked"}


class Vector(NamedTuple):
    """Seat 0 is on turn; ``...`` in the stock is what is left of the named ranks, and the other ranks are laid down."""

    id: str
    hands: tuple[str, ...]
    stock: str
    line: str
    events: list[str]
    turn: int
    after: tuple[str, ...]
    options: dict[str, Any] | None = None


VECTORS = [
    Vector(
        "M4-M6-all-cards-of-the-rank-are-given", ("7S KD", "7H 7C 4S", "2S 4H"), "...", "1 7",
        ["asked 0 1 7", "gave 1 0 7H 7C"], 0, ("7S 7H 7C KD", "4S", "2S 4H"),
    ),
    Vector(
        "M6-one-card-is-given", ("7S KD", "4S", "2S 4H 7D"), "...", "2 7",
        ["asked 0 2 7", "gave 2 0 7D"], 0, ("7S 7D KD", "4S", "2S 4H"),
    ),
    Vector(
        "M6-three-cards-are-given-in-the-order-of-the-hand", ("KD", "KC 4S KS KH", "4H"), "...", "1 K",
        ["asked 0 1 K", "gave 1 0 KC KS KH", "booked 0 KS KH KC KD", "drew 0 4C empty"], 0, ("4C", "4S", "4H"),
    ),
    Vector(
        "M6-only-the-asked-player-gives", ("7S KD", "7H 4S", "7C 4H"), "...", "2 7",
        ["asked 0 2 7", "gave 2 0 7C"], 0, ("7S 7C KD", "4S 7H", "4H"),
    ),
    Vector(
        "M7-the-same-rank-of-another-player", ("7S KD", "7H 4S", "7C 4H"), "...", "1 7; 2 7",
        ["asked 0 1 7", "gave 1 0 7H", "asked 0 2 7", "gave 2 0 7C"], 0, ("7S 7H 7C KD", "4S", "4H"),
    ),
    Vector(
        "M7-another-rank-of-the-same-player", ("7S KD", "7H KS 4S", "4H"), "...", "1 7; 1 K",
        ["asked 0 1 7", "gave 1 0 7H", "asked 0 1 K", "gave 1 0 KS"], 0, ("7S 7H KS KD", "4S", "4H"),
    ),
    Vector(
        "M7-the-same-rank-of-the-same-player-again", ("7S KD", "7H 4S", "4H"), "2S ...", "1 7; 1 7",
        ["asked 0 1 7", "gave 1 0 7H", "asked 0 1 7", "refused 1 7", "drew 0 2S"], 1, ("2S 7S 7H KD", "4S", "4H"),
    ),
    Vector(
        "M7-a-card-just-won-may-be-asked-for-elsewhere", ("7S", "7H 4S", "7C 4H"), "...", "1 7; 2 7",
        ["asked 0 1 7", "gave 1 0 7H", "asked 0 2 7", "gave 2 0 7C"], 0, ("7S 7H 7C", "4S", "4H"),
    ),
    Vector(
        "M8-M10-a-miss-draws-the-top-card-and-the-next-plays", ("7S KD", "4S", "7H 4H"), "2S 3S ...", "1 7",
        ["asked 0 1 7", "refused 1 7", "drew 0 2S"], 1, ("2S 7S KD", "4S", "4H 7H"),
    ),
    Vector(
        "M10-the-next-player-whoever-was-asked", ("7S KD", "4S", "4H"), "2S ...", "2 7",
        ["asked 0 2 7", "refused 2 7", "drew 0 2S"], 1, ("2S 7S KD", "4S", "4H"),
    ),
    Vector(
        "M10-after-the-last-seat-the-first", ("7S KD", "4S"), "2S 3S ...", "1 7; 0 4",
        ["asked 0 1 7", "refused 1 7", "drew 0 2S", "asked 1 0 4", "refused 0 4", "drew 1 3S"], 0,
        ("2S 7S KD", "3S 4S"),
    ),
    Vector(
        "M9-a-lucky-catch-is-shown-and-one-asks-again", ("7S KD", "4S", "4H"), "7C 2S ...", "1 7; 1 7",
        ["asked 0 1 7", "refused 1 7", "landed 0 7C", "asked 0 1 7", "refused 1 7", "drew 0 2S"], 1,
        ("2S 7S 7C KD", "4S", "4H"),
    ),
    Vector(
        "M9-another-rank-that-one-holds-is-no-lucky-catch", ("7S KD", "4S", "4H"), "KS ...", "1 7",
        ["asked 0 1 7", "refused 1 7", "drew 0 KS"], 1, ("7S KS KD", "4S", "4H"),
    ),
    Vector(
        "M9-M11-a-lucky-catch-completes-a-book", ("7S 7H 7D KD", "4S", "4H"), "7C 2S ...", "2 7",
        ["asked 0 2 7", "refused 2 7", "landed 0 7C", "booked 0 7S 7H 7C 7D"], 0, ("KD", "4S", "4H"),
    ),
    Vector(
        "M9-M12-a-lucky-catch-completes-a-book-with-the-last-cards", ("7S 7H 7D", "4S", "4H"), "7C 4C ...", "2 7",
        ["asked 0 2 7", "refused 2 7", "landed 0 7C", "booked 0 7S 7H 7C 7D", "drew 0 4C empty"], 0,
        ("4C", "4S", "4H"),
    ),
    Vector(
        "M9-M13-a-lucky-catch-empties-hand-and-stock", ("7S 7H 7D", "4S 4C", "4H 4D"), "7C", "2 7",
        ["asked 0 2 7", "refused 2 7", "landed 0 7C", "booked 0 7S 7H 7C 7D"], 1, ("", "4S 4C", "4H 4D"),
    ),
    Vector(
        "M10-M11-a-fished-card-completes-another-book", ("7S KS KH KC", "4S", "4H"), "KD 2S ...", "1 7",
        ["asked 0 1 7", "refused 1 7", "drew 0 KD", "booked 0 KS KH KC KD"], 1, ("7S", "4S", "4H"),
    ),
    Vector(
        "M11-given-cards-complete-a-book", ("7S 7D KD", "7H 7C 4S", "4H"), "...", "1 7",
        ["asked 0 1 7", "gave 1 0 7H 7C", "booked 0 7S 7H 7C 7D"], 0, ("KD", "4S", "4H"),
    ),
    Vector(
        "M11-three-of-a-rank-are-no-book", ("7S 7D KD", "7H 4S", "4H"), "...", "1 7",
        ["asked 0 1 7", "gave 1 0 7H"], 0, ("7S 7H 7D KD", "4S", "4H"),
    ),
    Vector(
        "M12-whoever-gives-the-last-card-draws-one", ("7S KD", "7H", "4H"), "2S ...", "1 7",
        ["asked 0 1 7", "gave 1 0 7H", "drew 1 2S empty"], 0, ("7S 7H KD", "2S", "4H"),
    ),
    Vector(
        "M12-M6-the-card-drawn-in-place-may-be-asked-for", ("7S KD", "7H", "4H"), "7C 7D ...", "1 7; 1 7",
        ["asked 0 1 7", "gave 1 0 7H", "drew 1 7C empty", "asked 0 1 7", "gave 1 0 7C", "drew 1 7D empty"], 0,
        ("7S 7H 7C KD", "7D", "4H"),
    ),
    Vector(
        "M12-one-card-is-drawn-by-whoever-gave-several", ("7S KD", "7H 7C", "4H"), "2S 3S ...", "1 7",
        ["asked 0 1 7", "gave 1 0 7H 7C", "drew 1 2S empty"], 0, ("7S 7H 7C KD", "2S", "4H"),
    ),
    Vector(
        "M12-whoever-laid-down-the-last-cards-draws-and-goes-on", ("7S 7H 7D", "7C 4S", "4H"), "4C 2S ...", "1 7; 1 4",
        ["asked 0 1 7", "gave 1 0 7C", "booked 0 7S 7H 7C 7D", "drew 0 4C empty", "asked 0 1 4", "gave 1 0 4S",
         "drew 1 2S empty"], 0, ("4S 4C", "2S", "4H"),
    ),
    Vector(
        "M12-no-draw-while-a-card-is-left", ("7S 7H 7D KD", "7C 4S", "4H"), "2S ...", "1 7",
        ["asked 0 1 7", "gave 1 0 7C", "booked 0 7S 7H 7C 7D"], 0, ("KD", "4S", "4H"),
    ),
    Vector(
        "refill-M11-a-book-among-the-new-cards-is-laid-down", ("7S KD", "7H", "4H"), "2S 2H 2C 2D 3S 5S ...", "1 7",
        ["asked 0 1 7", "gave 1 0 7H", "refilled 1 2S 2H 2C 2D 3S", "booked 1 2S 2H 2C 2D"], 0,
        ("7S 7H KD", "3S", "4H"), {"refill": 5},
    ),
    Vector(
        "refill-M12-new-cards-that-are-all-laid-down-are-followed-by-others", ("7S KD", "7H", "KS"),
        "2S 2H 3S 3H", "1 7",
        ["asked 0 1 7", "gave 1 0 7H", "booked 0 7S 7H", "refilled 1 2S 2H 3S 3H", "booked 1 2S 2H", "booked 1 3S 3H"],
        0, ("KD", "", "KS"), {"refill": 5, "books": "pairs"},
    ),
    Vector(
        "M13-a-miss-with-an-empty-stock-draws-nothing", ("7S 7H 4C", "4S 4H", "7C 7D 4D"), "", "1 7",
        ["asked 0 1 7", "refused 1 7"], 1, ("4C 7S 7H", "4S 4H", "4D 7C 7D"),
    ),
    Vector(
        "M13-the-giver-of-the-last-card-stays-empty", ("7S KS KC", "7H", "7C 7D KH KD"), "", "1 7",
        ["asked 0 1 7", "gave 1 0 7H"], 0, ("7S 7H KS KC", "", "7C 7D KH KD"),
    ),
    Vector(
        "M13-whoever-has-no-cards-is-skipped", ("7S 7H KS", "", "7C 7D KH KC KD"), "", "2 K; 2 7",
        ["asked 0 2 K", "gave 2 0 KH KC KD", "booked 0 KS KH KC KD", "asked 0 2 7", "gave 2 0 7C 7D",
         "booked 0 7S 7H 7C 7D"], 0, ("", "", ""),
    ),
    Vector(
        "M10-M13-a-miss-passes-over-an-empty-hand", ("7S 7H", "", "KS KC", "7C 7D KH KD"), "", "2 7",
        ["asked 0 2 7", "refused 2 7"], 2, ("7S 7H", "", "KS KC", "7C 7D KH KD"),
    ),
    Vector(
        "M13-an-empty-hand-ends-the-turn", ("7S 7H 7D", "7C KS KC", "KH KD"), "", "1 7",
        ["asked 0 1 7", "gave 1 0 7C", "booked 0 7S 7H 7C 7D"], 1, ("", "KS KC", "KH KD"),
    ),
    Vector(
        "M13-an-empty-hand-passes-over-the-empty-giver", ("7S 7H 7D", "7C", "KH KD", "KS KC"), "", "1 7",
        ["asked 0 1 7", "gave 1 0 7C", "booked 0 7S 7H 7C 7D"], 2, ("", "", "KH KD", "KS KC"),
    ),
    Vector(
        "M12-M13-the-last-card-of-the-stock-is-for-the-giver-alone", ("7S 7H 7D KD", "7C", "KS KH"), "KC", "1 7; 2 K",
        ["asked 0 1 7", "gave 1 0 7C", "booked 0 7S 7H 7C 7D", "drew 1 KC empty", "asked 0 2 K", "gave 2 0 KS KH"], 0,
        ("KS KH KD", "KC", ""),
    ),
    Vector(
        "M14-the-last-book-ends-the-round", ("7S 7D", "7H 7C"), "", "1 7",
        ["asked 0 1 7", "gave 1 0 7H 7C", "booked 0 7S 7H 7C 7D"], 0, ("", ""),
    ),
    # -- house rules ---------------------------------------------------------------------------------------------------
    Vector(
        "asking-any-what-one-does-not-hold-is-given", ("KD", "7H 7C 4S", "4H"), "...", "1 7",
        ["asked 0 1 7", "gave 1 0 7H 7C"], 0, ("7H 7C KD", "4S", "4H"), ANY,
    ),
    Vector(
        "asking-any-a-lucky-catch-of-what-one-does-not-hold", ("KD", "4S", "4H"), "7C ...", "1 7",
        ["asked 0 1 7", "refused 1 7", "landed 0 7C"], 0, ("7C KD", "4S", "4H"), ANY,
    ),
    Vector(
        "asking-any-a-rank-that-lies-there-as-a-book", ("KD", "4S", "4H"), "KS ...", "1 9",
        ["asked 0 1 9", "refused 1 9", "drew 0 KS"], 1, ("KS KD", "4S", "4H"), ANY,
    ),
    Vector(
        "asking-any-M12-a-miss-that-lays-down-the-last-cards", ("KS KH KC", "4S", "4H"), "KD 4C ...", "1 7",
        ["asked 0 1 7", "refused 1 7", "drew 0 KD", "booked 0 KS KH KC KD", "drew 0 4C empty"], 1,
        ("4C", "4S", "4H"), ANY,
    ),
    Vector(
        "asking-any-turning-to-somebody-is-no-question", ("KD", "7H 4S", "4H"), "...", "to 2; 1 7; to 1",
        ["addressed 0 2", "asked 0 1 7", "gave 1 0 7H", "addressed 0 1"], 0, ("7H KD", "4S", "4H"), ANY,
    ),
    Vector(
        "asking-any-turning-to-the-same-one-twice-is-harmless", ("KD", "7H 4S", "4H"), "...", "to 2; to 2; to 1; to 2",
        ["addressed 0 2", "addressed 0 1", "addressed 0 2"], 0, ("KD", "4S 7H", "4H"), ANY,
    ),
    Vector(
        "lucky-off-the-catch-is-not-shown-and-the-turn-passes", ("7S KD", "4S", "4H"), "7C ...", "2 7",
        ["asked 0 2 7", "refused 2 7", "drew 0 7C"], 1, ("7S 7C KD", "4S", "4H"), PLAIN,
    ),
    Vector(
        "lucky-off-M11-the-catch-completes-a-book", ("7S 7H 7D KD", "4S", "4H"), "7C ...", "2 7",
        ["asked 0 2 7", "refused 2 7", "drew 0 7C", "booked 0 7S 7H 7C 7D"], 1, ("KD", "4S", "4H"), PLAIN,
    ),
    Vector(
        "lucky-off-M7-cards-that-were-given-still-let-one-go-on", ("7S KD", "7H 4S", "4H"), "...", "1 7",
        ["asked 0 1 7", "gave 1 0 7H"], 0, ("7S 7H KD", "4S", "4H"), PLAIN,
    ),
    Vector(
        "pairs-M6-M11-one-card-is-given-and-the-pair-laid-down", ("7S KD", "7H 4S", "4H"), "...", "1 7",
        ["asked 0 1 7", "gave 1 0 7H", "booked 0 7S 7H"], 0, ("KD", "4S", "4H"), PAIRS,
    ),
    Vector(
        "pairs-M9-M11-a-lucky-catch-is-a-pair", ("7C KD", "4S", "4H"), "7S ...", "1 7",
        ["asked 0 1 7", "refused 1 7", "landed 0 7S", "booked 0 7S 7C"], 0, ("KD", "4S", "4H"), PAIRS,
    ),
    Vector(
        "pairs-M10-M11-a-fished-card-is-another-pair", ("7C KD", "4S", "4H"), "KH ...", "1 7",
        ["asked 0 1 7", "refused 1 7", "drew 0 KH", "booked 0 KH KD"], 1, ("7C", "4S", "4H"), PAIRS,
    ),
    Vector(
        "pairs-M12-the-card-drawn-in-place-makes-no-pair-alone", ("7C 4D", "4S", "7S KD"), "4H ...", "1 4",
        ["asked 0 1 4", "gave 1 0 4S", "booked 0 4S 4D", "drew 1 4H empty"], 0, ("7C", "4H", "7S KD"), PAIRS,
    ),
    Vector(
        "pairs-asking-any-what-one-does-not-hold-makes-no-pair", ("KD", "7H 4S", "4H"), "...", "1 7",
        ["asked 0 1 7", "gave 1 0 7H"], 0, ("7H KD", "4S", "4H"), {**PAIRS, **ANY},
    ),
    Vector(
        "next-turn-asked-M10-after-a-miss-the-asked-player", ("7S KD", "4S", "4H"), "2S ...", "2 7",
        ["asked 0 2 7", "refused 2 7", "drew 0 2S"], 2, ("2S 7S KD", "4S", "4H"), ASKED,
    ),
    Vector(
        "next-turn-asked-M9-a-lucky-catch-asks-again", ("7S KD", "4S", "4H"), "7C ...", "2 7",
        ["asked 0 2 7", "refused 2 7", "landed 0 7C"], 0, ("7S 7C KD", "4S", "4H"), ASKED,
    ),
    Vector(
        "next-turn-asked-lucky-off-the-asked-player", ("7S KD", "4S", "4H"), "7C ...", "2 7",
        ["asked 0 2 7", "refused 2 7", "drew 0 7C"], 2, ("7S 7C KD", "4S", "4H"), {**ASKED, **PLAIN},
    ),
    Vector(
        "next-turn-asked-M13-with-an-empty-stock", ("7S 7H", "KS KC", "7C 7D KH KD"), "", "1 7",
        ["asked 0 1 7", "refused 1 7"], 1, ("7S 7H", "KS KC", "7C 7D KH KD"), ASKED,
    ),
    Vector(
        "next-turn-asked-M7-whoever-gave-is-not-on-turn", ("7S KD", "4S", "7H 4H"), "...", "2 7",
        ["asked 0 2 7", "gave 2 0 7H"], 0, ("7S 7H KD", "4S", "4H"), ASKED,
    ),
    Vector(
        "next-turn-asked-M13-an-empty-hand-passes-to-the-next", ("7S 7H 7D", "KH KD", "7C KS KC"), "", "2 7",
        ["asked 0 2 7", "gave 2 0 7C", "booked 0 7S 7H 7C 7D"], 1, ("", "KH KD", "KS KC"), ASKED,
    ),
    Vector(
        "next-turn-asked-M13-the-asked-player-has-no-cards-any-more", ("7S 7H 7D", "KH KD", "7C", "KS KC"), "", "2 7",
        ["asked 0 2 7", "gave 2 0 7C", "booked 0 7S 7H 7C 7D"], 1, ("", "KH KD", "", "KS KC"), ASKED,
    ),
]  # fmt: skip


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_what_happens(vector: Vector) -> None:
    table = position(*vector.hands, stock=vector.stock, options=vector.options)
    assert told(play(table, vector.line)) == vector.events
    assert (table.turn, tuple(held(table))) == (vector.turn, vector.after)
    table.check()


@pytest.mark.parametrize(
    ("stock", "giver", "asker"),
    [("KH 2S ...", "drew 0 KH empty", ["drew 1 2S empty"]), ("KH", "drew 0 KH empty", [])],
    ids=["two-cards-are-left", "one-card-is-left"],
)
def test_m12_two_empty_hands_draw_one_after_the_other(stock: str, giver: str, asker: list[str]) -> None:
    table = position("4S", "4H", "KD", stock=stock, turn=1, options=PAIRS)
    assert told(play(table, "0 4")) == ["asked 1 0 4", "gave 0 1 4S", "booked 1 4S 4H", giver, *asker]
    assert table.turn == (1 if asker else 2)


@pytest.mark.parametrize(
    ("stock", "giver", "asker"),
    [("KH 2S ...", "drew 1 KH empty", ["drew 0 2S empty"]), ("KH", "drew 1 KH empty", [])],
    ids=["two-cards-are-left", "one-card-is-left"],
)
def test_m12_whoever_gave_the_last_card_draws_before_the_asker(stock: str, giver: str, asker: list[str]) -> None:
    """Once this holds, ``GIVER_DRAWS_FIRST`` in the plain implementation becomes true."""
    table = position("4H", "4S", "KD", stock=stock, options=PAIRS)
    assert told(play(table, "1 4")) == ["asked 0 1 4", "gave 1 0 4S", "booked 0 4S 4H", giver, *asker]
