"""What is compared when a screen reader listens: its log, the mouth's file, what was to be said, and the tree."""

from __future__ import annotations

import json
import socket
import threading

import pytest

from tools.ears import hearing, tree
from tools.ears.hearing import Said, Told, compare
from tools.ears.mouth import Mouth, Voice, plain
from tools.ears.tree import Node

ORCA_43 = """14:38:03.479123 - SPEECH OUTPUT: 'Probe window.'{'established': False}
14:38:03.500000 - EVENT MANAGER: Dequeued object:state-changed:focused
14:38:14.233001 - SPEECH OUTPUT: 'notification Anna’s card isn't here.'{'established': False}
"""
ORCA_48 = "00:00:10.250000 - SPEECH OUTPUT: 'two of spades.' {'established': False, 'family': {'name': None}}\n"


def test_the_log_of_either_orca_is_read() -> None:
    said = hearing.said_by_orca(ORCA_43)
    assert [one.text for one in said] == ["Probe window.", "notification Anna’s card isn't here."]
    assert said[0].time == pytest.approx(14 * 3600 + 38 * 60 + 3.479123)
    assert hearing.said_by_orca(ORCA_48) == [Said(10.25, "two of spades.")]


def test_the_file_of_the_mouth_is_read() -> None:
    facts = [
        {"time": 1.0, "number": 1, "text": "one"}, {"time": 1.1, "number": 2, "text": "two"},
        {"time": 1.2, "number": 1, "over": "cut"}, {"time": 1.2, "number": 2, "over": "unsaid"},
        {"time": 1.3, "number": 3, "text": "three"},
    ]  # fmt: skip
    lines = [json.dumps(fact) for fact in facts]
    assert [(one.text, one.over) for one in hearing.said_by_mouth(lines)] == [
        ("one", "cut"), ("two", "unsaid"), ("three", "unsaid")
    ]  # fmt: skip
    assert hearing.still_speaks(lines)
    assert not hearing.still_speaks([*lines, json.dumps({"time": 1.4, "number": 3, "over": "whole"})])


def test_the_transcript_is_read_and_nothing_else() -> None:
    lines = [
        '{"time": 2.5, "tone": "urgent", "text": "Your turn."}',
        "some warning",
        '{"time": 3, "tone": "focus", "text": "x"}',
    ]
    assert hearing.told_by_transcript(lines) == [Told(2.5, "Your turn."), Told(3, "x", "focus")]


def test_what_is_said_once_and_whole_is_heard() -> None:
    told = [Told(1.0, "Anna lays the six of clubs."), Told(2.0, "ace of spades, fits", "focus")]
    said = [
        Said(1.1, "notification Anna lays the six of clubs."),
        Said(2.2, "ace of spades, fits push button."),
        Said(2.2, "1 of 5."),
    ]
    found = compare(told, said)
    assert found.heard == told
    assert [found.lost, found.cut, found.doubled] == [[], [], []]
    assert [one.text for one in found.others] == ["1 of 5."]


def test_what_is_said_twice_is_doubled() -> None:
    told = [Told(1.0, "Your turn.")]
    found = compare(told, [Said(1.1, "Your turn."), Said(1.2, "notification Your turn.")])
    assert (found.heard, [one.text for one in found.doubled]) == (told, ["notification Your turn."])


def test_what_is_said_after_another_key_is_something_else() -> None:
    told, said = [Told(1.0, "New game", "focus")], [Said(1.1, "New game button."), Said(2.1, "New game panel.")]
    assert compare(told, said, keys=[2.0]).doubled == []
    assert compare(told, said, keys=[0.9]).doubled == said[1:]


def test_a_name_within_a_longer_sentence_is_not_doubled() -> None:
    told = [Told(1.0, "six of clubs", "focus"), Told(1.1, "Anna lays the six of clubs.")]
    found = compare(told, [Said(1.2, "Anna lays the six of clubs."), Said(1.3, "six of clubs.")])
    assert found.heard == told
    assert not found.doubled


def test_a_lost_name_takes_no_sentence_that_holds_it() -> None:
    told = [Told(1.0, "six of clubs", "focus"), Told(2.0, "The six of clubs does not fit here.")]
    found = compare(told, [Said(2.1, "The six of clubs does not fit here.")])
    assert (found.lost, found.heard) == (told[:1], told[1:])


def test_what_is_not_said_is_lost_and_what_is_said_too_early_is_no_answer() -> None:
    told = [Told(5.0, "The six does not fit.")]
    assert compare(told, []).lost == told
    assert compare(told, [Said(4.0, "The six does not fit.")]).lost == told
    assert compare(told, [Said(5.0 + hearing.LATE + 1, "The six does not fit.")]).lost == told


def test_what_was_cut_off_is_neither_lost_nor_heard() -> None:
    told = [Told(1.0, "A long sentence.")]
    assert compare(told, [Said(1.1, "A long sentence.", "cut")]).cut == told
    assert compare(told, [], keys=[1.1]).cut == told


def test_a_focus_that_goes_on_at_once_need_not_be_said() -> None:
    told = [Told(1.0, "Hint", "focus"), Told(1.05, "Card table", "focus")]
    found = compare(told, [Said(1.2, "Card table panel.")])
    assert (found.passed, found.heard) == (told[:1], told[1:])


