"""What runs inside the bare system: ``python3 -m tools.ears.inside actions olsen``. Prints one line for each check."""

from __future__ import annotations

import subprocess
import sys
import time
import traceback

from tools.driver.report import Report
from tools.ears.desktop import HEARD


def main(arguments: list[str]) -> int:
    """Do what is asked for; the number of checks that failed."""
    kind, *rest = arguments
    report = Report()
    with (HEARD / "openbox.log").open("w") as log:
        manager = subprocess.Popen(["openbox"], stdout=log, stderr=log)
    time.sleep(1)
    try:
        if kind == "keys":
            from tools.ears.by_keys import listen

            listen(report)
        elif kind == "curtain":
            from tools.ears.by_turns import listen

            listen(report)
        else:
            from tools.ears import by_actions

            if kind == "pages":
                by_actions.pages(report)
            elif kind == "dared":
                by_actions.dared(report)
            elif kind == "hot-seat":
                by_actions.hand_over(report)
            else:
                by_actions.play(rest[0], report)
    except Exception as error:
        traceback.print_exc()
        report.say(f"{' '.join(arguments)} came to its end", False, f"{type(error).__name__}: {error}")
    finally:
        manager.terminate()
    return min(report.failed, 100)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
