"""What comes from outside and goes there: files, what is pasted and copied, pictures, the backup of a player."""
