import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawBrand } from './brand.ts';
import { catalogue, pictureFile, VIEWS } from './catalogue.ts';
import { SLUGS } from './products.ts';
import { BANNERS, heroScene, shareScene } from './scenes.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const PUBLIC = join(HERE, '../../web/public');

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Draws every picture of the shop anew; the output is the same on every run. */
async function drawAll(): Promise<void> {
  for (const slug of SLUGS) {
    for (const { view, draw } of VIEWS) await write(join(HERE, pictureFile(slug, view)), draw(slug));
  }
  const scenes: Record<string, string> = { hero: heroScene(), og: shareScene() };
  for (const [name, draw] of Object.entries(BANNERS)) scenes[name] = draw();
  for (const [name, svg] of Object.entries(scenes)) await write(join(HERE, 'scenes', `${name}.svg`), svg);
  await write(join(HERE, 'pictures.json'), `${JSON.stringify(catalogue(), null, 2)}\n`);
  await mkdir(PUBLIC, { recursive: true });
  await drawBrand(PUBLIC, scenes);
}

await drawAll();
