import { randomBytes } from 'node:crypto';
import type { Market } from '@eunbit/schema/market';
import { addDays } from '@eunbit/server/modules/statistics/calendar';
import { unpack } from '@eunbit/server/modules/statistics/packed';
import type { VisitRollupRecord } from '@eunbit/server/modules/statistics/visit-rollup.model';
import { visitRollupModel } from '@eunbit/server/modules/statistics/visit-rollup.model';
import { distinctVisitors } from '@eunbit/server/modules/statistics/visitor-days';
import { visitModel } from '@eunbit/server/modules/visit/visit.model';
import { visitEventModel } from '@eunbit/server/modules/visit/visit-event.model';
import { visitMarkModel } from '@eunbit/server/modules/visit/visit-mark.model';
import { array, assert, asyncProperty, boolean, constantFrom, nat, option, record } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayIn, naiveDays, naiveVisitors } from '../kit/naive-statistics.ts';
import { useTestShop } from '../kit/test-shop.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RUNS = 2 * Number(process.env.LONG_PROPERTY_TESTS ?? 1);
const PHONE = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';

/**
 * Midnights in Korea and New York, ends of months and years, and both clock changes. Far in the future, since a TTL
 * index removes old visits.
 */
const BEGINNINGS = [
  '2096-02-29T14:00:00Z',
  '2096-03-01T04:00:00Z',
  '2096-03-11T05:30:00Z',
  '2096-11-04T04:30:00Z',
  '2096-12-31T14:30:00Z',
].map((text) => new Date(text));

const shop = useTestShop({ servers: 2 });

beforeEach(() => forgetAll());

const visits = () => visitModel(shop.connection);
const events = () => visitEventModel(shop.connection);
const rollups = () => visitRollupModel(shop.connection);
const marks = () => visitMarkModel(shop.connection);
const newId = () => randomBytes(16).toString('base64url');

async function forgetAll(): Promise<void> {
  await Promise.all([visits(), events(), rollups(), marks()].map((model) => model.deleteMany({} as never)));
}

interface SentEvent {
  readonly market?: Market;
  readonly visitId: string;
  readonly visitorId?: string | null;
  readonly kind?: 'PAGE_VIEW' | 'ADDED_TO_CART' | 'PURCHASED';
  readonly path?: string;
  readonly at: Date;
  readonly id?: string;
}

/** A browser's report at an instant, as received by one of the servers. */
async function sendEvent(sent: SentEvent, now: Date, server = 0): Promise<boolean> {
  const { market = 'KR', visitId, visitorId = null, kind = 'PAGE_VIEW', path = '/', at, id = newId() } = sent;
  const { services } = shop.app(server);
  const address = `10.${randomBytes(3).join('.')}`;
  const lookup = { ...(await services.geoip.lookUp(address)), query: address } as never;
  const recorded = await services.visits.record(
    { visitId, visitorId, events: [{ id, kind, at, path }] },
    {},
    { market, address, userAgent: PHONE, lookup, untracked: false },
    now,
  );
  return 'value' in recorded && recorded.value;
}

const count = (now: Date, server = 0) => shop.app(server).services.visitCounting.run(now);

/** All counts without the time of counting; empty rows are ignored. */
async function counted() {
  const rows = await rollups()
    .find({ 'counts.visits': { $gt: 0 } })
    .sort({ _id: 1 })
    .lean();
  return rows.map(({ countedAt: _countedAt, ...row }) => row);
}

async function expectAsOnTheList(now: Date): Promise<void> {
  const [allVisits, allEvents] = [await visits().find().lean(), await events().find().lean()];
  for (const market of ['KR', 'US'] as const) {
    const expected = naiveDays(market, allVisits, allEvents);
    const days: VisitRollupRecord[] = await rollups()
      .find({ market, unit: 'DAY', 'counts.visits': { $gt: 0 } })
      .lean();
    const found = days.map(({ start, counts, visitors, lists }) => [
      start,
      {
        visits: counts.visits,
        visitors: visitors ? distinctVisitors([unpack(visitors)]) : 0,
        pageViews: counts.pageViews,
        bounces: counts.bounces,
        purchased: counts.steps.at(-1),
        paths: Object.fromEntries(unpack(lists).paths.top),
      },
    ]);
    expect(Object.fromEntries(found)).toEqual(expected);
    const months: VisitRollupRecord[] = await rollups().find({ market, unit: 'MONTH' }).lean();
    expect(months.reduce((sum, { counts }) => sum + counts.visits, 0)).toBe(
      allVisits.filter((visit) => visit.market === market).length,
    );

    const figures = await shop.app().services.visitStatistics.figures(market, 'DAYS_10', now).days();
    const today = dayIn(market, now);
    expect(figures?.now.visitors).toBe(naiveVisitors(market, allVisits, addDays(today, -9), today));
    for (const { window, users } of figures?.activeUsers ?? []) {
      expect([window, users]).toEqual([window, naiveVisitors(market, allVisits, addDays(today, 1 - window), today)]);
    }
  }
}

