"""The pictures of a product: each arranges the scene and answers nothing; `main.py` renders it."""
import math

import bpy

import materials
import props
import studio
from products import ACCENTS, PACKS, SIZES, build_product

TINTS = {
    'all-purpose-wipe': '#ddd3f4',
    'all-purpose-spray': '#e2d3f0',
    'pet-spray': '#cfece4',
    'pet-tissue': '#d0e4f4',
    'shoe-tissue': '#efe2cc',
    'heavy-duty-wipe': '#cdd6e4',
}
LENS = 85
SENSOR = 36


def _distance(extent):
    """How far the camera stands so that `extent` decimetres fill the picture's height."""
    return extent * LENS / SENSOR


def _aim(extent, target, height=0.16, aside=0.0, focus=None, aperture=11.0):
    d = _distance(extent)
    studio.add_camera((aside * d, -d, target[2] + d * height), target, LENS, focus, aperture)


def _studio(slug):
    studio.light_softly()
    studio.add_backdrop(materials.paper(TINTS[slug]))


def _lean(thing, slug, turn=0.0):
    """Soft packs lean back a little, as against a wall; bottles stand."""
    thing.rotation_euler = (math.radians(-12) if slug in PACKS else 0, 0, math.radians(turn))


def _extent(slug):
    height, half = SIZES[slug]
    return max(height * 1.26, half * 2.35)


def _face(slug, market, labels, is_reversed):
    _studio(slug)
    product = build_product(slug, market, labels, is_reversed=is_reversed)
    _lean(product, slug)
    height, _ = SIZES[slug]
    _aim(_extent(slug), (0, 0, height * 0.48), focus=(0, -0.4, height * 0.5))


def front(slug, market, labels):
    _face(slug, market, labels, is_reversed=False)


def back(slug, market, labels):
    _face(slug, market, labels, is_reversed=True)


def three_quarter(slug, market, labels):
    _studio(slug)
    product = build_product(slug, market, labels, is_open=slug in PACKS)
    height, _ = SIZES[slug]
    if slug in PACKS:
        # Lying on its back, the lid open, the first sheet out.
        depth = PACKS[slug][0][2]
        product.rotation_euler = (math.radians(-90), 0, math.radians(24))
        product.location = (0, height * 0.1, depth / 2)
        _aim(_extent(slug) * 0.98, (0, 0, 0.42), height=0.52, focus=(0, -0.3, 0.4), aperture=14)
        return
    product.rotation_euler = (0, 0, math.radians(34 if slug == 'all-purpose-spray' else 26))
    _aim(_extent(slug), (0, 0, height * 0.47), height=0.3, focus=(0, -0.4, height * 0.5))


def size(slug, market, labels):
    """Beside a mug of 9.5 cm."""
    _studio(slug)
    height, half = SIZES[slug]
    product = build_product(slug, market, labels)
    _lean(product, slug, 8)
    product.location.x = -0.45
    cup = props.mug()
    cup.location = (half + 0.25, -0.15, 0)
    cup.rotation_euler = (0, 0, math.radians(-25))
    # From the product's left edge to the handle of the mug.
    width = half * 2 + 1.35
    _aim(max(_extent(slug), width * 1.16), (0.25, 0, max(height, 0.95) * 0.46), focus=(0, -0.4, 0.5))


# What a product is shown on: colours of the top and of the wall behind, and what stands around.
ROOMS = {
    'all-purpose-wipe': ('wood', '#e9e3da', 'kitchen'),
    'all-purpose-spray': ('stone', '#e4e6e8', 'kitchen'),
    'pet-spray': ('floor', '#e7ece6', 'pet'),
    'pet-tissue': ('floor', '#e6ebf0', 'pet'),
    'shoe-tissue': ('floor', '#ece5da', 'entrance'),
    'heavy-duty-wipe': ('wood-dark', '#dfe3e8', 'workshop'),
}


def top_of(kind):
    if kind == 'stone':
        return materials.stone('#f1efec', '#cfcac6')
    if kind == 'wood-dark':
        return materials.wood('#8f6f50', '#5c4128')
    if kind == 'floor':
        return materials.wood('#d8b78d', '#b08a5e', 0.36)
    return materials.wood()


