"""Tables of every kind played to the end in the window: persons and computers mixed, all house rules, no hand shown."""

from __future__ import annotations

import pytest

from cardtable.engine.match import Seat
from cardtable.games.catalogue import entry
from cardtable.ui.new_game.match_setup import MatchSetup
from tests.ui.fingers import Fingers
from tests.ui.test_whole_match import CODE, look, one_step_by_mouse

pytestmark = pytest.mark.long

TABLES = {
    "persons and computers": ("ppbpb", {}),
    "only computers": ("bbb", {"first_to": 2}),
    "caught": ("pbpb", {"olsen_enforce": "caught"}),
    "said at the end": ("ppb", {"olsen_olsen_required": True}),
    "said by the program": ("pppp", {"olsen_auto": True, "multi_rank": False}),
    "two packs": ("pbbbbp", {"decks": "2", "voluntary_draw": True}),
    "no last eight": ("pb", {"out_on_changer": False, "start_changer": "another"}),
}


@pytest.mark.parametrize("kind", TABLES)
def test_a_table_is_played_to_the_end(window, qtbot, kind: str) -> None:
    letters, options = TABLES[kind]
    game = entry("olsen")
    seats = tuple(
        Seat(f"{letter}{place}", None if letter == "p" else "easy", place) for place, letter in enumerate(letters)
    )
    window.services.settings.grace = 0
    hands = Fingers(window, qtbot)
    page = hands.page
    window.start(MatchSetup(game, game.game.options.read(options), seats, CODE))

    def waits_for_somebody() -> bool:
        return (
            page.curtain.isVisible() or page.round_end.isVisible() or page.commands.go_on.isVisible() or hands.my_turn()
        ) and not hands.scene.moving

    for _ in range(900):
        hands.wait(waits_for_somebody)
        look(hands)
        if page.table.match.over:
            break
        if page.round_end.isVisible():
            page.round_end.panel.next_button.click()
        elif page.curtain.isVisible():
            calls = [command for _, command in page.running.sight.calls()]
            if calls:
                page.curtain.call_buttons[0].click()
            page.curtain.show_button.click()
        elif hands.my_turn():
            if "say-olsen-olsen" in {action.kind for action in page.running.sight.view().legal()}:
                hands.click_command("L")
            one_step_by_mouse(hands, drag=False)
        else:
            page.commands.go_on.click()
        look(hands)
    assert page.table.match.over
