"""Plain whist: four players, partners opposite, trump from the dealer's last card, a point for each trick over six."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from cardtable.cards import Card, Rank, Suit, packs
from cardtable.engine.chance import Chance
from cardtable.engine.cover import Cover
from cardtable.engine.game import Game
from cardtable.engine.options import Lengths, Options, choice
from cardtable.engine.refusal import Refusal
from cardtable.engine.round import Law, RoundResult, Standing, Telling, Watch, seats_with, totals
from cardtable.engine.scenery import Scenery
from cardtable.engine.values import Action, Codec, Event, Reveals, event
from cardtable.games.shelves import TRICKS
from cardtable.kinds.tricks.rules import tricks
from cardtable.kinds.tricks.rules.actions import PlayCard
from cardtable.kinds.tricks.rules.events import Played, WonTrick
from cardtable.kinds.tricks.rules.round import TrickRound
from cardtable.kinds.tricks.rules.tricks import Trick
from cardtable.kinds.tricks.rules.view import TrickView
from cardtable.messages import translate

SEATS: Final = 4
HAND: Final = 13
BOOK: Final = 6
PACK: Final = packs()
PLAY: Final = {card: PlayCard(card) for card in PACK}
ACTIONS: Final[Codec[PlayCard]] = Codec(PlayCard)


class WhistRules(Options):
    """How a table plays whist."""

    lengths: ClassVar[Lengths] = Lengths("game", (5, 7, 10))

    game: int = choice(
        translate("Whist", "Length of the game"),
        translate("Whist", "How many points a side needs."),
        (5, translate("Whist", "Five points")),
        (7, translate("Whist", "Seven points")),
        (10, translate("Whist", "Ten points")),
        rule="option-game",
    )

    def after(self, seat: int, steps: int = 1) -> int:
        """The seat that plays so many steps after this one."""
        return (seat + steps) % SEATS


@event("dealt", reveals=Reveals.TO_ALL)
class Dealt(Event):
    """The cards were dealt, and the dealer's last one was turned up for trump."""

    dealer: int
    turned: Card


@event("scored", reveals=Reveals.TO_ALL)
class Scored(Event):
    """A side won so many tricks over six."""

    seat: int
    points: int


EVENTS: Final[Codec[Any]] = Codec(Dealt | Played | WonTrick | Scored)


def height(card: Card) -> int:
    """How high a card is in its suit, from two to ace."""
    return 14 if card.rank is Rank.ACE else int(card.rank)


def group(card: Card, trump: Suit | None) -> Suit | None:
    """Every suit is followed, trumps too."""
    return card.suit


def power(card: Card, led: Card, trump: Suit | None) -> int:
    """Trumps beat all, and the suit that was led beats the rest."""
    return height(card) + 20 * (card.suit is trump) if card.suit in (led.suit, trump) else 0


RANKING: Final = tricks.Ranking(group, power)


def legal(position: Any, seat: int, hand: Sequence[Card]) -> list[Action]:
    """What a refusal lets through."""
    return [PLAY[card] for card in sorted(hand) if refusal(position, seat, hand, PLAY[card]) is None]


def refusal(position: Any, seat: int, hand: Sequence[Card], action: Action) -> Refusal | None:
    """Why this cannot be played now."""
    if position.result is not None:
        return Refusal("hand-over", "scoring")
    if seat != position.turn:
        return Refusal("not-your-turn", "tricks", seat=position.turn)
    assert isinstance(action, PlayCard)
    return tricks.refuse_card(hand, position.trick, action.card, group, position.turned.suit)


@dataclass(frozen=True, slots=True)
class WhistView(TrickView):
    """A table seen from one seat."""

    law = Law(legal, refusal)
    ranking = RANKING

    rules: WhistRules
    seat: int | None
    seats: int
    dealer: int
    turn: int
    turned: Card
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    leader: int
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    open_hands: tuple[tuple[Card, ...], ...]
    result: RoundResult | None

    @property
    def trump(self) -> Suit:
        """The suit of the card that was turned up."""
        return self.turned.suit


