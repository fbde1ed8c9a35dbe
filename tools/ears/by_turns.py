"""Two persons hand the machine over while Orca listens: the curtain is heard, no card behind it. Runs inside alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.driver.report import Report
from tools.ears import hearing, tree
from tools.ears.by_actions import GAMES, settings
from tools.ears.by_keys import Listener, spoken
from tools.ears.desktop import TRANSCRIPT, Mouth, Orca, Program

if TYPE_CHECKING:
    from tools.ears.hearing import Said, Told

RATE: Final = 80.0
CURTAINS: Final = 4
MOST_TURNS: Final = 40
COVERS: Final = "Hand over to "
SINCE: Final = "Since you last looked"


def listen(report: Report) -> None:
    """Some turns of two persons, by keys."""
    covered: list[tuple[float, float]] = []
    with Mouth(RATE) as mouth, Orca(mouth), Program(settings("olsen", "ppc", people=False)) as program:
        person = Listener()
        person.open_table(GAMES["olsen"][0])
        for _ in range(MOST_TURNS):
            root = person.bus.look()
            if tree.end_dialog(root) is not None or len(covered) >= CURTAINS:
                break
            if tree.curtain(root) is None:
                person.evening.player.move()
                continue
            fell = max((one.time for one in _dialogs() if one.text.startswith(COVERS)), default=0.0)
            person.driver.press("Return")
            covered.append((fell, person.hands.pressed[-1][0]))
        person.hands.wait()
        report.say(f"two persons: the curtain fell {len(covered)} times", len(covered) >= CURTAINS)
        report.say("two persons: the program lives on", program.lives)
        said, dialogs = spoken(), _dialogs()
    _compare(covered, dialogs, said, report)


def _dialogs() -> list[Told]:
    told = hearing.told_by_transcript(TRANSCRIPT.read_text(encoding="utf-8").splitlines())
    return [one for one in told if one.kind == "dialog"]


def _compare(covered: list[tuple[float, float]], dialogs: list[Told], said: list[Said], report: Report) -> None:
    unheard, peeked = [], []
    for fell, lifted in covered:
        told = next(one.text for one in dialogs if one.time == fell)
        heard = " ".join(one.text for one in said if fell - 0.1 <= one.time < lifted)
        name = told.removeprefix(COVERS).partition(".")[0]
        if not hearing.holds(heard, f"{COVERS}{name}") or (SINCE in told and not hearing.holds(heard, SINCE)):
            unheard.append(told)
        public = {found.casefold() for found in tree.CARD.findall(told)}
        peeked += [card for card in tree.CARD.findall(heard) if card.casefold() not in public]
    report.say("heard: to whom the machine goes, and what has happened since", not unheard, *unheard)
    report.say("heard: no card behind the curtain that was not told to all", not peeked, *peeked)
