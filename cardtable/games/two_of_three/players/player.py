"""The computer players of Two of Three: three levels that see the same and differ in how far they look.

The reasons of a decision, by their codes: ``nothing-fits`` (so a card is drawn), ``only-card``, ``fits`` (the first one
found), ``goes-out`` (a chain empties the hand), ``longest`` (most cards can follow), ``best-outlook`` (in imagined
rounds fewest cards are taken), ``hard-to-follow`` (few unseen cards would fit for the next player), ``stop-now``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.players import thinking
from cardtable.games.two_of_three.players.fast_table import PACK, bits, ends, fit_of
from cardtable.games.two_of_three.players.imagining import worlds
from cardtable.games.two_of_three.rules.actions import DRAW, PLAY, STOP, Play
from cardtable.games.two_of_three.rules.view import TwoOfThreeView
from cardtable.players.decision import Decision, Level, Player, Reason, Style

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from cardtable.games.two_of_three.rules.round import TwoOfThreeRound

    Imagined = Callable[[TwoOfThreeView, Random], Iterator[TwoOfThreeRound]]

_INDEX: Final = {card.index: card for card in PACK}


class TwoOfThreePlayer(Player[TwoOfThreeView]):
    """The mind of all seats that people do not take; the best one tries its turns in ``imagined`` rounds."""

    def __init__(self, imagined: Imagined = worlds) -> None:
        self._imagined = imagined

    def choose(self, view: TwoOfThreeView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        legal = view.legal()
        if not legal:
            return None
        if legal == [DRAW]:
            return Decision(DRAW, (Reason("nothing-fits"),))
        if len(legal) == 1:
            return Decision(legal[0], (Reason("only-card"),))
        if level is Level.EASY:
            return Decision(legal[0], (Reason("fits"),))
        return _lay_most(view, rng) if level is Level.MEDIUM else _think(view, rng, self._imagined)


def _lay_most(view: TwoOfThreeView, rng: Random) -> Decision:
    """The first card of a longest chain."""
    previous, last = view.row[-2:]
    chains = [end.chain for end in ends(fit_of(view.rules), bits(view.hand), previous.index, last.index)]
    most = max(map(len, chains))
    longest = [chain for chain in chains if len(chain) == most]
    chosen = longest[int(rng.random() * len(longest))]
    code = "goes-out" if most == len(view.hand) else "longest"
    return Decision(PLAY[_INDEX[chosen[0]]], (Reason(code, float(most)),))


def _think(view: TwoOfThreeView, rng: Random, imagined: Imagined) -> Decision:
    """The first card on the way to where the turn had best end, or the end of the turn itself."""
    best = thinking.best(view, imagined(view, rng))
    if not best.end.chain:
        return Decision(STOP, (Reason("stop-now", 1.0),))
    action: Play = PLAY[_INDEX[best.end.chain[0]]]
    if not best.end.rest:
        return Decision(action, (Reason("goes-out", 1.0),))
    code = "hard-to-follow" if best.hard_to_follow else "best-outlook"
    return Decision(action, (Reason(code, 1.0),))
