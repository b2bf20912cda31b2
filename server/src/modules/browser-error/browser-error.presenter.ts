import { storeDay } from '../../common/store-time.ts';
import { GROUP_LIMITS } from './add-occurrence.ts';
import type { BrowserErrorGroupRecord, DayCount } from './browser-error.record.ts';
import type { BrowserErrorDayType, BrowserErrorGroupType } from './browser-error.types.ts';

const DAY_MS = 86_400_000;

/** The last days until today, also those without an error. The company's city has no summer time. */
function presentDays(days: readonly DayCount[], now: Date): BrowserErrorDayType[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]));
  return Array.from({ length: GROUP_LIMITS.days }, (_none, index) => {
    const date = storeDay('KR', new Date(now.getTime() - (GROUP_LIMITS.days - 1 - index) * DAY_MS));
    return { date, count: counts.get(date) ?? 0 };
  });
}

export function presentGroup(group: BrowserErrorGroupRecord, now = new Date()): BrowserErrorGroupType {
  const { _id, app, kind, name, message, state, reopenedAt, count, firstSeenAt, lastSeenAt } = group;
  const { builds, browsers, routes } = group;
  return {
    id: String(_id),
    ...{ app, kind, name, message, state, reopenedAt, count, firstSeenAt, lastSeenAt, builds, browsers, routes },
    days: presentDays(group.days, now),
    samples: group.samples.map(({ frames, ...sample }) => ({ ...sample, app, builtFrames: frames })),
  };
}
