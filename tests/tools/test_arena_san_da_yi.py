"""The arena's San Da Yi: what calls are worth is measured on deals of which every outcome is known."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.games.san_da_yi.players import calling
from cardtable.games.san_da_yi.players.claims import Seen
from cardtable.players.decision import Level, Style
from tests.games.san_da_yi_positions import ending, play, read
from tools.arena import decisions
from tools.arena.__main__ import main
from tools.arena.families.san_da_yi import calls, pairs
from tools.arena.families.san_da_yi.as_before import AsBefore
from tools.arena.families.san_da_yi.auction import KNOTS, Auction, compare, possible
from tools.arena.families.san_da_yi.calls import ByLevel
from tools.arena.families.san_da_yi.hands import deal
from tools.arena.families.san_da_yi.pool import Known, pool
from tools.arena.matches import Pairing
from tools.arena.sides import Side
from tools.arena.styles import differing


def unplayed(number: int) -> Auction:
    """Deals in which only calls are looked at."""
    return Auction([Known(deal(f"calls/{one}"), ()) for one in range(number)])


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_few_deals_are_passed_by_all(level: Level) -> None:
    assert unplayed(800).passed_by_all(ByLevel(level, calling.DARING[level])) < 0.1


def test_whoever_dares_more_passes_less() -> None:
    auction = unplayed(200)
    shares = [auction.passed_by_all(ByLevel(Level.MEDIUM, daring)) for daring in (0.0, 1.0, 2.0, 3.0)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1]


@pytest.mark.nightly
def test_calls_measured_on_the_same_deals() -> None:
    """Version 0.1 called medium hands too high, and nobody is better than himself."""
    auction = Auction(pool(Level.MEDIUM, "test", 400))
    now = ByLevel(Level.MEDIUM, calling.DARING[Level.MEDIUM])
    assert compare(auction, now, now).mean == 0
    assert compare(auction, AsBefore(), now).mean < 0


def test_a_number_over_another_is_called_and_only_a_higher_one() -> None:
    assert possible([]) == possible([0]) == [60, 65, 70, 75, 80]
    assert possible([0, 0]) == [65, 70, 75, 80]
    assert possible([0, 0, 0]) == [70, 75, 80]
    assert possible([0, 70]) == [75, 80]
    assert possible([80]) == []


def test_the_tables_are_made_from_nothing(tmp_path: Path) -> None:
    file = tmp_path / "measured.py"
    calls.fit(["--share", "0.005", "--to", str(file)])
    made: dict[str, object] = {}
    exec(compile(file.read_text("utf-8"), str(file), "exec"), made)
    assert made["KNOTS"] == KNOTS
    assert set(made["CALLS"]) == set(made["LEAVING"]) == set(Level)  # type: ignore[call-overload]
    for table in made["CALLS"].values():  # type: ignore[attr-defined]
        assert all(list(row) == sorted(row) and len(row) == len(KNOTS) for row in table.values())


def test_single_decisions_are_played_on_in_the_same_deal() -> None:
    pairing = Pairing("san_da_yi", "easy", "amateur", 4)
    found = decisions.compare(pairing, "call", 1, "medium")
    assert found.asked > 0
    assert found == decisions.compare(pairing, "call", 1, "medium")
    assert not decisions.compare(Pairing("san_da_yi", "medium", "medium", 4), "bury", 1, "medium").ahead.values


def test_styles_differ_somewhere() -> None:
    shares = differing("san_da_yi", Level.EASY, 60, "test")
    assert set(shares) == set(Style) - {Style.STEADY}
    assert all(0 <= share < 0.5 for share in shares.values())
    assert shares[Style.BOLD] > 0


def test_pairs_of_the_same_side_end_alike_and_tell_what_was_wasted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["san_da_yi", "pairs", "medium", "amateur", "--deals", "12"]) == 0
    told = capsys.readouterr().out
    assert "12 pairs" in told
    assert "amateur: of 24 hands, cards wasted in decided tricks 0.0" in told
    tally = pairs.Tally()
    amateur = Side("san_da_yi", "amateur")
    pairs.play_pair(amateur, amateur, amateur, Pairing("san_da_yi", "amateur", "amateur", 4).deal_codes(1)[0], tally)
    assert (tally.wins.mean, tally.points.mean) == (0.5, 0)


def test_a_waste_is_a_higher_card_than_need_be_in_a_decided_trick() -> None:
    table = ending({0: "A♣ 9♦ 2♥", 3: "3♣ 9♣ 5♣", 2: "7♦ Q♠ 9♠", 1: "7♠ Q♦ 6♦"}, points=20)
    play(table, "A♣")
    wasted = {card: pairs.is_waste(Seen(table.view(3), read(card)[0])) for card in ("3♣", "9♣", "5♣")}
    assert wasted == {"3♣": False, "9♣": True, "5♣": False}
