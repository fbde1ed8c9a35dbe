"""What is played, what has to be followed, who wins, and what no play leads to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from cardtable.cards import Card, Suit
from cardtable.engine.refusal import Refusal
from cardtable.engine.round import CardRound, Position, SeatView
from cardtable.engine.values import Action, Event, Reveals, action, event

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardtable.engine.round import Telling

T = TypeVar("T", bound=Suit | None)
Group = Callable[[Card, T], Suit | None]
Power = Callable[[Card, Card, T], int]
After = Callable[[int, int], int]


class Ranking(NamedTuple, Generic[T]):
    """How the cards of a game rank, whatever is trump."""

    group: Group[T]
    power: Power[T]


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was played: who led, the cards in the order of play, and who won it."""

    leader: int
    cards: tuple[Card, ...]
    winner: int


def best(cards: Sequence[Card], power: Power[T], trump: T) -> int:
    """Which card of a trick wins, counted in the order of play; of equal ones the first played."""
    led = cards[0]
    powers = [power(card, led, trump) for card in cards]
    return powers.index(max(powers))


def following(hand: Sequence[Card], led: Card | None, group: Group[T], trump: T) -> list[Card]:
    """The cards of a hand that may be played: those of the led group, or any where there is none."""
    if led is None:
        return list(hand)
    wanted = group(led, trump)
    return [card for card in hand if group(card, trump) is wanted] or list(hand)


def refuse_card(hand: Sequence[Card], trick: Sequence[Card], card: Card, group: Group[T], trump: T) -> Refusal | None:
    """Why a card may not be played to a trick; ``None`` when it may. The chapters are "tricks" and "following"."""
    if card not in hand:
        return Refusal("not-in-hand", "tricks", (card,))
    if not trick or card in following(hand, trick[0], group, trump):
        return None
    suit = group(trick[0], trump)
    if suit is None:
        return Refusal("follow-trump", "following", (card,), trump)
    return Refusal("follow-suit", "following", (card,), suit)


def played(
    after: After, tricks: Sequence[Trick], leader: int, trick: Sequence[Card]
) -> Iterator[tuple[int, Card, Card]]:
    """Every card that was played, in order: its seat, the card, and what was led."""
    for first, cards in (*((one.leader, one.cards) for one in tricks), (leader, trick)):
        for step, card in enumerate(cards):
            yield after(first, step), card, cards[0]


def wins_the_rest(hand: Sequence[Card], unseen: Sequence[Card], ranking: Ranking[T], trump: T) -> list[Card]:
    """The order in which whoever leads wins every trick that is left, however the unseen cards lie; empty: not certain.

    Of each group as many of the highest have to win as others may hold of it, then nobody has any left; and what could
    ruff the others has to be drawn first. Of equal cards the first played wins.
    """
    group, power = ranking
    groups = {group(card, trump) for card in hand}
    ruffing = [
        card
        for card in unseen
        if any(group(led, trump) != group(card, trump) and power(card, led, trump) > 0 for led in hand)
    ]
    drawn = {group(card, trump) for card in ruffing}
    order: list[Card] = []
    for one in sorted(groups, key=lambda known: known not in drawn):
        held = [card for card in hand if group(card, trump) == one]
        held.sort(key=lambda card: power(card, card, trump), reverse=True)
        others = [card for card in unseen if group(card, trump) == one]
        if one in drawn and len(held) < len(others):
            return []
        if any(
            power(other, card, trump) > power(card, card, trump) for card in held[: len(others)] for other in others
        ):
            return []
        order += held
    return order if drawn <= groups else []


@action("name-trump")
class NameTrump(Action):
    """Name the trump suit."""

    suit: Suit


@action("play-card")
class PlayCard(Action):
    """Play a card to the trick."""

    card: Card


@event("named-trump")
class NamedTrump(Event):
    """A seat named the trump suit."""

    seat: int
    suit: Suit


@event("played", reveals=Reveals.TO_OTHERS)
class Played(Event):
    """A seat played a card to the trick; of a last one that plays itself the others learn only now."""

    seat: int
    card: Card


@event("won-trick")
class WonTrick(Event):
    """A seat won a trick; ``points`` is what it counts."""

    seat: int
    cards: tuple[Card, ...]
    points: int


