"""The reference players of the family of Ólsen Ólsen: honest, legal, and as good as they shall be."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.engine.chance import FreeChance
from cardtable.games.olsen.rules.actions import FalsePlay, Hide, Slip
from cardtable.games.olsen.rules.game import deal
from cardtable.players.decision import Level
from tests.games.olsen_positions import OPTIONS, position
from tools.arena.__main__ import main
from tools.arena.families.olsen import FAMILY
from tools.arena.families.olsen.amateur import honest_moves
from tools.arena.families.olsen.namings import namings
from tools.arena.matches import Pairing, play_deals
from tools.arena.sides import Beginner

GAMES = tuple(OPTIONS)
SHORT = {"langi": (("langi_start", 4),), "med_stigum": (("score_mode", "5r"),)}


@pytest.mark.parametrize("game", GAMES)
def test_amateurs_and_beginners_play_legally_and_honestly(game: str) -> None:
    for number in range(12):
        rng = Random(f"honest/{game}/{number}")
        options = OPTIONS[game]
        chosen = {one.key: one.values[int(rng.random() * len(one.values))].value for one in options.catalogue()}
        table, _ = deal(options.read(chosen).rules(), 2 + number % 4, None, FreeChance(rng))
        for player in (FAMILY.amateur, Beginner(FAMILY.amateur, FAMILY.slips)):
            played = table.copy()
            for _ in range(150):
                if played.result is not None:
                    break
                view = played.view(played.turn)
                decision = player.choose(view, Level.EASY, rng)
                assert decision is not None
                assert decision.action in view.legal()
                assert not isinstance(decision.action, Slip | Hide | FalsePlay)
                played.play(played.turn, decision.action, FreeChance(rng))


def test_a_beginner_draws_only_where_nothing_fits_or_the_rules_allow_it() -> None:
    table = position(top="2C", hand="6C KD 8H")
    assert {str(action.card) for action in honest_moves(table.view(0))} == {"6C", "8H"}  # type: ignore[attr-defined]
    stuck = position(top="2C", hand="KD 4H", game="svindl")
    assert [action.kind for action in honest_moves(stuck.view(0))] == ["draw"]
    free = position(top="2C", hand="6C KD", options={"voluntary_draw": True})
    assert {action.kind for action in honest_moves(free.view(0))} == {"play", "draw"}


def test_the_amateur_lays_groups_and_keeps_eights() -> None:
    table = position(top="2C", hand="8C 5C 5H KH 9H")
    decision = FAMILY.amateur.choose(table.view(0), Level.HARD, Random(1))
    assert decision is not None
    assert str(decision.action.card) == "5C"  # type: ignore[attr-defined]
    named = position(top="8S", below="2C", hand="5H KH 9D", phase="name", laid=1)
    decision = FAMILY.amateur.choose(named.view(0), Level.HARD, Random(1))
    assert decision is not None
    assert decision.action.suit.letter == "H"  # type: ignore[attr-defined]


def test_who_peeks_has_the_true_hands_in_mind() -> None:
    assert FAMILY.peeking is not None
    table = position(top="2C", hand="6C 2D KD 4H 9S", others={1: "7C QC 3C"})
    world = next(FAMILY.peeking(table)._imagine(table.view(0), Random(1)))
    assert world.hands == table.hands
    assert sorted(world.stock) == sorted(table.stock)
    assert world.stock != table.stock


@pytest.mark.parametrize("game", GAMES)
def test_the_amateur_beats_chance(game: str) -> None:
    score = play_deals(Pairing(game, "amateur", "random", 2, options=SHORT.get(game, ())), 25)
    assert score.rate > 0.5


def test_namings_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["olsen", "namings", "--level", "medium", "--number", "20"]) == 0
    assert "medium, 20 namings: " in capsys.readouterr().out
    found = namings("olsen", Level.MEDIUM, 20, "1")
    assert len(found) == 20
    assert all(one.held == one.longest or one.lacked for one in found)
