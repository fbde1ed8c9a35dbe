"""Cards picked and dropped: what that means is worked out once, for what lights up and for what is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.app.match import spoken_screen
from cardtable.app.match.bubbles import SILENCE
from cardtable.app.match.cues import ReadZone, Said
from cardtable.app.match.display import Display, OnDisplay
from cardtable.app.match.fail_closed import fails_closed
from cardtable.app.match.screen import About
from cardtable.app.match.state import Drop, Play
from cardtable.engine.refusal import Refusal
from cardtable.messages import translate
from cardtable.stage.commands import Gesture, is_unwarned
from cardtable.stage.zones import AWAY, Zone, ZoneKind, zone_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.app.match.bubbles import Bubbles
    from cardtable.app.match.teacher import Teacher
    from cardtable.app.match.tray import Tray
    from cardtable.cards import Card
    from cardtable.engine.round import Round
    from cardtable.engine.values import Action

Meaning = Gesture | Refusal | None


class Drops(OnDisplay):
    """What a person does with cards at one table; ``play`` plays actions for a seat."""

    def __init__(
        self, display: Display, bubbles: Bubbles, tray: Tray, teacher: Teacher | None,
        play: Callable[[int, Sequence[Action]], None],
    ) -> None:  # fmt: skip
        super().__init__(display)
        self._bubbles, self._tray, self._teacher, self._play = bubbles, tray, teacher, play
        self._known: dict[tuple[tuple[Card, ...], str, bool], Meaning] = {}
        self._known_at: tuple[Round | None, int | None, int] = (None, None, 0)

    # -- what a drop means -----------------------------------------------------------------------------------------

    def _meaning(self, cards: Sequence[Card], target: str, cheating: bool = False) -> Meaning:
        """What dropping these cards there means to the game, for the open hand."""
        sight, table = self._sight, self._table
        lying, viewer, line = self._known_at
        if (viewer, line) != (sight.viewer, len(table.match.log)) or lying is not table.round:
            # A round that something was taken back from is another one, however long its log is.
            self._known, self._known_at = {}, (table.round, sight.viewer, len(table.match.log))
        key = (tuple(cards), target, cheating)
        if key not in self._known:
            self._known[key] = table.entry.stage.controls.gesture(sight.view(), cards, target, cheating)
        return self._known[key]

    def _zone(self, target: str) -> Zone | None:
        screen, name = self._display.screen, zone_of(target)
        return None if screen is None else next((zone for zone in screen.picture.zones if zone.id == name), None)

    def may_pick(self, card: Card) -> bool:
        """Whether the person in front of the screen may take this card."""
        screen = self._display.screen
        if not self._display.open or screen is None:
            return False
        viewer = self._sight.viewer
        return any(card in zone.cards for zone in screen.picture.zones if zone.seat == viewer)

    def is_legal(self, cards: Sequence[Card], target: str) -> bool:
        """Whether these cards may be dropped on this zone now."""
        if not self._display.open:
            return False
        zone = self._zone(target)
        if zone is not None and zone.kind is ZoneKind.TRAY:
            return True
        meant = self._meaning(cards, target)
        return is_unwarned(meant)

    def is_cheating(self, cards: Sequence[Card], target: str) -> bool:
        """Whether dropping these cards there is possible, but not what the rules want."""
        meant = self._meaning(cards, target) if self._display.open else None
        return isinstance(meant, Gesture) and (meant.warning is not None or target == AWAY)

    def has_sly_way(self, cards: Sequence[Card], target: str) -> bool:
        """Whether dropping these cards there slyly is possible, and means something else than an honest drop."""
        meant = self._meaning(cards, target, cheating=True) if self._display.open else None
        return isinstance(meant, Gesture) and meant != self._meaning(cards, target)

    def is_taught(self, cards: Sequence[Card], target: str) -> bool:
        """Whether dropping these cards there is what a guided first round asks for."""
        meant = self._meaning(cards, target) if self._display.open else None
        return isinstance(meant, Gesture) and self._teacher is not None and self._teacher.asks_for(meant.actions)

    # -- picking ---------------------------------------------------------------------------------------------------

    def pick(self, picked: Sequence[Card], passing: bool = False) -> None:
        """Other cards are picked; ``passing``: what is picked is dropped in the same moment."""
        display = self._display
        before = display.state.picked
        change = display.put if display.telling.busy else display.rewrite
        change(picked=tuple(picked), rule="", **SILENCE)
        if passing or display.screen is None:
            return
        if not self._bubbles.silent and self._sight.viewer is not None:
            said = spoken_screen.picked(before, picked, display.screen.picture)
            meant = display.presenter.meaning(display.state) if picked else None
            if said is not None or meant is not None:
                display.do(Said(tuple(one for one in (said, meant) if one is not None)))
        if self._teacher is not None:
            self._teacher.picked()

    def consider(self, card: Card | None) -> None:
        """A player thinks about this card, which may be none."""
        display = self._display
        if card == display.state.in_question:
            return
        display.remember(in_question=card)
        if display.screen is None:
            return
        agreement = display.presenter.agreement(display.state, display.screen.picture)
        if display.telling.busy or self._table.match.round is None:
            display.put(agreement=agreement)
        else:
            display.put(agreement=agreement, status=display.presenter.status(display.state))

    # -- dropping --------------------------------------------------------------------------------------------------

    @fails_closed
    def drop(self, cards: Sequence[Card], target: str, cheating: bool = False) -> None:
        """Drop these cards on a zone, or touch it with none: play it, ask first, or say why not."""
        viewer, zone, about = self._sight.viewer, self._zone(target), About((target,))
        if not self._display.open or viewer is None:
            return
        if zone is not None and zone.kind in (ZoneKind.TRAY, ZoneKind.HAND):
            if cards:
                self._tray.put(self._sight.view(), cards, target)
                self._tray_changed()
            else:
                self._read(target)
            return
        meant = self._meaning(cards, target, cheating)
        if isinstance(meant, Gesture):
            self._do(viewer, meant, about)
        elif isinstance(meant, Refusal):
            self._bubbles.refuse(meant, about, hop=bool(cards))
        else:
            self._bubbles.glide_back(told=True)
            if not cards:
                self._read(target)

    def _do(self, viewer: int, meant: Gesture, about: About) -> None:
        teacher = self._teacher
        if teacher is not None and teacher.answers_kindly(meant.actions, about):
            return
        if meant.warning is not None and viewer not in self._display.state.warned:
            self._bubbles.glide_back(told=True)
            taught = teacher is not None and teacher.asks_for(meant.actions)
            self._bubbles.warn(meant.warning, about, Play(viewer, tuple(meant.actions), dares=True), meant=taught)
        else:
            self._bubbles.put_down()  # Some may stay in the hand.
            self._play(viewer, meant.actions)

    def _read(self, target: str) -> None:
        self._display.do(ReadZone(zone_of(target)))

    def propose(self) -> Refusal | None:
        """Put what is picked, or else what would fit, together in the tray; or why that is not possible."""
        refusal = self._tray.propose(self._sight.view(), self._display.state.picked)
        if refusal is None:
            self._tray_changed()
        return refusal

    def clear_tray(self) -> None:
        """Take up again what is picked of it, or everything where none of it is."""
        self._tray.take_up(self._sight.view(), self._display.state.picked)
        self._tray_changed()

    def _tray_changed(self) -> None:
        self._bubbles.put_down(gliding=True)
        self._bubbles.forget()
        self._display.show(animate=True)
        self._display.do(Said((self._tray.text(self._sight.view()),)))

    # -- choices ---------------------------------------------------------------------------------------------------

    def ask_where(self, cards: Sequence[Card], targets: Sequence[str]) -> None:
        """Ask on which of these zones the cards are to be dropped."""
        question = translate("Table", "Where do you want to put what you have picked?", "several places are possible")
        names = [zone.name for target in targets if (zone := self._zone(target)) is not None]
        taught = next((place for place, one in enumerate(targets) if self.is_taught(cards, one)), None)
        deeds = [Drop(tuple(cards), target) for target in targets]
        self._bubbles.ask(question, About(tuple(targets)), names, deeds, taught)

    def ask_which_meld(self) -> None:
        """Ask on which of the melds that take them the picked cards are to go."""
        screen, picked = self._display.screen, self._display.state.picked
        melds = [zone.id for zone in (screen.picture.zones if screen else ()) if zone.kind is ZoneKind.MELD]
        self.ask_where(picked, [one for one in melds if self.is_legal(picked, one)])

    @fails_closed
    def choose(self, number: int) -> None:
        """Do what this answer of a choice means, unless the match has gone on."""
        deed = self._bubbles.choose(number)
        if isinstance(deed, Drop):
            self.drop(deed.cards, deed.target, deed.cheating)
        elif isinstance(deed, Play) and (not deed.dares or self._sight.viewer == deed.seat):
            if deed.dares:
                self._display.remember(warned=self._display.state.warned | {deed.seat})
            self._play(deed.seat, deed.actions)
