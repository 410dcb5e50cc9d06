"""The Conquest module: armies on a board of territories, moved at the end of every round (CONQ)."""
