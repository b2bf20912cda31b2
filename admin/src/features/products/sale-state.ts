import { isLowStock } from '@eunbit/schema/stock';

const SALE_STATES = ['onSale', 'soldOut', 'stopped'] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** What the list can be narrowed to: a sale state, or those on sale of which few are left. */
export const STOCK_CHOICES = [...SALE_STATES, 'low'] as const;
export type StockChoice = (typeof STOCK_CHOICES)[number];

interface Sellable {
  readonly quantity: number;
  readonly stopped: boolean;
}

/** A level with the number at or below which it is low. */
export interface Watched {
  readonly stock: Sellable & { readonly reserved: number };
  readonly lowStockAt: number;
}

/**
 * Each product is in exactly one state, so that the counts add up to the total (spec 002 §2: on sale is what remains).
 * A stopped product counts as stopped even when none is left.
 */
export function saleStateOfStock({ quantity, stopped }: Sellable): SaleState {
  if (stopped) return 'stopped';
  return quantity <= 0 ? 'soldOut' : 'onSale';
}

export function isChosen({ stock, lowStockAt }: Watched, choice: StockChoice): boolean {
  return choice === 'low' ? isLowStock(stock, lowStockAt) : saleStateOfStock(stock) === choice;
}

export type StockCounts = Readonly<Record<StockChoice | 'total', number>>;

export function countStock(levels: readonly Watched[]): StockCounts {
  const counts = { total: levels.length, onSale: 0, soldOut: 0, stopped: 0, low: 0 };
  for (const level of levels) {
    for (const choice of STOCK_CHOICES) if (isChosen(level, choice)) counts[choice] += 1;
  }
  return counts;
}
