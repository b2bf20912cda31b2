/** Why the units of a product in a store became more or fewer. */
export const StockMovementKind = {
  OPENING: 'OPENING',
  SALE: 'SALE',
  CANCELLATION: 'CANCELLATION',
  RESTOCK: 'RESTOCK',
  EDIT: 'EDIT',
  ADJUSTMENT: 'ADJUSTMENT',
} as const;
export type StockMovementKind = (typeof StockMovementKind)[keyof typeof StockMovementKind];

/** How a product stands in a store. */
const SALE_STATES = ['onSale', 'soldOut', 'stopped'] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** What the stock screen can be narrowed to: a sale state, or those on sale of which few are left. */
export const STOCK_CHOICES = [...SALE_STATES, 'low'] as const;
export type StockChoice = (typeof STOCK_CHOICES)[number];

/** Most units that staff may enter; keeps typing errors out of the books. */
export const MAXIMUM_STOCK = 1_000_000;

/** At or below this many units a product is low, unless staff chose another number for it. */
export const DEFAULT_LOW_STOCK_AT = 5;

/** Units in the warehouse: those that can be ordered, and those held for running payments. */
export function countUnits({ quantity, reserved }: { readonly quantity: number; readonly reserved: number }): number {
  return quantity + reserved;
}

/** Few are left, and more are wanted: not where nothing can be ordered anyway. Held units count, they may come back. */
export function isLowStock(
  stock: { readonly quantity: number; readonly reserved: number; readonly isStopped: boolean },
  lowStockAt: number,
): boolean {
  return !stock.isStopped && stock.quantity > 0 && countUnits(stock) <= lowStockAt;
}
