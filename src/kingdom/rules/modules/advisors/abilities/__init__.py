"""What the Advisors do, one file for each kind of effect."""
