"""Positions of Veiðimaður for tests: name what is held, and every rank that is not named lies there as books."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cardtable.cards import RANKS, Card, Rank, cards, packs
from cardtable.engine.chance import FreeChance
from cardtable.engine.match import Match, Seat
from cardtable.engine.round import RoundResult
from cardtable.games.veidimadur.rules.actions import ADDRESS, ASK, Address, Ask
from cardtable.games.veidimadur.rules.game import Veidimadur
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from cardtable.games.veidimadur.rules.round import VeidimadurRound

GAME = Veidimadur()
NAMES = ("Anna", "Bjarni", "Cecilie", "Dóra", "Emil")
CHANCE = FreeChance(Random(1))
REST = "..."
TEXTS = {rank.text: rank for rank in RANKS}


def action(text: str) -> Any:
    """``1 7``: ask seat 1 for sevens; ``to 1``: turn to seat 1."""
    first, second = text.split()
    return ADDRESS[int(second)] if first == "to" else ASK[int(first), TEXTS[second]]


def short(one: Any) -> str:
    """An action in the form in which :func:`action` reads it."""
    return f"to {one.seat}" if isinstance(one, Address) else f"{one.seat} {one.rank.text}"


def position(
    *hands: str, stock: str = "", books: int | Sequence[str] = 0, options: dict[str, Any] | None = None, **more: Any
) -> VeidimadurRound:
    """Seat 0 on turn; the stock is written from its top, and ``...`` in it is what is left of the named ranks.

    ``books`` is who has laid down whatever is not named, or which ranks each seat has laid down. Only tables that can
    exist are made; ``more`` are further fields, such as what everybody has heard.
    """
    rules = VeidimadurRules.read(options or {})
    held = [cards(hand) for hand in hands]
    drawn = cards(stock.replace(REST, ""))
    named = [*drawn, *(card for hand in held for card in hand)]
    laid: list[list[Card]] = [[] for _ in hands]
    if isinstance(books, int):
        ranks = {card.rank for card in named} if REST in stock else set()
        laid[books] = _of(set(RANKS) - ranks, named)
    else:
        laid = [_of({TEXTS[text] for text in ranks.split()}, named) for ranks in books]
    if REST in stock:
        lying = {*named, *(card for cards_ in laid for card in cards_)}
        drawn += [card for card in packs() if card not in lying]
    if "known" in more:
        unseen = [len(hand) - len(known) for hand, known in zip(held, more["known"], strict=True)]
        more.setdefault("fresh", [[most] * len(RANKS) for most in unseen])
    table = VeidimadurRound(
        rules, len(held), more.pop("dealer", len(held) - 1), more.pop("turn", 0), held, drawn[::-1], laid, **more
    )
    table.check()
    return table


def _of(ranks: set[Rank], elsewhere: Sequence[Card]) -> list[Card]:
    return [card for rank in sorted(ranks) for card in packs() if card.rank is rank and card not in elsewhere]


class Stacked:
    """A pack that lies as it is written, from its top, with all other cards below; the lot falls on ``dealer``."""

    def __init__(self, top: str = "", dealer: int = 0) -> None:
        self._top = cards(top)
        self._dealer = dealer

    def shuffle(self, some: Sequence[Card]) -> list[Card]:
        return [*self._top, *(card for card in some if card not in self._top)][::-1]

    def pick(self, n: int) -> int:
        assert self._dealer in range(n)
        return self._dealer


def dealt(
    top: str, seats: int = 2, options: dict[str, Any] | None = None, results: Sequence[RoundResult] = (), **more: Any
) -> tuple[VeidimadurRound, list[str]]:
    """The table after the deal of such a pack, and what was told."""
    rules = VeidimadurRules.read(options or {})
    table, events = GAME.deal(rules, seats, more.pop("before", None), results, Stacked(top, **more))
    table.check()
    return table, told(events)


def one_by_one(*hands: str) -> str:
    """The top of a pack that gives these hands, that of the first player first."""
    return " ".join(card for portion in zip(*(hand.split() for hand in hands), strict=True) for card in portion)


def play(table: VeidimadurRound, line: str) -> list[Any]:
    """``1 7; to 2; 2 K``: the actions of whoever is on turn, and the events of all of them."""
    events: list[Any] = []
    for text in line.split(";"):
        events += table.play(table.turn, action(text.strip()), CHANCE)
    return events


def told(events: Sequence[Any]) -> list[str]:
    """What happened, in short: its kind, its seats, and the rank or the cards that it is about."""
    found = []
    for event in events:
        seats = [
            getattr(event, name) for name in ("dealer", "starter", "each", "seat", "other") if hasattr(event, name)
        ]
        rank = [event.rank.text] if hasattr(event, "rank") else []
        shown = [*getattr(event, "cards", ()), *([event.card] if hasattr(event, "card") else [])]
        empty = ["empty"] if getattr(event, "empty", False) else []
        found.append(" ".join(map(str, [event.kind, *seats, *rank, *shown, *empty])))
    return found


def held(table: VeidimadurRound) -> list[str]:
    """All hands, sorted by rank and then by suit."""
    return [" ".join(map(str, sorted(hand, key=lambda card: (card.rank, card.suit)))) for hand in table.hands]


def made(table: VeidimadurRound) -> list[str]:
    """The ranks of each seat's books, in the order in which they were laid down."""
    size = table.rules.book_size
    return [" ".join(card.rank.text for card in laid[::size]) for laid in table.books]


def may_ask(table: VeidimadurRound, seat: int = 0) -> str:
    """Every legal action of a seat, in short."""
    return ", ".join(map(short, table.legal(seat)))


def code(table: VeidimadurRound, text: str, seat: int = 0) -> str | None:
    """Why this is refused, in short."""
    refusal = table.refusal(seat, action(text))
    return refusal and refusal.code


def some_options(rng: Random) -> VeidimadurRules:
    """Any combination of house rules."""
    return VeidimadurRules.read({option.key: rng.choice(option.values).value for option in VeidimadurRules.catalogue()})


def some_match(rng: Random, options: VeidimadurRules | None = None, seats: int = 0) -> Match:
    """A match of persons at any number of seats, or at so many."""
    persons = [Seat(name) for name in NAMES[: seats or rng.choice(GAME.seat_counts)]]
    return Match(GAME, options or some_options(rng), persons, f"test-{rng.random()}")


def random_steps(match: Match, rng: Random) -> Iterator[VeidimadurRound]:
    """Play to the end of the match with random legal actions; yields the table after every step."""
    while not match.over:
        if match.between_rounds:
            match.deal()
        else:
            assert match.round is not None
            match.play(match.round.turn, rng.choice(match.round.legal(match.round.turn)))
        assert isinstance(match.round, VeidimadurRound)
        yield match.round


def questions(table: VeidimadurRound) -> list[Ask]:
    """The legal questions of whoever is on turn."""
    return [one for one in table.legal(table.turn) if isinstance(one, Ask)]
