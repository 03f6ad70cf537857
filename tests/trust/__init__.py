"""Proof of what the table promises: a short form among the other tests, a long one by `python -m tests.trust`, which
also writes docs/trust.md.

Everything runs on this machine, against servers of its own, and ends by itself.
"""
