"""Phones that lie beside the screen: what they are given, and the panel with a code for every seat."""
