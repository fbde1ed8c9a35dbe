"""What one seat may know of a round of the family."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.cards import Card, Suit, packs
from cardtable.engine.round import Law
from cardtable.games.olsen.rules import legality, refusals
from cardtable.games.olsen.rules.house_rules import Rules
from cardtable.games.olsen.rules.knowledge import Cheat, Deed, Lack, Own, Trace
from cardtable.kinds.stock.rules import StockView


@dataclass(frozen=True, slots=True)
class OlsenView(legality.OlsenPosition, StockView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    ``pile`` holds every card since the last reshuffle, the top card last, ``None`` where a player put a card unseen;
    ``counts`` are the sizes of all hands. ``lacks`` is what every player could see from draws. ``cheat`` is the
    seat's own cheat and no other player's; ``report`` is empty until the deal is over. The other names are those of
    :class:`cardtable.games.olsen.rules.state.OlsenState`.
    """

    law = Law(refusals.legal, refusals.refusal)

    rules: Rules
    pile: tuple[Card | None, ...]
    named: Suit | None
    free: bool
    phase: str
    begun: bool
    drawn: int
    laid: int
    direction: int
    out: tuple[int, ...]
    owed: int
    levels: tuple[int, ...]
    window: int | None
    provisional: bool
    called: tuple[bool, ...]
    armed: bool
    armed_out: bool
    tried: tuple[int, ...]
    lacks: tuple[Lack | None, ...]
    had_turn: tuple[bool, ...]
    trace: Trace | None
    cheat: Cheat | None
    cheated: bool
    report: tuple[Deed, ...]
    caught: tuple[int, ...]
    cleared: tuple[int, ...]
    empty_passes: int
    actions: int

    @property
    def own(self) -> Own:
        """What only this seat knows."""
        return Own(self.hand, self.armed, self.armed_out, self.cheated)

    @property
    def changer(self) -> int:
        """The rank with which this seat may change the suit; 0 where no card does."""
        return self.levels[self.seat or 0]

    def unseen(self) -> list[Card]:
        """Every card that this seat has not in hand, has not seen on the pile and has not hidden itself."""
        seen = {*self.hand, *self.pile, *(card for hand in self.open_hands for card in hand)}
        if self.cheat is not None:
            seen.add(self.cheat.card)
        return [card for card in packs(self.rules.packs_for(self.seats)) if card not in seen]