class TrickPosition(Position):
    """``trick`` is the one that is played now, led by ``leader``; ``tricks`` are all that were played.

    ``rules.after(seat, steps)`` says in which direction a game is played, and ``ranking`` what has to be followed and
    which card wins.
    """

    __slots__ = ()
    ranking: ClassVar[Ranking[Any]]
    leader: int
    trick: Sequence[Card]
    tricks: Sequence[Trick]

    # A field of the game's own class, or a property where something else says what is trump.
    if TYPE_CHECKING:

        @property
        def trump(self) -> Suit | None:
            """The trump suit; ``None`` while there is none."""

    @property
    def plays_tricks(self) -> bool:
        """Whether cards are played now: before that there may be an auction, or trumps to be named."""
        return True

    def group(self, card: Card) -> Suit | None:
        """What has to be followed when the card is led."""
        return self.ranking.group(card, self.trump)

    def best(self, cards: Sequence[Card]) -> int:
        """Which card of a trick wins, counted in the order of play."""
        return best(cards, self.ranking.power, self.trump)

    def plays(self) -> Iterator[tuple[int, Card, Card]]:
        """Every card that was played, in order: its seat, the card, and what was led."""
        return played(self.rules.after, self.tricks, self.leader, self.trick)

    def voids(self) -> list[set[Suit | None]]:
        """By seat, the groups of which it holds no card, because it did not follow."""
        group, trump = self.ranking.group, self.trump
        found: list[set[Suit | None]] = [set() for _ in range(self.seats)]
        for seat, card, led in self.plays():
            if group(card, trump) is not group(led, trump):
                found[seat].add(group(led, trump))
        return found


@dataclass(frozen=True, slots=True)
class TrickView(TrickPosition, SeatView):
    """A table seen from one seat, apart from its round as a view is in every family."""

    leader: int
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]

    def played(self) -> Iterator[tuple[int, Card]]:
        """Every card that was played, with its seat."""
        return ((seat, card) for seat, card, _ in self.plays())


play: Final = cache(PlayCard)
"""The action that plays a card, made once for each."""


def legal(position: TrickPosition, seat: int, hand: Sequence[Card]) -> list[Action]:
    """The cards that follow, or all where none does."""
    if position.result is not None or seat != position.turn:
        return []
    led = position.trick[0] if position.trick else None
    return [play(card) for card in sorted(following(hand, led, position.ranking.group, position.trump))]


def refusal(position: TrickPosition, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why ``seat`` may not play this card now; ``None`` when it may."""
    if position.result is not None:
        return Refusal("hand-over", "scoring")
    if seat != position.turn:
        return Refusal("not-your-turn", "tricks", seat=position.turn)
    if not isinstance(action, PlayCard):
        return Refusal("unknown-action", "tricks")
    return refuse_card(hand, position.trick, action.card, position.ranking.group, position.trump)


V = TypeVar("V", bound=TrickView)


@dataclass(slots=True)
class TrickRound(TrickPosition, CardRound[V]):
    """A table on which tricks are played."""

    leader: int
    trick: list[Card]
    tricks: list[Trick]

    def worth_of(self, cards: Sequence[Card]) -> int:
        """What the cards of a trick count; nothing where tricks themselves are counted."""
        return 0

    def play_card(self, seat: int, card: Card, events: Telling) -> Trick | None:
        """Play a card to the trick; the trick it has ended, when it was the last one."""
        self.hands[seat].remove(card)
        self.trick.append(card)
        events.append(Played(seat, card))
        if len(self.trick) < self.seats:
            self.turn = self.rules.after(seat)
            return None
        won = Trick(self.leader, tuple(self.trick), self.winner_of(self.leader, self.trick))
        events.append(WonTrick(won.winner, won.cards, self.worth_of(won.cards)))
        events.rest(self)
        self.tricks.append(won)
        self.trick = []
        self.turn = self.leader = won.winner
        return won

    def winner_of(self, leader: int, cards: Sequence[Card]) -> int:
        """The seat that wins a full trick."""
        winner: int = self.rules.after(leader, self.best(cards))
        return winner

    def played_by(self, seat: int) -> Iterator[Card]:
        """The cards that a seat has played."""
        return (card for who, card, _ in self.plays() if who == seat)

    def cards_in_tricks(self) -> Iterator[Card]:
        """Every card that was played."""
        yield from self.trick
        for trick in self.tricks:
            yield from trick.cards

    def check_tricks(self) -> None:
        """ValueError when a trick has too many or too few cards, or another seat wins it."""
        for trick in self.tricks:
            if len(trick.cards) != self.seats:
                raise ValueError("no such trick")
            if trick.winner != self.winner_of(trick.leader, trick.cards):
                raise ValueError("another seat wins this trick")
        if len(self.trick) >= self.seats:
            raise ValueError("a trick that is not taken up")

    def check_leaders(self, first: int) -> None:
        """ValueError when not ``first`` led the first trick, and the winner of each trick the next one."""
        leaders = [first, *(trick.winner for trick in self.tricks)]
        if leaders != [*(trick.leader for trick in self.tricks), self.leader]:
            raise ValueError("another seat leads")

    def check_following(self) -> None:
        """ValueError when a player who did not follow had cards of that group, then or later."""
        later = [{self.group(card) for card in hand} for hand in self.hands]
        for seat, card, led in reversed([*self.plays()]):
            if self.group(card) is not self.group(led) and self.group(led) in later[seat]:
                raise ValueError("a suit was not followed")
            later[seat].add(self.group(card))
