import { describe, expect, it } from 'vitest';
import { addUp, noRatings, summarise, toScoreIndex } from './review-score.ts';

function buildScore(...ratings: number[]) {
  const counts = noRatings();
  for (const rating of ratings) counts[toScoreIndex(rating)] = (counts[toScoreIndex(rating)] ?? 0) + 1;
  return summarise(counts);
}

describe('the score of a product (REVIEW-9)', () => {
  it('has a null average without reviews', () => {
    expect(buildScore()).toEqual({ count: 0, average: null, starCounts: [0, 0, 0, 0, 0] });
  });

  it('is the mean of all ratings, to one decimal', () => {
    expect(buildScore(5, 4.5, 4.5)).toMatchObject({ count: 3, average: 4.7 });
    expect(buildScore(5, 4)).toMatchObject({ count: 2, average: 4.5 });
    expect(buildScore(0.5)).toMatchObject({ count: 1, average: 0.5 });
  });

  it('counts a half star with the next whole star', () => {
    expect(buildScore(5, 4.5, 4, 0.5, 1, 1).starCounts).toEqual([2, 1, 0, 0, 3]);
  });
});

describe('the scores of several products', () => {
  it('add up to one score of all ratings', () => {
    const counted = (rating: number, times: number) => noRatings().with(toScoreIndex(rating), times);

    const { counts, version } = addUp([
      { counts: counted(5, 3), version: 4 },
      { counts: counted(1, 1), version: 2 },
    ]);

    expect(summarise(counts)).toEqual({ count: 4, average: 4, starCounts: [3, 0, 0, 0, 1] });
    expect(version).toBe(6);
  });

  it('add up to no rating without scores', () => {
    expect(summarise(addUp([]).counts).average).toBeNull();
  });
});
