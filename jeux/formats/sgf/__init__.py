"""The Smart Game Format, FF[4]: its syntax, and the properties of each game."""
