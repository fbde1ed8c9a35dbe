"""How papers are set, and where they go: to a printer, into a PDF, into a picture."""
