"""The six products, each built on the origin: foot at z 0, face to -y."""
import os

from bottles import build_canister, build_mist_bottle, build_spray_bottle
from soft_pack import build_soft_pack

ACCENTS = {
    'all-purpose-wipe': '#b9a7e6',
    'all-purpose-spray': '#c3a3df',
    'pet-spray': '#92d2c3',
    'pet-tissue': '#98c3e4',
    'shoe-tissue': '#dcc198',
    'heavy-duty-wipe': '#8096b6',
}
# Width, height and depth in decimetres; centre and size of the lid.
PACKS = {
    'all-purpose-wipe': ((2.2, 1.3, 0.62), ((0, 0.2), (1.0, 0.6)), 1),
    'pet-tissue': ((1.9, 1.2, 0.56), ((0, 0.18), (0.92, 0.55)), 5),
    'shoe-tissue': ((1.7, 1.05, 0.46), ((0, 0.16), (0.82, 0.48)), 9),
}
# Height and half width, by which pictures are composed.
SIZES = {
    'all-purpose-wipe': (1.3, 1.2),
    'pet-tissue': (1.2, 1.05),
    'shoe-tissue': (1.05, 0.95),
    'all-purpose-spray': (2.9, 0.65),
    'pet-spray': (2.15, 0.28),
    'heavy-duty-wipe': (1.95, 0.53),
}


def textures_of(folder, slug, market):
    names = (f'{slug}-{market}-front.png', f'{slug}-{market}-back.png', 'mark.png')
    return tuple(os.path.join(folder, name) for name in names)


def build_product(slug, market, labels, is_open=False, is_reversed=False):
    textures = textures_of(labels, slug, market)
    if slug in PACKS:
        size, lid, seed = PACKS[slug]
        return build_soft_pack(size, textures, ACCENTS[slug], lid, seed, is_open, is_reversed)
    if is_reversed:
        textures = (textures[1], textures[0], textures[2])
    if slug == 'all-purpose-spray':
        return build_spray_bottle(textures)
    if slug == 'pet-spray':
        return build_mist_bottle(textures)
    return build_canister(textures)
