"""Ways to carry out sorts of steps: for each, what serves it next and whether it was carried out."""
