"""Materials as they are found on real packs: each is a Principled shader with small unevenness."""
import bpy

from studio import linear


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes['Principled BSDF']


def _noise(tree, scale, detail=3.0, coordinates='Object', stretch=None):
    """A noise texture in the object's own space."""
    source = tree.nodes.new('ShaderNodeTexCoord')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    vector = source.outputs[coordinates]
    if stretch:
        mapping = tree.nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        tree.links.new(vector, mapping.inputs['Vector'])
        vector = mapping.outputs['Vector']
    tree.links.new(vector, noise.inputs['Vector'])
    return noise


def _bump(tree, shader, height, strength, distance):
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], shader.inputs['Normal'])


def _vary_roughness(tree, shader, roughness, amount, scale):
    """Fingers and machines leave no surface evenly rough."""
    noise = _noise(tree, scale)
    ramp = tree.nodes.new('ShaderNodeMapRange')
    ramp.inputs['To Min'].default_value = roughness - amount
    ramp.inputs['To Max'].default_value = roughness + amount
    tree.links.new(noise.outputs['Fac'], ramp.inputs['Value'])
    tree.links.new(ramp.outputs['Result'], shader.inputs['Roughness'])


def picture(tree, file):
    node = tree.nodes.new('ShaderNodeTexImage')
    node.image = bpy.data.images.load(file, check_existing=True)
    node.extension = 'EXTEND'
    return node


def paper(colour):
    """A backdrop of matt coloured paper."""
    material, tree, shader = _new('Paper')
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = 0.92
    shader.inputs['Specular'].default_value = 0.12
    return material


def printed_film(file, roughness=0.38):
    """The film of a soft pack: printed, matt, with a thin gloss and the small unevenness of stretched plastic."""
    material, tree, shader = _new('Film')
    tree.links.new(picture(tree, file).outputs['Color'], shader.inputs['Base Color'])
    _vary_roughness(tree, shader, roughness, 0.06, 3.0)
    shader.inputs['Specular'].default_value = 0.42
    shader.inputs['Clearcoat'].default_value = 0.12
    shader.inputs['Clearcoat Roughness'].default_value = 0.28
    noise = _noise(tree, 5.0, 2.0)
    _bump(tree, shader, noise.outputs['Fac'], 0.12, 0.06)
    return material


def crimped_film(colour):
    """The welded ends of a soft pack: fine ribs across."""
    material, tree, shader = _new('Crimp')
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = 0.34
    source = tree.nodes.new('ShaderNodeTexCoord')
    wave = tree.nodes.new('ShaderNodeTexWave')
    wave.bands_direction = 'X'
    wave.inputs['Scale'].default_value = 10.0
    tree.links.new(source.outputs['Object'], wave.inputs['Vector'])
    _bump(tree, shader, wave.outputs['Fac'], 0.6, 0.02)
    return material


def plastic(colour, roughness=0.28):
    """Moulded plastic."""
    material, tree, shader = _new('Plastic')
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Specular'].default_value = 0.5
    _vary_roughness(tree, shader, roughness, 0.05, 6.0)
    noise = _noise(tree, 60.0, 1.0)
    _bump(tree, shader, noise.outputs['Fac'], 0.05, 0.004)
    return material


def _let_light_in(tree, shader, colour):
    """
    Lamps shine straight through what is clear. Paths that are bent on their way to a lamp are switched off, since they
    are most of the noise; without this, whatever stands behind glass would be black.
    """
    rays = tree.nodes.new('ShaderNodeLightPath')
    through = tree.nodes.new('ShaderNodeBsdfTransparent')
    through.inputs['Color'].default_value = linear(colour)
    mix = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(rays.outputs['Is Shadow Ray'], mix.inputs['Fac'])
    tree.links.new(shader.outputs['BSDF'], mix.inputs[1])
    tree.links.new(through.outputs['BSDF'], mix.inputs[2])
    tree.links.new(mix.outputs['Shader'], tree.nodes['Material Output'].inputs['Surface'])


def clear_plastic(colour, roughness=0.06):
    """A clear or tinted wall, as thick as modelled."""
    material, tree, shader = _new('Clear')
    _let_light_in(tree, shader, colour)
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Transmission'].default_value = 1.0
    shader.inputs['IOR'].default_value = 1.45
    shader.inputs['Roughness'].default_value = roughness
    return material


def liquid(colour):
    material, tree, shader = _new('Liquid')
    _let_light_in(tree, shader, colour)
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Transmission'].default_value = 1.0
    shader.inputs['IOR'].default_value = 1.33
    shader.inputs['Roughness'].default_value = 0.0
    return material


