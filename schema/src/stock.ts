/** Reason of a stock movement. */
export const StockMovementKind = {
  OPENING: 'OPENING',
  SALE: 'SALE',
  CANCELLATION: 'CANCELLATION',
  RETURN: 'RETURN',
  WRITE_OFF: 'WRITE_OFF',
  RESTOCK: 'RESTOCK',
  EDIT: 'EDIT',
  ADJUSTMENT: 'ADJUSTMENT',
} as const;
export type StockMovementKind = (typeof StockMovementKind)[keyof typeof StockMovementKind];

/** Sale state of a product in a store. */
const SALE_STATES = ['onSale', 'soldOut', 'stopped'] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** Filters of the stock screen: a sale state, or products on sale with low stock. */
export const STOCK_CHOICES = [...SALE_STATES, 'low'] as const;
export type StockChoice = (typeof STOCK_CHOICES)[number];

/** The same filters in the API. */
export const StockFilter = { ON_SALE: 'ON_SALE', SOLD_OUT: 'SOLD_OUT', STOPPED: 'STOPPED', LOW: 'LOW' } as const;
export type StockFilter = (typeof StockFilter)[keyof typeof StockFilter];

export const STOCK_FILTER_OF: Readonly<Record<StockChoice, StockFilter>> = {
  onSale: 'ON_SALE',
  soldOut: 'SOLD_OUT',
  stopped: 'STOPPED',
  low: 'LOW',
};

/** Maximum units that staff can enter; keeps typing errors out of the books. */
export const MAXIMUM_STOCK = 1_000_000;

/** Units in the warehouse: those that can be ordered, and those held for running payments. */
export function countUnits({ quantity, reserved }: { readonly quantity: number; readonly reserved: number }): number {
  return quantity + reserved;
}

interface Sellable {
  readonly quantity: number;
  readonly isStopped: boolean;
}

/**
 * Each product is in exactly one state, so that the counts add up to the total (STOCK-10). A stopped product counts as stopped
 * even if it is sold out.
 */
export function getSaleState({ quantity, isStopped }: Sellable): SaleState {
  if (isStopped) return 'stopped';
  return quantity <= 0 ? 'soldOut' : 'onSale';
}

/** A stock level with its threshold. */
export interface WatchedStock extends Sellable {
  readonly reserved: number;
  readonly lowStockAt: number;
}

export function isChosen(stock: WatchedStock, choice: StockChoice): boolean {
  return choice === 'low' ? isLowStock(stock, stock.lowStockAt) : getSaleState(stock) === choice;
}

export type StockCounts = Readonly<Record<StockChoice | 'total', number>>;

export function countStock(levels: Iterable<WatchedStock>): StockCounts {
  const counts = { total: 0, onSale: 0, soldOut: 0, stopped: 0, low: 0 };
  for (const level of levels) {
    counts.total += 1;
    for (const choice of STOCK_CHOICES) if (isChosen(level, choice)) counts[choice] += 1;
  }
  return counts;
}

/**
 * Whether few units are left and more are needed; false if nothing can be ordered anyway. Held units count as left, since they
 * may be released.
 */
export function isLowStock(
  stock: { readonly quantity: number; readonly reserved: number; readonly isStopped: boolean },
  lowStockAt: number,
): boolean {
  return !stock.isStopped && stock.quantity > 0 && countUnits(stock) <= lowStockAt;
}
