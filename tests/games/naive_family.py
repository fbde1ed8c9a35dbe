"""A second, plain implementation of all six games, written from the text of the rules and not from the machine.

It shares nothing with the machine but the short form of actions and the names of the house rules, and is as slow and
as simple as can be: cards are texts, a table is one frozen value, and a shuffle is the reversal of the pile.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FAR_TOO_LONG = 3000
FAR_TOO_LONG_LANGI = 30000


def rank(card: str) -> int:
    """From 1 for an ace to 13 for a king."""
    return RANKS.index(card.split("-")[0][:-1]) + 1


def suit(card: str) -> str:
    return card.split("-")[0][-1]


def cost(card: str) -> int:
    """S03."""
    return 25 if rank(card) == 8 else 10 if rank(card) >= 10 else 5


@dataclass(frozen=True)
class Table:
    """Everything on the table; ``stock[0]`` is drawn next, ``pile[-1]`` is on top.

    ``laid`` are the cards laid in this turn, ``said`` who has said "Ólsen", ``played`` who has had a turn.
    ``window`` is the seat that may still be called to account, ``trial`` says that it has laid its last card
    without having won, ``silent`` that it did so without a word. ``gone`` are those who are out, in order, where the
    others play on. ``cheat`` is what it did: kind, card, and the
    named suit and the freedom of the start card before.
    """

    rules: Any
    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    pile: tuple[str, ...]
    dealer: int
    turn: int
    levels: tuple[int, ...]
    direction: int = 1
    owed: int = 0
    named: str = ""
    any_card: bool = False
    laid: tuple[str, ...] = ()
    draws: int = 0
    said: frozenset[int] = frozenset()
    played: frozenset[int] = frozenset()
    will_say: bool = False
    will_say_both: bool = False
    window: int = -1
    tries: frozenset[int] = frozenset()
    trial: bool = False
    silent: bool = False
    gone: tuple[int, ...] = ()
    cheat: tuple[str, str, str, bool] | None = None
    cheated: bool = False
    idle: int = 0
    done: int = 0
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def hand(self) -> tuple[str, ...]:
        return self.hands[self.turn]

    @property
    def changer(self) -> int:
        return self.levels[self.turn]


def begin(rules: Any, hands: Any, stock: Any, start: str, dealer: int) -> Table:
    """The table after the deal: B07, B09, L01, U09, and K08 with its house rule."""
    seats = len(hands)
    level = 0 if rules.neighbours else rules.langi_start if rules.ladder else 8
    table = Table(
        rules, hands, stock, (start,), dealer, (dealer + 1) % seats, (level,) * seats,
        any_card=rank(start) == level and rules.start_changer == "any",
    )  # fmt: skip
    if not (rules.effects and rules.start_effects):
        return table
    if rank(start) == 2:
        return replace(table, owed=2)
    if rank(start) == 12:
        return replace(table, turn=(dealer + 2) % seats)
    if rank(start) == 1 and seats > 2:
        return replace(table, direction=-1, turn=dealer)
    if rank(start) == 1 and rules.reverse2 == "skip":
        return replace(table, turn=dealer)
    return table


# -- what one may do ---------------------------------------------------------------------------------------------------


def may_end_with(table: Table, card: str, left: int) -> bool:
    """The house rule against a changer as the last card; ``left`` cards are then in the hand."""
    return left > 0 or table.rules.out_on_changer or rank(card) != table.changer


def neighbours(table: Table, card: str) -> bool:
    """U03 and U04."""
    distance = abs(rank(card) - rank(table.pile[-1]))
    return distance == 1 or (distance == 12 and table.rules.ace_king)


def first_turn(table: Table) -> bool:
    """The house rule: nobody changes the suit in the first turn, neither by rank nor with a changer."""
    return table.rules.first_turn == "suit" and table.turn not in table.played


def fits(table: Table, card: str) -> bool:
    """B10, B13, B14, L01, L07."""
    top = table.pile[-1]
    wanted = table.named or suit(top)
    if first_turn(table):
        return (suit(card) == wanted or table.any_card) and rank(card) != table.changer
    return suit(card) == wanted or rank(card) in (rank(top), table.changer) or table.any_card


def may_open(table: Table, card: str, tucked: int = 0) -> bool:
    """Whether the turn may begin with this card; with a slip one more leaves the hand."""
    if table.rules.neighbours:
        return neighbours(table, card)
    return fits(table, card) and may_end_with(table, card, len(table.hand) - 1 - tucked)


def may_follow(table: Table, card: str) -> bool:
    """B11, U05."""
    if table.rules.neighbours:
        return neighbours(table, card)
    if first_turn(table) and suit(card) != suit(table.laid[-1]):
        return False
    return (
        table.rules.multi_rank and rank(card) == rank(table.laid[-1]) and may_end_with(table, card, len(table.hand) - 1)
    )


def cheats(table: Table) -> set[str]:
    """V02 to V04, V10, V11."""
    found = {f"false {card}" for card in table.hand if not fits(table, card)}
    if len(table.hand) > 1:
        found |= {f"hide {card}" for card in table.hand}
    for card, extra in permutations(table.hand, 2):
        pair = table.rules.multi_rank and rank(card) == rank(extra)
        pair = pair and (suit(card) == suit(extra) or not first_turn(table))
        if may_open(table, card, tucked=1) and not pair:
            found.add(f"slip {card} {extra}")
    return found


def must_name(table: Table) -> bool:
    return bool(table.laid) and rank(table.laid[-1]) == table.changer


def own_moves(table: Table) -> set[str]:
    """What the seat whose turn it is may do, words left out."""
    rules = table.rules
    if table.trial and rules.cheating:
        return {"let-stand"}
    if table.laid:
        following = {card for card in table.hand if may_follow(table, card)}
        return following | ({f"name {one}" for one in "SHCD"} if must_name(table) else {"end"})
    if table.owed:
        twos = {card for card in table.hand if rank(card) == 2 and (fits(table, card) or not first_turn(table))}
        return {"take"} | (twos if rules.stack_twos else set())
    found = {card for card in table.hand if may_open(table, card)}
    if not found or rules.voluntary_draw:
        something = bool(table.stock) or len(table.pile) > 1
        found.add("draw" if table.draws < 3 and something else "pass")
    if rules.cheating:
        if table.window not in (-1, table.turn):
            found.add("let-stand")
        if not table.cheated:
            found |= cheats(table)
    return found


def quiet(table: Table) -> bool:
    """Whether the call of the last player is due (B21); never between the cards of a turn of its own (B22, K09)."""
    if table.window == table.turn and table.laid:
        return False
    return table.window >= 0 and len(table.hands[table.window]) == 1 and table.window not in table.said


def moves(table: Table) -> set[tuple[int, str]]:
    """All (seat, action) that change something."""
    if table.winners:
        return set()
    rules, seat, last = table.rules, table.turn, table.window
    found = {(seat, one) for one in own_moves(table)}
    if not rules.olsen_auto and not (table.trial and rules.cheating):
        if not table.will_say:
            found.add((seat, "call"))
        if rules.olsen_olsen_required and not table.will_say_both:
            found.add((seat, "last-call"))
    if last < 0:
        return found
    if last != seat:
        if quiet(table):
            found.add((last, "call"))
        if table.silent:
            found.add((last, "last-call"))
    watching = set(range(table.seats)) - {last} - table.tries - set(table.gone)
    if rules.cheating:
        found |= {(one, f"accuse {last}") for one in watching}
    elif rules.olsen_enforce == "caught" and not table.silent:
        found |= {(one, "catch") for one in watching}
    return found


# -- what comes of it --------------------------------------------------------------------------------------------------


def take(table: Table, seat: int, number: int) -> tuple[Table, int]:
    """B20: as many as there are; a call lapses with the first of them (B23, K10)."""
    hands, stock, pile = [list(hand) for hand in table.hands], list(table.stock), list(table.pile)
    got = 0
    while got < number:
        if not stock:
            if len(pile) == 1:
                break
            stock, pile = pile[:-1][::-1], pile[-1:]
        hands[seat].append(stock.pop(0))
        got += 1
    said = table.said - {seat} if got else table.said
    return replace(table, hands=tuple(map(tuple, hands)), stock=tuple(stock), pile=tuple(pile), said=said), got


def without(table: Table, card: str) -> Table:
    """The hand of the turn without this card."""
    hand = tuple(one for one in table.hand if one != card)
    hands = tuple(hand if seat == table.turn else other for seat, other in enumerate(table.hands))
    return replace(table, hands=hands, said=table.said - {table.turn})


def back_to(table: Table, seat: int, card: str) -> Table:
    hands = tuple((*hand, card) if at == seat else hand for at, hand in enumerate(table.hands))
    return replace(table, hands=hands, said=table.said - {seat})


def won(table: Table, winners: tuple[int, ...]) -> Table:
    """B24, and S02 where points are counted."""
    if table.rules.scored:
        scores = tuple(sum(map(cost, hand)) for hand in table.hands)
    elif table.rules.play_on:
        scores = tuple(beaten(table, seat) for seat in range(table.seats))
    else:
        scores = tuple(int(seat in winners) for seat in range(table.seats))
    return replace(table, winners=winners, scores=scores)


def beaten(table: Table, seat: int) -> int:
    """The house rule: all who were still in when somebody went out; at a block, all who hold at least as many."""
    if seat in table.gone:
        return table.seats - table.gone.index(seat) - 1
    others = [hand for other, hand in enumerate(table.hands) if other != seat and other not in table.gone]
    return len([hand for hand in others if len(hand) >= len(table.hands[seat])])


def blocked(table: Table) -> Table:
    """B26; in langi whoever has come down furthest, then fewest cards (L06); who is out already is ahead."""
    if table.gone:
        return won(table, table.gone[:1])
    levels = table.levels if table.rules.ladder else (0,) * table.seats
    order = [(levels[seat], len(hand)) for seat, hand in enumerate(table.hands)]
    return won(table, tuple(seat for seat, one in enumerate(order) if one == min(order)))


def out(table: Table, seat: int) -> Table:
    """Going out counts: a win, a place if the others play on, or in langi a step down with five cards (L02 to L05)."""
    if table.rules.play_on and table.seats > 2:
        table = replace(table, gone=(*table.gone, seat))
        if table.window == seat:
            table = replace(table, window=-1, tries=frozenset())
        return won(table, table.gone[:1]) if len(table.gone) == table.seats - 1 else table
    if not table.rules.ladder or table.levels[seat] == 1:
        return won(table, (seat,))
    levels = tuple(
        level - 1 if at == seat or table.rules.langi_shared else level for at, level in enumerate(table.levels)
    )
    return take(replace(table, levels=levels), seat, 5)[0]


def act_on_others(table: Table) -> tuple[Table, int]:
    """K02 to K07: the table with owed cards and direction, and how many players miss a turn."""
    number = 1 if table.rules.group_effects == "once" else len(table.laid)
    others = len(set(range(table.seats)) - {table.turn} - set(table.gone))
    if rank(table.laid[-1]) == 2:
        return replace(table, owed=table.owed + 2 * number), 0
    if rank(table.laid[-1]) == 12:
        return table, min(number, others)
    if rank(table.laid[-1]) == 1 and others == 1:
        return table, 1 if table.rules.reverse2 == "skip" else 0
    if rank(table.laid[-1]) == 1 and number % 2 == 1:
        return replace(table, direction=-table.direction), 0
    return table, 0


def end_turn(table: Table) -> Table:
    """The turn passes on and the window opens; the turn never comes back to a seat without cards (K11)."""
    seat, missing = table.turn, 0
    if table.rules.effects and table.laid:
        table, missing = act_on_others(table)
        if not table.hands[seat] and missing == len(set(range(table.seats)) - {seat} - set(table.gone)):
            missing = 0
    left = len(table.hands[seat])
    said = table.said | {seat} if left == 1 and (table.rules.olsen_auto or table.will_say) else table.said
    turn = seat
    for _ in range(1 + missing):
        turn = (turn + table.direction) % table.seats
        while turn in table.gone:
            turn = (turn + table.direction) % table.seats
    window = -1 if seat in table.gone else seat
    return replace(
        table, turn=turn, said=said, window=window, tries=frozenset(), will_say=False, will_say_both=False, laid=(),
        draws=0, cheated=False, played=table.played | {seat},
    )  # fmt: skip


def lay_out(table: Table) -> Table:
    """The hand is empty: what now (B24, V12, and the house rule about "Ólsen Ólsen")."""
    seat, rules = table.turn, table.rules
    spoken = rules.olsen_auto or not rules.olsen_olsen_required or table.will_say_both
    if rules.cheating or not spoken:
        return end_turn(replace(table, trial=True, silent=not spoken))
    table = out(table, seat)
    return table if table.winners else end_turn(table)


def lay(table: Table, card: str) -> Table:
    """A card is laid; the turn goes on when it can (section 1.0)."""
    table = without(table, card)
    table = replace(table, pile=(*table.pile, card), named="", any_card=False, laid=(*table.laid, card), idle=0)
    names = must_name(table) and (table.hand or (table.rules.ladder and table.changer > 1))
    if names or any(may_follow(table, one) for one in table.hand):
        return table
    return end_turn(table) if table.hand else lay_out(table)


def close(table: Table) -> Table:
    """Another player acts: what was forgotten is paid for, and what was done stands (B21, V08, V12)."""
    last = table.window
    if last in (-1, table.turn):
        return table
    trial, silent, due = table.trial, table.silent, quiet(table) and table.rules.olsen_enforce == "auto"
    if table.cheat is not None and table.cheat[0] == "hide":
        table = replace(table, pile=(table.cheat[1], *table.pile))
    table = replace(table, window=-1, tries=frozenset(), trial=False, silent=False, cheat=None)
    if silent or due:
        table, _ = take(table, last, 3)
    return out(table, last) if trial and not table.hands[last] else table


def accuse(table: Table, seat: int) -> Table:
    """V05 to V09."""
    last = table.window
    if table.cheat is None and not table.silent and not quiet(table):
        return take(replace(table, tries=table.tries | {seat}), seat, 3)[0]
    if table.cheat is not None:
        kind, card, named, any_card = table.cheat
        if table.rules.takeback:
            pile = tuple(one for one in table.pile if one != card)
            table = back_to(replace(table, pile=pile), last, card)
            if kind == "false":
                table = replace(table, named=named, any_card=any_card)
        elif kind == "hide":
            table = replace(table, pile=(card, *table.pile))
    table = replace(table, window=-1, tries=frozenset(), trial=False, silent=False, cheat=None)
    table, _ = take(table, last, 3)
    return table if table.hands[last] else won(table, (last,))


def speak(table: Table, seat: int, word: str) -> Table:
    """B21 to B24: spoken when it is due, kept in one's own turn until it is."""
    if word == "last-call":
        if seat == table.turn:
            return replace(table, will_say_both=True)
        if table.rules.cheating:
            return replace(table, silent=False)
        return out(replace(table, trial=False, silent=False), seat)
    if seat == table.turn and not (seat == table.window and quiet(table)):
        return replace(table, will_say=True)
    return replace(table, said=table.said | {seat})


