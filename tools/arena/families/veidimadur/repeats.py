"""``python -m tools.arena veidimadur repeats``: how often a turn begins with the question that ended the last one.

A player that asks for the same rank turn after turn is dull company, whether it wins or not; so is one that asks where
there surely is none, as everybody has heard since that hand last grew, while other questions are open.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.games.veidimadur.rules.round import VeidimadurRound
from tools.arena.families.veidimadur.amateur import slips
from tools.arena.matches import pairing_of
from tools.arena.sides import Side
from tools.commands import command, each, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.cards import Rank

_GAME: Final = "veidimadur"


@dataclass(slots=True)
class Tally:
    """How many turns began with the rank that ended the one before, how many with another, and how often both hit.

    ``longest`` is the longest row of turns that began so. The first turn of a round has none before it, and who holds
    a single rank has no choice: these are not counted. ``blank`` questions surely failed, ``own`` of them were the very
    question that the player had asked last; ``rounds`` are those of every seat.
    """

    repeats: int = 0
    repeats_hit: int = 0
    others: int = 0
    others_hit: int = 0
    longest: int = 0
    blank: int = 0
    own: int = 0
    rounds: int = 0

    def add(self, *, again: bool, hit: bool) -> None:
        """Count the first question of a turn."""
        self.repeats += again
        self.repeats_hit += again and hit
        self.others += not again
        self.others_hit += hit and not again


def watch(side: Side, match: Match, code: str, tally: Tally) -> None:
    """Play a match out with the same side at every seat."""
    while not match.over:
        if match.between_rounds:
            match.deal()
        _watch_round(side, match, code, tally)


def _watch_round(side: Side, match: Match, code: str, tally: Tally) -> None:
    current = match.round
    assert isinstance(current, VeidimadurRound)
    missed: list[Rank | None] = [None] * current.seats
    rows = [1] * current.seats
    last: dict[int, Ask] = {}
    tally.rounds += current.seats
    acting = -1
    while current.result is None:
        seat = current.turn
        decision = side.decide(current, seat, Random(f"{code}/{len(match.log)}"))
        assert decision is not None
        assert isinstance(decision.action, Ask)
        rank = decision.action.rank
        if _is_blank(current, decision.action) and not all(
            _is_blank(current, one) for one in slips(current.view(seat))
        ):
            tally.blank += 1
            tally.own += last.get(seat) == decision.action
        last[seat] = decision.action
        if seat != acting and missed[seat] and len({card.rank for card in current.hands[seat]}) > 1:
            again = rank is missed[seat]
            tally.add(again=again, hit=any(card.rank is rank for card in current.hands[decision.action.seat]))
            rows[seat] = rows[seat] + 1 if again else 1
            tally.longest = max(tally.longest, rows[seat])
        acting, missed[seat] = seat, rank
        match.play(seat, decision.action)


def _is_blank(current: VeidimadurRound, ask: Ask) -> bool:
    return not current.fresh[ask.seat][ask.rank - 1]


def main(arguments: Sequence[str]) -> None:
    """The command."""
    counts = entry(_GAME).game.seat_counts
    parser = command("tools.arena veidimadur repeats", __doc__)
    parser.add_argument("side", metavar="SIDE", help="who plays at every seat")
    parser.add_argument("--seats", type=number, default=counts[1], help=f"at the table (else {counts[1]})")
    parser.add_argument("--deals", type=number, default=50, help="matches")
    parser.add_argument("--seed", default="1", help="with another one, other deals")
    chosen = parser.parse_args(arguments)
    pairing = pairing_of(parser, _GAME, chosen.side, chosen.side, chosen.seats, chosen.seed)
    game, tally = entry(_GAME).game, Tally()
    for code in each(pairing.deal_codes(chosen.deals)):
        seats = [Seat(f"{seat}", "medium") for seat in range(chosen.seats)]
        watch(Side(_GAME, chosen.side), Match(game, game.options.read({}), seats, code), code, tally)
    turns = tally.repeats + tally.others
    print(
        f"{chosen.side}, {chosen.seats} seats, {turns} turns: {tally.repeats / turns:.0%} begin with the rank that "
        f"ended the one before, which hit in {tally.repeats_hit / max(1, tally.repeats):.0%}, others in "
        f"{tally.others_hit / max(1, tally.others):.0%}; longest row {tally.longest}; surely blank "
        f"questions a seat and round {tally.blank / tally.rounds:.3f}, {tally.own} of {tally.blank} its own last one"
    )
