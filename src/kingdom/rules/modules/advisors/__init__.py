"""Advisors: people with an ability that their owner pays for in Soldiers (ADV-GEN-1 to ADV-27)."""
