"""Hints as people get them, in positions that random and thinking players reach: is each true, and does it say why?

``python -m tools.arena GAME hints --number 1000`` plays matches with house rules by chance and asks for a hint wherever
there is a choice.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.players.decision import Level, Style
from cardtable.players.random_player import RandomPlayer
from tools.commands import command, number, progress

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.round import Round, View
    from cardtable.players.decision import Decision

_RANDOM = 0.15
_ASKED = 0.25


@dataclass(slots=True)
class Findings:
    """How many hints were asked for, how many said nothing, and how often each reason came first."""

    asked: int = 0
    empty: list[str] = field(default_factory=list)
    given: Counter[str] = field(default_factory=Counter)

    def add(self, game: str, view: View, decision: Decision) -> None:
        """Look at a hint for this view."""
        player = entry(game).player
        told = player.told(view, decision)
        self.asked += 1
        if not told.reasons:
            self.empty.append(f"{decision.action} of {view.legal()}")
        else:
            self.given[told.reasons[0]] += 1


def positions(game: str, rng: Random) -> Iterator[tuple[Round, int]]:
    """Endless positions in which a seat has a choice in its own turn."""
    known = entry(game)
    while True:
        options = known.game.options
        chosen = {
            option.key: option.values[int(rng.random() * len(option.values))].value
            for option in options.catalogue()
            if rng.random() < 0.3
        }
        try:
            rules = options.read(chosen)
            counts = list(known.game.seat_counts)
            seats = [Seat(f"{seat}", Level.MEDIUM) for seat in range(counts[int(rng.random() * min(3, len(counts)))])]
            match = Match(known.game, rules, seats, new_deal_code(rng))
        except ValueError:
            continue
        yield from _of_match(match, known.player, rng)


def _of_match(match: Match, player: Any, rng: Random) -> Iterator[tuple[Round, int]]:
    for _ in range(400):
        if match.over:
            return
        current = match.round
        if match.between_rounds or current is None:
            match.deal()
            continue
        seat = current.turn
        others = [other for other in current.awaited() if other != seat]
        acting = others[0] if others and current.legal(others[0]) else seat
        view = current.view(acting)
        if acting == seat and len(view.legal()) > 1:
            yield current, seat
        by: Any = RandomPlayer() if rng.random() < _RANDOM else player
        decision = by.choose(view, Level.MEDIUM, rng)
        if decision is None and acting in current.must_answer():
            decision = player.choose(view, Level.EASY, rng)
        elif decision is None:
            decision = player.choose(current.view(seat), Level.EASY, rng)
            acting = seat
        match.play(acting, decision.action)


def look(game: str, many: int, seed: str) -> Findings:
    """So many hints for this game."""
    found = Findings()
    for view, decision in progress(islice(_hints(game, Random(f"hints/{game}/{seed}")), many), many, "hint"):
        found.add(game, view, decision)
    return found


def _hints(game: str, rng: Random) -> Iterator[tuple[View, Decision]]:
    player = entry(game).player
    for current, seat in positions(game, rng):
        if rng.random() < _ASKED:
            view = current.view(seat)
            decision = player.choose(view, Level.HARD, rng, Style.STEADY)
            if decision is not None:
                yield view, decision


def main(game: str, arguments: Sequence[str]) -> None:
    """The command."""
    parser = command(f"tools.arena {game} hints", __doc__)
    parser.add_argument("--number", type=number, default=1000, help="of hints")
    parser.add_argument("--seed", default="1", help="with another one, other positions")
    chosen = parser.parse_args(arguments)
    found = look(game, chosen.number, chosen.seed)
    print(f"{game}: {found.asked} hints, {len(found.empty)} without a reason")
    print("given:", ", ".join(f"{code} {number}" for code, number in found.given.most_common()))
    for text in found.empty[:8]:
        print("empty:", text)
