import type { Market } from '@eunbit/schema/market';
import { VisitEventKind } from '@eunbit/schema/visit';
import type { Connection } from 'mongoose';
import type { VisitRecord } from './visit.model.ts';
import { visitModel } from './visit.model.ts';
import type { VisitEventRecord } from './visit-event.model.ts';
import { visitEventModel } from './visit-event.model.ts';

/** Visits in memory at a time. */
const VISITS_AT_ONCE = 500;
/** Maximum number of events read per visit. More are not human, and memory must stay bounded. */
const MOST_EVENTS = 1000;

/** Visits of a store by start time. */
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

/** Reads visits for statistics. */
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

    /** Streams the visitor of each visit, unordered; null without consent to be recognised. */
    async *visitors(range: VisitRange): AsyncGenerator<string | null> {
      const found = visits.find(toFilter(range), { _id: 0, visitor: 1 }).lean().cursor();
      for await (const { visitor } of found) yield visitor;
    },

    /** Start of the last visit in the range per visitor; visitors without one are missing from the map. */
    async lastVisits(visitors: readonly string[], range: VisitRange): Promise<ReadonlyMap<string, Date>> {
      const { market, startedAt } = toFilter(range);
      const rows = await visits.aggregate<{ _id: string; at: Date }>([
        { $match: { visitor: { $in: [...visitors] }, startedAt, market } },
        { $group: { _id: '$visitor', at: { $max: '$startedAt' } } },
      ]);
      return new Map(rows.map(({ _id, at }) => [_id, at]));
    },

    /** Start of the first visit of a store since `from`; null if none. */
    async firstSince(market: Market, from: Date): Promise<Date | null> {
      const oldest = await visits
        .findOne({ market, startedAt: { $gte: from } }, { startedAt: 1 })
        .sort({ startedAt: 1 })
        .lean();
      return oldest?.startedAt ?? null;
    },

    /** Distinct visitors in the range; each visit without a visitor id counts as one. */
    async countVisitors(range: VisitRange): Promise<number> {
      const [counted] = await visits.aggregate<{ visitors: number }>([
        { $match: toFilter(range) },
        { $group: { _id: '$visitor', visits: { $sum: 1 } } },
        { $group: { _id: null, visitors: { $sum: { $cond: [{ $eq: ['$_id', null] }, '$visits', 1] } } } },
      ]);
      return counted?.visitors ?? 0;
    },

    /** Visits active since `since`, most recently active first. */
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

    /** The last viewed page of each visit. */
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
