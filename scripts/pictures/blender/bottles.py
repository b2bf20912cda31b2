"""Bottles and the canister: turned bodies with walls, what is in them, and what sprays it."""
import math

from materials import clear_plastic, liquid, plastic, sticker
from shapes import bevel, curved_label, group, lathe, mesh_object, prism, smooth_profile


def _ribbed_collar(radius, low, high, colour, ribs=48):
    """A screw cap with ribs to grip."""
    vertices, faces = [], []
    n = ribs * 4
    for z in (low, high):
        for i in range(n):
            r = radius * (1.0 if i % 4 in (0, 1) else 0.955)
            a = 2 * math.pi * i / n
            vertices.append((r * math.cos(a), r * math.sin(a), z))
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    faces += [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    return bevel(mesh_object('Collar', vertices, faces, plastic(colour, 0.34)), 0.006, 2)


def _turned_along_x(name, radius, start, end, z, material, taper=1.0):
    """A short tube that lies along x."""
    part = lathe(name, [(0, 0), (radius, 0), (radius, 0.0), (radius * taper, end - start), (0, end - start)], material, 48)
    part.rotation_euler = (0, math.radians(90), 0)
    part.location = (start, 0, z)
    return bevel(part, 0.012, 3)


def _trigger_head(foot, colour):
    """A trigger sprayer that points to -x; `foot` is the height of its collar."""
    dark = plastic(colour, 0.3)
    shroud = [
        (0.17, 0.24), (0.2, 0.38), (0.25, 0.5), (0.26, 0.62), (0.22, 0.72), (0.12, 0.79), (-0.05, 0.82), (-0.3, 0.81),
        (-0.52, 0.78), (-0.6, 0.75), (-0.6, 0.57), (-0.5, 0.54), (-0.3, 0.5), (-0.19, 0.44), (-0.16, 0.34), (-0.15, 0.24),
    ]
    lever = [
        (-0.3, 0.55), (-0.42, 0.52), (-0.49, 0.36), (-0.52, 0.2), (-0.5, 0.05), (-0.44, -0.07), (-0.4, -0.08), (-0.385, -0.04),
        (-0.43, 0.06), (-0.445, 0.2), (-0.41, 0.34), (-0.33, 0.46), (-0.24, 0.5),
    ]
    parts = [
        _ribbed_collar(0.2, 0.0, 0.25, colour),
        prism('Shroud', _round(shroud), 0.27, dark, 0.07, 5),
        prism('Lever', _round(lever), 0.17, dark, 0.03, 4),
        _turned_along_x('Nozzle', 0.115, -0.74, -0.57, 0.66, plastic('#ecebf0', 0.3), 1.0),
        _turned_along_x('Orifice', 0.05, -0.757, -0.72, 0.66, dark, 1.0),
    ]
    handle = group(parts, 'Trigger')
    handle.location = (0, 0, foot)
    return handle


def _round(outline, passes=2):
    """Cuts corners (Chaikin), so that few points make a smooth outline."""
    for _ in range(passes):
        out = []
        for i, (x, z) in enumerate(outline):
            nx, nz = outline[(i + 1) % len(outline)]
            out += [(x * 0.75 + nx * 0.25, z * 0.75 + nz * 0.25), (x * 0.25 + nx * 0.75, z * 0.25 + nz * 0.75)]
        outline = out
    return outline


def _walled(name, outer, wall, material, squash):
    """A bottle's wall with an inside, so that light is bent twice as by a real one."""
    inner = [(max(r - wall, 0.0), z + (wall if i == 0 else 0)) for i, (r, z) in enumerate(outer)]
    inner = [(r, max(z, wall)) for r, z in inner]
    return lathe(name, outer + inner[::-1], material, 128, squash)


def build_spray_bottle(textures, tint='#f6f1fb', water='#f3ecfb'):
    """A translucent bottle of 500 ml, two thirds full, label to -y, trigger to -x."""
    front, _, _ = textures
    squash = 0.66
    outer = smooth_profile(
        [(0.0, 0.0), (0.0, 0.0), (0.4, 0.0), (0.455, 0.03), (0.475, 0.1), (0.475, 0.1), (0.475, 1.3), (0.475, 1.3), (0.462, 1.48), (0.4, 1.68),
         (0.28, 1.86), (0.19, 1.96), (0.165, 2.03), (0.165, 2.03), (0.165, 2.14)], 8)
    body = _walled('Bottle', outer, 0.035, clear_plastic(tint, 0.16), squash)
    fill = [(max(r - 0.03, 0), max(z, 0.032)) for r, z in outer if z <= 1.52]
    fill.append((0, fill[-1][1]))
    content = lathe('Content', fill, liquid(water), 128, squash)
    label = curved_label('Label', 0.4765, 0.74, 0.8, 1.08, sticker(front), squash)
    tube = lathe('Straw', [(0.025, 0.08), (0.025, 2.05)], plastic('#f4f4f4', 0.3), 20)
    return group([body, content, label, tube, _trigger_head(2.06, '#33353b')], 'SprayBottle')


def build_mist_bottle(textures, colour='#cfe9e1', is_capped=True):
    """A frosted bottle of 200 ml with a pump below a clear cap."""
    front, _, _ = textures
    outer = smooth_profile(
        [(0.0, 0.0), (0.0, 0.0), (0.22, 0.0), (0.255, 0.02), (0.27, 0.07), (0.27, 0.07), (0.27, 1.2), (0.27, 1.2), (0.262, 1.32), (0.225, 1.41),
         (0.15, 1.45), (0.12, 1.47), (0.12, 1.47), (0.12, 1.54)], 8)
    body = lathe('Bottle', outer, plastic(colour, 0.4), 128)
    label = curved_label('Label', 0.2712, 0.66, 0.5, 0.96, sticker(front, 0.4))
    white = plastic('#f6f6f7', 0.26)
    collar = bevel(lathe('Collar', [(0, 1.48), (0.165, 1.48), (0.165, 1.66), (0.12, 1.68), (0, 1.68)], white, 64), 0.01)
    pump = bevel(lathe('Pump', [(0, 1.66), (0.06, 1.66), (0.06, 1.74), (0.115, 1.75), (0.115, 1.95), (0.1, 1.99), (0, 2.0)], white, 64), 0.012)
    nozzle = lathe('Nozzle', [(0.0, 0.0), (0.028, 0.0), (0.028, 0.02), (0.0, 0.02)], plastic('#5a6664', 0.4), 32)
    nozzle.rotation_euler = (math.radians(90), 0, math.radians(20))
    nozzle.location = (0.038, -0.107, 1.87)
    parts = [body, label, collar, pump, nozzle]
    if is_capped:
        cap = smooth_profile([(0.245, 1.47), (0.245, 1.47), (0.242, 2.0), (0.235, 2.09), (0.2, 2.13), (0.2, 2.13), (0.0, 2.135)], 8)
        inside = [(max(r - 0.022, 0), z - (0.022 if z > 1.6 else 0)) for r, z in cap]
        parts.append(lathe('Cap', cap + inside[::-1], clear_plastic('#fdfefe', 0.02), 96))
    return group(parts, 'MistBottle')


def build_canister(textures, colour='#35455f'):
    """A white canister of wipes with a dark lid."""
    front, _, _ = textures
    body = bevel(
        lathe('Canister', [(0.0, 0.0), (0.5, 0.0), (0.52, 0.03), (0.52, 0.09), (0.505, 0.12), (0.505, 1.62), (0.46, 1.66), (0, 1.66)], plastic('#f5f5f7', 0.3), 160), 0.01)
    label = curved_label('Label', 0.5068, 0.87, 1.5, 1.44, sticker(front, 0.32))
    lid = bevel(
        lathe('Lid', [(0, 1.62), (0.525, 1.62), (0.525, 1.62), (0.525, 1.86), (0.5, 1.9), (0.4, 1.91), (0.385, 1.9), (0, 1.895)], plastic(colour, 0.32), 160), 0.018, 4)
    flap = bevel(lathe('Flap', [(0, 1.895), (0.3, 1.895), (0.3, 1.935), (0.27, 1.95), (0, 1.95)], plastic(colour, 0.26), 96), 0.012)
    tab = prism('Tab', [(-0.09, -0.03), (0.09, -0.03), (0.09, 0.03), (-0.09, 0.03)], 0.1, plastic(colour, 0.26), 0.02)
    tab.location = (0, -0.32, 1.92)
    return group([body, label, lid, flap, tab], 'Canister')
