import { describe, expect, it } from 'vitest';
import { countThumbnailsPerRow } from './thumbnails-per-row.ts';

describe('a row of thumbnails', () => {
  it('holds all thumbnails if they are few', () => {
    expect([1, 5, 7].map(countThumbnailsPerRow)).toEqual([1, 5, 7]);
  });

  it('is followed by one of nearly the same length if there are more', () => {
    expect([8, 12, 15].map(countThumbnailsPerRow)).toEqual([4, 6, 5]);
  });
});
