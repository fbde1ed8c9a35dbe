"""What no play leads to, so that no file can say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.cards import packs
from cardtable.engine.round import rule_out
from cardtable.games.rummy.rules import laying, legality
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.rules.melds import as_runs, as_set
from cardtable.games.rummy.rules.scoring import BUY_PENALTY

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.state import RummyState

REASONS: Final = ("out", "void")
_PHASES: Final = ("ready", "offer", "window", "meld", "over")


def check(table: RummyState) -> None:
    """ValueError when no play could have led to this table."""
    _check_places(table)
    _check_counts(table)
    _check_melds(table)
    _check_hands(table)
    if table.result is not None:
        _check_result(table)
        return
    _check_discard(table)
    _check_window(table)
    _check_turn(table)


def _check_places(table: RummyState) -> None:
    """Every card of the packs lies somewhere, and what is said of seats is said of those that exist."""
    pack = packs(table.rules.packs_for(table.seats), table.rules.jokers_per_pack)
    seats = [table.discarder, *table.asked, *table.wishes, *table.owners]
    table.check_cards_and_seats(pack, seats, (table.down, table.known, table.bought, table.penalties))
    rule_out(table.phase not in _PHASES or (table.phase == "over") != (table.result is not None), "no such phase")
    rule_out(len(table.owners) != len(table.melds), "melds that nobody laid")
    rule_out(table.number not in table.rules.rounds, "no such contract")


def _check_counts(table: RummyState) -> None:
    """Purchases and what they cost (K-21), and how often the stock was renewed (K-27)."""
    rules, limit = table.rules, table.rules.buys(table.number)
    for bought, penalty in zip(table.bought, table.penalties, strict=True):
        over = max(0, bought - limit)
        rule_out(bought < 0 or (over > 0 and (not limit or rules.buy_over != "pay")), "bought too often")
        rule_out(penalty != BUY_PENALTY * over, "no such penalty")
    most = rules.blocked or table.reshuffles
    rule_out(not 0 <= table.idle <= table.reshuffles <= most, "the stock was not renewed so often")
    rule_out(table.idle > legality.IDLE_ROUNDS, "the stock was not renewed so often")


def _check_melds(table: RummyState) -> None:
    """A player who is down has laid the contract, and every meld is one, also after cards were added to it."""
    for seat in range(table.seats):
        melds = [meld for meld, owner in zip(table.melds, table.owners, strict=True) if owner == seat]
        rule_out(bool(melds) != table.down[seat], "down without melds, or melds without being down")
        if melds:
            _check_contract(table, melds)


def _check_contract(table: RummyState, melds: list[Meld]) -> None:
    rules, contract = table.rules, table.rules.contract(table.number)
    runs, sets = [meld for meld in melds if meld.is_run], [meld for meld in melds if not meld.is_run]
    for laid, asked in ((runs, contract.runs), (sets, contract.sets)):
        lengths = sorted(len(meld.cards) for meld in laid)
        short = any(length < least for length, least in zip(lengths, sorted(asked), strict=False))
        rule_out(len(laid) != len(asked) or short, "another contract was laid down")
    for meld in melds:
        read = meld in as_runs(meld.cards, rules.jokers) if meld.is_run else meld == as_set(meld.cards, rules.jokers)
        rule_out(not read, "these cards are no such meld")
    different = rules.run_suits is RunSuits.DIFFERENT
    rule_out(different and len({meld.suit for meld in runs}) < len(runs), "runs of one suit")
    rule_out(rules.set_ranks and len({meld.rank for meld in sets}) < len(sets), "sets of one rank")


def _check_hands(table: RummyState) -> None:
    """Every turn draws one card and discards one, and a purchase brings its cards; only those who are down lay any."""
    rules = table.rules
    table.check_known()
    for seat, hand in enumerate(table.hands):
        full = rules.hand_size + table.bought[seat] * (1 + rules.buy_cost)
        drawn = int(seat == table.turn and table.phase in ("meld", "over"))
        if table.down[seat]:
            full += drawn - rules.contract(table.number).size
            rule_out(len(hand) > max(full, drawn + rules.float_one), "too many cards")
        else:
            rule_out(
                len(hand) not in ({full, full + drawn} if table.phase == "over" else {full + drawn}), "another hand"
            )
        rule_out(not hand and table.result is None, "whoever has no cards left has won")


def check_result(seats: int, result: RoundResult) -> None:
    """ValueError when no round ends like this."""
    result.check(seats, REASONS)
    rule_out(len(result.winners) != (result.reason == "out"), "one wins, or nobody")
    rule_out(result.held != tuple(map(len, result.left)) or bool(result.carried), "other hands were counted")
    rule_out(any(result.left[seat] for seat in result.winners), "the winner holds cards")


def _check_result(table: RummyState) -> None:
    result = table.result
    assert result is not None
    check_result(table.seats, result)
    rule_out(result.left != tuple(map(tuple, table.hands)), "other hands were counted")
    rule_out(bool(table.asked or table.wishes), "nobody is asked any more")


def _check_discard(table: RummyState) -> None:
    """The upcard lies until the player on turn draws; the player who discarded it sits before that player."""
    phase = table.phase
    open_card = phase == "window" or (phase == "offer" and not table.rules.float_one)
    rule_out(table.live and (not table.discard or phase in ("ready", "meld")), "no card is offered")
    rule_out(open_card and not table.live, "no card is offered")
    rule_out(table.discarder not in (None, (table.turn - 1) % table.seats), "somebody else has discarded")
    if phase == "ready":
        fresh = not table.discard and not table.melds and not any(table.bought)
        rule_out(not table.rules.kinaskak or not fresh, "the first card was turned before")


def _check_window(table: RummyState) -> None:
    """A player who is asked may buy, and no player twice (K-18 to K-24, S-16 to S-23)."""
    answering = [*table.asked, *table.wishes]
    if table.phase != "window":
        rule_out(bool(answering), "nobody is asked")
        return
    rule_out(not table.asked or len(set(answering)) != len(answering), "nobody is asked, or somebody twice")
    rule_out(not all(legality.may_buy(table, seat) for seat in answering), "somebody is asked who may not buy")
    first = not table.rules.kinaskak and table.down[table.turn]
    rule_out(table.then not in ("draw", "offer") or (table.then == "offer" and not first), "no such question")
    rule_out(table.rules.buy_priority == "fastest" and bool(table.wishes), "the first answer counts")
    rule_out(table.refused_by_all, "nobody is asked again")


def _check_turn(table: RummyState) -> None:
    """What a turn leaves to do, and that something can be done."""
    rules, melding, down = table.rules, table.phase == "meld", table.down[table.turn]
    hand, joker = table.hands[table.turn], table.must_play
    rule_out(table.laid_this_turn and not (melding and down), "nothing was laid in this turn")
    rule_out(table.must_lay_down and (rules.kinaskak or down or not melding), "nobody has to lay down")
    rule_out(table.refused_by_all and not down, "nobody was asked")
    if joker is not None:
        rule_out(rules.swap_hold or not melding or not down, "nobody has to play a joker")
        rule_out(joker.suit is not None or joker not in hand, "that is no joker of the hand")
    if melding and all(laying.refuse_discard(table, hand, card) is not None for card in hand):
        rule_out(not legality.legal(table, table.turn, hand), "a turn that cannot end")
