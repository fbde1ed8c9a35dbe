"""What the one machine of this family obeys: everything in which Kínaskák, Shanghai and their house rules differ."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from cardtable.engine.options import Lengths, Options, Section, choice
from cardtable.games.rummy.rules.contract import KINASKAK, SHANGHAI, Contract, MeldRules, RunSuits
from cardtable.games.rummy.rules.melds import Jokers
from cardtable.messages import translate

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.messages import Message

SHORT_KINASKAK: Final = (0, 3, 5, 7)
SHORT_SHANGHAI: Final = (0, 3, 6, 9)
FIRST_FIVE: Final = (0, 1, 2, 3, 4)


class FamilyOptions(Options):
    """How a table plays one game of the family; the defaults are the rule book's."""

    preset: ClassVar[Mapping[str, Any]]
    lengths: ClassVar[Lengths] = Lengths("length", ("short", "first-five", "all"))
    sections: ClassVar[tuple[Section, ...]] = (
        Section(translate("RummyOptions", "Packs"), ("packs",)),
        Section(translate("RummyOptions", "Melds"), ("jokers", "set_ranks", "run_suits", "exact")),
        Section(translate("RummyOptions", "Laying off and jokers"), ("layoff_same_turn", "swap_hold", "runs_only")),
        Section(
            translate("RummyOptions", "Buying"),
            ("buy_over", "buy_cost", "buy_down", "buy_own", "buy_priority"),
        ),
        Section(
            translate("RummyOptions", "Going out and points"),
            ("out_discard", "float_one", "blocked", "points", "blind"),
        ),
        Section(translate("RummyOptions", "Which rounds are played"), tuple(f"round_{one}" for one in range(1, 9))),
    )

    def rules(self) -> Rules:
        """What the machine obeys."""
        chosen: dict[str, Any] = self.to_json()
        chosen["jokers"] = Jokers(chosen["jokers"])
        chosen["run_suits"] = RunSuits(chosen["run_suits"])
        return Rules(**self.preset, **chosen)


_ANY = translate("RummyOptions", "Any number, but at least one natural card")
_HALF = translate("RummyOptions", "At most as many as natural cards")
_ONE = translate("RummyOptions", "At most one")
_APART = translate("RummyOptions", "No more than natural cards, never side by side")
_JOKERS = translate("RummyOptions", "Jokers in a meld")
_JOKERS_HELP = translate("RummyOptions", "How many jokers a set or a run may hold.")
_RANKS = translate("RummyOptions", "Sets of the same rank")
_RANKS_HELP = translate("RummyOptions", "Whether the sets of one contract may have the same rank.")
_RANKS_FREE = translate("RummyOptions", "Two sets may have the same rank")
_RANKS_DIFFER = translate("RummyOptions", "Each set has a rank of its own")
_SUITS = translate("RummyOptions", "Suits of several runs")
_SUITS_HELP = translate("RummyOptions", "Whether the runs of one contract may have the same suit.")
_OFF_TURN = translate("RummyOptions", "Laying off at once")
_OFF_TURN_HELP = translate("RummyOptions", "Whether you may lay off in the turn in which you lay down.")
_AT_ONCE = translate("RummyOptions", "In the same turn")
_NEXT_TURN = translate("RummyOptions", "Only from the next turn on")
_ROUND_HELP = translate("RummyOptions", "If all rounds are left out, all are played.")
_PLAYED = translate("RummyOptions", "It is played")
_LEFT_OUT = translate("RummyOptions", "It is left out")
_LIMIT = translate("RummyOptions", "When the stock runs out")
_LIMIT_HELP = translate("RummyOptions", "How often the discard pile is shuffled before a round ends without a winner.")


def _blocked() -> Any:
    return choice(
        _LIMIT,
        _LIMIT_HELP,
        (3, translate("RummyOptions", "Three times")),
        (2, translate("RummyOptions", "Twice")),
        (5, translate("RummyOptions", "Five times")),
        (0, translate("RummyOptions", "As often as needed")),
    )


def _layoff_same_turn() -> Any:
    return choice(_OFF_TURN, _OFF_TURN_HELP, (True, _AT_ONCE), (False, _NEXT_TURN))


def _round(title: Message) -> Any:
    played, left_out = (True, _PLAYED), (False, _LEFT_OUT)
    return choice(title, _ROUND_HELP, played, left_out, when=("length", "chosen"))


