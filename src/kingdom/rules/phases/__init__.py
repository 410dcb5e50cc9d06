"""One small file for each phase or step of the rulebook."""
