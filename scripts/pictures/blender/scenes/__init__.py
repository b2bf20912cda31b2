"""Rooms that products stand in, by the name of their picture."""
from scenes import banners, hero, technology

SCENES = {**hero.SCENES, **banners.SCENES, **technology.SCENES}
