import type { Market } from '@eunbit/schema/market';
import { ACTIVE_USER_WINDOWS, DEVICE_DAYS, FUNNEL_STEPS, type StatisticsPeriod } from '@eunbit/schema/statistics';
import type { Connection } from 'mongoose';
import { startOfMonth, storeDay } from '../../common/store-time.ts';
import type { VisitReader } from '../visit/index.ts';
import { addDays, type DaySpan, daysOfSpan, getCover, type Span, spansUntil } from './calendar.ts';
import { unpack } from './packed.ts';
import { mergeCounts, mergeLists, NO_COUNTS, type VisitCounts, type VisitLists } from './visit-figures.ts';
import type { VisitRollupRecord } from './visit-rollup.model.ts';
import { rollupId, visitRollupModel } from './visit-rollup.model.ts';
import { distinctVisitors, NOBODY, type VisitorDay } from './visitor-days.ts';

export interface CountedDay {
  readonly date: string;
  readonly counts: VisitCounts;
  readonly visitors: VisitorDay;
}

/** Consecutive days with their totals. */
export interface CountedSpan extends DaySpan {
  readonly days: readonly CountedDay[];
  readonly counts: VisitCounts;
  readonly visitors: number;
}

export interface ActiveUserFigures {
  readonly window: number;
  readonly users: number;
  readonly usersBefore: number;
}

interface Spans {
  readonly span: DaySpan;
  readonly before: DaySpan;
}

interface DayRow extends Pick<VisitRollupRecord, 'start' | 'counts'> {
  readonly visitors: VisitorDay;
}

const LONGEST_WINDOW = Math.max(...ACTIVE_USER_WINDOWS);

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}

/** Every day of a span, also those without visits. */
function fill(span: DaySpan, rows: ReadonlyMap<string, DayRow>): CountedDay[] {
  return daysOfSpan(span).map((date) => ({
    date,
    counts: rows.get(date)?.counts ?? NO_COUNTS,
    visitors: rows.get(date)?.visitors ?? NOBODY,
  }));
}

const countVisitors = (days: readonly CountedDay[]) => distinctVisitors(days.map(({ visitors }) => visitors));

function countedSpan(span: DaySpan, rows: ReadonlyMap<string, DayRow>): CountedSpan {
  const days = fill(span, rows);
  return { ...span, days, counts: mergeCounts(days.map(({ counts }) => counts)), visitors: countVisitors(days) };
}

/** Reads visit figures: whole days from the rollups, parts of a day from the visits. */
export function createVisitStatistics(connection: Connection, visits: VisitReader) {
  const rollups = visitRollupModel(connection);

  /** The number of visits per funnel step; reads no other field of the days. */
  async function sumSteps(market: Market, { from, to }: DaySpan): Promise<number[]> {
    const rows = await rollups
      .find({ market, unit: 'DAY', start: { $gte: from, $lte: to } }, { 'counts.steps': 1 })
      .lean<{ counts: Pick<VisitCounts, 'steps'> }[]>();
    return FUNNEL_STEPS.map((_, step) => rows.reduce((sum, { counts }) => sum + (counts.steps[step] ?? 0), 0));
  }

  async function readDays(market: Market, { from, to }: DaySpan): Promise<Map<string, DayRow>> {
    const rows = await rollups
      .find({ market, unit: 'DAY', start: { $gte: from, $lte: to } }, { start: 1, counts: 1, visitors: 1 })
      .lean();
    return new Map(
      rows.map(({ start, counts, visitors }) => [
        start,
        { start, counts, visitors: visitors ? unpack(visitors) : NOBODY },
      ]),
    );
  }

  async function readLists(market: Market, span: DaySpan): Promise<VisitLists> {
    const { months, days } = getCover(span);
    const ids = [...months, ...days].map((start) => rollupId(market, start));
    const rows = await rollups.find({ _id: { $in: ids } }, { lists: 1 }).lean();
    return mergeLists(rows.map(({ lists }) => unpack(lists)));
  }

  /** The counts of the last days of a store, and of as many before them. */
  async function countedDays(market: Market, { span, before }: Spans) {
    const windows = { from: addDays(span.to, 1 - 2 * LONGEST_WINDOW), to: span.to };
    const from = before.from < windows.from ? before.from : windows.from;
    const rows = await readDays(market, { from, to: span.to });
    const within = (first: number, last: number) => ({ from: addDays(span.to, first), to: addDays(span.to, last) });
    const activeUsers: ActiveUserFigures[] = ACTIVE_USER_WINDOWS.map((window) => ({
      window,
      users: countVisitors(fill(within(1 - window, 0), rows)),
      usersBefore: countVisitors(fill(within(1 - 2 * window, -window), rows)),
    }));
    return {
      now: countedSpan(span, rows),
      before: countedSpan(before, rows),
      devices: countedSpan(within(1 - DEVICE_DAYS, 0), rows).counts.devices,
      activeUsers,
    };
  }

  async function countedLists(market: Market, { span, before }: Spans) {
    const [now, earlier] = await Promise.all([readLists(market, span), readLists(market, before)]);
    return { now, before: earlier };
  }

  return {
    /** The last days of a store, and as many before them. Days and lists are each read once, when they are selected. */
    figures(market: Market, period: StatisticsPeriod, now: Date) {
      const spans = spansUntil(market, period, now);
      return { ...spans, days: once(() => countedDays(market, spans)), lists: once(() => countedLists(market, spans)) };
    },

    /** The number of visits that reached at least each step, for a span and the previous one. */
    async funnel(market: Market, { span, before }: Spans) {
      const [steps, stepsBefore] = await Promise.all([sumSteps(market, span), sumSteps(market, before)]);
      return { steps, stepsBefore };
    },

    /** Visitors since the month began, as far as visits were counted. */
    async visitorsOfMonth(market: Market, now: Date): Promise<number> {
      const month = { from: storeDay(market, startOfMonth(market, now)), to: storeDay(market, now) };
      return countVisitors(fill(month, await readDays(market, month)));
    },

    /** Visitors within a day or a part of it, by the rule of `distinctVisitors`. Reads all visits of the time. */
    visitorsWithin: (market: Market, span: Span): Promise<number> => visits.countVisitors({ market, ...span }),
  };
}

export type VisitStatistics = ReturnType<typeof createVisitStatistics>;
export type VisitPeriodFigures = ReturnType<VisitStatistics['figures']>;
