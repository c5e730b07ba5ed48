"""How well one control serves one clause: the measures under the fitted weights, and the state read by them."""
