"""How a game shows itself: pictures, words, help, what an option would bring. Nothing here knows a particular game."""
