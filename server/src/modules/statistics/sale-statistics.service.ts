import type { Market } from '@eunbit/schema/market';
import type { StatisticsPeriod } from '@eunbit/schema/statistics';
import type { Connection } from 'mongoose';
import { type Buyers, buyersOf } from './buyer-days.ts';
import { type DaySpan, daysOfSpan, spansUntil } from './calendar.ts';
import { unpack } from './packed.ts';
import { mergeProducts, NO_SALES, type ProductSum, type SaleFigures } from './sale-figures.ts';
import { saleRollupModel } from './sale-rollup.model.ts';

export interface SaleDay {
  readonly date: string;
  readonly figures: SaleFigures;
}

/** Days on end with what they come to. */
export interface SaleSpan extends DaySpan, Buyers {
  readonly days: readonly SaleDay[];
  readonly orders: number;
  readonly units: number;
  readonly revenue: number;
  readonly products: readonly ProductSum[];
}

function saleSpan(span: DaySpan, rows: ReadonlyMap<string, SaleFigures>): SaleSpan {
  const days = daysOfSpan(span).map((date) => ({ date, figures: rows.get(date) ?? NO_SALES }));
  const all = days.map(({ figures }) => figures);
  const sum = (of: (figures: SaleFigures) => number) => all.reduce((total, figures) => total + of(figures), 0);
  return {
    ...span,
    ...buyersOf(all.map(({ buyers }) => buyers)),
    days,
    orders: sum(({ orders }) => orders),
    units: sum(({ units }) => units),
    revenue: sum(({ revenue }) => revenue),
    products: mergeProducts(all.map(({ products }) => products)),
  };
}

/** Answers what a store sold from what was counted, never from single orders. */
export function createSaleStatistics(connection: Connection) {
  const rollups = saleRollupModel(connection);

  return {
    /** The last so many days in a store, and as many before them. */
    async figures(market: Market, period: StatisticsPeriod, now: Date) {
      const spans = spansUntil(market, period, now);
      const rows = await rollups
        .find({ market, day: { $gte: spans.before.from, $lte: spans.span.to } }, { day: 1, figures: 1 })
        .lean();
      const byDay = new Map(rows.map(({ day, figures }) => [day, unpack(figures)]));
      return { spans, now: saleSpan(spans.span, byDay), before: saleSpan(spans.before, byDay) };
    },
  };
}

export type SaleStatistics = ReturnType<typeof createSaleStatistics>;
export type SalePeriodFigures = Awaited<ReturnType<SaleStatistics['figures']>>;
