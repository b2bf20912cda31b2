import type { Market } from '@eunbit/schema/market';
import { isbot } from 'isbot';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { textIs } from '../../common/indexed-text.ts';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { IpLookup } from '../../integrations/geoip/geoip.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { Shelf } from '../catalogue/shelf.ts';
import type { VisitMarks } from '../statistics/visit-marks.ts';
import { deviceCategory } from './device-category.ts';
import { visitModel } from './visit.model.ts';
import { visitEventModel } from './visit-event.model.ts';
import { isSound, isWithinVisit, keptEvent, type Report } from './visit-report.ts';
import { visitSource } from './visit-source.ts';
import { visitorAddressModel } from './visitor-address.model.ts';

/** Reports of one address within a minute: a page sends one every few seconds, and an office shares its address. */
const ADDRESS_LIMIT = { tries: 300, windowSeconds: 60 };

/** Where a visit began, as the browser tells it with each report. */
export interface VisitBeginning {
  readonly referrer?: string | null;
  /** The query of the first page's address. */
  readonly query?: string | null;
}

/** Who reports, as the server sees them. */
export interface Reporter {
  readonly market: Market;
  readonly address: string;
  readonly userAgent: string;
  readonly lookup: IpLookup;
  /** Their browser asks not to be followed. */
  readonly untracked: boolean;
}

interface Deps {
  readonly connection: Connection;
  readonly limiter: RateLimiter;
  readonly marks: VisitMarks;
  readonly shelf: Mirror<Shelf>;
  /** Host of the shop; null where it is not set. */
  readonly ownHost: string | null;
}

/** Notes what visitors do, as their browsers report it. */
export function createVisitService({ connection, limiter, marks, shelf, ownHost }: Deps) {
  const visits = visitModel(connection);
  const events = visitEventModel(connection);
  const addresses = visitorAddressModel(connection);

  /** All reports of a visit may be its first, and come at once; what the visit began with is whatever came first. */
  async function noteVisit(report: Report, beginning: VisitBeginning, reporter: Reporter): Promise<void> {
    const { visitId, visitorId } = report;
    const times = report.events.map(({ at }) => at.getTime());
    const span = { $min: { startedAt: new Date(Math.min(...times)) }, $max: { lastAt: new Date(Math.max(...times)) } };
    const known = await visits.updateOne({ _id: visitId }, span);
    if (known.matchedCount > 0) return;
    const { channel, name, keywords, campaign } = visitSource({
      referrer: beginning.referrer ?? null,
      query: beginning.query ?? null,
      ownHost,
    });
    const returning = visitorId
      ? (await visits.exists({ visitor: textIs(visitorId), _id: { $ne: visitId } })) !== null
      : null;
    const first = {
      visitor: visitorId ?? null,
      returning,
      market: reporter.market,
      channel,
      source: name,
      keywords,
      campaign,
      device: deviceCategory(reporter.userAgent),
      country: reporter.lookup.countryCode,
      region: reporter.lookup.region,
    };
    const begun = await visits.updateOne({ _id: visitId }, { ...span, $setOnInsert: first }, { upsert: true });
    if (begun.upsertedCount > 0) await noteAddress(reporter.lookup);
  }

  /**
   * One more visit of an address. Not in one transaction with the visit, so that the visits of a large office do not
   * wait for each other: a crash in between costs the address one visit, and the visit itself nothing.
   */
  async function noteAddress({ query, status: _status, ...place }: IpLookup): Promise<void> {
    const now = new Date();
    await addresses.updateOne(
      { _id: query },
      { $set: { ...place, lastAt: now }, $inc: { visits: 1 }, $setOnInsert: { created: now } },
      { upsert: true },
    );
  }

  async function noteEvents({ visitId, events: reported }: Report, market: Market): Promise<void> {
    const { stores } = await shelf.read();
    const slugOf = (slug: string) => stores[market].bySlug.get(slug)?.slug ?? null;
    const kept = reported.map((event) => ({ ...keptEvent(event, slugOf), visitId, market }));
    try {
      // The others are written all the same where one is there already.
      await events.insertMany(kept, { ordered: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  return {
    /** Notes a report. Programs, and people who do not want to be followed, leave nothing. */
    async record(
      report: Report,
      beginning: VisitBeginning,
      reporter: Reporter,
      now = new Date(),
    ): Promise<'recorded' | 'ignored' | 'refused' | 'tooMany'> {
      if (reporter.untracked || isbot(reporter.userAgent)) return 'ignored';
      if (!isSound(report, now)) return 'refused';
      if (!(await limiter.attempt({ [`visit-report:${reporter.address}`]: ADDRESS_LIMIT }))) return 'tooMany';
      const known = await visits.findOne({ _id: report.visitId }, { market: 1, startedAt: 1 }).lean();
      if (!isWithinVisit(known?.startedAt ?? null, report)) return 'refused';
      const times = report.events.map(({ at }) => at.getTime());
      const begins = [new Date(Math.min(...times)), ...(known ? [known.startedAt] : [])];
      await marks.mark(known?.market ?? reporter.market, begins, now);
      await noteVisit(report, beginning, reporter);
      await noteEvents(report, reporter.market);
      return 'recorded';
    },
  };
}

export type VisitService = ReturnType<typeof createVisitService>;
