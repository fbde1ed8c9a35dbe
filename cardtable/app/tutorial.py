"""A guided first round at a real table: what comes next, what is wanted, and what the others do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cardtable.app.ai_process import Answer
from cardtable.app.autosave import NoAutosave
from cardtable.app.awaiting import Computer, Person, Reading
from cardtable.app.running_match import RunningMatch
from cardtable.engine.match import Match
from cardtable.players.decision import Decision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardtable.app.awaiting import Step
    from cardtable.app.tutorial_data import Guide, GuideStep
    from cardtable.engine.match import Seat
    from cardtable.engine.round import Round
    from cardtable.engine.values import Action
    from cardtable.games.catalogue import GameEntry
    from cardtable.stage.commands import ReactionWindow

ORDINALS: Final = ("one", "two", "three", "four", "five")
# The number of an answer that was known without thinking.
KNOWN: Final = -1


class Tutorial(RunningMatch):
    """A table at which the guide says what is done; the player does it, and nothing is kept of the match.

    ``at`` is the step that comes next; it may be the length of the guide, when all is done.
    """

    has_remarks = False

    def __init__(self, entry: GameEntry, guide: Guide, seats: Sequence[Seat], at: int = 0) -> None:
        """The person who learns has the first of the ``seats``; ``at`` is the step to begin with, those before done."""
        self.guide = guide
        self.at = 0
        self._then: list[tuple[int, Action]] = []
        match = Match(entry.game, entry.game.options.read(guide.options), seats, guide.deal)
        super().__init__(entry, match, "guide", NoAutosave())
        if at:
            self.match.deal()
        while self.at < min(at, len(guide.steps)):
            self._do_step()

    def _do_step(self) -> None:
        """Do what the step that comes next asks for, and what follows it."""
        actions = self.wanted()
        if actions:
            self.play(0, actions[0])
        else:
            self.read_on()
        while self._then:
            self.play(*self._then[0])

    def from_step(self, at: int) -> Tutorial:
        """The same guided round from this step on."""
        return Tutorial(self.entry, self.guide, self.match.seats, at)

    # -- where we are ----------------------------------------------------------------------------------------------

    @property
    def current(self) -> GuideStep | None:
        """The step whose sentence is said now; ``None`` when all is done."""
        return self.guide.steps[self.at] if self.at < len(self.guide.steps) else None

    @property
    def others_act(self) -> bool:
        """Whether something happens that no player is asked about."""
        return bool(self._then)

    def wanted(self) -> tuple[Action, ...]:
        """What the person is to do now: any of these; empty where there is only something to be read."""
        current = self.current
        if current is None or self._then:
            return ()
        return tuple(self.entry.game.actions.from_json(dict(one)) for one in current.do)

    def sentence(self, language: str) -> str:
        """What is said now, in this language."""
        current = self.current
        return "" if current is None else self.say(current.say, language)

    def say(self, name: str, language: str) -> str:
        """A sentence with the names of those who sit here; empty where the guide has none that is called so."""
        return self.put_names(self.guide.sentences(language).get(name, ""))

    def put_names(self, text: str) -> str:
        """The text with the names of those who sit here."""
        return text.format_map({"me": self.names[0], **dict(zip(ORDINALS, self.names[1:], strict=False))})

    # -- what is done ----------------------------------------------------------------------------------------------

    def read_on(self) -> bool:
        """What there was to be read has been read; whether anything was."""
        current = self.current
        if current is None or current.do or self._then:
            return False
        self._follow(current)
        return True

    def _follow(self, done: GuideStep) -> None:
        self.at += 1
        read = self.entry.game.actions.from_json
        self._then = [
            (int(one["by"]), read({key: value for key, value in one.items() if key != "by"})) for one in done.then
        ]

    def is_wanted(self, action: Action) -> bool:
        """Whether this is what the guide asks for, or would ask for after what is being read."""
        return self._step_for(action, self.at) is not None

    def _step_for(self, action: Action, first: int) -> int | None:
        """The step that asks for this, from there on, what is only to be read left out; ``None``: there is none."""
        codec = self.entry.game.actions
        done = _in_order(codec.to_json(action))
        for place in range(first, len(self.guide.steps)):
            step = self.guide.steps[place]
            if step.do:
                asked = [_in_order(codec.to_json(codec.from_json(dict(one)))) for one in step.do]
                return place if done in asked else None
            if step.then:
                return None
        return None

    def play(self, seat: int, action: Action) -> None:
        """Play what the guide says; anything else is not played."""
        if self._then:
            if self._then[0] == (seat, action):
                self._then.pop(0)
                super().play(seat, action)
            return
        place = self._step_for(action, self.at)
        if seat == 0 and place is not None:
            super().play(seat, action)
            self.at = place
            self._follow(self.guide.steps[place])

    def goes_on_otherwise(self, actions: Sequence[Action]) -> bool:
        """Whether the guide asks for something else than these legal actions, one after the other."""
        place = self.at
        for action in actions:
            found = self._step_for(action, place)
            if self._then or found is None or (place > self.at and self.guide.steps[place - 1].then):
                return True
            place = found + 1
        return False

    def known_answer(self) -> Answer | None:
        """What the player who acts next does."""
        return Answer(KNOWN, Decision(self._then[0][1])) if self._then else None

    # -- what comes next -------------------------------------------------------------------------------------------

    def step(self) -> Step:
        """The others as long as they have something to do, then the person, who reads or acts."""
        if self._then:
            seat = self._then[0][0]
            over = self.match.between_rounds
            return Computer(seat, call=not over and (seat != self.round.turn or bool(self.round.must_answer())))
        return Person(0) if self.wanted() else Reading()

    def reaction_window(self) -> ReactionWindow | None:
        """Nothing is hurried."""
        return None

    @property
    def can_be_reviewed(self) -> bool:
        """The guide has said what is good."""
        return False

    def asks_ready(self) -> bool:
        """The guide itself waits where there is something to be read."""
        return False

    def person_may_call(self) -> bool:
        """The guide itself waits where a player has something to say."""
        return False

    def race(self) -> int | None:
        """No player is the first."""
        return None

    def is_asked(self, seat: int, current: Round) -> bool:
        """The player who learns is asked everything."""
        return True

    def take_back_refusal(self) -> None:
        """One can always go back a step."""
        return


def _in_order(data: Any) -> Any:
    """The same whichever cards of a pile, or melds, were named first: for a guide that makes no difference."""
    if isinstance(data, dict):
        return {key: _in_order(value) for key, value in data.items()}
    return sorted(map(_in_order, data), key=str) if isinstance(data, list) else data
