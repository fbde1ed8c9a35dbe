"""Whole matches: two sides play the same deals from every seat, and the score says how much one is better.

``python -m tools.arena olsen hard medium --seats 4 --deals 500`` lets one hard player sit at every seat in
turn among medium ones and prints how often each side won, with 95 % intervals. Players call, buy and accuse by
themselves. The same arguments give the same result, whatever the number of processes.
"""

from __future__ import annotations

import multiprocessing
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from cardtable.engine.deal_code import new_deal_code
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import catalogue, entry
from tools.arena.paired import Sample
from tools.arena.sides import REFERENCES, Side
from tools.arena.strength import Sprt, Verdict, wilson
from tools.commands import command, game, number, progress

if TYPE_CHECKING:
    from argparse import ArgumentParser
    from collections.abc import Iterable, Iterator, Sequence

    from cardtable.engine.round import Standing


# From so many deals on their mean is as good as normal.
MANY: Final = 30
_CHUNK: Final = 4


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom at what: one seat for the challenger, the others for the champion."""

    game: str
    challenger: str
    champion: str
    seats: int
    seed: str = "1"
    options: tuple[tuple[str, str | int | bool], ...] = ()

    def __post_init__(self) -> None:
        known = entry(self.game).game
        if self.seats not in known.seat_counts:
            counts = ", ".join(map(str, known.seat_counts))
            raise ValueError(f"{self.game} is not played with {self.seats} seats; it is with: {counts}")
        Side(self.game, self.challenger)
        Side(self.game, self.champion)
        known.options.read(dict(self.options))

    def deal_codes(self, deals: int) -> list[str]:
        """The deals, which depend on the seed alone: every pairing plays the same ones."""
        rng = Random(f"deals/{self.seed}")
        return [new_deal_code(rng) for _ in range(deals)]


@dataclass(slots=True)
class Score:
    """The challenger's wins (shared ones count in part) out of so many games, and its totals beside the others'.

    ``shares`` are its wins as a share of the games of a deal, which is played once from every seat, and ``ahead`` is by
    how much its totals were better there than those of the others on average. ``times`` are the
    seconds of the processor for every decision by side; they are measured and not part of the result.
    """

    wins: float = 0.0
    games: int = 0
    shares: Sample = field(default_factory=Sample)
    ahead: Sample = field(default_factory=Sample)
    times: dict[str, list[float]] = field(default_factory=dict, compare=False)

    def add(self, other: Score) -> None:
        """Count another score too."""
        self.wins += other.wins
        self.games += other.games
        self.shares.values += other.shares.values
        self.ahead.values += other.ahead.values
        for side, times in other.times.items():
            self.times.setdefault(side, []).extend(times)

    @property
    def rate(self) -> float:
        """The challenger's share of the games."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, in 95 of 100 cases.

        The games of one deal are not independent of each other, so that deals are counted; where they are too few for
        that, or all alike, games are.
        """
        if len(self.shares.values) < MANY or not self.shares.margin > 0:
            return wilson(self.wins, self.games)
        return self.shares.interval


def play_deal(pairing: Pairing, code: str) -> Score:
    """The match of one deal code, once with the challenger at every seat."""
    score = Score()
    ahead = 0.0
    sign = -1 if entry(pairing.game).stage.scoring.fewest_wins else 1
    for seat in range(pairing.seats):
        standing = Table(pairing, code, seat, score.times).play()
        score.games += 1
        if seat in standing.leaders:
            score.wins += 1 / len(standing.leaders)
        own = standing.totals[seat]
        ahead += sign * (own - (sum(standing.totals) - own) / (pairing.seats - 1))
    score.shares.add(score.wins / score.games)
    score.ahead.add(ahead / score.games)
    return score


def play_deals(pairing: Pairing, deals: int, processes: int = 1) -> Score:
    """The score over so many deals."""
    total = Score()
    for score in _scores(pairing, deals, processes):
        total.add(score)
    return total


def decide_strength(
    pairing: Pairing, low: float, high: float, most_deals: int, error: float = 0.05, processes: int = 1
) -> tuple[Verdict, Score]:
    """Play until it is clear whether the challenger's share is at most ``low`` or at least ``high``.

    ``Verdict.OPEN`` when ``most_deals`` were not enough.
    """
    sprt = Sprt(low, high, error)
    total = Score()
    for score in _scores(pairing, most_deals, processes):
        total.add(score)
        if sprt.add(score.wins, score.games) is not Verdict.OPEN:
            break
    return sprt.verdict, total


def _scores(pairing: Pairing, deals: int, processes: int) -> Iterator[Score]:
    codes = pairing.deal_codes(deals)
    if processes == 1:
        yield from progress(map(partial(play_deal, pairing), codes), deals, "deal")
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from progress(pool.imap(partial(play_deal, pairing), codes, chunksize=_CHUNK), deals, "deal")


class Table:
    """One match with computer players at all seats."""

    def __init__(self, pairing: Pairing, code: str, challenger: int, times: dict[str, list[float]]) -> None:
        known = entry(pairing.game)
        names = [pairing.champion] * pairing.seats
        names[challenger] = pairing.challenger
        sides = {name: Side(pairing.game, name) for name in set(names)}
        self._names = names
        self._sides = [sides[name] for name in names]
        seats = [Seat(f"{seat}", name) for seat, name in enumerate(names)]
        self.match = Match(known.game, known.game.options.read(dict(pairing.options)), seats, code)
        self._seed = f"{pairing.seed}/{code}/{challenger}"
        self._times = times

    def play(self, deals: int | None = None) -> Standing:
        """How the match stands at its end, or after so many deals."""
        match = self.match
        while not match.over and (not match.between_rounds or deals is None or len(match.results) < deals):
            if match.between_rounds:
                match.deal()
            elif not self._somebody_calls():
                decision = self._ask(match.round.turn) if match.round is not None else None
                if decision is None:
                    raise RuntimeError("a player did nothing in its own turn")
                match.play(*decision)
        return match.standing

    def _somebody_calls(self) -> bool:
        """Out of turn, those who owe a call are asked first: nobody is caught before the chance to speak."""
        current = self.match.round
        assert current is not None
        awaited = current.awaited()
        others = (seat for seat in range(current.seats) if seat not in awaited)
        for seat in (*awaited, *others):
            if seat != current.turn and current.legal(seat):
                decision = self._ask(seat)
                if decision is not None:
                    self.match.play(*decision)
                    return True
        return False

    def _ask(self, seat: int) -> tuple[int, Any] | None:
        current = self.match.round
        assert current is not None
        rng = Random(f"{self._seed}/{len(self.match.log)}/{seat}")
        started = process_time()
        decision = self._sides[seat].decide(current, seat, rng)
        if seat == current.turn:
            self._times.setdefault(self._names[seat], []).append(process_time() - started)
        return None if decision is None else (seat, decision.action)


def report(pairing: Pairing, score: Score) -> str:
    """The score as people read it."""
    low, high = score.interval
    lines = [
        f"{pairing.game}, {pairing.seats} seats, {score.games} games: 1 {pairing.challenger} against "
        f"{pairing.seats - 1} {pairing.champion}",
        f"{pairing.challenger} wins {score.rate:.1%} [{low:.1%}, {high:.1%}], equal strength would be "
        f"{1 / pairing.seats:.1%}",
        f"ahead of the others' mean total by {score.ahead}",
    ]
    for side, times in sorted(score.times.items()):
        ordered = sorted(times)
        median, slow = ordered[len(ordered) // 2], ordered[int(0.95 * (len(ordered) - 1))]
        lines.append(
            f"{side}: {len(ordered)} decisions, median {median * 1e3:.2f} ms, p95 {slow * 1e3:.2f} ms, "
            f"longest {ordered[-1] * 1e3:.2f} ms"
        )
    return "\n".join(lines)


def _option(pairing_game: str, text: str) -> tuple[str, str | int | bool]:
    key, _, wanted = text.partition("=")
    rules = {option.key: option for option in entry(pairing_game).game.options.catalogue()}
    if key not in rules:
        raise ValueError(f"{pairing_game} has no house rule {key!r}; there are: {', '.join(rules)}")
    values = {str(value.value).lower(): value.value for value in rules[key].values}
    if wanted.lower() not in values:
        raise ValueError(f"{key} cannot be {wanted!r}; write {key}= and one of {', '.join(values)}")
    return key, values[wanted.lower()]


def add_sides(parser: ArgumentParser, one: str, other: str) -> None:
    """The names of two sides, which a :class:`Pairing` looks at."""
    parser.add_argument(one, metavar="SIDE", help=f"a level, or {', '.join(REFERENCES)}; hard+bold has a style")
    parser.add_argument(other, metavar="SIDE", help="the other one")


def pairing_of(parser: ArgumentParser, *values: Any) -> Pairing:
    """The pairing of these values, or the parser's error."""
    try:
        return Pairing(*values)
    except ValueError as error:
        parser.error(str(error))


