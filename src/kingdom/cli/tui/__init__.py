"""The table at the prompt: drawing what one seat may know, reading moves, telling what happened."""
