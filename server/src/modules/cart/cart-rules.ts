import { orderableQuantity } from '@eunbit/schema/catalogue';

export interface StoredLine {
  readonly productId: string;
  readonly quantity: number;
}

/** The quantity that can be ordered, and whether it is less than requested. */
export interface Fitted {
  readonly quantity: number;
  readonly capped: boolean;
}

type Stock = { readonly quantity: number; readonly stopped: boolean } | null;

/** Stock as one cart sees it: units that its own running payment holds count as available. */
export function withHeld(stock: Stock, held: number): Stock {
  return stock && { quantity: stock.quantity + held, stopped: stock.stopped };
}

/** Caps a requested quantity at the limit per item and the stock (CART-1). */
export function fit(wanted: number, stock: Stock): Fitted {
  const maximum = orderableQuantity(stock);
  return wanted > maximum ? { quantity: maximum, capped: true } : { quantity: wanted, capped: false };
}

/** Sets a line's quantity; a new product is appended, zero removes it. */
export function withLine(lines: readonly StoredLine[], productId: string, quantity: number): StoredLine[] {
  if (quantity <= 0) return lines.filter((line) => line.productId !== productId);
  if (!lines.some((line) => line.productId === productId)) return [...lines, { productId, quantity }];
  return lines.map((line) => (line.productId === productId ? { productId, quantity } : line));
}

/** An aggregation expression: the lines of a stored cart without the bought units. Units added meanwhile stay (CART-12). */
export function withoutBought(bought: readonly StoredLine[]) {
  const units = bought.map(({ productId, quantity }) => ({
    $cond: [{ $eq: ['$$line.productId', productId] }, quantity, 0],
  }));
  const quantity = { $subtract: ['$$line.quantity', { $sum: units }] };
  const reduced = { $map: { input: '$lines', as: 'line', in: { $mergeObjects: ['$$line', { quantity }] } } };
  return { $filter: { input: reduced, as: 'line', cond: { $gt: ['$$line.quantity', 0] } } };
}

/**
 * Merges a guest's cart into the member's at sign-in: quantities are added up to what can be ordered. For an unavailable product,
 * the larger quantity is kept, so that signing in never loses a line.
 */
export function mergedLines(
  member: readonly StoredLine[],
  guest: readonly StoredLine[],
  getMaximum: (productId: string) => number,
): StoredLine[] {
  return guest.reduce<StoredLine[]>(
    (lines, { productId, quantity }) => {
      const there = lines.find((line) => line.productId === productId)?.quantity ?? 0;
      const maximum = getMaximum(productId);
      const merged = maximum > 0 ? Math.min(there + quantity, maximum) : Math.max(there, quantity);
      return withLine(lines, productId, merged);
    },
    [...member],
  );
}
