"""What is told, said and explained at the table of Veiðimaður, in English."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.cards import RANKS, cards
from cardtable.engine.refusal import Refusal
from cardtable.engine.round import RoundResult, Standing
from cardtable.games.olsen.rules.actions import PASS
from cardtable.games.veidimadur.players.player import VeidimadurPlayer
from cardtable.games.veidimadur.presentation.speech import WHY
from cardtable.games.veidimadur.rules.events import (
    Addressed,
    Asked,
    Booked,
    Dealt,
    Drew,
    Gave,
    Landed,
    Refilled,
    Refused,
)
from cardtable.games.veidimadur.rules.house_rules import VeidimadurRules
from tests.games.test_veidimadur_stage import ANY, PAIRS, RANKS_IN_WORDS, STAGE, said
from tests.games.veidimadur_positions import NAMES, TEXTS, action, play, position, random_steps, some_match

pytestmark = pytest.mark.whole

SEVEN, KING = TEXTS["7"], TEXTS["K"]
(SIX_OF_CLUBS,) = cards("6C")
TOLD: list[tuple[Any, str]] = [
    (Dealt(1, 2, 7), "Bjarni deals 7 card(s) to everybody. Cecilie begins."),
    (Addressed(0, 2), "Anna turns to Cecilie."),
    (Asked(0, 1, SEVEN), "Anna asks: “Bjarni, have you any sevens?”"),
    (Asked(4, 3, KING), "Emil asks: “Dóra, have you any kings?”"),
    (Refused(1, SEVEN), "Bjarni has none: “Veiddu!”"),
    (Drew(0, SIX_OF_CLUBS), "Anna draws the six of clubs."),
    (Drew(0, None), "Anna draws a card."),
    (Drew(2, SIX_OF_CLUBS, empty=True), "Cecilie has no cards left and draws the six of clubs."),
    (Drew(2, None, empty=True), "Cecilie has no cards left and draws one."),
    (Refilled(2, None, 5), "Cecilie has no cards left and draws 5."),
    (Landed(0, SIX_OF_CLUBS), "Anna fishes the six of clubs, just what was asked for."),
    (Booked(3, tuple(cards("KS KH KC KD"))), "Dóra lays down a book: kings."),
    (Booked(3, tuple(cards("AH AD"))), "Dóra lays down a book: aces."),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=[f"{event.kind}-{at}" for at, (event, _) in enumerate(TOLD)])
def test_an_event_in_a_sentence(event: Any, sentence: str) -> None:
    assert said(STAGE.speech.tell(event, NAMES)) == sentence


def given() -> str:
    """What is told of three sevens."""
    return said(STAGE.speech.tell(Gave(1, 0, tuple(cards("7H 7C 7D"))), NAMES))


def test_who_gives_what_to_whom() -> None:
    parts = ["Bjarni", "Anna", "seven of hearts", "seven of clubs", "seven of diamonds"]
    places = [given().index(part) for part in parts]
    assert places == sorted(places)


def test_what_is_given_follows_an_article_or_a_colon() -> None:
    assert "Anna seven" not in given()


def test_every_event_that_is_played_has_a_sentence_for_everybody() -> None:
    seen: set[str] = set()
    for seed in range(12):
        rng = Random(seed)
        match = some_match(rng)
        for table in random_steps(match, rng):
            for event in match.events[-1]:
                seen.add(event.kind)
                for seat in (None, *range(table.seats)):
                    assert "{" not in said(STAGE.speech.tell(event.seen_by(seat), NAMES))  # type: ignore[arg-type]
    assert seen == {"gave", *(event.kind for event, _ in TOLD)}


@pytest.mark.parametrize(
    ("event", "aloud"),
    [
        (Asked(0, 1, SEVEN), [(0, "Any sevens?")]),
        (Gave(1, 0, tuple(cards("7H"))), [(1, "Here you are!")]),
        (Refused(1, SEVEN), [(1, "Veiddu!")]),
        (Landed(0, SIX_OF_CLUBS), [(0, "Got one!")]),
        (Booked(3, tuple(cards("KS KH KC KD"))), [(3, "A book!")]),
        (Drew(0, SIX_OF_CLUBS), []),
        (Drew(0, None, empty=True), []),
        (Addressed(0, 2), []),
        (Dealt(1, 2, 7), []),
    ],
    ids=lambda part: getattr(part, "kind", ""),
)
def test_what_is_said_aloud(event: Any, aloud: list[tuple[int, str]]) -> None:
    assert [(seat, said(words)) for seat, words in STAGE.speech.exclaim(event)] == aloud


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("round-over", "round-end"), "The round is over."),
        (Refusal("not-your-turn", "turn", seat=1), "It is not your turn yet: Bjarni plays now."),
        (Refusal("ask-another", "asking"), "Ask one of the other players."),
        (Refusal("empty-handed", "asking", seat=2), "Cecilie has no cards, so ask somebody else."),
        (Refusal("hold-none", "asking", number=4), "You hold no fours, and you may ask only for what you hold."),
        (Refusal("pick-first", "asking"), "First pick a card of the rank you want to ask for."),
        (Refusal("one-rank", "asking"), "You ask for one rank at a time: pick cards of a single rank."),
        (Refusal("unknown-action", "turn"), "That is not possible now."),
    ],
    ids=lambda part: getattr(part, "code", ""),
)
def test_a_refusal_in_a_sentence(refusal: Refusal, sentence: str) -> None:
    assert said(STAGE.speech.explain(refusal, NAMES)) == sentence


@pytest.mark.parametrize("rank", RANKS, ids=lambda rank: rank.name)
def test_every_rank_has_its_word(rank: Any) -> None:
    word = RANKS_IN_WORDS[rank - 1]
    assert said(STAGE.speech.tell(Asked(0, 1, rank), NAMES)) == f"Anna asks: “Bjarni, have you any {word}?”"
    refusal = Refusal("hold-none", "asking", number=rank)
    assert said(STAGE.speech.explain(refusal, NAMES)).startswith(f"You hold no {word}, ")


def test_hints_name_whom_to_ask_and_for_what_and_say_why() -> None:
    for code, why in WHY.items():
        hint = said(STAGE.speech.advise(action("1 7"), [code], NAMES))
        assert hint == f"Ask Bjarni for sevens. {said(why)}"
    assert set(WHY) == {*VeidimadurPlayer.claims}
    assert len({said(why) for why in WHY.values()}) == len(WHY)
    assert said(STAGE.speech.advise(action("2 K"), [], NAMES)) == "Ask Cecilie for kings."
    assert said(STAGE.speech.advise(action("to 3"), [], NAMES)) == "Turn to Dóra."
    with pytest.raises(ValueError, match="another game"):
        STAGE.speech.advise(PASS, [], NAMES)


def test_whose_turn_it_is_and_what_is_expected() -> None:
    any_rank = position("7S 7D KD", "7H KH", "7C KS KC", options=ANY)
    turned = any_rank.copy()
    play(turned, "to 2")
    cases = {
        "Whom do you ask, and for what?": any_rank,
        "What do you ask Cecilie for?": turned,
        "What do you ask Bjarni for?": position("7S 7D KD", "7H 7C KH KS KC", "", options=ANY),
    }
    for line, table in cases.items():
        assert said(STAGE.speech.status(table.view(0), NAMES)) == line
        assert said(STAGE.speech.status(table.view(1), NAMES)) == "Anna is playing."
        assert said(STAGE.speech.status(table.view(None), NAMES)) == "Anna is playing."


def test_how_a_round_ended() -> None:
    def end(winners: tuple[int, ...], seats: int) -> str:
        return said(STAGE.speech.round_end(RoundResult(winners, (0,) * seats, "books", (0,) * seats), NAMES))

    assert end((1,), 3) == "The round is over. Most books: Bjarni."
    assert end((0, 2), 3) == "The round is over. Most books: Anna and Cecilie."
    assert end((0, 2, 3), 5) == "The round is over. Most books: Anna, Cecilie and Dóra."
    assert end((0, 1), 2) == "The round is over, and everybody has the same number of books."
    table = position("7S 7D", "7H 7C", books=1)
    play(table, "1 7")
    for seat in (None, 0, 1):
        assert said(STAGE.speech.status(table.view(seat), NAMES)) == "The round is over. Most books: Bjarni."


@pytest.mark.parametrize(
    ("deals", "rounds", "line"),
    [
        (3, 0, "Round 1 of 3"), (3, 1, "Round 1 of 3"), (3, 2, "Round 2 of 3"), (3, 3, "Round 3 of 3"),
        (3, 4, "Round 3 of 3"), (5, 4, "Round 4 of 5"), (1, 0, "One round decides"), (1, 1, "One round decides"),
    ],
)  # fmt: skip
def test_how_far_the_match_is(deals: int, rounds: int, line: str) -> None:
    standing = Standing((0, 0), over=False, leaders=())
    assert said(STAGE.scoring.progress(VeidimadurRules(deals=deals), standing, rounds)) == line


@pytest.mark.parametrize(
    ("options", "minutes"),
    [
        ({}, [20, 19, 20, 19]),
        ({"deals": 1}, [7, 6, 7, 6]),
        ({"deals": 5}, [33, 32, 34, 32]),
        (PAIRS, [17, 15, 16, 15]),
        ({**PAIRS, "deals": 1}, [6, 5, 5, 5]),
    ],
)
def test_how_long_a_match_takes(options: dict[str, Any], minutes: list[int]) -> None:
    rules = VeidimadurRules.read(options)
    assert [STAGE.scoring.minutes(rules, seats) for seats in (2, 3, 4, 5)] == minutes
