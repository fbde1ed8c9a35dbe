"""The end of a round, phase by phase: hands open and are counted, a player has won, and the panel says the rest."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.app.match.cues import Heard, Hurried, Said
from cardtable.app.match.playback import SHARES
from cardtable.app.match.screen import GoOn, Outcry, Phase, RoundEnd, Winner
from cardtable.app.match.spoken_screen import keyed
from cardtable.app.match_summary import big_turns
from cardtable.app.turns import NO_SEAT, turns
from cardtable.engine.player_names import name_key
from cardtable.engine.refusal import IllegalActionError
from cardtable.messages import translate
from cardtable.stage.characters import Mood
from cardtable.stage.event_style import Sound, Weight
from cardtable.stage.round_result import hurrah_at_the_end, sum_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cardtable.app.dares import Dares
    from cardtable.app.match.display import Display
    from cardtable.app.match.moods import Moods
    from cardtable.app.match.playback import Motion
    from cardtable.app.settings import Settings
    from cardtable.messages import Message
    from cardtable.stage.commands import Report
    from cardtable.stage.event_style import Announcement
    from cardtable.stage.round_result import AccountSheet, Count
    from cardtable.stage.turn_lines import TurnLine

DEAL_KEY: Final = translate("Keys", "N", "letter of the button “Revenge”")
"""Not the key of going on: a player who hurries has not seen the end yet."""
AGAIN: Final = translate("Table", "Revenge", "button: the same match once more, with the same seats")
# How many milliseconds each phase takes at the normal pace.
LENGTHS: Final = {Phase.OPEN: 600, Phase.COUNT: 500, Phase.REPORT: 2200, Phase.CHEER: 1200, Phase.BACK: 320}
# Of more deeds only so many are played; the panel lists them all.
MOST_REPORTED: Final = 8
WHOLE_MATCH: Final = 2600
# So many turning points of a round the panel names.
MOST_DECIDED: Final = 3
# Of more winners no faces are shown.
MOST_FACES: Final = 3


class RoundEndSequence:
    """Plays the end of each round of one table, or shows its last phase where the last card was not just seen."""

    def __init__(
        self, display: Display, moods: Moods, motion: Motion, settings: Callable[[], Settings],
        tonight: Callable[[Sequence[str]], Mapping[str, int]], dares: Dares,
    ) -> None:  # fmt: skip
        self._tonight, self._dares = tonight, dares
        self._display, self._moods, self._motion, self._settings = display, moods, motion, settings
        self._sight, self._table = display.sight, display.table
        self._pictures = display.presenter.pictures
        self._every: tuple[Count, ...] = ()
        self._report: Report | None = None

    @property
    def running(self) -> bool:
        """Whether phases are being played."""
        part = self._part
        return part is not None and part.phase is not Phase.PANEL

    @property
    def _part(self) -> RoundEnd | None:
        return self._display.state.round_end

    def begin(self) -> None:
        """The round is over: play its end, unless that was seen."""
        table, part = self._table, self._part
        number = len(table.match.results)
        if part is not None and part.number == number:
            return
        fresh = self._pictures.ended < number
        pace = SHARES[self._settings().pace]
        still = self._settings().reduce_motion or not pace
        scoring = table.entry.stage.scoring
        every = tuple(scoring.costs(self._sight.view()))
        self._pictures.ended = number
        self._pictures.uncounted = frozenset(count.seat for count in every)
        self._pictures.sums = {}
        self._every = every
        self._report = scoring.report(self._sight.view(), table.names)
        part = RoundEnd(
            number,
            Phase.OPEN,
            self._length(Phase.OPEN),
            still,
            scoring.fewest_wins,
            tuple(table.match.seats),
            table.is_played,
            table.can_be_reviewed,
        )
        self._display.quiet()
        if fresh and pace:
            self._display.put(go_on=GoOn())
            self._show(part, animate=not still)
        else:
            self._jump(part)
            if fresh:
                self._delight()

    def next(self) -> None:
        """The phase that was shown is over."""
        part = self._part
        if part is None or part.phase is Phase.PANEL:
            return
        if part.phase is Phase.COUNT:
            self._is_counted(part)
        following = self._following(part)
        self._show_deed(following)
        if following.phase is Phase.CHEER:
            self._cheer()
        if following.phase is Phase.PANEL:
            self._display.put(go_on=None)
        self._show(following)

    def _following(self, part: RoundEnd) -> RoundEnd:
        counted = len(part.counts)
        if part.phase in (Phase.OPEN, Phase.COUNT) and counted < len(self._every):
            counts = self._every[: counted + 1]
            return replace(part, phase=Phase.COUNT, length=self._length(Phase.COUNT), counts=counts)
        if part.phase in (Phase.OPEN, Phase.COUNT, Phase.REPORT) and part.reported < len(self._scenes):
            length = self._length(Phase.REPORT)
            return replace(part, phase=Phase.REPORT, length=length, reported=part.reported + 1)
        if part.phase in (Phase.OPEN, Phase.COUNT, Phase.REPORT):
            return replace(part, phase=Phase.CHEER, length=self._length(Phase.CHEER), winner=self._winner())
        if part.phase is Phase.CHEER:
            return replace(part, phase=Phase.BACK, length=0 if part.still else self._length(Phase.BACK))
        return self._with_sheet(replace(part, phase=Phase.PANEL, length=0))

    def _with_sheet(self, part: RoundEnd) -> RoundEnd:
        seats = self._table.match.seats
        people = [seat.name for seat in seats if seat.is_person] if self._table.is_played else []
        won = {name_key(name): count for name, count in self._tonight(people).items()} if people else {}
        evening = tuple((at, won[name_key(seat.name)]) for at, seat in enumerate(seats) if name_key(seat.name) in won)
        sheet = self._sight.account_sheet()
        if not self._table.deals_next:
            sheet = replace(sheet, following=None, following_short=None)
        points = [] if sheet.totals else self._turning_points()
        best, line = self._best_turn() if sheet.totals else (None, points[0][0] if points else None)
        over = self._table.match.over
        return replace(
            part,
            sheet=sheet,
            decided=tuple(line for _, line in points),
            best=best,
            moment=line,
            moods=self._faces(sheet) if over else (),
            evening=evening,
            dared=over and self._dares.offered(self._table),
            dare=self._dares.said_at(self._table) if over else None,
        )

    def write_anew(self) -> None:
        """Those who sit here are called otherwise."""
        part = self._part
        if part is not None:
            part = replace(part, seats=tuple(self._table.match.seats), winner=part.winner and self._winner())
            self._report = self._table.entry.stage.scoring.report(self._sight.view(), self._table.names)
            self._display.put(round_end=part if part.sheet is None else self._with_sheet(part))

    def seal(self) -> None:
        """Put the cards of this match into an envelope for who has lost it, and say where it lies."""
        part = self._part
        if part is None or not part.dared:
            return
        dares, table = self._dares, self._table
        dares.seal(table)
        said = dares.said_at(table)
        self._display.put(round_end=replace(part, dared=dares.offered(table), dare=said))
        if said is not None:
            self._display.do(Said((said,)))

    def _turning_points(self) -> list[tuple[int, TurnLine]]:
        """The last turns that decided the round, each with the line of the log before which it began."""
        table, view = self._table, self._sight.view()
        speech = table.entry.stage.speech
        told: list[tuple[int, TurnLine]] = []
        begun = table.match.last_deal
        for turn in turns(self._sight, begun):
            told += [(begun, line) for line in speech.turn_lines(turn, view, NO_SEAT, table.names)]
            begun += len(turn.done)
        most = max((line.weight for _, line in told), default=Weight.PASSING)
        if most is Weight.PASSING:
            # Where one thing was as good as another, it was decided by who got rid of the last card.
            out = any(not count for count in table.round.counts) and any(table.round.counts)
            return told[-1:] if out else []
        return [(at, line) for at, line in told if line.weight is most][-MOST_DECIDED:]

    def _best_turn(self) -> tuple[Message | None, int | None]:
        """The turn of the match in which most of a hand was laid, and the line of the log before which it began."""
        table = self._table
        speech = table.entry.stage.speech
        if not speech.big_turns:
            return None, None
        try:
            every = big_turns(table.match, speech.swept)
        except (ValueError, IllegalActionError):
            return None, None
        seat = max(range(len(every)), key=lambda at: every[at].worth)
        turn = every[seat]
        if not turn.laid:
            return None, None
        text = translate("Table", "The best moment: {player} laid %n card(s) in one turn.", None, turn.laid)
        return text.put(player=table.names[seat]), turn.line

    @property
    def _scenes(self) -> Sequence[Announcement]:
        return () if self._report is None else self._report.scenes[:MOST_REPORTED]

    def _faces(self, sheet: AccountSheet) -> tuple[tuple[int, Mood], ...]:
        """The seats as they came in, each with its face: of more than two the last one hides, if it is alone there."""
        table = self._table
        places = table.entry.stage.scoring.places(self._sight.view(), table.match.standing)
        last = max(places)
        hides = last > 1 and len(places) > 2 and places.count(last) == 1
        return tuple(
            (row.seat, Mood.DELIGHTED if row.won else Mood.CAUGHT if hides and places[row.seat] == last else Mood.CALM)
            for row in sheet.rows
        )

    def _show_deed(self, part: RoundEnd) -> None:
        """Turn to what comes to light now, or away from it."""
        if part.phase is not Phase.REPORT:
            self._display.quiet()
            return
        assert self._report is not None
        at = part.reported - 1
        self._display.put(speech=(), outcry=Outcry(self._report.scenes[at]))
        self._display.do(Heard(Sound.ACCUSATION))
        self._display.do(Said((self._report.lines[at],)))

    def _is_counted(self, part: RoundEnd) -> None:
        count = part.counts[-1]
        before = self._table.match.standing.totals[count.seat] - count.total
        self._pictures.uncounted -= {count.seat}
        self._pictures.sums[count.seat] = sum_text(before, count.total)

    def hurry(self) -> bool:
        """Jump to the next deed that comes to light, else to the last phase; whether there was anything to hurry."""
        part = self._part
        if part is None or not self.running:
            return False
        self._display.do(Hurried())
        self._motion.finish_flights()
        self._jump(part, by_deeds=True)
        if part.winner is None and not self.running:
            self._delight()
        return True

    def _jump(self, part: RoundEnd, *, by_deeds: bool = False) -> None:
        while part.phase is not Phase.PANEL:
            if part.phase is Phase.COUNT:
                self._is_counted(part)
            part = self._following(part)
            if by_deeds and part.phase is Phase.REPORT:
                break
        self._show_deed(part)
        if part.phase is Phase.REPORT:
            self._show(part)
            return
        self._display.put(go_on=None)
        self._show(part)

    def _show(self, part: RoundEnd, *, animate: bool = False) -> None:
        picture = self._pictures.picture(self._settings().mark_fitting)
        self._display.show_round_end(part, picture, animate=animate)

    def go_on(self) -> bool:
        """The last phase at once, and then which key deals is told; whether there was anything to do."""
        if self.hurry():
            return True
        part = self._part
        if part is None or part.sheet is None:
            return False
        # It goes on with what hurried: no key that comes after it presses what has come up.
        self._display.do(Hurried())
        self._display.do(Said((keyed(part.sheet.following or AGAIN, DEAL_KEY),)))
        return True

    def toggle(self) -> None:
        """Show the table alone, or the panel again."""
        part = self._part
        if part is not None and part.phase is Phase.PANEL:
            folded = not part.folded
            self._display.put(round_end=replace(part, folded=folded))
            self._display.put(go_on=GoOn() if folded else None)

    def hide(self) -> None:
        """Take everything away; the table is as large as ever."""
        pictures = self._pictures
        pictures.uncounted, pictures.sums = frozenset(), {}
        pictures.ended = min(pictures.ended, len(self._table.match.results))
        self._display.put(round_end=None)

    # -- who has won -----------------------------------------------------------------------------------------------

    def _winners(self) -> tuple[int, ...]:
        match, result = self._table.match, self._table.round.result
        assert result is not None
        return tuple(match.standing.leaders if match.over else result.winners)

    def _winner(self) -> Winner:
        table, winners = self._table, self._winners()
        over, names = table.match.over, table.names
        words = hurrah_at_the_end([names[seat] for seat in winners]) if over else None
        if words is None:
            words = table.entry.stage.scoring.hurrah(self._sight.view(), names)
        faces = tuple((table.match.seats[seat].face, table.match.seats[seat].colour) for seat in winners)
        return Winner(faces if len(faces) <= MOST_FACES else (), words, not self._lost(), over)

    def _lost(self) -> bool:
        """Whether a person alone at the machine has lost; where several sit there, it is won."""
        persons = self._table.persons
        return len(persons) == 1 and persons[0] not in self._winners()

    def _cheer(self) -> None:
        self._display.do(Heard(Sound.LOST if self._lost() else Sound.WON))
        self._delight()

    def _delight(self) -> None:
        """Who has won is seen to be glad of it."""
        self._moods.feel(dict.fromkeys(self._winners(), Mood.DELIGHTED))

    def _length(self, phase: Phase) -> int:
        whole = phase is Phase.CHEER and self._table.match.over
        return round((WHOLE_MATCH if whole else LENGTHS[phase]) * SHARES[self._settings().pace])
