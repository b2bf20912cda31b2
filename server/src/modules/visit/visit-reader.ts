import type { Market } from '@eunbit/schema/market';
import { VisitEventKind } from '@eunbit/schema/visit';
import type { Connection } from 'mongoose';
import { visitModel } from './visit.model.ts';
import type { VisitRecord } from './visit.record.ts';
import { visitEventModel } from './visit-event.model.ts';
import type { VisitEventRecord } from './visit-event.record.ts';

/** The number of visits in memory at a time. */
const VISITS_AT_ONCE = 500;
/** The maximum number of events of a visit; more come from no person, and must not fill the memory. */
const MOST_EVENTS = 1000;

/** Visits of a store that began within a time. */
export interface VisitRange {
  readonly market: Market;
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

type ReadEvent = Pick<VisitEventRecord, 'visitId' | 'kind' | 'path' | 'text' | 'vital' | 'value'>;

export type ReadVisit = VisitRecord & { readonly events: readonly ReadEvent[] };

const toFilter = ({ market, from, until }: VisitRange) => ({ market, startedAt: { $gte: from, $lt: until } });

/** What statistics read of visits. */
export function createVisitReader(connection: Connection) {
  const visits = visitModel(connection);
  const events = visitEventModel(connection);

  async function* withEvents(batch: readonly VisitRecord[]): AsyncGenerator<ReadVisit> {
    if (batch.length === 0) return;
    const byVisit = new Map<string, ReadEvent[]>(batch.map(({ _id }) => [_id, []]));
    const wanted = { visitId: 1, kind: 1, path: 1, text: 1, vital: 1, value: 1 };
    const found = events
      .find({ visitId: { $in: [...byVisit.keys()] } }, wanted)
      .sort({ visitId: 1, at: 1, _id: 1 })
      .lean()
      .cursor({ batchSize: 2000 });
    for await (const event of found) {
      const of = byVisit.get(event.visitId);
      if (of && of.length < MOST_EVENTS) of.push(event);
    }
    for (const visit of batch) yield { ...visit, events: byVisit.get(visit._id) ?? [] };
  }

  return {
    /** Streams visits with their events, oldest first. */
    async *withEvents(range: VisitRange): AsyncGenerator<ReadVisit> {
      const found = visits.find(toFilter(range)).sort({ startedAt: 1, _id: 1 });
      let batch: VisitRecord[] = [];
      for await (const visit of found.lean().cursor({ batchSize: VISITS_AT_ONCE })) {
        batch.push(visit);
        if (batch.length < VISITS_AT_ONCE) continue;
        yield* withEvents(batch);
        batch = [];
      }
      yield* withEvents(batch);
    },

    /** The visitor of each visit, in no order; null where the browser asks not to be known again. */
    async *visitors(range: VisitRange): AsyncGenerator<string | null> {
      const found = visits.find(toFilter(range), { _id: 0, visitor: 1 }).lean().cursor();
      for await (const { visitor } of found) yield visitor;
    },

    /** When each of these visitors last began a visit within the time; who did not is missing. */
    async lastVisits(visitors: readonly string[], range: VisitRange): Promise<ReadonlyMap<string, Date>> {
      const { market, startedAt } = toFilter(range);
      const rows = await visits.aggregate<{ _id: string; at: Date }>([
        { $match: { visitor: { $in: [...visitors] }, startedAt, market } },
        { $group: { _id: '$visitor', at: { $max: '$startedAt' } } },
      ]);
      return new Map(rows.map(({ _id, at }) => [_id, at]));
    },

    /** When the first visit of a store since an instant began; null where there is none. */
    async firstSince(market: Market, from: Date): Promise<Date | null> {
      const oldest = await visits
        .findOne({ market, startedAt: { $gte: from } }, { startedAt: 1 })
        .sort({ startedAt: 1 })
        .lean();
      return oldest?.startedAt ?? null;
    },

    /** Different visitors of visits that began within a time; each visit without a known visitor is one. */
    async countVisitors(range: VisitRange): Promise<number> {
      const [counted] = await visits.aggregate<{ visitors: number }>([
        { $match: toFilter(range) },
        { $group: { _id: '$visitor', visits: { $sum: 1 } } },
        { $group: { _id: null, visitors: { $sum: { $cond: [{ $eq: ['$_id', null] }, '$visits', 1] } } } },
      ]);
      return counted?.visitors ?? 0;
    },

    /** Visits in which something happened since an instant, the last active first. */
    activeSince(
      market: Market,
      since: Date,
      limit: number,
    ): Promise<Pick<VisitRecord, '_id' | 'visitor' | 'startedAt' | 'lastAt' | 'country'>[]> {
      return visits
        .find({ market, lastAt: { $gte: since } }, { visitor: 1, startedAt: 1, lastAt: 1, country: 1 })
        .sort({ lastAt: -1, _id: -1 })
        .limit(limit)
        .lean()
        .exec();
    },

    /** The page that each of these visits saw last. */
    async lastPaths(visitIds: readonly string[]): Promise<string[]> {
      if (visitIds.length === 0) return [];
      const last = await events.aggregate<{ path: string }>([
        { $match: { visitId: { $in: [...visitIds] }, kind: VisitEventKind.PAGE_VIEW } },
        { $sort: { visitId: 1, at: 1, _id: 1 } },
        { $group: { _id: '$visitId', path: { $last: '$path' } } },
      ]);
      return last.map(({ path }) => path);
    },
  };
}

export type VisitReader = ReturnType<typeof createVisitReader>;
