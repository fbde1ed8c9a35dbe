"""Guided first rounds without a window: a pupil who follows the hand, errs, goes back and changes language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.app.match.cues import GlideBack, Said, TeachFrom
from cardtable.app.match.screen import Lesson, Pointed
from cardtable.app.match.teacher import KIND, READ_FIRST, STAYS
from cardtable.app.settings import LANGUAGES
from cardtable.app.tutorial import Tutorial
from cardtable.app.tutorial_data import GuideState, guide_of, has_guide, how_far
from cardtable.cards import Card
from cardtable.engine.values import Action
from cardtable.games.catalogue import covers, entry
from cardtable.stage.commands import Gesture, TableButton
from cardtable.stage.picture import is_target
from cardtable.stage.zones import ZoneKind
from tests.app.desk import SAME_PRESS, Desk, english
from tests.app.lessons import seats_at
from tests.conformance.common import cards_in

GUIDES = [game for game in covers() if has_guide(game)]
# No step asks for more touches than these.
MOST = 20
LATER = 10**6


class LessonDesk(Desk):
    """A desk at which a guided first round is given; what begins anew is another desk."""

    table: Tutorial

    @property
    def lesson(self) -> Lesson:
        assert self.screen.lesson is not None
        return self.screen.lesson

    @property
    def over(self) -> bool:
        return self.table.at == len(self.table.guide.steps) - 1

    def touch(self) -> None:
        """Do to the next thing that the hand points at what there is to be done; a card that is picked goes back."""
        picked, every = self.picked, self.lesson.pointed
        assert every, f"nothing is pointed at: {self.lesson.text}"
        pointed = next((one for one in every if one.card is None or one.card not in picked), every[0])
        if pointed.card in picked:
            self.pick([card for card in picked if card is not pointed.card])
        elif pointed.card is not None and self.may_pick(pointed.card):
            self.pick([*picked, pointed.card])
        elif pointed.button is not None:
            self.press(english(pointed.button))
        elif pointed.answer is not None:
            self.choose(pointed.answer)
        else:
            zone = pointed.zone or (f"hand-{pointed.seat}" if pointed.seat is not None else self.zone_of(pointed.card))
            self.drop(picked, zone)

    def zone_of(self, card: Card | None) -> str:
        return next(zone.id for zone in self.screen.picture.zones if card in zone.cards)

    def others_act(self) -> None:
        """All that happens until the pupil is asked again."""
        for _ in range(MOST):
            self.tell_all()
            if self.tells:
                self.tell_on()
            elif self.table.others_act:
                self.clock.pass_by(LATER)

    def learn(self) -> str:
        """One step, by following the hand; the sentence it was about."""
        said, at = self.lesson.text, self.table.at
        if self.lesson.reading:
            self.go_on()
        else:
            for _ in range(MOST):
                self.touch()
                if self.table.at > at or self.table.others_act:
                    break
        self.others_act()
        assert self.table.at > at, f"there is no way to do this: {said}"
        return said


def lesson_of(game: str, at: int = 0, language: str = "en") -> LessonDesk:
    guide = guide_of(game)
    assert guide is not None
    made = LessonDesk(Tutorial(entry(game), guide, seats_at(guide), at), pace="normal")
    made.language = language
    if made.table.match.round is None:
        made.deal()
    else:
        made.open()
    made.others_act()
    return made


@pytest.mark.parametrize("game", GUIDES)
def test_whoever_follows_the_hand_comes_to_the_end(game: str) -> None:
    at = lesson_of(game)
    steps = at.table.guide.steps
    for place in range(len(steps) - 1):
        assert (at.lesson.step, at.lesson.steps, at.lesson.over) == (place + 1, len(steps), False)
        assert at.lesson.reading == (not at.table.wanted())
        assert at.lesson.text == at.table.sentence("en")
        at.learn()
    assert at.lesson.over
    assert at.lesson.text == at.table.sentence("en")
    assert at.lesson.play == (not steps[-1].do)
    assert how_far(game, at.settings).state is GuideState.DONE
    every = " ".join(at.said())
    assert all(at.table.say(step.say, "en") in every for step in steps), "ears hear each sentence"


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("game", ["kinaskak", "san_da_yi"])
def test_the_hand_leads_on_whatever_was_put_together_before(game: str, first: bool) -> None:
    at, tried = lesson_of(game), 0
    while not at.over:
        trays = at.zones(ZoneKind.TRAY)
        if trays:
            tried += 1
            held = [card for card in at.own_cards() if card is not None]
            for tray, cards in zip(trays, (held[:2], held[2:4]) if first else (held[-2:], held[-4:-2]), strict=False):
                at.drop(cards, tray.id)
        at.learn()
    assert tried


def test_who_calls_while_others_act_is_not_told_to_read() -> None:
    at = lesson_of("svindl")
    while at.table.current.say != "honest":
        at.learn()
    while not at.table.others_act:
        at.touch()
    while len(at.table.match.log) < 3:
        at.tell_all()
        at.clock.pass_by(100)
    at.tell_all()
    assert at.table.others_act
    at.press("S")
    assert at.bubble == english(KIND)


def test_a_card_that_was_put_together_and_is_to_go_elsewhere_is_pointed_at() -> None:
    at = lesson_of("kinaskak")
    while at.table.current.say != "discard":
        at.learn()
    at.drop("JC", "tray-0")
    assert [one.card for one in at.lesson.pointed] == [Card.parse("JC"), None]
    at.learn()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
def test_in_every_language_the_same_is_done_and_other_words_are_said(game: str, language: str) -> None:
    at, english_one = lesson_of(game, language=language), lesson_of(game)
    while not at.over:
        assert at.lesson.text == at.table.sentence(language) in at.lesson.every
        assert (at.lesson.text == english_one.lesson.text) == (language == "en")
        assert at.lesson.pointed == english_one.lesson.pointed
        at.learn()
        english_one.learn()
    assert at.table.match.log == english_one.table.match.log


@pytest.mark.parametrize("game", GUIDES)
def test_a_guide_goes_on_in_another_language_in_the_middle(game: str) -> None:
    at = lesson_of(game)
    for language in LANGUAGES * 2:
        if not at.over:
            at.learn()
        at.language = language
        at.draw_again()
        assert at.lesson.text == at.table.sentence(language)


def deeds(at: LessonDesk, rng: Random) -> list[Any]:
    """What else could be done with buttons, or with one card or none and a place; never what is taught."""
    view, controls = at.sight.view(), at.table.entry.stage.controls
    found: list[Any] = []
    for one in at.screen.buttons:
        plain = one.command.refusal is None and not isinstance(one.command.action, TableButton)
        if plain and at.table.goes_on_otherwise((one.command.action,)):
            found.append(lambda one=one: at.press(one.command))
    held = [card for zone in at.zones(ZoneKind.HAND) for card in zone.cards if card is not None]
    places = [zone.id for zone in at.screen.picture.zones if is_target(zone) and zone.kind is not ZoneKind.TRAY]
    for place in places:
        for cards in [[], *([card] for card in held if at.may_pick(card))]:
            meant = controls.gesture(view, cards, place)
            if isinstance(meant, Gesture) and at.table.goes_on_otherwise(meant.actions):
                found.append(lambda cards=cards, place=place: at.drop(cards, place))
    return rng.sample(found, min(len(found), 6))


@pytest.mark.parametrize("game", GUIDES)
def test_what_else_may_be_done_is_answered_kindly_and_changes_nothing(game: str) -> None:
    at, rng, kinds = lesson_of(game), Random(game), set()
    while not at.over:
        before = (at.table.match.round.to_json(), at.table.at, at.lesson, at.screen.status)
        for deed in [] if at.table.match.between_rounds else deeds(at, rng):
            number, heard = 0 if at.screen.bubble is None else at.screen.bubble.number, len(at.cues)
            at.clock.pass_by(SAME_PRESS)
            deed()
            message = KIND if at.table.wanted() else READ_FIRST
            assert at.screen.bubble is not None
            assert at.screen.bubble.message == message
            assert at.screen.bubble.number > number, "each time anew"
            new = at.cues[heard:]
            assert any(isinstance(cue, GlideBack) for cue in new)
            (said,) = (cue for cue in new if isinstance(cue, Said))
            assert said.parts[0] == message
            assert said.urgent
            assert at.lesson.text in [english(one) for one in said.parts], "and what is to be done is said once more"
            assert (at.table.match.round.to_json(), at.table.at, at.lesson, at.screen.status) == before
            kinds.add(message)
        at.learn()
        assert at.screen.bubble is None
        at.hush()
    assert KIND in kinds


@pytest.mark.parametrize("game", GUIDES)
def test_a_step_back_begins_at_the_sentence_before(game: str) -> None:
    at = lesson_of(game)
    at.take_back()
    assert at.cues[-1] == TeachFrom(0), "before the first there is none"
    while not at.over:
        said, place = at.learn(), at.table.at
        at.take_back()
        assert at.cues[-1] == TeachFrom(place - 1)
        again = LessonDesk(at.table.from_step(place - 1), pace="normal")
        again.deal() if again.table.match.round is None else again.open()
        again.others_act()
        assert again.lesson.text == said
        assert again.learn() == said
        assert again.table.match.round.to_json() == at.table.match.round.to_json()
        assert again.lesson == at.lesson


def test_a_hint_says_once_more_what_is_to_be_done() -> None:
    at = lesson_of(GUIDES[0])
    at.learn()
    heard = len(at.cues)
    at.hint()
    (said,) = at.cues[heard:]
    assert isinstance(said, Said)
    assert (said.urgent, said.again) == (True, True)
    assert english(said.parts[0]) == at.lesson.text


@pytest.mark.parametrize("game", GUIDES)
def test_where_it_was_left_it_goes_on(game: str) -> None:
    at = lesson_of(game)
    assert how_far(game, at.settings).state is GuideState.NEW
    for _ in range(3):
        at.learn()
    assert how_far(game, at.settings).state is GuideState.LEFT
    later = lesson_of(game, at.settings.guides[game].step)
    assert later.lesson == at.lesson
    assert later.screen.picture.zones == at.screen.picture.zones
    assert not at.settings.guides[game].done


@pytest.mark.parametrize("game", GUIDES)
def test_of_all_buttons_only_the_one_that_is_taught_is_golden(game: str) -> None:
    at = lesson_of(game)
    while not at.over:
        golden = [one.command.action for one in at.screen.buttons if one.command.primary]
        assert len(golden) <= 1
        for action in golden:
            assert at.table.wanted()
            assert action is TableButton.PROPOSE or (isinstance(action, Action) and at.table.is_wanted(action))
        at.learn()


@pytest.mark.parametrize("game", GUIDES)
def test_a_card_that_is_wrongly_picked_is_pointed_at_before_anything_else(game: str) -> None:
    at, tried, asked = lesson_of(game), 0, []
    while not at.over:
        asked += at.table.wanted()
        wanted = {card for one in at.table.wanted() for card in cards_in(one)}
        held = [card for zone in at.zones(ZoneKind.HAND) for card in zone.cards if card is not None]
        right = [card for card in held if card in wanted and at.may_pick(card)]
        wrong = [card for card in held if card not in wanted and at.may_pick(card)]
        ranks = {card.rank for card in wanted}
        wrong = [card for card in wrong if card.rank not in ranks]
        if right and wrong:
            tried += 1
            at.pick(right[:1])
            assert at.screen.bubble is None
            at.pick([*right[:1], wrong[0]])
            assert at.lesson.pointed == (Pointed(card=wrong[0]),)
            assert at.screen.bubble is not None
            assert at.screen.bubble.message == STAYS
            assert at.screen.bubble.about.pointed
            assert at.said()[-1] == english(STAYS)
            at.pick(right[:1])
            assert Pointed(card=wrong[0]) not in at.lesson.pointed
            assert at.screen.bubble is None
        at.pick([])
        at.learn()
    assert tried or all(not cards_in(one) for one in asked), "where no cards are asked for, none is wrong"


def is_meant(at: LessonDesk, held: list[Card], zone: str) -> bool:
    """Whether putting these cards there is what is taught."""
    meant = at.table.entry.stage.controls.gesture(at.sight.view(), held, zone)
    return isinstance(meant, Gesture) and not at.table.goes_on_otherwise(meant.actions)


def test_where_several_places_are_possible_the_one_that_is_meant_is_pointed_at() -> None:
    at = lesson_of("kinaskak")
    asked = 0
    while not at.over:
        wanted = at.table.wanted()
        held = [card for card in cards_in(wanted[0]) if card in at.sight.view().hand] if wanted else []
        targets = [zone.id for zone in at.screen.picture.zones if is_target(zone)]
        right = [zone for zone in targets if held and is_meant(at, held, zone)]
        if right:
            asked += 1
            at.ask_where(held, [next(zone for zone in targets if zone not in right), right[0]])
            assert at.screen.choice is not None
            assert at.screen.choice.meant == 1
            assert at.lesson.pointed == (Pointed(answer=1),)
            at.hint()
            assert ".." not in " ".join(at.said()[-3:])
            at.hush()
            assert Pointed(answer=1) not in at.lesson.pointed
        at.learn()
    assert asked


def test_where_something_daring_is_asked_for_the_answer_is_pointed_at() -> None:
    at = lesson_of("svindl")
    while at.screen.choice is None:
        assert not at.over
        if at.lesson.reading:
            at.learn()
        else:
            at.touch()
            if at.screen.choice is None:
                at.others_act()
    assert at.screen.choice.meant == 1
    assert at.lesson.pointed == (Pointed(answer=1),)
    at.hush()
    assert at.lesson.pointed
    assert Pointed(answer=1) not in at.lesson.pointed


def test_the_end_of_a_guide_begins_it_anew_the_next_time_and_stays_done() -> None:
    at = lesson_of(GUIDES[0])
    while not at.over:
        at.learn()
    assert (at.settings.guides[GUIDES[0]].step, at.settings.guides[GUIDES[0]].done) == (0, True)
    assert at.lesson.faded is False
    again = LessonDesk(Tutorial(at.table.entry, at.table.guide, seats_at(at.table.guide)), guides=at.settings.guides)
    again.deal()
    again.others_act()
    again.learn()
    assert again.settings.guides[GUIDES[0]].done, "whoever begins anew has still been through it once"
