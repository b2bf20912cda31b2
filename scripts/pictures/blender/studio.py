"""The scene around a product: renderer, light, backdrop and camera. One Blender unit is ten centimetres."""
import math

import bpy
from mathutils import Vector


def reset():
    """An empty file: factory settings, without cube, light and camera."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def set_renderer(width, height, samples, threads):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.use_denoising = False
    # Fireflies: single paths that find a lamp through glass are cut, which darkens nothing that can be seen.
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 12
    cycles.blur_glossy = 1.0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.max_bounces = 10
    cycles.transmission_bounces = 10
    cycles.transparent_max_bounces = 12
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    if threads:
        scene.render.threads_mode = 'FIXED'
        scene.render.threads = threads
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'High Contrast'
    scene.view_settings.exposure = 0.0
    scene.render.film_transparent = False


def linear(hex_colour):
    """An sRGB colour such as #b9a7e6 as linear values, which materials take."""
    values = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values] + [1.0]


def area_light(name, location, target, size, power, colour=(1, 1, 1), size_y=None):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size = size
    light.size_y = size_y or size
    light.energy = power
    light.color = colour
    lamp = bpy.data.objects.new(name, light)
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def set_world(colour, strength):
    world = bpy.data.worlds.new('World')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = colour
    background.inputs['Strength'].default_value = strength


def add_backdrop(material, depth=14, width=44, radius=5, height=24):
    """A sheet that runs from the floor into the wall without an edge."""
    steps = 24
    profile = [(-10.0, 0.0), (depth, 0.0)]
    profile += [
        (depth + radius * math.sin(a), radius - radius * math.cos(a))
        for a in (math.pi / 2 * (i + 1) / steps for i in range(steps))
    ]
    profile.append((depth + radius, height))
    vertices = [(x, y, z) for y, z in profile for x in (-width / 2, width / 2)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh = bpy.data.meshes.new('Backdrop')
    mesh.from_pydata(vertices, [], faces)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    sheet = bpy.data.objects.new('Backdrop', mesh)
    sheet.data.materials.append(material)
    bpy.context.collection.objects.link(sheet)
    return sheet


def light_softly(warmth=0.0):
    """A large softbox from the upper left, a dim one from the right, a strip behind that draws an edge of light."""
    key = (1.0, 0.97 - 0.05 * warmth, 0.94 - 0.16 * warmth)
    area_light('Key', (-6.5, -2.6, 5.6), (0, 0, 0.8), 2.6, 1150, key)
    area_light('Fill', (7.5, -5.5, 3.0), (0, 0, 0.8), 4.5, 80, (0.93, 0.96, 1.0))
    area_light('Edge', (4.0, 5.0, 5.0), (0, 0, 1.0), 1.2, 320, (1, 1, 1), 5.0)
    # The wall is lit by itself, so that it does not fall into grey.
    area_light('Wall', (-2.0, 8.0, 9.0), (1.0, 19.0, 4.0), 8.0, 1500, key)
    set_world((0.95, 0.96, 1.0, 1), 0.26)


def add_camera(location, target, lens=85, focus=None, aperture=11.0):
    camera = bpy.data.cameras.new('Camera')
    camera.lens = lens
    camera.sensor_width = 36
    eye = bpy.data.objects.new('Camera', camera)
    eye.location = location
    eye.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    camera.dof.use_dof = True
    camera.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    # A unit is ten centimetres, so the same blur as at life size needs a tenth of the f-number.
    camera.dof.aperture_fstop = aperture / 10
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    return eye
