import { expect, it } from 'vitest';
import { findExpiredReleases, KEPT_DAYS, KEPT_RELEASES } from './release-retention.ts';

const NOW = new Date('2026-05-22T00:00:00Z');
const started = (_id: string, daysAgo: number) => ({ _id, startedAt: new Date(NOW.getTime() - daysAgo * 86_400_000) });

it('keeps a release for some days after its successor, however long it was served before', () => {
  const releases = [started('present', 0), started('served-for-a-year', 365)];
  expect(findExpiredReleases(releases, NOW)).toEqual([]);
});

it('removes a release whose successor is older than that', () => {
  const releases = [started('old', KEPT_DAYS + 2), started('next', KEPT_DAYS + 1), started('present', 1)];
  expect(findExpiredReleases(releases, NOW)).toEqual(['old']);
});

it('keeps the newest release even if it was started long ago', () => {
  expect(findExpiredReleases([started('only', 1000)], NOW)).toEqual([]);
});

it('keeps a limited number of releases, the newest', () => {
  const releases = Array.from({ length: KEPT_RELEASES + 2 }, (_, n) => started(`${n}`, n / 100));
  expect(findExpiredReleases(releases, NOW)).toEqual([`${KEPT_RELEASES}`, `${KEPT_RELEASES + 1}`]);
});

it('never removes a release started within the hour, which may still be starting elsewhere', () => {
  const releases = Array.from({ length: KEPT_RELEASES + 2 }, (_, n) => started(`${n}`, n / 10_000));
  expect(findExpiredReleases(releases, NOW)).toEqual([]);
});
