"""Words that several parts of Veiðimaður use: a rank as something that is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.messages import Message, translate

if TYPE_CHECKING:
    from cardtable.cards import Rank

_ASKED: Final = (
    translate("Veidimadur", "aces", "what somebody is asked for, accusative: Have you any aces?"),
    translate("Veidimadur", "twos", "what somebody is asked for, accusative: Have you any twos?"),
    translate("Veidimadur", "threes", "what somebody is asked for, accusative: Have you any threes?"),
    translate("Veidimadur", "fours", "what somebody is asked for, accusative: Have you any fours?"),
    translate("Veidimadur", "fives", "what somebody is asked for, accusative: Have you any fives?"),
    translate("Veidimadur", "sixes", "what somebody is asked for, accusative: Have you any sixes?"),
    translate("Veidimadur", "sevens", "what somebody is asked for, accusative: Have you any sevens?"),
    translate("Veidimadur", "eights", "what somebody is asked for, accusative: Have you any eights?"),
    translate("Veidimadur", "nines", "what somebody is asked for, accusative: Have you any nines?"),
    translate("Veidimadur", "tens", "what somebody is asked for, accusative: Have you any tens?"),
    translate("Veidimadur", "jacks", "what somebody is asked for, accusative: Have you any jacks?"),
    translate("Veidimadur", "queens", "what somebody is asked for, accusative: Have you any queens?"),
    translate("Veidimadur", "kings", "what somebody is asked for, accusative: Have you any kings?"),
)


def asked(rank: Rank | int) -> Message:
    """All cards of a rank as something that is asked for, held or laid down (the accusative)."""
    return _ASKED[rank - 1]
