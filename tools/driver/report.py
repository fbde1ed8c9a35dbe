"""What checks say: one line for each."""

from __future__ import annotations

from typing import Final

EXAMPLES: Final = 4


class Report:
    """Prints one line for each check."""

    def __init__(self, prefix: str = "") -> None:
        self._prefix = prefix
        self.failed = 0

    def say(self, text: str, ok: bool, *details: str) -> bool:
        """Whether it held; if it did not, some of the details."""
        print(f"{'ok  ' if ok else 'FAIL'} {self._prefix}{text}", flush=True)
        if not ok:
            self.failed += 1
            for detail in [detail for detail in details if detail][:EXAMPLES]:
                print(f"       {detail}", flush=True)
            if len(details) > EXAMPLES:
                print(f"       and {len(details) - EXAMPLES} more", flush=True)
        return ok
