import type { CodedRefusal } from '../../../common/refusal.ts';
import type { CartContext, CartErrorCode, CartService, CartState } from '../../cart/index.ts';
import type { OrderLineRecord } from '../../purchase/index.ts';
import type { OrderRecord } from '../order.record.ts';

/** Why an order line could not be added to the cart in full. */
export interface UnmetLine {
  readonly line: OrderLineRecord;
  readonly reason: CodedRefusal<CartErrorCode>;
  /** Maximum quantity that can be ordered now. */
  readonly maximum: number;
}

export interface BoughtAgain {
  readonly cart: CartState;
  readonly unmet: readonly UnmetLine[];
}

const CAPPED: CodedRefusal<CartErrorCode> = { code: 'QUANTITY_CAPPED', key: 'quantity.maximum' };

/** Adds the lines of an order to the cart, one by one, each up to the quantity that can be ordered now. */
export async function buyAgain(cart: CartService, context: CartContext, order: OrderRecord): Promise<BoughtAgain> {
  const { market, viewer, cookies } = context;
  let cartToken = context.cartToken;
  let state: CartState | null = null;
  const unmet: UnmetLine[] = [];
  for (const line of order.lines) {
    const change = await cart.add({ market, viewer, cookies, cartToken }, line.productId, line.quantity);
    if ('refused' in change) {
      unmet.push({ line, reason: change.refused, maximum: 0 });
      continue;
    }
    const { cart: changed, capped } = change.value;
    state = changed;
    // The first line may have created a cart; the next lines are added to it.
    cartToken = changed.token ?? cartToken;
    if (capped) unmet.push({ line, reason: CAPPED, maximum: capped.quantity });
  }
  return { cart: state ?? (await cart.read({ market, viewer, cookies, cartToken })), unmet };
}
