"""Looking at a match once more: the page, the bar below its table, and who moves it on."""
