"""How Veiðimaður looks, speaks and is touched."""
