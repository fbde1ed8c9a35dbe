"""The reference players of Two of Three."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank
from cardtable.engine.chance import shuffled
from cardtable.games.two_of_three.players.player import TwoOfThreePlayer
from cardtable.games.two_of_three.rules.actions import PLAY, STOP, Play
from cardtable.games.two_of_three.rules.legality import playable
from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
from cardtable.games.two_of_three.rules.state import TwoOfThreeView
from cardtable.players.decision import Decision, Level, Player, Style
from tools.arena.family import Family

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from cardtable.cards import Card
    from cardtable.engine.round import Round
    from cardtable.engine.values import Action
    from tools.arena.family import Deed

    _Counted = Iterator[tuple[str, float]]


# A chain is followed no further in the head.
_AHEAD: Final = 8
# With so many cards in hand it is early in the round.
MANY: Final = 4
# What is neither high nor low.
_MIDDLE: Final = 8


class TwoOfThreeAmateur(Player[TwoOfThreeView]):
    """Lays its longest chain, as people do with five cards in hand, and never stops early."""

    def choose(self, view: TwoOfThreeView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`."""
        legal = view.legal()
        return Decision(_action(view, legal)) if legal else None


def _action(view: TwoOfThreeView, legal: list[Action]) -> Action:
    fitting = [card for card in view.hand if PLAY[card] in legal]
    if not fitting:
        return legal[0]
    return PLAY[max(fitting, key=lambda card: _length(view, view.row[-1], card, view.hand, _AHEAD))]


def _length(view: TwoOfThreeView, last: Card, card: Card, hand: Sequence[Card], most: int) -> int:
    """How many cards the longest chain holds that goes on with this card, up to so many."""
    rest = [other for other in hand if other is not card]
    following = playable(view.rules, (last, card), rest) if most > 1 else []
    return 1 + max((_length(view, card, one, rest, most - 1) for one in following), default=0)


def slips(view: TwoOfThreeView) -> list[Action]:
    """A beginner lays anything that fits, and may not see it where that is a single card and the turn could end."""
    legal = view.legal()
    fitting = [one for one in legal if isinstance(one, Play)]
    return legal if len(fitting) == 1 else [*fitting]


def peeking(table: Round) -> TwoOfThreePlayer:
    """The best player, who knows all hands, and of the stock which cards it holds."""
    assert isinstance(table, TwoOfThreeRound)

    def worlds(_view: TwoOfThreeView, rng: Random) -> Iterator[TwoOfThreeRound]:
        while True:
            world = table.copy()
            world.stock = shuffled(sorted(table.stock), rng)
            yield world

    return TwoOfThreePlayer(worlds)


def noticed(deeds: Sequence[Deed], end: TwoOfThreeView, seat: int) -> _Counted:
    """How high the cards are that somebody lays first, and whether a turn ends early."""
    laid = []
    for view, action in deeds:
        if isinstance(action, Play):
            laid.append(_height(action.card))
            if view.counts[seat] >= MANY:
                yield "height early", laid[-1]
                yield "from the middle early", abs(laid[-1] - _MIDDLE)
            yield "stops early", 0.0
        elif action is STOP:
            yield "stops early", 1.0
    left = [_height(card) for card in end.open_hands[seat]]
    for at, height in enumerate(laid):
        for later in (*laid[at + 1 :], *left):
            if height != later:
                yield "higher first", float(height > later)
            if abs(height - _MIDDLE) != abs(later - _MIDDLE):
                yield "nearer the middle first", float(abs(height - _MIDDLE) < abs(later - _MIDDLE))


def _height(card: Card) -> float:
    return 14.0 if card.rank is Rank.ACE else float(card.rank)


FAMILY: Final = Family(TwoOfThreeAmateur(), slips, peeking, noticed=noticed)
