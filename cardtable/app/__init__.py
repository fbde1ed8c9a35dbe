"""The program without a window: a running match and its seats, the computer players' process, settings, self-test."""
