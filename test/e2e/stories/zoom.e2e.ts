import { describe, expect } from 'vitest';
import { layoutProblems } from '../kit/layout.ts';
import { buyStepByStep } from '../kit/purchase-steps.ts';
import { story } from '../kit/story.ts';
import { standIns } from '../kit/thoroughness.ts';

/** The size in CSS pixels of a window of 1280 by 1024 pixels when the page is zoomed in. */
const TWICE = { zoom: 200, viewport: { width: 640, height: 512 } };
const FOUR_TIMES = { zoom: 400, viewport: { width: 320, height: 256 } };
const KOREAN = { market: 'KR', language: 'ko' } as const;
const AMERICAN = { market: 'US', language: 'en' } as const;
const GUESTS = [
  { ...TWICE, ...KOREAN },
  { ...TWICE, ...AMERICAN },
  { ...FOUR_TIMES, ...AMERICAN },
  { ...FOUR_TIMES, ...KOREAN },
];

describe('the purchase of a guest', () => {
  story.for(standIns(GUESTS, ({ zoom }) => String(zoom)))(
    'needs no sideways scrolling at $zoom %: $market',
    async ({ viewport, market, language }, { visit }) => {
      const guest = await visit({ market, language, viewport });
      await buyStepByStep(guest, 'all-purpose-spray', async (step) => {
        expect.soft(await layoutProblems(guest.page), step).toEqual([]);
      });
    },
  );
});
