"""The computer players of Veiðimaður, and the rounds they imagine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cardtable.cards import RANKS, cards, packs
from cardtable.engine.chance import SeededChance
from cardtable.games.veidimadur.players.determinization import imagine, worlds
from cardtable.games.veidimadur.players.player import VeidimadurPlayer
from cardtable.games.veidimadur.presentation.speech import WHY
from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from cardtable.games.veidimadur.rules.round import VeidimadurRound
from cardtable.games.veidimadur.rules.state import VeidimadurView
from cardtable.players.decision import Decision, Level, Style
from tests.games.veidimadur_positions import (
    CHANCE,
    GAME,
    TEXTS,
    action,
    play,
    position,
    questions,
    random_steps,
    some_match,
)

PLAYER = VeidimadurPlayer()
ANY: dict[str, Any] = {"asking": "any"}
PAIRS: dict[str, Any] = {"books": "pairs"}
FORGETTING = (Level.EASY, Level.MEDIUM)


def decide(table: VeidimadurRound, level: Level, seed: int = 1, seat: int | None = None) -> Decision:
    """What a player does, and why."""
    found = PLAYER.choose(table.view(table.turn if seat is None else seat), level, Random(seed))
    assert found is not None
    return found


def asks(table: VeidimadurRound, level: Level, seeds: int = 12) -> set[tuple[Any, str]]:
    """Every question that comes with some luck, and its reason."""
    found = [decide(table, level, seed) for seed in range(seeds)]
    return {(one.action, why(table.view(table.turn), one)) for one in found}


def why(view: VeidimadurView, decision: Decision) -> str:
    """The code of the reason that a hint gives; empty where there is none."""
    return next(iter(PLAYER.told(view, decision).reasons), "")


@pytest.mark.parametrize("level", list(Level))
def test_every_level_asks_legally_for_what_it_holds_and_repeats_itself(level: Level) -> None:
    for seed in range(3 if level is Level.HARD else 24):
        rng = Random(seed)
        match = some_match(rng)
        match.deal()
        for step in range(24):
            table: Any = match.round
            if table.result is not None:
                break
            view = table.view(table.turn)
            decision = PLAYER.choose(view, level, Random(step))
            assert decision == PLAYER.choose(view, level, Random(step))
            assert decision is not None
            assert decision.action in view.legal()
            assert isinstance(decision.action, Ask)
            assert decision.action.rank in {card.rank for card in view.hand}
            assert WHY.keys() >= set(PLAYER.told(view, decision).reasons)
            for other in (None, *range(table.seats)):
                if other != table.turn:
                    assert PLAYER.choose(table.view(other), level, Random(step)) is None
            match.play(table.turn, decision.action)


# -- what everybody heard ----------------------------------------------------------------------------------------------

SEVEN, KING = TEXTS["7"], TEXTS["K"]
SURE: list[tuple[str, VeidimadurRound, str, str]] = [
    (
        "a-card-that-was-shown", position("KS 8S 7S", "7H 7C 9S", "4S 9H", stock="...", known=[[], cards("7C"), []]),
        "1 7", "sure",
    ),
    (
        "a-rank-that-was-asked-for", position("KS 8S 7S", "7H 9S", "KH 9H", stock="...", holds=[[], [], [KING]]),
        "2 K", "sure",
    ),
    (
        "most-cards-first",
        position("KS 8S 7S", "7H 7C 9S", "KC 9H", stock="...", known=[[], cards("7H 7C"), cards("KC")]),
        "1 7", "sure",
    ),
    (
        "what-completes-a-book",
        position("KS 8S 8H 8C", "7H KC KD 9S", "8D 9H", stock="...", known=[[], cards("KC KD"), cards("8D")]),
        "2 8", "completes",
    ),
    (
        "shown-and-asked-for-together",
        position("KS KH 7S", "7H KC KD 9S", "4S 9H", stock="...", known=[[], cards("KC"), []], holds=[[], [KING], []]),
        "1 K", "completes",
    ),
    (
        "a-pair-needs-one", position("KS 7S", "7H 9S", "4S 9H", stock="...", holds=[[], [SEVEN], []], options=PAIRS),
        "1 7", "completes",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("table", "asked", "why"), [row[1:] for row in SURE], ids=[row[0] for row in SURE])
def test_who_remembers_asks_what_is_sure(table: VeidimadurRound, asked: str, why: str) -> None:
    assert asks(table, Level.HARD) == {(action(asked), why)}


@pytest.mark.parametrize("level", FORGETTING)
def test_the_others_forget_what_was_heard_long_ago_and_never_what_was_just_heard(level: Level) -> None:
    """Kings that seat 2 asked for, and then many other questions; asked again, a player remembers the same."""
    found = []
    for dealer in range(3):
        for later in range(0, 13, 3):
            table = position("KS 8S 7S", "7H 9S", "KH 9H", stock="...", holds=[[], [], [KING]], dealer=dealer)
            others = [(1, 2, rank) for rank in RANKS if rank is not KING][:later]
            table.questions = [(2, 1, KING), *others]
            views = {action("2 K") in {one} for one, _ in asks(table, level, 12)}
            found.append((later, views == {True}))
    assert all(sure for later, sure in found if not later)
    assert not all(sure for later, sure in found if later)


@pytest.mark.parametrize("level", FORGETTING)
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_asks_its_own_last_question_again_where_it_must_fail(level: Level, seats: int) -> None:
    asked = 0
    for seed in range(3):
        match = some_match(Random(f"again{seed}"), VeidimadurRules(), seats)
        match.deal()
        table: Any = match.round
        last: dict[int, Any] = {}
        while table.result is None:
            decision = decide(table, level, seed)
            assert isinstance(decision.action, Ask)
            open_ = [one for one in questions(table) if table.fresh[one.seat][one.rank - 1]]
            if decision.action == last.get(table.turn):
                assert table.fresh[decision.action.seat][decision.action.rank - 1] or not open_
            last[table.turn] = decision.action
            asked += 1
            table.play(table.turn, decision.action, CHANCE)
    assert asked > 100


def test_the_middle_player_asks_for_what_it_holds_most_of_and_elsewhere_after_a_refusal() -> None:
    table = position("7S 7H 7C KS 8S", "9S 4S", "9H 4H", stock="...")
    assert {one.rank for one, _ in asks(table, Level.MEDIUM, 30)} == {SEVEN}
    table.questions = [(0, 1, SEVEN), (1, 2, TEXTS["9"])]
    found = {one for one, _ in asks(table, Level.MEDIUM, 60)}
    assert action("1 7") not in found
    assert action("2 7") in found
    assert found - {action("2 7")}


def test_what_was_heard_in_play_is_used_at_once() -> None:
    """Seat 1 asks for sevens in vain; seat 2 draws one in its turn, misses, and next time asks for what it heard."""
    table = position("KS 8S", "7S 7H 9S", "4S 9H", stock="5S 7C 6S 6H ...", turn=1)
    play(table, "2 7; 0 4; 1 K; 0 5")
    assert (table.turn, table.holds[1]) == (2, [SEVEN, TEXTS["5"]])
    assert asks(table, Level.HARD) == {(action("1 7"), "sure")}


def test_nobody_who_remembers_asks_where_there_is_none() -> None:
    level = Level.HARD
    table = position("7S", "9S 4S", "9H 4H", stock="...")
    table.fresh[1][SEVEN - 1] = 0
    assert {one for one, _ in asks(table, level)} == {action("2 7")}
    table.fresh[2][SEVEN - 1] = 0
    assert {one for one, _ in asks(table, level)} <= {action("1 7"), action("2 7")}


@pytest.mark.parametrize("level", list(Level))
def test_nobody_asks_its_own_last_question_again_as_long_as_there_is_another(level: Level) -> None:
    """Where all have been heard to hold none, there is still another seat."""
    table = position("7S", "9S 4S", "9H 4H", stock="...", questions=[(0, 1, SEVEN)])
    table.fresh[1][SEVEN - 1] = table.fresh[2][SEVEN - 1] = 0
    assert {one for one, _ in asks(table, level)} == {action("2 7")}


@pytest.mark.parametrize("level", list(Level))
def test_nobody_asks_for_what_it_does_not_hold_even_where_it_might(level: Level) -> None:
    table = position("KS 8S", "7H 7C 9S", "4S 9H", stock="...", known=[[], cards("7C"), []], options=ANY)
    assert {one.rank for one, _ in asks(table, level)} <= {KING, TEXTS["8"]}


def test_questions_are_kept_while_their_rank_is_in_play_and_each_once() -> None:
    table = position("7S 7H 7C KS", "7D 4S", "9H 4H", stock="...", turn=2)
    play(table, "0 9; 0 4; 1 K")
    assert table.questions[:1] == [(2, 0, TEXTS["9"])]
    table.turn = 0
    play(table, "1 7")
    assert all(rank is not SEVEN for _, _, rank in table.questions)
    assert len(set(table.questions)) == len(table.questions)


def test_guesses_are_made_among_all_that_is_possible() -> None:
    table = position("7S KD", "9S 4S", "9H 4H", stock="...")
    for level in (Level.EASY, Level.MEDIUM):
        assert {one for one, _ in asks(table, level, 60)} == set(questions(table))


def test_the_best_player_asks_where_most_cards_are_hidden() -> None:
    table = position("7S", "9S", "9H 4H 2S 3S 5S 6S 7H 8S 10S JS", stock="...")
    assert asks(table, Level.HARD) == {(action("2 7"), "likely")}


def test_the_best_player_asks_first_where_it_cannot_miss() -> None:
    """All that is not in sight lies in one hand: three queens make a book, and then it asks for the eight."""
    table = position("QS 8S 8H", "QH QC QD 8C", "8D", known=[[], [], cards("8D")])
    table.known[2], table.fresh[2] = [], [1] * 13
    assert {one for one, _ in asks(table, Level.HARD)} <= {action("1 Q"), action("1 8")}


def test_the_best_player_says_nothing_that_is_not_known() -> None:
    """Both hold one seven and one king as far as anyone knows, but of the king everybody has heard."""
    table = position("7S KD", "9S 4S", "9H 4H", stock="...", holds=[[KING], [], []])
    assert {(one.rank, why) for one, why in asks(table, Level.HARD)} == {(KING, "tells-nothing")}


def choices(rounds: int, level: Level = Level.HARD) -> Iterator[tuple[VeidimadurView, Decision]]:
    """What computer players asked where there was a choice, at any table."""
    for seed in range(rounds):
        rng = Random(seed)
        match = some_match(rng)
        match.deal()
        while not (match.over or match.between_rounds):
            table: Any = match.round
            decision = decide(table, level, rng.randrange(10**6))
            if len(questions(table)) > 1:
                yield table.view(table.turn), decision
            match.play(table.turn, decision.action)


def test_every_hint_keeps_a_reason_that_is_true() -> None:
    told = [PLAYER.told(view, decision).reasons for view, decision in choices(8)]
    assert len(told) > 200
    assert sum(not reasons for reasons in told) <= len(told) // 100


def test_reasons_that_are_not_true_are_not_told() -> None:
    table = position("KS 8S 8H", "7H 8C 9S", "KH 9H", stock="...", holds=[[], [TEXTS["8"]], []])
    view = table.view(0)
    true = {code: PLAYER.claims[code].holds(view, action("1 8")) for code in PLAYER.claims}
    assert true == {
        "sure": True, "completes": False, "guess": False, "likely": True, "likely-held": False,
        "likely-several": True, "builds": True, "builds-too": True, "tells-nothing": False, "as-good": True,
    }  # fmt: skip
    assert not PLAYER.claims["sure"].holds(view, action("2 K"))
    assert not PLAYER.claims["builds"].holds(view, action("1 K"))
    table.fresh[2][KING - 1] = 0
    assert not PLAYER.claims["likely"].holds(table.view(0), action("2 K"))


def true_of(table: VeidimadurRound, text: str) -> set[str]:
    """Which comparisons with other questions hold."""
    compared = {"likely", "likely-held", "likely-several", "builds", "builds-too"}
    view = table.view(0)
    return {one for one in compared if PLAYER.claims[one].holds(view, action(text))}


@pytest.mark.parametrize(
    ("hand", "asked", "true"),
    [
        ("7S 7H KS 8S", "1 7", {"builds", "builds-too", "likely-several"}),
        ("7S 7H KS 8S", "1 K", {"likely"}),
        ("7S 7H KS KH 8S", "1 7", {"builds-too", "likely-several"}),
        ("7S 7H KS KH", "1 7", {"likely", "likely-several"}),
        ("7S 7H 7C KS KH 8S", "1 K", {"likely-several"}),
        ("7S 7H 7C KS KH 8S", "1 7", {"builds", "builds-too"}),
        ("7S", "1 7", {"likely"}),
    ],
)
def test_a_question_is_called_best_where_no_other_is_better(hand: str, asked: str, true: set[str]) -> None:
    """Seat 1 holds five hidden cards and seat 2 four; the fewer are held, the more are out there."""
    table = position(hand, "9S 9H 4S 4H 2C", "9C 9D 4C 4D", stock="...")
    assert true_of(table, asked) == true


def test_what_is_not_held_may_be_likelier_where_it_may_be_asked_for() -> None:
    table = position("7S 7H", "9S 9H 4S 4H 2C", "9C 9D 4C 4D", stock="...", options=ANY)
    assert true_of(table, "1 7") >= {"likely-held"}
    assert "likely" not in true_of(table, "1 7")


@pytest.mark.parametrize("style", [Style.CAREFUL, Style.GREEDY, Style.BOLD])
@pytest.mark.parametrize("level", list(Level))
def test_styles_are_felt(level: Level, style: Style) -> None:
    """They ask something else now and then, and still take what is surely there."""
    other = 0
    for number, (view, decision) in enumerate(choices(4, level)):
        leaning = PLAYER.choose(view, level, Random(number), style)
        steady = PLAYER.choose(view, level, Random(number))
        assert leaning is not None
        assert leaning.action in view.legal()
        other += leaning != steady
        if level is Level.HARD and why(view, decision) in ("sure", "completes"):
            assert leaning.action == decision.action
    assert other > 0


# -- imagined rounds ---------------------------------------------------------------------------------------------------


def test_imagined_rounds_agree_with_the_view() -> None:
    for seed in range(30):
        rng = Random(seed)
        for table in random_steps(some_match(rng), rng):
            if rng.random() < 0.85:
                continue
            for seat in (None, *range(table.seats)):
                view = table.view(seat)
                world = imagine(view, rng)
                world.check()
                assert world.view(seat) == view
                assert sorted(world.all_cards()) == list(packs())


def test_imagined_rounds_go_on_for_ever_and_share_nothing() -> None:
    table = position("7S KD", "7H 4S", "4H", stock="...")
    found = worlds(table.view(0), Random(1))
    first, second = next(found), next(found)
    play(first, "1 7")
    assert (second.known, second.hands[0]) == ([[], [], []], cards("7S KD"))
    assert table.hands[0] == cards("7S KD")


def likely_hands(table: VeidimadurRound, seed: int = 1, number: int = 300) -> set[tuple[str, ...]]:
    """All hands of the others that are imagined."""
    rng = Random(seed)
    return {
        tuple(
            " ".join(map(str, sorted(hand, key=lambda card: (card.rank, card.suit))))
            for hand in imagine(table.view(0), rng).hands[1:]
        )
        for _ in range(number)
    }


POSSIBLE: list[tuple[str, tuple[str, str], dict[str, Any], set[tuple[str, ...]]]] = [
    (
        "nothing-was-heard", ("8H KH", "KS KC"), {},
        {("8H KS", "KH KC"), ("8H KH", "KS KC"), ("8H KC", "KS KH"), ("KS KH", "8H KC"), ("KS KC", "8H KH"),
         ("KH KC", "8H KS")},
    ),
    (
        "a-card-was-shown", ("8H KH", "KS KC"), {"known": [[], cards("8H"), []]},
        {("8H KS", "KH KC"), ("8H KH", "KS KC"), ("8H KC", "KS KH")},
    ),
    (
        "a-rank-was-asked-for", ("KS KH", "8H KC"), {"holds": [[], [], [TEXTS["8"]]]},
        {("KS KH", "8H KC"), ("KS KC", "8H KH"), ("KH KC", "8H KS")},
    ),
    (
        "two-ranks-were-asked-for", ("8H KH", "KS KC"), {"holds": [[], [TEXTS["8"], KING], []]},
        {("8H KS", "KH KC"), ("8H KH", "KS KC"), ("8H KC", "KS KH")},
    ),
    (
        "a-card-and-a-rank", ("8H KH", "KS KC"), {"known": [[], [], cards("KS")], "holds": [[], [TEXTS["8"]], []]},
        {("8H KH", "KS KC"), ("8H KC", "KS KH")},
    ),
    (
        "a-seat-had-no-king-and-drew-one-card-since", ("8H KH", "KS KC"),
        {"fresh": [[4] * 13, [*[2] * 12, 1], [2] * 13]},
        {("8H KS", "KH KC"), ("8H KH", "KS KC"), ("8H KC", "KS KH")},
    ),
    (
        "a-seat-has-no-eight", ("KS KH", "8H KC"), {"fresh": [[4] * 13, [*[2] * 7, 0, *[2] * 5], [2] * 13]},
        {("KS KH", "8H KC"), ("KS KC", "8H KH"), ("KH KC", "8H KS")},
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("hands", "heard", "possible"), [row[1:] for row in POSSIBLE], ids=[row[0] for row in POSSIBLE]
)
def test_everything_that_is_possible_is_imagined_and_nothing_else(
    hands: tuple[str, str], heard: dict[str, Any], possible: set[tuple[str, ...]]
) -> None:
    """An eight and three kings lie in two hands of two cards each, and the stock is empty."""
    assert likely_hands(position("8S 8C 8D KD", *hands, **heard)) == possible


TIGHT_FRESH = [
    [1, 1, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 0],
    [6, 6, 6, 3, 0, 4, 6, 0, 3, 0, 6, 6, 6],
    [1, 3, 3, 2, 3, 3, 1, 3, 0, 1, 3, 3, 1],
    [0, 2, 3, 2, 3, 2, 0, 2, 3, 0, 3, 0, 0],
    [0, 5, 1, 5, 0, 0, 2, 4, 5, 0, 2, 0, 5],
]


def tight() -> VeidimadurRound:
    """Much was asked in vain and nothing is left to draw: play with pairs and any rank has led here."""
    return position(
        "2H AS", "7D AH 2S KC JS 6S 3H QC", "2D 3D 6C 5D", "9S 3C 5S JD 8H QH", "2C KD 9C 8S 3S 7C", turn=3,
        known=[cards("AS"), cards("JS 3H"), cards("5D"), cards("JD 8H QH"), cards("7C")],
        fresh=[row[:] for row in TIGHT_FRESH], options={**PAIRS, **ANY},
    )  # fmt: skip


def test_hands_are_found_wherever_there_are_some() -> None:
    table = tight()
    for seed in range(60):
        assert imagine(table.view(3), Random(seed)).view(3) == table.view(3)


# -- strength ----------------------------------------------------------------------------------------------------------


def share(challenger: Level, champion: Level, rounds: int, seats: int) -> float:
    """How many of so many rounds one player wins against equal ones at all other seats."""
    rng = Random(1)
    won = 0.0
    for number in range(rounds):
        table, _ = GAME.deal(VeidimadurRules(), seats, number % seats, [], SeededChance(f"{number // seats}"))
        while table.result is None:
            decision = decide(table, champion if table.turn else challenger, rng.randrange(10**6))
            table.play(table.turn, decision.action, CHANCE)
        won += (0 in table.result.winners) / len(table.result.winners)
    return won / rounds


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_remembers_more_wins_more(seats: int) -> None:
    """Of two players the middle one hardly does: there it hears one other only."""
    if seats > 2:
        assert share(Level.MEDIUM, Level.EASY, 500, seats) > 1.05 / seats
    assert share(Level.HARD, Level.MEDIUM, 500, seats) > 1.05 / seats


def test_the_best_player_does_not_ask_for_the_same_turn_after_turn() -> None:
    """Where everybody knows of a rank, asking for it tells nothing; it is dull all the same."""
    repeats = turns = 0
    for number in range(4):
        match = some_match(Random(f"repeats{number}"), VeidimadurRules(), 3)
        match.deal()
        table: Any = match.round
        missed: dict[int, Any] = {}
        acting = -1
        while table.result is None:
            decision = decide(table, Level.HARD, number)
            assert isinstance(decision.action, Ask)
            if (
                table.turn != acting
                and table.turn in missed
                and len({card.rank for card in table.hands[table.turn]}) > 1
            ):
                turns += 1
                repeats += decision.action.rank is missed[table.turn]
            acting = table.turn
            missed[acting] = decision.action.rank
            table.play(acting, decision.action, CHANCE)
    assert turns > 60
    assert repeats / turns < 0.15
