"""Everything that lies on a table of San Da Yi, and its form in views, copies and files."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from cardtable.cards import Card, Suit
from cardtable.engine.round import Law, RoundResult
from cardtable.games.san_da_yi.rules import legality
from cardtable.games.san_da_yi.rules.house_rules import SHOWN_UP_TO, SanDaYiRules
from cardtable.games.san_da_yi.rules.legality import SanDaYiPosition
from cardtable.games.san_da_yi.rules.ranking import PACK, RANKING, points
from cardtable.kinds.tricks.rules import TrickRound, TrickView

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Self

    from cardtable.engine.round import View


@dataclass(frozen=True, slots=True)
class SanDaYiView(legality.SanDaYiPosition, TrickView):
    """A table seen from one seat (``seat=None``: by a viewer, with an empty ``hand``).

    ``kitty_left`` and ``buried_left`` count cards that lie face down; ``taken`` is the kitty as it was taken up, where
    this seat may know it, and ``buried`` what was buried, which the declarer alone knows until the hand is scored. The
    other names are those of :class:`cardtable.games.san_da_yi.rules.state.SanDaYiState`.
    """

    law = Law(legality.legal, legality.refusal)
    ranking = RANKING

    rules: SanDaYiRules
    previous: int | None
    opening: Card | None
    kitty_left: int
    buried_left: int
    calls: tuple[int, ...]
    phase: str
    declarer: int | None
    bid: int
    taken: tuple[Card, ...]
    buried: tuple[Card, ...]
    trump: Suit | None

    def once_more(self, now: View) -> Self:
        """A kitty that was shown until it was buried is to be remembered from then on (A14)."""
        seen = self.result is not None or now.result is not None or not isinstance(now, SanDaYiView) or now.taken
        return self if seen or not self.taken else replace(self, taken=())

    @property
    def plays_tricks(self) -> bool:
        return self.phase == "play"

    @property
    def is_shown(self) -> bool:
        """Whether the call is one at which everybody sees the kitty (A14)."""
        return 0 < self.bid <= SHOWN_UP_TO

    def unseen(self) -> list[Card]:
        """Every card of which this seat does not know who has or had it; a shown kitty card can be in two places."""
        seen = {*self.hand, *self.buried, *(card for _, card in self.played())}
        return [card for card in PACK if card not in seen]


@dataclass(slots=True, eq=True)
class SanDaYiState(SanDaYiPosition, TrickRound[SanDaYiView]):
    """The whole table.

    ``dealer`` calls first; ``previous`` declared the hand before (``None`` in the first), and ``opening`` is the
    diamond that made a seat call first where none declared (A7, A8). ``calls`` are in the order of play, 0 for a pass.
    ``phase`` is "call", "bury", "trump", "play" or "over". ``taken`` is the kitty as the declarer took it up;
    ``tricks`` are all that were played, and ``trick`` the cards of the one that is played now, led by ``leader``.
    """

    view_type = SanDaYiView
    ranking = RANKING

    rules: SanDaYiRules
    kitty: list[Card]
    previous: int | None = None
    opening: Card | None = None
    calls: list[int] = field(default_factory=list)
    phase: str = "call"
    declarer: int | None = None
    bid: int = 0
    taken: list[Card] = field(default_factory=list)
    buried: list[Card] = field(default_factory=list)
    trump: Suit | None = None
    result: RoundResult | None = None

    def worth_of(self, cards: Sequence[Card]) -> int:
        return points(cards)

    def private_to(self, seat: int | None) -> Mapping[str, Any]:
        """The kitty is known to the declarer, and to all where it was shown; the buried cards until the end to one."""
        own = seat is not None and seat == self.declarer
        return {
            "taken": tuple(self.taken) if own or self._is_shown else (),
            "buried": tuple(self.buried) if own or self.result is not None else (),
        }

    @property
    def kitty_left(self) -> int:
        """How many cards of the kitty lie face down."""
        return len(self.kitty)

    @property
    def buried_left(self) -> int:
        """How many cards are buried."""
        return len(self.buried)

    @property
    def _is_shown(self) -> bool:
        """Whether everybody sees what the kitty was (A14)."""
        return 0 < self.bid <= SHOWN_UP_TO and (self.phase == "bury" or self.rules.kitty_recall)

    def secrets(self, seat: int | None) -> set[Card]:
        """A shown kitty is known wherever its cards went, and so is the diamond that made a seat call first."""
        declares = seat is not None and seat == self.declarer
        hidden = self.held_by_others(seat)
        hidden.update(self.kitty, () if declares or self.result is not None else self.buried)
        return hidden.difference(self.taken if declares or self._is_shown else (), (self.opening,))

    def all_cards(self) -> Iterator[Card]:
        for hand in self.hands:
            yield from hand
        yield from self.kitty
        yield from self.buried
        yield from self.cards_in_tricks()
