"""The Quest module: steps that are paid for at any time, the last of which decides who can win (QST-GEN)."""