def light_of_morning():
    """Low sun through a window on the left: bars of light and long shadows."""
    sun = bpy.data.lights.new('Sun', 'SUN')
    sun.energy = 3.6
    sun.angle = math.radians(2.2)
    sun.color = (1.0, 0.9, 0.76)
    lamp = bpy.data.objects.new('Sun', sun)
    lamp.rotation_euler = (math.radians(52), math.radians(-8), math.radians(-62))
    bpy.context.collection.objects.link(lamp)
    studio.area_light('Window', (-7, -1, 5), (0, 0, 0.6), 4.0, 320, (0.92, 0.96, 1.0))
    studio.area_light('Room', (6, -6, 5), (0, 0, 0.6), 5.0, 90, (1.0, 0.95, 0.9))
    studio.set_world((0.9, 0.94, 1.0, 1), 0.35)


def in_use(slug, market, labels):
    """On the table or floor where it is used, a used sheet or the mist's drops in front."""
    top, wall_colour, room = ROOMS[slug]
    light_of_morning()
    props.board(top_of(top))
    props.wall(materials.paper(wall_colour), 6.5)
    product = build_product(slug, market, labels)
    height, half = SIZES[slug]
    _lean(product, slug, -10)
    product.location.x = 0.35
    product.location.y = 0.25
    if 'spray' not in slug:
        sheet = props.crumpled_sheet(1.25, 1.1, seed=len(slug))
        sheet.location = (-0.85, -1.35, 0)
        sheet.rotation_euler = (0, 0, 0.5)
        props.drops(36, (0.1, 1.5, -1.8, -0.7), sizes=(0.008, 0.035))
    else:
        props.drops(170, (-1.7, 1.4, -2.0, -0.25), sizes=(0.008, 0.045))
    _furnish(room, half)
    _aim(max(height * 1.4, half * 2.95), (0.12, 0, height * 0.4), height=0.24, aside=-0.08, focus=(0.35, 0.0, height * 0.5), aperture=5.6)


def _furnish(room, half):
    """Things out of focus that say where this is."""
    if room == 'kitchen':
        cup = props.mug('#dfe5e2')
        cup.location = (-half - 0.9, 1.3, 0)
        green = props.plant()
        green.location = (half + 1.3, 2.4, 0)
    elif room == 'pet':
        dish = props.bowl()
        dish.location = (-half - 1.15, 1.6, 0)
        towel = props.folded_towel(materials.fabric('#d9cbb8'), 2.6, 1.6, 2)
        towel.location = (half + 1.7, 2.2, 0)
    elif room == 'entrance':
        towel = props.folded_towel(materials.fabric('#7d8a94'), 2.4, 1.4, 1)
        towel.location = (-half - 1.2, 1.8, 0)
        green = props.plant(3, '#cfc4b4', 40, 1.2)
        green.location = (half + 1.4, 2.6, 0)
    else:
        towel = props.folded_towel(materials.fabric('#8fa0b5'), 1.8, 1.2, 3)
        towel.location = (half + 1.2, 1.6, 0)
        cup = props.mug('#50586a')
        cup.location = (-half - 0.9, 1.5, 0)


def texture(slug, _market, _labels):
    """Close: the weave of a sheet with water on it, or the drops of the mist on a lacquered surface."""
    studio.area_light('Key', (-4.5, 1.5, 2.6), (0, 0, 0), 1.6, 360, (1, 0.97, 0.93))
    studio.area_light('Fill', (5, -4, 3), (0, 0, 0), 3.0, 60)
    studio.set_world((0.94, 0.96, 1.0, 1), 0.3)
    if 'spray' in slug:
        # A window that every drop mirrors, and a top without a sheen of its own, on which drops would look like stains.
        studio.area_light('Window', (-0.8, 4.2, 3.4), (0, 0, 0), 2.2, 230, (0.95, 0.98, 1.0), 3.2)
        props.board(materials.plastic(ACCENTS[slug], 0.6))
        props.drops(240, (-0.9, 0.9, -0.6, 1.1), seed=len(slug), sizes=(0.008, 0.13))
    else:
        props.board(materials.paper(TINTS[slug]))
        sheet = props.crumpled_sheet(2.6, 2.4, seed=len(slug) + 3, lift=0.3, colour='#dfe8f4' if slug == 'heavy-duty-wipe' else '#fbfbf8')
        sheet.location = (0, 0.2, 0)
    studio.add_camera((0.1, -2.6, 1.5), (0, 0.05, 0.05), 100, (0, -0.12, 0.06), 9.0)


VIEWS = {'front': front, 'three-quarter': three_quarter, 'in-use': in_use, 'texture': texture, 'size': size, 'back': back}
