"""The table in play: whose turn it is, what a person may do, who teaches, what the sheet says."""
