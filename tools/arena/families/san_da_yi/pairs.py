"""``python -m tools.arena san_da_yi pairs hard medium``: the same hand played both ways, and what it wasted.

Both sides play the same deal after the same calls, once as the declarer and once as the three defenders. The
difference of the two scores is due to what they bury and play, and hardly to luck.
"""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.games.san_da_yi.players.claims import Seen
from cardtable.games.san_da_yi.rules.house_rules import SEATS
from cardtable.games.san_da_yi.rules.ranking import group, height, worth
from cardtable.games.san_da_yi.rules.round import SanDaYiRound
from cardtable.kinds.tricks.rules import PlayCard
from tools.arena.matches import add_sides, pairing_of
from tools.arena.paired import Sample
from tools.arena.sides import Side
from tools.commands import command, each, number

if TYPE_CHECKING:
    from collections.abc import Sequence

_GAME: Final = "san_da_yi"


@dataclass(slots=True)
class Tally:
    """What the first of two sides gained, and by name how often each wasted a card or gave away fewer points."""

    wins: Sample = field(default_factory=Sample)
    points: Sample = field(default_factory=Sample)
    hands: Counter[str] = field(default_factory=Counter)
    wasted: Counter[str] = field(default_factory=Counter)
    kept_back: Counter[str] = field(default_factory=Counter)


def play_pair(one: Side, other: Side, caller: Side, code: str, tally: Tally) -> None:
    """One deal, called by one side for all seats."""
    game = entry(_GAME).game
    match = Match(game, game.options.read({}), [Seat(f"{seat}", "medium") for seat in range(SEATS)], code)
    match.deal()
    while _round(match).phase == "call":
        _step(match, caller, code)
    scores = [_play_on(copy.deepcopy(match), *sides, code, tally) for sides in ((one, other), (other, one))]
    ahead = scores[0] - scores[1]
    tally.points.add(ahead)
    tally.wins.add((ahead > 0) + (ahead == 0) / 2)


def _play_on(match: Match, declarer: Side, defenders: Side, code: str, tally: Tally) -> int:
    current = _round(match)
    seat = current.declarer
    assert seat is not None
    tally.hands.update((declarer.name, defenders.name))
    while current.result is None:
        side = declarer if current.turn == seat else defenders
        view = current.view(current.turn)
        action = _step(match, side, code)
        if isinstance(action, PlayCard) and view.trick:
            tally.wasted[side.name] += is_waste(Seen(view, action.card))
            tally.kept_back[side.name] += keeps_points_back(Seen(view, action.card))
    return current.result.scores[seat]


def _round(match: Match) -> SanDaYiRound:
    assert isinstance(match.round, SanDaYiRound)
    return match.round


def _step(match: Match, side: Side, code: str) -> object:
    current = _round(match)
    decision = side.decide(current, current.turn, Random(f"{code}/{len(match.log)}"))
    assert decision is not None
    match.play(current.turn, decision.action)
    return decision.action


def is_waste(seen: Seen) -> bool:
    """Whether the trick is decided, and a lower card of the same suit and points would have done as well."""
    decided = seen.is_won_already or not (seen.partner_wins or any(seen.beats(card) for card in seen.legal))
    return decided and any(
        group(card, seen.trump) is group(seen.card, seen.trump)
        and worth(card) == worth(seen.card)
        and height(card, seen.trump) < height(seen.card, seen.trump)
        for card in seen.legal
    )


def keeps_points_back(seen: Seen) -> bool:
    """Whether a partner has won the trick, and a card worth more could have been put into it."""
    return seen.is_won_already and worth(seen.card) < max(map(worth, seen.legal))


def report(one: Side, other: Side, tally: Tally) -> str:
    """The score as people read it."""
    low, high = tally.wins.interval
    lines = [
        f"san_da_yi, {len(tally.wins.values)} pairs: {one.name} wins {tally.wins.mean:.1%} [{low:.1%}, {high:.1%}], "
        f"points a pair ahead of {other.name}: {tally.points.mean:+.2f} ±{tally.points.margin:.2f}"
    ]
    for side in dict.fromkeys((one.name, other.name)):
        hands = tally.hands[side]
        lines.append(
            f"{side}: of {hands} hands, cards wasted in decided tricks {tally.wasted[side] / hands:.2f} a hand, "
            f"fewer points than possible given to a partner {tally.kept_back[side] / hands:.2f} a hand"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> None:
    """The command."""
    parser = command("tools.arena san_da_yi pairs", __doc__)
    add_sides(parser, "one", "other")
    parser.add_argument("--caller", default="medium", metavar="SIDE", help="who calls for all seats")
    parser.add_argument("--deals", type=number, default=100, help="a pair for each")
    parser.add_argument("--seed", default="1", help="with another one, other deals")
    chosen = parser.parse_args(arguments)
    pairing = pairing_of(parser, _GAME, chosen.one, chosen.other, SEATS, chosen.seed)
    one, other, caller = (Side(_GAME, name) for name in (chosen.one, chosen.other, chosen.caller))
    tally = Tally()
    for code in each(pairing.deal_codes(chosen.deals)):
        play_pair(one, other, caller, code, tally)
    print(report(one, other, tally))
