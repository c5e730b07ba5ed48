"""The screen and its history as the judge reads them: items, cards, deeds, what each brought, what changed."""
