"""Looking back at what a person decided."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, pairwise
from random import Random
from typing import Any

import pytest

from cardtable.app import judge_requests as judging
from cardtable.app.ai_process import LOST, AiProcess
from cardtable.app.judge_requests import Judged, Judgement, Trial, Verdict, judge, judgement_to_json
from cardtable.app.review import LOST_FOR_GOOD, MOMENTS, Balance, Choice, Review, reviewable
from cardtable.engine.match import Match, Seat
from cardtable.games.olsen.rules.actions import CATCH
from cardtable.games.san_da_yi.rules.scoring import facts_of, needed
from cardtable.games.two_of_three.rules.actions import DRAW
from cardtable.messages import source_text
from cardtable.players.decision import Decision
from cardtable.players.evaluation import Mistake, Unit, Worth
from tests.conformance.common import GAMES, NAMES, choose, few_worlds
from tests.every_game import every_game
from tests.games.olsen_positions import action, position

TIME_LIMIT = 800.0
# Ends of deals that random play reaches soon.
DEALS = 1


def played(game: str, seed: str = "1", persons: int = 1, lines: int = 0, deals: int = DEALS) -> Match:
    """A match that was played at random: so many deals to their end, and so many lines of the next one."""
    known, rng = every_game()[game].game, Random(f"review/{game}/{seed}")
    seats = [Seat(name, None if at < persons else "easy") for at, name in enumerate(NAMES[: known.usual_seats])]
    longer = {one.key: 3 for one in known.options.catalogue() if one.key == "first_to"}
    match = Match(known, known.options.read(longer), seats, f"review{seed}")
    while len(match.results) < deals and not match.over:
        _line(match, rng)
    for _ in range(lines):
        if not match.over:
            _line(match, rng)
    return match


def _line(match: Match, rng: Random) -> None:
    if match.between_rounds:
        match.deal()
    else:
        match.play(*choose(match, rng))


class Asked:
    """Questions of a review that wait, and answers made of nothing."""

    def __init__(self, match: Match, seat: int = 0) -> None:
        self.trials: list[Trial] = []
        self.review = Review(match, seat, self._take)
        while self.review.read_next():
            pass

    def _take(self, trial: Trial) -> int:
        self.trials.append(trial)
        return len(self.trials)

    def answer(self, cost: float = 0.0, error: float = 0.1, silent: bool = False) -> None:
        """Answer the question that is under way: the other way would have been better by this."""
        trial = self.trials[-1]
        best = None if silent else Decision(trial.view.legal()[0])
        found = Judgement(best, Unit.POINTS, Worth(cost, 1.0, 20), Worth(0.0, 1.0, 20, cost, error))
        self.review.hear(Judged(len(self.trials), found))

    def fail(self, failure: str) -> None:
        self.review.hear(Judged(len(self.trials), None, failure))


# -- what is looked at -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_the_seat_is_there_with_what_it_saw(game: str) -> None:
    match = played(game, lines=3)
    review = Asked(match).review
    judge_of = every_game()[game].judge
    found = {choice.line: choice for choice in review.choices}
    twin = match.at(0)
    for line, entry in enumerate(match.log):
        if entry.seat == 0 and entry.action is not None and line < match.last_deal:
            assert twin.round is not None
            view = twin.round.view(0)
            assert (line in found) == judge_of.is_choice(view, entry.action)
            if line in found:
                assert (found[line].view, found[line].action) == (view, entry.action)
        twin.replay(entry)
    assert found
    assert [choice.line for choice in review.choices] == sorted(found)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_for_a_person_who_was_away_is_no_decision_of_theirs(game: str) -> None:
    match = played(game)
    own = [line for line, entry in enumerate(match.log) if entry.seat == 0]
    away = own[len(own) // 2 :]
    twin = match.at(0)
    for line, entry in enumerate(match.log):
        twin.replay(entry._replace(stood_in=line in away))
    found = [choice.line for choice in Asked(twin).review.choices]
    assert found == [choice.line for choice in Asked(match).review.choices if choice.line in found]
    assert found
    assert not set(found) & set(away)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_deal_that_is_being_played_is_looked_at(game: str) -> None:
    match = played(game, lines=12)
    if match.between_rounds:
        match.deal()
    assert not match.between_rounds
    running = match.last_deal
    review = Asked(match).review
    assert all(choice.line < running for choice in review.choices)
    assert {choice.deal for choice in review.choices} == {0}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_may_be_looked_at_before_a_deal_is_over(game: str) -> None:
    match = played(game, lines=3, deals=0)
    assert reviewable(match) == ()
    with pytest.raises(ValueError, match="nothing of this seat"):
        Review(match, 0, lambda trial: 1)


def test_only_persons_are_looked_at() -> None:
    match = played("olsen", persons=2)
    assert reviewable(match) == (0, 1)
    with pytest.raises(ValueError, match="nothing of this seat"):
        Review(match, 3, lambda trial: 1)


def test_a_forced_move_is_no_decision() -> None:
    match = played("two_of_three")
    twin = match.at(0)
    forced = set()
    for line, entry in enumerate(match.log):
        if entry.seat == 0 and twin.round is not None and len(twin.round.legal(0)) == 1:
            forced.add(line)
        twin.replay(entry)
    assert forced
    assert not forced & {choice.line for choice in Asked(match).review.choices}


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_the_seats_own_and_no_event_tells_more_than_it_saw(game: str) -> None:
    match = played(game, persons=2)
    for seat in (0, 1):
        for choice in Asked(match, seat).review.choices:
            assert choice.view.seat == seat
            assert choice.view.result is None
            assert choice.view.open_hands == ()
            for event in choice.events:
                assert event.seen_by(seat) == event


def test_silence_is_a_decision_where_something_could_have_been_said() -> None:
    match = played("svindl")
    silent = [choice for choice in Asked(match).review.choices if choice.action is None]
    assert silent
    for choice in silent:
        assert choice.view.turn != 0
        assert choice.view.legal()
        assert match.log[choice.line].seat != 0
        assert choice.mistake or not choice.is_told, "nobody has thought about it yet"


def test_a_match_that_goes_on_from_a_snapshot_is_looked_at_from_there() -> None:
    whole = played("olsen", deals=2)
    cut = [line for line, entry in enumerate(whole.log) if entry.action is None][1] + 2
    before = whole.at(cut)
    later = Match(whole.game, whole.options, whole.seats, whole.deal_code)
    assert before.dealer is not None
    later.resume(before.log, before.round, before.results, before.dealer)
    for entry in whole.log[cut:]:
        later.replay(entry)
    review, full = Asked(later).review, Asked(whole).review
    assert review.is_cut_short
    assert not full.is_cut_short
    expected = [(one.deal, one.line, one.action, one.view) for one in full.choices if one.line >= cut]
    assert [(one.deal, one.line, one.action, one.view) for one in review.choices] == expected
    assert expected


# -- asking ------------------------------------------------------------------------------------------------------------


def test_one_question_at_a_time_until_all_is_known() -> None:
    asked = Asked(played("olsen"))
    review = asked.review
    assert asked.trials == []
    review.go_on()
    for number, choice in enumerate(review.choices, 1):
        assert len(asked.trials) == number
        assert (asked.trials[-1].view, asked.trials[-1].played) == (choice.view, choice.action)
        assert review.done == number - 1
        asked.answer()
    assert review.done == len(review.choices) == len(asked.trials)
    assert review.waits_for is None


def test_what_is_wanted_last_is_asked_first() -> None:
    asked = Asked(played("olsen"))
    review = asked.review
    first, second, *_, last = review.choices
    review.wanted([second])
    review.wanted([last])
    review.go_on()
    asked.answer()
    asked.answer()
    asked.answer()
    assert [trial.view for trial in asked.trials[:3]] == [last.view, second.view, first.view]


def test_a_stopped_review_asks_nothing_and_goes_on_where_it_was() -> None:
    asked = Asked(played("olsen"))
    asked.review.go_on()
    asked.review.stop()
    asked.answer()
    assert len(asked.trials) == 1
    assert asked.review.done == 1
    asked.review.go_on()
    assert len(asked.trials) == 2


def test_a_lost_question_is_asked_once_more_and_then_given_up() -> None:
    asked = Asked(played("olsen"))
    review = asked.review
    review.go_on()
    asked.fail(LOST)
    assert [trial.view for trial in asked.trials] == [review.choices[0].view] * 2
    assert review.choices[0].is_open
    asked.fail(LOST)
    assert review.choices[0].failed
    assert asked.trials[-1].view == review.choices[1].view


def test_a_lost_question_comes_before_what_was_wanted_meanwhile() -> None:
    asked = Asked(played("olsen"))
    review = asked.review
    review.go_on()
    review.wanted([review.choices[3]])
    asked.fail(LOST)
    asked.answer()
    views = [trial.view for trial in asked.trials]
    assert views == [review.choices[number].view for number in (0, 0, 3)]


def test_a_process_that_always_ends_is_given_up() -> None:
    asked = Asked(played("olsen"))
    asked.review.go_on()
    for _ in range(LOST_FOR_GOOD):
        asked.fail(LOST)
    assert (asked.review.running, asked.review.unreachable) == (False, True)
    assert len(asked.trials) == LOST_FOR_GOOD
    asked.review.go_on()
    asked.answer()
    assert not asked.review.unreachable


def test_a_failure_is_an_answer() -> None:
    asked = Asked(played("olsen"))
    asked.review.go_on()
    asked.fail("ValueError at somewhere")
    assert asked.review.choices[0].failed
    assert asked.review.done == 1
    assert len(asked.trials) == 2


def test_answers_to_others_are_not_ours() -> None:
    asked = Asked(played("olsen"))
    asked.review.go_on()
    assert not asked.review.hear(Judged(77, None, LOST))
    assert asked.review.waits_for == 1


def test_where_no_process_can_be_started_it_stops_and_can_be_tried_again() -> None:
    def refuse(trial: Trial) -> int:
        raise OSError(12, "no memory")

    review = Review(played("olsen"), 0, refuse)
    review.read_next()
    review.go_on()
    assert review.unreachable
    assert not review.running


def test_the_moments_are_what_cost_most_in_the_order_of_the_match_and_no_luck_counts() -> None:
    asked = Asked(played("olsen", deals=3))
    review = asked.review
    review.go_on()
    for choice in review.choices:
        choice.mistake = None
    costs = [0.0, 3.0, 0.9, 9.0, 4.0, 5.0]
    asked_of = []
    for cost in costs:
        assert review.asked is not None
        asked_of.append(review.asked)
        asked.answer(cost)
    assert [choice.cost for choice in asked_of] == [0.0, 3.0, 0.0, 9.0, 4.0, 5.0]
    assert [choice.cost for choice in review.moments()] == [9.0, 4.0, 5.0]
    assert len(review.moments()) == MOMENTS


def test_the_same_mistake_twice_in_a_round_is_one_moment() -> None:
    review = Asked(played("olsen", deals=3)).review
    for choice in review.choices:
        choice.mistake = None
    first, again = review.choices[:2]
    assert first.deal == again.deal
    first.mistake = again.mistake = Mistake("one")
    first.action = again.action = None
    assert review.moments() == [first]


def test_what_is_certain_comes_before_what_cost_most_and_a_kind_of_mistake_only_once() -> None:
    review = Asked(played("olsen", deals=3)).review
    for choice in review.choices:
        choice.mistake = None
    dear, first, again, other, cheap = review.choices[:5]
    points = Worth(9.0, 1.0, 20), Worth(0.0, 1.0, 20, 9.0, 0.1)
    dear.judgement = cheap.judgement = Judgement(None, Unit.POINTS, *points)
    first.mistake, again.mistake, other.mistake = Mistake("one"), Mistake("one"), Mistake("two")
    assert review.moments() == [dear, first, other]
    dear.judgement = cheap.judgement = None
    assert review.moments() == [first, again, other]


def test_what_is_certain_is_asked_last_for_what_it_cost() -> None:
    asked = Asked(played("olsen"))
    review = asked.review
    for choice in review.choices:
        choice.mistake = None
    review.choices[0].mistake = Mistake("certain")
    review.go_on()
    assert asked.trials[0].view == review.choices[1].view
    assert review.choices[0].verdict is Verdict.COST
    while review.waits_for is not None:
        asked.answer()
    assert asked.trials[-1].view == review.choices[0].view
    assert review.choices[0].verdict is Verdict.COST, "whatever it cost"


def test_skill_and_luck_are_apart_and_make_what_the_match_brought() -> None:
    asked = Asked(played("med_stigum", deals=2))
    review = asked.review
    assert review.balance() is None
    review.go_on()
    asked.answer(4.0)
    asked.answer(-1.0)
    balance = review.balance()
    assert balance is not None
    assert balance.unit is Unit.POINTS
    assert balance.cost == 3.0, "what was better than the strongest player’s way counts as well"
    assert balance.error == pytest.approx(0.1 * 2**0.5)
    assert balance.luck - balance.cost == pytest.approx(sum(deal.brought for deal in review.deals))
    assert balance.is_felt


@pytest.mark.parametrize(("cost", "error", "felt"), [(3.0, 1.0, True), (3.0, 2.0, False), (0.9, 0.1, False)])
def test_a_match_cost_something_where_luck_does_not_explain_it(cost: float, error: float, felt: bool) -> None:
    assert Balance(Unit.POINTS, cost, error, 0.0).is_felt is felt


def test_what_costs_on_average_may_end_well_all_the_same() -> None:
    asked = Asked(played("kinaskak"))
    asked.review.go_on()
    choice = asked.review.asked
    assert choice is not None
    choice.mistake = None
    asked.answer(5.0)
    for gained, well in ((5.5, True), (4.5, False)):
        choice.gained = gained
        assert choice.ended_well is well
    assert not Choice(0, 0, choice.view, choice.action, gained=9.0).ended_well, "nothing is known of it yet"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_round_brought_stands_by_each_of_its_decisions(game: str) -> None:
    """Of a leg that has several rounds only the one counts in which it was decided, as for the judge."""
    judge_of = every_game()[game].judge
    match = played(game)
    again = match.at(0)
    tables = [again.round]
    for line in match.log:
        again.replay(line)
        tables.append(again.round and again.round.copy())
    review = Asked(match).review
    for choice in review.choices:
        end = next(
            one for one in tables[choice.line + 1 :] if one is not None and judge_of.is_settled(choice.view, one)
        )
        assert choice.gained == judge_of.gain(choice.view, end)


def test_a_later_round_of_the_same_leg_is_no_end_of_the_one_before() -> None:
    review = Asked(played("two_of_three")).review
    first, *_, last = review.choices
    assert first.view.number < last.view.number
    assert review.match.round is not None
    assert first.gained != review._judge.gain(first.view, review.match.round)


def test_a_question_that_got_cards_came_off() -> None:
    choices = [one for seed in "123" for one in Asked(played("veidimadur", seed)).review.choices if one.action]
    got = [one for one in choices if {event.kind for event in one.events} & {"gave", "landed"}]
    assert got
    assert {one for one in choices if one.came_off} == set(got)


def test_what_a_deal_brought_is_more_or_less_than_an_even_share() -> None:
    match = played("olsen", deals=3)
    review = Asked(match).review
    even = 1 / len(match.seats)
    won = [float(0 in result.winners) / len(result.winners) for result in match.results]
    assert [deal.brought for deal in review.deals] == pytest.approx([one - even for one in won])


def test_a_hand_of_san_da_yi_is_told_with_open_cards() -> None:
    """Of the cards that were dealt, whatever was played: whoever plays otherwise hears the same."""
    review = Asked(played("san_da_yi", deals=2)).review
    for deal in review.deals:
        opened = deal.opened
        assert opened is not None
        assert opened.seat == facts_of(review.match.results[deal.number]).declarer
        assert opened.call is None or opened.points < needed(opened.call)
        told = review.stage.speech.with_open_cards(opened, NAMES).render(source_text)
        assert f" {opened.points} points" in told
        assert (f" {opened.call}:" in told) is (opened.call is not None)


def test_the_suit_goes_with_the_eight() -> None:
    for seed in range(30):
        review = Asked(played("olsen", seed=f"eight{seed}")).review
        for before, named in pairwise(review.choices):
            if named.goes_on:
                assert named.view.phase == "name"  # type: ignore[attr-defined]
                assert review.rest_of(before) == [named]
                named.mistake = None
                assert not named.is_told
                return
    raise AssertionError("no suit was named")


def test_the_suit_goes_with_the_first_of_two_eights_as_the_second_does() -> None:
    """Else the list would not say which suit was named."""
    review = Asked(played("olsen")).review
    first, second, named, other, *_ = review.deals[0].choices
    second.goes_on = named.goes_on = True
    other.goes_on = False
    assert review.rest_of(first) == [second, named]
    assert review.rest_of(other) == []


def test_a_suit_goes_with_the_eight_before_it_and_with_nothing_else() -> None:
    """Where nothing but the eight could be laid, that was no decision, and the suit was one of its own."""
    alone = 0
    for seed in "abcdefgh":
        match = played("olsen", seed=seed, deals=3)
        review = Asked(match).review
        own = [line for line, entry in enumerate(match.log) if entry.seat == 0 and entry.action is not None]
        choices = {choice.line: choice for choice in review.choices}
        for before, line in pairwise(own):
            named = choices.get(line)
            if named is not None and named.action is not None and named.view.phase == "name":
                assert named.goes_on == (before in choices)
                assert named.is_told == (before not in choices) or named.mattered
                alone += before not in choices
    assert alone


def test_silence_is_told_where_it_mattered() -> None:
    asked = Asked(played("svindl"))
    asked.review.go_on()
    while asked.review.waits_for is not None:
        asked.answer(cost=2 * (len(asked.trials) % 2))
    silent = [choice for choice in asked.review.choices if choice.action is None]
    assert {choice.is_told for choice in silent} == {True, False}
    assert all(choice.is_told == (choice.mistake is not None or choice.cost > 0) for choice in silent)


@pytest.mark.parametrize(("enforced", "caught"), [("auto", False), ("caught", True), ("caught", False)])
def test_a_forgotten_call_is_a_mistake_where_it_was_punished(enforced: str, caught: bool) -> None:
    """Three players; Anna lays her last card but one, and says nothing."""
    known = every_game()["olsen"].game
    options = known.options.read({"olsen_enforce": enforced})
    seats = [Seat("Anna", None), Seat("Bjarni", "easy"), Seat("Ceciliæ", "easy")]
    for number in range(200):
        match = Match(known, options, seats, f"call{number}")
        match.deal()
        rng = Random(f"call{number}")
        found = _leave_one_card(match, rng)
        if found:
            break
    assert found
    if caught:
        match.play(2, CATCH)
    match.play(1, next(one for one in match.round.legal(1) if not one.spoken))  # type: ignore[union-attr]
    line = len(match.log) - 1
    while not match.between_rounds:
        match.play(*choose(match, rng))
    silent = [one for one in Asked(match).review.choices if one.action is None and one.line in (line - caught, line)]
    codes = [one.mistake.code for one in silent if one.mistake is not None]
    assert codes == (["forgot-call"] if caught or enforced == "auto" else [])


def _leave_one_card(match: Match, rng: Random) -> bool:
    """Play until Anna has one card and owes a call; whether she came there."""
    table = match.round
    assert table is not None
    while table.result is None:
        if table.window == 0 and table.turn == 1 and table.call_is_due():  # type: ignore[attr-defined]
            return True
        legal = [one for one in table.legal(table.turn) if not one.spoken]
        match.play(table.turn, rng.choice(legal))
    return False


# -- judging -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_a_match_can_be_judged_and_a_trial_survives_its_way(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    few_worlds(monkeypatch)
    match = played(game, seed="2")
    choices = Asked(match).review.choices
    for choice in choices[:: max(1, len(choices) // 25)]:
        trial = Trial(game, choice.view, choice.action, f"s{choice.line}")
        found = judge(trial)
        assert found.cost >= 0
        assert found.best.behind == 0 or found.played.behind == 0
        if found.action == choice.action:
            assert found.best == found.played
        assert judging.trial_from_json(json.loads(json.dumps(judging.trial_to_json(trial)))) == trial
        written = json.loads(json.dumps(judgement_to_json(game, found)))
        assert judging.judgement_from_json(game, written) == found


def test_the_strongest_players_way_is_held_against_what_was_played() -> None:
    table = position(top="5H", hand="5S", options={"voluntary_draw": True})
    table.called[0] = True
    found = judge(Trial("olsen", table.view(0), action("draw"), "s"))
    assert found.action == action("5S")
    assert found.best.mean == 1.0
    assert found.played.mean < 1.0
    assert found.cost == pytest.approx(1.0 - found.played.mean)


def test_a_difference_within_luck_costs_nothing() -> None:
    def judgement(behind: float, error: float) -> Judgement:
        played = Worth(5.0 - behind, 1.0, 20, behind, error)
        return Judgement(None, Unit.POINTS, Worth(5.0, 1.0, 20), played)

    assert judgement(3.0, 1.6).verdict is Verdict.CLOSE
    assert judgement(3.0, 1.6).cost == 0
    assert judgement(3.0, 1.1).verdict is Verdict.CLOSE
    assert judgement(3.0, 0.8).cost == 3.0
    assert judgement(0.9, 0.1).verdict is Verdict.GOOD, "too little to speak of"
    assert judgement(3.0, 7.0).verdict is Verdict.GOOD, "within half an error"
    assert judgement(0.0, 0.0).cost == 0


def test_what_is_open_is_tried_in_more_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A difference of half an error to three and a half gets up to eight times the effort, any other none."""
    table = position(top="5H", hand="5S 9D 9H KC")
    judge_of = every_game()["olsen"].judge
    spread: Iterator[float] = iter(())

    def tried(_: object, view: object, action: object, playing: object) -> float:
        return next(spread)

    monkeypatch.setattr(type(judge_of), "tried", tried)
    monkeypatch.setattr(type(judge_of), "most", 16)
    actions = [action("5S"), action("draw")]
    spread = cycle([1.0, 0.0])
    assert judge_of.judge(table.view(0), actions, "s")[1].worlds == 32, "it is clear"
    spread = cycle([1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0])
    assert judge_of.judge(table.view(0), actions, "s")[1].worlds == 32, "nothing differs"
    spread = cycle([1.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0])
    assert judge_of.judge(table.view(0), actions, "s")[1].worlds > 32


