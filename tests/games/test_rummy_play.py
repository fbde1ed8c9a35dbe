"""Random play of contract rummy: cards are conserved, views agree with tables, worlds with views, logs replay."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from cardtable.cards import packs
from cardtable.engine.match import Match, Seat
from cardtable.games.rummy.players.determinization import worlds
from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.game import FamilyGame, Kinaskak, Shanghai
from cardtable.games.rummy.rules.solver.distance import distance
from tests.conformance.common import NAMES, indices, random_play
from tests.conformance.test_conformance import check_step

DEPTH = int(os.environ.get("CARDTABLE_TEST_DEPTH", "1"))
GAMES = {"kinaskak": Kinaskak(), "shanghai": Shanghai()}
CASES = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]


def random_match(game: FamilyGame, seats: int, seed: str, *, defaults: bool) -> Match:
    rng = Random(seed)
    chosen: dict[str, Any] = {"length": "first-five", "blocked": 2}
    if not defaults:
        chosen |= {one.key: rng.choice(one.values).value for one in game.options.catalogue() if one.key not in chosen}
    return Match(game, game.options.read(chosen), [Seat(name) for name in NAMES[:seats]], seed)


def outside(table: Any) -> int:
    """How many cards lie in hands and melds."""
    return sum(map(len, table.hands)) + sum(len(meld.cards) for meld in table.melds)


@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("defaults", [True, False])
def test_random_play(name: str, seats: int, defaults: bool) -> None:
    game = GAMES[name]
    for number in range(DEPTH):
        match = random_match(game, seats, f"{name}/{seats}/{number}", defaults=defaults)
        rng = Random(f"{name}{seats}{number}")
        rules = match.options.rules()  # type: ignore[attr-defined]
        pack = indices(packs(rules.packs_for(seats), rules.jokers_per_pack))
        for step, _ in enumerate(random_play(match, rng)):
            table: Any = match.round
            thorough = step < 40 or step % 211 == 0
            check_step(match, pack, rng, thorough)
            buys = sum(table.bought) * (1 + rules.buy_cost)
            drawn = table.phase == "meld" and table.result is None
            if table.result is None and not rules.float_one:
                assert outside(table) == rules.hand_size * seats + buys + drawn
            if thorough:
                for seat in (None, *range(seats)):
                    view = table.view(seat)
                    world = next(worlds(view, rng))
                    assert world.view(seat) == view
                    assert indices(world.all_cards()) == pack
            if len(match.results) >= 2:
                break
        again = Match(match.game, match.options, match.seats, match.deal_code)
        for entry in match.log:
            again.replay(entry)
        assert again.round == match.round


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(name: str) -> None:
    game = GAMES[name]
    for number in range(6 * DEPTH):
        match = random_match(game, 2 + number % 4, f"leak{number}", defaults=bool(number % 2))
        rng = Random(number)
        for step, _ in enumerate(random_play(match, rng)):
            table: Any = match.round
            if table.result is None and step % 7 == 0:
                for seat in (None, *range(table.seats)):
                    view = table.view(seat)
                    other = next(worlds(view, rng))
                    other.wishes = [one for one in table.wishes if one == seat]
                    assert other.view(seat) == view
                    if seat is not None:
                        space = match.game.action_space(view)
                        assert [other.refusal(seat, one) for one in space] == [
                            table.refusal(seat, one) for one in space
                        ]
            if step > 120 or match.results:
                break


def sensible(table: Any) -> tuple[int, Any]:
    """A plain player: it buys and takes what brings the contract nearer, lays all it can, keeps what it needs."""
    contract, rules = table.rules.contract(table.number), table.rules.meld_rules
    seat = table.asked[0] if table.phase == "window" else table.turn
    hand = table.hands[seat]
    legal = table.legal(seat)
    kinds = {action.kind: action for action in reversed(legal)}
    for kind in ("ready", "lay-down", "lay-off"):
        if kind in kinds:
            return seat, kinds[kind]
    if table.phase in ("window", "offer"):
        nearer = (
            not table.down[seat]
            and table.live
            and (distance([*hand, table.discard[-1]], contract, rules) < distance(hand, contract, rules))
        )
        yes, no = ("buy", "pass-buy") if table.phase == "window" else ("take-upcard", "draw-stock")
        return seat, kinds[yes] if nearer and yes in kinds else kinds[no]

    def worth(action: Any) -> tuple[int, int]:
        rest = [card for card in hand if card is not action.card]
        far = 0 if table.down[seat] else distance(rest, contract, rules)
        return far, -scoring.points([action.card], table.rules.points)

    return seat, min((action for action in legal if action.kind == "discard"), key=worth, default=legal[-1])


@pytest.mark.parametrize(("name", "seats"), [("kinaskak", 2), ("kinaskak", 4), ("shanghai", 3), ("shanghai", 4)])
def test_sensible_players_finish_a_match(name: str, seats: int) -> None:
    game = GAMES[name]
    match = Match(game, game.options(), [Seat(text) for text in NAMES[:seats]], f"sensible {name}")
    rules = match.options.rules()  # type: ignore[attr-defined]
    pack = sorted(packs(rules.packs_for(seats), rules.jokers_per_pack))
    for _ in range(40_000):
        if match.over:
            break
        if match.between_rounds:
            match.deal()
            continue
        match.play(*sensible(match.round))
        assert sorted(match.round.all_cards()) == pack  # type: ignore[union-attr]
    assert match.over
    won = [result for result in match.results if result.winners]
    assert len(won) >= len(match.results) // 2
    for result in won:
        assert result.held[result.winners[0]] == 0
        assert result.scores[result.winners[0]] in (0, 200, 400)
    assert match.standing.leaders == tuple(
        seat for seat, total in enumerate(match.standing.totals) if total == min(match.standing.totals)
    )
