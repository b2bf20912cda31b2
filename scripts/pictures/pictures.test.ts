import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogue, pictureFile, VIEWS } from './catalogue.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { icon, logo } from './parts/logo.ts';
import { SLUGS } from './products.ts';
import { BANNERS, heroScene, productShareScene, shareScene } from './scenes.ts';
import { TECHNOLOGY_SCENES } from './technology-scenes.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const stored = (file: string): string => readFileSync(join(HERE, file), 'utf8');

const pictures = SLUGS.flatMap((slug) =>
  VIEWS.map(({ view, draw }) => ({ name: `${slug} ${view}`, file: pictureFile(slug, view), svg: draw(slug) })),
);
const others = [heroScene(), shareScene(), logo('dark'), logo('light'), icon('rounded')].concat(
  [BANNERS, ILLUSTRATIONS, TECHNOLOGY_SCENES].flatMap((scenes) => Object.values(scenes).map((draw) => draw())),
  SLUGS.map((slug) => productShareScene(slug)),
);

const getIds = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const findReferences = (svg: string): string[] => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');

describe('product pictures', () => {
  it.each(pictures)('$name is stored exactly as it is drawn', ({ file, svg }) => {
    expect(stored(file) === svg).toBe(true);
  });

  it.each(pictures)('$name is square and small enough to load at once', async ({ svg }) => {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1200, 1200]);
    expect(svg.length).toBeLessThan(20 * 1024);
  });

  it('are stored in each width as well, none above 60 KB but the one for enlarging', async () => {
    const sizes = Object.values(catalogue()).flatMap((entry) => entry.pictures.flatMap((picture) => picture.sizes));
    for (const { file, width, height } of sizes) {
      const bytes = readFileSync(join(HERE, file));
      const found = await sharp(bytes).metadata();
      expect([found.format, found.width, found.height], file).toEqual(['webp', width, height]);
      expect(bytes.length, file).toBeLessThan((width > 1200 ? 80 : 60) * 1024);
    }
  });

  it('come with one of 1200 by 630 pixels that chat applications show', async () => {
    for (const { share } of Object.values(catalogue())) {
      const { format, width, height } = await sharp(readFileSync(join(HERE, share))).metadata();
      expect([format, width, height], share).toEqual(['jpeg', 1200, 630]);
    }
  });

  it('use ids that differ between any two pictures, so that they can share a page', () => {
    const ids = pictures.flatMap(({ svg }) => getIds(svg));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('every picture', () => {
  const all = [...pictures.map(({ svg }) => svg), ...others];

  it('defines each paint it refers to', () => {
    for (const svg of all) expect(getIds(svg)).toEqual(expect.arrayContaining(findReferences(svg)));
  });

  it('needs no font, script or other file', () => {
    for (const svg of all)
      expect(svg).not.toMatch(/<(text|script|foreignObject|image|use|style)|href|url\((?!#)|font-/);
  });

  it('holds only numbers where numbers belong', () => {
    for (const svg of all) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('pictures.json', () => {
  it('names every picture in order with its alternative text in both languages', () => {
    expect(JSON.parse(stored('pictures.json'))).toEqual(catalogue());
    for (const { pictures: entries } of Object.values(catalogue())) {
      expect(entries.map(({ view }) => view)).toEqual(['front', 'angle', 'in-use', 'ingredients']);
      for (const { alt } of entries) {
        expect(alt.ko).toMatch(/[가-힣]/);
        expect(alt.en).toMatch(/^[A-Z][ -~]+$/);
      }
    }
  });
});
