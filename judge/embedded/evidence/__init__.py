"""What was done in a step and what came of it: told, shown, arrived, chosen, pressed."""
