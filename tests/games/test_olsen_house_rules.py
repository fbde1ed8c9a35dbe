"""Every house rule of the Ólsen family where it matters, in every game that has it (section 1.8)."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import Card
from cardtable.engine.chance import SeededChance
from cardtable.engine.round import RoundResult
from cardtable.games.catalogue import entry
from cardtable.games.olsen.rules import scoring
from cardtable.games.olsen.rules.game import deal
from cardtable.games.olsen.rules.house_rules import Rules
from tests.games import house_rules
from tests.games.house_rules import Matter
from tests.games.olsen_positions import OPTIONS, code, luck, play, position

pytestmark = pytest.mark.whole

ALL = tuple(OPTIONS)
WITH_SUITS = tuple(game for game in ALL if game != "upp_og_nidur")
FIT = dict.fromkeys(WITH_SUITS, ("6C", "10C")) | {"upp_og_nidur": ("6C", "7D")}


class OnTop:
    """Luck that turns this card up at first, and the cards in their order after the next shuffle."""

    def __init__(self, start: str, seats: int) -> None:
        self.start = Card.parse(start)
        self.below = 5 * seats
        self.shuffles = 0

    def shuffle(self, some: Any) -> list[Card]:
        found = [card for card in sorted(some) if card is not self.start]
        self.shuffles += 1
        found.insert(len(found) - self.below if self.shuffles == 1 else 0, self.start)
        return found

    def pick(self, n: int) -> int:
        return 0


def started(game: str, options: dict[str, Any], start: str, seats: int = 3) -> Any:
    return deal(OPTIONS[game](**options).rules(), seats, seats - 1, OnTop(start, seats))  # type: ignore[arg-type]


def packs_dealt(game: str, options: dict[str, Any]) -> Any:
    rules = OPTIONS[game](**options).rules()
    tables = [deal(rules, seats, 0, OnTop("2C", seats))[0] for seats in (2, 6, 7, 10)]  # type: ignore[arg-type]
    return [len(list(table.all_cards())) // 52 for table in tables]


def cards_dealt(game: str, options: dict[str, Any]) -> Any:
    """How many everybody gets, and how many packs that takes with some and with no more than one."""
    found = []
    for decks in ("auto", "1"):
        rules = OPTIONS[game](**options, decks=decks).rules()
        tables = [deal(rules, seats, 0, SeededChance("dealt"))[0] for seats in (2, 5, 6, 7, 10)]
        assert len({len(hand) for table in tables for hand in table.hands}) == 1
        found.append((len(tables[0].hands[0]), [len(list(table.all_cards())) // 52 for table in tables]))
    return found


def several_of_one_rank(game: str, options: dict[str, Any]) -> Any:
    table = position(game=game, top="9C", hand="6C 6D KH", options=options)
    play(table, "0 6C")
    return table.phase, table.turn


def changing_at_once(game: str, options: dict[str, Any]) -> Any:
    """In the first turn: another suit, a changer, and a companion of another suit; then the same in the second."""
    found = []
    for had_turn in ([], [True, False]):
        table = position(game=game, top="9C", hand="9D 8C 6C 6H KH", options=options, had_turn=had_turn)
        refused = [code(table, 0, card) for card in ("9D", "8C", "6C")]
        play(table, "0 6C")
        found.append((refused, code(table, 0, "6H"), table.turn))
    return found


def drawing_at_will(game: str, options: dict[str, Any]) -> Any:
    top, fitting = FIT[game]
    return code(position(game=game, top=top, hand=f"{fitting} 2S", options=options), 0, "draw")


def a_changer_turned_up(game: str, options: dict[str, Any]) -> Any:
    rank = "8" if game != "langi" else str(options.get("langi_start", 8))
    table, events = started(game, options, f"{rank}H")
    returned = [str(event.card) == f"{rank}H" for event in events if event.kind == "start-returned"]
    return table.free, str(table.pile[-1]) == f"{rank}H", returned


def last_changer(game: str, options: dict[str, Any]) -> Any:
    return [code(position(game=game, top="9C", hand=hand, options=options), 0, "8C") for hand in ("8C", "8C 7D")]


def forgetting_to_call(game: str, options: dict[str, Any]) -> Any:
    """The others say nothing, and the next player acts: how many cards whoever was silent holds then."""
    top, fitting = FIT[game]
    table = position(game=game, top=top, hand=f"{fitting} 2S", options=options)
    play(table, f"0 {fitting}")
    act(table)
    return len(table.hands[0])


def act(table: Any) -> None:
    """Seat 1 does what it may, whatever it is; words do not count."""
    move = next(one for one in table.legal(1) if one.kind in ("play", "draw", "let-stand"))
    table.play(1, move, luck())


def calling_for_all(game: str, options: dict[str, Any]) -> Any:
    top, fitting = FIT[game]
    table = position(game=game, top=top, hand=f"{fitting} 2S", options=options)
    refused = code(table, 0, "call")
    play(table, f"0 {fitting}")
    return refused, table.called[0]


def a_silent_last_card(game: str, options: dict[str, Any]) -> Any:
    """Whether the silent last card counts when the next player has acted."""
    top, fitting = FIT[game]
    table = position(game=game, top=top, hand=fitting, options=options, stock="2C 3C 4C 5C 6D")
    if game == "langi":
        table.levels = [1, 1]
    play(table, f"0 {fitting}")
    if table.result is None:
        act(table)
    return table.result is not None, len(table.hands[0])


def somebody_is_out(game: str, options: dict[str, Any]) -> Any:
    top, fitting = FIT[game]
    table = position(game=game, top=top, hand=fitting, players=3, options=options)
    play(table, f"0 {fitting}")
    return table.result is not None, table.out, scoring.goal(table.rules, 3)


def wins(game: str, options: dict[str, Any]) -> Any:
    rules = OPTIONS[game](**options).rules()
    won = RoundResult((0,), (1, 0), "out", (0, 3))
    return next(number for number in range(9) if scoring.standing(rules, 2, [won] * number).over)


def ace_and_king(game: str, options: dict[str, Any]) -> Any:
    pairs = (("KC", "AD"), ("AC", "KD"))
    return [code(position(game=game, top=top, hand=f"{card} 5H", options=options), 0, card) for top, card in pairs]


def points(game: str, options: dict[str, Any]) -> Any:
    """When a match is over in which one of three loses 90 points in each round."""
    rules = OPTIONS[game](**options).rules()
    lost = RoundResult((0,), (0, 7, 90), "out", (0, 1, 5))
    return next(number for number in range(40) if scoring.standing(rules, 3, [lost] * number).over)


def a_tie(game: str, options: dict[str, Any]) -> Any:
    rules = OPTIONS[game](**options).rules()
    last = RoundResult((0,), (300, 300, 520), "out", (0, 0, 9))
    more = RoundResult((0,), (0, 5, 9), "out", (0, 1, 2))
    return [scoring.standing(rules, 3, results).over for results in ([last], [last, more])]


def taking_two(game: str, options: dict[str, Any]) -> Any:
    table = position(game=game, top="2C", hand="9D 5H", phase="owe", owed=2, options=options)
    play(table, "0 take")
    return table.turn, len(table.hands[0])


def answering_a_two(game: str, options: dict[str, Any]) -> Any:
    table = position(game=game, top="2C", hand="2D 5H", phase="owe", owed=2, options=options)
    refused = code(table, 0, "2D")
    if refused is None:
        play(table, "0 2D")
    return refused, table.owed


def an_ace_when_two_play(game: str, options: dict[str, Any]) -> Any:
    table = position(game=game, top="9C", hand="AC 5H 6H", options=options)
    play(table, "0 AC")
    return table.turn


def groups_that_act(game: str, options: dict[str, Any]) -> Any:
    table = position(game=game, top="9C", hand="2C 2D 5H 6H", players=3, options=options)
    play(table, "0 2C; 0 2D")
    return table.owed


def start_card_acts(game: str, options: dict[str, Any]) -> Any:
    table, _ = started(game, options, "2H")
    return table.phase, table.owed


def first_changer(game: str, options: dict[str, Any]) -> Any:
    return started(game, options, "2H")[0].levels


def whose_changer(game: str, options: dict[str, Any]) -> Any:
    table = position(game=game, top="9C", hand="10C", players=3, options=options)
    play(table, "0 10C")
    return table.levels


def a_caught_cheat(game: str, options: dict[str, Any]) -> Any:
    table = position(game=game, top="9C", hand="10D 5H 6H", options=options)
    play(table, "0 false 10D; 1 accuse 0")
    return str(table.pile[-1]), len(table.hands[0])


def time_limit(game: str, options: dict[str, Any]) -> Any:
    table = position(game=game, top="9C", hand="10D 5H 6H", options=options)
    play(table, "0 false 10D")
    trial = entry(game).stage.waiting.reaction_window(table.view(1))
    assert trial is not None
    return trial.seconds


MATTERS = [
    Matter("decks", packs_dealt, {"auto": [1, 1, 2, 2], "1": [1] * 4, "2": [2] * 4}, ALL),
    Matter(
        "dealt", cards_dealt,
        {
            5: [(5, [1, 1, 1, 2, 2]), (5, [1] * 5)], 6: [(6, [1, 1, 1, 2, 2]), (6, [1, 1, 1, 1, 2])],
            8: [(8, [1, 1, 2, 2, 2]), (8, [1, 1, 1, 2, 2])],
        }, ALL,
    ),
    Matter("multi_rank", several_of_one_rank, {True: ("chain", 0), False: ("play", 1)}, WITH_SUITS),
    Matter(
        "first_turn", changing_at_once,
        {
            "any": [([None] * 3, None, 0)] * 2,
            "suit": [(["stay-with-suit", "stay-with-suit", None], "not-your-turn", 1), ([None] * 3, None, 0)],
        }, WITH_SUITS,
    ),
    Matter("voluntary_draw", drawing_at_will, {False: "must-play", True: None}, ALL),
    Matter(
        "start_changer", a_changer_turned_up,
        {
            "any": (True, True, []), "suit": (False, True, []), "another": (False, False, [True]),
        }, WITH_SUITS,
    ),
    Matter("out_on_changer", last_changer, {True: [None, None], False: ["last-eight", None]}, WITH_SUITS),
    Matter("olsen_enforce", forgetting_to_call, {"auto": 4, "caught": 1}, ALL),
    Matter("olsen_auto", calling_for_all, {False: (None, False), True: ("said-for-you", True)}, ALL),
    Matter("olsen_olsen_required", a_silent_last_card, {False: (True, 0), True: (False, 3)}, ALL),
    Matter(
        "play_on", somebody_is_out, {False: (True, [], 1), True: (False, [0], 2)}, ("olsen", "upp_og_nidur", "klikk"),
    ),
    Matter("first_to", wins, {1: 1, 2: 2, 3: 3, 5: 5}, tuple(game for game in ALL if game != "med_stigum")),
    Matter("ace_king", ace_and_king, {True: [None, None], False: ["no-neighbour"] * 2}, ("upp_og_nidur",)),
    Matter(
        "score_mode", points,
        {"500": 6, "300": 4, "200": 3, "100": 2, "10r": 10, "5r": 5, "20r": 20}, ("med_stigum",),
    ),
    Matter("score_tie", a_tie, {"shared": [True, True], "playoff": [False, True]}, ("med_stigum",)),
    Matter("two_skips", taking_two, {False: (0, 4), True: (1, 4)}, ("klikk",)),
    Matter("stack_twos", answering_a_two, {False: ("owes-cards", 2), True: (None, 4)}, ("klikk",)),
    Matter("reverse2", an_ace_when_two_play, {"none": 1, "skip": 0}, ("klikk",)),
    Matter("group_effects", groups_that_act, {"each": 4, "once": 2}, ("klikk",)),
    Matter("start_effects", start_card_acts, {False: ("play", 0), True: ("owe", 2)}, ("klikk",)),
    Matter("langi_start", first_changer, {8: [8] * 3, 6: [6] * 3, 4: [4] * 3}, ("langi",)),
    Matter("langi_shared", whose_changer, {False: [7, 8, 8], True: [7, 7, 7]}, ("langi",)),
    Matter("takeback", a_caught_cheat, {True: ("9C", 6), False: ("10D", 5)}, ("svindl",)),
    Matter("window_s", time_limit, {number: number for number in (3, 2, 4, 5, 6, 7, 8, 0)}, ("svindl",)),
]  # fmt: skip


@pytest.mark.parametrize(("game", "matter", "value"), house_rules.cases(MATTERS), ids=house_rules.name)
def test_a_house_rule_where_it_matters(game: str, matter: Matter, value: Any) -> None:
    assert matter.look(game, {matter.key: value}) == matter.seen[value]
    if OPTIONS[game]().to_json()[matter.key] == value:
        assert matter.look(game, {}) == matter.seen[value], "this value is the default"


def test_every_house_rule_has_its_place() -> None:
    house_rules.hold(MATTERS, OPTIONS)


def test_the_default_rules_are_those_of_the_options() -> None:
    assert {game: model().rules() for game, model in OPTIONS.items()} == {
        "olsen": Rules(), "upp_og_nidur": Rules(neighbours=True), "med_stigum": Rules(scored=True),
        "klikk": Rules(effects=True), "langi": Rules(ladder=True),
        "svindl": Rules(cheating=True, olsen_enforce="caught"),
    }  # fmt: skip
