"""Measuring: how quick the rules are, how strong the bots are."""
