"""Positions of San Da Yi for tests: name what matters, and every other card is put somewhere."""

from __future__ import annotations

from random import Random
from typing import Any

from cardtable.cards import Card, Suit, cards
from cardtable.engine.chance import FreeChance
from cardtable.games.san_da_yi.rules.actions import Bury, Call
from cardtable.games.san_da_yi.rules.house_rules import SanDaYiRules
from cardtable.games.san_da_yi.rules.ranking import PACK, power
from cardtable.games.san_da_yi.rules.round import SanDaYiRound
from cardtable.kinds.tricks.rules import NameTrump, PlayCard, Trick
from cardtable.kinds.tricks.rules import best as best_of

SUIT = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♣": Suit.CLUBS, "♦": Suit.DIAMONDS}


def read(text: str) -> list[Card]:
    """Cards such as ``A♠ 10♥ BJ SJ``."""
    for sign, suit in SUIT.items():
        text = text.replace(sign, suit.letter)
    return cards(text.replace("BJ", "JK1").replace("SJ", "JK2"))


def action(text: str) -> Any:
    """``65``, ``pass``, ``bury 3♠ 4♠ 5♠ 6♠ 7♠ 8♠``, ``trump ♥`` or a card to play."""
    word, _, rest = text.partition(" ")
    if word == "bury":
        return Bury(tuple(read(rest)))
    if word == "trump":
        return NameTrump(SUIT[rest])
    if word == "pass" or word.isdigit():
        return Call(0 if word == "pass" else int(word))
    return PlayCard(read(text)[0])


def luck(seed: str = "position") -> FreeChance:
    """Luck for positions in which it does not matter."""
    return FreeChance(Random(seed))


def play(table: SanDaYiRound, line: str, seed: str = "position") -> list[Any]:
    """Play a line such as ``65; 70; pass; pass``, each by the seat whose turn it is; returns the events."""
    events: list[Any] = []
    for part in filter(None, (part.strip() for part in line.split(";"))):
        events += table.play(table.turn, action(part), luck(seed))
        table.check_cards_and_seats(PACK)
    return events


def code(table: SanDaYiRound, text: str, seat: int | None = None) -> str | None:
    """The code of the refusal of an action, or ``None`` when it is legal."""
    refusal = table.refusal(table.turn if seat is None else seat, action(text))
    return None if refusal is None else refusal.code


def calling(
    cards_of: dict[int, str] | None = None, kitty: str = "", previous: int | None = None, **options: Any
) -> Any:
    """A table at the first call; ``dealer`` is seat 0."""
    held = {seat: read(text) for seat, text in (cards_of or {}).items()}
    aside = read(kitty)
    used = {*aside, *(card for hand in held.values() for card in hand)}
    rest = [card for card in PACK if card not in used]
    made = [held.get(seat, []) for seat in range(4)]
    for hand in made:
        while len(hand) < 12:
            hand.append(rest.pop(0))
    while len(aside) < 6:
        aside.append(rest.pop(0))
    table = SanDaYiRound(
        rules=SanDaYiRules(**options).rules(), seats=4, dealer=0, turn=0, hands=made, leader=0, trick=[], tricks=[],
        kitty=aside, previous=previous,
    )  # fmt: skip
    table.check_cards_and_seats(PACK)
    return table


def ending(
    hands: dict[int, str],
    *,
    trump: str = "♥",
    bid: int = 60,
    points: int = 0,
    buried: str = "",
    turn: int = 0,
    declarer: int = 0,
    **options: Any,
) -> SanDaYiRound:
    """The last tricks: ``hands`` are left, the defenders have ``points`` already, and seat ``turn`` leads.

    The earlier tricks are put together by trial: seat 1 takes those that make up the points, the declarer the others.
    """
    rules = SanDaYiRules(**options).rules()
    held = [read(hands[seat]) for seat in range(4)]
    aside = read(buried)
    for attempt in range(2000):
        rng = Random(f"ending/{attempt}")
        used = {*aside, *(card for hand in held for card in hand)}
        rest = [card for card in PACK if card not in used]
        rng.shuffle(rest)
        own = aside + [rest.pop() for _ in range(6 - len(aside))]
        made = [rest[at : at + 4] for at in range(0, len(rest), 4)]
        tricks = _tricks(made, SUIT[trump], rules, turn, rng)
        table = SanDaYiRound(
            rules=rules, seats=4, dealer=0, turn=turn, hands=[hand[:] for hand in held], leader=turn, trick=[],
            tricks=tricks, kitty=[], calls=[bid], phase="play", declarer=declarer, bid=bid, buried=sorted(own),
            taken=sorted(own), trump=SUIT[trump],
        )  # fmt: skip
        if table.points == points:
            table.check_cards_and_seats(PACK)
            return table
    raise AssertionError("no such ending was found")


def _tricks(made: list[list[Card]], trump: Suit, rules: Any, last: int, rng: Random) -> list[Trick]:
    """Tricks with these cards; who follows suit does not matter here, and each leads what makes the winner fit."""
    found: list[Trick] = []
    for number, four in enumerate(made):
        winner_seat = last if number == len(made) - 1 else rng.choice([0, 0, 1])
        best = best_of(four, power, trump)
        found.append(Trick(rules.after(winner_seat, -best), tuple(four), winner_seat))
    return found
