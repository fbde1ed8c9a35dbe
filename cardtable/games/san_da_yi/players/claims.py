"""When each reason of a computer player is true: in the terms of the rules, and from what the seat sees alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import SUITS, Rank
from cardtable.games.san_da_yi.players import calling
from cardtable.games.san_da_yi.rules.actions import Bury, Call
from cardtable.games.san_da_yi.rules.house_rules import PASS, TRICKS
from cardtable.games.san_da_yi.rules.ranking import PACK, group, height, is_trump, points, power, worth
from cardtable.kinds.tricks.players import mask_of, void_masks
from cardtable.kinds.tricks.rules import NameTrump, PlayCard
from cardtable.players.decision import Claim

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.cards import Card, Suit
    from cardtable.engine.values import Action
    from cardtable.games.san_da_yi.rules.state import SanDaYiView

    OfCard = Callable[["Seen"], bool]

# What is given up for a trick with so few points, where the trick could be won.
FEW_POINTS: Final = 5
# Buried points that are worth a word.
MANY_POINTS: Final = 15


class Seen:
    """A card that may be played, on the table as this seat sees it."""

    def __init__(self, view: SanDaYiView, card: Card) -> None:
        assert view.trump is not None
        self.view = view
        self.card = card
        self.trump: Suit = view.trump
        self.trick = view.trick
        self.declares = view.seat == view.declarer

    @property
    def legal(self) -> list[Card]:
        """All cards that may be played."""
        return [action.card for action in self.view.legal() if isinstance(action, PlayCard)]

    @property
    def unseen(self) -> list[Card]:
        """The cards that may be in another hand."""
        return self.view.unseen()

    @property
    def leads(self) -> bool:
        """Whether it opens the trick."""
        return not self.trick

    @property
    def is_trump(self) -> bool:
        """Whether it is a trump."""
        return is_trump(self.card, self.trump)

    def beats(self, card: Card) -> bool:
        """Whether a card beats all that lie there (A19, A23)."""
        led = self.trick[0]
        return power(card, led, self.trump) > max(power(other, led, self.trump) for other in self.trick)

    @property
    def winner(self) -> int:
        """Who wins the trick as it lies."""
        led = self.trick[0]
        powers = [power(card, led, self.trump) for card in self.trick]
        return self.view.rules.after(self.view.leader, powers.index(max(powers)))

    @property
    def partner_wins(self) -> bool:
        """Whether another defender wins it so far."""
        return not self.declares and self.winner != self.view.declarer

    @property
    def is_won_already(self) -> bool:
        """Whether a partner wins the trick whatever this seat plays, as the declarer has played."""
        return self.partner_wins and self.view.declarer not in self.left_to_play

    @property
    def is_ours(self) -> bool | None:
        """Whether this seat's side has the trick for certain, or for certain not; ``None`` while that is open."""
        if self.leads or (self.left_to_play and not self.is_won_already):
            return None
        return self.partner_wins or self.beats(self.card)

    @property
    def alike(self) -> list[Card]:
        """This card and those that do the same from now on: none in another hand or in the trick lies between."""
        own = height(self.card, self.trump)
        others = [height(card, self.trump) for card in (*self.unseen, *self.trick) if self._goes_with(card)]
        mine = [card for card in self.legal if card is not self.card and self._goes_with(card)]
        return [
            self.card,
            *(card for card in mine if not any(_between(other, own, height(card, self.trump)) for other in others)),
        ]

    @property
    def better(self) -> Card | None:
        """The card that does the same, but puts points into a trick that is one's own, or keeps them out of another."""
        if self.is_ours is None:
            return None
        best = (max if self.is_ours else min)(self.alike, key=worth)
        return None if worth(best) == worth(self.card) else best

    def _goes_with(self, card: Card) -> bool:
        return group(card, self.trump) is group(self.card, self.trump)

    @property
    def left_to_play(self) -> list[int]:
        """The seats that play after this one."""
        after = self.view.rules.after
        return [after(self.view.leader, step) for step in range(len(self.trick) + 1, self.view.seats)]

    @property
    def is_safe(self) -> bool:
        """Whether no opponent who plays later can beat the card."""
        opponents = [seat for seat in self.left_to_play if self.declares or seat == self.view.declarer]
        led = self.trick[0] if self.trick else self.card
        own = power(self.card, led, self.trump)
        lacking = void_masks(self.view, PACK)
        return not any(
            power(card, led, self.trump) > own and not lacking[seat] & mask_of([card])
            for seat in opponents
            for card in self.unseen
        )

    def may_hold_trumps(self, seat: int) -> bool:
        """Whether a seat may still have trumps, as far as has been seen."""
        lacking = void_masks(self.view, PACK)[seat]
        return any(is_trump(card, self.trump) and not lacking & mask_of([card]) for card in self.unseen)


def _between(number: int, one: int, other: int) -> bool:
    return min(one, other) <= number <= max(one, other)


