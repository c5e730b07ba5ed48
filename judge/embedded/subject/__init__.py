"""What on the screen a step speaks of: the control of a name, the row, the field, how it stands."""
