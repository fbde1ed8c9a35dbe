"""What runs inside the bare system: ``python3 -m tools.ears.inside actions olsen``. Prints one line for each check."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
import traceback
from typing import TYPE_CHECKING, Final

from tools.driver.report import Report
from tools.ears.desktop import HEARD

if TYPE_CHECKING:
    from collections.abc import Sequence


KINDS: Final = ("pages", "actions", "hot-seat", "dared", "keys", "curtain", "rooms")


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what is asked for; the number of checks that failed."""
    parser = argparse.ArgumentParser(
        "python -m tools.ears.inside", description="What runs inside the bare system; prints one line for each check."
    )
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument(
        "one", nargs="?", default="", metavar="ONE", help="the game played by actions or keys, or the language of rooms"
    )
    wanted = parser.parse_args(arguments)
    kind: str = wanted.kind
    if (kind in ("actions", "keys", "rooms")) != bool(wanted.one):
        parser.error("a game is for actions and keys, a language for rooms; write: actions GAME")
    report = Report()
    with (HEARD / "openbox.log").open("w") as log:
        manager = subprocess.Popen(["openbox"], stdout=log, stderr=log)
    time.sleep(1)
    try:
        if kind == "keys":
            from tools.ears import by_keys

            by_keys.listen(wanted.one, report)
        elif kind == "rooms":
            from tools.ears import by_rooms

            by_rooms.listen(wanted.one, report)
        elif kind == "curtain":
            from tools.ears import by_turns

            by_turns.listen(report)
        else:
            from tools.ears import by_actions

            if kind == "pages":
                by_actions.pages(report)
            elif kind == "dared":
                by_actions.dared(report)
            elif kind == "hot-seat":
                by_actions.hand_over(report)
            else:
                by_actions.play(wanted.one, report)
    except Exception as error:
        traceback.print_exc()
        report.say(f"{kind} {wanted.one}".rstrip() + " came to its end", False, f"{type(error).__name__}: {error}")
    finally:
        manager.terminate()
    return min(report.failed, 100)


if __name__ == "__main__":
    sys.exit(main())
