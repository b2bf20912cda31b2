"""Branches in a vase, as the season has them, and fruit."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from materials import glazed, leaf, plastic
from shapes import group, lathe, mesh_object, smooth_profile


class _Mesh:
    """Vertices and faces of many small parts of one material."""

    def __init__(self):
        self.vertices, self.faces = [], []

    def add(self, vertices, faces):
        at = len(self.vertices)
        self.vertices += [tuple(v) for v in vertices]
        self.faces += [tuple(at + i for i in face) for face in faces]

    def build(self, name, material):
        return mesh_object(name, self.vertices, self.faces, material)


def _tube(mesh, points, radius, tip=0.3, sides=6):
    vertices, faces = [], []
    for index, point in enumerate(points):
        ahead = (points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]).normalized()
        aside = ahead.orthogonal().normalized()
        other = ahead.cross(aside)
        r = radius * (1 - (1 - tip) * index / (len(points) - 1))
        for k in range(sides):
            a = 2 * math.pi * k / sides
            vertices.append(point + aside * (math.cos(a) * r) + other * (math.sin(a) * r))
    for index in range(len(points) - 1):
        for k in range(sides):
            a, b = index * sides + k, index * sides + (k + 1) % sides
            faces.append((a, b, b + sides, a + sides))
    mesh.add(vertices, faces)


def _blade(mesh, at, direction, length, width, curl, roll):
    """A leaf or petal that starts at a point and bends along its length."""
    frame = direction.to_track_quat('Y', 'Z').to_matrix() @ Matrix.Rotation(roll, 3, 'Y')
    n = 7
    vertices, faces = [], []
    for k in range(n + 1):
        t = k / n
        half = width * math.sin(math.pi * min(t * 0.96 + 0.04, 1) ** 0.85) / 2
        y, z = length * t, -curl * length * t * t
        for x, lift in ((-half, half * 0.3), (0, 0), (half, half * 0.3)):
            vertices.append(at + frame @ Vector((x, y, z + lift)))
    for k in range(n):
        a = 3 * k
        faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    mesh.add(vertices, faces)


def _stem(chance, height, lean, turn):
    points = []
    for k in range(14):
        t = k / 13
        out = lean * t**1.6 + 0.05 * math.sin(t * 7 + turn * 3)
        points.append(Vector((math.cos(turn) * out, math.sin(turn) * out, height * t)))
    return points


def _somewhere(chance):
    return Vector((chance.normal(), chance.normal(), chance.normal(0.35, 0.8))).normalized()


# Per season: what grows along the stems, its colours, how many.
GROWTH = {
    'spring': ('blossom', ['#f4c6d4', '#f8dbe3', '#fbeaf0'], 26),
    'summer': ('leaf', ['#5f8f4e', '#6f9f58', '#4d7d44'], 34),
    'autumn': ('leaf', ['#b5602a', '#c98a35', '#94442a'], 30),
    'winter': ('needle', ['#3d5a45', '#48684e', '#557a5a'], 190),
}


def branches(season, height=2.6, stems=5, seed=4, spread=1.0):
    """Stems that rise from the origin."""
    chance = np.random.default_rng(seed)
    kind, colours, count = GROWTH[season]
    wood, blades = _Mesh(), [_Mesh() for _ in colours]
    hearts = _Mesh()
    for index in range(stems):
        turn = 2 * math.pi * index / stems + chance.uniform(-0.4, 0.4)
        main = _stem(chance, height * chance.uniform(0.7, 1.0), spread * chance.uniform(0.25, 0.75), turn)
        _tube(wood, main, 0.028)
        twigs = [main]
        for start in (5, 7, 9, 11):
            a = chance.uniform(0, 2 * math.pi)
            away = Vector((math.cos(a), math.sin(a), 0.9)).normalized() * chance.uniform(0.35, 0.65)
            twig = [main[start] + away * (k / 6) + Vector((0, 0, 0.06 * (k / 6) ** 2)) for k in range(7)]
            _tube(wood, twig, 0.014)
            twigs.append(twig)
        for _ in range(count):
            twig = twigs[chance.integers(len(twigs))]
            low = 4 if twig is main else 1
            place = chance.uniform(low, len(twig) - 1.01)
            k = int(place)
            at = twig[k].lerp(twig[k + 1], place - k)
            mesh = blades[chance.integers(len(colours))]
            along = (twig[k + 1] - twig[k]).normalized()
            if kind == 'needle':
                direction = (along * 0.7 + _somewhere(chance)).normalized()
                _blade(mesh, at, direction, chance.uniform(0.14, 0.24), 0.022, 0.1, 0)
            elif kind == 'leaf':
                direction = (along * 0.6 + _somewhere(chance)).normalized()
                _blade(mesh, at, direction, chance.uniform(0.34, 0.6), chance.uniform(0.16, 0.26), chance.uniform(0.1, 0.5), chance.uniform(-1, 1))
            else:
                axis = _somewhere(chance)
                side = axis.orthogonal().normalized()
                size = chance.uniform(0.11, 0.16)
                for petal in range(5):
                    spin = Matrix.Rotation(2 * math.pi * petal / 5, 3, axis)
                    _blade(mesh, at, ((spin @ side) + axis * 0.55).normalized(), size, size * 0.95, 0.25, 0)
                _tube(hearts, [at, at + axis * 0.03, at + axis * 0.05], 0.022, 0.9)
    parts = [wood.build('Wood', plastic('#6b4a34', 0.7))]
    for mesh, colour in zip(blades, colours):
        if mesh.vertices:
            parts.append(mesh.build('Growth', leaf(colour)))
    if hearts.vertices:
        parts.append(hearts.build('Hearts', plastic('#d9a441', 0.6)))
    return group(parts, 'Branches')


def vase(season, colour='#d9d3ca', clay_height=1.15, **options):
    """A vase of unglazed clay with branches of the season, for which the options are."""
    profile = smooth_profile(
        [(0.0, 0.0), (0.0, 0.0), (0.3, 0.0), (0.42, 0.25 * clay_height), (0.4, 0.55 * clay_height), (0.2, 0.82 * clay_height), (0.2, clay_height), (0.16, clay_height), (0.16, 0.8 * clay_height)],
        8,
    )
    body = lathe('Vase', profile, glazed(colour, 0.55), 72)
    inside = branches(season, **options)
    inside.location = (0, 0, clay_height * 0.8)
    return group([body, inside], 'VaseWithBranches')


def lemon(seed=1, colour='#edc531'):
    profile = smooth_profile([(0, 0), (0, 0), (0.05, 0.01), (0.2, 0.1), (0.31, 0.38), (0.2, 0.66), (0.07, 0.76), (0.04, 0.82), (0, 0.83), (0, 0.83)], 6)
    fruit = lathe('Lemon', [(r * 0.85, z * 0.85) for r, z in profile], plastic(colour, 0.34), 48)
    fruit.rotation_euler = (math.radians(90), 0, seed * 1.7)
    return fruit


def pumpkin(colour='#c8702e', size=0.62):
    """Ribs around a flat ball, and a stalk."""
    n, m = 96, 28
    vertices, faces = [], []
    for j in range(m + 1):
        v = math.pi * j / m
        for i in range(n):
            a = 2 * math.pi * i / n
            rib = 1 - 0.11 * abs(math.cos(a * 5)) ** 0.5 * 0 - 0.09 * (1 - abs(math.sin(a * 5)) ** 0.7)
            r = size * math.sin(v) ** 0.8 * rib
            z = size * 0.72 * (1 - math.cos(v)) * 0.97 - 0.16 * size * (math.exp(-((math.pi - v) / 0.35) ** 2))
            vertices.append((r * math.cos(a), r * math.sin(a), z))
    for j in range(m):
        for i in range(n):
            a, b = j * n + i, j * n + (i + 1) % n
            faces.append((a, b, b + n, a + n))
    body = mesh_object('Pumpkin', vertices, faces, plastic(colour, 0.42))
    wood = _Mesh()
    top = size * 1.22
    _tube(wood, [Vector((0.03 * k * k * 0.4, 0, top + 0.07 * k)) for k in range(5)], 0.09 * size / 0.62, 0.7, 8)
    return group([body, wood.build('Stalk', plastic('#7d7042', 0.8))], 'PumpkinWithStalk')


def berries(count=16, seed=2, colour='#a3262e', area=0.7):
    chance = np.random.default_rng(seed)
    parts = []
    material = plastic(colour, 0.2)
    for _ in range(count):
        r = chance.uniform(0.05, 0.075)
        bpy.ops.mesh.primitive_uv_sphere_add(segments=20, ring_count=12, radius=r)
        ball = bpy.context.object
        ball.location = (chance.uniform(-area, area), chance.uniform(-area * 0.5, area * 0.5), r)
        ball.data.materials.append(material)
        for polygon in ball.data.polygons:
            polygon.use_smooth = True
        parts.append(ball)
    return group(parts, 'Berries')
