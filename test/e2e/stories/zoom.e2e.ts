import { describe, expect } from 'vitest';
import { layoutProblems } from '../kit/layout.ts';
import { buyAndLook } from '../kit/purchase-steps.ts';
import { story } from '../kit/story.ts';

/** A window of 1280 by 1024 pixels has so many CSS pixels when the page is enlarged. */
const ZOOMS = [
  { zoom: 200, viewport: { width: 640, height: 512 } },
  { zoom: 400, viewport: { width: 320, height: 256 } },
] as const;
const STORES = [
  { market: 'KR', language: 'ko' },
  { market: 'US', language: 'en' },
] as const;

describe('the purchase of a guest', () => {
  story.for(ZOOMS.flatMap((zoomed) => STORES.map((store) => ({ ...zoomed, ...store }))))(
    'is read and done without scrolling sideways at $zoom %: $market',
    async ({ viewport, market, language }, { visit }) => {
      const guest = await visit({ market, language, viewport });
      await buyAndLook(guest, 'all-purpose-spray', async (step) => {
        expect.soft(await layoutProblems(guest.page), step).toEqual([]);
      });
    },
  );
});
