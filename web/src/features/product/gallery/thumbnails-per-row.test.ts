import { describe, expect, it } from 'vitest';
import { countThumbnailsPerRow } from './thumbnails-per-row.ts';

describe('a row of thumbnails', () => {
  it('holds all of a few', () => {
    expect([1, 5, 6].map(countThumbnailsPerRow)).toEqual([1, 5, 6]);
  });

  it('is followed by one of nearly the same length where there are more', () => {
    expect([7, 12, 13].map(countThumbnailsPerRow)).toEqual([4, 6, 5]);
  });
});
