"""The computer players of Two of Three."""
