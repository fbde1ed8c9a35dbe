"""Positions of Ólsen Ólsen for tests: name what matters, and the rest is filled so that every card lies somewhere."""

from __future__ import annotations

from random import Random
from typing import Any

from cardtable.cards import Card, Rank, Suit, cards, packs
from cardtable.engine.chance import FreeChance
from cardtable.games.olsen.entries import ENTRIES
from cardtable.games.olsen.rules import legality
from cardtable.games.olsen.rules.actions import (
    CATCH,
    DRAW,
    END_TURN,
    LET_STAND,
    NAME_SUIT,
    PASS,
    PLAY,
    SAY_OLSEN,
    SAY_OLSEN_OLSEN,
    TAKE_OWED,
    Accuse,
    FalsePlay,
    Hide,
    Slip,
)
from cardtable.games.olsen.rules.round import OlsenRound

CHEATS: dict[str, Any] = {"slip": Slip, "hide": Hide, "false": FalsePlay}
OPTIONS: dict[str, Any] = {entry.game.id: entry.game.options for entry in ENTRIES}
WORDS: dict[str, Any] = {
    "draw": DRAW,
    "pass": PASS,
    "end": END_TURN,
    "call": SAY_OLSEN,
    "last-call": SAY_OLSEN_OLSEN,
    "catch": CATCH,
    "take": TAKE_OWED,
    "let-stand": LET_STAND,
} | {f"name {suit.letter}": NAME_SUIT[suit] for suit in Suit}

NAMES: dict[Any, str] = {value: key for key, value in WORDS.items()}


def action(text: str) -> Any:
    """An action from its short form: ``draw``, ``name S``, ``slip 6C KD``, ``accuse 0`` or a card such as ``6C``."""
    word, *rest = text.split()
    if word == "accuse":
        return Accuse(int(rest[0]))
    if word in CHEATS:
        return CHEATS[word](*(Card.parse(one) for one in rest))
    return WORDS[text] if text in WORDS else PLAY[Card.parse(text)]


def position(
    *,
    top: str,
    hand: str,
    stock: str | None = None,
    below: str | None = None,
    named: str | None = None,
    game: str = "olsen",
    players: int = 2,
    others: dict[int, str] | None = None,
    other_size: int = 4,
    turn: int = 0,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> OlsenRound:
    """Seat 0 has this hand and is to move, unless ``turn`` is given. ``stock`` is drawn from left to right.

    A stock that is given is followed by the cards that are named nowhere, unless ``below`` is given too: then the
    stock is exactly that, and the other hands hold the rest. Other hands get no eights and at least two cards.
    """
    rules = OPTIONS[game](**(options or {})).rules()
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
        rules=rules, seats=players, dealer=players - 1, turn=turn, hands=hands, stock=first[::-1], pile=pile,
        named=suit, **more,
    )  # fmt: skip
    check_cards(made)
    return made


def check_cards(table: OlsenRound) -> None:
    """A position need not be one that play leads to, but every card lies somewhere."""
    table.check_cards_and_seats(packs(table.rules.packs_for(table.seats)))


def luck() -> FreeChance:
    """Luck for positions in which it does not matter."""
    return FreeChance(Random("position"))


def play(table: OlsenRound, line: str) -> list[Any]:
    """Play a line such as ``0 6C; 1 draw`` (the seat may be left out: whoever's turn it is); returns the events."""
    events: list[Any] = []
    for part in filter(None, (part.strip() for part in line.split(";"))):
        seat, _, text = part.partition(" ") if part[0].isdigit() and part[1:2] == " " else (str(table.turn), "", part)
        events += table.play(int(seat), action(text), luck())
        check_cards(table)
    return events


def code(table: OlsenRound, seat: int, text: str) -> str | None:
    """The code of the refusal of an action, or ``None`` when it is legal."""
    refusal = table.refusal(seat, action(text))
    return None if refusal is None else refusal.code


def short(one: Any) -> str:
    """The short form of an action, which :func:`action` reads."""
    if isinstance(one, Accuse):
        return f"accuse {one.target}"
    if isinstance(one, Slip):
        return f"slip {one.card} {one.extra}"
    if isinstance(one, Hide):
        return f"hide {one.card}"
    if isinstance(one, FalsePlay):
        return f"false {one.card}"
    return NAMES[one] if one in NAMES else str(one.card)


def legal(table: OlsenRound, seat: int = 0) -> set[str]:
    """The legal actions in short form, the harmless call ahead left out."""
    found = {short(one) for one in table.legal(seat)}
    return found - {"call", "last-call"} if seat == table.turn else found


def required(table: OlsenRound) -> str:
    """The letter of the suit that has to follow."""
    suit = legality.required_suit(table)
    assert suit is not None
    return suit.letter
