"""The data of guided first rounds: every move is legal, every sentence is there, every deal still deals the same."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from cardtable.app.awaiting import Computer, Person, Reading
from cardtable.app.settings import LANGUAGES, GuideProgress, Settings, read_settings, write_settings
from cardtable.app.settings import Person as KnownPerson
from cardtable.app.tutorial import ORDINALS, Tutorial
from cardtable.app.tutorial_data import (
    TITLE,
    Guide,
    GuideState,
    guide_of,
    has_guide,
    how_far,
    invitation,
    is_to_be_offered,
    with_progress,
)  # fmt: skip
from cardtable.cards import Card
from cardtable.games.catalogue import covers, entry
from cardtable.resources import guide_file
from cardtable.stage.characters import animal_of_seat, colour_of
from tests.app.lessons import ENGLISH_NAMES, seats_at

GUIDES = [game for game in covers() if has_guide(game)]
LONGEST = 230


def guide(game: str) -> Guide:
    found = guide_of(game)
    assert found is not None
    return found


def lesson_of(game: str, at: int = 0) -> Tutorial:
    lesson = Tutorial(entry(game), guide(game), seats_at(guide(game)), at)
    if lesson.match.round is None:
        lesson.deal()
    return lesson


def do_step(lesson: Tutorial, choice: int = 0) -> None:
    """Do what is wanted, and let the others follow; everything is legal."""
    at = lesson.at
    wanted = lesson.wanted()
    if wanted:
        assert isinstance(lesson.step(), Person)
        assert not lesson.read_on()
        assert lesson.round.refusal(0, wanted[choice]) is None, wanted[choice]
        lesson.play(0, wanted[choice])
    else:
        assert isinstance(lesson.step(), Reading)
        assert lesson.read_on()
    while lesson.others_act:
        step, answer = lesson.step(), lesson.known_answer()
        assert isinstance(step, Computer)
        assert lesson.wanted() == ()
        assert not lesson.read_on()
        assert lesson.match.seats[step.seat].level or not step.seat
        out_of_turn = step.seat != lesson.round.turn or bool(lesson.round.must_answer())
        assert step.call == (out_of_turn and not lesson.match.between_rounds)
        assert answer is not None
        assert answer.decision is not None
        assert lesson.round.refusal(step.seat, answer.decision.action) is None, answer.decision.action
        before = len(lesson.match.log)
        lesson.play(step.seat, answer.decision.action)
        assert len(lesson.match.log) == before + 1
    assert lesson.at == at + 1


@pytest.mark.parametrize("game", GUIDES)
def test_every_move_is_legal_and_every_thing_pointed_at_is_there(game: str) -> None:
    lesson = lesson_of(game)
    while lesson.at < len(lesson.guide.steps):
        current = lesson.current
        assert current is not None
        view: Any = lesson.round.view(0)
        zones = {zone.id: zone for zone in lesson.entry.stage.layout.zones(view, lesson.names, 0)}
        for one in current.at:
            kind, _, name = one.partition(":")
            assert kind in ("card", "zone", "seat", "button")
            if kind == "zone":
                assert name in zones, f"{current.say}: {one}"
            elif kind == "card":
                assert any(Card.parse(name) in zone.cards for zone in zones.values()), f"{current.say}: {one}"
            elif kind == "seat":
                assert 0 < int(name) < len(lesson.names)
            else:
                commands = lesson.entry.stage.controls.commands(view, lesson.names)
                assert any(getattr(command.action, "kind", command.action) == name for command in commands), one
        do_step(lesson)


@pytest.mark.parametrize("game", GUIDES)
def test_whatever_is_right_in_a_step_leads_to_the_end(game: str) -> None:
    for place, step in enumerate(guide(game).steps):
        for choice in range(1, len(step.do)):
            lesson = lesson_of(game, place)
            do_step(lesson, choice)
            while lesson.at < len(lesson.guide.steps):
                do_step(lesson)


@pytest.mark.parametrize("game", GUIDES)
def test_every_step_can_be_begun_with(game: str) -> None:
    whole = lesson_of(game)
    for place in range(len(whole.guide.steps)):
        found = lesson_of(game, place)
        assert found.match.round is not None
        assert whole.match.round is not None
        assert found.match.round.to_json() == whole.match.round.to_json()
        do_step(whole)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
def test_every_sentence_is_there_in_every_language(game: str, language: str) -> None:
    found, names = guide(game), [step.say for step in guide(game).steps]
    sentences = found.sentences(language)
    assert list(sentences) == names
    assert len(set(sentences.values())) == len(names)
    for name, text in sentences.items():
        assert 0 < len(text) <= LONGEST, f"{name}: {len(text)}"
        assert text == " ".join(text.split())
        assert text[-1] in ".!?“”»", name
        assert '"' not in text
        assert set(re.findall(r"{(.*?)}", text)) == set(re.findall(r"{(.*?)}", found.sentences("en")[name])), name
        assert set(re.findall(r"{(.*?)}", text)) <= {"me", *ORDINALS[: len(found.players)]}


@pytest.mark.parametrize("game", GUIDES)
def test_a_guide_takes_two_to_five_minutes_and_ends_with_a_sentence(game: str) -> None:
    found = guide(game)
    assert 2 <= found.minutes <= 5
    assert not found.steps[-1].do
    assert sum(bool(step.do) for step in found.steps) >= 4


@pytest.mark.parametrize("game", GUIDES)
def test_nothing_else_is_played_than_what_the_guide_says(game: str) -> None:
    lesson = lesson_of(game)
    while lesson.at < len(lesson.guide.steps):
        log = len(lesson.match.log)
        for action in lesson.round.view(0).legal() if not lesson.match.between_rounds else ():
            if lesson.wanted():
                assert lesson.is_wanted(action) == any(same(lesson, action, one) for one in lesson.wanted())
            assert lesson.goes_on_otherwise((action,)) != lesson.is_wanted(action)
            if not lesson.is_wanted(action):
                lesson.play(0, action)
        assert len(lesson.match.log) == log
        do_step(lesson)


def turned_round(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: turned_round(value) for key, value in data.items()}
    return [turned_round(one) for one in reversed(data)] if isinstance(data, list) else data


def texts(data: Any) -> list[str]:
    """Every word of an action, in whichever place."""
    if isinstance(data, dict):
        return sorted(f"{key} {text}" for key, value in data.items() for text in texts(value))
    return sorted(text for one in data for text in texts(one)) if isinstance(data, list | tuple) else [str(data)]


def same(lesson: Tutorial, one: Any, other: Any) -> bool:
    to_json = lesson.entry.game.actions.to_json
    return texts(to_json(one)) == texts(to_json(other))


@pytest.mark.parametrize("game", GUIDES)
def test_cards_are_named_in_any_order(game: str) -> None:
    lesson = lesson_of(game)
    codec = lesson.entry.game.actions
    while lesson.at < len(lesson.guide.steps):
        for action in lesson.wanted():
            assert lesson.is_wanted(codec.from_json(turned_round(codec.to_json(action))))
        do_step(lesson)


@pytest.mark.parametrize("game", GUIDES)
def test_what_is_put_together_is_one_step_after_the_other(game: str) -> None:
    """Whoever lays down and discards in one gesture does two steps, with nothing of the others between."""
    lesson = lesson_of(game)
    steps = lesson.guide.steps
    read = lesson.entry.game.actions.from_json
    doing = [place for place, step in enumerate(steps) if step.do]
    for first, second in pairwise(doing):
        found = lesson_of(game, first)
        actions = [read(dict(steps[first].do[0])), read(dict(steps[second].do[0]))]
        between = any(step.then for step in steps[first:second])
        assert found.goes_on_otherwise(actions) == between, (first, second)
        assert found.goes_on_otherwise(actions[1:]) == (actions[1] not in found.wanted())


def test_when_all_is_done_nothing_is_wanted() -> None:
    game = GUIDES[0]
    lesson = lesson_of(game)
    while lesson.at < len(lesson.guide.steps):
        do_step(lesson)
    assert (lesson.current, lesson.wanted(), lesson.sentence("en")) == (None, (), "")
    assert not lesson.read_on()
    assert isinstance(lesson.step(), Reading)
    assert not lesson.asks_ready()
    assert not lesson.person_may_call()
    assert not lesson.can_be_reviewed
    whole = lesson_of(game, len(lesson.guide.steps))
    assert (whole.at, whole.current) == (lesson.at, None)


@pytest.mark.parametrize("game", GUIDES)
def test_the_others_are_computer_players_with_colours_of_their_own(game: str) -> None:
    lesson = Tutorial(entry(game), guide(game), seats_at(guide(game)))
    assert lesson.at == 0
    assert [seat.level for seat in lesson.match.seats] == [None, *(["easy"] * len(guide(game).players))]
    assert len({seat.colour for seat in lesson.match.seats}) == len(lesson.names)
    characters = guide(game).players
    assert lesson.names == ("Anna", *(ENGLISH_NAMES[animal][0] for animal in characters))
    assert [animal_of_seat(seat.face, seat.colour) for seat in lesson.match.seats[1:]] == list(characters)
    assert lesson.put_names("{me}, {one}") == f"Anna, {lesson.names[1]}"


def test_no_sentence_belongs_to_no_guide() -> None:
    folder = guide_file("x").parent
    assert sorted(path.stem for path in folder.glob("*.toml")) == sorted(GUIDES)
    for language in LANGUAGES:
        assert sorted(path.stem for path in (folder / language).glob("*.toml")) == sorted(GUIDES)


@pytest.mark.parametrize("game", GUIDES)
def test_whom_the_household_looks_or_is_called_like_stays_at_home_and_others_come(game: str) -> None:
    """The person who learns has the face of the one, somebody else here the name of the other."""
    wished = guide(game).players
    me = KnownPerson("Anna", colour_of(wished[0]), wished[0].value)
    other = KnownPerson(ENGLISH_NAMES[wished[-1]][0].lower(), 7, "cat" if "cat" not in wished else "fox")
    lesson = Tutorial(entry(game), guide(game), seats_at(guide(game), me.seat(), (me, other)))
    sitting = [animal_of_seat(seat.face, seat.colour) for seat in lesson.match.seats]
    assert len(set(sitting)) == len(set(lesson.names)) == len(lesson.names) == 1 + len(wished)
    assert not {wished[0], wished[-1]} & set(sitting[1:])
    assert len({seat.colour for seat in lesson.match.seats}) == len(lesson.names)


def test_a_guide_that_was_left_says_so() -> None:
    game, settings = GUIDES[0], Settings()
    assert invitation(game, settings) == TITLE
    settings.guides = with_progress(settings, game, step=3)
    words = invitation(game, settings)
    assert words != TITLE
    assert dict(words.parameters) == {"step": 4, "steps": len(guide(game).steps)}
    settings.guides = with_progress(settings, game, step=0, done=True)
    assert invitation(game, settings) == TITLE
    settings.guides = with_progress(settings, game, step=999)
    assert invitation(game, settings) == TITLE
    assert invitation("no such game", Settings(guides={"no such game": GuideProgress(3)})) == TITLE


def test_progress_is_kept_and_read_with_tolerance(tmp_path) -> None:
    game, settings = GUIDES[0], Settings()
    assert how_far(game, settings).state is GuideState.NEW  # type: ignore[union-attr]
    assert is_to_be_offered(game, settings)
    settings.guides = with_progress(settings, game, step=3)
    found = how_far(game, settings)
    assert found is not None
    assert (found.state, found.step) == (GuideState.LEFT, 4)
    assert not is_to_be_offered(game, settings)
    settings.guides = with_progress(settings, game, step=0, done=True)
    assert how_far(game, settings).state is GuideState.DONE  # type: ignore[union-attr]
    write_settings(settings, tmp_path)
    assert read_settings(tmp_path).guides == {game: GuideProgress(0, True)}
    assert how_far("no such game", settings) is None


@pytest.mark.parametrize(
    "written", ['{"guides": 3}', '{"guides": {"olsen": 3}}', '{"guides": {"olsen": {"step": -1}}}',
                '{"guides": {"olsen": {"step": true}}}', '{"guides": {"olsen": {"done": 1}}}'],
)  # fmt: skip
def test_progress_that_makes_no_sense_is_none(tmp_path, written: str) -> None:
    (tmp_path / "settings.json").write_text(written, encoding="utf-8")
    assert read_settings(tmp_path).guides == {}


def test_progress_beyond_the_end_begins_anew() -> None:
    settings = Settings(guides={GUIDES[0]: GuideProgress(999)})
    found = how_far(GUIDES[0], settings)
    assert found is not None
    assert found.step == 1
