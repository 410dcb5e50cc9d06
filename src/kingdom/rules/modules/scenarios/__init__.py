"""The six scenarios for one player: what lies ready, special rules, losses, medals (SCEN-01 to SCEN-06)."""
