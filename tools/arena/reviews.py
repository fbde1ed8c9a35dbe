"""What reviews find: ``python -m tools.arena olsen reviews easy --matches 10`` lets one seat play at a level.

All others are of medium strength. The seat's decisions are reviewed as the program does, and printed is of how many
matches the review says that the decisions cost something, what they cost together on average, and how often it calls a
decision good, too close to tell, or dear.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cardtable.app.judge_requests import Judged, Verdict, judge
from cardtable.app.review import Review
from cardtable.engine.match import Match, Seat
from cardtable.games.catalogue import entry
from cardtable.players.decision import Level
from tools.arena.matches import Pairing, Table
from tools.arena.paired import Sample
from tools.commands import command, number, progress

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.judge_requests import Trial


@dataclass(slots=True)
class Findings:
    """What the reviews of so many ``matches`` said; ``costs`` are those of all decisions together, by match."""

    matches: int = 0
    felt: int = 0
    with_moments: int = 0
    costs: Sample = field(default_factory=Sample)
    verdicts: Counter[Verdict | None] = field(default_factory=Counter)

    def add(self, review: Review) -> None:
        """Count one more review, in which all has been analysed."""
        balance = review.balance()
        self.matches += 1
        self.with_moments += bool(review.moments())
        self.verdicts.update(choice.verdict for choice in review.choices)
        if balance is not None:
            self.felt += balance.is_felt
            self.costs.add(balance.cost)


def reviewed(match: Match, seat: int) -> Review:
    """The review of a match that is over, thought through here and now."""
    asked: list[Trial] = []

    def ask(trial: Trial) -> int:
        asked.append(trial)
        return len(asked)

    review = Review(match, seat, ask)
    while review.read_next():
        pass
    review.go_on()
    while review.waits_for is not None:
        review.hear(Judged(review.waits_for, judge(asked[-1])))
    return review


def _played(pairing: Pairing, code: str, seat: int, most: int) -> Match:
    """A match of these sides, or as many deals of it, with a person's name at the challenger's seat."""
    table = Table(pairing, code, seat, {})
    match = table.match
    table.play(most)
    match.seats = tuple(Seat(one.name) if at == seat else one for at, one in enumerate(match.seats))
    return match


def main(game: str, arguments: Sequence[str]) -> None:
    """The command, of which the game is known."""
    parser = command(f"tools.arena {game} reviews", __doc__)
    parser.add_argument("level", choices=list(Level))
    parser.add_argument("--matches", type=number, default=10)
    parser.add_argument("--deals", type=number, default=99, help="no more of each match")
    parser.add_argument("--seats", type=number, help="else as few as there can be, but three at least")
    parser.add_argument("--seed", default="1", help="with another one, other deals")
    chosen = parser.parse_args(arguments)
    counts = entry(game).game.seat_counts
    seats = chosen.seats or min((count for count in counts if count >= 3), default=max(counts))
    pairing = Pairing(game, chosen.level, Level.MEDIUM, seats, chosen.seed)
    found = Findings()
    for at, code in enumerate(progress(pairing.deal_codes(chosen.matches), chosen.matches, "match")):
        seat = at % seats
        found.add(reviewed(_played(pairing, code, seat, chosen.deals), seat))
    said = ", ".join(f"{found.verdicts[one]} {one.name.lower()}" for one in Verdict)
    print(f"{game}, {chosen.level} among {seats - 1} medium: {found.matches} matches")
    print(f"felt in {found.felt}, with moments in {found.with_moments}; decisions: {said}")
    print(f"cost of a match: {found.costs}")
