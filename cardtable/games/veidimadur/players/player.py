"""The computer players of Veiðimaður: three levels that hear the same and differ in what they remember.

The reasons of a decision, by their codes: ``sure`` (the asked seat holds it, as everybody has heard), ``completes``
(it surely completes a book), ``guess`` (nothing better is known), ``likely`` (no question is likelier to bring a card),
``likely-held`` (none for a rank in hand is), ``likely-several`` (none for a rank of which several are held is),
``builds`` (more of the rank are held than of any other), ``builds-too`` (of no other are more held), ``tells-nothing``
(everybody knows that this seat holds the rank) and ``as-good`` (no other question is better in all that). When each
is true, ``claims.py`` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.players.claims import CLAIMS
from cardtable.games.veidimadur.players.search import MORE_HELD, outlook, weigh
from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.games.veidimadur.rules.view import VeidimadurView
from cardtable.players.decision import Decision, Level, OfferingPlayer, Reason, Style

if TYPE_CHECKING:
    from random import Random

    from cardtable.games.veidimadur.players.search import Outlook, Weighed

# How often players remember what was said.
_MEMORY: Final = {Level.EASY: 0.45, Level.MEDIUM: 0.7}
# Questions whose worth differs by less are about as good.
_CLOSE: Final = 0.15
# How often a player that guesses leans the way of its style.
_LEANING: Final = 0.3
# Of the same difference the plainest way to tell it weighs most.
_LESS: Final = 0.99
# That a question gives nothing away is said where it brings nothing either, and that no other is better at last.
_HUSHED: Final = 0.01
_LITTLE: Final = 0.0001


class VeidimadurPlayer(OfferingPlayer[VeidimadurView]):
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
        decisions = [_decision(one, ranked) for one in liked]
        says_why = next((one for one in decisions if self._says_why(view, one)), None)
        return says_why or next((one for one in decisions if self.told(view, one).reasons), decisions[0])

    def _says_why(self, view: VeidimadurView, decision: Decision) -> bool:
        return any(reason.code != "as-good" for reason in self.told(view, decision).reasons)


def _decision(best: Weighed, ranked: list[Weighed]) -> Decision:
    """What speaks for a question rather than for another: what tells it from the best of them weighs most."""
    weights: dict[str, float] = {}
    for place, other in enumerate((one for one in ranked if one is not best), start=1):
        for code, weight in _differences(best, other).items():
            weights.setdefault(code, weight / place)
    reasons = [Reason(code, weight, seat=best.ask.seat) for code, weight in weights.items()]
    return Decision(best.ask, (*reasons, Reason("as-good", _LITTLE, seat=best.ask.seat)))


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


def _differences(best: Weighed, other: Weighed) -> dict[str, float]:
    """What speaks for a question rather than for another one, as weighty as it is in their worth."""
    likelier = best.chance.any - other.chance.any
    more = MORE_HELD * (best.held - other.held) * best.chance.any
    found = {
        "likely": likelier,
        "likely-held": _LESS * likelier,
        "likely-several": _LESS**2 * likelier if min(best.held, other.held) > 1 else 0,
        "builds": more,
        "builds-too": more,
        "tells-nothing": _HUSHED * (other.tells - best.tells),
    }
    return {code: weight for code, weight in found.items() if weight > 0}


def _guess(view: VeidimadurView, asks: list[Ask], rng: Random, style: Style) -> Decision:
    """Any question; now and then the one that the style likes."""
    ask = asks[int(rng.random() * len(asks))]
    if style is not Style.STEADY and rng.random() < _LEANING:
        ask = max(_by_lot(asks, rng), key=lambda one: _fancy(view, one, style))
    return Decision(ask, (Reason("guess", seat=ask.seat),))


def _fancy(view: VeidimadurView, ask: Ask, style: Style) -> int:
    """What a style likes that remembers nothing: what gives least away, the fullest hand, or most cards of a rank."""
    if style is Style.GREEDY:
        return view.counts[ask.seat]
    return _held(view, ask) if style is Style.BOLD else -_held(view, ask)


def _take(view: VeidimadurView, sure: list[Ask]) -> Decision:
    """Of what is surely there what makes most cards of a rank."""
    best = max(sure, key=lambda one: _surely(view, one) + _held(view, one))
    completes = _surely(view, best) + _held(view, best) >= view.rules.book_size
    codes = ("completes", "sure", "as-good") if completes else ("sure", "as-good")
    return Decision(best, tuple(Reason(code, 1 / number, seat=best.seat) for number, code in enumerate(codes, start=1)))


def _by_lot(asks: list[Ask], rng: Random) -> list[Ask]:
    return sorted(asks, key=lambda _: rng.random())


def _surely(view: VeidimadurView, ask: Ask) -> int:
    """How many cards the asked seat holds for certain."""
    return sum(card.rank is ask.rank for card in view.known[ask.seat]) + (ask.rank in view.holds[ask.seat])


def _held(view: VeidimadurView, ask: Ask) -> int:
    return sum(card.rank is ask.rank for card in view.hand)
