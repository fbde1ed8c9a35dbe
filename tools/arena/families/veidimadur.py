"""The reference players of Veiðimaður."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.players.player import VeidimadurPlayer
from cardtable.games.veidimadur.players.search import Chance
from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.games.veidimadur.rules.round import VeidimadurRound
from cardtable.games.veidimadur.rules.view import VeidimadurView
from cardtable.players.decision import Decision, Level, Player, Style
from tools.arena.family import Family

if TYPE_CHECKING:
    from random import Random

    from cardtable.engine.round import Round


class VeidimadurAmateur(Player[VeidimadurView]):
    """Asks for what it heard last of each of the others, has forgotten what was before, and else tries its luck."""

    def choose(self, view: VeidimadurView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`."""
        possible = slips(view)
        if not possible:
            return None
        heard = [one for one in possible if _heard_of(view, one)]
        return Decision((heard or possible)[int(rng.random() * len(heard or possible))])


def _heard_of(view: VeidimadurView, ask: Ask) -> bool:
    """Whether this rank is what that seat asked for last, or what was given to it last."""
    given = [card.rank for card in view.known[ask.seat][-1:]]
    return ask.rank in (*given, *view.holds[ask.seat][-1:])


def slips(view: VeidimadurView) -> list[Ask]:
    """A beginner asks anybody for anything that it holds itself."""
    held = {card.rank for card in view.hand}
    return [one for one in view.legal() if isinstance(one, Ask) and one.rank in held]


def peeking(table: Round) -> VeidimadurPlayer:
    """The best player, who knows what lies in every hand, and so never misses where it can hit."""
    assert isinstance(table, VeidimadurRound)
    hands = table.hands

    def chances(_view: VeidimadurView, ask: Ask) -> Chance:
        there = float(any(card.rank is ask.rank for card in hands[ask.seat]))
        return Chance(there, there)

    return VeidimadurPlayer(chances)


FAMILY: Final = Family(VeidimadurAmateur(), slips, peeking)
