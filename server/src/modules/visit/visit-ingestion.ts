import type { Market } from '@eunbit/schema/market';
import type { AnyBulkWriteOperation, Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { textIn } from '../../common/indexed-text.ts';
import type { IpLookup } from '../../common/ip-lookup.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache } from '../catalogue/index.ts';
import { deviceCategory } from './device-category.ts';
import type { VisitRecord } from './visit.model.ts';
import { visitModel } from './visit.model.ts';
import { visitEventModel } from './visit-event.model.ts';
import type { VisitMarks } from './visit-marks.ts';
import { isWithinVisit, keptEvent, type Report } from './visit-report.ts';
import { visitSource } from './visit-source.ts';
import { visitorAddressModel } from './visitor-address.model.ts';

/** Origin of a visit; the browser sends it with each report. */
export interface VisitBeginning {
  readonly referrer?: string | null;
  /** Query string of the landing page. */
  readonly query?: string | null;
}

/** The reporting browser, from the request. */
export interface Reporter {
  readonly market: Market;
  readonly address: string;
  readonly userAgent: string;
  readonly lookup: IpLookup;
  /** The browser asks not to be tracked. */
  readonly untracked: boolean;
}

/** A report with its context, waiting to be written. */
export interface Arrival {
  readonly report: Report;
  readonly beginning: VisitBeginning;
  readonly reporter: Reporter;
  readonly now: Date;
}

interface Deps {
  readonly connection: Connection;
  readonly marks: VisitMarks;
  readonly catalogueCache: Mirror<CatalogueCache>;
  /** Host of the shop; null if no public URL is configured. */
  readonly ownHost: string | null;
}

/** Stored state of a visit that ingestion needs. */
type KnownVisit = Pick<VisitRecord, 'market' | 'startedAt' | 'visitor'>;

const getEventTimes = ({ report }: Arrival) => report.events.map(({ at }) => at.getTime());
const getFirstEventTime = (arrival: Arrival) => new Date(Math.min(...getEventTimes(arrival)));
const getLastEventTime = (arrival: Arrival) => new Date(Math.max(...getEventTimes(arrival)));
const distinct = (ids: readonly (string | null | undefined)[]) => [
  ...new Set(ids.filter((id) => typeof id === 'string')),
];

/** Writes a batch of reports with as many commands as a single one. */
export function createVisitIngestion({ connection, marks, catalogueCache, ownHost }: Deps) {
  const visits = visitModel(connection);
  const events = visitEventModel(connection);
  const addresses = visitorAddressModel(connection);

  /** Visits of these reports that are already stored. */
  async function knownVisits(arrivals: readonly Arrival[]): Promise<Map<string, KnownVisit>> {
    const ids = distinct(arrivals.map(({ report }) => report.visitId));
    const found = await visits.find({ _id: { $in: ids } }, { market: 1, startedAt: 1, visitor: 1 }).lean();
    return new Map(found.map(({ _id, ...visit }) => [_id, visit]));
  }

  /** Returns which of these browsers have visited before. */
  async function findReturningVisitors(arrivals: readonly Arrival[]): Promise<Set<string>> {
    const ids = distinct(arrivals.map(({ report }) => report.visitorId));
    if (ids.length === 0) return new Set();
    return new Set(await visits.distinct('visitor', { visitor: textIn(ids) }).then((found) => distinct(found)));
  }

  /** Runs before any other write, so that these hours are counted even if a later write fails. */
  async function markHours(taken: readonly Arrival[], known: ReadonlyMap<string, KnownVisit>): Promise<void> {
    const instants = new Map<Market, Date[]>();
    for (const arrival of taken) {
      const visit = known.get(arrival.report.visitId);
      const market = visit?.market ?? arrival.reporter.market;
      instants.set(market, [
        ...(instants.get(market) ?? []),
        getFirstEventTime(arrival),
        ...(visit ? [visit.startedAt] : []),
      ]);
    }
    const now = new Date(Math.max(...taken.map((arrival) => arrival.now.getTime())));
    for (const [market, begins] of instants) await marks.mark(market, begins, now);
  }

  function toVisitStart({ beginning, reporter }: Arrival) {
    const { channel, name, keywords, campaign } = visitSource({
      referrer: beginning.referrer ?? null,
      query: beginning.query ?? null,
      ownHost,
    });
    return {
      market: reporter.market,
      channel,
      source: name,
      keywords,
      campaign,
      device: deviceCategory(reporter.userAgent),
      country: reporter.lookup.countryCode,
      region: reporter.lookup.region,
    };
  }

  /**
   * Any report may be the first of its visit, also concurrently; the first one written sets the `$setOnInsert` fields.
   * The visitor id may appear in the middle of a visit, when the visitor consents to it.
   */
  function visitWrites(taken: readonly Arrival[], known: ReadonlyMap<string, KnownVisit>, before: ReadonlySet<string>) {
    return taken.flatMap((arrival): AnyBulkWriteOperation<VisitRecord>[] => {
      const { visitId: _id, visitorId } = arrival.report;
      const who = visitorId ? { visitor: visitorId, returning: before.has(visitorId) } : null;
      const span = { $min: { startedAt: getFirstEventTime(arrival) }, $max: { lastAt: getLastEventTime(arrival) } };
      const first = { ...toVisitStart(arrival), visitor: null, returning: null };
      const visitUpsert = { updateOne: { filter: { _id }, update: { ...span, $setOnInsert: first }, upsert: true } };
      if (!who || known.get(_id)?.visitor) return [visitUpsert];
      return [visitUpsert, { updateOne: { filter: { _id, visitor: null }, update: { $set: who } } }];
    });
  }

  /** Returns the ids of the visits that were inserted. */
  async function writeVisits(writes: AnyBulkWriteOperation<VisitRecord>[], again = true): Promise<Set<string>> {
    try {
      const { upsertedIds } = await visits.bulkWrite(writes);
      return new Set(Object.values(upsertedIds).map(String));
    } catch (error) {
      // Another process inserted one of them concurrently. All writes are idempotent, so they can be retried.
      if (again && isDuplicateKey(error)) return writeVisits(writes, false);
      throw error;
    }
  }

  /**
   * Increments the visits of each network address. Not in one transaction with the visits, so that visits from a shared
   * address do not block each other; a crash in between loses one count of the address, but no visit.
   */
  async function recordAddresses(taken: readonly Arrival[], begun: ReadonlySet<string>): Promise<void> {
    const arrivalsByVisit = new Map(
      taken.filter(({ report }) => begun.has(report.visitId)).map((arrival) => [arrival.report.visitId, arrival]),
    );
    const writes = [...arrivalsByVisit.values()].map(({ reporter, now }) => {
      const { query, status: _status, ...place } = reporter.lookup;
      const update = { $set: { ...place, lastAt: now }, $inc: { visits: 1 }, $setOnInsert: { created: now } };
      return { updateOne: { filter: { _id: query }, update, upsert: true } };
    });
    if (writes.length === 0) return;
    try {
      await addresses.bulkWrite(writes, { ordered: false });
    } catch (error) {
      // Another process inserted the address concurrently.
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async function recordEvents(taken: readonly Arrival[]): Promise<void> {
    const { stores } = await catalogueCache.read();
    const kept = taken.flatMap(({ report: { visitId, events: reported }, reporter: { market } }) => {
      const findSlug = (slug: string) => stores[market].bySlug.get(slug)?.slug ?? null;
      return reported.map((event) => ({ ...keptEvent(event, findSlug), visitId, market }));
    });
    try {
      // `lean` skips document hydration of already validated events. Unordered, so that a duplicate does not stop the
      // remaining inserts.
      await events.insertMany(kept, { ordered: false, lean: true });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Whether each report was recorded: one that would extend a visit beyond its maximum duration is not. */
  return async function ingest(arrivals: readonly Arrival[]): Promise<boolean[]> {
    const known = await knownVisits(arrivals);
    const isTaken = arrivals.map(({ report }) => isWithinVisit(known.get(report.visitId)?.startedAt ?? null, report));
    const taken = arrivals.filter((_, index) => isTaken[index]);
    if (taken.length > 0) {
      await markHours(taken, known);
      const begun = await writeVisits(visitWrites(taken, known, await findReturningVisitors(taken)));
      await recordAddresses(taken, begun);
      await recordEvents(taken);
    }
    return isTaken;
  };
}

export type IngestVisits = ReturnType<typeof createVisitIngestion>;
