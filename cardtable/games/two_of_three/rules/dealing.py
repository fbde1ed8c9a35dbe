"""How a leg of Two of Three begins (G1, G6, G7, G17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import packs
from cardtable.engine.telling import Telling
from cardtable.games.two_of_three.rules.round import TwoOfThreeRound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.chance import Chance
    from cardtable.engine.round import RoundResult, Watch
    from cardtable.engine.values import Event
    from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules


def deal(
    rules: TwoOfThreeRules, seats: int, results: Sequence[RoundResult], chance: Chance, watch: Watch | None = None
) -> tuple[TwoOfThreeRound, tuple[Event, ...]]:
    """Shuffle the pack and deal the first round of a leg; who begins it follows from the leg before (G17)."""
    if results:
        starter = results[-1].carried[0][0]
    else:
        starter = chance.pick(seats) if rules.first_start == "random" else 0
    table = TwoOfThreeRound(
        rules=rules,
        seats=seats,
        dealer=(starter - 1) % seats,
        starter=starter,
        turn=starter,
        number=1,
        hands=[[] for _ in range(seats)],
        stock=chance.shuffle(packs()),
        row=[],
    )
    events = Telling(watch)
    table.deal_round(starter, events)
    return table, tuple(events)
