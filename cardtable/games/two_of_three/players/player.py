"""The computer players of Two of Three: three levels that see the same and differ in how far they look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.two_of_three.players import search
from cardtable.games.two_of_three.players.claims import CLAIMS, COMPARISONS
from cardtable.games.two_of_three.players.determinization import worlds
from cardtable.games.two_of_three.players.fast_table import PACK, bits, fit_of, indices
from cardtable.games.two_of_three.players.search import liking
from cardtable.games.two_of_three.rules.actions import PLAY, STOP, Play
from cardtable.games.two_of_three.rules.state import TwoOfThreeView
from cardtable.players.decision import Decision, Level, Player, Style

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from cardtable.engine.values import Action
    from cardtable.games.two_of_three.players.fast_table import End, Fit
    from cardtable.games.two_of_three.rules.round import TwoOfThreeRound

    Imagined = Callable[[TwoOfThreeView, Random], Iterator[TwoOfThreeRound]]

# How often the easy player overlooks a single card that would still fit.
_OVERLOOKED: Final = 0.22
# How often the easy player leans the way of its style.
_LEANING: Final = 0.5
# So many cards of a chain the middle player has in mind.
_AHEAD: Final = 6
# Among so many of its best turns the best player looks for one that it can give a reason for.
_MOST_TOLD: Final = 4
# A careful player never ends its turn early with fewer cards in hand.
_ENOUGH: Final = 2
# Of a chain of so many cards a greedy player may lay one fewer, unless it goes out.
_LONG: Final = 3
_INDEX: Final = {card.index: card for card in PACK}


class TwoOfThreePlayer(Player[TwoOfThreeView]):
    """The mind of all seats that people do not take; the best one tries its turns in ``imagined`` rounds."""

    claims = CLAIMS

    def __init__(self, imagined: Imagined = worlds) -> None:
        self._imagined = imagined

    def choose(self, view: TwoOfThreeView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        legal = view.legal()
        if not legal:
            return None
        if len(legal) == 1:
            return Decision(legal[0])
        if level is Level.EASY:
            return _lay_anything(view, legal, rng, style)
        return _look_ahead(view, rng, style) if level is Level.MEDIUM else self._think(view, rng, style)

    def _think(self, view: TwoOfThreeView, rng: Random, style: Style) -> Decision:
        """The way to where the turn had best end; of what is about as good, something for which there is a reason."""
        found = [
            Decision(_begins(best.end), (_where(best.end),), tuple(map(_begins, best.others)))
            for best in search.best(view, self._imagined(view, rng), style)[:_MOST_TOLD]
        ]
        said = (one for one in found if any(self.tells(view, one.action, code) for code in COMPARISONS))
        return next(said, found[0])


def _begins(end: End) -> Action:
    """What to do first, so that the turn ends there."""
    return PLAY[_INDEX[end.chain[0]]] if end.chain else STOP


def _where(end: End) -> str:
    """Where fewer cards fit, if they do: there at once, or after more cards that are meant to be laid."""
    return "fewer-fit" if len(end.chain) < 2 else "fewer-fit-later"


def _lay_anything(view: TwoOfThreeView, legal: list[Action], rng: Random, style: Style) -> Decision:
    """The first card that fits; now and then a single one that would still fit, but never the last, is overlooked."""
    cards = [one for one in legal if isinstance(one, Play)]
    if len(cards) < len(legal) and len(cards) == 1 < len(view.hand) and rng.random() < _OVERLOOKED:
        return Decision(STOP)
    if style is not Style.STEADY and rng.random() < _LEANING:
        return Decision(PLAY[_INDEX[_liked([one.card.index for one in cards], style)]])
    return Decision(cards[0])


def _look_ahead(view: TwoOfThreeView, rng: Random, style: Style) -> Decision:
    """A card from which most others can follow, as far as it looks."""
    fit, hand = fit_of(view.rules), bits(view.hand)
    previous, last = (card.index for card in view.row[-2:])
    reach = {
        card: 1 + _reach(fit, hand ^ 1 << card, last, card, _AHEAD - 1)
        for card in indices(fit.playable(hand, previous, last))
    }
    most = max(reach.values())
    enough = most - (style is Style.GREEDY and _LONG <= most < len(view.hand))
    found = [card for card, length in reach.items() if length >= enough]
    if style is Style.CAREFUL and most == 1 and _stops(view, fit, found):
        return Decision(STOP)
    chosen = found[int(rng.random() * len(found))] if style is Style.STEADY else _liked(found, style)
    return Decision(PLAY[_INDEX[chosen]])


def _liked(cards: list[int], style: Style) -> int:
    """Of these cards the one that the style likes most to lay."""
    return max(cards, key=lambda card: liking(card, style))


def _stops(view: TwoOfThreeView, fit: Fit, cards: list[int]) -> bool:
    """Whether a careful player ends its turn: one more card would make it easier for the next player."""
    if STOP not in view.legal() or len(view.hand) < _ENOUGH:
        return False
    previous, last = (card.index for card in view.row[-2:])
    unseen = bits(view.unseen())
    now = fit.fitting(unseen, previous, last).bit_count()
    return all(fit.fitting(unseen, last, card).bit_count() > now for card in cards)


def _reach(fit: Fit, hand: int, previous: int, last: int, most: int) -> int:
    """How many cards can follow, up to so many."""
    if not most:
        return 0
    found = fit.playable(hand, previous, last)
    return max((1 + _reach(fit, hand ^ 1 << card, last, card, most - 1) for card in indices(found)), default=0)
