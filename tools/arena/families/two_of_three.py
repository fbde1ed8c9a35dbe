"""The reference players of Two of Three."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import Rank
from cardtable.engine.chance import shuffled
from cardtable.games.two_of_three.players.player import TwoOfThreePlayer
from cardtable.games.two_of_three.rules.actions import PLAY, STOP, Play, Stop
from cardtable.games.two_of_three.rules.legality import playable
from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
from cardtable.games.two_of_three.rules.state import TwoOfThreeView
from cardtable.players.decision import Decision, Level, Player, Style
from tools.arena.family import Family, kept

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
    """Of cards that both fitted which went first, and whether a turn ends early."""
    laid = [(view, action.card) for view, action in deeds if isinstance(action, Play)]
    yield from (("stops early", float(action is STOP)) for _, action in deeds if isinstance(action, Play | Stop))
    known = kept([(view.counts[seat], card) for view, card in laid], end.open_hands[seat])
    for (view, card), others in zip(laid, known, strict=True):
        for other in playable(view.rules, view.row[-2:], (card, *others)):
            high, low = _height(card), _height(other)
            if high != low:
                yield "higher first", float(high > low)
            if abs(high - _MIDDLE) != abs(low - _MIDDLE):
                yield "nearer the middle first", float(abs(high - _MIDDLE) < abs(low - _MIDDLE))


def _height(card: Card) -> float:
    return 14.0 if card.rank is Rank.ACE else float(card.rank)


FAMILY: Final = Family(TwoOfThreeAmateur(), slips, peeking, noticed=noticed)
