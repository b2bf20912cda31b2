"""Things that scent a room, each by itself on a table."""
import math

import bpy

import materials
import props
import studio
from scenes.botanics import vase
from scenes.daylight import light_by_window
from shapes import bevel, group, lathe, smooth_profile


def _room(wall, top, seed):
    light_by_window((0.4, 3.0, 1.6), (1.0, 0.9, 0.76))
    props.board(top, width=36, depth=10, near=-6)
    props.wall(materials.paper(wall), 3.8)
    green = vase('summer', '#e9e2d8', 0.85, height=1.3, seed=seed)
    green.location = (1.75, 1.7, 0)


def _frame(height):
    studio.add_camera((-0.3, -11.5, 2.3), (0.15, 0, height * 0.5), 36 * 11.5 / (height * 1.75), (0, -0.3, height * 0.5), 4.5)


def _glow(name, location, power, size):
    light = bpy.data.lights.new(name, 'POINT')
    light.energy, light.shadow_soft_size, light.color = power, size, (1.0, 0.62, 0.28)
    lamp = bpy.data.objects.new(name, light)
    lamp.location = location
    bpy.context.collection.objects.link(lamp)


def _shining(colour, strength):
    material, tree, shader = materials._new('Shining')
    shader.inputs['Base Color'].default_value = studio.linear(colour)
    shader.inputs['Emission'].default_value = studio.linear(colour)
    shader.inputs['Emission Strength'].default_value = strength
    return material


def _wax(colour):
    material, tree, shader = materials._new('Wax')
    shader.inputs['Base Color'].default_value = studio.linear(colour)
    shader.inputs['Roughness'].default_value = 0.4
    shader.inputs['Subsurface'].default_value = 0.3
    shader.inputs['Subsurface Radius'].default_value = (0.12, 0.08, 0.05)
    return material


def _candle(radius=0.62, height=1.15, colour='#efe7dc', is_lit=True):
    """A candle in a cup of fired clay."""
    outer = smooth_profile([(0, 0), (0, 0), (radius * 0.9, 0), (radius, 0.08), (radius, 0.08), (radius, height), (radius, height)], 5)
    inner = [(max(r - 0.06, 0), max(z, 0.1)) for r, z in outer]
    cup = bevel(lathe('Cup', outer + inner[::-1], materials.glazed(colour, 0.3), 112), 0.012)
    fill, edge = height - 0.14, radius - 0.058
    wax = lathe('Wax', [(0, fill - 0.2), (edge, fill - 0.2), (edge, fill), (edge - 0.05, fill - 0.02), (0, fill - 0.03)], _wax('#f7ecd9'), 112)
    wick = lathe('Wick', [(0, fill - 0.04), (0.016, fill - 0.04), (0.014, fill + 0.14), (0, fill + 0.15)], materials.plastic('#2c2420', 0.8), 16)
    parts = [cup, wax, wick]
    if is_lit:
        flame = smooth_profile([(0, 0), (0.05, 0.06), (0.06, 0.14), (0.035, 0.28), (0.0, 0.4)], 6)
        parts.append(lathe('Flame', [(r, z + fill + 0.1) for r, z in flame], _shining('#ffb35a', 14), 32))
        _glow('Fire', (0, 0, fill + 0.3), 9, 0.06)
    return group(parts, 'Candle')


def candle(market, labels):
    _room('#ebe0d2', materials.wood('#cfae84', '#9c774c'), 5)
    _candle()
    lid = bevel(lathe('Lid', [(0, 0), (0.66, 0), (0.66, 0.12), (0, 0.12)], materials.wood('#b98a5c', '#7d5230'), 96), 0.02)
    lid.location = (-0.78, -0.8, 0)
    _frame(1.9)


