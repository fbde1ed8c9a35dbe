"""Positions of Ólsen Ólsen for tests: name what matters, and the rest is filled so that every card lies somewhere."""

from __future__ import annotations

from random import Random
from typing import Any

from cardtable.cards import Card, Rank, Suit, cards, packs
from cardtable.engine.chance import FreeChance
from cardtable.games.olsen.actions import (
    CATCH,
    DRAW,
    END_TURN,
    NAME_SUIT,
    PASS,
    PLAY,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
)
from cardtable.games.olsen.options import OlsenOptions
from cardtable.games.olsen.round import OlsenRound

WORDS = {
    "draw": DRAW,
    "pass": PASS,
    "end": END_TURN,
    "call": SAY_OLSEN,
    "last-call": SAY_OLSEN_OLSEN,
    "catch": CATCH,
} | {f"name {suit.letter}": NAME_SUIT[suit] for suit in Suit}


def action(text: str) -> Any:
    """An action from its short form: ``draw``, ``name S`` or a card such as ``6C``."""
    return WORDS[text] if text in WORDS else PLAY[Card.parse(text)]


def position(
    *,
    top: str,
    hand: str,
    stock: str | None = None,
    below: str | None = None,
    named: str | None = None,
    players: int = 2,
    others: dict[int, str] | None = None,
    other_size: int = 4,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> OlsenRound:
    """Seat 0 to move with this hand. ``stock`` is drawn from left to right.

    A stock that is given is followed by the cards that are named nowhere, unless ``below`` is given too: then the
    stock is exactly that, and the other hands hold the rest. Other hands get no eights and at least two cards.
    """
    rules = OlsenOptions(**(options or {}))
    pile = cards(below or "") + cards(top)
    hands = [cards(hand)] + [cards((others or {}).get(seat, "")) for seat in range(1, players)]
    first = cards(stock or "")
    used = {*pile, *first, *(card for held in hands for card in held)}
    rest = [card for card in packs(rules.packs_for(players)) if card not in used]
    free = [seat for seat in range(1, players) if seat not in (others or {})]
    plain = [card for card in rest if card.rank is not Rank.EIGHT]
    for seat in free:
        for _ in range(other_size):
            hands[seat].append(plain.pop())
            rest.remove(hands[seat][-1])
    if below is None:
        first = first + rest
    else:
        receiver = free[0] if free else players - 1
        hands[receiver] += rest
    suit = None if named is None else next(one for one in Suit if one.letter == named)
    made = OlsenRound(
        options=rules, seats=players, dealer=players - 1, turn=0, hands=hands, stock=first[::-1], pile=pile,
        named=suit, **more,
    )  # fmt: skip
    made.check()
    return made


def luck() -> FreeChance:
    """Luck for positions in which it does not matter."""
    return FreeChance(Random("position"))


def play(table: OlsenRound, line: str) -> list[Any]:
    """Play a line such as ``0 6C; 1 draw`` (the seat may be left out: whoever's turn it is); returns the events."""
    events: list[Any] = []
    for part in filter(None, (part.strip() for part in line.split(";"))):
        seat, _, text = part.partition(" ") if part[0].isdigit() and part[1:2] == " " else (str(table.turn), "", part)
        events += table.play(int(seat), action(text), luck())
        table.check()
    return events


def code(table: OlsenRound, seat: int, text: str) -> str | None:
    """The code of the refusal of an action, or ``None`` when it is legal."""
    refusal = table.refusal(seat, action(text))
    return None if refusal is None else refusal.code


def legal(table: OlsenRound, seat: int = 0) -> set[str]:
    """The legal actions in short form, the harmless call ahead left out."""
    names = {value: key for key, value in WORDS.items()}
    found = {names[one] if one in names else str(one.card) for one in table.legal(seat)}
    return found - {"call", "last-call"} if seat == table.turn else found
