"""Games in which tricks are taken: a card is led, the others follow if they can, and one card wins."""
