"""The two games as the home page introduces them."""

from __future__ import annotations

from cardtable.cards import cards
from cardtable.games.rummy.rules.contract import KINASKAK, SHANGHAI
from cardtable.games.rummy.table.stage import FamilyStage
from cardtable.messages import translate


class KinaskakStage(FamilyStage):
    """Kínaskák."""

    subtitle = translate("Rummy", "“China chess”: eight contracts of sets and runs, and everybody wants to buy")
    length = translate("Rummy", "Eight rounds take about an hour; shorter games are possible")
    cards_of_emblem = tuple(cards("7H 8H 9H JK1"))
    contracts = KINASKAK


class ShanghaiStage(FamilyStage):
    """Shanghai Rummy."""

    subtitle = translate("Rummy", "Ten rounds with ever longer contracts, and no discard at the end")
    length = translate("Rummy", "Ten rounds fill a long evening; shorter games are possible")
    cards_of_emblem = tuple(cards("9S 9D 9C JK2"))
    contracts = SHANGHAI
