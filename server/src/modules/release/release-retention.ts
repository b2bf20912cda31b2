import type { ReleaseRecord } from './release.model.ts';

/** Days for which a page opened before an update still finds its files: longer than a tab is used without a reload. */
export const KEPT_DAYS = 14;
/**
 * Maximum kept releases, which bounds the storage of a shop that is deployed many times a day: a release adds a few megabytes at
 * most.
 */
export const KEPT_RELEASES = 30;
/**
 * Minimum age in milliseconds before a started release or a stored file is removed: far longer than storing a release takes, and
 * than the clock differences between servers.
 */
export const SPARED_MS = 3_600_000;

const DAY_MS = 86_400_000;

type Started = Pick<ReleaseRecord, '_id' | 'startedAt'>;

/**
 * Ids of the releases that are no longer needed. A release is superseded when another one is started, however long it was
 * served before, so the days count from then. The newest one is always kept.
 */
export function findExpiredReleases(releases: readonly Started[], now: Date): string[] {
  const newestFirst = [...releases].sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  const oldestKept = now.getTime() - KEPT_DAYS * DAY_MS;
  return newestFirst
    .filter(({ startedAt }, index) => {
      if (startedAt.getTime() > now.getTime() - SPARED_MS) return false;
      const successor = newestFirst[index - 1];
      return index >= KEPT_RELEASES || (successor !== undefined && successor.startedAt.getTime() < oldestKept);
    })
    .map(({ _id }) => _id);
}
