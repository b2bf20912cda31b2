"""A soft pack of wipes: film around a stack, welded at both ends, with a lid on its face."""
import math

import bpy
import numpy as np

from materials import crimped_film, foil, plastic, printed_film
from props import pulled_sheet
from shapes import group, mesh_object, prism, rounded_rectangle

ALONG, AROUND = 150, 132


def _cross_section(u, height, depth):
    """Half height and half thickness of the pack at u of -1 to 1 along its length: it narrows where the film is gathered."""
    end = abs(u) ** 5
    thickness = depth / 2 * max(1 - end, 0) ** 0.42
    return height / 2 * (1 - 0.035 * abs(u) ** 3), max(thickness, 0.012)


def _film(width, height, depth, seed):
    """Points of the tube before it settles: rounded rectangles along x, with first creases."""
    chance = np.random.default_rng(seed)
    creases = [
        (side, chance.uniform(-1, 1), chance.uniform(0.10, 0.34), chance.uniform(0.012, 0.03), chance.uniform(-0.5, 0.5))
        for side in (-1, 1)
        for _ in range(13)
    ]
    vertices = np.zeros((ALONG + 1, AROUND, 3))
    for i in range(ALONG + 1):
        u = -1 + 2 * i / ALONG
        # More rows near the ends, where the film turns.
        u = math.sin(u * math.pi / 2) * 0.35 + u * 0.65
        half, thick = _cross_section(u, height, depth)
        for j in range(AROUND):
            a = 2 * math.pi * j / AROUND
            c, s = math.cos(a), math.sin(a)
            power = 2 / 5.0
            z = half * math.copysign(abs(c) ** power, c)
            y = thick * math.copysign(abs(s) ** power, s)
            push = 0
            for side, at, reach, deep, drift in creases:
                distance = 1 - u * side
                v = z / (height / 2)
                across = v - at - drift * distance
                push += deep * math.exp(-distance / reach) * math.exp(-((across / 0.075) ** 2))
            y -= math.copysign(push * min(1, (1 - abs(u)) * 10), y)
            vertices[i, j] = (u * width / 2, y, z)
    return vertices


def _tube_faces():
    return [
        (i * AROUND + j, (i + 1) * AROUND + j, (i + 1) * AROUND + (j + 1) % AROUND, i * AROUND + (j + 1) % AROUND)
        for i in range(ALONG)
        for j in range(AROUND)
    ]


def _is_back(face):
    """Whether a face has the print of the back; that of the front runs around the long edges, up to a straight line."""
    return math.sin(2 * math.pi * (face % AROUND + 0.5) / AROUND) > 0.3


def _settle(tube, pinned, frames, pressure):
    """Lets the film find its folds: more film than the stack needs, air inside, welds held still."""
    group_ = tube.vertex_groups.new(name='Pinned')
    group_.add(pinned, 1.0, 'REPLACE')
    cloth = tube.modifiers.new('Cloth', 'CLOTH')
    settings = cloth.settings
    settings.quality = 6
    settings.mass = 0.15
    settings.tension_stiffness = 40
    settings.compression_stiffness = 40
    settings.shear_stiffness = 12
    settings.bending_stiffness = 0.35
    settings.vertex_group_mass = 'Pinned'
    settings.use_pressure = True
    settings.uniform_pressure_force = pressure
    settings.shrink_min = -0.008
    settings.effector_weights.gravity = 0.0
    cloth.collision_settings.use_collision = False
    cloth.point_cache.frame_end = frames
    scene = bpy.context.scene
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    evaluated = tube.evaluated_get(bpy.context.evaluated_depsgraph_get())
    settled = bpy.data.meshes.new_from_object(evaluated)
    tube.modifiers.clear()
    points = np.empty(len(settled.vertices) * 3)
    settled.vertices.foreach_get('co', points)
    scene.frame_set(1)
    tube.data.vertices.foreach_set('co', points)
    tube.data.update()
    return points.reshape(-1, 3)


_known = {}


def _settled(tube, pinned, shape):
    """Settles each shape of pack once: all its pictures show the same folds."""
    if shape not in _known:
        _known[shape] = _settle(tube, pinned, 26, 3.0)
    else:
        tube.data.vertices.foreach_set('co', _known[shape].ravel())
        tube.data.update()
    return _known[shape]


