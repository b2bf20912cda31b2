"""Things around a product: sheets, drops, a mug, an apple, a plant, boards and walls."""
import math

import bpy
import numpy as np

from materials import fleece, glazed, leaf, liquid, plastic
from shapes import group, lathe, mesh_object, smooth_profile


def board(material, width=16, depth=9, near=-5.0, thick=0.3):
    """A table top whose surface is z 0."""
    far = near + depth
    x = width / 2
    vertices = [(-x, near, 0), (x, near, 0), (x, far, 0), (-x, far, 0), (-x, near, -thick), (x, near, -thick), (x, far, -thick), (-x, far, -thick)]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (2, 6, 7, 3), (1, 5, 6, 2), (0, 3, 7, 4)]
    return mesh_object('Board', vertices, faces, material, smooth=False)


def wall(material, y=9.0, width=40, height=24):
    x = width / 2
    return mesh_object('Wall', [(-x, y, -6), (x, y, -6), (x, y, height), (-x, y, height)], [(0, 1, 2, 3)], material, smooth=False)


def drops(count, area, seed=3, sizes=(0.012, 0.06), height=0.0):
    """Water drops on a level surface within (x0, x1, y0, y1)."""
    chance = np.random.default_rng(seed)
    x0, x1, y0, y1 = area
    profile = smooth_profile([(1.0, 0.0), (1.0, 0.0), (0.97, 0.22), (0.72, 0.48), (0.36, 0.6), (0.0, 0.63), (0.0, 0.63)], 5)
    water = liquid('#ffffff')
    parts, taken = [], []
    for _ in range(count):
        size = sizes[0] + (sizes[1] - sizes[0]) * chance.random() ** 3
        x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
        # Two drops that touch would be one.
        if any(math.hypot(x - ox, y - oy) < 1.3 * (size + other) for ox, oy, other in taken):
            continue
        taken.append((x, y, size))
        drop = lathe('Drop', [(0, 0)] + profile, water, 28)
        drop.scale = (size * chance.uniform(0.85, 1.15), size * chance.uniform(0.85, 1.15), size)
        # Its floor lies under the surface: with air between them, the drop would mirror the room and not show what it lies on.
        drop.location = (x, y, height - 0.03 * size)
        drop.rotation_euler = (0, 0, chance.uniform(0, 6))
        parts.append(drop)
    return parts


def crumpled_sheet(width, depth, seed=2, lift=0.22, colour='#fbfbf8'):
    """A sheet that somebody has just put down: folds that run from a few ridges."""
    chance = np.random.default_rng(seed)
    n = 110
    ridges = [(chance.uniform(0, math.pi), chance.uniform(-0.4, 0.4), chance.uniform(0.04, 0.13), chance.uniform(0.25, 1.0)) for _ in range(9)]
    vertices, uvs = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n - 0.5, j / n - 0.5
            z = 0.0
            for turn, at, broad, tall in ridges:
                across = u * math.cos(turn) + v * math.sin(turn) - at
                along = -u * math.sin(turn) + v * math.cos(turn)
                z += lift * tall * 0.5 * math.exp(-((across / broad) ** 2)) * (0.6 + 0.4 * math.cos(along * 5 + at * 9))
            edge = 1 - 0.25 * (abs(u) * 2) ** 6 - 0.25 * (abs(v) * 2) ** 6
            x = u * width * (1 - 0.05 * math.sin(v * 7 + seed)) + 0.02 * math.sin(v * 23)
            y = v * depth * (1 - 0.06 * math.cos(u * 6 + seed)) + 0.02 * math.sin(u * 19)
            vertices.append((x, y, 0.01 + max(z * edge, 0)))
            uvs.append((i / n * width / 2, j / n * depth / 2))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    sheet = mesh_object('Sheet', vertices, faces, fleece(colour), uvs=uvs)
    thick = sheet.modifiers.new('Solidify', 'SOLIDIFY')
    thick.thickness = 0.006
    return sheet


