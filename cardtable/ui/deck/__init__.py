"""The playing cards as pictures: the deck drawn by the program, decks from SVG files, and shared pixmaps."""
