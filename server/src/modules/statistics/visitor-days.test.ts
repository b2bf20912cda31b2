import { array, assert, constantFrom, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distinctVisitors, KNOWN_DAYS, visitorDay, withOlderGaps } from './visitor-days.ts';

/** Visits by day, each given as the number of its visitor; -1 is a visitor without an id. */
const stays = array(array(constantFrom(-1, 0, 1, 2, 3, 4, 5), { maxLength: 6 }), { minLength: 1, maxLength: 40 });

function buildDays(came: readonly (readonly number[])[]) {
  return came.map((visits, day) => {
    const known = new Set(visits.filter((visitor) => visitor >= 0).map(String));
    const lastBefore = (visitor: string) =>
      came.slice(0, day).findLastIndex((other) => other.includes(Number(visitor)));
    return visitorDay(visits.filter((visitor) => visitor < 0).length, known, (visitor) => {
      const last = lastBefore(visitor);
      return last < 0 ? null : day - last;
    });
  });
}

describe('distinct visitors of consecutive days (STATISTICS-7)', () => {
  it('are counted exactly for any range of days', () => {
    assert(
      property(stays, tuple(nat(), nat()), (came, [one, other]) => {
        const [first, last] = [one % came.length, other % came.length].sort((a, b) => a - b) as [number, number];
        const within = came.slice(first, last + 1).flat();
        const expected = new Set(within.filter((visitor) => visitor >= 0)).size + within.filter((v) => v < 0).length;
        expect(distinctVisitors(buildDays(came).slice(first, last + 1))).toBe(expected);
      }),
    );
  });

  it('include a visitor again who was away for longer than visits are kept (STATISTICS-5)', () => {
    assert(
      property(integer({ min: 1, max: 200 }), (gap) => {
        const days = Array.from({ length: gap + 1 }, (_, day) =>
          visitorDay(0, day === 0 || day === gap ? ['v'] : [], () => (day === 0 ? null : gap)),
        );
        expect(distinctVisitors(days)).toBe(gap > KNOWN_DAYS ? 2 : 1);
      }),
    );
  });
});

describe('a day that is counted again after earlier visits were deleted', () => {
  const day = (gaps: number[], known = 9) => ({ known, unknown: 1, gaps });

  it('keeps from the former count only what depends on the deleted visits', () => {
    expect(withOlderGaps(day([2, 1]), day([1, 1, 0, 4, 5]), 3)).toEqual(day([2, 1, 0, 4, 5]));
    expect(withOlderGaps(day([2, 1], 5), day([7, 7, 7], 8), 3)).toEqual(day([2, 1], 5));
    expect(withOlderGaps(day([2, 1]), null, 0)).toEqual(day([2, 1]));
  });
});
