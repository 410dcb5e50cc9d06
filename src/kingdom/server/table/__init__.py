"""One game as the service keeps it: who sits, what was played, and what each viewer is told."""
