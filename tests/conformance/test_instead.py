"""What a refusal names as possible is: the actions are legal, and the sentence names their cards."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.engine.refusal import Refusal
from cardtable.messages import source_text
from cardtable.stage.card_names import card_name
from cardtable.stage.common_words import MOST_NAMED
from cardtable.stage.controls import cards_of
from cardtable.stage.refusal_texts import WhyNot
from cardtable.stage.stage import Stage
from tests.conformance.common import GAMES, NAMES
from tests.conformance.corpus import NUMBERS, lines
from tests.every_game import every_game

TRIED = 25
STEPS = 70


def refused(stage: Stage, view: object, actions: list[object], rng: Random) -> list[Refusal]:  # type: ignore[type-arg]
    """Why some actions, some drops and some buttons are refused."""
    found = [view.refusal(one) for one in rng.sample(actions, min(TRIED, len(actions)))]  # type: ignore[attr-defined]
    for zone in stage.layout.zones(view, NAMES, view.seat):  # type: ignore[attr-defined]
        found += [stage.controls.gesture(view, (card,), zone.id) for card in view.hand[:4]]  # type: ignore[attr-defined]
    for picked in ((), view.hand[:1], view.hand[:2]):  # type: ignore[attr-defined]
        found += [one.refusal for one in stage.controls.commands(view, NAMES, picked)]
    return [one for one in found if isinstance(one, Refusal)]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_refusal_names_as_possible_is(game: str) -> None:
    stage, known = every_game()[game].stage, every_game()[game].game
    seen = 0
    for number in NUMBERS:
        rng = Random(number)
        for step, match in enumerate(lines(game, number)):
            table = match.round
            if step > STEPS:
                break
            if table is None or table.result is not None:
                continue
            seat = next(iter(table.must_answer()), table.turn)
            view = table.view(seat)
            for refusal in refused(stage, view, list(known.action_space(view)), rng):
                instead = stage.speech.instead(view, refusal, NAMES)
                if instead is None:
                    continue
                seen += 1
                assert instead.actions, f"after {refusal.code} nothing is named"
                wrong = [one for one in instead.actions if table.refusal(seat, one) is not None]
                assert not wrong, f"after {refusal.code} {wrong} are named as possible, and are refused"
                said = instead.text.render(source_text)
                cards = list(dict.fromkeys(card for one in instead.actions for card in cards_of(one)))
                unsaid = [card for card in cards[:MOST_NAMED] if card_name(card).render(source_text) not in said]
                assert not unsaid, f"what would do after {refusal.code} leaves out {unsaid}: {said}"
    offered = [row for row in stage.speech.refusals.values() if isinstance(row, WhyNot) and row.instead is not None]
    assert bool(seen) == bool(offered), "a table of refusals that offers something is asked for it, and no other"