def diffuser(market, labels):
    _room('#e3dcef', materials.stone('#f0edea', '#d6d0cc'), 7)
    outer = smooth_profile(
        [(0, 0), (0, 0), (0.52, 0), (0.58, 0.05), (0.58, 0.05), (0.58, 0.95), (0.58, 0.95), (0.5, 1.12), (0.24, 1.22), (0.2, 1.26), (0.2, 1.26), (0.2, 1.5)], 6
    )
    inner = [(max(r - 0.045, 0), max(z, 0.08)) for r, z in outer]
    glass = lathe('Bottle', outer + inner[::-1], materials.clear_plastic('#faf8fd', 0.02), 112)
    fill = [(max(r - 0.05, 0), max(z, 0.085)) for r, z in outer if z <= 0.72]
    oil = lathe('Oil', fill + [(0, fill[-1][1])], materials.liquid('#f3dcb4'), 96)
    collar = bevel(lathe('Collar', [(0.17, 1.46), (0.25, 1.46), (0.25, 1.62), (0.17, 1.62)], materials.wood('#b98a5c', '#7d5230'), 64), 0.012)
    reeds = []
    for index in range(7):
        turn = 2 * math.pi * index / 7 + 0.3
        reed = lathe('Reed', [(0, 0), (0.02, 0), (0.02, 2.75), (0, 2.75)], materials.wood('#d8bd93', '#b9976a'), 16)
        reed.rotation_euler = (0, math.radians(9 + 2 * (index % 3)), turn)
        reed.location = (-0.22 * math.cos(turn), -0.22 * math.sin(turn), 0.1)
        reeds.append(reed)
    group([glass, oil, collar, *reeds], 'Diffuser')
    _frame(2.65)


def warmer(market, labels):
    """A lamp that melts the candle below it."""
    _room('#eadde6', materials.wood('#c9a87e', '#96724a'), 3)
    metal = materials.plastic('#4b4550', 0.35)
    foot = bevel(lathe('Foot', [(0, 0), (0.85, 0), (0.85, 0.09), (0, 0.09)], materials.wood('#b98a5c', '#7d5230'), 112), 0.02)
    pole = lathe('Pole', [(0, 0.08), (0.035, 0.08), (0.035, 2.62), (0, 2.62)], metal, 24)
    pole.location = (0.66, 0.25, 0)
    arm = lathe('Arm', [(0, 0), (0.03, 0), (0.03, 0.74), (0, 0.74)], metal, 24)
    arm.rotation_euler, arm.location = (0, math.radians(-90), math.radians(20)), (0.68, 0.26, 2.58)
    shade = smooth_profile([(0.14, 2.55), (0.14, 2.55), (0.2, 2.5), (0.42, 2.3), (0.6, 1.98), (0.62, 1.9), (0.62, 1.9)], 8)
    hood = lathe('Shade', shade + [(max(r - 0.03, 0.1), z - 0.01) for r, z in shade[::-1]], materials.glazed('#efe6ea', 0.25), 112)
    bulb = lathe('Bulb', smooth_profile([(0, 1.98), (0.14, 2.03), (0.17, 2.14), (0.1, 2.3), (0.06, 2.4)], 6), _shining('#ffcf94', 18), 48)
    cup = _candle(0.46, 0.8, '#e3d5dc', is_lit=False)
    cup.location = (0, 0, 0.09)
    group([foot, pole, arm, hood, bulb], 'Warmer')
    _glow('Bulb', (0, 0, 1.9), 26, 0.16)
    _frame(2.55)


def smart_diffuser(market, labels):
    """A rounded body with a belt of light and a cloth below."""
    _room('#dbe6ee', materials.wood('#dcc6a6', '#bda27c', 0.38), 11)
    low = lathe('Cloth', smooth_profile([(0, 0.02), (0, 0.02), (0.6, 0.02), (0.68, 0.1), (0.72, 0.3), (0.72, 0.3), (0.72, 0.82), (0.72, 0.82)], 6), materials.fabric('#aab4bf', 110), 128)
    belt = lathe('Belt', [(0.7, 0.82), (0.715, 0.82), (0.715, 0.88), (0.7, 0.88)], _shining('#cfe7ff', 5), 128)
    top = lathe(
        'Top',
        smooth_profile([(0.72, 0.88), (0.72, 0.88), (0.72, 1.3), (0.71, 1.45), (0.62, 1.66), (0.42, 1.78), (0.16, 1.82), (0.16, 1.82), (0.13, 1.8), (0.13, 1.8), (0.12, 1.6), (0, 1.6)], 7),
        materials.plastic('#f6f6f5', 0.3),
        128,
    )
    group([low, belt, top], 'SmartDiffuser')
    _frame(2.2)


SCENES = {
    'fragrance-candle': candle,
    'fragrance-diffuser': diffuser,
    'fragrance-warmer': warmer,
    'fragrance-smart-diffuser': smart_diffuser,
}