def _draws_trumps(seen: Seen) -> bool:
    view = seen.view
    opponents = [seat for seat in range(view.seats) if seat != view.seat] if seen.declares else [view.declarer or 0]
    return seen.leads and seen.is_trump and any(seen.may_hold_trumps(seat) for seat in opponents)


def _is_highest(seen: Seen) -> bool:
    own = group(seen.card, seen.trump)
    rest = [card for card in seen.unseen if group(card, seen.trump) is own]
    return all(height(card, seen.trump) <= height(seen.card, seen.trump) for card in rest)


def _goes_round(seen: Seen) -> bool:
    return seen.leads and not seen.is_trump and _is_highest(seen)


def _partner_can_trump(seen: Seen) -> bool:
    view, lacking = seen.view, void_masks(seen.view, PACK)
    others = [seat for seat in range(view.seats) if seat not in (view.seat, view.declarer)]
    return (
        seen.leads
        and not seen.declares
        and not seen.is_trump
        and any(lacking[seat] & mask_of([seen.card]) and seen.may_hold_trumps(seat) for seat in others)
    )


def _ruffs(seen: Seen) -> bool:
    return _takes_lead(seen) and seen.is_trump and not is_trump(seen.trick[0], seen.trump)


def _wins_surely(seen: Seen) -> bool:
    return _takes_lead(seen) and seen.is_safe


def _wins_points(seen: Seen) -> bool:
    return _wins_surely(seen) and points((*seen.trick, seen.card)) > 0


def _takes_lead(seen: Seen) -> bool:
    """Nothing is won by beating a partner whose trick it is for certain."""
    return not seen.leads and seen.beats(seen.card) and not seen.is_won_already


def _loads(seen: Seen) -> bool:
    if seen.leads or not seen.partner_wins or not worth(seen.card):
        return False
    return seen.is_won_already or not seen.beats(seen.card)


def _leaves(seen: Seen) -> bool:
    return not seen.leads and seen.partner_wins and not seen.beats(seen.card)


def _gives_none(seen: Seen) -> bool:
    """The trick cannot be won, an opponent has it, and other cards would give points."""
    if seen.leads or seen.partner_wins or worth(seen.card):
        return False
    return not any(seen.beats(card) for card in seen.legal)


def _saves_strength(seen: Seen) -> bool:
    if seen.leads or seen.beats(seen.card) or seen.partner_wins:
        return False
    return points((*seen.trick, seen.card)) <= FEW_POINTS and any(seen.beats(card) for card in seen.legal)


def _is_least(seen: Seen) -> bool:
    """It is worth nothing, no trump where a plain card would do, and no card like that is lower."""
    free = [card for card in seen.legal if not worth(card)]
    plain = [card for card in free if not is_trump(card, seen.trump)] or free
    return seen.card in plain and all(height(seen.card, seen.trump) <= height(card, seen.trump) for card in plain)


def _gives_fewest(seen: Seen) -> bool:
    """All cards that may be played are worth points."""
    return all(0 < worth(seen.card) <= worth(card) for card in seen.legal)


def _costs_little(seen: Seen) -> bool:
    return not worth(seen.card) and not seen.is_trump and seen.card.rank is not Rank.ACE


def _keeps_top(seen: Seen) -> bool:
    """The highest trump that is left stays in the hand."""
    if len(seen.view.tricks) >= TRICKS - 1:
        return False
    trumps = [card for card in seen.legal if is_trump(card, seen.trump)]
    if not trumps:
        return False
    top = max(trumps, key=lambda card: height(card, seen.trump))
    return top != seen.card and _is_highest(Seen(seen.view, top))


def _is_high(seen: Seen) -> bool:
    """It opens the trick or takes it; a high card that loses is no reason."""
    return (seen.leads or seen.beats(seen.card)) and not any(
        height(card, seen.trump) > height(seen.card, seen.trump) for card in seen.legal
    )


def _of_card(holds: OfCard) -> Callable[[SanDaYiView, Action], bool]:
    def check(view: SanDaYiView, action: Action) -> bool:
        return isinstance(action, PlayCard) and holds(Seen(view, action.card))

    return check


def _pays(view: SanDaYiView, action: Action) -> bool:
    return isinstance(action, Call) and action.value != PASS and calling.pays(view, action.value)


def _dares(view: SanDaYiView, action: Action) -> bool:
    return isinstance(action, Call) and action.value != PASS and not calling.pays(view, action.value)


def _is_too_high(view: SanDaYiView, action: Action) -> bool:
    if action != Call(PASS) or not calling.pays_at_first(view):
        return False
    higher = [other.value for other in view.legal() if isinstance(other, Call) and other.value != PASS]
    return not any(calling.pays(view, value) for value in higher)


def _is_weak(view: SanDaYiView, action: Action) -> bool:
    return action == Call(PASS) and not calling.pays_at_first(view)


def _buries_points(view: SanDaYiView, action: Action) -> bool:
    return isinstance(action, Bury) and points(action.cards) >= MANY_POINTS


