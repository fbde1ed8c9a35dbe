"""What the actions of San Da Yi are worth: points of the hand; and which cards are mistakes for certain."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cardtable.games.san_da_yi.players import habits
from cardtable.games.san_da_yi.players.claims import Seen
from cardtable.games.san_da_yi.players.deck import mask
from cardtable.games.san_da_yi.players.fast_table import OF_TRUMPS, Table, finish, outcome
from cardtable.games.san_da_yi.players.sight import Sight
from cardtable.games.san_da_yi.rules import scoring
from cardtable.games.san_da_yi.rules.actions import PLAY
from cardtable.games.san_da_yi.rules.house_rules import HAND, VALUES
from cardtable.games.san_da_yi.rules.round import SanDaYiRound
from cardtable.games.san_da_yi.rules.scoring import Facts
from cardtable.games.san_da_yi.rules.state import SanDaYiView
from cardtable.kinds.tricks.players import bits
from cardtable.kinds.tricks.rules import PlayCard
from cardtable.players.evaluation import Judge, Mistake, OpenCards, Unit, ahead

if TYPE_CHECKING:
    from cardtable.engine.values import Action


class SanDaYiJudge(Judge[SanDaYiView, SanDaYiRound]):
    """Judges by the score of the hand; the tricks are played in the numbers of the fast table."""

    effort: ClassVar[int] = 1_600
    most: ClassVar[int] = 400

    def unit(self, view: SanDaYiView) -> Unit:
        return Unit.POINTS

    def mistake(self, view: SanDaYiView, action: Action | None) -> Mistake | None:
        """Points kept from one's own sure trick, or given to the others', where another card is just as good."""
        if not isinstance(action, PlayCard):
            return None
        seen = Seen(view, action.card)
        if seen.better is None:
            return None
        code = "points-lost" if not seen.is_ours else "points-kept" if seen.declares else "points-for-partner"
        return Mistake(code, PLAY[seen.better], seen.better)

    def opened(self, table: SanDaYiRound) -> OpenCards | None:
        """Each card is the one after which the rules of thumb do best for its side, with all hands known."""
        if table.phase != "play" or table.declarer is None or any(len(hand) != HAND for hand in table.hands):
            return None
        sight, played = _open(table)
        while played.left:
            player = played.turn
            sign = 1.0 if player == 0 else -1.0
            cards = [bit.bit_length() - 1 for bit in bits(played.legal(player))]
            played.play(player, max(cards, key=lambda code: sign * _after(sight, played, player, code)))
        captured = bool(played.leader) and (not sight.needs_trump or played.best >= OF_TRUMPS)
        made = [bid for bid in VALUES if scoring.declarer_score(bid, played.points, captured) > 0]
        return OpenCards(table.declarer, played.points, max(made, default=None))

    def is_over(self, start: SanDaYiView, world: SanDaYiRound) -> bool:
        return world.result is not None or world.trump is not None

    def gain(self, start: SanDaYiView, end: SanDaYiRound) -> float:
        assert start.seat is not None
        if end.result is not None:
            return ahead(end.result.scores, start.seat)
        return 0.0 if end.trump is None else ahead(scoring.result(_played_out(end)).scores, start.seat)


def _open(world: SanDaYiRound) -> tuple[Sight, Table]:
    """A hand in the numbers of the fast table, with all cards."""
    assert world.declarer is not None
    sight = Sight(world.view(world.declarer))
    hands = [mask(world.hands[seat], sight.trump) for seat in sight.seats]
    return sight, sight.table.copy(hands, mask(world.buried, sight.trump))


def _after(sight: Sight, table: Table, player: int, code: int) -> float:
    """What the hand brings the declarer if this card is played, and then all by the rules of thumb."""
    trial = table.copy(table.hands, table.aside)
    trial.play(player, code)
    finish(trial, habits.choose)
    return outcome(trial, sight.need, sight.needs_trump)


def _played_out(world: SanDaYiRound) -> Facts:
    """How the hand ends by the rules of thumb."""
    assert world.declarer is not None
    sight, table = _open(world)
    finish(table, habits.choose)
    captured = bool(table.leader) and (not sight.needs_trump or table.best >= OF_TRUMPS)
    return Facts(world.declarer, world.bid, table.points, captured)
