"""What tables are made of, with no game and no Qt in it: zones, gestures, commands, sentences, layout."""
