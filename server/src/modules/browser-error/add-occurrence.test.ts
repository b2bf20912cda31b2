import { array, assert, date, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOccurrence, GROUP_LIMITS, type GroupContent, OTHER_NAME } from './add-occurrence.ts';
import type { ErrorOccurrence } from './error-occurrence.ts';

const occurrence = (change: Partial<ErrorOccurrence> = {}): ErrorOccurrence => ({
  app: 'WEB',
  kind: 'SCRIPT',
  name: 'TypeError',
  message: 'x',
  frames: [],
  route: '/',
  build: 'one',
  language: 'ko',
  market: 'KR',
  width: 'WIDE',
  requestId: null,
  at: new Date('2026-11-25T03:00:00Z'),
  browser: 'Chrome 143',
  ...change,
});

const addAll = (occurrences: readonly ErrorOccurrence[], group: GroupContent | null = null) =>
  occurrences.reduce(addOccurrence, group) as GroupContent;

const resolved = (group: GroupContent): GroupContent => ({
  ...group,
  state: 'RESOLVED',
  resolvedBuilds: group.builds.map(({ name }) => name),
});

describe('a group', () => {
  it('counts days of the company, builds, browsers and pages', () => {
    const group = addAll([
      occurrence(),
      occurrence({ at: new Date('2026-11-25T16:00:00Z'), build: 'two', route: '/faq' }),
      occurrence({ at: new Date('2026-11-25T17:00:00Z'), build: 'two' }),
    ]);

    expect(group).toMatchObject({ state: 'OPEN', count: 3, reopenedAt: null });
    expect(group.days).toEqual([
      { day: '2026-11-25', count: 1 },
      { day: '2026-11-26', count: 2 },
    ]);
    expect(group.builds.map(({ name, count }) => [name, count])).toEqual([
      ['two', 2],
      ['one', 1],
    ]);
    expect(group.browsers).toEqual([{ name: 'Chrome 143', count: 3 }]);
    expect(group.routes).toEqual([
      { name: '/', count: 2 },
      { name: '/faq', count: 1 },
    ]);
  });

  it('that is resolved stays so while builds go on that had it before', () => {
    const group = addAll([occurrence()], resolved(addAll([occurrence()])));
    expect(group).toMatchObject({ state: 'RESOLVED', reopenedAt: null, count: 2 });
  });

  it('that is resolved comes back with a build that did not have it', () => {
    const at = new Date('2026-12-01T00:00:00Z');
    const group = addAll([occurrence({ build: 'two', at })], resolved(addAll([occurrence()])));
    expect(group).toMatchObject({ state: 'OPEN', reopenedAt: at });
  });

  it('that is ignored stays so in any build', () => {
    const group = addAll([occurrence({ build: 'two' })], { ...addAll([occurrence()]), state: 'IGNORED' });
    expect(group).toMatchObject({ state: 'IGNORED', count: 2 });
  });

  it('is bounded, and loses no count, whatever is sent', () => {
    const hostile = record({
      build: string(),
      browser: string(),
      route: string(),
      at: date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
    });
    assert(
      property(array(hostile, { minLength: 1, maxLength: 120 }), (changes) => {
        const group = addAll(changes.map(occurrence));
        const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
        expect(group.count).toBe(changes.length);
        expect(sum(group.browsers)).toBe(changes.length);
        expect(sum(group.routes)).toBe(changes.length);
        expect(group.days.length).toBeLessThanOrEqual(GROUP_LIMITS.days);
        expect(group.builds.length).toBeLessThanOrEqual(GROUP_LIMITS.builds);
        expect(group.browsers.length).toBeLessThanOrEqual(GROUP_LIMITS.names);
        expect(group.routes.length).toBeLessThanOrEqual(GROUP_LIMITS.names);
        expect(group.samples.length).toBeLessThanOrEqual(GROUP_LIMITS.samples);
      }),
    );
  });

  it('counts what it cannot tell apart together', () => {
    const group = addAll(Array.from({ length: 30 }, (_none, index) => occurrence({ route: `/p${index}` })));
    expect(group.routes).toContainEqual({ name: OTHER_NAME, count: 11 });
  });
});
