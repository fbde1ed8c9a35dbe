"""Whatever happens, is refused, is asked or is over has its sentence and its chapter, in every language."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any, get_args

import pytest

from cardtable.app.settings import LANGUAGES
from cardtable.engine.match import Match
from cardtable.engine.options import Options
from cardtable.engine.refusal import Refusal
from cardtable.messages import Message
from cardtable.players.decision import Level
from cardtable.resources import rule_text
from cardtable.stage.common_words import NOT_NOW
from tests.conformance.common import GAMES, NAMES, written
from tests.conformance.corpus import NUMBERS, lines
from tests.every_game import every_game
from tests.test_words import read_in

LINES = 120
# Words without which nobody writes a page, by language: a book is written in the one whose words it has most of.
SMALL_WORDS = {
    "en": {"the", "of", "and", "is", "you", "with", "to", "that", "who", "are"},
    "is": {"og", "er", "sem", "ekki", "með", "það", "við", "hann", "spil", "eða"},
    "nb": {"og", "er", "som", "ikke", "med", "det", "kort", "eller", "den", "kan"},
    "de": {"und", "der", "die", "nicht", "mit", "das", "ist", "oder", "wer", "den"},
}


@cache
def chapters(game: str, language: str) -> set[str]:
    return set(re.findall(r"\{#([\w-]+)\}", rule_text(game, language)))


def check_sentence(message: Message | None) -> None:
    """It reads in every language, with nothing left to fill in."""
    if message is not None:
        _check_once(message)


@cache
def _check_once(message: Message) -> None:
    for language in LANGUAGES:
        said = message.render(read_in(language))
        assert said.strip(), f"{language}: nothing is said for {message!r}"
        assert not re.search(r"[{}]|%n|\(s\)", said), f"{language}: something is left to fill in: {said}"


def check_chapter(game: str, chapter: str, of: object) -> None:
    """The book has it in every language."""
    missing = [language for language in LANGUAGES if chapter not in chapters(game, language)]
    assert not missing, f"the book of {game} has no chapter {chapter!r} for {of} in: {', '.join(missing)}"


def check_moment(match: Match, rng: Random) -> None:
    """Everything that can be said of a match as it stands now."""
    game, stage = match.game, every_game()[match.game.id].stage
    table: Any = match.round
    for seat in (None, *range(table.seats)):
        view = table.view(seat)
        for event in match.events[-1]:
            seen = event.seen_by(seat)
            if seen is not None:
                check_sentence(stage.speech.tell(seen, NAMES))
                tag = None if seat is None else stage.speech.lately([seen], seat, NAMES)
                check_sentence(None if tag is None else tag.text)
                for _, said in stage.speech.exclaim(seen):
                    check_sentence(said)
        for said in (
            stage.speech.status(view, NAMES),
            stage.scoring.progress(match.options, match.standing, len(match.results)),
        ):
            check_sentence(said)
        for said in written(stage, view, match.standing, seat or 0):
            check_sentence(said)
        if table.result is not None:
            check_sentence(stage.speech.round_end(table.result, NAMES))
            report = stage.scoring.report(view, NAMES)
            for said in () if report is None else (report.title, *report.lines):
                check_sentence(said)
        if seat is None:
            continue
        if table.result is not None:
            check_sentence(stage.scoring.account(table.result, seat))
        for command in (*stage.controls.commands(view, NAMES), *stage.controls.commands_out_of_turn(view, NAMES)):
            for said in (command.label, command.warning):
                check_sentence(said)
        check_tray(match, view, rng)
        for action in some_of(list(game.action_space(view)), rng):
            refusal = table.refusal(seat, action)
            if refusal is None:
                check_sentence(stage.speech.advise(action, (), NAMES))
                continue
            said = stage.speech.explain(refusal, NAMES)
            check_sentence(said)
            assert said != NOT_NOW, f"the refusal {refusal.code} has no sentence"
            check_chapter(game.id, refusal.rule, refusal)


def check_tray(match: Match, view: Any, rng: Random) -> None:
    """Whatever lies in the places of a tray, what is written there and what is said of it."""
    stage = every_game()[match.game.id].stage
    groups: list[list[Any]] = [[] for _ in stage.controls.tray(view)]
    for card in rng.sample(view.hand, min(len(view.hand), rng.randrange(9))) if groups else ():
        rng.choice(groups).append(card)
    check_sentence(stage.controls.plan(view, groups))
    for place in stage.controls.tray(view, groups):
        for said in (place.label, place.name, place.wrong):
            check_sentence(said)
    for picked in ((), view.hand[:2]):
        found = stage.controls.propose(view, groups, picked) if groups else ()
        if isinstance(found, Refusal):
            check_sentence(stage.speech.explain(found, NAMES))
            assert stage.speech.explain(found, NAMES) != NOT_NOW, f"the refusal {found.code} has no sentence"
            check_chapter(match.game.id, found.rule, found)
        check_sentence(stage.controls.describe(view, picked))


def some_of(actions: list[Any], rng: Random) -> list[Any]:
    return rng.sample(actions, min(4, len(actions)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", NUMBERS)
def test_everything_is_said_in_every_language(game: str, number: int) -> None:
    rng = Random(number)
    for step, match in enumerate(lines(game, number)):
        if step % 4 == number % 4 or match.between_rounds:
            check_moment(match, rng)
        if step > LINES and (match.between_rounds or step > 6 * LINES):
            break


@pytest.mark.parametrize("game", GAMES)
def test_every_type_of_event_and_of_action_has_its_row(game: str) -> None:
    known = every_game()[game]
    speech, actions = known.stage.speech, get_args(known.game.actions.types) or (known.game.actions.types,)
    for what, rows, types in (
        ("event", speech.events, get_args(known.game.events.types)),
        ("hint", speech.hints, actions),
    ):
        odd = [one.__name__ for one in set(rows).symmetric_difference(types)]
        assert not odd, f"{game} has no {what} of these with a row, or a row without it: {odd}"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_why(game: str) -> None:
    """Each level's decisions come with a reason for which the stage has words."""
    stage, player = every_game()[game].stage, every_game()[game].player
    said = 0
    for number in NUMBERS:
        rng = Random(number)
        for step, match in enumerate(lines(game, number)):
            table = match.round
            if table is None or match.between_rounds or step % 5:
                continue
            seat = next(iter(table.must_answer()), table.turn)
            decision = player.choose(table.view(seat), Level.MEDIUM, rng)
            assert decision is not None
            reasons = player.told(table.view(seat), decision).reasons
            hint = stage.speech.advise(decision.action, reasons, NAMES)
            check_sentence(hint)
            said += hint != stage.speech.advise(decision.action, (), NAMES)
            if step > LINES:
                break
    assert said


def options_of(game: str) -> type[Options]:
    return every_game()[game].game.options


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_has_its_chapter_and_its_words(game: str) -> None:
    for option in options_of(game).catalogue():
        check_chapter(game, option.rule, f"the house rule {option.key}")
        for message in (option.title, option.help, *(value.label for value in option.values)):
            check_sentence(message)


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_book_has_the_same_chapters_in_every_language(game: str) -> None:
    for chapter in set[str]().union(*(chapters(game, language) for language in LANGUAGES)):
        check_chapter(game, chapter, "the same chapter")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_book_is_written_in_its_language(game: str, language: str) -> None:
    assert language_of(rule_text(game, language)) == language


def test_a_book_in_the_wrong_language_is_noticed() -> None:
    found = {language: language_of(rule_text(GAMES[0], language)) for language in LANGUAGES}
    assert found == {language: language for language in LANGUAGES}


def language_of(text: str) -> str:
    words = re.findall(r"\w+", text.lower())
    return max(LANGUAGES, key=lambda language: sum(word in SMALL_WORDS[language] for word in words))
