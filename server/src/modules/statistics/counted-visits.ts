import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import { visitModel } from '../visit/visit.model.ts';
import { visitEventModel } from '../visit/visit-event.model.ts';
import type { CountedEvent, CountedVisit } from './visit-tally.ts';

/** Visits that are in memory at a time. */
const VISITS_AT_ONCE = 500;
/** Nobody does more in one visit; whatever does is no person, and must not fill the memory. */
const MOST_EVENTS = 1000;

interface Range {
  readonly market: Market;
  /** Inclusive. */
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
}

/** Visits that began within a time, each with what happened in it. */
export async function* readVisits(
  connection: Connection,
  { market, from, until }: Range,
): AsyncGenerator<CountedVisit> {
  const visits = visitModel(connection);
  const found = visits.find({ market, startedAt: { $gte: from, $lt: until } }).sort({ startedAt: 1, _id: 1 });
  let batch: (Omit<CountedVisit, 'events'> & { _id: string })[] = [];
  for await (const visit of found.lean().cursor({ batchSize: VISITS_AT_ONCE })) {
    batch.push(visit);
    if (batch.length < VISITS_AT_ONCE) continue;
    yield* withEvents(connection, batch);
    batch = [];
  }
  yield* withEvents(connection, batch);
}

async function* withEvents(
  connection: Connection,
  batch: readonly (Omit<CountedVisit, 'events'> & { _id: string })[],
): AsyncGenerator<CountedVisit> {
  if (batch.length === 0) return;
  const byVisit = new Map<string, CountedEvent[]>(batch.map(({ _id }) => [_id, []]));
  const wanted = { visitId: 1, kind: 1, path: 1, text: 1, vital: 1, value: 1 };
  const events = visitEventModel(connection)
    .find({ visitId: { $in: [...byVisit.keys()] } }, wanted)
    .sort({ visitId: 1, at: 1, _id: 1 })
    .lean()
    .cursor({ batchSize: 2000 });
  for await (const event of events) {
    const of = byVisit.get(event.visitId);
    if (of && of.length < MOST_EVENTS) of.push(event);
  }
  for (const visit of batch) yield { ...visit, events: byVisit.get(visit._id) ?? [] };
}
