import { FUNNEL_STEPS } from '@eunbit/schema/statistics';
import { DeviceCategory, VisitChannel, WEB_VITALS } from '@eunbit/schema/visit';
import type { GapCounts } from '@eunbit/server/modules/statistics/buyer-days';
import type { Ranking } from '@eunbit/server/modules/statistics/ranking';
import { mergeProducts, type SaleFigures } from '@eunbit/server/modules/statistics/sale-figures';
import { KEPT_NAMES, type VisitFigures } from '@eunbit/server/modules/statistics/visit-figures';
import { KNOWN_DAYS, type VisitorDay } from '@eunbit/server/modules/statistics/visitor-days';
import { tallyVital } from '@eunbit/server/modules/statistics/vital-tally';
import { pick } from '../pick.ts';

/** For each store, so 100,000 together. */
const VISITS_A_DAY = 50_000;
const ORDERS_A_DAY = 1_000;
/** The number of samples per web vital and day; more would not fill further histogram buckets. */
const SAMPLES = 500;

/** Varies a number by day. */
const near = (value: number, day: number, salt: number) => Math.round(value * (0.7 + pick(day, salt, 600) / 1000));

/** A ranking of maximum length, most frequent first; some names occur on one day only. */
function ranking(kind: string, kept: number, total: number, day: number): Ranking {
  const name = (place: number) => `${kind}${(place + pick(day, place, 3) * kept) % (kept * 2)}`;
  const names = new Set(Array.from({ length: kept }, (_, place) => name(place)));
  return {
    top: [...names].map((each, place) => [each, Math.ceil(total / (place + 2))]),
    rest: near(total / 20, day, 7),
  };
}

const shares = <Name extends string>(names: Readonly<Record<string, Name>>, day: number) =>
  Object.fromEntries(
    Object.values(names).map((name, place) => [name, near(VISITS_A_DAY / (place + 2), day, place)]),
  ) as Record<Name, number>;

/** The visit figures of a busy day, with lists of maximum length. */
export function buildVisitFigures(day: number): VisitFigures {
  const visits = near(VISITS_A_DAY, day, 1);
  const vitals = WEB_VITALS.map((vital, place) => {
    const scale = vital === 'CLS' ? 0.0003 : 8;
    const values = Array.from({ length: SAMPLES }, (_, index) => pick(day * SAMPLES + index, place, 600) * scale);
    return [vital, tallyVital(vital, values)];
  });
  const list = (name: keyof typeof KEPT_NAMES, kind: string) => ranking(kind, KEPT_NAMES[name], visits, day);
  return {
    counts: {
      visits,
      pageViews: near(visits * 3, day, 2),
      bounces: near(visits / 3, day, 3),
      seconds: near(visits * 90, day, 4),
      newVisits: near(visits / 3, day, 5),
      returningVisits: near(visits / 3, day, 6),
      channels: shares(VisitChannel, day),
      devices: shares(DeviceCategory, day),
      steps: FUNNEL_STEPS.map((_, place) => Math.round(visits / 2 ** place)),
    },
    lists: {
      sources: list('sources', 'SEARCH\nsource '),
      keywords: list('keywords', 'words '),
      faqSearches: list('faqSearches', 'question '),
      paths: list('paths', '/product/all-purpose-spray-'),
      countries: list('countries', 'C'),
      regions: list('regions', 'KR\nregion '),
      vitals: Object.fromEntries(vitals),
    },
  };
}

/** The visitors of a day: half of them returned within the last three months. */
export function buildVisitors(day: number): VisitorDay {
  const gaps = Array.from({ length: KNOWN_DAYS }, (_, gap) => near(VISITS_A_DAY / (4 * (gap + 4)), day, gap));
  return { known: near(VISITS_A_DAY / 2, day, 8), unknown: near(VISITS_A_DAY / 3, day, 9), gaps };
}

const buildGaps = (day: number, most: number): GapCounts =>
  Array.from({ length: most }, (_, gap) => 1 + pick(day, gap, 4));

/** The sales figures of a busy day. */
export function buildSaleFigures(day: number, productIds: readonly string[]): SaleFigures {
  const orders = near(ORDERS_A_DAY, day, 10);
  const products = productIds.map((productId, place) => {
    const units = near(200, day, place);
    return { productId, units, revenue: units * 15_000, grossUnits: units + 3, grossRevenue: (units + 3) * 15_000 };
  });
  return {
    orders,
    units: products.reduce((sum, { units }) => sum + units, 0),
    revenue: orders * 42_000,
    grossRevenue: orders * 43_000,
    buyers: {
      buyers: orders - 20,
      gaps: buildGaps(day, 300),
      firstTimers: near(500, day, 11),
      secondGaps: buildGaps(day, 200),
    },
    products: mergeProducts([products]),
  };
}
