"""
Takes the grain out of a render. Colour and normal of the first surface are known almost without noise, so the light alone is
averaged, over pixels around that lie on the same surface and whose light differs by no more than the noise there.
"""
import numpy as np
from scipy.ndimage import median_filter, uniform_filter

# Averaging over 13 by 13 pixels; patches of 3 by 3 are compared.
REACH = 6
SENSITIVITY = 0.55


def _box(values):
    return uniform_filter(values, size=3, mode='nearest')


def _shifted(values, dy, dx):
    return np.roll(values, (dy, dx), axis=(0, 1))


def remove_fireflies(colour):
    """A pixel much brighter than all around it is a path that found a lamp by chance."""
    luminance = colour.mean(axis=2)
    median = median_filter(luminance, size=3, mode='nearest')
    lonely = luminance > 2.2 * median + 0.05
    out = colour.copy()
    for channel in range(3):
        middle = median_filter(colour[..., channel], size=3, mode='nearest')
        out[..., channel][lonely] = middle[lonely]
    return out


def denoise(colour, albedo, normal):
    """`colour`, `albedo` and `normal` are (height, width, 3) in linear light; answers the colour without grain."""
    colour = remove_fireflies(colour.astype(np.float32))
    albedo = albedo.astype(np.float32)
    base = np.clip(albedo, 0.04, None)
    light = colour / base
    # What differs from the mean of the nearest pixels is taken for noise; edges are told apart by colour and normal.
    variance = np.stack([_box((light[..., c] - _box(light[..., c])) ** 2) for c in range(3)], axis=2).mean(axis=2)
    variance = median_filter(variance, size=5, mode='nearest') + 1e-5
    total = np.zeros_like(light)
    weights = np.zeros(light.shape[:2], np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            near = _shifted(light, dy, dx)
            noise = variance + np.minimum(variance, _shifted(variance, dy, dx))
            distance = ((light - near) ** 2).mean(axis=2) - noise
            distance = _box(distance / (SENSITIVITY**2 * (variance + _shifted(variance, dy, dx))))
            apart = ((normal - _shifted(normal, dy, dx)) ** 2).sum(axis=2) / 0.03
            apart += ((albedo - _shifted(albedo, dy, dx)) ** 2).sum(axis=2) / 0.01
            weight = np.exp(-np.maximum(distance, 0) - apart).astype(np.float32)
            total += near * weight[..., None]
            weights += weight
    return total / weights[..., None] * base
