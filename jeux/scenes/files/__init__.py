"""Import and export: match files, the clipboard, pictures, the backup of a player's data."""
