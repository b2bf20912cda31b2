import type { CartChange, CartContext, CartService, CartState } from '../../cart/cart.service.ts';
import type { OrderLineRecord } from '../../purchase/order-line.record.ts';
import type { OrderRecord } from '../order.record.ts';

/** Why a line of the order is not, or not wholly, in the cart. */
export interface UnmetLine {
  readonly line: OrderLineRecord;
  readonly reason: Extract<CartChange, { outcome: 'unavailable' }>['reason'] | 'CAPPED';
  /** Most that can be ordered now. */
  readonly maximum: number;
}

export interface BoughtAgain {
  readonly cart: CartState;
  readonly unmet: readonly UnmetLine[];
}

/** Adds what an order held to the cart, line by line as a shopper would: each at what can be ordered of it now. */
export async function buyAgain(cart: CartService, context: CartContext, order: OrderRecord): Promise<BoughtAgain> {
  const { market, viewer, cookies } = context;
  let cartToken = context.cartToken;
  let state: CartState | null = null;
  const unmet: UnmetLine[] = [];
  for (const line of order.lines) {
    const change = await cart.add({ market, viewer, cookies, cartToken }, line.productId, line.quantity);
    if (change.outcome === 'unavailable') {
      unmet.push({ line, reason: change.reason, maximum: 0 });
      continue;
    }
    state = change.cart;
    // The first line may have begun a cart; the next ones go into the same one.
    cartToken = change.cart.token ?? cartToken;
    if (change.capped) unmet.push({ line, reason: 'CAPPED', maximum: change.capped.quantity });
  }
  return { cart: state ?? (await cart.read({ market, viewer, cookies, cartToken })), unmet };
}
