"""The toolkit of the screens: controls, pages of text, focus. Knows no game."""
