"""Renders the open scene into a PNG without grain."""
import os
import tempfile

import bpy
import numpy as np

from denoise import denoise

PASSES = {'Image': 'colour', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal'}


def _write_passes(folder):
    """Has the renderer write colour, albedo and normal as files of floating-point numbers."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    for name, file in PASSES.items():
        files.file_slots.new(file)
        tree.links.new(layers.outputs[name], files.inputs[file])


def _read(folder, name):
    file = next(entry for entry in os.listdir(folder) if entry.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, 4)[..., :3]


def render_to(path):
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        _write_passes(folder)
        bpy.ops.render.render()
        colour, albedo, normal = (_read(folder, name) for name in PASSES.values())
    clean = denoise(colour, albedo, normal)
    height, width = clean.shape[:2]
    image = bpy.data.images.new('Clean', width, height, float_buffer=True)
    image.pixels.foreach_set(np.dstack([clean, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    image.save_render(path, scene=scene)
