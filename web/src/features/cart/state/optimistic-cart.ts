import type { Money } from '@eunbit/schema/money';

/** The fields of a cart that an optimistic change updates. */
export interface CartAmounts {
  readonly lines: readonly CartAmountsLine[];
  readonly itemCount: number;
  readonly subtotal: Money;
  readonly total: Money;
}

export interface CartAmountsLine {
  readonly id: string;
  readonly quantity: number;
  readonly maximumQuantity: number;
  readonly unitPrice: Money;
  readonly lineTotal: Money;
  readonly product: { readonly id: string };
}

/** A cart change whose result the browser can compute. */
export type CartChange =
  | { readonly kind: 'set'; readonly productId: string; readonly quantity: number }
  | { readonly kind: 'adjust'; readonly productId: string; readonly delta: number }
  | { readonly kind: 'remove'; readonly productId: string }
  | { readonly kind: 'empty' };

/**
 * The expected cart after a change. Shipping and tax stay: the server computes them, and its response replaces this cart. A
 * change that applies to no line returns the same cart.
 */
export function applyOptimisticChange<Cart extends CartAmounts>(cart: Cart, change: CartChange): Cart {
  const lines = changeLines(cart.lines, change);
  if (lines === cart.lines) return cart;
  const subtotal = addAmounts(lines, cart.subtotal);
  const difference = subtotal.amount - cart.subtotal.amount;
  return {
    ...cart,
    lines,
    itemCount: lines.reduce((count, line) => count + line.quantity, 0),
    subtotal,
    total: { ...cart.total, amount: Math.max(0, cart.total.amount + difference) },
  };
}

function changeLines(lines: readonly CartAmountsLine[], change: CartChange): readonly CartAmountsLine[] {
  if (change.kind === 'empty') return lines.length === 0 ? lines : [];
  const line = lines.find((candidate) => candidate.product.id === change.productId);
  if (!line) return lines;
  if (change.kind === 'remove') return lines.filter((candidate) => candidate !== line);
  const wanted = change.kind === 'set' ? change.quantity : line.quantity + change.delta;
  const quantity = clampQuantity(wanted, line);
  if (quantity === line.quantity) return lines;
  // The spread keeps further fields of a cached amount, such as its type name.
  const lineTotal = { ...line.lineTotal, amount: line.unitPrice.amount * quantity };
  return lines.map((candidate) => (candidate === line ? { ...line, quantity, lineTotal } : candidate));
}

/** At least 1 (removal is a separate change); never raised above the highest orderable quantity. */
function clampQuantity(wanted: number, line: CartAmountsLine): number {
  const upper = wanted > line.quantity ? Math.max(line.quantity, line.maximumQuantity) : wanted;
  return Math.max(1, Math.min(wanted, upper));
}

/** The sum of the orderable lines, as the server computes it. */
function addAmounts(lines: readonly CartAmountsLine[], like: Money): Money {
  const counted = lines.filter(({ maximumQuantity }) => maximumQuantity > 0);
  return { ...like, amount: counted.reduce((sum, line) => sum + line.lineTotal.amount, 0) };
}
