import { isLowStock, type SaleState, STOCK_CHOICES, type StockChoice } from '@eunbit/schema/stock';

interface Sellable {
  readonly quantity: number;
  readonly isStopped: boolean;
}

/** A stock level with its threshold. */
export interface Watched {
  readonly stock: Sellable & { readonly reserved: number };
  readonly lowStockAt: number;
}

/**
 * Each product is in exactly one state, so that the counts add up to the total (STOCK-10).
 * A stopped product counts as stopped even when none is left.
 */
export function getSaleState({ quantity, isStopped }: Sellable): SaleState {
  if (isStopped) return 'stopped';
  return quantity <= 0 ? 'soldOut' : 'onSale';
}

export function isChosen({ stock, lowStockAt }: Watched, choice: StockChoice): boolean {
  return choice === 'low' ? isLowStock(stock, lowStockAt) : getSaleState(stock) === choice;
}

export type StockCounts = Readonly<Record<StockChoice | 'total', number>>;

export function countStock(levels: readonly Watched[]): StockCounts {
  const counts = { total: levels.length, onSale: 0, soldOut: 0, stopped: 0, low: 0 };
  for (const level of levels) {
    for (const choice of STOCK_CHOICES) if (isChosen(level, choice)) counts[choice] += 1;
  }
  return counts;
}
