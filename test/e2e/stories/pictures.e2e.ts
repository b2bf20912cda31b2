import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const PAGES = [
  '/',
  '/products',
  '/products-cleansing',
  '/products-living',
  '/products-pet',
  '/product/pet-spray',
  '/technology',
  '/company',
  '/media',
];

/** URLs of the missing pictures, including those far below the fold. */
const findBroken = (page: Page) =>
  page.evaluate<string[]>(`Promise.all([...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().then(() => null, () => image.currentSrc);
  })).then((addresses) => addresses.filter(Boolean))`);

const countBoxesOfSources = (page: Page) =>
  page.evaluate<number>(
    `[...document.querySelectorAll('picture > source')].filter((source) => getComputedStyle(source).display !== 'none').length`,
  );

describe('the pictures of the pages', () => {
  story.for([
    { market: 'KR', language: 'ko' },
    { market: 'US', language: 'en' },
  ] as const)('all load in the store of $market', async (store, { visit }) => {
    const { page } = await visit(store);
    for (const path of PAGES) {
      await load(page, path);
      expect.soft(await findBroken(page), path).toEqual([]);
      expect.soft(await countBoxesOfSources(page), `cells taken by formats on ${path}`).toBe(0);
    }
  });
});
