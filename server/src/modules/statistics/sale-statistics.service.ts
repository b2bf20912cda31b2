import type { Market } from '@eunbit/schema/market';
import type { StatisticsPeriod } from '@eunbit/schema/statistics';
import type { Connection } from 'mongoose';
import type { OrderSales } from '../order/index.ts';
import { type Buyers, countBuyers } from './buyer-days.ts';
import { type DaySpan, daysOfSpan, type Span, spansUntil } from './calendar.ts';
import { unpack } from './packed.ts';
import { mergeProducts, NO_SALES, type ProductSum, type SaleFigures } from './sale-figures.ts';
import { saleRollupModel } from './sale-rollup.model.ts';

export interface SaleDay {
  readonly date: string;
  readonly figures: SaleFigures;
}

/** Consecutive days with their totals. */
export interface SaleSpan extends DaySpan, Buyers {
  readonly days: readonly SaleDay[];
  readonly orders: number;
  readonly units: number;
  readonly revenue: number;
  readonly grossRevenue: number;
  readonly products: readonly ProductSum[];
}

/** The number of orders and their revenue in minor units. */
export type Sales = Pick<SaleFigures, 'orders' | 'revenue'>;

function saleSpan(span: DaySpan, rows: ReadonlyMap<string, SaleFigures>): SaleSpan {
  const days = daysOfSpan(span).map((date) => ({ date, figures: rows.get(date) ?? NO_SALES }));
  const all = days.map(({ figures }) => figures);
  const sum = (of: (figures: SaleFigures) => number) => all.reduce((total, figures) => total + of(figures), 0);
  return {
    ...span,
    ...countBuyers(all.map(({ buyers }) => buyers)),
    days,
    orders: sum(({ orders }) => orders),
    units: sum(({ units }) => units),
    revenue: sum(({ revenue }) => revenue),
    grossRevenue: sum(({ grossRevenue }) => grossRevenue),
    products: mergeProducts(all.map(({ products }) => products)),
  };
}

/** Reads the sales of a store: whole days from the rollups, parts of a day from the orders. */
export function createSaleStatistics(connection: Connection, orderSales: OrderSales) {
  const rollups = saleRollupModel(connection);

  return {
    /** The last days of a store, and as many before them. */
    async figures(market: Market, period: StatisticsPeriod, now: Date) {
      const spans = spansUntil(market, period, now);
      const rows = await rollups
        .find({ market, day: { $gte: spans.before.from, $lte: spans.span.to } }, { day: 1, figures: 1 })
        .lean();
      const byDay = new Map(rows.map(({ day, figures }) => [day, unpack(figures)]));
      return { spans, now: saleSpan(spans.span, byDay), before: saleSpan(spans.before, byDay) };
    },

    /** The totals of the orders placed within a span, as far as they have been counted. */
    async getRevenue(market: Market, { from, to }: DaySpan): Promise<number> {
      const rows = await rollups.find({ market, day: { $gte: from, $lte: to } }, { figures: 1 }).lean();
      return rows.reduce((sum, { figures }) => sum + unpack(figures).revenue, 0);
    },

    /** The orders placed within a day or a part of it, and their revenue. Reads every order. */
    within: (market: Market, span: Span): Promise<Sales> => orderSales.sumWithin(market, span),
  };
}

export type SaleStatistics = ReturnType<typeof createSaleStatistics>;
export type SalePeriodFigures = Awaited<ReturnType<SaleStatistics['figures']>>;
