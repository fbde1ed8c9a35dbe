"""Card Table: traditional card games for a family, on one table."""

__version__ = "0.3.2"

# What desktops, installers and file managers know the program by; every package is made from these lines.
APP_ID = "io.github.cardtable.CardTable"
HOMEPAGE = "https://github.com/cardtable/cardtable"
