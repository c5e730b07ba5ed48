"""What is carried out where the screen itself says how it stands: the next thing to press, or that it is met."""
