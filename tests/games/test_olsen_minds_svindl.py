"""Svindl: computer players see only the evidence, look once a window, and cheat now and then."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from cardtable.cards import Card, cards
from cardtable.engine.chance import FreeChance
from cardtable.games.olsen.players import cheating
from cardtable.games.olsen.players.cheating import WATCHES, Watch, accuses, attention, threshold
from cardtable.games.olsen.players.player import SKILLS, OlsenPlayer
from cardtable.games.olsen.rules import cheating as cheats
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import LET_STAND, SAY_OLSEN, Accuse, FalsePlay, Hide, Slip
from cardtable.games.olsen.rules.game import deal
from cardtable.games.olsen.rules.round import OlsenRound
from cardtable.players.decision import Level, Style
from tests.games.olsen_positions import OPTIONS, play, position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardtable.games.olsen.rules.state import OlsenView

PLAYER = OlsenPlayer()
SEES_ALL = Watch(1.0, 1.0, 1.0, 1.0)
BLIND = Watch(0.0, 0.0, 0.0, 0.0)
CHEATS = (Slip, Hide, FalsePlay)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hard thinks in fewer worlds, where only what is said matters."""
    monkeypatch.setitem(SKILLS, Level.HARD, replace(SKILLS[Level.HARD], worlds=4))  # type: ignore[misc]