const step = record({
  /** Minutes since the step before. */
  pause: nat(400),
  /** Delay of the report in minutes. */
  late: constantFrom(0, 0, 0, 10, 61, 600, 1400),
  visit: nat(5),
  consents: boolean(),
  kind: constantFrom('PAGE_VIEW', 'PAGE_VIEW', 'ADDED_TO_CART', 'PURCHASED'),
  path: constantFrom('/', '/faq', '/product/wipe', '/made-up'),
  server: nat(1),
  /** Whether the report arrives twice, at both servers at once. */
  doubled: boolean(),
  /** Whether counting runs at the same time, before or after the write. */
  counting: option(constantFrom('meanwhile', 'afterwards', 'twice')),
});

describe('counted visits', () => {
  it(
    'match the list of all visits, even if reports are late, repeated or arrive during the count',
    async () => {
      await assert(
        asyncProperty(
          constantFrom(...BEGINNINGS),
          array(step, { minLength: 8, maxLength: 20 }),
          async (begin, steps) => {
            await forgetAll();
            const ids = Array.from({ length: 6 }, newId);
            const visitors = Array.from({ length: 3 }, newId);
            let now = begin;
            for (const { pause, late, visit, consents, server, doubled, counting, ...event } of steps) {
              now = new Date(now.getTime() + pause * MINUTE);
              const sent: SentEvent = {
                ...event,
                id: newId(),
                market: visit % 2 === 0 ? 'KR' : 'US',
                visitId: ids[visit] ?? '',
                visitorId: consents ? (visitors[visit % 3] ?? null) : null,
                at: new Date(now.getTime() - late * MINUTE),
              };
              await Promise.all([
                sendEvent(sent, now, server),
                doubled ? sendEvent(sent, now, 1 - server) : null,
                counting === 'meanwhile' || counting === 'twice' ? count(now) : null,
                counting === 'twice' ? count(now, 1) : null,
              ]);
              if (counting === 'afterwards') await count(now, server);
            }
            now = new Date(now.getTime() + 3 * MINUTE);
            await count(now);
            await expectAsOnTheList(now);
            expect(await marks().countDocuments()).toBe(0);

            const before = await counted();
            await shop.app().services.visitCounting.rebuild(now);
            expect(await counted()).toEqual(before);
          },
        ),
        { numRuns: RUNS, endOnFailure: true },
      );
    },
    120_000 * RUNS,
  );

  it('stay marked until all announced writes are done', async () => {
    const now = new Date('2096-03-02T10:30:00Z');
    const sent = { visitId: newId(), at: now };
    await sendEvent(sent, now);
    await count(now);
    await count(new Date(now.getTime() + MINUTE));
    expect(await marks().countDocuments()).toBe(1);

    await count(new Date(now.getTime() + 3 * MINUTE));
    expect(await marks().countDocuments()).toBe(0);
  });

  it('are not overwritten by a count that started earlier, which leaves its marks', async () => {
    const now = new Date('2096-03-02T10:30:00Z');
    await sendEvent({ visitId: newId(), at: now }, now);
    await count(new Date(now.getTime() + 10 * MINUTE));
    const before = await counted();
    await visits().deleteMany({});
    await sendEvent({ visitId: newId(), at: new Date(now.getTime() + 1) }, now);
    await visits().deleteMany({});
    await count(new Date(now.getTime() + 9 * MINUTE), 1);

    expect(await counted()).toEqual(before);
    expect(await marks().countDocuments()).toBe(1);
  });

  it('move to the earlier hour if their visit turns out to have started then', async () => {
    const now = new Date('2096-03-02T15:20:00Z');
    const visitId = newId();
    await sendEvent({ visitId, at: now }, now);
    await count(now);
    await sendEvent({ visitId, at: new Date(now.getTime() - 30 * MINUTE), kind: 'ADDED_TO_CART' }, now);
    await count(new Date(now.getTime() + 3 * MINUTE));

    const days = await rollups().find({ unit: 'DAY', market: 'KR' }).sort({ start: 1 }).lean();
    expect(days.map(({ start, counts }) => [start, counts.visits, counts.seconds])).toEqual([
      ['2096-03-02', 1, 1800],
      ['2096-03-03', 0, 0],
    ]);
  });

  it('exclude a visit that lasts more than a day', async () => {
    const begin = new Date('2096-03-02T10:00:00Z');
    const visitId = newId();
    expect(await sendEvent({ visitId, at: begin }, begin)).toBe(true);
    const later = new Date(begin.getTime() + 24 * HOUR + 1);
    expect(await sendEvent({ visitId, at: later }, later)).toBe(false);
    expect(await events().countDocuments()).toBe(1);
  });
});
