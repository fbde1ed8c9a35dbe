"""Drives the program as a person does who knows it by its names: for tests of what is shipped, and of what is heard.

Nothing but the standard library, because it runs in bare systems, too.
"""
