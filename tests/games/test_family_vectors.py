"""The vectors U, S, K, L and V of the rules (sections 3.2 to 3.6), as data, against the real round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from cardtable.cards import cards, shown
from cardtable.engine.round import RoundResult
from cardtable.games.catalogue import GameEntry
from cardtable.games.olsen.entries import ENTRIES
from cardtable.games.olsen.rules import scoring
from cardtable.games.olsen.rules.round import OlsenRound
from tests.games.olsen_positions import OPTIONS, code, legal, play, position, required

pytestmark = pytest.mark.whole

PAID = ("penalized", "fined", "took-owed", "stepped-down")


@dataclass
class Vector:
    """A position, a line that must be legal, and what must hold after it; ``None`` is: not asked.

    ``refused`` and ``legal`` are asked for ``seat``, unless a text begins with a seat of its own. ``paid`` are the
    cards that somebody had to take at once, as (seat, number), in order.
    """

    id: str
    state: dict[str, Any]
    line: str = ""
    seat: int = 0
    hands: dict[int, str] = field(default_factory=dict)
    counts: dict[int, int] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    legal: set[str] | None = None
    required: str | None = None
    named: str | None = None
    top: str | None = None
    bottom: str | None = None
    pile: int | None = None
    turn: int | None = None
    owed: int | None = None
    direction: int | None = None
    levels: tuple[int, ...] | None = None
    due: tuple[int, ...] | None = None
    paid: list[tuple[int, int]] | None = None
    trial: bool | None = None
    winner: int | None = None
    told: str | None = None
    untold: tuple[str, ...] = ()


def up(top: str, hand: str, **more: Any) -> dict[str, Any]:
    return {"game": "upp_og_nidur", "top": top, "hand": hand, **more}


def klikk(hand: str, players: int = 2, **more: Any) -> dict[str, Any]:
    return {"game": "klikk", "top": "5C", "hand": hand, "players": players, **more}


def langi(top: str, hand: str, *levels: int, **more: Any) -> dict[str, Any]:
    return {
        "game": "langi", "top": top, "hand": hand, "levels": list(levels), "players": max(2, len(levels)), **more,
    }  # fmt: skip


def svindl(hand: str, **more: Any) -> dict[str, Any]:
    return {"game": "svindl", "top": "2C", "hand": hand, **more}


LITERAL = {"ace_king": False}
UP = [
    Vector("U1", up("2D", "AS 3H 4C"), legal={"AS", "3H"}, refused={"4C": "no-neighbour"}),
    Vector("U4", up("9S", "10D QC"), "10D", turn=1, refused={"QC": "not-your-turn"}, hands={0: "QC"}),
    Vector("U4 chain", up("9S", "10D QC JH 2C"), "10D", refused={"QC": "no-neighbour"}, legal={"JH", "end"}, turn=0),
    Vector(
        "U6", up("9S", "8D 2H 2C", others={1: "7H 9H 8C 5D 10D"}), "8D",
        seat=1, turn=1, legal={"7H", "9H"}, top="8D",
        refused={"0 name S": "not-your-turn", "name S": "suits-do-not-count"},
    ),
    Vector("U8", up("KS", "AD QC 2H"), legal={"AD", "QC"}, refused={"2H": "no-neighbour"}),
    Vector("U9", up("KS", "AD QC 2H", options=LITERAL), legal={"QC"}, refused={"AD": "no-neighbour"}),
    Vector("U10", up("QS", "KD AC 2H"), "0 KD; 0 AC; 0 2H", winner=0, hands={0: ""}, paid=[]),
    Vector("U13", up("5S", "3D KC", stock="4D"), "0 draw; 0 4D; 0 3D", hands={0: "KC"}, due=(0,), turn=1),
    Vector("U13 drawn", up("5S", "3D KC", stock="4D"), "draw", legal={"4D"}, refused={"draw": "must-play"}),
    Vector(
        "U14", up("5S", "KD 9C", stock="JH JD 2S"), "draw; draw; draw",
        legal={"pass"}, counts={0: 5}, refused={"draw": "three-draws"},
    ),
    Vector("U15", up("5S", "6D 5H 4C 3D"), "0 6D; 0 5H; 0 4C; 0 3D", winner=0, hands={0: ""}, paid=[]),
    Vector("U15 before the last", up("5S", "6D 5H 4C 3D"), "0 6D; 0 5H; 0 4C", due=(), turn=0, legal={"3D", "end"}),
    Vector("U17", up("8H", "7C KD"), legal={"7C"}, refused={"KD": "no-neighbour"}),
]  # fmt: skip

K1 = klikk("2C KD 3S", 3, others={1: "9C AH"}, stock="KS QH 10D")
K3 = klikk("2C KD 3S", 3, others={1: "2D 9H AH"}, stock="KS QH 10D")
STACK = {"stack_twos": True}
KLIKK = [
    Vector(
        "K1", K1, "0 2C", seat=1, turn=1, owed=2, legal={"take"},
        refused={"9C": "owes-cards", "draw": "owes-cards", "pass": "owes-cards"}, counts={1: 2},
    ),
    Vector("K1 taken", K1, "0 2C; 1 take", seat=1, turn=1, owed=0, counts={1: 4}, legal={"9C"}, paid=[(1, 2)]),
    Vector("K1 laid", K1, "0 2C; 1 take; 1 9C", turn=2, owed=0, counts={1: 3}),
    Vector(
        "K1 stuck", klikk("2C KD 3S", 3, others={1: "9H AH"}, stock="KS QH 10D JD 7H"),
        "0 2C; 1 take; 1 draw; 1 draw; 1 draw; 1 pass", turn=2, counts={1: 7}, paid=[(1, 2)],
    ),
    Vector("K3", K3, "0 2C", seat=1, legal={"take"}, refused={"2D": "owes-cards"}, owed=2),
    Vector("K3 stack_twos", {**K3, "options": STACK}, "0 2C; 1 2D", seat=2, turn=2, owed=4, legal={"take"}, paid=[]),
    Vector(
        "K3 stack_twos taken", {**K3, "options": STACK}, "0 2C; 1 2D; 2 take",
        seat=2, turn=2, owed=0, counts={2: 8}, paid=[(2, 4)],
    ),
    Vector("K4", K3, "0 2C; 1 take; 1 2D", seat=2, turn=2, owed=2, counts={1: 4}, legal={"take"}, paid=[(1, 2)]),
    Vector("K5", klikk("2C 2D KD 3S", 3), "0 2C; 0 2D; 1 take", turn=1, counts={1: 8}, paid=[(1, 4)], owed=0),
    Vector("K7", klikk("AC AD KD 3S", 4), "0 AC; 0 AD", direction=1, turn=1),
    Vector("K7 one", klikk("AC KD 3S", 4), "0 AC", direction=-1, turn=3),
    Vector("K8", klikk("AC KD 3S"), "0 AC", turn=1),
    Vector("K8 skip", klikk("AC KD 3S", options={"reverse2": "skip"}), "0 AC", turn=0),
    Vector("K9", klikk("QC KD 3S", 3), "0 QC", turn=2, direction=1),
    Vector("K10", klikk("QC KD 3S"), "0 QC", turn=0),
    Vector("K11", klikk("QC QD KD 3S", 4), "0 QC; 0 QD", turn=3),
    Vector("K12", klikk("QC QD KD 3S"), "0 QC; 0 QD", turn=0),
    *(
        Vector(
            f"K14 {start}", {**klikk(f"9C KD 3H {start[0]}D", 3), "top": start},
            turn=0, owed=0, direction=1, legal={"9C", f"{start[0]}D"}, refused={"take": "nothing-owed"},
        )
        for start in ("2C", "AC", "QC")
    ),
    Vector(
        "K15", klikk("2C KD", 3, stock="3H 4H 6H 7H 9H"), "0 2C; 1 take",
        turn=1, hands={0: "3H 4H 6H KD"}, counts={1: 6}, paid=[(0, 3), (1, 2)], owed=0,
    ),
    Vector(
        "K16", klikk("2C KD 3S", others={1: "9C"}, called=[False, True], stock="9D 9H"),
        "0 2C; 1 take; 1 9C; 1 9D; 1 end",
        seat=1, hands={1: "9H"}, due=(1,), paid=[(1, 2)],
    ),
    Vector(
        "K16 silent", klikk("2C KD 3D", others={1: "9C"}, called=[False, True], stock="9D 9H 4C"),
        "0 2C; 1 take; 1 9C; 1 9D; 1 end; 0 KD", hands={1: "4C 9H AS 2S"}, paid=[(1, 2), (1, 3)],
    ),
    Vector("K18", klikk("8D KH 3S"), "0 8D; 0 name H", required="H", named="H", turn=1, owed=0, direction=1),
    Vector("K19", klikk("2C", 3), "0 2C", winner=0, hands={0: ""}, paid=[], counts={1: 4, 2: 4}, untold=("imposed",)),
]  # fmt: skip

SEVEN_EIGHT = (7, 8)
L13 = langi("2C", "5C 6D", 8, 8, others={1: "9C 3H 4H"})
LANGI = [
    Vector("L2", langi("KS", "7D 8C", *SEVEN_EIGHT), legal={"7D"}, refused={"8C": "does-not-fit"}),
    Vector(
        "L3", langi("KS", "2D 3D", *SEVEN_EIGHT, others={1: "7D 8C"}, turn=1),
        seat=1, legal={"8C"}, refused={"7D": "does-not-fit"},
    ),
    Vector("L4", langi("KS", "7D 9S 4D", *SEVEN_EIGHT), "0 7D; 0 name H", required="H", named="H", top="7D", turn=1),
    Vector(
        "L5", langi("7D", "2D 3D", *SEVEN_EIGHT, others={1: "7C 4D 9S"}, named="H", turn=1),
        seat=1, legal={"7C"}, refused={"4D": "named-suit"},
    ),
    Vector(
        "L5 laid", langi("7D", "2D 3D", *SEVEN_EIGHT, others={1: "7C 4D 9S"}, named="H", turn=1), "1 7C",
        turn=0, required="C", untold=("suit-named",),
    ),
    Vector("L10", langi("2C", "6C", 1, 8), "6C", winner=0, hands={0: ""}, paid=[], levels=(1, 8)),
    Vector("L10 not before", langi("2C", "6C", 2, 8), "6C", levels=(1, 8), counts={0: 5}, turn=1, paid=[(0, 5)]),
    Vector(
        "L12", langi("2C", "3D 4D", 7, 8, 8, others={1: "5D 6D", 2: "6C"}, turn=2), "2 6C",
        levels=(7, 8, 7), hands={0: "3D 4D", 1: "5D 6D"}, counts={2: 5}, turn=0, paid=[(2, 5)],
    ),
    Vector("L13", L13, "0 5C; 1 9C", counts={0: 4}, paid=[(0, 3)]),
    Vector("L13 called", L13, "0 5C; 0 call; 1 9C", hands={0: "6D"}, paid=[]),
    Vector(
        "L14", langi("2C", "6C", 8, 8, below="", stock="3C 4C"), "6C",
        counts={0: 3}, hands={0: "2C 3C 4C"}, pile=1, top="6C", levels=(7, 8), paid=[(0, 3)], turn=1, told="reshuffled",
    ),
    Vector(
        "L15", langi("2C", "6C", 8, 8, options={"langi_shared": True}), "6C",
        levels=(7, 7), counts={0: 5}, paid=[(0, 5)], turn=1,
    ),
    Vector(
        "L15 sevens", langi("2C", "6C", 8, 8, options={"langi_shared": True}, others={1: "7D 8D"}), "6C",
        seat=1, legal={"7D"}, refused={"8D": "does-not-fit"},
    ),
]  # fmt: skip

FOUR = "6C KD 4H 9S"
V1 = svindl(FOUR)
V4 = svindl(FOUR, others={1: "3C 10D"})
V10 = svindl("6C KD 4H", others={1: "3C 10D 4D"})
V18 = svindl("6C KD", others={1: "3C 10D"})
V20 = svindl(FOUR, players=3)
SVINDL = [
    Vector("V1", V1, "slip 6C KD", top="6C", counts={0: 2}, pile=3, turn=1, required="C"),
    Vector(
        "V2", V1, "slip 6C KD; 1 accuse 0", counts={0: 6}, top="6C", pile=2, turn=1, paid=[(0, 3)], told="took-back",
        refused={"1 accuse 0": "nobody-to-accuse"},
    ),
    Vector(
        "V4", V4, "6C; 1 accuse 0", counts={0: 3, 1: 5}, turn=1, top="6C", pile=2, paid=[(1, 3)],
        refused={"1 accuse 0": "accused-already"}, hands={0: "4H 9S KD"},
    ),
    Vector(
        "V5", svindl("6C 6D KD 4H", others={1: "3C 10D"}), "6C; 6D; 1 accuse 0",
        counts={0: 2, 1: 5}, turn=1, top="6D", paid=[(1, 3)],
    ),
    Vector(
        "V6", svindl("KD 4H 9S", others={1: "3C KC 4D 5S"}), "false KD",
        seat=1, top="KD", required="D", counts={0: 2}, turn=1, refused={"3C": "does-not-fit"}, pile=2,
    ),
    Vector("V10", V10, "0 hide KD; 0 6C", hands={0: "4H"}, due=(0,), turn=1, pile=2, top="6C"),
    Vector("V12", V10, "0 hide KD; 0 6C; 0 call; 1 3C", hands={0: "4H"}, bottom="KD", pile=4, paid=[], due=()),
    Vector("V13", svindl("6C"), refused={"hide 6C": "hide-last"}),
    Vector("V14", V1, "hide KD", refused={"slip 6C 4H": "one-cheat", "hide 4H": "one-cheat", "false 4H": "one-cheat"}),
    Vector("V15", V18, "slip 6C KD", trial=True, turn=1, hands={0: ""}, refused={"1 draw": "win-on-trial"}),
    Vector("V15 stands", V18, "slip 6C KD; 1 let-stand", winner=0, hands={0: ""}, paid=[]),
    Vector(
        "V16", V18, "slip 6C KD; 1 accuse 0", counts={0: 4}, turn=1, trial=False, top="6C", pile=2, paid=[(0, 3)],
    ),
    Vector("V18", V18, "6C; 1 3C", hands={0: "KD"}, paid=[]),
    Vector("V18 let-stand", V18, "6C; 1 let-stand", hands={0: "KD"}, paid=[], turn=1, due=()),
    Vector("V19", V18, "6C; 1 accuse 0", counts={0: 4, 1: 2}, paid=[(0, 3)], top="6C", turn=1, untold=("took-back",)),
    Vector(
        "V20", V20, "slip 6C KD; 1 accuse 0", counts={0: 6, 2: 4}, paid=[(0, 3)], turn=1,
        refused={"2 accuse 0": "nobody-to-accuse"},
    ),
    Vector(
        "V21", V20, "6C", refused={"0 accuse 0": "accuse-yourself", "1 accuse 2": "accuse-last"}, turn=1,
    ),
]  # fmt: skip

VECTORS = [*UP, *KLIKK, *LANGI, *SVINDL]


def _split(text: str, seat: int) -> tuple[int, str]:
    first, _, rest = text.partition(" ")
    return (int(first), rest) if first.isdigit() else (seat, text)


def _check_table(vector: Vector, table: OlsenRound) -> None:
    for seat, hand in vector.hands.items():
        assert sorted(table.hands[seat]) == sorted(cards(hand)), shown(table.hands[seat])
    for seat, count in vector.counts.items():
        assert len(table.hands[seat]) == count
    if vector.required is not None:
        assert required(table) == vector.required
    if vector.named is not None:
        assert table.named is not None
        assert table.named.letter == vector.named
    if vector.top is not None:
        assert str(table.pile[-1]) == vector.top
    if vector.bottom is not None:
        assert str(table.pile[0]) == vector.bottom
    if vector.pile is not None:
        assert len(table.pile) == vector.pile
    for name in ("turn", "owed", "direction"):
        wanted = getattr(vector, name)
        assert wanted is None or getattr(table, name) == wanted, name
    if vector.levels is not None:
        assert tuple(table.levels) == vector.levels
    if vector.trial is not None:
        assert table.provisional == vector.trial
        assert table.result is None


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.id)
def test_vector(vector: Vector) -> None:
    """One row of the tables."""
    table = position(**vector.state)
    assert len(list(table.all_cards())) == 52
    events = play(table, vector.line)
    assert len(list(table.all_cards())) == 52
    _check_table(vector, table)
    for text, reason in vector.refused.items():
        assert code(table, *_split(text, vector.seat)) == reason, text
    if vector.legal is not None:
        plain = {one for one in legal(table, vector.seat) if one.split()[0] not in ("accuse", "let-stand")}
        assert plain == vector.legal
    if vector.due is not None:
        assert table.awaited() == vector.due
    kinds = [event.kind for event in events]
    if vector.paid is not None:
        assert [(event.seat, event.number) for event in events if event.kind in PAID] == vector.paid
    assert vector.told is None or vector.told in kinds
    assert not set(vector.untold) & set(kinds)
    if vector.winner is None:
        assert table.result is None
    else:
        assert table.result is not None
        assert table.result.winners == (vector.winner,)
        assert kinds[-1] == "went-out"
        assert "suit-named" not in kinds


def test_the_ids_are_those_of_the_tables() -> None:
    ids = {vector.id.split()[0] for vector in VECTORS}
    wanted = {
        "U": (1, 4, 6, 8, 9, 10, 13, 14, 15, 17),
        "K": (1, 3, 4, 5, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 19),
        "L": (2, 3, 4, 5, 10, 12, 13, 14, 15),
        "V": (1, 2, 4, 5, 6, 10, 12, 13, 14, 15, 16, 18, 19, 20, 21),
    }
    assert ids == {f"{letter}{number}" for letter, numbers in wanted.items() for number in numbers}


def test_v1_everybody_sees_the_card_the_hand_and_the_pile_but_not_what_is_tucked() -> None:
    table = position(**V1)
    play(table, "slip 6C KD")
    for seat in (1, None):
        view = table.view(seat)
        assert str(view.top) == "6C"
        assert view.counts[0] == 2
        assert view.pile[-2] is None
        assert len(view.pile) == 3


def test_v2_the_tucked_card_comes_back_and_then_three_are_drawn() -> None:
    table = position(**V1, stock="3S 5S 7S")
    events = play(table, "slip 6C KD; 1 accuse 0")
    assert shown(sorted(table.hands[0])) == shown(sorted(cards("4H 9S KD 3S 5S 7S")))
    assert [event.kind for event in events][-3:] == ["accused", "took-back", "fined"]


def test_k15_the_penalty_is_drawn_before_the_owed_cards() -> None:
    table = position(**klikk("2C KD", 3, stock="3H 4H 6H 7H 9H", others={1: "10S JS"}))
    play(table, "0 2C")
    assert [event.kind for event in play(table, "1 take")] == ["penalized", "took-owed"]
    assert shown(table.hands[1][-2:]) == "7H 9H"


def test_u15_no_call_is_due_at_any_step_of_a_chain_that_ends_the_hand() -> None:
    table = position(**up("5S", "6D 5H 4C 3D"))
    for card in ("6D", "5H", "4C"):
        play(table, f"0 {card}")
        assert table.awaited() == ()
        assert table.turn == 0


# -- 3.6: points -------------------------------------------------------------------------------------------------------

HANDS = [
    ("S1", "3H 3D QS 6C 7D", 30),
    ("S5", "AS 2S 3S 4S 5S 6S 7S 9S", 40),
    ("S6", "AH", 5),
    ("S7", "10D 9D", 15),
    ("seed example 2", "9C JS 8H", 40),
]


@pytest.mark.parametrize(("row", "hand", "points"), HANDS)
def test_s_the_cards_left_are_counted(row: str, hand: str, points: int) -> None:
    assert scoring.points(cards(hand)) == points
    table = position(game="med_stigum", top="2C", hand="KC", others={1: hand})
    play(table, "0 KC")
    assert table.result is not None
    assert table.result.scores == (0, points)
    assert table.result.winners == (0,)


def entry(game: str) -> GameEntry:
    return next(one for one in ENTRIES if one.game.id == game)


def rounds(*scores: tuple[int, ...]) -> list[RoundResult]:
    """Rounds with these penalty points."""
    return [RoundResult((one.index(0),) if 0 in one else (), one, "out", one) for one in scores]


@pytest.mark.parametrize("tie", ["shared", "playoff"])
def test_s13_a_tie_for_the_lowest_total(tie: str) -> None:
    options = OPTIONS["med_stigum"](score_tie=tie)
    results = rounds((255, 0, 155), (250, 310, 155))
    standing = scoring.standing(options.rules(), 3, results)
    assert standing == entry("med_stigum").game.standing(options, 3, results)
    assert standing.totals == (505, 310, 310)
    assert standing.leaders == (1, 2)
    assert standing.over is (tie == "shared")


def test_s14_after_ten_rounds_the_lowest_total_wins_and_totals_end_nothing() -> None:
    options = OPTIONS["med_stigum"](score_mode="10r")
    game = entry("med_stigum").game
    results = rounds((12, 0, 20), *[(20, 20, 20)] * 8, (40, 38, 80))
    final = game.standing(options, 3, results)
    assert final.totals == (212, 198, 260)
    assert final.over
    assert final.leaders == (1,)
    assert not game.standing(options, 3, results[:9]).over
    assert not game.standing(options, 3, rounds((900, 0, 700))).over
