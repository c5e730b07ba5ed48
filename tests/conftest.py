"""What all tests share: properties are searched as long as they take, on however slow a machine."""

from hypothesis import settings

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
