import { NO_USAGE } from '@eunbit/schema/review-usage';
import { describe, expect, it } from 'vitest';
import { usageTexts } from './usage-texts.ts';

describe('what an author said of how a product was used, for staff (REVIEW-16)', () => {
  it('is the use, the surface and the scent, in this order', () => {
    expect(usageTexts({ use: 'LIVING_ROOM', surface: 'WOOD', scent: 'STRONG' })).toEqual([
      'reviews.usage.LIVING_ROOM',
      'reviews.usage.WOOD',
      'reviews.usage.STRONG',
    ]);
  });

  it('leaves out what its author left out', () => {
    expect(usageTexts({ ...NO_USAGE, surface: 'TILE' })).toEqual(['reviews.usage.TILE']);
    expect(usageTexts(NO_USAGE)).toEqual([]);
  });
});