def _set_ranks() -> Any:
    return choice(_RANKS, _RANKS_HELP, (False, _RANKS_FREE), (True, _RANKS_DIFFER))


class KinaskakOptions(FamilyOptions):
    """How this table plays Kínaskák."""

    preset = MappingProxyType({"kinaskak": True})

    packs: str = choice(
        translate("RummyOptions", "Number of packs"),
        translate("RummyOptions", "How many packs are shuffled together."),
        ("default", translate("RummyOptions", "Three packs")),
        ("per-two", translate("RummyOptions", "One pack for every two players")),
    )
    jokers: str = choice(_JOKERS, _JOKERS_HELP, ("any", _ANY), ("half", _HALF), ("apart", _APART), ("one", _ONE))
    set_ranks: bool = _set_ranks()
    run_suits: str = choice(
        _SUITS,
        _SUITS_HELP,
        ("different", translate("RummyOptions", "Each run has a suit of its own")),
        ("any", translate("RummyOptions", "Runs may have the same suit")),
    )
    layoff_same_turn: bool = _layoff_same_turn()
    swap_hold: bool = choice(
        translate("RummyOptions", "A joker you have taken"),
        translate("RummyOptions", "Whether a joker taken from a run may be kept in hand."),
        (True, translate("RummyOptions", "It may be kept")),
        (False, translate("RummyOptions", "It must be laid in the same turn")),
    )
    buy_over: str = choice(
        translate("RummyOptions", "Buying a fourth time"),
        translate("RummyOptions", "What happens when somebody wants to buy more than three times in a round."),
        ("pay", translate("RummyOptions", "It costs 200 points each time")),
        ("forbidden", translate("RummyOptions", "It is not allowed")),
    )
    buy_down: bool = choice(
        translate("RummyOptions", "Buying after laying down"),
        translate("RummyOptions", "Whether players who have laid down may still buy."),
        (True, translate("RummyOptions", "They may")),
        (False, translate("RummyOptions", "They may not")),
    )
    buy_own: str = choice(
        translate("RummyOptions", "Buying back your own discard"),
        translate("RummyOptions", "Whether you may buy back the card you have just discarded."),
        ("never", translate("RummyOptions", "Not allowed")),
        ("always", translate("RummyOptions", "Allowed")),
    )
    buy_priority: str = choice(
        translate("RummyOptions", "When several want to buy"),
        translate("RummyOptions", "Who gets the card."),
        ("draw", translate("RummyOptions", "Each draws a card, and the highest buys")),
        ("turn", translate("RummyOptions", "Whoever has the earlier turn")),
        ("fastest", translate("RummyOptions", "Whoever says so first, within five seconds")),
    )
    blocked: int = _blocked()
    length: str = choice(
        translate("RummyOptions", "Length of the game"),
        translate("RummyOptions", "Which rounds are played."),
        ("all", translate("RummyOptions", "All eight rounds")),
        ("short", translate("RummyOptions", "A short game: rounds 1, 4, 6 and 8")),
        ("first-five", translate("RummyOptions", "The first five rounds")),
        ("chosen", translate("RummyOptions", "The rounds that you choose")),
    )
    round_1: bool = _round(translate("RummyOptions", "Round 1: a run and a set"))
    round_2: bool = _round(translate("RummyOptions", "Round 2: two sets"))
    round_3: bool = _round(translate("RummyOptions", "Round 3: two runs"))
    round_4: bool = _round(translate("RummyOptions", "Round 4: two sets and a run"))
    round_5: bool = _round(translate("RummyOptions", "Round 5: two runs and a set"))
    round_6: bool = _round(translate("RummyOptions", "Round 6: three sets"))
    round_7: bool = _round(translate("RummyOptions", "Round 7: three runs"))
    round_8: bool = _round(translate("RummyOptions", "Round 8: two runs and two sets"))


