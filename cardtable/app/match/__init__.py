"""The screen of a running match without a window: who may do what, and what stands there, as values."""
