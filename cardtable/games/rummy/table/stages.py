"""The two games as the home page introduces them."""

from __future__ import annotations

from cardtable.games.rummy.rules.contract import KINASKAK, SHANGHAI
from cardtable.games.rummy.table.stage import FamilyStage


class KinaskakStage(FamilyStage):
    """Kínaskák."""

    contracts = KINASKAK


class ShanghaiStage(FamilyStage):
    """Shanghai Rummy."""

    contracts = SHANGHAI
