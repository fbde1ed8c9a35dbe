"""Lines and notices apart: what was done to the viewer is said once, with its cause."""

from __future__ import annotations

from cardtable.cards import cards as parsed
from cardtable.messages import translate
from cardtable.stage.event_style import Weight
from cardtable.stage.turn_lines import Notice, Part, TurnLine, cards, fold

TWOS = cards(parsed("2H 2C"))
LAID = Part(translate("T", "laid {cards}").put(cards=TWOS))
TOLD = Notice(translate("T", "{player} laid {cards}: you take {number}").put(player="Sigga", cards=TWOS, number=4))
TAKES = Part(translate("T", "{other} must take {number}"), Weight.TURNING, effect=True, notice=TOLD)
SAID = Part(translate("T", "said it"), Weight.TURNING)
MISSES = Part(translate("T", "Óli misses a turn"), Weight.NOTABLE, effect=True)


def test_what_a_notice_says_already_is_not_said_again_in_the_line() -> None:
    """The curtain said "Sigga laid 2♥ 2♣: you take 4", and below it "Sigga laid 2♥ 2♣"."""
    assert fold([TurnLine(0, (LAID, TAKES))]) == ([], [TOLD])


def test_whatever_else_happened_in_that_turn_stays() -> None:
    assert fold([TurnLine(0, (LAID, TAKES, SAID))]) == ([TurnLine(0, (SAID,))], [TOLD])
    drew = Part(translate("T", "drew {number}, laid {cards}").put(number=2, cards=TWOS))
    assert fold([TurnLine(0, (drew, TAKES))]) == ([TurnLine(0, (drew,))], [TOLD])


def test_no_effect_on_others_stands_without_its_cause() -> None:
    assert fold([TurnLine(0, (LAID, TAKES, MISSES))]) == ([TurnLine(0, (LAID, MISSES))], [TOLD])