@pytest.fixture
def fair(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody cheats and nobody forgets to call."""
    for level in Level:
        monkeypatch.setitem(cheating.MISCHIEF, level, 0.0)  # type: ignore[misc]
        monkeypatch.setitem(cheating.HIDING, level, 0.0)  # type: ignore[misc]
        monkeypatch.setitem(SKILLS, level, replace(SKILLS[level], forgets=0.0, worlds=0))  # type: ignore[misc]


def questions(deals: int, name: str, **house_rules: Any) -> Iterator[tuple[OlsenRound, int, Level]]:
    """Deals of all levels; gives every seat that may say or do something, whoever owes a call first."""
    for number in range(deals):
        rng = Random(f"{name}/{number}")
        rules = OPTIONS["svindl"](**house_rules).rules()
        table, _ = deal(rules, 2 + number % 4, None, FreeChance(rng))
        levels = [list(Level)[int(rng.random() * 3)] for _ in range(table.seats)]
        for step in range(400):
            if table.result is not None:
                break
            awaited = table.awaited()
            others = sorted(
                (seat for seat in range(table.seats) if seat != table.turn), key=lambda at: at not in awaited
            )
            for seat in (*others, table.turn):
                if not table.legal(seat):
                    continue
                yield table, seat, levels[seat]
                decision = PLAYER.choose(table.view(seat), levels[seat], Random(f"{step}/{seat}"))
                if decision is not None:
                    table.play(seat, decision.action, FreeChance(rng))
                    break


def windows(deals: int, name: str) -> Iterator[OlsenView]:
    """What every other player sees of every turn, once, when all calls have been said."""
    seen = set()
    for table, seat, _ in questions(deals, name):
        view = table.view(seat)
        window = (id(table), table.actions, seat)
        if view.window not in (None, seat) and not table.awaited() and window not in seen:
            seen.add(window)
            yield view


def test_attention_is_shared_among_the_watchers() -> None:
    for watchers in range(1, 10):
        alone = attention(0.8, watchers)
        assert 1 - (1 - alone) ** watchers == pytest.approx(0.8)
    assert attention(0.8, 1) == pytest.approx(0.8)
    assert [threshold(seats) for seats in (2, 4)] == [0.5, 0.6]


@pytest.mark.nightly
def test_fair_players_are_accused_by_miscounting_only(fair: None) -> None:
    """Who looks at pile and hand believes a miscounted hand, for a miscounted pile gives itself away."""
    asked = doubtful = wrong = 0
    for view in windows(600, "fair"):
        trace = view.trace
        assert trace is not None
        found = cheating.suspicion(view, Level.MEDIUM, SEES_ALL)
        if not trace.shown:
            assert found is None
            continue
        asked += 1
        doubtful += found is not None
        wrong += found is not None and found.certainty > threshold(view.seats)
    assert 0.01 < doubtful / asked < 0.04
    assert 0.001 < wrong / asked < 0.008


@pytest.mark.nightly
def test_whoever_looks_finds_every_cheat_and_whoever_does_not_finds_none(quick: None) -> None:
    found: Counter[str] = Counter()
    for view in windows(250, "cheats"):
        proof = cheats.proof(view)
        if proof is not None:
            found[proof] += 1
            seen = cheating.suspicion(view, Level.MEDIUM, SEES_ALL)
            assert seen is not None
            # Where everybody else would have seen a hidden card, too, and nobody spoke, it is as likely a miscount.
            assert seen.certainty > threshold(view.seats) or (proof == seen.kind == "hide" and view.seats > 4)
            noticed = cheating.suspicion(view, Level.MEDIUM, BLIND)
            assert noticed is None or noticed.kind == "slip"
    assert min(found["slip"], found["hide"], found["false"]) > 5


@pytest.mark.nightly
def test_nobody_is_accused_without_evidence_that_was_seen(quick: None) -> None:
    accusations = 0
    for table, seat, level in questions(150, "evidence"):
        view = table.view(seat)
        decision = PLAYER.choose(view, level, Random(1))
        if decision is None or not isinstance(decision.action, Accuse):
            continue
        accusations += 1
        found = cheating.suspicion(view, level)
        assert found is not None
        if found.kind == "silent":
            assert legality.call_is_due(view, view.counts[view.window or 0])
        elif cheats.proof(view) is None:
            assert found.kind in ("slip", "hide")
            assert found.certainty < 1
    assert accusations > 50


def test_who_is_asked_again_in_a_window_answers_the_same(quick: None) -> None:
    """Neither the luck of the question nor being asked once more changes what was seen."""
    for number, (table, seat, level) in enumerate(questions(60, "again")):
        view = table.view(seat)
        if number % 3 or view.window in (None, seat):
            continue
        answers = {
            isinstance(getattr(PLAYER.choose(view, level, Random(seed)), "action", None), Accuse) for seed in range(4)
        }
        assert len(answers) == 1


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize(("line", "kind"), [("slip 6C KD", "slip"), ("hide KD; 6C", "hide"), ("false KD", "false")])
def test_a_table_finds_as_many_cheats_as_its_level_says(level: Level, line: str, kind: str) -> None:
    caught = 0
    for number in range(400):
        table = position(top="2C", hand="6C KD 4H 9S", game="svindl", players=3, actions=number)
        play(table, line)
        caught += any(accuses(table.view(seat), level) is not None for seat in (1, 2))
    assert caught / 400 == pytest.approx(getattr(WATCHES[level], kind), abs=0.08)


def test_who_is_known_to_cheat_is_watched_from_the_first_card_as_if_it_had_been_caught() -> None:
    found = {False: 0, True: 0}
    for number in range(400):
        table = position(top="2C", hand="6C KD 4H 9S", game="svindl", players=3, actions=number)
        play(table, "slip 6C KD")
        for known in found:
            views = [PLAYER.warned(table.view(seat), {0} if known else ()) for seat in (1, 2)]
            found[known] += any(accuses(view, Level.MEDIUM) is not None for view in views)
    slips = WATCHES[Level.MEDIUM].slip
    assert found[False] / 400 == pytest.approx(slips, abs=0.08)
    assert found[True] / 400 == pytest.approx(1 - (1 - slips) ** (1 + cheating.WATCHED_WHEN_CAUGHT), abs=0.08)


def test_where_nobody_can_cheat_nobody_is_known_for_it() -> None:
    view = position(top="2C", hand="6C KD 4H 9S", players=3).view(1)
    assert PLAYER.warned(view, {0}) is view


def silent_table(number: int, **house_rules: Any) -> OlsenRound:
    table = position(top="2C", hand="6C KD", game="svindl", actions=number, options=house_rules)
    play(table, "6C")
    return table


@pytest.mark.parametrize("level", list(Level))
def test_a_missing_call_is_held_against_somebody_only_while_it_is_due(level: Level) -> None:
    noticed = 0
    for number in range(400):
        table = silent_table(number)
        noticed += accuses(table.view(1), level) is not None
        play(table, "0 call")
        for innocent in (table, silent_table(number, olsen_enforce="auto")):
            found = cheating.suspicion(innocent.view(1), Level.MEDIUM, SEES_ALL)
            assert found is None or found.certainty < 1
    assert noticed / 400 == pytest.approx(WATCHES[level].silent, abs=0.08)


@pytest.mark.parametrize("level", list(Level))
def test_calls_are_kept_back_now_and_then(level: Level) -> None:
    said = [PLAYER.choose(silent_table(number).view(0), level, Random(number)) for number in range(600)]
    assert all(decision is None or decision.action is SAY_OLSEN for decision in said)
    kept = cheating.MISCHIEF[level] * cheating.SILENCE * 0.5
    expected = 1 - (1 - SKILLS[level].forgets) * (1 - kept)
    assert sum(decision is None for decision in said) / 600 == pytest.approx(expected, abs=0.04)
    again = [PLAYER.choose(silent_table(number).view(0), level, Random(number + 1)) for number in range(600)]
    assert again == said


def tried(hand: str, level: Level, number: int = 900, **more: Any) -> list[Any]:
    """The cheats of so many turns in this position, at different moments of a deal."""
    found = []
    for at in range(number):
        table = position(top="2C", hand=hand, game="svindl", actions=at, **more)
        decision = PLAYER.choose(table.view(0), level, Random(at))
        assert decision is not None
        if isinstance(decision.action, CHEATS):
            found.append(decision.action)
    return found


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
@pytest.mark.parametrize(
    ("hand", "cheat", "likely"), [("KD 4H 9S", FalsePlay, 0.5), ("6C KD 4H", Slip, 0.5), ("6C 7C KD 5S JS", Hide, None)]
)
def test_cheats_are_as_frequent_as_the_level_says(level: Level, hand: str, cheat: Any, likely: float | None) -> None:
    found = tried(hand, level)
    assert {type(action) for action in found} == {cheat}
    expected = 2 * cheating.HIDING[level] if likely is None else cheating.MISCHIEF[level] * likely
    assert len(found) / 900 == pytest.approx(expected * 0.5, abs=0.03)


def test_the_dead_card_is_hidden_and_the_worst_card_slipped() -> None:
    assert {action.card for action in tried("6C 7C KD 5S JS", Level.MEDIUM)} == {Card.parse("KD")}
    assert {(str(action.card), str(action.extra)) for action in tried("6C 8D 4H", Level.MEDIUM)} == {("6C", "4H")}


def test_a_table_that_finds_cheats_is_feared_and_cheated_all_the_same() -> None:
    bold = len(tried("KD 4H 9S", Level.MEDIUM))
    tamed = len(tried("KD 4H 9S", Level.MEDIUM, caught=[6, 0]))
    assert 0.5 * bold < tamed < 0.85 * bold


def test_styles_cheat_and_accuse_more_or_less_readily() -> None:
    views = [table_at(at) for at in range(900)]
    dares = {
        style: sum(cheating.cheat(view, view.legal(), Level.MEDIUM, style) is not None for view in views)
        for style in (Style.CAREFUL, Style.STEADY, Style.BOLD)
    }
    assert dares[Style.CAREFUL] < 0.7 * dares[Style.STEADY] < 0.5 * dares[Style.BOLD]
    assert threshold(3, Style.BOLD) < threshold(3) < threshold(3, Style.CAREFUL)


def test_who_was_caught_is_watched_and_missing_cards_make_all_watchful() -> None:
    table = position(top="2C", hand="6C KD 4H 9S", game="svindl", players=3)
    play(table, "6C")
    assert cheating.watched(table.view(1), 0) == 1
    table.caught[0] = 1
    assert cheating.watched(table.view(1), 0) == 3
    assert cheating.watched(table.view(1), 1) == 1
    hidden = position(top="2C", hand="6C KD 4H 9S", game="svindl", players=3)
    play(hidden, "hide KD; 6C; draw")
    assert cheating.watched(hidden.view(1), 0) == cheating.watched(hidden.view(2), 1) == 1.5
    assert cheating.watched(hidden.view(0), 1) == 1


def found_in(view: OlsenView, **saw: Any) -> cheating.Suspicion | None:
    assert view.trace is not None
    return cheating.weighed(view, view.trace, cheating.Glimpse(**saw), cheating.habits_at(Level.MEDIUM, view.seats))


def test_counts_are_weighed_against_each_other() -> None:
    """A card too many on the pile is believed where the hand agrees, and not where it disagrees."""
    table = position(top="2C", hand="6C KD 4H", game="svindl")
    play(table, "6C")
    view = table.view(1)
    alone, agreed, against = (found_in(view, pile=1, hand=hand) for hand in (None, 1, 0))
    assert alone is not None
    assert agreed is not None
    assert against is not None
    assert against.certainty < alone.certainty < 0.5 < agreed.certainty
    assert (agreed.kind, found_in(view, pile=0, hand=0), found_in(view)) == ("slip", None, None)
    late = position(top="2C", hand="6C KD", game="svindl")
    play(late, "6C; 0 call")
    assert getattr(found_in(late.view(1), pile=1), "certainty", 0) > 0.8
    assert getattr(found_in(late.view(1), pile=0, hand=1), "kind", "") == "hide"
    assert found_in(view, false=True) == cheating.Suspicion("false", 1.0)


def test_no_cheat_once_something_was_drawn() -> None:
    table = position(top="2C", hand="KD 4H 9S", game="svindl", stock="KS JD QH", drawn=1)
    for at in range(60):
        table.actions = at
        decision = PLAYER.choose(table.view(0), Level.MEDIUM, Random(at))
        assert decision is not None
        assert not isinstance(decision.action, CHEATS)


def test_a_win_on_trial_stands_unless_somebody_accuses(fair: None) -> None:
    table = position(top="2C", hand="6C", game="svindl", others={1: "7H 9H JD"})
    play(table, "6C")
    decision = PLAYER.choose(table.view(1), Level.MEDIUM, Random(1))
    assert decision is not None
    assert decision.action is LET_STAND or isinstance(decision.action, Accuse)
    seen: Counter[bool] = Counter()
    for asked, seat, level in questions(40, "stand"):
        if seat == asked.turn:
            answer = PLAYER.choose(asked.view(seat), level, Random(1))
            seen[asked.phase == "stand"] += answer is not None and answer.action is LET_STAND
    assert seen[True] > 20
    assert not seen[False]


def test_a_second_cheat_waits_for_some_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The turns that are open to temptation are a third of all."""
    monkeypatch.setitem(cheating.MISCHIEF, Level.HARD, 100.0)  # type: ignore[misc]
    open_turns = [at for at in range(60) if cheating.cheat(view := table_at(at), view.legal(), Level.HARD)]
    rounds = {at // 4 for at in open_turns}
    assert len(open_turns) == 20
    assert all(later - earlier >= 3 for earlier, later in zip(sorted(rounds), sorted(rounds)[1:], strict=False))


def table_at(actions: int) -> OlsenView:
    return position(top="2C", hand="KD 4H 9S", game="svindl", actions=actions).view(0)


def test_only_own_cards_are_laid_falsely() -> None:
    for action in tried("KD 4H 9S", Level.MEDIUM):
        assert action.card in cards("KD 4H 9S")


def test_whatever_is_said_or_done_in_secret_has_its_reason(quick: None) -> None:
    """A learner sees why "Svindl!" is called, and what a cheat is for."""
    found: Counter[str] = Counter()
    for table, seat, level in questions(60, "reasons"):
        view = table.view(seat)
        decision = PLAYER.choose(view, level, Random(1))
        if decision is not None and isinstance(decision.action, (Accuse, *CHEATS)):
            told = PLAYER.told(view, decision).reasons
            assert told
            found[told[0]] += 1
    assert {"did-not-fit", "hand-shrank", "nothing-fits", "gone-unseen", "two-at-once"} <= set(found)


def test_a_last_card_is_looked_at_closely_and_any_suspicion_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs nothing, as the deal would be lost (V-p)."""
    trial, other = (position(top="2C", hand=hand, game="svindl", players=3) for hand in ("6C", "6C KD 4H"))
    play(trial, "6C")
    play(other, "6C")
    assert cheating.watched(trial.view(1), 0) == 1 + cheating.WATCHED_ON_TRIAL
    for certainty, said, said_else in ((0.0, False, False), (0.3, True, False), (0.9, True, True)):
        found = cheating.Suspicion("slip", certainty)
        monkeypatch.setattr(cheating, "suspicion", lambda view, level, found=found: found)
        assert (accuses(trial.view(1), Level.MEDIUM) is not None) == said
        assert (accuses(other.view(1), Level.MEDIUM) is not None) == said_else


@pytest.mark.parametrize("level", [Level.MEDIUM, Level.HARD])
def test_a_pile_that_grows_by_two_at_the_last_card_is_always_seen(level: Level) -> None:
    """All look when somebody lays the last card, and nobody takes an honest one for two."""
    for number in range(200):
        slipped = position(top="2C", hand="6C KD", game="svindl", players=3)
        honest = position(top="2C", hand="6C", game="svindl", players=3)
        slipped.actions = honest.actions = number
        play(slipped, "slip 6C KD")
        play(honest, "6C")
        assert slipped.provisional
        assert accuses(slipped.view(1), level) is not None
        suspected = accuses(honest.view(1), level)
        assert suspected is None or suspected.kind == "hide"


def test_who_hides_a_card_and_goes_out_with_the_other_is_found() -> None:
    """The last card has to be laid (V11), the one before it need not."""
    table = position(top="2C", hand="6C KD", game="svindl", players=3)
    play(table, "hide KD; 6C")
    view = table.view(1)
    assert (view.provisional, cheats.proof(view)) == (True, "hide")
    found = found_in(view, hand=1, pile=0)
    assert found is not None
    assert (found.kind, found.certainty > 0.5) == ("hide", True)
    # Where the pile was not looked at it may as well have been slipped.
    assert getattr(found_in(view, hand=1), "certainty", 0.0) > 0.8


def test_a_cheat_that_others_might_have_seen_first_is_believed_less() -> None:
    """A miscount is everybody's own, but of many who saw a card vanish one speaks first."""
    table = position(top="2C", hand="6C KD 4H", game="svindl", players=4)
    play(table, "6C")
    view = table.view(1)
    assert view.trace is not None
    habits = cheating.habits_at(Level.HARD, 4)
    saw = cheating.Glimpse(hand=1)
    alone, among_many = (cheating.weighed(view, view.trace, saw, habits, first) for first in (1.0, 0.7))
    assert alone is not None
    assert among_many is not None
    assert among_many.certainty < alone.certainty
