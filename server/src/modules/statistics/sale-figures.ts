import { computeLineTotal, type PricedLine } from '../purchase/pricing.ts';
import { type BuyerDay, NO_BUYERS } from './buyer-days.ts';

/** The totals of the orders placed on a day, without cancelled ones, in minor units. */
export interface SaleFigures {
  readonly orders: number;
  readonly units: number;
  /** Includes shipping and tax, less what went back. */
  readonly revenue: number;
  readonly buyers: BuyerDay;
  readonly products: readonly ProductSum[];
}

export interface ProductSum {
  readonly productId: string;
  readonly units: number;
  /** Price of the units, without shipping and tax. */
  readonly revenue: number;
}

/** The fields of an order that counting needs. */
export interface CountedOrder {
  /** Less what went back. */
  readonly total: number;
  readonly lines: readonly (PricedLine & { readonly productId: string })[];
}

export const NO_SALES: SaleFigures = { orders: 0, units: 0, revenue: 0, buyers: NO_BUYERS, products: [] };

const byRevenue = (one: ProductSum, other: ProductSum) =>
  other.revenue - one.revenue || (one.productId < other.productId ? -1 : 1);

/** Highest revenue first; the id breaks ties, so that counting again gives the same result. */
export function mergeProducts(all: readonly (readonly ProductSum[])[]): ProductSum[] {
  const sums = new Map<string, ProductSum>();
  for (const { productId, units, revenue } of all.flat()) {
    const sum = sums.get(productId) ?? { units: 0, revenue: 0 };
    sums.set(productId, { productId, units: sum.units + units, revenue: sum.revenue + revenue });
  }
  return [...sums.values()].sort(byRevenue);
}

export function tallySales(orders: readonly CountedOrder[], buyers: BuyerDay): SaleFigures {
  const products = mergeProducts(
    orders.map(({ lines }) =>
      lines.map((line) => ({
        productId: line.productId,
        units: line.quantity,
        revenue: computeLineTotal(line),
      })),
    ),
  );
  return {
    orders: orders.length,
    units: products.reduce((sum, { units }) => sum + units, 0),
    revenue: orders.reduce((sum, { total }) => sum + total, 0),
    buyers,
    products,
  };
}
