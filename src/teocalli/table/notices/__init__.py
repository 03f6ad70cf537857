"""Notices for people whose page is closed: by the browser, by e-mail, or to a program of theirs."""
