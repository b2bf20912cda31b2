import type { SoldLine } from '../order/index.ts';
import { type BuyerDay, NO_BUYERS } from './buyer-days.ts';

/** The totals of the orders placed on a day, without cancelled ones, in minor units. */
export interface SaleFigures {
  readonly orders: number;
  /** Excludes refunded units. */
  readonly units: number;
  /** Includes shipping and tax, minus refunds. */
  readonly revenue: number;
  /** Revenue before refunds. */
  readonly grossRevenue: number;
  readonly buyers: BuyerDay;
  readonly products: readonly ProductSum[];
}

/** The sold units of a product, and those that were not refunded. */
export type ProductSum = SoldLine;

/** The fields of an order that counting needs. */
export interface CountedOrder {
  /** Minus refunds. */
  readonly total: number;
  readonly grossTotal: number;
  readonly lines: readonly SoldLine[];
}

export const NO_SALES: SaleFigures = {
  orders: 0,
  units: 0,
  revenue: 0,
  grossRevenue: 0,
  buyers: NO_BUYERS,
  products: [],
};

const NOTHING_SOLD = { units: 0, revenue: 0, grossUnits: 0, grossRevenue: 0 };

const byRevenue = (one: ProductSum, other: ProductSum) =>
  other.revenue - one.revenue || (one.productId < other.productId ? -1 : 1);

/** Highest revenue first; the id breaks ties, so that counting again gives the same result. */
export function mergeProducts(all: readonly (readonly ProductSum[])[]): ProductSum[] {
  const sums = new Map<string, ProductSum>();
  for (const { productId, ...sold } of all.flat()) {
    const sum = sums.get(productId) ?? NOTHING_SOLD;
    sums.set(productId, {
      productId,
      units: sum.units + sold.units,
      revenue: sum.revenue + sold.revenue,
      grossUnits: sum.grossUnits + sold.grossUnits,
      grossRevenue: sum.grossRevenue + sold.grossRevenue,
    });
  }
  return [...sums.values()].sort(byRevenue);
}

export function tallySales(orders: readonly CountedOrder[], buyers: BuyerDay): SaleFigures {
  const products = mergeProducts(orders.map(({ lines }) => lines));
  return {
    orders: orders.length,
    units: products.reduce((sum, { units }) => sum + units, 0),
    revenue: orders.reduce((sum, { total }) => sum + total, 0),
    grossRevenue: orders.reduce((sum, { grossTotal }) => sum + grossTotal, 0),
    buyers,
    products,
  };
}
