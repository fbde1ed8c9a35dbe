"""The reference players of Two of Three."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.engine.chance import shuffled
from cardtable.games.two_of_three.players.player import TwoOfThreePlayer
from cardtable.games.two_of_three.rules.actions import PLAY, Play
from cardtable.games.two_of_three.rules.legality import playable
from cardtable.games.two_of_three.rules.round import TwoOfThreeRound
from cardtable.games.two_of_three.rules.view import TwoOfThreeView
from cardtable.players.decision import Decision, Level, Player, Style
from tools.arena.family import Family

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from cardtable.cards import Card
    from cardtable.engine.round import Round
    from cardtable.engine.values import Action


class TwoOfThreeAmateur(Player[TwoOfThreeView]):
    """Lays the first card in its hand that another one can follow, sees no further than that, and never stops early."""

    def choose(self, view: TwoOfThreeView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`."""
        legal = view.legal()
        return Decision(_action(view, legal)) if legal else None


def _action(view: TwoOfThreeView, legal: list[Action]) -> Action:
    fitting = [card for card in view.hand if PLAY[card] in legal]
    for card in fitting:
        if _may_follow(view, card):
            return PLAY[card]
    return PLAY[fitting[0]] if fitting else legal[0]


def _may_follow(view: TwoOfThreeView, card: Card) -> bool:
    """Whether it goes on after this card, or is over because it was the last one."""
    rest = [other for other in view.hand if other != card]
    return not rest or bool(playable(view.rules, (view.row[-1], card), rest))


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


FAMILY: Final = Family(TwoOfThreeAmateur(), slips, peeking)
