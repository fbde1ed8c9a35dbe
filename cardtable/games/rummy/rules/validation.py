"""What no play leads to, so that no file can say it: the rest of a check, for rounds that come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.rummy.rules import laying, legality
from cardtable.games.rummy.rules.contract import RunSuits
from cardtable.games.rummy.rules.melds import as_runs, as_set
from cardtable.games.rummy.rules.scoring import BUY_PENALTY

if TYPE_CHECKING:
    from cardtable.engine.round import RoundResult
    from cardtable.games.rummy.rules.melds import Meld
    from cardtable.games.rummy.rules.state import RummyState

REASONS: Final = ("out", "void")


def check(table: RummyState) -> None:
    """ValueError when no play could have led to this table; :meth:`RummyState.check` comes first."""
    _check_counts(table)
    _check_melds(table)
    _check_hands(table)
    if table.result is not None:
        _check_result(table)
        return
    _check_discard(table)
    _check_window(table)
    _check_turn(table)


def _refuse(wrong: bool, why: str) -> None:
    if wrong:
        raise ValueError(why)


def _check_counts(table: RummyState) -> None:
    """Purchases and what they cost (K-21), and how often the stock was renewed (K-27)."""
    rules, limit = table.rules, table.rules.buys(table.number)
    for bought, penalty in zip(table.bought, table.penalties, strict=True):
        over = max(0, bought - limit)
        _refuse(bought < 0 or (over > 0 and (not limit or rules.buy_over != "pay")), "bought too often")
        _refuse(penalty != BUY_PENALTY * over, "no such penalty")
    most = rules.blocked or table.reshuffles
    _refuse(not 0 <= table.idle <= table.reshuffles <= most, "the stock was not renewed so often")
    _refuse(table.idle > legality.IDLE_ROUNDS, "the stock was not renewed so often")


def _check_melds(table: RummyState) -> None:
    """A player who is down has laid the contract, and every meld is one, also after cards were added to it."""
    for seat in range(table.seats):
        melds = [meld for meld, owner in zip(table.melds, table.owners, strict=True) if owner == seat]
        _refuse(bool(melds) != table.down[seat], "down without melds, or melds without being down")
        if melds:
            _check_contract(table, melds)


def _check_contract(table: RummyState, melds: list[Meld]) -> None:
    rules, contract = table.rules, table.rules.contract(table.number)
    runs, sets = [meld for meld in melds if meld.is_run], [meld for meld in melds if not meld.is_run]
    for laid, asked in ((runs, contract.runs), (sets, contract.sets)):
        lengths = sorted(len(meld.cards) for meld in laid)
        short = any(length < least for length, least in zip(lengths, sorted(asked), strict=False))
        _refuse(len(laid) != len(asked) or short, "another contract was laid down")
    for meld in melds:
        read = meld in as_runs(meld.cards, rules.jokers) if meld.is_run else meld == as_set(meld.cards, rules.jokers)
        _refuse(not read, "these cards are no such meld")
    different = rules.run_suits is RunSuits.DIFFERENT
    _refuse(different and len({meld.suit for meld in runs}) < len(runs), "runs of one suit")
    _refuse(rules.set_ranks and len({meld.rank for meld in sets}) < len(sets), "sets of one rank")


def _check_hands(table: RummyState) -> None:
    """Every turn draws one card and discards one, and a purchase brings its cards; only those who are down lay any."""
    rules = table.rules
    for seat, (hand, known) in enumerate(zip(table.hands, table.known, strict=True)):
        _refuse(len(set(known)) != len(known), "a card known twice")
        full = rules.hand_size + table.bought[seat] * (1 + rules.buy_cost)
        drawn = int(seat == table.turn and table.phase in ("meld", "over"))
        if table.down[seat]:
            full += drawn - rules.contract(table.number).size
            _refuse(len(hand) > max(full, drawn + rules.float_one), "too many cards")
        else:
            _refuse(
                len(hand) not in ({full, full + drawn} if table.phase == "over" else {full + drawn}), "another hand"
            )
        _refuse(not hand and table.result is None, "whoever has no cards left has won")


def check_result(seats: int, result: RoundResult) -> None:
    """ValueError when no round ends like this."""
    result.check(seats, REASONS)
    _refuse(len(result.winners) != (result.reason == "out"), "one wins, or nobody")
    _refuse(result.held != tuple(map(len, result.left)) or bool(result.carried), "other hands were counted")
    _refuse(any(result.left[seat] for seat in result.winners), "the winner holds cards")


def _check_result(table: RummyState) -> None:
    result = table.result
    assert result is not None
    check_result(table.seats, result)
    _refuse(result.left != tuple(map(tuple, table.hands)), "other hands were counted")
    _refuse(bool(table.asked or table.wishes), "nobody is asked any more")


def _check_discard(table: RummyState) -> None:
    """The upcard lies until the player on turn draws; the player who discarded it sits before that player."""
    phase = table.phase
    open_card = phase == "window" or (phase == "offer" and not table.rules.float_one)
    _refuse(table.live and (not table.discard or phase in ("ready", "meld")), "no card is offered")
    _refuse(open_card and not table.live, "no card is offered")
    _refuse(table.discarder not in (None, (table.turn - 1) % table.seats), "somebody else has discarded")
    if phase == "ready":
        fresh = not table.discard and not table.melds and not any(table.bought)
        _refuse(not table.rules.kinaskak or not fresh, "the first card was turned before")


def _check_window(table: RummyState) -> None:
    """A player who is asked may buy, and no player twice (K-18 to K-24, S-16 to S-23)."""
    answering = [*table.asked, *table.wishes]
    if table.phase != "window":
        _refuse(bool(answering), "nobody is asked")
        return
    _refuse(not table.asked or len(set(answering)) != len(answering), "nobody is asked, or somebody twice")
    _refuse(not all(legality.may_buy(table, seat) for seat in answering), "somebody is asked who may not buy")
    first = not table.rules.kinaskak and table.down[table.turn]
    _refuse(table.then not in ("draw", "offer") or (table.then == "offer" and not first), "no such question")
    _refuse(table.rules.buy_priority == "fastest" and bool(table.wishes), "the first answer counts")
    _refuse(table.refused_by_all, "nobody is asked again")


def _check_turn(table: RummyState) -> None:
    """What a turn leaves to do, and that something can be done."""
    rules, melding, down = table.rules, table.phase == "meld", table.down[table.turn]
    hand, joker = table.hands[table.turn], table.must_play
    _refuse(table.laid_this_turn and not (melding and down), "nothing was laid in this turn")
    _refuse(table.must_lay_down and (rules.kinaskak or down or not melding), "nobody has to lay down")
    _refuse(table.refused_by_all and not down, "nobody was asked")
    if joker is not None:
        _refuse(rules.swap_hold or not melding or not down, "nobody has to play a joker")
        _refuse(joker.suit is not None or joker not in hand, "that is no joker of the hand")
    if melding and all(laying.refuse_discard(table, hand, card) is not None for card in hand):
        _refuse(not legality.legal(table, table.turn, hand), "a turn that cannot end")
