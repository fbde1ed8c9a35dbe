"""Positions of Two of Three for tests: name what matters, and every other card is put on a pile."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from cardtable.cards import Card, cards, packs
from cardtable.engine.chance import FreeChance
from cardtable.engine.match import Match, Seat
from cardtable.games.two_of_three.rules.actions import DRAW, PLAY, STOP
from cardtable.games.two_of_three.rules.game import TwoOfThree
from cardtable.games.two_of_three.rules.house_rules import TwoOfThreeRules
from cardtable.games.two_of_three.rules.round import TwoOfThreeRound

GAME = TwoOfThree()
NAMES = ("Anna", "Bjarni", "Cecilie", "Dóra")
CHANCE = FreeChance(Random(1))


def action(text: str) -> Any:
    """``draw``, ``stop``, or a card that is laid."""
    return {"draw": DRAW, "stop": STOP}.get(text) or PLAY[Card.parse(text)]


def position(
    row: str = "JD 5S",
    *hands: str,
    stock: str = "",
    options: dict[str, Any] | None = None,
    pile: int = 0,
    **more: Any,
) -> TwoOfThreeRound:
    """Seat 0 on turn; the stock is written from its top, and ``pile`` is who has taken all other cards."""
    held = [cards(hand) for hand in hands]
    lying, drawn = cards(row), list(reversed(cards(stock)))
    used = {*lying, *drawn, *(card for hand in held for card in hand)}
    others = [card for card in packs() if card not in used]
    if len(held) == 1:
        held.append([others.pop()])
    piles: list[list[Card]] = [[] for _ in held]
    piles[pile] = others
    return TwoOfThreeRound(
        rules=TwoOfThreeRules.read(options or {}).rules(),
        seats=len(held),
        dealer=1,
        starter=0,
        turn=more.pop("turn", 0),
        number=1,
        hands=held,
        stock=drawn,
        row=lying,
        piles=piles,
        **more,
    )


def play(table: TwoOfThreeRound, line: str) -> list[Any]:
    """``3C; stop; draw``: the actions of whoever is on turn, and the events of all of them."""
    events: list[Any] = []
    for text in line.split(";"):
        events += table.play(table.turn, action(text.strip()), CHANCE)
    return events


def kinds(events: list[Any]) -> list[str]:
    """What happened, in short."""
    return [event.kind for event in events]


def code(table: TwoOfThreeRound, text: str, seat: int = 0) -> str | None:
    """Why this is refused, in short."""
    refusal = table.refusal(seat, action(text))
    return refusal and refusal.code


def some_options(rng: Random) -> TwoOfThreeRules:
    """Any combination of house rules."""
    return TwoOfThreeRules.read({option.key: rng.choice(option.values).value for option in TwoOfThreeRules.catalogue()})


def some_match(rng: Random, options: TwoOfThreeRules | None = None) -> Match:
    """A match of persons at any number of seats."""
    seats = [Seat(name) for name in NAMES[: rng.choice((2, 2, 3, 4))]]
    return Match(GAME, options or some_options(rng), seats, f"test-{rng.random()}")


def random_steps(match: Match, rng: Random) -> Iterator[TwoOfThreeRound]:
    """Play to the end of the match with random legal actions; yields the table after every step."""
    while not match.over:
        if match.between_rounds:
            match.deal()
        else:
            assert match.round is not None
            match.play(match.round.turn, rng.choice(match.round.legal(match.round.turn)))
        assert isinstance(match.round, TwoOfThreeRound)
        yield match.round