RUN = """
import json, sys
from tests.app.test_review import judged_here, played
print(json.dumps(judged_here(played("{game}"), {most})))
"""


def judged_here(match: Match, most: int) -> list[Any]:
    """The judgements of the first decisions, as a review asks for them."""
    found: list[Any] = []

    def ask(trial: Trial) -> int:
        found.append(judgement_to_json(trial.game, judge(trial)))
        return len(found)

    review = Review(match, 0, ask)
    while review.read_next():
        pass
    review.go_on()
    while review.waits_for is not None and len(found) < most:
        review.hear(Judged(review.waits_for, judging.judgement_from_json(match.game.id, found[-1])))
    return found


@pytest.mark.parametrize("game", ["olsen", "kinaskak", "san_da_yi"])
def test_another_process_makes_every_estimate_alike(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN.format(game=game, most=2)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "1"},
    )
    there = json.loads(done.stdout)
    assert len(there) == 2
    assert json.loads(json.dumps(judged_here(played(game), 2))) == there


def test_the_players_process_judges_as_this_one_does() -> None:
    answers: queue.Queue[Judged] = queue.Queue()
    others: queue.Queue[Any] = queue.Queue()
    thinker = AiProcess(others.put, answers.put)
    try:
        choices = Asked(played("two_of_three")).review.choices[:3]
        trials = [Trial("two_of_three", choice.view, choice.action, "s") for choice in choices]
        numbers = [thinker.ask_judge(trial) for trial in trials]
        found = [answers.get(timeout=TIME_LIMIT) for _ in trials]
        assert [one.number for one in found] == numbers
        assert [one.judgement for one in found] == [judge(trial) for trial in trials]
        assert DRAW not in choices[0].view.legal()
        thinker.ask_judge(replace(trials[0], played=DRAW))
        failed = answers.get(timeout=TIME_LIMIT)
        assert failed.failure is not None
        assert "IllegalActionError at" in failed.failure
        assert others.empty()
    finally:
        thinker.close()


def test_a_choice_without_a_judgement_costs_nothing() -> None:
    choice = Choice(0, 1, Asked(played("olsen")).review.choices[0].view, None)
    assert choice.cost == 0
    assert choice.is_open


def test_all_deals_of_a_finished_match_are_looked_at() -> None:
    match = played("olsen", persons=2, deals=99)
    assert match.over
    review = Asked(match, 1).review
    assert [deal.number for deal in review.deals] == list(range(len(match.results)))
