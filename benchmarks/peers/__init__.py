"""One script a peer; each prints one JSON object with its figures for random play."""