def _weld(side, width, height, colour):
    """The crimped strip at one end, its edge cut in small teeth."""
    teeth = int(height / 0.05)
    x0, x1 = width / 2 - 0.01, width / 2 + 0.1
    outline = [(x0, -height / 2)]
    for k in range(teeth + 1):
        z = -height / 2 + height * k / teeth
        outline.append((x1, z))
        if k < teeth:
            outline.append((x1 - 0.03, z + height / teeth / 2))
    outline.append((x0, height / 2))
    outline = [(side * x, z) for x, z in outline]
    strip = prism('Weld', outline, 0.016, crimped_film(colour), 0.002, 1)
    strip.data.polygons.foreach_set('use_smooth', [False] * len(strip.data.polygons))
    return strip


def _lid(face, size, mark, is_open):
    """A hinged lid of moulded plastic on its frame, the mark pressed into it as foil; open, the first sheet stands out."""
    width, height = size
    white = plastic('#f4f3f6', 0.3)
    x, y, z = face
    frame = prism('Frame', rounded_rectangle(width, height, height * 0.26), 0.05, white, 0.018)
    lid = prism('Lid', rounded_rectangle(width * 0.88, height * 0.84, height * 0.22), 0.1, white, 0.035, 5)
    lid.location = (0, -0.05, 0)
    hinge = prism('Hinge', rounded_rectangle(width * 0.5, 0.05, 0.02, 4), 0.09, white, 0.012)
    hinge.location = (0, -0.03, height * 0.44)
    tab = prism('Tab', rounded_rectangle(width * 0.2, 0.09, 0.04, 6), 0.06, white, 0.02)
    tab.location = (0, -0.08, -height * 0.43)
    s = height * 0.26
    stamp = mesh_object(
        'Stamp', [(-s, 0, -s), (s, 0, -s), (s, 0, s), (-s, 0, s)], [(0, 1, 2, 3)], foil(mark), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]
    )
    stamp.location = (0, -0.1025, 0)
    cover = group([lid, tab, stamp], 'Cover')
    parts = [frame, hinge, cover]
    if is_open:
        # Turned around the hinge, a little past upright.
        for part in (lid, tab, stamp):
            part.location.z -= height * 0.42
        cover.location = (0, -0.02, height * 0.42)
        cover.rotation_euler = (math.radians(-112), 0, 0)
        hole = prism('Hole', rounded_rectangle(width * 0.62, height * 0.36, height * 0.16), 0.02, plastic('#d9d8dd', 0.6), 0.004)
        hole.location = (0, -0.022, 0)
        sheet = pulled_sheet(width * 0.62, 0.62)
        sheet.rotation_euler = (math.radians(90), 0, 0)
        sheet.location = (0, -0.02, -0.03)
        parts += [hole, sheet]
    handle = group(parts, 'LidGroup')
    handle.location = (x, y - 0.015, z)
    return handle


def build_soft_pack(size, textures, accent, lid, seed=1, is_open=False, is_reversed=False):
    """
    A pack that stands on its long side, face to -y, centred on x, its foot at z 0. `size` is width, height, depth in
    decimetres; `textures` the files of front and back; `lid` its centre (x, z from the middle) and size.
    """
    width, height, depth = size
    grid = _film(width, height, depth, seed)
    flat = grid.reshape(-1, 3)
    front, back, mark = textures
    tube = mesh_object('Film', flat, _tube_faces())
    ends = list(range(AROUND * 2)) + list(range(AROUND * (ALONG - 1), AROUND * (ALONG + 1)))
    (lx, lz), (lw, lh) = lid
    under = [
        n for n, (x, y, z) in enumerate(flat) if y < 0 and abs(x - lx) < lw * 0.42 and abs(z - lz) < lh * 0.42
    ]
    points = _settled(tube, ends + under, (size, lid, seed))
    tube.data.materials.append(printed_film(front))
    tube.data.materials.append(printed_film(back))
    layer = tube.data.uv_layers.new(name='UVMap')
    for polygon in tube.data.polygons:
        is_back = _is_back(polygon.index)
        polygon.material_index = int(is_back)
        for loop in polygon.loop_indices:
            x, _, z = flat[tube.data.loops[loop].vertex_index]
            # Seen from behind, left is right.
            layer.data[loop].uv = (0.5 + (-x if is_back else x) / width, 0.5 + z / height)
    smoothing = tube.modifiers.new('Subdivision', 'SUBSURF')
    smoothing.levels = smoothing.render_levels = 1
    face_y = float(np.mean(points[under][:, 1])) if under else -depth / 2
    parts = [tube, _weld(-1, width, height * 0.965, accent), _weld(1, width, height * 0.965, accent)]
    parts.append(_lid((lx, face_y, lz), (lw, lh), mark, is_open))
    pack = group(parts, 'SoftPack')
    pack.location = (0, 0, height / 2)
    if is_reversed:
        pack.rotation_euler = (0, 0, math.pi)
    return group([pack], 'Standing')
