import type { Market } from '@eunbit/schema/market';
import { TIME_ZONE } from '@eunbit/schema/time-zone';
import { DeviceCategory, VisitChannel, WEB_VITALS } from '@eunbit/schema/visit';
import type { DaySpan } from './calendar.ts';
import type { Ranking } from './ranking.ts';
import type { StatisticsSpan } from './statistics.types.ts';
import type { VisitLists } from './visit-figures.ts';
import type { CountedDay, CountedSpan, VisitPeriodFigures } from './visit-statistics.service.ts';
import type { VisitDay, VisitStatisticsType, VisitTotals, VitalFigures } from './visit-statistics.types.ts';
import { distinctVisitors } from './visitor-days.ts';
import { threeQuarters } from './vital-tally.ts';

const MOST_ROWS = 20;
const MOST_REGIONS = 100;

export const presentSpan = (market: Market, { from, to }: DaySpan): StatisticsSpan => ({
  from,
  to,
  timeZone: TIME_ZONE[market],
});

function presentDay({ date, counts, visitors }: CountedDay): VisitDay {
  const { visits, pageViews, bounces, seconds, newVisits, returningVisits } = counts;
  const different = distinctVisitors([visitors]);
  return { date, visits, visitors: different, pageViews, bounces, seconds, newVisits, returningVisits };
}

function presentTotals({ counts, visitors }: CountedSpan): VisitTotals {
  const { visits, pageViews, bounces, seconds, newVisits, returningVisits } = counts;
  return {
    visits,
    visitors,
    pageViews,
    bounceRate: visits > 0 ? bounces / visits : null,
    averageSeconds: visits > 0 ? seconds / visits : null,
    newVisits,
    returningVisits,
  };
}

interface Row {
  readonly name: string;
  readonly count: number;
  readonly before: number;
}

/** The most frequent names of a span, with their counts in the previous one. */
function toRows(now: Ranking, before: Ranking, most: number): Row[] {
  const earlier = new Map(before.top);
  return now.top.slice(0, most).map(([name, count]) => ({ name, count, before: earlier.get(name) ?? 0 }));
}

const textCounts = (now: Ranking, before: Ranking) =>
  toRows(now, before, MOST_ROWS).map(({ name, count, before: countBefore }) => ({ text: name, count, countBefore }));

/** A name of two parts; see `VisitLists`. */
function splitName(name: string): [string, string] {
  const [first = '', second = ''] = name.split('\n');
  return [first, second];
}

function presentVitals({ vitals }: VisitLists): VitalFigures[] {
  return WEB_VITALS.map((vital) => {
    const tally = vitals[vital];
    const { good, poor, samples } = tally ?? { good: 0, poor: 0, samples: 0 };
    const p75 = tally ? threeQuarters(vital, tally) : null;
    return { vital, p75, good, needsImprovement: samples - good - poor, poor, samples };
  });
}

/** Fields that are computed when they are selected. */
type Promised<Type> = { readonly [Field in keyof Type]: Type[Field] | Promise<Type[Field]> };

type Days = Awaited<ReturnType<VisitPeriodFigures['days']>>;
type Lists = Awaited<ReturnType<VisitPeriodFigures['lists']>>;

const presentSources = ({ now, before }: Lists) =>
  toRows(now.sources, before.sources, MOST_ROWS).map((row) => {
    const [channel, source] = splitName(row.name);
    return { channel: channel as VisitChannel, source: source || null, visits: row.count, visitsBefore: row.before };
  });

const presentPaths = ({ now, before }: Lists) =>
  toRows(now.paths, before.paths, MOST_ROWS).map(({ name, count, before: viewsBefore }) => ({
    path: name,
    views: count,
    viewsBefore,
  }));

const presentCountries = ({ now, before }: Lists) =>
  toRows(now.countries, before.countries, Number.POSITIVE_INFINITY).map((row) => ({
    countryCode: row.name || null,
    visits: row.count,
    visitsBefore: row.before,
  }));

const presentRegions = ({ now, before }: Lists) =>
  toRows(now.regions, before.regions, MOST_REGIONS).map((row) => {
    const [countryCode, region] = splitName(row.name);
    return { countryCode, region, visits: row.count, visitsBefore: row.before };
  });

const presentChannels = ({ now, before }: Days) =>
  Object.values(VisitChannel).map((channel) => ({
    channel,
    visits: now.counts.channels[channel],
    visitsBefore: before.counts.channels[channel],
  }));

const presentDevices = ({ devices }: Days) =>
  Object.values(DeviceCategory).map((device) => ({ device, visits: devices[device] }));

/** Getters, so that a query for only the days does not wait for the lists, and vice versa. */
export function presentVisitStatistics(market: Market, figures: VisitPeriodFigures): Promised<VisitStatisticsType> {
  const ofDays = <Field>(present: (days: Days) => Field) => figures.days().then(present);
  const ofLists = <Field>(present: (lists: Lists) => Field) => figures.lists().then(present);
  return {
    span: presentSpan(market, figures.span),
    before: presentSpan(market, figures.before),
    get days() {
      return ofDays(({ now }) => now.days.map(presentDay));
    },
    get daysBefore() {
      return ofDays(({ before }) => before.days.map(presentDay));
    },
    get totals() {
      return ofDays(({ now }) => presentTotals(now));
    },
    get totalsBefore() {
      return ofDays(({ before }) => presentTotals(before));
    },
    get channels() {
      return ofDays(presentChannels);
    },
    get devices() {
      return ofDays(presentDevices);
    },
    get activeUsers() {
      return ofDays(({ activeUsers }) => activeUsers);
    },
    get sources() {
      return ofLists(presentSources);
    },
    get keywords() {
      return ofLists(({ now, before }) => textCounts(now.keywords, before.keywords));
    },
    get faqSearches() {
      return ofLists(({ now, before }) => textCounts(now.faqSearches, before.faqSearches));
    },
    get paths() {
      return ofLists(presentPaths);
    },
    get countries() {
      return ofLists(presentCountries);
    },
    get regions() {
      return ofLists(presentRegions);
    },
    get vitals() {
      return ofLists(({ now }) => presentVitals(now));
    },
  };
}
