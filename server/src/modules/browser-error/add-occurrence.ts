import { BrowserErrorState } from '@eunbit/schema/browser-error';
import { storeDay } from '../../common/store-time.ts';
import type { BrowserErrorGroupRecord, BuildCount, DayCount, NamedCount } from './browser-error.record.ts';
import type { ErrorOccurrence } from './error-occurrence.ts';

/** How much a group holds of each, however often it happens and whatever is sent. */
export const GROUP_LIMITS = { days: 30, builds: 20, names: 20, samples: 5 } as const;

/** What is counted beyond the names that are told apart. */
export const OTHER_NAME = '*';

/** A group without its id and what tells it apart. */
export type GroupContent = Omit<BrowserErrorGroupRecord, '_id' | 'fingerprint' | 'app' | 'kind' | 'name' | 'message'>;

const EMPTY: Omit<GroupContent, 'firstSeenAt' | 'lastSeenAt'> = {
  state: BrowserErrorState.OPEN,
  resolvedBuilds: [],
  reopenedAt: null,
  count: 0,
  days: [],
  builds: [],
  browsers: [],
  routes: [],
  samples: [],
  revision: 0,
};

/** A group with one more occurrence; null begins it. */
export function addOccurrence(group: GroupContent | null, occurrence: ErrorOccurrence): GroupContent {
  const { at, build, browser, route } = occurrence;
  const before = group ?? { ...EMPTY, firstSeenAt: at, lastSeenAt: at };
  return {
    ...before,
    ...reopen(before, occurrence),
    count: before.count + 1,
    firstSeenAt: earlier(before.firstSeenAt, at),
    lastSeenAt: later(before.lastSeenAt, at),
    days: addDay(before.days, storeDay('KR', at)),
    builds: addBuild(before.builds, build, at),
    browsers: addName(before.browsers, browser),
    routes: addName(before.routes, route),
    samples: [toSample(occurrence), ...before.samples].slice(0, GROUP_LIMITS.samples),
  };
}

const earlier = (one: Date, other: Date) => (one <= other ? one : other);
const later = (one: Date, other: Date) => (one >= other ? one : other);

/**
 * A resolved error comes back with the first build that did not have it yet. Builds that had it go on running in open tabs,
 * and say nothing of whether it is mended.
 */
function reopen({ state, resolvedBuilds }: GroupContent, { build, at }: ErrorOccurrence): Partial<GroupContent> {
  if (state !== BrowserErrorState.RESOLVED || resolvedBuilds.includes(build)) return {};
  return { state: BrowserErrorState.OPEN, resolvedBuilds: [], reopenedAt: at };
}

function addDay(days: readonly DayCount[], day: string): DayCount[] {
  const count = days.find((known) => known.day === day)?.count ?? 0;
  return [...days.filter((known) => known.day !== day), { day, count: count + 1 }]
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(-GROUP_LIMITS.days);
}

/** Of too many builds the one goes that was not seen for longest. */
function addBuild(builds: readonly BuildCount[], name: string, at: Date): BuildCount[] {
  const { count, firstSeenAt } = builds.find((known) => known.name === name) ?? { count: 0, firstSeenAt: at };
  const seen = { name, count: count + 1, firstSeenAt, lastSeenAt: at };
  return [seen, ...builds.filter((known) => known.name !== name)].slice(0, GROUP_LIMITS.builds);
}

function addName(names: readonly NamedCount[], name: string): NamedCount[] {
  const isKnown = names.some((known) => known.name === name);
  const counted = isKnown || names.length < GROUP_LIMITS.names - 1 ? name : OTHER_NAME;
  const count = names.find((known) => known.name === counted)?.count ?? 0;
  return [...names.filter((known) => known.name !== counted), { name: counted, count: count + 1 }].sort(
    (one, other) => other.count - one.count,
  );
}

function toSample(occurrence: ErrorOccurrence) {
  const { at, build, route, browser, language, market, width, requestId, frames } = occurrence;
  return { at, build, route, browser, language, market, width, requestId, frames: [...frames] };
}
