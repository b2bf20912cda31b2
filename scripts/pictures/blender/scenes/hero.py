"""The home page's picture: a table at a window in each season. The left third stays calm for words."""
import math

import materials
import props
import studio
from products import build_product
from scenes.botanics import berries, lemon, pumpkin, vase
from scenes.daylight import light_by_window

# Light and colours of a season: sun, sky, wall, light and dark wood, towel, vase.
SEASONS = {
    'spring': ((1.0, 0.93, 0.84), (0.96, 0.95, 1.0), '#f1e6e8', ('#d9bd97', '#b3926a'), '#ecc9d2', '#f2ece6'),
    'summer': ((1.0, 0.96, 0.88), (0.88, 0.96, 1.0), '#e4eeee', ('#e2cba6', '#c2a478'), '#b9d8d4', '#f4f2ec'),
    'autumn': ((1.0, 0.84, 0.62), (1.0, 0.95, 0.9), '#eadfd2', ('#b98a5c', '#7d5230'), '#b4694a', '#c9b7a2'),
    'winter': ((1.0, 0.88, 0.74), (0.84, 0.91, 1.0), '#dde3ea', ('#c7b49b', '#98836a'), '#8798ab', '#e9ebee'),
}

# Slug, x, y, turn in degrees.
STANDS = [
    ('all-purpose-spray', 0.55, 0.75, 12),
    ('pet-spray', -0.35, 0.1, 14),
    ('all-purpose-wipe', 1.95, -0.05, -6),
    ('heavy-duty-wipe', 3.25, 0.7, -8),
]


def stand_products(stands, market, labels, lean=-12):
    for slug, x, y, turn in stands:
        product = build_product(slug, market, labels)
        is_pack = 'tissue' in slug or slug == 'all-purpose-wipe'
        product.rotation_euler = (math.radians(lean) if is_pack else 0, 0, math.radians(turn))
        product.location = (x, y, 0)


def _season_things(season):
    if season == 'autumn':
        big, small = pumpkin(size=0.5), pumpkin('#d8b07c', 0.34)
        big.location, small.location = (-1.15, 1.25, 0), (-0.72, -0.75, 0)
    elif season == 'summer':
        for index, (x, y, z) in enumerate([(-1.1, 0.75, 0.26), (-0.72, -0.75, 0.26), (-1.45, 0.2, 0.26)]):
            fruit = lemon(index + 1)
            fruit.location = (x, y, z)
    elif season == 'winter':
        red = berries(14)
        red.location = (-0.9, -0.8, 0)
    else:
        cup = props.mug('#f6f1ea')
        cup.location = (-1.15, 0.35, 0)
        cup.rotation_euler = (0, 0, 2.4)


def hero(season, market, labels):
    sun, sky, wall, (light, dark), cloth, clay = SEASONS[season]
    light_by_window((0.6, 4.0, 2.2), sun, sky)
    props.board(materials.wood(light, dark), width=40, depth=11, near=-7)
    props.wall(materials.paper(wall), 4.6)
    stand_products(STANDS, market, labels)
    flowers = vase(season, clay)
    flowers.location = (2.75, 2.4, 0)
    towel = props.folded_towel(materials.fabric(cloth), 1.5, 1.0, 2)
    towel.location = (3.95, -0.55, 0)
    towel.rotation_euler = (0, 0, 0.25)
    _season_things(season)
    studio.add_camera((-0.6, -16.0, 2.55), (-0.36, 0, 1.32), 68, (0.8, 0.0, 1.0), 7.0)


SCENES = {f'hero-{season}': lambda market, labels, season=season: hero(season, market, labels) for season in SEASONS}
