import { NO_USAGE } from '@eunbit/schema/review-usage';
import { describe, expect, it } from 'vitest';
import { usageTexts } from './usage-texts.ts';

describe('the usage facts of a review, for staff (REVIEW-16)', () => {
  it('are the use, the surface and the scent, in this order', () => {
    expect(usageTexts({ use: 'LIVING_ROOM', surface: 'WOOD', scent: 'STRONG' })).toEqual([
      'reviews.usage.LIVING_ROOM',
      'reviews.usage.WOOD',
      'reviews.usage.STRONG',
    ]);
  });

  it('omit what the author left empty', () => {
    expect(usageTexts({ ...NO_USAGE, surface: 'TILE' })).toEqual(['reviews.usage.TILE']);
    expect(usageTexts(NO_USAGE)).toEqual([]);
  });
});
