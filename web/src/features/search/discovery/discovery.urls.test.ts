import { describe, expect, it } from 'vitest';
import { comparePath, findPathBefore, givenTags, nextQuestion, readAnswers, readCompared } from './discovery.urls.ts';

const read = (search: string) => readAnswers(new URLSearchParams(search));

describe('the address of the finder (DISCOVERY-1)', () => {
  it('includes the answers, and ignores invalid ones', () => {
    expect(read('place=KITCHEN&people=ANY&matter=CAR')).toEqual({ place: 'KITCHEN', people: 'ANY' });
    expect(read('place=kitchen&people=&matter=__proto__')).toEqual({});
  });

  it('determines the next question, and the tags for scoring products', () => {
    expect(nextQuestion({})).toBe('place');
    expect(nextQuestion(read('place=CAR&matter=HANDS'))).toBe('people');
    const all = read('place=CAR&people=ANY&matter=HANDS');
    expect(nextQuestion(all)).toBeNull();
    expect(givenTags(all)).toEqual(['CAR', 'HANDS']);
  });

  it('has a link back by one question', () => {
    expect(findPathBefore('matter', read('place=CAR&people=PETS'))).toBe('/find?place=CAR&people=PETS');
    expect(findPathBefore('people', read('place=CAR'))).toBe('/find?place=CAR');
    expect(findPathBefore('place', {})).toBe('/find');
  });
});

describe('the address of a comparison (DISCOVERY-7)', () => {
  const compared = (search: string) => readCompared(new URLSearchParams(search));

  it('includes up to three products, each once', () => {
    expect(compared('products=2,1,2,3,4')).toEqual([2, 1, 3]);
    expect(compared('products=2&products=5')).toEqual([2, 5]);
    expect(compared('products=0,-1,a,1e9,12345678')).toEqual([]);
    expect(compared('')).toEqual([]);
  });

  it('is built in the format in which it is read', () => {
    expect(comparePath([2, 5])).toBe('/compare?products=2,5');
    expect(comparePath([])).toBe('/compare');
  });
});
