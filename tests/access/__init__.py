"""The program as assistive technology finds it: over AT-SPI, in a session of its own, without pixels and keys."""
