export const SALE_STATES = ['onSale', 'soldOut', 'stopped'] as const;
export type SaleState = (typeof SALE_STATES)[number];

interface Sellable {
  readonly quantity: number;
  readonly stopped: boolean;
}

/**
 * Each product is in exactly one state, so that the counts add up to the total (spec 002 §2: on sale is what remains).
 * A stopped product counts as stopped even when none is left.
 */
export function saleStateOfStock({ quantity, stopped }: Sellable): SaleState {
  if (stopped) return 'stopped';
  return quantity <= 0 ? 'soldOut' : 'onSale';
}

export type SaleCounts = Readonly<Record<SaleState | 'total', number>>;

export function countSaleStates(levels: readonly Sellable[]): SaleCounts {
  const counts = { total: levels.length, onSale: 0, soldOut: 0, stopped: 0 };
  for (const level of levels) counts[saleStateOfStock(level)] += 1;
  return counts;
}
