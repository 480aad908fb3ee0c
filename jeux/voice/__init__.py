"""Speech output through the screen reader or the speech engine of the system."""
