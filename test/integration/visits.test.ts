import { randomBytes } from 'node:crypto';
import { visitModel } from '@eunbit/server/modules/visit/visit.model';
import { visitEventModel } from '@eunbit/server/modules/visit/visit-event.model';
import { visitorAddressModel } from '@eunbit/server/modules/visit/visitor-address.model';
import { print } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReportVisitInput } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ReportVisit = graphql(`
  mutation ReportVisit($input: ReportVisitInput!) {
    reportVisit(input: $input) {
      __typename
      ... on VisitReportTaken {
        isRecorded
      }
      ... on UserError {
        message
      }
      ... on VisitError {
        code
      }
    }
  }
`);

const PHONE = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';

const shop = useTestShop({ servers: 2 });

beforeEach(async () => {
  await Promise.all([visits().deleteMany({}), events().deleteMany({}), addresses().deleteMany({})]);
});

const visits = () => visitModel(shop.connection);
const events = () => visitEventModel(shop.connection);
const addresses = () => visitorAddressModel(shop.connection);
const newId = () => randomBytes(16).toString('base64url');
const view = (change: Partial<ReportVisitInput['events'][number]> = {}) => ({
  id: newId(),
  kind: 'PAGE_VIEW' as const,
  at: new Date().toISOString(),
  path: '/',
  ...change,
});
const buildReport = (change: Partial<ReportVisitInput> = {}): ReportVisitInput => ({
  visitId: newId(),
  events: [view()],
  ...change,
});

async function report(input: ReportVisitInput, headers: Record<string, string> = {}, server = 0) {
  const client = shop.client({ market: 'US', language: 'en', server });
  const body = { query: print(ReportVisit), variables: { input: input } };
  const { data, errors } = await client.send(body, { 'user-agent': PHONE, ...headers });
  expect(errors).toEqual([]);
  return (data as { reportVisit: Record<string, unknown> }).reportVisit;
}

describe('a visit report', () => {
  it('records the origin of the visit and its events', async () => {
    const input = buildReport({
      referrer: 'https://www.google.com/search?q=Silver%20wipes',
      events: [
        view({ path: '/product/spray?x=1#review' }),
        view({ kind: 'FAQ_SEARCHED', text: 'Refund', path: '/faq' }),
      ],
    });
    expect(await report(input)).toEqual({ __typename: 'VisitReportTaken', isRecorded: true });

    expect(await visits().find().lean()).toEqual([
      expect.objectContaining({
        _id: input.visitId,
        market: 'US',
        channel: 'SEARCH',
        source: 'google.com',
        keywords: 'silver wipes',
        device: 'MOBILE',
        visitor: null,
        returning: null,
      }),
    ]);
    const noted = await events().find().sort({ path: 1 }).lean();
    expect(noted).toMatchObject([
      { kind: 'FAQ_SEARCHED', text: 'refund', path: '/faq', visitId: input.visitId },
      { kind: 'PAGE_VIEW', text: null, path: '/product/spray' },
    ]);
  });

  it('recognises the browser again from the moment its owner consents', async () => {
    const [visitId, visitorId] = [newId(), newId()];
    await report(buildReport({ visitId }));
    expect(await visits().findById(visitId).lean()).toMatchObject({ visitor: null, returning: null });

    await Promise.all([report(buildReport({ visitId, visitorId })), report(buildReport({ visitId }), {}, 1)]);
    expect(await visits().findById(visitId).lean()).toMatchObject({ visitor: visitorId, returning: false });

    await report(buildReport({ visitorId }));
    expect(await visits().countDocuments({ visitor: visitorId, returning: true })).toBe(1);
  });

  it('is counted once, even if repeated on several servers', async () => {
    const input = buildReport({ events: [view(), view()] });
    await Promise.all([0, 1, 0, 1].map((server) => report(input, {}, server)));

    expect(await visits().countDocuments()).toBe(1);
    expect(await events().countDocuments()).toBe(2);
    expect(await addresses().find().lean()).toMatchObject([{ visits: 1, ipType: 'IPv4' }]);
  });

  it('extends its visit, even if late, and keeps how the visit began', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const input = buildReport({ referrer: 'https://t.co/x', events: [view({ at: minutesAgo(10).toISOString() })] });
    await report(input);
    await report({ ...input, referrer: null, events: [view({ at: minutesAgo(20).toISOString() })] });
    await report({ ...input, referrer: null, events: [view({ at: minutesAgo(1).toISOString() })] });

    const [visit] = await visits().find().lean();
    expect(visit?.channel).toBe('SOCIAL');
    expect(Math.round(((visit?.lastAt.getTime() ?? 0) - (visit?.startedAt.getTime() ?? 0)) / 60_000)).toBe(19);
  });

  it('recognises a returning browser whose owner consented', async () => {
    const visitorId = newId();
    await report(buildReport({ visitorId }));
    const second = buildReport({ visitorId });
    await report(second);

    expect(await visits().find({ visitor: visitorId }).sort({ returning: 1 }).lean()).toMatchObject([
      { returning: false },
      { returning: true, _id: second.visitId },
    ]);
    expect(await addresses().find().lean()).toMatchObject([{ visits: 2 }]);
  });
});

describe('no visit is recorded (STATISTICS-2)', () => {
  it.each([
    ['programs', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['browsers that send Do Not Track', { dnt: '1' }],
    ['browsers that send Global Privacy Control', { 'sec-gpc': '1' }],
  ])('for %s', async (_who, headers) => {
    expect(await report(buildReport(), headers)).toEqual({ __typename: 'VisitReportTaken', isRecorded: false });
    expect(await visits().countDocuments()).toBe(0);
    expect(await addresses().countDocuments()).toBe(0);
  });

  it.each([
    ['from the future', { events: [view({ at: new Date(Date.now() + 3_600_000).toISOString() })] }],
    ['from last week', { events: [view({ at: new Date(Date.now() - 7 * 86_400_000).toISOString() })] }],
    ['with too many events', { events: Array.from({ length: 51 }, () => view()) }],
    ['with another form of id', { visitId: 'x' }],
    ['with an operator for a visitor', { visitorId: '{"$ne":null}' }],
    ['with a page elsewhere', { events: [view(), view({ path: 'https://evil.example' })] }],
  ])('for a report %s', async (_what, change) => {
    expect(await report(buildReport(change))).toMatchObject({ __typename: 'VisitError', code: 'REPORT_INVALID' });
    expect(await visits().countDocuments()).toBe(0);
    expect(await events().countDocuments()).toBe(0);
  });
});
