"""``python -m tools.arena kinaskak search``: what hard would gain if it tried its choices in rounds played on fast.

Every deal is played with hard at all seats, and once for each seat with that seat searching; what is compared is by how
much the seat is ahead of the others at the end of the round. ``--only`` searches one kind of decision, and ``--peek``
shows the searching seat all hands; ``--game shanghai`` measures the other game.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from cardtable.engine.chance import FreeChance
from cardtable.engine.deal_code import new_deal_code
from cardtable.games.catalogue import entry
from cardtable.games.rummy.rules.game import deal
from cardtable.players.decision import Level
from tools.arena.families.rummy.rollouts import KINDS, Rollouts, peeking
from tools.arena.paired import Sample
from tools.commands import command, number, progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.players.decision import Player


def search(arguments: Sequence[str]) -> None:
    """The command; see the module's text."""
    parser = command("tools.arena kinaskak search", __doc__)
    parser.add_argument("--game", choices=("kinaskak", "shanghai"), default="kinaskak", help="that is played")
    parser.add_argument("--seats", type=number, default=2, help="at the table")
    parser.add_argument("--deals", type=number, default=20, help="each is played once for every seat")
    parser.add_argument("--seed", default="1", help="with another one, other deals")
    parser.add_argument("--only", choices=sorted(KINDS), help="the decisions that are searched")
    parser.add_argument("--peek", action="store_true", help="the searching seat sees all hands")
    chosen = parser.parse_args(arguments)
    counts = entry(chosen.game).game.seat_counts
    if chosen.seats not in counts:
        parser.error(
            f"{chosen.game} is not played with {chosen.seats} seats; it is with: {', '.join(map(str, counts))}"
        )
    kinds = frozenset((chosen.only,)) if chosen.only else KINDS
    rng = Random(f"deals/{chosen.seed}")
    sample = Sample()
    for at in progress(range(chosen.deals), chosen.deals, "deal"):
        code = new_deal_code(rng)
        quiet = _ahead(chosen.game, code, at, chosen.seats, None, kinds, peek=False)
        gains = [
            _ahead(chosen.game, code, at, chosen.seats, seat, kinds, peek=chosen.peek)[seat] - quiet[seat]
            for seat in range(chosen.seats)
        ]
        sample.add(sum(gains) / chosen.seats)
    what = "peeking" if chosen.peek else "searching"
    print(f"{chosen.game}, {chosen.seats} seats: {what} in {', '.join(sorted(kinds))} gains {sample} points a round")


def _ahead(
    game: str, code: str, at: int, seats: int, searching: int | None, kinds: frozenset[str], *, peek: bool
) -> list[float]:
    """By how many points each seat is ahead of the others on average when the round of this deal is over."""
    known = entry(game)
    rules = known.game.options().rules()
    hard: Player[Any] = known.player
    chance = FreeChance(Random(code))
    table, _ = deal(rules, seats, None, at % len(rules.rounds), chance)
    steps = 0
    while table.result is None:
        seat = table.asked[0] if table.phase == "window" else table.turn
        player = hard
        if seat == searching:
            player = peeking(table, kinds) if peek else Rollouts(kinds=kinds)
        # The luck of a seat does not depend on how often others thought.
        decision = player.choose(table.view(seat), Level.HARD, Random(f"{code}/{steps}/{seat}"))
        assert decision is not None
        table.play(seat, decision.action, chance)
        steps += 1
    scores = table.result.scores
    return [(sum(scores) - score) / (seats - 1) - score for score in scores]
