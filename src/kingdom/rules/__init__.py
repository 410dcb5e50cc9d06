"""The rules of the game: pure and compiled, no input or output beyond reading its own card data."""
