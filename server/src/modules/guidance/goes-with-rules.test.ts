import { describe, expect, it } from 'vitest';
import { nearestToFreeShipping, takeInTurns } from './goes-with-rules.ts';

describe('what goes with several products (GUIDANCE-5)', () => {
  it('is taken from each of them in turn, once', () => {
    expect(takeInTurns([['a', 'b', 'c'], ['b', 'd'], []])).toEqual(['a', 'b', 'd', 'c']);
    expect(takeInTurns([])).toEqual([]);
  });
});

describe('what takes a cart to free shipping (GUIDANCE-6)', () => {
  const offers = [
    { id: 'cheap', price: 3_000 },
    { id: 'exact', price: 10_000 },
    { id: 'dear', price: 30_000 },
    { id: 'above', price: 12_000 },
    { id: 'below', price: 9_999 },
  ];
  const sortedFor = (missing: number) => nearestToFreeShipping(offers, missing).map(({ id }) => id);

  it('comes closest at or above what is missing; below it the closest comes first', () => {
    expect(sortedFor(10_000)).toEqual(['exact', 'above', 'dear', 'below', 'cheap']);
    expect(sortedFor(10_001)).toEqual(['above', 'dear', 'exact', 'below', 'cheap']);
    expect(sortedFor(50_000)).toEqual(['dear', 'above', 'exact', 'below', 'cheap']);
  });

  it('changes nothing where nothing is missing', () => {
    expect(sortedFor(0)).toEqual(['cheap', 'exact', 'dear', 'above', 'below']);
  });
});
