import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isRendered, type PictureEntry, SHOTS, shareFile, toEntry, VIEWS } from './catalogue.ts';
import { backLabel, frontLabel } from './labels.ts';
import { icon, logo } from './parts/logo.ts';
import { SLUGS } from './products.ts';
import { SCENE_PICTURES, sceneFile } from './scene-pictures.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const stored = (file: string): string => readFileSync(join(HERE, file), 'utf8');

const logos = (['KR', 'US'] as const).flatMap((market) => [logo(market, 'dark'), logo(market, 'light')]);
const drawings = [...logos, icon('rounded')];

const getIds = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const findReferences = (svg: string): string[] => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '');

interface Listed {
  readonly pictures: readonly PictureEntry[];
  readonly share: Readonly<Record<'KR' | 'US', string>>;
}
const index: Record<string, Listed | undefined> = JSON.parse(stored('pictures.json'));
const listed = SLUGS.flatMap((slug) => (index[slug]?.pictures ?? []).map((picture) => ({ slug, ...picture })));

/** Maximum file size in bytes, by width in pixels. */
const MOST_BYTES: Readonly<Record<number, number>> = {
  160: 6_000,
  400: 24_000,
  600: 45_000,
  800: 75_000,
  1600: 250_000,
};

describe('product pictures', () => {
  it.each(SLUGS)('of %s begin with the front, as each store sells it', (slug) => {
    const fronts = index[slug]?.pictures.slice(0, 2).map(({ view, market }) => `${view} ${market}`);
    expect(fronts).toEqual(['front KR', 'front US']);
  });

  it('with a label exist for both stores or for neither', () => {
    for (const slug of SLUGS) {
      for (const { view } of VIEWS) {
        const stores = listed.filter((one) => one.slug === slug && one.view === view).map(({ market }) => market);
        expect([[], [null], ['KR', 'US']], `${slug} ${view}`).toContainEqual(stores);
      }
    }
  });

  it.each(listed)(
    '$slug $view $market is stored in each width as AVIF and WebP, with a WebP to enlarge, all within the size limits',
    async ({ sizes, zoom }) => {
      for (const { width, ...files } of [...sizes, zoom]) {
        for (const [format, file] of Object.entries(files)) {
          const bytes = readFileSync(join(HERE, file));
          const found = await sharp(bytes).metadata();
          expect([found.format, found.width, found.height], file).toEqual([
            format === 'avif' ? 'heif' : 'webp',
            width,
            width,
          ]);
          expect(bytes.length, file).toBeLessThan(MOST_BYTES[width] ?? 0);
        }
      }
    },
  );

  it('include one of 1200 by 630 pixels for each store, for chat applications', async () => {
    for (const share of SLUGS.flatMap((slug) => [shareFile(slug, 'KR'), shareFile(slug, 'US')])) {
      const { format, width, height } = await sharp(readFileSync(join(HERE, share))).metadata();
      expect([format, width, height], share).toEqual(['jpeg', 1200, 630]);
    }
  });
});

describe('labels', () => {
  const printed = SLUGS.flatMap((slug) => [frontLabel, backLabel].map((draw) => ({ slug, draw })));

  // Throws for a label that is too narrow for its name.
  it.each(printed)('of $slug differ between the stores, and have room for the name', ({ slug, draw }) => {
    expect(draw(slug, 'KR')).not.toBe(draw(slug, 'US'));
  });
});

describe('every drawing', () => {
  it('defines each paint it refers to', () => {
    for (const svg of drawings) expect(getIds(svg)).toEqual(expect.arrayContaining(findReferences(svg)));
  });

  it('needs no font, script or other file', () => {
    for (const svg of drawings)
      expect(svg).not.toMatch(/<(text|script|foreignObject|image|use|style)|href|url\((?!#)|font-/);
  });

  it('holds only numbers where numbers belong', () => {
    for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('pictures.json', () => {
  it('lists every rendered picture in order, with alternative text in both languages', () => {
    for (const slug of SLUGS) {
      const rendered = SHOTS.filter((shot) => shot.slug === slug && isRendered(shot));
      const entries = index[slug]?.pictures ?? [];
      expect(entries).toEqual(rendered.map((shot, at) => toEntry(shot, entries[at]?.placeholder ?? '')));
      for (const { alt, placeholder } of entries) {
        expect(alt.ko).toMatch(/[가-힣]/);
        expect(alt.en).toMatch(/^[A-Z][ -~]+$/);
        expect(placeholder).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });
});

describe("pictures of the storefront's pages", () => {
  const PUBLIC = join(HERE, '../../web/public');
  /** Maximum size in kilobytes by width; the home page's first view waits for its picture. */
  const limitOf = (name: string, width: number) => (width <= 900 && name.startsWith('hero') ? 40 : 110);

  it.each(SCENE_PICTURES.map((picture) => [picture.name, picture] as const))(
    '%s exists in each width as AVIF and as WebP, small enough',
    async (name, picture) => {
      for (const width of picture.widths) {
        for (const format of ['avif', 'webp']) {
          const file = `${sceneFile(picture, width)}.${format}`;
          const bytes = readFileSync(join(PUBLIC, file));
          const found = await sharp(bytes).metadata();
          // AVIF is reported as its container format HEIF.
          const expected = [format === 'avif' ? 'heif' : format, width, Math.round(width / picture.ratio)];
          expect([found.format, found.width, found.height], file).toEqual(expected);
          expect(bytes.length, file).toBeLessThan(limitOf(name, width) * 1024);
        }
      }
    },
  );
});
