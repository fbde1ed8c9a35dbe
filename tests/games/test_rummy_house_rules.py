"""Every house rule of contract rummy where it matters: each value is seen to do what the rules say (section 1C)."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.cards import packs
from cardtable.engine.chance import SeededChance
from cardtable.games.rummy.rules import legality
from cardtable.games.rummy.rules.game import deal
from cardtable.games.rummy.rules.scoring import points
from cardtable.resources import rule_text
from tests.games import house_rules
from tests.games.house_rules import Matter
from tests.games.rummy_positions import OPTIONS, code, play, position

pytestmark = pytest.mark.whole

RUN_AND_SET = {"kinaskak": 1, "shanghai": 2}
TWO_SETS = {"kinaskak": 2, "shanghai": 1}
BOTH = ("kinaskak", "shanghai")


def packs_dealt(game: str, options: dict[str, Any]) -> Any:
    rules = OPTIONS[game](**options).rules()
    tables = [deal(rules, seats, 0, 0, SeededChance("x"))[0] for seats in range(2, 9)]
    return [len(list(table.all_cards())) // 55 for table in tables]


def jokers_in_a_set(game: str, options: dict[str, Any]) -> Any:
    def laid(one: str) -> str | None:
        table = position(game, number=TWO_SETS[game], hand=f"{one} 9C 9D 9H KD QC", options=options)
        return code(table, 0, f"down {one} / 9C 9D 9H")

    run = "4C JK1 JK2 7C"
    table = position(game, number=RUN_AND_SET[game], hand=f"{run} 9C 9D 9H KD QC", options=options)
    beside = code(table, 0, f"down {run} / 9C 9D 9H")
    return [*(laid(one) for one in ("7H 7D JK1", "7H JK1 JK2", "7H 7D JK1 JK2")), beside]


def sets_of_one_rank(game: str, options: dict[str, Any]) -> Any:
    hand = "8H 8D 8C 8H-2 8S 8S-2 9C 9D 9H KD QC"
    table = position(game, number=TWO_SETS[game], hand=hand, options=options)
    return [code(table, 0, f"down 8H 8D 8C / {other}") for other in ("8H-2 8S 8S-2", "9C 9D 9H")]


def several_runs(game: str, options: dict[str, Any]) -> Any:
    hand = "3H 4H 5H 6H 7H 8H 9H 10H JH 3S 4S 5S 6S 7S 8S KD QC"
    table = position(game, number=3, hand=hand, options=options)
    lines = ("3S 4S 5S 6S", "7H 8H 9H 10H", "8H 9H 10H JH", "6H 7H 8H 9H")
    return [code(table, 0, f"down {('3H 4H 5H 6H' if '6H' not in line else '3S 4S 5S 6S')} / {line}") for line in lines]


def laying_off_at_once(game: str, options: dict[str, Any]) -> Any:
    hand = "8H 8D 8C 9C 9D 9H 8S KD QC 2C" if game == "shanghai" else "8H 8D 8C 9C 9D 9H 8S KD QC"
    table = position(game, number=TWO_SETS[game], hand=hand, options=options)
    play(table, "0 down 8H 8D 8C / 9C 9D 9H")
    at_once = code(table, 0, "off 8S 0")
    table.laid_this_turn = False
    assert code(table, 0, "off 8S 0") is None, "from the next turn on it is always allowed"
    return at_once


def a_joker_that_was_taken(game: str, options: dict[str, Any]) -> Any:
    table = position(game, hand="7D 9S KC", melds="5D 6D JK1 8D", down=(0, 1), options=options)
    play(table, "0 swap 7D 0 2")
    return code(table, 0, "discard KC"), table.must_play is not None


def a_buy_too_many(game: str, options: dict[str, Any]) -> Any:
    table = position(game, hand="2H", upcard="9D", phase="offer", bought=[0, 3, 0, 0], options=options)
    refused = code(table, 1, "buy")
    play(table, "0 draw")
    if 1 in table.asked:
        play(table, "1 buy; 2 pass; 3 pass")
    return refused, table.bought[1], table.penalties


def buying_when_down(game: str, options: dict[str, Any]) -> Any:
    table = position(game, hand="2H", upcard="9D", phase="offer", down=(2,), options=options)
    refused = code(table, 2, "buy")
    play(table, "0 draw")
    return refused, table.asked


def buying_ones_own(game: str, options: dict[str, Any]) -> Any:
    asked = []
    for players in (2, 4):
        table = position(
            game, hand="2H", upcard="9D", phase="offer", players=players, discarder=players - 1, options=options
        )
        refused = code(table, players - 1, "buy")
        play(table, "0 draw")
        asked.append(players - 1 in table.asked)
        assert refused == ("nothing-to-buy" if asked[-1] else "own-discard")
    return asked


def who_gets_it(game: str, options: dict[str, Any]) -> Any:
    """Seats 3 and 1 want it, 3 says so first; 1 plays sooner, 3 sits sooner after dealer 1, and 1 draws higher."""
    table = position(game, hand="2H", upcard="9D", phase="offer", stock="6C 5C 4C 3C", options=options)
    table.dealer = 1
    events = play(table, "0 draw; 3 buy")
    quick = table.phase != "window"
    if not quick:
        events += play(table, "2 pass; 1 buy")
    return (
        table.bought.index(1),
        quick,
        [str(card) for event in events if event.kind == "drew-for-it" for card in event.cards],
    )


def renewing(game: str, options: dict[str, Any]) -> Any:
    table = position(game, hand="2H", options=options)
    found = []
    for table.reshuffles in range(7):
        found.append(legality.may_renew(table))
    table.idle = 10
    return found, legality.may_renew(table)


def rounds(game: str, options: dict[str, Any]) -> Any:
    return OPTIONS[game](**options).rules().rounds


def rounds_without_the_second(game: str, options: dict[str, Any]) -> Any:
    return rounds(game, {"round_2": False, **options})


def chosen_rounds(game: str, options: dict[str, Any]) -> Any:
    return rounds(game, {"length": "chosen", **options})


def longer_melds(game: str, options: dict[str, Any]) -> Any:
    table = position(game, number=1, hand="8H 8D 8C 8S 9C 9D 9H KD QC", options=options)
    long = code(table, 0, "down 8H 8D 8C 8S / 9C 9D 9H")
    play(table, "0 down 8H 8D 8C / 9C 9D 9H; 0 off 8S 0")
    return long


def a_joker_of_a_set(game: str, options: dict[str, Any]) -> Any:
    table = position(game, hand="9S 7D KC", melds="9C 9D JK1 / 5D 6D JK2 8D", down=(0, 1), options=options)
    return code(table, 0, "swap 9S 0 2"), code(table, 0, "swap 7D 1 2")


def price(game: str, options: dict[str, Any]) -> Any:
    table = position(game, hand="2H", upcard="9D", phase="offer", stock="AC AD AS AH", options=options)
    play(table, "0 draw; 1 pass; 2 buy; 3 pass")
    return [str(card) for card in table.hands[2][5:]], [str(card) for card in table.hands[0]]


def last_discards(game: str, options: dict[str, Any]) -> Any:
    found = []
    for number in (1, 9, 10):
        table = position(game, number=number, hand="KC", melds="9H 9D 9C", down=(0, 1), options=options)
        found.append(code(table, 0, "discard KC"))
    return found


def keeping_the_last(game: str, options: dict[str, Any]) -> Any:
    one = position(game, hand="KC", melds="9H 9D 9C", down=(0, 1), options=options)
    two = position(game, hand="KC QC", melds="9H 9D 9C", down=(0, 1), options=options)
    found = code(one, 0, "keep"), code(two, 0, "keep")
    assert ("keep-last" in [action.kind for action in one.legal(0)]) == (found[0] is None)
    if found[0] is None:
        play(one, "0 keep")
        assert (one.turn, one.phase, len(one.hands[0])) == (1, "window" if one.asked else "offer", 1)
    return found


def price_list(game: str, options: dict[str, Any]) -> Any:
    preset = OPTIONS[game](**options).rules().points
    by_rank = {card.rank: card for card in packs(1, 0)}
    (joker,) = packs(1, 1)[-1:]
    return [points([card], preset) for card in [*(by_rank[rank] for rank in sorted(by_rank)), joker]]


def blind(game: str, options: dict[str, Any]) -> Any:
    """All in one turn with a joker; without one; and laid off only after the turn of laying down."""
    found = []
    for hand in ("8H 8D JK1 / 9C 9D 9H", "8H 8D 8C / 9C 9D 9H"):
        table = position(game, number=1, hand=hand.replace("/", ""), options=options)
        play(table, f"0 down {hand}")
        found.append(table.result.scores[0])
    later = position(game, hand="8S", melds="8H 8D 8C", down=(0, 1), options=options)
    play(later, "0 off 8S 0")
    return [*found, later.result.scores[0]]


MATTERS = [
    Matter("packs", packs_dealt, {"default": [3] * 7, "per-two": [2, 2, 2, 3, 3, 4, 4]}, ("kinaskak",)),
    Matter(
        "jokers", jokers_in_a_set,
        {
            "any": [None] * 4, "half": [None, "no-meld", None, None], "one": [None, *["no-meld"] * 3],
            "apart": [None, "no-meld", None, "jokers-touch"],
        }, BOTH,
    ),
    Matter("set_ranks", sets_of_one_rank, {False: [None, None], True: ["same-rank", None]}, BOTH),
    Matter(
        "run_suits", several_runs,
        {"different": [None, "same-suit", "same-suit", None], "any": [None, None, None, None]}, ("kinaskak",),
    ),
    Matter(
        "run_suits", several_runs,
        {"any": [None, None, None, None], "apart": [None, "runs-touch", None, None]}, ("shanghai",),
    ),
    Matter("layoff_same_turn", laying_off_at_once, {True: None, False: "next-turn"}, BOTH),
    Matter(
        "swap_hold", a_joker_that_was_taken,
        {True: (None, False), False: ("joker-must-be-played", True)}, ("kinaskak",),
    ),
    Matter(
        "buy_over", a_buy_too_many,
        {"pay": ("nothing-to-buy", 4, [0, 200, 0, 0]), "forbidden": ("bought-enough", 3, [0, 0, 0, 0])}, ("kinaskak",),
    ),
    Matter(
        "buy_down", buying_when_down,
        {True: ("nothing-to-buy", [1, 2, 3]), False: ("down-cannot-buy", [1, 3])}, ("kinaskak",),
    ),
    Matter("buy_own", buying_ones_own, {"never": [False, False], "always": [True, True]}, ("kinaskak",)),
    Matter(
        "buy_own", buying_ones_own,
        {"two": [True, False], "always": [True, True], "never": [False, False]}, ("shanghai",),
    ),
    Matter(
        "buy_priority", who_gets_it,
        {"draw": (1, False, ["6C", "5C"]), "turn": (1, False, []), "fastest": (3, True, [])}, ("kinaskak",),
    ),
    Matter(
        "buy_priority", who_gets_it,
        {"dealer": (3, False, []), "turn": (1, False, []), "fastest": (3, True, [])}, ("shanghai",),
    ),
    Matter(
        "blocked", renewing,
        {
            3: ([True] * 3 + [False] * 4, False), 2: ([True] * 2 + [False] * 5, False),
            5: ([True] * 5 + [False] * 2, False), 0: ([True] * 7, False),
        }, BOTH,
    ),
    Matter(
        "length", rounds_without_the_second,
        {
            "all": (0, 1, 2, 3, 4, 5, 6, 7), "short": (0, 3, 5, 7), "first-five": (0, 1, 2, 3, 4),
            "chosen": (0, 2, 3, 4, 5, 6, 7),
        }, ("kinaskak",),
    ),
    *(
        Matter(
            f"round_{number + 1}", chosen_rounds,
            {True: tuple(range(8)), False: tuple(other for other in range(8) if other != number)}, ("kinaskak",),
        )
        for number in range(8)
    ),
    Matter(
        "length", rounds,
        {"all": (0, 1, 2, 3, 4, 5, 6, 7, 8, 9), "short": (0, 3, 6, 9), "first-five": (0, 1, 2, 3, 4)}, ("shanghai",),
    ),
    Matter("exact", longer_melds, {False: None, True: "other-length"}, ("shanghai",)),
    Matter("runs_only", a_joker_of_a_set, {False: (None, None), True: ("joker-of-a-set", None)}, ("shanghai",)),
    Matter(
        "buy_cost", price,
        {2: (["9D", "AC", "AD"], ["2H", "AS"]), 1: (["9D", "AC"], ["2H", "AD"])}, ("shanghai",),
    ),
    Matter(
        "out_discard", last_discards,
        {"never": ["no-discard-out"] * 3, "but-last": [None, None, "no-discard-out"], "always": [None] * 3},
        ("shanghai",),
    ),
    Matter(
        "float_one", keeping_the_last,
        {False: ("discard-to-end", "discard-to-end"), True: (None, "float-one")}, ("shanghai",),
    ),
    Matter(
        "points", price_list,
        {
            "shanghai": [15, *[5] * 8, *[10] * 4, 50], "clubs": [15, *[5] * 9, *[10] * 3, 15],
            "pips": [15, 2, 3, 4, 5, 6, 7, 8, 9, *[10] * 4, 15], "family": [20, *[5] * 6, *[10] * 6, 50],
        }, ("shanghai",),
    ),
    Matter("blind", blind, {False: [0, 0, 0], True: [-25, -50, 0]}, ("shanghai",)),
]  # fmt: skip


@pytest.mark.parametrize(("game", "matter", "value"), house_rules.cases(MATTERS), ids=house_rules.name)
def test_a_house_rule_where_it_matters(game: str, matter: Matter, value: Any) -> None:
    assert matter.look(game, {matter.key: value}) == matter.seen[value]
    if OPTIONS[game]().to_json()[matter.key] == value:
        assert matter.look(game, {}) == matter.seen[value], "this value is the default"


def test_every_house_rule_has_its_place() -> None:
    house_rules.hold(MATTERS, OPTIONS)


def test_the_rounds_of_kinaskak_count_only_where_they_are_chosen() -> None:
    model = OPTIONS["kinaskak"]
    assert [one.when for one in model.catalogue() if one.key.startswith("round_")] == [("length", "chosen")] * 8
    assert [rule.key for rule, _ in model(round_2=False).house_rules()] == []
    assert [rule.key for rule, _ in model(length="chosen", round_2=False).house_rules()] == ["length", "round_2"]


def test_what_is_special_in_round_8_is_not_said_of_the_last_round() -> None:
    """A match may leave round 8 out; then its last round is played as the others, with a purchase and a discard."""
    rules = OPTIONS["kinaskak"](length="first-five").rules()
    last = rules.rounds[-1]
    assert (rules.buys(last), rules.may_discard_out(last), rules.uses_all(last)) == (3, True, False)
    for language, name in (
        ("en", "last round"),
        ("is", "síðustu umferðinni"),
        ("nb", "siste runden"),
        ("de", "letzten"),
    ):
        book = rule_text("kinaskak", language)
        for chapter in ("contracts", "buying"):
            text = book.partition(f"{{#{chapter}}}")[2].partition("\n## ")[0]
            assert name not in text, (language, chapter)
    last_five = OPTIONS["shanghai"](length="first-five", out_discard="but-last")
    assert last_five.rules().may_discard_out(4)
    assert "last round" not in last_five.option("out_discard").label("but-last").source
