"""What steps are worth, and why: one analysis for advice, professor and review."""
