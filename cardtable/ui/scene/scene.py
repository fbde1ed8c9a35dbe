"""The one scene for all games: it shows zones and plates, moves cards, and turns input into gestures."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from cardtable.messages import translate
from cardtable.stage.card_names import card_object, suit_name
from cardtable.stage.characters import Mood
from cardtable.stage.geometry import lay_out
from cardtable.stage.layout_parts import Rect
from cardtable.stage.picture import Picture, counted
from cardtable.stage.zones import Feature, ZoneKind
from cardtable.ui.deck.pixmaps import CardPixmaps
from cardtable.ui.language import say
from cardtable.ui.scene.announcement_item import AnnouncementItem
from cardtable.ui.scene.card_input import CardInput
from cardtable.ui.scene.card_item import CardItem, discard, items_in
from cardtable.ui.scene.ladder_item import LadderItem
from cardtable.ui.scene.magnifier import LastTrickItem, MagnifierItem
from cardtable.ui.scene.motion import Flights
from cardtable.ui.scene.plate_item import PlateItem
from cardtable.ui.scene.scene_context import SceneContext
from cardtable.ui.scene.signs import DirectionItem, SignItem
from cardtable.ui.scene.speech_items import LOUD, SPEECH, NoticeItem, SpeechItem, TagItem
from cardtable.ui.scene.strip import StripItem
from cardtable.ui.scene.transition import ONE_BY_ONE, STAGGER, Transition
from cardtable.ui.scene.zone_item import ZoneItem

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtCore import QObject

    from cardtable.cards import Card
    from cardtable.stage.picture import TagText


class TableScene(SceneContext):
    """Cards, zones and plates of one table.

    What people do with them is in ``input``. ``hurry_all`` tells all of what is being told;
    ``focus_follows`` while the focus goes on by itself. Signals: ``landed()`` when
    nothing flies any more, ``shown()`` when there is another picture.
    """

    landed = Signal()
    shown = Signal()

    def __init__(self, pixmaps: CardPixmaps, parent: QObject | None = None) -> None:
        super().__init__(pixmaps, parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.hurry_all: Callable[[], None] = lambda: None
        self.focus_follows = False
        self._written: Picture | None = None
        self.cards: list[CardItem] = []
        self.zones: dict[str, ZoneItem] = {}
        self.plates: dict[int, PlateItem] = {}
        self.tags: dict[int, TagItem] = {}
        self._speech: list[SpeechItem] = []
        self._moods: Mapping[int, Mood] = {}
        self.direction, self.signs, self.ladder = DirectionItem(self), SignItem(self), LadderItem(self)
        self.outcry, self.strip = AnnouncementItem(self, self.plates), StripItem(self)
        self.notice = NoticeItem(self, lambda: self.strip.covered)
        self.glass, self.last_trick = MagnifierItem(self), LastTrickItem(self)
        for item in (
            self.direction, self.signs, self.ladder, self.notice, self.glass, self.last_trick, self.outcry, self.strip,
        ):  # fmt: skip
            self.addItem(item)
        self._laid_for: tuple[object, ...] = ()
        self._mover = Transition(self, self.cards, self.zones)
        self._flights = Flights(self, self.cards)
        self._flights.landed.connect(self._land)
        self.hurried.connect(self._flights.finish)
        self.input = CardInput(self, self.cards, self.zones, self._flights)
        self.input.looking.connect(self.look_at)
        self.input.looked_away.connect(self.close_looks)

    # -- showing ---------------------------------------------------------------------------------------------------

    def show_picture(self, picture: Picture, animate: bool = True) -> None:
        """Show this picture; cards move there from where they are, or lie there at once."""
        self._flights.cut_off()
        self.input.cancel_drags()
        focus = self.focusItem()
        where = (focus.zone, focus.index) if isinstance(focus, CardItem) else None
        before = {} if self.picture is None else counted(self.picture.zones)
        lay = self.layout.places
        duration = self.motion_time if animate else 0
        self.picture = picture
        self.close_looks()
        # What is written runs ahead of no card: until the last one lies, the words are those of the picture before.
        if self._written is None or not duration:
            self._written = picture
        self._lay_out(self._written)
        stagger = ONE_BY_ONE if picture.one_by_one else STAGGER
        flights = self._mover.flights(picture, before, lay, duration, stagger)
        self.input.table_changed()
        if where is not None and isinstance(focus, CardItem) and focus.zone != where[0]:
            self._focus_neighbour(*where)
        if not flights:
            self._write()
        self.shown.emit()
        self._flights.launch(flights)

    def _land(self) -> None:
        """The last card lies: now the words are true, too."""
        self._write()
        for item in self.cards:
            if item.winning:
                item.update()
        self.landed.emit()

    def _write(self) -> None:
        if self.picture is not None and self._written is not self.picture:
            self._written = self.picture
            self._lay_out(self.picture)

    def _focus_neighbour(self, zone: str, index: int) -> None:
        """The focus does not leave with a card: it goes to the one that lies in its place now.

        That is told to nobody: first comes what was done.
        """
        left = self.items_in(zone)
        self.focus_follows = True
        if left:
            self.setFocusItem(left[min(index, len(left) - 1)])
        else:
            self.clearFocus()
        self.focus_follows = False

    def refresh(self) -> None:
        """Lay the same picture out again: the window has another size, the texts or colours have changed."""
        if self.picture is not None:
            self.show_picture(self.picture, animate=False)
        self.update()

    def clear_table(self) -> None:
        """Take everything off the table."""
        self._flights.finish()
        self.input.cancel_drags()
        self.picture = self._written = None
        self.input.clear()
        self.close_looks()
        self.notice.tell(())
        self.outcry.arrange(None)
        self.show_speech(())
        for item in list(self.cards):
            discard(item, self.cards)

    def empty(self) -> None:
        """Leave nothing but the felt: plates and places may tell of a hand, too."""
        self.clear_table()
        for zone in list(self.zones):
            self._remove_zone(zone)
        for seat in list(self.plates):
            self.removeItem(self.plates.pop(seat))
        for seat in list(self.tags):
            self.removeItem(self.tags.pop(seat))
        self.direction.arrange(None)
        self.ladder.arrange(None)
        self.signs.arrange(())

    def _remove_zone(self, zone: str) -> None:
        gone = self.zones.pop(zone)
        for item in (gone, *gone.extras()):
            self.removeItem(item)

    def look_at(self, zone: str) -> bool:
        """Show small cards as large as the hand, or the last trick for who looks at a pack; whether there are any."""
        item = self.zones.get(zone)
        if item is None or self.picture is None:
            return False
        if item.zone.kind is ZoneKind.WON:
            return self.show_last_trick()
        return self.glass.look(item.zone, item.label)

    def show_last_trick(self) -> bool:
        """Show the last trick in the cross; whether there is one."""
        last = next((one for one in self.zones.values() if one.zone.kind is ZoneKind.LAST), None)
        return last is not None and self.last_trick.look(last.zone, last.label)

    def close_looks(self) -> None:
        """Put the glass and the last trick away."""
        self.glass.close()
        self.last_trick.close()

    def show_agreement(self, agreed: tuple[tuple[Feature, ...], ...]) -> None:
        """Frame the features of the cards that count with which a card agrees."""
        for item in self.zones.values():
            if item.zone.kind is ZoneKind.ROW:
                item.show_agreement(agreed)

    def finish_flights(self) -> None:
        """Put what flies where it belongs."""
        self._flights.finish()

    def motion_left(self) -> int:
        """How many milliseconds cards will still be in flight."""
        return self._flights.left

    def show_speech(self, said: Sequence[tuple[int, str, bool]]) -> None:
        """Show what players say aloud: the seat, the words, and whether the whole table turns to them."""
        for bubble in self._speech:
            self.removeItem(bubble)
        self._speech = []
        for seat, text, loud in said:
            plate = self.plates.get(seat)
            if plate is None:
                continue
            before = next((bubble for bubble in self._speech if bubble.plate is plate), None)
            if before is not None:
                self._speech.remove(before)
                self.removeItem(before)
                text = f"{before.text} – {text}"
            bubble = SpeechItem(self, plate, text, LOUD if loud else SPEECH, lambda: self.strip.covered)
            self._speech.append(bubble)
            self.addItem(bubble)

    def show_moods(self, moods: Mapping[int, Mood]) -> None:
        """Let the faces show this, and be calm where nothing is said of them."""
        if moods == self._moods:
            return
        self._moods = moods
        for seat, plate in self.plates.items():
            plate.show_mood(moods.get(seat, Mood.CALM))
        self.outcry.update()

    @property
    def spoken(self) -> list[str]:
        """What players are saying now."""
        return [bubble.text for bubble in self._speech]

    def _lay_out(self, written: Picture) -> None:
        """Put everything into its place; what is written there is that of the picture ``written``."""
        picture = self.picture
        assert picture is not None
        self._measure(picture)
        # What is written for one person's eyes goes with the open hand.
        before = _open_hand(written)
        closed = None if before == _open_hand(picture) else before
        badges = {zone.id: zone.suit for zone in written.zones}
        for zone in picture.zones:
            item = self.zones.get(zone.id)
            if item is None:
                item = self.zones[zone.id] = ZoneItem(self, zone)
                for part in (item, *item.extras()):
                    self.addItem(part)
            kept = picture if zone.kind is ZoneKind.TRAY and closed is not None else written
            label = kept.labels.get(zone.id) or picture.labels.get(zone.id, ("", ""))
            badge = badges.get(zone.id, zone.suit)
            shown = zone if badge is zone.suit else replace(zone, suit=badge)
            item.arrange(shown, self.layout.places[zone.id], *label)
            item.set_hinted(zone.id == picture.hinted_zone)
        for gone in self.zones.keys() - {zone.id for zone in picture.zones}:
            self._remove_zone(gone)
        self.direction.arrange(written.direction)
        self.ladder.arrange(written.ladder)
        self.signs.arrange(written.signs)
        for seat, told in picture.plates.items():
            text = written.plates.get(seat, told)
            if seat == closed:
                text = replace(text, notes=told.notes, short_notes=told.short_notes, told_notes=told.told_notes)
            plate = self.plates.get(seat)
            if plate is None:
                plate = self.plates[seat] = PlateItem(self, seat)
                plate.show_mood(self._moods.get(seat, Mood.CALM))
                self.addItem(plate)
            tag = written.tags.get(seat)
            plate.arrange(text, self.layout.seats[seat], "" if tag is None else self._spoken(tag))
        for seat in self.plates.keys() - picture.plates.keys():
            self.removeItem(self.plates.pop(seat))
        self._arrange_tags(written)
        self.strip.arrange()
        self.notice.arrange()
        for bubble in self._speech:
            bubble.place()

    def _spoken(self, tag: TagText) -> str:
        """A tag in words."""
        if tag.card is None:
            return tag.told
        if tag.named is not None:
            named = translate(
                "Reader", "{tag}: {card}, names {suit}", "what somebody did, such as: laid: eight of clubs"
            )
            return say(named.put(tag=tag.told, card=card_object(tag.card), suit=suit_name(tag.named)))
        text = translate("Reader", "{tag}: {card}", "what somebody did with a card, such as: discarded: king of clubs")
        return say(text.put(tag=tag.told, card=card_object(tag.card)))

    def _arrange_tags(self, picture: Picture) -> None:
        for seat, text in picture.tags.items():
            tag = self.tags.get(seat)
            if tag is None:
                tag = self.tags[seat] = TagItem(self)
                self.addItem(tag)
            tag.arrange(text, self.layout.seats[seat])
        for seat in self.tags.keys() - picture.tags.keys():
            self.removeItem(self.tags.pop(seat))

    def _measure(self, picture: Picture) -> None:
        """Find the places, unless nothing has changed that they depend on."""
        size = self.sceneRect()
        cloth = Rect(0.0, 0.0, size.width(), size.height())
        steps = 0 if picture.ladder is None else len(picture.ladder.steps)
        wanted = (picture.zones, picture.seating, self.units, picture.middle, cloth, picture.meld_room, steps)
        if wanted == self._laid_for:
            return
        self._laid_for = wanted
        self.layout = lay_out(*wanted)

    # -- focus -----------------------------------------------------------------------------------------------------

    def items_in(self, zone: str) -> list[CardItem]:
        """The card items of a zone in order."""
        return items_in(self.cards, zone)

    def set_size(self, width: float, height: float) -> None:
        """The table has this size now."""
        self.setSceneRect(QRectF(0, 0, width, height))

    def item_of(self, card: Card) -> CardItem | None:
        """The item that shows this card face up."""
        return next((item for item in self.cards if item.card is card), None)


def _open_hand(picture: Picture) -> int | None:
    """Whose hand lies open."""
    for zone in picture.zones:
        if zone.kind is ZoneKind.HAND and any(zone.cards):
            return zone.seat
    return None
