"""The arena: the same deals for both sides, and honest arithmetic."""

from __future__ import annotations

import pytest

from tools.arena.matches import Pairing, Score, decide_strength, main, play_deal, play_deals, report
from tools.arena.strength import Sprt, Verdict, wilson

PAIRING = Pairing("olsen", "medium", "random", 2)


def test_wilson_interval() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    with pytest.raises(ValueError, match="no such score"):
        wilson(1, 0)
    with pytest.raises(ValueError, match="no such score"):
        wilson(3, 2)


def test_sequential_test() -> None:
    better = Sprt(0.5, 0.6)
    games = 0
    while better.add(1) is Verdict.OPEN:
        games += 1
    # log(19) / log(1.2) = 16.2 wins in a row
    assert games == 16
    worse = Sprt(0.5, 0.6)
    assert worse.add(0, 13) is Verdict.OPEN
    assert worse.add(0, 1) is Verdict.WEAKER
    assert Sprt(0.5, 0.6).add(0.5) is Verdict.OPEN
    with pytest.raises(ValueError, match="no such test"):
        Sprt(0.6, 0.5)


def test_scores_add_up() -> None:
    total = Score()
    total.add(Score(1.5, 2, times={"hard": [0.1]}))
    total.add(Score(0.5, 2, times={"hard": [0.2], "easy": [0.3]}))
    assert (total.wins, total.games, total.rate) == (2.0, 4, 0.5)
    assert total.times == {"hard": [0.1, 0.2], "easy": [0.3]}
    assert total.interval == wilson(2, 4)


def test_every_pairing_plays_the_same_deals_from_every_seat() -> None:
    other = Pairing("olsen", "easy", "medium", 3)
    assert PAIRING.deal_codes(5) == other.deal_codes(5)
    assert len(set(PAIRING.deal_codes(50))) == 50
    assert Pairing("olsen", "easy", "medium", 3, seed="2").deal_codes(5) != other.deal_codes(5)
    assert play_deal(other, other.deal_codes(1)[0]).games == 3


@pytest.mark.parametrize("seats", [2, 3])
def test_equal_sides_share_every_deal(seats: int) -> None:
    """The same level everywhere: over all seats, the challenger wins as many games as there are deals, on average."""
    score = play_deals(Pairing("olsen", "medium", "medium", seats), 60)
    low, high = score.interval
    assert low < 1 / seats < high


def test_levels_are_better_than_chance() -> None:
    score = play_deals(PAIRING, 100)
    assert score.games == 200
    assert score.interval[0] > 0.5
    assert play_deals(PAIRING, 100) == score


def test_processes_change_nothing() -> None:
    assert play_deals(PAIRING, 6, processes=2) == play_deals(PAIRING, 6)


def test_strength_is_decided_early() -> None:
    verdict, score = decide_strength(PAIRING, 0.5, 0.6, 400)
    assert verdict is Verdict.STRONGER
    assert score.games < 800
    verdict, _ = decide_strength(Pairing("olsen", "random", "medium", 2), 0.5, 0.6, 400)
    assert verdict is Verdict.WEAKER
    verdict, score = decide_strength(PAIRING, 0.5, 0.6, 1)
    assert (verdict, score.games) == (Verdict.OPEN, 2)


def test_house_rules_and_calls_are_played() -> None:
    rules = (("olsen_enforce", "caught"), ("olsen_olsen_required", True), ("first_to", 2))
    score = play_deals(Pairing("olsen", "easy", "medium", 4, options=rules), 3)
    assert score.games == 12


def test_what_is_not_played_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody plays so"):
        Pairing("olsen", "medium", "genius", 2)
    with pytest.raises(ValueError, match="is not played with 1"):
        Pairing("olsen", "medium", "easy", 1)
    with pytest.raises(KeyError):
        Pairing("no game", "medium", "easy", 2)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["olsen", "medium", "easy", "--deals", "4", "--rule", "multi_rank=false", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    assert "8 games: 1 medium against 1 easy" in told
    assert "p95" in told
    assert main(["olsen", "medium", "random", "--deals", "2", "--sprt", "0.5", "0.6"]) == 0
    assert "verdict: open" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["olsen", "medium", "easy", "--rule", "multi_rank=maybe"])


def test_the_report_names_the_interval() -> None:
    told = report(Pairing("olsen", "hard", "medium", 4), Score(30.0, 100))
    assert "hard wins 30.0% [21.9%, 39.6%], equal strength would be 25.0%" in told