def _shortens(view: SanDaYiView, action: Action) -> bool:
    """A suit is gone then; a two stays a trump, and the suit that the hand keeps most of will be trump itself."""
    if not isinstance(action, Bury):
        return False
    before, after = _lengths(view.hand), _lengths([card for card in view.hand if card not in action.cards])
    return any(before[suit] and not after[suit] for suit in SUITS)


def _lengths(hand: tuple[Card, ...] | list[Card]) -> dict[Suit, int]:
    return {suit: sum(card.suit is suit and card.rank is not Rank.TWO for card in hand) for suit in SUITS}


def _buries_low(view: SanDaYiView, action: Action) -> bool:
    return isinstance(action, Bury) and not any(_is_strong(card) for card in action.cards)


def _is_strong(card: Card) -> bool:
    return card.suit is None or card.rank in (Rank.ACE, Rank.KING, Rank.TWO)


def _keeps_trumps(view: SanDaYiView, action: Action) -> bool:
    """None of the longest suit is buried, no two and no joker."""
    if not isinstance(action, Bury):
        return False
    lengths = _lengths(view.hand)
    longest = max(SUITS, key=lambda suit: lengths[suit])
    return not any(card.suit in (None, longest) or card.rank is Rank.TWO for card in action.cards)


def _has_most(view: SanDaYiView, action: Action) -> bool:
    lengths = _lengths(view.hand)
    return isinstance(action, NameTrump) and lengths[action.suit] == max(lengths.values())


def _has_highest(view: SanDaYiView, action: Action) -> bool:
    """No suit has more of ace and king."""
    tops = {suit: sum(card.suit is suit and card.rank in (Rank.ACE, Rank.KING) for card in view.hand) for suit in SUITS}
    return isinstance(action, NameTrump) and tops[action.suit] == max(tops.values())


def _keeps_aces(view: SanDaYiView, action: Action) -> bool:
    """There are aces in hand, and this suit's is none of them."""
    aces = [card.suit for card in view.hand if card.rank is Rank.ACE]
    return isinstance(action, NameTrump) and bool(aces) and action.suit not in aces


def _names(view: SanDaYiView, action: Action) -> bool:
    return isinstance(action, NameTrump)


def _found(declares: bool) -> Callable[[SanDaYiView, Action], bool]:
    """What imagined hands showed; only for whom it is a gain can be said without imagining them again."""

    def check(view: SanDaYiView, action: Action) -> bool:
        return isinstance(action, PlayCard) and declares == (view.seat == view.declarer)

    return check


def _is_none_better(view: SanDaYiView, action: Action) -> bool:
    return isinstance(action, PlayCard) and len(view.legal()) > 1


def _only(view: SanDaYiView, action: Action) -> bool:
    return view.legal() == [action]


CLAIMS: Final = {
    "strong": Claim(_pays),
    "dare": Claim(_dares),
    "too-high": Claim(_is_too_high),
    "weak": Claim(_is_weak),
    "bury-points": Claim(_buries_points),
    "bury-short": Claim(_shortens),
    "bury-keeps": Claim(_keeps_trumps),
    "bury-low": Claim(_buries_low),
    "longest-trumps": Claim(_has_most),
    "highest-trumps": Claim(_has_highest),
    "keep-aces": Claim(_keeps_aces),
    # What was found best; nothing that can be counted tells it from the others.
    "trump-even": Claim(_names, singles_out=False),
    "only-card": Claim(_only, singles_out=False),
    "ruff": Claim(_of_card(_ruffs)),
    "win-points": Claim(_of_card(_wins_points)),
    "win-trick": Claim(_of_card(_wins_surely)),
    "load-partner": Claim(_of_card(_loads)),
    "give-no-points": Claim(_of_card(_gives_none)),
    "lead-top": Claim(_of_card(_goes_round)),
    "lead-void": Claim(_of_card(_partner_can_trump)),
    "draw-trumps": Claim(_of_card(lambda seen: seen.declares and _draws_trumps(seen))),
    "lead-trump": Claim(_of_card(lambda seen: not seen.declares and _draws_trumps(seen))),
    "leave-to-partner": Claim(_of_card(_leaves)),
    "beats": Claim(_of_card(_takes_lead)),
    "save-strength": Claim(_of_card(_saves_strength)),
    "least-loss": Claim(_of_card(_is_least)),
    "fewest-points": Claim(_of_card(_gives_fewest)),
    "search-keeps-kitty": Claim(_found(True), singles_out=False, found=True),
    "search-captures": Claim(_found(False), singles_out=False, found=True),
    "search-fewer-points": Claim(_found(True), singles_out=False, found=True),
    "search-more-points": Claim(_found(False), singles_out=False, found=True),
    "costs-little": Claim(_of_card(_costs_little)),
    "keep-top-trump": Claim(_of_card(_keeps_top)),
    "highest": Claim(_of_card(_is_high)),
    "search-even": Claim(_is_none_better, singles_out=False, found=True),
}
