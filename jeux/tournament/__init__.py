"""A tournament of several players at several tables: who meets whom, who won, who stands where; without a window."""
