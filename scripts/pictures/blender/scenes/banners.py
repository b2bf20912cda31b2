"""Heads of the product groups: products on the right half, the left calm for words."""
import math

import bpy

import materials
import props
import studio
from scenes.botanics import vase
from scenes.daylight import light_by_window
from scenes.hero import stand_products
from scenes.slipper import slipper
from shapes import group


def _frame():
    """A picture three times as wide as it is high, around products of three decimetres."""
    studio.add_camera((-1.2, -15.5, 2.3), (-1.2, 0, 1.42), 47, (1.2, 0.0, 1.0), 6.0)


def cleansing(market, labels):
    light_by_window((1.2, 3.6, 1.8), (1.0, 0.93, 0.84))
    props.board(materials.stone('#f0edea', '#d3cdc8'), width=44, depth=11, near=-7)
    props.wall(materials.paper('#e3dcef'), 4.2)
    stand_products(
        [('all-purpose-spray', 0.1, 0.5, 12), ('all-purpose-wipe', 1.75, -0.1, -5), ('heavy-duty-wipe', 3.35, 0.5, -8)],
        market,
        labels,
    )
    cup = props.mug('#f4efe8')
    cup.location, cup.rotation_euler = (-0.95, 0.2, 0), (0, 0, 2.6)
    green = vase('summer', '#e9e4db', 0.95, height=1.5, seed=7)
    green.location = (4.55, 1.3, 0)
    _frame()


def living(market, labels):
    """The entrance: shoes on the floor beside the wipes for them."""
    light_by_window((1.2, 3.6, 1.8), (1.0, 0.88, 0.7), has_leaves=False)
    props.board(materials.wood('#d2b088', '#a98355', 0.38), width=44, depth=12, near=-7)
    props.wall(materials.paper('#ece4d8'), 4.2)
    stand_products([('shoe-tissue', 0.9, 0.0, 8)], market, labels)
    for x, y, turn in ((2.75, 0.35, 118), (3.15, -0.75, 108)):
        shoe = slipper('#6f7f8c', '#d8cfc0')
        shoe.location, shoe.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))
    green = vase('summer', '#cdbfae', 1.25, height=1.7, seed=11)
    green.location = (-0.75, 1.6, 0)
    _frame()


def _dog_bed():
    material = materials.fabric('#cbb79c', 55)
    bpy.ops.mesh.primitive_torus_add(major_radius=1.35, minor_radius=0.36, major_segments=96, minor_segments=32)
    rim = bpy.context.object
    rim.scale, rim.location = (1.25, 0.95, 0.95), (0, 0, 0.36)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=24, radius=1.3)
    cushion = bpy.context.object
    cushion.scale, cushion.location = (1.2, 0.9, 0.2), (0, 0, 0.24)
    rim.data.materials.append(material)
    cushion.data.materials.append(materials.fabric('#efe6d8', 40))
    for thing in (rim, cushion):
        for polygon in thing.data.polygons:
            polygon.use_smooth = True
        folds = bpy.data.textures.new('Folds', 'CLOUDS')
        folds.noise_scale = 0.5
        push = thing.modifiers.new('Displace', 'DISPLACE')
        push.texture, push.strength, push.texture_coords = folds, 0.09, 'GLOBAL'
    return group([rim, cushion], 'DogBed')


def pet(market, labels):
    """A dog's place: bed, bowl and ball beside the products for pets."""
    light_by_window((1.2, 3.6, 1.8), (1.0, 0.92, 0.8))
    props.board(materials.wood('#dcc19a', '#b8946a', 0.36), width=44, depth=12, near=-7)
    props.wall(materials.paper('#dfe9e3'), 4.2)
    bed = _dog_bed()
    bed.location = (3.2, 1.6, 0)
    stand_products([('pet-spray', 0.25, 0.1, 12), ('pet-tissue', 1.75, -0.35, -6)], market, labels)
    dish = props.bowl('#8fb8ad', 0.62, 0.34)
    dish.location = (-0.75, 0.6, 0)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=32, radius=0.3, location=(3.5, -0.75, 0.3))
    ball = bpy.context.object
    ball.data.materials.append(materials.fabric('#d9e06a', 120))
    for polygon in ball.data.polygons:
        polygon.use_smooth = True
    _frame()


SCENES = {'banner-cleansing': cleansing, 'banner-living': living, 'banner-pet': pet}
