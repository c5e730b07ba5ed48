"""What a person, a CI system and a program are told of a run. Everything here is made from events alone."""
