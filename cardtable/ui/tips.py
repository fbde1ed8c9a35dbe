"""Tool tips as plain text: a name that looks like markup is a name."""

from __future__ import annotations


def plain_tip(text: str) -> str:
    """What Qt has to be given to show this text as it is."""
    from html import escape

    return f"<qt>{escape(text)}</qt>" if any(sign in text for sign in "<&") else text
