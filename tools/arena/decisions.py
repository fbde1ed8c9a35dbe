"""Single decisions: two sides decide the same thing, each is played on to the end of the round, and the scores differ.

``python -m tools.arena san_da_yi decide bury hard medium`` lets medium players play, asks both sides wherever one of
them would bury, and where they differ plays both ways on in the same deal. In every round the first such decision
counts, so that no two belong to the same cards.
"""

from __future__ import annotations

import copy
from random import Random
from typing import TYPE_CHECKING, NamedTuple, get_args

from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from tools.arena.matches import add_sides, pairing_of
from tools.arena.paired import Sample
from tools.arena.sides import Side
from tools.commands import command, each, number, one_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.players.decision import Decision
    from tools.arena.matches import Pairing

_LONGEST = 20_000


class Found(NamedTuple):
    """How often both sides were asked, and how much better the first one's way was where they differed."""

    asked: int
    ahead: Sample


def compare(pairing: Pairing, kind: str, deals: int, base: str) -> Found:
    """Decisions of this kind, by the challenger and the champion; ``base`` plays everything else."""
    asked, ahead = 0, Sample()
    one, other, rest = (Side(pairing.game, name) for name in (pairing.challenger, pairing.champion, base))
    for code in each(pairing.deal_codes(deals)):
        match = _match(pairing, code)
        for _ in range(_LONGEST):
            if match.over:
                break
            if match.between_rounds or match.round is None:
                match.deal()
                looked = False
                continue
            seat, rng = _asked(match, rest, f"{pairing.seed}/{code}")
            if not looked and seat == match.round.turn:
                ways = [side.decide(match.round, seat, Random(rng)) for side in (one, other)]
                if any(way is not None and way.action.kind == kind for way in ways):
                    looked = True
                    asked += 1
                    first, second = ways
                    if first is not None and second is not None and first.action != second.action:
                        scores = [_played_on(match, seat, way, rest, f"{code}/{asked}") for way in (first, second)]
                        ahead.add(scores[0] - scores[1])
            decision = rest.decide(match.round, seat, Random(rng))
            if decision is None:
                raise RuntimeError("a player did nothing in its own turn")
            match.play(seat, decision.action)
    return Found(asked, ahead)


def _match(pairing: Pairing, code: str) -> Match:
    game = entry(pairing.game).game
    seats = [Seat(f"{seat}", "medium") for seat in range(pairing.seats)]
    return Match(game, game.options.read(dict(pairing.options)), seats, code)


def _asked(match: Match, side: Side, seed: str) -> tuple[int, str]:
    """Who acts next: somebody who calls out of turn, or whose turn it is."""
    current = match.round
    assert current is not None
    awaited = current.awaited()
    for seat in (*awaited, *(seat for seat in range(current.seats) if seat not in awaited)):
        rng = f"{seed}/{len(match.log)}/{seat}"
        if seat != current.turn and current.legal(seat) and side.decide(current, seat, Random(rng)) is not None:
            return seat, rng
    return current.turn, f"{seed}/{len(match.log)}/{current.turn}"


def _played_on(match: Match, seat: int, way: Decision, side: Side, seed: str) -> float:
    """The score of a seat in the round that goes on so, against those of the others on average."""
    twin = copy.deepcopy(match)
    twin.play(seat, way.action)
    number = len(twin.results)
    while len(twin.results) == number and not twin.over and not twin.between_rounds:
        acting, rng = _asked(twin, side, seed)
        assert twin.round is not None
        decision = side.decide(twin.round, acting, Random(rng))
        if decision is None:
            raise RuntimeError("a player did nothing in its own turn")
        twin.play(acting, decision.action)
    scores = twin.results[-1].scores
    return scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)


def main(game: str, arguments: Sequence[str]) -> None:
    """The command."""
    types = entry(game).game.actions.types
    most = min(4, max(entry(game).game.seat_counts))
    kinds = [one.__dataclass_fields__["kind"].default for one in get_args(types) or (types,)]
    parser = command(f"tools.arena {game} decide", __doc__)
    parser.add_argument("kind", type=one_of("kind of action", kinds), metavar="KIND", help=f"one of {', '.join(kinds)}")
    add_sides(parser, "one", "other")
    parser.add_argument("--base", default="medium", metavar="SIDE", help="who plays everything else")
    parser.add_argument("--seats", type=number, default=most, help=f"at the table (else {most})")
    parser.add_argument("--deals", type=number, default=100, help="matches, of which each round counts")
    parser.add_argument("--seed", default="1", help="with another one, other deals")
    chosen = parser.parse_args(arguments)
    pairing_of(parser, game, chosen.base, chosen.base, chosen.seats)
    pairing = pairing_of(parser, game, chosen.one, chosen.other, chosen.seats, chosen.seed)
    found = compare(pairing, chosen.kind, chosen.deals, chosen.base)
    print(
        f"{game}, {chosen.seats} seats: {chosen.kind} by {chosen.one} and {chosen.other}, played on by {chosen.base}: "
        f"asked {found.asked} times, differed {len(found.ahead.values)}; points of {chosen.one}'s way more than of "
        f"{chosen.other}'s where they differ: {found.ahead}"
    )
