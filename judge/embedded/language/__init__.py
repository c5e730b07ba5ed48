"""Words of a language: how they are cut, how alike they are, what their tables say of them."""
