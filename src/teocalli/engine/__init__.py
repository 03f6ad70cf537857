"""The small language that rules are written in. It knows the name of no game."""
