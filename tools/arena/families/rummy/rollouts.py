"""Hard, with its draws, purchases and discards tried in rounds that are played on fast.

With the hands of a round it is the player that peeks; with hands dealt at random it is what searching would bring.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from cardtable.engine.chance import shuffled
from cardtable.games.rummy.players.determinization import imagine
from cardtable.games.rummy.players.player import RummyPlayer
from cardtable.games.rummy.rules.actions import BUY, DRAW_STOCK, PASS_BUY, TAKE_UPCARD, Discard
from cardtable.games.rummy.rules.round import RummyRound
from cardtable.players.decision import Decision, Level, Player, Style
from tools.arena.families.rummy.fast_round import FastRound, face_of
from tools.arena.families.rummy.thumb import Thumb

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.engine.round import Round
    from cardtable.engine.values import Action
    from cardtable.games.rummy.rules.state import RummyView

# What may be tried.
KINDS: Final = frozenset(("draw", "buy", "discard"))
# How many rounds each choice is played in, and how many discards are tried.
WORLDS: Final = 24
DISCARDS: Final = 3
LONGEST: Final = 5
# By so many standard errors another choice has to be better than that of the level.
SURE: Final = 2.0


class Rollouts(Player[Any]):
    """Chooses as hard does, unless another choice ends better in the rounds of ``world``."""

    def __init__(
        self, world: Callable[[RummyView, Random], RummyRound] = imagine, kinds: frozenset[str] = KINDS
    ) -> None:
        self._hard = RummyPlayer()
        self._world = world
        self._kinds = kinds

    def choose(self, view: RummyView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`."""
        decision = self._hard.choose(view, level, rng, style)
        if decision is None or view.seat is None:
            return decision
        # The rules of thumb are bad at long runs, and at laying everything at once.
        contract = view.rules.contract(view.number)
        if view.rules.uses_all(view.number) or max(contract.runs, default=0) > LONGEST:
            return decision
        others = self._others(view, decision.action)
        if not others:
            return decision
        return Decision(self._best(view, [decision.action, *others], rng))

    def _others(self, view: RummyView, action: Action) -> Sequence[Action]:
        """What may be done instead."""
        if _kind(action) not in self._kinds:
            return []
        if action in (BUY, PASS_BUY):
            return [] if view.down[view.turn] and view.then == "offer" else [PASS_BUY if action == BUY else BUY]
        if action in (TAKE_UPCARD, DRAW_STOCK):
            return [DRAW_STOCK if action == TAKE_UPCARD else TAKE_UPCARD] if view.live else []
        if not isinstance(action, Discard) or view.down[view.turn]:
            return []
        return self._discards(view, action)

    def _discards(self, view: RummyView, action: Discard) -> Sequence[Action]:
        """The discards that the rules of thumb like best."""
        hand = [face_of(card) for card in view.hand]
        thumb = Thumb(FastRound(imagine(view, Random(1)), list))
        worth = {
            card.face: 4 * thumb.company(face_of(card), hand) - thumb.fast.prices[face_of(card)] for card in view.hand
        }
        liked = sorted({card.face: card for card in view.hand}.values(), key=lambda card: worth[card.face])
        return [
            Discard(card) for card in liked[: DISCARDS + 1] if card.suit is not None and card.face != action.card.face
        ][:DISCARDS]

    def _best(self, view: RummyView, actions: list[Action], rng: Random) -> Action:
        seat = view.seat
        assert seat is not None
        found: list[list[float]] = [[] for _ in actions]
        for _ in range(WORLDS):
            seed = rng.random()
            start = FastRound(self._world(view, Random(seed)), list)
            for number, action in enumerate(actions):
                fast = start.copy()
                luck = Random(seed)
                fast.shuffle = lambda cards, luck=luck: luck.sample(cards, len(cards))  # type: ignore[misc]
                found[number].append(_ends(fast, seat, action))
        best = 0
        for number in range(1, len(actions)):
            gains = [mine - other for mine, other in zip(found[number], found[best], strict=True)]
            mean = sum(gains) / WORLDS
            error = sqrt(sum((gain - mean) ** 2 for gain in gains) / (WORLDS - 1) / WORLDS)
            if mean > SURE * error:
                best = number
        return actions[best]


def _kind(action: Action) -> str:
    if action in (BUY, PASS_BUY):
        return "buy"
    return "draw" if action in (TAKE_UPCARD, DRAW_STOCK) else "discard"


def _ends(fast: FastRound, seat: int, action: Action) -> float:
    """How many points fewer than the others on average a seat has when the round is played on after this."""
    thumb = Thumb(fast)
    if action in (BUY, PASS_BUY):
        wishes = [other for other in range(fast.seats) if other != seat and fast.may_buy(other) and thumb.wants(other)]
        fast.settle([*wishes, seat] if action == BUY else wishes)
        fast.draw_stock()
    elif action == TAKE_UPCARD:
        fast.take_upcard()
    elif action == DRAW_STOCK:
        fast.settle([other for other in range(fast.seats) if fast.may_buy(other) and thumb.wants(other)])
        fast.draw_stock()
    elif isinstance(action, Discard):
        fast.discard_card(face_of(action.card))
    scores = thumb.play().scores()
    return (sum(scores) - scores[seat]) / (fast.seats - 1) - scores[seat]


def peeking(table: Round, kinds: frozenset[str] = KINDS) -> Player[Any]:
    """The highest level that knows the hands of a round, and not the order of its stock."""
    assert isinstance(table, RummyRound)

    def as_it_is(view: RummyView, rng: Random) -> RummyRound:
        world = imagine(view, rng)
        world.hands = [list(hand) for hand in table.hands]
        world.stock = shuffled(table.stock, rng)
        return world

    return Rollouts(as_it_is, kinds)
