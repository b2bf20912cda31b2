"""The company, and the places of business that it delivers to."""
import math

import materials
import props
import studio
from scenes.botanics import vase
from scenes.daylight import light_by_window
from scenes.hero import stand_products
from scenes.slipper import slipper
from shapes import group, prism, rounded_rectangle


def company(market, labels):
    """All products on one table."""
    light_by_window((0.6, 3.6, 1.9), (1.0, 0.9, 0.74))
    props.board(materials.wood('#d0ae84', '#a07b50'), width=44, depth=11, near=-7)
    props.wall(materials.paper('#e4deee'), 4.4)
    stand_products(
        [
            ('all-purpose-spray', -2.75, 0.9, 10),
            ('pet-tissue', -1.35, -0.35, 5),
            ('pet-spray', -0.1, 0.8, 0),
            ('all-purpose-wipe', 1.3, -0.3, -4),
            ('heavy-duty-wipe', 2.95, 0.85, -8),
            ('shoe-tissue', 4.35, -0.25, -8),
        ],
        market,
        labels,
    )
    green = vase('summer', '#ece6dc', 1.2, height=1.6, seed=7)
    green.location = (-4.55, 1.5, 0)
    studio.add_camera((0.1, -16.0, 2.5), (0.1, 0, 1.3), 46, (0.4, 0, 0.9), 6.5)


def _laptop():
    """Open, seen from the front: a keyboard and a dark screen."""
    metal, screen, keys = materials.plastic('#c9ccd3', 0.32), materials.plastic('#20242c', 0.1), materials.plastic('#3a3f49', 0.5)
    base = prism('Base', rounded_rectangle(3.1, 2.1, 0.14), 0.09, metal, 0.03)
    base.rotation_euler, base.location = (math.radians(90), 0, 0), (0, 0, 0.05)
    lid = prism('Lid', rounded_rectangle(3.1, 2.05, 0.14), 0.06, metal, 0.025)
    lid.rotation_euler, lid.location = (math.radians(-16), 0, 0), (0, 1.32, 1.02)
    glass = prism('Screen', rounded_rectangle(2.92, 1.84, 0.06), 0.02, screen, 0.005)
    glass.rotation_euler, glass.location = (math.radians(-16), 0, 0), (0, 1.287, 1.03)
    board = prism('Keys', rounded_rectangle(2.7, 0.95, 0.05), 0.02, keys, 0.005)
    board.rotation_euler, board.location = (math.radians(90), 0, 0), (0, 0.3, 0.1)
    return group([base, lid, glass, board], 'Laptop')


def _frame(target=(0.1, 0, 1.25)):
    studio.add_camera((-0.2, -14.0, 3.0), target, 66, (0.6, -0.2, 0.9), 6.0)


def office(market, labels):
    """A desk that several people use."""
    light_by_window((0.8, 3.6, 2.0), (1.0, 0.94, 0.86), has_leaves=False)
    props.board(materials.wood('#d9c3a4', '#b39a78', 0.36), width=40, depth=11, near=-7)
    props.wall(materials.paper('#e4e2ee'), 4.4)
    laptop = _laptop()
    laptop.location, laptop.rotation_euler = (-1.55, 0.1, 0), (0, 0, math.radians(10))
    cup = props.mug('#efeae3')
    cup.location, cup.rotation_euler = (3.05, -0.55, 0), (0, 0, math.radians(-25))
    green = props.plant(4, '#e7e1d8', 50, 1.25)
    green.location = (3.0, 1.9, 0)
    stand_products([('all-purpose-wipe', 1.6, -0.4, -6), ('all-purpose-spray', 1.0, 1.1, 10)], market, labels)
    _frame()


def clinic(market, labels):
    """The counter of a clinic for animals."""
    light_by_window((0.8, 3.6, 2.0), (1.0, 0.97, 0.92), has_leaves=False)
    props.board(materials.stone('#f2f1ee', '#dcdcda'), width=40, depth=11, near=-7)
    props.wall(materials.paper('#d9e8e1'), 4.4)
    towels = props.folded_towel(materials.fabric('#f3f1ec'), 2.2, 1.5, 4)
    towels.location = (-2.1, 0.5, 0)
    cloth = props.folded_towel(materials.fabric('#a9cfc4'), 2.0, 1.3, 1)
    cloth.location = (-2.06, 0.45, 0.76)
    dish = props.bowl('#c6cbd0', 0.62, 0.36)
    dish.location = (2.95, -0.5, 0)
    green = vase('summer', '#e6ece8', 1.0, height=1.5, seed=9)
    green.location = (2.95, 1.7, 0)
    stand_products([('pet-spray', -0.2, 0.1, 12), ('pet-tissue', 1.2, -0.3, -6)], market, labels)
    _frame((0.2, 0, 1.05))


def store(market, labels):
    """A shoe shop: pairs on a shelf, and what cares for them on the counter."""
    light_by_window((0.8, 3.4, 2.0), (1.0, 0.9, 0.76), has_leaves=False)
    props.board(materials.wood('#c9a377', '#95714a', 0.36), width=40, depth=11, near=-7)
    props.wall(materials.paper('#ebe3d8'), 3.6)
    shelf = props.board(materials.wood('#dcc6a6', '#bca17c', 0.4), width=9, depth=1.7, near=0, thick=0.14)
    shelf.location = (0.2, 1.9, 2.15)
    for x, colour in ((-2.5, '#8a97a3'), (0.2, '#c9b598'), (2.9, '#9c8fb4')):
        for aside in (-0.52, 0.52):
            shoe = slipper(colour, '#e7dfd2', 1.7, 0.72)
            shoe.location, shoe.rotation_euler = (x + aside, 2.75, 2.15), (0, 0, math.radians(172))
    shoe = slipper('#6f7f8c', '#d8cfc0')
    shoe.location, shoe.rotation_euler = (-1.5, -0.2, 0), (0, 0, math.radians(110))
    stand_products([('shoe-tissue', 1.1, -0.2, -6), ('all-purpose-spray', 2.75, 0.6, 10)], market, labels)
    studio.add_camera((0.0, -14.0, 2.9), (0.25, 0, 1.55), 60, (0.6, -0.2, 0.9), 6.5)


SCENES = {'company': company, 'project-office': office, 'project-clinic': clinic, 'project-store': store}
