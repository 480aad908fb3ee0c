"""What comes from outside and goes there: files, what is pasted and copied, pictures, the luggage of a player."""
