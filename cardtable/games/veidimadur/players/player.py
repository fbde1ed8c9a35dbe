"""The computer players of Veiðimaður: three levels that hear the same and differ in what they remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.veidimadur.players.claims import CLAIMS, COMPARISONS
from cardtable.games.veidimadur.players.search import outlook, weigh
from cardtable.games.veidimadur.rules.actions import Ask
from cardtable.games.veidimadur.rules.state import VeidimadurView
from cardtable.players.decision import Decision, Level, Player, Style
from cardtable.players.memory import remembers, since

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.cards import Rank
    from cardtable.games.veidimadur.players.search import Outlook, Weighed

# How often easy asks for any rank where nothing is sure, and not for one of which it holds most.
_ANYHOW: Final = 0.7
# How often somebody else may be asked at once for what one was refused.
_ELSEWHERE: Final = 0.6
# How often a player that guesses leans the way of its style.
_LEANING: Final = 0.5
# Questions whose worth differs by less are about as good.
_CLOSE: Final = 0.15


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
        known = [one for one in legal if _is_heard(view, one) and _remembers(view, one, level)]
        sure = [one for one in known if _surely(view, one)]
        if sure:
            return _take(view, sure)
        open_ = [one for one in legal if one not in known] or _others(view, legal) or legal
        if level is Level.HARD:
            return self._weigh(view, open_, rng, style)
        anything = level is Level.EASY and rng.random() < _ANYHOW
        return _guess(view, open_ if anything else _most_held(view, open_, rng), rng, style)

    def _weigh(self, view: VeidimadurView, asks: list[Ask], rng: Random, style: Style) -> Decision:
        """The question that is worth most; among those about as good style decides, and then the lot."""
        ranked = sorted((weigh(view, ask, self._chances) for ask in _by_lot(asks, rng)), key=lambda one: -one.worth)
        close = [one for one in ranked if one.worth >= ranked[0].worth - _CLOSE]
        liked = sorted(close, key=lambda one: _liking(view, one, style), reverse=True)
        chosen = self._said(view, liked, COMPARISONS) or self._said(view, liked, ("as-good",)) or liked[0]
        return Decision(chosen.ask, over=tuple(one.ask for one in ranked if one is not chosen))

    def _said(self, view: VeidimadurView, liked: list[Weighed], codes: Sequence[str]) -> Weighed | None:
        """The first question for which there is such a reason."""
        return next((one for one in liked if any(self.tells(view, one.ask, code) for code in codes)), None)


def _liking(view: VeidimadurView, one: Weighed, style: Style) -> tuple[float, ...]:
    """What a style likes, and then what the question is worth."""
    return (one.worth,) if style is Style.STEADY else (*_fancy(view, one.ask, style), one.worth)


def _is_heard(view: VeidimadurView, ask: Ask) -> bool:
    """Whether it was heard or seen that the asked seat holds some, or none."""
    return bool(_surely(view, ask)) or not view.fresh[ask.seat][ask.rank - 1]


def _remembers(view: VeidimadurView, ask: Ask, level: Level) -> bool:
    """Whether the newest question that told of a rank in a hand comes to mind; what no question told lies there."""
    assert view.seat is not None
    askers = [asker for asker, _, _ in view.questions]
    for number in reversed(range(len(askers))):
        asker, asked, rank = question = view.questions[number]
        if rank is ask.rank and ask.seat in (asker, asked):
            fact = (view.dealer, *question)
            return remembers(fact, since(askers, number, view.seat), level, view.seat)
    return True


def _others(view: VeidimadurView, asks: list[Ask]) -> list[Ask]:
    """All but what this seat asked last."""
    last = _asked_last(view)
    return [one for one in asks if (one.seat, one.rank) != last]


def _most_held(view: VeidimadurView, asks: list[Ask], rng: Random) -> list[Ask]:
    """The questions for what most are held of; what ended the last turn in vain is not asked again at once.

    Now and then somebody else is asked for it.
    """
    in_vain = bool(view.questions) and view.questions[-1][0] != view.seat
    seat, missed = _asked_last(view) if in_vain else (None, None)
    elsewhere = rng.random() < _ELSEWHERE
    fresh = [one for one in asks if one.rank is not missed or (elsewhere and one.seat != seat)] or asks
    most = max(_held(view, one) for one in fresh)
    return [one for one in fresh if _held(view, one) == most]


def _guess(view: VeidimadurView, asks: list[Ask], rng: Random, style: Style) -> Decision:
    """Any of these questions, or every other time the one that the style likes."""
    if style is Style.STEADY or rng.random() >= _LEANING:
        return Decision(asks[int(rng.random() * len(asks))])
    return Decision(max(_by_lot(asks, rng), key=lambda one: _fancy(view, one, style)))


def _fancy(view: VeidimadurView, ask: Ask, style: Style) -> tuple[int, ...]:
    """Careful: low ranks, of whoever comes next. Greedy: high ones, of the fullest hand. Bold: the same one again."""
    if style is Style.CAREFUL:
        return -((ask.seat - view.turn) % view.seats), -ask.rank
    if style is Style.GREEDY:
        return view.counts[ask.seat], ask.rank
    return (int(ask.seat == _asked_last(view)[0]),)


def _asked_last(view: VeidimadurView) -> tuple[int | None, Rank | None]:
    """Whom this seat asked last, and for what."""
    own = ((asked, rank) for asker, asked, rank in reversed(view.questions) if asker == view.seat)
    return next(own, (None, None))


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
