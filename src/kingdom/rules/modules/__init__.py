"""One folder for each module of the rulebook, and the list of those that exist."""
