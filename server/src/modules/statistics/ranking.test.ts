import { array, assert, integer, nat, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRankings, toRanking } from './ranking.ts';

const counts = array(tuple(string({ maxLength: 3 }), integer({ min: 1, max: 9 })), { maxLength: 30 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('a ranking', () => {
  it('keeps the most frequent names and the total of the others', () => {
    assert(
      property(counts, nat(10), nat(5), (pairs, kept, rest) => {
        const all = new Map(pairs);
        const ranking = toRanking(all, kept, rest);
        expect(ranking.top.length).toBe(Math.min(kept, all.size));
        expect(sum(ranking.top.map(([, count]) => count)) + ranking.rest).toBe(sum([...all.values()]) + rest);
        const least = Math.min(...ranking.top.map(([, count]) => count));
        const names = new Set(ranking.top.map(([name]) => name));
        for (const [name, count] of all) if (!names.has(name)) expect(count).toBeLessThanOrEqual(least);
      }),
    );
  });

  it('is the same in any order of counting', () => {
    assert(
      property(counts, nat(10), (pairs, kept) => {
        const all = [...new Map(pairs)];
        expect(toRanking(new Map([...all].reverse()), kept)).toEqual(toRanking(new Map(all), kept));
      }),
    );
  });

  it('adds up with other rankings to the total count', () => {
    assert(
      property(array(counts, { maxLength: 5 }), nat(10), (hours, kept) => {
        const total = sum(hours.flatMap((pairs) => [...new Map(pairs).values()]));
        const merged = mergeRankings(
          hours.map((pairs) => toRanking(new Map(pairs), kept)),
          kept,
        );
        expect(sum(merged.top.map(([, count]) => count)) + merged.rest).toBe(total);
        expect(merged.top.length).toBeLessThanOrEqual(kept);
      }),
    );
  });
});
