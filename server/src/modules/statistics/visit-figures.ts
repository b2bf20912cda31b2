import { FUNNEL_STEPS } from '@eunbit/schema/statistics';
import { DeviceCategory, VisitChannel } from '@eunbit/schema/visit';
import { EMPTY_RANKING, mergeRankings, type Ranking } from './ranking.ts';
import { mergeVitals, type VitalTallies } from './vital-tally.ts';

/** The counts of visits that began in an hour, a day or a month of a store. */
export interface VisitCounts {
  readonly visits: number;
  readonly pageViews: number;
  /** Visits with one page view and no other event. */
  readonly bounces: number;
  /** The total duration of all visits in seconds, each from its first to its last event. */
  readonly seconds: number;
  /** Only counts browsers with a visitor id; visits without one are neither new nor returning. */
  readonly newVisits: number;
  readonly returningVisits: number;
  readonly channels: Readonly<Record<VisitChannel, number>>;
  readonly devices: Readonly<Record<DeviceCategory, number>>;
  /** Visits that reached at least this step, in the order of `FUNNEL_STEPS`. */
  readonly steps: readonly number[];
}

/** Counts by name, bounded in number. */
export interface VisitLists {
  /** `CHANNEL\nname`: a name has no line break. */
  readonly sources: Ranking;
  readonly keywords: Ranking;
  readonly faqSearches: Ranking;
  readonly paths: Ranking;
  /** ISO 3166, empty if unknown. */
  readonly countries: Ranking;
  /** `KR\nSeoul`. */
  readonly regions: Ranking;
  readonly vitals: VitalTallies;
}

export interface VisitFigures {
  readonly counts: VisitCounts;
  readonly lists: VisitLists;
}

/** The number of names kept in each list; there are fewer than 250 countries. */
export const KEPT_NAMES = {
  sources: 100,
  keywords: 100,
  faqSearches: 100,
  paths: 200,
  countries: 250,
  regions: 200,
} as const satisfies Record<Exclude<keyof VisitLists, 'vitals'>, number>;

const RANKED = Object.keys(KEPT_NAMES) as (keyof typeof KEPT_NAMES)[];

const zeros = <Name extends string>(names: Readonly<Record<string, Name>>) =>
  Object.fromEntries(Object.values(names).map((name) => [name, 0])) as Record<Name, number>;

export const NO_COUNTS: VisitCounts = {
  visits: 0,
  pageViews: 0,
  bounces: 0,
  seconds: 0,
  newVisits: 0,
  returningVisits: 0,
  channels: zeros(VisitChannel),
  devices: zeros(DeviceCategory),
  steps: FUNNEL_STEPS.map(() => 0),
};

export const NO_LISTS: VisitLists = {
  sources: EMPTY_RANKING,
  keywords: EMPTY_RANKING,
  faqSearches: EMPTY_RANKING,
  paths: EMPTY_RANKING,
  countries: EMPTY_RANKING,
  regions: EMPTY_RANKING,
  vitals: {},
};

function addRecords<Name extends string>(one: Readonly<Record<Name, number>>, other: Readonly<Record<Name, number>>) {
  const names = Object.keys(one) as Name[];
  return Object.fromEntries(names.map((name) => [name, one[name] + (other[name] ?? 0)])) as Record<Name, number>;
}

export function mergeCounts(all: readonly VisitCounts[]): VisitCounts {
  return all.reduce(
    (sum, one) => ({
      visits: sum.visits + one.visits,
      pageViews: sum.pageViews + one.pageViews,
      bounces: sum.bounces + one.bounces,
      seconds: sum.seconds + one.seconds,
      newVisits: sum.newVisits + one.newVisits,
      returningVisits: sum.returningVisits + one.returningVisits,
      channels: addRecords(sum.channels, one.channels),
      devices: addRecords(sum.devices, one.devices),
      steps: sum.steps.map((count, index) => count + (one.steps[index] ?? 0)),
    }),
    NO_COUNTS,
  );
}

export function mergeLists(all: readonly VisitLists[]): VisitLists {
  const ranked = RANKED.map((name) => {
    const merged = mergeRankings(
      all.map((lists) => lists[name]),
      KEPT_NAMES[name],
    );
    return [name, merged];
  });
  return { ...NO_LISTS, ...Object.fromEntries(ranked), vitals: mergeVitals(all.map(({ vitals }) => vitals)) };
}

export function mergeFigures(all: readonly VisitFigures[]): VisitFigures {
  return { counts: mergeCounts(all.map(({ counts }) => counts)), lists: mergeLists(all.map(({ lists }) => lists)) };
}
