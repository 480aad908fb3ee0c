"""What is measured, never tested: strength, speed, frames."""
