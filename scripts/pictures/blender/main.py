"""
Renders product pictures: `blender -b --factory-startup -P main.py -- JOB.json`. A job is a list of pictures, each
{"slug", "view", "market", "size", "samples", "threads", "labels", "out"}; one that exists is left as it is.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import studio  # noqa: E402
from jobs import wanted_pictures  # noqa: E402
from render import render_to  # noqa: E402
from views import VIEWS  # noqa: E402

for picture in wanted_pictures():
    studio.reset()
    studio.set_renderer(picture['size'], picture['size'], picture['samples'], picture['threads'])
    VIEWS[picture['view']](picture['slug'], picture['market'], picture['labels'])
    render_to(picture['out'])
    print('rendered', picture['out'], flush=True)