def sticker(file, roughness=0.35):
    """A printed label on a bottle."""
    material, tree, shader = _new('Sticker')
    tree.links.new(picture(tree, file).outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Specular'].default_value = 0.4
    _vary_roughness(tree, shader, roughness, 0.04, 8.0)
    return material


def foil(file, colour='#8d90a0'):
    """The mark pressed into plastic as silver foil: metal where the picture is white."""
    material, tree, shader = _new('Foil')
    mask = picture(tree, file)
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Metallic'].default_value = 1.0
    shader.inputs['Roughness'].default_value = 0.22
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    mix = tree.nodes.new('ShaderNodeMixShader')
    output = tree.nodes['Material Output']
    tree.links.new(mask.outputs['Color'], mix.inputs['Fac'])
    tree.links.new(clear.outputs['BSDF'], mix.inputs[1])
    tree.links.new(shader.outputs['BSDF'], mix.inputs[2])
    tree.links.new(mix.outputs['Shader'], output.inputs['Surface'])
    return material


def fleece(colour='#fbfbf8'):
    """Non-woven sheet: embossed dots over fibres, light passes a little."""
    material, tree, shader = _new('Fleece')
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Specular'].default_value = 0.1
    shader.inputs['Sheen'].default_value = 0.4
    shader.inputs['Subsurface'].default_value = 0.2
    shader.inputs['Subsurface Radius'].default_value = (0.05, 0.05, 0.05)
    source = tree.nodes.new('ShaderNodeTexCoord')
    dots = tree.nodes.new('ShaderNodeTexVoronoi')
    dots.inputs['Scale'].default_value = 26.0
    dots.inputs['Randomness'].default_value = 0.0
    tree.links.new(source.outputs['UV'], dots.inputs['Vector'])
    fibres = _noise(tree, 120.0, 4.0, 'UV', (1, 6, 1))
    add = tree.nodes.new('ShaderNodeMath')
    add.operation = 'MULTIPLY_ADD'
    add.inputs[1].default_value = 0.35
    tree.links.new(fibres.outputs['Fac'], add.inputs[0])
    tree.links.new(dots.outputs['Distance'], add.inputs[2])
    _bump(tree, shader, add.outputs['Value'], 0.55, 0.03)
    return material


def wood(light='#c79a6b', dark='#8a5d36', roughness=0.42):
    """A board with grain along x."""
    material, tree, shader = _new('Wood')
    grain = _noise(tree, 3.0, 8.0, 'Object', (0.16, 2.4, 1.0))
    rings = tree.nodes.new('ShaderNodeTexWave')
    rings.wave_type = 'RINGS'
    rings.inputs['Scale'].default_value = 1.4
    rings.inputs['Distortion'].default_value = 6.0
    rings.inputs['Detail'].default_value = 4.0
    rings.inputs['Detail Scale'].default_value = 1.6
    source = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (0.1, 1.0, 1.0)
    tree.links.new(source.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], rings.inputs['Vector'])
    mix = tree.nodes.new('ShaderNodeMath')
    mix.operation = 'MULTIPLY_ADD'
    mix.inputs[1].default_value = 0.16
    tree.links.new(rings.outputs['Fac'], mix.inputs[0])
    tree.links.new(grain.outputs['Fac'], mix.inputs[2])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[0].color = linear(dark)
    ramp.color_ramp.elements[1].position = 0.78
    ramp.color_ramp.elements[1].color = linear(light)
    tree.links.new(mix.outputs['Value'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = 0.4
    _bump(tree, shader, grain.outputs['Fac'], 0.25, 0.02)
    return material


def fabric(colour, scale=70.0):
    """Woven cloth, as on a sofa, a towel or a dog's bed."""
    material, tree, shader = _new('Fabric')
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = 0.95
    shader.inputs['Specular'].default_value = 0.15
    shader.inputs['Sheen'].default_value = 0.6
    noise = _noise(tree, scale, 3.0)
    _bump(tree, shader, noise.outputs['Fac'], 0.6, 0.03)
    return material


def glazed(colour, roughness=0.12):
    """Fired clay with a glaze."""
    material, tree, shader = _new('Glaze')
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = 0.5
    noise = _noise(tree, 3.0)
    _bump(tree, shader, noise.outputs['Fac'], 0.08, 0.05)
    return material


def stone(colour, vein):
    """A polished top of pale stone."""
    material, tree, shader = _new('Stone')
    veins = _noise(tree, 1.6, 12.0)
    veins.inputs['Distortion'].default_value = 1.6
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = 0.46
    ramp.color_ramp.elements[0].color = linear(colour)
    ramp.color_ramp.elements[1].position = 0.62
    ramp.color_ramp.elements[1].color = linear(vein)
    tree.links.new(veins.outputs['Fac'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = 0.22
    return material


def leaf(colour='#4f7a4a'):
    material, tree, shader = _new('Leaf')
    shader.inputs['Base Color'].default_value = linear(colour)
    shader.inputs['Roughness'].default_value = 0.42
    shader.inputs['Specular'].default_value = 0.4
    return material