def play(table: Table, seat: int, action: str) -> Table:
    """One action; what is refused must not be asked."""
    word, *rest = action.split()
    if word in ("call", "last-call"):
        return speak(table, seat, word)
    if word == "catch":
        table = replace(table, tries=table.tries | {seat})
        return take(table, table.window, 3)[0] if quiet(table) else table
    if word == "accuse":
        return accuse(table, seat)
    if word == "let-stand":
        return close(table)
    done = table.done + 1
    table = act(close(table), word, rest)
    table = replace(table, done=done)
    limit = FAR_TOO_LONG_LANGI if table.rules.ladder else FAR_TOO_LONG
    return blocked(table) if done >= limit and not table.winners else table


def act(table: Table, word: str, cards: list[str]) -> Table:
    """An action of the seat whose turn it is, when everything before is settled."""
    if table.winners:
        return table
    if word == "name":
        table = replace(table, named=cards[0])
        return end_turn(table) if table.hand else lay_out(table)
    if word == "end":
        return end_turn(table)
    if word == "take":
        table, _ = take(table, table.turn, table.owed)
        table = replace(table, owed=0)
        return end_turn(table) if table.rules.two_skips else table
    if word == "draw":
        table, got = take(table, table.turn, 1)
        return replace(table, draws=table.draws + got, idle=0 if got else table.idle)
    if word == "pass":
        idle = 0 if table.draws else table.idle + 1
        table = end_turn(replace(table, idle=idle))
        return blocked(table) if idle >= table.seats - len(table.gone) else table
    if word == "hide":
        table = replace(without(table, cards[0]), cheated=True)
        return replace(table, cheat=("hide", cards[0], table.named, table.any_card))
    if word == "slip":
        table = replace(without(table, cards[1]), pile=(*table.pile, cards[1]), cheated=True)
        return lay(replace(table, cheat=("slip", cards[1], table.named, table.any_card)), cards[0])
    if word == "false":
        table = replace(table, cheat=("false", cards[0], table.named, table.any_card), cheated=True)
        table = replace(
            without(table, cards[0]), pile=(*table.pile, cards[0]), named="", any_card=False, laid=(cards[0],), idle=0,
        )  # fmt: skip
        return end_turn(table) if table.hand else lay_out(table)
    return lay(table, word)
