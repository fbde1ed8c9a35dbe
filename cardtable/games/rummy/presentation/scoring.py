"""What is counted in contract rummy: points of cards that are left, and how long a match takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.presentation.texts import contract_text
from cardtable.games.rummy.rules import scoring
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.rules.house_rules import FamilyOptions
from cardtable.games.rummy.rules.state import RummyView
from cardtable.messages import Listing, Message, translate
from cardtable.resources import lengths
from cardtable.stage.common_words import two_reasons
from cardtable.stage.round_result import IN_HAND, THIS_ROUND, TOTAL, Column, Count, gain, hurrah, number, quantity
from cardtable.stage.scoring import Scoring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.engine.round import RoundResult, Standing


SECONDS_PER_TURN: Final = 12


class RummyScoring(Scoring[RummyView, FamilyOptions]):
    """Points of one of the games, of which the fewest win; the rounds end a match, not a total."""

    fewest_wins = True

    def __init__(self, game: str) -> None:
        self.game = game

    def progress(self, options: FamilyOptions, standing: Standing, rounds: int) -> Message:
        """Which round it is, and its contract."""
        rules = options.rules()
        played = min(max(rounds, 1), len(rules.rounds))
        own_suits = rules.run_suits is RunSuits.DIFFERENT
        melds = contract_text(rules.contract(rules.rounds[played - 1]), own_suits)
        if rules.kinaskak:
            text = translate("Rummy", "Round {number} of {total}: {melds}")
        else:
            text = translate("Rummy", "Round {number} of {total}: {melds}", "a hand is a round of Shanghai Rummy")
        return text.put(number=played, total=len(rules.rounds), melds=melds)

    def account(self, result: RoundResult, seat: int) -> Message | None:
        """How many cards were left, and what was added for buying or taken off."""
        left = len(result.left[seat]) if result.left else 0
        cards = translate("Rummy", "%n card(s) left in hand", None, left) if left else None
        extra = _bought_too_often(result, seat)
        if extra:
            bought = translate("Rummy", "{points} for buying too often").put(points=extra)
            if cards is None:
                return bought
            return two_reasons(cards, bought)
        if not left and result.scores[seat] < 0:
            return translate("Rummy", "out in one turn")
        return cards

    def costs(self, view: RummyView) -> Sequence[Count]:
        """Card by card, the dearest first, then what was bought too often (K-21) and the bonus (S-29)."""
        assert view.result is not None
        found = []
        for seat, hand in enumerate(view.open_hands):
            cards = [(card, scoring.points((card,), view.rules.points)) for card in hand]
            cards.sort(key=lambda one: -one[1])
            total, penalty = view.result.scores[seat], view.penalties[seat]
            other: list[tuple[Message, int]] = []
            if penalty:
                other.append((translate("Rummy", "bought too often", "why points are added"), penalty))
            bonus = total - penalty - sum(points for _, points in cards)
            if bonus:
                other.append((translate("Rummy", "out in one turn"), bonus))
            if cards or other:
                found.append(Count(seat, total, tuple(cards), tuple(other)))
        return found

    def hurrah(self, view: RummyView, names: Sequence[str]) -> Message:
        """Who has gone out."""
        assert view.result is not None
        if len(view.result.winners) != 1:
            return hurrah([names[seat] for seat in view.result.winners])
        return translate("Rummy", "{player} goes out!", "called out at the end of a round").put(
            player=names[view.result.winners[0]]
        )

    def columns(self, view: RummyView, totals: Sequence[int]) -> Sequence[Column]:
        """Cards that are left, points of the round, and the total."""
        assert view.result is not None
        return [
            Column(IN_HAND, tuple(map(quantity, view.result.held))),
            Column(THIS_ROUND, tuple(map(gain, view.result.scores))),
            Column(TOTAL, tuple(map(number, totals))),
        ]

    def rounds(self, options: FamilyOptions) -> Sequence[Listing]:
        """What each round that is played asks for (K-9, S-8)."""
        rules = options.rules()
        own_suits = rules.run_suits is RunSuits.DIFFERENT
        return [contract_text(rules.contract(number), own_suits) for number in rules.rounds]

    def planned(self, options: FamilyOptions) -> int:
        return len(options.rules().rounds)

    def minutes(self, options: FamilyOptions, seats: int) -> int:
        rules = options.rules()
        turns = sum(turns_in_round(self.game, number, seats) for number in rules.rounds)
        return max(1, round(turns * SECONDS_PER_TURN / 60))


def _bought_too_often(result: RoundResult, seat: int) -> int:
    """Penalties come in whole hundreds above anything that other presets of values give."""
    cards = scoring.points(result.left[seat], "kinaskak") if result.left else 0
    over = result.scores[seat] - cards
    return over if over >= scoring.BUY_PENALTY and over % scoring.BUY_PENALTY == 0 else 0


SEATS: Final = range(2, 9)


def turns_in_round(game: str, number: int, seats: int) -> float:
    """Turns of all seats together in the round with this contract, counted from 0."""
    by_seats = lengths(__file__)[game][number]
    return float(by_seats[min(seats - SEATS[0], len(by_seats) - 1)])
