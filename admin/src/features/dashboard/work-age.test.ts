import { expect, test } from 'vitest';
import { readAge } from './work-age.ts';

test.each([
  ['2026-03-02T12:00:30Z', 'hours', 0],
  ['2026-03-02T11:59:00Z', 'hours', 0],
  ['2026-03-02T10:59:00Z', 'hours', 1],
  ['2026-03-01T12:00:01Z', 'hours', 23],
  ['2026-03-01T12:00:00Z', 'days', 1],
  ['2026-02-27T13:00:00Z', 'days', 2],
] as const)(
  'work that is waiting since %s is, at noon of March 2, shown in %s: %i (COLLABORATION-12)',
  (since, unit, count) => {
    expect(readAge(since, Date.parse('2026-03-02T12:00:00Z'))).toEqual({ unit, count });
  },
);
