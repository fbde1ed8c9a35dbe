"""Positions of contract rummy for tests: name what matters, and every other card is put somewhere."""

from __future__ import annotations

from random import Random
from typing import Any

from cardtable.cards import Card, cards, packs
from cardtable.engine.chance import FreeChance
from cardtable.games.rummy.rules import actions
from cardtable.games.rummy.rules.house_rules import KinaskakOptions, ShanghaiOptions
from cardtable.games.rummy.rules.melds import Meld, readings
from cardtable.games.rummy.rules.round import RummyRound

OPTIONS: dict[str, Any] = {"kinaskak": KinaskakOptions, "shanghai": ShanghaiOptions}
WORDS: dict[str, Any] = {
    "ready": actions.READY, "take": actions.TAKE_UPCARD, "draw": actions.DRAW_STOCK, "buy": actions.BUY,
    "pass": actions.PASS_BUY, "keep": actions.KEEP_LAST,
}  # fmt: skip


def meld(text: str, low: int | None = None) -> Meld:
    """The meld that these cards are; ``low`` chooses where a run begins."""
    found = [one for one in readings(cards(text)) if low is None or one.low == low]
    assert found, f"{text} is no meld"
    return found[0]


def action(text: str) -> Any:
    """``draw``, ``down 4H 5H 6H 7H / 9S 9D 9C``, ``off 8C 0 high``, ``swap 7D 0 2`` or ``discard 5C``."""
    word, _, rest = text.partition(" ")
    if word == "down":
        return actions.LayDown(tuple(meld(part) for part in rest.split("/")))
    parts = rest.split()
    if word == "off":
        end: Any = parts[2] if len(parts) > 2 else None
        return actions.LayOff(Card.parse(parts[0]), int(parts[1]), end)
    if word == "swap":
        return actions.SwapJoker(Card.parse(parts[0]), int(parts[1]), int(parts[2]))
    if word == "discard":
        return actions.Discard(Card.parse(parts[0]))
    return WORDS[text]


def position(
    game: str = "kinaskak",
    *,
    number: int = 1,
    hand: str = "",
    others: dict[int, str] | None = None,
    upcard: str = "",
    melds: str = "",
    down: tuple[int, ...] = (),
    players: int = 4,
    phase: str = "meld",
    stock: str = "",
    options: dict[str, Any] | None = None,
    **more: Any,
) -> RummyRound:
    """Seat 0 on turn in round ``number`` (from 1); ``melds`` are separated by slashes and belong to seat 1."""
    rules = OPTIONS[game](**(options or {})).rules()
    laid = [meld(part) for part in melds.split("/") if part.strip()]
    hands = [cards(hand)] + [cards((others or {}).get(seat, "")) for seat in range(1, players)]
    pile, first = cards(upcard), cards(stock)
    used = {*pile, *first, *(card for held in hands for card in held), *(card for one in laid for card in one.cards)}
    rest = [card for card in packs(rules.packs_for(players), rules.jokers_per_pack) if card not in used]
    for seat in range(1, players):
        if seat not in (others or {}):
            hands[seat] = [rest.pop() for _ in range(5)]
    made = RummyRound(
        rules=rules, seats=players, dealer=players - 1, turn=0, number=number - 1, hands=hands,
        stock=(first + rest)[::-1], discard=pile, live=bool(pile) and phase == "offer", melds=laid,
        owners=[1] * len(laid), down=[seat in down for seat in range(players)], phase=phase, **more,
    )  # fmt: skip
    check_cards(made)
    return made


def check_cards(table: RummyRound) -> None:
    """A position need not be one that play leads to, but every card lies somewhere."""
    table.check_cards_and_seats(packs(table.rules.packs_for(table.seats), table.rules.jokers_per_pack))


def luck() -> FreeChance:
    """Luck for positions in which it does not matter."""
    return FreeChance(Random("position"))


def play(table: RummyRound, line: str) -> list[Any]:
    """Play a line such as ``0 draw; 2 buy``; returns the events."""
    events: list[Any] = []
    for part in filter(None, (part.strip() for part in line.split(";"))):
        seat, _, text = part.partition(" ")
        events += table.play(int(seat), action(text), luck())
        check_cards(table)
    return events


def code(table: RummyRound, seat: int, text: str) -> str | None:
    """The code of the refusal of an action, or ``None`` when it is legal."""
    refusal = table.refusal(seat, action(text))
    return None if refusal is None else refusal.code
