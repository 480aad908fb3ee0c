"""What a class is shown and does: its programme, a quiet time, a vote."""
