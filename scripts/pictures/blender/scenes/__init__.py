"""Rooms that products stand in, by the name of their picture."""
from scenes import banners, fragrances, hero, places, technology

SCENES = {**hero.SCENES, **banners.SCENES, **technology.SCENES, **places.SCENES, **fragrances.SCENES}
