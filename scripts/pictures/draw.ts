import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawBrand } from './brand.ts';
import { drawCardBrands } from './card-brands.ts';
import { SCENE_PICTURES } from './scene-pictures.ts';
import { heroScene } from './scenes.ts';
import { writeScenes } from './write-scenes.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const PUBLIC = join(HERE, '../../web/public');

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Draws the pictures of pages and brand anew, all but those of products, which are rendered; the output is the same on every run. */
async function drawAll(): Promise<void> {
  await write(join(HERE, 'scenes/hero.svg'), heroScene());
  await mkdir(PUBLIC, { recursive: true });
  await drawBrand(PUBLIC);
  await drawCardBrands(join(PUBLIC, 'cards'));
  await writeScenes(PUBLIC, SCENE_PICTURES);
}

await drawAll();
