"""Where things lie: inside the table, no index covered, nothing on top of something else."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from cardtable.cards import packs
from cardtable.messages import verbatim
from cardtable.stage.layout import lay_out
from cardtable.stage.places import INDEX_SHARE, Rect, TableLayout
from cardtable.stage.zones import Middle, Zone, ZoneKind

SIZES = [(1024, 640), (1280, 800), (1920, 1080), (2560, 1600)]


def zones(seats: int, hand: int, others: int = 5, stock: int = 30, pile: int = 3) -> list[Zone]:
    name = verbatim("x")
    faces = packs(2)
    made = [
        Zone("stock", ZoneKind.STOCK, name, (None,) * stock),
        Zone("discard", ZoneKind.PILE, name, faces[:pile]),
        Zone("hand-0", ZoneKind.HAND, name, faces[10 : 10 + hand], 0),
    ]
    return made + [Zone(f"hand-{at}", ZoneKind.OTHER_HAND, name, (None,) * others, at) for at in range(1, seats)]


def meet(one: Rect, two: Rect) -> bool:
    return (
        one.x + 1 < two.x + two.width
        and two.x + 1 < one.x + one.width
        and one.y + 1 < two.y + two.height
        and two.y + 1 < one.y + one.height
    )


def laid(seats: int, hand: int, size: tuple[int, int], scale: float = 1.0, others: int = 5) -> TableLayout:
    return lay_out(zones(seats, hand, others), *size, scale)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6, 8, 10])
@pytest.mark.parametrize("hand", [0, 1, 5, 14, 24])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_everything_lies_on_the_table(size: tuple[int, int], seats: int, hand: int, scale: float) -> None:
    if scale == 2.0 and size[1] < 800:
        pytest.skip("text of 200 % asks for a window of at least 1280x800")
    made = laid(seats, hand, size, scale)
    table = Rect(0, 0, *size)
    assert set(made.places) == {"stock", "discard", *(f"hand-{at}" for at in range(seats))}
    assert set(made.plates) == set(range(seats))
    for name, place in made.places.items():
        assert table.contains(place.rect), name
        if not name.startswith("hand") or name == "hand-0":
            for spot in place.spots:
                assert Rect(-12, -12, size[0] + 24, size[1] + 24).contains(spot.rect), name
    for seat, plate in made.plates.items():
        assert table.contains(plate), seat


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize("seats", [2, 4, 6, 8])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_covers_anything_else(size: tuple[int, int], seats: int, scale: float) -> None:
    made = laid(seats, 10, size, scale)
    rects = {f"plate-{seat}": rect for seat, rect in made.plates.items()}
    rects |= {name: place.rect for name, place in made.places.items()}
    names = sorted(rects)
    met = [(one, two) for at, one in enumerate(names) for two in names[at + 1 :] if meet(rects[one], rects[two])]
    assert met == []


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize("hand", range(1, 25))
def test_no_index_of_the_own_hand_is_covered(size: tuple[int, int], hand: int) -> None:
    spots = laid(4, hand, size).places["hand-0"].spots
    assert len(spots) == hand
    for one, two in pairwise(spots):
        if one.y == two.y:
            assert two.x - one.x >= one.width * INDEX_SHARE - 1
        else:
            assert two.y - one.y >= one.width * INDEX_SHARE


@pytest.mark.parametrize("others", [0, 1, 5, 20, 40])
def test_other_hands_keep_to_their_own_part(others: int) -> None:
    made = laid(6, 5, (1280, 800), 1.0, others)
    rects = [made.places[f"hand-{at}"].rect for at in range(1, 6)]
    assert not any(meet(one, two) for at, one in enumerate(rects) for two in rects[at + 1 :])
    assert all(len(made.places[f"hand-{at}"].spots) == others for at in range(1, 6))


def test_only_the_upper_cards_of_a_stack_are_shown() -> None:
    made = lay_out(zones(2, 5, stock=40, pile=20), 1280, 800)
    assert (len(made.places["stock"].spots), made.places["stock"].first) == (6, 34)
    assert (len(made.places["discard"].spots), made.places["discard"].first) == (6, 14)
    empty = lay_out(zones(2, 5, stock=0, pile=0), 1280, 800)
    assert empty.places["stock"].spots == ()


def test_the_same_zones_lie_in_the_same_places() -> None:
    assert laid(4, 7, (1280, 800)) == laid(4, 7, (1280, 800))


def meld_zones(players: int, each: int, length: int = 4, tray: int = 0) -> list[Zone]:
    """A table of contract rummy: ``each`` melds of every player, and places of the near seat's tray."""
    name = verbatim("x")
    faces = packs(3)
    made = zones(players, 24, 11)
    for owner in range(1 if tray else 0, players):
        for number in range(each):
            first = (owner * each + number) * length
            laid = tuple(faces[(first + step) % len(faces)] for step in range(length))
            made.append(Zone(f"meld-{owner}-{number}", ZoneKind.MELD, name, laid, owner=owner, near=owner == 0))
    return made + [Zone(f"tray-{at}", ZoneKind.TRAY, name, (), 0, near=True, room=4) for at in range(tray)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    ("players", "each", "length"), [(4, 3, 5), (8, 1, 4), (8, 3, 4), (6, 4, 4), (2, 1, 14), (8, 2, 8)]
)
@pytest.mark.parametrize("tray", [0, 3])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_melds_lie_apart_and_can_be_read(
    size: tuple[int, int], players: int, each: int, length: int, tray: int, scale: float
) -> None:
    if scale == 2.0 and size[1] < 1000:
        pytest.skip("so much large text asks for a larger window")
    made = lay_out(meld_zones(players, each, length, tray), *size, scale, Middle.FIELD)
    rects = {f"plate-{seat}": rect for seat, rect in made.plates.items()}
    rects |= {name: place.rect for name, place in made.places.items()}
    table = Rect(0, 0, *size)
    for name, rect in rects.items():
        assert table.contains(rect), name
    names = sorted(rects)
    met = [(one, two) for at, one in enumerate(names) for two in names[at + 1 :] if meet(rects[one], rects[two])]
    assert met == []
    for name, place in made.places.items():
        if name.startswith("meld"):
            assert len(place.spots) == length
            for one, two in pairwise(place.spots):
                assert two.x - one.x >= one.width * INDEX_SHARE - 1
            assert place.spots[0].width >= (34 if size[0] >= 1280 else 24)


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_a_grouped_hand_of_24_stays_readable(size: tuple[int, int]) -> None:
    made = meld_zones(8, 2)
    grouped = [replace(zone, breaks=(3, 7, 11, 14)) if zone.kind is ZoneKind.HAND else zone for zone in made]
    spots = lay_out(grouped, *size, middle=Middle.FIELD).places["hand-0"].spots
    assert len(spots) == 24
    for one, two in pairwise(spots):
        if one.y == two.y:
            assert two.x - one.x >= one.width * INDEX_SHARE - 1


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("length", [1, 2, 10, 30, 50])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_long_row_stays_readable(size: tuple[int, int], length: int, scale: float) -> None:
    if scale == 2.0 and size[1] < 1000:
        pytest.skip("so much large text asks for a larger window")
    name = verbatim("x")
    made = [zone for zone in zones(4, 10, 8) if zone.id != "discard"]
    marked = tuple(range(length))[-2:]
    made.append(Zone("row", ZoneKind.ROW, name, tuple(packs(1)[:length]), marked=marked))
    layout = lay_out(made, *size, scale, Middle.FIELD)
    place = layout.places["row"]
    assert Rect(0, 0, *size).contains(place.rect)
    assert len(place.spots) == length
    for index, (one, two) in enumerate(pairwise(place.spots)):
        if one.y == two.y:
            assert two.x - one.x >= one.width * (1.0 if index in marked else INDEX_SHARE) - 1
    others = [rect.rect for name, rect in layout.places.items() if name != "row"] + list(layout.plates.values())
    assert not any(meet(place.rect, rect) for rect in others)


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
@pytest.mark.parametrize("tray", [False, True])
def test_a_trick_lies_beside_what_was_shown(size: tuple[int, int], tray: bool) -> None:
    name = verbatim("x")
    faces = packs(1, 2)
    made = zones(4, 18 if tray else 12, 12)
    made.append(Zone("trick", ZoneKind.TRICK, name, tuple(faces[:4]), room=4, players=(1, 2, 3, 0)))
    made.append(Zone("last", ZoneKind.MELD, name, tuple(faces[4:8]), owner=2))
    made.append(Zone("kitty", ZoneKind.MELD, name, tuple(faces[8:14])))
    if tray:
        made.append(Zone("tray-0", ZoneKind.TRAY, name, (), 0, near=True, room=6))
    layout = lay_out(made, *size, middle=Middle.FIELD)
    rects = {f"plate-{seat}": rect for seat, rect in layout.plates.items()}
    rects |= {name: place.rect for name, place in layout.places.items()}
    names = sorted(rects)
    met = [(one, two) for at, one in enumerate(names) for two in names[at + 1 :] if meet(rects[one], rects[two])]
    assert met == []
    spots = layout.places["trick"].spots
    assert all(two.x >= one.x + one.width for one, two in pairwise(spots))
    assert spots[0].width > 60


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("laid", [1, 6])
def test_nothing_jumps_when_the_first_cards_are_laid_open(size: tuple[int, int], laid: int) -> None:
    before = zones(4, 7, pile=0)
    melds = [Zone(f"meld-{at}", ZoneKind.MELD, verbatim("x"), packs(1)[:4], owner=at % 4) for at in range(laid)]
    empty, filled = (lay_out(each, *size, middle=Middle.FIELD) for each in (before, [*before, *melds]))
    assert empty.card_width == filled.card_width
    assert empty.plates == filled.plates
    assert all(filled.places[name] == place for name, place in empty.places.items())


def test_a_table_for_piles_has_no_room_for_what_is_laid_open() -> None:
    with pytest.raises(ValueError, match="meld-0-0"):
        lay_out(meld_zones(2, 1), 1280, 800)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 6, 10])
@pytest.mark.parametrize("others", [0, 1, 12])
def test_the_plate_of_a_hand_that_is_a_target_belongs_to_it(size: tuple[int, int], seats: int, others: int) -> None:
    plain = zones(seats, 7, others)
    asked = [replace(zone, target=True) if zone.kind is ZoneKind.OTHER_HAND else zone for zone in plain]
    before, made = lay_out(plain, *size), lay_out(asked, *size)
    assert all(place.plate is None for place in before.places.values())
    for at in range(1, seats):
        assert made.places[f"hand-{at}"].plate == made.plates[at] == before.plates[at]
        assert made.places[f"hand-{at}"].rect == before.places[f"hand-{at}"].rect
        assert made.places[f"hand-{at}"].rect.width > 0
    assert all(made.places[name].plate is None for name in ("stock", "discard", "hand-0"))
