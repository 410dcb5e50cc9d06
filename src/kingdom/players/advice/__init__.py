"""What greedy knows about each module: one small file a chapter of the rulebook."""
