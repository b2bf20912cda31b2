import { describe, expect, it } from 'vitest';
import { countByMinute, mostFrequent, presentVisits, type RecentVisit } from './visits-now.ts';

const NOW = new Date('2026-03-02T10:00:30Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const visit = (id: string, from: number, until: number, visitor: string | null = null): RecentVisit => ({
  id,
  visitor,
  startedAt: ago(from),
  lastAt: ago(until),
  country: null,
});

describe('a present visitor (STATISTICS-14)', () => {
  it('is one with an event in the last five minutes', () => {
    const present = presentVisits([visit('a', 900, 299), visit('b', 900, 300), visit('c', 10, 10)], NOW);
    expect(present.map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('is counted once for two visits, at the place of the last event', () => {
    const present = presentVisits([visit('a', 200, 100, 'v'), visit('b', 90, 10, 'v'), visit('c', 80, 50, 'v')], NOW);
    expect(present.map(({ id }) => id)).toEqual(['b']);
  });

  it('counts for every minute between the first and the last event', () => {
    const minutes = countByMinute(
      [visit('a', 150, 31), visit('b', 20, 20), visit('c', 25, 25, 'v'), visit('d', 5, 5, 'v')],
      NOW,
    );
    expect(minutes).toHaveLength(30);
    expect(minutes.slice(-4)).toEqual([0, 1, 1, 2]);
  });
});

it('names are listed by frequency, ten at most', () => {
  expect(mostFrequent(['b', 'a', null, 'b', null, null])).toEqual([
    { name: null, count: 3 },
    { name: 'b', count: 2 },
    { name: 'a', count: 1 },
  ]);
  expect(mostFrequent(Array.from({ length: 20 }, (_, index) => String(index)))).toHaveLength(10);
});
