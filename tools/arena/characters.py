"""Whether characters can be told apart: a simple counter names a style from what everybody sees of some rounds.

One player of a style sits among steady ones of its level. Of half the sittings the counter learns what each style does
how often; of the other half it names the style by what lies nearest, every count measured by how much it differs from
one sitting of a style to another. By lot one of four would be right.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from cardtable.games.catalogue import entry
from cardtable.players.decision import Level, Style
from tools.arena.family import family_of
from tools.arena.matches import Pairing, Table
from tools.arena.strength import wilson
from tools.commands import command, number, one_of, progress

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cardtable.engine.round import View
    from tools.arena.family import Deed

    Counts = Mapping[str, float]

SEATS: Final = 3


@dataclass(slots=True)
class Notes:
    """What was counted of one seat: of every habit how often it could be seen, and its sum."""

    sums: dict[str, float] = field(default_factory=dict)
    times: dict[str, int] = field(default_factory=dict)

    def add(self, counted: Iterable[tuple[str, float]]) -> None:
        """Count what one round showed."""
        for habit, value in counted:
            self.sums[habit] = self.sums.get(habit, 0.0) + value
            self.times[habit] = self.times.get(habit, 0) + 1

    @property
    def means(self) -> dict[str, float]:
        """Of every habit that could be seen the mean."""
        return {habit: self.sums[habit] / times for habit, times in self.times.items()}


class _Watched(Table):
    """A table at which somebody looks on at what one seat does in a round, and before what."""

    def __init__(self, pairing: Pairing, code: str, seat: int) -> None:
        super().__init__(pairing, code, seat, {})
        self.watched = seat
        self.deeds: list[Deed] = []

    def play_round(self) -> View:
        """What everybody sees at the end of the next round."""
        self.deeds = []
        self.play(len(self.match.results) + 1)
        assert self.match.round is not None
        return self.match.round.view(None)

    def _ask(self, seat: int) -> tuple[int, Any] | None:
        decided = super()._ask(seat)
        if seat == self.watched and decided is not None and self.match.round is not None:
            self.deeds.append((self.match.round.view(None), decided[1]))
        return decided


def sitting(game: str, level: Level, style: Style, rounds: int, seats: int, seed: str) -> Counts:
    """What was counted of a player of this style in so many rounds."""
    noticed = family_of(game).noticed
    if noticed is None:
        raise ValueError(f"nobody has written what can be counted in {game}")
    notes = Notes()
    pairing = Pairing(game, f"{level}+{style}", level, seats, seed)
    played = 0
    for place, code in enumerate(pairing.deal_codes(rounds)):
        table = _Watched(pairing, code, place % seats)
        while played < rounds and not table.match.over:
            end = table.play_round()
            notes.add(noticed(table.deeds, end, table.watched))
            played += 1
    return notes.means


@dataclass(frozen=True, slots=True)
class Portrait:
    """What each style does how often, and how much that differs from one sitting to another."""

    means: Mapping[Style, Counts]
    spread: Counts

    @classmethod
    def learned(cls, sittings: Mapping[Style, Sequence[Counts]]) -> Portrait:
        """The portrait of some sittings of each style."""
        habits = {habit for some in sittings.values() for one in some for habit in one}
        means: dict[Style, dict[str, float]] = {}
        squares, many = dict.fromkeys(habits, 0.0), dict.fromkeys(habits, 0)
        for style, some in sittings.items():
            means[style] = {}
            for habit in habits:
                values = [one[habit] for one in some if habit in one]
                means[style][habit] = sum(values) / len(values) if values else 0.0
                squares[habit] += sum((value - means[style][habit]) ** 2 for value in values)
                many[habit] += len(values)
        return cls(means, {habit: sqrt(squares[habit] / many[habit]) for habit in habits})

    def names(self, counted: Counts) -> Style:
        """The style that lies nearest."""
        seen = [habit for habit in sorted(counted) if self.spread.get(habit)]

        def distance(style: Style) -> float:
            return sum(((counted[habit] - self.means[style][habit]) / self.spread[habit]) ** 2 for habit in seen)

        return min(self.means, key=distance)


def portraits(game: str, level: Level, rounds: int, sittings: int, seats: int, seed: str) -> dict[Style, list[Counts]]:
    """So many sittings of each style."""
    wanted = [(style, number) for style in Style for number in range(sittings)]
    found: dict[Style, list[Counts]] = {style: [] for style in Style}
    for style, one in progress(wanted, len(wanted), "sitting"):
        found[style].append(sitting(game, level, style, rounds, seats, f"{seed}/{style}/{one}"))
    return found


def main(game: str, arguments: Sequence[str]) -> None:
    """The command."""
    parser = command(f"tools.arena {game} characters", __doc__)
    parser.add_argument("--rounds", type=number, default=10, help="in a sitting")
    parser.add_argument("--matches", type=number, default=40, help="sittings of each style, half of them to learn from")
    parser.add_argument("--level", type=one_of("level", Level), default=Level.MEDIUM, metavar="LEVEL", help="of all")
    parser.add_argument("--seats", type=number, default=SEATS, help="one of them in the style")
    parser.add_argument("--seed", default="1", help="with another one, other deals")
    chosen = parser.parse_args(arguments)
    if family_of(game).noticed is None:
        parser.error(f"nobody has written what can be counted in {game}")
    seats = chosen.seats if chosen.seats in entry(game).game.seat_counts else min(entry(game).game.seat_counts)
    found = portraits(game, chosen.level, chosen.rounds, 2 * max(2, chosen.matches // 2), seats, chosen.seed)
    print(report(game, chosen.level, seats, found))


def report(game: str, level: Level, seats: int, found: Mapping[Style, Sequence[Counts]]) -> str:
    """What a counter makes of these sittings, the first half of which it learns from."""
    half = min(map(len, found.values())) // 2
    portrait = Portrait.learned({style: some[:half] for style, some in found.items()})
    lines = []
    right = total = 0
    for style, some in found.items():
        named = [portrait.names(one) for one in some[half:]]
        right += named.count(style)
        total += len(named)
        taken = ", ".join(f"{other} {named.count(other)}" for other in found)
        habits = ", ".join(f"{habit} {mean:.2f}" for habit, mean in sorted(portrait.means[style].items()))
        lines += [f"{style} named: {taken}", f"  {habits}"]
    low, high = wilson(right, total)
    habits = ", ".join(f"{habit} {spread:.2f}" for habit, spread in sorted(portrait.spread.items()))
    return "\n".join(
        [
            f"{game}, {level}, {seats} seats: {right} of {total} named, {right / total:.0%} [{low:.0%}, {high:.0%}]",
            *lines,
            f"  differs by {habits}",
        ]
    )
