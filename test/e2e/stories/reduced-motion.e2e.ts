import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { load } from '../kit/load.ts';
import { buyStepByStep } from '../kit/purchase-steps.ts';
import { story } from '../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';

/** The parts of the browser's API used here; these tests are compiled without its types. */
interface PageAnimation {
  readonly effect: {
    getComputedTiming(): { readonly duration: number };
    readonly target: { readonly tagName: string };
  } | null;
}
interface Watched {
  readonly moves: string[];
}
declare const document: { getAnimations(): readonly PageAnimation[] };
declare function addEventListener(type: string, heard: () => void, capture: boolean): void;

/** Shorter transitions are not visible. */
const SEEN_FROM_MS = 50;

/** Records every animation and transition on the page from now on. */
async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript((seenFrom) => {
    const watched: Watched = { moves: [] };
    Object.assign(globalThis, { watched });
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        const duration = effect?.getComputedTiming().duration ?? 0;
        if (effect && duration >= seenFrom) watched.moves.push(`${effect.target.tagName} for ${duration} ms`);
      }
    };
    for (const type of ['transitionrun', 'animationstart']) addEventListener(type, note, true);
  }, SEEN_FROM_MS);
}

function readMoves(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.moves);
}

describe('a shopper who prefers reduced motion', () => {
  story('sees no animation from the product to the order', async ({ visit }) => {
    const guest = await visit({ market: 'US', changesBrowser: true, media: { reducedMotion: 'reduce' } });
    await watchMotion(guest.page);
    await buyStepByStep(guest, 'all-purpose-wipe', async (step) => {
      expect.soft(await readMoves(guest.page), step).toEqual([]);
    });
  });

  story('sees no film start by itself on the home page', async ({ visit }) => {
    const { page } = await visit({ market: 'US', media: { reducedMotion: 'reduce' } });
    await load(page, '/');
    expect(await page.evaluate("[...document.querySelectorAll('video')].filter((film) => !film.paused).length")).toBe(
      0,
    );
  });

  story('differs from others, who see an animation of the cart', async ({ visit }) => {
    const guest = await visit({ market: 'US', changesBrowser: true, media: { reducedMotion: 'no-preference' } });
    await watchMotion(guest.page);
    await (await new ProductPage(guest).open('all-purpose-wipe')).addToCart();
    await expect.poll(() => readMoves(guest.page)).not.toEqual([]);
  });
});
