"""What is hidden at a table of each family: dealt anew, allowed to be seen, exchanged."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cardtable.cards import Card, packs

if TYPE_CHECKING:
    from random import Random

SEVERAL = ("penalized", "took-owed", "stepped-down", "fined")
SECRET = ("slipped", "hid")


def hidden_cards_anew(table: Any, seat: int | None, rng: Random) -> Any:
    """A copy in which all that ``seat`` cannot know is different: hands of others, stock, their thoughts."""
    if hasattr(table, "melds"):
        return _rummy_anew(table, seat, rng)
    if hasattr(table, "row"):
        return _row_anew(table, seat, rng)
    return _kitty_anew(table, seat, rng) if hasattr(table, "kitty") else _olsen_anew(table, seat, rng)


def _row_anew(table: Any, seat: int | None, rng: Random) -> Any:
    known = {*table.row, *table.gone, *(() if seat is None else (*table.hands[seat], *table.kept[seat]))}
    other, new = _exchanged(table, known, rng)
    other.stock = [new[card] for card in other.stock]
    for name in ("hands", "piles", "kept"):
        setattr(other, name, [[new[card] for card in held] for held in getattr(other, name)])
    return other


def _kitty_anew(table: Any, seat: int | None, rng: Random) -> Any:
    own = seat is not None and seat == table.declarer
    shown = 0 < table.bid <= 65 and (table.phase == "bury" or table.rules.kitty_recall)
    known = {*table.trick, *(card for trick in table.tricks for card in trick.cards)}
    known |= set(() if seat is None else table.hands[seat]) | ({table.opening} - {None})
    known |= set(table.taken) if own or shown else set()
    known |= set(table.buried) if own or table.result is not None else set()
    other, new = _exchanged(table, known, rng)
    for name in ("kitty", "taken", "buried"):
        setattr(other, name, [new[card] for card in getattr(other, name)])
    other.hands = [[new[card] for card in held] for held in other.hands]
    return other


def _exchanged(table: Any, known: set[Card], rng: Random) -> tuple[Any, dict[Card, Card]]:
    """A copy, and which card takes the place of which: all that is not known changes places."""
    pack = sorted(table.all_cards())
    unknown = [card for card in pack if card not in known]
    others = list(unknown)
    rng.shuffle(others)
    return table.copy(), {**{card: card for card in pack}, **dict(zip(unknown, others, strict=True))}


def _rummy_anew(table: Any, seat: int | None, rng: Random) -> Any:
    other = table.copy()
    places = [
        (hand, at)
        for number, hand in enumerate(other.hands)
        if number != seat
        for at, card in enumerate(hand)
        if card not in other.known[number]
    ]
    places += [(other.stock, at) for at in range(len(other.stock))]
    unknown = [held[at] for held, at in places]
    rng.shuffle(unknown)
    for held, at in places:
        held[at] = unknown.pop()
    if other.phase == "window":
        answered = [one for one in range(other.seats) if one not in (*other.asked, other.turn, seat)]
        own = [one for one in other.wishes if one == seat]
        other.wishes = own + [one for one in answered if rng.random() < 0.5]
    return other


def _olsen_anew(table: Any, seat: int | None, rng: Random) -> Any:
    other = table.copy()
    buried = [one.card for one in other.buried if one.seat != seat]
    vanished = [] if other.cheat is None or other.cheat.seat == seat or other.cheat.kind != "hide" else [other.cheat]
    unknown = [card for number, hand in enumerate(other.hands) if number != seat for card in hand] + other.stock
    unknown += buried + [cheat.card for cheat in vanished]
    rng.shuffle(unknown)
    for number, hand in enumerate(other.hands):
        if number != seat:
            other.hands[number] = [unknown.pop() for _ in hand]
    bury_others(other, {card: unknown.pop() for card in buried})
    for cheat in vanished:
        other.cheat = replace(cheat, card=unknown.pop())
    other.stock = unknown
    if seat != other.turn:
        other.armed = rng.random() < 0.5
        other.armed_out = rng.random() < 0.5
        other.cheated = rng.random() < 0.5
    if other.result is None:
        other.report = []
    return other


def bury_others(table: Any, others: dict[Card, Card]) -> None:
    """Other cards lie unseen in the pile instead of these."""
    table.pile = [others.get(card, card) for card in table.pile]
    table.buried = [replace(one, card=others.get(one.card, one.card)) for one in table.buried]
    if table.cheat is not None and table.cheat.kind == "slip":
        table.cheat = replace(table.cheat, card=others.get(table.cheat.card, table.cheat.card))


def public_cards(table: Any, seat: int | None) -> set[Card]:
    """The cards that a seat may see besides its own hand."""
    if table.result is not None:  # the hands are counted, and a report tells all
        return set(table.all_cards())
    if hasattr(table, "melds"):
        laid = {card for meld in table.melds for card in meld.cards}
        return laid | set(table.discard) | {card for cards in table.known for card in cards}
    if hasattr(table, "row"):
        own = set() if seat is None else set(table.kept[seat])
        return {*table.row, *table.gone} | own
    if hasattr(table, "kitty"):
        public = {*table.trick, *(card for trick in table.tricks for card in trick.cards)} | ({table.opening} - {None})
        shown = 0 < table.bid <= 65 and (table.phase == "bury" or table.rules.kitty_recall)
        own = seat is not None and seat == table.declarer
        return public | (set(table.taken) if own or shown else set()) | (set(table.buried) if own else set())
    public = set(table.pile) - {one.card for one in table.buried if one.seat != seat}
    if table.cheat is not None and (table.cheat.kind == "false" or table.cheat.seat == seat):
        public.add(table.cheat.card)
    if table.trace is not None:
        public |= {table.trace.top, *table.trace.shown}
    return public


def secrets_of(table: Any) -> dict[str, Any]:
    """What becomes public by the very action that is compared."""
    if hasattr(table, "melds"):
        return {"wishes": list(table.wishes)}
    if hasattr(table, "row") or hasattr(table, "kitty"):
        return {}
    return {"armed": table.armed, "armed_out": table.armed_out}


def take(table: Any, actor: int, card: Card) -> None:
    """Give ``actor`` the card in exchange for one of its own."""
    if card in table.hands[actor]:
        return
    for place in (*table.hands, table.stock):
        if card in place:
            mine = table.hands[actor].pop()
            place[place.index(card)] = mine
            table.hands[actor].append(card)
            return


def swap_hand(table: Any, actor: int, hand: list[Card], seat: int | None) -> None:
    """Let ``actor`` hold exactly these cards; the others and the stock hold the rest, still shuffled."""
    rest = table.stock if hasattr(table, "stock") else table.kitty
    places = [table.hands[number] for number in range(table.seats) if number not in (actor, seat)] + [rest]
    for at, card in enumerate(hand):
        if table.hands[actor][at] is card:
            continue
        for place in [*places, table.hands[actor]]:
            if card in place:
                where = place.index(card)
                place[where], table.hands[actor][at] = table.hands[actor][at], card
                break


def other_cards(event: Any, seat: int | None, rng: Random) -> Any:
    """The event with other private cards, where ``seat`` may not know them."""
    if getattr(event, "seat", None) == seat and seat is not None:
        return event
    if event.kind == "took-kitty":
        return event if event.shown else replace(event, cards=tuple(rng.sample(packs(), 6)))
    if event.kind == "buried":
        return replace(event, cards=tuple(rng.sample(packs(), 6)))
    if event.kind == "bought":
        return replace(event, cards=tuple(rng.sample(packs(), 2)))
    if event.kind == "answered":
        return replace(event, wants=rng.random() < 0.5)
    if event.kind == "drew":
        return replace(event, card=rng.choice(packs()))
    if event.kind in SEVERAL:
        return replace(event, cards=tuple(rng.sample(packs(), event.number)))
    if event.kind in SECRET or (event.kind == "took-back" and not event.open):
        return replace(event, card=rng.choice(packs()))
    return event
