"""The screens that are read: rules, dice, settings, about."""
