import { randomBytes } from 'node:crypto';
import { print } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { ReportVisitInput } from '../gql/graphql.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const Report = graphql(`
  mutation ReportForStatistics($input: ReportVisitInput!) { reportVisit(input: $input) { __typename } }
`);

const Visits = graphql(`
  query VisitsOfStore($market: Market!, $period: StatisticsPeriod!) {
    visitStatistics(market: $market, period: $period) {
      span { from to timeZone }
      before { from to }
      days { date visits visitors pageViews bounces seconds newVisits returningVisits }
      daysBefore { visits }
      totals { visits visitors pageViews bounceRate averageSeconds newVisits returningVisits }
      totalsBefore { visits bounceRate averageSeconds }
      channels { channel visits visitsBefore }
      sources { channel source visits visitsBefore }
      keywords { text count countBefore }
      faqSearches { text count countBefore }
      paths { path views viewsBefore }
      devices { device visits }
      countries { countryCode visits }
      regions { region }
      activeUsers { window users usersBefore }
      vitals { vital p75 good needsImprovement poor samples }
    }
  }
`);

const Now = graphql(`
  query WhoIsInStore($market: Market!) {
    visitsNow(market: $market) {
      market visitors minutes
      pages { path visitors }
      countries { countryCode visitors }
    }
  }
`);

const Follow = graphql(`
  subscription FollowStore($market: Market!) { visitsNowChanged(market: $market) { visitors pages { path visitors } } }
`);

const Dashboard = graphql(`
  query VisitorsOfStore($market: Market!) {
    storeOverview(market: $market) { visitorsThisMonth visitorsToday visitorsYesterday visitorGrowth }
  }
`);

const PHONE = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

const newId = () => randomBytes(16).toString('base64url');
type Event = ReportVisitInput['events'][number];
const event = (change: Partial<Event> = {}): Event => ({
  id: newId(),
  kind: 'PAGE_VIEW',
  at: new Date().toISOString(),
  path: '/',
  ...change,
});

async function report(market: 'KR' | 'US', input: Partial<ReportVisitInput> & { events: Event[] }, server = 0) {
  const client = shop.client({ market, language: 'en', server });
  const body = { query: print(Report), variables: { input: { visitId: newId(), ...input } } };
  const { data } = await client.send(body, { 'user-agent': PHONE });
  expect(data).toEqual({ reportVisit: { __typename: 'VisitReportTaken' } });
}

describe('the statistics of a store', () => {
  it("show visitors' activity once it is counted (STATISTICS-9)", async () => {
    const visitorId = newId();
    await report('KR', {
      visitorId,
      referrer: 'https://search.naver.com/search.naver?query=%ED%8B%B0%EC%8A%88',
      events: [
        event(),
        event({ path: '/product/wipe' }),
        event({ kind: 'ADDED_TO_CART', path: '/product/wipe', productId: shop.productId('wipe') }),
        event({ kind: 'FAQ_SEARCHED', path: '/faq', text: '배송' }),
        event({ kind: 'WEB_VITAL', vital: 'LCP', value: 1200 }),
        event({ kind: 'WEB_VITAL', vital: 'LCP', value: 9000 }),
      ],
    });
    await report('KR', { visitorId, events: [event({ path: '/wp-login.php' })] });
    await report('KR', { events: [event()] }, 1);
    await shop.app().services.visitCounting.run();

    const { visitStatistics: shown } = await staff.run(Visits, { market: 'KR', period: 'DAYS_10' });
    expect(shown.span.timeZone).toBe('Asia/Seoul');
    expect([shown.days.length, shown.daysBefore.length]).toEqual([10, 10]);
    expect(shown.days.at(-1)?.date).toBe(shown.span.to);
    expect(shown.totals).toMatchObject({ visits: 3, visitors: 2, pageViews: 4, newVisits: 1, returningVisits: 1 });
    expect(shown.totals.bounceRate).toBeCloseTo(2 / 3);
    expect(shown.totalsBefore).toEqual({ visits: 0, bounceRate: null, averageSeconds: null });
    expect(shown.channels.filter(({ visits }) => visits > 0)).toEqual([
      { channel: 'DIRECT', visits: 2, visitsBefore: 0 },
      { channel: 'SEARCH', visits: 1, visitsBefore: 0 },
    ]);
    expect(shown.sources).toEqual([
      { channel: 'DIRECT', source: null, visits: 2, visitsBefore: 0 },
      { channel: 'SEARCH', source: 'search.naver.com', visits: 1, visitsBefore: 0 },
    ]);
    expect(shown.keywords).toEqual([{ text: '티슈', count: 1, countBefore: 0 }]);
    expect(shown.faqSearches).toEqual([{ text: '배송', count: 1, countBefore: 0 }]);
    expect(shown.paths).toEqual([
      { path: '/', views: 2, viewsBefore: 0 },
      { path: '(other)', views: 1, viewsBefore: 0 },
      { path: '/product/wipe', views: 1, viewsBefore: 0 },
    ]);
    expect(shown.devices).toContainEqual({ device: 'MOBILE', visits: 3 });
    expect(shown.countries).toEqual([{ countryCode: null, visits: 3 }]);
    expect(shown.activeUsers).toEqual([1, 7, 14, 28, 30].map((window) => ({ window, users: 2, usersBefore: 0 })));
    const lcp = shown.vitals.find(({ vital }) => vital === 'LCP');
    expect(lcp).toMatchObject({ good: 1, needsImprovement: 0, poor: 1, samples: 2 });
    expect((await staff.run(Visits, { market: 'US', period: 'DAYS_10' })).visitStatistics.totals.visits).toBe(0);

    const { storeOverview } = await staff.run(Dashboard, { market: 'KR' });
    expect(storeOverview).toEqual({
      visitorsThisMonth: 2,
      visitorsToday: 2,
      visitorsYesterday: 0,
      visitorGrowth: 100,
    });
  });

  it.each([
    ['DAYS_60', [60]],
    ['MONTHS_3', [89, 90, 91, 92]],
  ] as const)('cover as many days as %s defines (STATISTICS-8)', async (period, lengths) => {
    const { visitStatistics: shown } = await staff.run(Visits, { market: 'KR', period });

    expect(lengths).toContain(shown.days.length);
    expect(shown.daysBefore).toHaveLength(shown.days.length);
  });
});

describe('the current visitors of a store', () => {
  it('are published to subscribers as soon as somebody arrives, on any server', async () => {
    const following = staff.subscribe(Follow, { market: 'US' });
    expect(await following.next()).toEqual({ visitsNowChanged: { visitors: 0, pages: [] } });

    await report('US', { events: [event({ path: '/product/spray' })] }, 1);
    let latest = (await following.next()).visitsNowChanged;
    // A read between the visit and its page view only sees the visitor.
    while (latest.pages.length === 0) latest = (await following.next()).visitsNowChanged;
    expect(latest).toEqual({ visitors: 1, pages: [{ path: '/product/spray', visitors: 1 }] });
    await following.stop();

    const { visitsNow } = await staff.run(Now, { market: 'US' });
    expect(visitsNow).toMatchObject({ market: 'US', visitors: 1, countries: [{ countryCode: null, visitors: 1 }] });
    expect(visitsNow.minutes).toHaveLength(30);
  });
});
