import { describe, expect, it } from 'vitest';
import { FIND_ANSWERS, FIND_QUESTIONS, questionOf, SuitTag, scoreSuits, toAnswers } from './product-discovery.ts';

describe('the answers of the finder (DISCOVERY-1)', () => {
  it('belong to one question each', () => {
    const all = FIND_QUESTIONS.flatMap((question) => FIND_ANSWERS[question]);

    expect([...all].sort()).toEqual(Object.values(SuitTag).sort());
    for (const tag of all) expect(FIND_ANSWERS[questionOf(tag)]).toContain(tag);
  });

  it('are limited to the first one per question, in the order of the questions', () => {
    expect(toAnswers(['HANDS', 'CAR', 'KITCHEN', 'NO_SCENT'])).toEqual(['CAR', 'HANDS']);
    expect(toAnswers([])).toEqual([]);
  });
});

describe('the score of a product (DISCOVERY-2)', () => {
  it('weighs priorities above place and people together', () => {
    expect(scoreSuits(['KITCHEN', 'FAMILY'], ['KITCHEN', 'FAMILY', 'HANDS'])).toBe(3);
    expect(scoreSuits(['FAMILY', 'HANDS'], ['KITCHEN', 'FAMILY', 'HANDS'])).toBe(5);
    expect(scoreSuits(['KITCHEN', 'HANDS'], ['KITCHEN', 'FAMILY', 'HANDS'])).toBe(6);
    expect(scoreSuits(['KITCHEN', 'FAMILY', 'HANDS', 'CAR'], ['KITCHEN', 'FAMILY', 'HANDS'])).toBe(7);
  });

  it('is zero unless the product matches most of the answers', () => {
    expect(scoreSuits(['HANDS'], ['KITCHEN', 'FAMILY', 'HANDS'])).toBe(0);
    expect(scoreSuits(['HANDS'], ['FAMILY', 'HANDS'])).toBe(4);
    expect(scoreSuits(['CAR'], ['KITCHEN'])).toBe(0);
    expect(scoreSuits(['CAR'], [])).toBe(0);
  });
});
