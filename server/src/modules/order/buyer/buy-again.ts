import type { CartChange, CartContext, CartService, CartState } from '../../cart/index.ts';
import type { OrderLineRecord } from '../../purchase/index.ts';
import type { OrderRecord } from '../order.record.ts';

/** Why an order line could not be added to the cart in full. */
export interface UnmetLine {
  readonly line: OrderLineRecord;
  readonly reason: Extract<CartChange, { outcome: 'unavailable' }>['reason'] | 'CAPPED';
  /** Maximum quantity that can be ordered now. */
  readonly maximum: number;
}

export interface BoughtAgain {
  readonly cart: CartState;
  readonly unmet: readonly UnmetLine[];
}

/** Adds the lines of an order to the cart, one by one, each up to the quantity that can be ordered now. */
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
    // The first line may have created a cart; the next lines are added to it.
    cartToken = change.cart.token ?? cartToken;
    if (change.capped) unmet.push({ line, reason: 'CAPPED', maximum: change.capped.quantity });
  }
  return { cart: state ?? (await cart.read({ market, viewer, cookies, cartToken })), unmet };
}