class ShanghaiOptions(FamilyOptions):
    """How this table plays Shanghai Rummy."""

    preset = MappingProxyType({"kinaskak": False, "buy_over": "forbidden", "buy_down": False})

    jokers: str = choice(_JOKERS, _JOKERS_HELP, ("half", _HALF), ("apart", _APART), ("any", _ANY), ("one", _ONE))
    set_ranks: bool = _set_ranks()
    run_suits: str = choice(
        _SUITS,
        _SUITS_HELP,
        ("any", translate("RummyOptions", "Runs may have the same suit")),
        ("apart", translate("RummyOptions", "Runs of the same suit may not touch")),
    )
    exact: bool = choice(
        translate("RummyOptions", "Longer melds than asked for"),
        translate("RummyOptions", "Whether a meld may be longer than the contract says when it is laid down."),
        (False, translate("RummyOptions", "Longer melds are allowed")),
        (True, translate("RummyOptions", "Exactly as long as the contract says")),
    )
    layoff_same_turn: bool = _layoff_same_turn()
    runs_only: bool = choice(
        translate("RummyOptions", "Taking jokers"),
        translate("RummyOptions", "From which melds you may take a joker in exchange for the right card."),
        (False, translate("RummyOptions", "From runs and sets")),
        (True, translate("RummyOptions", "From runs only")),
    )
    buy_cost: int = choice(
        translate("RummyOptions", "What buying costs"),
        translate("RummyOptions", "How many cards from the stock come with a bought card."),
        (2, translate("RummyOptions", "Two cards")),
        (1, translate("RummyOptions", "One card")),
    )
    buy_own: str = choice(
        translate("RummyOptions", "Buying back your own discard"),
        translate("RummyOptions", "Whether you may buy back the card you have just discarded."),
        ("two", translate("RummyOptions", "Only when two play")),
        ("always", translate("RummyOptions", "Allowed")),
        ("never", translate("RummyOptions", "Not allowed")),
    )
    buy_priority: str = choice(
        translate("RummyOptions", "When several want to buy"),
        translate("RummyOptions", "Who gets the card."),
        ("dealer", translate("RummyOptions", "Whoever sits next after the dealer")),
        ("turn", translate("RummyOptions", "Whoever has the earlier turn")),
        ("fastest", translate("RummyOptions", "Whoever says so first, within five seconds")),
    )
    out_discard: str = choice(
        translate("RummyOptions", "Going out with a discard"),
        translate("RummyOptions", "Whether the last card may be discarded."),
        ("never", translate("RummyOptions", "Never: the last card must be laid")),
        ("but-last", translate("RummyOptions", "Allowed, but not in round 10")),
        ("always", translate("RummyOptions", "Always allowed")),
    )
    float_one: bool = choice(
        translate("RummyOptions", "Keeping the last card"),
        translate("RummyOptions", "Whether a turn may end with one card in hand and no discard."),
        (False, translate("RummyOptions", "Every turn ends with a discard")),
        (True, translate("RummyOptions", "One card may be kept")),
    )
    blocked: int = _blocked()
    points: str = choice(
        translate("RummyOptions", "What the cards cost"),
        translate("RummyOptions", "The points for cards that are left in hand."),
        ("shanghai", translate("RummyOptions", "2 to 9: 5, ten to king: 10, ace: 15, joker: 50")),
        ("clubs", translate("RummyOptions", "2 to 10: 5, jack to king: 10, ace and joker: 15")),
        ("pips", translate("RummyOptions", "The number on the card, jack to king: 10, ace and joker: 15")),
        ("family", translate("RummyOptions", "2 to 7: 5, eight to king: 10, ace: 20, joker: 50")),
    )
    blind: bool = choice(
        translate("RummyOptions", "Going out in one turn"),
        translate("RummyOptions", "Whether laying down and going out in the same turn earns a bonus."),
        (False, translate("RummyOptions", "No bonus")),
        (True, translate("RummyOptions", "25 points less, 50 without a joker")),
    )
    length: str = choice(
        translate("RummyOptions", "Length of the game"),
        translate("RummyOptions", "Which rounds are played."),
        ("all", translate("RummyOptions", "All ten rounds")),
        ("short", translate("RummyOptions", "A short game: rounds 1, 4, 7 and 10")),
        ("first-five", translate("RummyOptions", "The first five rounds")),
    )


