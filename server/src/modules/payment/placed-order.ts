import type { Types } from 'mongoose';
import type { CheckoutPayments } from '../checkout/checkout-payments.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import { isByCard, type PaymentMethodChoice } from './payment-method-choice.ts';
import type { SettledOutcome } from './payment-outcome.ts';

interface Deps {
  readonly checkoutPayments: Pick<CheckoutPayments, 'byId'>;
  readonly orderPayments: Pick<OrderPayments, 'byCheckout'>;
}

/** What a checkout has come to, as the answer to whoever came second. */
export function createPlacedOrder({ checkoutPayments, orderPayments }: Deps) {
  return async function placedOrder(checkoutId: Types.ObjectId): Promise<SettledOutcome> {
    const order = await orderPayments.byCheckout(checkoutId);
    if (order) return { outcome: 'placed', order };
    const checkout = await checkoutPayments.byId(checkoutId);
    if (checkout?.state === 'REFUNDED') return { outcome: 'refunded' };
    return { outcome: checkout?.state === 'PAYING' ? 'replaced' : 'notStarted' };
  };
}

export type PlacedOrder = ReturnType<typeof createPlacedOrder>;

/**
 * Whether an order is what a press of the button has placed: pressing twice for the same transfer places one. A card is
 * confirmed only after the press, so that an order that is there already came by another payment.
 */
export function isPlacedBy({ payment }: Pick<OrderRecord, 'payment'>, way: PaymentMethodChoice): boolean {
  if (isByCard(way)) return false;
  const { method, bankId, depositorName } = payment;
  return method === way.method && bankId === way.bankId && depositorName === way.depositorName;
}
