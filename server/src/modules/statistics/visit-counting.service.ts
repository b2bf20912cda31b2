import { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { startOfDay, startOfNextDay, storeDay } from '../../common/store-time.ts';
import {
  HOUR_MILLISECONDS,
  hourName,
  toHour,
  type VisitMark,
  type VisitMarks,
  type VisitReader,
} from '../visit/index.ts';
import { addDays, daysBetween, daysOfSpan } from './calendar.ts';
import { unpack } from './packed.ts';
import { mergeFigures } from './visit-figures.ts';
import type { RollupUnit } from './visit-rollup.model.ts';
import { createRollupWriter, rollupId, visitRollupModel } from './visit-rollup.model.ts';
import { VisitTally } from './visit-tally.ts';
import { KNOWN_DAYS, type VisitorDay, visitorDay, withOlderGaps } from './visitor-days.ts';

/** The maximum number of hours that one run counts; the next run continues. */
const HOURS_A_RUN = 100;
/** The number of visitors whose last visits are read in one query. */
const VISITORS_AT_ONCE = 1000;

interface Deps {
  readonly connection: Connection;
  readonly marks: VisitMarks;
  readonly visits: VisitReader;
}

/** The first day of which no visit has been deleted yet. */
const firstKept = (market: Market, now: Date) => addDays(storeDay(market, now), -KNOWN_DAYS);

/**
 * Counts visits per hour of UTC, and sums the hours to days and months of the store. Counting is idempotent, also while
 * other processes count; see `visit-mark.model.ts`.
 */
export function createVisitCounting({ connection, marks, visits }: Deps) {
  const rollups = visitRollupModel(connection);
  const write = createRollupWriter(connection);

  async function countHour(market: Market, hour: Date, begun: Date): Promise<boolean> {
    const tally = new VisitTally();
    const until = new Date(hour.getTime() + HOUR_MILLISECONDS);
    for await (const visit of visits.withEvents({ market, from: hour, until })) tally.add(visit);
    return writeHour(market, hour, tally, begun);
  }

  function writeHour(market: Market, hour: Date, tally: VisitTally, begun: Date): Promise<boolean> {
    const start = hourName(hour);
    const figures = tally.figures();
    return write({ _id: rollupId(market, start), market, unit: 'HOUR', start, countedAt: begun, hour, ...figures });
  }

  /** Counts all hours since an instant in one pass over the visits; removes the rollups of hours without visits. */
  async function rebuildHours(market: Market, from: Date, begun: Date): Promise<void> {
    let [hour, tally] = [from, new VisitTally()];
    const until = new Date(begun.getTime() + HOUR_MILLISECONDS);
    for await (const visit of visits.withEvents({ market, from, until })) {
      const begins = toHour(visit.startedAt);
      if (begins.getTime() !== hour.getTime()) {
        await writeHour(market, hour, tally, begun);
        [hour, tally] = [begins, new VisitTally()];
      }
      tally.add(visit);
    }
    await writeHour(market, hour, tally, begun);
    await rollups.deleteMany({ market, hour: { $gte: from, $lte: begun }, countedAt: { $lt: begun } });
  }

  /** Sums the rollups of a unit whose `start` lies within the bounds. */
  async function sumRollups(market: Market, unit: RollupUnit, first: string, beyond: string) {
    const rows = await rollups
      .find({ market, unit, start: { $gte: first, $lt: beyond } }, { counts: 1, lists: 1 })
      .sort({ start: 1 })
      .lean();
    return mergeFigures(rows.map(({ counts, lists }) => ({ counts, lists: unpack(lists) })));
  }

  /** The day of each visitor's previous visit, as far back as visits are kept. */
  async function lastDays(market: Market, visitors: readonly string[], day: string): Promise<Map<string, string>> {
    const range = { market, from: startOfDay(market, addDays(day, -KNOWN_DAYS)), until: startOfDay(market, day) };
    const last = new Map<string, string>();
    for (let index = 0; index < visitors.length; index += VISITORS_AT_ONCE) {
      const some = visitors.slice(index, index + VISITORS_AT_ONCE);
      for (const [visitor, at] of await visits.lastVisits(some, range)) last.set(visitor, storeDay(market, at));
    }
    return last;
  }

  async function readVisitorDay(market: Market, day: string): Promise<VisitorDay> {
    const visitors = new Set<string>();
    let unknown = 0;
    const range = { market, from: startOfDay(market, day), until: startOfNextDay(market, day) };
    for await (const visitor of visits.visitors(range)) {
      if (visitor === null) unknown += 1;
      else visitors.add(visitor);
    }
    const last = await lastDays(market, [...visitors], day);
    return visitorDay(unknown, visitors, (visitor) => {
      const before = last.get(visitor);
      return before === undefined ? null : daysBetween(before, day);
    });
  }

  async function countDay(market: Market, day: string, begun: Date): Promise<boolean> {
    const hours = [startOfDay(market, day), startOfNextDay(market, day)].map(hourName);
    const _id = rollupId(market, day);
    const [figures, again, former] = await Promise.all([
      sumRollups(market, 'HOUR', hours[0] ?? '', hours[1] ?? ''),
      readVisitorDay(market, day),
      rollups.findOne({ _id }, { visitors: 1 }).lean(),
    ]);
    const seen = former?.visitors ? unpack(former.visitors) : null;
    const visitors = withOlderGaps(again, seen, daysBetween(firstKept(market, begun), day));
    return write({ _id, market, unit: 'DAY', start: day, countedAt: begun, visitors, ...figures });
  }

  async function countMonth(market: Market, month: string, begun: Date): Promise<boolean> {
    // Sorts after every day of the month.
    const figures = await sumRollups(market, 'DAY', month, `${month}.`);
    return write({ _id: rollupId(market, month), market, unit: 'MONTH', start: month, countedAt: begun, ...figures });
  }

  /**
   * Counts days and their months again. Includes the days after the first one: their gaps since a visitor's previous
   * visit depend on it.
   */
  async function countDays(market: Market, first: string, begun: Date): Promise<boolean> {
    const today = storeDay(market, begun);
    const days = daysOfSpan({ from: first, to: first > today ? first : today });
    const outcomes: boolean[] = [];
    for (const day of days) outcomes.push(await countDay(market, day, begun));
    for (const month of new Set(days.map((day) => day.slice(0, 7)))) {
      outcomes.push(await countMonth(market, month, begun));
    }
    return outcomes.every(Boolean);
  }

  async function countMarked(market: Market, marked: readonly VisitMark[], begun: Date): Promise<void> {
    const ofMarket = marked.filter((mark) => mark.market === market);
    const [oldest] = ofMarket;
    if (!oldest) return;
    const outcomes: boolean[] = [];
    for (const { hour } of ofMarket) outcomes.push(await countHour(market, hour, begun));
    outcomes.push(await countDays(market, storeDay(market, oldest.hour), begun));
    // If a newer count was already written, it is unknown which visits that one had read: the marks stay for the next run.
    if (outcomes.every(Boolean)) await marks.settle(ofMarket, begun);
  }

  return {
    /** Counts the marked hours; returns their number. */
    async run(now = new Date()): Promise<number> {
      const marked = await marks.due(HOURS_A_RUN);
      for (const market of Object.values(Market)) await countMarked(market, marked, now);
      return marked.length;
    },

    /** Counts all days again of which no visit has been deleted yet. Returns their number. */
    async rebuild(now = new Date()): Promise<number> {
      let days = 0;
      for (const market of Object.values(Market)) {
        const today = storeDay(market, now);
        const from = startOfDay(market, firstKept(market, now));
        const oldest = await visits.firstSince(market, from);
        if (!oldest) continue;
        const first = storeDay(market, oldest);
        await rebuildHours(market, startOfDay(market, first), now);
        await countDays(market, first, now);
        days += daysBetween(first, today) + 1;
      }
      return days;
    },
  };
}

export type VisitCounting = ReturnType<typeof createVisitCounting>;