@dataclass(slots=True, eq=True)
class WhistRound(TrickRound[WhistView]):
    """The whole table; ``turned`` is the dealer's card that made trump, and everybody has seen it."""

    view_type = WhistView
    ranking = RANKING

    rules: WhistRules
    dealer: int
    turn: int
    turned: Card
    hands: list[list[Card]]
    leader: int
    seats: int = SEATS
    trick: list[Card] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    result: RoundResult | None = None

    @property
    def trump(self) -> Suit:
        """The suit of the card that was turned up."""
        return self.turned.suit

    def secrets(self, seat: int | None) -> set[Card]:
        return {card for other, hand in enumerate(self.hands) if other != seat for card in hand} - {self.turned}

    def all_cards(self) -> Iterator[Card]:
        for hand in self.hands:
            yield from hand
        yield from self.cards_in_tricks()

    def do(self, seat: int, action: PlayCard, chance: Chance, events: Telling) -> None:
        self.play_card(seat, action.card, events)
        if len(self.tricks) == HAND:
            self.result = result(self.tricks)
            events.append(Scored(self.result.winners[0], max(self.result.scores)))

    def check(self) -> None:
        if sorted(self.all_cards()) != list(PACK) or self.seats != SEATS or len(self.hands) != SEATS:
            raise ValueError("cards are missing or doubled")
        if not {self.turn, self.dealer, self.leader} <= set(range(SEATS)):
            raise ValueError("seats do not fit")
        self.check_tricks()
        if any(len(hand) + sum(1 for _ in self.played_by(seat)) != HAND for seat, hand in enumerate(self.hands)):
            raise ValueError("a hand of another size")
        if self.turned not in self.hands[self.dealer] and self.turned not in self.played_by(self.dealer):
            raise ValueError("another card made trump")

    def check_reached(self) -> None:
        self.check_leaders(self.rules.after(self.dealer))
        self.check_following()
        if self.turn != self.rules.after(self.leader, len(self.trick)):
            raise ValueError("another seat's turn")
        if self.result != (result(self.tricks) if len(self.tricks) == HAND else None):
            raise ValueError("another result")


def result(played: Sequence[Trick]) -> RoundResult:
    """A point for each trick over six, for both partners."""
    won = [sum(trick.winner % 2 == side for trick in played) for side in (0, 1)]
    scores = tuple(max(0, won[seat % 2] - BOOK) for seat in range(SEATS))
    return RoundResult(seats_with(max(scores), scores), scores, "tricks", (0,) * SEATS)


class Whist(Game[WhistView, WhistRules]):
    """Plain whist."""

    cover = Cover(
        "whist", "Whist", translate("Whist", "Win tricks with the player opposite"),
        translate("Whist", "About a quarter of an hour"), (15, 15), TRICKS, Scenery(1.0, 1.0, ()), range(4, 5),
    )  # fmt: skip
    usual_seats = SEATS
    options = WhistRules
    round_type = WhistRound
    actions = ACTIONS
    events = EVENTS

    def deal(
        self, options: WhistRules, seats: int, dealer: int | None, results: Sequence[RoundResult], chance: Chance,
        watch: Watch | None = None,
    ) -> tuple[WhistRound, tuple[Event, ...]]:  # fmt: skip
        """Thirteen cards each; the last one is the dealer's."""
        dealer = chance.pick(SEATS) if dealer is None else options.after(dealer)
        cards = chance.shuffle(PACK)
        first = options.after(dealer)
        hands = [cards[(seat - first) % SEATS :: SEATS] for seat in range(SEATS)]
        return WhistRound(options, dealer, first, cards[-1], hands, first), (Dealt(dealer, cards[-1]),)

    def check_result(self, options: WhistRules, seats: int, result: RoundResult) -> None:
        result.check(SEATS, ("tricks",))
        if sorted(result.scores)[:2] != [0, 0] or not 1 <= max(result.scores) <= HAND - BOOK:
            raise ValueError("no such score")

    def standing(self, options: WhistRules, seats: int, results: Sequence[RoundResult]) -> Standing:
        scores = totals(results, SEATS)
        return Standing(scores, max(scores) >= options.game, seats_with(max(scores), scores) if results else ())

    def action_space(self, view: WhistView) -> Sequence[Action]:
        return list(PLAY.values())
