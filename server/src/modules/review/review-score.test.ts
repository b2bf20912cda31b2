import { NO_USAGE } from '@eunbit/schema/review-usage';
import { describe, expect, it } from 'vitest';
import { addUp, noRatings, rankAnswers, summarise, toScoreChange, toScoreIndex } from './review-score.ts';

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

  it('counts a half star as the next whole star', () => {
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

describe('the score change of a review', () => {
  const REVIEW = { rating: 4, use: 'KITCHEN', surface: null, scent: 'RIGHT' } as const;

  it('adds the answers of a new review and subtracts those of a deleted one', () => {
    expect(toScoreChange(null, REVIEW)).toEqual({ 'counts.7': 1, 'usage.use.KITCHEN': 1, 'usage.scent.RIGHT': 1 });
    expect(toScoreChange(REVIEW, null)).toEqual({ 'counts.7': -1, 'usage.use.KITCHEN': -1, 'usage.scent.RIGHT': -1 });
  });

  it('updates only what an edit changes', () => {
    const edited = { ...REVIEW, rating: 5, use: 'CAR' } as const;
    expect(toScoreChange(REVIEW, edited)).toEqual({
      'counts.7': -1,
      'counts.9': 1,
      'usage.use.KITCHEN': -1,
      'usage.use.CAR': 1,
    });
    expect(toScoreChange(REVIEW, REVIEW)).toEqual({});
  });

  it('counts sample reviews separately, too (REVIEW-20)', () => {
    const example = { ...NO_USAGE, rating: 4, isExample: true };
    expect(toScoreChange(null, example)).toEqual({ 'counts.7': 1, exampleCount: 1 });
    expect(toScoreChange(example, null)).toEqual({ 'counts.7': -1, exampleCount: -1 });
  });
});

describe('the answers in reviews (REVIEW-17)', () => {
  it('are sorted by frequency, without those whose count is zero', () => {
    expect(rankAnswers({ CAR: 2, PETS: 0, DESK: 2, KITCHEN: 5 })).toEqual([
      { answer: 'KITCHEN', count: 5 },
      { answer: 'CAR', count: 2 },
      { answer: 'DESK', count: 2 },
    ]);
    expect(rankAnswers()).toEqual([]);
  });

  it('of several products are added up', () => {
    const score = { counts: noRatings(), version: 1 };
    const { usage, exampleCount } = addUp([
      { ...score, exampleCount: 2, usage: { use: { CAR: 1 }, scent: { WEAK: 2 } } },
      { ...score, usage: { use: { CAR: 2, PETS: 1 } } },
      score,
    ]);
    expect(exampleCount).toBe(2);
    expect(usage).toEqual({ use: { CAR: 3, PETS: 1 }, surface: {}, scent: { WEAK: 2 } });
  });
});
