import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawBrand } from './brand.ts';
import { drawCardBrands } from './card-brands.ts';
import { SCENE_PICTURES } from './scene-pictures.ts';
import { writeScenes } from './write-scenes.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const PUBLIC = join(HERE, '../../web/public');

/** Draws the brand pictures and writes all widths of the rendered scenes; the output is the same on every run. */
async function drawAll(): Promise<void> {
  await mkdir(PUBLIC, { recursive: true });
  await drawBrand(PUBLIC);
  await drawCardBrands(join(PUBLIC, 'cards'));
  await writeScenes(PUBLIC, SCENE_PICTURES);
}

await drawAll();
