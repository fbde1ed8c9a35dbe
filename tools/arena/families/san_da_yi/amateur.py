"""A plain amateur of San Da Yi: knows the rules and the ranks, counts nothing and thinks of this trick alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.san_da_yi.rules import legality
from cardtable.games.san_da_yi.rules.actions import CALL, NAME_TRUMP, PLAY, Bury
from cardtable.games.san_da_yi.rules.house_rules import KITTY, PASS, TRICKS, VALUES
from cardtable.games.san_da_yi.rules.ranking import BIG, is_trump, points, worth
from cardtable.games.san_da_yi.rules.state import SanDaYiView
from cardtable.kinds.tricks.rules import PlayCard
from cardtable.players.decision import Decision, Level, Player, Style

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from cardtable.engine.values import Action

# So many good cards (trumps of the best suit, jokers and twos twice, and every ace once more) for 60, 65, 70 ...
_CALLS = (9, 11, 13, 15, 17)


class SanDaYiAmateur(Player[SanDaYiView]):
    """See the module's text."""

    def choose(self, view: SanDaYiView, level: Level, rng: Random, style: Style = Style.STEADY) -> Decision | None:
        """See :meth:`Player.choose`."""
        if view.seat != view.turn or view.result is not None:
            return None
        return Decision(_action(view))


def slips(view: SanDaYiView) -> list[Action]:
    """A beginner plays any card; calls, burials and trumps are an amateur's."""
    return view.legal() if view.phase == "play" else []


def _action(view: SanDaYiView) -> Action:
    if view.phase == "call":
        return CALL[_call(view)]
    if view.phase == "bury":
        return Bury(_burial(view))
    if view.phase == "trump":
        return NAME_TRUMP[_best_suit(view.hand)]
    return PLAY[_card(view)]


def _good_cards(hand: Sequence[Card], suit: Suit) -> int:
    trumps = [card for card in hand if is_trump(card, suit)]
    return len(trumps) + sum(card.suit is None or card.rank is Rank.TWO for card in trumps) + _aces(hand)


def _aces(cards: Sequence[Card]) -> int:
    return sum(card.rank is Rank.ACE for card in cards)


def _best_suit(hand: Sequence[Card]) -> Suit:
    return max(SUITS, key=lambda suit: _good_cards(hand, suit))


def _call(view: SanDaYiView) -> int:
    good = _good_cards(view.hand, _best_suit(view.hand))
    most = max((value for value, wanted in zip(VALUES, _CALLS, strict=True) if good >= wanted), default=PASS)
    least = legality.least_call(view.rules, view.calls)
    return least if most >= least else PASS


def _burial(view: SanDaYiView) -> tuple[Card, ...]:
    """Cards of the shortest suits, without aces, points first; trumps only where nothing else is left."""
    trump = _best_suit(view.hand)
    allowed = [card for card in view.hand if view.rules.bury_points == "allowed" or not worth(card)]
    plain = [card for card in view.hand if not is_trump(card, trump)]

    def missed(card: Card) -> tuple[bool, bool, int, int]:
        length = sum(other.suit is card.suit for other in plain)
        return is_trump(card, trump), card.rank is Rank.ACE, length, -worth(card)

    return tuple(sorted(sorted(allowed, key=missed)[:KITTY]))


def _power(card: Card, trump: Suit) -> tuple[bool, bool, bool, int]:
    rank = 14 if card.rank is Rank.ACE else int(card.rank)
    return is_trump(card, trump), card.suit is None, card.rank is Rank.TWO, rank


def _card(view: SanDaYiView) -> Card:
    assert view.trump is not None
    trump = view.trump
    legal = [action.card for action in view.legal() if isinstance(action, PlayCard)]
    if len(view.tricks) < TRICKS - 1:
        # Everybody knows that the last trick counts most, and keeps the best card of all for it.
        legal = [card for card in legal if card is not BIG] or legal
    ranked = sorted(legal, key=lambda card: _power(card, trump))
    cheap = min(ranked, key=lambda card: (worth(card), _power(card, trump)))
    if not view.trick:
        aces = [card for card in ranked if card.rank is Rank.ACE and not is_trump(card, trump)]
        if aces:
            return aces[0]
        trumps = [card for card in ranked if is_trump(card, trump)]
        return trumps[-1] if view.seat == view.declarer and len(trumps) > 2 else cheap
    best = view.rules.after(view.leader, view.best(view.trick))
    better = [card for card in ranked if view.best((*view.trick, card)) == len(view.trick)]
    last = len(view.trick) == view.seats - 1
    if view.seat != view.declarer and best != view.declarer:
        safe = last or view.declarer in _played(view)
        return max(ranked, key=lambda card: (worth(card), not is_trump(card, trump))) if safe else cheap
    free = [card for card in better if not is_trump(card, trump)]
    if free:
        return max(free, key=lambda card: (worth(card), -_power(card, trump)[3])) if last else free[-1]
    return better[0] if better and (last or points(view.trick) or view.seat != view.declarer) else cheap


def _played(view: SanDaYiView) -> list[int]:
    return [view.rules.after(view.leader, step) for step in range(len(view.trick))]
