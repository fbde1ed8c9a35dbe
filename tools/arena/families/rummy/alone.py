"""Two sides play a round of two seats alone, and every way that one went meets every way that the other went.

``python -m tools.arena shanghai alone hard amateur --round 7 --deals 90`` deals a round so often, beside somebody who
never lays down, and notes what each side holds after each of its turns. Of every two such courses the one that is out
first gets what the other one holds then. What the two would do to each other is left out, and much of the luck: as many
whole rounds tell less. ``--weight late=400`` changes how the first side weighs its outlook, and ``--game kinaskak``
measures the other game.
"""

from __future__ import annotations

from argparse import ArgumentTypeError
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple
from unittest.mock import patch

from cardtable.engine.chance import FreeChance
from cardtable.engine.deal_code import new_deal_code
from cardtable.games.catalogue import entry
from cardtable.games.rummy.players import drawing, outlook
from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.game import deal
from cardtable.players.decision import Level
from tools.arena.families.rummy.amateur import Onlooker
from tools.arena.matches import add_sides, pairing_of
from tools.arena.paired import Sample
from tools.arena.sides import Side
from tools.commands import command, each, number

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from cardtable.games.rummy.rules.house_rules import Rules

# After so many turns nobody is out any more.
LONGEST: Final = 40


class Course(NamedTuple):
    """The points in hand after each turn, the first being those dealt, and the turns of laying down and going out."""

    points: tuple[int, ...]
    down: int
    out: int
    bought: int

    def held(self, turn: int) -> float:
        """The points in hand when somebody else is out in this turn: half of them play before this seat."""
        return (self.points[min(turn, len(self.points) - 1)] + self.points[min(turn - 1, len(self.points) - 1)]) / 2


def ahead(one: Course, other: Course) -> float:
    """By how many points the first of two courses is better than the other."""
    if one.out > LONGEST and other.out > LONGEST:
        return 0.0
    if one.out == other.out:
        return (other.points[other.out - 1] - one.points[one.out - 1]) / 2
    return other.held(one.out) if one.out < other.out else -one.held(other.out)


def compare(ones: Sequence[Course], others: Sequence[Course]) -> Sample:
    """The first courses against the others, of which as many come from the same deals; a deal never meets itself."""
    places = range(len(ones))
    table = [[ahead(one, other) for other in others] for one in ones]
    rows = [sum(table[at][other] for other in places if other != at) / (len(ones) - 1) for at in places]
    columns = [sum(table[one][at] for one in places if one != at) / (len(ones) - 1) for at in places]
    mean = sum(rows) / len(rows)
    sample = Sample()
    for row, column in zip(rows, columns, strict=True):
        sample.add(row + column - mean)
    return sample


def course(game: str, side: Side, number: int, code: str) -> Course:
    """How a round goes for seat 0 beside somebody who never lays down."""
    rules: Rules = entry(game).game.options().rules()
    onlooker, chance = Onlooker(), FreeChance(Random(code))
    table, _ = deal(rules, 2, None, number, chance)
    points = [scoring.points(table.hands[0], rules.points)]
    steps = down = 0
    while table.result is None and len(points) <= LONGEST:
        seat = table.asked[0] if table.phase == "window" else table.turn
        rng = Random(f"{code}/{steps}")
        decision = onlooker.choose(table.view(1), Level.MEDIUM, rng) if seat else side.decide(table, 0, rng)
        assert decision is not None
        if seat == 0 and table.phase == "offer":
            points.append(points[-1])
        table.play(seat, decision.action, chance)
        points[-1] = scoring.points(table.hands[0], rules.points)
        down = down or table.down[0] * (len(points) - 1)
        steps += 1
    is_out = table.result is not None and 0 in table.result.winners
    return Course(tuple(points), down or LONGEST, len(points) - 1 if is_out else LONGEST + 1, table.bought[0])


@contextmanager
def weighing(weights: Mapping[str, float]) -> Iterator[None]:
    """Let hard weigh its outlook so."""
    changed = outlook.WEIGHTS._replace(**weights)
    with patch.object(outlook, "WEIGHTS", changed), patch.object(drawing, "WEIGHTS", changed):
        yield


def _weight(text: str) -> tuple[str, float]:
    key, _, value = text.partition("=")
    if key not in outlook.WEIGHTS._fields:
        raise ArgumentTypeError(f"there is no weight {key!r}; there are: {', '.join(outlook.WEIGHTS._fields)}")
    try:
        return key, float(value)
    except ValueError:
        raise ArgumentTypeError(f"{value!r} is not a number; write {key}=400") from None


def alone(arguments: Sequence[str]) -> None:
    """The command; see the module's text."""
    parser = command("tools.arena shanghai alone", __doc__)
    add_sides(parser, "one", "other")
    parser.add_argument("--game", choices=("kinaskak", "shanghai"), default="shanghai", help="that is played")
    parser.add_argument("--round", type=number, default=1, help="which contract, counted from 1")
    parser.add_argument("--deals", type=number, default=60, help="at least 2, as ways of different deals meet")
    parser.add_argument("--seed", default="1", help="with another one, other deals")
    parser.add_argument(
        "--weight", action="append", default=[], type=_weight, metavar="KEY=VALUE", help="of the first side's outlook"
    )
    chosen = parser.parse_args(arguments)
    pairing_of(parser, chosen.game, chosen.one, chosen.other, 2)
    rounds = len(entry(chosen.game).game.options().rules().rounds)
    if chosen.round > rounds or chosen.deals < 2:
        parser.error(f"{chosen.game} has {rounds} rounds, and of two deals or more there is something to compare")
    weights = dict(chosen.weight)
    rng = Random(f"deals/{chosen.seed}")
    codes = [new_deal_code(rng) for _ in range(chosen.deals)]
    with weighing(weights):
        ones = [course(chosen.game, Side(chosen.game, chosen.one), chosen.round - 1, code) for code in each(codes)]
    others = [course(chosen.game, Side(chosen.game, chosen.other), chosen.round - 1, code) for code in each(codes)]
    print(f"{chosen.game}, round {chosen.round}: {chosen.one} ahead of {chosen.other} by {compare(ones, others)}")
    for name, courses in ((chosen.one, ones), (chosen.other, others)):
        down, out, bought = (
            sum(values) / len(courses)
            for values in zip(*((one.down, one.out, one.bought) for one in courses), strict=True)
        )
        print(f"{name}: lays down in turn {down:.1f}, out in turn {out:.1f}, buys {bought:.2f} times")
