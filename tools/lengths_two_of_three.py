"""Measure how long the legs of Two of Three take: ``python -m tools.lengths_two_of_three``.

Medium players play whole legs at every number of seats and with the house rules that matter, and
``cardtable/games/two_of_three/presentation/duration.json`` gets the mean number of turns and of cards laid or drawn in
a leg, of all seats together, and the mean number of legs until somebody has too many points. The same program makes
the same table.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import cardtable.games.two_of_three
from cardtable.engine.match import Match, Seat
from cardtable.games.two_of_three.players.player import TwoOfThreePlayer
from cardtable.games.two_of_three.presentation import duration
from cardtable.games.two_of_three.rules.game import TwoOfThree
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.players.decision import Level
from tools.commands import command, each

if TYPE_CHECKING:
    from collections.abc import Sequence

FILE: Final = Path(cardtable.games.two_of_three.__path__[0]) / "presentation" / "duration.json"
LEGS: Final = 400
ENDS: Final = ("100", "200", "500")


def measure(options: TwoOfThreeRules, seats: int, least: int) -> tuple[float, float, float]:
    """Turns and cards in a leg, and legs in a match, over matches with at least so many legs together."""
    turns = moves = legs = matches = 0
    player, game = TwoOfThreePlayer(), TwoOfThree()
    while legs < least:
        matches += 1
        match = Match(game, options, [Seat(f"{seat}") for seat in range(seats)], f"{matches}-{seats}")
        rng = Random(f"{matches}/{seats}")
        while not match.over:
            if match.between_rounds:
                events = match.deal()
                legs += 1
            else:
                assert match.round is not None
                view: Any = match.round.view(match.round.turn)
                decision = player.choose(view, Level.MEDIUM, rng)
                assert decision is not None
                events = match.play(match.round.turn, decision.action)
            turns += sum(event.kind in ("dealt", "passed") for event in events)
            moves += sum(event.kind in ("played", "drew") for event in events)
    return turns / legs, moves / legs, legs / matches


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write."""
    command("tools.lengths_two_of_three", __doc__).parse_args(arguments)
    table: dict[str, dict[str, list[float]]] = {"cards": {}, "legs": {}, "turns": {}}
    for match, contrast in each(list(product(("at_least", "exactly"), ("callout", "off", "seed"))), ", ".join):
        options = TwoOfThreeRules(match=match, contrast=contrast, end="10r")
        found = [measure(options, seats, LEGS) for seats in duration.SEATS]
        cell = duration.cell_of(options.rules())
        table["turns"][cell] = [round(turns, 1) for turns, _, _ in found]
        table["cards"][cell] = [round(cards, 1) for _, cards, _ in found]
    for end in each(ENDS, lambda end: f"to {end}"):
        options = TwoOfThreeRules(end=end)
        table["legs"][end] = [round(measure(options, seats, 3 * LEGS)[2], 1) for seats in duration.SEATS]
    FILE.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
