"""Computer players, each choosing in a process of its own."""
