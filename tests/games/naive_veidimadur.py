"""A second, plain implementation of Veiðimaður, written from the text of the rule book and not from the machine.

Cards are texts, the table is a dict of lists, and a question is a pair: who is asked, and for which rank. It knows
nothing of what players heard, and whoever turns to somebody without a question has done nothing yet.
"""

from __future__ import annotations

from typing import Any

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
# Who draws first where one question leaves two hands empty: the giver, whose hand was empty first (True), or the one
# that comes first in the order of seats (False). The rule book says "at once".
GIVER_DRAWS_FIRST = True


def rank_of(card: str) -> str:
    """Without its suit, which does not matter here."""
    return card[:-1]


def cards_for_each(house: dict[str, Any], seats: int) -> int:
    """Seven with two or three players, otherwise five, or always the one or the other."""
    if house["dealt"] in (5, 7):
        return int(house["dealt"])
    return 7 if seats <= 3 else 5


def book_size(house: dict[str, Any]) -> int:
    """How many cards of one rank are a book."""
    return 2 if house["books"] == "pairs" else 4


def begin(house: dict[str, Any], hands: list[list[str]], stock: list[str], dealer: int) -> dict[str, Any]:
    """The table after the deal; ``stock[0]`` is the top card. Whoever sits left of the dealer begins."""
    table: dict[str, Any] = {
        "house": house,
        "hands": [list(hand) for hand in hands],
        "stock": list(stock),
        "books": [[] for _ in hands],
        "turn": (dealer + 1) % len(hands),
        "over": False,
    }
    for seat in range(len(hands)):
        lay_down(table, seat)
    return table


def questions(table: dict[str, Any]) -> set[tuple[int, str]]:
    """All that the player whose turn it is may ask: one other player who has cards, for one rank."""
    if table["over"]:
        return set()
    own = table["hands"][table["turn"]]
    ranks = set(RANKS) if table["house"]["asking"] == "any" else {rank_of(card) for card in own}
    others = [seat for seat, hand in enumerate(table["hands"]) if hand and seat != table["turn"]]
    return {(seat, rank) for seat in others for rank in ranks}


def ask(table: dict[str, Any], other: int, rank: str) -> None:
    """Ask one other player for one rank, with all that follows of itself."""
    house, seat = table["house"], table["turn"]
    given = [card for card in table["hands"][other] if rank_of(card) == rank]
    if given:
        for card in given:
            table["hands"][other].remove(card)
            table["hands"][seat].append(card)
        lay_down(table, seat)
        for one in (other, seat) if GIVER_DRAWS_FIRST else sorted((other, seat)):
            draw_if_empty(table, one)
        again = True
    else:
        again = False
        if table["stock"]:
            fished = table["stock"].pop(0)
            table["hands"][seat].append(fished)
            again = rank_of(fished) == rank and house["lucky"] == "again"
            lay_down(table, seat)
            draw_if_empty(table, seat)
    if sum(scores(table)) == 52 // book_size(house):
        table["over"] = True
    elif not given and not again:
        table["turn"] = other if house["next_turn"] == "asked" else next_with_cards(table)
    elif not table["hands"][seat]:
        table["turn"] = next_with_cards(table)


def lay_down(table: dict[str, Any], seat: int) -> None:
    """Books are laid down as soon as they are held."""
    size = book_size(table["house"])
    hand = table["hands"][seat]
    for rank in RANKS:
        alike = [card for card in hand if rank_of(card) == rank]
        while len(alike) >= size:
            for card in alike[:size]:
                hand.remove(card)
            table["books"][seat].append(rank)
            alike = alike[size:]


def draw_if_empty(table: dict[str, Any], seat: int) -> None:
    """No cards left? One is drawn at once, as long as there is one; by the house rule five or seven."""
    while not table["hands"][seat] and table["stock"]:
        for _ in range(min(table["house"]["refill"], len(table["stock"]))):
            table["hands"][seat].append(table["stock"].pop(0))
        lay_down(table, seat)


def next_with_cards(table: dict[str, Any]) -> int:
    """The next player clockwise; whoever has no cards is skipped."""
    seats = len(table["hands"])
    for step in range(1, seats + 1):
        seat = (int(table["turn"]) + step) % seats
        if table["hands"][seat]:
            return seat
    raise AssertionError("nobody has cards, but books are missing")


def scores(table: dict[str, Any]) -> list[int]:
    """A point for every book."""
    return [len(books) for books in table["books"]]


def winners(table: dict[str, Any]) -> list[int]:
    """Who has the most; several share the win."""
    points = scores(table)
    return [seat for seat, point in enumerate(points) if point == max(points)]