def main(arguments: Sequence[str] | None = None, text: str | None = __doc__, phases: Iterable[str] = ()) -> int:
    """The command; its help is the ``text``, and what can be measured of the game instead: its ``phases``."""
    more = f"Or instead of the sides, each with a --help of its own: {', '.join(phases)}" if phases else ""
    parser = command("tools.arena", text, more)
    parser.add_argument("game", type=game, metavar="GAME", help=f"one of {', '.join(catalogue())}")
    add_sides(parser, "challenger", "champion")
    parser.add_argument("--seats", type=number, help="one of them the challenger's (else as few as there can be)")
    parser.add_argument("--deals", type=number, default=100, help="each is played once from every seat")
    parser.add_argument("--seed", default="1", help="with another one, other deals")
    parser.add_argument("--rule", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    parser.add_argument("--processes", type=number, default=1, help="how many play at the same time")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("LOW", "HIGH"), help="stop when this is decided")
    chosen = parser.parse_args(arguments)
    try:
        rules = tuple(_option(chosen.game, text) for text in chosen.rule)
    except ValueError as error:
        parser.error(str(error))
    if chosen.sprt and not 0 < chosen.sprt[0] < chosen.sprt[1] < 1:
        parser.error("--sprt needs two shares between 0 and 1, the lower one first, such as 0.5 0.6")
    seats = chosen.seats or min(entry(chosen.game).game.seat_counts)
    pairing = pairing_of(parser, chosen.game, chosen.challenger, chosen.champion, seats, chosen.seed, rules)
    if chosen.sprt is None:
        print(report(pairing, play_deals(pairing, chosen.deals, chosen.processes)))
    else:
        low, high = chosen.sprt
        verdict, score = decide_strength(pairing, low, high, chosen.deals, processes=chosen.processes)
        print(report(pairing, score), f"verdict: {verdict}", sep="\n")
    return 0