@dataclass(frozen=True, slots=True)
class Rules:
    """How a table plays (section 1C).

    ``kinaskak`` tells the games apart: thirteen cards, three jokers a pack, the ceremony at the start (K-6), a
    last round without buying or discard (K-22, K-26), jokers only for those who are down (K-16). Otherwise eleven
    cards, two jokers a pack, others asked before a player on turn who is down (S-19), jokers for all who then lay
    down (S-14). The rest are house rules; ``round_1`` and its like say which rounds are played where ``length`` leaves
    that to the table. What a saved round did not know yet is as the options have it at first.
    """

    kinaskak: bool
    packs: str = KinaskakOptions.packs
    jokers: Jokers = Jokers(KinaskakOptions.jokers)  # noqa: RUF009
    set_ranks: bool = KinaskakOptions.set_ranks
    run_suits: RunSuits = RunSuits(KinaskakOptions.run_suits)  # noqa: RUF009
    exact: bool = ShanghaiOptions.exact
    layoff_same_turn: bool = KinaskakOptions.layoff_same_turn
    runs_only: bool = True
    swap_hold: bool = KinaskakOptions.swap_hold
    buy_cost: int = 1
    buy_over: str = KinaskakOptions.buy_over
    buy_down: bool = KinaskakOptions.buy_down
    buy_own: str = KinaskakOptions.buy_own
    buy_priority: str = KinaskakOptions.buy_priority
    out_discard: str = "but-last"
    float_one: bool = ShanghaiOptions.float_one
    blocked: int = KinaskakOptions.blocked
    points: str = "kinaskak"
    blind: bool = ShanghaiOptions.blind
    length: str = KinaskakOptions.length
    round_1: bool = KinaskakOptions.round_1
    round_2: bool = KinaskakOptions.round_2
    round_3: bool = KinaskakOptions.round_3
    round_4: bool = KinaskakOptions.round_4
    round_5: bool = KinaskakOptions.round_5
    round_6: bool = KinaskakOptions.round_6
    round_7: bool = KinaskakOptions.round_7
    round_8: bool = KinaskakOptions.round_8

    @property
    def hand_size(self) -> int:
        """How many cards are dealt (K-4, S-2)."""
        return 13 if self.kinaskak else 11

    @property
    def jokers_per_pack(self) -> int:
        """How many jokers each pack has (K-2, S-1)."""
        return 3 if self.kinaskak else 2

    @property
    def meld_rules(self) -> MeldRules:
        """The rules for the melds of a contract."""
        return MeldRules(self.jokers, self.run_suits, self.set_ranks, self.exact)

    @property
    def usual_jokers(self) -> Jokers:
        """How many jokers a meld may hold by the book (K-10, S-7)."""
        return Jokers((KinaskakOptions if self.kinaskak else ShanghaiOptions).jokers)

    @property
    def rounds(self) -> tuple[int, ...]:
        """The contracts that are played, counted from 0."""
        every = tuple(range(len(self._contracts)))
        if self.length == "all":
            return every
        if self.length == "chosen":
            flags = (
                self.round_1, self.round_2, self.round_3, self.round_4,
                self.round_5, self.round_6, self.round_7, self.round_8,
            )  # fmt: skip
            return tuple(number for number, played in enumerate(flags) if played) or every
        if self.length == "first-five":
            return FIRST_FIVE
        return SHORT_KINASKAK if self.kinaskak else SHORT_SHANGHAI

    @property
    def _contracts(self) -> tuple[Contract, ...]:
        return KINASKAK if self.kinaskak else SHANGHAI

    def contract(self, number: int) -> Contract:
        """The contract with this number."""
        return self._contracts[number]

    def uses_all(self, number: int) -> bool:
        """Whether laying down takes every card of the hand (K-26)."""
        return self.kinaskak and number == len(KINASKAK) - 1

    def buys(self, number: int) -> int:
        """How often a player may buy in this round without a penalty (K-20, K-22, S-22)."""
        if self.kinaskak:
            return 0 if self.uses_all(number) else 3
        return 4 if number >= 8 else 3

    def may_discard_out(self, number: int) -> bool:
        """Whether the last card may be discarded (K-25, S-24)."""
        if self.out_discard == "but-last":
            return number < len(self._contracts) - 1
        return self.out_discard == "always"

    def packs_for(self, seats: int) -> int:
        """How many packs are on the table (K-1, K-2, S-1)."""
        if self.kinaskak:
            return 3 if self.packs == "default" else max(2, -(-seats // 2))
        return 2 if seats <= 4 else 3 if seats <= 6 else 4
