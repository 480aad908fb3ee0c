"""What can be printed, one module a kind of sheet."""
