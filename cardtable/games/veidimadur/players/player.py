"""The computer players of Veiðimaður: three levels that hear the same and differ in what they remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.players.claims import CLAIMS, COMPARISONS
from cardtable.games.veidimadur.players.search import outlook, weigh
from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.games.veidimadur.rules.view import VeidimadurView
from cardtable.players.decision import Decision, Level, Player, Style

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.games.veidimadur.players.search import Outlook, Weighed

# How often players remember what was said.
_MEMORY: Final = {Level.EASY: 0.45, Level.MEDIUM: 0.7}
# Questions whose worth differs by less are about as good.
_CLOSE: Final = 0.15
# How often a player that guesses leans the way of its style.
_LEANING: Final = 0.3


class VeidimadurPlayer(Player[VeidimadurView]):
    """The mind of all seats that people do not take; ``chances`` says how probably a hand holds a rank."""

    claims = CLAIMS

    def __init__(self, chances: Outlook = outlook) -> None:
        self._chances = chances

    def choose(self, view: VeidimadurView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        held = {card.rank for card in view.hand}
        legal = [action for action in view.legal() if isinstance(action, Ask) and action.rank in held]
        if not legal:
            return None
        if level in _MEMORY and rng.random() >= _MEMORY[level]:
            return _guess(view, legal, rng, style)
        sure = [one for one in legal if _surely(view, one)]
        if sure:
            return _take(view, sure)
        open_ = [one for one in legal if view.fresh[one.seat][one.rank - 1]] or legal
        return _guess(view, open_, rng, style) if level in _MEMORY else self._weigh(view, open_, rng, style)

    def _weigh(self, view: VeidimadurView, asks: list[Ask], rng: Random, style: Style) -> Decision:
        """The question that is worth most; among those about as good style decides, and then the lot."""
        ranked = sorted((weigh(view, ask, self._chances) for ask in _by_lot(asks, rng)), key=lambda one: -one.worth)
        close = [one for one in ranked if one.worth >= ranked[0].worth - _CLOSE]
        liked = sorted(close, key=lambda one: -_liking(view, one, style))
        chosen = self._said(view, liked, COMPARISONS) or self._said(view, liked, ("as-good",)) or liked[0]
        return Decision(chosen.ask, over=tuple(one.ask for one in ranked if one is not chosen))

    def _said(self, view: VeidimadurView, liked: list[Weighed], codes: Sequence[str]) -> Weighed | None:
        """The first question for which there is such a reason."""
        return next((one for one in liked if any(self.tells(view, one.ask, code) for code in codes)), None)


def _liking(view: VeidimadurView, one: Weighed, style: Style) -> float:
    """Careful players tell nothing new and ask who comes next, greedy ones want many cards, bold ones a whole book."""
    match style:
        case Style.CAREFUL:
            return (not one.tells) + (one.ask.seat == (view.turn + 1) % view.seats)
        case Style.GREEDY:
            return one.chance.cards
        case Style.BOLD:
            return one.held
        case _:
            return one.worth


def _guess(view: VeidimadurView, asks: list[Ask], rng: Random, style: Style) -> Decision:
    """Any question; now and then the one that the style likes."""
    ask = asks[int(rng.random() * len(asks))]
    if style is not Style.STEADY and rng.random() < _LEANING:
        ask = max(_by_lot(asks, rng), key=lambda one: _fancy(view, one, style))
    return Decision(ask)


def _fancy(view: VeidimadurView, ask: Ask, style: Style) -> int:
    """What a style likes that remembers nothing: what gives least away, the fullest hand, or most cards of a rank."""
    if style is Style.GREEDY:
        return view.counts[ask.seat]
    return _held(view, ask) if style is Style.BOLD else -_held(view, ask)


def _take(view: VeidimadurView, sure: list[Ask]) -> Decision:
    """Of what is surely there what makes most cards of a rank."""
    return Decision(max(sure, key=lambda one: _surely(view, one) + _held(view, one)))


def _by_lot(asks: list[Ask], rng: Random) -> list[Ask]:
    return sorted(asks, key=lambda _: rng.random())


def _surely(view: VeidimadurView, ask: Ask) -> int:
    """How many cards the asked seat holds for certain."""
    return sum(card.rank is ask.rank for card in view.known[ask.seat]) + (ask.rank in view.holds[ask.seat])


def _held(view: VeidimadurView, ask: Ask) -> int:
    return sum(card.rank is ask.rank for card in view.hand)
