import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawBrand, drawIllustrations } from './brand.ts';
import { drawCardBrands } from './card-brands.ts';
import { catalogue, pictureFile, shareFile, VIEWS } from './catalogue.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { SLUGS } from './products.ts';
import { WIDTHS, writeJpeg, writeSizes, writeTopic } from './raster.ts';
import { BANNERS, heroScene, productShareScene, shareScene } from './scenes.ts';
import { TECHNOLOGY_SCENES } from './technology-scenes.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const PUBLIC = join(HERE, '../../web/public');

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Draws every picture of the shop anew; the output is the same on every run. */
async function drawAll(): Promise<void> {
  for (const slug of SLUGS) {
    for (const { view, draw } of VIEWS) {
      const file = pictureFile(slug, view);
      await write(join(HERE, file), draw(slug));
      await writeSizes(HERE, file, draw(slug), WIDTHS);
    }
    await writeJpeg(join(HERE, shareFile(slug)), productShareScene(slug));
  }
  const scenes: Record<string, string> = { hero: heroScene(), og: shareScene() };
  for (const [name, draw] of Object.entries(BANNERS)) scenes[name] = draw();
  for (const [name, svg] of Object.entries(scenes)) await write(join(HERE, 'scenes', `${name}.svg`), svg);
  await write(join(HERE, 'pictures.json'), `${JSON.stringify(catalogue(), null, 2)}\n`);
  await mkdir(PUBLIC, { recursive: true });
  for (const [name, draw] of Object.entries(TECHNOLOGY_SCENES)) await writeTopic(PUBLIC, name, draw());
  await drawBrand(PUBLIC, scenes);
  await drawCardBrands(join(PUBLIC, 'cards'));
  await drawIllustrations(PUBLIC, ILLUSTRATIONS);
}

await drawAll();
