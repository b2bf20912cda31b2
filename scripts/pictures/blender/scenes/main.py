"""
Renders scenes: `blender -b --factory-startup -P scenes/main.py -- JOB.json`. A job is a list of pictures, each
{"scene", "market", "width", "height", "samples", "threads", "labels", "out"}; one that exists is left as it is.
"""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import studio  # noqa: E402
from jobs import wanted_pictures  # noqa: E402
from render import render_to  # noqa: E402
from scenes import SCENES  # noqa: E402


def limit_bounces():
    """In a room with a bright window the third bounce is not seen any more, but costs as much as the first."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 7
    cycles.use_adaptive_sampling = False


for picture in wanted_pictures():
    studio.reset()
    studio.set_renderer(picture['width'], picture['height'], picture['samples'], picture['threads'])
    limit_bounces()
    SCENES[picture['scene']](picture['market'], picture['labels'])
    render_to(picture['out'])
    print('rendered', picture['out'], flush=True)
