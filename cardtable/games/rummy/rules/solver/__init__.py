"""What a hand is worth for a contract: how far it is, which cards help, and what to lay down."""
