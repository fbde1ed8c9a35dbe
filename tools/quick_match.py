"""A match that is played by the quickest players there are, for tools that need one."""

from __future__ import annotations

from random import Random

from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import GameEntry
from cardtable.players.decision import Level


def quick_match(
    entry: GameEntry, seats: list[Seat], rng: Random, actions: int = 0, deal_code: str = "K7QF-2M9Z"
) -> Match:
    """A match by the book between these seats, to its end or for so many actions."""
    match = Match(entry.game, entry.game.options.read({}), seats, deal_code)
    while not match.over and (not actions or len(match.log) < actions):
        if match.between_rounds:
            match.deal()
            continue
        assert match.round is not None
        seat = (*match.round.must_answer(), match.round.turn)[0]
        decision = entry.player.choose(match.round.view(seat), Level.EASY, rng)
        assert decision is not None
        match.play(seat, decision.action)
    return match
