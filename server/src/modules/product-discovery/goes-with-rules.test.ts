import { describe, expect, it } from 'vitest';
import { fitsBeside, nearestToFreeShipping, takeInTurns } from './goes-with-rules.ts';

describe('a recommendation for several products (DISCOVERY-5)', () => {
  it('is taken from each of them in turn, without duplicates', () => {
    expect(takeInTurns([['a', 'b', 'c'], ['b', 'd'], []])).toEqual(['a', 'b', 'd', 'c']);
    expect(takeInTurns([])).toEqual([]);
  });
});

describe('a recommendation in the cart (DISCOVERY-9)', () => {
  it('costs at most three times the dearest item, or 1.5 times the amount missing for free shipping', () => {
    const alone = { dearest: 899, missing: 0 };
    expect([899, 2_697, 2_698, 6_999].map((price) => fitsBeside(price, alone))).toEqual([true, true, false, false]);
    const towardsFreeShipping = { dearest: 899, missing: 2_601 };
    expect([3_901, 3_902, 6_999].map((price) => fitsBeside(price, towardsFreeShipping))).toEqual([true, false, false]);
  });
});

describe('the order of recommendations for free shipping (DISCOVERY-6)', () => {
  const offers = [
    { id: 'cheap', price: 3_000 },
    { id: 'exact', price: 10_000 },
    { id: 'dear', price: 30_000 },
    { id: 'above', price: 12_000 },
    { id: 'below', price: 9_999 },
  ];
  const sortedFor = (missing: number) => nearestToFreeShipping(offers, missing).map(({ id }) => id);

  it('starts with prices at or just above the missing amount, then the closest below it', () => {
    expect(sortedFor(10_000)).toEqual(['exact', 'above', 'dear', 'below', 'cheap']);
    expect(sortedFor(10_001)).toEqual(['above', 'dear', 'exact', 'below', 'cheap']);
    expect(sortedFor(50_000)).toEqual(['dear', 'above', 'exact', 'below', 'cheap']);
  });

  it('is unchanged if nothing is missing', () => {
    expect(sortedFor(0)).toEqual(['cheap', 'exact', 'dear', 'above', 'below']);
  });
});
