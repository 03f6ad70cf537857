"""What a learned player sees of Theocracy: everything but decks and other hands, with colours by their players."""

from __future__ import annotations

from teocalli.engine.observation import Sight

SIGHT = Sight(hidden=("deck", "development_deck"), own=("players.hand",), left_out=("figures",), colours="colour")
