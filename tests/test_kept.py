"""What trials read of a program that is playing."""

from __future__ import annotations

from tools.driver.kept import Kept


def test_a_copy_that_was_made_in_the_middle_of_a_transaction_does_not_count(tmp_path, monkeypatch) -> None:
    one, two = '{"seat": 0, "action": {"kind": "lay"}}', '{"seat": 1, "action": {"kind": "draw"}}'
    copies = iter([[(one,)], [], [(one,), (two,)], [(one,), (two,)]])
    monkeypatch.setattr(Kept, "_of_a_copy", lambda _kept, _question: next(copies))
    assert Kept(tmp_path).actions() == 2
