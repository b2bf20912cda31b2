"""What makes the products work, very close: silver in water, fibres of rayon, drops that run off a coat."""
import math

import bpy
import numpy as np

import materials
import props
import studio
from shapes import mesh_object


def _silver():
    material, tree, shader = materials._new('Silver')
    shader.inputs['Base Color'].default_value = studio.linear('#d9dbe2')
    shader.inputs['Metallic'].default_value = 1.0
    shader.inputs['Roughness'].default_value = 0.16
    noise = materials._noise(tree, 5.0, 4.0)
    materials._bump(tree, shader, noise.outputs['Fac'], 0.12, 0.03)
    return material


def _balls(places, material):
    parts = []
    for x, y, z, r in places:
        bpy.ops.mesh.primitive_uv_sphere_add(segments=40, ring_count=24, radius=r, location=(x, y, z))
        ball = bpy.context.object
        ball.data.materials.append(material)
        for polygon in ball.data.polygons:
            polygon.use_smooth = True
        parts.append(ball)
    return parts


def _lamps(power=1.0):
    studio.area_light('Key', (-4.5, -1.0, 5.0), (0, 0, 0.3), 2.4, 620 * power, (1, 0.98, 0.95))
    studio.area_light('Edge', (4.5, 3.5, 3.0), (0, 0, 0.3), 1.2, 260 * power, (0.86, 0.9, 1.0), 4.0)
    studio.set_world((0.9, 0.93, 1.0, 1), 0.5)


def silver(market, labels):
    """A cluster of silver particles with single ones around it, over a violet ground."""
    chance = np.random.default_rng(8)
    _lamps()
    studio.add_backdrop(materials.paper('#cfc4ec'), depth=5)
    places = []
    while len(places) < 64:
        radius = 0.1 + 0.28 * chance.random() ** 1.5
        away = abs(chance.normal(0, 0.62))
        a, b = chance.uniform(0, 2 * math.pi), chance.uniform(-1, 1)
        flat = math.sqrt(1 - b * b)
        x, y, z = away * flat * math.cos(a) * 1.5, away * flat * math.sin(a), 1.15 + away * b * 0.9
        if z < radius + 0.02:
            continue
        if any(math.dist((x, y, z), other[:3]) < radius + other[3] - 0.02 for other in places):
            continue
        places.append((x, y, z, radius))
    _balls(places, _silver())
    studio.add_camera((0, -9, 1.7), (0, 0, 1.15), 80, (0, -0.5, 1.15), 3.2)


def _yarn(points, radius, material, name, turns=2.4, strands=5):
    """A thread of several strands that wind around each other along the points."""
    vertices, faces, sides = [], [], 8
    for strand in range(strands):
        for index, (x, y, z, ax, ay) in enumerate(points):
            spin = 2 * math.pi * (strand / strands + turns * index / len(points))
            side, up = math.cos(spin) * radius * 0.55, math.sin(spin) * radius * 0.55
            for k in range(sides):
                a = 2 * math.pi * k / sides
                across, high = side + math.cos(a) * radius * 0.5, up + math.sin(a) * radius * 0.5
                vertices.append((x + ay * across, y + ax * across, z + high))
        start = strand * len(points) * sides
        for index in range(len(points) - 1):
            for k in range(sides):
                a, b = start + index * sides + k, start + index * sides + (k + 1) % sides
                faces.append((a, b, b + sides, a + sides))
    return mesh_object(name, vertices, faces, material)


def rayon(market, labels):
    """The weave of the cloth, each thread of fine glossy fibres."""
    material, tree, shader = materials._new('Rayon')
    shader.inputs['Base Color'].default_value = studio.linear('#e6e0f4')
    shader.inputs['Roughness'].default_value = 0.5
    shader.inputs['Sheen'].default_value = 0.8
    shader.inputs['Subsurface'].default_value = 0.15
    shader.inputs['Subsurface Radius'].default_value = (0.06, 0.06, 0.06)
    noise = materials._noise(tree, 38.0, 4.0)
    materials._bump(tree, shader, noise.outputs['Fac'], 0.35, 0.02)
    pitch, count = 0.36, 13
    chance = np.random.default_rng(3)
    for direction in (0, 1):
        for line in range(-count, count + 1):
            points = []
            for step in range(-90, 91):
                t = step / 90 * count * pitch
                wave = math.cos(math.pi * t / pitch + (0 if (line + direction) % 2 else math.pi)) * 0.085
                wander = 0.02 * math.sin(t * 2.1 + line * 1.7)
                across = line * pitch + wander
                points.append((t, across, wave, 1, 0) if direction == 0 else (across, t, -wave * -1, 0, 1))
            _yarn(points, chance.uniform(0.125, 0.15), material, 'Thread', turns=9)
    props.board(materials.paper('#a493d6'), width=20, depth=20, near=-10).location = (0, 0, -0.5)
    _lamps(0.4)
    studio.add_camera((0.4, -3.4, 3.0), (0, 0.15, 0), 75, (0, -0.2, 0.1), 2.2)


def coating(market, labels):
    """Drops that stand round on a coated surface."""
    material, tree, shader = materials._new('Coat')
    shader.inputs['Base Color'].default_value = studio.linear('#7ea6d2')
    shader.inputs['Roughness'].default_value = 0.22
    shader.inputs['Clearcoat'].default_value = 0.6
    props.board(material, width=24, depth=24, near=-8)
    props.drops(150, (-1.9, 1.9, -1.3, 2.8), seed=5, sizes=(0.03, 0.24))
    studio.area_light('Key', (-3.5, 4.5, 3.4), (0, 0.4, 0), 2.2, 520, (1, 0.98, 0.95))
    studio.area_light('Fill', (4, -3, 4), (0, 0, 0), 3.0, 130)
    studio.set_world((0.8, 0.9, 1.0, 1), 0.55)
    studio.add_camera((0.1, -3.4, 2.1), (0, 0.25, 0.05), 80, (0, -0.1, 0.08), 5.0)


SCENES = {'technology-silver': silver, 'technology-rayon': rayon, 'technology-coating': coating}
