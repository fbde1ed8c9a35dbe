"""How whist looks and speaks."""
