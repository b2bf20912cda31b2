"""Meshes that several products are made of."""
import math

import bmesh
import bpy
import numpy as np


def mesh_object(name, vertices, faces, material=None, smooth=True, uvs=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    if uvs is not None:
        layer = mesh.uv_layers.new(name='UVMap')
        for loop in mesh.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    _face_outwards(mesh)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    thing = bpy.data.objects.new(name, mesh)
    if material:
        mesh.materials.append(material)
    bpy.context.collection.objects.link(thing)
    return thing


def _face_outwards(mesh):
    """Glass and plastic need to know which side is inside."""
    body = bmesh.new()
    body.from_mesh(mesh)
    bmesh.ops.remove_doubles(body, verts=[v for v in body.verts if math.hypot(v.co.x, v.co.y) < 1e-6], dist=1e-5)
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    body.to_mesh(mesh)
    body.free()


def bevel(thing, width, segments=3, angle=35):
    modifier = thing.modifiers.new('Bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(angle)
    modifier.harden_normals = False
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    return thing


def lathe(name, profile, material, segments=96, squash=1.0):
    """A body turned around its axis; `profile` is (radius, height) from the foot to the top, `squash` flattens its depth."""
    ring = [(math.cos(2 * math.pi * i / segments), math.sin(2 * math.pi * i / segments)) for i in range(segments)]
    vertices = [(r * c, r * s * squash, z) for r, z in profile for c, s in ring]
    faces = [
        (row * segments + i, row * segments + (i + 1) % segments, (row + 1) * segments + (i + 1) % segments, (row + 1) * segments + i)
        for row in range(len(profile) - 1)
        for i in range(segments)
    ]
    return mesh_object(name, vertices, faces, material)


def smooth_profile(points, steps=10):
    """A curve through the points (Catmull-Rom); a point given twice is a corner."""
    points = [np.array(p, float) for p in points]
    out = []
    for i in range(len(points) - 1):
        a, b = points[i], points[i + 1]
        if np.allclose(a, b):
            continue
        before = points[i - 1] if i > 0 else a
        after = points[i + 2] if i + 2 < len(points) else b
        for k in range(steps):
            t = k / steps
            out.append(
                0.5 * (2 * a + (b - before) * t + (2 * before - 5 * a + 4 * b - after) * t**2 + (3 * a - before - 3 * b + after) * t**3)
            )
    out.append(points[-1])
    return [(max(float(x), 0.0), float(z)) for x, z in out]


def rounded_rectangle(width, height, radius, steps=10):
    """Corner points of a rounded rectangle around the origin, counter-clockwise."""
    out = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            out.append((cx * (width / 2 - radius) + radius * math.cos(a), cy * (height / 2 - radius) + radius * math.sin(a)))
    return out


def prism(name, outline, depth, material, edge=0.02, segments=3):
    """An outline in x and z, as thick as `depth` in y around the origin, with rounded edges."""
    n = len(outline)
    vertices = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return bevel(mesh_object(name, vertices, faces, material), edge, segments)


def curved_label(name, radius, z, width, height, material, squash=1.0, steps=64):
    """A rectangle wrapped onto the front (-y) of a turned body; `width` is measured along the curve."""
    half = width / radius / 2
    columns = [-half + 2 * half * i / steps for i in range(steps + 1)]
    vertices, uvs = [], []
    for row in (0, 1):
        for i, a in enumerate(columns):
            vertices.append((radius * math.sin(a), -radius * math.cos(a) * squash, z + (row - 0.5) * height))
            uvs.append((i / steps, row))
    faces = [(i, i + 1, steps + 2 + i, steps + 1 + i) for i in range(steps)]
    return mesh_object(name, vertices, faces, material, uvs=uvs)


def empty(name='Group'):
    thing = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(thing)
    return thing


def group(things, name='Group'):
    """One handle that moves all."""
    handle = empty(name)
    for thing in things:
        thing.parent = handle
    return handle
