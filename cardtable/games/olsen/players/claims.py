"""When the reasons of the family are true, said in the terms of the rules and of what the seat may see alone.

Nothing here knows how a player came to a reason. A turn is looked at through every way in which it can still end after
an action; calls, accusations and cheats are no alternatives to a move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.olsen.rules import legality, scoring
from cardtable.games.olsen.rules.actions import Draw, EndTurn, NameSuit, Pass, Play, SayOlsen, SayOlsenOlsen, TakeOwed
from cardtable.players.decision import Claim

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.view import OlsenView
    from cardtable.players.decision import Reason

    Predicate = Callable[[OlsenView, Action, Reason], bool]
    Measure = Callable[[OlsenView, "Ending"], float]

MOVES: Final = (Play, Draw, Pass, NameSuit, EndTurn, TakeOwed)
FEW_CARDS: Final = 2
MOST_CHAINS: Final = 300
_USUAL_NEIGHBOURS: Final = 2 / 13


class Ending(NamedTuple):
    """A way in which the turn can end: the cards kept, the card on top, the suit that has to follow."""

    kept: tuple[Card, ...]
    top: Card
    suit: Suit | None


def endings(view: OlsenView, action: Action) -> list[Ending]:
    """Every way in which the turn can end after this move, groups laid whole or not at all."""
    hand = view.hand
    if isinstance(action, NameSuit):
        return [Ending(hand, view.top, action.suit)]
    if not isinstance(action, Play):
        return [Ending(hand, view.top, legality.required_suit(view))]
    card = action.card
    if view.rules.neighbours:
        return list(_chains(view, card))
    group = tuple(one for one in hand if one.rank is card.rank) if view.rules.multi_rank else (card,)
    kept, alone = _without(hand, group), _without(hand, (card,))
    if card.rank == view.changer:
        held = [suit for suit in SUITS if any(one.suit is suit and one.rank != view.changer for one in alone)]
        named = [Ending(alone, card, suit) for suit in held or SUITS]
        return named if kept else [Ending((), card, card.suit)]
    whole = [Ending(kept, last, last.suit) for last in group if last is not card or len(group) == 1]
    return whole + ([Ending(alone, card, card.suit)] if len(group) > 1 else [])


def _chains(view: OlsenView, card: Card) -> Iterator[Ending]:
    waiting = [(card, _without(view.hand, (card,)))]
    seen: set[tuple[int, tuple[int, ...]]] = set()
    while waiting and len(seen) < MOST_CHAINS:
        last, kept = waiting.pop()
        state = last.rank, tuple(sorted(one.rank for one in kept))
        if state in seen:
            continue
        seen.add(state)
        yield Ending(kept, last, None)
        near = (one for one in kept if legality.are_neighbours(last.rank, one.rank, view.rules.ace_king))
        waiting += [(one, _without(kept, (one,))) for one in near]


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in cards)


def _follows(view: OlsenView, seat: int, card: Card, top: Card, suit: Suit | None) -> bool:
    """Whether a seat could lay this card on that one (B10, B13, U03, L07)."""
    if view.rules.neighbours:
        return legality.are_neighbours(top.rank, card.rank, view.rules.ace_king)
    return card.suit is suit or card.rank is top.rank or card.rank == view.levels[seat]


def next_seat(view: OlsenView) -> int:
    """The seat beside this one, in the direction of play."""
    return ((view.seat or 0) + view.direction) % view.seats


def answers(view: OlsenView, ending: Ending) -> float:
    """How many of the cards that this seat has not seen the next player could lay."""
    return sum(_follows(view, next_seat(view), card, ending.top, ending.suit) for card in view.unseen())


def ways(view: OlsenView, ending: Ending) -> float:
    """On how many unseen cards something could be laid of what is kept, changers aside."""
    plain = [card for card in ending.kept if not view.changer or card.rank != view.changer]
    seat = view.seat or 0
    return -sum(any(_follows(view, seat, card, other, other.suit) for card in plain) for other in view.unseen())


def points(view: OlsenView, ending: Ending) -> float:
    """What is kept would cost so many points."""
    return sum(scoring.cost(card) for card in ending.kept)


def kept_cards(view: OlsenView, ending: Ending) -> float:
    """How many cards are kept."""
    return len(ending.kept)


def partners(view: OlsenView, ending: Ending) -> float:
    """How many of the cards kept have one to go with: of their rank, or next to it where neighbours count."""
    kept = ending.kept
    if view.rules.neighbours:
        return -sum(
            any(legality.are_neighbours(card.rank, other.rank, view.rules.ace_king) for other in kept) for card in kept
        )
    return -sum(any(other is not card and other.rank is card.rank for other in kept) for card in kept)


def _least(view: OlsenView, action: Action, measure: Measure) -> float:
    return min(measure(view, ending) for ending in endings(view, action))


def _better(measure: Measure) -> Predicate:
    """It leaves less (of whatever is measured) than some other move would."""

    def holds(view: OlsenView, action: Action, reason: Reason) -> bool:
        own = _least(view, action, measure)
        return any(own < _least(view, other, measure) for other in view.legal() if isinstance(other, MOVES))

    return holds


def _goes_out(view: OlsenView, action: Action, reason: Reason) -> bool:
    return isinstance(action, Play) and any(not ending.kept for ending in endings(view, action))


def _is_group(view: OlsenView, action: Action, reason: Reason) -> bool:
    if not isinstance(action, Play) or not view.rules.multi_rank:
        return False
    return sum(card.rank is action.card.rank for card in view.hand) > 1


def _is_chain(view: OlsenView, action: Action, reason: Reason) -> bool:
    if not isinstance(action, Play):
        return False
    rank = action.card.rank
    others = (card for card in view.hand if card is not action.card)
    return any(legality.are_neighbours(rank, card.rank, view.rules.ace_king) for card in others)


def _longest_suit(view: OlsenView, action: Action, reason: Reason) -> bool:
    """The suit that has to follow is one of which no other is longer in the hand then, changers aside."""
    if not isinstance(action, Play | NameSuit | EndTurn):
        return False
    return any(ending.suit is reason.suit and _is_longest(view, ending) for ending in endings(view, action))


def _is_longest(view: OlsenView, ending: Ending) -> bool:
    suits = [card.suit for card in ending.kept if card.rank != view.changer]
    return ending.suit in suits and all(suits.count(ending.suit) >= suits.count(suit) for suit in suits)


def _keeps_changer(view: OlsenView, action: Action, reason: Reason) -> bool:
    has_one = any(card.rank == view.changer for card in view.hand)
    return has_one and not (isinstance(action, Play) and action.card.rank == view.changer)


def _next_is_nearly_out(view: OlsenView) -> bool:
    return view.counts[next_seat(view)] <= FEW_CARDS


def _makes_draw(view: OlsenView, action: Action, reason: Reason) -> bool:
    two = isinstance(action, Play) and action.card.rank is Rank.TWO
    return view.rules.effects and two and _next_is_nearly_out(view)


def _skips(view: OlsenView, action: Action, reason: Reason) -> bool:
    if not view.rules.effects:
        return False
    rank = action.card.rank if isinstance(action, Play) else view.top.rank if isinstance(action, EndTurn) else None
    return rank is Rank.QUEEN or (rank is Rank.ACE and view.seats == 2 and view.rules.reverse2 == "skip")


def _sheds_points(view: OlsenView, action: Action, reason: Reason) -> bool:
    nearly_out = any(count <= FEW_CARDS for seat, count in enumerate(view.counts) if seat != view.seat)
    dear = isinstance(action, Play) and scoring.cost(action.card) > scoring.OTHERS
    return view.rules.scored and nearly_out and dear


def _hard_to_follow(view: OlsenView, action: Action, reason: Reason) -> bool:
    usual = _USUAL_NEIGHBOURS * len(view.unseen())
    return view.rules.neighbours and _least(view, action, answers) < usual


def _keeps_partners(view: OlsenView, action: Action, reason: Reason) -> bool:
    """At least two of the cards that are kept go together."""
    return _least(view, action, partners) < 0


def _changes_suit(view: OlsenView, action: Action, reason: Reason) -> bool:
    """Another suit has to follow than before this turn began, or a changer decides it."""
    if not _next_is_nearly_out(view):
        return False
    if isinstance(action, NameSuit) or (isinstance(action, Play) and action.card.rank == view.changer):
        return any(ending.suit is reason.suit for ending in endings(view, action))
    before = _suit_before(view)
    return before is not None and any(ending.suit is reason.suit is not before for ending in endings(view, action))


def _suit_before(view: OlsenView) -> Suit | None:
    """The suit that had to follow when the turn began; ``None`` where the pile does not tell any more."""
    if view.phase == "play":
        return legality.required_suit(view)
    card = view.pile[-1 - view.laid] if view.laid < len(view.pile) else None
    return None if card is None or card.rank in view.levels else card.suit


def _lack_it(view: OlsenView, action: Action, reason: Reason) -> bool:
    """That suit has to follow, and the player of this seat showed by drawing to have none of it."""
    lack = view.lacks[reason.seat if reason.seat is not None else next_seat(view)]
    if lack is None or lack.suit is None or lack.suit is not reason.suit:
        return False
    return any(ending.suit is reason.suit for ending in endings(view, action))


def _has_one_left(view: OlsenView, action: Action, reason: Reason) -> bool:
    return isinstance(action, SayOlsen) and len(view.hand) == 1


def _has_none_left(view: OlsenView, action: Action, reason: Reason) -> bool:
    return isinstance(action, SayOlsenOlsen) and not view.hand


def _only(view: OlsenView, action: Action, reason: Reason) -> bool:
    return [other for other in view.legal() if isinstance(other, MOVES)] == [action]


def _of_moves(holds: Predicate) -> Predicate:
    """The same, where whatever is no move is no alternative either."""
    return lambda view, action, reason: not isinstance(action, MOVES) or holds(view, action, reason)


def _claim(holds: Predicate, singles_out: bool = True) -> Claim:
    return Claim(_of_moves(holds), singles_out)


CLAIMS: Final[Mapping[str, Claim]] = {
    "goes-out": _claim(_goes_out, singles_out=False),
    "group": _claim(_is_group),
    "long-chain": _claim(_is_chain),
    "long-suit": _claim(_longest_suit),
    "keep-eight": _claim(_keeps_changer),
    "keep-changer": _claim(_keeps_changer),
    "makes-draw": _claim(_makes_draw),
    "skips-next": _claim(_skips),
    "sheds-points": _claim(_sheds_points),
    "keeps-chain": _claim(_keeps_partners),
    "hard-to-follow": _claim(_hard_to_follow),
    "stop-next": _claim(_changes_suit),
    "they-lack": _claim(_lack_it),
    "fewer-answers": _claim(_better(answers)),
    "more-ways": _claim(_better(ways)),
    "fewer-points": _claim(_better(points)),
    "fewer-cards": _claim(_better(kept_cards)),
    "keeps-together": _claim(_better(partners)),
    "last-card": Claim(_has_one_left, singles_out=False),
    "laid-last": Claim(_has_none_left, singles_out=False),
    "only-move": Claim(_only, singles_out=False),
    "nothing-better": _claim(lambda view, action, reason: True, singles_out=False),  # noqa: ARG005
}
