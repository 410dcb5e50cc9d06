"""What lies on the table: resources, cards as tables, the deck, one player's side."""
