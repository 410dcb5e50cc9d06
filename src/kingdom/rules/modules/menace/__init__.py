"""The Menace module: decks of Menaces that plague whoever takes them, and the Combat phase."""
