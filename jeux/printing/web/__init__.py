"""A match or a problem as one HTML page that needs neither network nor program, in our own vector drawing."""
