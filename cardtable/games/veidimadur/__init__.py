"""Veiðimaður, the Icelandic Go Fish: ask somebody for a rank, fish when there is none, collect books."""
