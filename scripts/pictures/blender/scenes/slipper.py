"""A shoe, for the entrance and for a shop."""
import math

import materials
from shapes import group, mesh_object


def slipper(colour, lining, length=2.5, width=0.92):
    """A slip-on shoe of cloth on a white sole: rings along its length, from the heel to the toe."""
    n, m = 40, 36
    vertices, sole = [], []

    def half_width(t):
        heel, ball = 0.74, 1.0
        body = heel + (ball - heel) * min(t / 0.62, 1) ** 1.3
        ends = min(t / 0.14, 1) ** 0.5 * min((1 - t) / 0.22, 1) ** 0.5
        return width / 2 * body * max(ends, 0.02)

    def top(t):
        return 0.86 - 0.36 * min(max((t - 0.42) / 0.42, 0), 1) ** 1.1 - 0.12 * min(max((t - 0.84) / 0.16, 0), 1) ** 2

    for i in range(n + 1):
        t = 0.003 + 0.994 * i / n
        w, h = half_width(t), top(t)
        for k in range(m + 1):
            a = math.pi * k / m
            c, s = math.cos(a), math.sin(a)
            x = w * math.copysign(abs(c) ** 0.62, c)
            z = 0.14 + (h - 0.14) * s ** 0.72 * min(min(t / 0.05, 1) ** 0.5, min((1 - t) / 0.12, 1) ** 0.5 + 0.12)
            # The mouth: the middle of the rear half is open, its rim a little padded.
            vertices.append((x, t * length - length / 2, z))
    faces = []
    for i in range(n):
        for k in range(m):
            t = i / n
            angle = abs(k + 0.5 - m / 2) / (m / 2)
            if 0.07 < t < 0.53 and angle < 0.46 * math.sin(math.pi * (t - 0.05) / 0.5) ** 0.45:
                continue
            a = i * (m + 1) + k
            faces.append((a, a + 1, a + m + 2, a + m + 1))
    upper = mesh_object('Upper', vertices, faces, materials.fabric(colour, 90))
    thick = upper.modifiers.new('Solidify', 'SOLIDIFY')
    thick.thickness = 0.05
    rim = []
    for i in range(n + 1):
        t = 0.003 + 0.994 * i / n
        rim.append((half_width(t) + 0.035, t * (length + 0.1) - (length + 0.1) / 2))
    outline = [(x, y) for x, y in rim] + [(-x, y) for x, y in reversed(rim)]
    count = len(outline)
    sole = [(x, y, 0) for x, y in outline] + [(x, y, 0.2) for x, y in outline]
    sides = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    sides += [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    rubber = mesh_object('Sole', sole, sides, materials.plastic('#f4f1ea', 0.5), smooth=False)
    soft = rubber.modifiers.new('Bevel', 'BEVEL')
    soft.width, soft.segments, soft.limit_method = 0.04, 3, 'ANGLE'
    inner = [(x * 0.86, y * 0.94, 0.24) for x, y in outline]
    insole = mesh_object('Insole', inner, [tuple(range(count))], materials.fabric(lining))
    return group([upper, rubber, insole], 'Shoe')
