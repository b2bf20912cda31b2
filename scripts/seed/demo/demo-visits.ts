import type { Market } from '@eunbit/schema/market';
import { VisitEventKind, type WebVital } from '@eunbit/schema/visit';
import { startOfDay } from '@eunbit/server/common/store-time';
import { daysBetween } from '@eunbit/server/modules/statistics/calendar';
import type { VisitRecord } from '@eunbit/server/modules/visit/visit.model';
import type { VisitEventRecord } from '@eunbit/server/modules/visit/visit-event.model';
import { type Chance, createChance } from './chance.ts';
import { demoOrigin } from './demo-origins.ts';

export interface DemoVisit {
  readonly visit: VisitRecord;
  readonly events: VisitEventRecord[];
}

/** A product that a demo visit can view. */
interface DemoProduct {
  readonly id: string;
  readonly slug: string;
}

export interface DemoDay {
  readonly seed: number;
  readonly market: Market;
  readonly day: string;
  /** Visits on an average day. */
  readonly visits: number;
  readonly products: readonly DemoProduct[];
  /** No event is later than this. */
  readonly now: Date;
}

const HOUR = 3_600_000;
/** Relative number of visits by hour of the day. */
const HOURS = [4, 2, 1, 1, 1, 2, 4, 7, 9, 9, 9, 10, 12, 11, 9, 9, 9, 10, 11, 13, 16, 18, 15, 9].map(
  (weight, hour) => [hour, weight] as const,
);
const SHARE_OF_MARKET = { KR: 0.7, US: 0.3 } as const;
const REGULARS = 400;
const OTHER_PAGES = [
  '/',
  '/products-cleansing',
  '/products-pet',
  '/products-living',
  '/technology',
  '/company',
  '/faq',
  '/all-reviews',
];
const SEARCHES = {
  KR: ['배송', '환불', '알코올', '반려동물', '성분'],
  US: ['shipping', 'refund', 'alcohol', 'pets', 'silver'],
};

/** Weekends are busier, summer is quieter, and the shop grows. */
function countVisits({ market, day, visits }: DemoDay, chance: Chance): number {
  const date = new Date(`${day}T00:00:00Z`);
  const weekend = date.getUTCDay() % 6 === 0 ? 1.25 : 1;
  const season = 1 + 0.2 * Math.cos((2 * Math.PI * (date.getUTCMonth() + 0.5)) / 12);
  const growth = 0.7 + daysBetween('2025-01-01', day) / 2000;
  const mood = 0.85 + 0.3 * chance.next();
  return Math.round(visits * SHARE_OF_MARKET[market] * weekend * season * Math.max(0.3, growth) * mood);
}

/** The steps of a visit, each with the probability of the next one. */
function pickFlow({ market, products }: DemoDay, chance: Chance) {
  const page = (path: string) => ({ kind: VisitEventKind.PAGE_VIEW, path });
  const anyPage = () => page(OTHER_PAGES[chance.upTo(OTHER_PAGES.length - 1)] ?? '/');
  const way: (Pick<VisitEventRecord, 'kind' | 'path'> & Partial<VisitEventRecord>)[] = [anyPage()];
  if (chance.happens(0.38)) return way;
  for (let further = chance.upTo(3); further > 0; further -= 1) way.push(anyPage());
  if (chance.happens(0.06)) {
    way.push({ kind: VisitEventKind.FAQ_SEARCHED, path: '/faq', text: SEARCHES[market][chance.upTo(4)] ?? null });
  }
  // The first products of the list are viewed more often.
  const product = products[Math.floor(chance.next() ** 2 * products.length)];
  if (!product || !chance.happens(0.72)) return way;
  way.push(
    { kind: VisitEventKind.PRODUCT_CLICKED, path: '/', productId: product.id },
    page(`/product/${product.slug}`),
  );
  if (!chance.happens(0.26)) return way;
  const units = 1 + chance.upTo(2);
  way.push({ kind: VisitEventKind.ADDED_TO_CART, path: `/product/${product.slug}`, productId: product.id, units });
  way.push(page('/cart'));
  const checkout = market === 'KR' ? '/checkout_Korea' : '/checkout_US';
  const steps = [VisitEventKind.CHECKOUT_BEGUN, VisitEventKind.PAYMENT_BEGUN, VisitEventKind.PURCHASED];
  for (const [index, kind] of steps.entries()) {
    if (!chance.happens([0.5, 0.72, 0.9][index] ?? 0)) return way;
    way.push({ kind, path: checkout });
  }
  return way;
}

const VITALS: readonly (readonly [WebVital, number])[] = [
  ['LCP', 1900],
  ['INP', 140],
  ['CLS', 0.05],
];

function buildEvents(setting: DemoDay, visitId: string, startedAt: Date, chance: Chance): VisitEventRecord[] {
  const nothing = { productId: null, units: null, text: null, vital: null, value: null };
  const { market, now } = setting;
  let at = startedAt.getTime();
  const pageEvents = pickFlow(setting, chance).map((event, index) => {
    if (index > 0) at += 1000 * (4 + chance.upTo(110));
    return { ...nothing, ...event, _id: chance.id(), visitId, market, at: new Date(at) };
  });
  const measured = VITALS.filter(() => chance.happens(0.5)).map(([vital, usual]) => {
    const value = usual * (0.4 + 1.4 * chance.next() ** 2 + (chance.happens(0.06) ? 2 : 0));
    const happened = { kind: VisitEventKind.WEB_VITAL, path: pageEvents[0]?.path ?? '/', vital, value };
    return { ...nothing, ...happened, _id: chance.id(), visitId, market, at: startedAt };
  });
  return [...pageEvents, ...measured].filter((event) => event.at <= now);
}

/** Four in ten do not consent to be recognised; some of the others come repeatedly. */
function pickVisitor({ seed, market }: DemoDay, chance: Chance): string | null {
  if (chance.happens(0.4)) return null;
  return chance.happens(0.35) ? createChance(seed, market, 'regular', chance.upTo(REGULARS)).id() : chance.id();
}

/** The demo visits of a day, in order, deterministic for the seed; the caller marks returning visitors. */
export function demoVisits(setting: DemoDay): DemoVisit[] {
  const { seed, market, day, now } = setting;
  const chance = createChance(seed, market, day);
  const midnight = startOfDay(market, day).getTime();
  const made = Array.from({ length: countVisits(setting, chance) }, () => {
    const _id = chance.id();
    const startedAt = new Date(midnight + chance.pick(HOURS) * HOUR + chance.upTo(HOUR - 1));
    const visitor = pickVisitor(setting, chance);
    const origin = demoOrigin(market, chance);
    const events = buildEvents(setting, _id, startedAt, chance);
    const lastAt = new Date(Math.max(startedAt.getTime(), ...events.map(({ at }) => at.getTime())));
    return { visit: { _id, visitor, returning: null, market, startedAt, lastAt, ...origin }, events };
  });
  return made
    .filter(({ visit }) => visit.startedAt <= now)
    .sort((one, other) => one.visit.startedAt.getTime() - other.visit.startedAt.getTime());
}
