import { describe, expect, it } from 'vitest';
import { noRatings, placeOf, summarise } from './review-score.ts';

function scoreOf(...ratings: number[]) {
  const counts = noRatings();
  for (const rating of ratings) counts[placeOf(rating)] = (counts[placeOf(rating)] ?? 0) + 1;
  return summarise(counts);
}

describe('the score of a product', () => {
  it('has no average without a review', () => {
    expect(scoreOf()).toEqual({ count: 0, average: null, starCounts: [0, 0, 0, 0, 0] });
  });

  it('is the mean of all ratings, to one decimal', () => {
    expect(scoreOf(5, 4.5, 4.5)).toMatchObject({ count: 3, average: 4.7 });
    expect(scoreOf(5, 4)).toMatchObject({ count: 2, average: 4.5 });
    expect(scoreOf(0.5)).toMatchObject({ count: 1, average: 0.5 });
  });

  it('counts halves with the star that they begin', () => {
    expect(scoreOf(5, 4.5, 4, 0.5, 1, 1).starCounts).toEqual([2, 1, 0, 0, 3]);
  });
});
