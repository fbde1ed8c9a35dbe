"""What is said at every table alike."""

from __future__ import annotations

import pytest

from cardtable.cards import cards
from cardtable.messages import source_text
from cardtable.stage.common_words import these_fit


@pytest.mark.parametrize(
    ("fitting", "said"),
    [
        ("5H", "This one would fit: five of hearts."),
        ("KC 5H 2C", "These would fit: five of hearts, two of clubs and king of clubs."),
        ("JK1 5H", "These would fit: five of hearts and red joker."),
    ],
)
def test_cards_that_fit_are_named_as_a_hand_is_sorted(fitting: str, said: str) -> None:
    assert these_fit(cards(fitting)).render(source_text) == said


def test_of_many_cards_the_first_four_are_named() -> None:
    text = these_fit(cards("2C 3C 4C 5C 6C")).render(source_text)
    assert text == "These would fit, among others: two of clubs, three of clubs, four of clubs and five of clubs."
