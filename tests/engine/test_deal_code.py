"""Deal codes: said over the telephone, typed with mistakes, and still the same cards or a refusal."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.deal_code import ALPHABET, DealCodeError, new_deal_code, parse_deal_code

CODES = st.integers(0, 2**32).map(lambda seed: new_deal_code(Random(seed)))


@given(CODES)
def test_a_code_reads_back_as_itself_in_any_spelling(code: str) -> None:
    for text in (code, code.lower(), code.replace("-", ""), f" {code.replace('-', ' ')} ", "-".join(code)):
        assert parse_deal_code(text) == code


@given(CODES, st.sampled_from("–—‑−_.,:;/|\u00a0\u200b\ufeff\n"))
def test_what_a_phone_or_a_letter_put_between_does_not_matter(code: str, between: str) -> None:
    assert parse_deal_code(f"“{code.replace('-', between)}”{between}") == code


@given(CODES)
def test_alike_letters_are_read_as_what_they_look_like(code: str) -> None:
    assert parse_deal_code(code.replace("0", "O").replace("1", "I").replace("V", "U")) == code
    assert parse_deal_code(code.replace("0", "o").replace("1", "l")) == code


def test_every_slip_of_one_letter_is_caught() -> None:
    for seed in range(40):
        plain = new_deal_code(Random(seed)).replace("-", "")
        for place in range(8):
            for letter in ALPHABET.replace(plain[place], ""):
                slip = plain[:place] + letter + plain[place + 1 :]
                with pytest.raises(DealCodeError):
                    parse_deal_code(slip)


def test_two_neighbours_swapped_are_caught() -> None:
    for seed in range(40):
        plain = new_deal_code(Random(seed)).replace("-", "")
        for place in range(7):
            one, two = plain[place], plain[place + 1]
            if one != two:
                with pytest.raises(DealCodeError):
                    parse_deal_code(plain[:place] + two + one + plain[place + 2 :])


@pytest.mark.parametrize("text", ["", "K7QF", "K7QF-2M9Z1", "K7QF-2M9!", "K7QF-2M9", "ÞÆÖÐ-ÁÉÍÓ", "🂡🂡🂡🂡🂡🂡🂡🂡", "ßßßß"])
def test_what_is_no_code_is_refused(text: str) -> None:
    with pytest.raises(DealCodeError):
        parse_deal_code(text)


@given(st.text(max_size=20))
def test_any_text_is_a_code_or_a_deal_code_error(text: str) -> None:
    try:
        code = parse_deal_code(text)
    except DealCodeError:
        return
    assert parse_deal_code(code) == code