def pulled_sheet(width=0.62, height=0.75, seed=4, colour='#fbfbf8'):
    """A sheet that stands out of an opening, folded as it was in the stack; its foot is the origin, up is z."""
    n = 80
    chance = np.random.default_rng(seed)
    phase = chance.uniform(0, 6)
    vertices, uvs = [], []
    for j in range(n + 1):
        v = j / n
        for i in range(n + 1):
            u = i / n - 0.5
            spread = 0.32 + 0.68 * v**0.8
            x = u * width * spread
            fold = math.sin(u * 9 + phase) * 0.085 * (1 - 0.35 * v) + math.sin(u * 21 + phase * 2) * 0.022
            y = fold * (0.5 + 0.7 * v) + 0.16 * v**2.2
            z = height * v * (1 - 0.3 * (u * 2) ** 2 * v) - 0.13 * v**3
            vertices.append((x, y, z))
            uvs.append((i / n * width / 2, v * height / 2))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    sheet = mesh_object('PulledSheet', vertices, faces, fleece(colour), uvs=uvs)
    thick = sheet.modifiers.new('Solidify', 'SOLIDIFY')
    thick.thickness = 0.006
    return sheet


def mug(colour='#f3efe8', height=0.95, radius=0.41):
    """A mug of 9.5 cm, the thing that sizes are compared with."""
    glaze = glazed(colour)
    outer = [(0, 0), (radius * 0.86, 0), (radius * 0.9, 0.02), (radius, 0.12), (radius, height - 0.02), (radius - 0.015, height)]
    inner = [(radius - 0.045, height - 0.015), (radius - 0.05, 0.1), (radius * 0.7, 0.06), (0, 0.055)]
    body = lathe('Mug', outer + inner, glaze, 96)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.25, minor_radius=0.05, major_segments=48, minor_segments=16)
    ear = bpy.context.object
    ear.rotation_euler = (math.radians(90), 0, 0)
    ear.scale = (0.85, 1.05, 1)
    ear.location = (radius + 0.08, 0, height * 0.52)
    ear.data.materials.append(glaze)
    for polygon in ear.data.polygons:
        polygon.use_smooth = True
    drink = lathe('Coffee', [(0, 0), (radius - 0.05, 0)], plastic('#3a2417', 0.08), 48)
    drink.location = (0, 0, height * 0.84)
    return group([body, ear, drink], 'Mug')


def bowl(colour='#e9e4dc', radius=0.85, height=0.42):
    """A dog's bowl."""
    profile = smooth_profile([(0, 0), (0, 0), (radius * 0.98, 0), (radius, 0.03), (radius * 0.9, height), (radius * 0.86, height + 0.02), (radius * 0.82, height), (radius * 0.72, 0.12), (0, 0.1)], 6)
    return lathe('Bowl', profile, glazed(colour, 0.2), 96)


def plant(seed=1, pot='#e6dfd6', leaves=46, size=1.0):
    """A small plant in a pot."""
    chance = np.random.default_rng(seed)
    vase = lathe('Pot', [(0, 0), (0.3, 0), (0.38, 0.62), (0.35, 0.62), (0.33, 0.5), (0, 0.5)], glazed(pot, 0.5), 64)
    parts = [vase]
    for index in range(leaves):
        length = chance.uniform(0.45, 0.95) * size
        n = 12
        vertices, faces = [], []
        for k in range(n + 1):
            t = k / n
            half = 0.11 * size * math.sin(math.pi * t**0.8) + 0.003
            z = length * math.sin(t * 1.25)
            out = length * 0.75 * t**1.7
            vertices += [(out, -half, z + half * 0.25), (out, 0, z), (out, half, z + half * 0.25)]
        for k in range(n):
            a = 3 * k
            faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
        blade = mesh_object('Leaf', vertices, faces, leaf(['#4f7a4a', '#5d8a52', '#446b45'][index % 3]))
        blade.rotation_euler = (chance.uniform(-0.3, 0.3), chance.uniform(-0.25, 0.25), chance.uniform(0, 2 * math.pi))
        blade.location = (chance.uniform(-0.12, 0.12), chance.uniform(-0.12, 0.12), 0.5)
        parts.append(blade)
    return group(parts, 'Plant')


def folded_towel(material, width=1.7, depth=1.2, layers=3):
    """A towel folded to a stack with round edges."""
    parts = []
    for k in range(layers):
        bpy.ops.mesh.primitive_cube_add(size=1)
        layer = bpy.context.object
        layer.scale = (width * (1 - 0.02 * k), depth * (1 - 0.03 * k), 0.2)
        layer.location = (0.02 * k, 0, 0.1 + 0.19 * k)
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        soft = layer.modifiers.new('Bevel', 'BEVEL')
        soft.width = 0.09
        soft.segments = 6
        for polygon in layer.data.polygons:
            polygon.use_smooth = True
        layer.data.materials.append(material)
        parts.append(layer)
    return group(parts, 'Towel')
