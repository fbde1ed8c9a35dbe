"""What a hint marks: doing with the marked cards and places what one does with cards and places means the hint."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.players.decision import Level
from cardtable.stage.commands import Gesture
from cardtable.stage.controls import cards_of, concern
from tests.conformance.common import GAMES, NAMES, some_match
from tests.every_game import every_game


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_marks_cards_a_place_or_a_button(game: str) -> None:
    entry = every_game()[game]
    match, rng = some_match(game, "hints")
    rng = Random(5)
    found = 0
    for _ in range(150):
        if match.between_rounds:
            if match.over:
                break
            match.deal()
            continue
        assert match.round is not None
        seat = next(iter(match.round.must_answer()), match.round.turn)
        view = match.round.view(seat)
        decision = entry.player.choose(view, Level.EASY, rng)
        assert decision is not None
        zones = entry.stage.layout.zones(view, NAMES, seat)
        meant = concern(entry.stage.controls, view, decision.action, [zone.id for zone in zones])
        hand = set(getattr(view, "hand", ()))
        assert meant.cards <= hand, f"{decision.action} marks {meant.cards - hand}, which are not in the hand"
        if meant.zone is None and not meant.cards:
            commands = entry.stage.controls.commands(view, NAMES)
            assert any(one.action == decision.action for one in commands), decision.action
        elif meant.zone is not None:
            named = tuple(card for card in cards_of(decision.action) if card in meant.cards)
            tries = [named, *((card,) for card in meant.cards), ()]
            done = [entry.stage.controls.gesture(view, cards, meant.zone) for cards in tries]
            means = any(isinstance(one, Gesture) and decision.action in one.actions for one in done)
            assert means, f"{decision.action} is not what {tries} in {meant.zone} would mean"
        found += 1
        match.play(seat, decision.action)
    assert found > 10
