"""How maumau looks and speaks."""
