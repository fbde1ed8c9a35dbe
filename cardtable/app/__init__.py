"""The program without a window: running matches, the computer players' process, settings, self-test."""
