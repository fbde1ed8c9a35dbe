"""Card Table: traditional card games for a family, on one table."""

__version__ = "0.1.0"
