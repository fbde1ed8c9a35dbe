"""What a finished match counts for, in every game: against a second count that is written otherwise."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest

from cardtable.app import match_summary
from cardtable.app.match_summary import NOTHING
from cardtable.engine.match import Match
from cardtable.stage.counted_events import Feat
from tests.app.history import finished
from tests.conformance.common import DEPTH, GAMES, plain
from tests.every_game import every_game

MATCHES = 3 * DEPTH
NOW = datetime(2026, 1, 1, tzinfo=UTC)


def summary_of(match: Match) -> match_summary.MatchSummary:
    return match_summary.read(1, match.game.id, NOW, NOW, plain(match_summary.numbers_of(match)))


def naive_feats(match: Match) -> list[Counter[str]]:
    """From the events as they lie in a log, by the names of their kinds and fields alone."""
    found: list[Counter[str]] = [Counter() for _ in match.seats]
    contracts: list[int] = []
    for line in range(len(match.log)):
        for event in match.events[line]:
            data: dict[str, Any] = plain(match.game.events.to_json(event))
            kind = data["kind"]
            if kind == "penalized":
                found[data["seat"]]["caught"] += 1
                if data["caught_by"] is not None:
                    found[data["caught_by"]]["accused-rightly"] += 1
            if kind == "catch-failed":
                found[data["seat"]]["accused-wrongly"] += 1
            if kind == "accused" and data["cheat"]:
                found[data["target"]]["caught"] += 1
                found[data["seat"]]["accused-rightly"] += 1
            if kind == "accused" and not data["cheat"]:
                found[data["seat"]]["accused-wrongly"] += 1
            if kind == "dealt" and "number" in data and "stock" not in data:
                contracts.append(data["number"])
                for seat in range(len(match.seats)) if contracts.count(data["number"]) == 1 else ():
                    found[seat]["faced"] += 1
            if kind == "laid-down" and contracts.count(contracts[-1]) == 1:
                found[data["seat"]]["made"] += 1
            if kind == "hand-ended":
                found[data["declarer"]]["called"] += 1
                found[data["declarer"]]["kept"] += data["case"] in ("2C", "2D")
    return [+one for one in found]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_computer_player_dared_for_a_person_who_was_away_hangs_in_no_gallery(game: str) -> None:
    match = finished(game, "away")
    twin = match.at(0)
    for line in match.log:
        twin.replay(line._replace(stood_in=line.action is not None))
    seats = summary_of(twin).seats
    assert [seat.unnoticed for seat in seats] == [()] * len(seats)
    assert [seat.big for seat in seats] == [NOTHING] * len(seats)
    assert [seat.total for seat in seats] == [seat.total for seat in summary_of(match).seats]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_counted_as_a_naive_count_does(game: str) -> None:
    low = every_game()[game].stage.scoring.fewest_wins
    for number in range(MATCHES):
        match = finished(game, f"tally{number}")
        found, naive = summary_of(match), naive_feats(match)
        assert found.counted
        assert found.rounds == len(match.results)
        assert found.retaken == (match.retakes > 0)
        order = sorted(
            (sum(one.scores[at] for one in match.results) for at in range(len(match.seats))), reverse=not low
        )
        for at, (seat, sitting) in enumerate(zip(found.seats, match.seats, strict=True)):
            scores = [result.scores[at] for result in match.results]
            assert (seat.name, seat.level, seat.guest) == (sitting.name, sitting.level, sitting.face == "guest")
            assert seat.total == sum(scores)
            level = order.index(seat.total)
            places = range(level + 1, level + order.count(seat.total) + 1)
            assert seat.place in places, (
                f"where {'fewest' if low else 'most'} points win (`fewest_wins` of {game}), {seat.total} among {order} "
                f"is place {', '.join(map(str, places))}, and its scoring says {seat.place}"
            )
            assert seat.won == (at in match.standing.leaders)
            assert {seat.best, seat.worst} == {min(scores), max(scores)}
            assert seat.best == (min if low else max)(scores)
            assert seat.rounds == len([result for result in match.results if at in result.winners])
            assert Counter(seat.feats) == naive[at]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_counts_only_what_it_says_exists(game: str) -> None:
    known = every_game()[game].stage.speech.feats
    match = finished(game, "known")
    did = {Feat(feat) for seat in summary_of(match).seats for feat in seat.feats}
    assert did <= known, f"{game} counts what is not in the feats of its speech: {did - known}"
    # What is a part of something else exists together with it.
    assert (Feat.MADE in known) == (Feat.FACED in known)
    assert (Feat.KEPT in known) == (Feat.CALLED in known)
    for seat in summary_of(match).seats:
        assert seat.did(Feat.MADE) <= seat.did(Feat.FACED) <= len(match.results)
        assert seat.did(Feat.KEPT) <= seat.did(Feat.CALLED)


@pytest.mark.long
def test_every_kind_of_feat_happens_somewhere() -> None:
    seen: Counter[str] = Counter()
    for game in GAMES:
        for number in range(4):
            for seat in summary_of(finished(game, f"tally{number}")).seats:
                seen.update(seat.feats)
    # Random play keeps no call; the vectors of the game do (tests/games/test_feats.py).
    assert set(seen) | {Feat.KEPT} == set(Feat)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_only_its_snapshot_tells_of_counts_what_its_results_say(game: str) -> None:
    match = finished(game, "tally0")
    told = summary_of(match)
    assert match.round is not None
    assert match.dealer is not None
    again = Match(match.game, match.options, match.seats, match.deal_code)
    again.resume(match.log, match.round, match.results, match.dealer)
    found = summary_of(again)
    assert not found.counted
    assert [seat._replace(feats={}, big=NOTHING, unnoticed=()) for seat in told.seats] == list(found.seats)
