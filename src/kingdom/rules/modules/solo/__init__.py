"""The game of one: Danger deck, Spy tokens, Search, Supremacy by a threshold, medals (SOLO-01 to SOLO-27)."""
