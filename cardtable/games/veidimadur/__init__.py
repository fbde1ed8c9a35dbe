"""Veiðimaður, the Icelandic Go Fish: ask a player for a rank, fish when there is none, collect books."""
