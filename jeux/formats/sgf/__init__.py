"""The Smart Game Format, FF[4]: its syntax, and what each game writes in it."""
