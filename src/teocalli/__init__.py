"""Teocalli: three heavy board games by Daniele Tascini, with exact rules, a table and a laboratory. Unofficial."""

__version__ = "0.1.0"