def test_signs_that_cannot_be_said_do_not_count() -> None:
    assert hearing.holds("‹  Back push button.", "Back")
    assert not hearing.holds("Backwards", "Back")
    assert not hearing.holds("anything", "…")


def test_marks_of_speech_are_left_out() -> None:
    assert plain("<speak>Anna &amp; <mark name='1'/>Jón</speak>") == "Anna & Jón"


@pytest.fixture
def mouth(tmp_path):
    # The path of a socket has to be short.
    place = tmp_path / "m"
    if len(str(place)) > 100:
        pytest.skip("the folder's path is too long for a socket")
    with Mouth(place, Voice(tmp_path / "said", 1000.0)) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server, place, tmp_path / "said"
        server.shutdown()


def test_a_client_speaks_and_hushes(mouth) -> None:
    _, place, file = mouth
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(str(place))
        lines = client.makefile("rb")

        def ask(text: str, answers: int) -> list[bytes]:
            client.sendall(text.encode())
            return [lines.readline() for _ in range(answers)]

        assert ask("SET self CLIENT_NAME amma:orca:main\r\n", 1) == [b"203 OK SET\r\n"]
        assert ask("HISTORY GET CLIENT_ID\r\n", 2)[0] == b"245-1\r\n"
        assert ask("SPEAK\r\n", 1) == [b"230 OK RECEIVING DATA\r\n"]
        assert ask("Short.\r\n.\r\n", 2)[0] == b"225-1\r\n"
        ask("SPEAK\r\n", 1)
        ask("long " * 10000 + "\r\n.\r\n", 2)
        assert ask("CANCEL self\r\n", 1) == [b"210 OK CANCELED\r\n"]
        assert ask("QUIT\r\n", 1) == [b"231 HAPPY HACKING\r\n"]
        lines.close()
    facts = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert next(fact["text"] for fact in facts if "text" in fact) == "Short."
    assert {fact["number"]: fact["over"] for fact in facts if "over" in fact}[2] in ("cut", "unsaid")


# -- the tree ----------------------------------------------------------------------------------------------------------


def button(name: str, *, role: str = "button", description: str = "") -> Node:
    return Node(role, name, description, frozenset({"showing", "sensitive"}), ("Press", "SetFocus"))


def table(*parts: Node) -> Node:
    cloth = Node("panel", "Card table", parts=list(parts))
    tools = Node("panel", parts=[button("Hint"), button("Rules"), button("Scores")])
    return Node("frame", "Card Table", parts=[tools, cloth, Node("panel", parts=[button("Draw", description="key D")])])


def hand(owner: str, *cards: str) -> Node:
    return Node("list", owner, actions=("Press",), parts=[button(card, role="list item") for card in cards])


def test_cards_places_and_buttons_are_told_apart() -> None:
    root = table(
        button("Stock: 30 cards"), button("Discard pile: ten of clubs"), hand("Your hand", "ace of spades, fits")
    )
    assert [node.name for node in tree.own_cards(root)] == ["ace of spades, fits"]
    assert [node.name for node in tree.places(root)] == ["Stock: 30 cards", "Discard pile: ten of clubs"]
    assert [node.name for node in tree.commands(root)] == ["Draw"]


def test_an_object_without_a_name_is_found() -> None:
    assert tree.unnamed(table(button(" "))) != []
    assert tree.unnamed(table(button("Stock"))) == []


def test_a_card_of_another_hand_is_a_leak() -> None:
    assert tree.leaks(table(hand("Jón’s hand", "ace of spades")), "Anna") != []
    assert tree.leaks(table(hand("Jón’s hand"), hand("Anna’s hand", "ace of spades")), "Anna") == []
    assert tree.leaks(table(hand("Your hand", "ace of spades")), "Anna") == []


def test_a_card_behind_the_curtain_is_found() -> None:
    curtain = Node(
        "dialog",
        "Hand over to Birta",
        parts=[Node("label", "Anna lays the ten of clubs."), button("Birta: show my cards")],
    )
    assert tree.behind_curtain(table(curtain, button("Discard pile: ten of clubs"))) == []
    assert tree.behind_curtain(table(curtain, hand("Your hand", "ace of spades"))) != []
    assert tree.behind_curtain(table(curtain, button("ace of spades", role="list item"))) != []
    assert tree.behind_curtain(table(hand("Your hand", "ace of spades"))) == []


def test_the_end_is_a_dialog() -> None:
    root = table(Node("dialog", "Winner: Birta", parts=[button("Revenge")]))
    found = tree.end_dialog(root)
    assert found is not None
    assert found.name == "Winner: Birta"
    assert tree.ended(root)
    assert tree.end_dialog(table(Node("dialog", "Which suit?", parts=[button("spades")]))) is None


def test_what_is_said_belongs_to_whom_it_is_word_for_word() -> None:
    """A name that grows while it is told is said once, as it is then; it was passed through before."""
    told = [Told(1.0, "ace of diamonds", "focus"), Told(1.01, "ace of diamonds, fits", "focus")]
    found = compare(told, [Said(1.2, "ace of diamonds, fits.")])
    assert [one.text for one in found.heard] == ["ace of diamonds, fits"]
    assert [one.text for one in found.passed] == ["ace of diamonds"]
    assert found.lost == []
