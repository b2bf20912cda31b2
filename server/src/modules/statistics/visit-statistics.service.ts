import type { Market } from '@eunbit/schema/market';
import { ACTIVE_USER_WINDOWS, DEVICE_DAYS, type StatisticsPeriod } from '@eunbit/schema/statistics';
import type { Connection } from 'mongoose';
import { startOfMonth, storeDay } from '../../common/store-time.ts';
import { addDays, coverOf, type DaySpan, daysOfSpan, spansUntil } from './calendar.ts';
import { unpack } from './packed.ts';
import { mergeCounts, mergeLists, NO_COUNTS, type VisitCounts, type VisitLists } from './visit-figures.ts';
import { rollupId, type VisitRollupRecord, visitRollupModel } from './visit-rollup.model.ts';
import { distinctVisitors, NOBODY, type VisitorDay } from './visitor-days.ts';

export interface CountedDay {
  readonly date: string;
  readonly counts: VisitCounts;
  readonly visitors: VisitorDay;
}

/** Days on end with what they come to. */
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

interface DayRow extends Pick<VisitRollupRecord, 'start' | 'counts'> {
  readonly visitors: VisitorDay;
}

const LONGEST_WINDOW = Math.max(...ACTIVE_USER_WINDOWS);

/** Every day of a span, also those on which nobody came. */
function fill(span: DaySpan, rows: ReadonlyMap<string, DayRow>): CountedDay[] {
  return daysOfSpan(span).map((date) => ({
    date,
    counts: rows.get(date)?.counts ?? NO_COUNTS,
    visitors: rows.get(date)?.visitors ?? NOBODY,
  }));
}

const visitorsOf = (days: readonly CountedDay[]) => distinctVisitors(days.map(({ visitors }) => visitors));

function countedSpan(span: DaySpan, rows: ReadonlyMap<string, DayRow>): CountedSpan {
  const days = fill(span, rows);
  return { ...span, days, counts: mergeCounts(days.map(({ counts }) => counts)), visitors: visitorsOf(days) };
}

/** Answers what visitors did from what was counted, never from single visits. */
export function createVisitStatistics(connection: Connection) {
  const rollups = visitRollupModel(connection);

  async function daysOf(market: Market, { from, to }: DaySpan): Promise<Map<string, DayRow>> {
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

  async function listsOf(market: Market, span: DaySpan): Promise<VisitLists> {
    const { months, days } = coverOf(span);
    const ids = [...months, ...days].map((start) => rollupId(market, start));
    const rows = await rollups.find({ _id: { $in: ids } }, { lists: 1 }).lean();
    return mergeLists(rows.map(({ lists }) => unpack(lists)));
  }

  return {
    /** The last so many days in a store, and as many before them. */
    async figures(market: Market, period: StatisticsPeriod, now: Date) {
      const { span, before } = spansUntil(market, period, now);
      const windows = { from: addDays(span.to, 1 - 2 * LONGEST_WINDOW), to: span.to };
      const [rows, lists, listsBefore] = await Promise.all([
        daysOf(market, { from: before.from < windows.from ? before.from : windows.from, to: span.to }),
        listsOf(market, span),
        listsOf(market, before),
      ]);
      const within = (from: number, to: number) => ({ from: addDays(span.to, from), to: addDays(span.to, to) });
      const activeUsers: ActiveUserFigures[] = ACTIVE_USER_WINDOWS.map((window) => ({
        window,
        users: visitorsOf(fill(within(1 - window, 0), rows)),
        usersBefore: visitorsOf(fill(within(1 - 2 * window, -window), rows)),
      }));
      return {
        now: countedSpan(span, rows),
        before: countedSpan(before, rows),
        lists,
        listsBefore,
        devices: countedSpan(within(1 - DEVICE_DAYS, 0), rows).counts.devices,
        activeUsers,
      };
    },

    /** How many visits of a span and the one before got at least as far, by step. */
    async funnel(market: Market, spans: { readonly span: DaySpan; readonly before: DaySpan }) {
      const rows = await daysOf(market, { from: spans.before.from, to: spans.span.to });
      return {
        steps: countedSpan(spans.span, rows).counts.steps,
        stepsBefore: countedSpan(spans.before, rows).counts.steps,
      };
    },

    /** Different visitors since the month began, today and yesterday. */
    async visitors(market: Market, now: Date) {
      const today = storeDay(market, now);
      const yesterday = addDays(today, -1);
      const month = { from: storeDay(market, startOfMonth(market, now)), to: today };
      const rows = await daysOf(market, { from: month.from < yesterday ? month.from : yesterday, to: today });
      const on = (date: string) => visitorsOf(fill({ from: date, to: date }, rows));
      return { thisMonth: visitorsOf(fill(month, rows)), today: on(today), yesterday: on(yesterday) };
    },
  };
}

export type VisitStatistics = ReturnType<typeof createVisitStatistics>;
export type VisitPeriodFigures = Awaited<ReturnType<VisitStatistics['figures']>>;
