"""When the reasons of the family are true, said in the terms of the rules and of what the seat may see alone.

Nothing here knows how a player thinks. A turn is looked at through every way in which it can still end after
an action; calls, accusations and cheats are no alternatives to a move.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from cardtable.cards import SUITS, Card, Rank, Suit
from cardtable.games.olsen.rules import cheating, legality, scoring
from cardtable.games.olsen.rules.actions import (
    Accuse,
    Catch,
    Draw,
    EndTurn,
    FalsePlay,
    Hide,
    LetStand,
    NameSuit,
    Pass,
    Play,
    SayOlsen,
    SayOlsenOlsen,
    Slip,
    TakeOwed,
)
from cardtable.games.olsen.rules.effects import effect
from cardtable.players.decision import Claim

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from cardtable.engine.values import Action
    from cardtable.games.olsen.rules.state import OlsenView

    Predicate = Callable[[OlsenView, Action], bool]
    Measure = Callable[[OlsenView, "Ending"], float]

MOST_CHAINS: Final = 300


class Ending(NamedTuple):
    """A way in which the turn can end: the cards kept, the card on top, the suit that has to follow, the cards laid."""

    kept: tuple[Card, ...]
    top: Card
    suit: Suit | None
    laid: int


def endings(view: OlsenView, action: Action) -> list[Ending]:
    """Every way in which the turn can end after this move, groups laid whole or one card of them alone."""
    hand = view.hand
    if isinstance(action, NameSuit):
        return [Ending(hand, view.top, action.suit, view.laid)]
    if not isinstance(action, Play):
        return [Ending(hand, view.top, legality.required_suit(view), view.laid)]
    card = action.card
    if view.rules.neighbours:
        return list(_chains(view, card))
    group = tuple(one for one in hand if one is card or legality.goes_with(view, card, one))
    if card.rank == view.changer:
        return list(_with_changers(view, card, group))
    kept = _without(hand, group)
    whole = [
        Ending(kept, last, last.suit, view.laid + len(group)) for last in group if last is not card or len(group) == 1
    ]
    return whole + ([Ending(_without(hand, (card,)), card, card.suit, view.laid + 1)] if len(group) > 1 else [])


def acts_next(view: OlsenView, ending: Ending) -> int:
    """Whose turn follows (B09, K04 to K07)."""
    assert view.seat is not None
    others = legality.others_after(view, view.seat)
    missing = 0
    if view.rules.effects and ending.laid:
        missing, turns, _ = effect(view.rules, ending.top.rank, ending.laid, len(others))
        if turns:
            others.reverse()
    return [*others, view.seat if ending.kept else others[0]][min(missing, len(others))]


def next_player(view: OlsenView, action: Action) -> int | None:
    """The other player who acts after this turn; ``None`` where that depends on how the turn goes on."""
    seats = {acts_next(view, ending) for ending in endings(view, action)}
    return seats.pop() if len(seats) == 1 and view.seat not in seats else None


def _with_changers(view: OlsenView, card: Card, group: tuple[Card, ...]) -> Iterator[Ending]:
    for laid in dict.fromkeys(((card,), group)):
        kept = _without(view.hand, laid)
        if kept:
            yield from (Ending(kept, laid[-1], suit, view.laid + len(laid)) for suit in SUITS)
        elif view.rules.out_on_changer:
            yield Ending((), card, card.suit, view.laid + len(laid))


def _chains(view: OlsenView, card: Card) -> Iterator[Ending]:
    waiting = [(card, _without(view.hand, (card,)))]
    seen: set[tuple[int, tuple[int, ...]]] = set()
    while waiting and len(seen) < MOST_CHAINS:
        last, kept = waiting.pop()
        state = last.rank, tuple(sorted(one.rank for one in kept))
        if state in seen:
            continue
        seen.add(state)
        yield Ending(kept, last, None, view.laid + len(view.hand) - len(kept))
        near = (one for one in kept if legality.are_neighbours(last.rank, one.rank, view.rules.ace_king))
        waiting += [(one, _without(kept, (one,))) for one in near]


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in hand if card not in cards)


MOVES: Final = (Play, Draw, Pass, NameSuit, EndTurn, TakeOwed)
# What ends a turn or goes on with it; a player who draws may still lay anything.
ENDING: Final = (Play, NameSuit, EndTurn)
FEW_CARDS: Final = 2
# With more new cards than these it cannot be said that a player probably still lacks a suit.
MOST_NEW: Final = 2
CLEARLY_FEWER: Final = 2.0
_USUAL_NEIGHBOURS: Final = 2 / 13


def _follows(view: OlsenView, seat: int, card: Card, top: Card, suit: Suit | None) -> bool:
    """Whether a seat could lay this card on that one (B10, B13, U03, L07)."""
    if view.rules.neighbours:
        return legality.are_neighbours(top.rank, card.rank, view.rules.ace_king)
    return card.suit is suit or card.rank is top.rank or card.rank == view.levels[seat]


def answers(view: OlsenView, ending: Ending) -> float:
    """How many of the cards that this seat has not seen the next player could lay; none where it plays on itself."""
    seat = acts_next(view, ending)
    if seat == view.seat:
        return 0
    if view.rules.first_turn == "suit" and not view.had_turn[seat]:
        return sum(card.suit is ending.suit and card.rank != view.levels[seat] for card in view.unseen())
    return sum(_follows(view, seat, card, ending.top, ending.suit) for card in view.unseen())


def ways(view: OlsenView, ending: Ending) -> float:
    """On how many unseen cards something could be laid of what is kept; a changer goes on every one."""
    plain = [card for card in ending.kept if not view.changer or card.rank != view.changer]
    unseen = view.unseen()
    if len(plain) < len(ending.kept) and (view.rules.out_on_changer or len(ending.kept) > 1):
        return -len(unseen)
    seat = view.seat or 0
    return -sum(any(_follows(view, seat, card, other, other.suit) for card in plain) for other in unseen)


def points(view: OlsenView, ending: Ending) -> float:
    """What is kept would cost so many points."""
    return sum(scoring.cost(card) for card in ending.kept)


def kept_cards(view: OlsenView, ending: Ending) -> float:
    """How many cards are kept."""
    return len(ending.kept)


def partners(view: OlsenView, ending: Ending) -> float:
    """How many of the cards kept go with another in one turn: of the same rank, or the next where neighbours count."""
    kept = ending.kept
    if view.rules.neighbours:
        return -sum(
            any(legality.are_neighbours(card.rank, other.rank, view.rules.ace_king) for other in kept) for card in kept
        )
    if not view.rules.multi_rank:
        return 0
    return -sum(any(other is not card and other.rank is card.rank for other in kept) for card in kept)


def _least(view: OlsenView, action: Action, measure: Measure) -> float:
    return min(measure(view, ending) for ending in endings(view, action))


def _best(measure: Measure, lead: float = 0.0, among: tuple[type[Action], ...] = MOVES) -> Predicate:
    """No other move leaves less (of whatever is measured), some leave more, and ``lead`` more on average.

    However the turn goes on, so that nothing is promised.
    """

    def holds(view: OlsenView, action: Action) -> bool:
        own = max(measure(view, ending) for ending in endings(view, action))
        others = [
            _least(view, other, measure) for other in view.legal() if isinstance(other, among) and other != action
        ]
        if not others or own > min(others) or own >= max(others):
            return False
        return own + lead <= sum(others) / len(others)

    return holds


def _most_cards(view: OlsenView, action: Action) -> bool:
    """With no other move more cards can be laid in this turn, with some fewer."""
    own = _least(view, action, kept_cards)
    others = [_least(view, other, kept_cards) for other in view.legal() if isinstance(other, MOVES)]
    return len(view.hand) - own > 1 and own <= min(others) and own < max(others)


def _fewer_points(view: OlsenView, action: Action) -> bool:
    return view.rules.scored and _best(points)(view, action)


def _fewer_cards(view: OlsenView, action: Action) -> bool:
    """A card is laid where one could draw, take or stop instead, and with no other card more can be laid."""
    moves = [other for other in view.legal() if isinstance(other, MOVES)]
    if not isinstance(action, Play) or all(isinstance(other, Play) for other in moves):
        return False
    return _least(view, action, kept_cards) <= min(_least(view, other, kept_cards) for other in moves)


def goes_out(view: OlsenView, action: Action) -> bool:
    """Whether all cards of the hand can be laid in this turn, this one first."""
    if not isinstance(action, Play):
        return False
    if view.rules.neighbours:
        kept = sorted(card.rank for card in _without(view.hand, (action.card,)))
        return _all_follow(action.card.rank, tuple(kept), view.rules.ace_king)
    return any(not ending.kept for ending in endings(view, action))


@lru_cache(maxsize=100_000)
def _all_follow(rank: int, kept: tuple[int, ...], ace_king: bool) -> bool:
    """Whether cards of these ranks can all be laid in one chain on this rank (U05)."""
    if not kept:
        return True
    near = (one for one in set(kept) if legality.are_neighbours(rank, one, ace_king))
    return any(_all_follow(one, _less(kept, one), ace_king) for one in near)


def _less(ranks: tuple[int, ...], one: int) -> tuple[int, ...]:
    at = ranks.index(one)
    return ranks[:at] + ranks[at + 1 :]


def _goes_out(view: OlsenView, action: Action) -> bool:
    return isinstance(action, Play) and view.hand == (action.card,)


def _can_go_out(view: OlsenView, action: Action) -> bool:
    """Not with this card alone, but in this turn."""
    return len(view.hand) > 1 and goes_out(view, action)


def _lays_group(view: OlsenView, action: Action) -> bool:
    return not view.rules.neighbours and _lays_several(view, action)


def _lays_chain(view: OlsenView, action: Action) -> bool:
    return view.rules.neighbours and _lays_several(view, action)


def _lays_several(view: OlsenView, action: Action) -> bool:
    if not isinstance(action, Play):
        return False
    return any(len(view.hand) - len(ending.kept) > 1 for ending in endings(view, action))


def _longest_suit(view: OlsenView, action: Action) -> bool:
    """Of the suit that has to follow most cards are kept, at least two and changers aside, and the move decides it."""
    return _decides_suit(view, action, lambda own, others: own > max(1, others))


def _no_longer_suit(view: OlsenView, action: Action) -> bool:
    """Of the suit that has to follow some cards are kept, and of no other one more."""
    return _decides_suit(view, action, lambda own, others: own >= max(1, others))


def _decides_suit(view: OlsenView, action: Action, long: Callable[[int, int], bool]) -> bool:
    """Whether the suit that has to follow is ``long`` beside the longest other one, and depends on the move.

    After a changer the suit is still open.
    """
    if view.rules.neighbours:
        return False
    enough = any if _is_changer(view, action) else all
    if not enough(long(*_lengths(view, ending)) for ending in endings(view, action)):
        return False
    moves = [other for other in view.legal() if isinstance(other, MOVES)]
    return len({ending.suit for other in moves for ending in endings(view, other)}) > 1


def _lengths(view: OlsenView, ending: Ending) -> tuple[int, int]:
    """How many cards are kept of the suit that has to follow, and of the longest other one; changers aside."""
    suits = [card.suit for card in ending.kept if card.rank != view.changer]
    return suits.count(ending.suit), max((suits.count(suit) for suit in suits if suit is not ending.suit), default=0)


def _is_changer(view: OlsenView, action: Action) -> bool:
    return isinstance(action, Play) and action.card.rank == view.changer


def _keeps_eight(view: OlsenView, action: Action) -> bool:
    return not view.rules.ladder and _keeps_changer(view, action)


def _keeps_own_changer(view: OlsenView, action: Action) -> bool:
    return view.rules.ladder and _keeps_changer(view, action)


def _keeps_changer(view: OlsenView, action: Action) -> bool:
    """There is a changer that could be laid, and it is not this card."""
    if legality.keeps_suit(view):
        return False
    return any(card.rank == view.changer for card in view.hand) and not _is_changer(view, action)


def _rank_then(view: OlsenView, action: Action) -> Rank | None:
    """The rank that this turn leaves on top, of the cards that this turn lays."""
    if isinstance(action, Play):
        return action.card.rank
    return view.top.rank if isinstance(action, EndTurn) and view.laid else None


def _few_next(view: OlsenView, action: Action) -> bool:
    """The player who acts next has few cards left."""
    seat = next_player(view, action)
    return seat is not None and view.counts[seat] <= FEW_CARDS


def _fewer_answers(view: OlsenView, action: Action) -> bool:
    """Another player acts next, and clearly fewer of the unseen cards fit for that one than after other moves."""
    return next_player(view, action) is not None and _CLEARLY_FEWER_ANSWERS(view, action)


def _makes_draw(view: OlsenView, action: Action) -> bool:
    """A two is laid, which cannot be answered with another (K02, K03)."""
    if not view.rules.effects or view.rules.stack_twos:
        return False
    return _rank_then(view, action) is Rank.TWO and _few_next(view, action)


def _skips(view: OlsenView, action: Action) -> bool:
    """The next player is left out, which helps where that is the only other one or has few cards left (K04, K06)."""
    assert view.seat is not None
    if not view.rules.effects:
        return False
    others = legality.others_after(view, view.seat)
    if len(others) > 1 and view.counts[others[0]] > FEW_CARDS:
        return False
    rank = _rank_then(view, action)
    return rank is not None and effect(view.rules, rank, 1, len(others))[0] > 0


def _sheds_points(view: OlsenView, action: Action) -> bool:
    """A player is nearly out, this card costs much, and no other that could be laid costs more."""
    nearly_out = any(count <= FEW_CARDS for seat, count in enumerate(view.counts) if seat != view.seat)
    if not view.rules.scored or not nearly_out or not isinstance(action, Play):
        return False
    dearest = max(scoring.cost(other.card) for other in view.legal() if isinstance(other, Play))
    return scoring.OTHERS < scoring.cost(action.card) == dearest


def _hard_to_follow(view: OlsenView, action: Action) -> bool:
    usual = _USUAL_NEIGHBOURS * len(view.unseen())
    return view.rules.neighbours and _least(view, action, answers) < usual


def _keeps_partners(view: OlsenView, action: Action) -> bool:
    """At least two of the cards that are kept are neighbours."""
    return view.rules.neighbours and _least(view, action, partners) < 0


def _changes_suit(view: OlsenView, action: Action) -> bool:
    """Another suit has to follow than before this turn began, and the player who acts next has few cards left.

    Where three or more go out again and again, that costs the others less than oneself.
    """
    before = _suit_before(view)
    if before is None or not _few_next(view, action) or (view.rules.ladder and view.seats > 2):
        return False
    found = endings(view, action)
    if _is_changer(view, action):
        # With most cards of that suit, or where another player lacks it, it would be named again.
        lengths = [_lengths(view, ending) for ending in found if ending.suit is before]
        lacked = {lack.suit for lack in view.lacks if lack is not None}
        return before not in lacked and any(own <= other for own, other in lengths)
    return all(ending.suit is not before for ending in found)


def _suit_before(view: OlsenView) -> Suit | None:
    """The suit that had to follow when the turn began; ``None`` where none had to or the pile does not tell it."""
    if view.rules.neighbours or view.free:
        return None
    if view.phase == "play":
        return legality.required_suit(view)
    card = view.pile[-1 - view.laid] if view.laid < len(view.pile) else None
    return None if card is None or card.rank in view.levels else card.suit


def _lack_it(view: OlsenView, action: Action) -> bool:
    """A suit has to follow, and the next player showed by drawing to have none of it, and drew little since."""
    seat = next_player(view, action)
    lack = None if seat is None else view.lacks[seat]
    if seat is None or lack is None or lack.suit is None:
        return False
    if view.counts[seat] - lack.cards > MOST_NEW or (view.rules.effects and _rank_then(view, action) is Rank.TWO):
        return False
    return all(ending.suit is lack.suit for ending in endings(view, action))


def _has_one_left(view: OlsenView, action: Action) -> bool:
    return isinstance(action, SayOlsen) and len(view.hand) == 1


def _has_none_left(view: OlsenView, action: Action) -> bool:
    return isinstance(action, SayOlsenOlsen) and not view.hand


def _did_not_fit(view: OlsenView, action: Action) -> bool:
    return isinstance(action, Accuse) and cheating.proof(view) == "false"


def _pile_grew(view: OlsenView, action: Action) -> bool:
    trace = view.trace
    return isinstance(action, Accuse) and trace is not None and trace.grown > len(trace.shown)


def _hand_shrank(view: OlsenView, action: Action) -> bool:
    trace = view.trace
    return isinstance(action, Accuse) and trace is not None and trace.shrunk > len(trace.shown)


def owes_a_call(view: OlsenView) -> bool:
    """Whether the player in the window owes a call: with one card left, or none where the last words are due."""
    seat = view.window
    if seat is None:
        return False
    return legality.call_is_due(view, view.counts[seat]) or (view.provisional and not view.called[seat])


def _kept_silent(view: OlsenView, action: Action) -> bool:
    return isinstance(action, Accuse | Catch) and owes_a_call(view)


def _nothing_fits(view: OlsenView, action: Action) -> bool:
    return isinstance(action, FalsePlay) and not legality.fitting(view, view.hand)


def _hides_misfit(view: OlsenView, action: Action) -> bool:
    return isinstance(action, Hide) and not legality.fits(view, action.card)


def _is(*kinds: type[Action]) -> Claim:
    """What is true of an action of such a kind wherever it may be done."""
    return Claim(lambda _, action: isinstance(action, kinds), singles_out=False)


def _only(view: OlsenView, action: Action) -> bool:
    return [other for other in view.legal() if isinstance(other, MOVES)] == [action]


def _claim(holds: Predicate, singles_out: bool = True, found: bool = False) -> Claim:
    """What may be true of a move alone."""
    return Claim(lambda view, action: isinstance(action, MOVES) and holds(view, action), singles_out, found)


_CLEARLY_FEWER_ANSWERS: Final = _best(answers, lead=CLEARLY_FEWER, among=ENDING)


CLAIMS: Final[Mapping[str, Claim]] = {
    "goes-out": _claim(_goes_out, singles_out=False),
    "can-go-out": _claim(_can_go_out, singles_out=False),
    "only-move": Claim(_only, singles_out=False),
    "stop-next": _claim(_changes_suit),
    "makes-draw": _claim(_makes_draw),
    "skips-next": _claim(_skips),
    "sheds-points": _claim(_sheds_points),
    "they-lack": _claim(_lack_it),
    "group": _claim(_lays_group, found=True),
    "long-chain": _claim(_lays_chain, found=True),
    "most-cards": _claim(_most_cards, found=True),
    "long-suit": _claim(_longest_suit),
    "hard-to-follow": _claim(_hard_to_follow),
    "keeps-chain": _claim(_keeps_partners),
    "fewer-answers": _claim(_fewer_answers),
    "more-ways": _claim(_best(ways)),
    "keeps-together": _claim(_best(partners)),
    "fewer-points": _claim(_fewer_points),
    "long-suit-too": _claim(_no_longer_suit),
    "fewer-cards": _claim(_fewer_cards),
    "keep-eight": _claim(_keeps_eight),
    "keep-changer": _claim(_keeps_own_changer),
    "nothing-better": _is(*MOVES),
    "did-not-fit": Claim(_did_not_fit, singles_out=False),
    "pile-grew": Claim(_pile_grew, singles_out=False),
    "hand-shrank": Claim(_hand_shrank, singles_out=False),
    "kept-silent": Claim(_kept_silent, singles_out=False),
    "seemed-wrong": _is(Accuse),
    "seemed-right": _is(LetStand),
    "nothing-fits": Claim(_nothing_fits, singles_out=False),
    "two-at-once": _is(Slip),
    "gone-unseen": Claim(_hides_misfit, singles_out=False),
    "last-card": Claim(_has_one_left, singles_out=False),
    "laid-last": Claim(_has_none_left, singles_out=False),
}
# What is told of a player who means to lay several cards.
OF_SEVERAL: Final = ("group", "long-chain", "most-cards")
