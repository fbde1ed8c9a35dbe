"""One round of maumau: what lies on the table, what happens there, and what it scores."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from dataclasses import dataclass

from cardtable.engine.chance import Chance
from cardtable.engine.round import RoundResult, Telling, rule_out
from cardtable.engine.values import Action
from cardtable.kinds.laying.rules import Lay, LayingRound, TakePile
from tests.example_game.maumau.rules.events import WentOut
from tests.example_game.maumau.rules.fitting import PACK, goes_on
from tests.example_game.maumau.rules.house_rules import MaumauRules
from tests.example_game.maumau.rules.view import MaumauView


@dataclass(slots=True, eq=True)
class MaumauRound(LayingRound[MaumauView]):
    """The whole table."""

    view_type = MaumauView
    goes_on = goes_on
    taken = 5

    rules: MaumauRules
    result: RoundResult | None = None

    def do(self, seat: int, action: Action, chance: Chance, events: Telling) -> None:
        if isinstance(action, Lay):
            self.lay(seat, action.cards, events)
        elif isinstance(action, TakePile):
            self.take_pile(seat, events)
        else:
            self.draw(seat, chance, events)
        if not self.hands[seat]:
            events.append(WentOut(seat))
            self.result = self.ending()
        self.turn = self.after(seat)

    def ending(self) -> RoundResult | None:
        """How the round ended, once a hand is empty."""
        return None if all(self.hands) else result(self.hands)

    def check(self) -> None:
        self.check_laying(PACK)
        rule_out(self.result != self.ending(), "another result")


def scores(hands: Sequence[Sized]) -> tuple[int, ...]:
    """A point for each card that the others hold, for who has none left."""
    left = sum(map(len, hands))
    return tuple(0 if hand else left for hand in map(len, hands))


def result(hands: Sequence[Sized]) -> RoundResult:
    """Who has no card left has won."""
    return RoundResult(
        tuple(seat for seat, hand in enumerate(hands) if not len(hand)), scores(hands), "out", tuple(map(len, hands))
    )
