"""Daylight that falls through a window on the left, whose frame and a branch outside draw shadows on the wall."""
import math

import bpy
import numpy as np
from mathutils import Vector

import studio
from materials import paper
from shapes import mesh_object

# Where the sun's light goes: to the right, to the back and down.
TRAVEL = Vector((0.80, 0.50, -0.52)).normalized()


def _hide_from_camera(thing):
    thing.visible_camera = False
    thing.visible_glossy = False
    thing.visible_diffuse = False
    thing.visible_transmission = False


def _facing_sun(thing, target, away):
    thing.location = Vector(target) - TRAVEL * away
    thing.rotation_euler = TRAVEL.to_track_quat('-Z', 'Y').to_euler()


def _window_frame(target, panes=(2, 3), pane=(2.1, 1.7), bar=0.16, border=14.0):
    """A wall with a window in it, seen by nothing but the sun."""
    width, height = panes[0] * pane[0], panes[1] * pane[1]
    boxes = [(-border, -width / 2, -border, border), (width / 2, border, -border, border)]
    boxes += [(-width / 2, width / 2, -border, -height / 2), (-width / 2, width / 2, height / 2, border)]
    for column in range(1, panes[0]):
        x = -width / 2 + column * pane[0]
        boxes.append((x - bar / 2, x + bar / 2, -height / 2, height / 2))
    for row in range(1, panes[1]):
        y = -height / 2 + row * pane[1]
        boxes.append((-width / 2, width / 2, y - bar / 2, y + bar / 2))
    vertices, faces = [], []
    for x0, x1, y0, y1 in boxes:
        at = len(vertices)
        vertices += [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)]
        faces.append((at, at + 1, at + 2, at + 3))
    frame = mesh_object('Window', vertices, faces, paper('#303030'), smooth=False)
    _facing_sun(frame, target, 14)
    _hide_from_camera(frame)


def _leaves_outside(target, count=70, seed=5):
    chance = np.random.default_rng(seed)
    vertices, faces = [], []
    for _ in range(count):
        x, y = chance.normal(0.6, 1.1), chance.normal(1.2, 1.1)
        turn, size = chance.uniform(0, 2 * math.pi), chance.uniform(0.16, 0.34)
        at = len(vertices)
        ring = [(math.cos(a) * size, math.sin(a) * size * 0.38) for a in np.linspace(0, 2 * math.pi, 10, endpoint=False)]
        vertices += [
            (x + u * math.cos(turn) - v * math.sin(turn), y + u * math.sin(turn) + v * math.cos(turn), chance.uniform(-0.6, 0.6))
            for u, v in ring
        ]
        faces.append(tuple(range(at, at + 10)))
    branch = mesh_object('Outside', vertices, faces, paper('#303030'), smooth=False)
    _facing_sun(branch, target, 9)
    _hide_from_camera(branch)


def light_by_window(target, sun=(1.0, 0.9, 0.76), sky=(0.92, 0.96, 1.0), strength=3.4, fill=1.0, has_leaves=True):
    """`target` is the point that the middle of the window shines on."""
    lamp_data = bpy.data.lights.new('Sun', 'SUN')
    lamp_data.energy = strength
    lamp_data.angle = math.radians(1.6)
    lamp_data.color = sun
    lamp = bpy.data.objects.new('Sun', lamp_data)
    lamp.rotation_euler = TRAVEL.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)
    _window_frame(target)
    if has_leaves:
        _leaves_outside(target)
    x, y, z = target
    studio.area_light('Sky', (x - 8, y - 2, 6), (x, y, 0.8), 4.5, 620 * fill, sky)
    studio.area_light('Room', (x + 7, y - 8, 6), (x, y, 0.8), 6.0, 210 * fill, (1.0, 0.96, 0.92))
    studio.set_world((0.94, 0.96, 1.0, 1), 0.42 * fill)
