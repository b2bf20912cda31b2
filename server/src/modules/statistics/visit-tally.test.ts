import { FUNNEL_STEPS } from '@eunbit/schema/statistics';
import { DeviceCategory, VisitChannel, VisitEventKind } from '@eunbit/schema/visit';
import { array, assert, constantFrom, integer, nat, option, property, record } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mergeFigures } from './visit-figures.ts';
import { type CountedEvent, type CountedVisit, VisitTally } from './visit-tally.ts';

const START = Date.parse('2026-03-02T10:00:00Z');

const buildEvent = (kind: VisitEventKind, path = '/', more: Partial<CountedEvent> = {}): CountedEvent => ({
  kind,
  path,
  text: null,
  vital: null,
  value: null,
  ...more,
});

const plain = constantFrom(
  VisitEventKind.PAGE_VIEW,
  VisitEventKind.PRODUCT_CLICKED,
  VisitEventKind.ADDED_TO_CART,
  VisitEventKind.CHECKOUT_BEGUN,
  VisitEventKind.PAYMENT_BEGUN,
  VisitEventKind.PURCHASED,
).chain((kind) => constantFrom('/', '/faq', '/product/wipe').map((path) => buildEvent(kind, path)));
const search = constantFrom('refund', 'silver').map((text) =>
  buildEvent(VisitEventKind.FAQ_SEARCHED, '/faq', { text }),
);
const vital = nat(6000).map((value) => buildEvent(VisitEventKind.WEB_VITAL, '/', { vital: 'LCP', value }));

const visits = array(
  record({
    seconds: nat(4000),
    channel: constantFrom(...Object.values(VisitChannel)),
    source: option(constantFrom('google.com', 'naver.com')),
    keywords: option(constantFrom('wipes', '은빛')),
    device: constantFrom(...Object.values(DeviceCategory)),
    country: option(constantFrom('KR', 'US')),
    region: option(constantFrom('Seoul', 'Ohio')),
    returning: option(constantFrom(true, false)),
    events: array(plain, { maxLength: 8 }).chain((some) =>
      array(constantFrom(...some, buildEvent(VisitEventKind.PAGE_VIEW)), { maxLength: 8 }).chain((others) =>
        array(search, { maxLength: 2 }).chain((searches) =>
          array(vital, { maxLength: 3 }).map((vitals) => [...some, ...others, ...searches, ...vitals]),
        ),
      ),
    ),
  }).map(
    ({ seconds, ...visit }): CountedVisit => ({
      ...visit,
      startedAt: new Date(START),
      lastAt: new Date(START + seconds * 1000),
    }),
  ),
  { maxLength: 12 },
);

function tally(all: readonly CountedVisit[]) {
  const counted = new VisitTally();
  for (const visit of all) counted.add(visit);
  return counted.figures();
}

const countNames = (names: readonly (string | null)[]) => {
  const counts: Record<string, number> = {};
  for (const name of names) if (name !== null) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

describe('the figures of visits', () => {
  it('equal the figures computed from the single visits', () => {
    assert(
      property(visits, (all) => {
        const { counts, lists } = tally(all);
        const events = all.flatMap((visit) => visit.events);
        const views = events.filter(({ kind }) => kind === 'PAGE_VIEW');
        expect(counts.visits).toBe(all.length);
        expect(counts.pageViews).toBe(views.length);
        expect(counts.seconds).toBe(all.reduce((sum, one) => sum + (+one.lastAt - +one.startedAt) / 1000, 0));
        expect(counts.newVisits + counts.returningVisits).toBe(all.filter((one) => one.returning !== null).length);
        expect(Object.fromEntries(lists.paths.top)).toEqual(countNames(views.map(({ path }) => path)));
        expect(Object.fromEntries(lists.keywords.top)).toEqual(countNames(all.map(({ keywords }) => keywords)));
        expect(Object.fromEntries(lists.countries.top)).toEqual(countNames(all.map(({ country }) => country ?? '')));
        expect(Object.fromEntries(lists.faqSearches.top)).toEqual(countNames(events.map(({ text }) => text)));
        expect(counts.channels.EMAIL).toBe(all.filter(({ channel }) => channel === 'EMAIL').length);
        expect(lists.vitals.LCP?.samples ?? 0).toBe(events.filter((event) => event.vital === 'LCP').length);
        for (const [index, step] of FUNNEL_STEPS.slice(2).entries()) {
          const further = FUNNEL_STEPS.slice(index + 2) as readonly string[];
          const reached = all.filter((visit) => visit.events.some(({ kind }) => further.includes(kind)));
          expect([step, counts.steps[index + 2]]).toEqual([step, reached.length]);
        }
      }),
    );
  });

  it('are the same for any split of visits into hours and any order of addition', () => {
    assert(
      property(visits, array(integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }), (all, parts) => {
        const hours = [0, 1, 2, 3].map((hour) => tally(all.filter((_, index) => parts[index] === hour)));
        expect(mergeFigures(hours)).toEqual(tally(all));
        expect(mergeFigures([mergeFigures(hours.slice(2)), ...hours.slice(0, 2).reverse()])).toEqual(tally(all));
      }),
    );
  });
});

describe('a visit', () => {
  const visit = (...events: CountedEvent[]): CountedVisit => ({
    startedAt: new Date(START),
    lastAt: new Date(START),
    channel: 'DIRECT',
    source: null,
    keywords: null,
    device: 'MOBILE',
    country: null,
    region: null,
    returning: null,
    events,
  });
  const view = buildEvent('PAGE_VIEW');
  const measured = buildEvent('WEB_VITAL', '/', { vital: 'CLS', value: 0 });

  test.each([
    ['saw one page', [view], 1],
    ['saw one page, which was measured', [view, measured], 1],
    ['was only measured', [measured], 1],
    ['saw two pages', [view, view], 0],
    ['searched on its only page', [view, buildEvent('FAQ_SEARCHED', '/faq', { text: 'refund' })], 0],
    ['put something into the cart', [view, buildEvent('ADDED_TO_CART')], 0],
  ])('that %s is or is not counted as a bounce', (_what, events, bounces) => {
    expect(tally([visit(...events)]).counts.bounces).toBe(bounces);
  });

  test('that viewed a product and bought has reached each step in between (STATISTICS-13)', () => {
    expect(tally([visit(view, buildEvent('PURCHASED'))]).counts.steps).toEqual([1, 1, 1, 1, 1, 1]);
    expect(tally([visit(buildEvent('PAGE_VIEW', '/product/wipe'))]).counts.steps).toEqual([1, 1, 0, 0, 0, 0]);
    expect(tally([visit(view)]).counts.steps).toEqual([1, 0, 0, 0, 0, 0]);
  });
});
