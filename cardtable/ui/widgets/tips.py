"""Tool tips as plain text: a name that looks like markup is a name."""

from __future__ import annotations


def plain_tip(text: str) -> str:
    """What Qt has to be given to show this text as it is; the first paint has tips, and needs no module for markup."""
    if "<" not in text and "&" not in text:
        return text
    return f"<qt>{text.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</qt>"
