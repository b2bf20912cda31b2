import { describe, expect, it } from 'vitest';
import { moveTo, parsePlace, rebaseRanking } from './ranking-draft.ts';

const order = (index: number, place: number) => moveTo(['a', 'b', 'c', 'd'], index, place).join('');

describe('a product in the ranking', () => {
  it('moves to the given place, and the others close up', () => {
    expect([order(3, 1), order(0, 2), order(1, 1)]).toEqual(['adbc', 'bcad', 'abcd']);
  });

  it('moves to an end if the place is out of range', () => {
    expect([order(1, 99), order(2, -1), order(9, 0)]).toEqual(['acdb', 'cabd', 'abcd']);
  });

  it('accepts a place counted from one, and rejects anything else', () => {
    expect([
      parsePlace(' 2 '),
      parsePlace('1'),
      parsePlace(''),
      parsePlace('-1'),
      parsePlace('1.5'),
      parsePlace('x'),
    ]).toEqual([1, 0, null, null, null, null]);
  });
});

describe('an edited ranking', () => {
  it('is kept, with new products at the end and without removed ones', () => {
    const now = ['a', 'b', 'new'].map((id) => ({ id }));
    const mine = ['b', 'gone', 'a'].map((id) => ({ id }));
    expect(rebaseRanking(mine, now).map(({ id }) => id)).toEqual(['b', 'a', 'new']);
  });
});
